"""The numbers that an English sentence says, in their order: "no token lost, 2 cards played" says 0 and 2."""

from __future__ import annotations

import re
from fractions import Fraction

ICON = re.compile(r"\{[^}]*\}")
NUMBER = re.compile(
    r"(?<![\w/])(no|one|certain|-?\d+(?:/\d+)?)(?![\w/])(?: VP (behind))?", re.IGNORECASE
)
WORDS = {"no": 0, "one": 1, "certain": 1}


def numbers(text: str) -> tuple[Fraction, ...]:
    found = []
    for match in NUMBER.finditer(ICON.sub("", text).replace("\xa0", " ")):
        word = match[1].lower()
        amount = Fraction(WORDS[word]) if word in WORDS else Fraction(word)
        found.append(-amount if match[2] else amount)
    return tuple(found)
