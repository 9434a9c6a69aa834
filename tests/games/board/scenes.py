"""Small positions for tests: a table after the draft, with what matters changed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.games.board.parts import Crew, Mining, Outstanding, Player, Tile
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules, read_order, read_tile

rule = pytest.mark.rule  # @rule("GA-5.2", follows): the rule a test shows
follows = "follows"
breaks = "breaks"

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


def line(state: State, moves: str) -> State:
    """The state after these moves, written as in a record."""
    for move in moves.split(" "):
        state = state.after(move)
    return state


def rule_broken(state: State, move: str) -> str:
    """The id of the rule that forbids this move; also checks that `after` says the same."""
    violation = state.why_not(move)
    assert violation is not None, f"{move} is legal"
    with pytest.raises(ga.IllegalMove) as caught:
        state.after(move)
    assert caught.value.violation == violation
    assert move not in state.legal_moves()
    assert violation.text
    return violation.rule


def event_rules(state: State, name: str) -> tuple[str, ...]:
    """The rule ids that the last move's event of this name applied."""
    found = [event for event in state.events if event.name == name]
    assert found, f"no event {name} among {[event.name for event in state.events]}"
    return found[0].rules


def busy_choice(rng: random.Random, moves: Sequence[str]) -> str:
    """A random move, mining and delivering more often than pure chance would."""
    weights = [6 if ">" in m or m[0] == "+" or m[:3] in ("del", "min") else 1 for m in moves]
    return rng.choices(moves, weights)[0]


def idle_choice(rng: random.Random, moves: Sequence[str]) -> str:
    return rng.choice(moves)


Choice = Callable[[random.Random, Sequence[str]], str]


def busy_game(
    players: int, seed: int, rules: Rules | None = None, choice: Choice = busy_choice
) -> Iterator[tuple[State, str]]:
    """Every state of a random game with the move made there; the last one with an empty move."""
    rng = random.Random(seed)
    state = ga.board.setup(players, seed, start=seed % players, rules=rules)
    while not state.is_over:
        move = choice(rng, state.legal_moves())
        yield state, move
        state = state.after(move)
    yield state, ""


def idle_game(players: int, seed: int, rules: Rules | None = None) -> Iterator[tuple[State, str]]:
    """A game of pure chance: little is delivered, so coal and stacks run out."""
    return busy_game(players, seed, rules, idle_choice)


def moves_of(game: Iterable[tuple[State, str]]) -> list[str]:
    return [str(move) for _, move in game if move]
