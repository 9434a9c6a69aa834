"""The decisions that are tried at a place. Nothing that could help is left out, because

    payment    An action is paid with its own card if there is one, and with two others only if not.
               For whoever pays with two cards a and b keeps one more of its own, which is of use for
               another action of the kind (which a and b then pay as well) or as any card (as a is).
    delay      A switch or a signal matters only to a train that comes to it. If no train could with its next
               roll, setting it can wait until after that roll: it is still legal then, the same cards pay for it,
               and more is known. So only what lies within one roll of some train is set.
    discs      A disc moves for the post it leaves or for the post it comes to. If both lie beyond one roll it
               waits, as a switch does. If one of them lies beyond all that matters, any such post will do
               (scope.py). Legal orders do not get lost: whatever the discs are to look like, the moves that
               concern posts within one roll can come first, and the others after the roll, where
               discs that change place within a city are taken first.
    loading    concerns the train that is asked for; others where their load has a bearing on the board
               (a port from which only loaded trains are taken off, SS-12.3) or on the objective.
    helpers    The dispatcher can wait until there is a die to use her for (SS-8.2, R32).

Whether a move is legal is asked of the game (`why_not`). All of this holds also when only some kinds of
moves may be chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from glueckauf.games.signal import doors
from glueckauf.games.signal import notation as note
from glueckauf.games.signal.notation import OWN, PAIRS, Dispatcher, Move
from glueckauf.games.signal.parts import CARDS, Hand, Leaving, Passing, Rolled
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.solve.choice import free
from glueckauf.games.signal.solve.scope import Scope
from glueckauf.games.signal.solve.task import ONE_TRAIN, SAVED, Place, Task


def decisions(task: Task, place: Place, scope: Scope) -> list[Move]:
    """What is worth trying here."""
    state = place.state
    if state.pending is None:
        return free(task, place, [*_actions(task, place, scope), note.END])
    moves = state.legal_moves()
    if not isinstance(state.pending, Rolled | Leaving | Passing):
        moves = [move for move in moves if not isinstance(move, Dispatcher)]
    return free(task, place, moves)


def _actions(task: Task, place: Place, scope: Scope) -> Iterator[Move]:
    state = place.state
    hand = state.players[state.active]
    yield from _legal(state, _drives(scope, hand))
    yield from _legal(state, _loads(task, place, scope, hand))
    yield from _legal(state, _switches(state, scope, hand))
    yield from _signals(state, scope, hand)


def _legal(state: State, moves: Iterable[Move]) -> Iterator[Move]:
    return (move for move in moves if doors.why_not(state, move) is None)


@lru_cache(maxsize=4096)
def payments(hand: Hand, own: str) -> tuple[str, ...]:
    """With its own card, else with two others, as far as the hand has them."""
    if hand[CARDS.index(own)]:
        return (OWN,)
    held = str(hand)
    return tuple([two for two in PAIRS if all(held.count(one) >= two.count(one) for one in two)])


def _drives(scope: Scope, hand: Hand) -> Iterator[Move]:
    for train in scope.trains:
        for pay in payments(hand, "t"):
            yield note.drive(train.space, pay)


def _loads(task: Task, place: Place, scope: Scope, hand: Hand) -> Iterator[Move]:
    on = place.state.map
    every = on.through or any(word not in (*ONE_TRAIN, *SAVED) for word in task.objective)
    for train in scope.trains:
        if train.space in on.exits and (every or train.space == place.asked):
            for card in CARDS:
                yield note.load(train.space, card)


def _switches(state: State, scope: Scope, hand: Hand) -> Iterator[Move]:
    on = state.map
    pays = payments(hand, "w")
    for junction in sorted(scope.near.junctions) if pays else ():
        for closed in on.settings[junction]:
            for pay in pays:
                yield note.switch(junction, closed, pay)


def _signals(state: State, scope: Scope, hand: Hand) -> Iterator[Move]:
    pays = payments(hand, "s")
    if not pays:
        return
    on, green = state.map, state.green
    near, far = scope.near.posts, scope.far.posts
    beyond = [post for post in sorted(on.posts) if post not in far]
    red_beyond = [post for post in beyond if post not in green]
    for source in sorted(green & far):
        targets = far if source in near else near
        into = [*sorted(targets - green), *(red_beyond if source in near else ())]
        seen = False
        for target in into:
            if target not in far and seen:
                break
            legal = list(_legal(state, [note.signal(source, target, pay) for pay in pays]))
            yield from legal
            seen = seen or (target not in far and bool(legal))
    green_beyond = [post for post in beyond if post in green]
    for target in sorted(near - green):
        for source in green_beyond:
            legal = list(_legal(state, [note.signal(source, target, pay) for pay in pays]))
            yield from legal
            if legal:
                break
