"""What a page says of a report or a survey."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from glueckauf import games
from glueckauf.core.texts import tell
from glueckauf.games.knobs import knobs as knobs_of
from glueckauf.lab.design import Design
from glueckauf.lab.metrics import METRICS, Metric
from glueckauf.lab.page import Page
from glueckauf.lab.plot import Plot
from glueckauf.lab.plots.comparing import paired_differences, stopping_path
from glueckauf.lab.plots.knobs import tornado, value_told
from glueckauf.lab.plots.playing import seat_bars, source_stacks
from glueckauf.lab.plots.words import Say, plain, saying, unit_of
from glueckauf.lab.survey import Survey
from glueckauf.lab.telling import mean_between, seats_told

if TYPE_CHECKING:
    from glueckauf.lab.report import Report
    from glueckauf.lab.sweep import Sweep

DECKS = 30  # that are played again for the plot of scores


def report_page(report: Report, language: str, jobs: int | None = None) -> Page:
    say, metric, method = saying(language), report.metrics[0], report.method
    a, b = report.designs
    facts = [
        (say("page-metric"), f"{metric.title(language)}. {metric.definition(language)}"),
        *_played(a, report.blocks, report.games, report.seeds, say, language),
        (say("page-method"), say("page-stop", stop=method.stop, smallest=plain(method.smallest), unit=unit_of(metric, language), least=method.least, most=method.most)),
        (say("page-version"), f"glueckauf {report.version}"),
        (say("page-hash"), f"A {report.hash_a} · B {report.hash_b}"),
    ]  # fmt: skip
    caveats = ["bots", "table", "mean", "same" if report.verdict == "no difference" else ""]
    if report.verdict == "undecided":
        caveats.append("open")
    if report.also:
        caveats.append("also")
    return Page(
        kind=_kind(say, a, language),
        title=say("page-title", metric=metric.title(language)),
        question=report.question(language),
        answer=report.answer(language),
        rules=_rules((a, b), language),
        sentences=_sentences((a, b), language),
        plots=(
            paired_differences(report, language),
            stopping_path(report, language),
            seat_bars(report, language, decks=DECKS, jobs=jobs),
        ),
        facts=tuple(facts),
        command=_compare(report),
        caveats=tuple(say(f"page-not-{name}") for name in caveats if name),
    )


def survey_page(survey: Survey, language: str, jobs: int | None = None) -> Page:
    say, design = saying(language), survey.design
    wholes = [one for one in survey.means if not one.part]
    titles = {one.name: one for one in survey.metrics}
    answer = "; ".join(
        say(
            "page-found",
            metric=titles[one.metric].title(language),
            value=plain(one.found.value),
            interval=mean_between(one.found, one.blocks, language),
            unit=unit_of(titles[one.metric], language),
        )
        for one in wholes
    )
    facts = [
        *_played(design, survey.blocks, survey.games, survey.seeds, say, language),
        (say("page-version"), f"glueckauf {survey.version}"),
        (say("page-hash"), survey.hash),
        *((one.title(language), one.definition(language)) for one in survey.metrics[:3]),
    ]
    published = replace(design, rules=games.room(design.game).Rules())
    plots = [seat_bars(survey, language, decks=DECKS, jobs=jobs)]
    if getattr(games.room(design.game), "measures", None) is not None:
        plots.append(source_stacks(survey, language, decks=DECKS, jobs=jobs))
    return Page(
        kind=_kind(say, design, language),
        title=say("page-survey"),
        question=survey.question(language),
        answer=f"{answer}.",
        rules=_rules((published, design), language, (say("page-published"), say("page-these"))),
        sentences=_sentences((published, design), language),
        plots=tuple(plots),
        facts=tuple(facts),
        command=_survey(survey),
        caveats=tuple(say(f"page-not-{name}") for name in ("bots", "table", "mean")),
    )


def sweep_page(sweep: Sweep, language: str, jobs: int | None = None) -> Page:
    say, base, metric = saying(language), sweep.base, sweep.metrics[0]
    facts = [
        (say("page-metric"), f"{metric.title(language)}. {metric.definition(language)}"),
        *_played(base, sweep.blocks, sweep.games, sweep.seeds, say, language),
        (say("page-version"), f"glueckauf {sweep.version}"),
        (say("page-hash"), " · ".join(sweep.hashes)),
    ]
    known = knobs_of(base.game)
    published = replace(base, rules=games.room(base.game).Rules())
    values = [
        (
            known[knob].label(language),
            value_told(knob, before, base.game, base.players, language),
            ", ".join(
                value_told(knob, value, base.game, base.players, language)
                for value in dict.fromkeys(one.values[n] for one in sweep.cells)
            ),
        )
        for n, (knob, before) in enumerate(zip(sweep.knobs, sweep.base_values, strict=True))
    ]
    changed = _sentences((published, base), language) if _differing((published, base)) else ()
    told = [f"{known[knob].rule}: {known[knob].says(language)}" for knob in sweep.knobs]
    return Page(
        kind=_kind(say, base, language),
        title=sweep.question(language),
        question="",
        answer=sweep.answer(language),
        rules=((say("page-knob"), say("page-base"), say("page-tried")), *values),
        sentences=tuple(dict.fromkeys((*told, *changed))),
        plots=_sweep_plots(sweep, language, jobs),
        facts=tuple(facts),
        command=_sweep(sweep),
        caveats=tuple(say(f"page-not-{name}") for name in ("bots", "table", "mean")),
    )


def _sweep_plots(sweep: Sweep, language: str, jobs: int | None) -> tuple[Plot, ...]:
    """The metric, of two knobs also what each does by itself, and the scores under the base."""
    found = [sweep.plot(language)]
    if len(sweep.knobs) > 1:
        with suppress(ValueError):  # no value that turns one knob alone
            found.append(tornado(sweep, language))
    base = Survey(sweep.base, (), sweep.played, language)
    return (*found, seat_bars(base, language, decks=DECKS, jobs=jobs))


# --- Parts ----------------------------------------------------------------------------------


def _kind(say: Say, design: Design, language: str) -> str:
    title = tell(design.game, "title", {}, language).removesuffix(".")
    return say("page-kind", game=title, players=design.players)


def _played(
    design: Design, blocks: int, played: int, seeds: Sequence[int], say: Say, language: str
) -> list[tuple[str, str]]:
    return [
        (say("page-number"), say("page-games", blocks=blocks, games=played)),
        (say("page-bots"), seats_told(design, language)),
        (say("page-seeds"), f"{seeds[0]}–{seeds[-1]}"),
    ]


def _differing(sides: Sequence[Design]) -> list[str]:
    a, b = (one.rules for one in sides)
    return [key for key in a.knobs() if getattr(a, key) != getattr(b, key)]


def _rules(
    sides: tuple[Design, Design], language: str, heads: tuple[str, str] = ("A", "B")
) -> tuple[tuple[str, ...], ...]:
    """The knobs that differ, in words, with both values."""
    say, design = saying(language), sides[0]
    known = knobs_of(design.game)
    rows = [
        (
            known[key].label(language),
            *(
                value_told(key, getattr(one.rules, key), design.game, design.players, language)
                for one in sides
            ),
        )
        for key in _differing(sides)
    ]
    return ((say("page-knob"), *heads), *rows) if rows else ()


def _sentences(sides: tuple[Design, Design], language: str) -> tuple[str, ...]:
    """What the rules say that these knobs belong to, each once."""
    known = knobs_of(sides[0].game)
    found = dict.fromkeys(known[key].rule for key in _differing(sides))
    first = {known[key].rule: known[key] for key in _differing(sides)}
    return tuple(f"{rule}: {first[rule].says(language)}" for rule in found)


# --- How to measure it again ----------------------------------------------------------------


class _Function(str):
    """The name of a function of one's own, which is given as it is."""

    def __repr__(self) -> str:
        return str(self)


