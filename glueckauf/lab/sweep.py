"""One knob or two, turned step by step: what a metric does, every value on the same decks.

found = ga.lab.sweep({"cage": [3, 4, 5, 6]}, metric="margin", blocks=50)
found = ga.lab.sweep({"cage": [3, 5, 7], "miners": [12, 15, 18]}, players=3)
found                             a table: the metric at every value, and the change against the base
found.to_rows()                   its numbers
found.plot()                      the metric over the knob, with intervals
found.save("cage.toml")           kept, with every block; ga.lab.load_sweep("cage.toml") reads it again
found.rerun() == found            the same games again, bit for bit

The base are the published rules, or those given as `rules`. Where the rules have a number for each number
of players, a plain number is the one for the players at this table, and the others keep theirs; a list is
all of them: `{"miners": [12, 15]}` tries two numbers, `{"miners": [[12, 12, 12], [15, 15, 15]]}` two lists.

All values are measured on the same decks as the base, so that luck falls on all alike. The number of
decks is said before the first game, and there are several values, so the intervals of the changes share
out the chance of an error: in 95 of 100 sweeps all of them hold together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from html import escape
from itertools import product
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from glueckauf import __version__
from glueckauf.core.errors import FileError
from glueckauf.core.rows import Rows, html_table, text_table, tidy
from glueckauf.core.texts import LANGUAGES
from glueckauf.lab import sweep_telling
from glueckauf.lab.blocks import Played, as_metrics
from glueckauf.lab.design import Design, as_design, meant, rules_hash
from glueckauf.lab.intervals import Interval, apart, mean_of
from glueckauf.lab.knobs import at_table, turned, value_told
from glueckauf.lab.makers import Bots
from glueckauf.lab.metrics import Metric, Named, usual
from glueckauf.lab.playing import played_to_the_end
from glueckauf.lab.plot import Plot

WRONG = 0.05  # the chance that any interval of a change is wrong
MOST_KNOBS = 2


class Cell(NamedTuple):
    """A rule set of the sweep: the values of its knobs, and its place among the designs."""

    values: tuple[Any, ...]
    side: int


class Found(NamedTuple):
    """What was measured of one metric in one cell."""

    values: tuple[Any, ...]
    metric: str
    mean: Interval
    change: Interval  # against the base, on the same decks
    is_base: bool


@dataclass(frozen=True, eq=False)
class Sweep:
    """The numbers of every block, and what follows from them."""

    knobs: tuple[str, ...]
    cells: tuple[Cell, ...]
    designs: tuple[Design, ...]  # the base first; rules that occur twice are played once
    metrics: tuple[Metric, ...]
    played: tuple[Played, ...]
    language: str = "en"
    version: str = __version__
    hashes: tuple[str, ...] = ()  # of the rule sets, as they were measured

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sweep) and self._result == other._result

    def __hash__(self) -> int:
        return hash((self.knobs, self.designs, len(self.played)))

    @property
    def _result(self) -> tuple[object, ...]:
        names = tuple(one.name for one in self.metrics)
        return self.knobs, self.cells, self.designs, names, self.played, self.hashes

    @property
    def base(self) -> Design:
        return self.designs[0]

    @property
    def base_values(self) -> tuple[Any, ...]:
        """What the knobs hold in the base."""
        return tuple(at_table(self.base.rules, self.base.players, name) for name in self.knobs)

    @property
    def metric(self) -> str:
        return self.metrics[0].name

    @property
    def blocks(self) -> int:
        return len(self.played)

    @property
    def games(self) -> int:
        return sum(len(side) for block in self.played for side in block.sides)

    @property
    def seeds(self) -> range:
        return range(self.base.first, self.base.first + len(self.played))

    def means(self, side: int, metric: int = 0) -> tuple[float, ...]:
        """Of every block, what a metric says of one rule set; 0 is the base."""
        return tuple(block.mean(side, metric) for block in self.played)

    @cached_property
    def found(self) -> tuple[Found, ...]:
        """Of every metric all cells, in the order in which their values were given."""
        return tuple(self._found(cell, n) for n in range(len(self.metrics)) for cell in self.cells)

    @property
    def main(self) -> tuple[Found, ...]:
        """What was found of the first metric."""
        return self.found[: len(self.cells)]

    def _found(self, cell: Cell, metric: int) -> Found:
        base, here = self.means(0, metric), self.means(cell.side, metric)
        changes = [there - before for before, there in zip(base, here, strict=True)]
        share = WRONG / max(1, len(self.metrics) * (len(self.designs) - 1))
        is_base = cell.side == 0
        nothing = Interval(0.0, 0.0, 0.0)  # the base beside itself
        change = nothing if is_base else mean_of(changes, share, apart(base, here))
        return Found(cell.values, self.metrics[metric].name, mean_of(here), change, is_base)

    def to_rows(self) -> Rows:
        """One row for every cell and metric; None where a number has no bound."""
        return tidy(
            {
                **dict(zip(self.knobs, one.values, strict=True)),
                "metric": one.metric,
                **_bounds("mean", "", one.mean),
                **_bounds("change", "change_", one.change),
                "is_base": one.is_base,
                "blocks": self.blocks,
            }
            for one in self.found
        )

    @property
    def frame(self) -> Any:
        """The same as a pandas DataFrame."""
        return self.to_rows().to_frame()

    def rerun(self, jobs: int | None = None, progress: bool | None = None) -> Sweep:
        """The same games again."""
        now = tuple(rules_hash(one.game, one.rules) for one in self.designs)
        if now != self.hashes:
            raise ValueError(
                "the rules of this sweep are not the same in this version:"
                f" it was measured with glueckauf {self.version}"
            )
        return _swept(replace(self, played=()), self.blocks, jobs, None, progress)

    def save(self, path: str | Path, *, replace: bool = False) -> None:
        """Keep it in a file, TOML or JSON by its ending; one that exists is replaced only if you say so."""
        from glueckauf.lab.kept_sweeps import save_sweep

        save_sweep(self, path, replace=replace)

    # --- In words -------------------------------------------------------------------------------

    def question(self, language: str = "") -> str:
        return sweep_telling.question(self, language or self.language)

    def answer(self, language: str = "") -> str:
        """Which values make a difference, in one sentence."""
        return sweep_telling.answer(self, language or self.language)

    def caption(self, language: str = "") -> str:
        """What was played, and how intervals are to be read."""
        return sweep_telling.caption(self, language or self.language)

    def table(self, language: str = "") -> tuple[list[str], list[list[str]]]:
        """The heads and the cells of the table."""
        return sweep_telling.table(self, language or self.language)

    def plot(self, language: str = "") -> Plot:
        """The metric over the knob, with its intervals; of two knobs a map."""
        from glueckauf.lab.plots.knobs import knob_line, surface

        return surface(self, language) if len(self.knobs) == 2 else knob_line(self, language)

    def pdf(self, path: str | Path, language: str = "", *, jobs: int | None = None) -> None:
        """One page for people who were not there; some of its decks are played again for a plot."""
        from glueckauf.lab.page import write
        from glueckauf.lab.page.telling import sweep_page

        language = language or self.language
        write(sweep_page(self, language, jobs), path, language)

    def __repr__(self) -> str:
        told = (self.question(), self.answer(), text_table(*self.table()), self.caption())
        return "\n".join(told)

    def _repr_html_(self) -> str:
        head = f"<p><b>{escape(self.question())}</b></p><p>{escape(self.answer())}</p>"
        return f"<div>{head}{html_table(*self.table())}<p>{escape(self.caption())}</p></div>"


def _bounds(name: str, prefix: str, found: Interval) -> dict[str, float | None]:
    ends = {f"{prefix}low": found.low, f"{prefix}high": found.high}
    return {name: found.value, **{key: end if isfinite(end) else None for key, end in ends.items()}}


# --- The door -------------------------------------------------------------------------------


def sweep(
    turning: Mapping[str, Sequence[Any]],
    *,
    rules: Any = None,
    game: str | None = None,
    bots: str | Bots = "greedy",
    players: int = 2,
    metric: Named | None = None,
    also: Iterable[Named] = (),
    blocks: int = 100,
    seed: int = 1,
    without: Iterable[Any] = (),
    jobs: int | None = None,
    path: str | Path | None = None,
    progress: bool | None = None,
    language: str = "en",
) -> Sweep:
    """Measure every value of one knob, or all pairs of values of two, beside the base.

    `rules` are the base, the published ones if None; all else is as `survey` takes it. Values that no
    game can be played with are refused before the first game.
    """
    if language not in LANGUAGES:
        raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    if blocks < 2:
        raise ValueError(f"blocks must be at least 2, not {blocks}")
    if not 1 <= len(turning) <= MOST_KNOBS:
        raise ValueError(f"a sweep turns one knob or two, not {len(turning)}")
    game = meant(game, rules)
    listed = without if isinstance(without, str) else tuple(without)
    designs = [as_design(rules, game, players, bots, listed, seed)]
    cells = []
    for values in product(*(_listed(name, values) for name, values in turning.items())):
        changes = dict(zip(turning, values, strict=True))
        try:
            made = turned(designs[0].rules, game, players, changes)
            design = as_design(made, game, players, bots, listed, seed)
        except FileError as error:
            told = ", ".join(f"{name} = {value_told(value)}" for name, value in changes.items())
            raise FileError(f"sweep with {told}", error.key, error.problem) from None
        if design not in designs:
            designs.append(design)
        cells.append(Cell(tuple(map(_frozen, values)), designs.index(design)))
    wanted = (usual(game, players)[0] if metric is None else metric, *also)
    found = as_metrics(wanted, game, players)
    hashes = tuple(one.hash for one in designs)
    asked = Sweep(tuple(turning), tuple(cells), tuple(designs), found, (), language, hashes=hashes)
    return _swept(asked, blocks, jobs, path, progress)


def _listed(name: str, values: Sequence[Any]) -> list[Any]:
    if isinstance(values, str) or not isinstance(values, Iterable) or not list(values):
        raise ValueError(f"give a list of values for {name}, like [3, 4, 5], not {values!r}")
    found = list(map(_frozen, values))
    if len({*found}) != len(found):
        raise ValueError(f"every value of {name} must be given once")
    return found


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _swept(
    asked: Sweep, blocks: int, jobs: int | None, path: str | Path | None, progress: bool | None
) -> Sweep:
    """The sweep of an empty one; with a journal it goes on where it was."""
    from glueckauf.lab.kept_sweeps import journal_head, shape_of

    played = played_to_the_end(
        asked.designs,
        asked.metrics,
        blocks,
        head=journal_head(asked),
        shape=shape_of(asked),
        jobs=jobs,
        path=path,
        progress=progress,
    )
    return replace(asked, played=played)
