"""Golden playthroughs and perft counts of the board game, written anew by one command:

    python -m tests.games.board.playthrough

Read the diff before you commit it: every changed line is a changed rule.
"""

from __future__ import annotations

from typing import Any

from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules
from tests.games.board.scenes import busy_game, drafted, mining
from tests.games.play import line
from tests.playthrough import GOLDEN as GOLDEN
from tests.playthrough import positions, told, write

SEEDS = {2: 20, 3: 31, 4: 42}


def playthrough(players: int) -> str:
    """A whole game: every decision with its choices, and what it did under which rules."""
    return told(busy_game(players, SEEDS[players]), ("miners-returned", "game-over"))


def perft_state(position: dict[str, Any]) -> State:
    """A position of the perft file: a table after some moves, or one pit with steps left."""
    rules = Rules.read(position.get("rules", ""))
    if "moves" in position:
        state = drafted(position["players"], position["seed"], rules=rules)
        return line(state, position["moves"]) if position["moves"] else state
    mine = {key: position[key] for key in ("level", "cage", "storage")}
    orders = [tuple(o) if isinstance(o, list) else o for o in position["orders"]]
    orders = [(o[0], tuple(o[1])) if isinstance(o, tuple) else o for o in orders]
    return mining(
        position["steps"],
        players=2,
        rules=rules,
        mine={**mine, "carts": tuple(position["carts"])},
        orders=orders,
    )


def perft_positions() -> list[dict[str, Any]]:
    return positions("board")


def main() -> None:
    write("board", {players: playthrough(players) for players in SEEDS}, perft_state)


if __name__ == "__main__":
    main()
