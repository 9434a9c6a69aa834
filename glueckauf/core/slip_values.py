"""Reading the texts, numbers and words of a TOML file, with an eye on how people slip (slips.py)."""

from __future__ import annotations

import re
from typing import NamedTuple, NoReturn

CURLY = "“”„‟‘’‚‛«»‹›″′＂"
DASHES = "‐‑‒–—―−﹣－"
SPACES = "\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff"
ODD_SPACE = re.compile(f"[{SPACES}]")
LOOKS_LIKE = {"，": ",", "、": ",", "；": ",", "＝": "=", "：": "=", "［": "[", "］": "]"}
WORD = re.compile(r"[^\s,;\]\}\[\{#=\"']+")
NUMBER = re.compile(
    r"[+-]?(?:0x[0-9A-Fa-f_]+|0o[0-7_]+|0b[01_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?|inf|nan)"
)
DATE = re.compile(r"\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d.*)?|\d\d:\d\d.*")
SECTION = re.compile(r"^\[[a-z_.]+\]$", re.MULTILINE)
ESCAPES = 'btnfr"\\uU'
LONGEST = 24  # characters of the file that a sentence repeats


class Slip(NamedTuple):
    line: int
    column: int
    sentence: str


class Found(Exception):
    """A slip, on its way out of the reader."""

    def __init__(self, slip: Slip) -> None:
        super().__init__(slip)
        self.slip = slip


def cut(text: str) -> str:
    text = text.strip()
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


