"""Reading the pages of a course: Markdown with code cells, one file for each page and language.

A page of its own number and language, say `41-rules-as-a-system.en.md`, begins with its title:

    # Week 1 · Rules as a system

What follows is text for people, as Markdown has it. A fenced block that says `python` and a name is a
code cell of the notebook; every other fenced block belongs to the text:

    ```python cage
    ga.board.Rules(cage=3)
    ```

Code stands in the English file alone. The same page in another language has the same blocks by name, in
the same order, with nothing in them. Where code says `language="en"`, each notebook says its own language,
and the English one nothing.

Pages of the house lie in `puzzles/<game>/course`. `glueckauf notebook my-week.en.md` makes the notebook of
one of your own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, NoReturn

from glueckauf.core.errors import FileError
from glueckauf.core.files import read_text
from glueckauf.core.shipped import shipped
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES

FIRST = LANGUAGES[0]  # the language that has the code
FOLDER = "course"
ENDING = ".md"
CODE = "python"
_FENCE = "```"
_NAME = re.compile(r"[a-z0-9-]+")
_SAID = re.compile(rf'(, |\n *)?language="{FIRST}"(,(?=\n))?')


class Cell(NamedTuple):
    """A piece of a page: text, or code with its name."""

    kind: str  # "markdown" or "code", as notebooks say
    name: str
    text: str


class Page(NamedTuple):
    """A page of a course in one language."""

    id: str
    title: str
    cells: tuple[Cell, ...]

    @property
    def code(self) -> dict[str, str]:
        return {cell.name: cell.text for cell in self.cells if cell.kind == "code"}


def pages(language: str = FIRST) -> tuple[Page, ...]:
    """All pages of the house in a language, by their numbers."""
    found = [path for game in GAMES for path in (shipped() / game / FOLDER).glob(f"*.{FIRST}.md")]
    return tuple(page(path, language) for path in sorted(found, key=lambda path: path.name))


@cache
def page(path: Path, language: str = "") -> Page:
    """The page of a file, in its own language or in another; FileError in one sentence if it is no page."""
    name, own = _named(path)
    language = language or own
    first, here = (path.with_name(f"{name}.{one}{ENDING}") for one in (FIRST, language))
    english = _read(first, name)
    if (
        language == FIRST or not here.exists()
    ):  # a page that nobody has translated is told in English
        return english._replace(cells=tuple(_in_language(cell, language) for cell in english.cells))
    told, code = _read(here, name), english.code
    if list(told.code) != list(code):
        _wrong_blocks(here, list(told.code), list(code))
    return told._replace(cells=tuple(_with_code(cell, code, language, here) for cell in told.cells))


def language_of(path: Path) -> str:
    """The language of a page, which the name of its file tells."""
    return _named(path)[1]


def _named(path: Path) -> tuple[str, str]:
    """The name and the language that a file's name tells."""
    name, _, language = path.name.removesuffix(ENDING).rpartition(".")
    if not path.name.endswith(ENDING) or not name or language not in LANGUAGES:
        wanted = f"must be named like my-week.{FIRST}{ENDING}: a name, one of {', '.join(LANGUAGES)}, and {ENDING}"
        raise FileError(str(path), "file", wanted)
    return name, language


def _with_code(cell: Cell, code: dict[str, str], language: str, path: Path) -> Cell:
    if cell.kind != "code":
        return cell
    if cell.text:
        problem = f"the block {cell.name!r} must be empty: its code stands in the file of {FIRST!r}"
        raise FileError(str(path), cell.name, problem)
    return _in_language(cell._replace(text=code[cell.name]), language)


def _in_language(cell: Cell, language: str) -> Cell:
    """Code that speaks the language of its notebook; English is what it speaks by itself."""
    if cell.kind != "code":
        return cell
    said = "" if language == FIRST else rf'\1language="{language}"\2'
    return cell._replace(text=_SAID.sub(said, cell.text))


def _wrong_blocks(path: Path, found: list[str], wanted: list[str]) -> NoReturn:
    place = next(
        (n for n, pair in enumerate(zip(found, wanted, strict=False)) if len({*pair}) > 1), -1
    )
    here = found[place] if place >= 0 else "the end"
    due = wanted[place] if place >= 0 else [*wanted, *found][min(len(found), len(wanted))]
    problem = (
        f"the code blocks must be those of the file of {FIRST!r}, in its order: {due!r} is due here"
    )
    raise FileError(str(path), here, problem)


# --- One file -------------------------------------------------------------------------------


def _read(path: Path, name: str) -> Page:
    lines = read_text(path).removeprefix("\ufeff").splitlines()
    if not lines or not lines[0].startswith("# "):
        raise FileError(str(path), "line 1", "must be the title of the page: # and some words")
    return Page(name, lines[0].removeprefix("# ").strip(), tuple(_cells(lines, path)))


def _cells(lines: list[str], path: Path) -> Iterator[Cell]:
    """Text and code in turn; text is named after the code that follows it."""
    text: list[str] = []
    code: list[str] | None = None  # the lines of a code cell, while it is open
    begun, name, is_quoted = 0, "", False
    seen: set[str] = set()
    for number, line in enumerate(lines, start=1):
        fence = line.startswith(_FENCE)
        words = line.removeprefix(_FENCE).split()
        if code is not None:
            if not fence:
                code.append(line)
                continue
            yield Cell("code", name, "\n".join(code).strip("\n"))
            code = None
        elif fence and not is_quoted and words[:1] == [CODE]:
            name, begun, code = _block_name(words, number, path), number, []
            if name in seen:
                raise FileError(
                    str(path), f"line {number}", f"there are two blocks {name!r}; rename one"
                )
            seen.add(name)
            yield from _text(text, f"{name}-how")
            text = []
        else:
            is_quoted, begun = is_quoted ^ fence, number if fence else begun
            text.append(line)
    if code is not None or is_quoted:
        raise FileError(
            str(path), f"line {begun}", f"the block that begins here is not closed by {_FENCE}"
        )
    yield from _text(text, "end")


def _block_name(words: list[str], number: int, path: Path) -> str:
    if len(words) != 2 or not _NAME.fullmatch(words[1]):
        problem = f"a code block needs one name of small letters, like {_FENCE}{CODE} my-rules"
        raise FileError(str(path), f"line {number}", problem)
    return words[1]


def _text(lines: list[str], name: str) -> Iterator[Cell]:
    told = "\n".join(lines).strip("\n")
    if told:
        yield Cell("markdown", name, told)
