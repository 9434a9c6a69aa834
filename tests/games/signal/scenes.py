"""Tables laid for the tests, and random games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from glueckauf.core.making import put
from glueckauf.games import signal
from glueckauf.games.signal.maps import Setting, the_map
from glueckauf.games.signal.parts import CARDS, GOODS, Hand, Revealing, Train
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import Layout, Rules, layout
from tests.games.play import Choice, random_game

EUROPE = "central_europe"
AMERICA = "north_america"


class Tracks(NamedTuple):
    """As much of a table as a train needs (`moving.Board`)."""

    layout: Layout
    trains: tuple[Train, ...]
    green: frozenset[str]
    closed: tuple[Setting, ...]
    stored: tuple[tuple[int, ...], ...]


def tracks(*trains: Train, on: str = EUROPE, rules: Rules | None = None) -> Tracks:
    """The map with the discs of the first game, and these trains."""
    found = the_map(on)
    return Tracks(
        layout((rules or Rules()).on_map(found), 2),
        tuple(sorted(trains)),
        found.first_green,
        found.first_closed,
        ((0,) * len(GOODS),) * len(found.ports),
    )


# --- Whole tables ---------------------------------------------------------------------------


def read_train(words: str) -> Train:
    """`black paris`, `grey lille-paris.1>lille white`: colour, space, heading, load."""
    colour, place, *load = words.split(" ")
    space, _, heading = place.partition(">")
    return Train(space, colour, heading, "".join(load))


def before_card(
    *trains: str,
    on: str = EUROPE,
    players: int = 2,
    rules: Rules | None = None,
    hand: str = "sswwtt",
    changes: dict[str, Any] | None = None,
) -> State:
    """A later turn of seat 0: the departure card is about to be revealed.

    The goods that trains carry are taken from their cities, the cards in hand from the pile.
    """
    state = signal.setup(players, rules=rules, map=on)
    found = tuple(sorted(map(read_train, trains)))
    goods = [n - sum(t.load == c for t in found) for c, n in zip(GOODS, state.goods, strict=True)]
    held = Hand(*map(hand.count, CARDS))
    total = [a + b for a, b in zip(state.pile, state.players[0], strict=True)]
    state = state._replace(
        trains=found,
        goods=tuple(goods),
        players=put(state.players, 0, held),
        pile=tuple(n - m for n, m in zip(total, held, strict=True)),
        unseen=put(state.unseen, 0, 0),
        deck=state.deck - 1,
        pending=Revealing(),
        events=(),
    )
    return state._replace(**(changes or {}))


def acting(*trains: str, **how: Any) -> State:
    """The same where the card is done and action cards can be played."""
    state = before_card(*trains, **how)
    return state._replace(pending=None, to_move=0)


def greens(state: State, out: str, into: str) -> State:
    """The state with the discs of some posts on others."""
    return state._replace(green=state.green - set(out.split()) | set(into.split()))


def won() -> State:
    """The last goods has just reached Marseille."""
    state = acting("black lyon-marseille.2>marseille blue", changes={"helpers": ()})
    state = state._replace(stored=((2, 1, 2, 2),), goods=(0, 0, 0, 0))
    return state.after("train/lyon-marseille.2").after("die/5")


def kinds(moves: Sequence[str]) -> list[str]:
    """The first words of the moves."""
    return sorted({str(move).partition("/")[0] for move in moves})


# --- Random games ---------------------------------------------------------------------------


def busy_choice(rng: random.Random, moves: Sequence[str]) -> str:
    """Any kind of move is as likely as any other, but the end of the actions."""
    words = kinds(moves)
    if len(words) > 1 and "end" in words and rng.random() < 0.6:
        words.remove("end")
    word = rng.choice(words)
    return rng.choice([move for move in moves if move.partition("/")[0] == word])


def hasty_choice(rng: random.Random, moves: Sequence[str]) -> str:
    """Trains first, helpers last: games in which goods are loaded and much is bumped into."""
    for words in (("load",), ("train", "exit"), ("go", "deploy", "colour", "on", "stop", "end")):
        found = [move for move in moves if move.partition("/")[0] in words]
        if found and rng.random() < 0.9:
            return rng.choice(found)
    return rng.choice(moves)


def busy_game(
    players: int,
    seed: int,
    rules: Rules | None = None,
    choice: Choice = busy_choice,
    on: str = "",
) -> Iterator[tuple[State, str]]:
    """A random game, on either map, from any seat."""
    found = on or (EUROPE, AMERICA)[seed % 2]
    start = signal.setup(players, seed, start=seed % players, rules=rules, map=found)
    return random_game(start, seed, choice)
