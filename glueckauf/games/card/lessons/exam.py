"""The journeyman's exam of the card game: ten positions to judge by pointing, and a shift.

    paper = Paper(seed=1)
    paper.questions[0].ask(), paper.questions[0].keys
    paper.table()                     where a shift is played

A seed gives the same paper every time. Every question has one right answer, found by the engine: of
the things that glow, one cannot be chosen, one zone costs so many workers, one wagon can be loaded,
one train can leave, and so on. How it is marked stands in `learn/lessons/exam.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random

from glueckauf.core.fields import Field
from glueckauf.core.streams import stream
from glueckauf.core.texts import Facts, phrase_of, tell
from glueckauf.games.card.bots.greedy import Greedy
from glueckauf.games.card.draw.labels import phrase, zone_name
from glueckauf.games.card.lessons.compute import Compute, token_to
from glueckauf.games.card.parts import (
    CRESTS,
    DESTINATIONS,
    DOCKS,
    ENGINES,
    NOBODY,
    WILD,
    Choosing,
    Delivering,
    Docking,
    Mining,
    Paying,
    Pending,
)
from glueckauf.games.card.position import lay
from glueckauf.games.card.rules import State, setup
from glueckauf.games.card.ruleset import published
from glueckauf.games.card.scoring import completed_orders, matched_shares
from glueckauf.games.card.telling import GAME, lorry_facts
from glueckauf.games.examining import Games, Maker, Question, asked_by, barred, most_of

OTHERS = 3  # things that glow beside the answer
FEW = 2  # where there may be fewer of them
SIGHTS: dict[type[Pending] | type[None], str] = {  # what is shown where something is to be chosen
    type(None): "zones+hand",
    Paying: "hand",
    Mining: "row+docks",
    Delivering: "docks+hand",
    Choosing: "stacks+docks",
}
LORRIES = ("1.1", "1.2", "2")
MIDDLE = 4  # the shift that is played: one with something to mine and to deliver


class ExamQuestion(Question):
    """A question about the card game."""

    __slots__ = ()

    def counted(self, key: str, number: int, language: str) -> str:
        rules = self.state.rules
        owner, _, thing = key.partition(":")
        if not thing:
            return f"{zone_name(language, owner, rules)}: {number}"
        kind, _, detail = thing.partition("/")
        if kind == "dock":
            return f"{phrase(language, 'dock', dock=int(detail))}: {number}"
        return f"{phrase_of(GAME, kind, {kind: detail}, language)}: {number}"


class Paper:
    """What is asked in the exam of a seed."""

    sight = "table"
    aim = 0

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    @cached_property
    def questions(self) -> tuple[ExamQuestion, ...]:
        """Ten, no two of one rule where that can be helped; the order is drawn, too."""
        rng = stream("card exam", self.seed)
        games = Games(lambda n: _game(f"exam questions/{self.seed}/{n}", rng))
        finals = rng.sample(FINALS, FINAL_QUESTIONS)
        asked = asked_by((*MAKERS, *finals, *FORBIDDEN), rng, games)
        rng.shuffle(asked)
        return tuple(asked)

    def table(self) -> State:
        """A shift in the middle of a game: both have the same cards, drawn by the seed.

        The rightmost lorries fit the train with the engine, so that something can be delivered.
        """
        rng = stream("card exam shift", self.seed)
        first, second = rng.sample(DOCKS, 2)
        bears = published().docks
        crest, other = rng.choice(bears[first - 1]), rng.choice(bears[second - 1])
        fitting = rng.sample([f"{crest}{lorry}" for lorry in LORRIES], 2)
        lorries = [letter + lorry for letter in CRESTS for lorry in LORRIES]
        further = rng.sample([lorry for lorry in lorries if lorry not in fitting], 2)
        both = {
            "row": [*further, *fitting],
            "orders": [f"{to}:{n}" for n, to in enumerate(rng.sample(DESTINATIONS, 2), start=1)],
            "docks": {
                str(first): {"engine": rng.choice(ENGINES), "wagons": [crest, WILD]},
                str(second): {"wagons": [other]},
            },
        }
        seed = rng.randrange(10**9)
        tree = {"players": 2, "seed": seed, "shift": MIDDLE, "seats": {"0": both, "1": both}}
        return lay(Field("exam", "position", tree))

    def task(self, seat: int, language: str = "en") -> str:
        return tell(GAME, "exam-shift", {"seat": seat}, language)

    def outcome(self, own: int, bot: int, points: int, most: int, language: str = "en") -> str:
        """How the shift ended, in words: scores, and what they count."""
        facts: Facts = {"own": own, "bot": bot, "points": points, "most": most}
        return tell(GAME, "exam-shift-result", facts, language)


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


def _mover(state: State) -> int:
    return 0 if state.to_move is None else state.to_move


def _view(state: State) -> State:
    return state.seen_by(_mover(state))


def _forbidden(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Four things in sight of which one cannot be chosen."""
    sight = SIGHTS.get(type(state.pending), "")
    if sight:
        view = _view(state)
        for rule, keys, answer in barred(rng, view, sight):
            yield ExamQuestion("forbidden", rule, view, sight, keys, answer, {})


