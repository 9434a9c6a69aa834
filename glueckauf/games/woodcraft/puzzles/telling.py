"""Values, dice and moves in words: "12 points", "glue: yellow 1 + brown 1 = yellow 2 → end your turn"."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.puzzle import words
from glueckauf.core.puzzle_file import Number
from glueckauf.core.texts import Fact, listed, phrase_of, tell, within
from glueckauf.games.woodcraft import table
from glueckauf.games.woodcraft.draw.labels import die_words, phrase
from glueckauf.games.woodcraft.parts import DICE, Player
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.walk import along
from glueckauf.games.woodcraft.solve.task import Task, Value
from glueckauf.games.woodcraft.telling import GAME

THEN = " → "  # between moves: within the words of a move there are commas and semicolons


def spoken(task: Task, value: Value, language: str = "en") -> str:
    """A value in words, inside a sentence."""
    return ", ".join(worth(task, word, amount, language) for word, amount in value.items())


def worth(task: Task, word: str, amount: Number, language: str) -> str:
    """One word of a value; what open dice decide is a mean."""
    facts: dict[str, Fact] = {"word": word, "n": str(amount), "form": "part"}
    facts["mean"] = int(task.is_open)
    if amount == int(amount):
        facts["form"], facts["n"] = "whole", int(amount)
    return phrase_of(GAME, "puzzle-worth", facts, language)


def task_told(puzzle: WoodcraftPuzzle, language: str) -> str:
    """The task as its file tells it; else what its kind asks, and what is needed at the end."""
    told = words(puzzle, language).get("task")
    if told:
        return told
    asked = tell(GAME, "puzzle-task", {"kind": puzzle.kind}, language)
    needed = missing(puzzle.task, Player(), language)
    said = [asked, *([tell(GAME, "puzzle-demand", {"what": needed}, language)] if needed else ())]
    return " ".join(
        [*said, *(tell(GAME, f"arranged-{word}", {}, language) for word in puzzle.arranged)]
    )


def missing(task: Task, player: Player, language: str) -> str:
    """The orders and dice that are asked for and not there."""
    orders = [order for order in task.complete if order not in player.done]
    lacking = (need - have for need, have in zip(task.dice, player.dice, strict=True))
    told = [phrase(language, "order-name", order=order) for order in orders]
    told += [
        die_words(language, die)
        for die, number in zip(range(len(DICE)), lacking, strict=True)
        for _ in range(number)
    ]
    return listed(GAME, told, language)


def pieces(task: Task, moves: Sequence[str], language: str) -> list[str]:
    """The moves of a legal line, each in words."""
    places = along(task, moves)
    return [
        table.label(place.state, move, language) for place, move in zip(places, moves, strict=False)
    ]


def told_inside(told: Sequence[str], language: str) -> str:
    """Moves one after the other, inside a sentence."""
    return THEN.join(within(piece, language) for piece in told)


def moves_told(task: Task, moves: Sequence[str], language: str) -> str:
    """A line in words, inside a sentence."""
    return told_inside(pieces(task, moves, language), language)
