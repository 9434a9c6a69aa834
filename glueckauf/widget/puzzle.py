"""The puzzle board: a pit, its orders, a task; hints, a verdict, and the best line beside one's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from glueckauf.core.texts import tell
from glueckauf.games.board.notation import Send, read
from glueckauf.games.board.parts import Mining
from glueckauf.games.board.rules import State
from glueckauf.learn.puzzle import Puzzle, mining_puzzle
from glueckauf.learn.progress import MOST_STARS
from glueckauf.learn.scenario import best_line, scenes
from glueckauf.learn.training import NAME
from glueckauf.learn.verdict import Hint, Verdict, check, hints, refute, spoken
from glueckauf.solve.task import outcome, steps_of
from glueckauf.widget.board import Board, Reply
from glueckauf.widget.diary import Diary
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History


class PuzzleBoard(Board):
    """A puzzle to be solved: the puzzle itself, the id of a shipped one, or a file.

    The answer is judged when the last step is used, when the action is ended, or when asked. The
    solution takes the place of the learner's line, which the same button brings back; who has seen it
    earns one star. Every line that is judged is a try; tries are `noted` in the learner's progress
    until the puzzle is solved.
    """

    KIND = "puzzle"

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
        super().__init__(scenes(self._task, ())[0], language, theme, "pit")
        self._own: History | None = None  # the learner's line while the solution is shown
        self._given = 0  # hints
        self._ladder: list[Hint | str] | None = None
        self._verdict: Verdict | None = None
        self._tries: list[str] = []
        self._earned = 0  # the stars noted for this board
        self._has_peeked = False
        self._diary = Diary(NAME, self.puzzle.id, self.puzzle.themes or ()) if noted else None
        self._show(Reply(message(self._prompt())))

    # --- The answer -----------------------------------------------------------------------------

    @property
    def line(self) -> str:
        """The answer so far."""
        return " ".join(self._history.played)

    @property
    def verdict(self) -> Verdict | None:
        """The judgement, once the answer has been checked."""
        return self._verdict

    @property
    def tries(self) -> tuple[str, ...]:
        """The lines that have been judged, the first one first."""
        return tuple(self._tries)

    def check(self) -> Verdict:
        """Judge the answer so far."""
        self._judge()
        self._show(self._judged())
        assert self._verdict is not None
        return self._verdict

    def reset(self) -> None:
        """Back to the start; redo brings the moves back."""
        self._show(self._reset())

    def _judge(self) -> None:
        self._verdict = check(self.puzzle, self.line)
        is_new = self.line and [self.line] != self._tries[-1:]
        if is_new and self._own is None:
            self._tries.append(self.line)
            self._note(self._verdict)

    def _note(self, verdict: Verdict) -> None:
        """Once the puzzle is solved, what else is tried on this board is no mistake."""
        stars = min(verdict.stars, 1) if self._has_peeked else verdict.stars
        tries = len(self._tries)
        if self._diary is None or self._earned:
            return
        if verdict.stars == MOST_STARS:
            self._earned = stars
            self._diary.solved(stars, (), self._given, tries)
        else:
            self._diary.failed((), self._given, tries, stars)

    def _judged(self) -> Reply:
        assert self._verdict is not None
        first = self._verdict.sentence(self._language).split("\n")[0]
        kind = "good" if self._verdict.stars == 3 else "info" if self._verdict.legal else "bad"
        rule = {} if self._verdict.violation is None else {"rule": self._verdict.violation.rule}
        return Reply(message(first, kind, **rule))

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

    def _play(self, line: str) -> Reply:
        reply = super()._play(line)
        self._own = None
        return reply

    def _played(self, first: int) -> Reply:
        self._verdict = None
        if not self._is_over():
            return super()._played(first)
        self._judge()
        return Reply(self._judged().message, self._motions(first))

    def _go(self, ply: int) -> None:
        self._verdict = None
        super()._go(ply)

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

    def _more(self) -> Json:
        verdict = self._verdict
        reached = outcome(self._task, self._history.state.players[0], self._used())
        known = self._hints()
        is_solved = self._earned > 0
        return {
            "save": False,
            "puzzle": {
                **about(self.puzzle, self._language),
                "note": self._diary.remark(self._language, is_solved) if self._diary else "",
                "used": self._used(),
                "stars": verdict.stars if verdict else None,
                "verdict": verdict.sentence(self._language).split("\n") if verdict else None,
                "rows": self._rows(),
                "hints": known[: self._given],
                "hints_left": len(known) - self._given,
                "over": self._is_over(),
                "score": spoken(reached.value, self._language),
                "solution": self._own is not None,
            },
        }

    def _rows(self) -> list[Json]:
        """The best line beside the given one; only where they part."""
        if self._verdict is None or not self._verdict.legal or self._verdict.stars == 3:
            return []
        return [row._asdict() for row in refute(self.puzzle, self.line)]

    def _hints(self) -> list[str]:
        if self._ladder is None:
            self._ladder = ladder(self.puzzle)
        return told_hints(self._ladder, self._language)

    # --- Requests -------------------------------------------------------------------------------

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        return super()._requests() | {
            "hint": lambda asked: self._hint(),
            "check": lambda asked: self._check(),
            "reset": lambda asked: self._reset(),
            "solution": lambda asked: self._solution(),
        }

    def _back(self, ply: int, asked: Mapping[str, Any], request: str) -> Reply:
        self._verdict = None
        return super()._back(ply, asked, request)

    def _forth(self, asked: Mapping[str, Any]) -> Reply:
        self._verdict = None
        return super()._forth(asked)

    def _hint(self) -> Reply:
        known = self._hints()
        if self._given == len(known):
            return Reply(message(say("puzzle-no-hints", self._language)))
        self._given += 1
        return Reply(message(known[self._given - 1]))

    def _check(self) -> Reply:
        self._judge()
        return self._judged()

    def _reset(self) -> Reply:
        self._leave_solution()
        self._history.go(0)
        return Reply(message(say("puzzle-reset", self._language)))

    def _leave_solution(self) -> None:
        self._verdict = None
        self._entries.clear()
        if self._own:
            self._history, self._own = self._own, None

    def _solution(self) -> Reply:
        if self._own:
            self._leave_solution()
            return Reply(message(say("puzzle-own", self._language)))
        line = best_line(self.puzzle)
        if line is None:
            return Reply(message(say("puzzle-no-solution", self._language), "bad"))
        self._leave_solution()
        moves = line.split()
        self._has_peeked = self._has_peeked or not self._earned
        self._own = self._history
        self._history = History.of(scenes(self._task, moves), moves, 0)
        return Reply(message(say("puzzle-solution", self._language)))

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


def told_hints(found: list[Hint | str], language: str) -> list[str]:
    return [hint if isinstance(hint, str) else hint.sentence(language) for hint in found]


def next_action(action: str, language: str) -> Json:
    """The choice that begins the next action; there is no other."""
    label = say("puzzle-next", language, action=_space(action, language))
    return {"move": str(action), "paths": [[str(action)]], "say": label, "motion": []}


def _space(action: str, language: str) -> str:
    return tell("board", "space", {"space": action}, language)
