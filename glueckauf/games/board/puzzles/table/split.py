"""The turns of an answer: from one text, or from a list, to whole turns."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.notation import END, Move, Send, read_line
from glueckauf.games.board.parts import Mining
from glueckauf.games.board.rules import State


def turns_in(answer: str | Sequence[str]) -> list[str]:
    """The turns of one text, which begin with the sending of miners; a list has them already."""
    if not isinstance(answer, str):
        for line in answer:
            read_line(line)
        return list(answer)
    turns: list[list[Move]] = []
    for move in read_line(answer) if answer else []:
        if isinstance(move, Send) or not turns:
            turns.append([])
        turns[-1].append(move)
    return [" ".join(turn) for turn in turns]


def with_end(state: State, line: str) -> str:
    """The turn, with the `end` of a mining action that the line leaves out; IllegalMove."""
    for move in line.split(" "):
        state = state.after(move)
    if isinstance(state.pending, Mining) and state.pending.half is None:
        return f"{line} {END}"
    if state.pending is not None:
        violation = state.why_not("pithead")
        assert violation is not None, "a turn is going on"
        raise IllegalMove("pithead", violation, state)
    return line
