"""What rules are to reach, as a value: a metric, and where it shall be.

ga.lab.goal("seat_advantage", within=1.0)       at most 1 away from 0, on either side
ga.lab.goal("duration", near=60, within=3)      from 57 to 63
ga.lab.goal("margin", below=10)                 or above=…, or both
ga.lab.goal("forced_turns", lowest=True)        as low as it goes; or highest=True
"""

from __future__ import annotations

from math import ceil, inf, isfinite
from typing import NamedTuple

from glueckauf.core.texts import Fact
from glueckauf.lab.intervals import Interval
from glueckauf.lab.metrics import Metric, Named
from glueckauf.lab.metrics import metric as as_metric
from glueckauf.lab.telling import number, saying

LOWEST, HIGHEST, BETWEEN = "lowest", "highest", "between"


class Goal(NamedTuple):
    """A metric that shall lie between two bounds, or be as low or as high as it can."""

    metric: Metric
    way: str = BETWEEN
    low: float = -inf
    high: float = inf

    def miss(self, mean: float, error: float) -> float:
        """How far a measured mean is from the goal; 0 or less only if it keeps its error off the bounds.

        Where there is no bound it is the number itself, so that less is better.
        """
        if self.way != BETWEEN:
            return mean if self.way == LOWEST else -mean
        return max(mean + error - self.high, self.low - (mean - error), 0.0)

    def is_met(self, mean: Interval, change: Interval) -> bool | None:
        """Is it met for certain, missed for certain, or, None, is neither shown?

        As low or as high as it goes can only mean: better than before.
        """
        if self.way == BETWEEN:
            if self.low <= mean.low and mean.high <= self.high:
                return True
            return False if mean.high < self.low or self.high < mean.low else None
        better, worse = change.high < 0, change.low > 0
        if self.way == HIGHEST:
            better, worse = worse, better
        return True if better else False if worse else None

    def decided_by(self, blocks: int, mean: Interval, change: Interval) -> int | None:
        """How many blocks would show whether it is met, if the mean stays where it is; None: no number would."""
        found, bounds = (mean, (self.low, self.high)) if self.way == BETWEEN else (change, (0.0,))
        far = min(abs(found.value - bound) for bound in bounds)
        wide = found.high - found.value
        return ceil(blocks * (wide / far) ** 2) if far and isfinite(wide) else None

    def told(self, language: str = "en") -> str:
        """In words."""
        unit = self.metric.unit(language)
        bounds = {"low": isfinite(self.low), "high": isfinite(self.high)}
        way = (
            self.way if self.way != BETWEEN else "".join(key for key, has in bounds.items() if has)
        )
        facts: dict[str, Fact] = {
            "metric": self.metric.title(language),
            "low": f"{number(self.low)} {unit}".strip(),
            "high": f"{number(self.high)} {unit}".strip(),
            "way": way,
        }
        return saying(language)("tune-goal", **facts)


def goal(
    metric: Named,
    *,
    below: float | None = None,
    above: float | None = None,
    near: float | None = None,
    within: float | None = None,
    lowest: bool = False,
    highest: bool = False,
    game: str | None = None,
) -> Goal:
    """What `tune` shall reach; `near` is 0 where only `within` is given."""
    found = as_metric(metric, game)
    bounded, around = below is not None or above is not None, within is not None
    if sum((bounded, around, lowest, highest)) != 1 or (near is not None and not around):
        raise ValueError(
            "say where the metric shall be in one way: below=, above= or both; within=, with near= if"
            " it is not 0; lowest=True; or highest=True"
        )
    if lowest or highest:
        return Goal(found, LOWEST if lowest else HIGHEST)
    if within is not None:
        middle = 0.0 if near is None else float(near)
        low, high = middle - within, middle + within
    else:
        low, high = -inf if above is None else float(above), inf if below is None else float(below)
    if low >= high:
        raise ValueError(f"nothing lies between {low:g} and {high:g}; widen the bounds")
    return Goal(found, BETWEEN, low, high)
