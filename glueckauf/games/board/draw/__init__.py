"""State → SVG in pure Python.

    parts(state)      the table part by part: tray, works, clock, pit0 … pit3; or those of another view
    part_picture(…)   one part as a picture that needs nothing else
    part_svg(part)    one part as an <svg> element, without style
    picture(state)    everything, or one view, as one self-contained picture
    style()           the style sheet that parts need

What can be pointed at carries `data-key` and, as its accessible name, `data-label`. Where several
equal things have one key, the first carries it and the others `data-same`. Things with a key are
never nested in one another. What can move is a piece (`core.draw.svg`). The shape that a highlight
should follow has the class `ga-face`.
There are no ids and no references, so any number of pictures can stand on one page.
"""

from glueckauf.core.draw.svg import Part, part_svg
from glueckauf.games.board.draw.icons import icons
from glueckauf.games.board.draw.picture import part_picture, parts, picture, pit_picture
from glueckauf.games.board.draw.style import style

__all__ = ["Part", "icons", "part_picture", "part_svg", "parts", "picture", "pit_picture", "style"]
