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
from glueckauf.games.designing import DesignRoom
from glueckauf.games.measuring import MeasureRoom, Reading
from glueckauf.games.puzzling import Made, PuzzleRoom, Slip
from glueckauf.games.reviewing import Proof, ReviewRoom
from glueckauf.games.sanity import SanityRoom
from glueckauf.games.sheet import Cell, Sheet, SheetRow
from glueckauf.games.teaching import CourseRoom
from glueckauf.games.tutoring import Computed, ExamPaper, ExamQuestion, LessonRoom, Number

Path = tuple[str, ...]  # keys of the picture, pointed at one after the other


class Bot(Protocol):
    """Anything that chooses moves. `why(view, move, language)`, if a bot has it, tells in one sentence
    with numbers why it chose a move: see `bots.why`."""

    def choose(self, view: Any) -> str:
        """A legal move in the view of the player to move (`state.seen_by(seat)`)."""


class QuickPlayer(Bot, Protocol):
    """Whoever plays a position on, for all seats: quick, sensible; shown positions with nothing hidden."""

    def onward(self, state: Any) -> Any:
        """The position after its next move; a player in a hurry may make several of its moves at once."""
        return state.after(self.choose(state))


class Advice(NamedTuple):
    """A hint: what it says, and the keys it shows."""

    text: str
    keys: Path = ()


class Way(NamedTuple):
    """How a piece of the picture went: the key that held it, keys that it passed, the key that holds it now.

    What left the picture for good went to the last key.
    """

    piece: str  # its kind, as in `core.draw.svg.piece`
    keys: Path


class Mark(NamedTuple):
    """Something that would happen at a key of the picture: lines of very few letters, and which of them hurt."""

    key: str
    lines: tuple[str, ...]
    bad: tuple[bool, ...]


class Foresight(NamedTuple):
    """What whoever points at a key sees before anything happens: ways along keys, and marks upon some."""

    ways: tuple[Path, ...] = ()
    marks: tuple[Mark, ...] = ()


class Pile(NamedTuple):
    """Cards that somebody looks through: each in words, and all of them as a picture."""

    title: str
    cards: tuple[str, ...]
    picture: str  # an <svg>; empty where there is nothing to see
    note: str = ""  # why nothing is to be seen


class TableRoom(Protocol):
    """`room.table`: the picture, what can be pointed at in it, and the words for it."""

    @property
    def VIEWS(self) -> tuple[str, ...]:  # noqa: N802  # constants of a module
        """The names of what a board may show; the first is the whole table."""

    def is_view(self, view: str) -> bool:
        """Can a board show this: one of VIEWS, or several joined by "+", if the game joins them?"""

    def parts(
        self, view: Any, language: str, shown: str = ..., seat: int = ..., you: int | None = ...
    ) -> Sequence[Part]:
        """The picture part by part; parts keep their names while a game goes on.

        `seat` is whose things a view of one player's shows; `you` is the seat of whoever looks on, who is
        called "You", or None.

        Boards give parts whose name ends with a digit, which belong to players, a column of their own,
        the own one first, and put others' where room is left. The part called `tray`, what is asked for
        now, comes first; or, if the game lists it last, under the own part.
        """

    def picture(
        self, view: Any, language: str, shown: str = ..., seat: int = ..., you: int | None = ...
    ) -> str:
        """The whole picture as one SVG that needs nothing else."""

    def style(self) -> str:
        """The style sheet that parts need."""

    def shows(self, view: str, key: str) -> bool:
        """Is this key in sight in a view?"""

    def icons(self, language: str) -> Mapping[str, str]:
        """Small pictures that may stand in sentences, by the name that texts have in braces."""

    def paths(self, state: Any, move: str, legal: frozenset[str]) -> tuple[Path, ...]:
        """The ways to make a legal move by pointing. No two moves share one; a key that is not in the picture is a button."""

    def candidates(self, state: Any, shown: str) -> Iterable[str]:
        """The keys that could mean a move, legal or not: those of which the board says why not."""

    def natural(self, state: Any, key: str) -> str | None:
        """The move that pointing at a key would most naturally mean with which no legal move begins."""

    def joined(self, state: Any) -> Iterable[tuple[Path, str, str]]:
        """Keys that were pointed at, the next one, and the move that it would naturally mean, legal or not.

        A path of one key stands for every longer one that ends with it. Of what is not legal the board says why.
        """

    def label(self, state: Any, move: str, language: str) -> str:
        """A legal move in a few words."""

    def button(self, key: str, language: str) -> str:
        """The words of a button: a key of a path that is not in the picture."""

    def is_button(self, key: str) -> bool: ...

    def is_last_word(self, key: str) -> bool:
        """Must this button be pressed, though nothing else is left to choose? Chance comes after it."""

    def prompt(self, state: Any, language: str) -> str:
        """What the player to move is asked."""

    def follows(self, state: Any) -> str | None:
        """The move that a board makes by itself after a click: the only one left of what was begun."""

    def public(self, state: Any, move: str) -> str:
        """A move as the other players see it."""

    def reveals(self, event: Event, mover: int | None, people: Sequence[int]) -> bool:
        """Does this event show one of these people something that taking it back would unsee?"""

    def has_secrets(self, view: Any) -> bool:
        """Does the player to move, whose view this is, decide with cards that the others have not seen?

        What lies face down but was open to all before is no secret.
        """

    def headlines(self) -> Iterable[str]:
        """Names of events to be mentioned even where a message must be short.

        One with `scores` among its facts ends a chapter, which a replay tells in a line of its own.
        """

    def recap(self, events: Sequence[Event], language: str, you: int | None = ...) -> str:
        """The turn that had these events in one short sentence, without notation; "" if there is none."""

    def sight(self, states: Sequence[Any]) -> tuple[str, int]:
        """What must be seen to follow these positions: a view, and whose."""

    def chapter(self, state: Any) -> object:
        """What part of the game this is (a shift, a round); bots' turns are summed up when it changes."""

    def scoresheet(self, state: Any, language: str, you: int | None = ...) -> Sheet | None:
        """The score explained; None where nothing is scored. `you` is the seat of whoever reads it."""

    def foresight(self, view: Any) -> Mapping[str, Foresight]:
        """What could come of the things with these keys: where they would go, and what it would cost."""

    def ways(self, before: Any, move: str) -> Sequence[Way]:
        """How pieces go with this move that do not go straight; a board moves all others by itself."""

    def piles(self, view: Any) -> Iterable[str]:
        """The keys of the picture that are piles of cards, which open on a click."""

    def pile(self, view: Any, key: str, language: str, you: int | None = ...) -> Pile:
        """One of them, as far as whoever looks on may see it."""

    def on_sheet(self) -> Iterable[str]:
        """Names of events that the scoresheet tells better than a sentence: a log leaves them out."""


