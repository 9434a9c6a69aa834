"""Small signs, each drawn about a point: trains, goods, signals, discs, cards, dice.

Nothing is told by colour alone: goods differ in shape, trains in stripes, a red post is a square with a
bar across the track, a green one a round disc with a bar along it.
"""

from __future__ import annotations

from functools import cache
from math import atan2, degrees

from glueckauf.core.draw.signs import Shape, outline
from glueckauf.core.draw.svg import box, piece, text

GOODS_SHAPES: dict[str, Shape] = {
    "yellow": (0, -5, "l5 8.6h-10z"),
    "blue": (-4.4, 0, "a4.4 4.4 0 1 1 0 .1z"),
    "red": (-4, -4, "h8v8h-8z"),
    "white": (0, -5.4, "l5.2 5.4-5.2 5.4-5.2-5.4z"),
}
_BODY: Shape = (-11, -5.6, "h14.5l7 5.6-7 5.6h-14.5z")
_STRIPES = {"black": "", "brown": "M-8-5V5", "grey": "M-8.4-5V5M-5.6-5V5"}


@cache
def goods(colour: str, x: float = 0, y: float = 0) -> str:
    return outline(colour, GOODS_SHAPES[colour], x, y)


@cache
def train(
    colour: str, load: str = "", turn: tuple[float, float] = (1, 0), face: bool = False
) -> str:
    """A train that looks along `turn`: pointed in front, striped by its colour, with its load."""
    body = outline(f"face ga-{colour}" if face else colour, _BODY, 0, 0)
    if _STRIPES[colour]:
        body += f'<path class="ga-stripe" d="{_STRIPES[colour]}"/>'
    if load:
        body += piece(f"goods:{load}", goods(load))
    return _turned(body, turn)


@cache
def post(green: bool, turn: tuple[float, float] = (1, 0), face: bool = True) -> str:
    """A signal post on a track that goes along `turn`."""
    mark = "face ga-" if face else ""
    if green:
        body = f'<circle class="ga-{mark}post-green" r="5.5"/>'
        return piece("signal", _turned(body + '<path class="ga-post-way" d="M-3 0H3"/>', turn))
    body = f'<rect class="ga-{mark}post-red" x="-4.6" y="-4.6" width="9.2" height="9.2"/>'
    return _turned(body + '<path class="ga-post-bar" d="M0-3V3"/>', turn)


def _turned(body: str, turn: tuple[float, float]) -> str:
    angle = degrees_of(turn)
    return f'<g transform="rotate({angle})">{body}</g>' if angle else body


def degrees_of(turn: tuple[float, float]) -> int:
    """How far a direction is turned from the right, clockwise."""
    return round(degrees(atan2(turn[1], turn[0])))


@cache
def disc(x: float = 0, y: float = 0) -> str:
    """A switch disc, which closes the section it lies on: a cross in a circle."""
    body = f'<circle class="ga-disc" cx="{x:g}" cy="{y:g}" r="4.6"/>'
    return body + outline("disc-bar", (-2, -2, "l4 4m0-4-4 4"), x, y)


# --- Cards, dice, the clock -------------------------------------------------------------------

ACTION = (25, 36)  # an action card
_SIGNS = {
    "s": '<g transform="translate(12.5 13)">{post}</g><path class="ga-anchor" d="M12.5 19V30M8 30H17"/>',
    "w": '<path class="ga-anchor" d="M12.5 30V20Q12.5 12 6 7M12.5 20Q12.5 12 19 7"/>'
    '<circle class="ga-disc" cx="18" cy="9" r="3.6"/>',
    "t": '<g transform="translate(12 18)">{train}</g>',
}
NAMES = {"s": "signal-card", "w": "switch-card", "t": "train-card"}


@cache
def action_card(card: str, kind: str = "") -> str:
    """A signal, switch or train card."""
    width, height = ACTION
    sign = _SIGNS[card].format(post=_GREEN, train=_ENGINE)
    return box(0, 0, width, height, f"{kind}{NAMES[card]}", 3) + sign


_GREEN = '<circle class="ga-post-green" r="5.5"/><path class="ga-post-way" d="M-3 0H3"/>'
_ENGINE = '<path class="ga-black" d="M-9-5.6H3L9.5 0 3 5.6H-9z"/>'


@cache
def any_train(x: float = 0, y: float = 0) -> str:
    """A train of any colour: the symbol of a departure card."""
    return outline("multi", _BODY, x, y) + text(x - 1.5, y + 4, "?", "l")


@cache
def die(points: int, colour: str = "") -> str:
    """A die with its number, 26 wide; with the colour of the train it is for as a bar."""
    body = box(-13, -13, 26, 26, "die", 5)
    if colour:
        body += f'<path class="ga-{colour}" d="M-9 7H9V10H-9z"/>'
    return body + text(0, 3 if colour else 6, str(points), "big m")


CLOCK = (
    '<circle class="ga-dial" r="13"/>'
    '<path class="ga-hands" d="M0-8V0L5.5 3.6M0-12V-10M0 12V10M12 0H10M-12 0H-10"/>'
)
ANCHOR = '<path class="ga-anchor" d="M0-5.4V7.4M-3.6-2H3.6M-6.6 2.4Q-6 7.4 0 7.4T6.6 2.4"/><circle class="ga-anchor" cy="-7" r="1.9"/>'
TRACK: Shape = (-11, 7, "h22")


@cache
def token(x: float, y: float, there: bool) -> str:
    """A time token, or the place of one that is gone."""
    return f'<circle class="ga-{"token" if there else "gap"}" cx="{x:g}" cy="{y:g}" r="6.4"/>'


@cache
def back(width: int, height: int) -> str:
    """A departure card face down: two rails."""
    rails = (-12, 38, "v-76m24 0v76m-30-8h36m-36-12h36m-36-36h36m-36-12h36")
    return box(0, 0, width, height, "face ga-back") + outline(
        "back-sign", rails, width / 2, height / 2
    )
