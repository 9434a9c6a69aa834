"""The task of a puzzle in words, in four languages, from templates: what is known, then what is asked.

The position alone decides which of several ways of saying it is taken, so the same task is always told
in the same words.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from glueckauf.core.texts import LANGUAGES, Fact, tell
from glueckauf.games.signal.draw.labels import card_name
from glueckauf.games.signal.moving import train_at
from glueckauf.games.signal.puzzles.walk import helpers, is_open
from glueckauf.games.signal.solve.scope import left_of
from glueckauf.games.signal.solve.task import ONE_TRAIN, THE_CARD, Task
from glueckauf.games.signal.telling import GAME, spot, where

WAYS = 3  # of saying the same
Sentence = tuple[str, dict[str, Fact]]


def texts(task: Task, kind: str, name: str) -> dict[str, dict[str, str]]:
    """The texts of a puzzle without a title of its own: it is called by its name."""
    return {
        language: {
            "title": tell(GAME, "making-title", {"name": name}, language),
            "task": task_in_words(task, kind, language),
        }
        for language in LANGUAGES
    }


def task_in_words(task: Task, kind: str, language: str = "en") -> str:
    """What is asked, with the facts of the position."""
    told = _sentences(task, kind, language)
    return " ".join(tell(GAME, key, facts, language) for key, facts in told)


def _sentences(task: Task, kind: str, language: str) -> Iterator[Sentence]:
    state = task.start
    on, given = state.map, dict(task.given)
    train = train_at(state, task.train) if task.train else None
    lot = crc32(repr((state.trains, task.objective)).encode())
    if train is not None:
        load: dict[str, Fact] = {"load": int(bool(train.load)), "goods": train.load or "white"}
        yield "making-train", {"colour": train.colour, **spot(on, train.space), **load}
    else:
        one = state.trains[lot % len(state.trains)]
        many: dict[str, Fact] = {"n": len(state.trains), "colour": one.colour}
        yield "making-trains", {**many, **spot(on, one.space)}
    for colour in state.layout.dice:
        if colour in given:
            yield "making-die", {"colour": colour, "points": given[colour]}
    if THE_CARD in given:
        yield "making-card", {"symbols": _symbols(str(given[THE_CARD]), language)}
    if kind == "surest":
        yield "making-cards", {"cards": sum(state.players[state.active])}
    aim = task.objective[0] if task.objective[0] in ONE_TRAIN else "none"
    left = left_of(state.pending)
    yield (
        "making-ask",
        {
            "kind": kind,
            "aim": aim,
            "goal": where(on, task.space) if task.space in on.nodes else "",
            "symbols": _symbols(left.card, language) if left else "",
            "n": state.layout.needed - state.score,
        },
    )
    if "-cards" in task.objective[1:]:
        then = "both" if "-tokens" in task.objective[1:] else "cards"
        yield "making-then", {"then": then, "say": lot % WAYS + 1}
    for helper in helpers(task):
        yield "making-helper", {"helper": helper}
    if is_open(task):
        yield "making-open", {"say": lot // WAYS % WAYS + 1}


def _symbols(card: str, language: str) -> str:
    return card_name(language, card).partition(": ")[2]
