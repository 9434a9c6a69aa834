"""Draft puzzles: which orders serve one mining action best, found by trying all picks.

The ladder of a draft is a row of ways to choose:

    T0  the first cards of the row
    T1  the cards with most VP
    T2  as the greedy bot drafts
    T3  the cards that would bring most VP if each took a ride of its own
    T4  every choice of cards, mined as well as can be
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from glueckauf.core.budget import NotProven
from glueckauf.core.values import put
from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.parts import LABELS, Drafting, Order, Outstanding
from glueckauf.games.board.puzzles.pit.natural import natural
from glueckauf.games.board.puzzles.themes import TRAP
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task

if TYPE_CHECKING:
    from glueckauf.games.board.puzzles.table.puzzle import DraftPuzzle

TIERS = range(5)


class Picked(NamedTuple):
    """Picks and the VP that they bring."""

    value: int
    moves: tuple[str, ...]


def task_of(puzzle: DraftPuzzle, picked: Sequence[str]) -> Task:
    """One mining action in the own pit, with the orders held and picked."""
    player = puzzle.state.players[puzzle.seat]
    held = [outstanding.order for outstanding in player.orders]
    cards = [*held, *(puzzle.row[move] for move in picked)]
    return Task(
        player.mine,
        tuple(
            Outstanding(label, card, ("",) * len(card.squares))
            for label, card in zip(LABELS, cards, strict=False)
        ),
        (f"mining/{puzzle.steps}",),
        ("vp",),
        rules=puzzle.state.rules,
    )


def after_pick(state: State, move: str) -> State:
    """The same player picks again; IllegalMove if there is no such card."""
    seat, row = state.to_move, state.pending
    assert seat is not None, "somebody picks"
    assert isinstance(row, Drafting), "the reader of the file asks for a draft"
    after = state.after(move)
    place = int(move.partition("/")[2]) - 1
    return state._replace(
        players=put(state.players, seat, after.players[seat]),
        pending=Drafting(put(row.row, place, None)),
        events=after.events,
    )


def worth(puzzle: DraftPuzzle, picked: Sequence[str], without: Iterable[str] = ()) -> int:
    """The most VP that these picks bring, perhaps without a technique."""
    solution = solve(task_of(puzzle, picked), without=frozenset(without))
    if not solution.proven:
        raise NotProven
    return solution.value["vp"] if solution.value else 0


def ride(puzzle: DraftPuzzle, picked: Sequence[str]) -> str:
    """The best ride with these cards, in its natural order and with no needless step."""
    task = task_of(puzzle, picked)
    line = solve(task).line
    return natural(task, line) if line else ""


def all_picks(puzzle: DraftPuzzle) -> list[tuple[str, ...]]:
    """Every choice of cards; the order of picks plays no part."""
    return list(combinations(puzzle.row, puzzle.picks))


def results(puzzle: DraftPuzzle) -> list[Picked]:
    """What each choice brings, best first."""
    found = [Picked(worth(puzzle, picked), picked) for picked in all_picks(puzzle)]
    return sorted(found, key=lambda one: -one.value)


def draft_themes(puzzle: DraftPuzzle, par: int) -> tuple[str, ...]:
    """Techniques of mining without which no choice reaches par, and `greedy-trap`."""
    picks = [one.moves for one in results(puzzle) if one.value >= par]  # the others stay below it
    found = [
        theme
        for theme in ladder.THEMES
        if all(worth(puzzle, picked, {theme}) < par for picked in picks)
    ]
    return (*found, TRAP) if _value(puzzle, _as_greedy(puzzle)) < par else tuple(found)


def draft_grade(puzzle: DraftPuzzle, par: int) -> int:
    """The weakest way to choose that reaches par."""
    return next(tier for tier in TIERS if _value(puzzle, draft_choice(puzzle, tier)) >= par)


def draft_choice(puzzle: DraftPuzzle, tier: int) -> tuple[str, ...]:
    """What the chooser of this tier picks."""
    if tier == 0:
        return tuple(puzzle.row)[: puzzle.picks]
    if tier == 1:
        by_points = sorted(puzzle.row, key=lambda move: -puzzle.row[move].vp)
        return tuple(by_points[: puzzle.picks])
    if tier == 2:
        return _as_greedy(puzzle)
    if tier == 3:
        return max(all_picks(puzzle), key=lambda picked: _alone(puzzle, picked))
    return results(puzzle)[0].moves


def _value(puzzle: DraftPuzzle, picked: tuple[str, ...]) -> int:
    return worth(puzzle, picked)


def _as_greedy(puzzle: DraftPuzzle) -> tuple[str, ...]:
    """The greedy bot's picks, one after the other, while nobody else picks."""
    state, bot = puzzle.state, Greedy()
    picked: tuple[str, ...] = ()
    while len(picked) < puzzle.picks:
        move = bot.choose(state.seen_by(puzzle.seat))
        picked, state = (*picked, move), after_pick(state, move)
    return picked


def _alone(puzzle: DraftPuzzle, picked: Sequence[str]) -> int:
    """Most VP if every order took a ride of its own."""
    orders = [outstanding.order for outstanding in task_of(puzzle, picked).orders]
    return max(
        sum(order.vp for order in some)
        for size in range(len(orders) + 1)
        for some in combinations(orders, size)
        if sum(map(_steps, some)) <= puzzle.steps
    )


def _steps(order: Order) -> int:
    return 2 * len(order.squares) + len(set(order.squares)) + 1
