"""State → SVG in pure Python.

    parts(state)      the table part by part: zones, tray, yard0 … yard3
    desk(state, …)    the parts that one player works with
    part_svg(part)    one part as an <svg> element, without style
    picture(state)    everything, or one view, as one self-contained picture
    style()           the style sheet that parts need

What the marks in a picture mean (`data-key`, `data-label`, `data-same`, `data-piece`, `ga-face`)
is described in `glueckauf.core.draw`.
"""

from glueckauf.core.draw.svg import Part, part_svg
from glueckauf.games.card.draw.picture import desk, parts, picture, yard
from glueckauf.games.card.draw.style import print_style, style

__all__ = ["Part", "desk", "part_svg", "parts", "picture", "print_style", "style", "yard"]
