"""Sheets to play on, for games that are played with paper and pencil: `glueckauf print sheet:GAME sheets.pdf`.

A game that has them offers `room.paper.page(language, colour=…)`: one page of A4, laid crosswise, as an SVG.
"""

from __future__ import annotations

from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.files import write_new
from glueckauf.games import GAMES, room
from glueckauf.learn.paper.sheet import check_file, check_printing

WORD = "sheet:"
_LAYOUT = b"""#set document(date: none)
#set page(paper: "a4", flipped: true, margin: 0mm)
#image(bytes(sys.inputs.page), format: "svg", width: 100%)"""


def game_of(word: str) -> str | None:
    """The game whose sheets a word on a command line asks for."""
    return word.removeprefix(WORD) if word.startswith(WORD) else None


def games() -> list[str]:
    """The games that are played on sheets of paper."""
    return [game for game in GAMES if hasattr(room(game), "paper")]


def write(game: str, path: str | Path, language: str = "en", *, colour: bool = False) -> None:
    """The sheets of a game as a PDF file that does not exist yet."""
    path = Path(path)
    check_file(path)
    if game not in games():
        problem = f"there are no sheets of {game!r}; there are some of {', '.join(games())}"
        raise FileError("print", WORD.strip(":"), problem)
    write_new(path, pdf(game, language, colour=colour))


def pdf(game: str, language: str = "en", *, colour: bool = False) -> bytes:
    """The same as bytes."""
    check_printing(language)
    import typst

    page = room(game).paper.page(language, colour=colour)
    compiler = typst.Compiler(_LAYOUT, ignore_system_fonts=True, sys_inputs={"page": page})
    made = compiler.compile(format="pdf")
    assert isinstance(made, bytes), "a PDF is one file"
    return made
