"""Proving again what puzzles on a whole table claim."""

from __future__ import annotations

import time
from typing import NamedTuple

from glueckauf.core.budget import NotProven, within
from glueckauf.core.puzzle import Json, Proof, Wrong, takes_long
from glueckauf.core.rows import Rows, tidy
from glueckauf.games.board.notation import read_line
from glueckauf.games.board.puzzles.table import draft
from glueckauf.games.board.puzzles.table.ladder import (
    blunder_grade,
    blunder_of,
    grade,
    losses,
    reached,
    stations,
)
from glueckauf.games.board.puzzles.table.puzzle import (
    BlunderPuzzle,
    DraftPuzzle,
    TablePuzzle,
    TurnPuzzle,
)
from glueckauf.games.board.puzzles.themes import TRAP
from glueckauf.games.board.scoring import OF_DELIVERIES
from glueckauf.games.board.solve.turns import themes as turn_themes
from glueckauf.games.board.solve.turns.asked import Asked, TooMany, best, proven
from glueckauf.games.board.solve.turns.search import whole_turns
from glueckauf.games.board.solve.turns.themes import NONE

MOST_OPENINGS = 300  # of plans while the others reply; each is proven by plans in a moment


class Facts(NamedTuple):
    """What is true of a puzzle. `lines` reach par; `runner_up` is the best value below it.

    What is not proven is at most `bound`.
    """

    par: int | None
    lines: tuple[str, ...]
    states: int
    proven: bool
    runner_up: int
    loss: int | None = None
    bound: int | None = None

    def to_rows(self) -> Rows:
        """One row for every turn of the best answer."""
        return tidy(
            {"turn": n, "line": line, "value": self.par, "loss": self.loss, "proven": self.proven}
            for n, line in enumerate(self.lines, start=1)
        )


def solved(puzzle: TablePuzzle, runner_up: bool = True, seconds: float | None = None) -> Facts:
    """The proof, of turns within `seconds`; of a blunder `par` is the turn, `lines` the best from there, `loss` what it loses."""
    if isinstance(puzzle, DraftPuzzle):
        found = draft.results(puzzle)
        less = [one.value for one in found if one.value < found[0].value]
        return Facts(found[0].value, found[0].moves, len(found), True, max(less, default=NONE))
    if isinstance(puzzle, BlunderPuzzle):
        lost = losses(puzzle)
        turn = blunder_of(lost)
        better = proven(stations(puzzle)[turn - 1])
        assert better is not None, "nothing but points is asked for"
        others = [*lost[: turn - 1], *lost[turn:]]
        lines = tuple(better.lines)
        return Facts(turn, lines, better.states, better.proven, max(others), lost[turn - 1])
    solution = best(puzzle.asked, seconds)
    if solution is None:
        return Facts(None, (), 0, True, NONE)
    less_than = _runner_up(puzzle.asked, solution.value) if runner_up else NONE
    facts = Facts(
        solution.value, tuple(solution.lines), solution.states, solution.proven, less_than
    )
    return facts if solution.proven else facts._replace(bound=solution.bound)


def openings(asked: Asked, most: int = MOST_OPENINGS) -> list[tuple[str, Asked]]:
    """The first turns, each with what is asked once the others have played all their replies.

    TooMany if there are more than `most`.
    """
    found: list[tuple[str, Asked]] = []

    def visit(first: str, now: Asked) -> None:
        if not now.replies or not now.own_turns:
            found.append((first, now._replace(replies=())))
            if len(found) > most:
                raise TooMany
            return
        for line, then in whole_turns(now.table, now.seat):
            visit(first or line, now.after(then, 1))

    visit("", asked)
    return found


def _runner_up(asked: Asked, par: int) -> int:
    """The best value below par. Where deliveries settle it, plans need not be tried to their ends."""
    state = asked.state
    scored = state.rules.clock_per_shift[state.shift - 1]
    is_settled = scored <= OF_DELIVERIES and state.shift < state.rules.shifts
    if asked.replies and (asked.objective == "vp" or is_settled):
        try:
            return max(turn_themes.runner_up(left, par) for _, left in openings(asked))
        except TooMany:
            pass
    return turn_themes.runner_up(asked, par)


def prove(puzzle: TablePuzzle, seconds: float | None = None) -> Proof:
    """FileError for a blunder or a draft where not every choice is proven in time: half an answer is none."""
    started = time.perf_counter()
    try:
        with within(None if isinstance(puzzle, TurnPuzzle) else seconds):
            facts = solved(puzzle, runner_up=False, seconds=seconds)
    except NotProven:
        raise takes_long(puzzle.path) from None
    objective = "vp" if isinstance(puzzle, DraftPuzzle) else puzzle.asked.objective
    value = {"turn": facts.par, "loss": facts.loss} if facts.loss is not None else None
    fields = {
        "id": puzzle.id,
        "feasible": facts.par is not None,
        "value": value or (None if facts.par is None else {objective: facts.par}),
        "lines": list(facts.lines),
        "proven": facts.proven,
        "states": facts.states,
        "seconds": round(time.perf_counter() - started, 6),
    }
    if facts.bound is not None:
        fields["bound"] = {objective: facts.bound}
    return Proof(facts, fields, _told(fields))


