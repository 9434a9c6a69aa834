"""Goals of a checkpoint: a closed list of predicates about the table, all of which must hold.

    amounts   the learner's own; a number is exact, { at_least = 3 } and { at_most = 3 } are bounds:
              score, workers (their sum in hand), cards (worker cards in hand), orders, innovations,
              shares, matched (shares), objectives, tokens, trains (sent off in the game), lorries
              (loaded at the docks), row, storage, engines, wagons (at the docks), steps_left
    things    has_orders, has_innovations, has_shares, has_objectives = ["barracks:3"]: these are among
              them; in_storage = ["w1.1"]; row_ends_with = ["c1.1", "t1.2"]: the right end of the row;
              docks = { 1 = { engine = "red", wagons = ["w=w1.1", "*"] } }: these stand there, with
              this load or none; loads = { 1 = 3 }: lorries at a dock; delivered = ["barracks:3"];
              zones = { "mining/3" = { seat = 0, workers = 2 } }: the latest placement
    course    to_move, turn_over, start, shift, over, winner; passed = [0]: these seats have passed

Each word has a reader (what a file may say), a test (does it hold?) and a sentence in four languages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.core.texts import tell
from glueckauf.games import goals as read
from glueckauf.games.card.lessons import goal_cards as cards
from glueckauf.games.card.lessons import goal_telling as say
from glueckauf.games.card.parts import NOBODY, Dock, Mining, Player, Wagon
from glueckauf.games.card.rules import State
from glueckauf.games.card.scoring import matched_shares, score
from glueckauf.games.card.telling import GAME


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

    def sentences(self, here: Here, language: str = "en") -> list[str]:
        """What must be so, in words, to the one whose goal it is."""
        said = _WORDS[self.word].say(self.word, self.value, here.state, language)
        return [
            tell(GAME, key, {**facts, "you": int(facts.get("seat") == here.seat)}, language)
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
        for sentence in predicate.sentences(here, language)
    ]


def read_goal(field: Field, state: State) -> Goal:
    given = field.table(WORDS)
    if not given:
        field.wrong("names nothing to reach; write, for example, goal = { lorries = 3 }")
    return tuple(Predicate(word, _WORDS[word].read(item, state)) for word, item in given.items())


# --- Do they hold? --------------------------------------------------------------------------


def lorries(player: Player) -> int:
    """The lorries loaded at the docks."""
    return sum(dock.load for dock in player.docks)


def steps_left(state: State) -> int:
    return state.pending.steps_left if isinstance(state.pending, Mining) else 0


def _includes(has: Iterable[object], wanted: tuple[str, ...]) -> bool:
    return not Counter(wanted) - Counter(map(str, has))


def wagon_word(wagon: Wagon) -> str:
    """A wagon, "=" its load."""
    return f"{wagon.crest}={wagon.load}" if wagon.load else wagon.crest


def _stand(here: Here, wanted: dict[int, tuple[str, tuple[str, ...]]]) -> bool:
    return all(
        engine in ("", here.player.docks[n - 1].engine)
        and _includes(map(wagon_word, here.player.docks[n - 1].wagons), wagons)
        for n, (engine, wagons) in wanted.items()
    )


def _placed(here: Here, wanted: dict[str, tuple[int, int]]) -> bool:
    index, zones = here.state.layout.index, here.state.zones
    return all(
        zones[index[zone]].owner == (seat if workers else NOBODY)
        and (not workers or zones[index[zone]].latest == workers)
        for zone, (seat, workers) in wanted.items()
    )


def _ends_with(here: Here, wanted: tuple[str, ...]) -> bool:
    return tuple(map(str, here.player.row[-len(wanted) :])) == wanted


def _count(docks: Iterable[Dock], number: Callable[[Dock], int]) -> int:
    return sum(map(number, docks))


# --- The closed list ------------------------------------------------------------------------


class _Word(NamedTuple):
    read: Callable[[Field, State], Any]
    holds: Callable[[Here, Any], bool]
    say: Callable[[str, Any, State, str], read.Said]


def _amount(number: Callable[[Here], int]) -> _Word:
    return _Word(read.amount, lambda here, wanted: wanted.holds(number(here)), say.amount)


def _cards(kind: str, held: Callable[[Player], Iterable[object]]) -> _Word:
    return _Word(
        lambda field, state: cards.words(field, state, kind),
        lambda here, wanted: _includes(held(here.player), wanted),
        lambda word, wanted, state, language: say.cards(word, kind, wanted, state, language),
    )


_WORDS: dict[str, _Word] = {
    "score": _amount(lambda here: score(here.player, here.state.rules).total),
    "workers": _amount(lambda here: sum(here.player.workers)),
    "cards": _amount(lambda here: len(here.player.workers)),
    "orders": _amount(lambda here: len(here.player.orders)),
    "innovations": _amount(lambda here: len(here.player.innovations)),
    "shares": _amount(lambda here: len(here.player.shares)),
    "matched": _amount(lambda here: matched_shares(here.player).total()),
    "objectives": _amount(lambda here: len(here.player.objectives)),
    "tokens": _amount(lambda here: len(here.player.tokens)),
    "trains": _amount(lambda here: len(here.player.delivered)),
    "lorries": _amount(lambda here: lorries(here.player)),
    "row": _amount(lambda here: len(here.player.row)),
    "storage": _amount(lambda here: len(here.player.storage)),
    "engines": _amount(lambda here: _count(here.player.docks, lambda dock: bool(dock.engine))),
    "wagons": _amount(lambda here: _count(here.player.docks, lambda dock: len(dock.wagons))),
    "steps_left": _amount(lambda here: steps_left(here.state)),
    "has_orders": _cards("order", lambda player: player.orders),
    "has_innovations": _cards("innovation", lambda player: player.innovations),
    "has_shares": _cards("share", lambda player: player.shares),
    "has_objectives": _cards("objective", lambda player: player.objectives),
    "in_storage": _cards("lorry", lambda player: player.storage),
    "delivered": _cards("order", lambda player: [train.order for train in player.delivered]),
    "row_ends_with": _cards("lorry", lambda player: player.row)._replace(holds=_ends_with),
    "docks": _Word(cards.docks, _stand, say.docks),
    "loads": _Word(
        cards.loads,
        lambda here, v: all(n.holds(here.player.docks[dock - 1].load) for dock, n in v.items()),
        say.loads,
    ),
    "zones": _Word(cards.zones, _placed, say.zones),
    "to_move": _Word(read.seat, lambda here, seat: here.state.to_move == seat, say.course),
    "turn_over": _Word(read.yes, lambda here, _: here.turns == 0, say.course),
    "start": _Word(read.seat, lambda here, seat: here.state.start == seat, say.course),
    "shift": _Word(cards.shift, lambda here, shift: here.state.shift == shift, say.course),
    "over": _Word(read.yes, lambda here, _: here.state.is_over, say.course),
    "winner": _Word(read.seat, lambda here, seat: here.state.winners == (seat,), say.course),
    "passed": _Word(
        cards.seats,
        lambda here, seats: all(here.state.players[seat].passed for seat in seats),
        say.passed,
    ),
}
WORDS = tuple(_WORDS)
