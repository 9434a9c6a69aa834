"""The journeyman's exam of the board game: ten positions to judge by pointing, and a shift.

    paper = Paper(seed=1)
    paper.questions[0].ask(), paper.questions[0].keys
    paper.table()                     where the first shift is played

A seed gives the same paper every time. Every question has one right answer, found by the engine: of
the things that glow, one cannot be chosen, one needs so many miners, one player is first, and so on.
How it is marked stands in `learn/lessons/exam.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, partial
from random import Random

from glueckauf.core.streams import stream
from glueckauf.core.texts import Facts, phrase_of, tell
from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.draw.labels import person
from glueckauf.games.board.lessons.compute import Compute
from glueckauf.games.board.parts import COLOURS, TRANSPORTS, Mining, all_filled
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.scoring import OF_DELIVERIES, in_workshops
from glueckauf.games.board.telling import GAME
from glueckauf.games.board.views import ACTIONS
from glueckauf.games.examining import Games, Maker, Question, asked_by, barred, most_of

LEAST = 3  # spaces to compare
MINING_VIEW = "pit"
WORKS_VIEW = "works+orders+seats"
FINALS = ("marks", "coal", "orders", "balance", "winner")
FINAL_QUESTIONS = 2


class ExamQuestion(Question):
    """A question about the board game."""

    __slots__ = ()

    def counted(self, key: str, number: int, language: str) -> str:
        owner, _, thing = key.rpartition(":")
        kind, _, detail = thing.partition("/")
        if kind == "player":
            seat = int(detail)
            return person(language, "leads", seat, self.state.to_move, number=number)
        name = ("exam-order", {"label": detail}) if owner else ("space", {"space": key})
        return f"{phrase_of(GAME, *name, language)}: {number}"


class Paper:
    """What is asked in the exam of a seed."""

    sight = "works+pit+categories+seats"  # a whole table would be too small to play on
    aim = 0

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    @cached_property
    def questions(self) -> tuple[ExamQuestion, ...]:
        """Ten, no two of one rule where that can be helped; the order is drawn, too."""
        rng = stream("exam", self.seed)
        games = Games(lambda n: _game(f"exam questions/{self.seed}/{n}", rng))
        finals = map(_final, rng.sample(FINALS, FINAL_QUESTIONS))
        asked = asked_by((*MAKERS, *finals, *FORBIDDEN), rng, games)
        rng.shuffle(asked)
        return tuple(asked)

    def table(self) -> State:
        """Before the draft: the first shift is to be played against a bot."""
        return setup(2, f"exam/{self.seed}")

    def task(self, seat: int, language: str = "en") -> str:
        return tell(GAME, "exam-shift", {"seat": seat}, language)

    def outcome(self, own: int, bot: int, points: int, most: int, language: str = "en") -> str:
        """How the shift ended, in words: scores, and what they count."""
        facts: Facts = {"own": own, "bot": bot, "points": points, "most": most}
        return tell(GAME, "exam-shift-result", facts, language)


# --- Positions ------------------------------------------------------------------------------


def _game(seed: str, rng: Random) -> list[State]:
    """Positions of a game of three greedy bots that let chance decide every eighth time."""
    state = setup(3, seed)
    bots = [Greedy() for _ in state.players]
    states = []
    while state.to_move is not None:
        states.append(state)
        if rng.random() < 1 / 8:
            move: str = rng.choice(state.legal_moves())
        else:
            move = bots[state.to_move].choose(state.seen_by(state.to_move))
        state = state.after(move)
    return states


# --- Kinds of questions ---------------------------------------------------------------------


def _forbidden(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Four things in sight of which one cannot be chosen; every rule has the same chance."""
    sight = _sight(state)
    if not sight:
        return
    view = state.seen_by(state.to_move or 0)
    for rule, keys, answer in barred(rng, view, sight):
        shown = _around(keys) if sight == WORKS_VIEW else sight
        yield ExamQuestion("forbidden", rule, view, shown, keys, answer, {})


def _sight(state: State) -> str:
    """What is shown where something is to be chosen; nothing while cards are chosen."""
    if isinstance(state.pending, Mining):
        return MINING_VIEW
    return WORKS_VIEW if state.pending is None else ""


def _around(spaces: Iterable[str]) -> str:
    """What is shown where these spaces are asked about: their groups, and what the reader has."""
    groups = {space.partition("/")[0] for space in spaces}
    yard = groups - set(ACTIONS)
    return "+".join([*(one for one in ACTIONS if one in groups), *["yard"] * bool(yard), "orders"])


