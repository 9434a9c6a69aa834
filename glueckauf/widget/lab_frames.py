"""What the page of the design lab is sent about its runs, as JSON: the one that is looked at, cards, a comparison."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.lab.report import Report
from glueckauf.widget import lab_telling, runs
from glueckauf.widget.experiment import USUALLY, Experiment
from glueckauf.widget.frames import Json, say
from glueckauf.widget.lab_chart import Words, below_each_other, closing_chart, small
from glueckauf.widget.runs import Run

RUNNING, STOPPED, DONE = "running", "stopped", "done"


def result(run: Run, state: str, language: str) -> Json:
    """The run that is looked at: what it says so far, its chart, what can be done with it."""
    chosen, report = run.experiment, run.report
    shown: Json = {
        "id": run.id,
        "state": state,
        "title": say("lab-title", language, name=run.name, state=state),
        "what": lab_telling.about(chosen, language),
        "metric": lab_telling.title(chosen.metric, language),
    }
    if report is None:
        return shown | {
            "sentence": say("lab-begun", language),
            "chart": empty_chart(chosen.metric, language),
        }
    forms = [form for form in runs.FORMS if runs.can_export(form)]
    return shown | {
        "sentence": report.answer(language),
        "numbers": _numbers(report, language),
        "share": _share(report, chosen.most),
        "progress": lab_telling.games(report, language),
        "chart": chart(chosen, report, language),
        "exports": [[form, say("lab-export", language, form=form)] for form in forms],
    }


def _fresh(report: Report, language: str) -> dict[str, str]:
    """The effect where nothing was chosen by luck, once it was measured."""
    found = report.fresh_effect
    return {} if found is None else {"fresh": lab_telling.effect(report, language, found.value)}


def _share(report: Report, most: int) -> float:
    """How much of it is played, as far as one knows."""
    if report.decided:
        return (report.blocks + len(report.fresh)) / (report.blocks + report.fresh_wanted)
    return report.blocks / most


def _numbers(report: Report, language: str) -> list[list[str]]:
    values = {
        "effect": lab_telling.effect(report, language),
        "interval": lab_telling.interval(runs.last(report), language),
        **_fresh(report, language),
        "games": str(report.games),
        "decks": str(report.blocks),
    }
    return [[say("lab-number", language, what=key), value] for key, value in values.items()]


def chart(chosen: Experiment, report: Report, language: str) -> str:
    words = lab_telling.chart_words(chosen.metric, language)
    return closing_chart(runs.points(report), chosen.smallest, chosen.most, words)


def empty_chart(metric: str, language: str) -> str:
    """Before the first block."""
    words = lab_telling.chart_words(metric, language)
    words = words._replace(note=say("home-lab-how", language))
    return closing_chart((), 1.0, int(USUALLY["most"]), words)


def card(run: Run, is_ticked: bool, is_looked: bool, language: str) -> Json:
    """A run in short."""
    report, metric = run.report, lab_telling.title(run.experiment.metric, language)
    shown: Json = {
        "id": run.id,
        "name": run.name,
        "what": lab_telling.both_sides(run.experiment, language),
        "metric": metric,
        "compared": is_ticked,
        "looked": is_looked,
        "effect": "",
        "interval": "",
        "games": "",
        "chart": "",
    }
    if report is None:
        return shown | {"games": say("lab-begun", language)}
    point = runs.last(report)
    told = lab_telling.interval(point, language)
    return shown | {
        "effect": lab_telling.effect(report, language),
        "interval": f"({told})",
        "games": lab_telling.games(report, language),
        "chart": small(point, f"{metric}: {told}"),
    }


def compared(ticked: Sequence[Run], language: str) -> Json | None:
    """The ticked runs that measure the same as the first of them, on one scale; None if none is ticked."""
    known = [(run, run.report) for run in ticked if run.report is not None]
    if not known:
        return None
    metric = known[0][0].experiment.metric
    alike = [(run, report) for run, report in known if run.experiment.metric == metric]
    if len(alike) < 2:
        return {"chart": "", "note": say("lab-compared-few", language)}
    named = lab_telling.title(metric, language)
    words = Words(
        say("lab-compared", language, runs=len(alike), metric=named),
        f"{named}, {lab_telling.chart_words(metric, language).y}",
        "",
        lab_telling.comma(language),
    )
    rows = [(run.name, runs.last(report)) for run, report in alike]
    note = say("lab-compared-others", language, left=len(known) - len(alike))
    return {"chart": below_each_other(rows, words), "note": note}
