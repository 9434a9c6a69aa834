"""A board that is played on: what the table and the puzzle share.

Python draws the parts of the table and says what can be chosen, and why the rest cannot; the
browser shows that and knows no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import traitlets

from glueckauf.core.errors import FileError, IllegalMove, NotationError
from glueckauf.core.names import spoken
from glueckauf.core.protocol import State
from glueckauf.core.texts import Fact
from glueckauf.games.offer import Offer, offer
from glueckauf.learn.kept import forget, keep, kept
from glueckauf.widget import frames
from glueckauf.widget.base import Widget
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History

IN_SIGHT = 12  # entries of the log in every frame; the board asks for the others
SLOTS = tuple(f"part{n}" for n in range(12))  # as many as board.js listens to


class Reply(NamedTuple):
    """What a request leads to, beside the position itself."""

    message: Json | None = None
    hint: tuple[str, ...] = ()
    focus: str = ""


class Board(Widget):
    """A position with a history, shown and played in the browser.

    Every part of the picture has a trait of its own, so that a repaint sends only what changed. Which
    one is settled when the part is first drawn, and stays so.
    """

    vars().update({slot: traitlets.Unicode("").tag(sync=True) for slot in SLOTS})

    def __init__(self, start: State, language: str, theme: str, view: str) -> None:
        super().__init__(start.game, language, theme, view)
        self._slots: dict[str, str] = {}  # part name → the trait that holds it
        self._history = self._kept = History(start)
        self._entries: dict[int, Json] = {}
        self._key = ""  # under which the board is kept; "": it is not
        self._stored: Json | None = None  # what is kept there
        self._on_disk: Json | None = None  # the same as it was found or written

    def _begin_at(self, start: State, view: str) -> None:
        """Another position takes the place of the one that was shown."""
        self._history = self._kept = History(start)
        self._shown = view
        self._slots, self._entries = {}, {}
        self._key, self._stored = "", None

    # --- What a kind of board says for itself ---------------------------------------------------

    def _view(self) -> Any:
        """The position as the eyes before the board may see it."""
        return self._history.state

    def _offer(self, view: Any) -> Json:
        """What can be chosen now, the words of buttons, and why the rest cannot be chosen."""
        return frames.offered(self._open(view), self._language)

    def _seat(self) -> int:
        """Whose things a board shows that shows one player's only."""
        return 0

    def _reader(self) -> int | None:
        """The seat of the person at the board, who is called "you"; None if there are several."""
        return self._seat()

    def _name(self) -> str:
        """What the board is called for those who do not see it; "": as all boards are."""
        return ""

    def _more(self) -> Json:
        """Fields of the frame that only this kind of board has."""
        return {}

    def _after(self, move: str) -> Any:
        """The position after a move; IllegalMove if there is none."""
        return self._history.state.after(move)

    def _played(self, first: int) -> Reply:
        """Moves were made from this ply on: what follows, and what is said."""
        return Reply(self._told(first))

    def _entry(self, ply: int) -> Json:
        """The entry of the log for the move that led to this ply."""
        before, after = self._history.states[ply - 1 : ply + 1]
        move = self._history.moves[ply - 1]
        return frames.entry(
            ply, before.to_move, move, after.events, self._language, False, self._reader()
        )

    # --- The position ---------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The position on the board."""
        return self._history.state

    @property
    def beginning(self) -> Any:
        """The position that it began with."""
        return self._history.states[0]

    @property
    def moves(self) -> list[str]:
        """The moves that led to it."""
        return self._history.played

    @property
    def language(self) -> str:
        return spoken(self._language)

    @language.setter
    def language(self, language: str) -> None:
        self._show(self._speak_on(language))

    def play(self, move: str) -> None:
        """Make a move, or several with one space between them; raises what the rules say."""
        self._show(self._play(move))

    def undo(self) -> None:
        """Back to the decision before."""
        self._go(self._target(-1))

    def redo(self) -> None:
        self._go(self._target(1))

    def goto(self, ply: int) -> None:
        """To the position after so many moves."""
        self._go(ply)

    def _go(self, ply: int) -> None:
        self._history.go(ply)
        self._show(Reply(message(self._where())))

    def _target(self, direction: int) -> int:
        """Where undo (-1) or redo (1) leads."""
        return self._history.ply + direction

    def _play(self, line: str) -> Reply:
        first = self._history.ply
        try:
            for move in self._room.read_line(line):
                self._history.add(move, self._after(move))
        except IllegalMove:
            self._history.go(first)
            raise
        self._forget(first)
        return self._played(first)

    def _forget(self, first: int) -> None:
        """Entries of the log after this ply may belong to other moves by now."""
        self._entries = {ply: entry for ply, entry in self._entries.items() if ply <= first}

    # --- Kept on disk ---------------------------------------------------------------------------

    def _remembered(self) -> Json | None:
        """What is kept of this board, as JSON; None: nothing."""
        return None

    def _recall(self, found: Json) -> None:
        """Take up what was kept: all of it, or an error and nothing."""
        raise NotImplementedError

    def _take_up(self, key: str) -> None:
        """Go on where the board was left, and keep what happens from now on.

        What was kept may be of an older version of the position: what the rules do not allow any more
        is dropped without a word.
        """
        self._key = key
        found = self._on_disk = kept(key)
        if found is not None:
            try:
                self._recall(found)
            except (AttributeError, LookupError, TypeError, ValueError):
                forget(key)
        self._stored = self._remembered()

    def _store(self) -> None:
        """Keep the board; nothing is written before somebody has done something."""
        value = self._remembered() if self._key else self._stored
        if value == self._stored:
            return
        self._stored = value
        if value is None:
            forget(self._key)
        else:
            keep(self._key, value)
        self._on_disk = value

    # --- Requests of the board ------------------------------------------------------------------

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        return {
            "play": lambda asked: self._play(str(asked.get("move"))),
            "type": lambda asked: self._play(str(asked.get("text")).strip()),
            "why": lambda asked: self._why(str(asked.get("key")), bool(asked.get("quietly"))),
            "undo": lambda asked: self._back(self._target(-1), asked, "undo"),
            "redo": self._forth,
            "goto": self._jump,
            "language": lambda asked: self._speak_on(str(asked.get("language"))),
            "log": self._tell_all,
        }

    def _reply(self, asked: Mapping[str, Any], ack: str) -> None:
        self._kept = self._history.copy()
        self._show(self._answer(asked), ack)

    def _give_up(self) -> None:
        self._history = self._kept
        self._entries.clear()

    def _answer(self, asked: Mapping[str, Any]) -> Reply:
        request = self._requests().get(str(asked["do"]))
        if request is None:
            return self._refuse("unknown-request", request=str(asked["do"]))
        if asked["do"] in ("play", "type") and asked.get("ply") != self._history.ply:
            return Reply(message(say("stale", self._language)))
        try:
            return request(asked)
        except IllegalMove as error:
            return Reply(message(kind="bad", **frames.refusal(error.violation, self._language)))
        except NotationError as error:
            return self._refuse(
                "no-move", text=error.text, column=error.column, expected=error.expected
            )
        except FileError as error:
            return self._wrong_file(error)

    def _wrong_file(self, error: FileError) -> Reply:
        return self._refuse("bad-file", name=error.path, place=error.key, problem=error.problem)

    def _refuse(self, key: str, **facts: Fact) -> Reply:
        return Reply(message(say(key, self._language, **facts), "bad"))

    def _why(self, key: str, quietly: bool = False) -> Reply:
        """What stands against choosing a key; quietly: nothing is said where it never means a move."""
        view = self._view()
        choice = self._open(view).meant(key)
        if choice is not None:
            return Reply(message(say("allowed", self._language, label=choice.say)))
        move = None if view.is_over else self._room.table.natural(view, key)
        why = None if move is None else view.why_not(move)
        if why is None and quietly:
            return Reply(self.frame.get("message"))
        if why is None:
            return Reply(message(say("nothing-here", self._language)))
        return Reply(message(kind="bad", **frames.refusal(why, self._language)))

    def _open(self, view: Any) -> Offer:
        return offer(view, self._room, self._shown, self._language)

    def _back(self, ply: int, asked: Mapping[str, Any], request: str) -> Reply:
        """Back to a ply; asked again where the player would unsee something."""
        if not self._history.ply:
            return Reply(message(say("ui-nothing_to_undo", self._language)))
        crossed = range(max(ply, 0) + 1, self._history.ply + 1)
        if not asked.get("sure") and any(self._log_entry(n)["reveals"] for n in crossed):
            again = {"do": request, "sure": True, **({"target": ply} if request == "goto" else {})}
            return Reply(message(say("ask-reveal", self._language), "ask", again=again))
        self._history.go(ply)
        return Reply(message(self._where()))

    def _forth(self, _asked: Mapping[str, Any]) -> Reply:
        first = self._history.ply
        if first == self._history.plies:
            return Reply(message(say("ui-nothing_to_redo", self._language)))
        self._history.go(self._target(1))
        return Reply(self._told(first))

    def _jump(self, asked: Mapping[str, Any]) -> Reply:
        ply = int(asked.get("target", 0))
        if ply < self._history.ply:
            return self._back(ply, asked, "goto")
        self._history.go(ply)
        return Reply(message(self._where()))

    def _speak_on(self, language: str) -> Reply:
        self._speak(language)
        self._entries.clear()
        return Reply(message(self._where()))

    def _tell_all(self, _asked: Mapping[str, Any]) -> Reply:
        self.send({"log": [self._log_entry(n) for n in range(1, self._history.plies + 1)]})
        return Reply(self.frame.get("message"))

    # --- What is said ---------------------------------------------------------------------------

    def _where(self) -> str:
        """Where we are, and what is asked."""
        ply = self._history.ply
        here = say("at-move", self._language, ply=ply) if ply else say("at-start", self._language)
        return f"{here} {self._prompt()}"

    def _prompt(self) -> str:
        return frames.prompt(self._view(), self._language)

    def _told(self, first: int) -> Json:
        """What has happened since this ply, and what is asked."""
        states = self._history.states[first + 1 : self._history.ply + 1]
        you = self._reader()
        told = [frames.headline(state.events, self._language, you) for state in states]
        return message(" ".join(filter(None, (*told[-frames.FEW :], self._prompt()))))

    def _log_entry(self, ply: int) -> Json:
        if ply not in self._entries:
            self._entries[ply] = self._entry(ply)
        return self._entries[ply]

    # --- Painting -------------------------------------------------------------------------------

    def _parts(self, view: Any) -> dict[str, str]:
        return frames.drawn(view, self._language, self._shown, self._seat(), self._reader())

    def _show(self, reply: Reply, ack: str = "") -> None:
        """Send the position; one message, and only what changed."""
        view = self._view()
        parts = self._parts(view)
        frame = self._framed(view, list(parts), reply, ack)
        with self.hold_sync():
            self._show_words()
            for name in parts:
                if name not in self._slots:
                    self._slots[name] = SLOTS[len(self._slots)]
            named = {slot: name for name, slot in self._slots.items()}
            for slot in SLOTS:
                self.set_trait(slot, parts.get(named.get(slot, ""), ""))
            self.frame = frame
        self._store()

    def _framed(self, view: Any, parts: list[str], reply: Reply, ack: str) -> Json:
        ply = self._history.ply
        frame: Json = {
            "ack": ack,
            "ply": ply,
            "plies": self._history.plies,
            "parts": parts,
            **self._offer(view),
            "message": reply.message,
            "log": [self._log_entry(n) for n in range(max(1, ply - IN_SIGHT + 1), ply + 1)],
            **frames.foreseen(view),
            **self._gone(),
            **self._more(),
        }
        if reply.hint:
            frame["hint"] = list(reply.hint)
        if reply.focus:
            frame["focus"] = reply.focus
        if name := self._name():
            frame["name"] = name
        return frame

    def _gone(self) -> Json:
        """How pieces went since the board was last shown."""
        first, history = self.frame.get("ply", self._history.ply), self._history
        return frames.gone(history.states[first : history.ply], history.moves[first : history.ply])

    def __repr__(self) -> str:
        return f"{type(self).__name__}(ply {self._history.ply} of {self._history.plies})"

    def _picture(self) -> str:
        table, view = self._room.table, self._view()
        return table.picture(view, self._language, self._shown, self._seat(), self._reader())
