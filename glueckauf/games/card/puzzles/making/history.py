"""How a dealt table can have come about: who started, who holds which token, and who placed which workers.

Sources deal zones with a number of uses each. Here these are given to the players so that turns go round, all worker
cards add up and the mover has something to show for his; where that cannot be, a few uses are added or taken away.
Where that does not help either, the mover lacks some worker cards on purpose (`possible.WORKERS`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from glueckauf.core.fields import Field
from glueckauf.games.card.choices import STACK_AT, why_not_place
from glueckauf.games.card.notation import place
from glueckauf.games.card.parts import NOBODY, Payment
from glueckauf.games.card.position import lay
from glueckauf.games.card.position_writing import payment_word
from glueckauf.games.card.puzzles.course import Search
from glueckauf.games.card.puzzles.making.question import Question, Tree
from glueckauf.games.card.puzzles.possible import cards, taken
from glueckauf.games.card.rules import State

MOST_CHANGES = 3  # uses that are added or taken away
MOST_OF_ACTIONS = 1  # of these at action cards: everybody uses them
MOST_PLACES = 30_000  # of all searches


def come_about(asked: Question) -> Question | None:
    """The same question of a table as a game can come to it; None if none is found. Of one action only the yard is told."""
    if not asked.turns or asked.is_played:
        return asked
    tree = _settled(asked.position)
    return None if tree is None else asked._replace(position=tree)


def _settled(tree: Tree) -> Tree | None:
    state = lay(Field("generated", "position", tree))
    mover = state.to_move
    assert mover is not None, "somebody is to move"
    every = state.layout.workers
    tokens = [list(player.tokens) for player in state.players]
    other = next(seat for seat in range(len(tokens)) if seat != mover)
    for shift in range(state.shift, len(state.layout.tokens) + 1):
        if shift > state.shift:
            tokens[other].append(shift - 1)
        starts = [seat for seat in range(len(tokens)) if shift == 1 or tokens[seat]]
        starts.sort(key=lambda seat: seat != state.start)
        there = state._replace(shift=shift)
        found = _found(there, starts, all_paid=True) or _found(there, starts, all_paid=False)
        if found is None:
            return None
        placed = sum(paid.seat == mover for _, paid in found.course)
        if cards(state, mover) <= len(every) * (shift - 1) + placed:
            return _written(tree, shift, tokens, found)
    return None


class _Found(NamedTuple):
    start: int
    course: list[tuple[str, Payment]]


def _found(state: State, starts: list[int], all_paid: bool) -> _Found | None:
    """The first course with the fewest changes."""
    mover = state.to_move
    assert mover is not None, "somebody is to move"
    every = Counter(state.layout.workers)
    hands = [state.layout.workers] * len(state.players)
    hands[mover] = tuple(sorted((every - Counter(state.players[mover].workers)).elements()))
    left = MOST_PLACES
    for more, fewer in _changes(state):
        uses = _uses(state, more, fewer)
        for start in starts if uses else ():
            there = state._replace(start=start)
            search = Search(there, uses, taken(state, mover), left, all_paid)
            found = search.run(hands)
            left -= len(search.dead)
            if found is not None:
                return _Found(start, found)
    return None


def _changes(state: State) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Uses to be added and taken away, the fewest first: of stacks before others, and first of what is closed to the mover."""

    def likes(name: str) -> tuple[bool, bool]:
        problem = why_not_place(state, place(name))
        return name not in STACK_AT, problem is None or problem.reason == "cannot-pay"

    def is_small(changed: tuple[str, ...]) -> bool:
        return sum(name not in STACK_AT for name in changed) <= MOST_OF_ACTIONS

    names = sorted(state.layout.zones, key=likes)
    for number in range(MOST_CHANGES + 1):
        for fewer in range(number + 1):
            for added in combinations_with_replacement(names, number - fewer):
                for gone in combinations_with_replacement(names, fewer):
                    if is_small(added + gone):
                        yield added, gone


def _uses(
    state: State, more: tuple[str, ...], fewer: tuple[str, ...]
) -> dict[str, list[Payment | None]]:
    """Every zone with its uses, by anybody; what innovations paid stays, and who was last for the token."""
    uses: dict[str, list[Payment | None]] = {}
    for name, zone in zip(state.layout.zones, state.zones, strict=True):
        size = len(zone.cards) + more.count(name) - fewer.count(name)
        uses[name] = [paid if paid.innovations else None for paid in zone.cards[: max(size, 0)]]
        uses[name] += [None] * (size - len(uses[name]))
        is_other = name in more and name in fewer
        if size < 0 or is_other or any(paid.innovations for paid in zone.cards[size:]):
            return {}
    token = state.layout.zones[state.layout.token_zone]
    owner = state.zones[state.layout.token_zone].owner
    if bool(uses[token]) != (owner != NOBODY):
        return {}
    if uses[token] and uses[token][-1] is None:
        uses[token][-1] = Payment(owner, ())
    return uses


def _swapped(tokens: list[list[int]], start: int, shift: int) -> list[list[int]]:
    """Whoever starts holds the last token (CG-5.2); another one is given for it."""
    if shift == 1 or shift - 1 in tokens[start]:
        return tokens
    given = tokens[start][-1]
    there = {shift - 1: given, given: shift - 1}
    return [sorted(there.get(token, token) for token in held) for held in tokens]


def _written(tree: Tree, shift: int, tokens: list[list[int]], found: _Found) -> Tree:
    zones: dict[str, list[str]] = {}
    for name, paid in found.course:
        zones.setdefault(name, []).append(payment_word(paid))
    seats = {seat: dict(fields) for seat, fields in tree["seats"].items()}
    for seat, held in enumerate(_swapped(tokens, found.start, shift)):
        if held:
            seats.setdefault(str(seat), {})["tokens"] = held
    return {**tree, "start": found.start, "shift": shift, "zones": zones, "seats": seats}
