"""Week 5, redesign: rule files that have to meet a goal, and predictions of what a change does.

Goals and predictions are judged on a number of decks that is said before the first game, so ordinary
intervals are honest.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean
from typing import Any

from glueckauf import games
from glueckauf.core.texts import Fact
from glueckauf.lab.blocks import play_blocks
from glueckauf.lab.course.guarded import shown
from glueckauf.lab.course.rule_checks import GAME, rules_of
from glueckauf.lab.course.settings import first_deck, size
from glueckauf.lab.course.verdict import Said, check, number, right, wrong
from glueckauf.lab.design import as_design
from glueckauf.lab.intervals import Interval, mean_of
from glueckauf.lab.metrics import METRICS, metric
from glueckauf.lab.survey import survey

KNOBS = 3  # that a redesign may change
WAYS = ("higher", "lower", "same")


@check
def check_goal(
    rule_file: Any,
    goal: Mapping[str, tuple[float, float]],
    *,
    game: str = GAME,
    players: int = 2,
    most_knobs: int = KNOBS,
    seed: int | str | None = None,
    decks: int | None = None,
    language: str = "en",
) -> Said:
    """Do the rules of a file keep every metric of a goal within its bounds, with its whole interval?"""
    _check_goal(goal)
    rules = rules_of(rule_file, game)
    changed = len(rules.overrides)
    if not 1 <= changed <= most_knobs:
        wrong("few-changes", count=changed, most=most_knobs)
    decks = size(40, 200) if decks is None else decks
    found = survey(
        rules,
        game=game,
        players=players,
        metrics=tuple(goal),
        blocks=decks,
        seed=first_deck("goal", seed),
        jobs=1,
        progress=False,
    )
    for name, (least, most) in goal.items():
        mean = found.mean(name)
        if not (least <= mean.low and mean.high <= most):
            is_close = least <= mean.value <= most
            wrong(
                "goal",
                **_told(name, mean, language),
                **_bounds(least, most),
                close=int(is_close),
                decks=decks,
            )
    return right("goal-right", knobs=", ".join(rules.overrides), decks=decks)


def _check_goal(goal: Any) -> None:
    """A goal must be a dict of metrics, each with two bounds."""
    if not isinstance(goal, Mapping) or not goal:
        wrong("no-goal", given=shown(goal))
    for bounds in goal.values():
        is_pair = isinstance(bounds, tuple | list) and len(bounds) == 2
        if not is_pair or not all(type(bound) in (int, float) for bound in bounds):
            wrong("no-goal", given=shown(goal))


def _bounds(least: float, most: float) -> dict[str, Fact]:
    return {"least": number(least), "most": number(most)}


def _told(name: str, mean: Interval, language: str) -> dict[str, Fact]:
    return {
        "metric": METRICS[name].title(language),
        "value": number(mean.value),
        "low": number(mean.low),
        "high": number(mean.high),
    }


@check
def check_effects(
    change: str,
    predicted: Any,
    *,
    game: str = GAME,
    players: int = 2,
    seed: int | str | None = None,
    decks: int | None = None,
    language: str = "en",
) -> Said:
    """Does a change move each metric the way that was predicted: "higher", "lower" or "same"?"""
    if not isinstance(predicted, Mapping) or not predicted:
        wrong("no-predictions", given=shown(predicted))
    for name, way in predicted.items():
        if name not in METRICS:
            wrong("unknown", what=shown(name), known=", ".join(METRICS))
        if not isinstance(way, str) or way not in WAYS:
            wrong("no-way", metric=METRICS[name].title(language), got=shown(way))
    decks = size(40, 200) if decks is None else decks
    first = first_deck("effects", seed)
    designs = tuple(
        as_design(rules, game, players, "greedy", (), first)
        for rules in (games.room(game).Rules(), games.room(game).Rules.read(change))
    )
    asked = tuple(metric(name, game, players) for name in predicted)
    played = list(play_blocks(designs, asked, range(first, first + decks), jobs=1))
    for n, (name, way) in enumerate(predicted.items()):
        differences = [block.difference(n) for block in played]
        usual = fmean(block.mean(0, n) for block in played)
        if _way(mean_of(differences), usual) != way:
            wrong("effect", metric=METRICS[name].title(language), name=name, way=way, decks=decks)
    return right("effects-right", count=len(predicted), decks=decks)


def _way(effect: Interval, usual: float) -> str:
    """Higher or lower if the whole interval is, and by more than a hundredth; else nothing is shown."""
    small = abs(usual) / 100
    if effect.low > 0 and effect.value > small:
        return WAYS[0]
    return WAYS[1] if effect.high < 0 and effect.value < -small else WAYS[2]
