"""Playing: one page that sets up a game, lays the table, saves the game, and comes back to it.

    ga.play()                                            the page: games in progress, a new one, finished ones
    ga.play(seats=["human", "greedy"])                   a new game at once
    ga.play("card", seats=["human", "human"], names=["Max", "Zoë"], rules={"look": 6})

Every game is saved by itself as a record, in the folder `games` of the learner (`ga.records()`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ipywidgets import VBox  # type: ignore[import-untyped]

from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import room
from glueckauf.learn import games, kept
from glueckauf.learn.games import Game
from glueckauf.widget.base import THEMES, one_of
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.lobby import Lobby
from glueckauf.widget.review import ReviewBoard
from glueckauf.widget.set_up import SetUp, chosen_in_code
from glueckauf.widget.stepper import Stepper
from glueckauf.widget.table import Table

CLASS = "ga-play"  # by which the page's style knows the box


def play(
    game: str | None = None,
    *,
    seats: Sequence[str] | None = None,
    names: Sequence[str] | None = None,
    rules: Mapping[str, Any] | None = None,
    start: int | None = None,
    seed: int | None = None,
    language: str = "en",
    theme: str = "auto",
) -> Play:
    """The page to play on. Whatever is said about a game begins it at once; the rest is as usual there."""
    one_of("language", language, LANGUAGES)
    one_of("theme", theme, THEMES)
    made = Play(language, theme)
    if any(given is not None for given in (game, seats, names, rules, start, seed)):
        made.lobby.begin(chosen_in_code(game, seats, names, rules, start, seed, language))
    return made


class Play(VBox):  # type: ignore[misc]  # ipywidgets has no types
    """The page, and below it what was opened on it: a table, a replay, a review."""

    def __init__(self, language: str = "en", theme: str = "auto") -> None:
        self._theme = theme
        self._new: Path | None = None  # the record of a game that was begun here
        self.lobby = Lobby(self, language, theme)
        super().__init__([self.lobby])
        self.add_class(CLASS)

    @property
    def opened(self) -> Any:
        """What is open: a Table, a Stepper, a review; None if nothing is."""
        below = self.children[1:]
        return below[0] if below else None

    # --- What the page asks for -----------------------------------------------------------------

    def begin(self, chosen: SetUp, language: str) -> Json | None:
        """A new game, which writes its own record; without a place for that it can still be played."""
        start = chosen.state()
        look: Json = {"language": language, "theme": self._theme}
        who: Json = {"seats": chosen.seats, "names": chosen.names, "seed": chosen.seed}
        try:
            path = games.begin(start, chosen.names, chosen.seats, chosen.seed)
        except FileError as error:
            self._show(Table(start, **who, **look))
            facts = {"path": error.path, "problem": error.problem}
            return message(say("play-not-saved", language, **facts), "bad")
        self._show(Table(start, **who, **look, name=path.stem, record=path))
        self._new = path
        return None

    def go_on(self, found: Game, language: str) -> None:
        """A game where it was left: what was taken back and may be redone, too, if that is known."""
        known: Json = {"seed": found.seed, "names": found.names, "name": found.id}
        known |= {"record": found.path, "language": language, "theme": self._theme}
        if kept.kept(f"table/{found.id}") is None:
            self._show(Table.load(found.path, found.seats, **known))
        else:
            start = room(found.record.game).opening(found.record)
            self._show(Table(start, found.seats, **known))

    def look(self, found: Game, language: str) -> None:
        """From the first turn to the last."""
        names = found.names
        self._show(Stepper(found.record, language=language, theme=self._theme, names=names))

    def review(self, found: Game, language: str) -> None:
        """What was good and what was not; it is judged while one looks on."""
        made = ReviewBoard(found.record, language=language, theme=self._theme)
        self._show(made)
        made.begin()

    def leave(self) -> None:
        """Close what is open; a game in which nobody has moved leaves no trace."""
        self._show(None)

    def _show(self, widget: Any) -> None:
        before, new = self.opened, self._new
        self._new = None
        self.children = (self.lobby,) if widget is None else (self.lobby, widget)
        if before is not None:
            before.close()
        if new is not None:
            games.drop_if_unplayed(new)

    # --- Shown without a kernel -----------------------------------------------------------------

    def _repr_mimebundle_(self, **options: Any) -> Any:
        found = super()._repr_mimebundle_(**options)
        bundle, about = found if isinstance(found, tuple) else (found or {}, {})
        picture = (self.opened or self.lobby)._picture()
        return {**bundle, "text/plain": repr(self), "image/svg+xml": picture}, about

    def __repr__(self) -> str:
        return "Play()" if self.opened is None else f"Play({self.opened!r})"
