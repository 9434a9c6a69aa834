"""Questions dealt at random: of every kind, and some with more to think about (`rich`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from glueckauf.games.signal.parts import COLOURS, GOODS, Train
from glueckauf.games.signal.puzzles.making.boards import Board, cards, road_to
from glueckauf.games.signal.puzzles.making.question import Question, Tree
from glueckauf.games.signal.ruleset import published

ACTING = {"seat": 0, "phase": "actions"}
CARDS = ("black-brown", "brown-grey", "black-grey")  # the next card, where it is known


def _faces(colour: str) -> list[int]:
    return sorted(set(getattr(published(), colour)))


def _used(rng: Random, board: Board, chance: float) -> Tree:
    """Most helpers have helped; now and then one is left."""
    helpers = list(board.on.helpers)
    left = [rng.choice(helpers)] if rng.random() < chance else []
    return {"used": [one for one in helpers if one not in left]}


def _asked(rng: Random, board: Board, steps: int) -> tuple[Train, str]:
    """A train on its road to a port with a load, or to a goods city without."""
    on = board.on
    is_port = rng.random() < 0.65
    goal = rng.choice(on.ports if is_port else list(on.city_of.values()))
    road = road_to(rng, on, goal, steps)
    section, heading = road[-1]
    board.lay(road)
    train = Train(section, rng.choice(COLOURS), heading, rng.choice(GOODS) if is_port else "")
    board.put(train)
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        board.put_near([node for _, node in road])
    return train, "" if is_port else goal


def road(rng: Random) -> Question:
    """The dice are known: set the road for them."""
    board = Board(rng)
    train, goal = _asked(rng, board, rng.randrange(2, 7))
    given = {one.colour: rng.choice(_faces(one.colour)) for one in board.trains.values()}
    hand = cards(rng, rng.randrange(2, 5))
    tree = board.tree(hand, **_used(rng, board, 0.2), turn=ACTING)
    word = "reached" if goal else "delivered"
    objective = (word, "-tokens", "-cards")
    return Question("road", tree, objective, train.space, goal, given=tuple(sorted(given.items())))


def surest(rng: Random) -> Question:
    """Three cards, and open dice."""
    board = Board(rng)
    train, goal = _asked(rng, board, rng.randrange(2, 8))
    tree = board.tree(cards(rng, 3), **_used(rng, board, 0.3), turn=ACTING)
    word = "reached" if goal else "delivered"
    return Question("surest", tree, (word, "-cards"), train.space, goal)


def last(rng: Random) -> Question:
    """The last turn: all goods but one, or two, are there."""
    board = Board(rng)
    on = board.on
    missing = 1 if rng.random() < 0.75 else 2
    port = rng.choice(on.ports)
    trains = []
    for _ in range(missing):
        way = road_to(rng, on, port, rng.randrange(2, 8))
        board.lay(way)
        section, heading = way[-1]
        train = Train(section, rng.choice(COLOURS), heading, rng.choice(GOODS))
        if board.put(train):
            trains.append(train)
    if rng.random() < 0.5:
        board.put_near([heading for _, heading in way])
    stored = {each: dict.fromkeys(GOODS, 2 // len(on.ports)) for each in on.ports}
    for train in trains:
        stored[port][train.load] -= 1
    stored = {each: {k: n for k, n in row.items() if n > 0} for each, row in stored.items()}
    more = {"stored": stored, "clock": rng.randrange(1, 8), "deck": 0}
    hand = cards(rng, rng.randrange(2, 5), "t" * len(trains))
    tree = board.tree(hand, **more, **_used(rng, board, 0.5), turn=ACTING)
    asked = trains[0].space if len(trains) == 1 else ""
    return Question("last", tree, ("won", "-cards"), asked)


def loss(rng: Random) -> Question:
    """The next card is known: prepare for it."""
    board = Board(rng)
    on = board.on
    nodes = [*on.ports, *on.city_of.values(), *on.junctions]
    middle = rng.choice(nodes)
    for _ in range(rng.randrange(2, 5)):
        way = road_to(rng, on, middle, rng.randrange(1, 4))
        board.lay(way)
        section, heading = way[-1]
        board.put(Train(section, rng.choice(COLOURS), heading))
    card = rng.choice(CARDS)
    tree = board.tree(cards(rng, rng.randrange(2, 4), ""), **_used(rng, board, 0.15), turn=ACTING)
    given: list[tuple[str, str | int]] = [("card", card)]
    if rng.random() < 0.6:
        given += [(colour, rng.choice(_faces(colour))) for colour in card.split("-")]
    return Question("loss", tree, ("-tokens", "-cards"), until="card", given=tuple(sorted(given)))


def rescue(rng: Random) -> Question:
    """Two trains face each other, and the next card moves one of them, or both."""
    board = Board(rng)
    on = board.on
    way = road_to(rng, on, rng.choice([*on.cities, *on.junctions]), rng.randrange(2, 6))
    board.lay(way, 0.9)
    card = rng.choice(CARDS)
    moving = rng.choice(card.split("-"))
    (near, near_heads), (far, far_heads) = way[0], way[-1]
    board.put(Train(far, moving, far_heads, rng.choice((*GOODS, "", ""))))
    board.put(Train(near, rng.choice(COLOURS), on.far[near, near_heads]))
    if rng.random() < 0.3:
        board.put_near([node for _, node in way])
    tree = board.tree(cards(rng, rng.randrange(2, 4), ""), **_used(rng, board, 0.2), turn=ACTING)
    given: list[tuple[str, str | int]] = [("card", card)]
    if rng.random() < 0.6:
        given += [(colour, rng.choice(_faces(colour))) for colour in card.split("-")]
    return Question("rescue", tree, ("-tokens", "-cards"), until="card", given=tuple(sorted(given)))


def order(rng: Random) -> Question:
    """In the middle of a card: several trains of a colour are to move, one after the other."""
    board = Board(rng)
    on = board.on
    colour = rng.choice(COLOURS)
    goal = rng.choice([*on.cities, *on.junctions])
    way = road_to(rng, on, goal, rng.randrange(3, 7))
    board.lay(way, 0.8)
    places = rng.sample(way, min(len(way), rng.randrange(2, 4)))
    for section, heading in places:
        board.put(Train(section, colour, heading, rng.choice((*GOODS, "", "", ""))))
    for _ in range(rng.choice((1, 1, 2))):
        board.put_near([node for _, node in way])
    others = [each for each in COLOURS if each != colour]
    card = "-".join(sorted((colour, rng.choice(others)), key=COLOURS.index))
    card = card if card.startswith(colour) and card in CARDS else "multi3"
    given: tuple[tuple[str, str | int], ...] = ()
    if rng.random() < 0.5:
        out = sorted({train.colour for train in board.trains.values()})
        given = tuple((each, rng.choice(_faces(each))) for each in out)
    tree = board.tree("", **_used(rng, board, 0.2), turn={"seat": 0, "card": card})
    return Question("order", tree, ("-tokens",), until="card", given=given)


# --- With more to think about ----------------------------------------------------------------

SAME = ("wwt", "sst", "swt", "wwtt", "sstt", "swtt")  # hands for several discs


def _rich(rng: Random, board: Board, steps: int) -> tuple[Train, str]:
    """A train on a road with many discs to set; or empty in a goods city, where it has to be loaded."""
    on = board.on
    port = rng.choice(on.ports)
    if rng.random() < 0.4:
        city = rng.choice(list(on.city_of.values()))
        train = Train(city, "black" if rng.random() < 0.7 else rng.choice(COLOURS))
        board.put(train)
        way = road_to(rng, on, port, 9)
        board.lay(way, 0.9)
        post = rng.choice(on.city_posts[city])
        board.city[city] = post
        return train, ""
    way = road_to(rng, on, port, steps)
    board.lay(way, 0.25)
    section, heading = way[-1]
    train = Train(section, rng.choice(COLOURS), heading, rng.choice(GOODS))
    board.put(train)
    if rng.random() < 0.4:
        board.put_near([node for _, node in way])
    return train, ""


def rich_road(rng: Random) -> Question:
    board = Board(rng)
    train, goal = _rich(rng, board, rng.randrange(3, 7))
    given = {one.colour: rng.choice(_faces(one.colour)[-2:]) for one in board.trains.values()}
    tree = board.tree(rng.choice(SAME), **_used(rng, board, 0.6), turn=ACTING)
    objective = ("delivered", "-tokens", "-cards")
    return Question("road", tree, objective, train.space, goal, given=tuple(sorted(given.items())))


def rich_surest(rng: Random) -> Question:
    board = Board(rng)
    train, goal = _rich(rng, board, rng.randrange(3, 7))
    tree = board.tree(rng.choice(SAME)[:3], **_used(rng, board, 0.8), turn=ACTING)
    return Question("surest", tree, ("delivered", "-cards"), train.space, goal)


def rich_last(rng: Random) -> Question:
    """The last goods is on its way, with many discs to set."""
    board = Board(rng)
    on = board.on
    port = rng.choice(on.ports)
    way = road_to(rng, on, port, rng.randrange(2, 6))
    board.lay(way, 0.25)
    section, heading = way[-1]
    train = Train(section, rng.choice(COLOURS), heading, rng.choice(GOODS))
    board.put(train)
    if rng.random() < 0.4:
        board.put_near([node for _, node in way])
    stored = {each: dict.fromkeys(GOODS, 2 // len(on.ports)) for each in on.ports}
    stored[port][train.load] -= 1
    stored = {each: {k: n for k, n in row.items() if n > 0} for each, row in stored.items()}
    more = {"stored": stored, "clock": rng.randrange(1, 8), "deck": 0}
    tree = board.tree(rng.choice(SAME), **more, **_used(rng, board, 0.6), turn=ACTING)
    return Question("last", tree, ("won", "-cards"), train.space)


MAKERS: Mapping[tuple[str, str], Callable[[Random], Question]] = {
    ("road", "random"): road,
    ("loss", "random"): loss,
    ("surest", "random"): surest,
    ("order", "random"): order,
    ("rescue", "random"): rescue,
    ("last", "random"): last,
    ("road", "rich"): rich_road,
    ("surest", "rich"): rich_surest,
    ("last", "rich"): rich_last,
}
