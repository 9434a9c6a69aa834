"""The cards, each 46 × 52 and drawn from its upper left corner (0, 0)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from glueckauf.core.draw.signs import HELMET, Shape, outline
from glueckauf.core.draw.svg import box, text
from glueckauf.games.card.draw.emblems import (
    crest,
    destination,
    engine,
    glyph,
    required,
    tubs,
    wagon,
)
from glueckauf.games.card.draw.signs import (
    ARROW,
    BULB,
    back,
    certificate,
    paper,
    pick,
    points,
    token,
)
from glueckauf.games.card.parts import (
    DOCKS,
    FACE_DOWN,
    FACE_DOWN_LORRY,
    FACE_DOWN_ORDER,
    WILD,
    Lorry,
    Order,
    worker_range,
)
from glueckauf.games.card.ruleset import Rules

CARD = (46, 52)
HIDDEN = (FACE_DOWN, FACE_DOWN_LORRY, FACE_DOWN_ORDER)
_PANEL: Shape = (0.5, 24.5, "v-20q0-4 4-4h37q4 0 4 4v20z")  # the upper half of a card
_FAN: Shape = (-9, -7, "h9v14h-9zm4.5-2h9v14h-9zm4.5-2h9v14h-9z")


@lru_cache(maxsize=2000)
def face(kind: str, card: Any, rules: Rules, key: bool = False) -> str:
    """A card of this kind of stack ("lorry", "order", …), face up or down; with its face marked
    where it can be pointed at."""
    drawn = back(*CARD) if card in HIDDEN else _FACES[kind](card, rules)
    return drawn.replace('class="ga-', 'class="ga-face ga-', 1) if key else drawn


@cache
def under(kind: str) -> str:
    """A card of which another one leaves only an edge in sight."""
    return box(0, 0, *CARD, f"face ga-{kind}")


def _lorry(card: Lorry, rules: Rules) -> str:
    """The crest and the points above, the lorries below."""
    if card.lorries == 2:
        return _on_rails(crest(card.crest, 12.6, 13) + tubs(card.crest, (13.8, 37), (32.2, 37)))
    above = crest(card.crest, 12.6, 13) + points(card.vp, 34.6, 13)
    return _on_rails(above + tubs(card.crest, (23, 37)))


def _wagon(card: str, rules: Rules) -> str:
    """The wagon, and above it the docks that take it (CG-3.2)."""
    docks = [str(n) for n, bears in zip(DOCKS, rules.docks, strict=True) if card in bears + WILD]
    return _on_rails(text(23, 16, " ".join(docks), "s m") + wagon(card, 23, 27))


def _engine(card: str, rules: Rules) -> str:
    return _on_rails(engine(card, 23, 32.5))


def _on_rails(body: str) -> str:
    width, height = CARD
    track = f'<path class="ga-rail" d="M3 {height - 4.4:g}H{width - 3}"/>'
    return box(0, 0, *CARD, "card") + track + body


def _order(card: Order, rules: Rules) -> str:
    """Where to and the points above, the lorries required below."""
    panel = box(0, 0, *CARD, "card") + outline(card.destination, _PANEL, 0, 0)
    above = destination(card.destination, 13.6, 13) + points(card.vp, 35.6, 12.6)
    return (
        panel + above + text(13, 42, card.destination[:2], "l") + required(card.lorries, 33.5, 36)
    )


def _share(card: str, rules: Rules) -> str:
    panel = box(0, 0, *CARD, "card") + outline(card, _PANEL, 0, 0)
    below = text(13, 42, card[:2], "l") + points(rules.share_vp, 33.5, 38)
    return panel + destination(card, 13.6, 13) + certificate(35, 13) + below


def _innovation(card: str, rules: Rules) -> str:
    """A light bulb above, what it does below."""
    body = box(0, 0, *CARD, "idea") + outline("bulb", BULB, 11.6, 12)
    if most := worker_range(card):
        return body + outline("sign", HELMET, 23, 27) + text(23, 46, f"1–{most}", "l")
    if card == "mining":
        return body + pick(15, 36) + text(32, 42, str(rules.innovation_steps), "big m")
    arrow = outline("sign", ARROW, 32, 12)
    if card == "delivery":
        return body + arrow + glyph("engine", 23, 36)
    taken = {"order": paper, "share": certificate}.get(card)
    arrow = '<path class="ga-sign" d="M32 6v10m-3.6-3.6 3.6 3.6 3.6-3.6"/>'
    return body + arrow + (taken(23, 36) if taken else glyph(card, 23, 37))


def _objective(card: str, rules: Rules) -> str:
    """The points above, what brings them below."""
    kind, _, what = card.partition(":")
    body = box(0, 0, *CARD, "aim") + points(objective_vp(kind, rules), 11.4, 11.6)
    if kind == "shift_pairs":
        return body + token("", 18, 36) + token("", 28, 36)
    if kind == "objectives":
        return body + outline("paper", _FAN, 21, 38)
    if kind == "engine":
        return body + engine(what, 23, 35.4)
    sign = {
        "share": certificate(34, 13),
        "order": paper(34, 12.5),
        "lorries": required(rules.lorries_needed, 34, 10.6),
    }
    return body + sign[kind] + destination(what, 14, 38) + text(36, 43, what[:2], "l")


def objective_vp(kind: str, rules: Rules) -> int:
    return {
        "shift_pairs": rules.pair_vp,
        "objectives": rules.objective_vp,
        "engine": rules.engine_vp,
        "share": rules.matched_vp,
        "order": rules.order_vp,
        "lorries": rules.lorries_vp,
    }[kind]


_FACES: dict[str, Callable[[Any, Rules], str]] = {
    "lorry": _lorry,
    "wagon": _wagon,
    "engine": _engine,
    "order": _order,
    "share": _share,
    "innovation": _innovation,
    "objective": _objective,
}
