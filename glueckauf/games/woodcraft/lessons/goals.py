"""Goals of a checkpoint: a closed list of predicates about the learner's sheet, all of which must hold.

    amounts   a number is exact, { at_least = 3 } and { at_most = 3 } are bounds: nuts, dice (beside the
              sheet), lanterns, orders (completed), points (the score if the game ended now); saw, glue,
              offcut, blueberry (owned)
    things    own = ["Y1", "Y5"]: at least these dice; held = ["I-05"], completed = ["I-01"]: these orders;
              lit = ["1,2"]: these lanterns; helpers = ["trader"]: these are hired;
              chests = ["orders"]: these are active
    course    turn_over: the learner's free actions are over; game_over; wins: over, and the learner
              alone has won

Each word has a reader (what a file may say), a test (does it hold?) and a sentence in four languages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.core.texts import tell
from glueckauf.games import goals as read
from glueckauf.games.goals import Amount, Said
from glueckauf.games.woodcraft.parts import CHESTS, DICE, DIE_AT, HELPERS, ROWS, SIZE, Player
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.scoring import is_active
from glueckauf.games.woodcraft.telling import GAME, dice_letters

CELLS = tuple(f"{row},{column}" for row in range(1, SIZE + 1) for column in range(1, SIZE + 1))
MOST_DICE = 20


class Here(NamedTuple):
    """What a goal is asked of: where it is now, whose goal, own turns left."""

    state: State
    seat: int
    turns: int

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]


class Predicate(NamedTuple):
    """A word of the closed list and what the file says of it."""

    word: str
    value: Any

    def holds(self, here: Here) -> bool:
        return _WORDS[self.word].holds(here, self.value)

    def sentences(self, language: str = "en") -> list[str]:
        """What must be so, in words, to the one whose goal it is."""
        said = _WORDS[self.word].say(self.word, self.value)
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
        for sentence in predicate.sentences(language)
    ]


def read_goal(field: Field, state: State) -> Goal:
    given = field.table(WORDS)
    if not given:
        field.wrong('names nothing to reach; write, for example, goal = { completed = ["I-01"] }')
    return tuple(Predicate(word, _WORDS[word].read(item, state)) for word, item in given.items())


# --- The closed list ------------------------------------------------------------------------


class _Word(NamedTuple):
    read: Callable[[Field, State], Any]
    holds: Callable[[Here, Any], bool]
    say: Callable[[str, Any], Said]


def _amount(number: Callable[[Here], int]) -> _Word:
    return _Word(read.amount, lambda here, wanted: wanted.holds(number(here)), _say_amount)


def _say_amount(word: str, wanted: Amount) -> Said:
    return read.say_amount(word, wanted)


def _owned(row: int) -> _Word:
    return _amount(lambda here: here.player.owned(row))


def _named(
    what: str,
    known: Callable[[State], tuple[str, ...]],
    holds: Callable[[Here, str], bool],
    fact: str,
) -> _Word:
    """A list of things, each of which must be so."""

    def reader(field: Field, state: State) -> tuple[str, ...]:
        items = field.items(f"{what}s", 1, len(known(state)))
        return tuple(item.one_of(what, known(state)) for item in items)

    def say(word: str, wanted: tuple[str, ...]) -> Said:
        for name in wanted:
            yield f"goal-{word}", {fact: name}

    return _Word(reader, lambda here, wanted: all(holds(here, one) for one in wanted), say)


def _read_dice(field: Field, state: State) -> tuple[int, ...]:
    items = field.items("dice", 1, MOST_DICE)
    return tuple(sorted(DIE_AT[item.one_of("die", DICE)] for item in items))


def _has_dice(here: Here, wanted: tuple[int, ...]) -> bool:
    return all(here.player.dice[die] >= wanted.count(die) for die in wanted)


def _say_dice(word: str, wanted: tuple[int, ...]) -> Said:
    yield "goal-own", {"dice": dice_letters(wanted)}


def _say_lit(word: str, wanted: tuple[str, ...]) -> Said:
    for cell in wanted:
        row, column = map(int, cell.split(","))
        yield "goal-lit", {"row": row, "column": column}


def _say_course(word: str, wanted: bool) -> Said:
    yield "goal-course", {"word": word}


def _is_lit(here: Here, cell: str) -> bool:
    return bool(here.player.lanterns >> CELLS.index(cell) & 1)


def _is_chest_active(here: Here, chest: str) -> bool:
    return is_active(here.state.layout, here.player, CHESTS.index(chest))


def _has_won(here: Here) -> bool:
    return here.state.winners == (here.seat,)  # there are none before the end


def _orders(state: State) -> tuple[str, ...]:
    return (*state.layout.decks[0], *state.layout.decks[1])


_WORDS: dict[str, _Word] = {
    "nuts": _amount(lambda here: here.player.nuts),
    "dice": _amount(lambda here: sum(here.player.dice)),
    "lanterns": _amount(lambda here: here.player.lanterns.bit_count()),
    "orders": _amount(lambda here: len(here.player.done)),
    "points": _amount(lambda here: here.state.scores[here.seat]),
    **{name: _owned(row) for row, name in enumerate(ROWS)},
    "own": _Word(_read_dice, _has_dice, _say_dice),
    "held": _named("order", _orders, lambda here, one: one in here.player.held, "order"),
    "completed": _named("order", _orders, lambda here, one: one in here.player.done, "order"),
    "lit": _named("cell", lambda state: CELLS, _is_lit, "cell")._replace(say=_say_lit),
    "helpers": _named(
        "helper", lambda state: HELPERS, lambda here, one: one in here.player.helpers, "helper"
    ),
    "chests": _named("chest", lambda state: CHESTS, _is_chest_active, "chest"),
    "turn_over": _Word(read.yes, lambda here, _: here.turns == 0, _say_course),
    "game_over": _Word(read.yes, lambda here, _: here.state.is_over, _say_course),
    "wins": _Word(read.yes, lambda here, _: _has_won(here), _say_course),
}
WORDS = tuple(_WORDS)
