"""The words of the picture: the names of the things in it."""

from __future__ import annotations

from functools import lru_cache, partial

from glueckauf.core.draw import labels as house
from glueckauf.core.draw.labels import capital
from glueckauf.core.texts import Fact, listed
from glueckauf.games.signal import moving
from glueckauf.games.signal.maps import Map, Setting
from glueckauf.games.signal.moving import Run
from glueckauf.games.signal.parts import Departure, Train
from glueckauf.games.signal.ruleset import departures
from glueckauf.games.signal.telling import GAME, joined_words, post_words, spot

__all__ = [
    "capital",
    "card_name",
    "junction_name",
    "name",
    "person",
    "phrase",
    "post_name",
    "run_words",
    "shortened",
    "space_name",
    "train_name",
    "who",
]

phrase = partial(house.phrase, GAME)
name = partial(house.name, GAME)
person = partial(house.person, GAME)
who = partial(house.who, GAME)
ELLIPSIS = "…"


def shortened(words: str, length: int) -> str:
    return words if len(words) <= length else words[: length - 1] + ELLIPSIS


@lru_cache(maxsize=2_000)
def space_name(language: str, on: Map, space: str) -> str:
    return name(language, "spot", **spot(on, space))


@lru_cache(maxsize=2_000)
def post_name(language: str, on: Map, post: str, green: bool) -> str:
    return name(language, "post", green=int(green), **post_words(on, post))


@lru_cache(maxsize=4_000)
def junction_name(language: str, on: Map, junction: str, closed: Setting) -> str:
    """The two ways it joins, and those it closes."""
    shut = [on.nodes[on.neighbour(junction, section)].name for section in closed]
    facts = joined_words(on, junction, closed)
    return name(language, "junction", shut=listed(GAME, shut, language), **facts)


@lru_cache(maxsize=4_000)
def train_name(language: str, on: Map, train: Train) -> str:
    """What it is, where it stands, where it looks and what it carries."""
    facts: dict[str, Fact] = {"colour": train.colour, **spot(on, train.space)}
    told = [phrase(language, "train", **facts)]
    if train.heading:
        told.append(phrase(language, "heading", to=_ahead(on, train)))
    if train.load:
        told.append(phrase(language, "load", goods=train.load))
    return capital(", ".join(told))


def _ahead(on: Map, train: Train) -> str:
    """The end of the line that the train looks at."""
    space, node = train.space, train.heading
    while on.nodes[node].kind == "joint":
        space = on.ahead[space, node].space
        node = on.far[space, node]
    return on.nodes[node].name


@lru_cache(maxsize=4_000)
def run_words(language: str, on: Map, points: int, run: Run) -> str:
    """What so many points would do: "3: stops before a red signal post; you lose 2 time tokens"."""
    end = "delivers" if run.delivered else run.end
    place = run.at if run.at in on.nodes or run.at in on.sections else ""
    if run.end in (moving.USED, moving.RED, moving.CLOSED, moving.BEHIND, moving.TAKEN):
        place = run.train.space if run.train else place
    facts = spot(on, place)
    did = phrase(language, "run", end=end, **facts)
    lost = phrase(language, "lost", tokens=run.lost)
    return f"{points}: {did}; {lost}" if run.lost else f"{points}: {did}"


@lru_cache(maxsize=500)
def card_name(language: str, card: str) -> str:
    """A departure card in words."""
    found: Departure = departures()[card]
    told = [phrase(language, "deploys", trains=len(found.deploy))] if found.deploy else []
    told += [phrase(language, "moves", colour=colour) for colour in found.move]
    return name(language, "departure", symbols=", ".join(told))
