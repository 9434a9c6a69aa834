"""Glück Auf as a value: State, its set-up, and its doors `legal_moves`, `why_not`, `after`.

A turn is a chain of small decisions; `pending` tells which one is due. What each decision needs
and does stands in draft.py, actions.py and mining.py; how turns and shifts end, in turn.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from glueckauf.core.errors import FileError, IllegalMove
from glueckauf.core.streams import stream
from glueckauf.core.telling import Event, Violation
from glueckauf.core.values import Value, make
from glueckauf.games.board import actions, draft, hidden, scoring
from glueckauf.games.board import notation as note
from glueckauf.games.board.mining import do_step, legal_steps, why_not_step
from glueckauf.games.board.notation import Move
from glueckauf.games.board.parts import (
    COLOURS,
    NOBODY,
    Crew,
    Drafting,
    Look,
    Mine,
    Mining,
    Order,
    Pending,
    Player,
    Return,
    Shortage,
    Stack,
    Tile,
)
from glueckauf.games.board.ruleset import PLAYERS, Rules, Works, published, works
from glueckauf.games.board.telling import GAME, no, told
from glueckauf.games.board.turn import Turn

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
    events: tuple[Event, ...] = ()


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
        if self.to_move is None:
            return []
        return _LEGAL[type(self.pending)](self)

    def why_not(self, move: str) -> Violation | None:
        """None if the move is legal, else the rule that forbids it; NotationError if it is none."""
        return _why_not(self, note.read(move))

    def after(self, move: str) -> State:
        """The state after a legal move; the only way on. Raises what `why_not` returns."""
        do = _DO.get(type(move))
        if do is None:
            return self.after(note.read(move))
        violation = _why_not(self, move)
        if violation is not None:
            raise IllegalMove(move, violation, self)
        return do(self, move)

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
        stream(name, seed).shuffle(cards)
    elif sorted(cards) != sorted(deck):
        raise FileError("setup", name, f"{rule}: these are not the {len(deck)} {name} of the game")
    return tuple(cards)


# --- Mining on the table --------------------------------------------------------------------


def _why_not_step(state: State, move: Move) -> Violation | None:
    assert isinstance(state.pending, Mining)
    assert state.to_move is not None
    return why_not_step(state.players[state.to_move], state.pending, move, state.works.rules)


def _do_step(state: State, move: Move) -> State:
    """The hot path of every search, hence the tuple taken apart and put together by hand."""
    works, shift, start, seat, players, pending = state[:6]
    assert seat is not None
    assert isinstance(pending, Mining)
    player, now, event = do_step(seat, players[seat], pending, move, works.rules)
    if now is None:
        turn = Turn(state)
        turn.player = player
        turn.events.append(event)
        if not isinstance(move, note.End):
            turn.tell("mining-ended", ("GA-5.1", "GA-5.5"), {"steps": 0})
        return turn.end()
    players = players[:seat] + (player,) + players[seat + 1 :]
    return make(State, (works, shift, start, seat, players, now) + state[6:-1] + ((event,),))


# --- Which decision is due ------------------------------------------------------------------


STEPS = (note.Ride, note.Load, note.Store, note.Fill)


def _why_not(state: State, move: str) -> Violation | None:
    if state.to_move is None:
        return no("GA-9.5", "game-over", {})
    due, why_not = _DUE[type(state.pending)]
    return why_not(state, move) if isinstance(move, due) else _why_not_due(state, move)


def _why_not_due(state: State, move: str) -> Violation:
    """The move is of a kind that is not due now."""
    pending = state.pending
    if isinstance(pending, Drafting):
        return no("GA-2.3", "draft-first", {})
    if isinstance(pending, Look):
        return no(actions.look_rule(pending.space), "keep-first", {})
    if isinstance(pending, Return):
        due = "".join(map(str, pending.places))
        return no(actions.look_rule(pending.space), "put-back-these", {"places": due})
    if isinstance(pending, Shortage):
        return no("GA-4.3", "choose-coal-first", {"carts": pending.carts})
    if isinstance(move, STEPS):
        return no("GA-5.1", "mine-first", {})
    return no("GA-3.1", "send-first", {})


def _legal_drafts(state: Any) -> list[Move]:
    return _checked(state, _drafts(len(state.pending.row)))


def _legal_keeps(state: Any) -> list[Move]:
    return _checked(state, _keeps(len(state.pending.cards)))


def _legal_choices(state: Any) -> list[Move]:
    return _checked(state, _CHOICES)


def _legal_put_backs(state: Any) -> list[Move]:
    return list(actions.put_backs(state.pending.places))


def _legal_steps(state: Any) -> list[Move]:
    return legal_steps(state.players[state.to_move], state.pending, state.works.rules)


def _checked(state: State, candidates: Sequence[Move]) -> list[Move]:
    """The candidates that the one legality lets through."""
    why_not = _DUE[type(state.pending)][1]
    return [move for move in candidates if why_not(state, move) is None]


@cache
def _drafts(places: int) -> list[Move]:
    return sorted(map(note.draft, range(1, places + 1)))


@cache
def _keeps(places: int) -> list[Move]:
    return sorted(map(note.keep, range(places + 1)))


_CHOICES = sorted(map(note.choose, COLOURS))
_DUE: dict[type, tuple[type, Callable[[State, Any], Violation | None]]] = {
    type(None): (note.Send, actions.why_not_send),
    Drafting: (note.Draft, draft.why_not_draft),
    Look: (note.Keep, actions.why_not_keep),
    Return: (note.PutBack, actions.why_not_put_back),
    Shortage: (note.Choose, actions.why_not_choose),
    Mining: (Move, _why_not_step),
}
_DO: dict[type, Callable[[State, Any], State]] = {
    note.Send: actions.do_send,
    note.Draft: draft.do_draft,
    note.Keep: actions.do_keep,
    note.PutBack: actions.do_put_back,
    note.Choose: actions.do_choose,
    **dict.fromkeys((note.Ride, note.Load, note.Fill, note.Store, note.End), _do_step),
}
_LEGAL: dict[type, Callable[[State], list[Move]]] = {
    type(None): actions.legal_sends,
    Drafting: _legal_drafts,
    Look: _legal_keeps,
    Return: _legal_put_backs,
    Shortage: _legal_choices,
    Mining: _legal_steps,
}
