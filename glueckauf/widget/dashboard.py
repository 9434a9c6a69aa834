"""The design lab as a page, for people who write no Python: change a rule, measure what happens.

    ga.dashboard()                     choose, run, watch the interval close, keep runs side by side
    ga.dashboard(language="de")
    ga.dashboard().reports             what was measured, as `ga.lab.compare` gives it

A run goes on beside the page, which answers all the time. It can be stopped and run on, also after the
kernel was restarted: what was played is kept (`runs.py`). Nothing is measured here that
`ga.lab.compare` would not measure in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from typing import Any

import traitlets

from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES, phrase_of
from glueckauf.games import GAMES, room
from glueckauf.widget import experiment, lab_frames, runs
from glueckauf.widget.base import THEMES, Widget, one_of
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.lab_frames import DONE, RUNNING, STOPPED
from glueckauf.widget.runs import FORMS, LONGEST, SLOW, Run
from glueckauf.widget.set_up import Unready
from glueckauf.widget.sources import ROOM
from glueckauf.widget.working import Work

_at_work: dict[str, Work] = {}  # by the run: two pages must not write one journal


def dashboard(*, language: str = "en", theme: str = "auto", jobs: int | None = None) -> Dashboard:
    """The page of the design lab; `jobs` are the processes that play, None: all cores but one."""
    one_of("language", language, LANGUAGES)
    one_of("theme", theme, THEMES)
    return Dashboard(language, theme, jobs)


class Dashboard(Widget):
    """Fields for an experiment, the run that is looked at, and cards of all that were kept."""

    KIND = "dashboard"

    frames: Any = traitlets.Dict().tag(sync=True)  # the cards: sent only when they change

    def __init__(self, language: str, theme: str, jobs: int | None = None) -> None:
        self._jobs = runs.helpers() if jobs is None else jobs
        self._runs = runs.saved()
        self._looked = self._runs[0].id if self._runs else ""
        self._ticked: list[str] = []
        self._gone: Run | None = None  # removed last; it can be brought back
        self._work: Work | None = None
        self._writing: Work | None = None  # a report, into a file
        self._before: Work | None = None  # may still be busy with its last block
        self._running: Run | None = None
        self._chosen = experiment.chosen()
        self._checks: Json = {}
        super().__init__(GAMES[0], language, theme, room(GAMES[0]).table.VIEWS[0])
        self._check({"chosen": self._chosen})
        self._show(None, "")

    # --- For Python -----------------------------------------------------------------------------

    @property
    def reports(self) -> list[Any]:
        """The reports of all kept runs, the newest first."""
        return [run.report for run in self._runs if run.report is not None]

    def wait(self) -> None:
        """Until the run that goes on is done."""
        if self._work is not None:
            self._work.wait()
            self._take()
            self._show(None, self.frame.get("ack", ""))

    def close(self) -> None:
        if self._work is not None:
            self._work.stop()
        self._forget_removed()
        super().close()

    def export(self, path: Any, **chosen: Any) -> Any:
        raise ValueError("the lab needs Python; a report can be printed: report.pdf(path)")

    def __repr__(self) -> str:
        return f"Dashboard(runs={len(self._runs)})"

    # --- Requests -------------------------------------------------------------------------------

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Json | None]]:
        return {
            "check": self._check,
            "run": self._run,
            "stop": self._stop,
            "run-on": self._run_on,
            "look": self._look,
            "name": self._rename,
            "compare": self._tick,
            "remove": self._remove,
            "bring-back": self._bring_back,
            "export": self._export,
            "language": lambda asked: self._speak(str(asked.get("language"))),
            "log": lambda asked: None,  # only asked to learn whether somebody is there
        }

    def _reply(self, asked: Mapping[str, Any], ack: str) -> None:
        request = self._requests().get(str(asked["do"]))
        if request is None:
            text = say("unknown-request", self._language, request=str(asked["do"]))
            self._show(message(text, "bad"), ack)
            return
        self._show(request(asked), ack)

    def _bad(self, key: str, **facts: Any) -> Json:
        """What went wrong with a run; it is said beside it."""
        return message(say(key, self._language, **facts), "bad", of="run")

    def _asked(self, asked: Mapping[str, Any]) -> Run | None:
        return self._found(asked.get("id"))

    def _found(self, name: object) -> Run | None:
        return next((run for run in self._runs if run.id == name), None)

    # --- Rules ----------------------------------------------------------------------------------

    def _check(self, asked: Mapping[str, Any]) -> None:
        """What is wrong with both rule sets, while they are changed, and what one should know."""
        fields = asked.get("chosen")
        if isinstance(fields, Mapping):
            self._chosen = experiment.possible(fields)
        if isinstance(fields, Mapping) and fields.get("game") in GAMES:
            self._checks = experiment.checks(fields, self._language)

    # --- Running --------------------------------------------------------------------------------

    def _run(self, asked: Mapping[str, Any]) -> Json | None:
        if self._running is not None:
            return self._bad("lab-busy")
        fields = asked.get("chosen")
        fields = fields if isinstance(fields, Mapping) else {}
        try:
            chosen = experiment.read(fields, self._language)
        except Unready as error:
            self._check(asked)
            return message(str(error), "bad", field=error.field)
        experiment.remember(fields)
        self._check(asked)
        made = runs.begin(chosen, self._runs, self._language)
        self._runs.insert(0, made)
        return self._go(made)

    def _go(self, run: Run) -> Json | None:
        """Play on beside the page; where there is no beside, until it is done."""
        self._forget_removed()
        self._running, self._looked = run, run.id
        self._work = Work(self._growing(run, self._before), self._show_work)
        self._before = _at_work[run.id] = self._work
        self._work.begin()
        if self._work.is_beside:
            return None
        self._work.wait()
        return self._take()

    def _growing(self, run: Run, before: Work | None) -> Iterator[int]:
        """Block after block; in the thread that works. What is known already is not shown again."""
        if before is not None:
            before.join()  # a block that was in the making when it was stopped is kept as well
        try:
            with closing(runs.growing(run, self._jobs)) as growing:
                for report in growing:
                    known = 0 if run.report is None else run.report.blocks
                    if report.blocks > known and self._running is run:
                        run.report = report
                        yield report.blocks
        finally:
            _at_work.pop(run.id, None)

    def _stop(self, _asked: Mapping[str, Any]) -> Json | None:
        """What was played stays."""
        if self._work is None:
            return message(say("lab-nothing-runs", self._language))
        self._work.stop()
        return self._take()

    def _run_on(self, asked: Mapping[str, Any]) -> Json | None:
        if self._running is not None:
            return self._bad("lab-busy")
        run = self._asked(asked)
        if run is None:
            return self._bad("lab-gone")
        if _at_work.get(run.id) not in (None, self._before):
            return self._bad("lab-busy")  # on another page of this kernel
        return self._go(run)

    def _show_work(self) -> None:
        """Called by the loop, where nobody else would tell what went wrong."""
        ack = self.frame.get("ack", "")
        try:
            self._show(self._take(), ack)
        except Exception as error:
            self._fail(error, ack)

    def _take(self) -> Json | None:
        """Whether the run has ended; what went wrong, if something did."""
        work, run = self._work, self._running
        if work is None or run is None or not (work.is_done or work.is_stopped):
            return None
        self._work = self._running = None
        try:
            runs.keep(run)
        except FileError as error:
            return self._bad("lab-not-kept", path=error.path, problem=error.problem)
        if work.error is not None:
            problem = f"{type(work.error).__name__}: {work.error}"
            return self._bad("lab-failed", problem=problem)
        return None

    # --- Cards ----------------------------------------------------------------------------------

    def _look(self, asked: Mapping[str, Any]) -> Json | None:
        run = self._asked(asked)
        if run is None:
            return self._bad("lab-gone")
        self._looked, self._ticked = run.id, []
        return None

    def _rename(self, asked: Mapping[str, Any]) -> Json | None:
        run, name = self._asked(asked), str(asked.get("name", "")).strip()
        if run is None:
            return self._bad("lab-gone")
        if not 1 <= len(name) <= LONGEST or not name.isprintable():
            return self._bad("lab-name-wrong", most=LONGEST)
        run.name = name
        runs.note(run)
        return None

    def _tick(self, asked: Mapping[str, Any]) -> Json | None:
        run = self._asked(asked)
        if run is None:
            return self._bad("lab-gone")
        self._ticked = [one for one in self._ticked if one != run.id]
        if asked.get("on") is True:
            self._ticked.append(run.id)
        return None

    def _remove(self, asked: Mapping[str, Any]) -> Json | None:
        run = self._asked(asked)
        if run is None:
            return self._bad("lab-gone")
        if run is self._running:
            return self._bad("lab-busy")
        self._runs.remove(run)
        self._ticked = [one for one in self._ticked if one != run.id]
        self._forget_removed()
        runs.hide(run)
        self._gone = run
        if self._looked == run.id:
            self._looked = self._runs[0].id if self._runs else ""
        return None

    def _forget_removed(self) -> None:
        if self._gone is not None:
            runs.drop(self._gone)
        self._gone = None

    def _bring_back(self, _asked: Mapping[str, Any]) -> Json | None:
        run, self._gone = self._gone, None
        if run is None:
            return self._bad("lab-gone")
        self._runs = sorted([*self._runs, run], key=lambda one: one.id, reverse=True)
        self._looked = run.id
        try:
            runs.keep(run)
        except FileError as error:
            return self._bad("lab-not-kept", path=error.path, problem=error.problem)
        return None

    def _export(self, asked: Mapping[str, Any]) -> Json | None:
        run, form = self._asked(asked), str(asked.get("form"))
        if run is None or run.report is None:
            return self._bad("lab-gone")
        if form not in FORMS:
            return self._bad("lab-unknown", what=form)
        if self._writing is not None:
            return message(say("lab-writing", self._language), of="run")
        self._writing = Work(runs.exported(run, form, self._language), self._show_written)
        if form in SLOW:
            self._writing.begin()
        if self._writing.is_beside:
            return message(say("lab-writing", self._language), of="run")
        self._writing.wait()
        return self._written(self._writing)

    def _show_written(self) -> None:
        """Called by the loop, when the file is there or cannot be."""
        if self._writing is not None and self._writing.is_done:
            self._show(self._written(self._writing), self.frame.get("ack", ""))

    def _written(self, work: Work) -> Json:
        """Where it went, or why it went nowhere."""
        self._writing = None
        if isinstance(work.error, FileError):
            facts = {"path": work.error.path, "problem": work.error.problem}
            return self._bad("lab-not-exported", **facts)
        if work.error is not None:
            return self._bad("lab-failed", problem=f"{type(work.error).__name__}: {work.error}")
        path = str(work.made[0])
        return message(say("lab-exported", self._language, path=path), "good", of="run")

    # --- What is shown --------------------------------------------------------------------------

    def _show(self, told: Json | None, ack: str) -> None:
        language = self._language
        frame: Json = {
            "ack": ack,
            "message": told,
            "chosen": self._chosen,
            "checks": self._checks,
            "result": self._result(),
            "name": say("ui-lab_page", language),
        }
        cards: Json = {
            "cards": self._cards(),
            "compared": self._compared(),
            "gone": self._gone_told(),
        }
        with self.hold_sync():
            self._show_words()
            self.frame = frame
            self.frames = cards

    def _show_words(self) -> None:
        if self.options.get("language") == self._language:
            return
        super()._show_words()
        offered = experiment.offered(self._language)
        most = max(len(one["knobs"]) for one in offered)
        facts = [{"n": n} for n in range(most + 1)]
        changes = [phrase_of(ROOM, "play-changes", one, self._language) for one in facts]
        stops = [[one, say("lab-stop", self._language, rule=one)] for one in experiment.STOPS]
        more = {"games": offered, "changes": changes, "stops": stops}
        self.options = {**self.options, **more}

    def _speak(self, language: str) -> None:
        super()._speak(language)
        self._check({"chosen": self._chosen})

    def _state(self, run: Run) -> str:
        if run is self._running:
            return RUNNING
        return DONE if run.is_over else STOPPED

    def _result(self) -> Json | None:
        """The run that is looked at: the one that goes on, if one does."""
        run = self._running or self._found(self._looked)
        return None if run is None else lab_frames.result(run, self._state(run), self._language)

    def _cards(self) -> list[Json]:
        return [
            lab_frames.card(run, run.id in self._ticked, run.id == self._looked, self._language)
            for run in self._runs
            if run is not self._running
        ]

    def _compared(self) -> Json | None:
        found = map(self._found, self._ticked)
        return lab_frames.compared([run for run in found if run is not None], self._language)

    def _gone_told(self) -> Json | None:
        run = self._gone
        if run is None:
            return None
        return {"id": run.id, "text": say("lab-removed", self._language, name=run.name)}

    def _picture(self) -> str:
        """The chart of the run that is looked at; an empty one if there is none."""
        found = self._found(self._looked)
        if found is not None and found.report is not None:
            return lab_frames.chart(found.experiment, found.report, self._language)
        return lab_frames.empty_chart(str(self._chosen["metric"]), self._language)
