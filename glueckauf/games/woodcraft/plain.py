"""A state in plain text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from glueckauf.core.protocol import CHANCE
from glueckauf.core.texts import name_of
from glueckauf.games.woodcraft.parts import (
    CHESTS,
    DICE,
    NO_DIE,
    PHASES,
    ROWS,
    SIZE,
    STRUCK,
    UNTOLD,
    Player,
)

if TYPE_CHECKING:
    from glueckauf.games.woodcraft.rules import State


def describe(state: State) -> str:
    """What lies on the table, a line for each part of it."""
    lines = [
        f"Woodcraft: Roll & Write: {_due(state)}",
        f"board      {_words(_die(die) for die in state.board)}",
        f"pool       {_words(order or '-' for order in state.pool)}, phase {PHASES[state.phase]},"
        f" decks {len(state.decks[0])} and {len(state.decks[1])}",
    ]
    for seat, player in enumerate(state.players):
        lines += _sheet(seat, player, state.scores[seat])
    return "\n".join(lines)


def _due(state: State) -> str:
    if state.is_over:
        return f"over, won by {_words(map(name_of, state.winners))}"
    when = f"round {state.round}, turn {state.turn}" if state.round else "set-up"
    due = state.todo[-1].due
    who = "chance" if state.to_move == CHANCE else name_of(state.to_move or 0)
    return f"{when}, {who}: {due}"


def _sheet(seat: int, player: Player, points: int) -> list[str]:
    dice = [DICE[die] for die, count in enumerate(player.dice) for _ in range(count)]
    rows = [f"{name} {player.owned(row)}/{player.marked[row]}" for row, name in enumerate(ROWS)]
    cells = [
        "".join(".x"[player.lanterns >> (SIZE * row + at) & 1] for at in range(SIZE))
        for row in range(SIZE)
    ]
    chests = [
        f"{name} {sum(filled)}"
        for name, filled in zip(CHESTS, player.chests, strict=True)
        if sum(filled)
    ]
    signs = {STRUCK: "/", UNTOLD: "?"}
    fields = [signs[die] if die in signs else DICE[die] for die in player.fields]
    struck = [f"{helper}:{number}" for helper, number in player.struck]
    return [
        f"{name_of(seat):<11}{points} VP, {player.nuts} nuts, dice {_words(dice)}",
        f"           {', '.join(rows)}, lanterns {_words(cells)}",
        f"           held {_words(player.held)}, done {_words(player.done)}, chests {_words(chests)}",
        f"           helpers {_words(player.helpers)}, struck {_words(struck)}, fields {_words(fields)}",
    ]


def _die(die: int) -> str:
    return "-" if die == NO_DIE else DICE[die]


def _words(found: Iterable[object]) -> str:
    return " ".join(map(str, found)) or "-"
