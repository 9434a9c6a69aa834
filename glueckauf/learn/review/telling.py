"""A review in words: what the text form and the page in the browser both say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from glueckauf.core.record import Record
from glueckauf.core.rows import text_table
from glueckauf.core.texts import Fact, name_of, plain, tell
from glueckauf.games import positions, room
from glueckauf.games.reviewing import fact_name, in_play, proof_told
from glueckauf.games.sheet import MINUS, score
from glueckauf.learn.review.analysis import IN_PLAY
from glueckauf.learn.review.value import Judged, Review

ROOM = "learn"
FEW = 5  # slips that are printed
WIDE = 6  # the columns of numbers
WHOM = ("sound", "search", "greedy")


class Told(NamedTuple):
    """A slip in words."""

    title: str  # whose, and when
    cost: str
    played: str
    better: str
    proof: str  # "" where nothing is proven


def say(key: str, language: str, **facts: Fact) -> str:
    return tell(ROOM, f"review-{key}", facts, language)


@lru_cache(maxsize=4)
def states_of(record: Record) -> tuple[Any, ...]:
    """Every position of a record."""
    return tuple(positions(record))


def number(value: float, language: str = "en") -> str:
    """A number of points: whole ones, but small ones with a digit behind the point."""
    shown = f"{abs(value):.0f}" if abs(value) >= 9.95 else f"{abs(value):.1f}"
    sign = MINUS if value < 0 and float(shown) else ""
    return sign + (shown if language == "en" else shown.replace(".", ","))


def line_told(before: Any, moves: Sequence[str], language: str) -> str:
    """What a player does with these moves, in one sentence if the game has one for it."""
    events, state, labels = [], before, []
    table = room(before.game).table
    for move in moves:
        labels.append(table.label(state, move, language))
        state = state.after(move)
        events += state.events
    return plain(table.recap(events, language) or " · ".join(labels))


def slip_told(review: Review, one: Judged, language: str) -> Told:
    before = states_of(review.record)[one.ply]
    proven = ""
    if one.proof is not None and one.proof.missed > 0:
        proven = say("proven", language, what=proof_told(before.game, one.proof, language))
    facts: dict[str, Fact] = {"turn": one.turn, "seat": one.seat}
    return Told(
        say("slip", language, **facts),
        say("cost", language, cost=number(one.cost, language), doubt=number(one.doubt, language)),
        line_told(before, one.played, language),
        line_told(before, one.better, language),
        proven,
    )


def headline(review: Review, language: str) -> str:
    """Who has how many points, and whether the game is over."""
    scores = " ".join(map(str, review.result))
    return say(
        "result", language, scores=scores, over=int(review.is_over), turns=len(review.record.turns)
    )


def budget(review: Review, language: str) -> str:
    """What the numbers rest on."""
    return say("budget", language, iterations=review.iterations, seed=review.seed)


Table = tuple[
    str, list[tuple[str, list[str]]]
]  # a title, and rows of a name and a cell for each player


def points_table(review: Review, language: str) -> Table:
    last = states_of(review.record)[-1]
    house = room(review.record.game)
    sheet = house.table.scoresheet(last, language)
    names = {row.source: row.name for row in sheet.rows} if sheet is not None else {}
    if getattr(house, "review", None) is not None:
        names[IN_PLAY] = in_play(house.GAME, language)
    rows = [
        (names.get(source, source), list(map(score, row))) for source, row in review.points.sources
    ]
    total = [str(vp) for vp in review.result]
    return say("points", language), [*rows, (say("total", language), total)]


def waste_table(review: Review, language: str) -> Table:
    """What was wasted, and what was proven to be left lying."""
    game = review.record.game
    rows = [(fact_name(game, name, language), list(map(str, row))) for name, row in review.facts]
    proven = [one for one in review.judged if one.proof is not None]
    if proven:
        missed = [0] * review.record.players
        for one in proven:
            missed[one.seat] += one.proof.missed if one.proof else 0
        rows.append((say("missed", language), list(map(str, missed))))
    return say("waste", language), rows


def bots_table(review: Review, language: str) -> Table:
    """The share of decisions without a slip, and of those that the bots would have begun alike."""

    def share(seat: int, whom: str) -> str:
        found = review.share(seat, whom)
        return "–" if found is None else f"{100 * found:.0f} %"

    people = range(review.record.players)
    rows = [
        (say("share", language, whom=whom), [share(seat, whom) for seat in people]) for whom in WHOM
    ]
    counts = [str(sum(one.is_slip for one in review.of(seat))) for seat in people]
    return say("bots", language), [(say("slips-count", language), counts), *rows]


def tables(review: Review, language: str) -> list[Table]:
    found = [f(review, language) for f in (points_table, waste_table, bots_table)]
    return [table for table in found if table[1]]


def text(review: Review, language: str = "en") -> str:
    """All of it on a few lines, for places without pictures."""
    people = [name_of(seat, language) for seat in range(review.record.players)]
    lines = [headline(review, language), budget(review, language), ""]
    slips = review.slips
    lines.append(say("slips", language, n=len(slips)))
    for place, one in enumerate(slips[:FEW], start=1):
        found = slip_told(review, one, language)
        lines.append(f"{place}. {found.title} {found.cost}")
        lines.append(f"   {say('played', language)} {found.played}")
        lines.append(f"   {say('better', language)} {found.better}")
        lines += [f"   {found.proof}"] if found.proof else []
    for title, rows in tables(review, language):
        cells = [[name, *(cell.rjust(WIDE) for cell in row)] for name, row in rows]
        lines += ["", text_table([title, *(name.rjust(WIDE) for name in people)], cells)]
    return "\n".join(lines)
