"""The table: a whole game, played by people and bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from glueckauf.core.files import read_text
from glueckauf.core.protocol import CHANCE, State
from glueckauf.core.record import Record
from glueckauf.games import GAMES, mover, room
from glueckauf.widget import frames, pile
from glueckauf.widget.board import Reply
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.hinted_board import HintedBoard
from glueckauf.widget.history import replayed
from glueckauf.widget.recorded import RecordFile
from glueckauf.widget.seats import HUMAN, Seat, given, left, seated

ON = "on"  # the button that lets a bot or chance move; where a person is to move, a game may have a move of that name
NOTHING: Json = {"choices": [], "labels": {}, "shut": [], "why": {}}
WHILE_COVERED = ("pass", "undo", "redo", "goto", "language", "log", "save", "load")
TURNS_IN_SIGHT = 60  # plies whose turns are in every frame; the board asks for the others


class Table(HintedBoard):
    """A game on the table: `seats` are "human", the name of a bot, or a bot.

    Without a state it is a new game of `game`, by default with as few players as it takes.
    Bots see what their player may see, and move by themselves until a person is to move; where only
    bots play, a button lets them move one by one. Dice and cards drawn in play come from the seed, so
    that going back does not change one's luck. A table with a `name` is kept: made again, it goes on
    where it was left; made again by its name alone, also with the same seats, names and rules. `names`
    are those of the people and bots. The game writes itself to the file `record`, turn by turn.
    """

    KIND = "table"

    def __init__(
        self,
        state: State | None = None,
        seats: Sequence[Seat] | None = None,
        *,
        game: str = GAMES[0],
        players: int | None = None,
        seed: int = 0,
        language: str = "en",
        theme: str = "auto",
        view: str = "table",
        name: str = "",
        names: Sequence[str] | None = None,
        record: str | Path | None = None,
    ) -> None:
        key = f"table/{name}" if name else ""
        bare = state is None and players is None and seats is None
        if bare and key and (again := left(key, game)):
            state, seats, seed = again.start, again.seats, again.seed
            names = again.names if names is None else names
        new = room(game)
        start = new.setup(players or min(new.PLAYERS), seed) if state is None else state
        super().__init__(start, seats, language, theme, view, seed, names, record)
        if key:
            self._take_up(key)
        problem = self._let_bots_play() if self._people else None
        self._show(Reply(problem or message(self._prompt())))

    # --- Playing --------------------------------------------------------------------------------

    def _play(self, line: str) -> Reply:
        waits = self._waits()
        if self._sheets.waits(self._history) and waits:
            return self._continue()
        self._sheets.renew()
        if line == ON and waits:
            return self._play_on()
        if waits:
            return Reply(message(self._prompt(), "bad"))
        return super()._play(line)

    def _played(self, first: int) -> Reply:
        self._stop_thinking()  # whoever thought did so about another position
        self._since = self._watched = first
        problem = self._let_bots_play()
        return Reply(problem or self._told(first))

    def _clicked(self, move: str) -> Reply:
        """A move of the board, and what follows from it without a choice."""
        first = self._history.ply
        reply = self._play(move)
        while forced := self._forced():
            reply = self._play(forced)
            if (reply.message or {}).get("kind") == "info":
                reply = reply._replace(message=self._told(first))
        self._since = first
        self._watched = None if self._watched is None else first
        return reply

    def _forced(self) -> str | None:
        """The only move of the person to move, where there is nothing to decide."""
        state = self._history.state
        return self._room.table.follows(state) if state.to_move in self._people else None

    def _play_on(self) -> Reply:
        """One move of a bot or of chance: the one that was made here before, or a new one."""
        first = self._history.ply
        if first < self._history.plies:
            self._history.go(first + 1)
            return Reply(self._told(first))
        if self._beside.current is not None:
            return Reply(message(self._prompt()))
        self._since = self._watched = first
        problem = self._bot_move()
        if not self._sheets.reach(self._history) and not problem and self._people:
            problem = self._let_bots_play()
        self._forget(first)
        return Reply(problem or self._told(first))

    def _continue(self) -> Reply:
        """The score was read: bots that waited go on, unless what they did is known already."""
        first = self._since = self._watched = self._history.ply
        self._sheets.read(self._history)
        problem = self._let_bots_play() if self._people and first == self._history.plies else None
        if first == self._history.ply:  # nobody has moved, so what was told stays told
            return Reply(problem or self.frame.get("message"))
        return Reply(problem or self._told(first))

    def play(self, move: str) -> None:
        """Make a move, or several with one space between them; raises what the rules say.

        Whoever plays in Python need not press Continue: bots go on by themselves, and are waited for.
        """
        with self._beside.at_once():
            self._beside.settle()
            if (seat := self._passed_to()) is not None:
                self._pass_on(seat)
            super().play(move)
            while self._sheets.waits(self._history) and self._waits() and self._people:
                self._show(self._continue())

    def undo(self) -> None:
        self._break_off()
        super().undo()

    def _back(self, ply: int, asked: Mapping[str, Any], request: str) -> Reply:
        here = self._history.ply
        reply = super()._back(ply, asked, request)
        if (
            request == "undo" and self._history.ply < here
        ):  # whoever only looks back disturbs nobody
            self._break_off()
        return reply

    def _forth(self, asked: Mapping[str, Any]) -> Reply:
        return self._resumed(super()._forth(asked))

    def _jump(self, asked: Mapping[str, Any]) -> Reply:
        return self._resumed(super()._jump(asked))

    def _resumed(self, reply: Reply) -> Reply:
        """The same, with what a bot does whose thinking was broken off here."""
        first = self._history.ply
        problem = self._resume()
        if first == self._history.ply and self._thinker() is None:
            return Reply(problem) if problem else reply
        self._since = self._watched = first
        return Reply(problem or self._told(first))

    def _target(self, direction: int) -> int:
        """The decision of a person before or after this one; without people, one move."""
        states = self._history.states
        ply = self._history.ply + direction
        people = self._people
        while people and 0 < ply < self._history.plies and not self._decides(states[ply]):
            ply += direction
        return ply

    def _decides(self, state: Any) -> bool:
        """A person is to move, and has a choice."""
        return state.to_move in self._people and self._room.table.follows(state) is None

    # --- What is offered and told ---------------------------------------------------------------

    def _offer(self, view: Any) -> Json:
        if self._is_thinking() or self._passed_to() is not None:
            return NOTHING
        if view.is_over or not self._waits():
            return super()._offer(view)
        on = say("play-on", self._language)
        return NOTHING | {"choices": [frames.choice_row(ON, [[ON]], on)], "labels": {ON: on}}

    def _more(self) -> Json:
        seat = self._history.state.to_move
        active = None if seat is None or seat == CHANCE else seat
        whose = self._seat() if self._is_passed_on else (self._people or [0])[0]
        own = {"save": True, "own": whose, "active": active}
        sheet = self._sheets.frame(self._history, self._seat(), self._language, self._reader())
        looks = list(self._room.table.piles(self._history.state))
        opened, self._opened = self._opened, {}
        turns = self._turns(self._history.ply - TURNS_IN_SIGHT)
        rows = self._candidates()
        more: Json = {"candidates": rows} if rows else {}
        return own | sheet | {"looks": looks, "turns": turns} | self._scenes() | more | opened

    # --- Several people before one screen -------------------------------------------------------

    def _screen(self) -> int | None:
        """The person for whom the table is covered; None: it is not."""
        return None if self._sheets.waits(self._history) else self._passed_to()

    def _framed(self, view: Any, parts: list[str], reply: Reply, ack: str) -> Json:
        seat = self._screen()
        if seat is None:
            return super()._framed(view, parts, reply, ack)
        self._opened, self._watched, language = {}, None, self._language
        text = say("pass-screen", language, seat=seat)
        told = {
            "seat": seat,
            "text": text,
            "about": say("pass-hidden", language, seat=seat),
            "button": say("pass-here", language, seat=seat),
        }
        asks = (reply.message or {}).get("kind") in ("ask", "bad")
        shown = Reply(reply.message if asks else message(text))
        frame = super()._framed(view, parts, shown, ack)
        return frame | NOTHING | {"looks": [], "candidates": [], "passing": told}

    def _take_screen(self) -> Reply:
        """The person for whom the table was covered is here, and is told what happened meanwhile."""
        seat = self._screen()
        if seat is None:
            return Reply(self.frame.get("message"))
        self._pass_on(seat)
        states, ply = self._history.states, self._history.ply
        own = (n + 1 for n in range(ply - 1, -1, -1) if states[n].to_move == seat)
        return Reply(self._told(next(own, 0)))

    def _answer(self, asked: Mapping[str, Any]) -> Reply:
        seat = self._screen()
        if seat is not None and asked["do"] in ("play", "type"):
            self._pass_on(seat)  # whoever makes a move without having been asked is here
        elif seat is not None and asked["do"] not in WHILE_COVERED:
            return Reply(message(say("pass-screen", self._language, seat=seat)))
        return super()._answer(asked)

    # --- Requests -------------------------------------------------------------------------------

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        return super()._requests() | {
            "play": lambda asked: self._clicked(str(asked.get("move"))),
            "hint": lambda asked: self._hint(),
            "continue": lambda asked: self._continue(),
            "now": lambda asked: self._hurry(),
            "reason": lambda asked: self._explain(asked.get("first")),
            "pass": lambda asked: self._take_screen(),
            "score": lambda asked: self._score(),
            "look": lambda asked: self._look(str(asked.get("key"))),
            "save": lambda asked: self._save(),
            "load": self._load,
        }

    def _score(self) -> Reply:
        self._sheets.ask()
        return Reply(self.frame.get("message"))

    def _look(self, key: str) -> Reply:
        """Open a pile of cards, as far as whoever sits here may see it."""
        self._opened = pile.told(self._view(), key, self._language, self._reader())
        return Reply(self.frame.get("message"))

    def _save(self) -> Reply:
        if not self._is_recorded():
            return Reply(message(say("cannot-record", self._language), "bad"))
        return Reply(message(say("saved", self._language, name=self.save().name), "good"))

    def _load(self, asked: Mapping[str, Any]) -> Reply:
        name = str(asked.get("name", "record"))
        found = Record.read(str(asked.get("text", "")), name)
        if found.game != self._game:
            found.wrong("game", f"this table plays {self._game}, not {found.game}")
        history = replayed(found)
        if self._history.plies and not asked.get("sure"):
            again = {"do": "load", "name": name, "sure": True}
            return Reply(message(say("ask-load", self._language, name=name), "ask", again=again))
        self._take(history)
        text = say("loaded", self._language, name=name, plies=history.plies)
        return Reply(message(f"{text} {self._prompt()}", "good"))

    @classmethod
    def load(cls, path: str | Path, seats: Sequence[Seat] | None = None, **options: Any) -> Table:
        """A table with the game of a record file, at its last move; `options` as for Table."""
        history = replayed(Record.read(read_text(Path(path)), str(path)))
        players = len(history.state.players)
        record = options.pop("record", None)  # for later: it must know the whole game
        table = cls(history.states[0], [HUMAN] * players, **options)
        table._seats = seated(seats, players, options.get("seed", 0), table._game)
        table._given = given(seats, players)
        table._take(history)
        if record is not None:
            table._file = RecordFile(record, history.states[0])
        table._show(Reply(message(table._prompt())))
        return table

    def __repr__(self) -> str:
        state = self._history.state
        whose = "over" if state.is_over else f"{mover(state, self._language)} to move"
        return f"Table({len(state.players)} players, move {self._history.ply}, {whose})"
