"""Rules that reach a goal: searched by turning some knobs, and proven on decks the search never saw.

goal = ga.lab.goal("seat_advantage", within=1.0)
found = ga.lab.tune(goal, {"marks": (5, 15), "displacement": None}, trials=30, blocks=40)
found                             the best rules, and whether they keep their promise
found.rules, found.goal_met       True or False; None where the fresh decks leave it open
found.validated                   the report of the fresh decks: the base against the best
found.trials                      everything that was tried, as rows
found.rerun() == found            the same search again, bit for bit

Every rule set is measured on the same decks. The best of many is lucky, too: its number flatters it. So it
is measured again on fresh decks, beside the base, and only that counts. While it searches, a goal counts
as reached if the mean keeps a standard error off the bounds; of all that reach it, the one with the
smallest change of the rules is best.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from html import escape
from math import sqrt
from statistics import stdev
from typing import Any, NamedTuple

from tqdm import tqdm

from glueckauf import __version__, games
from glueckauf.core.errors import FileError
from glueckauf.core.rows import Rows, html_table, text_table, tidy
from glueckauf.core.texts import LANGUAGES
from glueckauf.lab.blocks import play_blocks
from glueckauf.lab.design import Design, as_design
from glueckauf.lab.goals import BETWEEN, Goal
from glueckauf.lab.intervals import Interval, apart, mean_of
from glueckauf.lab.knobs import turned, value_told
from glueckauf.lab.makers import Bots
from glueckauf.lab.metrics import Metric
from glueckauf.lab.metrics import metric as as_metric
from glueckauf.lab.report import Report
from glueckauf.lab.sanity import must_be_playable
from glueckauf.lab.search_space import Space, Values, distance, held, search, size, spaces
from glueckauf.lab.stopping import Method
from glueckauf.lab.telling import mean_between, number, rules_told, saying, seats_told

SHOWN = 5  # trials in the table, the best first


class Trial(NamedTuple):
    """A rule set that was tried on the decks of the search."""

    values: Values
    rules: Any  # None where there are none
    mean: Interval | None  # of the metric; None where no game could be played
    score: float  # less is better
    change: float  # of the rules: 0 none, 1 as much as the knobs allow
    problem: str = ""  # why it could not be played


class Asked(NamedTuple):
    """Everything that a search depends on."""

    goal: Goal
    spaces: tuple[Space, ...]
    base: Design
    trials: int
    blocks: int  # of every trial
    validate: int  # fresh blocks
    seed: int

    @property
    def decks(self) -> range:
        return range(self.base.first, self.base.first + self.blocks)

    @property
    def fresh(self) -> range:
        return range(self.decks.stop, self.decks.stop + self.validate)


@dataclass(frozen=True, eq=False)
class Tuned:
    """What was tried, and what the best of it is worth."""

    asked: Asked
    tried: tuple[Trial, ...]
    validated: Report
    optimiser: str  # that proposed what to try; "" where all was tried
    language: str = "en"
    version: str = __version__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tuned) and self._result == other._result

    def __hash__(self) -> int:
        return hash((len(self.tried), self.validated))

    @property
    def _result(self) -> tuple[object, ...]:
        asked = self.asked._replace(goal=self.asked.goal._replace(metric=_nameless))
        return asked, self.goal.metric.name, self.tried, self.validated

    @property
    def goal(self) -> Goal:
        return self.asked.goal

    @property
    def knobs(self) -> tuple[str, ...]:
        return tuple(space.name for space in self.asked.spaces)

    @property
    def best(self) -> Trial:
        return best_of(self.tried)

    @property
    def rules(self) -> Any:
        """The best rules."""
        return self.best.rules

    @property
    def before(self) -> Interval:
        """The metric under the base, on the fresh decks."""
        return mean_of(self.validated.means(0), reach=self._reach)

    @property
    def after(self) -> Interval:
        """The metric under the best rules, on the fresh decks."""
        return mean_of(self.validated.means(1), reach=self._reach)

    @property
    def goal_met(self) -> bool | None:
        """Do the best rules reach the goal on fresh decks? None: these decks leave it open."""
        return self.goal.is_met(self.after, self.change)

    @property
    def change(self) -> Interval:
        """What the best rules have more than the base, on the fresh decks."""
        return mean_of(self.validated.differences(), reach=self._reach)

    @property
    def _reach(self) -> float:
        """How far apart the metric was on all fresh decks, under both rule sets."""
        return apart(self.validated.means(0), self.validated.means(1))

    @property
    def enough(self) -> int | None:
        """About how many fresh decks would settle it; None where no number would."""
        return self.goal.decided_by(self.validated.blocks, self.after, self.change)

    @property
    def trials(self) -> Rows:
        """One row for everything that was tried, in order; None where no game could be played."""
        return tidy(
            {
                **dict(zip(self.knobs, one.values, strict=True)),
                "mean": one.mean.value if one.mean else None,
                "low": one.mean.low if one.mean else None,
                "high": one.mean.high if one.mean else None,
                "change": one.change,
                "reached": one.mean is not None and self.goal.way == BETWEEN and one.score <= 0,
                "problem": one.problem,
            }
            for one in self.tried
        )

    def to_rows(self) -> Rows:
        return self.trials

    @property
    def frame(self) -> Any:
        """The same as a pandas DataFrame."""
        return self.trials.to_frame()

    def rerun(self, jobs: int | None = None, progress: bool | None = None) -> Tuned:
        """The same search again."""
        return _tuned(self.asked, jobs, progress, self.language)

    # --- In words -------------------------------------------------------------------------------

    def answer(self, language: str = "") -> str:
        """Whether it worked, in a sentence or two with numbers."""
        language = language or self.language
        unit = self.goal.metric.unit(language)
        met = {True: "yes", False: "no", None: "open"}[self.goal_met]
        say, enough = saying(language), self.enough
        more = say("tune-enough", blocks=enough) if met == "open" and enough else ""
        told = say(
            "tune-answer",
            met=met,
            way=self.goal.way,
            same=int(not self.best.change),
            rules=rules_told(self.rules, language),
            after=f"{number(self.after.value)} {unit}".strip(),
            interval=mean_between(self.after, self.validated.blocks, language),
            before=f"{number(self.before.value)} {unit}".strip(),
            blocks=self.validated.blocks,
        )
        return f"{told} {more}".strip()

    def caption(self, language: str = "") -> str:
        language = language or self.language
        say, asked = saying(language), self.asked
        return say(
            "tune-caption",
            rules=rules_told(asked.base.rules, language),
            seats=seats_told(asked.base, language),
            players=asked.base.players,
            tried=len(self.tried),
            all=size(asked.spaces),
            optimiser=self.optimiser,
            searched=int(bool(self.optimiser)),
            failed=sum(one.mean is None for one in self.tried),
            blocks=asked.blocks,
            first=asked.decks[0],
            last=asked.decks[-1],
            fresh_first=asked.fresh[0],
            fresh_last=asked.fresh[-1],
            version=self.version,
        )

    def table(self, language: str = "") -> tuple[list[str], list[list[str]]]:
        """The heads and the cells of the table: the best that were tried, on the decks of the search."""
        language = language or self.language
        say = saying(language)
        shown = sorted((one for one in self.tried if one.mean), key=_rank)[:SHOWN]
        lines = [
            [
                *map(value_told, one.values),
                number(one.mean.value),
                mean_between(one.mean, self.asked.blocks, language),
                f"{100 * one.change:.0f}%",
            ]
            for one in shown
            if one.mean
        ]
        heads = (say("tune-head", column=column) for column in ("mean", "interval", "change"))
        return [*self.knobs, *heads], lines

    def __repr__(self) -> str:
        told = (self.goal.told(self.language), self.answer(), text_table(*self.table()))
        return "\n".join((*told, self.caption()))

    def _repr_html_(self) -> str:
        goal, answer = escape(self.goal.told(self.language)), escape(self.answer())
        table, caption = html_table(*self.table()), escape(self.caption())
        return f"<div><p><b>{goal}</b></p><p>{answer}</p>{table}<p>{caption}</p></div>"


_nameless = Metric("", lambda _: 0.0, "")  # in the place of one that is compared by its name


def _rank(one: Trial) -> tuple[float, float]:
    return one.score, one.change


def best_of(tried: Iterable[Trial]) -> Trial:
    """The lowest score; of equal ones the smallest change, then the first."""
    possible = [one for one in tried if one.mean is not None]
    if not possible:
        raise ValueError("nothing that was tried can be played; give the knobs other values")
    return min(possible, key=_rank)


# --- The door -------------------------------------------------------------------------------


def tune(
    goal: Goal,
    knobs: Iterable[str] | Mapping[str, Any],
    *,
    rules: Any = None,
    game: str = games.GAMES[0],
    bots: str | Bots = "greedy",
    players: int = 2,
    trials: int = 30,
    blocks: int = 30,
    validate: int = 100,
    seed: int = 1,
    without: Iterable[Any] = (),
    jobs: int | None = None,
    progress: bool | None = None,
    language: str = "en",
) -> Tuned:
    """Search the knobs for rules that reach the goal, and measure the best on fresh decks.

    `knobs` are names with a range `(low, high)`, a list of options, or None for all that the knob may hold;
    where the rules have a number for each number of players, it is the one for the players at this table.
    `rules` are the base, the published ones if None. At most `trials` rule sets are measured on `blocks`
    decks each, from the seed on; the best and the base on the next `validate` decks. All else is as
    `survey` takes it.
    """
    if language not in LANGUAGES:
        raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    for name, asked, least in (
        ("trials", trials, 1),
        ("blocks", blocks, 2),
        ("validate", validate, 2),
    ):
        if asked < least:
            raise ValueError(f"{name} must be at least {least}, not {asked}")
    if not isinstance(goal, Goal):
        raise ValueError('the goal must be one of ga.lab.goal(…), such as goal("margin", below=10)')
    as_metric(goal.metric, game)  # refuses one that this game does not have
    listed = without if isinstance(without, str) else tuple(without)
    base = as_design(rules, game, players, bots, listed, seed)
    found = Asked(goal, spaces(game, knobs), base, trials, blocks, validate, seed)
    return _tuned(found, jobs, progress, language)


def _tuned(asked: Asked, jobs: int | None, progress: bool | None, language: str) -> Tuned:
    hidden = None if progress is None else not progress
    number_of = min(asked.trials, size(asked.spaces))
    total = number_of * asked.blocks + asked.validate
    tried: list[Trial] = []
    with tqdm(total=total, unit="deck", leave=False, disable=hidden) as bar:

        def score(values: Values) -> float | None:
            tried.append(_tried(asked, values, jobs, bar))
            return None if tried[-1].mean is None else tried[-1].score

        base = held(asked.spaces, asked.base.rules, asked.base.players)
        optimiser = search(asked.spaces, score, asked.trials, asked.seed, base)
        bar.update(number_of * asked.blocks - bar.n)
        validated = _validated(asked, best_of(tried).rules, jobs, bar, language)
    return Tuned(asked, tuple(tried), validated, optimiser, language)


def _tried(asked: Asked, values: Values, jobs: int | None, bar: Any) -> Trial:
    base = asked.base
    change = distance(asked.spaces, base.rules, base.players, values)
    changes = {space.name: value for space, value in zip(asked.spaces, values, strict=True)}
    try:
        rules = turned(base.rules, base.game, base.players, changes)
        must_be_playable(rules, base.game, base.players)
    except FileError as error:
        bar.update(asked.blocks)
        return Trial(values, None, None, 0.0, change, f"{error.key}: {error.problem}")
    found = _played((replace(base, rules=rules),), asked.goal.metric, asked.decks, jobs, bar)
    means = [block.mean(0) for block in found]
    mean = mean_of(means)
    miss = asked.goal.miss(mean.value, stdev(means) / sqrt(len(means)))
    reached = asked.goal.way == BETWEEN and miss <= 0
    # What reaches the goal is below all that does not, and lower the less it changes
    return Trial(values, rules, mean, change - 1 if reached else miss, change)


def _played(
    designs: tuple[Design, ...], metric: Metric, decks: range, jobs: int | None, bar: Any
) -> list[Any]:
    played = []
    with closing(play_blocks(designs, (metric,), decks, jobs=jobs)) as found:
        for block in found:
            played.append(block)
            bar.update()
    return played


def _validated(asked: Asked, rules: Any, jobs: int | None, bar: Any, language: str) -> Report:
    """The base against the best, on decks that the search has not seen."""
    first, number_of = asked.fresh[0], asked.validate
    a = replace(asked.base, first=first)
    b = replace(a, rules=rules)
    played = _played((a, b), asked.goal.metric, asked.fresh, jobs, bar)
    method = Method("interval", least=number_of, most=number_of)
    hashes = (a.hash, b.hash)
    return Report((a, b), (asked.goal.metric,), method, tuple(played), language, hashes=hashes)
