"""Turn by turn: the plain search for what plans do not cover.

Every turn is tried, down to the last put-back; ends of a turn that are alike count once. Slow, but
it asks nothing of the rules: opponents may play given moves, coal may run short, pairs may be
split. A weak bound cuts it; it is meant for one or two turns and few steps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from glueckauf.core.budget import OutOfTime, is_spent
from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.mining import do_step, legal_steps
from glueckauf.games.board.notation import End, Ride
from glueckauf.games.board.parts import (
    FACE_DOWN_ORDER,
    FACE_DOWN_TILE,
    Mining,
    Outstanding,
    Player,
    Return,
    coal_of,
)
from glueckauf.games.board.rules import State
from glueckauf.games.board.scoring import OF_DELIVERIES
from glueckauf.games.board.solve.turns.means import Found, held_open, worth

Replies = tuple[str, ...]
PITHEAD = "pithead"
FOREVER = 10.0**9
MOST_ENDS = 200_000  # of one mining action: more would not fit into memory
MOST_SEEN = 100_000  # tables


class Table(NamedTuple):
    """A state at the seat's turn, and the replies still to come."""

    state: State
    replies: Replies


def after_turn(table: Table, seat: int, line: str) -> Table:
    """The table after an own turn and what the others then play."""
    state = table.state
    for move in line.split(" "):
        state = state.after(move)
    return others_play(Table(state, table.replies), seat)


def others_play(table: Table, seat: int) -> Table:
    """After every own turn, the last one included, each other player with miners plays a reply.

    It does not matter whether the own miners or the own turns have run out: what the text of a
    puzzle announces is played. What is illegal by then is passed over.
    """
    state, replies = table
    own = state.players[seat]
    if replies and not own.miners:  # the last reply must not end the shift (GA-3.1)
        state = _with_miners(state, seat, 1)
    for n in range(1, len(state.players)):
        other = (seat + n) % len(state.players)
        if replies and state.players[other].miners:
            state = _reply(state._replace(to_move=other), replies[0])
            replies = replies[1:]
    open_state = held_open(_with_miners(state, seat, own.miners), seat)
    if open_state.players[:seat] + open_state.players[seat + 1 :] != (
        state.players[:seat] + state.players[seat + 1 :]
    ):
        replies = ()  # nobody else has miners
    return Table(open_state, replies)


def filled_up(table: Table, seat: int, turns: int) -> tuple[list[str], Table]:
    """So many turns at the pithead, while there are miners; and the table after them.

    A plan that stops early does not spare its player the replies: nobody with miners passes a turn
    (GA-3.1), and the pithead is always open (GA-3.3).
    """
    lines: list[str] = []
    while len(lines) < turns and table.state.players[seat].miners:
        table = after_turn(table, seat, PITHEAD)
        lines.append(PITHEAD)
    return lines, table


def _with_miners(state: State, seat: int, miners: int) -> State:
    if state.players[seat].miners == miners:
        return state
    own = state.players[seat]._replace(miners=miners)
    return state._replace(players=(*state.players[:seat], own, *state.players[seat + 1 :]))


def _reply(state: State, line: str) -> State:
    after = state
    for move in line.split(" ") if line else []:
        try:
            after = after.after(move)
        except IllegalMove:
            return state
    return after if after.at_turn_start else state


# --- Whole turns ----------------------------------------------------------------------------


def whole_turns(table: Table, seat: int, deadline: float = FOREVER) -> Iterator[tuple[str, Table]]:
    """Every turn with a different end, and the table at the next own turn."""
    done: set[tuple[Any, ...]] = set()
    for line, state in _ends(table.state, deadline):
        then = others_play(Table(state, table.replies), seat)
        key = alike(then, seat)
        if key not in done:
            done.add(key)
            yield line, then


def alike(table: Table, seat: int) -> tuple[Any, ...]:
    """What of a table matters for the turns to come: not labels, nor the order of cards held."""
    state = table.state
    own = state.players[seat]
    mine = own.mine._replace(tiles=tuple(sorted(own.mine.tiles)))
    orders = tuple(
        sorted(
            (order, tuple(sorted(zip(order.squares, squares, strict=True))))
            for _, order, squares in own.orders
        )
    )
    crews = tuple(crew.miners for crew in state.crews)
    return (
        own.miners,
        own.marks,
        own.vp,
        mine,
        orders,
        tuple(sorted(own.delivered)),
        crews,
        state.players[:seat] + state.players[seat + 1 :],
        state.workshops,
        state.order_spaces,
        state.tile_stack.cards,
        state.order_stack.cards,
        state.supply,
        table.replies,
    )


def _ends(state: State, deadline: float) -> Iterator[tuple[str, State]]:
    for send in state.legal_moves():
        yield from turns_at(state, send, deadline)


