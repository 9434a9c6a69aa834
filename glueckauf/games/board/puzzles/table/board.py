"""Puzzles on a whole table on their board: the positions of turns and picks, and what stands above."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from glueckauf.core.puzzle import Json, Row, words
from glueckauf.core.telling import Event
from glueckauf.games.board.parts import Mining
from glueckauf.games.board.puzzles.table.draft import after_pick, results
from glueckauf.games.board.puzzles.table.natural import natural_plan
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
from glueckauf.games.board.solve.turns.asked import Asked
from glueckauf.games.board.solve.turns.search import Table, others_play


def asked_in(puzzle: TablePuzzle, language: str) -> tuple[str, str]:
    """Title and task; without the log of a blunder, whose turns are listed as the answers."""
    told = words(puzzle, language)
    title, task = told.get("title", puzzle.id), told.get("task", "")
    if not isinstance(puzzle, BlunderPuzzle):
        return title, task
    lines, log = task.splitlines(), [f"{n}: " for n, _ in enumerate(puzzle.log, start=1)]
    listed = lines[-len(log) :]
    if len(listed) == len(log) and all(map(str.startswith, listed, log)):
        lines = lines[: -len(log)]
    return title, " ".join(lines)


def _about(
    puzzle: TablePuzzle, language: str, used: int, steps: int | None, unit: str, score: str
) -> Json:
    title, task = asked_in(puzzle, language)
    objective = "vp" if isinstance(puzzle, DraftPuzzle) else puzzle.asked.objective
    return {
        "title": title,
        "task": task,
        "used": used,
        "steps": steps,
        "unit": unit,
        "par": "" if puzzle.par is None else spoken(puzzle.par, objective, language),
        "score": score,
    }


# --- Turns ----------------------------------------------------------------------------------


def tables(asked: Asked, moves: Sequence[str]) -> Iterator[Table]:
    """The table before the first move and after each; the others play once an own turn is over."""
    table = asked.table
    yield table
    for move in moves:
        table = onward(table, asked.seat, move)
        yield table


def onward(table: Table, seat: int, move: str) -> Table:
    state = table.state.after(move)
    if state.pending is not None:
        return Table(state, table.replies)
    then = others_play(Table(state, table.replies), seat)
    if then.state[-1] is state[-1]:
        return then
    told = then.state._replace(events=(*state.events, *then.state.events))
    return Table(told, then.replies)


def shown(asked: Asked, table: Table) -> State:
    """The table without the miner that keeps a shift open when nobody else has any (`held_open`)."""
    state, seat = table.state, asked.seat
    if any(player.miners for n, player in enumerate(asked.state.players) if n != seat):
        return state
    players = (
        player if n == seat else player._replace(miners=0) for n, player in enumerate(state.players)
    )
    return state._replace(players=tuple(players))


def last_table(asked: Asked, moves: Sequence[str]) -> State:
    *_, last = tables(asked, moves)
    return last.state


def _turns_over(state: State, moves: Sequence[str]) -> int:
    """How many of the own turns are over."""
    return len(turns_in(" ".join(moves))) - (state.pending is not None)


def is_over(puzzle: TurnPuzzle, moves: Sequence[str]) -> bool:
    state = last_table(puzzle.asked, moves)
    has_miners = state.players[puzzle.seat].miners > 0
    is_last = _turns_over(state, moves) >= puzzle.asked.own_turns
    return state.pending is None and (is_last or not has_miners)


def best_moves(puzzle: TurnPuzzle) -> tuple[str, ...] | None:
    """The moves of a best plan in its natural order, every mining action ended."""
    lines = best_plan(puzzle)
    if lines is None:
        return None
    table, moves = puzzle.asked.table, []
    for line in lines:
        for move in with_end(table.state, line).split(" "):
            table = onward(table, puzzle.seat, move)
            moves.append(move)
    return tuple(moves)


def best_plan(puzzle: TurnPuzzle) -> tuple[str, ...] | None:
    """The turns of a best plan in their natural order; None if no plan meets the task."""
    par, lines = target(puzzle.asked, puzzle.par, puzzle.lines)
    return None if par is None else natural_plan(puzzle.asked, lines)


def about_turns(puzzle: TurnPuzzle, moves: Sequence[str], language: str) -> Json:
    asked, state = puzzle.asked, last_table(puzzle.asked, moves)
    turns = None if asked.turns is None else asked.own_turns
    score = spoken(asked.worth(Table(state, ())), asked.objective, language)
    used = _turns_over(state, moves)
    return _about(puzzle, language, used, turns, "turns", score)


def plan_rows(line: str, verdict: TurnVerdict, language: str) -> list[Row]:
    """A best plan beside the given one, turn by turn."""
    if not verdict.legal or verdict.first_slip is None:
        return []
    given, slip = turns_in(line), verdict.first_slip
    return _beside([*given[: slip - 1], *verdict.continuation], given, slip, language)


def _beside(best: Sequence[str], given: Sequence[str], slip: int, language: str) -> list[Row]:
    def told(turn: str) -> str:
        return turn_in_words(turn, language) if turn else ""

    return [
        Row(n, left, right, told(left), told(right), n == slip)
        for n, (left, right) in enumerate(zip_longest(best, given, fillvalue=""), start=1)
    ]


# --- Drafts and blunders --------------------------------------------------------------------


def picks(puzzle: DraftPuzzle, moves: Sequence[str]) -> list[State]:
    """The positions of picks, and of the ride after the last of them."""
    states = [puzzle.state]
    for n, move in enumerate(moves):
        if n < puzzle.picks:
            states.append(after_pick(states[-1], move))
            continue
        last = states[-1]
        if n == puzzle.picks:
            last = last._replace(pending=Mining(puzzle.steps))
        states.append(last.after(move))
    return states


def best_picks(puzzle: DraftPuzzle) -> tuple[str, ...]:
    """In the order of the row."""
    picked = puzzle.lines or results(puzzle)[0].moves
    return tuple(sorted(picked, key=[*puzzle.row].index))


def about_draft(puzzle: DraftPuzzle, moves: Sequence[str], language: str) -> Json:
    used = min(len(moves), puzzle.picks)  # a ride after them shows what they are worth
    return _about(puzzle, language, used, puzzle.picks, "moves", "")


def about_blunder(puzzle: BlunderPuzzle, language: str) -> Json:
    return {**_about(puzzle, language, 0, None, "turns", ""), "par": ""}


def log_options(puzzle: BlunderPuzzle, language: str) -> tuple[tuple[str, str], ...]:
    """The turns of the log by their numbers."""
    return tuple(
        (str(n), f"{n} · {turn_in_words(turn, language)}")
        for n, turn in enumerate(puzzle.log, start=1)
    )


def log_rows(puzzle: BlunderPuzzle, verdict: TurnVerdict, language: str) -> list[Row]:
    """What would have been best from the blunder on, beside what was played."""
    if verdict.first_slip is None or verdict.par is None:
        return []
    best = [*puzzle.log[: verdict.par - 1], *verdict.continuation]
    return _beside(best, puzzle.log, verdict.par, language)


def after_turns(puzzle: BlunderPuzzle, turns: Sequence[str]) -> list[State]:
    """The states before these turns and after each, with all that a turn did."""
    asked = puzzle.asked
    table = asked.table
    states = [shown(asked, table)]
    for turn in turns:
        events: list[Event] = []
        for move in with_end(table.state, turn).split(" "):
            table = onward(table, puzzle.seat, move)
            events += table.state.events
        states.append(shown(asked, table)._replace(events=tuple(events)))
    return states
