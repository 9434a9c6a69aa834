"""State → SVG in pure Python.

    parts(state)      the table part by part: board (with the pool), sheet0 … sheet4; or those of another view
    part_picture(…)   one part as a picture that needs nothing else
    part_svg(part)    one part as an <svg> element, without style
    picture(state)    everything, or one view, as one self-contained picture
    blank_sheet(…)    a player's sheet to be printed and written on
    icons(language)   small pictures that stand in sentences
    style()           the style sheet that parts need

What the marks in a picture mean (`data-key`, `data-label`, `data-same`, `data-piece`, `ga-face`)
is described in `glueckauf.core.draw`.
"""

from glueckauf.core.draw.svg import Part, part_svg
from glueckauf.games.woodcraft.draw.icons import icons
from glueckauf.games.woodcraft.draw.picture import blank_sheet, part_picture, parts, picture
from glueckauf.games.woodcraft.draw.style import print_style, style

__all__ = [
    "Part",
    "blank_sheet",
    "icons",
    "part_picture",
    "part_svg",
    "parts",
    "picture",
    "print_style",
    "style",
]
