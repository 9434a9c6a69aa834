"""Small pictures that stand in sentences: "two workers {worker}"."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from glueckauf.core.draw.signs import HELMET, outline
from glueckauf.core.draw.svg import at
from glueckauf.games.card.draw.emblems import (
    crest,
    destination,
    engine,
    glyph,
    tubs,
    wagon,
)
from glueckauf.games.card.draw.signs import (
    ARROW,
    BULB,
    CUP,
    certificate,
    paper,
    pick,
    points,
    token,
)
from glueckauf.games.card.parts import CRESTS, DESTINATIONS, ENGINES, WILD

CREST_NAMES = dict(zip(CRESTS, ("wheel", "clover", "tower", "fox"), strict=True))
_DOCK = (  # two crests over a track
    '<rect class="ga-ramp" x="-14" y="-9" width="28" height="18" rx="3"/>'
    '<path class="ga-sign" d="M-10.4-3a2.8 2.8 0 1 1 0 .1zM-2.4-3a2.8 2.8 0 1 1 0 .1z"/>'
    '<path class="ga-rail" d="M-11 5H11"/>'
)
_AIM = (  # a card with a target
    '<rect class="ga-aim" x="-7.5" y="-9.5" width="15" height="19" rx="2.5"/>'
    '<path class="ga-sign" d="M-4.4 0a4.4 4.4 0 1 1 0 .1zM-.5 0h1"/>'
)
_BACKS = "".join(
    f'<g transform="rotate({turn})"><rect class="ga-back" x="-7" y="-22" width="14" height="19" rx="2.5"/></g>'
    for turn in (-18, 0, 18)
)


@cache
def icons(language: str) -> Mapping[str, str]:
    """The icons by their name, each an <svg> that is as high as a line of text.

    They say the same in all languages: their letters are those of the picture.
    """
    found = {
        "worker": _icon(9, 7, outline("sign", HELMET, 0, 0)),
        "lorry": _icon(9, 9, glyph("lorry", 0, -1)),
        "wagon": _icon(12, 8, glyph("wagon", 0, -1)),
        "engine": _icon(12, 10.5, glyph("engine", 0, 1)),
        "order": _icon(7.5, 9, paper(0, 0)),
        "share": _icon(10, 8.5, certificate(0, 0.5)),
        "innovation": _icon(7, 10, outline("bulb", BULB, 0, 1)),
        "objective": _icon(8.5, 10.5, _AIM),
        "token": _icon(9.5, 9.5, token("")),
        "vp": _icon(9.5, 10, points("", 0, -1)),
        "step": _icon(10, 10, pick(0, 0)),
        "dock": _icon(15, 11, _DOCK),
        "mining": _icon(10, 10, pick(0, 0)),
        "delivery": _icon(19, 10.5, glyph("engine", -7, 1) + outline("sign", ARROW, 13, 1)),
        "wild": _icon(14, 12, at(0, 12, _BACKS)),
        "passed": _icon(10, 11, CUP),
    }
    for letter, name in CREST_NAMES.items():
        found[name] = _icon(10.5, 10.5, crest(letter))
        found[f"lorry-{name}"] = _icon(9.5, 11, tubs(letter, (0, 0)))
        found[f"lorries-{name}"] = _icon(19, 11, tubs(letter, (-9.2, 0), (9.2, 0)))
        found[f"wagon-{name}"] = _icon(21.5, 13, wagon(letter, 0, -7))
    found["wagon-wild"] = _icon(21.5, 13, wagon(WILD, 0, -7))
    for colour in ENGINES:
        found[f"engine-{colour}"] = _icon(21, 16, engine(colour, 0, 0))
    for place in DESTINATIONS:
        found[place] = _icon(13, 13, destination(place, 0, 1))
    return found


def _icon(half_width: float, half_height: float, body: str) -> str:
    """The body, drawn about a point, in a box of this size around it."""
    box = f"{-half_width:g} {-half_height:g} {2 * half_width:g} {2 * half_height:g}"
    return f'<svg class="ga-inline ga-part" viewBox="{box}" aria-hidden="true">{body}</svg>'
