"""Could a game come to this position?

Of one action only the yard is told, so nothing is asked of how it came about. Where turns are planned, the zones and
the mover's cards are told as well; what the others have in their yards is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from glueckauf.core.puzzle import Impossible
from glueckauf.games.card.hidden import cards_of
from glueckauf.games.card.parts import Dock, Train
from glueckauf.games.card.puzzles.course import Search
from glueckauf.games.card.puzzles.puzzle import ARRANGED, CardPuzzle
from glueckauf.games.card.rules import State

WORKERS, PASSED, CARDS = ARRANGED


def impossible(puzzle: CardPuzzle) -> Iterator[Impossible]:
    """What of the position no game can come to."""
    state = puzzle.task.start
    yield from _tokens(state)
    yield from _workers(state)
    yield from _decks(state)
    if puzzle.task.turns:
        yield from _yard(state, puzzle.seat)
        yield from _turns(state)


def _tokens(state: State) -> Iterator[Impossible]:
    """Every shift that is over gave its token to somebody, and the last one starts (CG-5.2)."""
    holders = {token: seat for seat, player in enumerate(state.players) for token in player.tokens}
    for token in range(1, state.shift):
        if token not in holders:
            problem = (
                f"somebody has the token of shift {token} (CG-5.2); add it to the tokens of a seat"
            )
            yield Impossible("position.seats", problem)
    holder = holders.get(state.shift - 1, state.start)
    if holder != state.start:
        problem = (
            f"seat {holder} has the token of shift {state.shift - 1} and so starts shift {state.shift} (CG-5.2), not"
            f" seat {state.start}"
        )
        yield Impossible("position.start", problem)


def _workers(state: State) -> Iterator[Impossible]:
    """Worker cards are in hand or in zones, all of them (CG-1.4)."""
    for seat, player in enumerate(state.players):
        missing = Counter(state.layout.workers) - Counter(player.workers) - _paid(state, seat)
        if missing:
            cards = ", ".join(map(str, sorted(missing.elements())))
            problem = (
                f"{cards}: these worker cards of seat {seat} lie nowhere (CG-1.4); lay them into zones, or say"
                f' arranged = ["{WORKERS}"]'
            )
            yield Impossible(f"position.seats.{seat}.workers", problem, WORKERS)


def _paid(state: State, seat: int) -> Counter[int]:
    """The worker cards of a seat that lie in zones."""
    paid = [paid.workers for zone in state.zones for paid in zone.cards if paid.seat == seat]
    return Counter(worker for workers in paid for worker in workers)


def _decks(state: State) -> Iterator[Impossible]:
    """No card is lost: all lie in stacks, hands, rows, docks, zones or out of the game (CG-1.1)."""
    for kind, deck in state.rules.decks.items():
        missing = len(deck) - sum(1 for _ in cards_of(state, kind))
        if missing:
            problem = (
                f"{missing} {kind} cards lie nowhere (CG-1.1); give the stack more of them, or a seat, or say"
                f' arranged = ["{CARDS}"]'
            )
            yield Impossible("position.left", problem, CARDS)


def taken(state: State, seat: int) -> dict[str, int]:
    """How often a player can have used the zones of this shift, by the cards that came of it and stay."""
    own = state.players[seat]
    trains: tuple[Dock | Train, ...] = (*own.docks, *own.delivered)
    wagons = [wagon for train in trains for wagon in train.wagons]
    loads = sum(wagon.load is not None for wagon in wagons)
    paid = [paid for zone in state.zones for paid in zone.cards if paid.seat == seat]
    played = len(state.boxed) + sum(len(one.innovations) for one in paid)
    most = {
        "lorry": len(own.row) + len(own.storage) + loads,
        "wagon": len(wagons),
        "engine": sum(bool(train.engine) for train in trains),
        "order": len(own.orders) + len(own.delivered),
        "share": len(own.shares),
        "innovation": len(own.innovations) + played,
        "objective": len(own.objectives),
    }
    return most if own.delivered else {**most, "delivery": 0}


def placements(state: State, seat: int) -> int:
    """How often a player can have placed workers up to now without worker innovations."""
    now = sum(bool(p.workers) and p.seat == seat for zone in state.zones for p in zone.cards)
    return len(state.layout.workers) * (state.shift - 1) + now


def cards(state: State, seat: int) -> int:
    """The cards that a player has taken and still has; each took a placement, or an innovation that took one."""
    kinds = {
        kind: n for kind, n in taken(state, seat).items() if kind not in ("delivery", "innovation")
    }
    return sum(kinds.values()) + len(state.players[seat].innovations)


def _yard(state: State, seat: int) -> Iterator[Impossible]:
    """What the mover has came from placements, and his placements brought what he has."""
    owned, most = cards(state, seat), placements(state, seat)
    if owned > most:
        problem = (
            f"seat {seat} has {owned} cards, but can have placed workers only {most} times up to now (CG-2.2); give"
            " a later shift, or fewer cards"
        )
        yield Impossible("position.shift", problem)
    had = taken(state, seat)
    uses = Counter(
        name.partition("/")[0]
        for name, zone in zip(state.layout.zones, state.zones, strict=True)
        for paid in zone.cards
        if paid.seat == seat
    )
    for kind, number in uses.items():
        if number > had.get(kind, number):
            problem = (
                f"seat {seat} placed workers there {number} times in this shift and has nothing to show for it"
                f" (CG-2.6): give it {kind} cards, or let others place there"
            )
            yield Impossible(f"position.zones.{kind}", problem)


def _turns(state: State) -> Iterator[Impossible]:
    """Turns go round from who started, skipping whoever has passed (CG-2.1)."""
    seats = range(len(state.players))
    uses = {name: zone.cards for name, zone in zip(state.layout.zones, state.zones, strict=True)}
    hands = [tuple(sorted(_paid(state, seat).elements())) for seat in seats]
    search = Search(state, uses, {})
    if search.run(hands) is None and search.is_over:
        problem = (
            f"turns go round from seat {state.start} (CG-2.1), and so it is not the turn of seat {state.to_move} after"
            " these placements, with all others out that have passed; let others place less often, or say"
            f' arranged = ["{PASSED}"]'
        )
        yield Impossible("position.zones", problem, PASSED)
