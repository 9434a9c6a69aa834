"""The page of a puzzle: every position that is stored, what can be done there, and how good it is."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from glueckauf.core.puzzle import UNKNOWN, Choice, Puzzle, Verdict, Ways
from glueckauf.core.telling import Event
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import room
from glueckauf.games.offer import offer
from glueckauf.widget import frames, sources
from glueckauf.widget.answer_board import only
from glueckauf.widget.explained import explained
from glueckauf.widget.frames import Json, say
from glueckauf.widget.graph import Node, Watch, graph, size
from glueckauf.widget.open_page import open_data
from glueckauf.widget.page import AROUND, Page, Plan, limit, options
from glueckauf.widget.pool import Pool


def puzzle_plan(asked: Puzzle, wanted: int | None, is_open: bool = False) -> Plan:
    """What a page of the puzzle can hold: all positions, or those around the best answer."""
    ways = asked.ways()
    assert ways is not None, "what is answered by moves can be walked through"
    drawn = frames.drawn(ways.state(ways.start), LANGUAGES[0], asked.view, asked.seat, asked.seat)
    most = wanted or min(limit(None, len(drawn)), ways.most or limit(None, 0))
    found = size(ways, most)

    def lacks(language: str) -> str:
        return "" if found is not None else say("page-part", language, most=most)

    def make(languages: Sequence[str], watch: Watch) -> Page:
        solution = tuple(_walked(ways, asked.best() or ()))
        nodes, complete = graph(ways, solution, most if found else min(most, AROUND), watch)
        data = {}
        for language in languages:
            told = _puzzle_data(asked, ways, solution, nodes, language, languages, watch)
            told["puzzle"]["note"] = lacks(language)
            data[language] = told | (open_data(asked, nodes, language) if is_open else {})
        return _page(asked, ways, nodes, complete, data)

    return Plan(asked.game, found or min(most, AROUND), lacks, make)


def _walked(ways: Ways, line: Sequence[str]) -> Iterator[str]:
    """The moves that lead on: what leaves no choice a page plays by itself."""
    place = ways.start
    for move in line:
        there = ways.onward(place, move)[0]
        if there != place:
            yield move
        place = there


def _page(
    asked: Puzzle, ways: Ways, nodes: Sequence[Node], complete: bool, data: dict[str, Json]
) -> Page:
    first = next(iter(data))
    start = ways.state(ways.start)
    still = room(asked.game).table.picture(start, first, asked.view, asked.seat, asked.seat)
    title = data[first]["puzzle"]["title"]
    return Page(asked.game, title, still, data, len(nodes), complete)


def _puzzle_data(
    asked: Puzzle,
    ways: Ways,
    solution: tuple[str, ...],
    nodes: Sequence[Node],
    language: str,
    languages: Sequence[str],
    watch: Watch,
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
        "slip": _slips(ways, nodes, moves, language),
        "said": said,
        "explained": explained(asked, language, None, with_streak=False),
    }
    return {
        "options": options("puzzle", asked.game, language, languages, asked.view),
        "words": sources.words(language),
        "seat": asked.seat,
        "puzzle": shown,
        "moves": {move: ways.told(move, language) for move in sorted(moves)},
        "nodes": [_watched(watch, _node_data(asked, ways, node, numbers, words)) for node in nodes],
        "pool": words.values,
    }


class _Words(Pool):
    """With the verdicts: many nodes share one, and telling it is what takes most of the time."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._spoken: dict[int, list[str]] = {}

    def verdict(self, verdict: Verdict) -> list[str]:
        """Value and stars, and nothing that gives the answer away."""
        if id(verdict) not in self._spoken:
            self._spoken[id(verdict)] = [verdict.short(self.language)]
        return list(self._spoken[id(verdict)])


def _node_data(
    asked: Puzzle, ways: Ways, node: Node, numbers: Mapping[Hashable, int], words: _Words
) -> Json:
    state, language = ways.state(node.place), words.language
    parts = frames.drawn(state, language, asked.view, asked.seat, asked.seat)
    own = ways.offer(node.place, language)
    allowed = offer(state, room(asked.game), asked.view, language) if own is None else only(own)
    offered = frames.offered(allowed, language)
    off = {move for move, place in node.next.items() if place not in numbers}
    _leave_out(offered, off, language)
    data: Json = {
        **words.drawn(parts),
        **words.offered(offered),
        "next": {move: numbers.get(place) for move, place in node.next.items()},
        "told": {
            move: words.number(_told(events, asked.seat, language))
            for move, events in node.told.items()
        },
        **ways.about(node.place, language),
        "prompt": words.number(_prompt(state, own, language)),
        "stars": node.verdict.stars,
        "verdict": words.verdict(node.verdict),
    }
    data |= _slip_data(ways, node, words)
    if node.refused:
        data["refused"] = {
            move: words.number(frames.refusal(why, language)) for move, why in node.refused.items()
        }
    if node.best != UNKNOWN:
        data["best"] = node.best
    if not node.verdict.legal:
        data["unfinished"] = True
    return data


def _prompt(state: Any, own: Sequence[Choice] | None, language: str) -> str:
    """What is asked now."""
    if own is None:
        return frames.prompt(state, language)
    return own[0].say if own else say("puzzle-done", language)


def _slips(ways: Ways, nodes: Sequence[Node], moves: Iterable[str], language: str) -> Json:
    """The sentences about a first slip; none where it is not known what can still be reached."""
    if ways.par is None or any(node.reach == UNKNOWN for node in nodes):
        return {}
    return {**ways.slips(sorted(moves), language), "par": list(ways.par)}


def _slip_data(ways: Ways, node: Node, words: _Words) -> Json:
    """What can still be reached from here; what it has cost if that is less than par."""
    if own := node.verdict.slip(words.language):
        return {"slip": words.number(own)}
    par, reach = ways.par, node.reach
    if par is None or isinstance(reach, str):
        return {}
    costs = {
        level: words.number(ways.cost(reach, level, words.language))
        for level in range(len(par))
        if reach is None or reach[: level + 1] < par[: level + 1]
    }
    return {
        "rank": None if node.rank is None else list(node.rank),
        "reach": None if reach is None else list(reach),
        **({"cost": costs} if costs else {}),
        **({"open": True} if node.is_open else {}),
    }


def _watched(watch: Watch, data: Json) -> Json:
    watch()
    return data


def _leave_out(offered: Json, off: set[str], language: str) -> None:
    """Moves that lead off the page cannot be chosen, and say so before anybody tries."""
    gone = [row for row in offered["choices"] if row["move"] in off]
    offered["choices"] = [row for row in offered["choices"] if row["move"] not in off]
    open_keys = {key for row in offered["choices"] for path in row["paths"] for key in path}
    why = {"rule": "", "text": say("ui-no_further", language)}
    for key in dict.fromkeys(path[-1] for row in gone for path in row["paths"]):
        if key not in open_keys and key not in offered["why"]:
            offered["shut"].append(key)
            offered["why"][key] = why


def _told(events: Iterable[Event], seat: int, language: str) -> Json:
    """The entry of the log, without its number and its move."""
    entry = frames.entry(0, seat, "", events, language, False, seat)
    return {key: entry[key] for key in ("seat", "who", "text", "rules")}
