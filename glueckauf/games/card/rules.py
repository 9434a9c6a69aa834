"""Glück Auf, the card game, as a value: State, its set-up, and its doors.

A turn is a chain of small decisions; `pending` tells which one is due (doors.py). What may be chosen
stands in choices.py, mining.py and delivery.py, what it does in actions.py; how turns and shifts end,
in turn.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.streams import shuffle, stream
from glueckauf.core.telling import Violation
from glueckauf.core.values import Value
from glueckauf.games.card import actions, choices, doors, hidden, scoring
from glueckauf.games.card import notation as note
from glueckauf.games.card.notation import Move
from glueckauf.games.card.parts import (
    STACKS,
    Pending,
    Player,
    Stack,
    Zone,
)
from glueckauf.games.card.ruleset import PLAYERS, Layout, Rules, layout, published
from glueckauf.games.card.telling import GAME, told
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
    events: tuple[Any, ...] = ()  # told or not told yet (core/values.py)


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
    def active(self) -> int | None:
        return self.to_move

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
        return doors.legal_moves(self)

    def why_not(self, move: str) -> Violation | None:
        """None if the move is legal, else the rule that forbids it; NotationError if it is none."""
        return doors.why_not(self, note.read(move))

    def after(self, move: str) -> State:
        """The state after a legal move; the only way on. Raises what `why_not` returns."""
        return doors.after(self, move)

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
        shuffle(cards, stream(kind, seed))
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
