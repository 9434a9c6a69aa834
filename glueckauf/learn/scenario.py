"""A scenario: a position and a script of moves from it, with captions, arrows and marks.

    Scenario(state, (Step(("3", "+g"), {"en": "Down, and load."}, arrows=(("0:cage", "0:level/3"),)),))
    Scenario.of(puzzle)            the best line of a puzzle
    Scenario.of(record)            a whole game, turn by turn
    Scenario.of((state, moves))    these moves, one by one

A caption that is left out tells what the moves did. Arrows lead from key to key of the picture, and
marks are keys to look at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import Puzzle, Texts, is_puzzle, words
from glueckauf.core.record import Record
from glueckauf.core.telling import Event
from glueckauf.games import positions, room
from glueckauf.games.scorings import in_log

FALLBACK = "en"


class Step(NamedTuple):
    """Some moves that are shown as one step; a caption in several languages, or the same in all."""

    moves: tuple[str, ...]
    caption: Mapping[str, str] | str = ""
    arrows: tuple[tuple[str, str], ...] = ()
    marks: tuple[str, ...] = ()


class Shown(NamedTuple):
    """A step that has been played: the positions before it and after each of its moves."""

    step: Step
    states: tuple[Any, ...]
    you: int | None = None

    @property
    def events(self) -> list[Event]:
        return [event for state in self.states[1:] for event in state.events]

    def caption(self, language: str = FALLBACK) -> str:
        """The caption, or else what the moves did; the points of a scoring stand on its sheet."""
        given = self.step.caption
        if isinstance(given, Mapping):
            given = given.get(language) or given.get(FALLBACK, "")
        return given or " ".join(
            event.sentence(language, self.you) for event in in_log(self.events)
        )


class Scenario(NamedTuple):
    """A start and steps; `texts` are {language: {"title": …, "task": …}}.

    With a `puzzle` the moves are those of a puzzle, which knows the positions they lead to. The captions
    call whoever sits in the seat `you` so.
    """

    start: Any
    steps: tuple[Step, ...]
    texts: Texts = MappingProxyType({})
    puzzle: Puzzle | None = None
    you: int | None = None

    @classmethod
    def of(cls, source: Puzzle | Record | tuple[Any, Sequence[str]]) -> Scenario:
        if isinstance(source, Record):
            return _of_record(source)
        if is_puzzle(source):
            return _of_puzzle(source)
        if not isinstance(source, tuple) or len(source) != 2:
            raise ValueError(
                f"a scenario comes from a puzzle, a record or (state, moves), not {source!r}"
            )
        start, moves = source
        return cls(start, tuple(Step((str(move),)) for move in moves))

    def states(self) -> list[Any]:
        """The start and the position after every move; IllegalMove at the first that breaks a rule."""
        moves = [move for step in self.steps for move in step.moves]
        return self.puzzle.positions(moves) if self.puzzle else _played(self.start, moves)

    def shown(self) -> Iterator[Shown]:
        """The steps one after the other; IllegalMove at the first move that breaks a rule."""
        states = self.states()
        at = 0
        for step in self.steps:
            end = at + len(step.moves)
            yield Shown(step, tuple(states[at : end + 1]), self.you)
            at = end

    def sight(self) -> tuple[str, int]:
        """What has to be seen to follow it: a view of the game's table, and whose."""
        if self.puzzle:
            return self.puzzle.view, self.puzzle.seat
        return room(self.start.game).table.sight(self.states())

    def text(self, key: str, language: str = FALLBACK) -> str:
        """The title or the task; "" if there is none."""
        found = self.texts.get(language) or self.texts.get(FALLBACK) or {}
        return found.get(key, "")


def _played(start: Any, moves: Sequence[str]) -> list[Any]:
    states = [start]
    for move in moves:
        states.append(states[-1].after(move))
    return states


def _of_puzzle(puzzle: Puzzle) -> Scenario:
    if puzzle.options(FALLBACK):
        raise FileError(puzzle.path, "kind", f'is "{puzzle.kind}"; its answer is no line of moves')
    line = puzzle.best()
    if line is None:
        raise FileError(puzzle.path, "line", "no line meets this task, so there is none to show")
    start = puzzle.positions(())[0]
    steps = tuple(Step((move,)) for move in line)
    texts = {language: dict(words(puzzle, language)) for language in puzzle.texts}
    return Scenario(start, steps, texts, puzzle, puzzle.seat)


def _of_record(record: Record) -> Scenario:
    start = next(iter(positions(record)))
    read_line = room(record.game).read_line
    turns = (tuple(map(str, read_line(turn.moves))) for turn in record.turns)
    return Scenario(start, tuple(map(Step, turns)))
