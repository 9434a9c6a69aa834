"""Small positions for the solver's tests: few trains, few cards, a board set at random."""

from __future__ import annotations

import random

from glueckauf.games.signal.maps import Map, green_posts, the_map
from glueckauf.games.signal.parts import CARDS, COLOURS, GOODS, Train
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.solve.task import CARD, TURN, Task
from tests.games.signal.scenes import AMERICA, EUROPE, acting, before_card

OBJECTIVES = (
    ("delivered",),
    ("delivered",),
    ("delivered", "-tokens"),
    ("reached",),
    ("reached", "-tokens"),
    ("-tokens",),
    ("goods",),
    ("delivered", "-tokens", "-cards"),
    ("reached", "-cards"),
    ("-tokens", "-cards"),
)


def _words(train: Train) -> str:
    heading = f">{train.heading}" if train.heading else ""
    return f"{train.colour} {train.space}{heading} {train.load}".strip()


def _way(rng: random.Random, on: Map, goal: str, steps: int) -> list[tuple[str, str]]:
    """Sections that lead to a goal, backwards, each with the node that a train on it faces."""
    section, heading = rng.choice(on.around[goal]), goal
    way = [(section, heading)]
    while len(way) < steps:
        heading = on.far[section, heading]
        if on.nodes[heading].kind not in ("junction", "joint"):
            break
        section = rng.choice([one for one in on.around[heading] if one != section])
        way.append((section, heading))
    return way


def _set(rng: random.Random, state: State, way: list[tuple[str, str]]) -> State:
    """Discs at random, but mostly so that this way can be gone."""
    on = state.map
    green = {rng.choice(on.city_posts[city]) for city in on.cities}
    closed = dict(zip(on.junctions, state.closed, strict=True))
    for junction in on.junctions:
        if rng.random() < 0.4:
            closed[junction] = rng.choice(on.settings[junction])
    wanted = []
    for at, (section, heading) in enumerate(way):
        post = on.ahead[section, heading].post
        if on.nodes[heading].kind == "junction" and rng.random() < 0.7:
            open_ones = (section, way[at - 1][0])
            closed[heading] = next(
                shut for shut in on.settings[heading] if not set(shut) & set(open_ones)
            )
        elif on.nodes[heading].kind == "city" and rng.random() < 0.7:
            green = {one for one in green if on.posts[one].city != heading} | {post}
        elif post and not on.posts[post].city and rng.random() < 0.7:
            wanted.append(post)
    more = state.layout.discs - len(green)
    wanted = wanted[:more]
    red = sorted(set(on.posts) - green - set(wanted))
    green |= {*wanted, *rng.sample(red, more - len(wanted))}
    settings = tuple(closed[junction] for junction in on.junctions)
    return state._replace(green=green_posts(green), closed=settings)


def board(rng: random.Random, hand: int, trains: int) -> tuple[State, str]:
    """Step 2 of a turn with so many cards and trains, and where the train of the task stands."""
    on = the_map(rng.choice((EUROPE, AMERICA)))
    goal = rng.choice((*on.ports, *on.ports, rng.choice(on.cities)))
    way = _way(rng, on, goal, rng.randrange(1, 6))
    load = rng.choice(GOODS) if rng.random() < 0.8 else ""
    main = Train(way[-1][0], rng.choice(COLOURS), way[-1][1], load)
    found = {main.space: main}
    for _ in range(trains - 1):
        other = Train(rng.choice([*on.cities, *on.starts]), rng.choice(COLOURS))
        if rng.random() < 0.5:
            section, heading = _way(rng, on, goal, rng.randrange(1, 5))[-1]
            facing = rng.choice((heading, on.far[section, heading]))
            other = Train(section, rng.choice(COLOURS), facing)
        if other.space not in on.port_at:
            found.setdefault(other.space, other)
    state = acting(
        *map(_words, found.values()),
        on=on.name,
        hand="".join(rng.choices(CARDS + "tt", k=hand)),
        changes={"helpers": ()},
    )
    state = _set(rng, state, way)
    if rng.random() < 0.2:  # so little time that the game may be lost
        state = state._replace(clock=rng.randrange(1, 5), deck=rng.randrange(2))
    return state, main.space


def task(rng: random.Random, hand: int, trains: int) -> Task:
    """A task until the actions end."""
    state, train = board(rng, hand, trains)
    if rng.random() < 0.25:
        helpers = [one for one in state.map.helpers if rng.random() < 0.5]
        state = state._replace(helpers=tuple(helpers))
    objective = rng.choice(OBJECTIVES)
    space = ""
    if "reached" in objective:
        space = rng.choice(sorted({*state.map.cities, *state.map.around[state.map.ports[0]]}))
        if space == train:
            space = state.map.ports[0]
    words = rng.choice(((), (), (), ("train", "switch"), ("train", "signal", "load")))
    return Task(state, objective, train, space, TURN, words, rng.random() < 0.4, _given(rng, state))


def _given(rng: random.Random, state: State) -> tuple[tuple[str, str | int], ...]:
    """Now and then some dice are known."""
    dice = state.layout.dice
    known = [colour for colour in COLOURS if rng.random() < 0.15]
    return tuple((colour, rng.choice(list(dice[colour]))) for colour in known)


def card_task(rng: random.Random, hand: int, trains: int) -> Task:
    """A task from the middle of a card, or until a card that is known."""
    state, train = board(rng, hand, trains)
    cards = state.layout.cards
    card = rng.choice([c for c in cards[1:] if not c.startswith("D") or rng.random() < 0.3])
    unseen = tuple(int(c == card) for c in cards)
    deck = max(state.deck, 2)
    objective = rng.choice(OBJECTIVES)
    if "reached" in objective:
        objective = ("delivered", "-tokens")
    state = state._replace(unseen=unseen, deck=deck)
    given: tuple[tuple[str, str | int], ...] = _given(rng, state)
    if rng.random() < 0.5:
        if rng.random() < 0.5:  # the card is known, though it is not the only one
            state = state._replace(unseen=tuple(map(max, unseen, before_card().unseen)))
            given = (*given, ("card", card))
        return Task(state, objective, train, until=CARD, given=given)
    fresh = before_card(on=state.map.name)
    state = state._replace(pending=fresh.pending, to_move=fresh.to_move)
    if rng.random() < 0.3:
        state = state._replace(helpers=(rng.choice(state.map.helpers),))
    until = rng.choice((TURN, CARD))
    alone = rng.random() < 0.5
    if rng.random() < 0.5:
        return Task(state, objective, train, until=until, alone=alone, given=given)
    return Task(
        state.after(f"card/{card}"), objective, train, until=until, alone=alone, given=given
    )
