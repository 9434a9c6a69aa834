"""A result on one page of A4, for people who were not there: `report.pdf("report.pdf")`.

What was asked, which rules differ and in what, the answer with its interval, plots, how it was measured
and how to measure it again, and what it does not say. Typst sets the page (`page.typ`), as it does the
printed puzzles; the same result gives the same bytes.
"""

from __future__ import annotations

import json
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.files import is_there, write_new
from glueckauf.core.texts import LANGUAGES
from glueckauf.lab.plot import Plot
from glueckauf.lab.plots.words import saying

PLOT = 430  # pixels that a plot is wide: two stand side by side, and their letters are still read


class Page(NamedTuple):
    """What stands on it; all of it is told already."""

    kind: str  # what it is a page of
    title: str
    question: str
    answer: str
    rules: tuple[tuple[str, ...], ...]  # the first are the heads
    sentences: tuple[str, ...]  # what the rules say that differ
    plots: tuple[Plot, ...]
    facts: tuple[tuple[str, str], ...]
    command: str
    caveats: tuple[str, ...]


def write(page: Page, path: str | Path, language: str) -> None:
    """The page as a PDF file that does not exist yet."""
    path = Path(path)
    if path.suffix.lower() != ".pdf":
        raise FileError(str(path), "file", "must end in .pdf")
    if is_there(path):
        raise FileError(str(path), "file", "exists already; it is never overwritten")
    write_new(path, pdf(page, language))


def pdf(page: Page, language: str) -> bytes:
    if language not in LANGUAGES:
        raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    if find_spec("typst") is None:
        remedy = 'install it with: pip install "glueckauf[print]"'
        raise FileError("glueckauf", "typst", f"is not installed; {remedy}")
    import typst

    layout = files(__package__).joinpath("page.typ").read_bytes()
    compiler = typst.Compiler(
        layout,
        ignore_system_fonts=True,
        font_paths=_fonts(),
        sys_inputs={"page": json.dumps(_tree(page, language), ensure_ascii=False)},
    )
    made = compiler.compile(format="pdf")
    assert isinstance(made, bytes), "a PDF is one file"
    return made


def _fonts() -> Any:  # its stubs want paths to be of the type of the layout
    """The letters of plots: matplotlib brings them along; without it, plots have those of the text."""
    found = find_spec("matplotlib")
    if found is None or found.origin is None:
        return []
    return [Path(found.origin).parent / "mpl-data" / "fonts" / "ttf"]


def _tree(page: Page, language: str) -> dict[str, Any]:
    """Everything as JSON; nothing of it is read as markup."""
    say = saying(language)
    words = ("lab", "answer", "rules", "how", "again", "caveats")
    broken = {name: _breakable(getattr(page, name)) for name in ("title", "question", "answer")}
    return {
        **page._asdict(),
        **broken,
        "facts": [tuple(map(_breakable, fact)) for fact in page.facts],
        "language": language,
        "words": {word: say(f"page-{word}") for word in words},
        "plots": [{"svg": one.svg(width=PLOT), "alt": one.described} for one in page.plots],
    }


def _breakable(text: str) -> str:
    """A name in the manner of code may go on in the next line."""
    return text.replace("_", "_\u200b")
