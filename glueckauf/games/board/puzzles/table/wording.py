"""The task of a puzzle on a whole table in words, in four languages, from templates.

What is special on this table stands in it, and there are several ways to ask; the table alone decides
which, so the same task is always told in the same words.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from glueckauf.core.texts import LANGUAGES, Fact, tell
from glueckauf.games.board.puzzles.table.puzzle import (
    BlunderPuzzle,
    DraftPuzzle,
    TablePuzzle,
    Texts,
    TurnPuzzle,
)
from glueckauf.games.board.puzzles.table.telling import turn_in_words, turns_in_words
from glueckauf.games.board.puzzles.table_possible import missing_miners
from glueckauf.games.board.rules import State
from glueckauf.games.board.scoring import clock_counts, in_workshops
from glueckauf.games.board.solve.turns.asked import Asked
from glueckauf.games.board.telling import GAME

CLOSE = 1  # squares or carts that make a race
POOR = 3  # marks that are worth a sentence


def turn_texts(puzzle: TablePuzzle) -> Texts:
    """The texts of a puzzle without a title of its own: it is called by its sort and name."""
    found: Texts = {}
    for language in LANGUAGES:
        name = tell(GAME, "sort-name", {"sort": puzzle.sort}, language)
        title = tell(GAME, "puzzle-name", {"name": name, "id": puzzle.id}, language)
        found[language] = {"title": title, "task": turn_task(puzzle, language)}
    return found


def turn_task(puzzle: TablePuzzle, language: str = "en") -> str:
    """What is asked, with the facts of the puzzle."""
    if isinstance(puzzle, DraftPuzzle):
        facts: dict[str, Fact] = {"picks": puzzle.picks, "steps": puzzle.steps}
        return tell(GAME, "task-draft", facts, language)
    return _log(puzzle, language) if isinstance(puzzle, BlunderPuzzle) else _turns(puzzle, language)


def _about(puzzle: TurnPuzzle | BlunderPuzzle) -> dict[str, Fact]:
    asked = puzzle.asked
    return {
        "shift": asked.state.shift,
        "objective": asked.objective,
        "turns": asked.own_turns,
        "miners": asked.state.players[asked.seat].miners,
        "last": int(asked.state.shift == asked.state.rules.shifts),
        "sort": puzzle.sort,
    }


def _turns(puzzle: TurnPuzzle, language: str) -> str:
    """When it is, what is special, what counts, and what the others do; the table decides how.

    Where the others reply, this is what is special.
    """

    def say(key: str, **facts: Fact) -> str:
        return tell(GAME, key, {**_about(puzzle), **facts}, language)

    asked, lot = puzzle.asked, _lot(puzzle.state)
    plans = asked.turns is not None and asked.turns > 1 and puzzle.sort != "space"
    is_end = puzzle.sort in ("shift-end", "last") and own_miners(asked) > 1
    when = "task-own-turns" if plans else "task-turns"
    if is_end and not plans and lot % 2:
        when = "task-last-miners"
    special = list(_special(asked))
    kind, facts = special[lot // 2 % len(special)]
    goal = ("task-goal", "task-goal-2", "task-goal-3")[lot // 2 // len(special) % 3]
    if asked.replies:
        goal = "task-goal"
    opening = [] if asked.replies else [say("table-opening", kind=kind, **facts)]
    sentences = [say(when), *opening, say(goal)]
    if asked.start:
        sentences.append(say("task-start"))
    if asked.replies:
        told = turns_in_words(asked.replies, language)
        when = _when(asked)
        sentences.append(say("task-replies", when=when, seat=_next(asked), replies=told))
        if when == "each":  # one turn is not enough to see them all
            sentences.append(say("task-left-out"))
    else:
        sentences.append(say("task-still", seat=_next(asked), **_others(asked)))
    return " ".join(sentences)


def _lot(state: State) -> int:
    """What decides how it is said: the table, as if miners that were taken away had had their turns."""
    pithead, canteen = list(state.pithead), list(state.canteen)
    for seat, missing in enumerate(missing_miners(state)):
        (canteen if seat == state.to_move else pithead)[seat] += missing
    had = state._replace(pithead=tuple(pithead), canteen=tuple(canteen))
    return crc32(had.line.encode())


def own_miners(asked: Asked) -> int:
    return asked.state.players[asked.seat].miners


def _special(asked: Asked) -> Iterator[tuple[str, dict[str, Fact]]]:
    """What can be said of this table and not of every other, for the task at hand.

    Where the next starting player is asked for, it is how the workshops stand; where the clock counts,
    how close the categories are: somebody who has delivered nothing is not in the race.
    """
    state, own = asked.state, asked.state.players[asked.seat]
    if asked.start:
        standing = " ".join(map(str, in_workshops(state)))
        yield "workshops", {"scores": standing, "reader": asked.seat}
        return
    if asked.objective != "vp":
        counted = list(zip(*map(clock_counts, state.players), strict=True))
        scored = state.rules.clock_per_shift[state.shift - 1]
        for category, counts in enumerate(counted[:scored], start=1):
            rival = max(count for seat, count in enumerate(counts) if seat != asked.seat)
            if rival and abs(counts[asked.seat] - rival) <= CLOSE:
                scores = " ".join(map(str, counts))
                facts: dict[str, Fact] = {"category": category, "scores": scores}
                yield "clock", {**facts, "reader": asked.seat}
        light = sum(tile.light for tile in own.mine.tiles)
        dark = len(own.mine.tiles) - light
        if state.shift == state.rules.shifts and light != dark:
            yield "tilt", {"light": light, "dark": dark}
    ready = [order.label for order in own.orders if all(order.squares)]
    if ready:
        yield "ready", {"labels": " ".join(ready), "count": len(ready)}
    if own.marks <= POOR:
        yield "purse", {"marks": own.marks}
    total = sum(order.order.vp for order in own.orders)
    yield "orders", {"orders": len(own.orders), "n": len(own.orders), "total": total}


def _others(asked: Asked) -> dict[str, Fact]:
    """Who does nothing: those who have no miners left, one rival, or more."""
    players = asked.state.players
    others = [seat for seat in range(len(players)) if seat != asked.seat]
    if not any(players[seat].miners for seat in others):
        seats = " ".join(map(str, others))
        return {"who": "done", "others": seats, "reader": asked.seat, "count": len(others)}
    return {"who": "one" if len(others) == 1 else "other"}


def _when(asked: Asked) -> str:
    """After which own turns the replies come: each of the others plays one in between."""
    if len(asked.replies) == 1:
        return "one"
    return "first" if len(asked.replies) < len(asked.state.players) else "each"


def _next(asked: Asked) -> int:
    """Whose turn comes after the first own one."""
    return (asked.seat + 1) % len(asked.state.players)


def _log(puzzle: BlunderPuzzle, language: str) -> str:
    lines = [tell(GAME, "task-blunder", _about(puzzle), language)]
    for n, line in enumerate(puzzle.log, start=1):
        told = turn_in_words(line, language)
        lines.append(tell(GAME, "task-log-turn", {"n": n, "line": told}, language))
    return "\n".join(lines)
