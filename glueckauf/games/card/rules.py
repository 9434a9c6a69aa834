"""Glück Auf, the card game, as a value: State, its set-up, and its doors.

A turn is a chain of small decisions; `pending` tells which one is due. What may be chosen stands in
choices.py, mining.py and delivery.py, what it does in actions.py; how turns and shifts end, in
turn.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from glueckauf.core.errors import FileError, IllegalMove
from glueckauf.core.streams import stream
from glueckauf.core.telling import Event, Violation
from glueckauf.core.values import Value
from glueckauf.games.card import actions, choices, hidden, scoring
from glueckauf.games.card import notation as note
from glueckauf.games.card.notation import Move
from glueckauf.games.card.parts import (
    STACKS,
    Choosing,
    Delivering,
    Docking,
    Looking,
    Mining,
    Paying,
    Pending,
    Player,
    Stack,
    Zone,
)
from glueckauf.games.card.ruleset import PLAYERS, Layout, Rules, layout, published
from glueckauf.games.card.telling import GAME, no, told
from glueckauf.games.card.turn import next_turn

if TYPE_CHECKING:
    from glueckauf.games.sheet import Sheet


class _Position(NamedTuple):
    """The fields of a State. Stacks have the order of STACKS, zones that of `layout.index`.

    `placed` and `played` tell what the mover has done in this turn: placed workers, played an
    action innovation. `tokens` are the shift tokens left, the top one first; `boxed` are the
    innovations that have left the game.
    """

    layout: Layout
    shift: int
    start: int
    to_move: int | None
    players: tuple[Player, ...]
    pending: Pending
    placed: bool
    played: bool
    zones: tuple[Zone, ...]
    stacks: tuple[Stack, ...]
    tokens: tuple[int, ...]
    boxed: tuple[str, ...]
    events: tuple[Event, ...] = ()


class State(Value, _Position):
    """A position of the game: frozen, hashable, equal by content.

    `events` tell what the last move did; they do not count when two states are compared.
    """

    __slots__ = ()
    game: ClassVar[str] = GAME

    def __str__(self) -> str:
        from glueckauf.games.card.plain import describe

        return describe(self)

    def _repr_svg_(self) -> str:
        from glueckauf.games.card.draw import picture

        return picture(self)

    @property
    def rules(self) -> Rules:
        return self.layout.rules

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def at_turn_start(self) -> bool:
        return self.pending is None and not self.placed and not self.played

    @property
    def scores(self) -> tuple[int, ...]:
        """What every player would score if the game ended now (CG-6.3)."""
        return tuple(score.total for score in self.breakdown)

    @property
    def breakdown(self) -> tuple[scoring.Score, ...]:
        """The same in the five categories A to E."""
        return scoring.scoresheet(self.players, self.rules)

    def scoresheet(self, language: str = "en", you: int | None = None) -> Sheet:
        """The five categories as a table: at the end what was scored, before it what would be now.

        It prints, shows as a table in a notebook, and has `to_rows()`. `you` is the seat of whoever reads it.
        """
        from glueckauf.games.card.sheet import scoresheet

        return scoresheet(self, language, you)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won (CG-6.4); nobody before the end."""
        return scoring.winners(self.players, self.rules) if self.is_over else ()

    @property
    def looked_at(self) -> tuple[Any, ...]:
        """The cards of a stack that the wild action shows to the mover, from the top."""
        return actions.looked_at(self)

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
        """The state as this player sees it (CG-1.1, CG-A9, CG-A15)."""
        return hidden.seen_by(self, seat)

    def guess(self, seat: int, rng: Random) -> State:
        """A full state this player cannot tell from the true one."""
        return hidden.guess(self, seat, rng)


# --- Setup (CG-1) ---------------------------------------------------------------------------


def setup(
    players: int,
    seed: int | str = 0,
    *,
    start: int = 0,
    rules: Rules | None = None,
    stacks: Mapping[str, Sequence[Any]] | None = None,
) -> State:
    """The table before the first turn. Stacks are shuffled by the seed unless they are given.

    `stacks` gives the cards of each of STACKS from the top.
    """
    rules = rules or published()
    if players not in PLAYERS:
        raise FileError("setup", "players", f"CG-1.4: must be 2, 3 or 4, not {players}")
    if not 0 <= start < players:
        raise FileError("setup", "start", f"must be a seat from 0 to {players - 1}, not {start}")
    laid = _shuffled(rules, seed) if stacks is None else _given(rules, stacks)
    table = layout(rules, players)
    workers = table.workers
    state = State(
        layout=table,
        shift=1,
        start=start,
        to_move=start,
        players=(Player(workers),) * players,
        pending=None,
        placed=False,
        played=False,
        zones=table.empty_zones,
        stacks=tuple(Stack(tuple(laid[name]), (0,) * len(laid[name])) for name in STACKS),
        tokens=table.tokens,
        boxed=(),
        events=(
            told("stacks-laid", ("CG-1.1",), {"stacks": len(STACKS)}),
            told(
                "zones-laid",
                ("CG-1.2", "CG-1.3"),
                {"zones": len(table.zones), "players": players, "unused": len(table.closed)},
            ),
            told("hands-dealt", ("CG-1.4",), {"cards": len(workers), "workers": sum(workers)}),
            told("tokens-laid", ("CG-1.5",), {"tokens": len(table.tokens)}),
            told("started", ("CG-1.6", "CG-2.1"), {"seat": start}),
        ),
    )
    return state if choices.can_go_on(state) else next_turn(state, (start - 1) % players)


