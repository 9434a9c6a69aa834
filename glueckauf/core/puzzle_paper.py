"""What the printed pages of all games' puzzles have alike."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from glueckauf.core.puzzle import Json
from glueckauf.core.shipped import is_shipped

HEIGHT = 7.0  # of a line or box to write in, in millimetres
NBSP = "\N{NO-BREAK SPACE}"


def part(drawn: str, told: str) -> Json:
    """A picture with its title or description, as `told` says, and its shape."""
    size = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawn)
    label = re.search(f"<{told}>(.*?)</{told}>", drawn, re.DOTALL)
    assert size, "every picture says how large it is"
    assert label, "and what it shows"
    ratio = float(size[2]) / float(size[1])
    return {"picture": drawn, "described": unescape(label[1]), "ratio": ratio, "own": False}


def check_command(name: str, path: str) -> str:
    """The command that judges an answer; a puzzle that is not shipped is named by its file."""
    asked = name if is_shipped(path) else Path(path).name
    named = f'"{asked}"' if " " in asked else asked
    return f'glueckauf check {named} "…"'


def unbroken(value: str) -> str:
    """The words of a value as a typesetter writes them: numbers stay with what they count."""
    return re.sub(r"(?<=\d) ", NBSP, value)
