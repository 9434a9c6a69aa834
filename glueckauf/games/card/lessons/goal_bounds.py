"""What a goal still needs at least: bounds that keep a search short.

Each of them is exact in one direction: it never calls a goal lost that can be reached, and never says
that more is missing than is.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from glueckauf.games.card.lessons.goals import Goal, Here, lorries
from glueckauf.games.card.parts import (
    ACTION_INNOVATIONS,
    Choosing,
    Delivering,
    Docking,
    Looking,
    Mining,
    Paying,
)
from glueckauf.games.goals import Amount

TAKEN = {  # words for what is taken card by card: the word of the list, that of its number
    "has_orders": "orders",
    "has_innovations": "innovations",
    "has_shares": "shares",
    "has_objectives": "objectives",
}


class Needs(NamedTuple):
    """What is missing: cards to take, those of them that come to a dock, lorries to load, trains."""

    cards: int
    docked: int
    lorries: int
    trains: int


def needs(goal: Goal, here: Here) -> Needs:
    wanted, player = dict(goal), here.player
    delivered = Counter(wanted.get("delivered", ()))
    delivered -= Counter(str(train.order) for train in player.delivered)
    trains = max(delivered.total(), _short(wanted.get("trains"), len(player.delivered)))
    loads = wanted.get("loads", {})
    loaded = sum(_short(n, player.docks[dock - 1].load) for dock, n in loads.items())
    lack = max(loaded, _short(wanted.get("lorries"), lorries(player)))
    held = Counter(map(str, player.orders))
    taken = {
        counted: max(
            (Counter(wanted.get(listed, ())) - Counter(map(str, getattr(player, counted)))).total(),
            _short(wanted.get(counted), len(getattr(player, counted))),
        )
        for listed, counted in TAKEN.items()
    }
    taken["orders"] = max(taken["orders"], (delivered - held).total(), trains - held.total())
    engines, wagons = _stands(wanted, here)
    engines = max(engines, trains - sum(bool(dock.engine) for dock in player.docks))
    empty = sum(wagon.load is None for dock in player.docks for wagon in dock.wagons)
    wagons = max(wagons, _twos(lack) - empty)
    mined = sum(card.lorries for card in (*player.row, *player.storage))
    rows = max(_twos(lack - mined), _short(wanted.get("row"), len(player.row)), 0)
    return Needs(
        cards=sum(taken.values()) + engines + wagons + rows,
        docked=engines + wagons,
        lorries=lack,
        trains=trains,
    )


def _twos(lorries: int) -> int:
    """So many cards at least have these lorries: two each."""
    return (lorries + 1) // 2


def _short(wanted: Amount | None, number: int) -> int:
    """So many are missing to an amount."""
    return max(0, wanted.least - number) if wanted and wanted.least is not None else 0


def _stands(wanted: dict[str, object], here: Here) -> tuple[int, int]:
    """Engines and wagons that are missing at the docks."""
    docks = here.player.docks
    named = wanted.get("docks", {})
    assert isinstance(named, dict)
    engines = sum(bool(engine) and not docks[n - 1].engine for n, (engine, _) in named.items())
    wagons = 0
    for n, (_, words) in named.items():
        crests = Counter(word.partition("=")[0] for word in words)
        wagons += (crests - Counter(wagon.crest for wagon in docks[n - 1].wagons)).total()
    here_engines = sum(bool(dock.engine) for dock in docks)
    here_wagons = sum(len(dock.wagons) for dock in docks)
    return (
        max(engines, _short(_amount(wanted, "engines"), here_engines)),
        max(wagons, _short(_amount(wanted, "wagons"), here_wagons)),
    )


def _amount(wanted: dict[str, object], word: str) -> Amount | None:
    found = wanted.get(word)
    return found if isinstance(found, Amount) else None


def is_hopeless(goal: Goal, here: Here) -> bool:
    """A card comes with a placement, one in each turn, or with an innovation of the hand.

    An innovation that is still to be drawn takes a placement itself.
    """
    missing = needs(goal, here).cards
    if not missing:
        return False
    state, placements = here.state, here.turns
    if state.placed and not isinstance(state.pending, Docking | Choosing | Looking):
        placements -= 1
    innovations = here.player.innovations
    played = sum(name in ACTION_INNOVATIONS for name in innovations)
    played += state.played and isinstance(state.pending, Docking)  # its card is still to come
    return missing > placements + played


def fewest_moves(goal: Goal, here: Here) -> int:
    """At least so many moves: a zone and its payment for a card, or an innovation; then its dock;
    every load and every train is one move, and their action one to begin with."""
    pending = here.state.pending
    lack = needs(goal, here)
    quick = sum(name in ACTION_INNOVATIONS for name in here.player.innovations)
    quick += isinstance(pending, Paying | Docking | Choosing | Looking)
    moves = min(lack.cards, quick) + 2 * max(0, lack.cards - quick)
    moves += max(0, lack.docked - isinstance(pending, Docking))
    if lack.lorries:
        moves += _twos(lack.lorries) + (not isinstance(pending, Mining | Paying))
    if lack.trains:
        moves += lack.trains + (not isinstance(pending, Delivering | Paying))
    return moves


def fewest_steps(goal: Goal, here: Here) -> int:
    """At least so many mining steps: one for each lorry to be loaded."""
    return needs(goal, here).lorries
