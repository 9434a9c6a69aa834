"""Puzzles on paper: A4, four a page, each with a strip to write the answer on; the key at the end.

The pictures are those of the table, in black on white unless colour is asked for. Typst sets the pages (`sheet.typ`); it brings
its fonts along, so a sheet looks the same everywhere. It is imported only here, and only when
something is printed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from tqdm import tqdm

from glueckauf.core.errors import FileError
from glueckauf.core.files import is_there, write_new
from glueckauf.core.puzzle import Json, Puzzle
from glueckauf.core.texts import LANGUAGES, tell
from glueckauf.learn.paper.pack import Note, pack, refuse
from glueckauf.learn.puzzle import rooms

PER_PAGE = 4
ROOM = "learn"
WORDS = ("title", "name", "date", "check", "notes", "key", "key-how")


def write(
    words: Sequence[str],
    path: str | Path,
    language: str = "en",
    *,
    colour: bool = False,
    note: Note = refuse,
) -> list[Puzzle]:
    """Print the pack that the words name to a PDF file that does not exist yet; `note` as for a pack."""
    path = Path(path)
    check_file(path)
    chosen = pack(words, note)
    make = partial(pdf, colour=True) if colour else pdf
    write_new(path, make(chosen, language))
    return chosen


def pdf(puzzles: Sequence[Puzzle], language: str = "en", *, colour: bool = False) -> bytes:
    """The sheet as a PDF file; the same puzzles give the same bytes."""
    check_printing(language)
    return _pdf(sheet(puzzles, language, colour=colour))


def leaves(
    people: Mapping[str, Sequence[Puzzle]], language: str = "en", *, colour: bool = False
) -> bytes:
    """Sheets for many, each with a name on it and no key: one PDF file, every sheet on its own paper."""
    check_printing(language)
    made = {name: sheet(puzzles, language, colour=colour) for name, puzzles in people.items()}
    named = [
        {"name": name, "quarters": one["quarters"], "whole": one["whole"]}
        for name, one in made.items()
    ]
    for cell in (cell for one in made.values() for cell in _cells(one)):
        cell["check"] = f'{cell["id"]} = "…"'  # no command knows puzzles that are somebody's own
    everything = [one for puzzles in people.values() for one in puzzles]
    whole = sheet(everything, language, colour=colour)
    whole["words"]["check"] = tell(ROOM, "sheet-answer", {}, language)
    return _pdf({**whole, "people": named, "key": []})


def _cells(tree: Json) -> list[Json]:
    return [*(cell for page in tree["quarters"] for cell in page["cells"]), *tree["whole"]]


def keys(people: Mapping[str, Sequence[Puzzle]], language: str = "en") -> bytes:
    """The key of such sheets, person by person."""
    check_printing(language)
    answers: list[Json] = []
    for name, puzzles in people.items():
        answers += [{"heading": name}, *sheet(puzzles, language)["key"]]
    everything = [one for puzzles in people.values() for one in puzzles]
    return _pdf({**sheet(everything, language), "people": [], "key": answers})


def check_file(path: Path) -> None:
    """May a PDF file be written there?"""
    if path.suffix.lower() != ".pdf":
        raise FileError(str(path), "file", "must end in .pdf; the file to write is named last")
    if is_there(path):
        raise FileError(str(path), "file", "exists already; it is never overwritten")


def check_printing(language: str) -> None:
    """Are there texts in this language, and somebody to set the pages?"""
    if language not in LANGUAGES:
        choices = ", ".join(LANGUAGES)
        raise FileError("glueckauf", "--lang", f"must be one of {choices}, not {language!r}")
    if find_spec("typst") is None:
        remedy = 'install it with: pip install "glueckauf[print]"'
        raise FileError("glueckauf", "typst", f"is not installed; {remedy}")


def _pdf(tree: Json) -> bytes:
    import typst

    layout = files(__package__).joinpath("sheet.typ").read_bytes()
    whole = {"people": [{"name": "", "quarters": tree["quarters"], "whole": tree["whole"]}], **tree}
    content = json.dumps(whole, ensure_ascii=False)
    compiler = typst.Compiler(layout, ignore_system_fonts=True, sys_inputs={"sheet": content})
    made = compiler.compile(format="pdf")
    assert isinstance(made, bytes), "a PDF is one file"
    return made


def sheet(puzzles: Sequence[Puzzle], language: str, *, colour: bool = False) -> Json:
    """Everything that is printed, as a tree for the layout; puzzles that need a page come last.

    A page has puzzles of one game, so that its foot tells how the moves of that game are written.
    """
    games = list(dict.fromkeys(one.game for one in puzzles))
    shown = tqdm(puzzles, unit="puzzle", leave=False, disable=None)
    made = sorted(
        ((one, one.printed(language, colour=colour)) for one in shown),
        key=lambda made: (made[1].is_whole, games.index(made[0].game)),
    )
    cells = [
        (drawn.is_whole, {"number": n, "game": one.game, **drawn.cell})
        for n, (one, drawn) in enumerate(made, start=1)
    ]
    quarters: list[Json] = []
    for game in games:
        small = [cell for is_whole, cell in cells if not is_whole and cell["game"] == game]
        pages = (small[n : n + PER_PAGE] for n in range(0, len(small), PER_PAGE))
        quarters += [{"game": game, "cells": page} for page in pages]
    return {
        "language": language,
        "words": {
            word.replace("-", "_"): tell(ROOM, f"sheet-{word}", {}, language) for word in WORDS
        },
        "legends": {game: rooms()[game].legend(language, colour=colour) for game in games},
        "titles": {
            game: tell(game, "short-title", {}, language) if len(games) > 1 else ""
            for game in games
        },
        "quarters": quarters,
        "whole": [cell for is_whole, cell in cells if is_whole],
        "key": [{"number": n, **one.key(language)} for n, (one, _) in enumerate(made, start=1)],
    }
