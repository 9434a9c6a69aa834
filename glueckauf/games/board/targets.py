"""What can be pointed at: the keys of the picture, and the clicks that make a move.

The picture marks everything that can be pointed at with a key (`workshop/3`, `0:level/2`,
`0:square/A.g`, …). A move is made by a path of keys; a key that is not in the picture (`end`,
`keep/-`, `top`, `bottom`) is a button. No two moves share a path. Three things to know:

- A path of one key, such as a square alone, may be the beginning of longer ones. It belongs to the
  most natural move; the others are begun with their coal.
- An order means what its squares mean, as far as that is clear: see `_order_paths`.
- A coal put on a square of its own colour *as half of a pair* would have the path of the coal that
  simply fills it. While both are legal it has none: it is never needed, and can be typed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from glueckauf.core.texts import Fact, tell
from glueckauf.games.board import notation as note
from glueckauf.games.board.mining import why_no_pair
from glueckauf.games.board.notation import Move
from glueckauf.games.board.parts import (
    COLOURS,
    LEVELS,
    SURFACE,
    Drafting,
    Look,
    Mining,
    Order,
    Outstanding,
    Player,
    Shortage,
    Tile,
    all_filled,
    colours_in,
    empty_colours,
)
from glueckauf.games.board.rules import State
from glueckauf.games.board.telling import GAME, card_facts

BUTTONS = ("end", "keep/-", "top", "bottom")
MOST_IN_ANY_ORDER = 5  # cards put back: with more of them, one path for each way is plenty


def is_button(key: str) -> bool:
    return key in BUTTONS


def button_label(key: str, language: str = "en") -> str:
    return tell(GAME, "move-button", {"key": key}, language)


# --- Paths ----------------------------------------------------------------------------------


def paths(state: State, move: Move, legal: Collection[str]) -> tuple[tuple[str, ...], ...]:
    seat = state.to_move
    if isinstance(move, note.Fill):
        return _fill_paths(f"{seat}:", move, legal)
    if isinstance(move, note.Store):
        coal, storage = f"{seat}:cage/{move.colour}", f"{seat}:storage"
        alone = sum(isinstance(other, note.Store) for other in legal) == 1
        return ((coal, storage), (storage, coal), *(((storage,),) if alone else ()))
    if isinstance(move, note.PutBack):
        pile = "top" if move.on_top else "bottom"
        cards = tuple(f"card/{place}" for place in move.places)
        if len(cards) > MOST_IN_ANY_ORDER:
            return ((pile, *cards),)
        return ((pile, *cards), (*cards, pile))
    return ((_key_of(state, move),),)


def _key_of(state: State, move: Move) -> str:
    """The key of a move that is made by one."""
    seat = state.to_move
    if isinstance(move, note.Ride):
        return f"{seat}:level/{move.level}" if move.level else f"{seat}:surface"
    if isinstance(move, note.Load):
        return f"{seat}:cart/{mover(state).mine.level}.{move.colour}"
    if isinstance(move, note.Keep) and move.place:
        return f"card/{move.place}"
    return str(move)  # spaces, draft/4, coal/y, keep/-, end


def _fill_paths(pit: str, move: note.Fill, legal: Collection[str]) -> tuple[tuple[str, ...], ...]:
    coal = f"{pit}{'store' if move.stored else 'cage'}/{move.colour}"
    square = f"{pit}square/{move.label}.{move.square}"
    from_cage = note.fill(move.colour, move.label)
    both = ((coal, square), (square, coal))
    if move.pair:
        simply = note.fill(move.colour, move.label, stored=move.stored)
        if move.square == move.colour and simply in legal:
            return ()
        return (*both, *_order_paths(pit, coal, square, move, legal))
    on_order = _order_paths(pit, coal, square, move, legal)
    if move.stored and from_cage in legal:
        return (*both, *on_order)
    return (*both, *on_order, (square,))


def _order_paths(
    pit: str, coal: str, square: str, move: note.Fill, legal: Collection[str]
) -> Iterator[tuple[str, ...]]:
    """Ways to fill a square by pointing at its order.

    The order alone is enough while only one colour has a square waiting for it; else its coal is asked
    for. A pair is meant only where nothing can simply be filled.
    """
    order = f"{pit}order/{move.label}"
    fills = [each for each in map(_as_fill, legal) if each and each.label == move.label]
    plain = [each for each in fills if not each.pair]
    if move.pair:
        like = [each for each in fills if (each.colour, each.stored) == (move.colour, move.stored)]
        if plain:
            if not any(each in plain for each in like) and len(like) == 1:
                yield (coal, order)
        elif len({each.square for each in fills}) == 1:
            yield from ((coal, order), (order, coal))
        else:
            yield (order, coal, square)
        return
    yield (coal, order)
    if len({each.colour for each in plain}) > 1:
        yield (order, coal)
    elif not (move.stored and note.fill(move.colour, move.label) in legal):
        yield (order,)


def _as_fill(move: str) -> note.Fill | None:
    found = move if isinstance(move, Move) else note.read(move) if ">" in move else None
    return found if isinstance(found, note.Fill) else None


# --- Why not --------------------------------------------------------------------------------


def candidates(state: State) -> Iterator[str]:
    """The keys among which the player to move chooses."""
    pending = state.pending
    if isinstance(pending, Drafting):
        yield from (f"draft/{n}" for n in range(1, len(pending.row) + 1))
    elif isinstance(pending, Look):
        yield from (f"card/{n}" for n in range(1, len(pending.cards) + 1))
    elif isinstance(pending, Shortage):
        yield from (f"coal/{colour}" for colour in COLOURS)
    elif isinstance(pending, Mining):
        yield from pit_keys(state)
        yield from (f"{state.to_move}:order/{order.label}" for order in sorted(mover(state).orders))


def pit_keys(state: State) -> Iterator[str]:
    """The keys of the pit and the orders of the player to move."""
    yield from (f"{state.to_move}:{key}" for key in _pit_keys(mover(state)))


def _pit_keys(player: Player) -> Iterator[str]:
    mine = player.mine
    yield "surface"
    for level in LEVELS:
        yield f"level/{level}"
        yield from (f"cart/{level}.{colour}" for colour in colours_in(mine.carts[level - 1]))
    yield from (f"cage/{colour}" for colour in colours_in(mine.cage))
    yield "storage"
    yield from (f"store/{colour}" for colour in colours_in(mine.storage))
    for label, order, _ in sorted(player.orders):
        yield from (f"square/{label}.{colour}" for colour in colours_in(order.squares))


def natural(state: State, key: str) -> str | None:
    """The move that a click on a key with which no legal move begins would most naturally mean."""
    if state.is_over:
        return None
    if key in state.works.index or key in ("end", "keep/-"):
        return key
    kind, _, place = key.partition("/")
    if kind in ("draft", "coal"):
        return key
    if kind == "card":
        return f"keep/{place}"
    owner, _, thing = key.partition(":")
    return _natural_in_pit(state, thing) if owner == str(state.to_move) else None


def _natural_in_pit(state: State, thing: str) -> str | None:
    player = mover(state)
    name, _, detail = thing.partition("/")
    if name == "surface":
        return "0"
    if name == "level":
        return detail
    if name == "cart":
        return f"+{detail.partition('.')[2]}"
    if name == "cage" and detail:
        return _natural_from_cage(state, player, detail)
    if name == "store":
        return _natural_from_storage(state, player, detail)
    if name == "storage":
        return f"{player.mine.cage[0]}>s" if player.mine.cage else None
    if name == "order" and isinstance(state.pending, Mining):
        return _natural_on_order(state, player, detail)
    if name == "square":
        label, _, colour = detail.partition(".")
        return _natural_on_square(state, player, label, colour)
    return None


def _natural_from_cage(state: State, player: Player, colour: str) -> str:
    half = state.pending.half if isinstance(state.pending, Mining) else None
    if half:
        return f"{colour}>{half.label}.{half.square}"
    waiting = (
        o.label for o in player.orders if colour in empty_colours(o.order.squares, o.squares)
    )
    return f"{colour}>{next(waiting, 's')}"


def _natural_from_storage(state: State, player: Player, colour: str) -> str | None:
    half = state.pending.half if isinstance(state.pending, Mining) else None
    if half:
        return f"s:{colour}>{half.label}.{half.square}"
    empty = {o.label: empty_colours(o.order.squares, o.squares) for o in player.orders}
    for label, colours in empty.items():
        if colour in colours:
            return f"s:{colour}>{label}"
    for label, colours in empty.items():
        if colours:
            return f"s:{colour}>{label}.{colours[0]}"
    return f"s:{colour}>{player.orders[0].label}" if player.orders else None


def _natural_on_order(state: State, player: Player, label: str) -> str | None:
    """A coal that is there for an empty square of the order; if there is none, the first that it lacks."""
    target = next((order for order in player.orders if order.label == label), None)
    if target is None:
        return None
    mine = player.mine
    empty = empty_colours(target.order.squares, target.squares)
    there = [colour for colour in empty if colour in mine.cage + mine.storage]
    colours = (*there, *empty, *target.order.squares)
    return _natural_on_square(state, player, label, colours[0])


def _natural_on_square(state: State, player: Player, label: str, colour: str) -> str | None:
    """A coal of the square's colour; where all are covered, any coal that lets the rules say so."""
    mine, now = player.mine, state.pending
    target = next((order for order in player.orders if order.label == label), None)
    if target is None:
        return None
    if colour in empty_colours(target.order.squares, target.squares):
        stored = colour not in mine.cage and colour in mine.storage
        return f"{'s:' * stored}{colour}>{label}"
    in_cage = mine.cage if mine.level == SURFACE else ""
    if not isinstance(now, Mining) or now.half or not (in_cage or mine.storage):
        return None
    source = "" if colour in in_cage else "s:" if colour in mine.storage else None
    if source is not None:
        return f"{source}{colour}>{label}"
    if why_no_pair(player, now, state.rules):
        return None
    coal = in_cage[:1] or f"s:{mine.storage[0]}"
    return f"{coal}>{label}.{colour}"


