"""A folder of records reviewed together, for a class: a row for each record and player.

found = review_folder("records")
found                             a table; in a notebook it shows as one
found.to_rows()                   record, seat, player, points, won, sound, greedy, slips, dearest, …
found.frequent()                  what slips are about, over all games
found.bad                         one sentence for each file that could not be reviewed
"""

from __future__ import annotations

from collections import defaultdict
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from tqdm import tqdm

from glueckauf.core.errors import FileError
from glueckauf.core.rows import Rows, html_table, text_table, tidy
from glueckauf.core.texts import name_of
from glueckauf.games import room
from glueckauf.games.reviewing import kind_name
from glueckauf.learn.review.judging import ITERATIONS
from glueckauf.learn.review.store import read_record, records_in
from glueckauf.learn.review.telling import line_told, number, say, states_of
from glueckauf.learn.review.value import Judged, Review

COLUMNS = ("record", "player", "points", "won", "sound", "greedy", "slips", "dearest", "wasted")


class Reviews(NamedTuple):
    """The reviews of a folder, by the names of their files; and sentences about those that went wrong."""

    reviews: tuple[tuple[str, Review], ...]
    bad: tuple[str, ...] = ()
    language: str = "en"

    def to_rows(self) -> Rows:
        """A row for each record and player, with a column for everything that can be wasted."""
        return tidy(
            self._row(name, review, seat)
            for name, review in self.reviews
            for seat in range(review.record.players)
        )

    def to_frame(self) -> Any:
        return self.to_rows().to_frame()

    def _row(self, name: str, review: Review, seat: int) -> dict[str, Any]:
        slips = [one for one in review.slips if one.seat == seat]
        last = states_of(review.record)[-1]
        return {
            "record": name,
            "game": review.record.game,
            "seat": seat,
            "player": name_of(seat, self.language),
            "points": review.result[seat],
            "won": seat in last.winners if review.is_over else None,
            "sound": _rounded(review.share(seat)),
            "greedy": _rounded(review.share(seat, "greedy")),
            "slips": len(slips),
            "lost": round(sum(one.cost for one in slips), 1),
            "dearest_turn": slips[0].turn if slips else None,
            "dearest_cost": slips[0].cost if slips else None,
            "dearest_doubt": slips[0].doubt if slips else None,
            **{f"wasted_{fact}": row[seat] for fact, row in review.facts},
        }

    def frequent(self) -> Rows:
        """What slips are about: what would have been better, how often, and the points it cost."""
        found: defaultdict[str, list[Judged]] = defaultdict(list)
        for _, review in self.reviews:
            game = review.record.game
            for one in review.slips if getattr(room(game), "review", None) is not None else ():
                found[kind_name(game, one.better[0], self.language)].append(one)
        rows = (
            {"better": kind, "times": len(them), "lost": _sum(them)} for kind, them in found.items()
        )
        return tidy(sorted(rows, key=lambda row: (-row["times"], -row["lost"])))

    # --- The table ------------------------------------------------------------------------------

    def _title(self) -> str:
        return say("folder", self.language, n=len(self.reviews), bad=len(self.bad))

    def _heads(self) -> list[str]:
        return [say("head", self.language, column=name) for name in COLUMNS]

    def _cells(self) -> list[list[str]]:
        found = []
        for name, review in self.reviews:
            for seat in range(review.record.players):
                row = self._row(name, review, seat)
                wasted = sum(one[seat] for fact, one in review.facts if fact == "steps")
                slips = [one for one in review.slips if one.seat == seat]
                found.append(
                    [
                        name,
                        row["player"],
                        str(row["points"]),
                        "✓" if row["won"] else "",
                        _percent(row["sound"]),
                        _percent(row["greedy"]),
                        str(row["slips"]),
                        self._dearest(review, slips[0]) if slips else "",
                        str(wasted),
                    ]
                )
        return found

    def _dearest(self, review: Review, slip: Judged) -> str:
        before = states_of(review.record)[slip.ply]
        cost = f"{number(slip.cost, self.language)} ± {number(slip.doubt, self.language)}"
        return f"{cost}, {say('slip', self.language, turn=slip.turn, seat=slip.seat)} {line_told(before, slip.played, self.language)}"

    def _frequent_heads(self) -> list[str]:
        names = ("better", "times", "lost")
        return [say("frequent-head", self.language, column=name) for name in names]

    def __repr__(self) -> str:
        lines = [self._title(), *self.bad, "", text_table(self._heads(), self._cells())]
        rows = self.frequent()
        if rows:
            cells = [row.values() for row in rows]
            lines += ["", say("frequent", self.language), text_table(self._frequent_heads(), cells)]
        return "\n".join(lines)

    def _repr_mimebundle_(self, **_options: Any) -> dict[str, str]:
        page = html_table(self._heads(), self._cells(), self._title())
        bad = "".join(f"<p>{escape(line)}</p>" for line in self.bad)
        rows = self.frequent()
        often = html_table(
            self._frequent_heads(), (row.values() for row in rows), say("frequent", self.language)
        )
        return {
            "text/plain": repr(self),
            "text/html": f"<div>{page}{bad}{often if rows else ''}</div>",
        }


def review_folder(
    folder: str | Path, iterations: int | None = None, seed: int = 0, language: str = "en"
) -> Reviews:
    """All records of a folder; a bad file gets a sentence, and the rest goes on."""
    from glueckauf.learn.review import reviewed

    found, bad = [], []
    paths = records_in(Path(folder))
    for path in tqdm(paths, unit="record", leave=False, disable=None):
        try:
            record = read_record(path)
            name = path.relative_to(folder).with_suffix("").as_posix()
            found.append((name, reviewed(record, iterations or ITERATIONS, seed)))
        except FileError as error:
            bad.append(str(error))
    return Reviews(tuple(found), tuple(bad), language)


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 3)


def _percent(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.0f} %"


def _sum(slips: list[Judged]) -> float:
    return round(sum(one.cost for one in slips), 1)
