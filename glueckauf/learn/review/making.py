"""Puzzles of the slips of a review: made by the game's own makers, saved with the learner's own.

made = puzzle_of(review, review.slips[0])
made.puzzle                       a puzzle, saved in the learner's folder; or None
made.why                          then one sentence tells why not
"""

from __future__ import annotations

from hashlib import sha256

from glueckauf.core.budget import NotProven, within
from glueckauf.core.files import is_file
from glueckauf.games import room
from glueckauf.games.contract import Made, Slip
from glueckauf.learn import own
from glueckauf.learn.puzzle import load, puzzles
from glueckauf.learn.review.telling import say, states_of
from glueckauf.learn.review.value import Judged, Review

SECONDS = 10.0  # that the proofs of one slip may take: somebody waits for them


def name_of_slip(review: Review, slip: Judged) -> str:
    """The id of its puzzle: the same for the same turn of the same game."""
    mark = sha256(str(review.record).encode()).hexdigest()[:6]
    return f"slip-{mark}-{slip.turn}" + (f"-{slip.ply}" if slip.ply != _first(review, slip) else "")


def _first(review: Review, slip: Judged) -> int:
    return next(one.ply for one in review.judged if one.turn == slip.turn)


def puzzle_of(review: Review, slip: Judged, language: str = "en") -> Made:
    """The puzzle of a slip, saved; or why there is none."""
    name = name_of_slip(review, slip)
    path = own.folder() / f"{name}.toml"
    if is_file(path):
        return Made(load(path), say("known", language, id=name))
    house = getattr(room(review.record.game), "puzzles", None)
    if house is None or not hasattr(house, "from_slip"):
        return Made(None, say("no-puzzles", language))
    before = states_of(review.record)[slip.ply]
    known = puzzles(game=review.record.game)
    try:
        with within(SECONDS, proofs_only=True):
            made: Made = house.from_slip(
                Slip(before, slip.played, slip.better), name, known, language
            )
    except NotProven:
        return Made(None, say("no-time", language, n=f"{SECONDS:g}"))
    if made.puzzle is None:
        return made
    path = own.keep(made.puzzle)
    return Made(load(path), say("made", language, id=name, folder=str(path.parent)))
