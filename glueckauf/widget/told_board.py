"""What a table tells: whose turn it is, what happened, the log turn by turn, and why bots moved as they did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from glueckauf.core.protocol import CHANCE
from glueckauf.core.texts import within
from glueckauf.games.scorings import in_log
from glueckauf.widget import frames
from glueckauf.widget.board import Reply
from glueckauf.widget.bots_board import BotsBoard
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History
from glueckauf.widget.scenes import scenes
from glueckauf.widget.turns import Turns

LATEST = 6  # turns told in one message


class ToldBoard(BotsBoard):
    """A game of people and bots, told in sentences."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._told_turns = Turns()
        self._opened: Json = {}  # what the next frame opens

    # --- What is asked, and what happened -------------------------------------------------------

    def _is_thinking(self) -> bool:
        """Does somebody think about the position that is shown?"""
        return self._thinker() is not None and self._history.ply == self._history.plies

    def _prompt(self) -> str:
        state = self._history.state
        if state.is_over:
            return say("prompt-over", self._language)
        if self._is_thinking():
            return self._thinking_text(self._thinker())
        if self._waits():
            if self._bot() is None:
                return say("prompt-chance", self._language)
            return say("prompt-bot", self._language, seat=state.to_move)
        assert state.to_move is not None
        alone = int(len(self._people) == 1)
        whose = say("whose-turn", self._language, alone=alone, seat=state.to_move)
        return f"{whose}: {within(super()._prompt(), self._language)}"

    def _told(self, first: int) -> Json:
        """What people did, what each bot did in its turn, and what is asked."""
        end, you = self._history.state, self._reader()
        if end.is_over and end.events:
            scores = " ".join(map(str, end.scores))
            final = say(
                "final-score", self._language, scores=scores, reader=-1 if you is None else you
            )
            over = [event for event in in_log(end.events) if "scores" not in event.facts]
            return message(f"{frames.outcome(over, self._language, you)} {final}", "good")
        told = [text for turn in self._turns(first) for text in self._told_of(turn, first)]
        asked = self._prompt()
        return message(" ".join((*told[-LATEST:], asked)), prompt=asked)

    def _told_of(self, turn: Json, first: int) -> Iterator[str]:
        """A turn in one sentence; of one that a person had begun before, what was done since this ply."""
        states, you = self._history.states, self._reader()
        if turn["seat"] is not None and (
            turn["seat"] not in self._people or turn["first"] >= first
        ):
            yield from filter(None, (turn["text"], turn["ends"]))
            return
        for ply in range(max(first, turn["first"]) + 1, min(turn["last"], self._history.ply) + 1):
            if states[ply].events:
                yield frames.headline(states[ply].events, self._language, you)

    def _entry(self, ply: int) -> Json:
        before, after = self._history.states[ply - 1 : ply + 1]
        move = self._history.moves[ply - 1]
        seat = before.to_move
        people, table = self._people, self._room.table
        others = [other for other in people if other != seat]
        is_seen = seat == CHANCE or not people or (seat in people and not others)
        if (
            not is_seen and seat in people
        ):  # of several people before one screen nobody sees secrets
            is_seen = not any(self._is_hidden(seat, other, before) for other in others)
        shown = move if is_seen else table.public(before, move)
        reveals = seat == CHANCE or any(
            table.reveals(event, seat, people) for event in after.events
        )
        entry = frames.entry(
            ply, seat, shown, in_log(after.events), self._language, reveals, self._reader()
        )
        if not entry["text"] and shown == move and seat != CHANCE:  # it only begins a decision
            entry["text"] = table.label(before.seen_by(seat), move, self._language)
        return entry

    # --- Turn by turn ---------------------------------------------------------------------------

    def _turns(self, since: int = 0) -> list[Json]:
        """Every turn in one sentence, those that go on beyond this ply."""
        told, history = self._told_turns, self._history
        found = told.since(history, since, self._language, self._reader(), self._log_entry)
        return [
            turn | {"why": True} if self._has_reason(turn["first"], turn["last"]) else turn
            for turn in found
        ]

    def _forget(self, first: int) -> None:
        super()._forget(first)
        self._told_turns.forget(first)

    def _speak_on(self, language: str) -> Reply:
        self._told_turns.forget()
        return super()._speak_on(language)

    def _tell_all(self, _asked: Mapping[str, Any]) -> Reply:
        log = [self._log_entry(ply) for ply in range(1, self._history.plies + 1)]
        self.send({"log": log, "turns": self._turns()})
        return Reply(self.frame.get("message"))

    def _explain(self, first: Any) -> Reply:
        """What a bot says to the turn that began at this ply."""
        turn = next((turn for turn in self._turns() if turn["first"] == first), None)
        text = "" if turn is None else self._reason(turn["first"], turn["last"])
        text = text or say("no-reason", self._language)
        self._opened = {"reason": {"first": first, "text": text}}
        return Reply(self.frame.get("message"))

    def _scenes(self) -> Json:
        """What bots have done since the board was last shown, to be watched turn by turn."""
        first, self._watched = self._watched, None
        if first is None or first >= self._history.ply:
            return {}
        found = scenes(
            self._history,
            first,
            self._turns(first),
            self._people,
            lambda state: self._parts(self._shared(state)),
            {name: getattr(self, slot) for name, slot in self._slots.items()},
        )
        return {"scenes": found} if found else {}

    def _pass_on(self, seat: int) -> None:
        super()._pass_on(seat)
        self._told_turns.forget()

    def _take(self, history: History) -> None:
        super()._take(history)
        self._told_turns.forget()
