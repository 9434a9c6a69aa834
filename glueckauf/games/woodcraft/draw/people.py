"""Helpers and chests on the sheet (WC-7, WC-8), each drawn from its upper left corner."""

from __future__ import annotations

import textwrap
from functools import lru_cache

from glueckauf.core.draw.signs import outline
from glueckauf.core.draw.svg import box, keyed, text
from glueckauf.games.woodcraft.draw.dice import blank_die, small_die
from glueckauf.games.woodcraft.draw.labels import ELLIPSIS, Gains, gains_words, phrase, title
from glueckauf.games.woodcraft.draw.signs import ARROW, SWAP, points, reputation, sign
from glueckauf.games.woodcraft.draw.strokes import cross, ring, stroke
from glueckauf.games.woodcraft.parts import CHESTS, COLOURS, HELPERS
from glueckauf.games.woodcraft.ruleset import WORDS, Layout

HELPER = (84.5, 98)
NAME_LENGTH = 12  # of a line
CHEST = (38, 72)
ONCE_PER_ROUND = ("substitute", "brown_adjust", "trader", "yellow_adjust")

# --- Helpers ------------------------------------------------------------------------------------


@lru_cache(maxsize=4_000)
def helper(
    language: str,
    own: str,
    layout: Layout,
    kind: str,
    hired: bool,
    struck: tuple[int, ...],
    now: int,
) -> str:
    """Circles for the rounds above, cost and points beside the head, what the helper does below."""
    width, height = HELPER
    place = HELPERS.index(kind)
    body = box(0, 0, width, height, f"face ga-{'done' if hired else 'cell'}", 5)
    pencil = ""
    if kind in ONCE_PER_ROUND:
        for number in range(layout.rules.rounds):
            x = 9 + number * 13.4
            body += outline("use", (x - 5, 34, "a5 5 0 1 1 0 .1z"), 0, 0)
            if number + 1 in struck:
                pencil += stroke(x, 34, 9, 10, place + number)
    words = title(language, "helper", helper=kind)
    for n, line in enumerate(textwrap.wrap(words, NAME_LENGTH, max_lines=2, placeholder=ELLIPSIS)):
        body += text(6, 12 + 11 * n, line, "w")
    body += sign("person", 16, 54)
    body += sign("blueberry", 36, 55) + text(50, 59, str(layout.helper_cost[kind]), "n m")
    vp = layout.helper_vp[kind]
    if vp:
        body += points(vp, 70, 54)
    body += _effect(language, layout, kind)
    if hired:
        pencil += ring(16, 54, 13.5, place)
    told = [words, _does(language, layout, kind)]
    told.append(phrase(language, "costs", number=layout.helper_cost[kind]))
    told += [phrase(language, "points", vp=vp)] if vp else []
    told += [phrase(language, "hired")] if hired else []
    told += [phrase(language, "used-now")] if now in struck else []
    return keyed(f"{own}helper/{kind}", "; ".join(told), body + pencil)


def _does(language: str, layout: Layout, kind: str) -> str:
    """What a helper does, in words."""
    gains: Gains = {
        "timber": tuple(("die", die) for die in layout.timber),
        "supplier": tuple((gift, 1) for gift in layout.gifts),
        "trader": layout.sale,
        "herald": layout.herald,
        "renown": (("reputation", layout.rules.renown_reputation),),
    }.get(kind, ())
    told = gains_words(language, gains)
    return phrase(language, "does", helper=kind, step=layout.rules.adjust_step, gains=told)


