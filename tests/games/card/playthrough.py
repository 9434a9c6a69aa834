"""Golden playthroughs and perft counts of the card game, written anew by one command:

    python -m tests.games.card.playthrough

Read the diff before you commit it: every changed line is a changed rule.
"""

from __future__ import annotations

from typing import Any

import glueckauf as ga
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules
from tests.games.card.scenes import busy_game
from tests.games.play import line
from tests.playthrough import positions, told, write

SEEDS = {2: 123, 3: 354, 4: 189}  # games in which nearly everything happens


def playthrough(players: int) -> str:
    """A whole game: every decision with its choices, and what it did under which rules."""
    return told(busy_game(players, SEEDS[players]), ("shift-begun", "game-over"))


def perft_state(position: dict[str, Any]) -> State:
    """A position of the perft file: a table after some moves."""
    rules = Rules.read(position.get("rules", ""))
    state = ga.card.setup(position["players"], position["seed"], rules=rules)
    return line(state, position["moves"]) if position["moves"] else state


def perft_positions() -> list[dict[str, Any]]:
    return positions("card")


def main() -> None:
    write("card", {players: playthrough(players) for players in SEEDS}, perft_state)


if __name__ == "__main__":
    main()
