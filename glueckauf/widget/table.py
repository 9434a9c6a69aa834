"""The table: a whole game, played by people and bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from glueckauf import bots
from glueckauf.core.errors import FileError
from glueckauf.core.files import read_text, write_new
from glueckauf.core.record import Record
from glueckauf.core.texts import Fact
from glueckauf.games import positions
from glueckauf.games.board import opening, read_line, record, setup, targets
from glueckauf.games.board.bots import advice
from glueckauf.games.board.motion import Motion
from glueckauf.games.board.notation import Keep, PutBack, read
from glueckauf.games.board.rules import State
from glueckauf.widget import frames
from glueckauf.widget.board import Board, Reply
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History

HUMAN = "human"
ON = "on"  # the button that lets a bot move
FILE = "glueck-auf-{}.txt"
PUBLIC = ("refilled", "orders-laid")  # events that turn a card of a stack face up
KEPT = ("kept-tile", "kept-order")
LATEST = 6  # moves told in one message

Seat = str | bots.Bot


class Table(Board):
    """A game on the table: `seats` are "human", the name of a bot, or a bot.

    Bots see what their player may see, and move by themselves until a person is to move; where only
    bots play, a button lets them move one by one.
    """

    KIND = "table"

    def __init__(
        self,
        state: State | None = None,
        seats: Sequence[Seat] | None = None,
        *,
        players: int = 2,
        seed: int = 0,
        language: str = "en",
        theme: str = "auto",
        view: str = "table",
    ) -> None:
        start = setup(players, seed) if state is None else state
        self._seats = _seated(seats, len(start.players), seed)
        super().__init__(start, language, theme, view)
        self._hinted = (-1, 0)
        problem = self._let_bots_play() if self._people else None
        self._show(Reply(problem or message(self._prompt())))

    # --- Who sits where -------------------------------------------------------------------------

    @property
    def _people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self._seats) if bot is None]

    def _bot(self) -> bots.Bot | None:
        """The bot to move, if it is one's turn."""
        seat = self._history.state.to_move
        return None if seat is None else self._seats[seat]

    def _seat(self) -> int:
        """Through whose eyes the table is seen."""
        seat = self._history.state.to_move
        people = self._people
        return seat if seat is not None and seat in people else people[0] if people else 0

    def _view(self) -> State:
        return self._history.state.seen_by(self._seat())

    # --- Playing --------------------------------------------------------------------------------

    def _play(self, line: str) -> Reply:
        if line == ON:
            return self._play_on()
        if self._bot():
            return Reply(message(say("prompt-bot", self._language), "bad"))
        return super()._play(line)

    def _played(self, first: int) -> Reply:
        problem = self._let_bots_play()
        return Reply(problem or self._told(first), self._motions(first))

    def _play_on(self) -> Reply:
        """One move of a bot: the one that was made here before, or a new one."""
        first = self._history.ply
        if first < self._history.plies:
            self._history.go(first + 1)
            return Reply(self._told(first), self._motions(first))
        problem = self._bot_move()
        if not problem and self._people:
            problem = self._let_bots_play()
        self._forget(first)
        return Reply(problem or self._told(first), self._motions(first))

    def _let_bots_play(self) -> Json | None:
        """Bots move until a person is to move; what went wrong, if something did."""
        problem = None
        while self._bot() and not problem:
            problem = self._bot_move()
        return problem

    def _bot_move(self) -> Json | None:
        bot, state = self._bot(), self._history.state
        if bot is None or state.to_move is None:
            return message(say("nothing-here", self._language))
        try:
            move = bot.choose(state.seen_by(state.to_move))
            self._history.add(move, state.after(move))
        except Exception as error:  # a bot may be anybody's; its mistake must not end the game
            facts: dict[str, Fact] = {
                "seat": state.to_move,
                "problem": f"{type(error).__name__}: {error}",
            }
            return message(say("bot-failed", self._language, **facts), "bad")
        return None

    def _target(self, direction: int) -> int:
        """The decision of a person before or after this one; without people, one move."""
        states = self._history.states
        ply = self._history.ply + direction
        people = self._people
        while people and 0 < ply < self._history.plies and states[ply].to_move not in people:
            ply += direction
        return ply

    # --- What is offered and told ---------------------------------------------------------------

    def _offer(self, view: State) -> Json:
        if view.is_over or not self._bot():
            return super()._offer(view)
        on = say("play-on", self._language)
        row = {"move": ON, "paths": [[ON]], "say": on, "motion": []}
        return {"choices": [row], "labels": {ON: on}, "shut": [], "why": {}}

    def _more(self) -> Json:
        return {"save": True}

    def _prompt(self) -> str:
        state = self._history.state
        if state.is_over:
            return say("prompt-over", self._language)
        if self._bot():
            return say("prompt-bot", self._language)
        assert state.to_move is not None
        alone = int(len(self._people) == 1)
        whose = say("whose-turn", self._language, alone=alone, seat=state.to_move)
        return f"{whose}: {super()._prompt()}"

    def _told(self, first: int) -> Json:
        """What people did, how each bot's turn began, and what is asked."""
        states = self._history.states
        told = [
            frames.headline(states[n + 1].events, self._language)
            for n in range(first, self._history.ply)
            if self._matters(n, first)
        ]
        return message(" ".join((*told[-LATEST:], self._prompt())))

    def _motions(self, first: int) -> tuple[Motion, ...]:
        states, moves = self._history.states, self._history.moves
        return tuple(
            motion
            for n in range(first, self._history.ply)
            if self._matters(n, first)
            for motion in targets.motions(states[n], moves[n], states[n + 1])
        )

    def _matters(self, ply: int, first: int) -> bool:
        """A bot's turn is told by its beginning; it may have a dozen steps."""
        state, after = self._history.states[ply : ply + 2]
        bots_step = state.to_move not in self._people and not state.at_turn_start
        return ply == first or not bots_step or state.shift != after.shift or after.is_over

    def _entry(self, ply: int) -> Json:
        before, after = self._history.states[ply - 1 : ply + 1]
        move = self._history.moves[ply - 1]
        seat = before.to_move
        people = self._people
        shown = move if seat in people or not people else _in_public(move)
        reveals = any(
            event.name in PUBLIC
            or (event.name == "looked" and seat in people)
            or (event.name in KEPT and any(other != seat for other in people))
            for event in after.events
        )
        return frames.entry(ply, seat, shown, after.events, self._language, reveals)

    # --- Requests -------------------------------------------------------------------------------

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        return super()._requests() | {
            "hint": lambda asked: self._hint(),
            "save": lambda asked: self._save(),
            "load": self._load,
        }

    def _hint(self) -> Reply:
        if self._bot() or self._history.state.is_over:
            return Reply(message(self._prompt()))
        ply, steps = self._hinted
        step = steps if ply == self._history.ply else 0
        found = advice(self._view(), step, self._language)
        self._hinted = (self._history.ply, 1)
        return Reply(message(found.text), hint=found.keys)

    def _save(self) -> Reply:
        if not self._is_recorded():
            return Reply(message(say("cannot-record", self._language), "bad"))
        return Reply(message(say("saved", self._language, name=self.save().name), "good"))

    def _load(self, asked: Mapping[str, Any]) -> Reply:
        name = str(asked.get("name", "record"))
        history = _replayed(Record.read(str(asked.get("text", "")), name))
        if self._history.plies and not asked.get("sure"):
            again = {"do": "load", "name": name, "sure": True}
            return Reply(message(say("ask-load", self._language, name=name), "ask", again=again))
        self._take(history)
        text = say("loaded", self._language, name=name, plies=history.plies)
        return Reply(message(f"{text} {self._prompt()}", "good"))

    def _take(self, history: History) -> None:
        """Another game on this table; seats that it has more are people's."""
        players = len(history.state.players)
        self._seats = (self._seats + [None] * players)[:players]
        self._history = history
        self._entries.clear()
        self._hinted = (-1, 0)

    # --- Records --------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The game so far as a record."""
        if not self._is_recorded():
            raise ValueError(say("cannot-record", "en"))
        return record(self._history.states[0], self._history.played)

    def _is_recorded(self) -> bool:
        """A record begins with a set-up; a position from somewhere in a game has none."""
        start = self._history.states[0]
        try:
            return opening(record(start, ())) == start
        except FileError:
            return False

    def save(self, path: str | Path | None = None) -> Path:
        """Write the record to a new file; without a name, to the next free glueck-auf-1.txt, -2 …"""
        text = str(self.record)
        if path is None:
            names = (Path(FILE.format(number)) for number in count(1))
            path = next(name for name in names if not name.exists())
        write_new(Path(path), text)
        return Path(path)

    @classmethod
    def load(cls, path: str | Path, seats: Sequence[Seat] | None = None, **options: Any) -> Table:
        """A table with the game of a record file, at its last move; `options` as for Table."""
        history = _replayed(Record.read(read_text(Path(path)), str(path)))
        table = cls(history.states[0], [HUMAN] * len(history.state.players), **options)
        table._seats = _seated(seats, len(history.state.players), options.get("seed", 0))
        table._take(history)
        table._show(Reply(message(table._prompt())))
        return table

    def __repr__(self) -> str:
        state = self._history.state
        whose = "over" if state.is_over else f"player {state.to_move} to move"
        return f"Table({len(state.players)} players, move {self._history.ply}, {whose})"


