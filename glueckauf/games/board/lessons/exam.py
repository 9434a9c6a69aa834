"""The journeyman's exam of the board game: ten questions made from the rule catalogue, and a shift.

    paper = Paper(seed=1)
    paper.questions[0].ask(), paper.questions[0].choices()
    paper.table()                     where the first shift is played

A seed gives the same paper every time. How it is marked stands in `learn/lessons/exam.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from random import Random
from typing import NamedTuple

from glueckauf.core.streams import stream
from glueckauf.core.texts import Facts, tell
from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.lessons.compute import Compute
from glueckauf.games.board.notation import (
    Fill,
    Load,
    Ride,
    Send,
    Store,
    choose,
    draft,
    keep,
    load,
    read,
    ride,
    store,
)
from glueckauf.games.board.parts import COLOURS, Mining
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.ruleset import read_tile, space_names
from glueckauf.games.board.targets import move_label
from glueckauf.games.board.telling import GAME, card_name, rule_ids, rule_text

KINDS = ("rule", "why", "number", "why", "rule", "number", "why", "number", "why", "rule")
OPTIONS = 4


class ExamQuestion(NamedTuple):
    """A question with four choices, numbered from 1; `options` are rule ids, or numbers."""

    kind: str
    rule: str
    options: tuple[str, ...]
    answer: str
    state: State | None = None
    move: str = ""
    compute: Compute | None = None

    def ask(self, language: str = "en") -> str:
        if self.kind == "rule":
            return tell(GAME, "exam-ask-rule", {"rule": self.rule}, language)
        assert self.state is not None
        if self.kind == "why":
            move = _move_words(self.state, self.move, language)
            seat = self.state.to_move or 0
            facts: Facts = {"seat": seat, "move": move}
            return tell(GAME, "exam-ask-why", facts, language)
        assert self.compute is not None
        word, asked, seat, _ = self.compute
        place = ""
        if word == "miners_needed":
            place = tell(GAME, "space", {"space": asked}, language)
        elif word in ("clock_count", "award"):
            place = tell(GAME, "category", {"category": asked}, language)
        elif word == "price":
            place = card_name(read_tile(asked), language)
        word = asked if word == "final" else word
        return tell(GAME, "exam-ask-number", {"word": word, "place": place, "seat": seat}, language)

    def choices(self, language: str = "en") -> list[tuple[str, str]]:
        """The keys 1 to 4, each with its words."""
        if self.kind == "rule":
            told = [rule_text(rule, language) for rule in self.options]
        elif self.kind == "why":
            told = [f"{rule}: {rule_text(rule, language)}" for rule in self.options]
        else:
            told = list(self.options)
        return [(str(n), words) for n, words in enumerate(told, start=1)]

    def is_right(self, given: str) -> bool:
        return given == self.answer

    @property
    def sight(self) -> str:
        """A number may be about anybody; a mining step is about one pit."""
        if self.kind == "number" or self.state is None:
            return "table"
        return "pit" if isinstance(self.state.pending, Mining) else "table"


class Paper:
    """What is asked in the exam of a seed."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    @cached_property
    def questions(self) -> tuple[ExamQuestion, ...]:
        rng = stream("exam", self.seed)
        states = _game(self.seed, rng)
        makers = {"rule": _about_rule, "why": _about_move, "number": _about_number}
        asked: list[ExamQuestion] = []
        for kind in KINDS:
            known = {question.rule for question in asked}
            asked.append(makers[kind](rng, states, known))
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


def _move_words(state: State, token: str, language: str) -> str:
    """A move that is not allowed, in words: what it would cost or bring cannot always be said."""
    move = read(token)
    if isinstance(move, Send):
        return tell(GAME, "space", {"space": token}, language)
    if isinstance(move, Ride | Load | Fill | Store):
        return move_label(state, move, language)
    return token


# --- Making questions -----------------------------------------------------------------------


