"""Makers of table puzzles in which the others reply: races, contested spaces, the pay desk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, permutations
from math import inf
from random import Random

from glueckauf.core.errors import FileError
from glueckauf.games.board.parts import Player
from glueckauf.games.board.rules import State
from glueckauf.games.board.turn import put
from glueckauf.learn.turns.claims import openings
from glueckauf.learn.turns.ladder import reached
from glueckauf.learn.turns.positions import (
    POSITIONS,
    game,
    greedy_turn,
    others_done,
    own_miners,
    question,
    with_miners,
)
from glueckauf.learn.turns.puzzle import TurnPuzzle
from glueckauf.solve.turn_asked import Asked, Best, TooMany, best, values
from glueckauf.solve.turn_search import after_turn, orderings
from glueckauf.solve.turn_themes import DEEP, NONE, QUIET, blocked, value, without_kinds

MARGIN = 2  # by which the best must be ahead
FEW = 1_500  # tables that may be tried one by one, several times over


def raced(state: State, rng: Random) -> Iterator[TurnPuzzle]:
    """Two players with complete orders: the rival delivers, too, and so makes spaces dearer.

    The orders of a game are made complete; there are as many miners as the deliveries take now.
    """
    assert state.to_move is not None
    seat, rival = state.to_move, 1 - state.to_move
    own, other = state.players[seat], state.players[rival]
    mine = {outstanding.order.transport for outstanding in own.orders}
    theirs = {outstanding.order.transport for outstanding in other.orders}
    shared = sorted(mine & theirs)
    if len(mine) < 2 or not shared or not other.miners:
        return
    rng.shuffle(shared)
    spaces = [f"delivery/{transport}" for transport in shared[: len(mine) - 1]]
    done = (_filled(own, mine), _filled(other, set(shared)))
    table = state._replace(players=done if seat == 0 else done[::-1])
    crews = [table.crews[table.works.index[f"delivery/{transport}"]] for transport in mine]
    taken = sum(table.works.needed[crew.miners] for crew in crews)
    if taken > own_miners(table):
        return
    few = with_miners(table, taken)
    try:
        puzzle = question("shift-end", few, turns=len(mine), replies=tuple(spaces))
    except FileError:
        return  # more coal of a colour than there is
    if max(reached(puzzle.asked, tier) for tier in (1, 5)) < value(puzzle.asked):
        yield puzzle


def _filled(player: Player, transports: set[str]) -> Player:
    """With the first order of each of these transports complete."""
    orders, left = [], set(transports)
    for outstanding in player.orders:
        transport = outstanding.order.transport
        if transport in left:
            left.discard(transport)
            outstanding = outstanding._replace(squares=tuple(outstanding.order.squares))
        orders.append(outstanding)
    return player._replace(orders=tuple(orders))


def replied(rng: Random) -> Iterator[TurnPuzzle]:
    """The others go where the best plan would go; mostly they take a card that it needs."""
    for state in game(rng, (2, 3))[:POSITIONS]:
        is_last = state.shift == state.rules.shifts
        objective = "vp" if is_last else rng.choice(("vp", "clock"))
        yield from _contested(state, rng.choice((2, 3, 3, 4)), objective)


def dearer(rng: Random) -> Iterator[TurnPuzzle]:
    """The others take no card, but they mine or deliver, which makes a space dearer."""
    for state in game(rng, (2, 3))[: 3 * POSITIONS]:
        yield from _contested(state, 3, "vp", ("mining", "delivery"))


def _contested(
    state: State, turns: int, objective: str, kinds: Sequence[str] = ()
) -> Iterator[TurnPuzzle]:
    """The others go to spaces of these kinds, or any, that the best plan needs.

    There are miners for this plan and no more.
    """
    asked = question("reply", state, turns=turns, objective=objective).asked
    plan = best(asked)
    assert plan is not None, "nothing but points is asked for"
    table = asked.table
    for line in plan.lines:
        table = after_turn(table, asked.seat, line)
    few = with_miners(state, own_miners(state) - table.state.players[asked.seat].miners)
    spaces = sorted({line.partition(" ")[0] for line in plan.lines} - {"pithead"})
    spaces = [space for space in spaces if not kinds or space.partition("/")[0] in kinds]
    sort = "last" if state.shift == state.rules.shifts else "shift-end"
    others = range(1, len(state.players))
    for wanted in chain.from_iterable(permutations(spaces, number) for number in others):
        replies = _turns_at(few, wanted)
        puzzle = question(sort, **asked._replace(state=few, replies=replies)._asdict())
        if replies and _needs_foresight(puzzle.asked, plan):
            yield puzzle


def _turns_at(state: State, spaces: Sequence[str]) -> tuple[str, ...]:
    """Turns of the next players at these spaces, one each; none if one cannot go there."""
    seat, replies = state.to_move, []
    assert seat is not None
    for n, space in enumerate(spaces, start=1):
        other = (seat + n) % len(state.players)
        table = state._replace(to_move=other)
        if not table.players[other].miners or table.why_not(space) is not None:
            return ()
        line, after = greedy_turn(table, space)
        replies.append(line)
        state = after._replace(to_move=seat)
    return tuple(replies)


def _needs_foresight(asked: Asked, plan: Best) -> bool:
    """Must the best begin at one kind of space, and do those miss it who plan as if nobody moved?

    Left out is what takes long to prove: every plan would have to be tried.
    """
    blind = max(reached(asked, tier) for tier in (1, 5))
    if blind >= plan.value:
        return False
    try:
        first = [(line, value(left)) for line, left in openings(asked)]
    except TooMany:
        return False
    par = max(worth for _, worth in first)
    winners = {line.partition("/")[0] for line, worth in first if worth == par}
    if par <= blind or len(winners) > 1:
        return False
    deep = [
        f"workshop/{n}"
        for n, tile in enumerate(asked.state.workshops, start=1)
        if tile is not None and tile.carts[0] in DEEP
    ]
    closed = (without_kinds(asked.state, QUIET), blocked(asked.state, [*deep, "workshop/draw"]))
    tables = (asked.state, *closed)
    return all(_is_light(asked._replace(state=table)) for table in tables)


def _is_light(asked: Asked) -> bool:
    """Can the optimum be proven quickly: the best plan without replies fits, or all is soon tried?"""
    plan = best(asked._replace(replies=()))
    assert plan is not None, "nothing but points is asked for"
    rows = orderings(asked.table, asked.seat, plan.lines, inf)
    if any(asked.worth(end) >= plan.value for _, end in rows):
        return True
    try:
        values(asked, FEW)
    except TooMany:
        return False
    return True


def pay_desk(rng: Random) -> Iterator[TurnPuzzle]:
    """The last shift: a rival with few miners goes to a money space, unless somebody stands there.

    Only so can money decide by MARGIN: a visit to the pithead instead costs 1 VP at most, so without
    a rival some row of turns is always worth par - 1.
    """
    late = [state for state in game(rng, (2, 2, 3)) if state.shift == state.rules.shifts]
    for state in late:
        assert state.to_move is not None
        few = others_done(with_miners(state, min(own_miners(state), rng.choice((2, 3)))))
        rival = (state.to_move + 1) % len(state.players)
        for space in [space for space in state.works.open if space.startswith("money/")]:
            needed = state.works.needed[state.crews[state.works.index[space]].miners]
            if needed > state.players[rival].miners:
                continue
            sent = few.players[rival]._replace(miners=needed)
            pithead = few.pithead[rival] - needed
            table = few._replace(
                players=put(few.players, rival, sent), pithead=put(few.pithead, rival, pithead)
            )
            asks = {"turns": own_miners(few), "objective": "margin", "replies": (space,)}
            puzzle = question("last", table, **asks)
            if _turns_on_money(puzzle.asked):
                yield puzzle


def _turns_on_money(asked: Asked) -> bool:
    """Is money all that is needed beside mining and deliveries, and needed by enough?"""
    paid = reached(asked, 3)
    if max(reached(asked, tier) for tier in (0, 1, 2)) >= paid or reached(asked, 5) > paid:
        return False
    try:
        first, second, *_ = (*sorted(values(asked, FEW), reverse=True), NONE, NONE)
    except TooMany:
        return False
    return paid == first and first - second >= MARGIN
