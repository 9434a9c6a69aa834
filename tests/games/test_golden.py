"""Nothing changes unnoticed: golden playthroughs and perft counts of every game, and every rule is shown.

A game's own tests compare it with its independent referee.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from glueckauf.core.protocol import perft
from glueckauf.games import GAMES, room
from tests.games.play import breaks, follows
from tests.playthrough import GOLDEN, PERFT, name_of, positions


def own(game: str) -> Any:
    return import_module(f"tests.games.{game}.playthrough")


PLAYED = [(game, players) for game in GAMES for players in own(game).SEEDS]
COUNTED = [(game, position) for game in GAMES for position in positions(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_golden_playthroughs_and_perft_counts(game: str) -> None:
    assert list(GOLDEN.glob(f"{game}-*.txt"))
    assert (PERFT / f"{game}.toml").exists()


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_golden_playthrough(game: str, players: int) -> None:
    assert own(game).playthrough(players) == (GOLDEN / f"{game}-{players}.txt").read_text("utf-8")


@pytest.mark.parametrize(("game", "position"), COUNTED, ids=name_of)
def test_perft(game: str, position: dict[str, Any]) -> None:
    counts = position["counts"]
    state = own(game).perft_state(position)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_id_has_a_case_that_follows_and_one_that_breaks_it(game: str) -> None:
    shown = set()
    for path in (Path(__file__).parent / game).glob("test_*.py"):
        pattern = rf'rule\("({room(game).PREFIX}-[\d.]+)", "?(follows|breaks)"?\)'
        shown.update(re.findall(pattern, path.read_text("utf-8")))
    wanted = {(name, kind) for name in room(game).rule_ids() for kind in (follows, breaks)}
    assert wanted - shown == set()
    assert shown - wanted == set()
