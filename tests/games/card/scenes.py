"""Small positions for tests: a fresh table with what matters changed."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import glueckauf as ga
from glueckauf.games.card.parts import (
    STACKS,
    Dock,
    Lorry,
    Order,
    Player,
    Stack,
    Train,
    Wagon,
    Zone,
)
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules, published, read_lorry
from tests.games.play import Choice, idle_choice, random_game


def lorries(words: str) -> tuple[Lorry, ...]:
    """`w1.2 t2` → the two cards."""
    return tuple(map(read_lorry, words.split()))


def orders(words: str) -> tuple[Order, ...]:
    """`barracks:3 furnaces:1` → the two cards."""
    known = {str(card): card for card in published().decks["order"]}
    return tuple(sorted(known[word] for word in words.split()))


def dock(spec: str) -> Dock:
    """`red w=w2 * c` → a red engine, a loaded wheel wagon and two empty ones."""
    engine = ""
    wagons = []
    for word in spec.split():
        crest, _, load = word.partition("=")
        if len(crest) > 1:
            engine = crest
        else:
            wagons.append(Wagon(crest, read_lorry(load) if load else None))
    return Dock(engine, tuple(wagons))


def train(order: str, spec: str) -> Train:
    """A delivered train: `barracks:3`, `red w=w2 *=c1.2`."""
    return Train(orders(order)[0], *dock(spec))


def made(player: Player, fields: dict[str, Any]) -> Player:
    """The player with fields given as words: row="t1.1 w2", docks=("red w", "", ""), …"""
    values: dict[str, Any] = {}
    for name, value in fields.items():
        if name in ("row", "storage") and isinstance(value, str):
            value = lorries(value)
        elif name == "orders" and isinstance(value, str):
            value = orders(value)
        elif name == "docks":
            value = tuple(map(dock, value))
        elif isinstance(value, str):
            value = tuple(sorted(value.split()))
        values[name] = tuple(sorted(value)) if name == "storage" else value
    return player._replace(**values)


def scene(
    players: int = 3,
    *,
    rules: Rules | None = None,
    start: int = 0,
    zones: dict[str, tuple[int, int]] | None = None,
    stacks: dict[str, str] | None = None,
    changes: dict[str, Any] | None = None,
    **player: Any,
) -> State:
    """A table where the starting player is to move and has these things.

    `zones` tells (seat, workers) of a latest placement, `stacks` lays cards from the top, `changes`
    sets fields of the state, and the other keywords fields of the player.
    """
    state = ga.card.setup(players, 1, start=start, rules=rules)
    state = with_player(state, start, **player)
    for name, (seat, latest) in (zones or {}).items():
        row = list(state.zones)
        row[state.layout.index[name]] = Zone(latest, seat)
        state = state._replace(zones=tuple(row))
    for name, words in (stacks or {}).items():
        laid = list(state.stacks)
        at = STACKS.index(name)
        kind = name.partition("/")[0]
        known = {str(card): card for card in state.rules.decks[kind]}
        cards = tuple(known[word] for word in words.split())
        laid[at] = Stack(cards, (0,) * len(cards))
        state = state._replace(stacks=tuple(laid))
    return state._replace(**(changes or {}))


def with_player(state: State, seat: int, **fields: Any) -> State:
    players = list(state.players)
    players[seat] = made(players[seat], fields)
    return state._replace(players=tuple(players))


def me(state: State, seat: int = 0) -> Player:
    return state.players[seat]


def words(cards: Iterable[object]) -> str:
    return " ".join(map(str, cards))


def stack(state: State, name: str) -> str:
    """The cards of a stack from the top."""
    return words(state.stacks[STACKS.index(name)].cards)


def cost(state: State, zone: str) -> int:
    return state.zones[state.layout.index[zone]].cost


def zones_offered(state: State) -> set[str]:
    """What is offered, without the innovations and the pass."""
    return {str(m) for m in state.legal_moves() if m != "pass" and not m.startswith("use/")}


# --- Random games ---------------------------------------------------------------------------

_BUSY = ("train", "deliv", "minin", "use/d", "use/m", "order", "engin", "innov", "wild")


def busy_choice(rng: random.Random, moves: Sequence[str]) -> str:
    """A random move, loading and delivering more often than pure chance would, passing seldom."""
    weights = [
        8 if m != "row>s" and (">" in m or m.startswith(_BUSY)) else 0.2 if m == "pass" else 1
        for m in moves
    ]
    return rng.choices(moves, weights)[0]


def hoarding_choice(rng: random.Random, moves: Sequence[str]) -> str:
    """A random move that empties the stacks of lorries and wagons, so that they are split."""
    wanted = ("lorry/a", "wagon/b", "use/lorry/a", "use/wagon/b", "look/lorry/a", "look/wagon/b")
    weights = [40 if m in wanted else 0.1 if m == "pass" else 1 for m in moves]
    return rng.choices(moves, weights)[0]


def busy_game(
    players: int, seed: int, rules: Rules | None = None, choice: Choice = busy_choice
) -> Iterator[tuple[State, str]]:
    """A random game with the move made in every state; the last one with an empty move."""
    start = ga.card.setup(players, seed, start=seed % players, rules=rules)
    return random_game(start, seed, choice)


def idle_game(players: int, seed: int, rules: Rules | None = None) -> Iterator[tuple[State, str]]:
    """A game of pure chance."""
    return busy_game(players, seed, rules, idle_choice)