# --- In words -------------------------------------------------------------------------------


def move_label(state: State, move: str, language: str = "en") -> str:
    """A legal move in a few words: "Load a grey coal", "Workshop 3: 1 miner, 6 marks"."""
    key, facts = _short(state, note.read(move))
    return _told(f"move-{key}", tuple(facts.items()), language)


@lru_cache(maxsize=4096)
def _told(key: str, facts: tuple[tuple[str, Fact], ...], language: str) -> str:
    """A frame of the widget has hundreds of these words, and nearly all were told before."""
    return tell(GAME, key, dict(facts), language)


def _short(state: State, move: Move) -> tuple[str, dict[str, Fact]]:
    """The key and the facts of the short words."""
    match move:
        case note.Send():
            return _short_send(state, move)
        case note.Draft() if isinstance(state.pending, Drafting):
            return "draft", _card_facts(state, state.pending.row[move.place - 1])
        case note.Keep() if move.place and isinstance(state.pending, Look):
            card = state.pending.cards[move.place - 1]
            kind = "keep-order" if isinstance(card, Order) else "keep-tile"
            return kind, _card_facts(state, card)
        case note.PutBack():
            key = "put-on-top" if move.on_top else "put-underneath"
            return key, {"places": " ".join(map(str, move.places))}
        case note.Choose():
            return "coal", {"colour": move.colour}
        case note.Ride():
            return "ride", {"level": move.level}
        case note.Load():
            return "load", {"colour": move.colour}
        case note.Store():
            return "store", {"colour": move.colour}
        case note.Fill():
            return _short_fill(state, move)
        case note.End() if isinstance(state.pending, Mining):
            return "end", {"steps": state.pending.steps_left}
    return "keep-none", {}


