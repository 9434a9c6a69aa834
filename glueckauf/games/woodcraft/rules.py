"""Woodcraft: Roll & Write as a value: State, its set-up, and its doors.

What is to be done lies on a stack, `todo`: decisions and chance, and under them what follows by itself.
The last of it is due (doors.py). Choices stand in decisions.py, free actions in actions.py, gains in
gains.py, and the course of rounds in rounds.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import shuffle, stream
from glueckauf.core.telling import Violation
from glueckauf.core.values import Value
from glueckauf.games.woodcraft import doors, hidden, scoring
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.notation import read
from glueckauf.games.woodcraft.parts import (
    EMPTY,
    NO_DIE,
    PHASES,
    Choose,
    Keep,
    Opening,
    Player,
    Step,
)
from glueckauf.games.woodcraft.ruleset import PLAYERS, Layout, Rules, layout, published
from glueckauf.games.woodcraft.telling import GAME, set_up

if TYPE_CHECKING:
    from glueckauf.games.sheet import Sheet


class _Position(NamedTuple):
    """The fields of a State.

    `board` has the die of each column, `decks` are the orders of both phases from the top, `pool` has a
    card or EMPTY at each place, `gone` are the cards that have left the game and that all have seen (the
    rest of deck I stays where it is when phase II begins). `choices` are the secret choices of this turn:
    a column, or ORDER. `todo` is what is to be done, the next thing last, and `last` is who has moved.
    """

    layout: Layout
    round: int  # 0 before the first one
    turn: int
    to_move: int | None
    players: tuple[Player, ...]
    board: tuple[int, ...]
    decks: tuple[tuple[str, ...], ...]
    pool: tuple[str, ...]
    phase: int  # 0 or 1, as in PHASES
    gone: tuple[str, ...]
    choices: tuple[int | None, ...]
    todo: tuple[Step, ...]
    last: int | None = None
    events: tuple[Any, ...] = ()  # told or not told yet (core/values.py)


class State(Value, _Position):
    """A position of the game: frozen, hashable, equal by content.

    `events` tell what the last move did; they do not count when two states are compared.
    """

    __slots__ = ()
    game: ClassVar[str] = GAME
    start: ClassVar[int] = 0  # everybody plays at the same time, so seat 0 is as good as any

    def __str__(self) -> str:
        from glueckauf.games.woodcraft.plain import describe

        return describe(self)

    @property
    def rules(self) -> Rules:
        return self.layout.rules

    @property
    def active(self) -> int | None:
        """The seat that decides, or that decides next as far as this is known while chance moves."""
        if self.to_move != CHANCE:
            return self.to_move
        seats = (getattr(step, "seat", None) for step in reversed(self.todo))
        return next((seat for seat in seats if seat is not None), 0)

    @property
    def pending(self) -> Step | None:
        """What is due; None at the main choice of a turn."""
        due = self.todo[-1] if self.todo else None
        return None if isinstance(due, Choose) else due

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def at_turn_start(self) -> bool:
        """Another player decides than before, or chance does: here a record begins a line."""
        return self.last != CHANCE and self.to_move != self.last

    @property
    def scores(self) -> tuple[int, ...]:
        """What every player would score if the game ended now (WC-10.1)."""
        return tuple([score.total for score in self.breakdown])

    @property
    def breakdown(self) -> tuple[scoring.Score, ...]:
        """The same source by source."""
        return tuple([scoring.score(self.layout, player) for player in self.players])

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won (WC-10.2); nobody before the end."""
        return scoring.winners(self.layout, self.players) if self.is_over else ()

    def scoresheet(self, language: str = "en", you: int | None = None) -> Sheet:
        """The score explained line by line: at the end what was scored, before it what would be now.

        It prints, shows as a table in a notebook, and has `to_rows()`. `you` is the seat of whoever reads it.
        """
        from glueckauf.games.woodcraft.sheet import scoresheet

        return scoresheet(self, language, you)

    def legal_moves(self) -> list[Move]:
        """Every legal decision, or every outcome of chance, sorted as text."""
        return doors.legal_moves(self)

    def why_not(self, move: str) -> Violation | None:
        """None if the move is legal, else the rule that forbids it; NotationError if it is none."""
        return doors.why_not(self, read(move))

    def after(self, move: str) -> State:
        """The state after a legal move; the only way on. Raises what `why_not` returns."""
        return doors.after(self, move)

    def chances(self) -> Mapping[str, Fraction]:
        """Outcome → exact probability; empty when somebody decides."""
        return doors.chances(self)

    def seen_by(self, seat: int) -> State:
        """The state as this player sees it (WC-4.1, WC-A21)."""
        return hidden.seen_by(self, seat)

    def guess(self, seat: int, rng: Random) -> State:
        """A full state this player cannot tell from the true one."""
        return hidden.guess(self, seat, rng)


# --- Setup (WC-1) ---------------------------------------------------------------------------


def setup(
    players: int,
    seed: int | str = 0,
    *,
    start: int = 0,
    rules: Rules | None = None,
    decks: Sequence[Sequence[str]] | None = None,
) -> State:
    """The table before the first choice: which of the dealt orders to keep.

    The seed shuffles both decks of orders unless `decks` gives them, from the top.
    """
    rules = rules or published()
    if players not in PLAYERS:
        raise FileError("setup", "players", f"WC-1.1: must be 1 to 5, not {players}")
    if start != 0:
        raise FileError("setup", "start", f"must be seat 0, since all play at once, not {start}")
    table = layout(rules, players)
    first, second = _shuffled(table, seed) if decks is None else _given(table, decks)
    dealt = [first[seat * rules.dealt : (seat + 1) * rules.dealt] for seat in range(players)]
    keeps = [Keep(seat) for seat in reversed(range(players))]
    return State(
        layout=table,
        round=0,
        turn=1,
        to_move=0,
        players=tuple([Player(held=orders) for orders in dealt]),
        board=(NO_DIE,) * table.columns,
        decks=(first[players * rules.dealt :], second),
        pool=(EMPTY,) * rules.pool,
        phase=0,
        gone=(),
        choices=(None,) * players,
        todo=(Opening(), *keeps),
        events=((set_up, table),),
    )


def _shuffled(table: Layout, seed: int | str) -> list[tuple[str, ...]]:
    """Each deck by a random stream of its own (WC-1.2)."""
    found = []
    for phase, deck in zip(PHASES, table.decks, strict=True):
        cards = list(deck)
        shuffle(cards, stream(f"orders {phase}", seed))
        found.append(tuple(cards))
    return found


def _given(table: Layout, decks: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    if len(decks) != len(PHASES):
        raise FileError("setup", "decks", "must give the decks of phase I and phase II")
    for number, (given, deck) in enumerate(zip(decks, table.decks, strict=True), start=1):
        if sorted(given) != sorted(deck):
            problem = f"WC-1.2: these are not the {len(deck)} orders of phase {PHASES[number - 1]}"
            raise FileError("setup", f"orders-{number}", problem)
    return [tuple(deck) for deck in decks]
