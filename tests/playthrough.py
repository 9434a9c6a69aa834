"""Golden playthroughs and perft counts as text, for every game. A game's own module says which
games are played and which positions are counted, and writes them anew:

    python -m tests.games.board.playthrough
    python -m tests.games.card.playthrough

Read the diff before you commit it: every changed line is a changed rule.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

from glueckauf.core.protocol import State, perft

GOLDEN = Path(__file__).parent / "golden"
PERFT = Path(__file__).parent / "perft"


def told(game: Iterable[tuple[State, str]], showing: tuple[str, ...]) -> str:
    """A whole game: every decision with its choices, and what it did under which rules.

    After the events named in `showing` the table is written, too.
    """
    lines: list[str] = []
    for n, (state, move) in enumerate(game):
        for event in state.events:
            facts = " ".join(f"{key}={value}" for key, value in sorted(event.facts.items()))
            lines.append(f"    {event.name} [{' '.join(event.rules)}] {facts}")
            if event.name in showing:
                lines += [f"    | {part}" for part in str(state).splitlines()]
        if move:
            legal = state.legal_moves()
            digest = sha256(" ".join(legal).encode()).hexdigest()[:8]
            lines.append(f"{n} {state.to_move}: {move} (of {len(legal)}, {digest})")
    return "\n".join(lines) + "\n"


def positions(game: str) -> list[dict[str, Any]]:
    """The positions of a game's perft file."""
    text = (PERFT / f"{game}.toml").read_text("utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["position"]
    return found


def name_of(value: Any) -> str:
    """The name of a position, for lists of tests; a game's name stays as it is."""
    return value if isinstance(value, str) else str(value["name"])


def counted(game: str, laid: Callable[[dict[str, Any]], State]) -> str:
    """The perft file of a game with its counts computed anew."""
    todo = iter(positions(game))
    lines = []
    for row in (PERFT / f"{game}.toml").read_text("utf-8").splitlines():
        if row.startswith("counts = "):
            position = next(todo)
            depths = range(1, len(position["counts"]) + 1)
            row = f"counts = {[perft(laid(position), depth) for depth in depths]}"
        lines.append(row)
    return "\n".join(lines) + "\n"


def write(
    game: str,
    playthroughs: dict[int, str],
    laid: Callable[[dict[str, Any]], State],
) -> None:
    """The golden files of a game by its number of players, and its perft counts."""
    for players, text in playthroughs.items():
        (GOLDEN / f"{game}-{players}.txt").write_text(text, "utf-8")
    (PERFT / f"{game}.toml").write_text(counted(game, laid), "utf-8")
