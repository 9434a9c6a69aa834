"""Why the best turns, picks, or the answer to a log are best.

What the plan does, its ideas with what the task would be worth without them (themes by ablation), what
the greedy bot would get, and where the points come from.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from glueckauf.core.puzzle import Explained
from glueckauf.core.texts import Facts, tell, within
from glueckauf.games.board.notation import END
from glueckauf.games.board.puzzles.pit import explain as pit
from glueckauf.games.board.puzzles.pit.deeds import deeds
from glueckauf.games.board.puzzles.table import draft
from glueckauf.games.board.puzzles.table.board import best_picks, best_plan
from glueckauf.games.board.puzzles.table.claims import themes_of
from glueckauf.games.board.puzzles.table.doings import (
    QUIET,
    Plan,
    doings,
    greedy_plan,
    theme_facts,
    unforeseen_plan,
)
from glueckauf.games.board.puzzles.table.ladder import blunder_of, losses, stations
from glueckauf.games.board.puzzles.table.natural import natural_plan
from glueckauf.games.board.puzzles.table.puzzle import (
    BlunderPuzzle,
    DraftPuzzle,
    TablePuzzle,
)
from glueckauf.games.board.puzzles.table.sources import plan_sources
from glueckauf.games.board.puzzles.table.telling import turns_in_words
from glueckauf.games.board.puzzles.table.verdict import is_idle, spoken
from glueckauf.games.board.puzzles.themes import TRAP
from glueckauf.games.board.solve.turns import themes as turn_themes
from glueckauf.games.board.solve.turns.asked import Asked, best
from glueckauf.games.board.telling import GAME

MOST_IDEAS = 2
PATIENCE = 0.6  # seconds for a number that takes a proof of every first turn
VAGUE = "quiet-move"  # true of many plans: told only where nothing else is


def explain(puzzle: TablePuzzle, language: str) -> Explained | None:
    """None if no plan meets the task."""
    if isinstance(puzzle, DraftPuzzle):
        return _draft(puzzle, language)
    if isinstance(puzzle, BlunderPuzzle):
        return _blunder(puzzle, language)
    plan = best_plan(puzzle)
    if plan is None:
        return None
    why = " ".join(_plan_told(puzzle.asked, plan, _themes(puzzle), language))
    return Explained(
        why,
        _tempting(puzzle.asked, plan, language),
        plan_sources(puzzle.asked, plan, language),
        None,
    )


def _themes(puzzle: TablePuzzle) -> tuple[str, ...]:
    """The clearest first."""
    themes = themes_of(puzzle) if puzzle.themes is None else puzzle.themes
    return tuple(sorted((one for one in themes if one != TRAP), key=lambda one: one == VAGUE))


# --- Turns ----------------------------------------------------------------------------------


def _plan_told(asked: Asked, plan: Plan, themes: tuple[str, ...], language: str) -> Iterator[str]:
    done = doings(asked, plan)
    delivered = done.all_delivered
    worth = asked.worth(done.tables[-1])
    facts: Facts = {
        "labels": " ".join(order.label for order in delivered),
        "count": len(delivered),
        "value": _value(worth, asked.objective, language),
    }
    yield tell(GAME, "explain-plan", facts, language)
    told = 0
    for theme in themes:
        shown = theme_facts(theme, asked, plan)
        if shown is None or told == MOST_IDEAS or (theme == VAGUE and told):
            continue
        told += 1
        if "space" in shown:
            shown["move"] = turns_in_words([str(shown["space"])], language)
        yield tell(GAME, "turn-idea", {**shown, "theme": theme}, language)
        yield from _without(asked, theme, worth, language)
    if not told:
        yield tell(GAME, "hint-turn-theme", {"theme": "none"}, language)


def _without(asked: Asked, theme: str, worth: int, language: str) -> Iterator[str]:
    less = _left_without(asked, theme)
    if less is None or less >= worth:
        return
    what = "unmet" if less == turn_themes.NONE else "most"
    value = "" if what == "unmet" else _value(less, asked.objective, language)
    yield tell(GAME, "without", {"what": what, "n": 0, "value": value}, language)


@lru_cache(maxsize=256)
def _left_without(asked: Asked, theme: str) -> int | None:
    return turn_themes.without(asked, theme, PATIENCE)


def _value(worth: int, objective: str, language: str) -> str:
    return within(spoken(worth, objective, language), language)


class _Try(NamedTuple):
    """A plan that falls short: what it reaches, and the turn in which it leaves the best one."""

    is_met: bool
    worth: int
    turn: int
    space: str


def _tempting(asked: Asked, plan: Plan, language: str) -> str:
    """What the best of the plans gets that one would naturally try, and where it parts."""
    par = asked.worth(doings(asked, plan).tables[-1])
    tries = [_parted(asked, tried, plan) for tried in _natural_tries(asked)]
    short = [one for one in tries if one is not None and not (one.is_met and one.worth >= par)]
    if not short:
        return ""
    best_try = max(short)
    facts: Facts = {
        "turn": best_try.turn,
        "move": turns_in_words([best_try.space], language),
        "value": _value(best_try.worth, asked.objective, language),
        "met": int(best_try.is_met),
    }
    return tell(GAME, "tempting-turn", facts, language)


def _natural_tries(asked: Asked) -> Iterator[Plan]:
    """What the greedy bot plays; the best that does not see the replies come, or what can be done
    without tiles, or by mining and deliveries alone."""
    yield greedy_plan(asked)
    if asked.replies:
        yield unforeseen_plan(asked)
        return
    for kinds in (QUIET, ("workshop",)) if not asked.start else ():
        found = best(asked._replace(state=turn_themes.without_kinds(asked.state, kinds)))
        if found is not None:
            yield natural_plan(asked, tuple(found.lines))


def _parted(asked: Asked, tried: Plan, plan: Plan) -> _Try | None:
    """None where the plan parts from the best one by doing nothing, which tempts nobody."""
    end = doings(asked, tried).tables[-1]
    spaces, best_spaces = ([one.partition(" ")[0] for one in row] for row in (tried, plan))
    pairs = enumerate(zip_longest(spaces, best_spaces, fillvalue=""), start=1)
    turn = next((n for n, (one, other) in pairs if one != other), 1)
    if turn > len(tried) or is_idle(tried[turn - 1], asked.start):
        return None
    return _Try(asked.is_met(end), asked.worth(end), turn, spaces[turn - 1])


# --- Blunders -------------------------------------------------------------------------------


class Judged(NamedTuple):
    """A log: what its turns lose, the turn that loses most, and the best plan from before it."""

    lost: tuple[int, ...]
    turn: int
    before: Asked
    plan: Plan


def judged(puzzle: BlunderPuzzle) -> Judged:
    return _judged(puzzle.asked, puzzle.log)


@lru_cache(maxsize=64)
def _judged(asked: Asked, log: Plan) -> Judged:
    bare = BlunderPuzzle("", "", "blunder", {}, asked, log, {})
    lost = tuple(losses(bare))
    turn = blunder_of(lost)
    before = stations(bare)[turn - 1]
    found = best(before)
    assert found is not None, "nothing but points is asked for"
    return Judged(lost, turn, before, natural_plan(before, tuple(found.lines)))


def _blunder(puzzle: BlunderPuzzle, language: str) -> Explained:
    lost, turn, before, plan = judged(puzzle)
    facts: Facts = {
        "turn": turn,
        "n": lost[turn - 1],
        "move": turns_in_words([puzzle.log[turn - 1].partition(" ")[0]], language),
        "line": turns_in_words([one.removesuffix(f" {END}") for one in plan], language, turn),
    }
    told = [
        tell(GAME, "explain-blunder", facts, language),
        *_plan_told(before, plan, _themes(puzzle), language),
    ]
    others = max([*lost[: turn - 1], *lost[turn:]], default=0)
    rest = tell(GAME, "explain-others", {"n": others}, language)
    return Explained(" ".join(told), rest, plan_sources(before, plan, language), None)


# --- Drafts ---------------------------------------------------------------------------------


def _draft(puzzle: DraftPuzzle, language: str) -> Explained:
    picked = best_picks(puzzle)
    task, ride = puzzle.task(picked), draft.ride(puzzle, picked)
    done = deeds(task, ride)
    results = draft.results(puzzle)
    best_choices = [one.moves for one in results if one.value >= results[0].value]
    facts: Facts = {
        "cards": _numbers(picked),
        "labels": " ".join(order.label for order in done.complete),
        "count": len(done.complete),
        "line": turns_in_words([ride], language) if ride else "",
        "vp": results[0].value,
    }
    told = [tell(GAME, "explain-draft", facts, language)]
    spare = spare_picks(puzzle, picked)
    if spare:
        told.append(
            tell(GAME, "explain-spare", {"cards": _numbers(spare), "count": len(spare)}, language)
        )
    themes = (
        draft.draft_themes(puzzle, results[0].value) if puzzle.themes is None else puzzle.themes
    )
    told += list(pit.pit_ideas(task, ride, themes, language))[1:]
    told.append(tell(GAME, "explain-no-advice", {}, language))
    return Explained(
        " ".join(told),
        _tempting_cards(puzzle, results[0].value, language),
        pit.sources(task, ride, language),
        len(best_choices),
    )


def spare_picks(puzzle: DraftPuzzle, picked: tuple[str, ...]) -> tuple[str, ...]:
    """Picks that do not matter: any other card in their place brings as much."""
    worth = draft.worth(puzzle, picked)
    others = [move for move in puzzle.row if move not in picked]
    return tuple(
        move
        for move in picked
        if all(
            draft.worth(puzzle, (*(one for one in picked if one != move), other)) >= worth
            for other in others
        )
    )


def _tempting_cards(puzzle: DraftPuzzle, par: int, language: str) -> str:
    """The strongest-looking choice that falls short: most points, greedy, one ride each."""
    for tier, kind in ((1, "points"), (2, "greedy"), (3, "alone")):
        picked = draft.draft_choice(puzzle, tier)
        worth = draft.worth(puzzle, picked)
        if worth < par:
            cards = _numbers(sorted(picked, key=[*puzzle.row].index))
            return tell(
                GAME, "tempting-cards", {"kind": kind, "cards": cards, "vp": worth}, language
            )
    return ""


def _numbers(picked: tuple[str, ...] | list[str]) -> str:
    return " ".join(move.partition("/")[2] for move in picked)
