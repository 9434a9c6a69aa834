"""Actions that deserve a thought beside driving: loads, and what opens the way of a train."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from glueckauf.games.signal import notation as note
from glueckauf.games.signal.actions import ways_to_pay, why_not_disc
from glueckauf.games.signal.bots.prospects import Prospects, Task, Tasks, prospects
from glueckauf.games.signal.bots.ways import Border
from glueckauf.games.signal.notation import Move
from glueckauf.games.signal.parts import CARDS, Hand, Train
from glueckauf.games.signal.rules import State

NEAR = 7  # spaces ahead of a train in which borders are opened
CLOSE = 6  # spaces ahead in which its way is opened before a train drives
SOURCES = 2  # discs that are thought of for each post


def actions(state: State) -> list[Move]:
    """What helps the trains on their ways, each with its cheapest payment."""
    loads = [loading(state, train) for train in state.trains]
    known = [move for move in (*loads, *_borders(state)) if move is not None]
    return [move for move in dict.fromkeys(known) if state.why_not(move) is None]


def payment(hand: Hand, own: str) -> str | None:
    """Its own card, or the two cards of which most are left; None if nothing can pay."""
    found = ways_to_pay(hand, own)
    if not found:
        return None
    return max(found, key=lambda pay: (not pay, _plenty(hand, pay)))


def _plenty(hand: Hand, pay: str) -> tuple[int, str]:
    """How many cards of the scarcer kind are left after paying these."""
    left = [have - pay.count(card) for have, card in zip(hand, CARDS, strict=True)]
    return min([n for n, card in zip(left, CARDS, strict=True) if card in pay], default=0), pay


def loading(state: State, train: Train) -> Move | None:
    """The load of a train that stands with goods that count, paid with the card of which there are most."""
    hand = state.players[state.active]
    if train.load or train.space not in state.layout.map.exits or not any(hand):
        return None
    move = note.load(train.space, _plentiful(hand))
    wanted = state.layout.map.nodes[train.space].colour in prospects(state).counts
    return move if wanted and state.why_not(move) is None else None


def _plentiful(hand: Hand) -> str:
    return max(CARDS, key=lambda one: (hand[CARDS.index(one)], one != "t"))


def opening(state: State, train: Train) -> Move | None:
    """What opens the next border that is shut close ahead of a train, if the hand can pay for it."""
    hand = state.players[state.active]
    tasks = Tasks(state).found
    hope = next(task.hope for task in tasks if task.train.space == train.space)
    for n, (border, shut) in enumerate(borders(hope, train)):
        if n >= CLOSE:
            break
        if shut:
            pay = payment(hand, "w" if border.junction else "s")
            if pay is None:
                return None
            if border.junction:
                return note.switch(border.junction, border.closed, pay)
            sources = _sources(state, border.post, _used(tasks))
            return note.signal(sources[0], border.post, pay) if sources else None
    return None


def _used(tasks: list[Task]) -> dict[str, int]:
    """The posts on the ways of trains; the nearer, the more they are needed."""
    used: dict[str, int] = {}
    for _, train, hope in tasks:
        for n, (border, _) in enumerate(borders(hope, train)):
            if border.post:
                used[border.post] = max(used.get(border.post, 0), NEAR * 3 - n)
    return used


def _borders(state: State) -> Iterator[Move]:
    """What is shut on the ways of trains; discs are taken where no way leads."""
    hand = state.players[state.active]
    tasks = Tasks(state).found
    used = _used(tasks)
    signal, switch = payment(hand, "s"), payment(hand, "w")
    for _, train, hope in tasks:
        for border, shut in islice(borders(hope, train), NEAR):
            if shut and border.junction and switch is not None:
                yield note.switch(border.junction, border.closed, switch)
            if shut and border.post and signal is not None:
                for source in _sources(state, border.post, used):
                    yield note.signal(source, border.post, signal)


def borders(hope: Prospects, train: Train) -> Iterator[tuple[Border, bool]]:
    """The borders on the way of a train, space by space, and whether they are shut."""
    first, place = hope.ways(train).first, hope.net.place(train)
    for _ in range(NEAR * 3):
        step = first[place]
        if step is None:
            return
        yield step.border, hope.is_shut(*step.border)
        place = step.to


def _sources(state: State, target: str, used: dict[str, int]) -> list[str]:
    """The discs that are missed least."""
    on, green = state.layout.map, state.green
    free = [post for post in sorted(green) if why_not_disc(on, green, post, target) is None]
    city = on.posts[target].city
    free.sort(key=lambda post: (used.get(post, 0), on.posts[post].city != city))
    return free[:SOURCES]
