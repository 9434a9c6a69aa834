"""Goals of a checkpoint: a closed list of predicates about the table, all of which must hold.

    amounts   a number is exact, { at_least = 3 } and { at_most = 3 } are bounds: clock (time tokens),
              deck (departure cards to come), cards (in the learner's hand), goods (delivered that count)
    things    at = { black = "paris" }: a train of this colour stands there; loaded = { black = "blue" }:
              one carries this; out = { black = 2 }: so many are on the board;
              stored = { marseille = { blue = 1 } }: at least so many lie there;
              green = ["C:paris>dijon"]: these posts are green; closed = { lille = ["calais-lille.1"] }:
              these junctions are set like this; used = ["conductor"]: these helpers have helped
    course    card_done: the departure card has been carried out; turn_over, won

Each word has a reader (what a file may say), a test (does it hold?) and a sentence in four languages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.core.texts import tell
from glueckauf.games import goals as read
from glueckauf.games.goals import Amount, Said
from glueckauf.games.signal.parts import COLOURS, GOODS, Revealing
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.telling import GAME, joined_words, post_words, spot, where


class Here(NamedTuple):
    """What a goal is asked of: where it is now, whose goal, own turns left."""

    state: State
    seat: int
    turns: int


class Predicate(NamedTuple):
    """A word of the closed list and what the file says of it."""

    word: str
    value: Any

    def holds(self, here: Here) -> bool:
        return _WORDS[self.word].holds(here, self.value)

    def sentences(self, here: Here, language: str = "en") -> list[str]:
        """What must be so, in words, to the one whose goal it is."""
        said = _WORDS[self.word].say(self.word, self.value, here.state)
        return [tell(GAME, key, facts, language) for key, facts in said]


Goal = tuple[Predicate, ...]


def holds(goal: Goal, here: Here) -> bool:
    return all(predicate.holds(here) for predicate in goal)


def missing(goal: Goal, here: Here, language: str = "en") -> list[str]:
    """What does not hold yet, in words."""
    return [
        sentence
        for predicate in goal
        if not predicate.holds(here)
        for sentence in predicate.sentences(here, language)
    ]


def read_goal(field: Field, state: State) -> Goal:
    given = field.table(WORDS)
    if not given:
        field.wrong(
            'names nothing to reach; write, for example, goal = { at = { black = "paris" } }'
        )
    return tuple(Predicate(word, _WORDS[word].read(item, state)) for word, item in given.items())


# --- Reading --------------------------------------------------------------------------------


def _some(field: Field) -> Field:
    """A table that says something."""
    if field.value == {}:
        field.wrong("names nothing; leave the word out, or say what must be so")
    return field


def _at(field: Field, state: State) -> dict[str, str]:
    spaces = sorted(state.map.spaces)
    given = _some(field).table(COLOURS)
    return {colour: item.one_of("space", spaces) for colour, item in given.items()}


def _loaded(field: Field, state: State) -> dict[str, str]:
    return {
        colour: item.one_of("goods", GOODS) for colour, item in _some(field).table(COLOURS).items()
    }


def _out(field: Field, state: State) -> dict[str, Amount]:
    return {
        colour: read.amount(item, state) for colour, item in _some(field).table(COLOURS).items()
    }


def _stored(field: Field, state: State) -> dict[str, dict[str, int]]:
    most = state.rules.goods
    return {
        port: {kind: n.number(1, most) for kind, n in _some(item).table(GOODS).items()}
        for port, item in _some(field).table(state.map.ports).items()
    }


def _posts(field: Field, state: State) -> tuple[str, ...]:
    items = field.items("posts", 1, len(state.map.posts))
    return tuple(item.one_of("post", state.map.posts) for item in items)


def _closed(field: Field, state: State) -> dict[str, tuple[str, ...]]:
    found = {}
    for junction, item in _some(field).table(state.map.junctions).items():
        found[junction] = tuple(sorted(item.words("sections", 1, 2)))
        if found[junction] not in state.map.settings[junction]:
            around = ", ".join(state.map.around[junction])
            item.wrong(f"two sections stay open (SS-2.2); close others of {around}")
    return found


def _helpers(field: Field, state: State) -> tuple[str, ...]:
    items = field.items("helpers", 1, len(state.map.helpers))
    return tuple(item.one_of("helper on this map", state.map.helpers) for item in items)


# --- Do they hold? --------------------------------------------------------------------------


def _stand(here: Here, wanted: dict[str, str]) -> bool:
    standing = {(train.colour, train.space) for train in here.state.trains}
    return standing >= set(wanted.items())


def _carry(here: Here, wanted: dict[str, str]) -> bool:
    return {(train.colour, train.load) for train in here.state.trains} >= set(wanted.items())


def _are_out(here: Here, wanted: dict[str, Amount]) -> bool:
    colours = [train.colour for train in here.state.trains]
    return all(number.holds(colours.count(colour)) for colour, number in wanted.items())


def lacking(state: State, wanted: dict[str, dict[str, int]]) -> dict[str, int]:
    """The goods that are missing in ports, by colour."""
    lack = dict.fromkeys(GOODS, 0)
    for port, kinds in wanted.items():
        row = dict(zip(GOODS, state.stored[state.map.port_at[port]], strict=True))
        for kind, number in kinds.items():
            lack[kind] += max(0, number - row[kind])
    return {kind: number for kind, number in lack.items() if number}


def _are_set(here: Here, wanted: dict[str, tuple[str, ...]]) -> bool:
    on = here.state.map
    return all(here.state.closed[on.junction_at[one]] == shut for one, shut in wanted.items())


def _card_done(here: Here, wanted: bool) -> bool:
    return here.state.pending is None or here.turns == 0 or here.state.pending == Revealing()


# --- Told -----------------------------------------------------------------------------------


def _say_amount(word: str, wanted: Amount, state: State) -> Said:
    return read.say_amount(word, wanted)


def _say_at(word: str, wanted: dict[str, str], state: State) -> Said:
    for colour, space in wanted.items():
        yield "goal-at", {"colour": colour, **spot(state.map, space)}


def _say_loaded(word: str, wanted: dict[str, str], state: State) -> Said:
    for colour, goods in wanted.items():
        yield "goal-loaded", {"colour": colour, "goods": goods}


def _say_out(word: str, wanted: dict[str, Amount], state: State) -> Said:
    for colour, number in wanted.items():
        for facts in number.facts():
            yield "goal-out", {"colour": colour, **facts}


def _say_stored(word: str, wanted: dict[str, dict[str, int]], state: State) -> Said:
    for port, kinds in wanted.items():
        for kind, number in kinds.items():
            yield "goal-stored", {"city": where(state.map, port), "goods": kind, "n": number}


def _say_green(word: str, wanted: tuple[str, ...], state: State) -> Said:
    for post in wanted:
        yield "goal-green", {**post_words(state.map, post)}


def _say_closed(word: str, wanted: dict[str, tuple[str, ...]], state: State) -> Said:
    for junction, shut in wanted.items():
        yield "goal-joined", {**joined_words(state.map, junction, shut)}


def _say_used(word: str, wanted: tuple[str, ...], state: State) -> Said:
    for helper in wanted:
        yield "goal-used", {"helper": helper}


def _say_course(word: str, wanted: bool, state: State) -> Said:
    yield "goal-course", {"word": word}


# --- The closed list ------------------------------------------------------------------------


class _Word(NamedTuple):
    read: Callable[[Field, State], Any]
    holds: Callable[[Here, Any], bool]
    say: Callable[[str, Any, State], Said]


def _amount(number: Callable[[Here], int]) -> _Word:
    return _Word(read.amount, lambda here, wanted: wanted.holds(number(here)), _say_amount)


_WORDS: dict[str, _Word] = {
    "clock": _amount(lambda here: here.state.clock),
    "deck": _amount(lambda here: here.state.deck),
    "cards": _amount(lambda here: sum(here.state.players[here.seat])),
    "goods": _amount(lambda here: here.state.score),
    "at": _Word(_at, _stand, _say_at),
    "loaded": _Word(_loaded, _carry, _say_loaded),
    "out": _Word(_out, _are_out, _say_out),
    "stored": _Word(_stored, lambda here, v: not lacking(here.state, v), _say_stored),
    "green": _Word(_posts, lambda here, v: here.state.green >= set(v), _say_green),
    "closed": _Word(_closed, _are_set, _say_closed),
    "used": _Word(_helpers, lambda here, v: not set(v) & set(here.state.helpers), _say_used),
    "card_done": _Word(read.yes, _card_done, _say_course),
    "turn_over": _Word(read.yes, lambda here, _: here.turns == 0, _say_course),
    "won": _Word(read.yes, lambda here, _: bool(here.state.winners), _say_course),
}
WORDS = tuple(_WORDS)
