"""Personal variants: the same theme and grade, other numbers.

    ga.variant("04-ride-light", seed="Anna")

A variant is made from its puzzle and a seed alone. The colours change places, and levels and squares
with them; orders get the points of the deck and another sequence; here and there a coal is added or
taken away. It counts only if the solver proves the same grade and the same themes for it and it is no
twin of the original. Where no such change is found, only the names change: then the question is
the same, and so are its grade and its themes.
"""

from __future__ import annotations

import re
from random import Random

from glueckauf.core.streams import stream
from glueckauf.games.board.parts import COLOURS, LABELS, LEVELS, TRANSPORTS, Mine, Outstanding
from glueckauf.games.board.puzzles.making.acceptance import Review, TooLong, proven
from glueckauf.games.board.puzzles.making.generate import claiming
from glueckauf.games.board.puzzles.making.sources import coals
from glueckauf.games.board.puzzles.making.twins import are_twins
from glueckauf.games.board.puzzles.pit.difficulty import grade
from glueckauf.games.board.puzzles.pit.possible import flaws
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.ruleset import published
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.task import Task

TRIES = 60


def variant(puzzle: MiningPuzzle, seed: int | str) -> MiningPuzzle:
    """A mining puzzle of the same theme and grade; the same seed, the same variant.

    The seed is a number or a name: everybody in a class can have a puzzle of their own.
    """
    rng = stream(f"variant of {puzzle.id}", seed)
    tier = puzzle.tier if puzzle.tier is not None else grade(puzzle)
    themes = puzzle.themes if puzzle.themes is not None else ladder.themes(puzzle)
    for changes in [*[2] * TRIES, *[0] * TRIES]:
        task = changed(puzzle.task, rng, changes)
        found = _same(task, tier, themes)
        if found is not None and (not changes or not are_twins(task, puzzle.task)):
            break
    else:
        task, found = puzzle.task, _same(puzzle.task, tier, themes)
    assert found is not None, "a puzzle has its own grade and themes"
    return _named(puzzle, task, found, seed)


def _same(task: Task, tier: int | None, themes: tuple[str, ...]) -> Review | None:
    """The review of a task with this grade and these themes."""
    if any(flaws(task)):
        return None
    try:
        found = proven(task)
    except TooLong:
        return None
    same = found is not None and found.tier == tier and set(found.themes) == set(themes)
    return found if same else None


def _named(puzzle: MiningPuzzle, task: Task, found: Review, seed: int | str) -> MiningPuzzle:
    """With the claims of its own; the title stays, and so does what is asked."""
    mark = re.sub("[^a-z0-9]+", "-", str(seed).lower()).strip("-")
    made = claiming(f"{puzzle.id}-v-{mark}", task, puzzle.sort or "points", found)
    asked = {
        language: {**puzzle.texts.get(language, text), "task": text["task"]}
        for language, text in made.texts.items()
    }
    texts = asked if puzzle.sort else puzzle.texts
    return made._replace(texts=texts, sort=puzzle.sort, teaches=puzzle.teaches)


# --- Changing a task ------------------------------------------------------------------------


def changed(task: Task, rng: Random, changes: int) -> Task:
    """Other colours; with changes also other points, another sequence and other coal."""
    names = dict(zip(COLOURS, rng.sample(COLOURS, len(COLOURS)), strict=True))
    task = recoloured(task, names)
    if changes:
        task = _dealt_anew(_priced(task), rng)
    for _ in range(changes):
        task = task._replace(mine=_nudged(task.mine, rng))
    return task


def recoloured(task: Task, names: dict[str, str]) -> Task:
    """The task with its colours and levels changed about."""
    mine = task.mine
    level_of = {n: COLOURS.index(names[COLOURS[n - 1]]) + 1 for n in LEVELS}
    carts, empty = [""] * len(COLOURS), [0] * len(COLOURS)
    for n in LEVELS:
        carts[level_of[n] - 1] = _in(mine.carts[n - 1], names)
        empty[level_of[n] - 1] = task.empty_carts[n - 1]
    y, b, g, k = carts
    level = level_of.get(mine.level, mine.level)
    return task._replace(
        mine=Mine(level, _in(mine.cage, names), (y, b, g, k), _in(mine.storage, names), ()),
        orders=tuple(_order(order, names) for order in task.orders),
        objective=tuple(
            f"{word[:-1]}{names[word[-1]]}" if "empty:" in word else word for word in task.objective
        ),
        empty_carts=tuple(empty),
    )


def _in(coal: str, names: dict[str, str]) -> str:
    return coals("".join(names[letter] for letter in coal if letter != "+")) + "+" * ("+" in coal)


def _order(order: Outstanding, names: dict[str, str]) -> Outstanding:
    """The squares stay in the order in which cards print them: y b g k."""
    pairs = sorted(
        (COLOURS.index(names[colour]), _in(coal, names))
        for colour, coal in zip(order.order.squares, order.squares, strict=True)
    )
    card = order.order._replace(squares="".join(COLOURS[n] for n, _ in pairs))
    return Outstanding(order.label, card, tuple(coal for _, coal in pairs))


def _priced(task: Task) -> Task:
    """The points that the deck prints on such cards."""
    points = {card.squares: card.vp for card in published().order_deck}
    return task._replace(
        orders=tuple(
            o._replace(order=o.order._replace(vp=points.get(o.order.squares, o.order.vp)))
            for o in task.orders
        )
    )


def _dealt_anew(task: Task, rng: Random) -> Task:
    """The orders in another sequence, with other transports; deliveries change with them."""
    orders = rng.sample(task.orders, len(task.orders))
    new = {order.label: label for order, label in zip(orders, LABELS, strict=False)}
    transports = dict(zip(TRANSPORTS, rng.sample(TRANSPORTS, len(TRANSPORTS)), strict=True))
    return task._replace(
        orders=tuple(
            Outstanding(
                new[o.label],
                o.order._replace(transport=transports[o.order.transport]),
                o.squares,
            )
            for o in orders
        ),
        complete=tuple(sorted(new[label] for label in task.complete)),
        actions=tuple(
            f"delivery/{transports[action.partition('/')[2]]}" if "delivery" in action else action
            for action in task.actions
        ),
    )


def _nudged(mine: Mine, rng: Random) -> Mine:
    """A coal more or less on the carts or in the storage, or none at all."""
    at = rng.randrange(len(LEVELS) + 2)
    if at >= len(LEVELS):
        kept = mine.storage[1:] if mine.storage and rng.random() < 0.3 else mine.storage
        return mine._replace(storage=kept)
    carts = list(mine.carts)
    more = rng.random() < 0.5
    carts[at] = coals(carts[at] + COLOURS[at]) if more else carts[at][1:]
    y, b, g, k = carts
    return mine._replace(carts=(y, b, g, k))
