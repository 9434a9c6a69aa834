"""Personal variants: the same themes and grade, another position.

    ga.variant("three-fours", seed="Anna")

A variant is made from its puzzle and a seed alone. Here and there a die becomes another, in the workshop or of those
that are asked for, or there is a material more or less. It counts only if the solver proves the same grade and the
same themes for it and it is no copy of the original. Where no such change is found, the puzzle stays as it is; so
does a whole round, which the generator does not ask for.
"""

from __future__ import annotations

import re
from copy import deepcopy
from random import Random

from glueckauf.core.streams import stream
from glueckauf.games.woodcraft.parts import DICE, DIE_AT, MATERIALS
from glueckauf.games.woodcraft.puzzles.making.acceptance import LONGEST, Review, review
from glueckauf.games.woodcraft.puzzles.making.generate import claiming, is_possible, task_of
from glueckauf.games.woodcraft.puzzles.making.question import Question, Tree
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.solve.solving import solve
from glueckauf.games.woodcraft.solve.task import TURN, Task

TRIES = 60
HARMLESS = {"difficulty", "promise", "answers"}  # what a variant may lack, as its original may


def variant(puzzle: WoodcraftPuzzle, seed: int | str) -> WoodcraftPuzzle:
    """A puzzle of the same themes and grade; the same seed, the same variant."""
    from glueckauf.games.woodcraft.puzzles.claims import themes_of, tier_of

    rng = stream(f"variant of {puzzle.id}", seed)
    tier = puzzle.tier if puzzle.tier is not None else tier_of(puzzle.task)
    themes = puzzle.themes if puzzle.themes is not None else themes_of(puzzle.task)
    mark = re.sub("[^a-z0-9]+", "-", str(seed).lower()).strip("-")
    name = f"{puzzle.id}-v-{mark}"
    for _ in range(TRIES if _is_asked_like_this(puzzle) else 0):
        asked = _changed(puzzle, rng)
        task = task_of(asked)
        found = None if task in (None, puzzle.task) else _same(task, asked.kind, tier, themes)
        if task is not None and found is not None:
            return _named(puzzle, claiming(name, asked, task, found))
    return puzzle._replace(id=name, path=name, origin=None)


def _is_asked_like_this(puzzle: WoodcraftPuzzle) -> bool:
    """Could a question ask so, and is there anything to change?"""
    return puzzle.task.until == TURN and bool(_changeable(puzzle))


def _same(task: Task, kind: str, tier: int | None, themes: tuple[str, ...]) -> Review | None:
    """The review of a task with this grade and these themes that is worth publishing."""
    if not is_possible(task) or not solve(task, states=LONGEST).proven:
        return None
    found = review(task, kind)
    is_same = found.tier == tier and set(found.themes) == set(themes)
    return found if is_same and not set(found.lacks) - HARMLESS else None


def _named(puzzle: WoodcraftPuzzle, made: WoodcraftPuzzle) -> WoodcraftPuzzle:
    """The title stays; the task tells of the new position."""
    texts = {
        language: {**puzzle.texts.get(language, text), "task": text["task"]}
        for language, text in made.texts.items()
    }
    return made._replace(texts=texts)


def _changed(puzzle: WoodcraftPuzzle, rng: Random) -> Question:
    task = puzzle.task
    tree: Tree = deepcopy(dict(puzzle.position))
    sheet = tree.get("seats", {}).get(str(task.seat), {})
    dice = [name for name, number in zip(DICE, task.dice, strict=True) for _ in range(number)]
    for _ in range(rng.choice((1, 2))):
        what = rng.choice(_changeable(puzzle))
        if what == "dice":
            _another(sheet["dice"], rng)
        elif what == "wanted":
            _another(dice, rng)
        else:
            row = rng.choice(MATERIALS)
            sheet["marked"][row] = max(0, sheet["marked"].get(row, 0) + rng.choice((-1, 1)))
    return Question(puzzle.kind, tree, task.objective, tuple(dice), task.complete)


def _changeable(puzzle: WoodcraftPuzzle) -> list[str]:
    """What the sheet has, and dice that are asked for."""
    sheet = puzzle.position.get("seats", {}).get(str(puzzle.task.seat), {})
    return [key for key in ("dice", "marked") if sheet.get(key)] + ["wanted"] * any(
        puzzle.task.dice
    )


def _another(dice: list[str], rng: Random) -> None:
    """One of these dice becomes another; they stay in their order."""
    dice[rng.randrange(len(dice))] = rng.choice(DICE)
    dice.sort(key=DIE_AT.__getitem__)
