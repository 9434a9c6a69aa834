"""Makers of table puzzles in which the others reply: races, contested spaces, the pay desk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, cycle, permutations
from math import inf
from random import Random

from glueckauf.core.errors import FileError
from glueckauf.core.values import put
from glueckauf.games.board.parts import Player, empty_colours
from glueckauf.games.board.puzzles.table.acceptance import MARGIN
from glueckauf.games.board.puzzles.table.claims import openings
from glueckauf.games.board.puzzles.table.ladder import TIERS, grade, reached
from glueckauf.games.board.puzzles.table.positions import (
    POSITIONS,
    game,
    greedy_turn,
    others_done,
    own_miners,
    question,
    with_miners,
)
from glueckauf.games.board.puzzles.table.puzzle import TurnPuzzle
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.asked import Asked, Best, TooMany, best, values
from glueckauf.games.board.solve.turns.search import Table, after_turn, orderings, others_play
from glueckauf.games.board.solve.turns.themes import (
    DEEP,
    NONE,
    QUIET,
    blocked,
    value,
    without_kinds,
)

FEW = 1_500  # tables that may be tried one by one, several times over
PLANS = 2_000  # that are drawn to see how hard a race is
RARE = 200  # fewer than one plan in so many may win it
SENSE = 10  # times as often as others, useful moves are drawn


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
    laid = asked.state  # orders have other labels here than in the game
    few = with_miners(laid, own_miners(laid) - table.state.players[asked.seat].miners)
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
    """Turns of the others at these spaces, in their order; none if one cannot go there."""
    seat, replies = state.to_move, []
    assert seat is not None
    others = cycle([*range(seat + 1, len(state.players)), *range(seat)])
    for other, space in zip(others, spaces, strict=False):
        table = state._replace(to_move=other)
        if not table.players[other].miners or table.why_not(space) is not None:
            return ()
        line, after = greedy_turn(table, space)
        replies.append(line)
        state = after._replace(to_move=seat)
    return tuple(replies)


def _needs_foresight(asked: Asked, plan: Best, kinds: Sequence[str] = ()) -> bool:
    """Must the best begin at one kind of space, and do those miss it who plan as if nobody moved?

    With `kinds` it must begin at one of these.

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
    if par <= blind or len(winners) > 1 or (kinds and not winners <= set(kinds)):
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
    rows = orderings(asked.table, asked.seat, plan.lines, asked.own_turns, inf)
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
            table = few._replace(players=put(few.players, rival, sent))
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


# --- Deliver first or mine first? -----------------------------------------------------------


def races(rng: Random) -> Iterator[TurnPuzzle]:
    """A complete order waits while another must still be mined; a rival delivers where it would go.

    The positions are those of a game but for the own miners: as many as the best plan takes.
    """
    for state in game(rng, (2, 2, 3)):
        turns, objective = rng.choice((3, 3, 4)), rng.choice(("vp", "clock"))
        if state.shift == state.rules.shifts:
            objective = "vp"  # money and coal would blur the race
        assert state.to_move is not None
        if _ready(state.players[state.to_move]):
            yield from _raced_to(state, turns, objective)


def _ready(player: Player) -> set[str]:
    """The spaces where this player has something to deliver."""
    return {
        f"delivery/{outstanding.order.transport}"
        for outstanding in player.orders
        if all(outstanding.squares)
    }


def _raced_to(state: State, turns: int, objective: str) -> Iterator[TurnPuzzle]:
    """Questions in which the others go to spaces of the best plan, one to deliver."""
    asked = question("race", state, turns=turns, objective=objective).asked
    plan = best(asked)
    assert plan is not None, "nothing but points is asked for"
    spaces = sorted({line.partition(" ")[0] for line in plan.lines} - {"pithead"})
    ready = [space for space in spaces if space in _ready(state.players[asked.seat])]
    deliveries = [space for space in spaces if space.startswith("delivery/")]
    if not ready or len(deliveries) < 2 or not any(s.startswith("mining/") for s in spaces):
        return
    table = asked.table
    for line in plan.lines:
        table = after_turn(table, asked.seat, line)
    # Laid already: replies name orders by their labels there, not by those of the game.
    few = with_miners(asked.state, own_miners(state) - table.state.players[asked.seat].miners)
    sort = "last" if state.shift == state.rules.shifts else "shift-end"
    for wanted in chain.from_iterable(permutations(spaces, number) for number in (2, 1)):
        replies = _turns_at(few, wanted) if set(wanted) & set(ready) else ()
        puzzle = question(sort, **asked._replace(state=few, replies=replies)._asdict())
        if replies and _is_race(puzzle.asked, plan):
            yield puzzle


def _is_race(asked: Asked, plan: Best) -> bool:
    """Is the plan still good in another order, which begins with a delivery, and hard to find?"""
    rows = orderings(asked.table, asked.seat, plan.lines, asked.own_turns, inf)
    if max((asked.worth(end) for _, end in rows), default=NONE) < plan.value:
        return False
    if not _needs_foresight(asked, plan, ("delivery",)) or grade(asked, plan.value) != TIERS[-1]:
        return False
    return hits(asked, plan.value) * RARE < PLANS


def hits(asked: Asked, par: int) -> int:
    """How many of PLANS plans reach par that a player makes with sense, but without a plan.

    Deliveries, mining for coal that is waited for, and steps that bring it up are drawn SENSE times
    as often as anything else.
    """
    rng = Random("sense without a plan")
    return sum(_drawn(asked, rng) >= par for _ in range(PLANS))


def _drawn(asked: Asked, rng: Random) -> int:
    table = asked.table
    for _ in range(asked.own_turns):
        state = table.state
        if not state.players[asked.seat].miners:
            break
        is_begun = False
        while not is_begun or state.pending is not None:
            moves = state.legal_moves()
            likely = [_sense(state.players[asked.seat], move) for move in moves]
            state = state.after(rng.choices(moves, likely)[0])
            is_begun = True
        table = others_play(Table(state, table.replies), asked.seat)
    return asked.worth(table) if asked.is_met(table) else NONE


def _sense(player: Player, move: str) -> int:
    """How likely a move is for a player who sees what is wanted, and no further."""
    mine = player.mine
    wanted = {
        colour
        for outstanding in player.orders
        for colour in empty_colours(outstanding.order.squares, outstanding.squares)
    }
    if ">" in move or move.startswith("delivery/"):
        is_useful = True
    elif move.startswith("mining/"):
        is_useful = not wanted.isdisjoint("".join((mine.cage, mine.storage, *mine.carts)))
    elif move.startswith("+"):
        is_useful = move[1] in wanted
    elif move.isdigit():
        is_useful = not wanted.isdisjoint(mine.carts[int(move) - 1] if int(move) else mine.cage)
    else:
        is_useful = False
    return SENSE if is_useful else 1
