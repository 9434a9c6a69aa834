"""What is wrong with a TOML text that cannot be read, in a sentence for people, with the remedy.

The reader of the standard library says "unclosed array" at the end of the file. Here the text is read
once more, by the same grammar but with an eye on how people slip: a comma or a quote is missing, a
word processor has made the quotes curly, a bracket was never closed.

    slip('title = “Night train”')     Slip(1, 9, 'the text stands in curly quotes “…”; …')

Numbers and dates are only looked at as far as people mistype them.
"""

from __future__ import annotations

import re
from typing import NoReturn

from glueckauf.core.slip_values import CURLY, DASHES, LOOKS_LIKE, Found, Scanner, Slip, cut

BARE = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)


def slip(text: str) -> Slip | None:
    """The first slip of a text, or None if nothing is found that people are known to do."""
    try:
        _Reader(text.replace("\r\n", "\n")).read()
    except Found as found:
        return found.slip
    except RecursionError:
        return None
    return None


class _Reader(Scanner):
    """Walks through the text; `at` is where it is. Stops at the first slip."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.known: dict[tuple[str, ...], int] = {}  # the way to a value, and its line
        self.section: tuple[str, ...] = ()

    # --- Lines ------------------------------------------------------------------------------

    def read(self) -> None:
        while True:
            self.lines()
            if not self.here:
                return
            if self.here == "[":
                self.head()
            else:
                self.pair(self.section)
            self.end_of_line()

    def end_of_line(self) -> None:
        self.blank()
        if self.here in ("", "\n", "#"):
            return
        rest = cut(self.rest)
        if self.here in CURLY:
            self.curly()
        before = self.text[: self.at].rstrip(" \t")[-1:]
        if before == '"' and '"' in self.rest:
            self.wrong(f'the text ended before {rest}; inside a text write \\" in place of "')
        if before == "'" and "'" in self.rest:
            self.wrong(f'the text ended before {rest}; a text with an apostrophe stands in "…"')
        if self.here in "]})":
            self.wrong(f"this {self.here} closes nothing; delete it, or open it before")
        if self.here == "," and re.match(r",\d", self.rest) and before.isdigit():
            self.wrong("a number has no comma; whole numbers are written 1000, others 1.5")
        if self.here in ",;":
            self.wrong(f"nothing may follow the value; delete the {self.here}")
        if self.rest.startswith("//"):
            self.wrong("a comment begins with #, not with //")
        self.wrong(f"nothing may follow the value; put {rest} on a line of its own, or behind a #")

    def head(self) -> None:
        """[section], or [[one of several]]."""
        begin, double = self.at, self.text.startswith("[[", self.at)
        self.at += 1 + double
        self.blank()
        names = self.way(f"the name of the section, as in {'[[' if double else '['}text.en]")
        close = "]]" if double else "]"
        self.blank()
        if not self.text.startswith(close, self.at):
            line = self.text[begin:].splitlines()[0]
            self.wrong(
                f"the section {cut(line)} is not closed; write {'[' * len(close)}{'.'.join(names)}{close}"
            )
        self.at += len(close)
        self.section = names
        if double:  # another one of several begins, with keys of its own
            inside = [way for way in self.known if way[: len(names)] == names]
            for way in inside:
                del self.known[way]
        else:
            self.note(names, begin, f"the section [{'.'.join(names)}]")

    def note(self, way: tuple[str, ...], at: int, what: str) -> None:
        """Remember a key; it may be given once."""
        if way in self.known:
            first = self.known[way]
            self.wrong(
                f"{what} is given twice, first in line {first}; keep one of them,"
                " since TOML cannot overwrite a value",
                at,
            )
        self.known[way] = self.line_of(at)

    def pair(self, section: tuple[str, ...]) -> None:
        """name = value."""
        begin = self.at
        names = self.way("a name, as in steps = 8")
        self.blank()
        if self.here == ":":
            self.wrong(f"expected '=' after {'.'.join(names)}, not a colon: {'.'.join(names)} = …")
        if self.here in LOOKS_LIKE and LOOKS_LIKE[self.here] == "=":
            self.wrong(f"expected a plain '=', not {self.here}")
        if self.here != "=":
            self.no_equals(names)
        self.at += 1
        self.blank()
        if self.here in ("", "\n", "#"):
            name = ".".join(names)
            self.wrong(f'{name} has no value; write, for example, {name} = 8 or {name} = "…"')
        way = (*section, *names)
        self.note(way, begin, f"the key {'.'.join(names)}")
        self.value(way)

    def no_equals(self, names: tuple[str, ...]) -> NoReturn:
        name, rest = ".".join(names), cut(self.rest)
        if rest.startswith("("):
            self.wrong(f"expected '=' after {name}: {name} = …")
        after = re.match(r"([\w -]*?)\s*=", self.rest)
        if after:
            joined = re.sub(r"\W+", "_", f"{name} {after[1]}".strip())
            self.wrong(f"expected '=': a name has no spaces; write {joined} = …")
        if not rest or rest.startswith("#"):
            self.wrong(f"expected '=' and a value after {name}; a remark begins with #")
        self.wrong(f"expected '=' between a name and its value: {name} = {rest}")

    def way(self, expected: str) -> tuple[str, ...]:
        """One name, or several joined by dots."""
        names: list[str] = []
        while True:
            self.blank()
            if self.here and self.here in "\"'":
                names.append(self.quoted())
            else:
                found = BARE.match(self.text, self.at)
                if found is None:
                    self.no_name(expected)
                names.append(found[0])
                self.at = found.end()
                if self.here and (self.here in DASHES or self.here.isalpha()):
                    self.no_name(expected)
            self.blank()
            if self.here != ".":
                return tuple(names)
            self.at += 1

    def no_name(self, expected: str) -> NoReturn:
        if self.here in DASHES and self.here:
            self.wrong(f"this is a long dash {self.here}; type a plain hyphen -")
        if self.here in CURLY and self.here:
            self.curly()
        if self.here in "]})" and self.here:
            self.wrong(f"this {self.here} closes nothing; delete it, or open it before")
        if self.here == "=":
            self.wrong("a name is missing before the =")
        if self.here == "{":
            self.wrong("a table needs a name before it: mine = { … }")
        if self.here in ("", "\n"):
            self.wrong(f"expected {expected}")
        if self.here.isalpha():
            self.wrong(
                f"a name is made of the letters a-z, digits, _ and -; {self.here} is none of them"
            )
        self.wrong(f"expected {expected}, not {cut(self.rest)}")

    # --- Values -----------------------------------------------------------------------------

    def value(self, way: tuple[str, ...]) -> None:
        sign = self.here
        if sign and sign in CURLY:
            self.curly()
        if sign in ('"', "'"):
            self.quoted()
        elif sign == "[":
            self.array(way)
        elif sign == "{":
            self.table(way)
        else:
            self.word()

    # --- Lists and tables -------------------------------------------------------------------

    def array(self, way: tuple[str, ...]) -> None:
        begin, number = self.at, 0
        self.at += 1
        while True:
            self.lines()
            if self.here == "]":
                break
            self.still_open(begin, "[", "]")
            if self.here == ",":
                self.wrong("one comma is enough; delete this one")
            if self.here in ")}":
                self.wrong(
                    f"the list that begins in line {self.line_of(begin)} is closed by {self.here}; write ]"
                )
            number += 1
            self.value((*way, str(number)))
            end = self.at
            self.lines()
            self.comma_or(begin, end, "[", "]")
        self.at += 1

    def table(self, way: tuple[str, ...]) -> None:
        begin = self.at
        self.at += 1
        self.same_line(begin)
        if self.here == "}":
            self.at += 1
            return
        while True:
            self.same_line(begin)
            if self.here == "}":
                self.wrong(
                    "no comma stands before the closing }; delete it",
                    self.text.rfind(",", 0, self.at),
                )
            if self.here == ",":
                self.wrong("one comma is enough; delete this one")
            self.pair(way)
            end = self.at
            self.same_line(begin)
            self.comma_or(begin, end, "{", "}")
            if self.here == "}":
                break
        self.at += 1

    def same_line(self, begin: int) -> None:
        self.blank()
        if self.here in ("", "\n", "#"):
            if self.closes_later():
                self.wrong("a table in { } must stand on one line; join the lines")
            self.wrong("the { that begins here is not closed; write } at its end", begin)

    def closes_later(self) -> bool:
        """Do the next lines belong to the table that is open, up to its end?"""
        for line in self.text[self.at + len(self.rest) :].split("\n")[1:]:
            depth = line.count("}") - line.count("{")
            if depth:
                return depth > 0
            if line.startswith("[") or not line.strip():
                return False
        return False

    def still_open(self, begin: int, opened: str, close: str) -> None:
        """Has the file gone on with something else although this is not closed?"""
        is_next = re.match(r"[A-Za-z0-9_.-]+\s*=|\[[A-Za-z]", self.rest)
        if not self.here or is_next:
            self.wrong(
                f"the {opened} that begins here is not closed; write {close} at the end of the list",
                begin,
            )

    def comma_or(self, begin: int, end: int, opened: str, close: str) -> None:
        """After a value: a comma, which is passed, or the end, which is not."""
        if self.here == ",":
            self.at += 1
            return
        if self.here == close:
            return
        if opened == "[":
            self.still_open(begin, opened, close)
        if self.here in (";", *LOOKS_LIKE):
            self.wrong(f"expected a comma, not {self.here}")
        if self.here in ")]}":
            self.wrong(f"the {opened} is closed by {self.here}; write {close}")
        if self.here in CURLY:
            self.curly()
        value = self.text[begin:end]
        quote = value[-1]
        is_text = quote in "\"'" and self.here != quote
        if is_text and re.match(rf"[^,\]}}\n=]*{quote}", self.rest):
            # what seems to stand between two texts is one of them
            self.wrong(f"a quote is missing before this {quote}: every text has two", end - 1)
        self.wrong(f"a comma is missing after {_last(value)}", end)


def _last(value: str) -> str:
    """The end of what was read, as people see it: a whole table, or the last pair or value."""
    if value.endswith("}"):
        return "this }"
    if value.endswith("]"):
        return "this ]"
    return cut(re.split(r"[\[,{]\s*", value)[-1])
