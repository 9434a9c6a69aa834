"""The board of a checkpoint: reach the goal by any legal moves, with a teacher who answers each."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from glueckauf.core.errors import IllegalMove
from glueckauf.core.texts import tell
from glueckauf.games.offer import ways
from glueckauf.learn.lessons.attempt import Answer, Attempt, amount, begin, rules_of_line
from glueckauf.learn.lessons.screens import Act, Lesson
from glueckauf.widget import frames
from glueckauf.widget.board import Board, Reply
from glueckauf.widget.diary import Diary
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History
from glueckauf.widget.screen import key_of, screen_name

PATIENCE = 3  # tries that went wrong before the solution is offered


class Trail(NamedTuple):
    """The learner's decisions: the attempt at each of them, and the ply of the board it stands at."""

    attempts: tuple[Attempt, ...]
    plies: tuple[int, ...] = (0,)

    def nearest(self, ply: int) -> int:
        """The decision at this ply, or the first one after it; the others move in between."""
        return min(bisect_left(self.plies, ply), len(self.plies) - 1)

    def upto(self, ply: int) -> Trail:
        end = self.nearest(ply) + 1
        return Trail(self.attempts[:end], self.plies[:end])

    def with_answer(self, answer: Answer) -> Trail:
        ply = self.plies[-1] + len(answer.played)
        return Trail((*self.attempts, answer.attempt), (*self.plies, ply))


class Way(NamedTuple):
    """A line on the board: what was played, and the decisions in it."""

    history: History
    trail: Trail


