"""The page of a puzzle: every position that is stored, what can be done there, and how good it is."""

from __future__ import annotations

import json
import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from glueckauf.core.puzzle import UNKNOWN, Puzzle, Verdict, Ways
from glueckauf.core.telling import Event
from glueckauf.games import room
from glueckauf.games.offer import offer
from glueckauf.widget import frames, sources
from glueckauf.widget.explained import explained
from glueckauf.widget.frames import Json, say
from glueckauf.widget.graph import Node, explore
from glueckauf.widget.page import Page, options
from glueckauf.widget.puzzle import only

PIECE = re.compile(r"(?=<g[ >])")


def puzzle_page(asked: Puzzle, languages: Sequence[str], most: int) -> Page | None:
    """The page, if the puzzle can be played without Python."""
    ways = asked.ways()
    if ways is None:
        return None
    solution = asked.best() or ()
    nodes = explore(ways, solution, most)
    numbers = {node.place: n for n, node in enumerate(nodes)}
    complete = all(place in numbers for node in nodes for place in node.next.values())
    data = {
        language: _puzzle_data(asked, ways, solution, nodes, language, languages)
        for language in languages
    }
    start = ways.state(ways.start)
    still = room(asked.game).table.picture(start, languages[0], asked.view, asked.seat, asked.seat)
    title = data[languages[0]]["puzzle"]["title"]
    return Page(asked.game, title, still, data, len(nodes), complete)


def _puzzle_data(
    asked: Puzzle,
    ways: Ways,
    solution: tuple[str, ...],
    nodes: list[Node],
    language: str,
    languages: Sequence[str],
) -> Json:
    words = _Words(language)
    numbers = {node.place: n for n, node in enumerate(nodes)}
    moves = {move for node in nodes for move in node.next} | {
        move for node in nodes if node.best != UNKNOWN for move in (node.best or "").split()
    }
    said = {
        "reset": say("puzzle-reset", language),
        "solution": say("puzzle-solution", language),
        "own": say("puzzle-own", language),
        "no_hints": say("puzzle-no-hints", language),
        "empty": say("puzzle-empty", language),
        "no_slip": say("puzzle-no-slip", language),
        "ask_solution": say("ask-solution-page", language),
        "right_but_seen": say("puzzle-right-but-seen", language),
    }
    shown = {
        **asked.about((), language),
        "hints": asked.help(language),
        "solution": list(solution),
        "slip": ways.slips(language),
        "said": said,
        "explained": explained(asked, language, None, with_streak=False),
    }
    return {
        "options": options("puzzle", asked.game, language, languages, asked.view),
        "words": sources.words(language),
        "puzzle": shown,
        "moves": {move: ways.told(move, language) for move in sorted(moves)},
        "nodes": [_node_data(asked, ways, node, numbers, words) for node in nodes],
        "pool": words.pool,
    }


class _Words:
    """The texts of one language. What occurs often is stored once and named by its number."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.pool: list[Any] = []
        self._numbers: dict[str, int] = {}
        self._spoken: dict[int, list[str]] = {}

    def number(self, value: Any) -> int:
        key = value if isinstance(value, str) else json.dumps(value)
        if key not in self._numbers:
            self._numbers[key] = len(self.pool)
            self.pool.append(value)
        return self._numbers[key]

    def numbers(self, values: Iterable[Any]) -> list[int]:
        return [self.number(value) for value in values]

    def verdict(self, verdict: Verdict) -> list[str]:
        """Many nodes share one verdict; telling it is what takes most of the time."""
        if id(verdict) not in self._spoken:
            self._spoken[id(verdict)] = verdict.sentence(self.language).split("\n")
        return list(self._spoken[id(verdict)])


def _node_data(
    asked: Puzzle, ways: Ways, node: Node, numbers: Mapping[Hashable, int], words: _Words
) -> Json:
    state, language = ways.state(node.place), words.language
    parts = frames.drawn(state, language, asked.view, asked.seat, asked.seat)
    own = ways.offer(node.place, language)
    allowed = offer(state, room(asked.game), asked.view, language) if own is None else only(own)
    offered = frames.offered(allowed, language)
    data: Json = {
        "parts": {name: words.numbers(PIECE.split(svg)) for name, svg in parts.items()},
        "choices": words.numbers(offered["choices"]),
        "next": {move: numbers.get(place) for move, place in node.next.items()},
        "told": {
            move: words.number(_told(events, asked.seat, language))
            for move, events in node.told.items()
        },
        "shut": offered["shut"],
        "labels": words.number(offered["labels"]),
        "why": {key: words.number(why) for key, why in offered["why"].items()},
        **ways.about(node.place, language),
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


def _told(events: Iterable[Event], seat: int, language: str) -> Json:
    """The entry of the log, without its number and its move."""
    entry = frames.entry(0, seat, "", events, language, False, seat)
    return {key: entry[key] for key in ("seat", "who", "text", "rules")}