def _game(seed: int | str, rng: Random) -> list[State]:
    """Positions of a game of three greedy bots that let chance decide every eighth time."""
    state = setup(3, f"exam questions/{seed}")
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


def _with_others(right: str, others: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """Four options in their order, and the key of the right one; the first others come first."""
    options = [right, *others[: OPTIONS - 1]]
    options.sort(key=lambda option: _place(option) if "." in option else int(option))
    return tuple(options), str(options.index(right) + 1)


def _place(rule: str) -> int:
    return rule_ids().index(rule)


def _other_rules(rng: Random, rule: str) -> list[str]:
    """All other rules, shuffled; those of the same chapter first, which are harder to tell apart."""
    others = [other for other in rule_ids() if other != rule]
    rng.shuffle(others)
    chapter = rule.partition(".")[0]
    return sorted(others, key=lambda other: other.partition(".")[0] != chapter)


def _about_rule(rng: Random, states: list[State], known: set[str]) -> ExamQuestion:
    rule = rng.choice([rule for rule in rule_ids() if rule not in known])
    options, answer = _with_others(rule, _other_rules(rng, rule))
    return ExamQuestion("rule", rule, options, answer)


def _about_move(rng: Random, states: list[State], known: set[str]) -> ExamQuestion:
    """A move that is not allowed; all rules that can be broken somewhere have the same chance."""
    broken: dict[str, list[tuple[State, str]]] = {}
    for state in rng.sample(states, min(60, len(states))):
        for move in _thinkable(state):
            violation = state.why_not(move)
            if violation is not None and violation.rule not in known:
                broken.setdefault(violation.rule, []).append((state, move))
    rule = rng.choice(sorted(broken))
    state, move = rng.choice(broken[rule])
    options, answer = _with_others(rule, _other_rules(rng, rule))
    return ExamQuestion("why", rule, options, answer, state, move)


def _thinkable(state: State) -> Iterator[str]:
    """Moves of the kind that is due, legal or not."""
    assert state.to_move is not None
    orders = state.players[state.to_move].orders
    if isinstance(state.pending, Mining):
        yield from map(ride, range(5))
        for colour in COLOURS:
            yield load(colour)
            yield store(colour)
            yield from (read(f"{colour}>{order.label}") for order in orders)
    elif state.pending is None:
        yield from space_names(state.rules)
    else:
        yield from (draft(1), keep(1), choose("k"), read("money/4"))


def _about_number(rng: Random, states: list[State], known: set[str]) -> ExamQuestion:
    """A number in a position that is no trifle: not 0, if it can be helped."""
    for _ in range(200):
        state = rng.choice(states)
        compute = _asked(rng, state)
        number, rules = compute.of(state)
        if number and rules[-1] not in known:
            break
    assert number is not None, "these words always give a number"
    near = [n for n in range(number - 4, number + 5) if n != number and (n >= 0 or number < 0)]
    options, answer = _with_others(str(number), list(map(str, rng.sample(near, OPTIONS - 1))))
    return ExamQuestion("number", rules[-1], options, answer, state, compute=compute)


def _asked(rng: Random, state: State) -> Compute:
    seat = rng.randrange(len(state.players))
    taken = [
        space
        for space, at in state.works.index.items()
        if state.crews[at].miners and space in state.works.open
    ]
    tiles = [str(tile) for tile in state.workshops if tile is not None]
    clock = state.rules.clock_per_shift[state.shift - 1]
    ways = [
        Compute("miners_needed", rng.choice(taken or ["pithead"]), seat),
        Compute("price", rng.choice(tiles or list(state.rules.tile_kinds)), seat),
        Compute("clock_count", rng.randint(1, 12), seat),
        Compute("award", rng.randint(1, clock), seat),
        Compute("start_player", True, seat),
        Compute("final", rng.choice(("marks", "coal", "orders", "balance")), seat),
    ]
    return rng.choice(ways)
