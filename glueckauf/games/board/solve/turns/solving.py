"""The best turns of one player: which spaces, in which order, with proof.

    solve_turns(state)                                  until the own miners run out
    solve_turns(state, 3, objective="clock")            three own turns, clock points included
    solve_turns(state, 2, replies=["mining/10 end"])    the next player mines in between

The others stand still, or play given replies: one after each own turn, the last one included. A
row of turns has as many as asked for unless the miners run out: a turn with nothing to do goes to the
pithead (GA-3.3), and the others reply to it as to any other. Stacks are closed: only what the player
may know is used (GA-10.1); a card that comes from a stack lies face down unless a draw showed it.
Counted at the end of the horizon:

    vp      the player's VP: deliveries (GA-6.2)
    clock   with what the clock gives if the shift ended there (GA-8), and after the last shift
            also marks, coal, orders left and balance (GA-9)
    margin  the same, minus the same of a rival, or of the best one

Delivered cards of the others count as the given state shows them: give a full state and they are
counted, give a view and they are not.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from glueckauf.core.budget import within
from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.hidden import laid_open
from glueckauf.games.board.notation import read_line
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.means import Found, held_open, own_turn, worth
from glueckauf.games.board.solve.turns.plans import Planner, fits
from glueckauf.games.board.solve.turns.replied import Replied, knows_a_stack, mercy
from glueckauf.games.board.solve.turns.search import Search, Table, after_turn, orderings

OBJECTIVES = ("vp", "clock", "margin")
FOREVER = 10.0**9
PART = 3  # turns that are nearly always solved in a moment
PATIENCE = 2.0  # seconds for a guess that only has to be good


class TurnSolution(NamedTuple):
    """The answer: `lines` are the own turns; no line has a value above `bound`."""

    value: int
    lines: list[str]
    proven: bool
    bound: int
    states: int
    seconds: float


def solve_turns(
    state: State,
    turns: int | None = None,
    *,
    seat: int | None = None,
    replies: Sequence[str] = (),
    objective: str = "vp",
    rival: int | None = None,
    seconds: float | None = None,
    megabytes: float | None = None,
) -> TurnSolution:
    """The best row of own turns, proven unless `seconds` run out first, or room in memory.

    `turns` None: until the own miners run out. `replies` are whole turns of the others: after each
    own turn, the last one included, every other player with miners plays the next; "" stands still,
    and so does a reply that is illegal by then. The turn is the seat's, whoever is to move in the
    state.
    """
    started = time.perf_counter()
    deadline = started + (FOREVER if seconds is None else seconds)
    table, seat, turns = _opened(state, turns, seat, replies, objective, rival)
    with within(megabytes=megabytes):
        best, bound, states = _solved(table, seat, turns, objective, rival, deadline)
    assert best.value == play_turns(
        state, best.lines, seat=seat, replies=replies, objective=objective, rival=rival
    ), "a line is worth what it claims"
    took = time.perf_counter() - started
    return TurnSolution(best.value, best.lines, best.value == bound, bound, states, took)


def _solved(
    table: Table, seat: int, turns: int, objective: str, rival: int | None, deadline: float
) -> tuple[Found, int, int]:
    """By plans where they fit, else turn by turn: the best, a bound, and the states it took."""
    states = 0
    best: Found | None = None
    bound: int | None = None
    if fits(table.state, seat):
        best, bound, states = _planned(table, seat, turns, objective, rival, deadline)
        if table.replies:
            best = _fitted(table, seat, turns, best, objective, rival, deadline)
        if table.replies and best.value != bound:
            replied = Replied(table, seat, objective, rival, deadline)
            best, bound = replied.solve(turns, best, bound)
            states += replied.states
    if best is None or bound is None:
        search = Search(table, seat, objective, rival, deadline)
        best, left = search.solve(turns, best)
        states += len(search.seen)
        bound = left if bound is None else max(best.value, min(left, bound))
    return best, bound, states


def play_turns(
    state: State,
    lines: Sequence[str],
    *,
    seat: int | None = None,
    replies: Sequence[str] = (),
    objective: str = "vp",
    rival: int | None = None,
) -> int:
    """What these own turns are worth, played by `State.after`; IllegalMove if one is illegal."""
    table, seat, _ = _opened(state, None, seat, replies, objective, rival)
    for line in lines:
        table = after_turn(table, seat, line)
    return worth(table.state, seat, objective, rival)


def _opened(
    state: State,
    turns: int | None,
    seat: int | None,
    replies: Sequence[str],
    objective: str,
    rival: int | None,
) -> tuple[Table, int, int]:
    """The table as the player knows it, the seat, and the number of turns."""
    if state.is_over or state.pending is not None or state.to_move is None:
        raise ValueError("turns are solved from the start of a turn, after the draft")
    seat = state.to_move if seat is None else seat
    if objective not in OBJECTIVES:
        raise ValueError(f"objective must be one of {', '.join(OBJECTIVES)}, not {objective!r}")
    if rival is not None and (rival == seat or not 0 <= rival < len(state.players)):
        raise ValueError(f"rival must be another seat, not {rival}")
    if turns is not None and turns < 0:
        raise ValueError(f"turns must be 0 or more, not {turns}")
    for line in replies:
        if line:
            read_line(line)
    table = held_open(laid_open(state, seat), seat)
    nobody_else = table.players != state.players
    miners = state.players[seat].miners
    own_turns = miners if turns is None else min(turns, miners)
    return Table(table, () if nobody_else else tuple(replies)), seat, own_turns


def _planned(
    table: Table, seat: int, turns: int, objective: str, rival: int | None, deadline: float
) -> tuple[Found, int | None, int]:
    """The best plan if the others stand still, a bound if plans give one, the spots opened."""
    state = table.state
    now = time.perf_counter()
    half, most_of_it = now + (deadline - now) / 2, now + (deadline - now) * 0.8
    planner = Planner(state, seat, turns, objective, rival, half)
    planner.deadline = planner.builder.deadline = most_of_it if planner.is_complete else half
    best, left = planner.solve()
    states = planner.builder.opened
    bound: int | None = left
    more = mercy(table, seat, objective)
    if not planner.is_supplied or more is None:
        bound = None
    elif not planner.is_complete or (table.replies and knows_a_stack(state)):
        # Known cards of a stack can be had in too many ways to try them all, or others might
        # bring them up.
        dreamer = Planner(state, seat, turns, objective, rival, most_of_it, at_best=True)
        bound = max(best.value, dreamer.solve()[1]) if dreamer.is_complete else None
        states += dreamer.builder.opened
    if bound is not None and more:
        bound += more
    if bound is None or best.value < bound:
        best = max(best, _in_parts(state, seat, turns, objective, rival, deadline))
    return best, bound, states


def _in_parts(
    state: State, seat: int, turns: int, objective: str, rival: int | None, deadline: float
) -> Found:
    """A good row of turns, quickly: the best few, then the best few after them, and so on."""
    lines: list[str] = []
    while turns and state.players[seat].miners:
        few = min(turns, PART)
        best, _ = Planner(state, seat, few, objective, rival, deadline).solve()
        for line in best.lines:
            state = own_turn(state, seat, line)
        lines += best.lines
        turns -= few
    return Found(worth(state, seat, objective, rival), lines)


def _fitted(
    table: Table,
    seat: int,
    turns: int,
    plan: Found,
    objective: str,
    rival: int | None,
    deadline: float,
) -> Found:
    """A plan while the others reply: its turns in the best order, or planned anew turn by turn."""
    found = _replanned(table, seat, turns, objective, rival, deadline)
    patience = min(deadline, time.perf_counter() + PATIENCE)
    hasty = sorted(plan.lines, key=_haste)
    for lines, end in orderings(table, seat, hasty, turns, patience):
        found = max(found, Found(worth(end.state, seat, objective, rival), lines))
        if found.value >= plan.value:
            break
    return found


def _replanned(
    table: Table, seat: int, turns: int, objective: str, rival: int | None, deadline: float
) -> Found:
    lines: list[str] = []
    while len(lines) < turns and table.state.players[seat].miners:
        patience = min(deadline, time.perf_counter() + PATIENCE)
        left = min(turns - len(lines), 2 * PART)
        plan, _ = Planner(table.state, seat, left, objective, rival, patience).solve()
        for line in sorted(plan.lines, key=_haste):
            try:
                table = after_turn(table, seat, line)
            except IllegalMove:
                continue
            lines.append(line)
            break
    return Found(worth(table.state, seat, objective, rival), lines)


def _haste(line: str) -> int:
    """What others could take first."""
    kinds = ("order", "workshop", "mining", "delivery", "money", "pithead")
    return kinds.index(line.partition(" ")[0].partition("/")[0])