def _short_send(state: State, move: note.Send) -> tuple[str, dict[str, Fact]]:
    crew = state.crews[state.works.index[move]]
    facts: dict[str, Fact] = {"space": move, "miners": state.works.needed[crew.miners]}
    if move.place == "draw":
        stack = state.tile_stack if move.kind == "workshop" else state.order_stack
        return "look", facts | {"cards": min(state.rules.look, len(stack.cards))}
    if move.kind == "workshop":
        return "workshop", facts | _card_facts(state, state.workshops[move.number - 1])
    if move.kind == "order":
        return "order", facts | _card_facts(state, state.order_spaces[move.number - 1])
    if move.kind == "delivery":
        vp = sum(o.order.vp for o in _complete(mover(state), move.place))
        return "delivery", facts | {"vp": vp}
    if move.kind == "mining":
        return "mining", facts | {"steps": move.number}
    return "money", facts | {"marks": move.number or state.rules.pithead}


def _card_facts(state: State, card: Tile | Order | None) -> dict[str, Fact]:
    if isinstance(card, Order):
        return {**card_facts(card), "vp": card.vp}
    return {**card_facts(card), "marks": state.works.prices[card]} if card else {}


def _short_fill(state: State, move: note.Fill) -> tuple[str, dict[str, Fact]]:
    facts: dict[str, Fact] = {
        "colour": move.colour,
        "square": move.square,
        "label": move.label,
        "source": "storage" if move.stored else "cage",
    }
    if not move.pair:
        return "fill", facts
    target = next(order for order in mover(state).orders if order.label == move.label)
    waits = any(
        coal.endswith("+") and colour == move.square
        for coal, colour in zip(target.squares, target.order.squares, strict=True)
    )
    return "pair" if waits else "half", facts


def mover(state: State) -> Player:
    assert state.to_move is not None, "only while somebody is to move"
    return state.players[state.to_move]


def _complete(player: Player, transport: str) -> list[Outstanding]:
    return [o for o in player.orders if o.order.transport == transport and all_filled(o.squares)]