def _metric(metric: Metric) -> str:
    return metric.name if metric.name in METRICS else _Function(metric.name)


def _compare(report: Report) -> str:
    method = report.method
    own = {
        "metric": _metric(report.metrics[0]),
        **({"also": list(map(_metric, report.metrics[1:]))} if report.also else {}),
        "stop": method.stop,
        "smallest": method.smallest,
        "alpha": method.alpha,
        "beta": method.beta,
        "least": method.least,
        "most": method.most,
    }
    rules = [str(one.rules) or None for one in report.designs]
    return _call("compare", rules, report.designs[0], own)


def _survey(survey: Survey) -> str:
    own = {"metrics": list(map(_metric, survey.metrics)), "blocks": survey.blocks}
    return _call("survey", [str(survey.rules) or None], survey.design, own)


def _sweep(sweep: Sweep) -> str:
    values = [
        list(dict.fromkeys(one.values[n] for one in sweep.cells)) for n in range(len(sweep.knobs))
    ]
    own: dict[str, Any] = {"metric": _metric(sweep.metrics[0])}
    if len(sweep.metrics) > 1:
        own["also"] = list(map(_metric, sweep.metrics[1:]))
    if str(sweep.base.rules):
        own["rules"] = str(sweep.base.rules)
    own["blocks"] = sweep.blocks
    return _call("sweep", [dict(zip(sweep.knobs, values, strict=True))], sweep.base, own)


def _call(name: str, rules: Sequence[Any], design: Design, own: dict[str, Any]) -> str:
    """A command that anybody can give."""
    given: dict[str, Any] = {
        "game": design.game,
        "players": design.players,
        "bots": design.bots[0] if len(set(design.bots)) == 1 else list(design.bots),
        **({"without": [list(one) for one in design.without]} if any(design.without) else {}),
        **own,
        "seed": design.first,
    }
    told = ", ".join([*map(repr, rules), *(f"{key}={value!r}" for key, value in given.items())])
    return f"ga.lab.{name}({told})"
