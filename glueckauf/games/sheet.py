"""The scoresheet: where everybody's points come from, as a value that prints and shows as a table.

    print(state.scoresheet())        an aligned table; in a notebook it shows as one
    state.scoresheet("pl").to_rows() tidy rows: shift, seat, player, source, count, place, tied, vp

A game's `state.scoresheet()` gives the points of the scoring that the last move led to, or else what
would be scored if it came now. What whoever looks on cannot know is None, and shown as "?".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Any, NamedTuple, TypeVar

from glueckauf.core.protocol import State
from glueckauf.core.rows import Rows
from glueckauf.core.texts import SHARED, Fact, phrase_of, tell

S = TypeVar("S", bound=State)
UNKNOWN = "?"
MINUS = "−"


class Cell(NamedTuple):
    """What a player has of one source of points, and what it gives; None: nobody here can know."""

    number: int | None
    vp: int | None
    place: int = 0  # 1 or 2; 0: none, or places do not matter
    tied: bool = False
    shown: str = ""  # the count in other words than the number alone

    @property
    def told(self) -> str:
        return self.shown or (UNKNOWN if self.number is None else str(self.number))


class SheetRow(NamedTuple):
    """One source of points: its name, and a cell for each player."""

    source: str  # the same word in every language
    name: str
    cells: tuple[Cell, ...]
    icon: str = ""  # the name of one of the table's icons
    scored: bool = True  # or is it only counted so far?

    @property
    def counts(self) -> tuple[str, ...]:
        """What each player has, as it is shown."""
        return tuple(cell.told for cell in self.cells)

    @property
    def points(self) -> tuple[int | None, ...]:
        return tuple(cell.vp for cell in self.cells)


class Sheet(NamedTuple):
    """The score explained: a row for each source of points, a column for each player."""

    title: str
    people: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    totals: tuple[int | None, ...]
    shift: int
    before: tuple[int, ...] = ()  # empty in games that score once
    is_scored: bool = False  # or is it what would be scored now?
    outcome: str = ""  # at the end: who has won, and by what
    winners: tuple[int, ...] = ()
    language: str = "en"

    @property
    def gained(self) -> tuple[int | None, ...]:
        """The points of all rows, player by player."""
        columns = zip(*(row.points for row in self.rows), strict=True)
        return tuple(map(total, columns))

    @property
    def sums(self) -> tuple[tuple[str, tuple[int | None, ...]], ...]:
        """What stands under the rows: the score before, what was gained, and the score after."""
        lines = [("total", self.totals)]
        if self.before and set(self.totals) == {None}:  # of what is to come nobody knows anything
            lines = [("before", self.before)]
        elif self.before:
            lines = [("before", self.before), ("gained", self.gained), *lines]
        return tuple((word(f"sheet-{key}", self.language), values) for key, values in lines)

    def place(self, cell: Cell) -> str:
        """The place in short, "1st" or, for a tie, "1st="."""
        if not cell.place:
            return ""
        return word("sheet-place", self.language, place=cell.place, tied=int(cell.tied))

    def spoken(self, row: SheetRow, seat: int) -> str:
        """One cell in words: "Anna: 3, first place, 2 points"."""
        cell = row.cells[seat]
        words = [word("sheet-hidden", self.language) if cell.told == UNKNOWN else cell.told]
        if cell.place:
            facts: dict[str, Fact] = {"place": cell.place, "tied": int(cell.tied)}
            words.append(word("sheet-placed", self.language, **facts))
        if cell.vp and row.scored:
            words.append(
                word("sheet-points", self.language, vp=abs(cell.vp), lost=int(cell.vp < 0))
            )
        return f"{self.people[seat]}: {', '.join(words)}"

    def since(self, earlier: Sheet) -> Sheet:
        """With what was counted at an earlier scoring as the least of what is hidden now.

        What is hidden only grows: a delivered card stays delivered.
        """
        counted = {row.source: row.cells for row in earlier.rows if row.scored}
        rows = (
            row._replace(
                cells=tuple(
                    cell._replace(shown=f"≥ {was.number}")
                    if cell.number is None and was.number
                    else cell
                    for cell, was in zip(row.cells, counted.get(row.source, row.cells), strict=True)
                )
            )
            for row in self.rows
        )
        return self._replace(rows=tuple(rows))

    def to_rows(self) -> Rows:
        """A row for each source and player; `to_frame()` of it is a pandas DataFrame."""
        return Rows(
            {
                "shift": self.shift,
                "seat": seat,
                "player": self.people[seat],
                "source": row.source,
                "count": cell.number,
                "place": cell.place or None,
                "tied": cell.tied,
                "vp": cell.vp,
            }
            for row in self.rows
            for seat, cell in enumerate(row.cells)
        )

    def __str__(self) -> str:
        """A line for each source of points; each player has three columns."""
        heads = [self.title, *(row.name for row in self.rows), *(name for name, _ in self.sums)]
        stub = max(map(len, heads))
        columns = [self._column(seat) for seat in range(len(self.people))]
        lines = [heads[0].ljust(stub)] + [name.ljust(stub) for name in heads[1:]]
        for column in columns:
            lines = [f"{line}   {cell}" for line, cell in zip(lines, column, strict=True)]
        lines.insert(len(self.rows) + 1, "-" * max(map(len, lines)))
        return "\n".join(line.rstrip() for line in (*lines, *filter(None, [self.outcome])))

    def _column(self, seat: int) -> list[str]:
        """The cells of one player under the name, all of one width."""
        cells = [row.cells[seat] for row in self.rows]
        counts = _aligned((cell.told for cell in cells), str.rjust)
        places = _aligned((f" {place}".rstrip() for place in map(self.place, cells)), str.ljust)
        points = [
            signed(cell.vp) if row.scored and cell.number is not None else ""
            for row, cell in zip(self.rows, cells, strict=True)
        ]
        sums = [sum_text(n, values[seat]) for n, (_, values) in enumerate(self.sums)]
        vps = _aligned((*points, *sums), str.rjust)
        made = [
            f"{count}{place} {vp}" for count, place, vp in zip(counts, places, vps, strict=False)
        ]
        lower = vps[len(cells) :]
        width = max(map(len, (*made, *lower, self.people[seat])))
        return [text.rjust(width) for text in (self.people[seat], *made, *lower)]

    def _repr_html_(self) -> str:
        """A table that needs no style sheet but its own few lines, light or dark as the page is."""
        head = "".join(
            f'<th scope="col" colspan="3"{_LEFT}>{escape(name)}</th>' for name in self.people
        )
        body = "".join(map(self._html_row, self.rows))
        foot = "".join(
            f'<tr><th scope="row" style="text-align:left">{escape(name)}</th>'
            + "".join(
                f'<td colspan="3"{_RIGHT}>{_html_sum(n, value, n == len(self.sums) - 1)}</td>'
                for value in values
            )
            + "</tr>"
            for n, (name, values) in enumerate(self.sums)
        )
        outcome = f"<p>{escape(self.outcome)}</p>" if self.outcome else ""
        return (
            '<table style="border-collapse:collapse;white-space:nowrap"><caption style="text-align:left;font-weight:bold">'
            f"{escape(self.title)}</caption><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody>"
            f'<tfoot style="border-top:1px solid currentColor">{foot}</tfoot></table>{outcome}'
        )

    def _html_row(self, row: SheetRow) -> str:
        faint = "" if row.scored else ";opacity:.65"
        cells = "".join(
            f"<td{_LEFT_NUMBER}>{escape(cell.told)}</td>"
            f'<td style="text-align:left;padding:0 .6em">{escape(self.place(cell))}</td>'
            f"<td{_RIGHT}>{_strong(cell) if row.scored else ''}</td>"
            for cell in row.cells
        )
        name = f'<th scope="row" style="text-align:left;font-weight:normal">{escape(row.name)}</th>'
        return f'<tr style="{faint[1:]}">{name}{cells}</tr>'


_LEFT = ' style="text-align:left;padding-left:1.5em"'
_LEFT_NUMBER = ' style="text-align:right;padding-left:1.5em"'
_RIGHT = ' style="text-align:right"'


def total(points: Iterable[int | None]) -> int | None:
    """The sum, if all of it is known."""
    found = list(points)
    known = [vp for vp in found if vp is not None]
    return sum(known) if len(known) == len(found) else None


def signed(vp: int | None) -> str:
    """Points as they are added: "+3", "−2", nothing for none, "?" where nobody can know."""
    if vp is None:
        return UNKNOWN
    return f"+{vp}" if vp > 0 else f"{MINUS}{-vp}" if vp else ""


def score(vp: int | None) -> str:
    """A score as it stands, which may be less than nothing."""
    return UNKNOWN if vp is None else f"{MINUS}{-vp}" if vp < 0 else str(vp)


def titled(key: str, language: str, **facts: Fact) -> str:
    """The title of a sheet: `after`, `end` or `now`."""
    return tell(SHARED, f"sheet-{key}", facts, language)


def outcome(state: S, tie: Callable[[S], dict[str, Fact]], language: str, you: int | None) -> str:
    """Who has won, and what decided between those who are level on points.

    `tie` gives what only the game knows of that: the facts of its text `tie-break`.
    """
    if not state.is_over:
        return ""
    over = [event for event in state.events if event.name == "game-over"]
    told = [event.sentence(language, you) for event in over]
    best = max(state.scores)
    tied = [seat for seat, vp in enumerate(state.scores) if vp == best]
    if len(tied) > 1:
        winners = state.winners
        facts: dict[str, Fact] = {
            "tied": " ".join(map(str, tied)),
            "winners": " ".join(map(str, winners)),
            "count": len(winners),
            "seat": winners[0],
            "you": int(winners == (you,)),
            "reader": -1 if you is None else you,
        }
        told.append(tell(state.game, "tie-break", {**facts, **tie(state)}, language))
    return " ".join(told)


def word(key: str, language: str, **facts: Fact) -> str:
    return phrase_of(SHARED, key, facts, language)


def _aligned(words: Iterable[str], adjust: Any) -> list[str]:
    found = list(words)
    width = max(map(len, found), default=0)
    return [adjust(text, width) for text in found]


def sum_text(n: int, value: int | None) -> str:
    """A number of the n-th of the sums: what is gained has a sign, a score only below nothing."""
    return (signed(value) or "+0") if n == 1 else score(value)


def _html_sum(n: int, value: int | None, last: bool) -> str:
    text = sum_text(n, value)
    return f"<strong>{text}</strong>" if last else text


def _strong(cell: Cell) -> str:
    text = signed(cell.vp) if cell.number is not None else ""
    return f"<strong>{text}</strong>" if text else ""
