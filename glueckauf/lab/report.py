"""What a comparison of two rule sets found, and all that is needed to find it again.

report = ga.lab.compare(None, "free_storage=true")
report                            the question, the answer in one sentence, and a table
report.effect, report.low, report.high          what B has more than A, and the interval
report.verdict                    "higher", "lower", "no difference" (as large as asked for) or "undecided"
report.fresh_effect               the same on decks that were played after the decision: not too large
report.frame                      every number of every game, tidy, for pandas
report.save("storage.toml")       kept, with every block; ga.lab.load_report("storage.toml") reads it
report.rerun() == report          the same games again, bit for bit

Effects are means over blocks of what the metric says of B less what it says of A on the same deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from html import escape
from math import isfinite, nan
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from glueckauf import __version__
from glueckauf.core.rows import Rows, html_table, text_table, tidy
from glueckauf.lab.blocks import Played, apart_so_far
from glueckauf.lab.design import Design
from glueckauf.lab.intervals import Interval, Moments, mean_of
from glueckauf.lab.metrics.metric import Metric
from glueckauf.lab.plot import Plot
from glueckauf.lab.stopping import (
    UNDECIDED,
    Judge,
    Look,
    Method,
    always_valid,
    always_valid_p,
    fresh_decks,
    holm,
    looks,
)

SIDES = ("a", "b")


class Finding(NamedTuple):
    """What was found about one metric; of those beside the main one, adjusted for their number."""

    metric: str
    a: float  # its mean under A
    b: float
    effect: float
    low: float
    high: float
    chance: float  # of such an effect, if there were none; after Holm
    is_found: bool


@dataclass(frozen=True, eq=False)
class Report:
    """The numbers of every block, and what follows from them."""

    designs: tuple[Design, Design]  # A and B, which differ in their rules
    metrics: tuple[Metric, ...]  # the one that decides, and those that are looked at beside it
    method: Method
    played: tuple[Played, ...]
    language: str = "en"
    version: str = __version__
    hashes: tuple[str, str] = ("", "")  # of both rule sets, as they were measured
    fresh: tuple[Played, ...] = ()  # played after the decision, to see how large the effect is

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Report) and self._result == other._result

    def __hash__(self) -> int:
        return hash(self._result)

    @property
    def _result(self) -> tuple[object, ...]:
        names = tuple(one.name for one in self.metrics)
        return self.designs, names, self.method, self.played, self.hashes, self.fresh

    # --- What was asked -------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self.designs[0].game

    @property
    def players(self) -> int:
        return self.designs[0].players

    @property
    def rules_a(self) -> Any:
        return self.designs[0].rules

    @property
    def rules_b(self) -> Any:
        return self.designs[1].rules

    @property
    def hash_a(self) -> str:
        return self.hashes[0]

    @property
    def hash_b(self) -> str:
        return self.hashes[1]

    @property
    def bots(self) -> tuple[str, ...]:
        return self.designs[0].bots

    @property
    def seeds(self) -> range:
        """Of the decks that were played."""
        first = self.designs[0].first
        return range(first, first + len(self.played))

    @property
    def metric(self) -> str:
        return self.metrics[0].name

    @property
    def stop(self) -> str:
        return self.method.stop

    # --- What was found -------------------------------------------------------------------------

    @property
    def blocks(self) -> int:
        return len(self.played)

    @property
    def games(self) -> int:
        return sum(len(side) for block in self.played for side in block.sides)

    def differences(self, metric: int = 0) -> tuple[float, ...]:
        """Of every block, what B has more than A."""
        return tuple(block.difference(metric) for block in self.played)

    def means(self, side: int, metric: int = 0) -> tuple[float, ...]:
        """Of every block, what the metric says of one side."""
        return tuple(block.mean(side, metric) for block in self.played)

    @cached_property
    def looks(self) -> tuple[Look, ...]:
        """What was known after each block."""
        return tuple(looks(self.differences(), self.method, apart_so_far(self.played)))

    @property
    def effect(self) -> float:
        return self.looks[-1].effect

    @property
    def low(self) -> float:
        return self.looks[-1].low

    @property
    def high(self) -> float:
        return self.looks[-1].high

    @property
    def interval(self) -> Interval:
        """The effect with its always-valid interval: true although one stopped when it suited."""
        return Interval(self.effect, self.low, self.high)

    @property
    def verdict(self) -> str:
        return self.looks[-1].verdict

    @property
    def decided(self) -> bool:
        return self.verdict != UNDECIDED

    @property
    def is_equal(self) -> bool:
        """Do all decks say the same, so that none tells how much others may differ?"""
        return self.blocks > 1 and not Moments(self.differences()).differing

    @property
    def fresh_wanted(self) -> int:
        """How many decks are played after the decision."""
        return fresh_decks(self.method, self.blocks, self.verdict)

    @property
    def is_over(self) -> bool:
        """Is there nothing left to play?"""
        if not self.decided:
            return self.blocks >= self.method.most
        return len(self.fresh) >= self.fresh_wanted

    @cached_property
    def fresh_effect(self) -> Interval | None:
        """The effect on decks that had no part in the decision, which is not likely to be too large.

        Their number was known before the first of them, so that an ordinary interval holds.
        """
        if len(self.fresh) < 2:
            return None
        *_, reach = apart_so_far((*self.played, *self.fresh))
        return mean_of([block.difference() for block in self.fresh], self.method.alpha, reach)

    @property
    def variance_ratio(self) -> float:
        """The variance of the effect, as a share of what it would be with other decks for B than for A.

        The smaller, the more games the pairing saves; not a number where nothing varies.
        """
        unpaired = sum(Moments(self.means(side)).variance for side in (0, 1))
        return Moments(self.differences()).variance / unpaired if unpaired else nan

    @cached_property
    def main(self) -> Finding:
        """The metric that decides."""
        *_, reach = apart_so_far(self.played)
        chance = always_valid_p(Moments(self.differences()), self.method.alpha, reach)
        a, b = (fmean(self.means(side)) for side in (0, 1))
        found = self.verdict in ("higher", "lower")
        return Finding(self.metric, a, b, *self.interval, chance, found)

    @cached_property
    def also(self) -> tuple[Finding, ...]:
        """The other metrics: chances after Holm, and intervals that hold for all of them together."""
        others = range(1, len(self.metrics))
        share = self.method.alpha / max(1, len(others))
        reaches = [list(apart_so_far(self.played, n))[-1] for n in others]
        told = [
            (Moments(self.differences(n)), share, reach)
            for n, reach in zip(others, reaches, strict=True)
        ]
        chances = holm([always_valid_p(*one) for one in told])
        return tuple(
            Finding(
                self.metrics[n].name,
                fmean(self.means(0, n)),
                fmean(self.means(1, n)),
                *always_valid(*one),
                chance,
                chance <= self.method.alpha,
            )
            for n, one, chance in zip(others, told, chances, strict=True)
        )

    @property
    def path(self) -> Rows:
        """How it came to be decided: one row for each block."""
        lower, upper = Judge(self.method).bounds
        return tidy({**one._asdict(), "lower": lower, "upper": upper} for one in self.looks)

    def to_rows(self) -> Rows:
        """One row for every number of every game."""
        return tidy(
            {"deck": block.deck, "side": name, "rotation": n, "metric": metric.name, "value": value}
            for block in self.played
            for name, side in zip(SIDES, block.sides, strict=True)
            for n, game in enumerate(side)
            for metric, value in zip(self.metrics, game.values, strict=True)
        )

    @property
    def frame(self) -> Any:
        """The same as a pandas DataFrame."""
        return self.to_rows().to_frame()

    def findings(self) -> Rows:
        """One row for every metric; None where a number has no bound."""
        return tidy(
            {name: _bounded(value) for name, value in one._asdict().items()}
            for one in (self.main, *self.also)
        )

    # --- What can be done with it ---------------------------------------------------------------

    def rerun(self, jobs: int | None = None, progress: bool | None = None) -> Report:
        """The same games again."""
        from glueckauf.lab.compare import rerun

        return rerun(self, jobs, progress)

    def save(self, path: str | Path, *, replace: bool = False) -> None:
        """Keep it in a file, TOML or JSON by its ending; one that exists is replaced only if you say so."""
        from glueckauf.lab.kept_reports import save_report

        save_report(self, path, replace=replace)

    def plot(self, language: str = "") -> Plot:
        """What B has more than A on every deck, and the mean with its interval; `ga.lab.plots` has more."""
        from glueckauf.lab.plots.comparing import paired_differences

        return paired_differences(self, language)

    def pdf(self, path: str | Path, language: str = "", *, jobs: int | None = None) -> None:
        """One page for people who were not there; some of its decks are played again for a plot."""
        from glueckauf.lab.page import write
        from glueckauf.lab.page.telling import report_page

        language = language or self.language
        write(report_page(self, language, jobs), path, language)

    def question(self, language: str = "") -> str:
        from glueckauf.lab.telling import question

        return question(self, language or self.language)

    def answer(self, language: str = "") -> str:
        """In one sentence, with interval and number."""
        from glueckauf.lab.telling import answer

        return answer(self, language or self.language)

    def caption(self, language: str = "") -> str:
        """What was played, and how it was decided."""
        from glueckauf.lab.telling import caption

        return caption(self, language or self.language)

    def table(self, language: str = "") -> tuple[list[str], list[list[str]]]:
        """The heads and the cells of the table."""
        from glueckauf.lab.telling import table

        return table(self, language or self.language)

    def __repr__(self) -> str:
        told = (self.question(), self.answer(), text_table(*self.table()), self.caption())
        return "\n".join(told)

    def _repr_html_(self) -> str:
        head = f"<p><b>{escape(self.question())}</b></p><p>{escape(self.answer())}</p>"
        return f"<div>{head}{html_table(*self.table())}<p>{escape(self.caption())}</p></div>"


def _bounded(value: Any) -> Any:
    return None if isinstance(value, float) and not isfinite(value) else value
