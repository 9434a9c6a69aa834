"""A plain player for tests: it clears the way of trains to goods and ports, so that goods are delivered.

It knows the map and nothing of the engine but what a state shows.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator, Sequence

from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn
from glueckauf.games import signal
from glueckauf.games.signal import notation as note
from glueckauf.games.signal.moving import port_takes
from glueckauf.games.signal.parts import GOODS, Train
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import Rules

Step = tuple[
    str, str, str
]  # the space left, the border (a post, a junction or ""), the space entered
HELPERS = ("dispatcher", "keeper", "reroll", "hold", "shunt")


def targets(state: State, train: Train) -> set[str]:
    """Where a train should go: to a port that takes its load, or to goods."""
    on = state.map
    if train.load:
        return {port for port in on.ports if port_takes(state, port, train.load)}
    return {on.city_of[c] for c, n in zip(GOODS, state.goods, strict=True) if n}


def steps(state: State, space: str, node: str) -> Iterator[tuple[Step, str]]:
    """Every step on from a space, as if all posts were green, and the heading after it."""
    on = state.map
    if space in on.exits:
        for section, post in on.exits[space]:
            yield (space, post, section), on.far[section, space]
    elif space in on.way_out:
        yield (space, "", on.way_out[space]), on.far[on.way_out[space], space]
    else:
        kind, beyond, post = on.ahead[space, node]
        if kind == "city":
            yield (space, post, beyond), ""
        elif kind == "section":
            yield (space, post, beyond), on.far[beyond, node]
        elif kind == "junction":
            for section in on.around[beyond]:
                if section != space:
                    yield (space, beyond, section), on.far[section, node]


def route(state: State, train: Train) -> list[Step]:
    """A shortest way to a target; empty if there is none."""
    goals = targets(state, train)
    first = (train.space, train.heading)
    came: dict[tuple[str, str], tuple[tuple[str, str], Step] | None] = {first: None}
    todo = deque([first])
    while todo:
        here = todo.popleft()
        if here[0] in goals and here != first:
            way: list[Step] = []
            at = came[here]
            while at is not None:
                way.append(at[1])
                at = came[at[0]]
            return way[::-1]
        if here[0] in state.map.exits and here != first:
            continue  # no way leads through another city
        for step, heading in steps(state, *here):
            there = (step[2], heading)
            if there not in came:
                came[there] = (here, step)
                todo.append(there)
    return []


def clearing(state: State, train: Train) -> Sequence[str]:
    """The moves that help this train on: open what is closed within the next steps, or drive."""
    legal = state.legal_moves()
    for space, border, beyond in route(state, train)[:4]:
        if border in state.map.posts and border not in state.green:
            return [m for m in legal if isinstance(m, note.Signal) and m.target == border]
        if border in state.map.junction_at:
            closed = state.closed[state.map.junction_at[border]]
            if space in closed or beyond in closed:
                switches = (m for m in legal if isinstance(m, note.Switch) and m.junction == border)
                return [m for m in switches if not {space, beyond} & set(m.closed)]
    return [m for m in legal if isinstance(m, note.Drive) and m.space == train.space]


def steady_choice(rng: random.Random, state: State) -> str:
    """Load, clear the way of some train, or end; elsewhere anything but helpers."""
    if state.to_move == CHANCE:
        return drawn(state.chances(), rng)
    legal = [str(move) for move in state.legal_moves()]
    if state.pending is not None:
        plain = [move for move in legal if move.split("/")[0] not in HELPERS]
        stays = [move for move in plain if move == "stop"]
        wanted = {step[2] for train in state.trains for step in route(state, train)[:1]}
        exits = [move for move in plain if move.removeprefix("exit/") in wanted]
        return rng.choice(stays or exits or plain)
    loads = [move for move in legal if move.startswith("load/")]
    if loads:
        return rng.choice(loads)
    for train in sorted(state.trains, key=lambda train: (not train.load, len(route(state, train)))):
        moves = clearing(state, train)
        if moves:
            return min(moves, key=len)
    return "end"


def steady_game(
    players: int, seed: int, rules: Rules | None = None, on: str = ""
) -> Iterator[tuple[State, str]]:
    """A game in which goods are delivered."""
    found = on or ("central_europe", "north_america")[seed % 2]
    state = signal.setup(players, seed, start=seed % players, rules=rules, map=found)
    rng = random.Random(seed)
    while not state.is_over:
        move = steady_choice(rng, state)
        yield state, move
        state = state.after(move)
    yield state, ""
