"""The places of turns and of a draft as graphs, for pages that are played without Python."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from glueckauf.core.puzzle import UNKNOWN, Choice, Json, Rank
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Facts, tell, within
from glueckauf.games.board.notation import END
from glueckauf.games.board.parts import Mining
from glueckauf.games.board.puzzles.table import board
from glueckauf.games.board.puzzles.table.puzzle import DraftPuzzle, TurnPuzzle
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.games.board.puzzles.table.verdict import (
    PASS,
    TurnVerdict,
    check_draft,
    is_played_on,
    spoken,
    stars_for,
    target,
)
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.search import Table, others_play
from glueckauf.games.board.telling import GAME

Moves = tuple[tuple[str, ...], dict[str, Violation]]


class TurnPlace(NamedTuple):
    """A table, without what happened last, and how many own turns are over."""

    table: Table
    turns: int


class TurnWays:
    """As `core.puzzle.Ways` asks."""

    most: int | None = None

    def __init__(self, puzzle: TurnPuzzle) -> None:
        self.puzzle, self.asked = puzzle, puzzle.asked
        self.start = TurnPlace(_plain(puzzle.asked.table), 0)
        self._par, self._lines = target(puzzle.asked, puzzle.par, puzzle.lines)
        self._idle = puzzle.asked.worth(puzzle.asked.ended(puzzle.asked.table, 0))
        self._known: dict[object, TurnVerdict] = {}

    def _is_over(self, place: TurnPlace) -> bool:
        state = place.table.state
        has_miners = state.players[self.asked.seat].miners > 0
        is_last = place.turns >= self.asked.own_turns
        return state.pending is None and (is_last or not has_miners)

    def moves(self, place: TurnPlace) -> Moves:
        if self._is_over(place):
            return (), {}
        return tuple(map(str, place.table.state.legal_moves())), {}

    def onward(self, place: TurnPlace, move: str) -> tuple[TurnPlace, tuple[Event, ...]]:
        then = board.onward(place.table, self.asked.seat, move)
        turns = place.turns + (then.state.pending is None)
        return TurnPlace(_plain(then), turns), then.state.events

    def state(self, place: TurnPlace) -> State:
        return board.shown(self.asked, place.table)

    def offer(self, place: TurnPlace, language: str) -> tuple[Choice, ...] | None:
        return () if self._is_over(place) else None

    def about(self, place: TurnPlace, language: str) -> Json:
        value = self.asked.worth(Table(place.table.state, ()))
        score = spoken(value, self.asked.objective, language)
        return {"used": place.turns, "score": score, "over": self._is_over(place)}

    def verdict(self, place: TurnPlace, line: Sequence[str]) -> TurnVerdict:
        """As `check` judges it, but for the slip, which would have to be searched for."""
        asked, (table, turns) = self.asked, place
        pending = table.state.pending
        objective = asked.objective
        blank = TurnVerdict(
            "turns", True, None, "", 0, "", None, self._par, 0, None, self._lines, (), objective
        )
        if isinstance(pending, Mining) and pending.half is None:
            table = others_play(Table(table.state.after(END), table.replies), asked.seat)
            turns += 1
        elif pending is not None:
            why = table.state.why_not(PASS)
            return blank._replace(legal=False, violation=why, turn=turns + 1)
        end = asked.ended(table, turns)
        value, meets, more = asked.worth(end), asked.is_met(end), is_played_on(table, end)
        stars = stars_for(value, self._par, self._idle) if meets and self._par is not None else 0
        key = (value, meets, more)
        problem = "" if meets else "not-starting"
        if key not in self._known:
            self._known[key] = blank._replace(
                value=value, problem=problem, stars=stars, played_on=more
            )
        return self._known[key]

    def best(self, place: TurnPlace, known: str | None) -> str | None:
        """In the middle of a turn nothing is decided; and searching takes too long for a page."""
        return UNKNOWN if place.table.state.pending is not None else known

    def told(self, move: str, language: str) -> str:
        return turn_in_words(move, language)

    @property
    def par(self) -> Rank | None:
        return None if self._par is None else (self._par,)

    def rank(self, place: TurnPlace) -> Rank | None:
        found = self.verdict(place, ())
        is_met = found.legal and not found.problem and found.value is not None
        return (found.value or 0,) if is_met else None

    def reach(self, place: TurnPlace) -> Rank | str | None:
        return UNKNOWN

    def slips(self, moves: Iterable[str], language: str) -> Json:
        def first(kind: str, place: int | str) -> str:
            facts: Facts = {"kind": kind, "place": place, "move": "{move}"}
            return tell(GAME, "slip-turn", facts, language)

        return {
            "move": first("turn", "{place}"),
            "stopped": first("stopped", "{place}"),
            "well": first("stopped", 0),
            "ends": [END],
            "idle": [],
            "steps": [False],
            "unit": "turns",
        }

    def cost(self, best: Rank | None, level: int, language: str) -> str:
        if best is None:
            return tell(GAME, "slip-start", {}, language)
        value = within(spoken(best[0], self.asked.objective, language), language)
        return tell(GAME, "slip-most", {"value": value}, language)


def _plain(table: Table) -> Table:
    return Table(table.state._replace(events=()), table.replies)


class DraftWays:
    """As `core.puzzle.Ways` asks; a place is what was picked, one after the other."""

    most: int | None = None

    def __init__(self, puzzle: DraftPuzzle) -> None:
        self.puzzle = puzzle
        self.start: tuple[str, ...] = ()
        self._known: dict[object, TurnVerdict] = {}

    def moves(self, place: tuple[str, ...]) -> Moves:
        if self.puzzle.over(place):
            return (), {}
        return tuple(move for move in self.puzzle.row if move not in place), {}

    def onward(
        self, place: tuple[str, ...], move: str
    ) -> tuple[tuple[str, ...], tuple[Event, ...]]:
        then = (*place, move)
        return then, self.state(then).events

    def state(self, place: tuple[str, ...]) -> State:
        return board.picks(self.puzzle, place)[-1]

    def offer(self, place: tuple[str, ...], language: str) -> tuple[Choice, ...] | None:
        return () if self.puzzle.over(place) else None

    def about(self, place: tuple[str, ...], language: str) -> Json:
        return {"used": len(place), "score": "", "over": self.puzzle.over(place)}

    def verdict(self, place: tuple[str, ...], line: Sequence[str]) -> TurnVerdict:
        key = frozenset(place) if self.puzzle.over(place) else len(place)
        if key not in self._known:
            picked = place or tuple(self.puzzle.row)[:1]  # one that is too few, as none is
            self._known[key] = check_draft(self.puzzle, " ".join(picked))
        return self._known[key]

    def best(self, place: tuple[str, ...], known: str | None) -> str | None:
        return known

    def told(self, move: str, language: str) -> str:
        return turn_in_words(move, language)

    @property
    def par(self) -> Rank | None:
        return None  # cards are picked in any order: the verdict says which were wrong

    def rank(self, place: tuple[str, ...]) -> Rank | None:
        return None

    def reach(self, place: tuple[str, ...]) -> Rank | str | None:
        return UNKNOWN

    def slips(self, moves: Iterable[str], language: str) -> Json:
        return {}

    def cost(self, best: Rank | None, level: int, language: str) -> str:
        return ""
