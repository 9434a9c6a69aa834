"""Making puzzles on a whole table: seeded, from games of bots.

    for puzzle in candidates("miners", seed=1): …

    turn       the best single turn
    space      two or three turns: which mining space?
    miners     the best with so many miners left
    shift-end  the last miners of a shift, with the points of the clock
    last       the last miners of the game
    reply      two to four turns, while the others go where the best plan would go
    dearer     three turns, while the others go where it would mine or deliver
    race       three or four turns: deliver first or mine first, while a rival delivers, too?
    pay-desk   the last miners of the game, while a rival goes to a money space
    draft      which cards serve one mining action best?
    blunder    which turn of a log loses most?

and from games of a deeper bot (`deeper.py`):

    clock      the last miners of a shift, with the points of the clock
    start      the same, and the next shift must be begun
    finish     the last miners of the game, in a pit out of balance
    slip       which turn of a log loses most? Of a log that somebody might have played

A batch is one game, made from the seed and its number alone. The `origin` of a puzzle names sort,
seed, batch and position: `remade` makes its question anew. Positions are kept where the greedy bot
loses enough against the exact answer. What is accepted has a proven best value
that beats the runner-up by 2, at least one theme shown by ablation beside the greedy trap, and
a grade of T2 or more. Searches are limited by counts, never by time, so every machine makes the
same puzzles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

from glueckauf.core.batches import batches
from glueckauf.core.streams import stream
from glueckauf.games.board.puzzles.table import ends, rivals, slips, solo
from glueckauf.games.board.puzzles.table.acceptance import MARGIN, lead, review
from glueckauf.games.board.puzzles.table.claims import solved
from glueckauf.games.board.puzzles.table.positions import deeper_game
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle, DraftPuzzle, TablePuzzle
from glueckauf.games.board.puzzles.table.wording import turn_texts
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.asked import TooMany

LONGEST = 40_000  # spots that a proof may open
_MAKERS: dict[str, Callable[[Random], Iterator[TablePuzzle]]] = {
    "turn": solo.single_turns,
    "space": solo.spaces,
    "miners": solo.last_miners,
    "shift-end": solo.shift_ends,
    "last": solo.last_actions,
    "reply": rivals.replied,
    "dearer": rivals.dearer,
    "race": rivals.races,
    "pay-desk": rivals.pay_desk,
    "draft": solo.drafts,
    "blunder": solo.blunders,
}
_DEEPER: dict[str, Callable[[Random, Sequence[State]], Iterator[TablePuzzle]]] = {
    "slip": slips.slips,
    "clock": ends.shift_ends,
    "start": ends.start_grabs,
    "finish": ends.game_ends,
}
SORTS = (*_MAKERS, *_DEEPER)


def candidates(sort: str, seed: int = 1, jobs: int = 1) -> Iterator[TablePuzzle]:
    """Accepted puzzles of this sort without end, no two alike."""
    seen: set[Any] = set()
    for made in batches(partial(batch, sort, seed), jobs):
        for puzzle in made:
            mark = twin_mark(puzzle)
            if mark not in seen:
                seen.add(mark)
                yield puzzle


def batch(sort: str, seed: int, number: int) -> list[TablePuzzle]:
    """The accepted puzzles of one game."""
    found = (accepted(puzzle) for puzzle in _asked(sort, seed, number))
    return [puzzle for puzzle in found if puzzle is not None]


def remade(origin: str) -> TablePuzzle:
    """The question of this origin (`reply-6-0031-2`), made anew; ValueError if there is none."""
    sort, seed, number, _ = origin.rsplit("-", 3)
    for puzzle in _asked(sort, int(seed), int(number)):
        if puzzle.origin == origin:
            return puzzle
    raise ValueError(f"the generator makes nothing at {origin}")


def _asked(sort: str, seed: int, number: int) -> Iterator[TablePuzzle]:
    """The questions of one game, each with its origin."""
    rng = stream(f"table puzzles {sort} {number}", seed)
    for n, puzzle in enumerate(_made(sort, rng, seed, number), start=1):
        origin = f"{sort}-{seed}-{number:04}-{n}"
        yield puzzle._replace(id=origin, origin=origin)


def _made(sort: str, rng: Random, seed: int, number: int) -> Iterator[TablePuzzle]:
    if sort in _DEEPER:
        return _DEEPER[sort](rng, deeper_game(seed, number))
    return _MAKERS[sort](rng)


def twin_mark(puzzle: TablePuzzle) -> Any:
    """What twins have in common: all but names, and who sits where."""
    state = puzzle.state
    assert state.to_move is not None
    own = state.players[state.to_move]
    orders = tuple(sorted(outstanding[1:] for outstanding in own.orders))
    row = tuple(sorted(map(str, puzzle.row.values()))) if isinstance(puzzle, DraftPuzzle) else ()
    crews = tuple(crew.miners for crew in state.crews)
    mine = own.mine._replace(tiles=tuple(sorted(own.mine.tiles)))
    return puzzle.sort, own.miners, own.marks, mine, orders, crews, state.workshops, row


def accepted(puzzle: TablePuzzle) -> TablePuzzle | None:
    """The puzzle with its claims and texts; None if it is not worth publishing."""
    try:
        facts = solved(puzzle)
    except TooMany:
        return None
    if facts.par is None or facts.states > LONGEST or lead(facts) < MARGIN:
        return None  # most are refused at first sight
    found = review(puzzle, facts)
    if found.lacks:
        return None
    claims: dict[str, Any] = {
        "par": facts.par,
        "lines": facts.lines,
        "proof": {"states": facts.states, "runner_up": facts.runner_up},
        "tier": found.tier,
        "themes": found.themes,
    }
    if isinstance(puzzle, BlunderPuzzle):
        claims["loss"] = facts.loss
    made = puzzle._replace(**claims)
    return made._replace(texts=turn_texts(made))
