"""What reports and surveys say, in words for people."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from math import isfinite
from typing import TYPE_CHECKING, Any

from glueckauf.core.texts import Fact, phrase_of, tell
from glueckauf.lab.design import Design

if TYPE_CHECKING:
    from glueckauf.lab.report import Report

ROOM = "lab"
VERDICTS = {"higher": "higher", "lower": "lower", "no difference": "same", "undecided": "open"}
COLUMNS = ("metric", "a", "b", "effect", "interval", "chance")


def saying(language: str) -> Callable[..., str]:
    def say(key: str, **facts: Fact) -> str:
        return tell(ROOM, key, facts, language)

    return say


def number(value: float, signed: bool = False) -> str:
    """With two digits, or more where it is small."""
    if not isfinite(value):
        return "∞" if value > 0 else "−∞" if value < 0 else "–"
    digits = ".2f" if value == 0 or abs(value) >= 0.1 else ".2g"
    sign = "+" if signed and value else ""
    return f"{value:{sign}{digits}}".replace("-", "−")


def between(low: float, high: float, signed: bool = True) -> str:
    return f"{number(low, signed)} … {number(high, signed)}"


def rules_told(rules: Any, language: str) -> str:
    """What differs from the published rules."""
    changed = str(rules)
    facts: dict[str, Fact] = {"rules": changed, "changed": int(bool(changed))}
    return phrase_of(ROOM, "rules-told", facts, language)


def seats_told(design: Design, language: str) -> str:
    """Who plays, those who are alike and sit side by side together."""
    found = []
    for player, group in groupby(design.seats):
        facts: dict[str, Fact] = {
            "n": len(list(group)),
            "bot": player.bot,
            "kinds": ", ".join(player.without),
            "restricted": int(bool(player.without)),
        }
        found.append(phrase_of(ROOM, "seats-told", facts, language))
    return ", ".join(found)


# --- Reports --------------------------------------------------------------------------------


def question(report: Report, language: str) -> str:
    return saying(language)(
        "report-question",
        metric=report.metrics[0].title(language),
        a=rules_told(report.rules_a, language),
        b=rules_told(report.rules_b, language),
    )


def answer(report: Report, language: str) -> str:
    """In one sentence, with interval and number."""
    unit = report.metrics[0].unit(language)

    def amount(value: float, signed: bool = False) -> str:
        return f"{number(value, signed)} {unit}".strip()

    return saying(language)(
        "report-answer",
        verdict=VERDICTS[report.verdict],
        effect=amount(report.effect, True),
        size=amount(abs(report.effect)),
        smallest=amount(report.method.smallest),
        interval=_kind_of_interval(report),
        low=number(report.low, True),
        high=number(report.high, True),
        sure=_percent(1 - report.method.alpha),
        blocks=report.blocks,
        games=report.games,
    )


def _kind_of_interval(report: Report) -> str:
    if report.blocks > 1 and len({*report.differences()}) == 1:
        return "equal"
    return "some" if isfinite(report.low) else "none"


def caption(report: Report, language: str) -> str:
    """What was played, and how it was decided."""
    say, method, ratio = saying(language), report.method, report.variance_ratio
    told = [
        say(
            "report-played",
            players=report.players,
            seats=seats_told(report.designs[0], language),
            first=report.seeds[0],
            last=report.seeds[-1],
        ),
        say(
            "report-method",
            stop=method.stop,
            smallest=number(method.smallest),
            alpha=_percent(method.alpha),
            beta=_percent(method.beta),
            least=method.least,
            most=method.most,
        ),
    ]
    if isfinite(ratio):
        told.append(say("report-ratio", ratio=_percent(ratio)))
    if report.also:
        told.append(say("report-also"))
    told.append(say("report-from", version=report.version, a=report.hash_a, b=report.hash_b))
    return " ".join(told)


def _percent(share: float) -> str:
    return f"{100 * share:.3g}"


def table(report: Report, language: str) -> tuple[list[str], list[list[str]]]:
    """The heads and the cells of the table."""
    say = saying(language)
    titles = (one.title(language) for one in report.metrics)
    cells = [
        [
            title,
            number(one.a),
            number(one.b),
            number(one.effect, True),
            between(one.low, one.high),
            number(one.chance) if one.chance >= 0.001 else "< 0.001",
        ]
        for title, one in zip(titles, (report.main, *report.also), strict=True)
    ]
    return [say("report-head", column=column) for column in COLUMNS], cells