class Scanner:
    """Walks through a text; `at` is where it is. Stops at the first slip."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    # --- Where we are -----------------------------------------------------------------------

    def wrong(self, sentence: str, at: int | None = None) -> NoReturn:
        at = self.at if at is None else at
        raise Found(Slip(self.line_of(at), at - self.text.rfind("\n", 0, at), sentence))

    def line_of(self, at: int) -> int:
        return self.text.count("\n", 0, at) + 1

    @property
    def here(self) -> str:
        """The next character; "" at the end."""
        return self.text[self.at : self.at + 1]

    @property
    def rest(self) -> str:
        """The rest of the line."""
        end = self.text.find("\n", self.at)
        return self.text[self.at : None if end < 0 else end]

    def blank(self) -> None:
        """Go over spaces of a line."""
        while self.here and self.here in " \t":
            self.at += 1
        if ODD_SPACE.match(self.here):
            self.wrong(
                "here is a special space that cannot be seen; delete it and type a plain one"
            )

    def lines(self) -> None:
        """Go over spaces, ends of lines and comments."""
        while True:
            self.blank()
            if self.here == "#":
                self.at += len(self.rest)
            elif self.rest.startswith("//"):
                self.wrong("a comment begins with #, not with //")
            if self.here != "\n":
                return
            self.at += 1

    # --- Texts and words --------------------------------------------------------------------

    def quoted(self) -> str:
        """A text in quotes, and what stands in it."""
        begin, sign = self.at, self.here
        if self.text.startswith(sign * 3, self.at):
            return self.long_text(begin, sign * 3)
        self.at += 1
        while self.here != sign:
            if self.here in ("", "\n"):
                self.no_quote(begin, sign)
            if self.here == "\\" and sign == '"':
                self.escape()
            elif (ord(self.here) < 32 and self.here != "\t") or self.here == "\x7f":
                self.wrong("here is a character that cannot be seen; delete it")
            self.at += 1
        self.at += 1
        return self.text[begin + 1 : self.at - 1]

    def long_text(self, begin: int, sign: str) -> str:
        self.at += 3
        end = self.text.find(sign, self.at)
        while sign == '"""' and end > 0 and _is_escaped(self.text, end):
            end = self.text.find(sign, end + 1)
        if end < 0:
            line = self.line_of(begin)
            self.wrong(
                f"the long text that begins here has no closing {sign}; put it where the text ends, below line {line}",
                begin,
            )
        head = SECTION.search(self.text, self.at, end)
        if head:  # no text goes on into the next section
            line = self.line_of(begin)
            at = len(self.text[: head.start()].rstrip()) - 1
            self.wrong(
                f"the long text that begins in line {line} is not closed; end it by {sign}", at
            )
        while self.at < end:
            if self.here == "\\" and sign == '"""':
                self.escape(may_end_line=True)
            self.at += 1
        self.at = end + 3
        while self.here == sign[0] and self.at < end + 5:
            self.at += 1
        return self.text[begin + 3 : end]

    def no_quote(self, begin: int, sign: str) -> NoReturn:
        told = self.text[begin + 1 : self.at]
        if sign == '"' and (curly := re.search(f"[{CURLY}]", told)):
            at = begin + 1 + curly.start()
            self.wrong(
                f'the text is closed by a curly quote {curly[0]}; type a straight one: "{cut(told[: curly.start()])}"',
                at,
            )
        if sign == '"' and told.rstrip().endswith(("'", "''")):
            self.wrong('the text begins with " and ends with \'; end it with ", too', begin)
        inner = re.match(r"(.*?)\s*[\]\}, ]*(?:#.*)?$", told)
        shown = cut(inner[1] if inner else told)
        if shown.endswith(f"\\{sign}"):
            self.wrong(
                f"the closing quote is missing: \\{sign} stands for a quote in the text", begin
            )
        self.wrong(f"the closing quote is missing: {sign}{shown}{sign}", begin)

    def escape(self, may_end_line: bool = False) -> None:
        after = self.text[self.at + 1 : self.at + 2]
        if may_end_line and after in (" ", "\t", "\n"):
            return
        if after not in ESCAPES or not after:
            self.wrong("a backslash in a text is written twice: \\\\; or put the text in '…'")
        digits = {"u": 4, "U": 8}.get(after, 0)
        if digits and not re.match(rf"[0-9A-Fa-f]{{{digits}}}", self.text[self.at + 2 :]):
            self.wrong("a backslash in a text is written twice: \\\\; or put the text in '…'")
        self.at += 1

    def curly(self) -> NoReturn:
        inner = re.match(rf"[{CURLY}]+([^{CURLY}\"]*)", self.rest)
        told = cut(inner[1]) if inner else ""
        self.wrong(f'the text stands in curly quotes; type straight ones: "{told}"', self.at)

    def word(self) -> None:
        """A number, a date, true or false; or a text that has lost its quotes."""
        found = WORD.match(self.text, self.at)
        if found is None:
            self.no_value()
        word = found[0]
        if word in ("true", "false") or NUMBER.fullmatch(word) or DATE.match(self.text, self.at):
            self.number(word)
            date = DATE.match(word) and DATE.match(self.rest.partition(",")[0].rstrip())
            self.at += len(word) if not date else len(date[0].partition(" #")[0].rstrip())
            return
        plain = word.lower()
        if word[0] in DASHES or (word[0].isdigit() and any(sign in word for sign in DASHES)):
            self.wrong("this is a long dash; type a plain minus -")
        if plain in ("true", "false"):
            self.wrong(f"{word} is written small: {plain}")
        if plain in ("yes", "no", "on", "off"):
            self.wrong(f"{word} is written {'true' if plain in ('yes', 'on') else 'false'}")
        if plain in ("null", "none", "nil", "undefined"):
            self.wrong(f"there is no {word}; leave the key out")
        if re.fullmatch(r"[+-]?\d[\d_]*\.|[+-]?\.\d+", word):
            self.wrong(f"{word} needs a digit on both sides of the point")
        if word.startswith("//"):
            self.wrong("a comment begins with #, not with //")
        end = re.match(r"[^,\]\}\n#=\"]*", self.rest)
        text = (end[0] if end else word).strip().strip(CURLY + "'")
        begins = '"' if '"' in self.rest and self.rest.find('"') == len((end or [""])[0]) else ""
        if begins:
            self.wrong(f'the opening quote is missing: "{cut(text)}"')
        self.wrong(f'a text stands in quotes: "{cut(text)}"')

    def number(self, word: str) -> None:
        if re.fullmatch(r"[+-]?0\d[\d_]*", word) and not DATE.match(word):
            self.wrong(f"{word} must not begin with 0: {word.lstrip('+-0') or '0'}")

    def no_value(self) -> NoReturn:
        if self.here == "=":
            self.wrong("one = is enough")
        if self.here == ",":
            self.wrong("a value is missing before this comma")
        if self.here in ("]", "}"):
            self.wrong(f"a value is missing before this {self.here}")
        self.wrong("a value is missing here")


def _is_escaped(text: str, at: int) -> bool:
    """Does an odd number of backslashes stand before this place?"""
    return (at - len(text[:at].rstrip("\\"))) % 2 == 1
