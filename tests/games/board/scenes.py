"""Small positions for tests: a table after the draft, with what matters changed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import glueckauf as ga
from glueckauf.games.board.parts import Crew, Mining, Outstanding, Player, Tile
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules, read_order, read_tile
from tests.games.play import Choice, idle_choice, random_game

OrderSpec = str | tuple[str, tuple[str, ...]]


def drafted(players: int = 3, seed: int = 1, start: int = 0, rules: Rules | None = None) -> State:
    """A game in which everybody drafted the first order in sight."""
    state = ga.board.setup(players, seed, start=start, rules=rules)
    while state.pending is not None:
        state = state.after(state.legal_moves()[0])
    return state


def outstanding(*orders: OrderSpec) -> tuple[Outstanding, ...]:
    """Orders A, B, … from `carriage:gg=7`, or with what lies on the squares."""
    made = []
    for label, spec in zip("ABCDEFGHIJ", orders, strict=False):
        word, squares = (spec, None) if isinstance(spec, str) else spec
        order = read_order(word)
        made.append(Outstanding(label, order, squares or ("",) * len(order.squares)))
    return tuple(made)


def scene(
    players: int = 3,
    *,
    rules: Rules | None = None,
    orders: Sequence[OrderSpec] | None = None,
    crews: dict[str, tuple[int, int]] | None = None,
    tiles: dict[int, str] | None = None,
    start: int = 0,
    changes: dict[str, Any] | None = None,
    mine: dict[str, Any] | None = None,
    **player: Any,
) -> State:
    """A table where the starting player is to move and has these things.

    `crews` puts (seat, miners) on spaces, `tiles` puts tiles on workshops, `changes` sets fields
    of the state, `mine` fields of the pit, and the other keywords fields of the player.
    """
    state = drafted(players, start=start, rules=rules)
    if orders is not None:
        player["orders"] = outstanding(*orders)
    if mine is not None:
        player["mine"] = state.players[start].mine._replace(**mine)
    state = with_player(state, start, **player)
    for space, (seat, miners) in (crews or {}).items():
        row = list(state.crews)
        row[state.works.index[space]] = Crew(seat, miners)
        state = state._replace(crews=tuple(row))
    for number, word in (tiles or {}).items():
        shown: list[Tile | None] = list(state.workshops)
        shown[number - 1] = read_tile(word)
        state = state._replace(workshops=tuple(shown))
    return state._replace(**(changes or {}))


def mining(steps: int, **given: Any) -> State:
    """A scene in which the player has so many mining steps left."""
    return scene(**given)._replace(pending=Mining(steps))


def with_player(state: State, seat: int, **fields: Any) -> State:
    players = list(state.players)
    players[seat] = players[seat]._replace(**fields)
    return state._replace(players=tuple(players))


def me(state: State, seat: int = 0) -> Player:
    return state.players[seat]


def busy_choice(rng: random.Random, moves: Sequence[str]) -> str:
    """A random move, mining and delivering more often than pure chance would."""
    weights = [6 if ">" in m or m[0] == "+" or m[:3] in ("del", "min") else 1 for m in moves]
    return rng.choices(moves, weights)[0]


def busy_game(
    players: int, seed: int, rules: Rules | None = None, choice: Choice = busy_choice
) -> Iterator[tuple[State, str]]:
    """A random game with the move made in every state; the last one with an empty move."""
    start = ga.board.setup(players, seed, start=seed % players, rules=rules)
    return random_game(start, seed, choice)


def idle_game(players: int, seed: int, rules: Rules | None = None) -> Iterator[tuple[State, str]]:
    """A game of pure chance: little is delivered, so coal and stacks run out."""
    return busy_game(players, seed, rules, idle_choice)
