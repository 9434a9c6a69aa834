"""Golden playthroughs and perft counts of Switch & Signal, written anew by one command:

    python -m tests.games.signal.playthrough

Read the diff before you commit it: every changed line is a changed rule.
"""

from __future__ import annotations

from typing import Any

from glueckauf.games import signal
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import Rules
from tests.games.play import line
from tests.games.signal.scenes import EUROPE, busy_game, hasty_choice
from tests.games.signal.steady import steady_game
from tests.playthrough import positions, told, write

SEEDS = {
    2: 54,
    3: 277,
    4: 128,
}  # games in which nearly everything happens; odd ones in North America


def playthrough(players: int) -> str:
    """A whole game: every decision with its choices, and what it did under which rules.

    Two players deliver goods, the others bump into much and use their helpers.
    """
    seed = SEEDS[players]
    game = steady_game(2, seed) if players == 2 else busy_game(players, seed, None, hasty_choice)
    return told(game, ("started", "refilled", "delivered", "ran-out", "out-of-time", "won"))


def perft_state(position: dict[str, Any]) -> State:
    """A position of the perft file: a table after some moves."""
    state = signal.setup(
        position["players"],
        position["seed"],
        rules=Rules.read(position.get("rules", "")),
        map=position.get("map", EUROPE),
    )
    return line(state, position["moves"]) if position["moves"] else state


def perft_positions() -> list[dict[str, Any]]:
    return positions("signal")


def main() -> None:
    write("signal", {players: playthrough(players) for players in SEEDS}, perft_state)


if __name__ == "__main__":
    main()
