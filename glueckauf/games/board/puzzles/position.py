"""A position on the table from a file: set-up, moves, then values laid on top; checked.

What may be said stands in the docstring of lesson.py. What is left out stays as set-up, draft and
moves left it. Or one line says everything (table_line.py). Every mistake is a FileError with the key and the remedy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from glueckauf.core.errors import FileError, NotationError
from glueckauf.core.fields import Field, unknown
from glueckauf.core.lines import play_moves, read_moves
from glueckauf.core.streams import stream
from glueckauf.core.values import put
from glueckauf.games.board.notation import read_line
from glueckauf.games.board.parts import (
    COLOURS,
    LABELS,
    LEVELS,
    SURFACE,
    TRANSPORTS,
    Crew,
    Drafting,
    Mine,
    Mining,
    Order,
    Outstanding,
    Player,
    carts_at,
    coal_of,
)
from glueckauf.games.board.puzzles.cards import Deck, order_of, read_order_word, read_tile_word
from glueckauf.games.board.puzzles.pit.possible import (
    COLOUR_NAMES,
    MOST_ORDERS,
    MOST_STEPS,
    MOST_VP,
    flaws,
)
from glueckauf.games.board.puzzles.pit.reading import (
    read_coal,
    read_filled,
    read_levels,
    read_rules,
)
from glueckauf.games.board.puzzles.table_line import read_position_line
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.ruleset import PLAYERS, Rules, published
from glueckauf.games.board.solve.pit.task import Task

SET_UP = ("players", "seed", "start", "rules", "drafted", "draft_row", "moves")
CARDS = ("workshops", "order_spaces", "tile_stack", "order_stack", "tiles_left", "orders_left")
MINERS = ("crews", "pithead", "canteen")
KEYS = ("line", *SET_UP, "to_move", "shift", "mining", *MINERS, *CARDS, "supply", "seats")
SEAT_KEYS = ("marks", "miners", "vp", "mine", "orders", "delivered")
MOST = 999


def lay(field: Field, changed: Mapping[str, Any] | None = None) -> State:
    """The state that a table of a file describes, perhaps under changed rules."""
    given = field.table(KEYS)
    if "line" in given:
        return _from_line(given, changed)
    rules = read_rules(given["rules"]) if "rules" in given else published()
    if changed:
        rules = Rules(**{**rules.overrides, **changed})
    state = _set_up(field, given, rules)
    if isinstance(state.pending, Drafting):
        for key in ("to_move", "mining", "seats", *MINERS):
            if key in given:
                given[key].wrong("cannot be laid during the draft; leave out drafted = false")
    fresh = set(given) <= {*SET_UP} - {"moves"}
    state = _with_cards_and_players(field, state, given)
    state = _at_work(state, given)
    state = _with_supply(state, given)
    state = _going_on(field, state, given)
    return state if fresh and isinstance(state.pending, Drafting) else state._replace(events=())


def _from_line(given: dict[str, Field], changed: Mapping[str, Any] | None) -> State:
    """The table of a position line, which says everything."""
    for key, item in given.items():
        if key != "line":
            item.wrong("a line says everything; leave this out, or the line")
    try:
        return read_position_line(given["line"].text(), changed)
    except NotationError as error:
        given["line"].wrong(f"column {error.column}: expected {error.expected}")


# --- Set-up and moves -----------------------------------------------------------------------


def _set_up(field: Field, given: dict[str, Field], rules: Rules) -> State:
    players = given["players"].number(PLAYERS[0], PLAYERS[-1]) if "players" in given else PLAYERS[0]
    seed = given["seed"].number(0, 10**9) if "seed" in given else 0
    start = given["start"].number(0, players - 1) if "start" in given else 0
    drafted = _switch(given["drafted"]) if "drafted" in given else True
    orders = None
    if "draft_row" in given:
        if drafted:
            given["draft_row"].wrong("is seen only before the draft; add drafted = false")
        orders = _deck_from(given["draft_row"], rules, players, seed)
    try:
        state = setup(players, seed, start=start, rules=rules, orders=orders)
    except FileError as error:
        field.wrong(error.problem, error.key)
    while drafted and isinstance(state.pending, Drafting):
        state = state.after(state.legal_moves()[0])
    return play_line(given["moves"], state) if "moves" in given else state


def _switch(field: Field) -> bool:
    if not isinstance(field.value, bool):
        field.wrong("must be true or false")
    return field.value


def _deck_from(field: Field, rules: Rules, players: int, seed: int) -> list[Order]:
    """The whole stack of orders, shuffled by the seed, with the named cards first."""
    size = rules.draft * players + 1
    left = list(rules.order_deck)
    row = []
    for item in field.items(f"orders ({size} with {players} players)", size, size):
        card = read_order_word(item, rules)
        if card not in left:
            item.wrong(f"{card} cannot lie here; each card of the deck may be named once")
        left.remove(card)
        row.append(card)
    stream("orders", seed).shuffle(left)
    return [*row, *left]


def play_line(field: Field, state: State) -> State:
    """The state after the moves of a field."""
    moves = read_moves(field, read_line)
    played: State = play_moves(field, state, moves)
    return played


# --- Players and cards ----------------------------------------------------------------------


def _with_cards_and_players(field: Field, state: State, given: dict[str, Field]) -> State:
    rules, players = state.rules, list(state.players)
    tiles = Deck(field, rules.tiles, state.tile_stack)
    orders = Deck(field, rules.order_deck, state.order_stack)
    seats = _seats(given, len(players))
    for seat, fields in seats.items():
        players[seat] = _player(players[seat], fields, rules, tiles, orders)
    row = state.pending.row if isinstance(state.pending, Drafting) else ()
    if "draft_row" in given:
        for card in row:
            if card is not None:
                orders.name(given["draft_row"], card)
    shops, spaces = list(state.workshops), list(state.order_spaces)
    named_shops = _row(given, "workshops", state)
    for place, item in named_shops.items():
        tiles.free(shops[place])
        shops[place] = tiles.name(item, read_tile_word(item, rules)) if item.value else None
    named_spaces = _row(given, "order_spaces", state)
    for place, item in named_spaces.items():
        orders.free(spaces[place])
        spaces[place] = orders.name(item, read_order_word(item, rules)) if item.value else None
    top_tiles = [
        tiles.name(item, read_tile_word(item, rules)) for item in _listed(given, "tile_stack")
    ]
    top_orders = [
        orders.name(item, read_order_word(item, rules)) for item in _listed(given, "order_stack")
    ]
    # Everything that is named has its card by now; what the set-up laid may have to give way.
    for place, tile in enumerate(shops):
        if tile is not None and place not in named_shops:
            shops[place] = tiles.keep(tile)
    for place, order in enumerate(spaces):
        if order is not None and place not in named_spaces:
            spaces[place] = orders.keep(order)
    for seat, player in enumerate(players):
        fields = seats.get(seat, {})
        if "mine" not in fields:
            kept_tiles = tuple(map(tiles.keep, player.mine.tiles))
            player = player._replace(mine=player.mine._replace(tiles=kept_tiles))
        if "orders" not in fields:
            player = player._replace(orders=tuple(_kept(o, orders) for o in player.orders))
        if "delivered" not in fields:
            player = player._replace(delivered=tuple(map(orders.keep, player.delivered)))
        players[seat] = player
    pending = state.pending
    if isinstance(pending, Drafting) and "draft_row" not in given:
        pending = Drafting(tuple(card and orders.keep(card) for card in row))
    return state._replace(
        players=tuple(players),
        pending=pending,
        workshops=tuple(shops),
        order_spaces=tuple(spaces),
        tile_stack=tiles.rest(top_tiles, _size(given, "tiles_left")),
        order_stack=orders.rest(top_orders, _size(given, "orders_left")),
    )


def _seats(given: dict[str, Field], players: int) -> dict[int, dict[str, Field]]:
    if "seats" not in given:
        return {}
    seats = given["seats"].table([str(seat) for seat in range(players)])
    return {int(seat): item.table(SEAT_KEYS) for seat, item in seats.items()}


def _row(given: dict[str, Field], key: str, state: State) -> dict[int, Field]:
    """The named places of a row of spaces, from 0; only open ones."""
    if key not in given:
        return {}
    kind = "workshop" if key == "workshops" else "order"
    numbers = [
        name.partition("/")[2]
        for name in state.works.open
        if name.startswith(f"{kind}/") and not name.endswith("draw")
    ]
    return {int(number) - 1: item for number, item in given[key].table(numbers).items()}


def _listed(given: dict[str, Field], key: str) -> list[Field]:
    return given[key].items("cards from the top", 0, 60) if key in given else []


def _size(given: dict[str, Field], key: str) -> int | None:
    return given[key].number(0, 200) if key in given else None


def _kept(outstanding: Outstanding, orders: Deck[Order]) -> Outstanding:
    card = orders.keep(outstanding.order)
    if card == outstanding.order:
        return outstanding
    return Outstanding(outstanding.label, card, ("",) * len(card.squares))


def _player(
    player: Player,
    fields: dict[str, Field],
    rules: Rules,
    tiles: Deck[Any],
    orders: Deck[Order],
) -> Player:
    if "marks" in fields:
        player = player._replace(marks=fields["marks"].number(0, MOST))
    if "vp" in fields:
        player = player._replace(vp=fields["vp"].number(0, MOST))
    if "mine" in fields:
        for tile in player.mine.tiles:
            tiles.free(tile)
        player = player._replace(mine=_mine(fields["mine"], rules, tiles))
    if "delivered" in fields:
        items = fields["delivered"].items("orders", 0, 60)
        cards = tuple(orders.name(item, read_order_word(item, rules)) for item in items)
        player = player._replace(delivered=cards)
    if "orders" in fields:
        for outstanding in player.orders:
            orders.free(outstanding.order)
        items = fields["orders"].items("orders", 0, MOST_ORDERS)
        made = [
            _outstanding(label, item, rules, orders)
            for label, item in zip(LABELS, items, strict=False)
        ]
        player = player._replace(orders=tuple(made))
    for key, problem in flaws(Task(player.mine, player.orders, ("mining/8",), rules=rules)):
        part = key.partition(".")[0].partition("[")[0]
        if part in fields:
            raise FileError(fields[part].path, fields[part].key + key[len(part) :], problem)
    return player


def _mine(field: Field, rules: Rules, tiles: Deck[Any]) -> Mine:
    pit = field.table(("cage", "carts", "storage", "tiles"))
    cage = pit["cage"].table(("level", "coal")) if "cage" in pit else {}
    level = cage["level"].number(SURFACE, LEVELS[-1]) if "level" in cage else SURFACE
    load = read_coal(cage["coal"]) if "coal" in cage else ""
    bought = tuple(
        tiles.name(item, read_tile_word(item, rules))
        for item in (pit["tiles"].items("tiles", 0, 60) if "tiles" in pit else [])
    )
    storage = read_coal(pit["storage"]) if "storage" in pit else ""
    mine = Mine(level, load, ("", "", "", ""), storage, bought)
    if "carts" not in pit:
        y, b, g, k = (COLOURS[n - 1] * carts_at(mine, n) for n in LEVELS)
        return mine._replace(carts=(y, b, g, k))
    y, b, g, k = read_levels(pit["carts"])
    for n, coal in zip(LEVELS, (y, b, g, k), strict=True):
        room = carts_at(mine, n)
        if len(coal) > room:
            pit["carts"].wrong(
                f"{len(coal)} coal do not fit: level {n} has {room} carts; add a tile like"
                f" {COLOURS[n - 1]}+ to mine.tiles (GA-4.2), or take coal away",
                str(n),
            )
    return mine._replace(carts=(y, b, g, k))


def _outstanding(label: str, field: Field, rules: Rules, orders: Deck[Order]) -> Outstanding:
    if isinstance(field.value, str):
        order = orders.name(field, read_order_word(field, rules))
        return Outstanding(label, order, ("",) * len(order.squares))
    required = {"transport": '"carriage"', "squares": '"gg"'}
    card = field.table((*required, "vp", "filled"), required)
    squares = card["squares"].letters(COLOURS, "the colour of a square")
    if not 1 <= len(squares) <= 4:
        card["squares"].wrong(f"must have 1 to 4 squares, one letter for each, not {len(squares)}")
    transport = card["transport"].one_of("transport", TRANSPORTS)
    vp = card["vp"].number(0, MOST_VP) if "vp" in card else None
    order = orders.name(field, order_of(field, rules, transport, squares, vp))
    filled = read_filled(card["filled"], squares) if "filled" in card else ("",) * len(squares)
    return Outstanding(label, order, filled)


# --- Miners, coal, whose turn ---------------------------------------------------------------


def _at_work(state: State, given: dict[str, Field]) -> State:
    """Crews, pithead, canteen; miners that are named nowhere are in hand, or else in the canteen."""
    players = list(state.players)
    everybody = state.rules.miners[PLAYERS.index(len(players))]
    crews = list(state.crews)
    spaces = [name for name in state.works.open if name != "pithead"]
    for space, item in given["crews"].table(spaces).items() if "crews" in given else ():
        crew = item.table(("seat", "miners"), {"seat": "1", "miners": "1"})
        seat = crew["seat"].number(0, len(players) - 1)
        crews[state.works.index[space]] = Crew(seat, crew["miners"].number(1, everybody))
    if "mining" in given:
        going_on, seat = f"mining/{given['mining'].value}", _mover(state, given)
        if going_on in spaces and not crews[state.works.index[going_on]].miners:
            crews[state.works.index[going_on]] = Crew(seat, 1)
    state = state._replace(crews=tuple(crews))
    for key in ("pithead", "canteen"):
        if key in given:
            named = given[key].table([str(seat) for seat in range(len(players))])
            for name, item in named.items():
                row = put(getattr(state, key), int(name), item.number(0, everybody))
                state = state._replace(**{key: row})
    seats = _seats(given, len(players))
    for seat, player in enumerate(players):
        out = sum(crew.miners for crew in crews if crew.seat == seat)
        out += state.pithead[seat] + state.canteen[seat]
        named_hand = seats.get(seat, {}).get("miners")
        hand = everybody - out if named_hand is None else named_hand.number(0, everybody)
        if out + hand > everybody or hand < 0:
            problem = (
                f"seat {seat} has {everybody} miners with {len(players)} players (GA-2.2), and"
                f" {out + max(hand, 0)} are named; take some away"
            )
            (named_hand or next(given[key] for key in MINERS if key in given)).wrong(problem)
        players[seat] = player._replace(miners=hand)
        if named_hand is not None and "canteen" not in given:
            rest = state.canteen[seat] + everybody - out - hand
            state = state._replace(canteen=put(state.canteen, seat, rest))
    return state._replace(players=tuple(players))


def _mover(state: State, given: dict[str, Field]) -> int:
    if "to_move" in given:
        return given["to_move"].number(0, len(state.players) - 1)
    assert state.to_move is not None
    return state.to_move


def _with_supply(state: State, given: dict[str, Field]) -> State:
    owned = "".join(map(coal_of, state.players))
    named = given["supply"].table(COLOURS) if "supply" in given else {}
    supply = []
    for colour in COLOURS:
        left = state.rules.coal - owned.count(colour)
        if left < 0:
            key = "seats" if "seats" in given else "moves"
            given[key].wrong(
                f"{owned.count(colour)} {COLOUR_NAMES[colour]} coal are too many: the game has"
                f" {state.rules.coal} of each colour (GA-1.1); take {-left} away"
            )
        supply.append(named[colour].number(0, left) if colour in named else left)
    return state._replace(supply=tuple(supply))


def _going_on(field: Field, state: State, given: dict[str, Field]) -> State:
    if "shift" in given:
        state = state._replace(shift=given["shift"].number(1, state.rules.shifts))
    if state.is_over:
        return state
    if not state.at_turn_start and ("to_move" in given or "mining" in given):
        key = "to_move" if "to_move" in given else "mining"
        given[key].wrong("the moves end in the middle of a turn; let them end it first")
    seat = _mover(state, given)
    state = state._replace(to_move=seat)
    if "mining" in given:
        return state._replace(pending=Mining(given["mining"].number(1, MOST_STEPS)))
    if state.pending is None and not state.players[seat].miners:
        field.wrong(
            f"seat {seat} is to move and has no miners (GA-3.1); give seats.{seat}.miners, or"
            " another to_move",
            "to_move",
        )
    return state


def space_of(field: Field, state: State) -> str:
    """An open work space of this table."""
    space = field.text()
    if space not in state.works.open:
        field.wrong(unknown("open work space", space, state.works.open))
    return space
