"""The board of a puzzle that asks about turns already played: step through them, and point at one.

The turn whose outcome is on the board is the answer that Check judges. The solution goes on from just
before the turn that is asked for, with the turns that would have been best. Everything else is as on
the board of any puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

from glueckauf.core.protocol import State
from glueckauf.core.puzzle import MOST_STARS, Puzzle, Row, Verdict
from glueckauf.widget.board import Reply
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History
from glueckauf.widget.puzzle import PuzzleBoard

STOPS = (".", "!", "?", "…")  # a title that ends so is a sentence already


class ChoiceBoard(PuzzleBoard):
    """Turns to step through, and their numbers to be tried until the right one is found."""

    def _open_puzzle(self, puzzle: Puzzle) -> None:
        self._earned = 0  # stars: the first try is worth most
        self._is_hinted = False  # a hint was the last thing said
        self._right: tuple[str, Verdict] | None = None  # the best answer, once it was asked for
        super()._open_puzzle(puzzle)

    def _begin_at(self, start: State, view: str) -> None:
        super()._begin_at(start, view)
        log = self.puzzle.log
        self._history = self._kept = History.of(self.puzzle.after_turns(log), log, 0)

    # --- The answer -----------------------------------------------------------------------------

    @property
    def line(self) -> str:
        """The number of the turn that is looked at; none at the start or in the solution."""
        ply = self._history.ply
        return str(ply) if ply and self._own is None else ""

    def answer(self, given: int | str) -> None:
        """Point at a turn; NotationError if there is none of that number."""
        self.puzzle.check(str(given))
        self._show(self._answered(str(given)))

    def _answered(self, given: str) -> Reply:
        if given not in dict(self.puzzle.options(self._language)):
            return Reply(message(say("question-choose", self._language)))
        self._leave_solution()
        self._history.go(int(given))
        return self._check()

    def _judge(self) -> None:
        verdict = self._verdict = self.puzzle.check(self.line)
        self._is_slip_told = self._is_hinted = False
        if self.line not in self._tries and not self._is_solved:
            self._tries.append(self.line)
            self._note(verdict)

    def _note(self, verdict: Verdict) -> None:
        is_right = verdict.stars == MOST_STARS
        if is_right and not self._is_seen:
            self._earned = max(MOST_STARS + 1 - len(self._tries), 1)
        if self._diary and not self._is_seen:
            given, tries, slips = self._given, len(self._tries), self._slips
            if is_right:
                self._diary.solved(self._earned, (), given, tries, slips, self.line)
            else:
                self._diary.failed((), given, tries, 0, slips, self.line)
        if is_right:
            self._is_solved = True
            self._explain()

    def _stars(self) -> int | None:
        if self._verdict is None:
            return None
        return self._earned if self._verdict.stars == MOST_STARS else 0

    def _check(self) -> Reply:
        if not self.line:
            self._verdict = None
            return Reply(message(say("question-choose", self._language)))
        self._judge()
        return Reply(self._retell())

    def _play(self, line: str) -> Reply:
        raise ValueError("nothing is played here; a turn is pointed at, as with answer(2)")

    # --- Kept on disk ---------------------------------------------------------------------------

    def _remembered(self) -> Json | None:
        if self._is_solved:
            return None
        return {
            "ply": (self._own or self._history).ply,
            "hints": self._given,
            "slips": self._slips,
            "tries": list(self._tries),
            **self._of_today(),
        }

    def _recall(self, found: Json) -> None:
        tries = [str(number) for number in found["tries"]]
        if not set(tries) <= dict(self.puzzle.options(self._language)).keys():
            raise ValueError("turns of another log")
        ply, given, slips = int(found["ply"]), int(found["hints"]), int(found["slips"])
        self._history.go(ply)
        self._given, self._slips = min(given, len(self._help())), slips
        self._tries = tries
        self._is_seen = self._is_seen or found["seen"] == date.today().isoformat()

    # --- The position ---------------------------------------------------------------------------

    def _offer(self, view: Any) -> Json:
        return {"choices": [], "labels": {}, "shut": [], "why": {}}

    def _best_answer(self) -> tuple[str, Verdict]:
        """The number of the turn that is asked for, and its verdict."""
        if self._right is None:
            found = self.puzzle.best()
            assert found, "one of the turns is the answer"
            self._right = found[0], self.puzzle.check(found[0])
        return self._right

    def _best(self) -> History:
        """The log up to the turn that is asked for, and from there what would have been best."""
        number, verdict = self._best_answer()
        before = int(number) - 1
        turns = [*self.puzzle.log[:before], *verdict.continuation]
        return History.of(self.puzzle.after_turns(turns), turns, before)

    def _fits(self, puzzle: Puzzle) -> bool:
        return bool(puzzle.options(self._language))

    # --- What the board says --------------------------------------------------------------------

    def _prompt(self) -> str:
        ply, turns = self._history.ply, self._history.plies
        if not ply:
            return say("choice-start", self._language, turns=turns)
        is_asked = int(not self._is_explained)
        return say("choice-after", self._language, turn=ply, turns=turns, asked=is_asked)

    def _where(self) -> str:
        return self._prompt()

    def _told(self, first: int) -> Json:
        return message(self._prompt())

    def _retell(self) -> Json:
        """What was said last, in the language of now."""
        verdict = self._verdict
        if self._is_hinted:
            return message(self._help()[self._given - 1])
        if verdict is None:
            return message(self._prompt())
        if self._is_slip_told:
            return message(self._slip_told())
        is_right = verdict.stars == MOST_STARS
        if is_right and self._is_seen:
            return message(say("choice-right-but-seen", self._language), "good")
        kind = "good" if is_right else "bad"
        return message(verdict.short(self._language), kind, stars=self._stars())

    def _rows(self) -> list[Row]:
        """What would have been best beside what was played, for those who know it already."""
        if not self._is_explained:
            return []
        number, _ = self._best_answer()
        wrong = next(value for value in dict(self.puzzle.options("en")) if value != number)
        return self.puzzle.rows(wrong, self.puzzle.check(wrong), self._language)

    def _more(self) -> Json:
        more = super()._more()
        ply = self._history.ply
        stepped = {"used": ply, "steps": self._history.plies, "unit": "turns"}
        more["puzzle"] |= {**stepped, "over": False, "log": True}
        return more | {"question": self._asked()}

    def _asked(self) -> Json:
        """The question alone, with its options and what became of those that were tried."""
        verdict, hints = self._verdict, self._help()
        return {
            "ask": self._ask(),
            "options": [self._option(*option) for option in self.puzzle.options(self._language)],
            "steps": True,
            "given": self.line or None,
            "right": None if verdict is None else verdict.stars == MOST_STARS,
            "hint": hints[self._given - 1] if self._given else "",
            "hints_left": len(hints) - self._given,
            "done": self._is_solved,
            "stars": self._earned or None,
            "note": self._remark(),
        }

    def _ask(self) -> str:
        about = self.puzzle.about((), self._language)
        return asked_in_words(about["title"], about["task"])

    def _option(self, value: str, text: str) -> Json:
        is_found = self._is_explained and value == self._best_answer()[0]
        mark = "right" if is_found else "wrong" if value in self._tries else ""
        return {"value": value, "text": text, "rule": "", "mark": mark}

    # --- Requests -------------------------------------------------------------------------------

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        found = super()._requests()
        for moving in ("play", "type", "why"):
            del found[moving]
        return found | {"answer": lambda asked: self._answered(str(asked.get("value") or ""))}

    def _back(self, ply: int, asked: Mapping[str, Any], request: str) -> Reply:
        self._is_hinted = False
        return super()._back(ply, asked, request)

    def _forth(self, asked: Mapping[str, Any]) -> Reply:
        self._is_hinted = False
        return super()._forth(asked)

    def _jump(self, asked: Mapping[str, Any]) -> Reply:
        self._verdict, self._is_hinted = None, False
        return super()._jump(asked)

    def _hint(self) -> Reply:
        reply = super()._hint()
        self._is_hinted = True
        return reply

    def _slip(self) -> Reply:
        self._is_hinted = False
        return super()._slip()

    def _speak_on(self, language: str) -> Reply:
        self._speak(language)
        self._entries.clear()
        return Reply(self._retell())

    def _solution(self, is_sure: bool) -> Reply:
        self._is_hinted = False
        reply = super()._solution(is_sure)
        if self._own is None:
            return reply
        value = str(self.puzzle.key(self._language)["value"])
        return Reply(message(f"{value} {say('choice-solution', self._language)}"))

    def __repr__(self) -> str:
        return f"ChoiceBoard({self.puzzle.id!r})"


def asked_in_words(title: str, task: str) -> str:
    """Title and task as sentences."""
    return f"{title}{'' if title.endswith(STOPS) else '.'} {task}".strip()
