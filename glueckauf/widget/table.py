"""The table: a whole game, played by people and bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from glueckauf import bots
from glueckauf.core.errors import FileError
from glueckauf.core.files import read_text, write_new
from glueckauf.core.protocol import CHANCE, State
from glueckauf.core.record import Record
from glueckauf.core.streams import drawn, stream
from glueckauf.core.texts import Fact, within
from glueckauf.games import GAMES, mover, room
from glueckauf.games.scorings import in_log
from glueckauf.widget import frames, pile
from glueckauf.widget.board import Board, Reply
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.history import History, replayed
from glueckauf.widget.seats import HUMAN, Seat, seated
from glueckauf.widget.sheet import Sheets
from glueckauf.widget.turns import Turns

ON = "on"  # the button that lets a bot move
FILE = "glueck-auf-{}.txt"
LATEST = 6  # moves told in one message
TURNS_IN_SIGHT = 60  # plies whose turns are in every frame; the board asks for the others


class Table(Board):
    """A game on the table: `seats` are "human", the name of a bot, or a bot.

    Without a state it is a new game of `game`, by default with as few players as it takes.
    Bots see what their player may see, and move by themselves until a person is to move; where only
    bots play, a button lets them move one by one. Dice and cards drawn in play come from the seed, so
    that going back does not change one's luck. A table with a `name` is kept: made again, it goes on
    where it was left.
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
    ) -> None:
        new = room(game)
        start = new.setup(players or min(new.PLAYERS), seed) if state is None else state
        self._seed = seed
        self._seats = seated(seats, len(start.players), seed)
        super().__init__(start, language, theme, view)
        self._hinted = (-1, 0)
        self._told_turns = Turns()
        self._sheets = Sheets()
        self._opened: Json = {}  # what the next frame opens
        if name:
            self._take_up(f"table/{name}")
        problem = self._let_bots_play() if self._people else None
        self._show(Reply(problem or message(self._prompt())))

    # --- Who sits where -------------------------------------------------------------------------

    @property
    def _people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self._seats) if bot is None]

    def _bot(self) -> bots.Bot | None:
        """The bot to move, if it is one's turn."""
        seat = self._history.state.to_move
        return None if seat is None or seat == CHANCE else self._seats[seat]

    def _waits(self) -> bool:
        """A bot or chance is to move, nobody who could be asked."""
        return self._bot() is not None or self._history.state.to_move == CHANCE

    def _seat(self) -> int:
        """Through whose eyes the table is seen."""
        seat = self._history.state.to_move
        people = self._people
        return seat if seat is not None and seat in people else people[0] if people else 0

    def _reader(self) -> int | None:
        people = self._people
        return people[0] if len(people) == 1 else None

    def _view(self) -> Any:
        return self._history.state.seen_by(self._seat())

    # --- Kept on disk ---------------------------------------------------------------------------

    def _remembered(self) -> Json:
        return {
            "game": self._game,
            "players": len(self._history.state.players),
            "seed": self._seed,
            "moves": list(self._history.moves),
            "ply": self._history.ply,
        }

    def _recall(self, found: Json) -> None:
        for name in ("game", "players", "seed"):
            if found[name] != self._remembered()[name]:
                raise ValueError(f"another {name} than that of this table")
        history = History(self._history.state)
        for move in found["moves"]:
            history.add(str(move), history.state.after(str(move)))
        history.go(int(found["ply"]))
        self._history = history

    # --- Playing --------------------------------------------------------------------------------

    def _play(self, line: str) -> Reply:
        if self._sheets.waits(self._history) and (line == ON or self._waits()):
            return self._continue()
        self._sheets.renew()
        if line == ON:
            return self._play_on()
        if self._waits():
            return Reply(message(self._prompt(), "bad"))
        return super()._play(line)

    def _played(self, first: int) -> Reply:
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
        problem = self._bot_move()
        if not self._sheets.reach(self._history) and not problem and self._people:
            problem = self._let_bots_play()
        self._forget(first)
        return Reply(problem or self._told(first))

    def _let_bots_play(self) -> Json | None:
        """Bots and chance move until a person is to move, or a score is to be read; what went wrong, if something did."""
        problem = None
        while not self._sheets.reach(self._history) and self._waits() and not problem:
            problem = self._bot_move()
        return problem

    def _continue(self) -> Reply:
        """The score was read: bots that waited go on, unless what they did is known already."""
        first = self._history.ply
        self._sheets.read(self._history)
        problem = self._let_bots_play() if self._people and first == self._history.plies else None
        if first == self._history.ply:  # nobody has moved, so what was told stays told
            return Reply(problem or self.frame.get("message"))
        return Reply(problem or self._told(first))

    def play(self, move: str) -> None:
        """Make a move, or several with one space between them; raises what the rules say.

        Whoever plays in Python need not press Continue: bots go on by themselves.
        """
        super().play(move)
        while self._sheets.waits(self._history) and self._waits() and self._people:
            self._show(self._continue())

    def _bot_move(self) -> Json | None:
        bot, state = self._bot(), self._history.state
        if state.to_move == CHANCE:
            move = drawn(state.chances(), stream("chance", f"{self._seed}/{self._throws()}"))
            self._history.add(move, state.after(move))
            return None
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

    def _throws(self) -> int:
        """How often chance has moved so far."""
        return sum(state.to_move == CHANCE for state in self._history.states[: self._history.ply])

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
        if view.is_over or not self._waits():
            return super()._offer(view)
        on = say("play-on", self._language)
        row = frames.choice_row(ON, [[ON]], on)
        return {"choices": [row], "labels": {ON: on}, "shut": [], "why": {}}

    def _more(self) -> Json:
        seat = self._history.state.to_move
        active = None if seat is None or seat == CHANCE else seat
        own = {"save": True, "own": (self._people or [0])[0], "active": active}
        sheet = self._sheets.frame(self._history, self._seat(), self._language, self._reader())
        looks = list(self._room.table.piles(self._history.state))
        opened, self._opened = self._opened, {}
        turns = self._turns(self._history.ply - TURNS_IN_SIGHT)
        return own | sheet | {"looks": looks, "turns": turns} | opened

    def _prompt(self) -> str:
        state = self._history.state
        if state.is_over:
            return say("prompt-over", self._language)
        if self._waits():
            return say("prompt-bot" if self._bot() else "prompt-chance", self._language)
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
        is_seen = seat in (*people, CHANCE) or not people
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
        return told.since(history, since, self._language, self._reader(), self._log_entry)

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

    # --- Requests -------------------------------------------------------------------------------

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        return super()._requests() | {
            "play": lambda asked: self._clicked(str(asked.get("move"))),
            "hint": lambda asked: self._hint(),
            "continue": lambda asked: self._continue(),
            "score": lambda asked: self._score(),
            "look": lambda asked: self._look(str(asked.get("key"))),
            "save": lambda asked: self._save(),
            "load": self._load,
        }

    def _hint(self) -> Reply:
        if self._waits() or self._history.state.is_over:
            return Reply(message(self._prompt()))
        ply, steps = self._hinted
        step = steps if ply == self._history.ply else 0
        found = self._room.bots.advice(self._view(), step, self._language)
        self._hinted = (self._history.ply, 1)
        return Reply(message(found.text), hint=found.keys)

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

    def _take(self, history: History) -> None:
        """Another game on this table; seats that it has more are people's."""
        players = len(history.state.players)
        self._seats = (self._seats + [None] * players)[:players]
        self._history = history
        self._entries.clear()
        self._told_turns.forget()
        self._hinted = (-1, 0)
        self._sheets = Sheets()

    # --- Records --------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The game so far as a record."""
        if not self._is_recorded():
            raise ValueError(say("cannot-record", "en"))
        return self._room.record(self._history.states[0], self._history.played)

    def _is_recorded(self) -> bool:
        """A record begins with a set-up; a position from somewhere in a game has none."""
        start = self._history.states[0]
        try:
            return bool(self._room.opening(self._room.record(start, ())) == start)
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
        history = replayed(Record.read(read_text(Path(path)), str(path)))
        table = cls(history.states[0], [HUMAN] * len(history.state.players), **options)
        table._seats = seated(seats, len(history.state.players), options.get("seed", 0))
        table._take(history)
        table._show(Reply(message(table._prompt())))
        return table

    def __repr__(self) -> str:
        state = self._history.state
        whose = "over" if state.is_over else f"{mover(state)} to move"
        return f"Table({len(state.players)} players, move {self._history.ply}, {whose})"
