"""Bots at a table: they move by themselves, think beside the board where they think long, and say why they moved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import traitlets

from glueckauf import bots
from glueckauf.core.names import called
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn, stream
from glueckauf.core.texts import LANGUAGES, Fact
from glueckauf.widget.base import about
from glueckauf.widget.board import Reply
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History
from glueckauf.widget.seated_board import SeatedBoard
from glueckauf.widget.sheet import Sheets
from glueckauf.widget.thinking import Beside, GoOn, Thought

SLOW = 0.3  # seconds; a bot that once took longer thinks beside the board from then on
NEVER = -1


class Choice(NamedTuple):
    """A bot's decision, and what it says to it: in every language, or to be asked for when somebody wants to know."""

    bot: bots.Bot
    view: Any
    move: str
    why: Mapping[str, str] | None = None

    def told(self, language: str, names: Sequence[str]) -> str:
        if self.why is not None:
            return self.why[language]
        return _why(self.bot, self.view, self.move, called(language, names))


class BotsBoard(SeatedBoard):
    """A board where bots move until a person is to move, or a score is to be read.

    Where an event loop runs, bots that think (those with `weigh`) do so beside it: the board goes on
    answering, and the move is made when it is found. Python that plays on a board waits for them.
    """

    thinking = traitlets.Dict().tag(sync=True)  # who thinks, and how far it is; empty: nobody

    def __init__(self, *given: Any) -> None:
        self._beside = Beside(self._show_thinking)
        super().__init__(*given)
        self._sheets = Sheets()
        self._slow: set[int] = set()
        self._choices: dict[int, Choice] = {}  # by the ply that they were made at
        self._watched: int | None = None  # from this ply on turns are shown one by one
        self._since = 0  # the ply from which on it is told what happened
        self._is_hurried = False  # somebody waits for the end of this turn
        self._paused = NEVER  # the ply at which a bot's thinking was broken off

    # --- Moves ----------------------------------------------------------------------------------

    def _let_bots_play(self) -> Json | None:
        """Bots and chance move until a person is to move, a score is to be read or somebody has to think;
        what went wrong, if something did."""
        problem = None
        while self._may_go_on() and not problem:
            problem = self._bot_move()
        return problem

    def _may_go_on(self) -> bool:
        stops = self._sheets.reach(self._history)
        return not stops and self._waits() and self._beside.current is None

    def _bot_move(self) -> Json | None:
        """Make the move of chance or of a bot, or let it think; what went wrong, if something did."""
        bot, state = self._bot(), self._history.state
        self._paused = NEVER
        if state.to_move == CHANCE:
            move = drawn(state.chances(), stream("chance", f"{self._seed}/{self._throws()}"))
            self._history.add(move, state.after(move))
            return None
        if bot is None or state.to_move is None:
            return message(say("nothing-here", self._language))
        view = state.seen_by(state.to_move)
        if not self._thinks(bot, state.to_move):
            return self._make(_sudden(bot, view))
        thought = self._beside.begin(
            lambda go_on: self._decide(bot, view, go_on), self._later(self._decided)
        )
        self._is_hurried = self._is_hurried and not state.at_turn_start
        if self._is_hurried:
            thought.hurry()
        self._show_thinking()
        return None if self._beside.current else self._make(thought)

    def _thinks(self, bot: bots.Bot, seat: int) -> bool:
        return hasattr(bot, "weigh") or seat in self._slow

    def _decide(self, bot: Any, view: Any, go_on: GoOn) -> Choice:
        """What a bot does; in the thread that thinks."""
        can_weigh = hasattr(bot, "weigh")
        move = str(bot.weigh(view, go_on).moves[0].move if can_weigh else bot.choose(view))
        told = {each: _why(bot, view, move, called(each, self._names)) for each in LANGUAGES}
        return Choice(bot, view, move, told)

    def _make(self, thought: Thought) -> Json | None:
        """Make the move that was found; a bot's mistake must not end the game."""
        state, error = self._history.state, thought.error
        if error is None:
            try:
                choice: Choice = thought.result
                self._history.add(choice.move, state.after(choice.move))
                self._choices[self._history.ply] = choice
            except Exception as wrong:
                error = wrong
        if thought.seconds > SLOW:
            self._slow.add(state.to_move)
        if error is None:
            return None
        facts: dict[str, Fact] = {
            "seat": state.to_move,
            "problem": "{type}: {text}".format(**about(error)),
        }
        return message(say("bot-failed", self._language, **facts), "bad")

    def _decided(self, thought: Thought) -> None:
        """A bot that thought beside the board has found its move. Whoever looks at an earlier position stays there."""
        history, looked = self._history, self._history.ply
        last = history.plies
        history.go(last)
        problem = self._make(thought)
        self._forget(last)
        if not problem and self._people:
            problem = self._let_bots_play()
        if looked < last:
            history.go(looked)
            self._show(Reply(problem or message(say("moved-meanwhile", self._language))))
        else:
            self._watched = last
            self._show(Reply(problem or self._told(self._since)))

    def _later(self, act: Callable[[Thought], None]) -> Callable[[Thought], None]:
        """The same when a thought is made, at a time when nobody waits for an answer: what goes wrong is shown."""

        def acted(thought: Thought) -> None:
            try:
                act(thought)
            except Exception as error:  # nothing fails silently
                self._show_thinking()
                self._fail(error, "")

        return acted

    def _throws(self) -> int:
        """How often chance has moved so far."""
        return sum(state.to_move == CHANCE for state in self._history.states[: self._history.ply])

    # --- Thinking -------------------------------------------------------------------------------

    def _thinker(self) -> int | None:
        """The seat of the bot that thinks at the last position, if one does."""
        last = self._history.states[-1].to_move
        return last if self._beside.current is not None and last not in self._people else None

    def _show_thinking(self) -> None:
        """Tell the browser who thinks, and how far it is."""
        thought = self._beside.current
        if thought is None:
            self.thinking = {}
            return
        seat = self._thinker()
        told = {"seat": seat, "share": round(min(thought.share, 1.0), 2)}
        self.thinking = told | {"text": self._thinking_text(seat)}

    def _thinking_text(self, seat: int | None) -> str:
        return say("thinking", self._language, seat=seat or 0)

    def _show(self, reply: Reply, ack: str = "") -> None:
        with self.hold_sync():
            self._show_thinking()
            super()._show(reply, ack)

    def _hurry(self) -> Reply:
        """The best move so far will do, in the rest of a bot's turn as well."""
        if self._beside.current is not None:
            self._beside.current.hurry()
            self._is_hurried = self._thinker() is not None
        return Reply(self.frame.get("message"))

    def _stop_thinking(self) -> None:
        """What is thought about will not come: its answer would be of another game."""
        if self._beside.cancel():
            self._show_thinking()

    def _break_off(self) -> None:
        """A bot that thinks will begin anew when somebody comes back."""
        if self._thinker() is not None:
            self._paused = self._history.plies
        self._stop_thinking()

    def _resume(self) -> Json | None:
        """Back at the last position, a bot whose thinking was broken off begins anew."""
        if self._paused != self._history.ply or self._history.ply < self._history.plies:
            return None
        return self._let_bots_play()

    def close(self) -> None:
        self._stop_thinking()
        super().close()

    # --- Why ------------------------------------------------------------------------------------

    def _reason(self, first: int, last: int) -> str:
        """What a bot says to the moves after the first of these plies; "" if it says nothing."""
        made = ((ply, self._choices.get(ply)) for ply in range(first + 1, last + 1))
        told = (
            choice.told(self.language, self._names)
            for ply, choice in made
            if choice is not None and not self._is_secret(ply)
        )
        return next(filter(None, told), "")

    def _is_secret(self, ply: int) -> bool:
        """Did the bot see something when it made this move that the people here must not see yet?"""
        before = self._history.states[ply - 1]
        if not self._people or self._history.state.is_over:
            return False
        return self._room.table.has_secrets(before.seen_by(before.to_move))

    def _has_reason(self, first: int, last: int) -> bool:
        """Could a bot say why? What it says is asked for only when somebody wants to know."""
        made = filter(None, map(self._choices.get, range(first + 1, last + 1)))
        return any(
            hasattr(choice.bot, "why") if choice.why is None else any(choice.why.values())
            for choice in made
        )

    # --- Another game, another line -------------------------------------------------------------

    def _forget(self, first: int) -> None:
        super()._forget(first)
        moves = self._history.moves
        self._choices = {
            ply: choice
            for ply, choice in self._choices.items()
            if ply <= len(moves) and (ply <= first or moves[ply - 1] == choice.move)
        }

    def _take(self, history: History) -> None:
        self._stop_thinking()
        super()._take(history)
        self._sheets = Sheets()
        self._choices.clear()
        self._since, self._paused = history.ply, NEVER

    def _give_up(self) -> None:
        self._stop_thinking()
        super()._give_up()
        self._forget(0)


def _sudden(bot: bots.Bot, view: Any) -> Thought:
    """A decision that is made at once."""
    thought = Thought(lambda _go_on: Choice(bot, view, str(bot.choose(view))))
    thought.run()
    return thought


def _why(bot: bots.Bot, view: Any, move: str, language: str) -> str:
    try:
        return bots.why(bot, view, move, language)
    except Exception:  # a bot may be anybody's; what it cannot explain it has done all the same
        return ""