def _miners(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Open spaces, of which one needs just so many miners."""
    if state.pending is not None:
        return
    mover = _mover(state)
    spaces = [space for space in state.works.open if space in state.works.index]
    numbers = {space: _count("miners_needed", space, mover, state) for space in spaces}
    for number in sorted({number for number in numbers.values() if number > 1}):
        right = [space for space in spaces if numbers[space] == number]
        others = [space for space in spaces if numbers[space] != number]
        if len(others) >= LEAST:
            answer = rng.choice(right)
            keys = tuple(sorted([answer, *rng.sample(others, LEAST)]))
            told = tuple(numbers[key] for key in keys)
            facts = {"number": number}
            yield ExamQuestion("miners", "GA-3.2", state, _around(keys), keys, answer, facts, told)


def _delivery(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """The deliveries, of which one brings most points."""
    if state.pending is not None:
        return
    points = dict.fromkeys((f"delivery/{transport}" for transport in TRANSPORTS), 0)
    for one in state.players[_mover(state)].orders:
        if all_filled(one.squares):
            points[f"delivery/{one.order.transport}"] += one.order.vp
    if sum(map(bool, points.values())) > 1:
        yield from _most("delivery", "GA-6.1", state, "delivery+orders", points)


def _next_start(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Who starts the next shift, if somebody has miners in the workshops."""
    if any(in_workshops(state)):
        start = _count("start_player", True, 0, state)
        seats = _seats(state, lambda seat: int(seat == start))
        yield from _most("start", "GA-8.5", state, "workshop+seats", seats, {"seat": start})


def _carts(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Who has most empty carts of a colour."""
    if not _sight(state):
        return
    for level, colour in enumerate(COLOURS, start=1):
        counted = partial(_carts_of, OF_DELIVERIES + level, state)
        carts = _seats(state, counted)
        yield from _most("carts", "GA-8.4", state, "pits", carts, {"colour": colour})


def _carts_of(category: int, state: State, seat: int) -> int:
    return _count("clock_count", category, seat, state)


def _final(part: str) -> Maker[ExamQuestion]:
    """Whose score the end of the game changes most, or who wins."""

    def made(rng: Random, state: State) -> Iterator[ExamQuestion]:
        if not _sight(state):
            return
        numbers = _seats(state, partial(_worth, part, state))
        best = int(max(numbers, key=lambda key: numbers[key]).partition("/")[2])
        rules = Compute("final", part, best).of(state).rules if part != "winner" else ("GA-9.5",)
        sight = "seats" if part == "marks" else "pits"
        if rules:
            yield from _most("final", rules[-1], state, sight, numbers, {"part": part})

    return made


def _worth(part: str, state: State, seat: int) -> int:
    """What the end of the game gives or costs a player; of the winner, all points."""
    if part == "winner":
        return state.players[seat].vp + _count("final", "total", seat, state)
    return abs(_count("final", part, seat, state))


def _order(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Orders of which one can be completed with the steps that are left."""
    now, mover = state.pending, _mover(state)
    orders = state.players[mover].orders
    if not isinstance(now, Mining) or now.half or len(orders) < 2 or now.steps_left < 5:
        return
    view = state.seen_by(mover)
    numbers: dict[str, int] = {}
    for one in orders:
        if not all_filled(one.squares):
            needed = Compute("steps_needed", (one.label,), mover).of(view).number
            numbers[f"{mover}:order/{one.label}"] = 99 if needed is None else needed
    within = [key for key, number in numbers.items() if number <= now.steps_left]
    if len(within) == 1 and len(numbers) > 1 and max(numbers.values()) < 99:
        told, facts = tuple(numbers.values()), {"steps": now.steps_left}
        keys, answer = tuple(numbers), within[0]
        yield ExamQuestion("order", "GA-5.1", view, MINING_VIEW, keys, answer, facts, told)


def _most(
    kind: str,
    rule: str,
    state: State,
    sight: str,
    numbers: Mapping[str, int],
    facts: Facts | None = None,
) -> Iterator[ExamQuestion]:
    """The question which of these has most, if one alone has."""
    best = most_of(numbers)
    if best:
        view, told = state.seen_by(_mover(state)), tuple(numbers.values())
        yield ExamQuestion(kind, rule, view, sight, tuple(numbers), best, facts or {}, told)


def _seats(state: State, number: Callable[[int], int]) -> dict[str, int]:
    return {f"player/{seat}": number(seat) for seat in range(len(state.players))}


def _count(word: str, asked: object, seat: int, state: State) -> int:
    number = Compute(word, asked, seat).of(state).number
    assert number is not None, "these words always give a number"
    return number


def _mover(state: State) -> int:
    return 0 if state.to_move is None else state.to_move


MAKERS: tuple[Maker[ExamQuestion], ...] = (_miners, _delivery, _order, _next_start, _carts)
FORBIDDEN: tuple[Maker[ExamQuestion], ...] = (
    _forbidden,
) * 3  # of many rules: last, when the others' are known