@lru_cache(maxsize=500)
def _effect(language: str, layout: Layout, kind: str) -> str:
    """What a helper does, in signs."""
    y, rules = 82, layout.rules
    yellow, brown = COLOURS
    change = f"±{rules.adjust_step}"
    match kind:
        case "substitute":
            return sign("saw", 18, y) + outline("sign", SWAP, 42, y) + sign("glue", 66, y)
        case "yellow_adjust" | "brown_adjust":
            colour = yellow if kind == "yellow_adjust" else brown
            return blank_die(language, colour, "", 30, y) + text(58, y + 5, change, "big m")
        case "timber":
            one, two = layout.timber
            return small_die(language, one, 20, y) + _or(42, y) + small_die(language, two, 64, y)
        case "supplier":
            drawn = sign("order", 12, y) + outline("sign", ARROW, 29, y)
            for n, gift in enumerate(layout.gifts):
                drawn += sign(gift, 45 + n * 28, y)
            return drawn + _or(59, y)
        case "trader":
            return sign("offcut", 12, y) + outline("sign", ARROW, 28, y) + _given(rules.trader_gain)
        case "herald":
            drawn = reputation("", 12, y) + outline("sign", ARROW, 28, y)
            return drawn + _given(rules.herald_gain)
    return reputation(rules.renown_reputation, 42, y)


def _or(x: float, y: float) -> str:
    return text(x, y + 4, "/", "n m")


def _given(letters: tuple[str, ...]) -> str:
    return "".join(sign(WORDS[letter], 44 + n * 15.5, 82) for n, letter in enumerate(letters))


# --- Chests -------------------------------------------------------------------------------------


@lru_cache(maxsize=4_000)
def chest(language: str, own: str, layout: Layout, kind: str, filled: tuple[int, int]) -> str:
    """What it counts on the lid, its slots below; an active one has a lit frame."""
    width, height = CHEST
    at = CHESTS.index(kind)
    slots = layout.slots[at]
    is_active = filled == slots
    body = box(0, 0, width, height, f"face ga-{'done' if is_active else 'cell'}", 4)
    body += outline("chest", (4, 20, f"q0-15 15-15t15 15v16h-{width - 8:g}z"), 0, 0)
    body += outline("grain", (4, 21, f"h{width - 8:g}"), 0, 0)
    body += _counted(layout, kind)
    pencil = ""
    number = sum(slots)
    n = 0
    for icon, (room, done) in zip(
        ("chestnut", "blueberry"), zip(slots, filled, strict=True), strict=True
    ):
        for slot in range(room):
            x = width / 2 + (n - (number - 1) / 2) * 17
            body += sign(icon, x, 60)
            if slot < done:
                pencil += cross(x, 60, 7, at + n)
            n += 1
    rules = layout.rules
    told = [title(language, "chest", chest=kind)]
    facts = {
        "helpers": {"few": rules.chest_helpers[0], "many": rules.chest_helpers[1]}
        | {"vp": rules.chest_helpers_vp[0], "more": rules.chest_helpers_vp[1]},
        "orders": {"vp": rules.chest_orders_vp},
        "reputation": {"vp": rules.chest_reputation_vp},
        "lanterns": {"vp": rules.chest_lanterns_vp},
        "order_vp": {"step": rules.chest_order_vp_step},
    }[kind]
    told.append(phrase(language, f"chest-{kind.replace('_', '-')}", **facts))
    if rules.chest_nuts[at]:
        told.append(phrase(language, "chest-nuts", nuts=rules.chest_nuts[at]))
    told.append(phrase(language, "slots", filled=sum(filled), slots=number))
    if is_active:
        told.append(phrase(language, "active"))
    return keyed(f"{own}chest/{kind}", "; ".join(told), body + pencil)


@lru_cache(maxsize=100)
def _counted(layout: Layout, kind: str) -> str:
    """The sign of what a chest counts, and how many points it is."""
    rules = layout.rules
    x, y, low = CHEST[0] / 2, 22, 47
    match kind:
        case "helpers":
            few, many = rules.chest_helpers_vp
            return sign("person", x, y) + text(x, low, f"{few}/{many}", "n m")
        case "orders":
            return sign("order", x, y) + text(x, low, f"×{rules.chest_orders_vp}", "n m")
        case "reputation":
            words = text(x, low, f"×{rules.chest_reputation_vp}", "n m")
            return reputation("", x, y + 1) + words
        case "lanterns":
            return sign("lantern", x, y) + text(x, low, f"×{rules.chest_lanterns_vp}", "n m")
    return points("", x, y) + text(x, low, f"÷{rules.chest_order_vp_step}", "n m")
