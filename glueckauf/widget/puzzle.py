"""The puzzle board: a pit, its orders, a task; hints, a verdict, and the best line beside one's own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from glueckauf.core.texts import tell
from glueckauf.games.board.notation import Send, read
from glueckauf.games.board.parts import Mining
from glueckauf.games.board.puzzles.pit.scenes import best_line, scenes
from glueckauf.games.board.puzzles.pit.verdict import Hint, Verdict, check, hints, refute, spoken
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.task import outcome, steps_of
from glueckauf.learn.puzzle import Puzzle, mining_puzzle
from glueckauf.widget.board import Reply
from glueckauf.widget.frames import Json, choice_row, message, say
from glueckauf.widget.history import History
from glueckauf.widget.solving import Solving, Told, row


class PuzzleBoard(Solving):
    """A mining puzzle to be solved: the puzzle itself, the id of a shipped one, or a file.

    The answer is judged when the last step is used, when the action is ended, or when asked.
    """

    def __init__(
        self,
        asked: Puzzle | str | Path,
        *,
        language: str = "en",
        theme: str = "auto",
        noted: bool = True,
    ) -> None:
        self.puzzle = asked if isinstance(asked, Puzzle) else mining_puzzle(asked)
        self._task = self.puzzle.task
        start = scenes(self._task, ())[0]
        super().__init__(self.puzzle, start, language, theme, "pit", noted)
        self._show(Reply(message(self._prompt())))

    # --- The answer -----------------------------------------------------------------------------

    @property
    def verdict(self) -> Verdict | None:
        """The judgement, once the answer has been checked."""
        found: Verdict | None = self._verdict
        return found

    def check(self) -> Verdict:
        """Judge the answer so far."""
        self._judge()
        self._show(self._judged())
        assert self.verdict is not None
        return self.verdict

    def _judged_line(self, line: str) -> Verdict:
        return check(self.puzzle, line)

    # --- The position ---------------------------------------------------------------------------

    def _after(self, move: str) -> State:
        return scenes(self._task, (*self._history.played, str(move)))[-1]

    def _due(self) -> str | None:
        """The action that comes next, while none is going on; None if there is none."""
        if isinstance(self._history.state.pending, Mining):
            return None
        done = sum(isinstance(read(move), Send) for move in self._history.played)
        first = len(self._task.actions) == 1 and not done  # a single action need not be named
        return (*self._task.actions, None)[done + first]

    def _is_over(self) -> bool:
        return not isinstance(self._history.state.pending, Mining) and self._due() is None

    def _used(self) -> int:
        steps = (read(move) for move in self._history.played)
        return sum(move != "end" and not isinstance(move, Send) for move in steps)

    def _best(self) -> History | None:
        line = best_line(self.puzzle)
        if line is None:
            return None
        moves = line.split()
        return History.of(scenes(self._task, moves), moves, 0)

    # --- What is offered and told ---------------------------------------------------------------

    def _offer(self, view: State) -> Json:
        if isinstance(view.pending, Mining):
            return super()._offer(view)
        due = self._due()
        if due is None:
            return {"choices": [], "labels": {}, "shut": [], "why": {}}
        row = next_action(due, self._language)
        return {"choices": [row], "labels": {due: row["say"]}, "shut": [], "why": {}}

    def _prompt(self) -> str:
        if isinstance(self._history.state.pending, Mining):
            return super()._prompt()
        due = self._due()
        if due:
            return str(next_action(due, self._language)["say"])
        return say("puzzle-done", self._language)

    def _about(self) -> Json:
        reached = outcome(self._task, self._history.state.players[0], self._used())
        return {
            **about(self.puzzle, self._language),
            "used": self._used(),
            "score": spoken(reached.value, self._language),
        }

    def _rows(self) -> list[Json]:
        if self._verdict is None or not self._verdict.legal or self._verdict.stars == 3:
            return []
        return [row(*parts, self._language) for parts in refute(self.puzzle, self.line)]

    def _hint_ladder(self) -> Sequence[Told | str]:
        return ladder(self.puzzle)

    def __repr__(self) -> str:
        return f"PuzzleBoard({self.puzzle.id!r}, {self._used()} steps used)"


def about(asked: Puzzle, language: str) -> Json:
    """What stands above a puzzle: title and task, its steps, and par."""
    texts = asked.texts.get(language) or asked.texts.get("en") or {}
    actions = asked.task.actions
    task = texts.get("task") or say(
        "puzzle-task", language, actions=", ".join(_space(action, language) for action in actions)
    )
    return {
        "title": texts.get("title", asked.id),
        "task": task,
        "steps": sum(map(steps_of, actions)),
        "par": spoken(asked.par, language) if asked.par else "",
    }


def ladder(asked: Puzzle) -> list[Hint | str]:
    """The hints of the puzzle itself, or those that come from its proof."""
    return list(hints(asked) if asked.hints is None else asked.hints)


def next_action(action: str, language: str) -> Json:
    """The choice that begins the next action; there is no other."""
    label = say("puzzle-next", language, action=_space(action, language))
    return choice_row(action, [[str(action)]], label)


def _space(action: str, language: str) -> str:
    return tell("board", "space", {"space": action}, language)
