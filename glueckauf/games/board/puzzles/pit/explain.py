"""Why the best line of a pit is best: what it does, the idea, and what it would be without the idea."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from time import perf_counter

from glueckauf.core.puzzle import Explained, Source
from glueckauf.core.texts import Fact, Facts, tell
from glueckauf.games.board.notation import read_line
from glueckauf.games.board.parts import all_filled
from glueckauf.games.board.puzzles.pit.board import best_line
from glueckauf.games.board.puzzles.pit.deeds import Deeds, deeds
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.verdict import spoken
from glueckauf.games.board.puzzles.pit.walk import walk
from glueckauf.games.board.puzzles.table.sources import order_source
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.lines import count_lines
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.search import Node, Search
from glueckauf.games.board.solve.pit.task import Task, Value, play, rank
from glueckauf.games.board.telling import GAME

MOST_IDEAS = 2  # more would be a lecture
PATIENCE = 0.4  # seconds for each number: what takes longer is left out


def explain(puzzle: MiningPuzzle, language: str) -> Explained | None:
    """None if no line meets the task."""
    line = best_line(puzzle)
    if line is None:
        return None
    themes = ladder.themes(puzzle) if puzzle.themes is None else puzzle.themes
    why = " ".join(pit_ideas(puzzle.task, line, themes, language))
    claimed = puzzle.proof.get("optimal_lines") if isinstance(puzzle.proof, dict) else None
    lines = _number_of_lines(puzzle.task, line) if claimed is None else claimed
    return Explained(
        why, tempting(puzzle.task, line, language), sources(puzzle.task, line, language), lines
    )


def sources(task: Task, line: str, language: str) -> tuple[Source, ...]:
    """The orders that are complete after the line, where points are what counts first."""
    if task.objective[0] != "vp":
        return ()
    places = walk(task, read_line(line) if line else []).places
    held = {order.label: order for order in places[-1].player.orders}
    return tuple(
        order_source(order, language)
        for order in task.orders
        if order.label not in held or all_filled(held[order.label].squares)
    )


# --- The idea -------------------------------------------------------------------------------


def pit_ideas(task: Task, line: str, themes: tuple[str, ...], language: str) -> Iterator[str]:
    """What the line does, and each of its ideas with what the task would be without it."""
    done, value = deeds(task, line), play(task, line).value
    labels = " ".join(order.label for order in done.complete)
    facts: Facts = {
        "labels": labels,
        "count": len(done.complete),
        "value": spoken(value, language),
    }
    yield tell(GAME, "explain-line", facts, language)
    told: list[Facts] = []
    for theme in themes:
        shown = _facts(theme, done, task)
        if shown is None or shown in told or len(told) == MOST_IDEAS:
            continue
        told.append(shown)
        yield tell(GAME, "idea", {**shown, "theme": theme}, language)
        fallen = without(task, theme, rank(task, value))
        if fallen is not None:
            yield _lesser(task, value, fallen, language)
    if not told:
        yield tell(GAME, "hint-theme", {"theme": "none"}, language)


def _facts(theme: str, done: Deeds, task: Task) -> dict[str, Fact] | None:
    """What the sentence of a theme tells about this line; None if the line does not show it."""
    match theme:
        case "pair-sacrifice" | "pair-from-junk":
            is_junk = theme == "pair-from-junk"
            fitting = [pair for pair in done.pairs if bool(pair.wanted) != is_junk] or [
                pair for pair in done.pairs if is_junk and pair.wanted != pair.coal
            ]
            if not fitting:
                return None
            pair = fitting[0]
            facts = {"label": pair.label, "square": pair.square, "coal": pair.coal}
            return {**facts, "same": pair.same}
        case "storage-withdrawal":
            return {"coal": done.withdrawn} if done.withdrawn else None
        case "storage-bank":
            full = int(done.fullest >= task.rules.cage)
            return {"coal": done.banked, "full": full} if done.banked else None
        case "shared-ride":
            trip = done.trips[0] if done.trips else ()
            levels = " ".join(map(str, sorted(trip)))
            trips = len(done.trips) if done.brought else 0
            if not done.shared:
                return None
            labels = " ".join(done.shared)
            return {"trips": trips, "trip": len(trip), "levels": levels, "labels": labels}
        case "full-cage":
            return {"room": task.rules.cage}
        case "ride-light":
            return {"loaded": len(done.loaded)}
        case "split-order":
            return {"label": done.split[0] if done.split else "none"}
        case "parked-cage":
            return {"level": done.parks[0].level} if done.parks else None
        case "second-ride":
            return {"rides": done.rides}
    return None


@lru_cache(maxsize=256)
def without(task: Task, theme: str, best: tuple[int, ...]) -> tuple[int, ...] | None:
    """The best rank while a technique is forbidden, () if the task cannot be met so.

    None where that is not proven in time, or no worse than the `best` rank with it. Points alone are
    proven faster than points and steps.
    """
    until = perf_counter() + PATIENCE
    for words in dict.fromkeys((task.objective[:1], task.objective)):
        aim = task._replace(objective=words)
        left = max(until - perf_counter(), 0.0)
        solution = solve(aim, without=frozenset({theme}), seconds=left)
        if not solution.proven:
            return None
        if solution.value is None:
            return ()
        found = rank(aim, solution.value)
        if found < best[: len(words)]:
            return found
    return None


def _lesser(task: Task, best: Value, fallen: tuple[int, ...], language: str) -> str:
    """What is lost without a technique: the first word that gets worse."""
    if not fallen:
        return tell(GAME, "without", {"what": "unmet", "n": 0, "value": ""}, language)
    pairs = zip(task.objective, fallen, rank(task, best), strict=False)
    word, number, par = next((w, less, par) for w, less, par in pairs if less != par)
    if word == "-steps":
        return tell(GAME, "without", {"what": "steps", "n": par - number, "value": ""}, language)
    value = tell(GAME, "amount", {"word": word.removeprefix("-"), "n": abs(number)}, language)
    return tell(GAME, "without", {"what": "most", "n": number, "value": value}, language)


# --- What one would try ---------------------------------------------------------------------


def tempting(task: Task, line: str, language: str) -> str:
    """What a line that one would naturally try gets; "" where that is as good as the best."""
    best = rank(task, play(task, line).value)
    if len(task.actions) > 1:
        alone = ladder.reached(task, 4)
        if alone is None or alone[0] < best[0]:
            return _told_try("each", task, alone, {}, language)
    if task.complete:
        wanted = tuple(order for order in task.orders if order.label in task.complete)
        one_by_one = ladder.greed(task._replace(orders=wanted)).rank
        is_worse = one_by_one is None or one_by_one < best
        return _told_try("single", task, one_by_one, {}, language) if is_worse else ""
    greed = ladder.greed(task)
    if greed.rank and greed.rank[0] == best[0] and task.objective[1:2] != ("-steps",):
        return _told_try("stop", task, greed.rank, {}, language) if greed.rank < best else ""
    if greed.orders and (greed.rank is None or greed.rank < best):
        label, steps = greed.orders[0]
        order = next(order for order in task.orders if order.label == label)
        held = {order.label: order for order in greed.player.orders}
        missed = [
            order.label
            for order in deeds(task, line).complete
            if order.label in held and not all_filled(held[order.label].squares)
        ]
        facts: Facts = {
            "label": label,
            "vp": order.order.vp,
            "steps": steps,
            "missed": " ".join(missed),
            "count": len(missed),
        }
        return _told_try("greedy", task, greed.rank, facts, language)
    return ""


def _told_try(
    kind: str, task: Task, reached: tuple[int, ...] | None, facts: Facts, language: str
) -> str:
    blank: Facts = {"label": "", "vp": 0, "steps": 0, "missed": "", "count": 0}
    value = ""
    if reached is not None:
        words = [word.removeprefix("-") for word in task.objective]
        value = spoken(dict(zip(words, map(abs, reached), strict=True)), language)
    told: Facts = {**blank, **facts, "kind": kind, "value": value, "met": int(bool(value))}
    return tell(GAME, "tempting", told, language)


# --- How many ways --------------------------------------------------------------------------


class _TooLong(Exception):
    """Counting takes longer than anybody waits."""


class _Hasty(Search):
    """A search that gives up."""

    until = 0.0

    def steps(self, node: Node) -> Iterator[tuple[str, Node]]:
        if perf_counter() > self.until:
            raise _TooLong
        return super().steps(node)


@lru_cache(maxsize=256)
def _number_of_lines(task: Task, line: str) -> int | None:
    """How many lines are as good; None where that takes too long."""
    search = _Hasty(task)
    search.until = perf_counter() + PATIENCE
    try:
        return count_lines(search, rank(task, play(task, line).value))
    except _TooLong:
        return None
