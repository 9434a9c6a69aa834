"""The turns of a game in one sentence each, as its log tells them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from glueckauf.core.protocol import CHANCE
from glueckauf.games import room
from glueckauf.games.scorings import in_log
from glueckauf.widget import frames
from glueckauf.widget.frames import Json
from glueckauf.widget.history import History

Span = tuple[int, int]  # the plies before and after a turn


class Turns:
    """The sentences of each turn are kept: else a long game would be told anew with every move."""

    def __init__(self) -> None:
        self._told: dict[Span, Json] = {}

    def forget(self, first: int = 0) -> None:
        """Turns that go on beyond this ply may have other moves by now."""
        self._told = {span: told for span, told in self._told.items() if span[1] <= first}

    def since(
        self,
        history: History,
        ply: int,
        language: str,
        you: int | None,
        entry: Callable[[int], Json],
    ) -> list[Json]:
        """The turns that go on beyond a ply, for whoever sits in the seat `you`."""
        found = [span for span in spans(history) if span[1] > ply]
        for span in found:
            if span not in self._told:
                self._told[span] = turn(history, span, language, you, entry)
        return [self._told[span] for span in found]


def spans(history: History) -> list[Span]:
    """Where each turn begins and ends."""
    states, plies = history.states, history.plies
    begun = (ply for ply in range(1, plies) if _begins(states[ply - 1], states[ply]))
    return list(pairwise((0, *begun, plies))) if plies else []


def _begins(before: Any, state: Any) -> bool:
    """Whether a turn begins here; chance that falls within one is a part of it."""
    if CHANCE in (before.to_move, state.to_move):
        return bool(state.at_turn_start and before.to_move != CHANCE)
    return bool(state.at_turn_start or before.to_move != state.to_move)


def turn(
    history: History, span: Span, language: str, you: int | None, entry: Callable[[int], Json]
) -> Json:
    """One turn: who made it, what it did, and how it ended a chapter, if it did."""
    first, last = span
    table = room(history.state.game).table
    events = [event for state in history.states[first + 1 : last + 1] for event in state.events]
    heads = table.headlines()
    told = in_log(event for event in events if event.name not in heads)
    text = table.recap(told, language, you) or frames.headline(told, language, you)
    if not text:  # it only begins a decision
        text = " ".join(entry(ply)["text"] for ply in range(first + 1, last + 1))
    seats = (state.to_move for state in history.states[first:last])
    seat = next((seat for seat in seats if seat is not None and seat != CHANCE), None)
    ends = (
        frames.sentence(event, language, you) for event in in_log(events) if event.name in heads
    )
    return {
        "first": first,
        "last": last,
        "seat": seat,
        "who": "" if seat is None else frames.person(seat, language, you),
        "text": text,
        "ends": " ".join(ends),
    }