def turns_at(state: State, send: str, deadline: float = FOREVER) -> Iterator[tuple[str, State]]:
    """Every turn that begins on this space; OutOfTime after the deadline, or if there are too many."""
    after = state.after(send)
    if isinstance(after.pending, Mining):
        yield from _mined(send, after, deadline)
    else:
        yield from _followed(send, after)


def _followed(line: str, state: State) -> Iterator[tuple[str, State]]:
    """What follows a draw or a short supply (GA-4.3, GA-4.5, GA-7.3)."""
    if state.pending is None:
        yield line, state
        return
    done: set[tuple[Any, ...]] = set()
    for move in state.legal_moves():
        if isinstance(state.pending, Return):
            side, _, places = move.partition("/")
            pile = (side, *(state.pending.cards[int(n) - 1] for n in places))
            if pile in done:
                continue
            done.add(pile)
        yield from _followed(f"{line} {move}", state.after(move))


def _mined(send: str, state: State, deadline: float) -> Iterator[tuple[str, State]]:
    """Every end of a mining action; a ride right after a ride is never needed."""
    seat, start = state.to_move, state.pending
    assert seat is not None
    assert isinstance(start, Mining)
    rules = state.rules
    level: dict[tuple[Any, ...], tuple[str, Player, Mining, bool]] = {}
    level[()] = send, state.players[seat], start, False
    ends: dict[tuple[Any, ...], tuple[str, Player]] = {}
    while level:
        after: dict[tuple[Any, ...], tuple[str, Player, Mining, bool]] = {}
        for line, player, now, rode in level.values():
            if is_spent(deadline) or len(after) + len(ends) > MOST_ENDS:
                raise OutOfTime
            if now.half is None:
                ends.setdefault((player.mine, player.orders), (f"{line} end", player))
            for move in legal_steps(player, now, rules):
                rides = isinstance(move, Ride)
                if isinstance(move, End) or (rode and rides):
                    continue
                then, left, _ = do_step(seat, player, now, move, rules)
                text = f"{line} {move}"
                if left is None:
                    ends.setdefault((then.mine, then.orders), (text, then))
                else:
                    after.setdefault(
                        (then.mine, then.orders, left, rides), (text, then, left, rides)
                    )
        level = after
    for line, player in ends.values():
        players = state.players[:seat] + (player,) + state.players[seat + 1 :]
        yield line, state._replace(players=players, pending=Mining(1)).after("end")


# --- Bound ----------------------------------------------------------------------------------


class Bound:
    """A value that no row of turns from a table exceeds.

    Each source of VP is counted at its best, as if it had all turns for itself:

    - deliveries: see there;
    - the clock: the better place in every category that is scored. A player takes one at most;
    - marks: each turn earns as much as the best money space, and nothing is paid;
    - coal: no delivery takes any away, and every tile that can be seen is bought;
    - orders left and tiles without a partner cost own VP; that is left out.

    From this the least that the rivals have is taken: their VP of today, which never shrink, without
    clock, marks and coal; and after the last shift less than what every card that one of them holds
    or has a miner for could cost.
    """

    def __init__(self, seat: int, objective: str, rival: int | None) -> None:
        self.seat, self.objective, self.rival = seat, objective, rival

    def __call__(self, state: State, turns: int) -> int:
        rules, own = state.rules, state.players[self.seat]
        turns = min(turns, own.miners)
        most = own.vp + self._deliveries(state, own, turns)
        if self.objective == "vp":
            return most
        scored = rules.clock_per_shift[state.shift - 1]
        best_places = zip(rules.clock_first, rules.clock_second, strict=True)
        most += sum([max(places) for places in best_places][:scored])
        is_last = state.shift == rules.shifts
        if is_last:
            tiles = [tile for tile in (*state.workshops, *state.tile_stack.cards) if tile]
            marks = own.marks + turns * max(rules.pithead, *rules.money, 0)
            most += marks // rules.marks_per_vp if rules.marks_per_vp else 0
            coal = len(coal_of(own)) + sum(len(t.carts) for t in tiles if t != FACE_DOWN_TILE)
            most += coal // rules.coal_per_vp if rules.coal_per_vp else 0
        if self.objective == "clock":
            return most
        others = [n for n in range(len(state.players)) if n != self.seat]
        rivals = others if self.rival is None else [self.rival]
        least = max(state.players[n].vp for n in rivals)
        if is_last:
            most_cards = max(len(p.orders) + len(p.mine.tiles) + p.miners for p in state.players)
            least -= most_cards * (rules.order_penalty + rules.balance_penalty)
        return most - least

    def _deliveries(self, state: State, own: Player, turns: int) -> int:
        """Orders of as many transports as there are turns; their squares need turns before.

        For each number of turns that are no deliveries: of held orders all that have no more gaps
        than the largest mining space has steps in so many turns, each order as if it were alone; a
        step fills one square at most. A new order takes a turn and its squares another, so from two
        turns on all that can be seen may be had. Unknown ones are never taken. One turn delivers
        all of a transport, so the best transports are counted, one a turn.
        """
        most_steps = max(state.rules.mining)
        cards = (*state.order_spaces, *state.order_stack.cards)
        in_sight = [card for card in cards if card is not None and card != FACE_DOWN_ORDER]
        best = 0
        for before in range(turns):
            steps = before * most_steps
            vp: dict[str, int] = {}
            for held in own.orders:
                if _gaps(held) <= steps:
                    vp[held.order.transport] = vp.get(held.order.transport, 0) + held.order.vp
            for order in in_sight if before > 1 else ():
                vp[order.transport] = vp.get(order.transport, 0) + order.vp
            best = max(best, sum(sorted(vp.values(), reverse=True)[: turns - before]))
        return best


