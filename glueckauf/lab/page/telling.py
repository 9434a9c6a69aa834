"""What a page says of a report or a survey."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from glueckauf import games
from glueckauf.core.texts import tell
from glueckauf.games.knobs import knobs as knobs_of
from glueckauf.lab.design import Design
from glueckauf.lab.page import Page
from glueckauf.lab.plots.comparing import paired_differences, stopping_path
from glueckauf.lab.plots.knobs import value_told
from glueckauf.lab.plots.playing import seat_bars, source_stacks
from glueckauf.lab.plots.words import Say, plain, saying
from glueckauf.lab.telling import seats_told

if TYPE_CHECKING:
    from glueckauf.lab.report import Report
    from glueckauf.lab.survey import Survey

DECKS = 30  # that are played again for the plot of scores


def report_page(report: Report, language: str, jobs: int | None = None) -> Page:
    say, metric, method = saying(language), report.metrics[0], report.method
    a, b = report.designs
    facts = [
        (say("page-metric"), f"{metric.title(language)}. {metric.definition(language)}"),
        *_played(a, report.blocks, report.games, report.seeds, say, language),
        (say("page-method"), say("page-stop", stop=method.stop, smallest=plain(method.smallest), unit=metric.unit(language), least=method.least, most=method.most)),
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
            low=plain(one.found.low),
            high=plain(one.found.high),
            unit=titles[one.metric].unit(language),
        )
        for one in wholes
    )
    facts = [
        *_played(design, survey.blocks, survey.games, survey.seeds, say, language),
        (say("page-version"), f"glueckauf {survey.version}"),
        (say("page-hash"), survey.hash),
        *((one.title(language), one.definition(language)) for one in survey.metrics[:3]),
    ]
    published = Design(design.game, design.players, games.room(design.game).Rules(), design.bots, design.without)  # fmt: skip
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


def _compare(report: Report) -> str:
    method = report.method
    own = {
        "metric": report.metric,
        **({"also": [one.name for one in report.metrics[1:]]} if report.also else {}),
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
    own = {"metrics": [one.name for one in survey.metrics], "blocks": survey.blocks}
    return _call("survey", [str(survey.rules) or None], survey.design, own)


def _call(name: str, rules: Sequence[str | None], design: Design, own: dict[str, Any]) -> str:
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
