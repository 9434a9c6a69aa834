"""What can still matter at a place: which trains, posts and junctions, and how much time.

A `Scope` is generous, so what lies outside of it changes no value: places that differ only there are
one place (`key`). Its argument:

    trains     in the rest of the task a train makes at most so many moves: one of the card, if it may
               still come, and as many actions as the hand can pay. It stays within the spaces that its
               largest faces reach on a board that is as it likes. When only one train is asked for,
               trains (also those still to be deployed) whose spaces do not touch its own, nor those of
               one that does, can neither stop it nor make way for it. All count when tokens or other
               goods do, or when so little time is left that the game might be lost before.
    switches   a run asks only the junctions at the border of spaces that its train can come to.
    signals    the same with posts. Beyond them only the number of discs counts that could be taken away:
               all but one for each city. Every one of them is as good as any other, and moving a disc from
               such a post to another does not change their number.
    cards      drawn after the actions come too late for every task, so one draw stands for all.
    time       clock and deck count only while the game might be lost.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from glueckauf.games.signal.maps import Map
from glueckauf.games.signal.parts import (
    COLOURS,
    MULTI,
    Deploying,
    Drawing,
    Hand,
    Left,
    Next,
    Placing,
    Revealing,
    Shunting,
    Train,
)
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.solve.reach import Region, region, within
from glueckauf.games.signal.solve.task import CARD, Place, Task, faces

MOST_DEPLOYED = 3  # trains that a card deploys


class Scope(NamedTuple):
    """The trains that matter, where they could come to, and where with one more move each."""

    trains: tuple[Train, ...]
    far: Region
    near: Region
    is_safe: bool  # the game cannot be lost by losing tokens


def drives(hand: Hand) -> int:
    """The most train actions that a hand pays: a card of its own, or two others (SS-5.5)."""
    return hand.train + (hand.signal + hand.switch) // 2


def actions_left(task: Task, place: Place) -> int:
    """The most train actions to come."""
    if place.ended:
        return 0
    return drives(place.state.players[place.state.active])


def left_of(pending: Any) -> Left | None:
    """What is left of the card; None where there is none."""
    return getattr(pending, "left", None)


def may_come(task: Task, place: Place, train: Train) -> int:
    """How many moves are to come beside actions: of a card, and of a train that is on its way."""
    pending, on_way = place.state.pending, 0
    way = getattr(pending, "way", None)
    if way is not None:
        pending, on_way = way.then, int(way.space == train.space)
    if isinstance(pending, Revealing):
        return 1
    if pending is None or isinstance(pending, Drawing):
        return on_way + (task.until == CARD)
    left = left_of(pending)
    if on_way or left is None:
        return on_way
    move = left.move
    if isinstance(pending, Next):
        if train.colour == pending.colour and not left.fresh:
            return int(train.space in pending.waiting)
        move = move[1:]
    return int(train.colour in move or MULTI in move or left.fresh)  # fresh: the keeper may come


def may_deploy(task: Task, place: Place) -> bool:
    """May trains still come from the depot?"""
    pending = place.state.pending
    way = getattr(pending, "way", None)
    if way is not None:
        pending = way.then
    if isinstance(pending, Revealing):
        return True
    if pending is None or isinstance(pending, Drawing):
        return task.until == CARD
    if isinstance(pending, Deploying | Placing | Shunting):
        return True
    left = left_of(pending)
    return left is not None and bool(left.deploy or left.fresh)


def rolls(task: Task, place: Place, train: Train) -> int:
    """The most moves that a train can still make."""
    acts = actions_left(task, place)
    if task.alone and train.space != place.asked:
        acts = 0
    return acts + may_come(task, place, train)


def scope_of(task: Task, place: Place) -> Scope:
    state = place.state
    on, dice = state.map, {colour: max(faces(task, colour)) for colour in COLOURS}
    far: dict[Train, frozenset[str]] = {}
    for train in state.trains:
        points = rolls(task, place, train) * dice[train.colour]
        far[train] = within(on, train.space, train.heading, points)
    new = _new_trains(task, place, max(dice.values())) if may_deploy(task, place) else {}
    safe = state.clock + (state.deck - 1) * state.rules.clock > most_lost(task, place)
    trains, spaces, ones = _touching(task, place, far, new, safe)
    near: set[str] = set()
    for train in trains:
        if rolls(task, place, train):
            near |= within(on, train.space, train.heading, dice[train.colour])
    for start in ones:
        near |= within(on, start, "", max(dice.values()))
    return Scope(trains, region(on, spaces), region(on, frozenset(near)), safe)


def _new_trains(task: Task, place: Place, face: int) -> dict[str, frozenset[str]]:
    """Where trains that are still in the depot could come to, by their start place."""
    acts = 0 if task.alone else actions_left(task, place)
    on = place.state.map
    return {start: within(on, start, "", (acts + 1) * face) for start in on.starts}


def most_lost(task: Task, place: Place) -> int:
    """More tokens than this cannot be lost before the end of the task (SS-7.1)."""
    state = place.state
    rules = state.rules
    face = max([max(faces(task, colour)) for colour in COLOURS])
    one = max(face * max(rules.head_on_tokens, rules.unused_tokens), rules.start_place_tokens)
    moves = actions_left(task, place)
    moves += sum([may_come(task, place, train) for train in state.trains])
    if may_deploy(task, place):
        return (moves + MOST_DEPLOYED) * one + MOST_DEPLOYED * rules.no_deployment_tokens
    return moves * one


def _touching(
    task: Task,
    place: Place,
    far: dict[Train, frozenset[str]],
    new: dict[str, frozenset[str]],
    safe: bool,
) -> tuple[tuple[Train, ...], frozenset[str], list[str]]:
    """The trains that matter, all the spaces they could come to, and start places of new ones."""
    spaces: frozenset[str] = frozenset()
    if not task.is_about_one or not safe:
        return place.state.trains, spaces.union(*far.values(), *new.values()), list(new)
    trains = [train for train in far if train.space == place.asked]
    spaces = spaces.union(*[far[train] for train in trains])
    waiting: list[tuple[Train | str, frozenset[str]]] = [
        *[(train, reached) for train, reached in far.items() if train not in trains],
        *new.items(),
    ]
    starts: list[str] = []
    again = True
    while again:
        again = False
        for each in tuple(waiting):
            if each[1] & spaces:
                waiting.remove(each)
                spaces |= each[1]
                again = True
                if isinstance(each[0], str):
                    starts.append(each[0])
                else:
                    trains.append(each[0])
    return tuple(sorted(trains)), spaces, starts


def spare(on: Map, green: frozenset[str], posts: frozenset[str]) -> int:
    """How many discs that do not lie on these posts could be taken away (SS-5.2)."""
    cities = sum([not posts.issuperset(on.city_posts[city]) for city in on.cities])
    return len(green - posts) - cities


def key(task: Task, place: Place, scope: Scope) -> tuple[Any, ...]:
    """What is equal for places that are worth the same."""
    state, asked, ended = place
    on, far = state.map, scope.far
    return (
        state.pending,
        asked,
        ended,
        () if ended else state.players[state.active],
        scope.trains,
        tuple(sorted([train.colour for train in state.trains])),
        state.green & far.posts,
        spare(on, state.green, far.posts),
        tuple([state.closed[on.junction_at[one]] for one in on.junctions if one in far.junctions]),
        state.goods,
        state.stored,
        state.helpers,
        state.through,
        state.held,
        _time(state, scope),
        _chance(task, place),
    )


def _time(state: State, scope: Scope) -> tuple[int, ...]:
    """Clock and deck; of a deck that lasts only whether a card is the last one."""
    if scope.is_safe:
        return (min(state.deck, 2),)
    return state.clock, state.deck


def _chance(task: Task, place: Place) -> tuple[Any, ...]:
    """What cards and start places are still to come."""
    state = place.state
    if not may_deploy(task, place):
        return ()
    return state.unseen, state.under, state.places, state.tokens, state.trains
