"""Exams: positions of seeded games to be judged by pointing; what every game's exam shares.

A game plays positions and has makers, each of which finds questions of its kind in a position. A
question has one right answer among the things that glow, and the engine has found it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count
from random import Random
from typing import Any, NamedTuple, TypeVar

from glueckauf.core.texts import Facts, tell
from glueckauf.games import room
from glueckauf.games.offer import offer

THINGS = 4  # that glow where one of them cannot be chosen
PATIENCE = 60  # questions of known rules before one of them is taken


class Question(NamedTuple):
    """A position, the things in it that can be the answer, and the right one.

    `facts` belong to the question, `numbers` to the things, to explain the answer.
    """

    kind: str
    rule: str
    state: Any
    sight: str
    keys: tuple[str, ...]
    answer: str
    facts: Facts
    numbers: tuple[int, ...] = ()

    def ask(self, language: str = "en") -> str:
        return tell(self.state.game, f"exam-ask-{self.kind}", self.facts, language)

    def explain(self, language: str = "en") -> str:
        """Why the right answer is right."""
        game = self.state.game
        if self.kind == "forbidden":
            why = offer(self.state, room(game), self.sight).why[self.answer]
            return why.sentence(language)
        pairs = zip(self.keys, self.numbers, strict=bool(self.numbers))
        told = "; ".join(self.counted(key, number, language) for key, number in pairs) + "."
        you = int(self.facts.get("seat") == self.state.to_move)
        facts: Facts = {**self.facts, "told": told, "you": you}
        return tell(game, f"exam-told-{self.kind}", facts, language)

    def counted(self, key: str, number: int, language: str) -> str:
        """A thing and its number in words: every game names its own things."""
        raise NotImplementedError

    def is_right(self, given: str) -> bool:
        return given == self.answer


Asked = TypeVar("Asked", bound=Question)
Maker = Callable[[Random, Any], Iterable[Asked]]


class Games:
    """Positions of games, as many as are needed: not every game has one for every question."""

    def __init__(self, play: Callable[[int], list[Any]]) -> None:
        self._play = play
        self._played: list[list[Any]] = []

    def __iter__(self) -> Iterator[list[Any]]:
        for n in count():
            if n == len(self._played):
                self._played.append(self._play(n))
            yield self._played[n]


def asked_by(makers: Iterable[Maker[Asked]], rng: Random, games: Games) -> list[Asked]:
    """A question of each maker, no two of one rule where that can be helped."""
    asked: list[Asked] = []
    for maker in makers:
        known = {question.rule for question in asked}
        made = (_made(maker, rng, states, known) for states in games)
        asked.append(next(question for question in made if question is not None))
    return asked


def _made(maker: Maker[Asked], rng: Random, states: list[Any], known: set[str]) -> Asked | None:
    """A question of this kind about some position, of a rule that is new if there is one."""
    found: list[Asked] = []
    for state in rng.sample(states, len(states)):
        found += maker(rng, state)
        fresh = [question for question in found if question.rule not in known]
        if fresh:
            return rng.choice(fresh)
        if len(found) > PATIENCE:
            break
    return rng.choice(found) if found else None


class Barred(NamedTuple):
    """Things in sight of which one cannot be chosen, by this rule."""

    rule: str
    keys: tuple[str, ...]
    answer: str


def barred(rng: Random, view: Any, sight: str) -> Iterator[Barred]:
    """Four things in sight of which one cannot be chosen; every rule has the same chance."""
    own = room(view.game)
    found = offer(view, own, sight)
    openings = sorted({path[0] for choice in found.choices for path in choice.paths})
    allowed = [key for key in openings if not own.table.is_button(key)]
    if len(allowed) < THINGS - 1:
        return
    by_rule: dict[str, list[str]] = {}
    for key, why in found.why.items():
        by_rule.setdefault(why.rule, []).append(key)
    for rule in sorted(by_rule):
        answer = rng.choice(by_rule[rule])
        keys = tuple(sorted([answer, *rng.sample(allowed, THINGS - 1)]))
        yield Barred(rule, keys, answer)


def most_of(numbers: Mapping[str, int]) -> str:
    """The thing that alone has most; "" if there is none."""
    most = max(numbers.values(), default=0)
    best = [key for key in numbers if numbers[key] == most]
    return best[0] if most and len(best) == 1 else ""
