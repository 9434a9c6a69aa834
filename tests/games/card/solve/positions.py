"""Small positions for the solvers' tests: moments of random games, cut down."""

from __future__ import annotations

import random
from collections.abc import Iterator

from glueckauf.games.card.parts import (
    ACTION_INNOVATIONS,
    DESTINATIONS,
    ENGINES,
    OBJECTIVES,
    WORKER_INNOVATIONS,
    Delivering,
    Dock,
    Lorry,
    Mining,
    Order,
    Player,
    Stack,
    Wagon,
)
from glueckauf.games.card.rules import State, setup

WORDS = ("score", "vp", "lorries", "ready", "trains", "steps", "workers", "cards")
LATER = ("-steps", "steps", "workers", "cards", "orders", "-orders", "innovations", "-turns")


def objective(rng: random.Random, first: tuple[str, ...]) -> tuple[str, ...]:
    """One to three words."""
    words = [rng.choice(first), *rng.sample(LATER, rng.randrange(3))]
    return tuple(dict.fromkeys(words))


def closed(state: State) -> State:
    """Every stack with its top card open, the rest face down, as the player knows it."""
    bare = [Stack(stack.cards, (0,) * len(stack.cards)) for stack in state.stacks]
    assert state.to_move is not None
    seen = state._replace(stacks=tuple(bare)).seen_by(state.to_move)
    return state._replace(stacks=seen.stacks)


def _lorry(rng: random.Random) -> Lorry:
    return Lorry(rng.choice("wctf"), *rng.choice([(1, 1), (1, 1), (1, 2), (2, 0)]))


def _dock(rng: random.Random, crests: str, wagons: int) -> Dock:
    engine = rng.choice(["", *ENGINES[:2], ENGINES[0]])
    made = []
    for _ in range(wagons):
        crest = rng.choice([*crests, "*"])
        card = Lorry(rng.choice(crests if crest == "*" else crest), *rng.choice([(1, 1), (2, 0)]))
        made.append(Wagon(crest, card if rng.random() < 0.4 else None))
    return Dock(engine, tuple(made))


def _order(rng: random.Random) -> Order:
    return Order(rng.choice(DESTINATIONS[:3]), *rng.choice([(1, 3), (2, 5), (3, 7), (4, 10)]))


def _some(rng: random.Random, words: tuple[str, ...], most: int) -> tuple[str, ...]:
    return tuple(sorted(rng.sample(words, rng.randrange(most + 1))))


def player(rng: random.Random, state: State, workers: tuple[int, ...]) -> Player:
    """A board in the middle of a game; cards may come more often than the box has them."""
    crests = state.rules.docks
    return Player(
        workers=tuple(sorted(workers)),
        row=tuple(_lorry(rng) for _ in range(rng.randrange(5))),
        storage=tuple(sorted(_lorry(rng) for _ in range(rng.randrange(3)))),
        docks=tuple(_dock(rng, crests[n], rng.randrange(3)) for n in range(3)),  # type: ignore[arg-type]
        orders=tuple(sorted(_order(rng) for _ in range(rng.randrange(4)))),
        shares=tuple(sorted(rng.choices(DESTINATIONS[:3], k=rng.randrange(3)))),
        objectives=_some(rng, OBJECTIVES, 3),
    )


def table(
    rng: random.Random, workers: int = 3, open_stacks: int = 9, is_alone: bool = True
) -> State:
    """A table with some stacks empty and some zones used; alone, when all others have passed."""
    players = rng.choice((2, 3))
    state = setup(players, rng.randrange(10_000))
    hand = tuple(rng.choices((1, 1, 1, 2, 2, 3), k=workers))
    zones = [
        zone._replace(latest=zone.latest + rng.choice((0, 0, 0, 1, 2, 9))) for zone in state.zones
    ]
    stacks = list(state.stacks)
    for at in rng.sample(range(9), 9 - open_stacks):
        stacks[at] = Stack((), ())
    me = player(rng, state, hand)
    held = _some(rng, (*ACTION_INNOVATIONS, *WORKER_INNOVATIONS), 2)
    return closed(
        state._replace(
            players=(
                me._replace(innovations=held),
                *(other._replace(passed=is_alone) for other in state.players[1:]),
            ),
            zones=tuple(
                zone._replace(owner=rng.randrange(players) if zone.latest else -1) for zone in zones
            ),
            stacks=tuple(stacks),
            shift=rng.choice((1, state.tokens[-1])),
        )
    )


def with_pending(rng: random.Random, pending: Mining | Delivering) -> State:
    """A table where this action is going on, after the placement."""
    state = table(rng, workers=rng.randrange(4))
    return state._replace(pending=pending, placed=rng.random() < 0.8)


def mining_actions(seeds: range) -> Iterator[tuple[random.Random, State]]:
    """Positions in a mining action that can be carried out."""
    for seed in seeds:
        rng = random.Random(f"card-mining-{seed}")
        least, most = rng.choice([(0, 1), (1, 2), (2, 3), (1, 4)])
        state = with_pending(rng, Mining(most, least))
        if state.legal_moves():
            yield rng, state


def deliveries(seeds: range) -> Iterator[tuple[random.Random, State]]:
    """Positions in a delivery with a train that can leave."""
    for seed in seeds:
        rng = random.Random(f"card-delivery-{seed}")
        state = with_pending(rng, Delivering())
        if state.legal_moves():
            yield rng, state


def turn_starts(
    seeds: range, workers: int = 3, open_stacks: int = 9, is_alone: bool = True
) -> Iterator[tuple[random.Random, State]]:
    """Positions at the start of an own turn."""
    for seed in seeds:
        rng = random.Random(f"card-turn-{seed}")
        state = table(rng, workers, open_stacks, is_alone)
        if state.legal_moves():
            yield rng, state
