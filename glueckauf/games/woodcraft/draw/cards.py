"""Order cards: the reward above, what the order needs below (WC-6.1); and gains as rows of signs."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.draw.signs import outline
from glueckauf.core.draw.svg import box, text
from glueckauf.games.woodcraft.draw.dice import blank_die, small_die
from glueckauf.games.woodcraft.draw.labels import Gains, title
from glueckauf.games.woodcraft.draw.signs import points, reputation, sign
from glueckauf.games.woodcraft.parts import BACKS, COLOURS, MATERIALS, Order, phase_of

WIDTH, HEIGHT = 112, 80
GAP = 4
ANY = "?"


def _signs(language: str, gains: Gains) -> list[tuple[float, str, object]]:
    """Each with half its width: a sign, a die, or a die of any value."""
    found: list[tuple[float, str, object]] = []
    for what, count in gains:
        if what in ("die", "value"):
            found.append((11, what, count))
        else:
            found += [(8, what, 1)] * count
    return found


def gained(language: str, gains: Gains, x: float, y: float, gap: float = 1.5) -> tuple[str, float]:
    """Gains as a row of signs that begins here, and where it ends."""
    drawn = ""
    for half, what, count in _signs(language, gains):
        x += half
        if what == "die":
            drawn += small_die(language, int(str(count)), x, y)
        elif what == "value":
            drawn += blank_die(language, COLOURS[int(str(count))], ANY, x, y)
        elif what == "reputation":
            drawn += reputation("", x, y)
        else:
            drawn += sign(what, x, y)
        x += half + gap
    return drawn, x - gap


def width_of(language: str, gains: Gains, gap: float = 1.5) -> float:
    signs = _signs(language, gains)
    return sum(2 * half for half, _, _ in signs) + gap * max(0, len(signs) - 1)


@lru_cache(maxsize=2_000)
def order_card(language: str, order: Order, kind: str = "") -> str:
    """A card from its upper left corner; one that lies face down shows its back."""
    if order.id in BACKS:
        return back(phase_of(order.id), kind)
    body = box(0, 0, WIDTH, HEIGHT, f"{kind}card", 5)
    body += text(6, 14, title(language, "order-name", order=order.id), "w")
    x = 15.0
    if order.reward.vp:
        body += points(order.reward.vp, x, 32)
        x += 20
    if order.reward.reputation:
        body += reputation(order.reward.reputation, x, 32)
        x += 20
    others = tuple(gain for gain in order.reward.gains if gain[0] != "reputation")
    body += gained(language, others, x - 8, 32)[0]
    body += text(WIDTH - 6, 36, order.id, "s e")  # its phase, and what it is called in moves
    body += outline("groove", (6, 47, f"h{WIDTH - 12}"), 0, 0)
    x = 17.0
    for die, n in enumerate(order.dice):
        for _ in range(n):
            body += small_die(language, die, x, 63)
            x += 24
    for material, n in zip(MATERIALS, order.materials, strict=True):
        for _ in range(n):
            body += sign(material, x, 63)
            x += 18
    return body


@lru_cache(maxsize=16)
def back(phase: int, kind: str = "") -> str:
    """The back of a card: the number of its phase between two shavings."""
    body = box(0, 0, WIDTH, HEIGHT, f"{kind}back", 5)
    curl = "q8-10 16 0t16 0"
    body += outline("back-sign", (20, 24, curl), 0, 0) + outline("back-sign", (60, 62, curl), 0, 0)
    return body + text(WIDTH / 2, HEIGHT / 2 + 5, ("I", "II")[phase], "lback")
