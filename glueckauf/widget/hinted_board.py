"""Hints at a table: first where to look, then the moves that deserve a thought. They are found beside the board."""

from __future__ import annotations

from typing import Any

from glueckauf.widget import hints
from glueckauf.widget.board import Reply
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.hints import WHERE, WHICH, Hint
from glueckauf.widget.history import History
from glueckauf.widget.thinking import Thought, running_loop
from glueckauf.widget.told_board import ToldBoard


class HintedBoard(ToldBoard):
    """A table that helps whoever asks; unasked it gives nothing away."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._hinted: Hint | None = None
        self._rows: tuple[Hint, list[Json]] | None = None  # made once for every hint and language

    def _hint(self) -> Reply:
        """First where to look; asked again, which moves."""
        here = self._history.state
        if self._waits() or here.is_over:
            return Reply(message(self._prompt()))
        if self._beside.current is not None:
            return Reply(self.frame.get("message"))  # a bot thinks, or a hint is on its way
        known = self._hint_here()
        if known is not None and known.step == WHICH:
            return self._hint_reply(known)
        view, language = self._view(), self._language
        is_watched = running_loop() is not None
        thought = self._beside.begin(
            lambda go_on: hints.found(here, view, known, language, is_watched, go_on),
            self._later(self._hint_found),
        )
        if self._beside.current is not None:
            return Reply(message(self._thinking_text(None)))
        return self._hint_of(thought)

    def _hint_found(self, thought: Thought) -> None:
        self._show(self._hint_of(thought))

    def _hint_of(self, thought: Thought) -> Reply:
        if thought.error is not None:
            raise thought.error
        self._hinted = thought.result
        known = self._hint_here()
        if known is None:  # whoever asked looks elsewhere by now
            return Reply(self.frame.get("message"))
        return self._hint_reply(known)

    def _hint_here(self) -> Hint | None:
        """What was found for the position shown, in the language of the table."""
        if self._hinted is None or self._hinted.state is not self._history.state:
            return None
        self._hinted = self._hinted.told_in(self._view(), self._language)
        return self._hinted

    def _hint_reply(self, known: Hint) -> Reply:
        """First that there are moves to choose from, which are in sight; the advice is longer than a message may be high."""
        told, rows = known.advice.text, self._candidates()
        if rows:
            tries = known.weighing.iterations
            told = f"{say('candidates', self._language, moves=len(rows), tries=tries)} {told}"
        return Reply(message(told), hint=known.advice.keys)

    def _candidates(self) -> list[Json]:
        """The moves that a hint has found for the position shown."""
        known = self._hint_here()
        if known is None or known.step == WHERE:
            return []
        if self._rows is None or self._rows[0] is not known:
            view = self._view()
            rows = hints.candidates(view, known.weighing, self._open(view), self._language)
            self._rows = known, rows
        return self._rows[1]

    def _thinking_text(self, seat: int | None) -> str:
        return (
            say("thinking-hint", self._language) if seat is None else super()._thinking_text(seat)
        )

    def _take(self, history: History) -> None:
        super()._take(history)
        self._hinted = self._rows = None
