"""One rule set, measured: the mean of each metric and of its parts, with intervals.

found = ga.lab.survey(metrics=["seat_advantage", "sources"], blocks=100)
found                             what was asked, and a table
found.to_rows()                   metric, part, mean, low, high, blocks
found.save("published.toml")      kept, with every block; ga.lab.load_survey("published.toml") reads it
found.rerun() == found            the same games again, bit for bit

The number of blocks is said before the first game, so an ordinary interval is honest. A part that some
games do not have, such as the price of a space that nobody used, is a mean over the blocks that have it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from html import escape
from math import isfinite
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from glueckauf import __version__
from glueckauf.core.rows import Rows, html_table, text_table, tidy
from glueckauf.core.texts import LANGUAGES
from glueckauf.lab.blocks import Played, as_metrics
from glueckauf.lab.design import Design, as_design, meant, rules_hash
from glueckauf.lab.intervals import Interval, mean_of
from glueckauf.lab.makers import Bots
from glueckauf.lab.metrics import Named, part_title, usual
from glueckauf.lab.metrics.metric import Metric
from glueckauf.lab.playing import played_to_the_end
from glueckauf.lab.telling import mean_between, number, rules_told, saying, seats_told

COLUMNS = ("metric", "part", "mean", "interval", "blocks")


class Mean(NamedTuple):
    """What was measured of a metric, or of one of its parts."""

    metric: str
    part: str  # "": the metric itself
    found: Interval
    blocks: int  # that have it


@dataclass(frozen=True, eq=False)
class Survey:
    """The numbers of every block, and what follows from them."""

    design: Design
    metrics: tuple[Metric, ...]
    played: tuple[Played, ...]
    language: str = "en"
    version: str = __version__
    hash: str = ""  # of the rule set, as it was measured

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Survey) and self._result == other._result

    def __hash__(self) -> int:
        return hash((self.design, self.hash, len(self.played)))

    @property
    def _result(self) -> tuple[object, ...]:
        return self.design, tuple(one.name for one in self.metrics), self.played, self.hash

    @property
    def rules(self) -> Any:
        return self.design.rules

    @property
    def bots(self) -> tuple[str, ...]:
        return self.design.bots

    @property
    def blocks(self) -> int:
        return len(self.played)

    @property
    def games(self) -> int:
        return sum(len(block.sides[0]) for block in self.played)

    @property
    def seeds(self) -> range:
        return range(self.design.first, self.design.first + len(self.played))

    @cached_property
    def means(self) -> tuple[Mean, ...]:
        """Of each metric, followed by those of its parts."""
        found: list[Mean] = []
        for n, metric in enumerate(self.metrics):
            whole = [block.mean(0, n) for block in self.played]
            found.append(Mean(metric.name, "", mean_of(whole), len(whole)))
            found += (
                Mean(metric.name, part, mean_of(values), len(values))
                for part, values in self._parts(n).items()
            )
        return tuple(found)

    def _parts(self, metric: int) -> dict[str, list[float]]:
        """Of each part the means of the blocks that have it."""
        found: dict[str, list[float]] = {}
        for block in self.played:
            told = [game.parts[metric] for game in block.sides[0]]
            for part in dict.fromkeys(name for one in told for name in one):
                found.setdefault(part, []).append(fmean(one[part] for one in told if part in one))
        return found

    def mean(self, metric: str, part: str = "") -> Interval:
        """The mean of a metric, or of one of its parts, with its interval."""
        for one in self.means:
            if (one.metric, one.part) == (metric, part):
                return one.found
        known = ", ".join(f"{one.metric} {one.part}".strip() for one in self.means)
        raise ValueError(f"nothing was measured of {f'{metric} {part}'.strip()}; there is {known}")

    def to_rows(self) -> Rows:
        """One row for every metric and part; None where a number has no bound."""
        return tidy(
            {
                "metric": one.metric,
                "part": one.part,
                "mean": one.found.value,
                "low": one.found.low if isfinite(one.found.low) else None,
                "high": one.found.high if isfinite(one.found.high) else None,
                "blocks": one.blocks,
            }
            for one in self.means
        )

    @property
    def frame(self) -> Any:
        """The same as a pandas DataFrame."""
        return self.to_rows().to_frame()

    def rerun(self, jobs: int | None = None, progress: bool | None = None) -> Survey:
        """The same games again."""
        if rules_hash(self.design.game, self.design.rules) != self.hash:
            raise ValueError(
                "the rules of this survey are not the same in this version:"
                f" it was measured with glueckauf {self.version}"
            )
        return _surveyed(replace(self, played=()), self.blocks, jobs, None, progress)

    def save(self, path: str | Path, *, replace: bool = False) -> None:
        """Keep it in a file, TOML or JSON by its ending; one that exists is replaced only if you say so."""
        from glueckauf.lab.kept_surveys import save_survey

        save_survey(self, path, replace=replace)

    def pdf(self, path: str | Path, language: str = "", *, jobs: int | None = None) -> None:
        """One page for people who were not there; some of its decks may be played again for plots."""
        from glueckauf.lab.page import write
        from glueckauf.lab.page.telling import survey_page

        language = language or self.language
        write(survey_page(self, language, jobs), path, language)

    # --- In words -------------------------------------------------------------------------------

    def question(self, language: str = "") -> str:
        language = language or self.language
        return saying(language)(
            "survey-question",
            rules=rules_told(self.rules, language),
            blocks=self.blocks,
            games=self.games,
        )

    def caption(self, language: str = "") -> str:
        language = language or self.language
        played = saying(language)(
            "report-played",
            players=self.design.players,
            seats=seats_told(self.design, language),
            first=self.seeds[0],
            last=self.seeds[-1],
        )
        from_ = saying(language)("survey-from", version=self.version, rules=self.hash)
        return f"{played} {from_}"

    def table(self, language: str = "") -> tuple[list[str], list[list[str]]]:
        """The heads and the cells of the table."""
        language = language or self.language
        titles = {one.name: one.title(language) for one in self.metrics}
        cells = [
            [
                titles[one.metric],
                part_title(one.part, self.design.game, language) if one.part else "",
                number(one.found.value),
                mean_between(one.found, one.blocks, language),
                str(one.blocks),
            ]
            for one in self.means
        ]
        return [saying(language)("survey-head", column=column) for column in COLUMNS], cells

    def __repr__(self) -> str:
        return "\n".join((self.question(), text_table(*self.table()), self.caption()))

    def _repr_html_(self) -> str:
        head = f"<p><b>{escape(self.question())}</b></p>"
        return f"<div>{head}{html_table(*self.table())}<p>{escape(self.caption())}</p></div>"


# --- The door -------------------------------------------------------------------------------


def survey(
    rules: Any = None,
    *,
    game: str | None = None,
    bots: str | Bots = "greedy",
    players: int = 2,
    metrics: Named | Iterable[Named] | None = None,
    blocks: int = 100,
    seed: int = 1,
    without: Iterable[Any] = (),
    jobs: int | None = None,
    path: str | Path | None = None,
    progress: bool | None = None,
    language: str = "en",
) -> Survey:
    """Measure one rule set on `blocks` decks with the seeds `seed`, `seed` + 1, …

    All that is asked for is as `compare` takes it.
    """
    if language not in LANGUAGES:
        raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    if blocks < 1:
        raise ValueError(f"blocks must be at least 1, not {blocks}")
    game = meant(game, rules)
    design = as_design(rules, game, players, bots, without, seed)
    wanted = usual(game, players) if metrics is None else metrics
    asked = (wanted,) if isinstance(wanted, str | Metric) or callable(wanted) else wanted
    found = as_metrics(asked, game, players)
    empty = Survey(design, found, (), language, hash=design.hash)
    return _surveyed(empty, blocks, jobs, path, progress)


def _surveyed(
    asked: Survey, blocks: int, jobs: int | None, path: str | Path | None, progress: bool | None
) -> Survey:
    """The survey of an empty one; with a journal it goes on where it was."""
    from glueckauf.lab.kept_surveys import journal_head, shape_of

    played = played_to_the_end(
        (asked.design,),
        asked.metrics,
        blocks,
        head=journal_head(asked),
        shape=shape_of(asked),
        with_parts=True,
        jobs=jobs,
        path=path,
        progress=progress,
    )
    return replace(asked, played=played)