def _gaps(held: Outstanding) -> int:
    return sum(1 for coal in held.squares if not coal or coal[-1] == "+")


# --- The search -----------------------------------------------------------------------------


class Search:
    """Depth first, the most promising turn first. `deadline` is a time of time.perf_counter()."""

    def __init__(
        self, table: Table, seat: int, objective: str, rival: int | None, deadline: float
    ) -> None:
        self.table, self.seat = table, seat
        self.objective, self.rival, self.deadline = objective, rival, deadline
        self.bound = Bound(seat, objective, rival)
        state = table.state
        scored = state.rules.clock_per_shift[state.shift - 1]
        self.only_deliveries_score = objective == "vp" or (
            scored <= OF_DELIVERIES and state.shift < state.rules.shifts
        )
        self.seen: set[tuple[Any, ...]] = set()
        self.best = Found(-(10**9), [])

    def solve(self, turns: int, best: Found | None = None) -> tuple[Found, int]:
        """The best lines and a bound on every value; equal when proven."""
        self.best = best or self.best
        left: list[int] = []
        try:
            self._visit(self.table, turns, (), left)
        except OutOfTime:
            if not self.best.lines:
                lines, end = filled_up(self.table, self.seat, turns)
                value = worth(end.state, self.seat, self.objective, self.rival)
                self.best = Found(value, lines)
            return self.best, max(self.best.value, max(left))
        return self.best, self.best.value

    def _visit(
        self, table: Table, turns: int, lines: tuple[str, ...], left: list[int] | None = None
    ) -> None:
        state = table.state
        if not turns or not state.players[self.seat].miners:
            value = worth(state, self.seat, self.objective, self.rival)
            if value > self.best.value:
                self.best = Found(value, list(lines))
            return
        if left is not None:
            left.append(self.bound(state, turns))
        children: list[tuple[int, str, Table]] = []
        for line, then in self._turns(table, turns):
            if is_spent(self.deadline) or len(self.seen) > MOST_SEEN:
                raise OutOfTime
            key = (*alike(then, self.seat), turns)
            if key not in self.seen:
                self.seen.add(key)
                children.append((self.bound(then.state, turns - 1), line, then))
        children.sort(key=lambda child: (-child[0], _dullness(child[1])))
        for most, line, then in children:
            if left is not None:
                left[:] = [most]
            if most > self.best.value:
                self._visit(then, turns - 1, (*lines, line))

    def _turns(self, table: Table, turns: int) -> Iterator[tuple[str, Table]]:
        """All turns; as the last one only deliveries where nothing else can score."""
        if turns > 1 or not self.only_deliveries_score:
            yield from whole_turns(table, self.seat, self.deadline)
            return
        moves: Sequence[str] = table.state.legal_moves()
        for move in moves:
            if move.startswith("delivery/") or move == PITHEAD:
                yield move, after_turn(table, self.seat, move)


def _dullness(line: str) -> int:
    """Of equal bounds, deliveries and filled squares first."""
    return -10 * line.startswith("delivery/") - line.count(">")


def orderings(
    table: Table, seat: int, lines: Sequence[str], turns: int, deadline: float
) -> Iterator[tuple[list[str], Table]]:
    """The orders in which these turns can be played while the others reply, as time allows.

    Each is filled up to so many turns.
    """
    if not lines:
        yield filled_up(table, seat, turns)
        return
    for at, line in enumerate(lines):
        if line in lines[:at] or is_spent(deadline):
            continue
        try:
            then = after_turn(table, seat, line)
        except IllegalMove:
            continue
        others = [*lines[:at], *lines[at + 1 :]]
        for rest, end in orderings(then, seat, others, turns - 1, deadline):
            yield [line, *rest], end
