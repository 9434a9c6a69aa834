"""The page before a game: games to go on with, a new one to set up, finished ones to look at.

It holds no table. What is asked for is opened by its host, and the page becomes a narrow bar above it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from glueckauf.core.errors import FileError
from glueckauf.core.texts import phrase_of, tell
from glueckauf.games import GAMES, room
from glueckauf.learn import games
from glueckauf.learn.games import Game
from glueckauf.widget import knobs, set_up
from glueckauf.widget.base import Widget
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.set_up import SetUp, Unready
from glueckauf.widget.sources import ROOM


class Host(Protocol):
    """Whatever opens tables below the page."""

    def begin(self, chosen: SetUp, language: str) -> Json | None:
        """Open a new game; what to tell, if something went wrong."""

    def go_on(self, found: Game, language: str) -> None: ...

    def look(self, found: Game, language: str) -> None: ...

    def review(self, found: Game, language: str) -> None: ...

    def leave(self) -> None:
        """Close what is open."""


class Lobby(Widget):
    """Everything to choose from; `opened` is the heading of what is open below, "" if nothing is."""

    KIND = "play"

    def __init__(self, host: Host, language: str, theme: str) -> None:
        super().__init__(GAMES[0], language, theme, room(GAMES[0]).table.VIEWS[0])
        self._host = host
        self._opened = ""
        self._show(None, "")

    # --- Requests -------------------------------------------------------------------------------

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], Json | None]]:
        return {
            "start": self._start,
            "check": self._check,
            "go-on": lambda asked: self._open(asked, self._host.go_on),
            "look": lambda asked: self._open(asked, self._host.look),
            "review": lambda asked: self._open(asked, self._host.review),
            "away": lambda asked: self._put_away(asked, True),
            "bring-back": lambda asked: self._put_away(asked, False),
            "all": lambda asked: self._leave(),
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

    def _start(self, asked: Mapping[str, Any]) -> Json | None:
        fields = asked.get("chosen")
        fields = fields if isinstance(fields, Mapping) else {}
        try:
            chosen = set_up.read(fields, self._language)
        except Unready as error:
            return message(str(error), "bad", field=error.field)
        set_up.remember(fields)
        return self._begin(chosen)

    def begin(self, chosen: SetUp) -> None:
        """Open a new game at once."""
        self._show(self._begin(chosen), "")

    def _begin(self, chosen: SetUp) -> Json | None:
        told = self._host.begin(chosen, self._language)
        self._opened = self._heading(chosen.game, chosen.names)
        return told

    def _check(self, asked: Mapping[str, Any]) -> Json | None:
        """What is wrong with rule changes, while they are made."""
        game, fields = str(asked.get("game")), asked.get("rules")
        if game not in GAMES or not isinstance(fields, Mapping):
            return None
        found = knobs.checked(game, fields, self._language)
        return message("", "none", problems=found.problems)

    def _open(self, asked: Mapping[str, Any], opens: Callable[[Game, str], None]) -> Json | None:
        try:
            found = games.game(str(asked.get("id")))
            opens(found, self._language)
        except FileError as error:
            facts = {"path": error.path, "problem": error.problem}
            return message(say("play-gone", self._language, **facts), "bad")
        self._opened = self._heading(found.record.game, found.names)
        return None

    def _put_away(self, asked: Mapping[str, Any], is_away: bool) -> None:
        games.put_away(str(asked.get("id")), is_away)

    def _leave(self) -> None:
        self._host.leave()
        self._opened = ""

    # --- What is shown --------------------------------------------------------------------------

    def _show(self, told: Json | None, ack: str) -> None:
        found = games.saved()
        frame: Json = {
            "ack": ack,
            "opened": self._opened,
            "message": told,
            "chosen": set_up.chosen(self._language),
            "games": [self._row(one) for one in found],
            "away": say("play-away-count", self._language, n=sum(one.is_away for one in found)),
        }
        with self.hold_sync():
            self._show_words()
            self.frame = {**frame, "name": self.words["play_page"]}

    def _show_words(self) -> None:
        super()._show_words()
        offered = set_up.offered(self._language)
        most = max(len(one["knobs"]) for one in offered)
        changes = [
            phrase_of(ROOM, "play-changes", {"n": n}, self._language) for n in range(most + 1)
        ]
        self.options = {**self.options, "games": offered, "changes": changes}

    def _heading(self, game: str, names: tuple[str, ...]) -> str:
        return f"{tell(game, 'title', {}, self._language)} · {', '.join(names)}"

    def _row(self, one: Game) -> Json:
        scored = zip(one.names, one.scores, strict=True)
        return {
            "id": one.id,
            "title": tell(one.record.game, "title", {}, self._language),
            "names": ", ".join(one.names),
            "day": one.day,
            "score": ", ".join(f"{name}\u00a0{_signed(score)}" for name, score in scored),
            "state": self._state(one),
            "rules": self._changes(one),
            "over": one.is_over,
            "away": one.is_away,
        }

    def _changes(self, one: Game) -> str:
        """How many rules are not those of the published game."""
        count = len(one.record.rules.split())
        return f"{say('ui-play_rules', self._language)}:\u00a0{count}" if count else ""

    def _state(self, one: Game) -> str:
        """How it ended, or whose turn it is."""
        winners = one.record.winners
        if winners is None:
            if one.to_move is None:
                return ""
            return say("play-to-move", self._language, name=one.names[one.to_move])
        if room(one.record.game).TEAM:
            return say("play-won-together" if winners else "play-lost", self._language)
        names = ", ".join(one.names[seat] for seat in winners)
        key = "play-won" if len(winners) == 1 else "play-shared"
        return say(key, self._language, names=names)

    def _picture(self) -> str:
        """A table that waits for its players."""
        table = self._room.table
        start = self._room.setup(min(self._room.PLAYERS))
        return table.picture(start, self._language, self._shown)

    def __repr__(self) -> str:
        return "Lobby()"


def _signed(score: int) -> str:
    return str(score).replace("-", "−")
