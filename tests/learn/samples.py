"""Puzzles for the tests: the example of the format, and random ones that can be."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from glueckauf.games.board.parts import COLOURS, LABELS, TRANSPORTS, Mine, Order, Outstanding
from glueckauf.games.board.puzzles.pit.possible import flaws
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.ruleset import Rules, published
from glueckauf.games.board.solve.pit.task import WORDS, Task
from glueckauf.learn import puzzle as files

EXAMPLE = """\
format = 1
id = "ride-light-03"
mine = { cage = { level = 0, coal = "" }, carts = { 1 = "y", 2 = "b", 3 = "gg", 4 = "k" }, storage = "" }
orders = [
  { transport = "carriage", vp = 7, squares = "gg" },               # A
  { transport = "barrow", vp = 9, squares = "ggg", filled = [1] },  # B
]
steps = 8
objective = ["vp", "-steps"]

[text.en]
title = "Two or three"
task = "Earn as much as you can."
"""
TREE: dict[str, Any] = {
    "format": 1,
    "id": "ride-light-03",
    "mine": {
        "cage": {"level": 0, "coal": ""},
        "carts": {"1": "y", "2": "b", "3": "gg", "4": "k"},
        "storage": "",
    },
    "orders": [
        {"transport": "carriage", "vp": 7, "squares": "gg"},
        {"transport": "barrow", "vp": 9, "squares": "ggg", "filled": [1]},
    ],
    "steps": 8,
    "objective": ["vp", "-steps"],
    "text": {"en": {"title": "Two or three", "task": "Earn as much as you can."}},
}
MISSING = object()


def edited(*changes: tuple[str, Any]) -> dict[str, Any]:
    """The tree of the example with values put at (or, if MISSING, taken from) keys like a.b."""
    return edited_tree(TREE, ".", changes)


def edited_tree(
    tree: dict[str, Any], separator: str, changes: Iterable[tuple[str, Any]]
) -> dict[str, Any]:
    """A copy of a tree with other values; places in a list are counted from 1."""
    tree = copy.deepcopy(tree)
    for key, value in changes:
        *way, last = key.split(separator)
        at: Any = tree
        for name in way:
            at = at[int(name) - 1] if isinstance(at, list) else at.setdefault(name, {})
        if isinstance(at, list):
            at[int(last) - 1] = value
        elif value is MISSING:
            del at[last]
        else:
            at[last] = value
    return tree


def coal(most: int) -> st.SearchStrategy[str]:
    letters = st.text(COLOURS, max_size=most)
    return letters.map(lambda word: "".join(sorted(word, key=COLOURS.index)))


# Tasks and puzzles are drawn piece by piece; on a busy machine that takes longer than Hypothesis likes.
PATIENTLY = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def orders(draw: st.DrawFn, label: str, split: bool) -> Outstanding:
    printed = draw(st.text(COLOURS, min_size=1, max_size=4))
    order = Order(draw(st.sampled_from(TRANSPORTS)), printed, draw(st.integers(0, 99)))
    pairs = st.sampled_from([a + b for n, a in enumerate(COLOURS) for b in COLOURS[n:]])
    halves = st.sampled_from([c + "+" for c in COLOURS]) if split else st.just("")
    squares = [draw(st.one_of(st.just(""), st.just(c), pairs, halves)) for c in printed]
    return Outstanding(label, order, tuple(squares))


RULES = st.sampled_from(
    [
        published(),
        Rules(free_storage=True),
        Rules(split_pairs=True, cage=7),
        Rules(locks_2=["workshop/4"], miners=[12, 12, 12], orders=["barrow:g=4"] * 9),
    ]
)


@st.composite
def tasks(draw: st.DrawFn) -> Task:
    rules = draw(RULES)
    count = draw(st.integers(1, 4))
    carts = draw(st.tuples(coal(3), coal(3), coal(3), coal(3)))
    labels = LABELS[:count]
    spaces = st.one_of(
        st.integers(1, 40).map("mining/{}".format),
        st.sampled_from([f"delivery/{transport}" for transport in TRANSPORTS]),
    )
    words = draw(st.lists(st.sampled_from(WORDS), min_size=1, max_size=4, unique=True))
    task = Task(
        Mine(draw(st.integers(0, 4)), draw(coal(5)), carts, draw(coal(4)), ()),
        tuple(draw(orders(label, rules.split_pairs)) for label in labels),
        tuple(draw(st.lists(spaces, min_size=1, max_size=4))),
        tuple(draw(st.sampled_from(["", "-"])) + word for word in words),
        tuple(draw(st.lists(st.sampled_from(labels), unique=True))),
        draw(st.tuples(*[st.integers(0, 9)] * 4)),
        rules,
    )
    if list(flaws(task)):
        task = task._replace(actions=("mining/8",))
    return task


WORDING = st.text(st.characters(codec="utf-8"), max_size=30)


@st.composite
def puzzles(draw: st.DrawFn) -> MiningPuzzle:
    task = draw(tasks())
    languages = draw(st.lists(st.sampled_from(["en", "pl", "hu", "de"]), unique=True))
    numbers = st.integers(0, 999)
    par = {word.removeprefix("-"): draw(numbers) for word in task.objective}
    return MiningPuzzle(
        draw(st.from_regex(r"[a-z0-9-]{1,12}", fullmatch=True)),
        "puzzle",
        task,
        {language: {"title": draw(WORDING), "task": draw(WORDING)} for language in languages},
        draw(st.sampled_from([None, par])),
        draw(st.sampled_from([None, "", "3 +g 0 g>A"])),
        draw(st.sampled_from([None, "by exhaustion", {"states": 12, "optimal_lines": 3}])),
        draw(st.sampled_from([None, 0, 4])),
        draw(st.sampled_from([None, (), ("shared-ride", "pair-sacrifice")])),
        draw(st.sampled_from([None, (), ("GA-5.2", "R3")])),
        draw(st.none() | st.tuples(WORDING, WORDING, WORDING)),
    )


def loads(text: str, path: str = "puzzle", kind: str = "toml") -> MiningPuzzle:
    """The mining puzzle of a text."""
    found = files.loads(text, path, kind)
    assert isinstance(found, MiningPuzzle)
    return found


def mining_puzzle(name: str | Path) -> MiningPuzzle:
    """A shipped mining puzzle, or that of a file."""
    found = files.puzzle(name)
    assert isinstance(found, MiningPuzzle)
    return found


def mining_puzzles(**wanted: Any) -> list[MiningPuzzle]:
    """The shipped mining puzzles."""
    return [one for one in files.puzzles(kind="mining", **wanted) if isinstance(one, MiningPuzzle)]
