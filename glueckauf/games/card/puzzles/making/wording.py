"""The task of a puzzle in words, in four languages, from templates.

First what is special in this position, then what is asked, in one of several ways. The position alone
decides which, so the same task is always told in the same words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from zlib import crc32

from glueckauf.core.texts import LANGUAGES, Fact, tell
from glueckauf.games.card.parts import WILD, Mining, Player
from glueckauf.games.card.solve.task import SHIFT, Task
from glueckauf.games.card.telling import GAME

WAYS = 3  # of saying the same
Sentence = tuple[str, dict[str, Fact]]


def texts(task: Task, kind: str, sort: str, name: str) -> dict[str, dict[str, str]]:
    """The texts of a puzzle without a title of its own: it is called by its name."""
    return {
        language: {
            "title": tell(GAME, "making-title", {"name": name}, language),
            "task": task_in_words(task, kind, sort, language),
        }
        for language in LANGUAGES
    }


def task_in_words(task: Task, kind: str, sort: str, language: str = "en") -> str:
    """What is asked, with the facts of the position."""
    own = task.start.players[task.seat]
    lot = crc32(repr((own, task.start.pending, task.turns, task.objective)).encode())
    sentences = _SENTENCES[kind](task, sort, lot)
    return " ".join(tell(GAME, key, facts, language) for key, facts in sentences)


def _mining(task: Task, sort: str, lot: int) -> list[Sentence]:
    own, pending = task.start.players[task.seat], task.start.pending
    assert isinstance(pending, Mining)
    remarks, lot = _remarks("making-yard", list(_yard(own)), lot)
    return [
        *remarks,
        ("making-steps", {"card": pending.steps_left}),
        ("making-mine", {"sort": sort, "say": lot % WAYS + 1}),
    ]


def _remarks(key: str, special: list[Sentence], lot: int) -> tuple[list[Sentence], int]:
    """Two of the things that can be said, as the lot falls; and what is left of the lot."""
    places = sorted({lot % len(special), (lot + 1) % len(special)})
    told = [(key, {"kind": kind, **facts}) for kind, facts in (special[at] for at in places)]
    return told, lot // len(special)


def _yard(own: Player) -> Iterator[Sentence]:
    empty = [w.crest for dock in own.docks for w in dock.wagons if w.load is None]
    if own.row and own.row[-1].lorries > 1:
        yield "two", {}
    if own.storage:
        yield "stored", {"n": len(own.storage)}
    if WILD in empty:
        yield "wild", {"n": empty.count(WILD)}
    loaded = sum(dock.load for dock in own.docks)
    if loaded:
        yield "loaded", {"n": loaded}
    yield "plain", {"row": len(own.row), "n": len(empty)}


def _delivery(task: Task, sort: str, lot: int) -> list[Sentence]:
    special = list(_trains(task.start.players[task.seat]))
    remarks, lot = _remarks("making-trains", special, lot)
    return [*remarks, ("making-deliver", {"say": lot % WAYS + 1})]


def _trains(own: Player) -> Iterator[Sentence]:
    engines = Counter(dock.engine for dock in own.docks if dock.engine)
    alike = max(engines.values(), default=0)
    if alike > 1:
        yield "twins", {"n": alike}
    if own.shares:
        yield "shares", {"n": len(own.shares)}
    if own.objectives:
        yield "objectives", {"n": len(own.objectives)}
    yield "plain", {"n": len(own.orders)}


def _plan(task: Task, sort: str, lot: int) -> list[Sentence]:
    state = task.start
    own = state.players[task.seat]
    others = [player for seat, player in enumerate(state.players) if seat != task.seat]
    is_last = sort not in ("turn", "turns") and len(state.tokens) == 1
    who: dict[str, Fact] = {
        "passed": int(all(player.passed for player in others)),
        "cards": len(own.workers),
        "workers": " ".join(map(str, own.workers)),
        "n": len(own.innovations),
    }
    asked: dict[str, Fact] = {
        "sort": sort,
        "turns": task.turns,
        "last": int(is_last),
        "shift": state.shift,
        "say": lot % WAYS + 1,
    }
    sentences: list[Sentence] = [("making-who", who), ("making-plan", asked)]
    if task.turns != SHIFT and who["passed"]:
        sentences.append(("making-pass", {"say": lot // WAYS**3 % 2 + 1}))
    if "workers" in task.objective:
        sentences.append(("making-tie", {"say": lot // WAYS % WAYS + 1}))
    shown: dict[str, Fact] = {"over": int(is_last), "say": lot // WAYS**2 % WAYS + 1}
    return [*sentences, ("making-open", shown)]


_SENTENCES = {"mining": _mining, "delivery": _delivery, "turn": _plan, "shift": _plan}