def _shuffled(rules: Rules, seed: int | str) -> dict[str, Sequence[Any]]:
    """Every deck shuffled by its own random stream; lorries and wagons in two halves."""
    laid: dict[str, Sequence[Any]] = {}
    for kind, deck in rules.decks.items():
        cards = list(deck)
        stream(kind, seed).shuffle(cards)
        if kind in STACKS:
            laid[kind] = cards
        else:
            half = (len(cards) + 1) // 2
            laid[f"{kind}/a"], laid[f"{kind}/b"] = cards[:half], cards[half:]
    return laid


def _given(rules: Rules, stacks: Mapping[str, Sequence[Any]]) -> Mapping[str, Sequence[Any]]:
    if set(stacks) != set(STACKS):
        raise FileError("setup", "stacks", f"must give the stacks {', '.join(STACKS)}")
    for kind, deck in rules.decks.items():
        names = [kind] if kind in STACKS else [f"{kind}/a", f"{kind}/b"]
        cards = [card for name in names for card in stacks[name]]
        if sorted(cards) != sorted(deck):
            problem = f"CG-1.1: these are not the {len(deck)} {kind} cards of the game"
            raise FileError("setup", names[0], problem)
        if len(names) == 2 and len(stacks[names[0]]) != (len(deck) + 1) // 2:
            raise FileError("setup", names[0], "CG-1.1: must be half of the cards")
    return stacks


# --- Which decision is due ------------------------------------------------------------------


def _why_not(state: State, move: str) -> Violation | None:
    if state.to_move is None:
        return no("CG-5.3", "game-over", {})
    due, why_not = _DUE[type(state.pending)]
    return why_not(state, move) if isinstance(move, due) else _why_not_due(state)


def _why_not_choice(state: State, move: Move) -> Violation | None:
    if isinstance(move, note.Place):
        return choices.why_not_place(state, move)
    if isinstance(move, note.Use):
        return choices.why_not_use(state, move)
    if isinstance(move, note.Pass):
        return choices.why_not_pass(state)
    return choices.why_not_end(state)


def _why_not_due(state: State) -> Violation:
    """The move is of a kind that is not due now."""
    pending = state.pending
    if isinstance(pending, Paying):
        facts = choices.zone_facts(state.layout, pending.zone)
        return no("CG-2.4", "pay-first", {**facts, "workers": pending.cost})
    if isinstance(pending, Docking):
        rule = "CG-3.3" if pending.kind == "engine" else "CG-3.2"
        return no(rule, "dock-first", {"kind": pending.kind})
    if isinstance(pending, Choosing):
        return no("CG-3.13", "look-first", {})
    if isinstance(pending, Looking):
        return no("CG-3.13", "take-first", {"cards": pending.cards})
    return no("CG-2.2", "end-of-turn" if state.placed else "place-first", {})


_DUE: dict[type, tuple[Any, Callable[[State, Any], Violation | None]]] = {
    type(None): ((note.Place, note.Use, note.Pass, note.End), _why_not_choice),
    Paying: (note.Pay, choices.why_not_pay),
    Docking: (note.ToDock, actions.why_not_dock),
    Mining: (Move, actions.why_not_step),
    Delivering: (Move, actions.why_not_train),
    Choosing: (note.LookAt, actions.why_not_look_at),
    Looking: (note.Take, actions.why_not_take),
}
_DO: dict[type, Callable[[State, Any], State]] = {
    note.Place: actions.do_place,
    note.Pay: actions.do_pay,
    note.Use: actions.do_use,
    note.Pass: actions.do_pass,
    note.ToDock: actions.do_dock,
    note.Load: actions.do_step,
    note.Store: actions.do_step,
    note.Dispatch: actions.do_train,
    note.LookAt: actions.do_look,
    note.Take: actions.do_take,
    note.End: actions.do_end,
}
_LEGAL: dict[type, Callable[[State], list[Move]]] = {
    type(None): choices.legal_choices,
    Paying: choices.legal_payments,
    Docking: actions.legal_docks,
    Mining: actions.legal_steps,
    Delivering: actions.legal_trains,
    Choosing: actions.legal_looks,
    Looking: actions.legal_takes,
}
