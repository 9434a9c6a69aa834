"""The page of a puzzle: every position that is stored, what can be done there, and how good it is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

from glueckauf.core.telling import Event
from glueckauf.core.texts import tell
from glueckauf.games import room
from glueckauf.games.board.parts import Mining
from glueckauf.games.board.puzzles.pit.scenes import best_line, scene, start_of
from glueckauf.games.board.puzzles.pit.verdict import ROOM as LEARN
from glueckauf.games.board.puzzles.pit.verdict import Verdict, spoken
from glueckauf.games.board.puzzles.pit.walk import Place
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.games.board.solve.pit.task import Value, outcome
from glueckauf.games.offer import Choice, Offer, offer
from glueckauf.learn.puzzle import Puzzle
from glueckauf.widget import frames, sources
from glueckauf.widget.frames import Json, say
from glueckauf.widget.graph import UNKNOWN, Node, explore
from glueckauf.widget.page import Page, options
from glueckauf.widget.puzzle import about, ladder, next_action
from glueckauf.widget.solving import told_hints

SHOWN = "pit"
PART = "pit0"
PIECE = re.compile(r"(?=<g[ >])")


def puzzle_page(asked: Puzzle, languages: Sequence[str], most: int) -> Page:
    solution = tuple((best_line(asked) or "").split())
    if len(asked.task.actions) == 1 and solution[:1] == asked.task.actions:
        solution = solution[1:]  # the space of the only action need not be named
    nodes = explore(asked, solution, most)
    numbers = {node.place: n for n, node in enumerate(nodes)}
    complete = all(place in numbers for node in nodes for place in node.next.values())
    data = {
        language: _puzzle_data(asked, solution, nodes, language, languages)
        for language in languages
    }
    start = scene(asked.task, start_of(asked.task))
    still = room(start.game).table.picture(start, languages[0], SHOWN, 0)
    title = data[languages[0]]["puzzle"]["title"]
    return Page(start.game, title, still, data, len(nodes), complete)


def _puzzle_data(
    asked: Puzzle,
    solution: tuple[str, ...],
    nodes: list[Node],
    language: str,
    languages: Sequence[str],
) -> Json:
    words = _Words(language)
    numbers = {node.place: n for n, node in enumerate(nodes)}
    slip = {
        "move": tell(LEARN, "slip-move", {"place": "{place}", "token": "{token}"}, language),
        "stopped": tell(LEARN, "slip-stopped", {}, language),
        "end": tell(LEARN, "slip-end", {}, language),
    }
    moves = {move for node in nodes for move in node.next} | {
        move for node in nodes if node.best != UNKNOWN for move in (node.best or "").split()
    }
    said = {
        "reset": say("puzzle-reset", language),
        "solution": say("puzzle-solution", language),
        "own": say("puzzle-own", language),
        "no_hints": say("puzzle-no-hints", language),
    }
    head = {**about(asked, language), "hints": told_hints(ladder(asked), language)}
    return {
        "options": options("puzzle", nodes[0].state.game, language, languages, SHOWN),
        "words": sources.words(language),
        "puzzle": {**head, "solution": list(solution), "slip": slip, "said": said},
        "moves": {move: turn_in_words(move, language) for move in sorted(moves)},
        "nodes": [_node_data(asked, node, numbers, words) for node in nodes],
        "pool": words.pool,
    }


class _Words:
    """The texts of one language. What occurs often is stored once and named by its number."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.pool: list[Any] = []
        self._numbers: dict[str, int] = {}
        self._spoken: dict[object, Any] = {}

    def number(self, value: Any) -> int:
        key = value if isinstance(value, str) else json.dumps(value)
        if key not in self._numbers:
            self._numbers[key] = len(self.pool)
            self.pool.append(value)
        return self._numbers[key]

    def numbers(self, values: Iterable[Any]) -> list[int]:
        return [self.number(value) for value in values]

    def score(self, value: Value) -> str:
        key = tuple(value.items())
        if key not in self._spoken:
            self._spoken[key] = spoken(value, self.language)
        return str(self._spoken[key])

    def verdict(self, verdict: Verdict) -> list[str]:
        """Many nodes share one verdict; telling it is what takes most of the time."""
        if id(verdict) not in self._spoken:
            self._spoken[id(verdict)] = verdict.sentence(self.language).split("\n")
        return list(self._spoken[id(verdict)])


def _node_data(asked: Puzzle, node: Node, numbers: dict[Place, int], words: _Words) -> Json:
    state, language = node.state, words.language
    svg = frames.drawn(state, language, SHOWN)[PART]
    offered = frames.offered(_offer(node, language), language)
    reached = outcome(asked.task, node.place.player, node.place.steps)
    data: Json = {
        "parts": {PART: words.numbers(PIECE.split(svg))},
        "choices": words.numbers(offered["choices"]),
        "next": {move: numbers.get(place) for move, place in node.next.items()},
        "told": {move: words.number(_told(events, language)) for move, events in node.told.items()},
        "shut": offered["shut"],
        "labels": words.number(offered["labels"]),
        "why": {key: words.number(why) for key, why in offered["why"].items()},
        "used": node.place.steps,
        "score": words.score(reached.value),
        "over": node.over,
        "stars": node.verdict.stars,
        "verdict": words.verdict(node.verdict),
    }
    if node.refused:
        data["refused"] = {
            move: words.number(frames.refusal(why, language)) for move, why in node.refused.items()
        }
    if node.best != UNKNOWN:
        data["best"] = node.best
    if not node.verdict.legal:
        data["unfinished"] = True
    return data


def _offer(node: Node, language: str) -> Offer:
    """The steps of the action that is going on, or the next action."""
    if isinstance(node.state.pending, Mining):
        return offer(node.state, room(node.state.game), SHOWN, language)
    if not node.place.later:
        return Offer()
    due = next_action(node.place.later[0], language)
    return Offer((Choice(due["move"], ((due["move"],),), due["say"]),), {due["move"]: due["say"]})


def _told(events: Iterable[Event], language: str) -> Json:
    """The entry of the log, without its number and its move."""
    entry = frames.entry(0, 0, "", events, language, False)
    return {key: entry[key] for key in ("seat", "text", "rules")}
