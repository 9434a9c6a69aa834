"""Why the best line is best: its ideas in this very position, what a natural line gets, and where the
points come from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from glueckauf.core.puzzle import Explained, Source
from glueckauf.core.puzzle_verdict import first_parting
from glueckauf.core.texts import Fact, phrase_of, tell
from glueckauf.games.card.notation import Pay, read
from glueckauf.games.card.parts import Player
from glueckauf.games.card.puzzles.deeds import deeds, theme_facts
from glueckauf.games.card.puzzles.hints import themes
from glueckauf.games.card.puzzles.natural import best_line, tempting_lines
from glueckauf.games.card.puzzles.puzzle import CardPuzzle, Value
from glueckauf.games.card.puzzles.telling import (
    after_colon,
    moves_told,
    paid_told,
    pieces,
    zones_told,
)
from glueckauf.games.card.puzzles.themes import TRAP
from glueckauf.games.card.puzzles.verdict import spoken
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.scoring import matched_shares, objective_vp, score
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import Solution, Task, along, rank, reached, value_of_rank
from glueckauf.games.card.telling import GAME, lorry_facts

MOST_IDEAS = 3
STORING = ("two-lorry-trouble", "storage-detour")
PATIENCE = 8_000  # places for the proof of what is possible without a technique
MOST_PIECES = 10  # of a line that is told as a whole
Facts = dict[str, Fact]


def explain(puzzle: CardPuzzle, language: str) -> Explained | None:
    line = best_line(puzzle)
    if line is None:
        return None
    task, moves = puzzle.task, tuple(line.split())
    value = reached(task, moves)
    assert value is not None, "a best line comes to its end"
    lines = puzzle.proof.get("optimal_lines") if isinstance(puzzle.proof, dict) else None
    return Explained(
        " ".join(_why(puzzle, line, value, language)),
        _tempting(task, moves, value, language),
        sources(task, moves, language),
        lines,
    )


def _why(puzzle: CardPuzzle, line: str, value: Value, language: str) -> Iterator[str]:
    task, layout = puzzle.task, puzzle.task.start.layout
    done, number = deeds(task, line), 0
    made: Facts = {"value": spoken(value, language)}
    told = pieces(layout, line.split(), language)
    if len(told) > MOST_PIECES and done.zones:
        zones = zones_told(layout, list(dict.fromkeys(done.zones)), language)
        yield tell(GAME, "puzzle-explain-long", {**made, "zones": zones}, language)
    else:
        joined = after_colon("; ".join(told), language)
        yield tell(GAME, "puzzle-explain", {**made, "line": joined}, language)
    last = ""  # what was said to be possible without the technique before
    cards: set[Fact] = set()  # that went to the storage; each is told of once
    for theme in themes(puzzle):
        shown = theme_facts(theme, done) if done.all else None
        if shown is None or number == MOST_IDEAS or (theme in STORING and shown["lorry"] in cards):
            continue
        if theme in STORING:
            cards.add(shown["lorry"])
        number += 1
        yield _idea(theme, shown, language)
        less = "".join(_without(task, theme, value, language))
        if less != last:
            yield from filter(None, [less])
            last = less


def _idea(theme: str, shown: Facts, language: str) -> str:
    """The sentence of a theme about this very line."""
    facts = {**shown, "theme": theme}
    paid = read(str(shown["payment"])) if "payment" in shown else None
    if isinstance(paid, Pay):
        facts["paid"] = paid_told(paid, language)
    return tell(GAME, "puzzle-idea", facts, language)


def _without(task: Task, theme: str, value: Value, language: str) -> Iterator[str]:
    """What is possible without a technique."""
    if theme == TRAP:
        return
    found = _left_without(task, theme)
    if not found.proven:
        return
    less = found.value
    if less is None or rank(task, less) < rank(task, value):
        what = "unmet" if less is None else "most"
        most = "" if less is None else spoken(less, language)
        facts: Facts = {"what": what, "value": most}
        yield tell(GAME, "puzzle-without", facts, language)


@lru_cache(maxsize=256)
def _left_without(task: Task, theme: str) -> Solution:
    """The best without a technique, if that can be proven soon: somebody is waiting for it."""
    from glueckauf.games.card.puzzles.making.themes import forbidden

    return solve(task, without=forbidden(theme, task), places=PATIENCE)


def _tempting(task: Task, best: tuple[str, ...], value: Value, language: str) -> str:
    """What the best of the lines gets that one would naturally try, and where it parts."""
    tries = []
    for _, line in tempting_lines(task):
        worth = reached(task, line)
        at = first_parting(line, best)
        if worth is not None and rank(task, worth) < rank(task, value) and at < len(line):
            tries.append((rank(task, worth), at, line))
    if not tries:
        return ""
    found, at, line = max(tries)
    until = at + 1
    while until < len(line) and line[until].startswith(("pay/", "dock/", "take/")):
        until += 1
    begin = at
    while begin and line[begin].startswith(("pay/", "dock/", "take/")):
        begin -= 1
    told = moves_told(task.start.layout, line[begin:until], language)
    worth_told = spoken(value_of_rank(task, found), language)
    facts: Facts = {"move": after_colon(told, language), "value": worth_told}
    return tell(GAME, "puzzle-tempting", facts, language)


# --- Where the points come from -------------------------------------------------------------


def sources(task: Task, moves: tuple[str, ...], language: str) -> tuple[Source, ...]:
    """What the first word of the objective is made of, where it counts points."""
    states = [place.state for place in along(task, moves)]
    word = task.objective[0].removeprefix("-")
    if word == "score":
        return tuple(_of_score(states[0], states[-1], task.seat, language))
    if word == "vp":
        return tuple(_of_loads(states[-1].players[task.seat], states[-1].rules, language))
    return ()


def _source(name: str, counted: str, vp: int, language: str) -> Source:
    return Source(tell(GAME, "puzzle-source", {"source": name}, language), counted, vp)


def _of_loads(own: Player, rules: Rules, language: str) -> Iterator[Source]:
    """The single lorries at the docks, dock by dock."""
    for n, dock in enumerate(own.docks, start=1):
        loads = [wagon.load for wagon in dock.wagons if wagon.load and wagon.load.vp]
        if loads:
            named = [phrase_of(GAME, "puzzle-lorry", lorry_facts(card), language) for card in loads]
            name = tell(GAME, "puzzle-dock", {"dock": n}, language)
            yield Source(name, ", ".join(named), sum(card.vp for card in loads))


def _of_score(before: State, after: State, seat: int, language: str) -> Iterator[Source]:
    """What was there before, and what came to it."""
    rules = after.rules
    had, own = before.players[seat], after.players[seat]
    points = score(had, rules).total
    if points:
        yield _source("before", "", points, language)
    for train in own.delivered[len(had.delivered) :]:
        order: Facts = {"order": str(train.order), "lorries": train.order.lorries}
        lorries = sum(wagon.load.vp for wagon in train.wagons if wagon.load)
        yield Source(tell(GAME, "order", order, language), "", train.order.vp)
        if lorries:
            yield _source("lorries", "", lorries, language)
    matched = matched_shares(own).total() - matched_shares(had).total()
    if matched:
        facts: Facts = {"n": matched}
        counted = tell(GAME, "puzzle-shares", facts, language)
        yield _source("shares", counted, matched * rules.share_vp, language)
    tokens = len(own.tokens) - len(had.tokens)
    if tokens:
        yield _source("token", str(own.tokens[-1]), tokens * rules.token_vp, language)
    for objective in own.objectives:
        was = objective_vp(had, objective, rules) if objective in had.objectives else 0
        gained = objective_vp(own, objective, rules) - was
        if gained:
            told = phrase_of(GAME, "objective", {"objective": objective}, language)
            yield _source("objective", told, gained, language)