def _seated(seats: Sequence[Seat] | None, players: int, seed: int) -> list[bots.Bot | None]:
    """For every seat its bot, or None for a person."""
    given = [HUMAN] * players if seats is None else list(seats)
    if isinstance(seats, str) or len(given) != players:
        raise ValueError(f"seats must name who plays each of the {players} seats, not {seats!r}")
    made: list[bots.Bot | None] = []
    for seat, who in enumerate(given):
        if isinstance(who, str):
            made.append(None if who == HUMAN else bots.bot(who, f"{seed}/{seat}"))
        elif callable(getattr(who, "choose", None)):
            made.append(who)
        else:
            raise ValueError(f"seat {seat}: {who!r} is neither 'human' nor a bot with choose(view)")
    return made


def _in_public(move: str) -> str:
    """A move as the others see it: which of the cards looked at, and their order, is hidden."""
    found = read(move)
    if isinstance(found, PutBack):
        return "top" if found.on_top else "bottom"
    return "keep" if isinstance(found, Keep) and found.place else move


def _replayed(found: Record) -> History:
    """The history of a record, shown at its end; FileError at the first wrong line."""
    if found.game != "board":
        found.wrong("game", f"this table plays board, not {found.game}")
    states: list[Any] = list(positions(found))
    moves = [str(move) for turn in found.turns for move in read_line(turn.moves)]
    return History.of(states, moves, len(moves))
