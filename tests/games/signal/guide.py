"""A driver for long comparisons: games in which goods arrive, where pure chance brings none.

It looks at the independent referee only: each train has a way to where it is wanted, and cards
are spent on opening that way and on going it. Now and then it plays anything at all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from tests.games.signal.referee import RULES, Board, Referee, Train

Choose = Callable[[Referee, random.Random], str]
HELPERS = ["dispatcher", "hold", "keeper", "reroll", "shunt"]


def random_rules(rng: random.Random) -> dict[str, str]:
    """Overrides of every kind, games that are long more often than short ones."""
    rules = {key: rng.choice(values) for key, values in RULES.items()}
    return rules | {"removed": rng.choice(["0", "0", "1", "2", "2", "3", "9", "18"])}


def random_discs(
    board: Board, rng: random.Random, extra: int
) -> tuple[list[str], dict[str, list[str]]]:
    """SS-3.1, R24: the green posts, and the closed sections of each junction."""
    at_cities = [[p for p in board.posts if board.city_of.get(p) == city] for city in board.cities]
    green = [rng.choice(posts) for posts in at_cities]
    green += rng.sample([post for post in board.posts if post not in board.city_of], 3)
    green += rng.sample([post for post in board.posts if post not in green], extra)
    return green, {junction: rng.choice(board.settings(junction)) for junction in board.junctions}


def drawn(referee: Referee, rng: random.Random) -> str:
    """What chance brings."""
    chances = referee.outcomes()
    return rng.choices(list(chances), [float(p) for p in chances.values()])[0]


def any_token(referee: Referee, rng: random.Random, spared: float = 0.85) -> str:
    """First what kind of token, then which: the many signals shall not drown the rest.

    Helpers are spared most of the time, or all would be gone in the first turns.
    """
    if referee.to_move == -1:
        return drawn(referee, rng)
    legal = referee.legal()
    words = sorted({token.split("/")[0] for token in legal})
    usual = [word for word in words if word not in HELPERS]
    word = rng.choice(usual if usual and rng.random() < spared else words)
    return rng.choice([token for token in legal if token.split("/")[0] == word])


def guided_token(referee: Referee, rng: random.Random) -> str:
    """What helps a train on, most of the time."""
    assert referee.question is not None
    kind = referee.question.kind
    if rng.random() < 0.05:
        return any_token(referee, rng)
    if kind == "act":
        legal = set(referee.legal())
        loads = sorted(token for token in legal if token.startswith("load/"))
        wanted = [*loads, *second_greens(referee, rng), *helpful(referee, rng)]
        return next((token for token in wanted if token in legal), "end")
    if kind in ("exit", "through"):
        assert referee.mover is not None
        way = way_of(referee, referee.mover)
        token = f"exit/{way[0]}" if way else "stop"
        stops = kind == "through" and referee.mover.space in targets(referee, referee.mover)
        token = "stop" if stops and rng.random() < 0.7 else token
        if token in referee.legal():
            return token
    return any_token(referee, rng, spared=0.97)


def lucky_token(referee: Referee, rng: random.Random) -> str:
    """Chance is kind: cards that let trains stand, many cards of all kinds, low or high dice."""
    assert referee.question is not None
    kind = referee.question.kind
    legal = referee.legal()
    if kind == "reveal":
        few = len(referee.trains) < 4
        return min(legal, key=lambda token: (("D" in token) != few, "multi" not in token, token))
    if kind == "draw":
        return max(legal, key=lambda token: (len(set(token[5:])), min(token.count("t"), 2)))
    if kind == "die":
        assert referee.mover is not None
        way = way_of(referee, referee.mover)
        shut = next(openings(referee, referee.mover, way), None) is not None
        return min(legal) if shut or not way else max(legal)
    if kind == "place":
        free = [f"place/{n}" for n in referee.free_numbers() if f"place/{n}" in legal]
        return rng.choice(free or legal)
    if kind == "colour":  # all its trains can go on, else as few as possible stand before a post
        colours = [token for token in legal if token.startswith("colour/")]
        return min(colours, key=lambda token: stuck(referee, token.removeprefix("colour/")))
    if kind == "deploy" and "deploy/black" in legal:
        return "deploy/black"
    if kind == "act" or rng.random() < 0.9:
        return guided_token(referee, rng)
    return any_token(referee, rng, spared=0.95)


def stuck(referee: Referee, colour: str) -> tuple[int, int]:
    trains = referee.of(colour)
    ways = [(train, way_of(referee, train)) for train in trains]
    shut = [1 for train, way in ways if not way or any(openings(referee, train, way[:3]))]
    return len(shut), -len(trains)


def crowded_token(referee: Referee, rng: random.Random) -> str:
    """Trains come and hardly move: soon the depot is empty, and places are occupied."""
    assert referee.question is not None
    kind = referee.question.kind
    legal = referee.legal()
    if kind == "reveal":
        return max(legal, key=lambda token: (token.count("D"), rng.random()))
    if kind == "place":
        free = [f"place/{n}" for n in referee.free_numbers() if f"place/{n}" in legal]
        return rng.choice(free) if free and rng.random() < 0.95 else drawn(referee, rng)
    if kind == "die":
        return min(legal)
    if kind == "act" and rng.random() < 0.8:
        return "end"
    return any_token(referee, rng, spared=0.97)


def helpful(referee: Referee, rng: random.Random) -> Iterator[str]:
    """Tokens that open the way of a train, then those that let it go; own card, then pairs."""
    trains = [
        (len(way), rng.random(), t, way) for t in referee.trains if (way := way_of(referee, t))
    ]
    pairs = referee.pairs()
    rng.shuffle(pairs)
    spare = referee.hand.total() > 4 or rng.random() < 0.1
    payments = ["", *(f":{pair}" for pair in pairs if spare)]
    for _, _, train, way in sorted(trains, key=lambda x: (x[2].load == "", x[0], x[1])):
        fixes = [fix for fix in openings(referee, train, way[:4]) if fix]
        for tokens in fixes or [[f"train/{train.space}"]]:
            yield from (token + paid for paid in payments for token in tokens)


def second_greens(referee: Referee, rng: random.Random) -> list[str]:
    """Discs of lines to a city that a train is near to, so that it could run through."""
    if rng.random() < 0.8:
        return []
    ways = [way for train in referee.trains if (way := way_of(referee, train))]
    near = [way[-1] for way in ways if len(way) < 4]
    lines = [post for post in sorted(referee.green) if post not in referee.board.city_of]
    posts = [post for post, city in referee.board.city_of.items() if city in near]
    rng.shuffle(posts)
    return [f"signal/{line},{post}" for post in posts for line in lines]


def targets(referee: Referee, train: Train) -> list[str]:
    """Where a train is wanted: a port that takes its goods, or a city that has some."""
    if train.load:
        return [port for port in referee.board.ports if referee.takes(port, train.load)]
    return [city for city, goods in referee.goods.items() if goods]


def way_of(referee: Referee, train: Train) -> list[str]:
    """The shortest row of spaces to a target, whatever the posts and switches say now."""
    board = referee.board
    goals = targets(referee, train)
    if train.space in board.ends:
        first = [[(train.space, train.heading)]]
    else:
        exits = board.at[train.space]
        first = [[(train.space, ""), (s, board.far_end(s, train.space))] for s in exits]
    seen = {way[-1] for way in first}
    for way in first:  # grows while it is read
        section, node = way[-1]
        if node in goals:
            return [space for space, _ in way[1:]] + [node]
        if board.kind[node] == "start" or (board.kind[node] == "city" and not board.through):
            continue
        for other in board.at[node]:
            step = (other, board.far_end(other, node))
            if other != section and step not in seen:
                seen.add(step)
                city = [(node, "")] if board.kind[node] == "city" else []
                first.append([*way, *city, step])
    return []


def openings(referee: Referee, train: Train, way: list[str]) -> Iterator[list[str]]:
    """For each border on the way that is shut: the tokens that open it."""
    board = referee.board
    for here, there in zip([train.space, *way], way, strict=False):
        if here in board.ends and there in board.ends:
            node = next(node for node in board.ends[here] if node in board.ends[there])
            if board.kind[node] == "junction":
                closed = sorted(s for s in board.at[node] if s not in (here, there))
                if referee.closed[node] != closed:
                    yield [f"switch/{node}={','.join(closed)}"]
                continue
            post = board.line_post.get(node, "")
        elif here in board.ends:
            post = board.city_post.get((there, here), "")
        else:
            post = board.city_post.get((here, there), "")
        if post and post not in referee.green:
            yield [f"signal/{old},{post}" for old in sorted(referee.green)]
