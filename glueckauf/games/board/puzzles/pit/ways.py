"""The places of a pit as a graph, for pages that are played without Python."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from glueckauf.core.puzzle import UNKNOWN, Choice, Json, Rank
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Facts, tell
from glueckauf.games.board.notation import END, Ride, Send, read
from glueckauf.games.board.parts import all_filled
from glueckauf.games.board.puzzles.pit import board
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.scenes import scene
from glueckauf.games.board.puzzles.pit.verdict import Verdict, check
from glueckauf.games.board.puzzles.pit.walk import best_from
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.task import (
    Place,
    onward,
    outcome,
    rank,
    start_of,
    steps_of,
    table,
)
from glueckauf.games.board.telling import GAME


class PitWays:
    """As `core.puzzle.Ways` asks. `check` is asked once for everything that is worth the same."""

    most: int | None = None

    def __init__(self, puzzle: MiningPuzzle) -> None:
        self.puzzle, self.task = puzzle, puzzle.task
        self.start = start_of(puzzle.task)
        self._par = check(puzzle, "").par
        self._known: dict[object, Verdict] = {}

    def moves(self, place: Place) -> tuple[tuple[str, ...], dict[str, Violation]]:
        if place.now is not None:
            return tuple(map(str, self.state(place).legal_moves())), {}
        due = place.later[:1]
        for action in due:  # only a delivery can fail
            why = None if steps_of(action) else table(self.task, place.player).why_not(action)
            if why is not None:
                return (), {action: why}
        return due, {}

    def onward(self, place: Place, move: str) -> tuple[Place, tuple[Event, ...]]:
        return onward(self.task, place, read(move))

    def state(self, place: Place) -> State:
        return scene(self.task, place)

    def offer(self, place: Place, language: str) -> tuple[Choice, ...] | None:
        return board.offer(place, language)

    def about(self, place: Place, language: str) -> Json:
        return {**board.reached(self.task, place, language), "over": not place.actions}

    def verdict(self, place: Place, line: Sequence[str]) -> Verdict:
        given = " ".join(line)
        if place.later or not place.whole:
            return check(self.puzzle, given)  # the line stops too early; that is soon said
        reached = outcome(self.task, place.player, place.steps)
        filled = tuple(all_filled(order.squares) for order in place.player.orders)
        key = (tuple(reached.value.values()), reached.meets or filled)
        if key not in self._known:
            self._known[key] = check(self.puzzle, given)._replace(first_slip=None)
        return self._known[key]

    def best(self, place: Place, known: str | None) -> str | None:
        """Where there is no par, nothing can be said."""
        if self._par is None:
            return UNKNOWN
        if known != UNKNOWN:
            return known
        best = best_from(self.task, place)
        lost = best is None or rank(self.task, best.value) < rank(self.task, self._par)
        return None if best is None or lost else best.line

    def told(self, move: str, language: str) -> str:
        return turn_in_words(move, language)

    @property
    def par(self) -> Rank | None:
        return None if self._par is None else rank(self.task, self._par)

    def rank(self, place: Place) -> Rank | None:
        if place.later or not place.whole:
            return None
        reached = outcome(self.task, place.player, place.steps)
        return rank(self.task, reached.value) if reached.meets else None

    def reach(self, place: Place) -> Rank | str | None:
        best = best_from(self.task, place)
        return None if best is None else rank(self.task, best.value)

    def slips(self, moves: Iterable[str], language: str) -> Json:
        def first(kind: str, place: int | str) -> str:
            facts: Facts = {"kind": kind, "place": place, "move": "{move}"}
            return tell(GAME, "slip-first", facts, language)

        read_moves = {move: read(move) for move in moves}
        ends = [name for name, move in read_moves.items() if isinstance(move, Send) or move == END]
        rides = [name for name, move in read_moves.items() if isinstance(move, Ride)]
        return {
            **{kind: first(kind, "{place}") for kind in ("move", "ended", "stopped")},
            "well": first("stopped", 0),
            "ends": ends,
            "idle": [*ends, *rides],
            "steps": [word.removeprefix("-") == "steps" for word in self.task.objective],
        }

    def cost(self, best: Rank | None, level: int, language: str) -> str:
        word = self.task.objective[max(level, 0)]
        plain = word.removeprefix("-")
        if best is None or self._par is None:
            return tell(GAME, "slip-unmet", {}, language)
        most = -best[level] if word.startswith("-") else best[level]
        if plain == "steps":
            return tell(GAME, "slip-steps", {"n": most - self._par[plain]}, language)
        value = tell(GAME, "amount", {"word": plain, "n": most}, language)
        return tell(GAME, "slip-most", {"value": value}, language)
