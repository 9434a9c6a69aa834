"""In which order workers can have been placed in a shift (CG-2.1 to CG-2.4), turn by turn, until the mover's turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from glueckauf.games.card.choices import payments
from glueckauf.games.card.parts import Payment
from glueckauf.games.card.rules import State

MOST = 20_000  # places of a search; beyond, nothing is known
Uses = Mapping[str, Sequence[Payment | None]]  # zone by zone, the first use first
Taken = dict[str, int]  # how often the mover can have used a zone of each kind


class _Spot(NamedTuple):
    """How many uses of each zone are over, what everybody can still pay, and how often the mover took what."""

    done: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    passed: frozenset[int]
    seat: int
    taken: tuple[str, ...] = ()


class Search:
    """For the placements of a shift in an order that the rules allow.

    A use is a payment, one without cards if only its seat is settled, or None if all is open. Whoever has passed in the
    `state` passes on the way. After more than `most` places, and where nothing was found, `is_over` is false.
    """

    def __init__(
        self, state: State, uses: Uses, taken: Taken, most: int = MOST, all_paid: bool = True
    ) -> None:
        layout = state.layout
        assert state.to_move is not None, "somebody is to move"
        self.mover, self.size, self.start = state.to_move, len(state.players), state.start
        self.out = frozenset(n for n, player in enumerate(state.players) if player.passed)
        self.zones = [name for name in layout.zones if uses.get(name)]
        self.uses = [uses[name] for name in self.zones]
        self.first = [layout.empty_zones[layout.index[name]].cost for name in self.zones]
        self.taken, self.most, self.all_paid = taken, most, all_paid
        self.dead: set[_Spot] = set()

    @property
    def is_over(self) -> bool:
        return len(self.dead) <= self.most

    def run(self, hands: Sequence[tuple[int, ...]]) -> list[tuple[str, Payment]] | None:
        """`hands` are the worker cards that everybody had for it; the mover pays all of his, if asked to."""
        return self._from(_Spot((0,) * len(self.zones), tuple(hands), frozenset(), self.start))

    def _from(self, spot: _Spot) -> list[tuple[str, Payment]] | None:
        if spot in self.dead or not self.is_over:
            return None
        if spot.seat == self.mover and self._is_end(spot):
            return []
        if self._can_end(spot):
            for placed, then in self._onward(spot):
                rest = self._from(then)
                if rest is not None:
                    return [placed, *rest] if placed else rest
        self.dead.add(spot)
        return None

    def _is_end(self, spot: _Spot) -> bool:
        over = all(n == len(uses) for n, uses in zip(spot.done, self.uses, strict=True))
        is_paid = not (self.all_paid and spot.hands[self.mover])
        return over and is_paid and spot.passed == self.out

    def _can_end(self, spot: _Spot) -> bool:
        """Turns alternate: nobody can place much more often than the mover still will."""
        left = Counter(
            {
                name: len(uses) - n
                for name, n, uses in zip(self.zones, spot.done, self.uses, strict=True)
            }
        )
        hands = len(spot.hands[self.mover]) + self._without_cards(spot)
        own = min(hands, self._usable(spot, left))
        others = sum(n != self.mover and n not in spot.passed for n in range(self.size))
        if left.total() > own + (own + 1) * others:
            return False
        costs = [
            first + n
            for first, done, uses in zip(self.first, spot.done, self.uses, strict=True)
            for n in range(done, len(uses))
        ]
        return not self.all_paid or sum(costs) >= sum(spot.hands[self.mover])

    def _without_cards(self, spot: _Spot) -> int:
        """How often the mover will still place by an innovation alone."""
        due = (use for uses, n in zip(self.uses, spot.done, strict=True) for use in uses[n:])
        return sum(
            use is not None and use.seat == self.mover and not use.workers and bool(use.innovations)
            for use in due
        )

    def _usable(self, spot: _Spot, left: Counter[str]) -> int:
        """How often the mover can still have placed, by what he has to show for it."""
        kinds = Counter[str]()
        for name, number in left.items():
            kinds[_kind(name)] += number
        return sum(
            min(
                number,
                self.taken.get(kind, number + spot.taken.count(kind)) - spot.taken.count(kind),
            )
            for kind, number in kinds.items()
        )

    def _onward(self, spot: _Spot) -> Iterator[tuple[tuple[str, Payment] | None, _Spot]]:
        """What the seat can do: a placement, or to pass."""
        seat, mine = spot.seat, spot.seat == self.mover
        for at, name in enumerate(self.zones):
            n = spot.done[at]
            if n == len(self.uses[at]):
                continue
            kind = _kind(name)
            if mine and spot.taken.count(kind) >= self.taken.get(kind, len(spot.taken) + 1):
                continue
            for paid in self._ways(self.uses[at][n], spot, self.first[at] + n):
                left = Counter(spot.hands[seat]) - Counter(paid.workers)
                hands = list(spot.hands)
                hands[seat] = tuple(sorted(left.elements()))
                yield (
                    (name, paid),
                    spot._replace(
                        done=(*spot.done[:at], n + 1, *spot.done[at + 1 :]),
                        hands=tuple(hands),
                        seat=self._next(seat, spot.passed),
                        taken=tuple(sorted((*spot.taken, kind))) if mine else spot.taken,
                    ),
                )
        if seat in self.out:
            passed = spot.passed | {seat}
            yield None, spot._replace(passed=passed, seat=self._next(seat, passed))

    def _ways(self, use: Payment | None, spot: _Spot, cost: int) -> list[Payment]:
        """The payments of this seat: the mover's cards go first that are many, the others' that are few."""
        seat = spot.seat
        if use is not None and use.seat != seat:
            return []
        if use is not None and (use.workers or use.innovations):
            return [] if Counter(use.workers) - Counter(spot.hands[seat]) else [use]
        ways = [Payment(seat, way.workers) for way in payments(spot.hands[seat], (), cost)]
        return sorted(ways, key=lambda way: len(way.workers), reverse=seat == self.mover)

    def _next(self, seat: int, passed: frozenset[int]) -> int:
        seats = [(seat + n) % self.size for n in range(1, self.size + 1)]
        return next(one for one in seats if one not in passed)


def _kind(zone: str) -> str:
    return zone.partition("/")[0]
