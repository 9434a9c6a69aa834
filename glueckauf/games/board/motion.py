"""What moves: for every move, which pieces go from one key of the picture to another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from glueckauf.games.board import notation as note
from glueckauf.games.board.notation import Move
from glueckauf.games.board.parts import (
    COLOURS,
    Look,
    Order,
    Outstanding,
    Player,
    Return,
    Shortage,
    Tile,
    all_filled,
    colours_in,
    free_label,
)
from glueckauf.games.board.rules import State


class Motion(NamedTuple):
    """Something that goes from one key to another.

    `piece` is "coal:g", "miner:0", "cage:0", "tile:gg+" or "card".
    """

    piece: str
    start: str
    end: str
    number: int = 1


def motions(before: State, move: str, after: State) -> tuple[Motion, ...]:
    """What goes where in the picture when this move is made, and what follows from it."""
    return (*own_motions(before, note.read(move)), *_consequences(before, after))


def own_motions(state: State, move: Move) -> tuple[Motion, ...]:
    """What a legal move moves at once."""
    seat = state.to_move
    pit = f"{seat}:"
    match move:
        case note.Send():
            return tuple(_sent(state, pit, move))
        case note.Draft():
            return (Motion("card", move, pit + _new_order(state)),)
        case note.Keep():
            return _kept(state, pit, move)
        case note.PutBack():
            stack = _stack(state.pending.space) if isinstance(state.pending, Return) else ""
            return (Motion("card", f"card/{move.places[0]}", stack, len(move.places)),)
        case note.Choose():
            level = state.pending.level if isinstance(state.pending, Shortage) else 0
            coal = f"coal:{move.colour}"
            return (Motion(coal, f"supply/{move.colour}", f"{pit}level/{level}"),)
        case note.Ride():
            return (Motion(f"cage:{seat}", f"{pit}cage", key_of(state, move)),)
        case note.Load():
            return (Motion(f"coal:{move.colour}", key_of(state, move), f"{pit}cage"),)
        case note.Fill():
            start = f"{pit}{'store' if move.stored else 'cage'}/{move.colour}"
            end = f"{pit}square/{move.label}.{move.square}"
            return (Motion(f"coal:{move.colour}", start, end),)
        case note.Store():
            return (Motion(f"coal:{move.colour}", f"{pit}cage/{move.colour}", f"{pit}storage"),)
    return ()


def _new_order(state: State) -> str:
    """The key of the order that the player takes next."""
    return f"order/{free_label(mover(state))}"


def _stack(space: str) -> str:
    return "stack/tiles" if space.startswith("workshop") else "stack/orders"


def _sent(state: State, pit: str, move: note.Send) -> Iterator[Motion]:
    crew = state.crews[state.works.index[move]]
    if crew.miners:
        yield Motion(f"miner:{crew.seat}", move, "canteen", crew.miners)
    needed = state.works.needed[crew.miners]
    yield Motion(f"miner:{state.to_move}", f"{pit}miners", move, needed)
    if move.place == "draw":
        stack = state.tile_stack if move.kind == "workshop" else state.order_stack
        number = min(state.rules.look, len(stack.cards))
        yield Motion("card", _stack(move), "card/1", number)
    elif move.kind == "workshop":
        yield from _bought(state, pit, state.workshops[move.number - 1], move)
    elif move.kind == "order":
        yield Motion("card", move, pit + _new_order(state))
    elif move.kind == "delivery":
        for outstanding in complete(mover(state), move.place):
            yield from _delivered(pit, outstanding)


def _delivered(pit: str, outstanding: Outstanding) -> Iterator[Motion]:
    card = f"{pit}order/{outstanding.label}"
    coal = "".join(outstanding.squares)
    for colour in colours_in(coal):
        yield Motion(f"coal:{colour}", card, f"supply/{colour}", coal.count(colour))
    yield Motion("card", card, f"{pit}pile")


def _bought(state: State, pit: str, tile: Tile | None, start: str) -> Iterator[Motion]:
    if tile is None or tile.carts[0] not in COLOURS:
        return  # face down in this view
    level = f"{pit}level/{tile.level}"
    yield Motion(f"tile:{tile}", start, level)
    served = min(len(tile.carts), state.supply[tile.level - 1])
    if served:
        yield Motion(f"coal:{tile.carts[0]}", f"supply/{tile.carts[0]}", level, served)


def _kept(state: State, pit: str, move: note.Keep) -> tuple[Motion, ...]:
    if not move.place or not isinstance(state.pending, Look):
        return ()
    card = state.pending.cards[move.place - 1]
    if isinstance(card, Order):
        return (Motion("card", f"card/{move.place}", pit + _new_order(state)),)
    return tuple(_bought(state, pit, card, f"card/{move.place}"))


def _consequences(before: State, after: State) -> Iterator[Motion]:
    """Refilled spaces, orders laid out after the draft, miners who come home."""
    for event in after.events:
        if event.name == "refilled":
            space, card = str(event.facts["space"]), str(event.facts["card"])
            piece = f"tile:{card}" if space.startswith("workshop") else "card"
            yield Motion(piece, _stack(space), space)
        elif event.name == "orders-laid":
            shown = [n for n, order in enumerate(after.order_spaces, start=1) if order]
            yield from (Motion("card", "stack/orders", f"order/{n}") for n in shown)
        elif event.name == "miners-returned":
            yield from _homecoming(before)


def _homecoming(before: State) -> Iterator[Motion]:
    for space, crew in zip(before.works.index, before.crews, strict=True):
        if crew.miners:
            yield Motion(f"miner:{crew.seat}", space, f"{crew.seat}:miners", crew.miners)
    for place, counts in (("pithead", before.pithead), ("canteen", before.canteen)):
        for seat, miners in enumerate(counts):
            if miners:
                yield Motion(f"miner:{seat}", place, f"{seat}:miners", miners)


# --- Small questions ---------------------------------------------------------------------


def mover(state: State) -> Player:
    assert state.to_move is not None, "only while somebody is to move"
    return state.players[state.to_move]


def key_of(state: State, move: Move) -> str:
    """The key of a move that is made by one."""
    seat = state.to_move
    if isinstance(move, note.Ride):
        return f"{seat}:level/{move.level}" if move.level else f"{seat}:surface"
    if isinstance(move, note.Load):
        return f"{seat}:cart/{mover(state).mine.level}.{move.colour}"
    if isinstance(move, note.Keep) and move.place:
        return f"card/{move.place}"
    return str(move)  # spaces, draft/4, coal/y, keep/-, end


def complete(player: Player, transport: str) -> list[Outstanding]:
    return [o for o in player.orders if o.order.transport == transport and all_filled(o.squares)]
