"""Goals of a checkpoint: a closed list of predicates about the table, all of which must hold.

    amounts   marks, vp, miners, orders, coal, colours, clock, points, margin: the learner's own;
              a number is exact, { at_least = 3 } and { at_most = 3 } are bounds
    pit       complete, delivered, has_orders, tiles, coal_on, cage, storage, value
    clock     first: categories in which the learner is in first place, alone or tied
    table     crew, pithead, canteen, top_of_stack, bottom_of_stack; underneath: these cards are among
              the lowest, as many as a draw space puts back, in any order
    course    to_move, turn_over, start, shift, over, winner

Each word has a reader (what a file may say: `goal_reading`), a test (does it hold?) and a sentence in
four languages (`goal_telling`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.core.texts import tell
from glueckauf.games.board import scoring
from glueckauf.games.board.lessons import goal_reading as read
from glueckauf.games.board.lessons import goal_telling as say
from glueckauf.games.board.parts import COLOURS, Player, all_filled, coal_of
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.means import worth
from glueckauf.games.board.telling import GAME
from glueckauf.games.goals import Said


class Here(NamedTuple):
    """What a goal is asked of: where it began, where it is now, whose goal, own turns left."""

    start: State
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

    def sentences(self, language: str = "en", you: int | None = None) -> list[str]:
        """What must be so, in words; the goal is yours if you sit in the seat `you`."""
        said = _WORDS[self.word].say(self.word, self.value, language)
        return [
            tell(GAME, key, {**facts, "you": int(facts.get("seat") == you)}, language)
            for key, facts in said
        ]


Goal = tuple[Predicate, ...]


def holds(goal: Goal, here: Here) -> bool:
    return all(predicate.holds(here) for predicate in goal)


def missing(goal: Goal, here: Here, language: str = "en") -> list[str]:
    """What does not hold yet, in words."""
    return [
        sentence
        for predicate in goal
        if not predicate.holds(here)
        for sentence in predicate.sentences(language, here.seat)
    ]


def read_goal(field: Field, state: State) -> Goal:
    given = field.table(WORDS)
    if not given:
        field.wrong('names nothing to reach; write, for example, goal = { complete = ["A"] }')
    return tuple(Predicate(word, _WORDS[word].read(item, state)) for word, item in given.items())


# --- Do they hold? --------------------------------------------------------------------------


def _own(number: Callable[[Here], int]) -> Callable[[Here, Any], bool]:
    return lambda here, amount: amount.holds(number(here))


def is_complete(player: Player, label: str) -> bool:
    """An order that is no longer outstanding has been delivered."""
    return all(all_filled(o.squares) for o in player.orders if o.label == label)


def value_of(here: Here, word: str) -> int:
    """What complete orders and deliveries since the start are worth, or empty carts."""
    if word.startswith("empty:"):
        return scoring.empty_carts(here.player)[COLOURS.index(word[-1])]
    delivered = here.player.delivered[len(here.start.players[here.seat].delivered) :]
    complete = [o.order for o in here.player.orders if all_filled(o.squares)]
    if word == "vp":
        return sum(order.vp for order in (*complete, *delivered))
    if word == "complete":
        return len(complete) + len(delivered)
    squares = sum(bool(coal) and coal[-1] != "+" for o in here.player.orders for coal in o.squares)
    return squares + sum(len(order.squares) for order in delivered)


def clock_points(state: State, seat: int) -> int:
    """What the clock gives if the shift ends now (GA-8)."""
    players, _ = scoring.score_shift(state.shift, state.players, state.rules)
    return players[seat].vp - state.players[seat].vp


def is_first(state: State, seat: int, category: int) -> bool:
    """First place in a category of the clock, alone or tied (GA-8.2, GA-8.3)."""
    counts = [scoring.clock_counts(player)[category - 1] for player in state.players]
    return counts[seat] == max(counts) > 0


def _worth(here: Here, objective: str) -> int:
    """As if the shift ended now; once it has ended, what was scored."""
    state = here.state
    if not state.is_over and state.shift == here.start.shift:
        return worth(state, here.seat, objective)
    others = [vp for seat, vp in enumerate(state.scores) if seat != here.seat]
    return here.player.vp - (max(others) if objective == "margin" else 0)


def _includes(has: list[str], wanted: tuple[str, ...]) -> bool:
    return not Counter(wanted) - Counter(has)


def _in_the_cage(here: Here, wanted: tuple[int | None, str | None]) -> bool:
    level, coal = wanted
    mine = here.player.mine
    return level in (None, mine.level) and coal in (None, mine.cage)


def _on_stacks(here: Here, wanted: dict[str, tuple[str, ...]], top: bool) -> bool:
    stacks = {"tiles": here.state.tile_stack.cards, "orders": here.state.order_stack.cards}
    for name, cards in wanted.items():
        lying = tuple(map(str, stacks[name]))
        if (lying[: len(cards)] if top else lying[-len(cards) :]) != cards:
            return False
    return True


def _underneath(here: Here, wanted: dict[str, tuple[str, ...]]) -> bool:
    stacks = {"tiles": here.state.tile_stack.cards, "orders": here.state.order_stack.cards}
    lowest = here.state.rules.look - 1
    return all(
        _includes(list(map(str, stacks[name][-lowest:])), cards) for name, cards in wanted.items()
    )


def _crews_stand(here: Here, wanted: dict[str, tuple[int, int]]) -> bool:
    index, crews = here.state.works.index, here.state.crews
    return all(
        crews[index[space]].miners == miners and (crews[index[space]].seat == seat or not miners)
        for space, (seat, miners) in wanted.items()
    )


# --- The closed list ------------------------------------------------------------------------


class _Word(NamedTuple):
    read: Callable[[Field, State], Any]
    holds: Callable[[Here, Any], bool]
    say: Callable[[str, Any, str], Said]


def _amounts(number: Callable[[Here], int]) -> _Word:
    return _Word(read.amount, _own(number), say.amount)


_WORDS: dict[str, _Word] = {
    "marks": _amounts(lambda here: here.player.marks),
    "vp": _amounts(lambda here: here.player.vp),
    "miners": _amounts(lambda here: here.player.miners),
    "orders": _amounts(lambda here: len(here.player.orders)),
    "colours": _amounts(lambda h: len({c for o in h.player.orders for c in o.order.squares})),
    "coal": _amounts(lambda here: len(coal_of(here.player))),
    "clock": _amounts(lambda here: clock_points(here.state, here.seat)),
    "points": _amounts(lambda here: _worth(here, "clock")),
    "margin": _amounts(lambda here: _worth(here, "margin")),
    "first": _Word(
        read.categories,
        lambda here, wanted: all(is_first(here.state, here.seat, n) for n in wanted),
        say.first,
    ),
    "complete": _Word(
        read.labels,
        lambda here, labels: all(is_complete(here.player, n) for n in labels),
        say.labels,
    ),
    "delivered": _Word(
        read.orders, lambda here, v: _includes(list(map(str, here.player.delivered)), v), say.cards
    ),
    "has_orders": _Word(
        read.orders,
        lambda here, v: _includes([str(o.order) for o in here.player.orders], v),
        say.cards,
    ),
    "tiles": _Word(
        read.tiles, lambda here, v: _includes(list(map(str, here.player.mine.tiles)), v), say.cards
    ),
    "coal_on": _Word(
        read.levels,
        lambda here, v: all(here.player.mine.carts[n - 1] == coal for n, coal in v.items()),
        say.levels,
    ),
    "cage": _Word(read.cage, _in_the_cage, say.cage),
    "storage": _Word(read.coal, lambda here, coal: here.player.mine.storage == coal, say.storage),
    "value": _Word(
        read.value, lambda here, v: all(value_of(here, w) >= n for w, n in v.items()), say.value
    ),
    "crew": _Word(read.crews, _crews_stand, say.crews),
    "pithead": _Word(
        read.seats, lambda here, v: all(here.state.pithead[s] == n for s, n in v.items()), say.seats
    ),
    "canteen": _Word(
        read.seats, lambda here, v: all(here.state.canteen[s] == n for s, n in v.items()), say.seats
    ),
    "top_of_stack": _Word(read.stacks, lambda here, v: _on_stacks(here, v, True), say.stacks),
    "bottom_of_stack": _Word(read.stacks, lambda here, v: _on_stacks(here, v, False), say.stacks),
    "underneath": _Word(read.stacks, _underneath, say.stacks),
    "to_move": _Word(read.seat, lambda here, seat: here.state.to_move == seat, say.course),
    "turn_over": _Word(read.yes, lambda here, _: here.turns == 0, say.course),
    "start": _Word(read.seat, lambda here, seat: here.state.start == seat, say.course),
    "shift": _Word(read.shift, lambda here, shift: here.state.shift == shift, say.course),
    "over": _Word(read.yes, lambda here, _: here.state.is_over, say.course),
    "winner": _Word(read.seat, lambda here, seat: here.state.winners == (seat,), say.course),
}
WORDS = tuple(_WORDS)
