"""A plain expectimax: every move that `legal_moves` allows, every outcome of `chances`. No cleverness.

It is the judge of the solver and imports nothing of it: horizon and objective are told here a second
time. Only equal states are looked at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from glueckauf.core.protocol import CHANCE
from glueckauf.games.signal import moving
from glueckauf.games.signal.parts import Drawing, Leaving, Passing, Revealing, Rolled, Rolling
from glueckauf.games.signal.rules import State

Rank = tuple[Fraction, ...]
Place = tuple[State, str, bool]  # the train that is asked for, and whether the actions have ended


class TooMany(Exception):
    """There are more states than the judge may look at."""


class Plain:
    """The judge of one question: a train (or none), a goal, and words that count."""

    def __init__(
        self,
        start: State,
        objective: tuple[str, ...],
        train: str = "",
        space: str = "",
        until: str = "turn",
        words: tuple[str, ...] = (),
        alone: bool = False,
        given: tuple[tuple[str, str | int], ...] = (),
        without: tuple[str, ...] = (),
        most: int = 4000,
    ) -> None:
        assert not without, "the judge knows no techniques"
        self.start, self.objective, self.train, self.space = start, objective, train, space
        self.until, self.words, self.alone = until, words, alone
        self.given = dict(given)
        self.most = most
        self.seen: dict[Any, Rank] = {}
        self.acted = start.pending is not None  # until a card: no actions come before it

    def value(self) -> Rank:
        return self._value(self.start, self.train, False)

    def best(self) -> tuple[str, ...]:
        """The first decisions that keep the optimum."""
        if self.start.to_move == CHANCE:
            return ()
        value, place = self.value(), (self.start, self.train, False)
        return tuple(m for m in self._moves(*place[:2]) if self._after(*place, m) == value)

    def _moves(self, state: State, asked: str) -> Sequence[str]:
        moves = [
            move
            for move in state.legal_moves()
            if not (self.alone and move.startswith("train/"))
            or move.removeprefix("train/").partition(":")[0] == asked
        ]
        free = [m for m in moves if m == "end" or m.partition("/")[0] in self.words]
        return free if self.words and free else moves

    def is_end(self, state: State, ended: bool) -> bool:
        """Is the task over: after the actions, or after the card?"""
        if state.is_over or (ended and self.until == "turn"):
            return True
        return self.until == "card" and state.pending is None and (ended or self.acted)

    def _value(self, state: State, asked: str, ended: bool) -> Rank:
        if self.is_end(state, ended):
            return (Fraction(0),) * len(self.objective)
        place = state, asked, ended
        if place not in self.seen:
            if len(self.seen) >= self.most:
                raise TooMany
            if state.to_move == CHANCE:
                total: Rank = (Fraction(0),) * len(self.objective)
                for outcome, chance in self.chances(state).items():
                    worth = self._after(*place, outcome)
                    total = tuple(a + chance * b for a, b in zip(total, worth, strict=True))
                self.seen[place] = total
            else:
                self.seen[place] = max(self._after(*place, m) for m in self._moves(state, asked))
        return self.seen[place]

    def chances(self, state: State) -> dict[str, Fraction]:
        """As the rules say, but for what is given."""
        found = dict(state.chances())
        sure = ""
        if isinstance(state.pending, Rolling):
            train = moving.train_at(state, state.pending.way.space)
            assert train is not None
            sure = f"die/{self.given.get(train.colour)}"
        elif isinstance(state.pending, Revealing):
            sure = f"card/{self.given.get('card')}"
        return {one: Fraction(1) for one in found if one == sure} or found

    def _after(self, state: State, asked: str, ended: bool, move: str) -> Rank:
        gains, place = self.step(state, asked, ended, move)
        return tuple(g + r for g, r in zip(gains, self._value(*place), strict=True))

    def step(self, state: State, asked: str, ended: bool, move: str) -> tuple[Rank, Place]:
        """What a move brings, and the place after it."""
        then = state.after(move)
        gone, settled = self._follow(state, then, asked, move)
        more = sum(map(sum, then.stored)) - sum(map(sum, state.stored))
        told = [event for event in then.events if event.name == "tokens-lost"]
        gains = {
            "delivered": int(settled),
            "reached": int(settled),
            "goods": more,
            "won": int(bool(then.winners)),
            "-cards": -self._played(state, move),
            "-tokens": -sum(int(event.facts["tokens"]) for event in told),
        }
        place = then, "" if settled else gone, ended or move == "end"
        return tuple(Fraction(gains[word]) for word in self.objective), place

    def played(self, line: str) -> Rank:
        """What a line is worth, each of its moves put through `State.after`, and nothing but sure chance
        between them; after its end all is played as well as possible."""
        place: Place = self.start, self.train, False
        total: Rank = (Fraction(0),) * len(self.objective)
        for move in line.split():
            while place[0].to_move == CHANCE:
                gained, place = self.step(*place, self._sure(place[0]))
                total = tuple(a + b for a, b in zip(total, gained, strict=True))
            gained, place = self.step(*place, move)
            total = tuple(a + b for a, b in zip(total, gained, strict=True))
        return tuple(a + b for a, b in zip(total, self._value(*place), strict=True))

    def _sure(self, state: State) -> str:
        """What chance does for certain; cards that are drawn come too late to matter."""
        found = self.chances(state)
        assert len(found) == 1 or isinstance(state.pending, Drawing), "an open roll ends a line"
        return max(found, key=lambda outcome: found[outcome])

    def _played(self, state: State, move: str) -> int:
        """Cards that a move takes out of the hand: two after a colon, else one of its own."""
        word, _, rest = move.partition("/")
        if word == "load":
            return 1
        if word not in ("signal", "switch", "train"):
            return 0
        return 2 if rest.rpartition(":")[2] in ("ss", "sw", "st", "ww", "wt", "tt") else 1

    def _follow(self, state: State, then: State, asked: str, move: str) -> tuple[str, bool]:
        """Where the train is that is asked for, and whether it did what it should."""
        pending = state.pending
        if not isinstance(pending, (Rolling, Rolled, Leaving, Passing)):
            return asked, False
        if not asked or pending.way.space != asked or move == "reroll":
            return asked, False
        if move == "dispatcher" or isinstance(then.pending, (Rolled, Leaving)):
            return asked, False
        before, after = set(state.trains), set(then.trains)
        gone = asked
        if before != after:
            gone = next((train.space for train in after - before), "")
        if "reached" in self.objective:
            return gone, self.space in self._path(state, asked, move)
        stored = [sum(row) for row in then.stored]
        ports = state.map.ports
        now = [p for p, n, row in zip(ports, stored, state.stored, strict=True) if n > sum(row)]
        return gone, bool(now) and self.space in ("", now[0])

    def _path(self, state: State, asked: str, move: str) -> tuple[str, ...]:
        if move == "stop":
            return ()
        points = int(move[4:]) if move.startswith("die/") else state.pending.points  # type: ignore[union-attr]
        by = move.removeprefix("exit/") if move.startswith("exit/") else ""
        train = moving.train_at(state, asked)
        assert train is not None
        if asked in state.map.exits and not by:
            return ()  # no green way out
        return moving.run(state, train, points, by, state.through).path
