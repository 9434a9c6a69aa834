"""What counts at the end of a puzzle on a whole table, for paper: sentences, and what everybody has.

Paper cannot be asked for a rule, so the rules of the scoring stand on the sheet, in the same words as everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.puzzle import Json
from glueckauf.core.texts import Fact, tell
from glueckauf.games.board.draw.clock import ROMAN, first_scored
from glueckauf.games.board.draw.labels import who
from glueckauf.games.board.parts import Player, coal_of
from glueckauf.games.board.puzzles.table.puzzle import DraftPuzzle, TablePuzzle, TurnPuzzle
from glueckauf.games.board.ruleset import CATEGORIES, Rules
from glueckauf.games.board.scoring import OF_DELIVERIES, in_workshops
from glueckauf.games.board.solve.turns.asked import Asked
from glueckauf.games.board.telling import GAME

CLOCK = ("GA-8.2", "GA-8.3")
CARTS = "GA-8.4"
END = ("GA-9.1", "GA-9.2", "GA-9.3", "GA-9.4")
START = "GA-8.5"


def is_clocked(puzzle: TablePuzzle) -> bool:
    """Is the clock scored at the end?"""
    return not isinstance(puzzle, DraftPuzzle) and puzzle.asked.objective != "vp"


def counts(puzzle: TablePuzzle, language: str) -> list[str]:
    """What is scored, and by which rules; and how the answer is given."""
    if isinstance(puzzle, DraftPuzzle):
        return [_say(language, "not-scored"), _say(language, "any-order")]
    how = ["in-one-line"] if isinstance(puzzle, TurnPuzzle) and puzzle.asked.own_turns > 1 else []
    told = (_say(language, key) for key in ("from-stacks", *how))
    return [*_scored(puzzle.asked, language), *told]


def _say(language: str, key: str, **facts: Fact) -> str:
    return tell(GAME, f"sheet-{key}", facts, language)


def _rule(language: str, rule: str) -> str:
    return tell(GAME, rule.replace(".", "-"), {}, language)


def _scored(asked: Asked, language: str) -> Iterator[str]:
    state = asked.state
    if asked.objective == "vp":
        yield _say(language, "not-scored")
    else:
        rows = scored_rows(state.rules, state.shift)
        yield _say(language, "scored", rows=" ".join(rows), count=len(rows))
        has_carts = state.rules.clock_per_shift[state.shift - 1] > OF_DELIVERIES
        rules = (*CLOCK, *([CARTS] if has_carts else []), *(END if is_last(asked) else []))
        yield from (_rule(language, rule) for rule in rules)
    if asked.objective == "margin":
        best = -1 if asked.rival is None else asked.rival
        yield _say(language, "lead", named=int(best >= 0), seat=max(best, 0))
    if asked.start:
        yield _rule(language, START)
        players = len(state.players)
        order = [(state.start + n) % players for n in range(1, players + 1)]
        names = [who(language, seat, asked.seat) for seat in order]
        yield _say(language, "ties", order=", ".join(names))


def scored_rows(rules: Rules, shift: int) -> list[str]:
    """The bands of the clock that are scored at the end of this shift, in Roman numerals."""
    first = {first_scored(rules, category) for category in range(1, CATEGORIES + 1)}
    return [ROMAN[n - 1] for n in sorted(first) if 0 < n <= shift]


def is_last(asked: Asked) -> bool:
    """Does the end of the game count, too?"""
    return asked.objective != "vp" and asked.state.shift == asked.state.rules.shifts


def account(puzzle: TablePuzzle, language: str) -> Json | None:
    """What everybody has of what is counted at the end, where a picture must be counted through for it."""
    if isinstance(puzzle, DraftPuzzle) or not (is_last(puzzle.asked) or puzzle.asked.start):
        return None
    asked, state = puzzle.asked, puzzle.state
    rows = [("vp", [str(player.vp) for player in state.players])]
    if is_last(asked):
        rows += [
            ("marks", [str(player.marks) for player in state.players]),
            ("coal", [str(len(coal_of(player))) for player in state.players]),
            ("orders", [str(len(player.orders)) for player in state.players]),
            ("balance", [_sides(player) for player in state.players]),
        ]
    if asked.start:
        rows.append(("workshops", [str(number) for number in in_workshops(state)]))
    return {
        "names": [who(language, seat, asked.seat) for seat in range(len(state.players))],
        "rows": [[_say(language, "has", what=what), *numbers] for what, numbers in rows],
    }


def _sides(player: Player) -> str:
    light = sum(tile.light for tile in player.mine.tiles)
    return f"{light} – {len(player.mine.tiles) - light}"
