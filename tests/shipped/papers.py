"""What README.md and the pages in docs tell people to type: commands, and calls in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAPERS = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_SPAN = re.compile(r"`([^`\n]+)`")
_ARGUMENT = re.compile(r'\w+="[^"…]*"')
_COMMAND = re.compile(r"glueckauf(?= |$)")


class Typed(NamedTuple):
    """A command of a paper; `place` is a block, where one command follows another, or one of its own."""

    place: int
    command: str
    shown: str = ""  # what the paper says that it prints
    option: str = ""  # that is told beside it


class Paper(NamedTuple):
    path: Path
    blocks: tuple[tuple[str, str], ...]  # what a block is written in, and its text
    passages: tuple[
        tuple[str, ...], ...
    ]  # what is written as code in each paragraph or row of a table

    def commands(self) -> Iterator[Typed]:
        """Every `glueckauf …`, in blocks with what it is said to print; elsewhere options follow their command."""
        for place, (kind, text) in enumerate(self.blocks):
            if kind == "sh":
                yield from (
                    Typed(place, line) for line in text.splitlines() if _COMMAND.match(line)
                )
            elif not kind and text.startswith("$ "):
                for one in ("\n" + text).split("\n$ ")[1:]:
                    command, _, shown = one.partition("\n")
                    yield Typed(place, command, shown)
        for place, passage in enumerate(self.passages, start=len(self.blocks)):
            command = ""
            for text in passage:
                if _COMMAND.match(text):
                    command = text
                    yield Typed(place, command)
                elif command and text.startswith("--"):
                    yield Typed(place, command, option=text)

    def others(self) -> Iterator[str]:
        """Lines for a terminal that are none of our commands."""
        for kind, text in self.blocks:
            if kind == "sh":
                yield from (line for line in text.splitlines() if not _COMMAND.match(line))

    def modules(self) -> list[str]:
        """The modules that `python -m` is to run."""
        return re.findall(r"python -m (tests[\w.]*)", self.path.read_text("utf-8"))

    def code(self) -> list[str]:
        """Blocks of Python as they stand; those of a dialogue are tests already."""
        return [text for kind, text in self.blocks if kind == "python"]

    def calls(self) -> Iterator[str]:
        """Everything in a sentence that calls something, or names something of ours; arguments that are told follow."""
        for passage in self.passages:
            bare: list[str] = []  # that a later argument may be about
            for text in passage:
                if "ga." in text or _is_call(text):
                    yield text
                    bare += [text.removesuffix("()")] * (
                        re.fullmatch(r"ga\.\w+(\(\))?", text) is not None
                    )
                elif _ARGUMENT.fullmatch(text):
                    yield from (f"{one}({text})" for one in bare)


def _is_call(text: str) -> bool:
    try:
        tree = ast.parse(text, mode="eval")
    except SyntaxError:
        return text.endswith(")") and "(" in text and text[0].isalpha()
    return any(isinstance(node, ast.Call) for node in ast.walk(tree))


def read(path: Path) -> Paper:
    text = path.read_text("utf-8")
    found = (_SPAN.findall(part) for part in re.split(r"\n\n|\n(?=\|)", _BLOCK.sub("", text)))
    passages = (tuple(span.replace("\\|", "|") for span in part) for part in found if part)
    return Paper(path, tuple(_BLOCK.findall(text)), tuple(passages))


def blocks(name: str, kind: str) -> list[str]:
    """The blocks of a page in docs that are written in this."""
    return [text for found, text in read(ROOT / "docs" / name).blocks if found == kind]
