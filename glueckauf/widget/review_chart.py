"""The chart of a review: who leads by how much, turn by turn, as a picture whose turns can be pointed at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from glueckauf.core.texts import Fact, name_of
from glueckauf.games import room
from glueckauf.learn.review.telling import number, say, states_of
from glueckauf.learn.review.value import Judged, Review

WIDTH, HEIGHT = 400, 190
LEFT, RIGHT, TOP, BOTTOM = 40, 394, 10, 172  # of the field
COLOURS = ("#9c2a22", "#215288", "#22603a", "#6d3d87")  # where no style says others
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


def chart(review: Review, language: str, chosen: int = 0) -> str:
    """As SVG: a line for every player, of what they could expect from what they saw on their own turns.

    Of two players the lead of one is the other's lag, so both lines tell who is ahead.
    """
    turns = len(review.record.turns)
    shown = list(range(review.record.players))
    points = review.turns
    drawn = _Chart(turns, _most(points), is_mirrored=len(shown) == 2)
    title = say("margin", language)
    inside = [
        *drawn.grid(_chapters(review)),
        *(drawn.band(points, seat) for seat in shown),
        *(drawn.line(points, seat) for seat in shown),
        *drawn.marks(review.slips),
        *drawn.names(shown, review.record.players, language),
        drawn.here(chosen),
        *(drawn.column(one, told(one, language)) for one in points),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ga-part ga-review-chart" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' role="img" aria-label="{escape(title)}" font-family="system-ui, sans-serif"'
        f' style="font-size:10.5px;fill:var(--ga-ink,#2a241d);background:var(--ga-paper,#fffaf0)">'
        f"{''.join(inside)}</svg>"
    )


def told(one: Judged, language: str) -> str:
    """A turn in a few words: whose, and what it was expected to lead to."""
    lead = number(one.margins[one.seat], language)
    doubt = number(one.doubts[one.seat], language)
    facts: dict[str, Fact] = {"turn": one.turn, "seat": one.seat, "slip": int(one.is_slip)}
    return say("point", language, **facts, lead=lead, doubt=doubt)


def _most(points: Sequence[Judged]) -> int:
    """The largest lead on the chart, rounded up."""
    highest = max((abs(one.margins[one.seat]) for one in points), default=1.0)
    every = next(step for step in STEPS if highest / step <= 3)
    return every * (int(highest // every) + 1)


def _chapters(review: Review) -> Iterator[int]:
    """The turns with which a new chapter begins."""
    states = states_of(review.record)
    table = room(review.record.game).table
    before = None
    for one in review.turns:
        chapter = table.chapter(states[one.ply])
        if before is not None and chapter != before:
            yield one.turn
        before = chapter


def _colour(seat: int) -> str:
    return f"var(--ga-p{seat},{COLOURS[seat % len(COLOURS)]})"


class _Chart:
    def __init__(self, turns: int, most: int, is_mirrored: bool) -> None:
        self.turns, self.most, self.is_mirrored = max(turns, 1), most, is_mirrored

    def x(self, turn: float) -> float:
        return LEFT + (RIGHT - LEFT) * (turn - 0.5) / self.turns

    def y(self, lead: float) -> float:
        held = max(-self.most, min(self.most, lead))
        return (TOP + BOTTOM) / 2 - (BOTTOM - TOP) / 2 * held / self.most

    def grid(self, chapters: Iterator[int]) -> Iterator[str]:
        soft = "stroke:var(--ga-line,#b9ab92);stroke-width:.6"
        for lead in (-self.most, -self.most // 2, 0, self.most // 2, self.most):
            y, dark = self.y(lead), ";stroke-width:1.2" if lead == 0 else ""
            yield f'<path d="M{LEFT} {y:g}H{RIGHT}" style="{soft}{dark}"/>'
            sign = "+" if lead > 0 else "−" if lead < 0 else ""
            yield f'<text x="{LEFT - 4}" y="{y + 3.5:g}" text-anchor="end">{sign}{abs(lead)}</text>'
        for turn in chapters:
            x = self.x(turn - 0.5)
            yield f'<path d="M{x:.1f} {TOP}V{BOTTOM}" style="{soft};stroke-dasharray:3 3"/>'
        every = next(step for step in STEPS if self.turns / step <= 9)
        for turn in range(every, self.turns + 1, every):
            yield f'<text x="{self.x(turn):.1f}" y="{BOTTOM + 14}" text-anchor="middle">{turn}</text>'

    def _lead(self, one: Judged, more: int = 0) -> float:
        """The lead of whoever was to move, perhaps with its doubt; of two, always that of the first."""
        lead = one.margins[one.seat] + more * one.doubts[one.seat]
        return -lead if self.is_mirrored and one.seat else lead

    def _way(self, points: Sequence[Judged], seat: int, more: int) -> list[str]:
        own = (one for one in points if one.seat == seat)
        return [f"{self.x(one.turn):.1f} {self.y(self._lead(one, more)):.1f}" for one in own]

    def band(self, points: Sequence[Judged], seat: int) -> str:
        way = [*self._way(points, seat, 1), *reversed(self._way(points, seat, -1))]
        if not way:
            return ""
        return f'<path d="M{" ".join(way)}Z" style="fill:{_colour(seat)};opacity:.16"/>'

    def line(self, points: Sequence[Judged], seat: int) -> str:
        way = " ".join(self._way(points, seat, 0))
        if not way:
            return ""
        return f'<path d="M{way}" style="fill:none;stroke:{_colour(seat)};stroke-width:1.8;stroke-linejoin:round"/>'

    def marks(self, slips: Sequence[Judged]) -> Iterator[str]:
        """Slips, in the colour of whose they are."""
        for one in slips:
            yield (
                f'<circle cx="{self.x(one.turn):.1f}" cy="{self.y(self._lead(one)):.1f}" r="4.5"'
                f' style="fill:{_colour(one.seat)};stroke:var(--ga-paper,#fff);stroke-width:1.5"/>'
            )

    def names(self, shown: Sequence[int], players: int, language: str) -> Iterator[str]:
        if players == 2:
            for seat, y in ((0, TOP + 11), (1, BOTTOM - 5)):
                words = escape(say("ahead", language, seat=seat))
                yield f'<text x="{RIGHT - 4}" y="{y}" text-anchor="end" style="fill:{_colour(seat)};font-weight:600">{words}</text>'
            return
        for place, seat in enumerate(shown):
            yield (
                f'<text x="{LEFT + 6 + 62 * place}" y="{TOP + 11}" style="fill:{_colour(seat)};font-weight:600">'
                f"{escape(name_of(seat, language))}</text>"
            )

    def here(self, turn: int) -> str:
        if not turn:
            return ""
        x = self.x(turn)
        return f'<path class="ga-review-here" d="M{x:.1f} {TOP}V{BOTTOM}" style="stroke:var(--ga-ink,#2a241d);stroke-width:1.4"/>'

    def column(self, one: Judged, words: str) -> str:
        wide = (RIGHT - LEFT) / self.turns
        return (
            f'<rect data-turn="{one.turn}" x="{self.x(one.turn) - wide / 2:.1f}" y="{TOP}" width="{wide:.1f}"'
            f' height="{BOTTOM - TOP}" style="fill:transparent"><title>{escape(words)}</title></rect>'
        )