def _cost(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Zones of which one costs just so many workers (CG-2.3)."""
    if state.pending is not None or state.placed:
        return
    seat = _mover(state)
    costs = {zone: Compute("cost", zone, seat).of(state).number or 0 for zone in state.layout.zones}
    for number in sorted({number for number in costs.values() if number > 1}):
        right = [zone for zone in costs if costs[zone] == number]
        others = [zone for zone in costs if costs[zone] != number]
        if len(others) >= OTHERS:
            answer = rng.choice(right)
            keys = tuple(sorted([answer, *rng.sample(others, OTHERS)]))
            told, facts = tuple(costs[key] for key in keys), {"number": number}
            yield ExamQuestion("cost", "CG-2.3", _view(state), "zones", keys, answer, facts, told)


def _dock(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """The docks, of which a wagon or an engine can go to one alone, or to all but one."""
    docking = state.pending
    if not isinstance(docking, Docking):
        return
    seat = _mover(state)
    right = [n for n in DOCKS if state.why_not(f"dock/{n}") is None]
    if len(right) == len(DOCKS):
        return
    (answer,) = right if len(right) == 1 else [n for n in DOCKS if n not in right]
    rule = "CG-3.3" if docking.kind == "engine" else "CG-3.2"
    facts: Facts = {
        "kind": docking.kind,
        "only": int(len(right) == 1),
        "docks": " ".join(map(str, right)),
        "count": len(right),
    }
    keys = tuple(f"{seat}:dock/{n}" for n in DOCKS)
    yield ExamQuestion("dock", rule, _view(state), "docks", keys, f"{seat}:dock/{answer}", facts)


def _load(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Empty wagons, of which one can take the rightmost card of the row (CG-3.7)."""
    seat = _mover(state)
    player = state.players[seat]
    if not isinstance(state.pending, Mining) or not player.row:
        return
    places = {
        f"{n}{wagon.crest}"
        for n, dock in zip(DOCKS, player.docks, strict=True)
        for wagon in dock.wagons
        if wagon.load is None
    }
    why = {place: state.why_not(f"row>{place}") for place in sorted(places)}
    right = [place for place, problem in why.items() if problem is None]
    shut = [place for place, problem in why.items() if problem and problem.rule == "CG-3.7"]
    if len(right) == 1 and len(shut) >= FEW:
        keys = tuple(f"{seat}:wagon/{place}" for place in sorted((*right, *shut)))
        facts = lorry_facts(player.row[-1])
        answer = f"{seat}:wagon/{right[0]}"
        yield ExamQuestion("load", "CG-3.7", _view(state), "row+docks", keys, answer, facts)


def _train(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """The docks, of which the train of one can leave (CG-3.10)."""
    if state.pending is not None:
        return
    seat = _mover(state)
    player = state.players[seat]
    smallest = min((order.lorries for order in player.orders), default=99)
    docks = dict(zip(DOCKS, player.docks, strict=True))
    ready = [n for n, dock in docks.items() if dock.engine and dock.load >= smallest]
    tempting = [n for n, dock in docks.items() if n not in ready and (dock.engine or dock.load)]
    if len(ready) == 1 and tempting:
        keys = tuple(f"{seat}:dock/{n}" for n in DOCKS)
        loads = tuple(dock.load for dock in docks.values())
        answer, sight = f"{seat}:dock/{ready[0]}", "docks+hand"
        yield ExamQuestion("train", "CG-3.10", _view(state), sight, keys, answer, {}, loads)


def _token(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Who gets the shift token (CG-5.2)."""
    if state.pending is not None:
        return
    seat = token_to(state)
    placed = int(state.zones[state.layout.token_zone].owner != NOBODY)
    keys = tuple(f"player/{n}" for n in range(len(state.players)))
    facts: Facts = {"seat": seat, "placed": placed}
    sight = "actions+seats"
    yield ExamQuestion("token", "CG-5.2", _view(state), sight, keys, f"player/{seat}", facts)


def _matched(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Own shares, of which one alone is matched, or all but one (CG-6.2)."""
    seat = _mover(state)
    player = state.players[seat]
    if state.pending is not None or len(set(player.shares)) <= FEW:
        return
    matched = matched_shares(player)
    kinds = sorted(set(player.shares))
    full = [to for to in kinds if matched[to] == player.shares.count(to)]
    if len(full) + sum(not matched[to] for to in kinds) < len(kinds):
        return  # one of two shares is matched: no answer would be plain
    empty = [to for to in kinds if to not in full]
    if 1 not in (len(full), len(empty)) or not full or not empty:
        return
    only = len(full) == 1
    (answer,) = full if only else empty
    orders = [order.destination for order in completed_orders(player)]
    keys = tuple(f"{seat}:share/{to}" for to in kinds)
    told = tuple(orders.count(to) for to in kinds)
    right, facts = f"{seat}:share/{answer}", {"only": int(only)}
    yield ExamQuestion("matched", "CG-6.2", _view(state), "scores", keys, right, facts, told)


def _objective(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Own objectives, of which one alone brings most (CG-6.3)."""
    seat = _mover(state)
    objectives = state.players[seat].objectives
    if state.pending is not None or len(objectives) <= FEW:
        return
    points = {
        f"{seat}:objective/{name}": Compute("objective", name, seat).of(state).number or 0
        for name in objectives
    }
    best = most_of(points)
    if best:
        others = [key for key in points if key != best]
        keys = tuple(sorted([best, *rng.sample(others, min(OTHERS, len(others)))]))
        told = tuple(points[key] for key in keys)
        yield ExamQuestion("objective", "CG-6.3", _view(state), "scores", keys, best, {}, told)


def _worth(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Own things, of which one alone counts at the end (CG-6.1)."""
    seat = _mover(state)
    player = state.players[seat]
    if state.pending is not None:
        return
    worth = [f"share/{to}" for to in sorted(matched_shares(player))]
    worth += ["tokens"] if player.tokens else []
    worthless = [f"order/{order}" for order in dict.fromkeys(player.orders)]
    worthless += [f"innovation/{name}" for name in dict.fromkeys(player.innovations)]
    worthless += [f"dock/{n}" for n, d in zip(DOCKS, player.docks, strict=True) if d.load]
    worthless += ["row"] if player.row else []
    if worth and len(worthless) >= OTHERS:
        answer = rng.choice(worth)
        keys = tuple(f"{seat}:{key}" for key in sorted([answer, *rng.sample(worthless, OTHERS)]))
        right = f"{seat}:{answer}"
        yield ExamQuestion("worth", "CG-6.1", _view(state), "yard+trains", keys, right, {})


FINAL_QUESTIONS = 2
FINALS: tuple[Maker[ExamQuestion], ...] = (_matched, _objective, _worth)
MAKERS: tuple[Maker[ExamQuestion], ...] = (_cost, _dock, _load, _train, _token)
FORBIDDEN: tuple[Maker[ExamQuestion], ...] = (_forbidden,) * 3  # last, when others' rules are known
