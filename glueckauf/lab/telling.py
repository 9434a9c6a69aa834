"""What reports and surveys say, in words for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from math import isfinite
from typing import TYPE_CHECKING, Any

from glueckauf.core.texts import Fact, phrase_of, tell
from glueckauf.lab.design import Design
from glueckauf.lab.intervals import FEW, Interval, Moments, might

if TYPE_CHECKING:
    from glueckauf.lab.report import Finding, Report

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


def between(found: Interval, decks: int, language: str, signed: bool = True) -> str:
    """An interval; where it has no ends, why: of several decks because all of them say the same."""
    if isfinite(found.low) and isfinite(found.high):
        return f"{number(found.low, signed)} … {number(found.high, signed)}"
    return phrase_of(ROOM, "interval-unknown", {"blocks": decks, "equal": 0}, language)


def mean_between(found: Interval, decks: int, language: str, signed: bool = False) -> str:
    """The same of a number of decks that was said before: only equal ones leave it without ends."""
    if isfinite(found.low) or decks < 2:
        return between(found, decks, language, signed)
    facts: dict[str, Fact] = {"blocks": decks, "equal": 1, "might": f"{100 * might(decks):.2g}"}
    return phrase_of(ROOM, "interval-unknown", facts, language)


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

    told = saying(language)(
        "report-answer",
        verdict=VERDICTS[report.verdict],
        effect=amount(report.effect, True),
        size=amount(abs(report.effect)),
        smallest=amount(report.method.smallest),
        known="; ".join(_known(report, language)),
        blocks=report.blocks,
        games=report.games,
    )
    return f"{told} {size(report, language)}".strip()


def _known(report: Report, language: str) -> Iterator[str]:
    """What the decks say of those that were not played."""
    facts: dict[str, Fact] = {
        "blocks": report.blocks,
        "might": f"{100 * might(report.blocks, report.method.alpha):.2g}",
        "nothing": int(not report.effect),
        "low": number(report.low, True),
        "high": number(report.high, True),
        "sure": _percent(1 - report.method.alpha),
    }
    if report.is_equal:
        yield phrase_of(ROOM, "report-equal", facts, language)
    if isfinite(report.low):
        yield phrase_of(ROOM, "report-interval", facts, language)
    elif not report.is_equal:
        yield phrase_of(ROOM, "report-few", facts, language)


def size(report: Report, language: str) -> str:
    """That an effect which was looked at until it was clear is likely too large, and one that is not."""
    if not report.fresh_wanted:
        return ""
    facts: dict[str, Fact] = {"decks": len(report.fresh)}
    found = report.fresh_effect
    if found is not None:
        unit = report.metrics[0].unit(language)
        facts["effect"] = f"{number(found.value, True)} {unit}".strip()
        facts["interval"] = mean_between(found, len(report.fresh), language, signed=True)
    return saying(language)("report-size", measured=int(found is not None), **facts)


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
    if Moments(report.differences()).is_rare and isfinite(report.low):
        told.append(say("report-rare", few=FEW))
    if isfinite(ratio):
        told.append(say("report-ratio", ratio=_percent(ratio)))
    if report.also:
        told.append(say("report-also"))
    told.append(say("report-from", version=report.version, a=report.hash_a, b=report.hash_b))
    return " ".join(told)


def _found_between(one: Finding, report: Report, language: str) -> str:
    place = [metric.name for metric in report.metrics].index(one.metric)
    found = Interval(one.effect, one.low, one.high)
    is_equal = not Moments(report.differences(place)).differing
    return (mean_between if is_equal else between)(found, report.blocks, language, signed=True)


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
            _found_between(one, report, language),
            number(one.chance) if one.chance >= 0.001 else "< 0.001",
        ]
        for title, one in zip(titles, (report.main, *report.also), strict=True)
    ]
    return [say("report-head", column=column) for column in COLUMNS], cells
