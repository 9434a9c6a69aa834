"""Judging answers to puzzles on a whole table: plans of turns, picks, the number of a blunder.

As in mining puzzles every answer that reaches par wins, and a wrong one is shown where it fails.
A plan may have fewer turns than are allowed: those that it leaves out are spent at the pithead, while
there are miners, and the others reply to them as to any other turn.

    3 stars   par is reached; a blunder is found
    2 stars   at least three quarters of the way from doing nothing to par
    1 star    at least half of that way; a turn that loses, but not the one that loses most
    0 stars   less, a condition is not met, or a rule is broken
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import NamedTuple

from glueckauf.core.errors import NotationError
from glueckauf.core.fields import small_number
from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.rows import Rows, one_row
from glueckauf.core.telling import Violation
from glueckauf.core.texts import Fact, tell, within
from glueckauf.games.board.notation import END, End, Fill, Load, Ride, Store, read_line
from glueckauf.games.board.parts import Mining
from glueckauf.games.board.puzzles.pit.deeds import deeds
from glueckauf.games.board.puzzles.table import draft
from glueckauf.games.board.puzzles.table.ladder import blunder_of, losses, stations
from glueckauf.games.board.puzzles.table.puzzle import (
    Answer,
    BlunderPuzzle,
    DraftPuzzle,
    TablePuzzle,
    TurnPuzzle,
)
from glueckauf.games.board.puzzles.table.split import turns_in
from glueckauf.games.board.puzzles.table.telling import turn_in_words, turns_in_words
from glueckauf.games.board.solve.turns.asked import Asked, proven
from glueckauf.games.board.solve.turns.search import Table, others_play
from glueckauf.games.board.telling import GAME

PASS = "pithead"  # always legal at the start of a turn: says what is due where one is going on


class TurnVerdict(NamedTuple):
    """The judgement of an answer.

    `turn` is the number of the turn, or pick, that is to be looked at: where a rule is broken, or
    the first slip. `token` is the move that breaks it. `value` is None where nothing was reached.
    `first_slip` is one more than there are turns if the plan only stops too early. `best` is a
    best answer, `continuation` the best turns from just before the slip.
    """

    kind: str
    legal: bool
    violation: Violation | None
    problem: str  # what is wrong beside the rules: a key of the texts
    turn: int
    token: str
    value: int | None
    par: int | None
    stars: int
    first_slip: int | None
    best: tuple[str, ...]
    continuation: tuple[str, ...]
    objective: str = "vp"
    loss: int = 0  # what the blunder loses
    most: int | None = None  # what can be reached after the slip; None: the task cannot be met
    stray: tuple[str, ...] = ()  # picks that belong to no best choice
    ride: str = ""  # the best ride that picked cards allow
    complete: tuple[str, ...] = ()  # the orders that it completes
    played_on: bool = False  # by the others, after the last turn of the plan

    @property
    def text(self) -> str:
        """The judgement in English, with turns as they are written: for those who type them."""
        return "\n".join(self._sentences("en", written=True))

    def to_rows(self) -> Rows:
        """One row: what was reached and what is possible; no better turns, and no blunder told."""
        is_blunder = self.kind == "blunder"
        return one_row(
            kind=self.kind,
            legal=self.legal,
            stars=self.stars,
            objective=self.objective,
            value=self.value,
            par=None if is_blunder else self.par,
            first_slip=None if is_blunder else self.first_slip,
            rule=self.violation.rule if self.violation else None,
        )

    def sentence(self, language: str = "en") -> str:
        """The judgement, with turns in words."""
        return "\n".join(self.sentences(language))

    def sentences(self, language: str = "en") -> list[str]:
        return list(self._sentences(language, written=False))

    def short(self, language: str = "en") -> str:
        """Value and stars; the rule that is broken; of a turn of a log, is it the blunder?"""
        if self.kind != "blunder" or not self.legal:
            return " ".join(self._about_value(language, written=False))
        key = "blunder-found" if self.stars == MOST_STARS else "blunder-wrong"
        facts: dict[str, Fact] = {"turn": self.turn, "n": self.value or 0}
        return tell(GAME, key, facts, language)  # the others would tell the answer

    def slip(self, language: str = "en") -> str:
        """The first turn after which the best is out of reach; cards that no best choice has; of a
        turn of a log, what it loses."""
        if not self.legal or self.stars == MOST_STARS or self.par is None:
            return ""
        if self.kind == "blunder":
            facts: dict[str, Fact] = {"turn": self.turn, "n": self.value or 0}
            return tell(GAME, "blunder-try", facts, language)
        if self.kind == "draft":
            return f"{self._ride_told(language)} {self._stray_told(language)}"
        if self.first_slip is None:
            return ""
        if not self.token:
            return self._stopped(language)
        space = turns_in_words([self.token.partition(" ")[0]], language)
        facts = {"kind": "turn", "place": self.first_slip, "move": space}
        told = tell(GAME, "slip-turn", facts, language)
        if self.most is None:
            return f"{told} {tell(GAME, 'slip-start', {}, language)}"
        value = within(spoken(self.most, self.objective, language), language)
        return f"{told} {tell(GAME, 'slip-most', {'value': value}, language)}"

    def _ride_told(self, language: str) -> str:
        """What the value of picks is made of."""
        facts: dict[str, Fact] = {
            "labels": " ".join(self.complete),
            "count": len(self.complete),
            "vp": self.value or 0,
            "line": turns_in_words([self.ride], language) if self.ride else "",
        }
        return tell(GAME, "slip-ride", facts, language)

    def _stray_told(self, language: str) -> str:
        cards = " ".join(move.partition("/")[2] for move in self.stray)
        return tell(GAME, "slip-cards", {"cards": cards, "count": len(self.stray)}, language)

    def _sentences(self, language: str, *, written: bool) -> Iterator[str]:
        if self.kind == "blunder" and self.legal:
            yield from self._about_blunder(language, written=written)
            return
        yield from self._about_value(language, written=written)
        yield from self._about_slip(language)
        if self.continuation:
            key = "draft-instead" if self.kind == "draft" else "slip-instead"
            better = self._better(language, written=written)
            yield tell(GAME, key, {"line": better}, language)

    def _about_value(self, language: str, *, written: bool) -> Iterator[str]:
        def say(key: str, **facts: Fact) -> str:
            return tell(GAME, key, facts, language)

        if self.violation is not None:
            why = self.violation.sentence(language)
            facts: dict[str, Fact] = {"turn": self.turn, "rule": self.violation.rule, "why": why}
            if self.token:
                move = self.token if written else turn_in_words(self.token, language)
                yield say("turn-illegal", move=move, **facts)
            else:
                yield say("turn-cut-short", **facts)
            return
        if self.problem:
            move = self.token if written else turn_in_words(self.token, language)
            yield say(f"turn-{self.problem}", n=self.turn, move=move)
        if not self.legal:
            return
        if self.par is None:
            yield say("verdict-infeasible")
            return
        if self.played_on:
            yield say("turn-left-out")
        if self.value is not None:
            value = within(spoken(self.value, self.objective, language), language)
            if self.stars == 3:
                yield say("verdict-best", value=value)
            else:
                par = within(spoken(self.par, self.objective, language), language)
                yield say("verdict-short", value=value, par=par)
        yield say("verdict-stars", stars=self.stars)

    def _about_slip(self, language: str) -> Iterator[str]:
        """Picks have no order, and a blunder is not to be named: neither has a first slip."""
        if self.kind != "turns" or self.first_slip is None:
            return
        if self.token:
            yield tell(GAME, "turn-slip", {"turn": self.first_slip}, language)
        else:
            yield self._stopped(language)

    def _stopped(self, language: str) -> str:
        """Nothing is wrong with the turns that do something; there are too few of them."""
        facts: dict[str, Fact] = {
            "kind": "stopped",
            "place": (self.first_slip or 1) - 1,
            "move": "",
        }
        return tell(GAME, "slip-turn", facts, language)

    def _about_blunder(self, language: str, *, written: bool) -> Iterator[str]:
        facts: dict[str, Fact] = {"turn": self.turn, "n": self.value or 0}
        if self.stars == 3:
            yield tell(GAME, "blunder-found", facts, language)
        else:
            more: dict[str, Fact] = {"par": self.par or 0, "loss": self.loss}
            yield tell(GAME, "blunder-other", {**facts, **more}, language)
        yield tell(GAME, "verdict-stars", {"stars": self.stars}, language)
        better = self._better(language, written=written)
        yield tell(GAME, "slip-instead", {"line": better}, language)

    def _better(self, language: str, *, written: bool) -> str:
        """The continuation; its turns have the numbers they would have in the plan or the log."""
        if written:
            return " | ".join(self.continuation)
        if self.kind == "draft":  # picked in any order
            return ", ".join(turns_in_words([pick], language) for pick in self.continuation)
        first = self.par if self.kind == "blunder" else self.first_slip
        return turns_in_words(self.continuation, language, first or 1)


def spoken(value: int, objective: str, language: str = "en") -> str:
    """A value in words: 16 VP, a lead of 3 VP, 2 VP behind."""
    is_behind = objective == "margin" and value < 0
    kind, amount = ("behind", -value) if is_behind else (objective, value)
    return tell(GAME, "turn-amount", {"objective": kind, "n": amount}, language)


def stars_for(value: int, par: int, idle: int) -> int:
    if value >= par:
        return 3
    share = (value - idle) / (par - idle) if par > idle else 0.0
    return 2 if share >= 0.75 else int(share >= 0.5)


def check(puzzle: TablePuzzle, answer: Answer) -> TurnVerdict:
    """Judge an answer to any kind; NotationError if it is none."""
    if isinstance(puzzle, DraftPuzzle):
        return check_draft(puzzle, answer)
    if isinstance(puzzle, BlunderPuzzle):
        return check_blunder(puzzle, answer)
    return check_turns(puzzle, answer)


# --- Turns ----------------------------------------------------------------------------------


def target(
    asked: Asked, par: int | None, lines: tuple[str, ...] | None
) -> tuple[int | None, tuple[str, ...]]:
    """Par and turns that reach it: as claimed, else as solved."""
    if par is not None and lines is not None:
        return par, lines
    found = proven(asked)
    if found is None:
        return None, ()
    return (found.value if par is None else par), tuple(found.lines)


def check_turns(puzzle: TurnPuzzle, answer: Answer) -> TurnVerdict:
    """Judge a plan; NotationError with the column if it is none."""
    if isinstance(answer, int):
        raise NotationError(str(answer), 1, "turns like mining/8 3 +g … delivery/barrow")
    asked, turns = puzzle.asked, turns_in(answer)
    par, lines = target(asked, puzzle.par, puzzle.lines)
    blank = TurnVerdict(
        "turns", True, None, "", 0, "", None, par, 0, None, lines, (), asked.objective
    )
    if len(turns) > asked.own_turns and asked.turns is not None:
        return blank._replace(legal=False, problem="too-many", turn=asked.own_turns)
    tables = [asked.table]
    for n, line in enumerate(turns, start=1):
        then, violation, token = _turn(tables[-1], asked.seat, line)
        if then is None:
            return blank._replace(legal=False, violation=violation, turn=n, token=token)
        tables.append(then)
    end = asked.ended(tables[-1], len(turns))
    value, meets = asked.worth(end), asked.is_met(end)
    verdict = blank._replace(
        value=value,
        problem="" if meets else "not-starting",
        played_on=is_played_on(tables[-1], end),
    )
    if par is None:
        return verdict
    idle = asked.worth(asked.ended(tables[0], 0))
    stars = stars_for(value, par, idle) if meets else 0
    if stars == 3:
        return verdict._replace(stars=stars)
    slip, better, most = _first_slip(asked, tables, par)
    token = turns[slip - 1] if slip <= len(turns) else ""
    if all(is_idle(line, asked.start) for line in turns[slip - 1 :]):
        token = ""  # from there on nothing is done any more
    return verdict._replace(
        stars=stars, turn=slip, token=token, first_slip=slip, continuation=better, most=most
    )


def _turn(table: Table, seat: int, line: str) -> tuple[Table | None, Violation | None, str]:
    """The table after a turn, or what is wrong with it; a mining action may be left unended."""
    state = table.state
    for n, move in enumerate(read_line(line)):
        violation = state.why_not(move)
        if violation is None and n and state.pending is None:
            return None, state.why_not(END), str(move)
        if violation is not None:
            return None, violation, str(move)
        state = state.after(move)
    if isinstance(state.pending, Mining) and state.pending.half is None:
        state = state.after(END)
    if state.pending is not None:
        return None, state.why_not(PASS), ""
    return others_play(Table(state, table.replies), seat), None, ""


def is_played_on(last: Table, end: Table) -> bool:
    """Do replies come between the last turn of a plan and its end?"""
    return any(last.replies) and last.replies != end.replies


def is_idle(line: str, start: bool) -> bool:
    """A turn that does nothing for the player but a mark; in workshops miners may count."""
    first, *rest = line.split(" ")
    if first.startswith("mining/"):
        return all(move == END for move in rest)
    if first == "workshop/draw" and start:
        return False
    return first == PASS or (first.endswith("/draw") and "keep/-" in rest)


def _first_slip(
    asked: Asked, tables: list[Table], par: int
) -> tuple[int, tuple[str, ...], int | None]:
    """The number of the turn after which par is out of reach, the best from just before it, and
    what can be reached after it: None if the task cannot be met there."""
    reach: dict[int, int | None] = {}

    def lost(n: int) -> bool:
        found = proven(asked.after(tables[n], n))
        reach[n] = found and found.value
        return found is None or found.value < par

    slip = bisect_left(range(len(tables)), True, lo=1, key=lost)
    found = proven(asked.after(tables[slip - 1], slip - 1))
    return slip, tuple(found.lines) if found else (), reach.get(slip)


# --- Drafts ---------------------------------------------------------------------------------


def check_draft(puzzle: DraftPuzzle, answer: Answer) -> TurnVerdict:
    """Judge picks; NotationError if they are none. A ride after them shows what they are worth."""
    text = answer if isinstance(answer, (str, int)) else " ".join(answer)
    moves = read_line(str(text))
    if all(isinstance(move, Ride | Load | Fill | Store | End) for move in moves[puzzle.picks :]):
        moves = moves[: puzzle.picks]
    picked = tuple(map(str, moves))
    lines = puzzle.lines or draft.results(puzzle)[0].moves
    par = draft.worth(puzzle, lines) if puzzle.par is None else puzzle.par
    blank = TurnVerdict("draft", True, None, "", 0, "", None, par, 0, None, lines, ())
    for n, move in enumerate(picked, start=1):
        if move not in puzzle.row or move in picked[: n - 1]:
            return blank._replace(legal=False, problem="no-card", turn=n, token=move)
    if len(picked) != puzzle.picks:
        return blank._replace(legal=False, problem="picks", turn=puzzle.picks)
    ride = draft.ride(puzzle, picked)
    done = deeds(puzzle.task(picked), ride).complete
    judged = blank._replace(
        value=draft.worth(puzzle, picked), ride=ride, complete=tuple(one.label for one in done)
    )
    stars = stars_for(judged.value or 0, par, 0)
    if stars == MOST_STARS:
        return judged._replace(stars=stars)
    wanted = {move for one in draft.results(puzzle) if one.value >= par for move in one.moves}
    stray = tuple(move for move in picked if move not in wanted)
    return judged._replace(stars=stars, continuation=lines, stray=stray)


# --- Blunders -------------------------------------------------------------------------------


def check_blunder(puzzle: BlunderPuzzle, answer: Answer) -> TurnVerdict:
    """Judge the number of a turn; NotationError if it is none."""
    text = str(answer).strip()
    size = len(puzzle.log)
    turn = small_number(text)
    if turn is None or not 1 <= turn <= size:
        raise NotationError(text, 1, f"the number of a turn, 1 to {size}")
    lost = losses(puzzle)
    par = blunder_of(lost)
    found = proven(stations(puzzle)[par - 1])
    assert found is not None, "nothing but points is asked for"
    stars = 3 if turn == par else int(lost[turn - 1] > 0)
    return TurnVerdict(
        kind="blunder",
        legal=True,
        violation=None,
        problem="",
        turn=turn,
        token=puzzle.log[turn - 1],
        value=lost[turn - 1],
        par=par,
        stars=stars,
        first_slip=par if stars < 3 else None,
        best=(str(par),),
        continuation=tuple(found.lines),
        objective=puzzle.asked.objective,
        loss=lost[par - 1],
    )
