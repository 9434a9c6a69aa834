"""The collection as a notebook shows it: a table of puzzles that gives no answer away.

ga.puzzles()                          all, with title, grade, stars, themes, and what you have solved
ga.puzzles(tier=3, solved=False)      those of grade T3 that are still open
ga.puzzles(theme="shared-ride")[0]    one of them: its picture and its task
ga.puzzles().to_rows()                the same as rows
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.fields import shown, unknown
from glueckauf.core.puzzle import MOST_STARS, Puzzle, words
from glueckauf.core.puzzle_file import TIERS
from glueckauf.core.rows import Rows, html_table, text_table, tidy
from glueckauf.core.texts import LANGUAGES, Facts, tell
from glueckauf.learn import puzzle as files
from glueckauf.learn.progress import entries
from glueckauf.learn.training import NAME

ROOM = "learn"
FEW = 25  # puzzles that are printed; a notebook shows all
HEADS = ("id", "title", "game", "grade", "stars", "themes", "solved")


class Collection(list[Puzzle]):
    """Puzzles to choose from. Slices of it are lists; `to_rows` has what the table has, and more."""

    def __init__(self, found: Iterable[Puzzle], language: str = "en") -> None:
        super().__init__(found)
        self.language = language

    def to_rows(self) -> Rows:
        """For each puzzle id, title, grade, stars earned (None: none yet), themes, solved, kind, game."""
        best = best_stars()
        return tidy(self._row(one, best) for one in self)

    def _row(self, one: Puzzle, best: dict[str, int]) -> dict[str, Any]:
        return {
            "id": one.id,
            "title": words(one, self.language).get("title", one.id),
            "grade": one.tier,
            "stars": best.get(one.id),
            "themes": one.themes or (),
            "solved": one.id in best,
            "kind": one.kind,
            "game": one.game,
        }

    def to_frame(self) -> Any:
        """A pandas DataFrame of the rows."""
        return self.to_rows().to_frame()

    # --- The table ------------------------------------------------------------------------------

    def _say(self, key: str, **facts: Any) -> str:
        told: Facts = facts
        return tell(ROOM, key, told, self.language)

    def _columns(self) -> list[str]:
        """The game stands there only if there is more than one."""
        is_mixed = len({one.game for one in self}) > 1
        return [name for name in HEADS if name != "game" or is_mixed]

    def _heads(self) -> list[str]:
        return [self._say("collection-head", column=name) for name in self._columns()]

    def _cells(self, row: dict[str, Any]) -> list[str]:
        stars, game = row["stars"], row["game"]
        names = (files.theme_name(theme, self.language, game) for theme in row["themes"])
        cells = {
            "id": row["id"],
            "title": row["title"],
            "game": tell(game, "short-title", {}, self.language),
            "grade": "" if row["grade"] is None else TIERS[row["grade"]],
            "stars": "" if stars is None else "★" * stars + "☆" * (MOST_STARS - stars),
            "themes": ", ".join(names),
            "solved": "✓" if row["solved"] else "",
        }
        return [cells[name] for name in self._columns()]

    def _told(self, rows: Rows) -> str:
        if not rows:
            return self._say("collection-none")
        return self._say(
            "collection-count", puzzles=len(rows), solved=sum(r["solved"] for r in rows)
        )

    def __repr__(self) -> str:
        rows = self.to_rows()
        if not rows:
            return self._told(rows)
        table = text_table(self._heads(), map(self._cells, rows[:FEW]))
        left = len(rows) - FEW
        more = [self._say("collection-more", puzzles=left)] if left > 0 else []
        return "\n".join([self._told(rows), "", table, *more])

    def _repr_mimebundle_(self, **_options: Any) -> dict[str, str]:
        rows = self.to_rows()
        cells = list(map(self._cells, rows))
        page = html_table(self._heads() if rows else (), cells, self._told(rows))
        return {"text/plain": repr(self), "text/html": page}


def best_stars() -> dict[str, int]:
    """The most stars of every puzzle that the learner has solved."""
    best: dict[str, int] = {}
    try:
        noted = entries()
    except FileError:
        return {}  # the boards tell it; looking at the collection works all the same
    for entry in noted:
        if entry.lesson == NAME and entry.solved:
            stars = min(max(entry.stars, 0), MOST_STARS)
            best[entry.screen] = max(best.get(entry.screen, 0), stars)
    return best


def puzzles(
    theme: str | None = None,
    tier: int | str | None = None,
    kind: str | None = None,
    sort: str | None = None,
    game: str | None = None,
    solved: bool | None = None,
    language: str = "en",
) -> Collection:
    """The shipped puzzles with this theme, of this grade (3 or "T3"), kind, sort and game; solved or not."""
    if language not in LANGUAGES:
        raise ValueError(unknown("language", str(language), LANGUAGES))
    found = files.puzzles(theme=theme, tier=_grade(tier), kind=kind, sort=sort, game=game)
    best = best_stars() if solved is not None else {}
    return Collection(
        (one for one in found if solved is None or (one.id in best) is solved), language
    )


def _grade(tier: int | str | None) -> int | None:
    if tier is None:
        return None
    word = str(tier).upper()
    name = word if word.startswith("T") else f"T{word}"
    if isinstance(tier, bool) or name not in TIERS:
        known = f"{TIERS[0]} to {TIERS[-1]}"
        raise ValueError(f"there is no grade {shown(tier)}; the grades are {known}, easy to hard")
    return TIERS.index(name)
