"""Puzzles on paper: A4, four a page, each with a strip to write the answer on; the key at the end.

The pictures are those of the table, in black on white. Typst sets the pages (`sheet.typ`); it brings
its fonts along, so a sheet looks the same everywhere. It is imported only here, and only when
something is printed.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.files import write_new
from glueckauf.core.texts import LANGUAGES, tell
from glueckauf.games.board.parts import COLOURS
from glueckauf.games.board.puzzles.printed import Json, answer, cell, is_whole, say
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.learn.paper.pack import pack
from glueckauf.learn.puzzle import AnyPuzzle

PER_PAGE = 4
STEPS = (  # how steps are written, row by row
    *(("3", "ride"), ("+g", "load"), ("g>A", "fill")),
    *(("0", "surface"), ("g>s", "store"), ("s:g>A", "withdraw")),
)
MORE = (("y>A.g b>A.g", "pair"), ("end", "end"))
DRAWN = "workshop/draw keep/- bottom/12345"
SPACES = ("workshop/3", "mining/8", "delivery/carriage", "money/5", "order/2", "pithead")


def write(words: Sequence[str], path: str | Path, language: str = "en") -> list[AnyPuzzle]:
    """Print the pack that the words name to a PDF file that does not exist yet."""
    path = Path(path)
    if path.suffix.lower() != ".pdf":
        raise FileError(str(path), "file", "must end in .pdf; the file to write is named last")
    if path.exists():
        raise FileError(str(path), "file", "exists already; it is never overwritten")
    chosen = pack(words)
    write_new(path, pdf(chosen, language))
    return chosen


def pdf(puzzles: Sequence[AnyPuzzle], language: str = "en") -> bytes:
    """The sheet as a PDF file; the same puzzles give the same bytes."""
    if language not in LANGUAGES:
        choices = ", ".join(LANGUAGES)
        raise FileError("glueckauf", "--lang", f"must be one of {choices}, not {language!r}")
    if find_spec("typst") is None:
        remedy = 'install it with: pip install "glueckauf[print]"'
        raise FileError("glueckauf", "typst", f"is not installed; {remedy}")
    import typst

    layout = files(__package__).joinpath("sheet.typ").read_bytes()
    content = json.dumps(sheet(puzzles, language), ensure_ascii=False)
    compiler = typst.Compiler(layout, ignore_system_fonts=True, sys_inputs={"sheet": content})
    made = compiler.compile(format="pdf")
    assert isinstance(made, bytes), "a PDF is one file"
    return made


def sheet(puzzles: Sequence[AnyPuzzle], language: str) -> Json:
    """Everything that is printed, as a tree for the layout; puzzles that need a page come last."""
    told = partial(say, language)
    numbered = list(enumerate(sorted(puzzles, key=is_whole), start=1))
    quarters = [cell(n, one, language) for n, one in numbered if not is_whole(one)]
    whole = [cell(n, one, language) for n, one in numbered if is_whole(one)]
    return {
        "language": language,
        "words": {
            word.replace("-", "_"): told(word)
            for word in ("title", "name", "date", "check", "notes", "key", "key-how")
        },
        "steps": [(token, told("step", step=step)) for token, step in STEPS],
        "more": [(token, told("step", step=step)) for token, step in MORE],
        "drawn": (DRAWN, turn_in_words(DRAWN, language)),
        "spaces": [(space, tell("board", "space", {"space": space}, language)) for space in SPACES],
        "colours": [(colour, told("colour", colour=colour).lower()) for colour in COLOURS],
        "quarters": [quarters[n : n + PER_PAGE] for n in range(0, len(quarters), PER_PAGE)],
        "whole": whole,
        "key": [answer(n, one, language) for n, one in numbered],
    }
