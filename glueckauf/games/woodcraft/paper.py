"""The player's sheet for paper and pencil: two of them on a page of A4, laid crosswise.

    from glueckauf.games.woodcraft import paper
    paper.write("sheets.svg", "de")     # any browser prints it
    $ glueckauf print sheet:woodcraft sheets.pdf --lang de --colour

Every figure on it comes from the rule set, so a changed game has its own sheet.
"""

from __future__ import annotations

import re
from pathlib import Path

from glueckauf.games.woodcraft import draw
from glueckauf.games.woodcraft.rules import setup
from glueckauf.games.woodcraft.ruleset import Rules

PAGE = (297, 210)  # A4 in millimetres
MARGIN = 8
GAP = 6


def page(language: str = "en", *, rules: Rules | None = None, colour: bool = False) -> str:
    """The page as one SVG that needs nothing else; as large as two sheets fit on it."""
    sheet = draw.blank_sheet(setup(1, rules=rules), language, colour=colour)
    size = re.search(r'viewBox="0 0 (\d+) (\d+)" width="\d+" height="\d+"', sheet)
    assert size is not None, "a picture begins with its size"
    width, height = int(size[1]), int(size[2])
    room = (PAGE[0] - 2 * MARGIN - GAP) / 2, PAGE[1] - 2 * MARGIN
    scale = min(room[0] / width, room[1] / height)
    left = (PAGE[0] - GAP) / 2 - scale * width, (PAGE[0] + GAP) / 2
    top = (PAGE[1] - scale * height) / 2
    both = "".join(
        sheet.replace(
            size[0],
            f'x="{x:g}" y="{top:g}" viewBox="0 0 {width} {height}"'
            f' width="{scale * width:g}" height="{scale * height:g}"',
            1,
        )
        for x in left
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PAGE[0]} {PAGE[1]}"'
        f' width="{PAGE[0]}mm" height="{PAGE[1]}mm">{both}</svg>'
    )


def write(
    path: str | Path, language: str = "en", *, rules: Rules | None = None, colour: bool = False
) -> Path:
    """The same as a file; the answer is where it is."""
    found = Path(path)
    found.write_text(page(language, rules=rules, colour=colour), "utf-8")
    return found
