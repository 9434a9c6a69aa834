"""Names of bots: the same everywhere, and a helpful sentence for those that are none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf import bots
from glueckauf.core.protocol import CHANCE
from glueckauf.games import GAMES, room
from glueckauf.games.board.bots import Greedy as BoardGreedy


def first_decision(game: str, seed: int) -> Any:
    """What whoever decides first can see; until then chance brings whatever comes first."""
    state = room(game).setup(2, seed)
    while state.to_move == CHANCE:
        state = state.after(state.legal_moves()[0])
    return state.seen_by(state.to_move or 0)


@pytest.mark.parametrize("game", GAMES)
def test_every_name_of_a_game_plays_it(game: str) -> None:
    view = first_decision(game, 3)
    for name in bots.names(game):
        who = bots.bot(f"{name}:2" if name == "search" else name, 1, game=game)
        assert view.why_not(who.choose(view)) is None, name
    assert set(room(game).bots.BOTS) < set(bots.names(game)) <= set(bots.names())


def test_a_budget_stands_in_the_name() -> None:
    found = bots.bot("search:500")
    assert isinstance(found, bots.Search)
    assert (found.iterations, found.seconds) == (500, None)
    found = bots.bot("search:0.25s")
    assert isinstance(found, bots.Search)
    assert (found.iterations, found.seconds) == (None, 0.25)
    plain = bots.bot("search")
    assert isinstance(plain, bots.Search)
    assert plain.iterations == bots.Search().iterations


@pytest.mark.parametrize("name", ["search:", "search:0", "search:0s", "search:-1", "search:1.5"])
def test_no_budget(name: str) -> None:
    with pytest.raises(ValueError, match="names no budget; write search:500"):
        bots.bot(name)


def test_an_unknown_name_is_told_with_those_that_are_known() -> None:
    with pytest.raises(ValueError, match=r"no bot 'clever'; known: random, greedy, .*search"):
        bots.bot("clever")
    with pytest.raises(ValueError, match="no bot 'Greedy'"):
        bots.bot("Greedy", game="card")


def test_a_style_belongs_to_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {**room("board").bots.BOTS, "miser": BoardGreedy}
    monkeypatch.setattr(room("board").bots, "BOTS", own)
    assert "miser" in bots.names("board")
    assert "miser" not in bots.names("card")
    with pytest.raises(ValueError, match="no bot 'miser'; known: random, greedy"):
        bots.bot("miser", game="card")
    who = bots.bot("miser", 1)  # before the game is known
    view: Any = ga.board.setup(2).seen_by(1)
    assert who.choose(view) == BoardGreedy().choose(view)
    with pytest.raises(ValueError, match="'miser' does not play this game"):
        who.choose(ga.card.setup(2).seen_by(0))
    with pytest.raises(ValueError, match="no bot 'miser'"):
        ga.Table(ga.card.setup(2), seats=["human", "miser"])


def test_greedy_tells_why_if_its_game_does() -> None:
    class Talker:
        def __init__(self, seed: int | str) -> None: ...

        def choose(self, view: Any) -> str:
            return str(view.legal_moves()[0])

        def why(self, view: Any, move: str, language: str) -> str:
            return f"{move} in {language}"

    style = bots.Style("talker")
    style._own["board"] = Talker(0)
    view = ga.board.setup(2).seen_by(1)
    assert bots.why(style, view, "draft/1", "pl") == "draft/1 in pl"
    assert bots.why(bots.Without(style, ["pair"]), view, "draft/1") == "draft/1 in en"
    assert bots.why(bots.Random(), view, "draft/1") == ""


def test_a_style_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("miner = 3.0\n", "utf-8")
    who = bots.bot(str(path), game="board")
    view: Any = ga.board.setup(2).seen_by(1)
    assert view.why_not(who.choose(view)) is None
    with pytest.raises(ValueError, match="this game has no styles in files"):
        bots.bot(str(path), game="card")
    with pytest.raises(ga.FileError, match="cannot be read"):
        bots.bot(str(tmp_path / "none.toml"), game="board")
