"""What the moves do: placing and paying, taking cards, the wild action, mining, delivery.

Each `do_…` relies on the `why_not_…` of its move, which stands in choices.py, mining.py,
delivery.py, or here beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from glueckauf.core.making import make, put
from glueckauf.core.telling import Violation
from glueckauf.games.card import delivery, mining
from glueckauf.games.card import telling as tell
from glueckauf.games.card.choices import STACK_AT, Action, action_of, why_not_look
from glueckauf.games.card.notation import (
    Dispatch,
    End,
    LookAt,
    Move,
    Pass,
    Pay,
    Place,
    Take,
    ToDock,
    Use,
    look_at,
    place,
    take,
    to_dock,
)
from glueckauf.games.card.parts import (
    DOCKS,
    FACE_DOWN,
    FACE_DOWN_LORRY,
    FACE_DOWN_ORDER,
    STACKS,
    WILD,
    Choosing,
    Delivering,
    Dock,
    Docking,
    Looking,
    Mining,
    Paying,
    Payment,
    Player,
    Stack,
    Wagon,
    Zone,
    into_hand,
    out_of_hand,
    without,
)
from glueckauf.games.card.telling import no
from glueckauf.games.card.turn import Turn

if TYPE_CHECKING:
    from glueckauf.games.card.rules import State

_HIDDEN: tuple[object, ...] = (FACE_DOWN, FACE_DOWN_LORRY, FACE_DOWN_ORDER)


# --- Placing workers, playing innovations, passing (CG-2) -----------------------------------


def do_place(state: State, move: Place) -> State:
    """Every turn comes by here, hence the tuple put together by hand."""
    at = state.layout.index[move]
    paying = make(Paying, (state.layout.zones[at], state.zones[at].latest + 1))
    after: State = make(type(state), state[:5] + (paying,) + state[6:-1] + ((),))
    return after


def do_pay(state: State, move: Pay) -> State:
    paying = state.pending
    assert isinstance(paying, Paying)
    turn = Turn(state)
    player = turn.player
    workers = player.workers
    for worker in move.workers:
        workers = without(workers, worker)
    player = make(Player, (workers,) + player[1:])
    for name, _ in move.innovations:
        player = out_of_hand(player, name)
    turn.player = player
    at = state.layout.index[paying.zone]
    payment = make(Payment, (turn.seat, move.workers, move.innovations))
    zone = make(Zone, (paying.cost, turn.seat, state.zones[at].cards + (payment,)))
    turn.zones = put(state.zones, at, zone)
    turn.placed = True
    turn.events.append((tell.placed, turn.seat, state.layout, paying.zone, paying.cost))
    for name, value in move.innovations:
        turn.events.append((tell.helped, turn.seat, name, value))
    return _act(turn, action_of(state.layout, place(paying.zone)))


def do_use(state: State, move: Use) -> State:
    turn = Turn(state)
    turn.player = out_of_hand(turn.player, move.innovation)
    turn.played = True
    turn.boxed = tuple(sorted((*state.boxed, move.innovation)))
    turn.events.append((tell.innovation_played, turn.seat, move.innovation))
    return _act(turn, action_of(state.layout, move))


def do_pass(state: State, move: Pass) -> State:
    turn = Turn(state)
    turn.player = turn.player._replace(passed=True)
    turn.events.append((tell.passed, turn.seat))
    return turn.end()


def _act(turn: Turn, action: Action) -> State:
    """Carry out the action of a zone or an innovation (CG-2.6, CG-4.2)."""
    if action.kind == "stack":
        return _take(turn, action.stack, turn.take_top(action.stack), secret=False)
    if action.kind == "mining":
        return _start_mining(turn, action)
    return turn.pause(Delivering() if action.kind == "delivery" else Choosing())


# --- Taking cards (CG-3.1 to CG-3.5) --------------------------------------------------------


def _take(turn: Turn, at: int, card: Any, secret: bool) -> State:
    """Place a card by the rule of its kind; wagons and engines come to a dock first."""
    kind = STACKS[at].partition("/")[0]
    player = turn.player
    if kind in ("wagon", "engine"):
        return turn.pause(Docking(kind, card))
    if kind in ("order", "innovation"):
        turn.player = into_hand(player, card, secret)
        if secret:
            turn.events.append((tell.took_secretly, turn.seat, kind))
        else:
            turn.events.append((tell.took, turn.seat, kind, card))
        return turn.go_on()
    if kind == "lorry":
        turn.player = make(Player, (player.workers, (card,) + player.row) + player[2:])
        turn.events.append((tell.took_lorry, turn.seat, card))
    elif kind == "share":
        turn.player = player._replace(shares=tuple(sorted((*player.shares, card))))
        turn.events.append((tell.took_share, turn.seat, card))
    else:
        turn.player = player._replace(objectives=tuple(sorted((*player.objectives, card))))
        turn.events.append((tell.took_objective, turn.seat, card))
    return turn.go_on()


def why_not_dock(state: State, move: ToDock) -> Violation | None:
    docking = state.pending
    assert isinstance(docking, Docking)
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    if docking.kind == "engine":
        if player.docks[move.dock - 1].engine:
            return no("CG-3.3", "dock-has-engine", {"dock": move.dock})
    elif docking.card != WILD and docking.card not in state.layout.rules.docks[move.dock - 1]:
        return no("CG-3.2", "wagon-not-for-dock", {"dock": move.dock, "wagon": docking.card})
    return None


def legal_docks(state: State) -> list[Move]:
    return [move for move in map(to_dock, DOCKS) if why_not_dock(state, move) is None]


def do_dock(state: State, move: ToDock) -> State:
    docking = state.pending
    assert isinstance(docking, Docking)
    turn = Turn(state)
    player = turn.player
    engine, wagons = player.docks[move.dock - 1]
    if docking.kind == "engine":
        engine = docking.card
        turn.events.append((tell.took_engine, turn.seat, docking.card, move.dock))
    else:
        wagons = wagons + (make(Wagon, (docking.card, None)),)
        turn.events.append((tell.took_wagon, turn.seat, docking.card, move.dock))
    docks = put(player.docks, move.dock - 1, make(Dock, (engine, wagons)))
    turn.player = make(Player, player[:3] + (docks,) + player[4:])
    return turn.go_on()


# --- The wild action (CG-3.13) --------------------------------------------------------------


def why_not_look_at(state: State, move: LookAt) -> Violation | None:
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    return why_not_look(state, player, STACK_AT[move.stack])


_LOOKS = sorted(map(look_at, STACKS))


def legal_looks(state: State) -> list[Move]:
    return [move for move in _LOOKS if why_not_look_at(state, move) is None]


def do_look(state: State, move: LookAt) -> State:
    turn = Turn(state)
    at = STACK_AT[move.stack]
    cards, known = state.stacks[at]
    size = min(state.layout.rules.look, len(cards))
    seen = tuple([bits | 1 << turn.seat for bits in known[:size]])
    turn.stacks = put(state.stacks, at, make(Stack, (cards, seen + known[size:])))
    turn.events.append((tell.looked, turn.seat, move.stack, size))
    return turn.pause(Looking(move.stack, size))


def looked_at(state: State) -> tuple[Any, ...]:
    """The cards the wild action shows; they still lie on their stack."""
    look = state.pending
    if not isinstance(look, Looking):
        return ()
    return state.stacks[STACK_AT[look.stack]].cards[: look.cards]


def why_not_take(state: State, move: Take) -> Violation | None:
    cards = looked_at(state)
    if any(str(card) == move.card for card in cards):
        return None
    if any(card in _HIDDEN for card in cards):
        return no("CG-1.1", "face-down", {})
    return no("CG-3.13", "not-among-them", {"cards": len(cards)})


def legal_takes(state: State) -> list[Move]:
    seen = {take(str(card)) for card in looked_at(state) if card not in _HIDDEN}
    return sorted(move for move in seen if why_not_take(state, move) is None)


def do_take(state: State, move: Take) -> State:
    """Take one card, of equal ones the topmost (CG-A19); the others go under the stack.

    There only the mover knows them (CG-A9). A lone card lay open before, so it is no secret.
    """
    look = state.pending
    assert isinstance(look, Looking)
    turn = Turn(state)
    at = STACK_AT[look.stack]
    cards, known = state.stacks[at]
    chosen = next(n for n, card in enumerate(cards) if str(card) == move.card)
    under = cards[:chosen] + cards[chosen + 1 : look.cards]
    mine = (1 << turn.seat,) * len(under)
    turn.lay(at, make(Stack, (cards[look.cards :] + under, known[look.cards :] + mine)))
    turn.events.append((tell.put_under, turn.seat, look.stack, len(under)))
    return _take(turn, at, cards[chosen], secret=look.cards > 1)


# --- Mining and delivery --------------------------------------------------------------------


def _start_mining(turn: Turn, action: Action) -> State:
    """Mining card or innovation; where no move fits, the action is over at once (CG-3.9)."""
    if mining.can_use(turn.player, 1, action.most, turn.layout.rules):
        return turn.pause(Mining(action.most, action.least))
    turn.events.append((tell.mining_ended, turn.seat, action.most))
    return turn.go_on()


def why_not_step(state: State, move: Move) -> Violation | None:
    assert isinstance(state.pending, Mining)
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    return mining.why_not_step(player, state.pending, move, state.layout.rules)


def legal_steps(state: State) -> list[Move]:
    assert isinstance(state.pending, Mining)
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    return mining.legal_steps(player, state.pending, state.layout.rules)


def do_step(state: State, move: Move) -> State:
    now = state.pending
    assert isinstance(now, Mining)
    turn = Turn(state)
    turn.player, then, event = mining.do_step(turn.seat, turn.player, now, move, state.layout.rules)
    turn.events.append(event)
    return turn.pause(then) if then else turn.go_on()


def why_not_train(state: State, move: Move) -> Violation | None:
    assert isinstance(state.pending, Delivering)
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    return delivery.why_not_train(player, state.pending, move)


def legal_trains(state: State) -> list[Move]:
    assert isinstance(state.pending, Delivering)
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    return delivery.legal_trains(player, state.pending)


def do_train(state: State, move: Dispatch) -> State:
    """A train leaves; a further one may follow if its engine has the same colour (CG-3.11)."""
    now = state.pending
    assert isinstance(now, Delivering)
    turn = Turn(state)
    engine = turn.player.docks[move.dock - 1].engine
    turn.player, event = delivery.do_train(turn.seat, turn.player, now, move)
    turn.events.append(event)
    if delivery.can_deliver(turn.player, engine):
        return turn.pause(Delivering(engine))
    return turn.go_on()


def do_end(state: State, move: End) -> State:
    """The end of a mining action, a delivery, or the turn."""
    if isinstance(state.pending, Mining):
        return do_step(state, move)
    if isinstance(state.pending, Delivering):
        return Turn(state).go_on()
    return Turn(state).end()
