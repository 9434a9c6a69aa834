"""Answers to shipped puzzles: what each is worth by the plain judge, the best one, and wrong ones drawn at random."""

from __future__ import annotations

import os
import random
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from glueckauf.core.puzzle import Puzzle
from glueckauf.learn.puzzle import puzzles
from tests.shipped import board, card, signal, woodcraft
from tests.shipped.plain import Judge, Rank, Worth

SEED = os.environ.get("GLUECKAUF_SHIPPED_SEED", "1")
MOST = {  # places that the judge looks at for one question, by kind where a whole table is asked about
    "mining": 4_000,
    "turns": 400,
    "blunder": 0,
    "draft": 4_000,
    "card": 30_000,
    "signal": 8_000,
    "woodcraft": 30_000,
}
STOPS = 0.15  # how likely a random line stops before each of its moves
LONGEST = 60


@cache
def shipped_of(game: str) -> tuple[Puzzle, ...]:
    return tuple(one for one in puzzles() if one.game == game)


@cache
def tree_of(path: str) -> dict[str, Any]:
    return tomllib.loads(Path(path).read_text("utf-8"))


def is_of_turns(puzzle: Puzzle) -> bool:
    return puzzle.game == "board" and puzzle.kind in ("turns", "blunder")


def asked_of(puzzle: Puzzle) -> Any:
    """What the file asks; a draft asks nothing before its cards are picked (`board.asked_of_picks`)."""
    return judge_of(puzzle).asked


def judge_of(puzzle: Puzzle) -> Judge:
    if puzzle.path not in _JUDGES:
        most = MOST[puzzle.kind if puzzle.game == "board" else puzzle.game]
        _JUDGES[puzzle.path] = Judge(_asked(puzzle), most)
    return _JUDGES[puzzle.path]


_JUDGES: dict[str, Judge] = {}


def _asked(puzzle: Puzzle) -> Any:
    tree = tree_of(puzzle.path)
    if is_of_turns(puzzle):
        return board.AskedTurns(puzzle, tree)
    made = {
        "board": board.asked_of_pit,
        "card": card.Asked,
        "signal": signal.Asked,
        "woodcraft": woodcraft.Asked,
    }
    return made[puzzle.game](puzzle, tree)


def best_of(puzzle: Puzzle) -> tuple[str, ...]:
    best = puzzle.best()
    assert best is not None, f"{puzzle.id}: nothing meets the task"
    return best


def worth_at(puzzle: Puzzle, end: Any) -> Worth:
    """Of an end, or of where a die falls that nobody knows: TooMany."""
    asked = asked_of(puzzle)
    return judge_of(puzzle).best(end) if asked.chances(end) else asked.worth(end)


def ranked(puzzle: Puzzle, value: Any) -> Worth:
    """A value that is said, as the plain judge ranks it."""
    if value is None:
        return None
    if not isinstance(value, dict):
        return (value,)
    objective: Sequence[str] = asked_of(puzzle).objective
    return tuple([-value[w[1:]] if w[0] == "-" else value[w] for w in objective])


def amounts(puzzle: Puzzle, rank: Rank) -> tuple[Any, ...]:
    """The numbers of a rank as they are said: what is saved as it is spent."""
    words: Sequence[str] = getattr(asked_of(puzzle), "objective", ("vp",))
    return tuple([-n if word[0] == "-" else n for word, n in zip(words, rank, strict=True)])


# --- Wrong lines ----------------------------------------------------------------------------


def wrong_lines(puzzle: Puzzle, randoms: int = 2) -> Iterator[tuple[str, ...]]:
    """Some random legal lines, the best one cut short, and the best one with one decision exchanged."""
    rng = random.Random(f"{SEED} {puzzle.game} {puzzle.id}")
    asked, best = asked_of(puzzle), best_of(puzzle)
    for _ in range(randoms):
        yield tuple(_drawn(asked, asked.start, rng))
    yield best[: rng.randrange(len(best))] if best else ()
    at = rng.randrange(len(best)) if best else 0
    place = asked.start
    for move in best[:at]:
        place = asked.after(place, move)
    is_done = asked.is_over(place) or asked.chances(place)  # what follows leaves no choice
    others = [] if is_done else [str(move) for move in asked.moves(place) if move != best[at]]
    if best and others:
        other = rng.choice(others)
        place = asked.after(place, other)
        line = [*best[:at], other]
        for move in best[at + 1 :]:
            if not asked.is_over(place) and not asked.chances(place) and move in asked.moves(place):
                line.append(move)
                place = asked.after(place, move)
        yield tuple(line)


def _drawn(asked: Any, place: Any, rng: random.Random) -> Iterator[str]:
    for _ in range(LONGEST):
        moves = () if asked.is_over(place) or asked.chances(place) else asked.moves(place)
        if not moves or rng.random() < STOPS:
            return
        move = str(rng.choice(moves))
        yield move
        place = asked.after(place, move)
