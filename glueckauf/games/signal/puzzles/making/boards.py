"""Small boards dealt at random: a road that leads to a goal, discs that mostly stand well, trains about it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from glueckauf.games.signal.maps import Map, the_map
from glueckauf.games.signal.parts import CARDS, COLOURS, Train

MAPS = ("central_europe", "north_america")
WELL = 0.55  # how often a disc on the road lies as it should
Tree = dict[str, Any]
Road = list[
    tuple[str, str]
]  # sections, the last one first, each with the node that a train on it faces


def road_to(rng: Random, on: Map, goal: str, steps: int) -> Road:
    """Sections that lead to a goal, backwards; they pass no city."""
    section, heading = rng.choice(on.around[goal]), goal
    road = [(section, heading)]
    while len(road) < steps:
        heading = on.far[section, heading]
        if on.nodes[heading].kind not in ("junction", "joint"):
            break
        further = [one for one in on.around[heading] if one not in {s for s, _ in road}]
        if not further:
            break
        section = rng.choice(further)
        road.append((section, heading))
    return road


class Board:
    """Discs and trains in the making; `tree` writes them down as a position."""

    def __init__(self, rng: Random, name: str = "") -> None:
        self.rng = rng
        self.on = the_map(name or rng.choice(MAPS))
        on = self.on
        self.closed = dict(zip(on.junctions, on.first_closed, strict=True))
        for junction in on.junctions:
            if rng.random() < 0.3:
                self.closed[junction] = rng.choice(on.settings[junction])
        self.city = {city: rng.choice(on.city_posts[city]) for city in on.cities}
        self.line: list[str] = []  # line posts, the most wanted first
        self.trains: dict[str, Train] = {}

    # --- Discs ---

    def lay(self, road: Road, well: float = WELL) -> None:
        """The road as a train needs it, but for some discs."""
        on, rng = self.on, self.rng
        for at, (section, heading) in enumerate(road):
            post = on.ahead[section, heading].post
            kind = on.nodes[heading].kind
            if rng.random() > well:
                continue
            if kind == "junction":
                ways = {section, road[at - 1][0]}
                fit = [shut for shut in on.settings[heading] if not ways & set(shut)]
                self.closed[heading] = fit[0]
            elif kind == "city":
                self.city[heading] = post
            elif post:
                self.line.insert(0, post)

    def green(self) -> set[str]:
        lines = list(dict.fromkeys(self.line))[: self.on.line_discs]
        rest = [post for post in self.on.line_posts if post not in lines]
        lines += self.rng.sample(rest, self.on.line_discs - len(lines))
        return {*self.city.values(), *lines}

    # --- Trains ---

    def put(self, train: Train) -> bool:
        """Where no other stands, and none of its kind is missing."""
        out = [one.colour for one in self.trains.values()]
        if train.space in self.trains or out.count(train.colour) == len(COLOURS):
            return False
        self.trains[train.space] = train
        return True

    def put_near(self, goals: Iterable[str], load: str = "") -> None:
        """Another train, on a way to one of these nodes, heading there or back."""
        rng, on = self.rng, self.on
        section, heading = road_to(rng, on, rng.choice(list(goals)), rng.randrange(1, 5))[-1]
        facing = heading if rng.random() < 0.6 else on.far[section, heading]
        self.put(Train(section, rng.choice(COLOURS), facing, load))

    # --- Written down ---

    def tree(self, hand: str, **more: Any) -> Tree:
        on, green = self.on, self.green()
        tree: Tree = {"map": on.name, "players": 2, "start": 0}
        first = dict(zip(on.junctions, on.first_closed, strict=True))
        discs = {
            "green": sorted(green - on.first_green),
            "red": sorted(on.first_green - green),
            "closed": {j: list(now) for j, now in self.closed.items() if now != first[j]},
        }
        tree |= {key: value for key, value in discs.items() if value}
        tree["hands"] = ["".join(sorted(hand, key=CARDS.index)), ""]
        tree["trains"] = [_written(train) for train in sorted(self.trains.values())]
        return tree | more


def _written(train: Train) -> dict[str, str]:
    fields = {"colour": train.colour, "at": train.space}
    fields |= {"heading": train.heading, "load": train.load}
    return {key: value for key, value in fields.items() if value}


def cards(rng: Random, number: int, least: str = "t") -> str:
    """So many cards, these among them."""
    return least + "".join(rng.choices(CARDS, k=number - len(least)))
