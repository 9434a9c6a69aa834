"""Boards for puzzles on a whole table, and the door to all boards of puzzles.

open_puzzle("02-two-birds")       a pit: widget/puzzle.py
TurnBoard       own turns, one after the other, while the others stand still or play their replies
DraftBoard      own picks in a row
BlunderBoard    a log to read, and the number of a turn as the answer
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.texts import tell
from glueckauf.games.board.parts import LABELS, Drafting, Outstanding
from glueckauf.games.board.puzzles.table.hints import turn_hints
from glueckauf.games.board.puzzles.table.puzzle import (
    BlunderPuzzle,
    DraftPuzzle,
    TablePuzzle,
    TurnPuzzle,
)
from glueckauf.games.board.puzzles.table.split import turns_in, with_end
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.games.board.puzzles.table.verdict import TurnVerdict, spoken, target
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.search import Table, others_play
from glueckauf.learn.puzzle import Puzzle, puzzle
from glueckauf.learn.training import NAME
from glueckauf.widget.board import Reply
from glueckauf.widget.diary import Diary
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History
from glueckauf.widget.puzzle import PuzzleBoard
from glueckauf.widget.question import Form
from glueckauf.widget.solving import Solving, Told, row, told_hints

STOPS = (".", "!", "?", "…")  # a title that ends so is a sentence already


def open_puzzle(
    asked: Puzzle | TablePuzzle | str | Path,
    *,
    language: str = "en",
    theme: str = "auto",
    noted: bool = True,
) -> PuzzleBoard | TurnBoard | DraftBoard | BlunderBoard:
    """The board of a puzzle: the puzzle itself, the id of a shipped one, or a file."""
    found = puzzle(asked) if isinstance(asked, str | Path) else asked
    options: Any = {"language": language, "theme": theme, "noted": noted}
    if isinstance(found, Puzzle):
        return PuzzleBoard(found, **options)
    if isinstance(found, TurnPuzzle):
        return TurnBoard(found, **options)
    if isinstance(found, DraftPuzzle):
        return DraftBoard(found, **options)
    return BlunderBoard(found, **options)


def _words(asked: TablePuzzle, language: str) -> dict[str, str]:
    return asked.texts.get(language) or asked.texts.get("en") or {}


def _hints_of(asked: TablePuzzle) -> Sequence[Told | str]:
    """The hints of the puzzle itself, or those that come from its proof."""
    return turn_hints(asked) if asked.hints is None else asked.hints


# --- Turns and drafts -----------------------------------------------------------------------


class _TableBoard(Solving):
    """A puzzle on a whole table that is answered by moves."""

    puzzle: TurnPuzzle | DraftPuzzle

    @property
    def verdict(self) -> TurnVerdict | None:
        """The judgement, once the answer has been checked."""
        found: TurnVerdict | None = self._verdict
        return found

    def check(self) -> TurnVerdict:
        """Judge the answer so far."""
        self._judge()
        self._show(self._judged())
        assert self.verdict is not None
        return self.verdict

    def _judged_line(self, line: str) -> TurnVerdict:
        return self.puzzle.check(line)

    def _seat(self) -> int:
        return self.puzzle.state.to_move or 0

    def _offer(self, view: State) -> Json:
        if self._own or self._is_over():
            return {"choices": [], "labels": {}, "shut": [], "why": {}}
        return super()._offer(view)

    def _prompt(self) -> str:
        return say("puzzle-done", self._language) if self._is_over() else super()._prompt()

    def _hint_ladder(self) -> Sequence[Told | str]:
        return _hints_of(self.puzzle)

    def _named(self, used: int, steps: int | None, unit: str) -> Json:
        words = _words(self.puzzle, self._language)
        return {
            "title": words.get("title", self.puzzle.id),
            "task": words.get("task", ""),
            "used": used,
            "steps": steps,
            "unit": unit,
        }

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.puzzle.id!r}, {len(self.moves)} moves played)"


class TurnBoard(_TableBoard):
    """Own turns, one after the other. The others stand still, or play the replies of the puzzle."""

    puzzle: TurnPuzzle

    def __init__(
        self, asked: TurnPuzzle, *, language: str = "en", theme: str = "auto", noted: bool = True
    ) -> None:
        self.puzzle = asked
        super().__init__(asked, asked.asked.table.state, language, theme, "table", noted)
        self._show(Reply(message(self._prompt())))

    def _after(self, move: str) -> State:
        return self._onward(self._table(), move).state

    def _onward(self, table: Table, move: str) -> Table:
        """The table after a move, and after what the others play once the turn is over."""
        state = table.state.after(move)
        if state.pending is not None:
            return Table(state, table.replies)
        then = others_play(Table(state, table.replies), self._seat())
        if then.state.events is state.events:
            return then
        told = then.state._replace(events=(*state.events, *then.state.events))
        return Table(told, then.replies)

    def _table(self) -> Table:
        """The table that is shown, with the replies still to come."""
        table = self.puzzle.asked.table
        for move in self._history.played:
            table = self._onward(table, move)
        return table

    def _turns(self) -> int:
        """The turns that are over."""
        return len(turns_in(self.line)) - (self._history.state.pending is not None)

    def _is_over(self) -> bool:
        state = self._history.state
        has_miners = state.players[self._seat()].miners > 0
        is_last = self._turns() >= self.puzzle.asked.own_turns
        return state.pending is None and (is_last or not has_miners)

    def _best(self) -> History | None:
        asked = self.puzzle.asked
        par, lines = target(asked, self.puzzle.par, self.puzzle.lines)
        if par is None:
            return None
        history, table = History(self._history.states[0]), asked.table
        for line in lines:
            for move in with_end(table.state, line).split(" "):
                table = self._onward(table, move)
                history.add(move, table.state)
        history.go(0)
        return history

    def _about(self) -> Json:
        asked, par = self.puzzle.asked, self.puzzle.par
        turns = None if asked.turns is None else asked.own_turns
        worth = asked.worth(Table(self._history.state, ()))
        return {
            **self._named(self._turns(), turns, "turns"),
            "par": "" if par is None else spoken(par, asked.objective, self._language),
            "score": spoken(worth, asked.objective, self._language),
        }

    def _rows(self) -> list[Json]:
        """A best plan beside the given one, turn by turn."""
        verdict = self.verdict
        if verdict is None or not verdict.legal or verdict.first_slip is None:
            return []
        given, slip = turns_in(self.line), verdict.first_slip
        best = [*given[: slip - 1], *verdict.continuation]
        return [
            row(n, left, right, n == slip, self._language)
            for n, (left, right) in enumerate(zip_longest(best, given, fillvalue=""), start=1)
        ]


class DraftBoard(_TableBoard):
    """Own picks in a row; nobody else picks in between."""

    puzzle: DraftPuzzle

    def __init__(
        self, asked: DraftPuzzle, *, language: str = "en", theme: str = "auto", noted: bool = True
    ) -> None:
        self.puzzle = asked
        super().__init__(asked, asked.state, language, theme, "pit", noted)
        self._show(Reply(message(self._prompt())))

    def _after(self, move: str) -> State:
        return self._picked(self._history.state, move)

    def _picked(self, state: State, move: str) -> State:
        """The same player picks again."""
        events = state.after(move).events
        seat, row = self._seat(), state.pending
        assert isinstance(row, Drafting), "the reader of the file asks for a draft"
        place = int(str(move).partition("/")[2]) - 1
        card = row.row[place]
        assert card is not None, "the move is legal"
        player = state.players[seat]
        more = Outstanding(LABELS[len(player.orders)], card, ("",) * len(card.squares))
        players = list(state.players)
        players[seat] = player._replace(orders=(*player.orders, more))
        left = (*row.row[:place], None, *row.row[place + 1 :])
        return state._replace(players=tuple(players), pending=Drafting(left), events=events)

    def _is_over(self) -> bool:
        return len(self._history.played) >= self.puzzle.picks

    def _best(self) -> History | None:
        moves = self.puzzle.check(" ".join(list(self.puzzle.row)[: self.puzzle.picks])).best
        history = History(self.puzzle.state)
        for move in moves:
            history.add(move, self._picked(history.state, move))
        history.go(0)
        return history

    def _about(self) -> Json:
        par = self.puzzle.par
        return {
            **self._named(len(self._history.played), self.puzzle.picks, "moves"),
            "par": "" if par is None else spoken(par, "vp", self._language),
            "score": "",
        }

    def _rows(self) -> list[Json]:
        return []


# --- Blunders -------------------------------------------------------------------------------


class BlunderBoard(Form):
    """The position before a log of own turns; the answer is the number of the turn that loses most."""

    def __init__(
        self, asked: BlunderPuzzle, *, language: str = "en", theme: str = "auto", noted: bool = True
    ) -> None:
        self.puzzle = asked
        self._answers: list[str] = []
        self._verdict: TurnVerdict | None = None
        self._given_hints = 0
        self._is_hinted = False  # a hint was the last thing said
        self._stars = 0
        self._diary = Diary(NAME, asked.id, asked.themes or ()) if noted else None
        super().__init__(asked.state, language, theme, "table")
        self._show(Reply(self._retell()))

    @property
    def verdict(self) -> TurnVerdict | None:
        return self._verdict

    @property
    def tries(self) -> tuple[str, ...]:
        return tuple(self._answers)

    def answer(self, given: int | str) -> None:
        """Give the number of a turn."""
        self.puzzle.check(str(given))  # NotationError if it is none
        super().answer(given)

    def _seat(self) -> int:
        return self.puzzle.state.to_move or 0

    def _view(self) -> Any:
        return self._history.state.seen_by(self._seat())

    def _judge(self, given: str) -> Reply:
        if given not in {str(n) for n in range(1, len(self.puzzle.log) + 1)}:
            return Reply(message(say("question-choose", self._language)))
        self._verdict, self._is_hinted = self.puzzle.check(given), False
        if given not in self._answers and not self._stars:
            self._answers.append(given)
            self._note(self._verdict.stars == MOST_STARS)
        return Reply(self._retell())

    def _note(self, is_right: bool) -> None:
        tries = len(self._answers)
        if is_right:
            self._stars = max(MOST_STARS + 1 - tries, 1)
        if self._diary and is_right:
            self._diary.solved(self._stars, (), self._given_hints, tries)
        elif self._diary:
            self._diary.failed((), self._given_hints, tries)

    def _hints(self) -> list[str]:
        return told_hints(_hints_of(self.puzzle), self._language)

    def _hint(self) -> Reply:
        if self._given_hints == len(self._hints()):
            return super()._hint()
        self._given_hints, self._is_hinted = self._given_hints + 1, True
        return Reply(self._retell())

    def _retell(self) -> Json:
        if self._is_hinted:
            return message(self._hints()[self._given_hints - 1])
        if self._verdict is None:
            return message(say("question-choose", self._language))
        verdict = self._verdict
        if verdict.stars == MOST_STARS:
            return message(" ".join(verdict.sentences(self._language)), "good")
        facts = {"turn": verdict.turn, "n": verdict.value or 0}  # the verdict would tell the answer
        return message(tell("learn", "blunder-try", facts, self._language), "bad")

    def _asked(self) -> Json:
        verdict, hints = self._verdict, self._hints()
        is_right = verdict is not None and verdict.stars == MOST_STARS
        return {
            "ask": self._ask(),
            "options": [self._option(n, turn) for n, turn in enumerate(self.puzzle.log, start=1)],
            "given": None if verdict is None else str(verdict.turn),
            "right": None if verdict is None else is_right,
            "hint": hints[self._given_hints - 1] if self._given_hints else "",
            "hints_left": len(hints) - self._given_hints,
            "done": self._stars > 0,
            "stars": self._stars or None,
            "note": self._diary.remark(self._language, self._stars > 0) if self._diary else "",
        }

    def _ask(self) -> str:
        """Title and task, without the log: its turns are the answers to choose from."""
        words = _words(self.puzzle, self._language)
        lines = words.get("task", "").splitlines()
        log = [f"{n}: " for n in range(1, len(self.puzzle.log) + 1)]
        listed = lines[-len(log) :]
        if len(listed) == len(log) and all(map(str.startswith, listed, log)):
            lines = lines[: -len(log)]
        title = words.get("title", self.puzzle.id)
        return f"{title}{'' if title.endswith(STOPS) else '.'} {' '.join(lines)}".strip()

    def _option(self, number: int, turn: str) -> Json:
        is_tried = str(number) in self._answers
        is_right = self._stars > 0 and is_tried and str(number) == self._answers[-1]
        mark = "right" if is_right else "wrong" if is_tried else ""
        text = f"{number} · {turn_in_words(turn, self._language)}"
        return {"value": str(number), "text": text, "rule": "", "mark": mark}

    def __repr__(self) -> str:
        return f"BlunderBoard({self.puzzle.id!r})"
