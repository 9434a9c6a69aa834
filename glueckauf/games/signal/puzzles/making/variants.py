"""Personal variants: the same themes and grade, another position.

    ga.variant("two-cards-short", seed="Anna")

A variant is made from its puzzle and a seed alone. Goods change their colours, and here and there a disc, a
train or a card becomes another. It counts only if the solver proves the same grade and the same themes for it
and it is no twin of the original. Where no such change is found, only the goods change: then the question is
the same, and so are its grade and its themes.
"""

from __future__ import annotations

import re
from copy import deepcopy
from random import Random

from glueckauf.core.streams import stream
from glueckauf.games.signal.maps import the_map
from glueckauf.games.signal.parts import CARDS, COLOURS, GOODS
from glueckauf.games.signal.puzzles.making.acceptance import LONGEST, Review, review
from glueckauf.games.signal.puzzles.making.generate import claiming, task_of
from glueckauf.games.signal.puzzles.making.question import Question, Tree
from glueckauf.games.signal.puzzles.making.twins import are_twins
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.puzzles.walk import TooWide
from glueckauf.games.signal.solve.solving import solve
from glueckauf.games.signal.solve.task import Task

TRIES = 10


def variant(puzzle: SignalPuzzle, seed: int | str) -> SignalPuzzle:
    """A puzzle of the same themes and grade; the same seed, the same variant."""
    from glueckauf.games.signal.puzzles.claims import themes_of, tier_of

    rng = stream(f"variant of {puzzle.id}", seed)
    tier = puzzle.tier if puzzle.tier is not None else tier_of(puzzle.task)
    themes = puzzle.themes if puzzle.themes is not None else themes_of(puzzle.task)
    mark = re.sub("[^a-z0-9]+", "-", str(seed).lower()).strip("-")
    name = f"{puzzle.id}-v-{mark}"
    for changes in [*[2] * TRIES, 0]:
        asked = _changed(puzzle, rng, changes)
        task = task_of(asked)
        found = None if task is None else _same(task, tier, themes)
        if task is None or found is None:
            continue
        made = claiming(name, asked, task, found)
        if any(made.impossible()):
            continue
        if not changes or not are_twins(made, puzzle):
            return _named(puzzle, made)
    return puzzle._replace(id=name, path=name, origin=None)


def _same(task: Task, tier: int | None, themes: tuple[str, ...]) -> Review | None:
    """The review of a task with this grade and these themes that is worth publishing."""
    if not solve(task, states=LONGEST).proven:
        return None
    try:
        found = review(task)
    except TooWide:
        return None
    is_same = found.tier == tier and set(found.themes) == set(themes)
    return found if is_same and not set(found.lacks) - {"difficulty"} else None


def _named(puzzle: SignalPuzzle, made: SignalPuzzle) -> SignalPuzzle:
    """The title stays; the task tells of the new position."""
    texts = {
        language: {**puzzle.texts.get(language, text), "task": text["task"]}
        for language, text in made.texts.items()
    }
    return made._replace(texts=texts)


def _changed(puzzle: SignalPuzzle, rng: Random, changes: int) -> Question:
    task = puzzle.task
    tree: Tree = deepcopy(dict(puzzle.position))
    if "stored" not in tree:
        goods = dict(zip(GOODS, rng.sample(GOODS, len(GOODS)), strict=True))
        for train in tree.get("trains", ()):
            if "load" in train:
                train["load"] = goods[train["load"]]
    for _ in range(changes):
        _nudge(tree, rng, task)
    objective = task.objective
    return Question(puzzle.kind, tree, objective, task.train, task.space, task.until, task.given)


def _nudge(tree: Tree, rng: Random, task: Task) -> None:
    """A junction is set otherwise, a card in hand is another, or a train that is not asked for."""
    on = the_map(tree.get("map", task.start.map.name))
    what = rng.choice(("junction", "card", "train"))
    if what == "junction":
        junction = rng.choice(on.junctions)
        tree.setdefault("closed", {})[junction] = list(rng.choice(on.settings[junction]))
    elif what == "card" and tree.get("hands", [""])[0]:
        hand = list(tree["hands"][0])
        hand[rng.randrange(len(hand))] = rng.choice(CARDS)
        tree["hands"][0] = "".join(sorted(hand, key=CARDS.index))
    else:
        others = [train for train in tree.get("trains", ()) if train["at"] != task.train]
        known = [colour for colour in COLOURS if not task.given or colour in dict(task.given)]
        if others and known:
            rng.choice(others)["colour"] = rng.choice(known)
