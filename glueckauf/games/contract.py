"""The contract of a game: what its room offers to everything above `games/`.

A room is a package. Everything above asks `games.room(state.game)` and never names a game. What only
some users need (pictures, bots, puzzles, lessons) stands in modules of the room of their own, which
are loaded when they are first asked for: playing a game never loads its pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from glueckauf.core.draw.svg import Part
from glueckauf.core.protocol import State
from glueckauf.core.record import Record
from glueckauf.core.telling import Event

Path = tuple[str, ...]  # keys of the picture, pointed at one after the other


class Bot(Protocol):
    def choose(self, view: Any) -> str:
        """A legal move in the view of the player to move (`state.seen_by(seat)`)."""


class Advice(NamedTuple):
    """A hint: what it says, and the keys it shows."""

    text: str
    keys: Path = ()


class Sheet(NamedTuple):
    """The score explained: a row for each source of points, a cell for each player."""

    rows: tuple[SheetRow, ...]
    totals: tuple[int, ...]


class SheetRow(NamedTuple):
    """One source of points: its name, what each player has of it, and the points it gives."""

    name: str
    counts: tuple[str, ...]
    points: tuple[int, ...]


class TableRoom(Protocol):
    """`room.table`: the picture, what can be pointed at in it, and the words for it."""

    @property
    def VIEWS(self) -> tuple[str, ...]:  # noqa: N802  # constants of a module
        """What a board may show; the first is the whole table."""

    def parts(self, view: Any, language: str, shown: str = ..., seat: int = ...) -> Sequence[Part]:
        """The picture part by part; parts keep their names while a game goes on."""

    def picture(self, view: Any, language: str, shown: str = ..., seat: int = ...) -> str:
        """The whole picture as one SVG that needs nothing else."""

    def style(self) -> str:
        """The style sheet that parts need."""

    def paths(self, state: Any, move: str, legal: frozenset[str]) -> tuple[Path, ...]:
        """The ways to make a legal move by pointing. No two moves share one; a key that is not in the picture is a button."""

    def candidates(self, state: Any, shown: str) -> Iterable[str]:
        """The keys that could mean a move, legal or not: those of which the board says why not."""

    def natural(self, state: Any, key: str) -> str | None:
        """The move that pointing at this key would most naturally mean, legal or not."""

    def label(self, state: Any, move: str, language: str) -> str:
        """A legal move in a few words."""

    def button(self, key: str, language: str) -> str:
        """The words of a button: a key of a path that is not in the picture."""

    def is_button(self, key: str) -> bool: ...

    def prompt(self, state: Any, language: str) -> str:
        """What the player to move is asked."""

    def public(self, state: Any, move: str) -> str:
        """A move as the other players see it."""

    def reveals(self, event: Event, mover: int | None, people: Sequence[int]) -> bool:
        """Does this event show one of these people something that taking it back would unsee?"""

    def headlines(self) -> Iterable[str]:
        """Names of events that are told even where a message must be short."""

    def sight(self, states: Sequence[Any]) -> tuple[str, int]:
        """What must be seen to follow these positions: a view, and whose."""

    def chapter(self, state: Any) -> object:
        """What part of the game this is (a shift, a round); bots' turns are told when it changes."""

    def scoresheet(self, state: Any, language: str) -> Sheet | None:
        """The score explained; None where nothing is scored yet."""


class BotRoom(Protocol):
    """`room.bots`: the bots of one game, and advice for people."""

    @property
    def BOTS(self) -> Mapping[str, Callable[[int | str], Bot]]:  # noqa: N802
        """By their name; `Random` plays every game and need not be named."""

    def advice(self, view: Any, step: int, language: str) -> Advice:
        """A hint for the player to move. `step` 0: where to look; 1: which move."""


class Room(Protocol):
    """A game."""

    GAME: str
    PREFIX: str  # of the ids of its rules
    PLAYERS: tuple[int, ...]
    TEAM: bool  # all win or nobody

    @property
    def Rules(self) -> Any: ...  # noqa: N802  # the class of its rule sets

    def setup(
        self, players: int, seed: int | str = ..., *, start: int = ..., rules: Any = ...
    ) -> State: ...

    def read_line(self, line: str) -> list[Any]:
        """The moves of a line; NotationError with the column."""

    def stacks(self, start: Any) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The lines of a record's head that only this game has."""

    def record(self, start: Any, moves: Iterable[str]) -> Record:
        """The record of a game that began with `start` and went on with `moves`."""

    def opening(self, record: Record) -> State:
        """The table of a record before its first move."""

    def rule_ids(self) -> tuple[str, ...]: ...

    def rule_text(self, rule: str, language: str = ...) -> str: ...

    @property
    def table(self) -> TableRoom: ...

    @property
    def bots(self) -> BotRoom: ...


__all__ = ["Advice", "Bot", "BotRoom", "Path", "Room", "Sheet", "SheetRow", "TableRoom"]
