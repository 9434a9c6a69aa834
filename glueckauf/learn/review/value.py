"""A review as a value: every decision judged, where the points came from, and what was wasted.

    review.slips                      the dearest decisions, those beyond all doubt only
    review.to_rows()                  one row for every decision
    review.points.to_rows()           points by source
    Review.read(review.dumps())       the same again

Numbers are points. A margin is the lead that a player is expected to have when the chapter ends; a `doubt`
is what stands behind ± (a 99 % interval, for a game has many decisions). A cost counts as a slip only if it is larger than its doubt.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.fields import tree as read_tree
from glueckauf.core.record import Record
from glueckauf.core.rows import Rows, tidy
from glueckauf.games.contract import Proof

FORMAT = "glueckauf-review"
LEAST = 1.0  # points that a slip costs at least


class Judged(NamedTuple):
    """A decision: what was played until the turn ended or something came to light, and what was found.

    All of it rests on what the player could see then.
    """

    turn: int  # of the record, from 1
    seat: int
    ply: int  # moves before it
    played: tuple[str, ...]
    better: tuple[str, ...]  # the best line found; the played one if nothing else was found
    cost: float  # the margin of the better line less that of the played one
    doubt: float
    margins: tuple[float, ...]  # that every player can expect after it, by seat
    doubts: tuple[float, ...]
    tries: int  # pairs of play-outs that the cost comes from
    greedy: str  # the moves that the bots would have begun with
    search: str
    proof: Proof | None = None

    @property
    def is_slip(self) -> bool:
        return self.cost >= LEAST and self.cost > self.doubt

    def is_like(self, whom: str) -> bool:
        """Was it what `greedy` or `search` would have begun with, or `sound`: no slip?"""
        told = {"greedy": self.greedy, "search": self.search}
        return not self.is_slip if whom == "sound" else self.played[0] == told[whom]


class Points(NamedTuple):
    """Where the points came from: the name of a source in the scoresheet, and by seat what it brought."""

    sources: tuple[tuple[str, tuple[int, ...]], ...]

    def to_rows(self) -> Rows:
        return tidy(
            {"source": source, "seat": seat, "vp": vp}
            for source, row in self.sources
            for seat, vp in enumerate(row)
        )


class Review(NamedTuple):
    """A record, judged with a budget of so many play-outs for a decision."""

    record: Record
    iterations: int
    seed: int
    judged: tuple[Judged, ...]
    points: Points
    facts: tuple[
        tuple[str, tuple[int, ...]], ...
    ]  # what was wasted, by seat; the game has the names
    result: tuple[int, ...]  # the points as the record ends
    is_over: bool

    @property
    def slips(self) -> list[Judged]:
        """The dearest first."""
        return sorted((one for one in self.judged if one.is_slip), key=lambda one: -one.cost)

    @property
    def turns(self) -> list[Judged]:
        """The first decision of every turn: those that the chart shows."""
        first: dict[int, Judged] = {}
        for one in self.judged:
            first.setdefault(one.turn, one)
        return list(first.values())

    def of(self, seat: int) -> list[Judged]:
        return [one for one in self.judged if one.seat == seat]

    def share(self, seat: int, whom: str = "sound") -> float | None:
        """The share of a player's decisions without a slip, or like those of a bot; None: there are none."""
        own = self.of(seat)
        return sum(one.is_like(whom) for one in own) / len(own) if own else None

    def to_rows(self) -> Rows:
        """One row for every decision."""
        return tidy(
            {
                "turn": one.turn,
                "seat": one.seat,
                "played": " ".join(one.played),
                "better": "" if one.better == one.played else " ".join(one.better),
                "cost": one.cost,
                "doubt": one.doubt,
                "slip": one.is_slip,
                "proven": one.proof is not None and one.proof.missed > 0,
                "margin": one.margins[one.seat],
                "margin_doubt": one.doubts[one.seat],
                "greedy": one.greedy,
                "search": one.search,
                "pairs": one.tries,
            }
            for one in self.judged
        )

    def to_frame(self) -> Any:
        return self.to_rows().to_frame()

    # --- Kept on disk -------------------------------------------------------------------------

    def dumps(self) -> str:
        """As JSON, a line for every decision."""
        head: dict[str, Any] = {
            FORMAT: 1,
            "record": str(self.record),
            "iterations": self.iterations,
            "seed": self.seed,
            "points": [[name, list(row)] for name, row in self.points.sources],
            "facts": [[name, list(row)] for name, row in self.facts],
            "result": list(self.result),
            "over": self.is_over,
        }
        lines = [json.dumps(head, ensure_ascii=False)[:-1] + ', "judged": [']
        judged = [json.dumps(_tree(one), ensure_ascii=False) for one in self.judged]
        return "\n".join([*lines, ",\n".join(judged), "]}"]) + "\n"

    @classmethod
    def read(cls, text: str, path: str = "review") -> Review:
        """What `dumps` wrote; FileError if it is something else."""
        try:
            tree = read_tree(text, path, "json").value
            if tree[FORMAT] != 1:
                raise FileError(path, FORMAT, "is of a format that is not known here; known is 1")
            return cls(
                Record.read(tree["record"], path),
                int(tree["iterations"]),
                int(tree["seed"]),
                tuple(map(_judged, tree["judged"])),
                Points(tuple((name, tuple(row)) for name, row in tree["points"])),
                tuple((name, tuple(row)) for name, row in tree["facts"]),
                tuple(tree["result"]),
                bool(tree["over"]),
            )
        except FileError:
            raise
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
            raise FileError(path, "file", "this is no stored review") from None


def _tree(one: Judged) -> dict[str, Any]:
    """Without what says nothing, and lines as text."""
    tree = one._asdict() | {"played": " ".join(one.played), "better": " ".join(one.better)}
    tree["proof"] = None if one.proof is None else list(one.proof)
    return {key: value for key, value in tree.items() if value is not None}


def _judged(tree: Mapping[str, Any]) -> Judged:
    fields = dict(tree)
    for key in ("played", "better"):
        fields[key] = tuple(fields[key].split())
    for key in ("margins", "doubts"):
        fields[key] = tuple(fields[key])
    if "proof" in fields:
        fields["proof"] = Proof(*fields["proof"])
    return Judged(**fields)
