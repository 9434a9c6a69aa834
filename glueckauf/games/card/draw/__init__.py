"""State → SVG in pure Python.

    parts(state)      the table part by part: zones, yard0 … yard3, tray; or those of another view
    part_picture(…)   one part as a picture that needs nothing else
    part_svg(part)    one part as an <svg> element, without style
    picture(state)    everything, or one view, as one self-contained picture
    icons(language)   small pictures that stand in sentences
    style()           the style sheet that parts need
    quarter(…)        what a printed puzzle shows of one player, for a typesetter
    page(…)           the same for a page of its own, in columns

What the marks in a picture mean (`data-key`, `data-label`, `data-same`, `data-piece`, `ga-face`)
is described in `glueckauf.core.draw`.
"""

from glueckauf.core.draw.svg import Part, part_svg
from glueckauf.games.card.draw.icons import icons
from glueckauf.games.card.draw.paper import page, quarter
from glueckauf.games.card.draw.picture import part_picture, parts, picture
from glueckauf.games.card.draw.style import print_style, style

__all__ = [
    "Part",
    "icons",
    "page",
    "part_picture",
    "part_svg",
    "parts",
    "picture",
    "print_style",
    "quarter",
    "style",
]
