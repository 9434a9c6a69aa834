"""Personal variants: the same theme and grade, other cards.

    ga.variant("two-at-once", seed="Anna")

A variant is made from its puzzle and a seed alone. The colours of engines and the destinations change
places, perhaps the docks (`twins.py`); then here and there a card becomes another one. It counts only if the
solver proves the same grade and the same themes for it and it is no twin of the original. Where no such
change is found, only the names change: then the question is the same, and so are its grade and its themes.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

from glueckauf.core.streams import stream
from glueckauf.games.card.parts import CRESTS, DESTINATIONS, ENGINES
from glueckauf.games.card.puzzles.making.acceptance import Review, cards_to_read, review
from glueckauf.games.card.puzzles.making.generate import claiming, task_of
from glueckauf.games.card.puzzles.making.question import Question, Tree
from glueckauf.games.card.puzzles.making.twins import Names, are_twins
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import Task

TRIES = {0: 40, 1: 12}  # changes of cards that are tried: of one action, and of turns
RENAMES = 8


def variant(puzzle: CardPuzzle, seed: int | str) -> CardPuzzle:
    """A puzzle of the same theme and grade; the same seed, the same variant."""
    from glueckauf.games.card.puzzles.claims import themes_of, tier_of

    rng = stream(f"variant of {puzzle.id}", seed)
    tier = puzzle.tier if puzzle.tier is not None else tier_of(puzzle.task)
    themes = puzzle.themes if puzzle.themes is not None else themes_of(puzzle.task)
    tries = TRIES[min(abs(puzzle.task.turns), 1)]
    for changes in [*[2] * tries, *[0] * RENAMES]:
        asked = _changed(puzzle, rng, changes)
        task = task_of(asked)
        if task is None or (changes and are_twins(task, puzzle.task)):
            continue
        found = _same(puzzle.task, task, tier, themes)
        if found is not None:
            return _named(puzzle, asked, task, found, seed)
    return _named(puzzle, _asked(puzzle, dict(puzzle.position)), puzzle.task, None, seed)


def _same(original: Task, task: Task, tier: int | None, themes: tuple[str, ...]) -> Review | None:
    """The review of a task with this grade and these themes, no harder to prove or to read."""
    solution = solve(task)
    if solution.value is None or not solution.proven:
        return None
    if cards_to_read(task) > cards_to_read(original):
        return None
    found = review(task)
    return found if found.tier == tier and set(found.themes) == set(themes) else None


def _asked(puzzle: CardPuzzle, position: Tree) -> Question:
    task = puzzle.task
    sort = puzzle.sort or puzzle.kind
    return Question(puzzle.kind, sort, position, task.turns, task.objective)


def _named(
    puzzle: CardPuzzle, asked: Question, task: Task, found: Review | None, seed: int | str
) -> CardPuzzle:
    """With the claims of its own; the title stays, and so does what is asked."""
    mark = re.sub("[^a-z0-9]+", "-", str(seed).lower()).strip("-")
    name = f"{puzzle.id}-v-{mark}"
    if found is None:
        return puzzle._replace(id=name, path=name, origin=None)
    made = claiming(name, asked, task, found)
    texts = {
        language: {**puzzle.texts.get(language, text), "task": text["task"]}
        for language, text in made.texts.items()
    }
    return made._replace(texts=texts if puzzle.sort else puzzle.texts, sort=puzzle.sort)


# --- Changing a position --------------------------------------------------------------------


def _changed(puzzle: CardPuzzle, rng: Random, changes: int) -> Question:
    names = Names(
        dict(zip(ENGINES, rng.sample(ENGINES, len(ENGINES)), strict=True)),
        dict(zip(DESTINATIONS, rng.sample(DESTINATIONS, len(DESTINATIONS)), strict=True)),
        rng.random() < 0.5,
    )
    tree = renamed(dict(puzzle.position), names)
    for _ in range(rng.randint(1, changes) if changes else 0):
        _nudge(tree, rng, str(puzzle.task.seat))
    return _asked(puzzle, tree)


def renamed(value: Any, names: Names, key: str = "") -> Any:
    """A position under other names; `key` says what a word stands for."""
    if key in ("zones", "left"):
        return value
    if isinstance(value, dict):
        if key == "docks":
            return {str(names.dock(int(n))): renamed(dock, names) for n, dock in value.items()}
        return {word: renamed(item, names, word) for word, item in value.items()}
    if isinstance(value, list):
        return [renamed(item, names, key) for item in value]
    return _word(value, names, key) if isinstance(value, str) else value


def _word(word: str, names: Names, key: str) -> str:
    kind = {"row": "lorry", "storage": "lorry", "engine": "engine", "shares": "share"}.get(
        key, key.partition("/")[0].removesuffix("s")
    )
    if kind == "lorry":
        return names.crest(word[0]) + word[1:]
    if kind == "wagon":
        crest, equals, load = word.partition("=")
        return names.crest(crest) + (f"={names.crest(load[0])}{load[1:]}" if equals else "")
    if kind == "engine":
        return names.engines[word]
    if kind == "order":
        place, _, lorries = word.partition(":")
        return f"{names.places[place]}:{lorries}"
    if kind == "share":
        return names.places[word]
    return names.objective(word) if kind == "objective" else word


def _nudge(tree: Tree, rng: Random, seat: str) -> None:
    """One card of the yard or the hand becomes another of its kind."""
    own = tree.get("seats", {}).get(seat, {})
    places = [
        (own[key], at, key) for key in ("row", "storage") for at in range(len(own.get(key, ())))
    ]
    places += [(own["orders"], at, "orders") for at in range(len(own.get("orders", ())))]
    for dock in own.get("docks", {}).values():
        places += [(dock["wagons"], at, "wagons") for at in range(len(dock.get("wagons", ())))]
    if not places:
        return
    cards, at, key = rng.choice(places)
    word = cards[at]
    if key == "orders":
        cards[at] = f"{word.partition(':')[0]}:{rng.randint(1, 4)}"
    elif key == "wagons":
        cards[at] = _other_load(word, rng)
    else:
        crest = word[0] if rng.random() < 0.5 else rng.choice(CRESTS)
        cards[at] = crest + rng.choice(("1.1", "1.1", "1.2", "2", "2"))


def _other_load(word: str, rng: Random) -> str:
    """Another number of lorries on a loaded wagon; an empty one stays."""
    wagon, equals, load = word.partition("=")
    return f"{wagon}={load[0]}{rng.choice(('1.1', '1.2', '2'))}" if equals else word
