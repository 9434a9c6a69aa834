"""A best line in the order in which one would play it, and the lines that one would naturally try.

Moves and turns that bring nothing are left out; the row comes before the storage, and trains leave dock
by dock. Every line is played through the rules, and one that is worth less than the given one is
never returned.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from glueckauf.games.card.notation import END, PASS, Dispatch, Load, Move, Store, read_line
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.puzzles.verdict import target
from glueckauf.games.card.puzzles.walk import walk
from glueckauf.games.card.solve.task import LineOver, Rank, Task, rank, reached, value_of

Moves = tuple[Move, ...]


def best_line(puzzle: CardPuzzle) -> str | None:
    """A best line in its natural order: as the puzzle claims, else as solved; None if what it claims stops short.

    One that goes on after its end stays as it is, for `check` to tell.
    """
    found = target(puzzle)
    if found is None:
        return None
    line = natural(puzzle.task, " ".join(found.line))
    try:
        return line if reached(puzzle.task, line.split()) is not None else None
    except LineOver:
        return line


@lru_cache(maxsize=512)
def natural(task: Task, line: str) -> str:
    """The same line without what brings nothing, in a natural order."""
    moves = tuple(read_line(line)) if line else ()
    worth = _worth(task, moves)
    if worth is None:
        return line
    needed = _turns_in_order(task, _needed(task, moves, worth), worth)
    return " ".join(_in_order(task, needed, worth))


def _whole(task: Task, moves: Sequence[Move]) -> tuple[Moves, Rank] | None:
    """The line with what ends it, and what it is worth; None if it cannot be played."""
    walked = walk(task, moves)
    if walked.end is None:
        return None
    return (*moves, *walked.ending), rank(task, value_of(task, walked.end))


def _worth(task: Task, moves: Sequence[Move]) -> Rank | None:
    found = _whole(task, moves)
    return None if found is None else found[1]


# --- Left out -------------------------------------------------------------------------------


def _needed(task: Task, moves: Moves, worth: Rank) -> Moves:
    """Without turns, and then without moves, that bring nothing."""
    for shorter in (_shorter_turns, _shorter_moves):
        found: Moves | None = moves
        while found is not None:
            moves = found
            tries = (_whole(task, fewer) for fewer in shorter(task, moves))
            found = next(
                (one[0] for one in tries if one and one[1] >= worth and _less(one[0], moves)),
                None,
            )
    return moves


def _less(moves: Moves, others: Moves) -> bool:
    """Does a line do less than another? What only ends something does nothing."""
    mine, theirs = ([move for move in line if move not in (END, PASS)] for line in (moves, others))
    return len(mine) < len(theirs)


def _shorter_turns(task: Task, moves: Moves) -> Iterator[Moves]:
    """The line without one of its turns, the last one first."""
    turns = _turns(task, moves)
    for n in reversed(range(len(turns))):
        if len(turns) > 1:
            yield _joined((*turns[:n], *turns[n + 1 :]))


def _turns(task: Task, moves: Moves) -> list[Moves]:
    """The moves turn by turn."""
    places = walk(task, moves).places
    ends = [n for n in range(1, len(places)) if places[n].turns > places[n - 1].turns]
    cuts = sorted({0, *ends, len(moves)})
    return [moves[begin:end] for begin, end in pairwise(cuts)]


def _joined(turns: Sequence[Moves]) -> Moves:
    return tuple(move for turn in turns for move in turn)


def _shorter_moves(task: Task, moves: Moves) -> Iterator[Moves]:
    """The line without one step of a mining action, or with the end of the action in its place."""
    for n in reversed(range(len(moves))):
        if isinstance(moves[n], Load | Store):
            yield (*moves[:n], *moves[n + 1 :])
            until = _end_of_action(moves, n)
            yield (*moves[:n], *moves[n + 1 : until], END, *moves[until:])


def _end_of_action(moves: Moves, n: int) -> int:
    """Where the mining action of this step is over."""
    while n < len(moves) and isinstance(moves[n], Load | Store):
        n += 1
    return n


# --- In order -------------------------------------------------------------------------------


def _turns_in_order(task: Task, moves: Moves, worth: Rank) -> Moves:
    """Deliveries come as early as they are worth as much: whoever can deliver does so."""
    turns = _turns(task, moves) if task.turns else []
    changed = len(turns) > 1
    while changed:
        changed = False
        for n, (first, second) in enumerate(pairwise(turns)):
            if _delivers(second) and not _delivers(first):
                swapped = [*turns[:n], second, first, *turns[n + 2 :]]
                found = _whole(task, _joined(swapped))
                if found is not None and found[1] >= worth and len(found[0]) == len(moves):
                    turns, moves, changed = swapped, found[0], True
                    break
    return moves


def _delivers(turn: Moves) -> bool:
    return any(isinstance(move, Dispatch) for move in turn)


def _in_order(task: Task, moves: Moves, worth: Rank) -> Moves:
    """Neighbours change places while that is more natural, and worth the same."""
    changed = True
    while changed:
        changed = False
        for n in range(len(moves) - 1):
            if not _is_wrong_way(moves[n], moves[n + 1]):
                continue
            swapped = (*moves[:n], moves[n + 1], moves[n], *moves[n + 2 :])
            found = _whole(task, swapped)
            if found is not None and found[1] >= worth and len(found[0]) == len(moves):
                moves, changed = found[0], True
    return moves


def _is_wrong_way(first: Move, second: Move) -> bool:
    """Is the second the more natural one to play first? The row before the storage; dock by dock."""
    if isinstance(first, Dispatch) and isinstance(second, Dispatch):
        return first.dock > second.dock
    if not (isinstance(first, Load) and isinstance(second, Load)):
        return False
    if bool(first.lorry) != bool(second.lorry):
        return bool(first.lorry)
    return bool(first.lorry) and first.dock > second.dock


# --- What one would try ---------------------------------------------------------------------


@lru_cache(maxsize=256)
def tempting_lines(task: Task) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The lines that one would naturally try, with the name of the player who plays so."""
    from glueckauf.games.card.puzzles.making.players import natural_lines

    return tuple((who, tuple(line)) for who, line in natural_lines(task).items())
