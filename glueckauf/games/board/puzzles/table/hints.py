"""Three hints to a puzzle on a whole table, made from its best answer.

Turns: the orders to deliver (or what counts), the turn that matters, how the plan begins. A draft:
how many orders the ride completes, where it goes, a card. A blunder: what would have been delivered,
what it costs, the turn that was better.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from glueckauf.core.texts import Facts, tell
from glueckauf.games.board.notation import END
from glueckauf.games.board.parts import Outstanding
from glueckauf.games.board.puzzles.pit.deeds import deeds
from glueckauf.games.board.puzzles.pit.hints import orders_told
from glueckauf.games.board.puzzles.table import draft
from glueckauf.games.board.puzzles.table.board import best_picks, best_plan
from glueckauf.games.board.puzzles.table.claims import themes_of
from glueckauf.games.board.puzzles.table.doings import QUIET, Doings, Plan, doings, theme_facts
from glueckauf.games.board.puzzles.table.explain import judged, spare_picks
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle, DraftPuzzle, TablePuzzle
from glueckauf.games.board.puzzles.table.telling import turns_in_words
from glueckauf.games.board.puzzles.themes import TRAP
from glueckauf.games.board.solve.turns.asked import Asked
from glueckauf.games.board.telling import GAME

VAGUE = ("quiet-move", TRAP)  # true of many puzzles: a hint only where nothing else is


class TurnHint(NamedTuple):
    """A hint: the key of its sentence, the facts it tells, the orders and the turn that it names."""

    key: str
    facts: Facts
    orders: tuple[Outstanding, ...] = ()
    turn: str = ""

    @property
    def text(self) -> str:
        return self.sentence()

    def sentence(self, language: str = "en") -> str:
        if self.orders:
            return orders_told(self.key, self.orders, language)
        facts = dict(self.facts)
        if self.turn:
            facts["line"] = turns_in_words([self.turn.removesuffix(f" {END}")], language)
        return tell(GAME, self.key, facts, language)


def turn_hints(puzzle: TablePuzzle) -> list[TurnHint]:
    """The hints; a task that no plan meets has none."""
    if isinstance(puzzle, DraftPuzzle):
        return _draft_hints(puzzle)
    if isinstance(puzzle, BlunderPuzzle):
        return _blunder_hints(puzzle)
    plan = best_plan(puzzle)
    if not plan:
        return []
    theme = _theme(puzzle)
    aim = _aim(puzzle.asked, plan, theme)
    done = doings(puzzle.asked, plan)
    gain = puzzle.asked.worth(done.tables[-1]) - puzzle.asked.worth(done.tables[0])
    others = (*_matters(puzzle.asked, done), theme, TurnHint("hint-gain", {"n": gain}))
    return [
        aim,
        next(hint for hint in others if hint != aim),
        TurnHint("hint-first-turn", {}, turn=plan[0]),
    ]


def _theme(puzzle: TablePuzzle) -> TurnHint:
    """The leading theme."""
    themes = themes_of(puzzle) if puzzle.themes is None else puzzle.themes
    clear = [theme for theme in themes if theme not in VAGUE]
    return TurnHint("hint-turn-theme", {"theme": (*clear, *themes, "none")[0]})


def _aim(asked: Asked, plan: Plan, theme: TurnHint) -> TurnHint:
    """The orders to deliver; without any, the empty carts that count; else the theme."""
    delivered = doings(asked, plan).all_delivered
    if delivered:
        return TurnHint("hint-deliver", {}, delivered)
    carts = theme_facts("empty-cart-race", asked, plan) if asked.objective != "vp" else None
    return TurnHint("hint-counts", {"category": carts["category"]}) if carts else theme


def _matters(asked: Asked, done: Doings) -> Iterator[TurnHint]:
    """The turn that matters: not the one that the last hint tells anyway."""
    for turn in done.turns_of(*QUIET):
        if turn > 1:
            space = done.plan[turn - 1].partition(" ")[0]
            yield TurnHint("hint-key-turn", {"turn": turn}, turn=space)
    for turn in done.turns_of("mining"):
        mined = done.mined(turn, asked)
        for pair in mined.pairs[:1]:
            facts: Facts = {"label": pair.label, "square": pair.square, "same": pair.same}
            yield TurnHint("hint-pair", facts)
        if turn > 1:
            space = done.plan[turn - 1].partition(" ")[0]
            yield TurnHint("hint-key-turn", {"turn": turn}, turn=space)
        if len(mined.trips) == 1:
            levels = " ".join(map(str, mined.trips[0]))
            yield TurnHint("hint-levels", {"levels": levels, "count": len(mined.trips[0])})


def _draft_hints(puzzle: DraftPuzzle) -> list[TurnHint]:
    picked = best_picks(puzzle)
    done = deeds(puzzle.task(picked), draft.ride(puzzle, picked))
    spare = spare_picks(puzzle, picked)
    levels = sorted({level for trip in done.trips for level in trip})
    where: Facts = {"levels": " ".join(map(str, levels)), "count": len(levels)}
    return [
        TurnHint("hint-completes", {"count": len(done.complete)}),
        TurnHint("hint-levels", where) if levels else TurnHint("hint-no-load", {}),
        TurnHint(
            "hint-card", {}, turn=next((one for one in picked if one not in spare), picked[0])
        ),
    ]


def _blunder_hints(puzzle: BlunderPuzzle) -> list[TurnHint]:
    lost, turn, before, plan = judged(puzzle)
    return [
        _aim(before, plan, _theme(puzzle)),
        TurnHint("hint-loss", {"n": lost[turn - 1]}),
        TurnHint("hint-better-turn", {}, turn=plan[0]),
    ]