class LessonBoard(Board):
    """A checkpoint of a lesson. The goal is noticed as soon as it is reached.

    Undo takes back the learner's move together with what the others did after it. The solution takes
    the place of the learner's line, which the same button brings back; whoever has seen it earns one star.
    With `keeps`, a board made again goes on where the last one was left.
    """

    KIND = "puzzle"

    def __init__(
        self,
        lesson: Lesson,
        act: Act,
        *,
        language: str = "en",
        theme: str = "auto",
        keeps: bool = False,
    ) -> None:
        self.lesson, self.act = lesson, act
        attempt = begin(act)
        self._course = attempt.course
        super().__init__(act.start, language, theme, act.view or self._course.sight)
        self._trail = Trail((attempt,))
        self._cost = attempt  # its slips, hints and tries count, wherever on the trail we are
        self._own: Way | None = None  # the learner's line while the solution is shown
        self._has_peeked = False
        self._earned = 0  # the stars noted for this board
        self._answered: Answer | None = None
        self._diary = Diary(lesson.id, act.id)
        if keeps:
            self._take_up(key_of(lesson, act.id))
        self._before = self._standing()
        self._show(self._standing_there())

    # --- The answer -----------------------------------------------------------------------------

    @property
    def attempt(self) -> Attempt:
        """Where the learner stands, with all that it has cost so far."""
        found = self._trail.attempts[self._trail.nearest(self._history.ply)]
        slips, hints, tries = self._cost.slips, self._cost.hints, self._cost.tries
        return found._replace(slips=slips, hints=hints, tries=tries)

    @property
    def stars(self) -> int:
        """What the line on the board earns; 0 until the goal is reached."""
        if self._own:
            return 0
        return min(self.attempt.stars, 1) if self._has_peeked else self.attempt.stars

    @property
    def is_solved(self) -> bool:
        return self.stars > 0

    def reset(self) -> None:
        """Back to the start; redo brings the moves back."""
        self._show(self._reset())

    @property
    def faults(self) -> dict[str, int]:
        """What the answer has cost beyond the best one: why stars are missing."""
        attempt = self.attempt
        found = {
            "solution": int(self._has_peeked),
            "detour": max(attempt.used - self.act.par, 0),
            "slips": attempt.slips,
            "hints": attempt.hints,
        }
        return {name: number for name, number in found.items() if number}

    @property
    def offers_solution(self) -> bool:
        """Enough has gone wrong, or the solution was seen before."""
        return self._has_peeked or self._cost.tries + self._cost.hints >= PATIENCE

    # --- Kept on disk ---------------------------------------------------------------------------

    def _remembered(self) -> Json:
        history, trail = self._own or (self._history, self._trail)
        cost = self._cost
        return {
            "moves": list(trail.attempts[-1].moves),
            "at": trail.nearest(history.ply),
            "slips": cost.slips,
            "hints": cost.hints,
            "tries": cost.tries,
            "peeked": self._has_peeked,
            "earned": self._earned,
        }

    def _recall(self, found: Json) -> None:
        numbers = {name: int(found[name]) for name in ("slips", "hints", "tries", "earned", "at")}
        peeked = bool(found["peeked"])
        history, trail = _walked(self.act, [str(move) for move in found["moves"]])
        history.go(trail.plies[numbers["at"]])
        self._history, self._trail = history, trail
        self._cost = trail.attempts[-1]._replace(
            slips=numbers["slips"], hints=numbers["hints"], tries=numbers["tries"]
        )
        self._has_peeked, self._earned = peeked, numbers["earned"]

    # --- Playing --------------------------------------------------------------------------------

    def _play(self, line: str) -> Reply:
        if self._own:
            raise ValueError(say("lesson-shows-solution", self._language))
        attempt = self.attempt
        answers: list[Answer] = []
        for move in self.act.position.room.read_line(line):
            self._answered = answer = attempt.play(move)
            if answer.violation is not None:
                self._cost = self._cost._replace(tries=self._cost.tries + 1)
                self._note_failure(answer)
                raise IllegalMove(answer.move, answer.violation, attempt.state)
            if answer.is_late:
                break
            answers.append(answer)
            attempt = answer.attempt
        if not answers:
            return self._standing_there()
        has_slipped = attempt.slips > self._cost.slips
        self._cost = attempt
        if has_slipped:
            self._note_failure(answers[-1])
        return self._follow(answers)

    def _note_failure(self, answer: Answer) -> None:
        self._diary.failed(answer.rules, self._cost.hints, self._cost.tries)

    def _follow(self, answers: list[Answer]) -> Reply:
        """Play on the board what was answered."""
        first = self._history.ply
        states, moves = self._history.states, self._history.moves
        self._history = History.of(states[: first + 1], moves[:first], first)
        self._trail = self._trail.upto(first)
        for answer in answers:
            for one in answer.played:
                self._history.add(one.move, one.state)
            self._trail = self._trail.with_answer(answer)
        self._forget(first)
        if self.stars > self._earned:
            self._earned = self.stars
            rules = rules_of_line(self.act)
            self._diary.solved(self.stars, rules, self._cost.hints, self._cost.tries + 1)
        return Reply(self._said(answers[-1], first))

    def _target(self, direction: int) -> int:
        at = self._trail.nearest(self._history.ply) + direction
        return self._trail.plies[min(max(at, 0), len(self._trail.plies) - 1)]

    def _decision(self, ply: int) -> int:
        """The ply of the decision at a ply, or of the first one after it."""
        return self._trail.plies[self._trail.nearest(ply)]

    def goto(self, ply: int) -> None:
        super().goto(self._decision(ply))

    # --- What is offered and told ---------------------------------------------------------------

    def _seat(self) -> int:
        return self._course.seat

    def _view(self) -> Any:
        return self._history.state.seen_by(self._seat())

    def _offer(self, view: Any) -> Json:
        attempt = self.attempt
        if self._own or attempt.is_over:
            return {"choices": [], "labels": {}, "shut": [], "why": {}}
        offered = super()._offer(view)
        table = self.act.position.room.table
        for key, why in offered["why"].items():
            answer = attempt.play(str(table.natural(view, key)))
            why["text"] = self._with_reply(why["text"], answer)
        return offered

    def _with_reply(self, why: str, answer: Answer | None) -> str:
        """Why a move is not allowed, and what the teacher says to it."""
        replies = self.act.words(self._language).get("replies", {})
        reply = replies.get(answer.reply) if answer else None
        return f"{why} {reply}" if reply else why

    def _said(self, answer: Answer, first: int) -> Json:
        """What the others did, and what the teacher says; when all is done, only that is read."""
        states = self._history.states
        own: list[str] = []
        others: list[str] = []
        all_told: list[str] = []
        for n in range(first, self._history.ply):
            told = frames.headline(states[n + 1].events, self._language, self._reader())
            all_told.append(told)
            (own if states[n].to_move == self._seat() else others).append(told)
        said = answer.sentences(self._language, with_stars=False)
        if not answer.is_reached:
            said = [*others[-frames.FEW :], *said]
        elif self.is_solved and self.tells_stars:
            said.append(tell("learn", "answer-stars", {"stars": self.stars}, self._language))
        if answer.is_lost and self._cost.tries >= PATIENCE:
            said.append(say("lesson-offers-solution", self._language))
        kind = "good" if answer.is_reached else "bad" if answer.is_lost else "info"
        happened = all_told if answer.is_reached else own
        return message(" ".join(said), kind, happened=" ".join(happened[-frames.FEW :]))

    def _standing_there(self) -> Reply:
        """What is asked now; or that it is done."""
        return Reply(message(self._prompt(), "good" if self.is_solved else "info"))

    def _speak_on(self, language: str) -> Reply:
        super()._speak_on(language)
        return self._standing_there()

    def _prompt(self) -> str:
        attempt = self.attempt
        if attempt.is_reached:
            done: str = self.act.words(self._language)["done"]
            return done
        if attempt.is_over:
            return tell("learn", "answer-over", {}, self._language)
        return super()._prompt()

    def _name(self) -> str:
        return screen_name(self.lesson, self.act.id, self._language)

    def _more(self) -> Json:
        attempt, words = self.attempt, self.act.words(self._language)
        has_hint = attempt.hints and "hint" in words
        return {
            "save": False,
            "puzzle": {
                "title": self.lesson.words(self._language)["title"],
                "task": words["task"],
                "note": self._diary.remark(self._language, self.is_solved),
                "unit": self._course.unit,
                "used": attempt.used,
                "steps": self._course.budget,
                "par": amount(self._course, self.act.par, self._language),
                "stars": self.stars or None,
                "verdict": None,
                "rows": [],
                "hints": [words["hint"]] if has_hint else [],
                "hints_left": None,
                "over": attempt.is_over,
                "score": "",
                "check": False,
                "solution": self._own is not None,
            },
        }

    # --- Requests -------------------------------------------------------------------------------

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        return super()._requests() | {
            "play": lambda asked: self._try(str(asked.get("move"))),
            "type": lambda asked: self._try(str(asked.get("text")).strip()),
            "hint": lambda asked: self._hint(),
            "reset": lambda asked: self._reset(),
            "solution": lambda asked: self._solution(),
        }

    def _reply(self, asked: Mapping[str, Any], ack: str) -> None:
        self._before = self._standing()
        super()._reply(asked, ack)

    def _standing(self) -> tuple[Trail, Attempt, Way | None, bool]:
        return self._trail, self._cost, self._own, self._has_peeked

    def _give_up(self) -> None:
        super()._give_up()
        self._trail, self._cost, self._own, self._has_peeked = self._before

    def _try(self, line: str) -> Reply:
        """A move of the learner's; if the rules forbid it, the teacher may have a word to say, too."""
        if self._own:
            return Reply(message(say("lesson-shows-solution", self._language)))
        try:
            return self._play(line)
        except IllegalMove as error:
            why = frames.sentence(error.violation, self._language)
            text = self._with_reply(why, self._answered)
            return Reply(message(text, "bad", rule=error.violation.rule))

    def _jump(self, asked: Mapping[str, Any]) -> Reply:
        return super()._jump({**asked, "target": self._decision(int(asked.get("target", 0)))})

    def _hint(self) -> Reply:
        if self._own or self.attempt.is_reached:
            shown = say("lesson-shows-solution", self._language)
            return Reply(message(shown)) if self._own else self._standing_there()
        advice = self.attempt.advice()
        self._cost = advice.attempt
        keys = next(iter(ways(self._view(), self._room, str(advice.move))), ())
        return Reply(message(advice.sentence(self._language)), hint=keys)

    def _reset(self) -> Reply:
        self._leave_solution()
        self._history.go(0)
        return Reply(message(say("puzzle-reset", self._language)))

    def _leave_solution(self) -> None:
        self._entries.clear()
        if self._own:
            (self._history, self._trail), self._own = self._own, None

    def _solution(self) -> Reply:
        if self._own:
            self._leave_solution()
            return Reply(message(say("puzzle-own", self._language)))
        self._own = Way(self._history, self._trail)
        self._has_peeked = True
        self._entries.clear()
        self._history, self._trail = _model(self.act)
        return Reply(message(say("puzzle-solution", self._language)))

    def __repr__(self) -> str:
        return f"LessonBoard({self.act.id!r})"


def _model(act: Act) -> Way:
    """The model answer, shown from the start."""
    way = _walked(act, act.line)
    way.history.go(0)
    return way


def _walked(act: Act, line: Sequence[str]) -> Way:
    """These moves with those of the others, at their end; ValueError if they cannot be played."""
    attempt = begin(act)
    history, trail = History(attempt.state), Trail((attempt,))
    for move in line:
        answer = trail.attempts[-1].play(move)
        if not answer.is_legal:
            raise ValueError(f"{move} cannot be played any more")
        for one in answer.played:
            history.add(one.move, one.state)
        trail = trail.with_answer(answer)
    return Way(history, trail)
