"""Why a card, a colour or a plan is good, in numbers that a learner understands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from glueckauf.core.texts import Fact, phrase_of, tell
from glueckauf.games.board.bots.greedy import worth_of_tile
from glueckauf.games.board.bots.needs import lacking_coal, needs
from glueckauf.games.board.notation import Move, Send
from glueckauf.games.board.parts import COLOURS, LEVEL_OF, Order, Player, Tile, all_filled
from glueckauf.games.board.rules import State
from glueckauf.games.board.telling import GAME, card_facts

STEP = 0.5  # what a step of mining is worth, in points
DELIVERY = 1.5  # what it is worth to deliver two orders at once


class Prospect(NamedTuple):
    """What an order would bring a player, and what it would take beside those that are there."""

    order: Order
    missing: str  # coal that would have to be bought
    shared: tuple[str, ...]  # labels of the orders that need the same levels
    together: tuple[str, ...]  # labels of the orders that leave by the same transport
    worth: float


def prospect(player: Player, order: Order) -> Prospect:
    waiting = [other for other in player.orders if not all_filled(other.squares)]
    levels = set(order.squares)
    visited = {colour for other in waiting for colour in other.order.squares}
    missing = Counter(order.squares) - needs(player.mine, player.orders).spare
    steps = 2 * len(order.squares) + len(levels - visited)
    price = sum(1.5 + 0.3 * LEVEL_OF[colour] for colour in missing.elements())
    shared = [other.label for other in waiting if levels & set(other.order.squares)]
    together = [o.label for o in player.orders if o.order.transport == order.transport]
    return Prospect(
        order,
        "".join(sorted(missing.elements(), key=COLOURS.index)),
        tuple(sorted(shared)),
        tuple(sorted(together)),
        order.vp - STEP * steps - price + DELIVERY * bool(together),
    )


def best_order(player: Player, row: Iterable[tuple[int, Order]]) -> tuple[int, Prospect]:
    """The place of the order that brings most for what it takes; of equal ones the first."""
    found = [(place, prospect(player, order)) for place, order in row]
    return max(found, key=lambda one: (one[1].worth, -one[0]))


def about_order(found: Prospect, kind: str, language: str) -> str:
    """Which order, what it brings, and why it suits the player."""
    facts = {**card_facts(found.order), "vp": found.order.vp, "squares": len(found.order.squares)}
    told = [tell(GAME, "advice-order", {**facts, "kind": kind}, language)]
    told.append(_say("coal", language, coal=found.missing, missing=len(found.missing)))
    for reason in ("shared", "together"):
        labels = getattr(found, reason)
        if labels:
            transport = found.order.transport
            told.append(
                _say(reason, language, labels=" ".join(labels), count=len(labels), space=transport)
            )
    return " ".join(told)


def best_tile(view: State, player: Player, cards: Sequence[Tile]) -> int:
    """The place of the tile worth most; 0 if none is worth its price."""
    open_places = [
        place
        for place, tile in enumerate(cards, start=1)
        if view.works.prices[tile] <= player.marks
    ]
    worth = {place: worth_of_tile(view, player, cards[place - 1]) for place in open_places}
    best = max(open_places, key=lambda place: (worth[place], -place), default=0)
    return best if best and worth[best] > 0 else 0


def about_tile(player: Player, tile: Tile, language: str) -> str:
    """Why a tile is worth buying: coal that is lacking, and the balance of the sides."""
    return " ".join(_about_tile(player, tile, language))


def _about_tile(player: Player, tile: Tile, language: str) -> Iterator[str]:
    short = min(lacking_coal(player)[tile.carts[0]], len(tile.carts))
    yield _say("lacking" if short else "spare", language, coal=tile.carts[0] * max(short, 1))
    light = sum(other.light for other in player.mine.tiles)
    dark = len(player.mine.tiles) - light
    if (light < dark) == tile.light and light != dark:
        yield _say("balance", language, side="light" if tile.light else "dark")


def about_space(view: State, player: Player, move: Move, language: str) -> str:
    """Why to go there where no points are in sight yet; "" if nothing can be said."""
    if not isinstance(move, Send):
        return ""
    card: Tile | Order | None = None
    if move.kind == "workshop" and move.place != "draw":
        card = view.workshops[move.number - 1]
    elif move.kind == "order" and move.place != "draw":
        card = view.order_spaces[move.number - 1]
    if isinstance(card, Tile):
        return about_tile(player, card, language)
    if isinstance(card, Order):
        return _say("coal", language, **_coal(prospect(player, card).missing))
    if move.kind in ("money", "pithead"):
        return _say("marks", language, marks=player.marks)
    if move.kind == "order":
        count = sum(not all_filled(order.squares) for order in player.orders)
        return _say("orders", language, orders=count)
    if move.kind == "workshop":
        coal = "".join(sorted(lacking_coal(player).elements(), key=COLOURS.index))
        return _say("lacking", language, coal=coal) if coal else ""
    return ""


def _coal(coal: str) -> dict[str, Fact]:
    return {"coal": coal, "missing": len(coal)}


def about_plan(view: State, line: Sequence[str], language: str) -> str:
    """What a line of mining leads to: the orders it completes, or the squares it fills."""
    assert view.to_move is not None
    before, state, steps = view.players[view.to_move], view, 0
    for token in line:
        state, steps = state.after(token), steps + (token != "end")
    after = {order.label: order for order in state.players[view.to_move].orders}
    waiting = [order for order in before.orders if not all_filled(order.squares)]
    done = sorted(o.label for o in waiting if all_filled(after[o.label].squares))
    points = sum(after[label].order.vp for label in done)
    filled = sum(
        sum(map(bool, after[o.label].squares)) - sum(map(bool, o.squares)) for o in waiting
    )
    if done:
        return _say(
            "completes", language, labels=" ".join(done), count=len(done), vp=points, steps=steps
        )
    return _say("fills", language, squares=filled, steps=steps) if filled else ""


def spaces(tokens: Iterable[str], language: str) -> str:
    """Work spaces one after the other."""
    return " → ".join(phrase_of(GAME, "space", {"space": token}, language) for token in tokens)


def _say(reason: str, language: str, **facts: Fact) -> str:
    return tell(GAME, f"reason-{reason}", facts, language)
