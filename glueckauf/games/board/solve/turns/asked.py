"""What is asked of a row of turns, and its optimum with proof."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any, NamedTuple

from glueckauf.core.budget import NotProven
from glueckauf.games.board.hidden import laid_open
from glueckauf.games.board.parts import Look, Shortage
from glueckauf.games.board.rules import State
from glueckauf.games.board.scoring import OF_DELIVERIES, in_workshops, next_start
from glueckauf.games.board.solve.turns.means import held_open, worth
from glueckauf.games.board.solve.turns.search import (
    Bound,
    Replies,
    Table,
    after_turn,
    alike,
    filled_up,
    others_play,
    whole_turns,
)
from glueckauf.games.board.solve.turns.solving import solve_turns

MOST_TABLES = 4_000  # about two seconds


class TooMany(Exception):
    """There are more tables than an exhaustive search may visit."""


class Asked(NamedTuple):
    """Turns to plan for the player to move; `turns` None: until the own miners run out.

    With `start` the player must be the next to begin a shift (GA-8.5) if it ended there.
    """

    state: State
    turns: int | None = None
    objective: str = "vp"
    replies: Replies = ()
    rival: int | None = None
    start: bool = False

    @property
    def seat(self) -> int:
        assert self.state.to_move is not None, "somebody is to move"
        return self.state.to_move

    @property
    def own_turns(self) -> int:
        miners = self.state.players[self.seat].miners
        return miners if self.turns is None else min(self.turns, miners)

    @property
    def table(self) -> Table:
        """The table as the player knows it, with the replies to come."""
        state = held_open(laid_open(self.state, self.seat), self.seat)
        return Table(state, self.replies if state.players == self.state.players else ())

    def after(self, table: Table, turns: int) -> Asked:
        """The same question at a later table, after so many turns."""
        left = None if self.turns is None else self.turns - turns
        return self._replace(state=table.state, turns=left, replies=table.replies)

    def ended(self, table: Table, turns: int) -> Table:
        """The end of a plan of so many turns: those that it leaves out are spent at the pithead."""
        return filled_up(table, self.seat, self.own_turns - turns)[1]

    def worth(self, table: Table) -> int:
        return worth(table.state, self.seat, self.objective, self.rival)

    def is_met(self, table: Table) -> bool:
        return not self.start or begins_next(table.state) == self.seat


class Best(NamedTuple):
    """The best value found and turns that reach it; none is above `bound`."""

    value: int
    lines: list[str]
    states: int
    seconds: float
    proven: bool
    bound: int


def best(asked: Asked, seconds: float | None = None) -> Best | None:
    """The optimum; None if the task cannot be met."""
    if not asked.start:
        solved = solve_turns(
            asked.state,
            asked.turns,
            replies=asked.replies,
            objective=asked.objective,
            rival=asked.rival,
            seconds=seconds,
        )
        return Best(
            solved.value, solved.lines, solved.states, solved.seconds, solved.proven, solved.bound
        )
    until = None if seconds is None else perf_counter() + seconds
    found: Best | None = None
    states, spent, bound = 0, 0.0, None
    for lines, table in grabs(asked):
        if found is not None and until is not None and perf_counter() > until:
            everything = Bound(asked.seat, asked.objective, asked.rival)
            bound = everything(asked.table.state, asked.own_turns)
            break
        left = None if until is None else max(0.0, until - perf_counter())
        rest = best(asked.after(table, len(lines))._replace(start=False), left)
        assert rest is not None
        states, spent = states + rest.states, spent + rest.seconds
        bound = rest.bound if bound is None else max(bound, rest.bound)
        if found is None or rest.value > found.value:
            found = rest._replace(lines=[*lines, *rest.lines])
    if found is None or bound is None:
        return None
    proven = found.value == bound
    return found._replace(states=states, seconds=spent, proven=proven, bound=bound)


def proven(asked: Asked) -> Best | None:
    """The optimum, which is one: NotProven if time or memory runs out first."""
    found = best(asked)
    if found is not None and not found.proven:
        raise NotProven
    return found


# --- The next starting player ---------------------------------------------------------------


def begins_next(state: State) -> int:
    """Who would begin if the shift ended now (GA-8.5)."""
    return next_start(state.start, in_workshops(state))


def grabs(asked: Asked) -> Iterator[tuple[list[str], Table]]:
    """The shortest beginnings after which the player begins next.

    Own turns never undo that, and money and workshops may as well come first. So a best row of
    turns is one of these beginnings and the best of what is left.
    """
    seen: set[tuple[Any, ...]] = set()
    level: list[tuple[list[str], Table]] = [([], asked.table)]
    while level:
        longer: list[tuple[list[str], Table]] = []
        for lines, table in level:
            if asked.is_met(table):
                yield lines, table
                continue
            if len(lines) == asked.own_turns or not table.state.players[asked.seat].miners:
                continue
            for line, state in _quiet_turns(table.state):
                then = others_play(Table(state, table.replies), asked.seat)
                key = (*alike(then, asked.seat), then.state.crews)
                if key not in seen:
                    seen.add(key)
                    longer.append(([*lines, line], then))
        level = longer


def _quiet_turns(state: State) -> Iterator[tuple[str, State]]:
    """Money, the pithead and workshops; of unknown cards none is kept."""
    for send in state.legal_moves():
        if send.partition("/")[0] in ("workshop", "money", "pithead"):
            yield from _finished(str(send), state.after(send))


def _finished(line: str, state: State) -> Iterator[tuple[str, State]]:
    moves: list[str] = []
    if isinstance(state.pending, Shortage):
        moves += state.legal_moves()
    elif state.pending is not None:
        moves += state.legal_moves()[:1]
        if isinstance(state.pending, Look):
            moves = ["keep/-"]
    if not moves:
        yield line, state
    for move in moves:
        yield from _finished(f"{line} {move}", state.after(move))


# --- Everything that can be reached ---------------------------------------------------------


def _next_tables(asked: Asked, table: Table, turns: int) -> Iterator[Table]:
    """The tables after every turn; as the last one only deliveries where nothing else scores."""
    rules, shift = asked.state.rules, asked.state.shift
    carts_count = rules.clock_per_shift[shift - 1] > OF_DELIVERIES or shift == rules.shifts
    if turns > 1 or asked.start or (asked.objective != "vp" and carts_count):
        yield from (then for _, then in whole_turns(table, asked.seat))
        return
    for move in table.state.legal_moves():
        if move.startswith("delivery/") or move == "pithead":
            yield after_turn(table, asked.seat, move)


def values(asked: Asked, most: int = MOST_TABLES) -> set[int]:
    """Every value that some row of turns reaches, by trying them all."""
    found: set[int] = set()
    seen: set[tuple[Any, ...]] = set()

    def visit(table: Table, turns: int) -> None:
        if not turns or not table.state.players[asked.seat].miners:
            if asked.is_met(table):
                found.add(asked.worth(table))
            return
        for then in _next_tables(asked, table, turns):
            key = (*alike(then, asked.seat), then.state.crews if asked.start else (), turns)
            if key not in seen:
                seen.add(key)
                if len(seen) > most:
                    raise TooMany
                visit(then, turns - 1)

    visit(asked.table, asked.own_turns)
    return found
