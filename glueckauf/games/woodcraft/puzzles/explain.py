"""Why the best answer is best: what is possible without each technique, where its points come from, and what
a natural line gets."""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.puzzle import Explained, Source
from glueckauf.core.puzzle_verdict import first_parting
from glueckauf.core.texts import Fact, tell
from glueckauf.games.woodcraft.notation import read_line
from glueckauf.games.woodcraft.parts import Player
from glueckauf.games.woodcraft.puzzles import walk as walking
from glueckauf.games.woodcraft.puzzles.hints import themes
from glueckauf.games.woodcraft.puzzles.natural import best_line, tempting_lines
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.telling import missing, moves_told, spoken
from glueckauf.games.woodcraft.puzzles.themes import TRAP
from glueckauf.games.woodcraft.puzzles.walk import along, falls_short, walk
from glueckauf.games.woodcraft.scoring import score as scored
from glueckauf.games.woodcraft.sheet import SOURCES, source_name
from glueckauf.games.woodcraft.solve.task import Place, Rank, Task, is_chance, value_of
from glueckauf.games.woodcraft.telling import GAME

MOST_IDEAS = 2
Facts = dict[str, Fact]


def explain(puzzle: WoodcraftPuzzle, language: str) -> Explained | None:
    found = best_line(puzzle)
    if found is None:
        return None
    task, line = puzzle.task, tuple(found.split())
    end = along(task, line)[-1]
    answers = puzzle.proof.get("answers") if isinstance(puzzle.proof, dict) else None
    return Explained(
        " ".join(_why(puzzle, line, end, language)),
        _tempting(task, line, language),
        tuple(_sources(task, end, language)),
        answers,
    )


def _why(
    puzzle: WoodcraftPuzzle, line: tuple[str, ...], end: Place, language: str
) -> Iterator[str]:
    task = puzzle.task
    best = walking.worth(task, end)
    assert best is not None, "a best line meets the task"
    facts: Facts = {
        "line": moves_told(task, line, language),
        "value": spoken(task, value_of(task, best), language),
    }
    yield tell(GAME, "puzzle-explain", facts, language)
    if is_chance(end):
        yield tell(GAME, "puzzle-open", {}, language)
    techniques = [theme for theme in themes(puzzle) if theme != TRAP]
    for theme in techniques[:MOST_IDEAS]:
        yield _without(task, theme, language)


def _without(task: Task, theme: str, language: str) -> str:
    from glueckauf.games.woodcraft.puzzles.making.themes import rank_without

    less = rank_without(task, theme)
    name: Facts = {"name": tell(GAME, "theme", {"theme": theme}, language)}
    if less is None:
        return tell(GAME, "puzzle-never", name, language)
    value = spoken(task, value_of(task, less), language)
    return tell(GAME, "puzzle-without", {**name, "value": value}, language)


def _sources(task: Task, end: Place, language: str) -> Iterator[Source]:
    """Where the points come from, where points are asked for and nothing is open."""
    if "points" not in task.objective or is_chance(end):
        return
    score = scored(task.start.layout, end.state.players[task.seat])
    points = (
        *(score.nuts, score.helpers, score.reputation, score.orders),
        *score.chests,
        score.lines,
    )
    for source, vp in zip(SOURCES, points, strict=True):
        if vp:
            yield Source(source_name(source, language), "", vp)


def _tempting(task: Task, best: tuple[str, ...], language: str) -> str:
    """What the best of the lines gets that one would naturally try, as far as it parts from the best."""
    aim = walking.best(task)
    assert aim is not None, "a best line meets the task"
    tries: list[tuple[Rank, int, tuple[str, ...], Player]] = []
    for _, line in tempting_lines(task):
        end = walk(task, read_line(" ".join(line)) if line else []).end
        at = first_parting(line, best)
        if end is None or at >= len(line):
            continue
        found = walking.worth(task, end)
        if falls_short(found, aim):
            tries.append((found or (), at, line, end.state.players[task.seat]))
    if not tries:
        return ""
    reached, _, line, player = max(tries, key=lambda tried: tried[:3])
    facts: Facts = {"move": moves_told(task, line, language)}
    if not reached:
        what = missing(task, player, language)
        return tell(GAME, "puzzle-tempting-unmet", {**facts, "what": what}, language)
    value = spoken(task, value_of(task, reached), language)
    return tell(GAME, "puzzle-tempting", {**facts, "value": value}, language)
