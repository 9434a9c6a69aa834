"""Numbers a question may ask for: a closed list of computations. The file claims, this computes.

    stands_after = { line = "…", space = "paris" }    1 if a train stands there after a line, else 0
    lost_after = LINE                     time tokens that a line costs
    clock_after, deck_after, cards_after, goods_after = LINE      what a line leads to
    lost_if = { train = "calais", points = 5 }        time tokens that this roll would cost
    reaches = { train = "calais", points = 2, space = "paris" }   1 if it would end there, else 0
    settings = "lille"                    other settings of a junction
    green_posts = "paris"                 green posts of a city
    likely = "calais"                     ways, of 36, in which two dice send a train to a start place
    draws = true                          action cards that the player to move would draw now
    needed = true                         goods that must be delivered

LINE is a text like "train/calais die/4", with what chance brings; an empty line counts what is there
now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.core.lines import play_moves, read_moves
from glueckauf.core.telling import Event
from glueckauf.core.texts import Fact, phrase_of
from glueckauf.games.contract import Computed
from glueckauf.games.course import rules_of
from glueckauf.games.signal import moving
from glueckauf.games.signal.actions import settings
from glueckauf.games.signal.moving import train_at
from glueckauf.games.signal.notation import read_line
from glueckauf.games.signal.outlook import would_run
from glueckauf.games.signal.parts import NUMBERS
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.telling import GAME

UNITS = {  # what the numbers count
    **dict.fromkeys(("lost_after", "lost_if", "clock_after"), "tokens"),
    **dict.fromkeys(("deck_after", "cards_after", "draws"), "cards"),
    **dict.fromkeys(("goods_after", "needed"), "goods"),
    "settings": "settings",
    "green_posts": "posts",
    "likely": "ways",
}
SIGHTS = {  # where a number can be found; else on the map with the station
    **dict.fromkeys(("settings", "green_posts", "likely", "reaches"), "map"),
    **dict.fromkeys(("cards_after", "draws"), "map+hand"),
}
ENDS = {  # the rule that ends a run
    moving.USED: "SS-6.2",
    moving.RED: "SS-6.7",
    moving.CLOSED: "SS-6.6",
    moving.BEHIND: "SS-6.8",
    moving.TAKEN: "SS-6.8",
    moving.HEAD_ON: "SS-6.11",
    moving.REACHED: "SS-6.12",
    moving.CITY: "SS-6.9",
    moving.PORT: "SS-6.10",
    moving.PAUSED: "SS-12.2",
}
GENERAL = {"SS-5.1", "SS-5.4", "SS-6.1", "SS-6.2", "SS-2.1", "SS-6.13"}  # of every ride


class Compute(NamedTuple):
    """A word of the closed list and what is asked; `line` is played before."""

    word: str
    asked: Any
    line: tuple[str, ...] = ()

    def of(self, state: State) -> Computed:
        """The number in this position."""
        return _WORDS[self.word].of(state, self)

    def sight(self, state: State) -> str:
        """Where the answer can be found."""
        return SIGHTS.get(self.word, "map+station")

    def spoken(self, number: int, language: str = "en") -> str:
        """The number with its unit: 3 time tokens."""
        facts: dict[str, Fact] = {"unit": UNITS.get(self.word, "plain"), "n": number}
        return phrase_of(GAME, "number", facts, language)


def read_compute(field: Field, state: State) -> Compute:
    given = field.table(WORDS)
    if len(given) != 1:
        field.wrong(f'must name one of {", ".join(WORDS)}, like {{ settings = "lille" }}')
    ((word, item),) = given.items()
    return _WORDS[word].read(word, item, state)


# --- Reading --------------------------------------------------------------------------------


def _line_of(field: Field, state: State) -> tuple[str, ...]:
    moves = read_moves(field, read_line)
    play_moves(field, state, moves)
    return tuple(map(str, moves))


def _read_line(word: str, field: Field, state: State) -> Compute:
    return Compute(word, None, _line_of(field, state))


def _read_stands(word: str, field: Field, state: State) -> Compute:
    given = field.table(("line", "space"), {"line": '"train/calais die/2"', "space": '"paris"'})
    space = given["space"].one_of("space", sorted(state.map.spaces))
    return Compute(word, space, _line_of(given["line"], state))


def _read_roll(word: str, field: Field, state: State) -> Compute:
    required = {"train": '"calais"', "points": "3"}
    if word == "reaches":
        required["space"] = '"paris"'
    given = field.table(required, required)
    spaces = [train.space for train in state.trains]
    train = given["train"].one_of("space with a train", spaces)
    points = given["points"].number(1, 9)
    space = given["space"].one_of("space", sorted(state.map.spaces)) if "space" in given else ""
    return Compute(word, (train, points, space))


def _read_name(what: str, known: Callable[[State], Iterable[str]]) -> _Reader:
    def read(word: str, field: Field, state: State) -> Compute:
        return Compute(word, field.one_of(what, known(state)))

    return read


def _read_true(word: str, field: Field, state: State) -> Compute:
    if field.value is not True:
        field.wrong(f"write {word} = true")
    return Compute(word, True)


# --- Computing ------------------------------------------------------------------------------


def _play(state: State, moves: Iterable[str]) -> tuple[list[State], tuple[str, ...]]:
    states, events = [state], list[Event]()
    for move in moves:
        states.append(states[-1].after(move))
        events += states[-1].events
    rules = rules_of(events)
    first = [rule for rule in rules if rule not in GENERAL]  # an answer quotes what is special
    return states, tuple(dict.fromkeys((*first, *rules)))


def _after(count: Callable[[State, Compute], int]) -> Callable[[State, Compute], Computed]:
    def of(state: State, compute: Compute) -> Computed:
        states, rules = _play(state, compute.line)
        return Computed(count(states[-1], compute), rules)

    return of


def _stands(state: State, compute: Compute) -> int:
    return int(train_at(state, compute.asked) is not None)


def _lost(state: State, compute: Compute) -> Computed:
    """Tokens that were lost, however often the clock was refilled."""
    states, rules = _play(state, compute.line)
    lost = 0
    for event in (event for one in states[1:] for event in one.events):
        if event.name == "tokens-lost":
            lost += int(event.facts["tokens"])
    return Computed(lost, rules)


def lost_if(state: State, space: str, points: int) -> moving.Run:
    """What this roll would do to the train there."""
    train = train_at(state, space)
    assert train is not None, "the reader has looked"
    return would_run(state, train, points)


def _lost_if(state: State, compute: Compute) -> Computed:
    space, points, _ = compute.asked
    run = lost_if(state, space, points)
    more = ("SS-6.3",) if run.lost and run.end not in (moving.HEAD_ON, moving.REACHED) else ()
    return Computed(run.lost, (ENDS[run.end], *more))


def _reaches(state: State, compute: Compute) -> Computed:
    train, points, space = compute.asked
    run = lost_if(state, train, points)
    there = run.train is not None and run.train.space == space
    return Computed(int(there), tuple(dict.fromkeys((ENDS[run.end], "SS-6.2"))))


def _settings(state: State, compute: Compute) -> Computed:
    on = state.map
    now = state.closed[on.junction_at[compute.asked]]
    return Computed(len(settings(on, compute.asked, now)), ("SS-2.2", "SS-5.3"))


def _green(state: State, compute: Compute) -> Computed:
    posts = state.map.city_posts[compute.asked]
    return Computed(len(state.green & set(posts)), ("SS-2.3", "SS-2.5"))


def likely(state: State, place: str) -> int:
    """Ways, of 36, in which two dice send a train to this start place."""
    return state.layout.sums[NUMBERS[state.places.index(place)]]


def _likely(state: State, compute: Compute) -> Computed:
    moved = ("SS-11.1",) if state.rules.tokens == "places" else ()
    return Computed(likely(state, compute.asked), (*moved, "SS-1.3", "SS-4.3"))


def _draws(state: State, compute: Compute) -> Computed:
    rules = state.rules
    return Computed(
        min(rules.draw, rules.hand_limit - sum(state.players[state.active])), ("SS-5.7",)
    )


def _needed(state: State, compute: Compute) -> Computed:
    rules = ("SS-12.1",) if state.map.through else ()
    extra = ("SS-10.3",) if any(state.layout.extras.values()) else ()
    return Computed(state.layout.needed, ("SS-9.1", *rules, *extra))


# --- The closed list ------------------------------------------------------------------------

_Reader = Callable[[str, Field, State], Compute]


class _Word(NamedTuple):
    read: _Reader
    of: Callable[[State, Compute], Computed]


_WORDS: dict[str, _Word] = {
    "stands_after": _Word(_read_stands, _after(_stands)),
    "lost_after": _Word(_read_line, _lost),
    "clock_after": _Word(_read_line, _after(lambda state, c: state.clock)),
    "deck_after": _Word(_read_line, _after(lambda state, c: state.deck)),
    "cards_after": _Word(_read_line, _after(lambda state, c: sum(state.players[state.active]))),
    "goods_after": _Word(_read_line, _after(lambda state, c: state.score)),
    "lost_if": _Word(_read_roll, _lost_if),
    "reaches": _Word(_read_roll, _reaches),
    "settings": _Word(_read_name("junction", lambda state: state.map.junctions), _settings),
    "green_posts": _Word(_read_name("city", lambda state: state.map.cities), _green),
    "likely": _Word(_read_name("start place", lambda state: state.map.starts), _likely),
    "draws": _Word(_read_true, _draws),
    "needed": _Word(_read_true, _needed),
}
WORDS = tuple(_WORDS)
