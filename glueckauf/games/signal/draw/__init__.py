"""State → SVG in pure Python.

    parts(state)      the table part by part: map, station, trains, hand0 … hand3; or those of another view
    part_picture(…)   one part as a picture that needs nothing else
    part_svg(part)    one part as an <svg> element, without style
    picture(state)    everything, or one view, as one self-contained picture
    icons(language)   small pictures that stand in sentences
    style()           the style sheet that parts need

What the marks in a picture mean (`data-key`, `data-label`, `data-same`, `data-piece`, `ga-face`)
is described in `glueckauf.core.draw`.
"""

from glueckauf.core.draw.svg import Part, part_svg
from glueckauf.games.signal.draw.icons import icons
from glueckauf.games.signal.draw.picture import part_picture, parts, picture
from glueckauf.games.signal.draw.style import print_style, style

__all__ = [
    "Part",
    "icons",
    "part_picture",
    "part_svg",
    "parts",
    "picture",
    "print_style",
    "style",
]
