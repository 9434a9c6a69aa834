"""Is a puzzle on a whole table worth publishing? As in mining: margin, theme, difficulty, proof."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from glueckauf.games.board.puzzles.table.claims import Facts, solved, themes_of, tier_of
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle, DraftPuzzle, TablePuzzle
from glueckauf.games.board.puzzles.table.verdict import spoken
from glueckauf.games.board.puzzles.themes import TRAP
from glueckauf.games.board.solve.turns.asked import TooMany

MARGIN = 2  # by which the best must be ahead
CHOOSERS = (
    "the first cards of the row are best",
    "the cards with most points are best",
    "the greedy bot picks them",
    "the best cards by themselves are best together",
    "the cards must be chosen together",
)
SOLVERS = (
    "twenty random rows of turns find it",
    "the greedy bot finds it",
    "mining and deliveries are enough",
    "money is needed, too",
    "new orders are needed",
    "new tiles are needed",
    "the replies of the others must be foreseen",
)
LACKS = {
    "feasible": "no row of turns can meet the task",
    "proof": "the best value could not be proven: give fewer miners or turns",
    "margin": f"the runner-up is too close: the best should be ahead by {MARGIN} points",
    "theme": "no technique is needed: deliveries, tiles, money or replies should make a difference",
    "difficulty": "it is too easy: the greedy bot, or chance, already finds the best",
}


class Review(NamedTuple):
    """What is known of a puzzle; `lacks` names what keeps it from being published."""

    facts: Facts
    tier: int | None
    themes: tuple[str, ...]
    lacks: tuple[str, ...]


def review(puzzle: TablePuzzle, facts: Facts | None = None) -> Review:
    """Everything about a puzzle; TooMany if its runner-up takes too long to find."""
    facts = solved(puzzle) if facts is None else facts
    if facts.par is None:
        return Review(facts, None, (), ("feasible",))
    tier, themes = tier_of(puzzle, facts.par), themes_of(puzzle)
    missing = {
        "proof": not facts.proven,
        "margin": lead(facts) < MARGIN,
        "theme": not set(themes) - {TRAP},
        "difficulty": (tier or 0) < 2,
    }
    return Review(facts, tier, themes, tuple(name for name, lacks in missing.items() if lacks))


def lead(facts: Facts) -> int:
    """How far the best is ahead of the runner-up; of a blunder, how much more it loses."""
    assert facts.par is not None, "asked of puzzles that can be met"
    return (facts.par if facts.loss is None else facts.loss) - facts.runner_up


def graded(puzzle: TablePuzzle) -> Iterator[str]:
    """All that is known of a puzzle, in sentences."""
    try:
        found = review(puzzle)
    except TooMany:
        yield f"{puzzle.id}: there are too many rows of turns to find the runner-up; give fewer turns"
        return
    facts = found.facts
    if facts.par is None:
        yield f"{puzzle.id}: cannot be met"
    else:
        how = "proven" if facts.proven else "best found, not proven"
        yield f"{puzzle.id}: {_value(puzzle, facts)} ({how})"
        yield f"  a best plan: {' | '.join(facts.lines)}"
        reasons = CHOOSERS if isinstance(puzzle, DraftPuzzle) else SOLVERS
        tier = found.tier or 0
        yield f"  grade:       T{tier}: {reasons[min(tier, len(reasons) - 1)]}"
        yield f"  themes:      {', '.join(found.themes) or 'none'}"
        yield f"  runner-up:   the best is ahead by {lead(facts)} VP"
    if not found.lacks:
        yield "  It is worth publishing."
        return
    yield "  Not worth publishing yet:"
    yield from (f"  - {LACKS[name]}" for name in found.lacks)


def _value(puzzle: TablePuzzle, facts: Facts) -> str:
    assert facts.par is not None, "asked of puzzles that can be met"
    if isinstance(puzzle, BlunderPuzzle):
        return f"turn {facts.par} loses {facts.loss} VP"
    objective = "vp" if isinstance(puzzle, DraftPuzzle) else puzzle.asked.objective
    return spoken(facts.par, objective)
