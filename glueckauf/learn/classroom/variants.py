"""Personal variants for a class: everybody gets the same themes and grades, and other numbers.

    plan = ga.classroom.variants(["04-ride-light", "09-the-sacrifice"], ["Anna", "Bruno"], seed=2026)
    plan.save("variants")                      the list and every puzzle, in a new folder
    plan.print("sheets")                       sheets.pdf for the class, key.pdf for you
    ga.classroom.read("class", variants="variants")

The same seed, student and puzzle give the same variant, whoever else is in the class. Students write
the id that stands on the sheet, or that of the puzzle it was made from: their own variant is meant.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from tqdm import tqdm

from glueckauf.core.errors import FileError
from glueckauf.core.fields import tree
from glueckauf.core.files import MEASURED, read_text, write_new
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.rows import Rows, tidy
from glueckauf.learn.classroom.people import code, plain, visible
from glueckauf.learn.puzzle import Named, as_puzzle, load
from glueckauf.learn.variant import variant

LIST = "variants.json"
FORMAT = 1
MOST_STUDENTS = 1000
_REQUIRED = {
    "variants": str(FORMAT),
    "seed": '"2026"',
    "puzzles": '["04-ride-light"]',
    "students": '[["Anna", ["04-ride-light-v-2026-k7qf4t"]]]',
}


class Variants(NamedTuple):
    """Who has which variant: by student, in the order of `puzzles`, the ids they were made from."""

    seed: str
    puzzles: tuple[str, ...]
    made: Mapping[str, tuple[Puzzle, ...]]

    @property
    def students(self) -> tuple[str, ...]:
        return tuple(self.made)

    def of(self, student: str) -> dict[str, Puzzle]:
        """A student's variants, by the ids of the puzzles that they were made from."""
        return dict(zip(self.puzzles, self.made.get(plain(student), ()), strict=False))

    def owner(self, name: str) -> str | None:
        """Whose variant has this id."""
        return next(
            (who for who, made in self.made.items() if any(one.id == name for one in made)), None
        )

    def to_rows(self) -> Rows:
        """One row for every student and puzzle."""
        return tidy(
            {"student": visible(who), "puzzle": puzzle, "variant": one.id}
            for who, made in self.made.items()
            for puzzle, one in zip(self.puzzles, made, strict=True)
        )

    def __repr__(self) -> str:
        return repr(self.to_rows())

    def _repr_html_(self) -> str:
        return self.to_rows()._repr_html_()

    # --- Files ----------------------------------------------------------------------------------

    def save(self, folder: str | Path) -> Path:
        """Write the list and the puzzles to a folder that does not exist yet."""
        place = new_folder(Path(folder))
        for made in self.made.values():
            for one in made:
                write_new(place / f"{one.id}.toml", one.dumps())
        listed = {
            "variants": FORMAT,
            "seed": self.seed,
            "puzzles": list(self.puzzles),
            "students": [[who, [one.id for one in made]] for who, made in self.made.items()],
        }
        write_new(place / LIST, json.dumps(listed, ensure_ascii=False, indent=1) + "\n")
        return place

    def print(self, folder: str | Path, language: str = "en", *, colour: bool = False) -> Path:
        """Write sheets.pdf and key.pdf to a folder that does not exist yet."""
        from glueckauf.learn.classroom.sheets import write_sheets

        place = new_folder(Path(folder))
        write_sheets(self, place, language, colour=colour)
        return place


def variants(puzzles: Iterable[Named], students: Iterable[str], seed: int | str) -> Variants:
    """Make the variants of a class; every student is named once."""
    asked = [as_puzzle(one) for one in puzzles]
    names = [plain(name) for name in students]
    for what, given in (("puzzles", [one.id for one in asked]), ("students", names)):
        if not given:
            raise ValueError(f"variants need {what}; give a list of them")
        twice = next((visible(name) for name in given if given.count(name) > 1), None)
        if twice is not None:
            raise ValueError(
                f"{twice} is there twice among the {what}; give each a name of its own"
            )
    made: dict[str, tuple[Puzzle, ...]] = {}
    with tqdm(total=len(names) * len(asked), unit="variant", leave=False, disable=None) as bar:
        for name in names:
            own = []
            for one in asked:
                own.append(variant(one, _mark(seed, name)))
                bar.update()
            made[name] = tuple(own)
    return Variants(str(seed), tuple(one.id for one in asked), made)


def _mark(seed: int | str, name: str) -> str:
    """The seed of a student's variants. It stands in their ids, and so it does not tell the name."""
    return f"{seed}-{code(name, str(seed)).lower()}"


def load_variants(folder: str | Path) -> Variants:
    """Variants that were saved; FileError says in one sentence what is wrong with a file."""
    path = Path(folder) / LIST
    fields = tree(read_text(path, MEASURED), str(path), "json").table(_REQUIRED, _REQUIRED)
    fields["variants"].number(FORMAT, FORMAT)
    puzzles = tuple(fields["puzzles"].words("puzzles", 1, MOST_STUDENTS))
    made: dict[str, tuple[Puzzle, ...]] = {}
    for line in fields["students"].items("students", 1, MOST_STUDENTS):
        who, listed = line.items("parts", 2, 2)
        ids = listed.words("variants", len(puzzles), len(puzzles))
        made[plain(who.text())] = tuple(load(path.parent / f"{Path(one).name}.toml") for one in ids)
    return Variants(fields["seed"].text(), puzzles, made)


def new_folder(place: Path) -> Path:
    """Make a folder, or take an empty one; nothing is ever overwritten."""
    try:
        place.mkdir(parents=True, exist_ok=True)
        is_used = any(place.iterdir())
    except OSError as error:
        raise FileError(str(place), "folder", f"cannot be made: {error.strerror}") from None
    if is_used:
        raise FileError(str(place), "folder", "is not empty; name a new one")
    return place
