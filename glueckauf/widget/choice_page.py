"""The page of a puzzle about turns already played: each of them to look at, and what is said to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from glueckauf.core.puzzle import MOST_STARS, Puzzle
from glueckauf.games import room
from glueckauf.widget import frames, sources
from glueckauf.widget.choice import asked_in_words
from glueckauf.widget.explained import explained
from glueckauf.widget.frames import Json, say
from glueckauf.widget.graph import Watch
from glueckauf.widget.page import Page, Plan, options
from glueckauf.widget.pool import Pool


def choice_plan(asked: Puzzle) -> Plan:
    """Everything fits on the page: the turns that were played, and those that were better."""

    def make(languages: Sequence[str], watch: Watch) -> Page:
        return _page(asked, languages, watch)

    return Plan(asked.game, len(asked.log) + 1, lambda _language: "", make)


def _page(asked: Puzzle, languages: Sequence[str], watch: Watch) -> Page:
    (right,) = asked.best() or ("1",)
    before = int(right) - 1
    better = [*asked.log[:before], *asked.check(right).continuation]
    data = {
        language: _data(asked, right, better, language, languages, watch) for language in languages
    }
    start = asked.positions(())[0]
    still = room(asked.game).table.picture(start, languages[0], asked.view, asked.seat, asked.seat)
    title = data[languages[0]]["choice"]["title"]
    return Page(asked.game, title, still, data, len(asked.log) + 1, True)


def _data(
    asked: Puzzle,
    right: str,
    better: Sequence[str],
    language: str,
    languages: Sequence[str],
    watch: Watch,
) -> Json:
    pool, about = Pool(language), asked.about((), language)
    wrong = next(value for value, _ in asked.options(language) if value != right)
    turns, most = len(asked.log), len(better)

    def after(turn: int, of: int, is_asked: bool) -> str:
        return say("choice-after", language, turn=turn, turns=of, asked=int(is_asked))

    start = say("choice-start", language, turns=turns)
    return {
        "options": options("puzzle", asked.game, language, languages, asked.view),
        "words": sources.words(language),
        "seat": asked.seat,
        "choice": {
            "id": asked.id,
            **{key: about[key] for key in ("title", "task", "par", "score")},
            "ask": asked_in_words(about["title"], about["task"]),
            "options": [{"value": value, "text": text} for value, text in asked.options(language)],
            "hints": asked.help(language),
            "right": right,
            "judged": {v: _judged(asked, v, language) for v, _ in asked.options(language)},
            "prompts": [
                [start, *(after(n + 1, turns, k) for n in range(turns))] for k in (False, True)
            ],
            "better_prompts": [start, *(after(n + 1, most, False) for n in range(most))],
            "rows": [row._asdict() for row in asked.rows(wrong, asked.check(wrong), language)],
            "explained": explained(asked, language, None, with_streak=False),
            "said": {
                "choose": say("question-choose", language),
                "no_hints": say("puzzle-no-hints", language),
                "reset": say("puzzle-reset", language),
                "own": say("puzzle-own", language),
                "seen": say("puzzle-seen", language),
                "ask_solution": say("ask-solution-page", language),
                "right_but_seen": say("choice-right-but-seen", language),
                "solution": f"{asked.key(language)['value']} {say('choice-solution', language)}",
            },
        },
        "log": _shown(asked, asked.log, pool, watch),
        "better": _shown(asked, better, pool, watch),
        "pool": pool.values,
    }


def _judged(asked: Puzzle, value: str, language: str) -> Json:
    verdict = asked.check(value)
    return {"right": verdict.stars == MOST_STARS, "text": verdict.short(language)}


def _shown(asked: Puzzle, turns: Sequence[str], pool: Pool, watch: Watch) -> list[Json]:
    """The start, and the table after each turn with its entry of the log."""
    found = []
    for n, state in enumerate(asked.after_turns(turns)):
        found.append(_node(asked, state, turns[n - 1] if n else "", n, pool))
        watch()
    return found


def _node(asked: Puzzle, state: Any, turn: str, number: int, pool: Pool) -> Json:
    seat, language = asked.seat, pool.language
    node = pool.drawn(frames.drawn(state, language, asked.view, seat, seat))
    if turn:
        entry = frames.entry(number, seat, turn, state.events, language, False, seat)
        node["told"] = pool.number(entry)
    return node
