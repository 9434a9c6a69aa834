"""A position from a file: set-up and moves, then what the file lays on top of them; checked.

    [position]                      # everything may be left out
    players = 2
    seed = 0                        # shuffles the stacks
    start = 0                       # who started the shift
    rules = { look = 6 }
    moves = "lorry/a pay/1"         # played after the set-up; everything below is laid on top
    to_move = 0
    shift = 3                       # the tokens before it have been won
    passed = [1]                    # the seats that have passed
    zones = { "wagon/a" = ["1: 1", "0: 2"], "wild" = ["0: w4=2"] }   # who paid what, in order
    stacks = { "lorry/a" = ["w1.1", "t2"] }    # these lie on top
    left = { "share" = 0 }          # the stack has only so many cards
    boxed = ["mining"]              # innovations that have left the game
    mining = "mining/3"             # this mining is going on, nothing used yet; or "innovation"
    delivery = true                 # a delivery is going on, no train gone yet; or "innovation"
    placed = true                   # workers have been placed in this turn
    played = true                   # an action innovation has been played in this turn
    [position.seats.0]
    workers = [1, 1, 2]             # in hand; left out: all that lie in no zone
    row = ["f2", "c1.1", "t1.2"]    # from left to right: the last is the next to be mined
    storage = ["w1.1"]
    docks = { 1 = { engine = "red", wagons = ["w", "*=c1.1"] } }     # a wagon, "=" its load
    orders = ["barracks:3"]
    innovations = ["w4", "mining"]
    secret = ["w4"]                 # those of the hand that nobody else has seen (CG-A15)
    shares = ["barracks"]
    objectives = ["engine:red"]
    delivered = [{ order = "barracks:3", engine = "red", wagons = ["w=w2", "w=w1.1"] }]
    tokens = [1]

What is left out stays as set-up and moves left it; a dock, a zone and a stack each stand for
themselves. A named card lies nowhere else: the stacks give way. Where a mining or a delivery is going on
and its zone has no placement of the mover, the cheapest one is added. Every mistake is a FileError
with the key and the remedy.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from glueckauf.core.errors import FileError, NotationError
from glueckauf.core.fields import Field, shown
from glueckauf.core.lines import play_moves, read_moves
from glueckauf.core.values import put
from glueckauf.games.card.choices import payments
from glueckauf.games.card.delivery import can_deliver
from glueckauf.games.card.hidden import cards_of
from glueckauf.games.card.mining import can_use
from glueckauf.games.card.notation import Pay, read, read_line
from glueckauf.games.card.parts import (
    DOCKS,
    PARTNERS,
    STACKS,
    Delivering,
    Dock,
    Mining,
    Payment,
    Player,
    Zone,
    worker_range,
)
from glueckauf.games.card.position_cards import Cards
from glueckauf.games.card.position_players import LISTS, SEAT_KEYS, read_player
from glueckauf.games.card.rules import State, setup
from glueckauf.games.card.ruleset import PLAYERS, Rules, published

SET_UP = ("players", "seed", "start", "rules", "moves")
COURSE = ("to_move", "shift", "passed", "zones", "mining", "delivery", "placed", "played")
KEYS = (*SET_UP, *COURSE, "stacks", "left", "boxed", "seats")
INNOVATION = "innovation"


def lay(field: Field, changed: Mapping[str, Any] | None = None) -> State:
    """The state that a table of a file describes, perhaps under changed rules."""
    given = field.table(KEYS)
    rules = read_rules(given["rules"]) if "rules" in given else published()
    if changed:
        rules = Rules(**{**rules.overrides, **changed})
    state = _set_up(field, given, rules)
    if set(given) <= {*SET_UP} - {"moves"}:
        return state
    if state.pending is not None or state.placed or state.played or state.is_over:
        for key in COURSE:
            if key in given:
                given[key].wrong("the moves end in the middle of a turn; let them end it first")
    cards = Cards(state.rules, state.stacks)
    seats = _seats(given, len(state.players))
    _claim(state, cards, given, seats)
    state = _with_shift(state, given)
    state = _with_zones(state, given, cards)
    for seat, fields in seats.items():
        player = read_player(state, seat, fields, cards)
        state = state._replace(players=put(state.players, seat, player))
    state = _with_boxed(state, given, cards)
    state = _with_stacks(state, given, cards)
    state = _whose_turn(state, given)
    state = _going_on(state, given, seats)
    state = _with_workers(state, given, seats)
    _check_tokens(state, seats)
    _check_course(field, state, given)
    return state._replace(events=())


def read_rules(field: Field) -> Rules:
    """The rule set of a table of changed rules."""
    switches = {name: item.value for name, item in field.table(Rules.knobs()).items()}
    try:
        return Rules(**switches)
    except FileError as error:
        field.wrong(error.problem, error.key)


# --- Set-up and moves -----------------------------------------------------------------------


def _set_up(field: Field, given: dict[str, Field], rules: Rules) -> State:
    players = given["players"].number(PLAYERS[0], PLAYERS[-1]) if "players" in given else PLAYERS[0]
    seed = given["seed"].number(0, 10**9) if "seed" in given else 0
    start = given["start"].number(0, players - 1) if "start" in given else 0
    try:
        state = setup(players, seed, start=start, rules=rules)
    except FileError as error:
        field.wrong(error.problem, error.key)
    return play_line(given["moves"], state) if "moves" in given else state


def play_line(field: Field, state: State) -> State:
    """The state after the moves of a field."""
    moves = read_moves(field, read_line)
    played: State = play_moves(field, state, moves)
    return played


def switch(field: Field) -> bool:
    """A field that is true or false."""
    if not isinstance(field.value, bool):
        field.wrong(f"must be true or false, not {shown(field.value)}")
    return field.value


def _seats(given: dict[str, Field], players: int) -> dict[int, dict[str, Field]]:
    if "seats" not in given:
        return {}
    seats = given["seats"].table([str(seat) for seat in range(players)])
    return {int(seat): item.table(SEAT_KEYS) for seat, item in seats.items()}


def _claim(
    state: State,
    cards: Cards,
    given: dict[str, Field],
    seats: dict[int, dict[str, Field]],
) -> None:
    """What the moves took and no key replaces stays where it is."""
    bare = state._replace(
        stacks=tuple(stack._replace(cards=(), known=()) for stack in state.stacks),
        boxed=() if "boxed" in given else state.boxed,
        zones=tuple(
            Zone() if name in _named(given, "zones") else zone
            for name, zone in zip(state.layout.zones, state.zones, strict=True)
        ),
        players=tuple(
            _bare(player, seats.get(seat, {})) for seat, player in enumerate(state.players)
        ),
    )
    for kind in state.rules.decks:
        for card in cards_of(bare, kind):
            cards.claim(kind, card)


def _named(given: dict[str, Field], key: str) -> Iterable[str]:
    return given[key].value if key in given and isinstance(given[key].value, Mapping) else ()


def _bare(player: Player, fields: dict[str, Field]) -> Player:
    """The player without what the file gives anew."""
    none: dict[str, Any] = {key: () for key in (*LISTS, "delivered") if key in fields}
    player = player._replace(**none)
    docks = player.docks
    for name in _named(fields, "docks"):
        if name in map(str, DOCKS):
            docks = put(docks, int(name) - 1, Dock())
    return player._replace(docks=docks)


# --- The table ------------------------------------------------------------------------------


def _with_shift(state: State, given: dict[str, Field]) -> State:
    if "shift" not in given:
        return state
    shift = given["shift"].number(1, len(state.layout.tokens))
    return state._replace(shift=shift, tokens=state.layout.tokens[shift - 1 :])


def _with_zones(state: State, given: dict[str, Field], cards: Cards) -> State:
    if "zones" not in given:
        return state
    index = state.layout.index
    for name, field in given["zones"].table(index).items():
        zone = state.layout.empty_zones[index[name]]
        for item in field.items("placements", 0, 40):
            paid = _payment(item, len(state.players))
            for innovation, _ in paid.innovations:
                cards.read(item, INNOVATION, innovation)
            total = sum(paid.workers) + sum(value for _, value in paid.innovations)
            if total != zone.cost:
                item.wrong(
                    f"pays {total}, but this placement costs {zone.cost} (CG-2.3); the first costs"
                    f" {state.layout.empty_zones[index[name]].cost}, each next one 1 more"
                )
            zone = Zone(total, paid.seat, (*zone.cards, paid))
        state = state._replace(zones=put(state.zones, index[name], zone))
    return state


def _payment(field: Field, players: int) -> Payment:
    """`1: 1+w4=2` → seat 1 has paid a 1 and an innovation that counts as 2."""
    seat, colon, words = field.text().partition(": ")
    if not colon or seat not in map(str, range(players)):
        field.wrong(
            f"{shown(field.value)} is not a placement; write the seat (0 to {players - 1}) and what"
            ' it paid, like "0: 1+2"'
        )
    try:
        paid = read(f"pay/{words}")
    except NotationError as error:
        field.wrong(f'expected {error.expected} after the seat; write, for example, "0: 1+2"')
    assert isinstance(paid, Pay)
    for name, value in paid.innovations:
        if not 1 <= value <= worker_range(name):
            field.wrong(f"{name} counts as 1 to {worker_range(name)} workers (CG-4.1), not {value}")
    return Payment(int(seat), paid.workers, paid.innovations)


def _with_boxed(state: State, given: dict[str, Field], cards: Cards) -> State:
    """The innovations out of the game, and the one whose action is going on."""
    boxed = list(cards.listed(given["boxed"], INNOVATION)) if "boxed" in given else [*state.boxed]
    for key in ("mining", "delivery"):
        if key in given and given[key].value == INNOVATION and key not in boxed:
            boxed.append(cards.read(given[key], INNOVATION, key))
    return state._replace(boxed=tuple(sorted(boxed)))


def _with_stacks(state: State, given: dict[str, Field], cards: Cards) -> State:
    tops = {
        name: cards.listed(item, name.partition("/")[0])
        for name, item in (given["stacks"].table(STACKS) if "stacks" in given else {}).items()
    }
    left = given["left"].table(STACKS) if "left" in given else {}
    stacks = cards.rest(tops, left)
    for at, other in PARTNERS.items():
        if not stacks[at].cards and len(stacks[other].cards) > 1 and STACKS[at] in left:
            left[STACKS[at]].wrong(
                f"an empty stack is filled from its partner (CG-4.4); give {STACKS[other]} at most"
                f" 1 card, or {STACKS[at]} at least 1"
            )
    return state._replace(stacks=stacks)


# --- Whose turn it is, and what is going on -------------------------------------------------


def _whose_turn(state: State, given: dict[str, Field]) -> State:
    size = len(state.players)
    if "passed" in given:
        items = given["passed"].items("seats", 0, size - 1)
        out = {item.number(0, size - 1) for item in items}
        players = [p._replace(passed=seat in out) for seat, p in enumerate(state.players)]
        state = state._replace(players=tuple(players))
    if state.to_move is None:
        return state
    seat = given["to_move"].number(0, size - 1) if "to_move" in given else state.to_move
    if state.players[seat].passed and "to_move" in given:
        given["to_move"].wrong(
            f"seat {seat} has passed (CG-2.8); name another one, or change passed"
        )
    while state.players[seat].passed:
        seat = (seat + 1) % size
    return state._replace(to_move=seat)


def _going_on(state: State, given: dict[str, Field], seats: dict[int, dict[str, Field]]) -> State:
    """The mining or delivery of the mover, with its placement; what this turn has seen so far."""
    if "mining" in given and "delivery" in given:
        given["delivery"].wrong("one action at a time; leave out mining or delivery")
    placed = switch(given["placed"]) if "placed" in given else False
    played = switch(given["played"]) if "played" in given else False
    for key in ("mining", "delivery"):
        if key not in given:
            continue
        zone, pending = _action(given[key], key, state)
        if zone is None:
            continue
        if zone == INNOVATION:
            played = True
        else:
            placed = True
            state = _with_placement(state, given, zone, seats)
        state = state._replace(pending=pending)
    if not {"placed", "played", "mining", "delivery"} & set(given):
        return state
    return state._replace(placed=placed, played=played)


def _action(field: Field, key: str, state: State) -> tuple[str | None, Mining | Delivering]:
    """Where the action was chosen, and what is pending."""
    if key == "delivery":
        if field.value == INNOVATION:
            return INNOVATION, Delivering()
        return ("delivery" if switch(field) else None), Delivering()
    zones = state.layout.mining
    word = field.one_of("mining action", (*zones, INNOVATION))
    rules = state.rules
    least, most = zones.get(word, (rules.innovation_least, rules.innovation_steps))
    return word, Mining(most, least)


def _with_placement(
    state: State, given: dict[str, Field], name: str, seats: dict[int, dict[str, Field]]
) -> State:
    """The zone with a placement of the mover: the one that is given, or else the cheapest."""
    seat, at = state.to_move, state.layout.index[name]
    assert seat is not None
    zone = state.zones[at]
    if zone.owner == seat:
        return state
    hand = _read_workers(seats[seat]["workers"]) if "workers" in seats.get(seat, {}) else ()
    rest = Counter(state.layout.workers) - _at_work(state, seat) - Counter(hand)
    ways = payments(tuple(sorted(rest.elements())), (), zone.cost)
    if not ways:
        key = "mining" if "mining" in given else "delivery"
        given[key].wrong(
            f"seat {seat} has no worker cards left that make the {zone.cost} of this zone (CG-2.4);"
            f' say what was paid, like zones = {{ "{name}" = ["{seat}: …"] }}'
        )
    paid = min(ways, key=lambda way: (len(way.workers), way))
    laid = Zone(zone.cost, seat, (*zone.cards, Payment(seat, paid.workers)))
    return state._replace(zones=put(state.zones, at, laid))


def _at_work(state: State, seat: int) -> Counter[int]:
    """The worker cards of a player that lie in zones."""
    paid = [p.workers for zone in state.zones for p in zone.cards if p.seat == seat]
    return Counter(worker for workers in paid for worker in workers)


def _read_workers(field: Field) -> tuple[int, ...]:
    return tuple(sorted(item.number(1, 99) for item in field.items("worker cards", 0, 40)))


def _with_workers(
    state: State, given: dict[str, Field], seats: dict[int, dict[str, Field]]
) -> State:
    """The hands; whoever has none named holds all that lie in no zone (CG-1.4)."""
    players = list(state.players)
    everybody = Counter(state.layout.workers)
    cards = ", ".join(map(str, state.layout.workers))
    for seat, player in enumerate(players):
        out = _at_work(state, seat)
        field = seats.get(seat, {}).get("workers")
        if out - everybody:
            given["zones"].wrong(
                f"seat {seat} has only the worker cards {cards} (CG-1.4); let it pay with others"
            )
        hand = everybody - out if field is None else Counter(_read_workers(field))
        if (out + hand) - everybody:
            assert field is not None
            field.wrong(
                f"seat {seat} has the worker cards {cards} (CG-1.4), and some of these lie in"
                " zones; take them away here or there"
            )
        players[seat] = player._replace(workers=tuple(sorted(hand.elements())))
    return state._replace(players=tuple(players))


# --- What must fit together -----------------------------------------------------------------


def _check_tokens(state: State, seats: dict[int, dict[str, Field]]) -> None:
    won = Counter(token for player in state.players for token in player.tokens)
    for seat, fields in seats.items():
        for token in state.players[seat].tokens if "tokens" in fields else ():
            if token >= state.shift:
                fields["tokens"].wrong(
                    f"token {token} is still to be won in shift {state.shift} (CG-5.2); take it"
                    " away, or give a later shift"
                )
            if won[token] > 1:
                fields["tokens"].wrong(f"there is one token {token} (CG-1.5); name it once")


def _check_course(field: Field, state: State, given: dict[str, Field]) -> None:
    """Can the mover do what is going on?"""
    if state.is_over:
        return
    assert state.to_move is not None
    player, pending = state.players[state.to_move], state.pending
    if isinstance(pending, Mining) and not (
        can_use(player, max(pending.least, 1), pending.steps_left, state.rules)
    ):
        given.get("mining", field).wrong(
            f"seat {state.to_move} cannot use the steps (CG-3.9); give it cards in its row or storage"
        )
    if isinstance(pending, Delivering) and not can_deliver(player, pending.engine):
        given.get("delivery", field).wrong(
            f"no train of seat {state.to_move} can leave (CG-3.10); give it an engine, a load and"
            " an order that fit"
        )
    if not state.legal_moves():
        field.wrong(f"seat {state.to_move} can do nothing here; let the moves end the turn first")