def _told(proof: Json) -> str:
    """The proven answer in a few lines."""
    how = "proven" if proof["proven"] else "best found, not proven"
    if "bound" in proof:
        how += ", at most " + ", ".join(f"{word} {n}" for word, n in proof["bound"].items())
    effort = f"  {how}: {proof['states']} states in {proof['seconds']:.3f} s"
    if not proof["feasible"]:
        found = "cannot be met" if proof["proven"] else "no line found"
        return f"{proof['id']}: {found}\n{effort}"
    value = ", ".join(f"{word} {number}" for word, number in proof["value"].items())
    return "\n".join([f"{proof['id']}: {value}", *(f"  {x}" for x in proof["lines"]), effort])


def themes_of(puzzle: TablePuzzle) -> tuple[str, ...]:
    """Themes by ablation; of a blunder those of the plan that it spoils."""
    if isinstance(puzzle, DraftPuzzle):
        return draft.draft_themes(puzzle, draft.results(puzzle)[0].value)
    if isinstance(puzzle, BlunderPuzzle):
        return asked_themes(stations(puzzle)[blunder_of(losses(puzzle)) - 1])
    return asked_themes(puzzle.asked)


def asked_themes(asked: Asked) -> tuple[str, ...]:
    """The techniques that the best turns need, and `greedy-trap` where the greedy bot falls short."""
    solution = best(asked)
    if solution is None:
        return ()
    found = turn_themes.themes(asked, solution.value)
    return (*found, TRAP) if reached(asked, 1) < solution.value else found


def tier_of(puzzle: TablePuzzle, par: int) -> int | None:
    """The weakest solver that reaches par."""
    if isinstance(puzzle, DraftPuzzle):
        return draft.draft_grade(puzzle, par)
    if isinstance(puzzle, BlunderPuzzle):
        return blunder_grade(puzzle, par)
    return grade(puzzle.asked, par)


# --- Claims ---------------------------------------------------------------------------------


def wrong_table_claims(puzzle: TablePuzzle) -> Wrong:
    """The key of every claim that is not true, and what is true instead."""
    if isinstance(puzzle, TurnPuzzle):
        yield from _dead_replies(puzzle.asked)
    counts = isinstance(puzzle.proof, dict) and "runner_up" in puzzle.proof
    facts = solved(puzzle, runner_up=counts)
    if not facts.proven:
        yield "par", "the optimum could not be proven"
        return
    if facts.par is None:
        for key in ("par", "lines"):
            if getattr(puzzle, key) is not None:
                yield key, "no row of turns can meet this task"
        return
    yield from _wrong_numbers(puzzle, facts)
    if puzzle.lines is not None:
        yield from _wrong_lines(puzzle, facts)
    if puzzle.themes is not None:
        themes = themes_of(puzzle)
        if sorted(puzzle.themes) != sorted(themes):
            listed = ", ".join(puzzle.themes) or "none"
            yield "themes", f"{listed}: shown by ablation: {', '.join(themes) or 'none'}"
    if puzzle.tier is not None:
        tier = tier_of(puzzle, facts.par)
        if tier != puzzle.tier:
            yield "tier", f"T{puzzle.tier}: the weakest solver that reaches par is T{tier}"


def _dead_replies(asked: Asked) -> Wrong:
    """A reply that the others could not even play at once would be announced and never come."""
    state, others = asked.state, len(asked.state.players) - 1
    for n, line in enumerate(asked.replies):
        now = state._replace(to_move=(asked.seat + 1 + n % others) % (others + 1))
        for move in read_line(line):
            why = now.why_not(move)
            if why is not None:
                yield "replies", f"{line}: {move}: {why.sentence()}"
                break
            now = now.after(move)
        else:
            state = now._replace(to_move=asked.seat)


def _wrong_numbers(puzzle: TablePuzzle, facts: Facts) -> Wrong:
    if puzzle.par is not None and puzzle.par != facts.par:
        what = "turn that loses most" if puzzle.kind == "blunder" else "optimum"
        yield "par", f"{puzzle.par}: the {what} is {facts.par}"
    if isinstance(puzzle, BlunderPuzzle) and puzzle.loss not in (None, facts.loss):
        yield "loss", f"{puzzle.loss}: the turn loses {facts.loss}"
    if isinstance(puzzle.proof, dict):
        claimed = puzzle.proof.get("runner_up", facts.runner_up)
        if claimed != facts.runner_up:
            yield "proof.runner_up", f"{claimed}: the best value below par is {facts.runner_up}"


def _wrong_lines(puzzle: TablePuzzle, facts: Facts) -> Wrong:
    lines = puzzle.lines
    assert lines is not None, "asked of puzzles that claim some"
    if isinstance(puzzle, BlunderPuzzle):
        assert facts.par is not None
        before = stations(puzzle)[facts.par - 1]
        puzzle = TurnPuzzle(
            puzzle.id, puzzle.path, "turn", puzzle.position, before, {}, lines=lines
        )
        solution = best(before)
        assert solution is not None
        facts = facts._replace(par=solution.value)
    verdict = puzzle._replace(par=facts.par).check(lines)
    if not verdict.legal:
        yield "lines", verdict.sentences()[0]
    elif verdict.stars < 3:
        yield "lines", f"reaches {verdict.value}, not {facts.par}"
