"""The stepper: a scenario shown step by step, back and forth, without asking Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import traitlets

from glueckauf.core.names import called, spoken
from glueckauf.core.protocol import State
from glueckauf.games import room
from glueckauf.games.scorings import is_scored
from glueckauf.learn.scenario import Scenario, Shown
from glueckauf.widget import frames, sheet
from glueckauf.widget.base import Widget
from glueckauf.widget.frames import Json, message, say

Source = Any  # a Scenario, or what Scenario.of takes


class Stepper(Widget):
    """A scenario, or anything that `Scenario.of` takes; `view` None shows what is needed to follow it.

    `names` are those of the people in it, by seat.
    """

    KIND = "stepper"

    frames: Any = traitlets.List().tag(sync=True)

    def __init__(
        self,
        scenario: Source,
        *,
        language: str = "en",
        theme: str = "auto",
        view: str | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.scenario = as_scenario(scenario)
        chosen, self._seat = self.scenario.sight()
        super().__init__(self.scenario.start.game, language, theme, view or chosen)
        self._names = tuple(names)
        self._language = called(language, self._names)
        self._show("")

    @property
    def language(self) -> str:
        return spoken(self._language)

    @language.setter
    def language(self, language: str) -> None:
        self._speak(language)
        self._show("")

    def _speak(self, language: str) -> None:
        super()._speak(language)
        self._language = called(language, self._names)

    def _reply(self, asked: Mapping[str, Any], ack: str) -> None:
        if asked["do"] == "language":
            self._speak(str(asked.get("language")))
            self._show(ack)
            return
        text = say("unknown-request", self._language, request=str(asked["do"]))
        self.frame = {"ack": ack, "message": message(text, "bad")}

    def _show(self, ack: str) -> None:
        with self.hold_sync():
            self._show_words()
            self.frames = step_frames(self.scenario, self._language, self._shown, self._seat)
            self.frame = {"ack": ack, "message": None}

    def _picture(self) -> str:
        table = self._room.table
        return table.picture(self.scenario.start, self._language, self._shown, self._seat)

    def __repr__(self) -> str:
        return f"Stepper({len(self.scenario.steps)} steps)"


def as_scenario(source: Source) -> Scenario:
    return source if isinstance(source, Scenario) else Scenario.of(source)


def _sheet(each: Shown, language: str) -> Json:
    """The scoresheet, where a step ends a shift or the game."""
    scored = [state for state in each.states[1:] if is_scored(state)]
    if not scored:
        return {}
    found = room(scored[-1].game).table.scoresheet(scored[-1], language, each.you)
    return {"sheet": sheet.told(found)} if found else {}


def step_frames(
    scenario: Scenario, language: str, view: str, seat: int, eyes: int | None = None
) -> list[Json]:
    """A frame for the start and for every step; each holds only the parts that changed.

    Everything is shown, or what the player in the seat `eyes` sees.
    """
    shown: dict[str, str] = {}

    def frame(state: State, **more: Any) -> Json:
        seen = state if eyes is None else state.seen_by(eyes)
        parts = frames.drawn(seen, language, view, seat)
        changed = {name: svg for name, svg in parts.items() if shown.get(name) != svg}
        shown.update(changed)
        return {"parts": changed, "order": list(parts), **more}

    title, task = (scenario.text(key, language) for key in ("title", "task"))
    caption = ". ".join(filter(None, (title, task))) or say("ui-start", language)
    still: Json = {"arrows": [], "marks": [], "move": ""}
    first = frame(scenario.start, caption=caption, **still)
    return [
        first,
        *(
            frame(
                each.states[-1],
                caption=each.caption(language),
                **_sheet(each, language),
                arrows=[list(arrow) for arrow in each.step.arrows],
                marks=list(each.step.marks),
                move=" ".join(each.step.moves),
                **frames.gone(each.states, each.step.moves),
            )
            for each in scenario.shown()
        ),
    ]
