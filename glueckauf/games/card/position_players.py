"""The players of a position: what each has in hand, in the row, at the docks and delivered.

What may be said stands in the docstring of position.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from glueckauf.core.fields import Field
from glueckauf.core.values import put
from glueckauf.games.card.parts import DOCKS, ENGINES, WILD, Dock, Player, Train, Wagon
from glueckauf.games.card.position_cards import Cards
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules

LISTS = {
    "row": "lorry",
    "storage": "lorry",
    "orders": "order",
    "innovations": "innovation",
    "shares": "share",
    "objectives": "objective",
}
SEAT_KEYS = ("workers", *LISTS, "docks", "secret", "delivered", "tokens")


def read_player(state: State, seat: int, fields: dict[str, Field], cards: Cards) -> Player:
    player = state.players[seat]
    for key, kind in LISTS.items():
        if key in fields:
            found = cards.listed(fields[key], kind)
            held: dict[str, Any] = {key: found if key == "row" else tuple(sorted(found))}
            player = player._replace(**held)
    docks = fields["docks"].table(map(str, DOCKS)) if "docks" in fields else {}
    for name, item in docks.items():
        dock = _dock(item, (int(name),), state.rules, cards)
        player = player._replace(docks=put(player.docks, int(name) - 1, dock))
    if "delivered" in fields:
        items = fields["delivered"].items("trains", 0, 28)
        player = player._replace(delivered=tuple(_train(i, state.rules, cards) for i in items))
    if "tokens" in fields:
        items = fields["tokens"].items("shift tokens", 0, len(state.layout.tokens))
        tokens = sorted(item.number(1, len(state.layout.tokens)) for item in items)
        player = player._replace(tokens=tuple(tokens))
    secret: list[Any] = list(player.secret)
    if "secret" in fields:
        hand = {str(card): card for card in (*player.orders, *player.innovations)}
        words = fields["secret"].items("cards of the hand", 0, 60)
        secret = [hand[item.one_of("order or innovation in hand", hand)] for item in words]
    hand_cards = Counter([*player.orders, *player.innovations])
    secret = list((Counter(secret) & hand_cards).elements())
    return player._replace(secret=tuple(sorted(secret, key=str)))


def _dock(field: Field, docks: tuple[int, ...], rules: Rules, cards: Cards) -> Dock:
    """An engine and wagons that can stand together at one of these docks (CG-3.2, CG-3.7)."""
    fields = field.table(("engine", "wagons"))
    engine = ""
    if "engine" in fields:
        engine = cards.read(fields["engine"], "engine", fields["engine"].one_of("engine", ENGINES))
    items = fields["wagons"].items("wagons", 0, 40) if "wagons" in fields else []
    wagons = [_wagon(item, cards) for item in items]
    possible = list(docks)
    for item, (crest, load) in zip(items, wagons, strict=True):
        bears = [dock for dock in possible if crest in (WILD, *rules.docks[dock - 1])]
        if not bears:
            item.wrong(f"no wagon of this crest can stand here (CG-3.2): {_bearing(rules, docks)}")
        possible = [dock for dock in bears if not load or load.crest in rules.docks[dock - 1]]
        if not possible or (load and crest not in (WILD, load.crest)):
            item.wrong(
                f"this wagon cannot take {load} here (CG-3.7): its crest, or a wild wagon's dock,"
                f" must be the lorry's; {_bearing(rules, docks)}"
            )
    return Dock(engine, tuple(wagons))


def _bearing(rules: Rules, docks: Iterable[int]) -> str:
    words = (f"dock {dock} bears {' and '.join(rules.docks[dock - 1])}" for dock in docks)
    return ", ".join(words)


def _wagon(field: Field, cards: Cards) -> Wagon:
    crest, equals, load = field.text().partition("=")
    wagon = cards.read(field, "wagon", crest)
    return Wagon(wagon, cards.read(field, "lorry", load) if equals else None)


def _train(field: Field, rules: Rules, cards: Cards) -> Train:
    required = {"order": '"barracks:3"', "engine": '"red"', "wagons": '["w=w2"]'}
    fields = field.table(required, required)
    order = cards.read(fields["order"], "order")
    train = {key: field.value[key] for key in ("engine", "wagons")}
    dock = _dock(Field(field.path, field.key, train), DOCKS, rules, cards)
    if dock.load < order.lorries:
        fields["wagons"].wrong(
            f"{order} needs {order.lorries} lorries (CG-3.10), and these wagons carry {dock.load};"
            " load more, or name a smaller order"
        )
    return Train(order, dock.engine, dock.wagons)