class Guide(Protocol):
    """`room.bots.guide`: what a search must know of a game to look ahead in it."""

    def choices(self, view: Any, most: int) -> Sequence[str]:
        """At most so many moves of the player to move that deserve a thought, the best first.

        One alone means that there is nothing to think about, say because it is proven best.
        """

    def player(self) -> QuickPlayer: ...

    def chapter(self, state: Any) -> object:
        """What part of the game this is; play-outs end where it changes."""

    def worth(self, state: Any) -> Sequence[float]:
        """The points that every player, by seat, can count on at the end of a chapter or game."""


class BotRoom(Protocol):
    """`room.bots`: the bots of one game, and advice for people."""

    @property
    def guide(self) -> Guide: ...

    @property
    def BOTS(self) -> Mapping[str, Callable[[int | str], Bot]]:  # noqa: N802
        """By their name; `Random` plays every game and need not be named."""

    def advice(self, view: Any, step: int, language: str, move: str | None = ...) -> Advice:
        """A hint for the player to move. `step` 0: where to look; 1: which move.

        It leads to `move`, if somebody knows a good one, and else to what the room finds best.
        """

    def reason(self, view: Any, move: str, language: str = ...) -> str:
        """What any legal move of the player to move brings, in a sentence."""

    def kinds(self, rules: Any) -> tuple[str, ...]:
        """The kinds of moves that a bot may be forbidden under these rules, as people write them."""

    def is_kind(self, move: str, kind: str) -> bool: ...

    def narrowed(self, view: Any, without: Sequence[str]) -> Any:
        """The same view under rules that forbid as much of these kinds as rules can, so that plans do
        without it; what is legal there is legal in the game."""

    def instead(self, view: Any, without: Sequence[str]) -> Iterable[str]:
        """All moves that are legal in a view of the player to move, for a bot whose own choice is
        forbidden: the best first."""


class PaperRoom(Protocol):
    """`room.paper`: sheets to play on, of a game that is played with paper and pencil; others have no such module."""

    def page(self, language: str = ..., *, colour: bool = ...) -> str:
        """A page of A4, laid crosswise, as one SVG that needs nothing else."""


class PlayRoom(Protocol):
    """What a game needs to be played, recorded and looked up."""

    GAME: str
    PREFIX: str  # of the ids of its rules
    PLAYERS: tuple[int, ...]
    TEAM: bool  # all win or nobody
    HAS_START_PLAYER: bool  # does somebody begin? Else all play at once, and `start` is 0
    NEEDS_RESULT: bool  # must the record of a finished game tell its result?

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


class Room(PlayRoom, Protocol):
    """A game, with the modules that are loaded when they are first asked for."""

    @property
    def table(self) -> TableRoom: ...

    @property
    def bots(self) -> BotRoom: ...

    @property
    def puzzles(self) -> PuzzleRoom: ...

    @property
    def lessons(self) -> LessonRoom: ...

    @property
    def review(self) -> ReviewRoom: ...

    @property
    def course(self) -> CourseRoom: ...

    @property
    def sanity(self) -> SanityRoom: ...

    @property
    def measures(self) -> MeasureRoom: ...

    @property
    def designs(self) -> DesignRoom: ...

    @property
    def paper(self) -> PaperRoom: ...


__all__ = [
    "Advice",
    "Bot",
    "BotRoom",
    "Cell",
    "Computed",
    "CourseRoom",
    "DesignRoom",
    "ExamPaper",
    "ExamQuestion",
    "Foresight",
    "Guide",
    "LessonRoom",
    "Made",
    "Mark",
    "MeasureRoom",
    "Number",
    "PaperRoom",
    "Path",
    "Pile",
    "PlayRoom",
    "Proof",
    "PuzzleRoom",
    "QuickPlayer",
    "Reading",
    "ReviewRoom",
    "Room",
    "SanityRoom",
    "Sheet",
    "SheetRow",
    "Slip",
    "TableRoom",
    "Way",
]
