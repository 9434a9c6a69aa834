"""Goals of a checkpoint: a closed list of predicates about the table, all of which must hold.

    amounts   marks, vp, miners, orders, coal, colours, clock, points, margin: the learner's own;
              a number is exact, { at_least = 3 } and { at_most = 3 } are bounds
    pit       complete, delivered, has_orders, tiles, coal_on, cage, storage, value
    clock     first: categories in which the learner is in first place, alone or tied
    table     crew, pithead, canteen, top_of_stack, bottom_of_stack; underneath: these cards are among
              the lowest, as many as a draw space puts back, in any order
    course    to_move, turn_over, start, shift, over, winner

Each word has a reader (what a file may say), a test (does it hold?) and a sentence in four languages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.core.texts import Fact, listed, tell
from glueckauf.games.board import scoring
from glueckauf.games.board.parts import COLOURS, LEVELS, Player, all_filled, coal_of
from glueckauf.games.board.puzzles.cards import read_order_word, read_tile_word
from glueckauf.games.board.puzzles.pit.reading import read_coal
from glueckauf.games.board.puzzles.pit.verdict import spoken
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import CATEGORIES, read_order, read_tile
from glueckauf.games.board.solve.turns.means import worth
from glueckauf.games.board.telling import GAME, card_name

VALUES = ("vp", "squares", "complete", *(f"empty:{colour}" for colour in COLOURS))
MOST = 999


class Here(NamedTuple):
    """What a goal is asked of: where it began, where it is now, whose goal, own turns left."""

    start: State
    state: State
    seat: int
    turns: int

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]


class Amount(NamedTuple):
    least: int | None
    most: int | None

    def holds(self, number: int) -> bool:
        return (self.least is None or number >= self.least) and (
            self.most is None or number <= self.most
        )


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


# --- Reading --------------------------------------------------------------------------------


def _amount(field: Field, state: State) -> Amount:
    if isinstance(field.value, int):
        number = field.number(-MOST, MOST)
        return Amount(number, number)
    bounds = field.table(("at_least", "at_most"))
    if not bounds:
        field.wrong("must be a number, { at_least = 3 } or { at_most = 3 }")
    numbers = {name: item.number(-MOST, MOST) for name, item in bounds.items()}
    return Amount(numbers.get("at_least"), numbers.get("at_most"))


def _seats(field: Field, state: State) -> dict[int, int]:
    seats = field.table([str(seat) for seat in range(len(state.players))])
    return {int(seat): item.number(0, MOST) for seat, item in seats.items()}


def _categories(field: Field, state: State) -> tuple[int, ...]:
    items = field.items("categories", 1, CATEGORIES)
    return tuple(item.number(1, CATEGORIES) for item in items)


def _crews(field: Field, state: State) -> dict[str, tuple[int, int]]:
    crews = {}
    for space, item in field.table([s for s in state.works.open if s != "pithead"]).items():
        crew = item.table(("seat", "miners"), {"seat": "0", "miners": "2"})
        seat = crew["seat"].number(0, len(state.players) - 1)
        crews[space] = (seat, crew["miners"].number(0, MOST))
    return crews


def _labels(field: Field, state: State) -> tuple[str, ...]:
    assert state.to_move is not None
    known = [order.label for order in state.players[state.to_move].orders]
    return tuple(item.one_of("order", known) for item in field.items("orders", 1, 26))


def _orders(field: Field, state: State) -> tuple[str, ...]:
    items = field.items("orders", 1, 26)
    return tuple(str(read_order_word(item, state.rules)) for item in items)


def _tiles(field: Field, state: State) -> tuple[str, ...]:
    return tuple(str(read_tile_word(i, state.rules)) for i in field.items("tiles", 1, 26))


def _stacks(field: Field, state: State) -> dict[str, tuple[str, ...]]:
    given = field.table(("tiles", "orders"))
    if not given:
        field.wrong('must name cards, like { tiles = ["k-"] } or { orders = ["engine:kk"] }')
    readers = {"tiles": _tiles, "orders": _orders}
    return {name: readers[name](item, state) for name, item in given.items()}


def _levels(field: Field, state: State) -> dict[int, str]:
    return {int(n): read_coal(item) for n, item in field.table([str(n) for n in LEVELS]).items()}


def _cage(field: Field, state: State) -> tuple[int | None, str | None]:
    given = field.table(("level", "coal"))
    if not given:
        field.wrong('must name a level or coal, like { level = 0, coal = "y" }')
    level = given["level"].number(0, LEVELS[-1]) if "level" in given else None
    return level, read_coal(given["coal"]) if "coal" in given else None


def _coal(field: Field, state: State) -> str:
    return read_coal(field)


def _value(field: Field, state: State) -> dict[str, int]:
    given = field.table(VALUES)
    if not given:
        field.wrong(f"must name one of {', '.join(VALUES)}, like {{ vp = 12 }}")
    return {word: item.number(1, MOST) for word, item in given.items()}


def _seat(field: Field, state: State) -> int:
    return field.number(0, len(state.players) - 1)


def _shift(field: Field, state: State) -> int:
    return field.number(1, state.rules.shifts)


def _yes(field: Field, state: State) -> bool:
    if field.value is not True:
        field.wrong("must be true; leave the word out if it does not matter")
    return True


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


# --- In words -------------------------------------------------------------------------------

Said = Iterator[tuple[str, dict[str, Fact]]]


def _say_amount(word: str, amount: Amount, language: str) -> Said:
    if amount.least is not None and amount.least == amount.most:
        yield "goal-amount", {"word": word, "how": "exactly", "n": amount.least}
        return
    if amount.least is not None:
        yield "goal-amount", {"word": word, "how": "least", "n": amount.least}
    if amount.most is not None:
        yield "goal-amount", {"word": word, "how": "most", "n": amount.most}


def _say_first(word: str, categories: tuple[int, ...], language: str) -> Said:
    for category in categories:
        yield "goal-first", {"category": category}


def _say_crews(word: str, crews: dict[str, tuple[int, int]], language: str) -> Said:
    for space, (seat, miners) in crews.items():
        place = tell(GAME, "space", {"space": space}, language)
        yield "goal-crew", {"place": place, "seat": seat, "miners": miners}


def _say_seats(word: str, seats: dict[int, int], language: str) -> Said:
    for seat, miners in seats.items():
        yield "goal-crew-in", {"place": word, "seat": seat, "miners": miners}


def _say_labels(word: str, labels: tuple[str, ...], language: str) -> Said:
    yield "goal-complete", {"labels": " ".join(labels), "count": len(labels)}


def _say_cards(word: str, cards: tuple[str, ...], language: str) -> Said:
    yield "goal-cards", {"word": word, "cards": _named(cards, language)}


def _named(cards: tuple[str, ...], language: str) -> str:
    found = [read_order(f"{c}=0") if ":" in c else read_tile(c) for c in cards]
    return listed(GAME, [card_name(card, language) for card in found], language)


def _say_stacks(word: str, wanted: dict[str, tuple[str, ...]], language: str) -> Said:
    for name, cards in wanted.items():
        yield "goal-stack", {"word": word, "stack": name, "cards": _named(cards, language)}


def _say_levels(word: str, levels: dict[int, str], language: str) -> Said:
    for level, coal in levels.items():
        yield "goal-coal", _coal_facts("level", coal, level)


def _say_cage(word: str, wanted: tuple[int | None, str | None], language: str) -> Said:
    level, coal = wanted
    if level is not None:
        yield "goal-cage-level", {"level": level}
    if coal is not None:
        yield "goal-coal", _coal_facts("cage", coal)


def _say_storage(word: str, coal: str, language: str) -> Said:
    yield "goal-coal", _coal_facts("storage", coal)


def _coal_facts(place: str, coal: str, level: int = 0) -> dict[str, Fact]:
    return {"place": place, "level": level, "coal": coal, "count": len(coal)}


def _say_value(word: str, wanted: dict[str, int], language: str) -> Said:
    for name, n in wanted.items():
        yield "goal-value", {"amount": spoken({name: n}, language)}


def _say_course(word: str, value: int, language: str) -> Said:
    yield "goal-course", {"word": word, "n": int(value), "seat": int(value)}


# --- The closed list ------------------------------------------------------------------------


class _Word(NamedTuple):
    read: Callable[[Field, State], Any]
    holds: Callable[[Here, Any], bool]
    say: Callable[[str, Any, str], Said]


def _amounts(number: Callable[[Here], int]) -> _Word:
    return _Word(_amount, _own(number), _say_amount)


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
        _categories,
        lambda here, wanted: all(is_first(here.state, here.seat, n) for n in wanted),
        _say_first,
    ),
    "complete": _Word(
        _labels, lambda here, labels: all(is_complete(here.player, n) for n in labels), _say_labels
    ),
    "delivered": _Word(
        _orders, lambda here, v: _includes(list(map(str, here.player.delivered)), v), _say_cards
    ),
    "has_orders": _Word(
        _orders,
        lambda here, v: _includes([str(o.order) for o in here.player.orders], v),
        _say_cards,
    ),
    "tiles": _Word(
        _tiles, lambda here, v: _includes(list(map(str, here.player.mine.tiles)), v), _say_cards
    ),
    "coal_on": _Word(
        _levels,
        lambda here, v: all(here.player.mine.carts[n - 1] == coal for n, coal in v.items()),
        _say_levels,
    ),
    "cage": _Word(_cage, _in_the_cage, _say_cage),
    "storage": _Word(_coal, lambda here, coal: here.player.mine.storage == coal, _say_storage),
    "value": _Word(
        _value, lambda here, v: all(value_of(here, w) >= n for w, n in v.items()), _say_value
    ),
    "crew": _Word(_crews, _crews_stand, _say_crews),
    "pithead": _Word(
        _seats, lambda here, v: all(here.state.pithead[s] == n for s, n in v.items()), _say_seats
    ),
    "canteen": _Word(
        _seats, lambda here, v: all(here.state.canteen[s] == n for s, n in v.items()), _say_seats
    ),
    "top_of_stack": _Word(_stacks, lambda here, v: _on_stacks(here, v, True), _say_stacks),
    "bottom_of_stack": _Word(_stacks, lambda here, v: _on_stacks(here, v, False), _say_stacks),
    "underneath": _Word(_stacks, _underneath, _say_stacks),
    "to_move": _Word(_seat, lambda here, seat: here.state.to_move == seat, _say_course),
    "turn_over": _Word(_yes, lambda here, _: here.turns == 0, _say_course),
    "start": _Word(_seat, lambda here, seat: here.state.start == seat, _say_course),
    "shift": _Word(_shift, lambda here, shift: here.state.shift == shift, _say_course),
    "over": _Word(_yes, lambda here, _: here.state.is_over, _say_course),
    "winner": _Word(_seat, lambda here, seat: here.state.winners == (seat,), _say_course),
}
WORDS = tuple(_WORDS)
