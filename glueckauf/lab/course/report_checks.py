"""Week 6, communication: claims, captions and reports, judged by the numbers behind them.

A report names the call that measures it again. The call is read, never run: it has to be
`ga.lab.compare(…)` with plain values, and the check measures with those.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from math import isfinite
from types import NoneType
from typing import Any

from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field, tree
from glueckauf.core.streams import stream
from glueckauf.lab.compare import compare
from glueckauf.lab.course.guarded import answer_of, shown, text_of
from glueckauf.lab.course.settings import exercises, first_deck, seed_of
from glueckauf.lab.course.verdict import Said, check, number, right, wrong
from glueckauf.lab.report import Report

GAME = games.GAMES[0]
CLAIMS = ("higher", "lower", "undecided")
CALL = "ga.lab.compare"
TAKEN = ("bots", "players", "metric", "seed", "most", "least", "smallest", "stop", "game")
MOST = 200  # decks that a check plays again
DECKS = 16  # of the reports for a caption: enough for an interval with two ends
FIELDS = {
    "claim": '"…"',
    "limits": '"…"',
    "metric": '"margin"',
    "decks": "40",
    "effect": "-3.1",
    "low": "-6.0",
    "high": "-0.2",
    "rerun": f"'{CALL}(None, \"…\", …)'",
}
_NUMBER = re.compile(r"[-−–+]?\d+(?:[.,]\d+)?")


# --- What may be claimed --------------------------------------------------------------------


@check
def check_claim(
    function: Any, *, seed: int | str | None = None, cases: int = 30, language: str = "en"
) -> Said:
    """Does f(effect, low, high) claim "higher" or "lower" only where the interval no longer contains 0?"""
    rng = stream("course claim", seed_of(seed))
    for n in range(cases):
        effect = round(rng.uniform(-6, 6), 1)
        half = round(rng.uniform(0.2, 6), 1)
        if n % 10 == 9:
            half = abs(effect)  # the interval ends at nothing
        low, high = round(effect - half, 1), round(effect + half, 1)
        told = answer_of(function, effect, low, high)
        if not isinstance(told, str) or told not in CLAIMS:
            wrong("claim-word", got=shown(told), words=", ".join(CLAIMS))
        due = CLAIMS[0] if low > 0 else CLAIMS[1] if high < 0 else CLAIMS[2]
        if told != due:
            facts = {"effect": number(effect), "low": number(low), "high": number(high)}
            wrong("claim", **facts, got=str(told), holds=int(low <= 0 <= high))
    return right("claim-right", cases=cases)


# --- Captions -------------------------------------------------------------------------------


@check
def check_caption(
    function: Any, *, game: str = GAME, seed: int | str | None = None, language: str = "en"
) -> Said:
    """Does f(report) → text say what was measured, on how many decks, and the interval, for any report?"""
    count = len(exercises(game).CHANGES)
    for report in _reports(seed, game):
        text = answer_of(function, report)
        if not isinstance(text, str):
            wrong("caption-no-text", got=shown(text))
        _check_caption(text, report)
    return right("caption-right", count=count)


def _check_caption(text: str, report: Report) -> None:
    title = report.metrics[0].title("en")
    titles = {report.metric, *(report.metrics[0].title(one) for one in ("en", "pl", "hu", "de"))}
    if not any(one.casefold() in text.casefold() for one in titles):
        wrong("caption-metric", metric=title, caption=shown(text))
    said = _numbers(text)
    if report.blocks not in said:
        wrong("caption-decks", caption=shown(text))
    for name in ("effect", "low", "high"):
        if not _is_said(getattr(report, name), said):
            wrong("caption-number", name=name, caption=shown(text))
    if len(text) > 400:
        wrong("caption-long", letters=len(text))


def _reports(seed: int | str | None, game: str) -> Iterator[Report]:
    """Small experiments, each about something else."""
    asked = exercises(game).CHANGES
    first = first_deck("caption", seed)
    options: dict[str, Any] = {"game": game, "seed": first, "jobs": 1, "progress": False}
    for n, (rules, name) in enumerate(asked):
        yield compare(None, rules, metric=name, most=DECKS + n, **options)


def _numbers(text: str) -> list[float]:
    """The numbers of a text, in whatever way a language writes them."""
    return [
        float(found.replace(",", ".").replace("−", "-").replace("–", "-"))
        for found in _NUMBER.findall(text)
    ]


def _is_said(value: float, said: list[float]) -> bool:
    """Is a number there, rounded to a whole one or finer? A sign that a dash took away is forgiven."""
    return any(abs(abs(one) - abs(value)) <= (0.5 if one == int(one) else 0.051) for one in said)


# --- Reports --------------------------------------------------------------------------------


@check
def check_report(report_file: Any, *, language: str = "en") -> Said:
    """Has a report its claim, numbers, limits and the call that measures it again, and do they agree?"""
    fields = tree(text_of(report_file), "report", "toml").table(FIELDS, FIELDS)
    asked = _call(fields["rerun"])
    again = _measured(asked, fields["rerun"])
    if fields["metric"].value != again.metric:
        wrong("report-metric", said=shown(fields["metric"].value), measured=again.metric)
    if fields["decks"].value != again.blocks:
        wrong("report-decks", said=shown(fields["decks"].value), measured=again.blocks)
    if not isfinite(again.low):
        wrong("report-endless", decks=again.blocks)
    for name in ("effect", "low", "high"):
        value = fields[name].value
        if type(value) not in (int, float):
            wrong("report-number", name=name, got=shown(value))
        if abs(value - getattr(again, name)) > 0.051:
            wrong("report-differs", name=name, said=shown(value), decks=again.blocks)
    claim, limits = (_sentence(fields[name]) for name in ("claim", "limits"))
    said = _numbers(claim)
    if again.blocks not in said or not _is_said(again.effect, said):
        wrong("report-claim", claim=shown(claim))
    if len(limits.split()) < 5:
        wrong("report-limits", limits=shown(limits))
    return right("report-right", decks=again.blocks, effect=number(again.effect))


def _sentence(field: Field) -> str:
    text = field.text()
    if len(text.split()) < 5:
        wrong("report-short", name=field.key, text=shown(text))
    return text


def _call(field: Field) -> dict[str, Any]:
    """The plain values of a call as it is written, by the name of what they are given for."""
    text = field.text()
    try:
        tree_ = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        wrong("report-call", call=shown(text))
    if not isinstance(tree_, ast.Call) or ast.unparse(tree_.func) != CALL or len(tree_.args) != 2:
        wrong("report-call", call=shown(text))
    names = ["rules_a", "rules_b", *(str(one.arg) for one in tree_.keywords)]
    values = [*tree_.args, *(one.value for one in tree_.keywords)]
    asked: dict[str, Any] = {}
    for name, value in zip(names, values, strict=True):
        if name not in ("rules_a", "rules_b", *TAKEN):
            wrong("report-keyword", name=name, known=", ".join(TAKEN))
        try:
            asked[name] = ast.literal_eval(value)
        except (ValueError, TypeError, RecursionError):
            wrong("report-value", name=name)
    return asked


def _measured(asked: dict[str, Any], field: Field) -> Report:
    most = asked.get("most")
    if type(most) is not int or not 2 <= most <= MOST:
        wrong("report-most", most=MOST)
    for side in ("rules_a", "rules_b"):
        if not isinstance(asked[side], str | dict | NoneType) or str(asked[side]).endswith(".toml"):
            wrong("report-rules", name=side, got=shown(asked[side]))
    if str(asked.get("bots", "greedy")) != "greedy":
        wrong("report-bots", got=shown(asked["bots"]))
    try:
        return compare(**asked, jobs=1, progress=False)
    except FileError:
        raise
    except (ValueError, TypeError) as error:
        raise FileError("report", field.key, str(error)) from None
