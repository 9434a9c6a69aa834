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
from glueckauf.core.record import Record
from glueckauf.core.telling import Event
from glueckauf.games import positions, room
from glueckauf.games.board.parts import Mining
from glueckauf.games.board.puzzles.pit.scenes import best_line, scenes
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.task import Task
from glueckauf.learn.puzzle import Puzzle

Texts = Mapping[str, Mapping[str, str]]
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
    states: tuple[State, ...]

    @property
    def events(self) -> list[Event]:
        return [event for state in self.states[1:] for event in state.events]

    def caption(self, language: str = FALLBACK) -> str:
        """The caption, or else what the moves did."""
        given = self.step.caption
        if isinstance(given, Mapping):
            given = given.get(language) or given.get(FALLBACK, "")
        return given or " ".join(event.sentence(language) for event in self.events)


class Scenario(NamedTuple):
    """A start and steps; `texts` are {language: {"title": …, "task": …}}.

    With a `task` the moves are those of a puzzle, whose actions follow one another without turns.
    """

    start: State
    steps: tuple[Step, ...]
    texts: Texts = MappingProxyType({})
    task: Task | None = None

    @classmethod
    def of(cls, source: Puzzle | Record | tuple[State, Sequence[str]]) -> Scenario:
        if isinstance(source, Puzzle):
            return _of_puzzle(source)
        if isinstance(source, Record):
            return _of_record(source)
        start, moves = source
        return cls(start, tuple(Step((str(move),)) for move in moves))

    def shown(self) -> Iterator[Shown]:
        """The steps one after the other; IllegalMove at the first move that breaks a rule."""
        moves = [move for step in self.steps for move in step.moves]
        states = scenes(self.task, moves) if self.task else _played(self.start, moves)
        at = 0
        for step in self.steps:
            end = at + len(step.moves)
            yield Shown(step, tuple(states[at : end + 1]))
            at = end

    def pit(self) -> int | None:
        """The seat whose pit is all there is to see: it alone moves, and only mines."""
        if self.task:
            return 0
        before = [state for each in self.shown() for state in each.states[:-1]]
        seats = {state.to_move for state in before if isinstance(state.pending, Mining)}
        only = len(seats) == 1 and all(isinstance(state.pending, Mining) for state in before)
        return seats.pop() if only else None

    def text(self, key: str, language: str = FALLBACK) -> str:
        """The title or the task; "" if there is none."""
        found = self.texts.get(language) or self.texts.get(FALLBACK) or {}
        return found.get(key, "")


def _played(start: State, moves: Sequence[str]) -> list[State]:
    states = [start]
    for move in moves:
        states.append(states[-1].after(move))
    return states


def _of_puzzle(puzzle: Puzzle) -> Scenario:
    line = best_line(puzzle)
    if line is None:
        raise FileError(puzzle.path, "line", "no line meets this task, so there is none to show")
    moves = tuple(line.split())
    start = scenes(puzzle.task, ())[0]
    return Scenario(start, tuple(Step((move,)) for move in moves), puzzle.texts, puzzle.task)


def _of_record(record: Record) -> Scenario:
    start: Any = next(iter(positions(record)))
    read = room(record.game).read_line
    turns = (tuple(map(str, read(turn.moves))) for turn in record.turns)
    return Scenario(start, tuple(map(Step, turns)))
