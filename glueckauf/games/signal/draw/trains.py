"""The trains on the board, one under the other: what each face of their dice would cost."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, text
from glueckauf.games.signal import moving
from glueckauf.games.signal.draw.labels import (
    capital,
    name,
    phrase,
    run_words,
    shortened,
    space_name,
    train_name,
)
from glueckauf.games.signal.draw.signs import train
from glueckauf.games.signal.moving import Run
from glueckauf.games.signal.outlook import on_its_way, outlook
from glueckauf.games.signal.parts import Next, Train
from glueckauf.games.signal.rules import State

MARGIN = 7
TOP = 24
ROW = 26
FOOT = 27  # what the signs mean; a board puts its button for folding beside it
CELL = 38
PLACE_LETTERS = 24
LETTER = 5.7  # about the width of a small one


def trains_part(state: State, language: str) -> Part:
    """A row for each train; the room of trains in the depot stays, so that nothing jumps."""
    rows = max(len(state.trains), 3)
    foot = TOP + rows * (ROW + 2)
    height = foot + FOOT
    body = box(0, 0, WIDTH, height, "ground", 8) + text(
        MARGIN + 2, 17, name(language, "trains"), "h"
    )
    if not state.trains:
        body += text(MARGIN + 2, TOP + 18, name(language, "no-trains"), "s")
    for n, one in enumerate(state.trains):
        body += _row(state, language, one, TOP + n * (ROW + 2))
    body += at(MARGIN + 4, foot + FOOT / 2 - 1, _legend(language))
    return Part("trains", WIDTH, height, name(language, "trains"), body, TOP)


@lru_cache(maxsize=16)
def _legend(language: str) -> str:
    """What the signs in the rows mean."""
    signs = {"on": _ON, "city": _CITY, "delivers": _ANCHOR, "gone": _GONE}
    signs["lost"] = text(0, 4, "−1", "lloss")
    body, x = "", 6.0
    for kind, sign in signs.items():
        words = phrase(language, "sign", sign=kind)
        body += at(round(x, 1), 0, sign) + text(round(x + 10, 1), 4, words, "s")
        x += 26 + LETTER * len(words)
    return body


def _row(state: State, language: str, one: Train, top: int) -> str:
    runs = outlook(state, one)
    pending = state.pending
    due = one.space == on_its_way(state)
    if isinstance(pending, Next):
        due = one.space in pending.waiting
    body = box(0, 0, WIDTH - 2 * MARGIN, ROW, f"face ga-plank{' ga-turn' if due else ''}", 5)
    body += at(16, ROW / 2, train(one.colour, one.load))
    words = shortened(_where(language, state, one), PLACE_LETTERS)
    body += text(32, ROW / 2 + 4, words, "s")
    left = WIDTH - 2 * MARGIN - CELL * len(runs)
    for n, (points, run) in enumerate(runs.items()):
        body += _cell(points, run, left + CELL * n)
    told = [train_name(language, state.map, one), phrase(language, "rolls")]
    told += [run_words(language, state.map, points, run) for points, run in runs.items()]
    return keyed(f"outlook/{one.space}", ". ".join(map(capital, told)), body, MARGIN, top)


def _where(language: str, state: State, one: Train) -> str:
    on = state.map
    if one.space in on.sections:
        a, b = on.ends[on.sections[one.space].line]
        return f"{on.nodes[a].name}–{on.nodes[b].name}"
    return space_name(language, on, one.space)


def _cell(points: int, run: Run, x: float) -> str:
    """A face: its points, and what it loses or where it leads as a sign."""
    body = box(x, 3, CELL - 3, ROW - 6, "chip", 4) + text(x + 9, ROW / 2 + 4, str(points), "n m")
    if run.lost:
        return body + text(x + 24, ROW / 2 + 4, f"−{run.lost}", "lloss")
    if run.delivered:
        return body + at(x + 23, ROW / 2, _ANCHOR)
    if run.train is None:
        return body + at(x + 23, ROW / 2, _GONE)
    if run.end in (moving.CITY, moving.PAUSED):
        return body + at(x + 23, ROW / 2, _CITY)
    return body + at(x + 23, ROW / 2, _ON)


_ANCHOR = '<path class="ga-anchor" d="M0-5V6M-3-2H3M-5.4 2Q-5 6 0 6T5.4 2"/>'
_CITY = '<path class="ga-city" d="M-5.5-4H5.5V4H-5.5z"/>'
_ON = '<path class="ga-tick" d="M-5 0L-1.5 3.6 5-3.6"/>'
_GONE = '<path class="ga-loss" d="M-4-4L4 4M4-4L-4 4"/>'
