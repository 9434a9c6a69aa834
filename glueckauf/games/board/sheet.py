"""The scoresheet of the board game: the twelve categories of the clock, and what the end adds (GA-8, GA-9).

It is read from what the engine tells of a scoring, or would tell of one now, so that points have one
source. The cards that a view does not show (GA-10.1) leave unknown what depends on them; what was
counted aloud when a shift was scored is known to all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from glueckauf.core.telling import Event
from glueckauf.core.texts import Fact, tell
from glueckauf.games.board import scoring
from glueckauf.games.board.parts import COLOURS, FACE_DOWN_ORDER, TRANSPORTS
from glueckauf.games.board.telling import GAME
from glueckauf.games.sheet import Cell, Sheet, SheetRow, outcome, titled, total

if TYPE_CHECKING:
    from glueckauf.games.board.rules import State

_COLOURS = ("yellow", "brown", "grey", "black")
SOURCES = (*_COLOURS, *TRANSPORTS, *(f"empty {colour}" for colour in _COLOURS))
ICONS = (
    *(f"square-{colour}" for colour in COLOURS),
    *TRANSPORTS,
    *(f"empty-{colour}" for colour in COLOURS),
)
PLACES = {"first-place": 1, "second-place": 2}
CLOSING = {  # event → source, what is counted, the sign of its points, its icon
    "marks-exchanged": ("marks", ("marks", "rest"), 1, "mark"),
    "coal-exchanged": ("coal", ("coal",), 1, "coal-k"),
    "orders-left": ("orders", ("orders",), -1, "order"),
    "balance": ("balance", ("tiles",), -1, "scales"),
}
Counts = tuple[int | None, ...]  # of each player; None: nobody can know


def counts_in_sight(state: State) -> list[Counts]:
    """What everybody has in each category, as far as whoever looks on may know."""
    hidden = [FACE_DOWN_ORDER in player.delivered for player in state.players]
    rows = zip(*map(scoring.clock_counts, state.players), strict=True)
    return [
        tuple(
            None if covered and n < scoring.OF_DELIVERIES else count
            for count, covered in zip(row, hidden, strict=True)
        )
        for n, row in enumerate(rows)
    ]


def scoresheet(state: State, language: str = "en", you: int | None = None) -> Sheet:
    """The points of the shift that the last move has ended; else those that it would give now."""
    rules, players = state.rules, state.players
    ended = next((event for event in state.events if event.name == "shift-ended"), None)
    shift = int(ended.facts["shift"]) if ended else state.shift
    counted = counts_in_sight(state)
    events: Sequence[Event] = state.events
    if ended:
        aloud = scoring.counted_aloud(str(ended.facts["counts"]))
        counted = [*aloud, *counted[len(aloud) :]]
    else:
        scored, events = scoring.score_shift(shift, players, rules)
        if shift == rules.shifts:
            events = [*events, *scoring.score_game(scored, rules)[1]]
    rows = [
        *_clock_rows(counted, events, rules.clock_per_shift[shift - 1], language),
        *_closing_rows(events, len(players), language),
    ]
    gained = [total(points) for points in zip(*(row.points for row in rows), strict=True)]
    scores = state.scores
    before = tuple(
        vp - (more or 0) if ended else vp for vp, more in zip(scores, gained, strict=True)
    )
    totals = tuple(
        None if more is None else vp + more for vp, more in zip(before, gained, strict=True)
    )
    key = "end" if ended and state.is_over else "after" if ended else "now"
    return Sheet(
        title=titled(key, language, shift=shift),
        people=tuple(
            tell(GAME, "person", {"seat": seat, "you": int(seat == you)}, language)
            for seat in range(len(players))
        ),
        rows=tuple(rows),
        totals=totals,
        shift=shift,
        before=before,
        is_scored=ended is not None,
        outcome=outcome(state, _tie, language, you),
        winners=state.winners,
        language=language,
    )


def _clock_rows(
    counted: Sequence[Counts], events: Sequence[Event], categories: int, language: str
) -> list[SheetRow]:
    """All twelve categories; those that this shift does not score are only counted."""
    won = {
        (int(event.facts["category"]), int(event.facts["seat"])): event
        for event in events
        if event.name in PLACES
    }
    rows = []
    for n, counts in enumerate(counted):
        scored = n < categories
        cells = tuple(
            _cell(count, won.get((n + 1, seat)), scored and None in counts)
            for seat, count in enumerate(counts)
        )
        name = tell(GAME, "label-counted", {"category": n + 1}, language)
        rows.append(SheetRow(SOURCES[n], name, cells, ICONS[n], scored))
    return rows


def _cell(count: int | None, award: Event | None, hidden: bool) -> Cell:
    """What a player has in a category; where others' cards are face down, only nothing gives nothing."""
    if hidden and count != 0:
        return Cell(count, None)
    if award is None:
        return Cell(count, 0)
    return Cell(count, int(award.facts["vp"]), PLACES[award.name], "GA-8.3" in award.rules)


def _closing_rows(events: Sequence[Event], players: int, language: str) -> list[SheetRow]:
    """Marks, coal, orders left and balance; a game whose rules leave one out has no row for it."""
    rows = []
    for name, (source, things, sign, icon) in CLOSING.items():
        found = {int(event.facts["seat"]): event.facts for event in events if event.name == name}
        if len(found) < players:
            continue
        cells = tuple(
            Cell(sum(int(found[seat][thing]) for thing in things), sign * int(found[seat]["vp"]))
            for seat in range(players)
        )
        words = tell(GAME, "sheet-closing", {"source": source}, language)
        rows.append(SheetRow(source, words, cells, icon))
    return rows


def _tie(state: State) -> dict[str, Fact]:
    """Who has most marks wins (GA-9.5); several may."""
    winners, best = state.winners, max(state.scores)
    return {
        "shared": int(len(winners) == state.scores.count(best)),
        "marks": state.players[winners[0]].marks,
    }
