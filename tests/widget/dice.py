"""A tiny game with dice for tests: roll, then bank the points or risk them; who has six first wins.

It is a room as `games/contract.py` asks for, in one module, and nothing above it has heard of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any, ClassVar, NamedTuple

from glueckauf.core.draw.svg import WIDTH, Part, box, framed, keyed, piece, tally, text
from glueckauf.core.errors import IllegalMove
from glueckauf.core.protocol import CHANCE
from glueckauf.core.record import Record, Turn
from glueckauf.core.telling import Event, Violation
from glueckauf.games.contract import Advice, Foresight, Path, Sheet, Way

GAME, PREFIX, PLAYERS, TEAM = "dice", "DI", (2,), False
HAS_START_PLAYER = True
VIEWS = ("table",)
BOTS: dict[str, Any] = {}
GOAL = 6
SIDES = (1, 2, 3)


class Rules(NamedTuple):
    @classmethod
    def read(cls, text: str) -> Rules:
        return cls()

    @classmethod
    def knobs(cls) -> dict[str, tuple[str, ...]]:
        return {}


@dataclass(frozen=True)
class State:
    game: ClassVar[str] = GAME
    rules: ClassVar[Rules] = Rules()
    start: ClassVar[int] = 0
    pending: ClassVar[None] = None

    points: tuple[int, ...]
    seat: int
    rolled: int  # 0: to be rolled
    events: tuple[Event, ...] = ()

    @property
    def players(self) -> Sequence[int]:
        return self.points

    @property
    def is_over(self) -> bool:
        return max(self.points) >= GOAL

    @property
    def to_move(self) -> int | None:
        return None if self.is_over else self.seat if self.rolled else CHANCE

    @property
    def at_turn_start(self) -> bool:
        return not self.rolled

    @property
    def scores(self) -> tuple[int, ...]:
        return self.points

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(s for s, n in enumerate(self.points) if n >= GOAL)

    def chances(self) -> Mapping[str, Fraction]:
        shares = (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6))
        return dict(zip((f"roll/{side}" for side in SIDES), shares, strict=True))

    def legal_moves(self) -> list[str]:
        return [] if self.is_over else ["bank", "pass"] if self.rolled else list(self.chances())

    def why_not(self, move: str) -> Violation | None:
        return None if move in self.legal_moves() else Violation("board", "GA-3.1", "game-over", {})

    def after(self, move: str) -> State:
        violation = self.why_not(move)
        if violation:
            raise IllegalMove(move, violation, self)
        if move.startswith("roll/"):
            return replace(self, rolled=int(move[5:]))
        points = list(self.points)
        points[self.seat] += self.rolled if move == "bank" else 0
        return State(tuple(points), 1 - self.seat, 0)

    def seen_by(self, seat: int) -> State:
        return self

    def guess(self, seat: int, rng: Random) -> State:
        return self


def setup(players: int = 2, seed: int | str = 0, *, start: int = 0, rules: Any = None) -> State:
    return State((0,) * players, start, 0)


def read_line(line: str) -> list[str]:
    return line.split(" ")


def record(start: State, moves: Iterable[str]) -> Record:
    """A line for every roll and decision; `-1` cannot be a seat there, so a roll begins the turn."""
    state, turns = start, list[Turn]()
    for move in moves:
        if state.rolled:
            turns[-1] = turns[-1]._replace(moves=f"{turns[-1].moves} {move}")
        else:
            turns.append(Turn(state.seat, move))
        state = state.after(move)
    end = (tuple(state.scores), tuple(state.winners)) if state.is_over else (None, None)
    return Record(GAME, 2, start.seat, (), "", tuple(turns), *end)


def opening(found: Record) -> State:
    return setup(found.players, start=found.start)


def is_view(view: str) -> bool:
    return view in VIEWS


def shows(view: str, key: str) -> bool:
    return True


def icons(language: str) -> Mapping[str, str]:
    return {}


def parts(
    view: State, language: str, shown: str = "table", seat: int = 0, you: int | None = None
) -> Sequence[Part]:
    die = piece("die", box(0, 0, 20, 20, "cell") + text(10, 14, str(view.rolled), "n m"), 20, 20)
    bank = keyed("bank", "Bank", box(60, 10, 60, 40, "face ga-cell"))
    found = [Part("cup", WIDTH, 60, "Cup", die + bank)]
    for player, points in enumerate(view.points):
        told = tally(f"{player}:points", 20, 20, str(points), "n")
        found.append(Part(f"purse{player}", WIDTH, 30, f"Purse {player}", told))
    return found


def picture(
    view: State, language: str, shown: str = "table", seat: int = 0, you: int | None = None
) -> str:
    drawn = parts(view, language)
    places = [(0, 70 * n) for n in range(len(drawn))]
    return framed(drawn, places, title="Dice", description=str(view), css=style())


def style() -> str:
    return ".ga-cell{fill:#fff}"


def paths(state: State, move: str, legal: frozenset[str]) -> tuple[tuple[str, ...], ...]:
    return ((move,),)


def candidates(state: State, shown: str) -> Iterable[str]:
    return ("bank",)


def natural(state: State, key: str) -> str | None:
    return key if key == "bank" else None


def label(state: State, move: str, language: str) -> str:
    return f"{move} {state.rolled}"


def button(key: str, language: str) -> str:
    return key.capitalize()


def is_button(key: str) -> bool:
    return key == "pass"


def prompt(state: State, language: str) -> str:
    return "Bank or pass?"


def follows(state: State) -> str | None:
    return None


def public(state: State, move: str) -> str:
    return move


def reveals(event: Event, mover: int | None, people: Sequence[int]) -> bool:
    return False


def has_secrets(view: State) -> bool:
    return False


def recap(events: Sequence[Event], language: str, you: int | None = None) -> str:
    return ""


def headlines() -> Iterable[str]:
    return ()


def sight(states: Sequence[State]) -> tuple[str, int]:
    return "table", 0


def chapter(state: State) -> object:
    return 1


def scoresheet(state: State, language: str, you: int | None = None) -> Sheet | None:
    return None


def is_last_word(key: str) -> bool:
    return False


def joined(state: State) -> Iterable[tuple[Path, str, str]]:
    return ()


def foresight(view: State) -> dict[str, Foresight]:
    return {}


def ways(before: State, move: str) -> tuple[Way, ...]:
    return ()


def piles(view: State) -> Iterable[str]:
    return ()


def on_sheet() -> Iterable[str]:
    return ()


def advice(view: State, step: int, language: str, move: str | None = None) -> Advice:
    return Advice("Bank it.", ("bank",))


def reason(view: State, move: str, language: str = "en") -> str:
    return "Points." if move == "bank" else "None."
