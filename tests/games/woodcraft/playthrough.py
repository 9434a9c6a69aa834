"""Golden playthroughs and perft counts of Woodcraft: Roll & Write, written anew by one command:

    python -m tests.games.woodcraft.playthrough

Read the diff before you commit it: every changed line is a changed rule.
"""

from __future__ import annotations

from typing import Any

from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import Rules
from tests.games.play import line
from tests.games.woodcraft.scenes import busy_game, eager_choice
from tests.playthrough import positions, told, write

SEEDS = {1: 26, 2: 11, 3: 5, 4: 27, 5: 27}  # games in which much happens


def playthrough(players: int) -> str:
    """A whole game: every decision with its choices, and what it did under which rules."""
    game = busy_game(players, SEEDS[players], None, eager_choice)
    return told(game, ("pool-laid", "round-begun", "game-over", "solo-over"))


def perft_state(position: dict[str, Any]) -> State:
    """A position of the perft file: a table after some moves."""
    rules = Rules.read(position.get("rules", ""))
    state = woodcraft.setup(position["players"], position["seed"], rules=rules)
    return line(state, position["moves"]) if position["moves"] else state


def perft_positions() -> list[dict[str, Any]]:
    return positions("woodcraft")


def main() -> None:
    write("woodcraft", {players: playthrough(players) for players in SEEDS}, perft_state)


if __name__ == "__main__":
    main()
