"""Glück Auf as a value: State, its set-up, and its doors `legal_moves`, `why_not`, `after`.

A turn is a chain of small decisions; `pending` tells which one is due (doors.py). What each decision
needs and does stands in draft.py, actions.py and mining.py; how turns and shifts end, in turn.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.streams import shuffle, stream
from glueckauf.core.telling import Violation
from glueckauf.core.values import Value
from glueckauf.games.board import doors, draft, hidden, scoring
from glueckauf.games.board import notation as note
from glueckauf.games.board.notation import Move
from glueckauf.games.board.parts import (
    COLOURS,
    NOBODY,
    Crew,
    Drafting,
    Mine,
    Order,
    Pending,
    Player,
    Stack,
    Tile,
)
from glueckauf.games.board.ruleset import PLAYERS, Rules, Works, published, works
from glueckauf.games.board.telling import GAME, told

if TYPE_CHECKING:
    from glueckauf.games.sheet import Sheet


class _Position(NamedTuple):
    """The fields of a State. Spaces have the order of `works.index`; seats count clockwise."""

    works: Works
    shift: int
    start: int
    to_move: int | None
    players: tuple[Player, ...]
    pending: Pending
    crews: tuple[Crew, ...]
    pithead: tuple[int, ...]
    canteen: tuple[int, ...]
    workshops: tuple[Tile | None, ...]
    order_spaces: tuple[Order | None, ...]
    tile_stack: Stack[Tile]
    order_stack: Stack[Order]
    supply: tuple[int, ...]
    events: tuple[Any, ...] = ()  # told or not told yet (core/values.py)


class State(Value, _Position):
    """A position of the game: frozen, hashable, equal by content.

    `events` tell what the last move did; they do not count when two states are compared.
    """

    __slots__ = ()
    game: ClassVar[str] = GAME

    def __str__(self) -> str:
        from glueckauf.games.board.plain import describe

        return describe(self)

    @property
    def line(self) -> str:
        """The table as one line of text, which `read_position_line` gives back."""
        from glueckauf.games.board.puzzles.table_line import position_line

        return position_line(self)

    def _repr_svg_(self) -> str:
        from glueckauf.games.board.draw import picture

        return picture(self)

    @property
    def rules(self) -> Rules:
        return self.works.rules

    @property
    def active(self) -> int | None:
        return self.to_move

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def at_turn_start(self) -> bool:
        return self.pending is None or isinstance(self.pending, Drafting)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(player.vp for player in self.players)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won (GA-9.5); nobody before the end."""
        return scoring.winners(self.players) if self.is_over else ()

    def scoresheet(self, language: str = "en", you: int | None = None) -> Sheet:
        """The points of the shift that the last move has ended, else those that it would give now.

        It prints, shows as a table in a notebook, and has `to_rows()`. `you` is the seat of whoever reads it.
        """
        from glueckauf.games.board.sheet import scoresheet

        return scoresheet(self, language, you)

    def legal_moves(self) -> list[Move]:
        """Every legal decision, sorted as text."""
        return doors.legal_moves(self)

    def why_not(self, move: str) -> Violation | None:
        """None if the move is legal, else the rule that forbids it; NotationError if it is none."""
        return doors.why_not(self, note.read(move))

    def after(self, move: str) -> State:
        """The state after a legal move; the only way on. Raises what `why_not` returns."""
        return doors.after(self, move)

    def seen_by(self, seat: int) -> State:
        """The state as this player sees it (GA-10.1)."""
        return hidden.seen_by(self, seat)

    def guess(self, seat: int, rng: Random) -> State:
        """A full state this player cannot tell from the true one."""
        return hidden.guess(self, seat, rng)


# --- Setup (GA-2) ---------------------------------------------------------------------------


def setup(
    players: int,
    seed: int | str = 0,
    *,
    start: int = 0,
    rules: Rules | None = None,
    tiles: Sequence[Tile] | None = None,
    orders: Sequence[Order] | None = None,
) -> State:
    """The table before the draft. Stacks are shuffled by the seed unless they are given."""
    rules = rules or published()
    if players not in PLAYERS:
        raise FileError("setup", "players", f"GA-1.1: must be 2, 3 or 4, not {players}")
    if not 0 <= start < players:
        raise FileError("setup", "start", f"must be a seat from 0 to {players - 1}, not {start}")
    tiles = _deck("tiles", "GA-1.2", rules.tiles, tiles, seed)
    orders = _deck("orders", "GA-1.3", rules.order_deck, orders, seed)
    revealed = rules.draft * players + 1
    if len(orders) < revealed:
        raise FileError("rules", "orders", f"GA-2.3: the draft needs {revealed} orders")
    table = works(rules, players)
    numbered = (f"workshop/{n}" for n in range(1, rules.workshops + 1))
    shown, left = draft.laid([name not in table.closed for name in numbered], tiles)
    at = PLAYERS.index(players)
    miners, marks = rules.miners[at], rules.marks[at]
    state = State(
        works=table,
        shift=1,
        start=start,
        to_move=(start - 1) % players,
        players=(Player(miners, marks, 0, Mine(0, "", ("y", "b", "g", "k"), "", ()), (), ()),)
        * players,
        pending=Drafting(orders[:revealed]),
        crews=(NOBODY,) * len(table.index),
        pithead=(0,) * players,
        canteen=(0,) * players,
        workshops=shown,
        order_spaces=(None,) * rules.order_spaces,
        tile_stack=Stack(left, (0,) * len(left)),
        order_stack=Stack(orders[revealed:], (0,) * (len(orders) - revealed)),
        supply=(rules.coal - players,) * len(COLOURS),
        events=(
            told(
                "spaces-closed",
                ("GA-1.4", "GA-2.1"),
                {"players": players, "spaces": len(table.closed)},
            ),
            told("workshops-filled", ("GA-1.2", "GA-2.1"), {"tiles": len(tiles) - len(left)}),
            told("equipped", ("GA-1.1", "GA-1.5", "GA-2.2"), {"miners": miners, "marks": marks}),
            told("orders-revealed", ("GA-1.3", "GA-2.3"), {"orders": revealed}),
        ),
    )
    return state if rules.draft else draft.end_draft(state, orders[0])


def _deck(
    name: str, rule: str, deck: tuple[Any, ...], given: Sequence[Any] | None, seed: int | str
) -> tuple[Any, ...]:
    """The deck as given, or shuffled by its own random stream."""
    cards = list(deck if given is None else given)
    if given is None:
        shuffle(cards, stream(name, seed))
    elif sorted(cards) != sorted(deck):
        raise FileError("setup", name, f"{rule}: these are not the {len(deck)} {name} of the game")
    return tuple(cards)
