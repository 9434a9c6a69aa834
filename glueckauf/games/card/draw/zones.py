"""The zones: stacks with their top cards, the action cards, and the workers who lie there."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from glueckauf.core.draw.signs import PADLOCK, needs, outline
from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, piece, text
from glueckauf.games.card.draw import cards
from glueckauf.games.card.draw.emblems import glyph
from glueckauf.games.card.draw.labels import (
    capital,
    card_name,
    mining_card,
    name,
    phrase,
    standing,
    zone_name,
)
from glueckauf.games.card.draw.signs import ARROW, WORKER, helper, pick, token, worker
from glueckauf.games.card.parts import STACKS, Payment, Zone
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.views import ZONES

MARGIN = 7
GAP = 4
ROOM = WIDTH - 2 * MARGIN
HEADING = 15
FOOT = 33  # of a zone: where workers lie
STACK_FACE = 72
BROAD = 62  # height of the stacks of the second row
ACTION_FACE = 31
WIDE = 98  # the first mining card, which bears the tokens
TOP_ROW = STACKS[:6]
MIDDLE_ROW = STACKS[6:]
HEADS = ((0, 2), (2, 2), (4, 1), (5, 1))  # what stands over the top row: first stack, how many


def zones_part(
    state: State, language: str, you: int | None = None, shown: tuple[str, ...] = ZONES
) -> Part:
    """The zones that are `shown` (stacks, action cards), and which shift it is."""
    top = SKYLINE_HEIGHT
    pieces = [SKYLINE, _shift(language, min(state.shift, len(state.layout.tokens)), state)]
    if "stacks" in shown:
        drawn, top = _stacks(state, language, top, you)
        pieces += drawn
    if "actions" in shown:
        pieces += _actions(state, language, top, you)
        top += HEADING + ACTION_FACE + FOOT + GAP
    height = top - GAP + MARGIN
    ground = box(0, 0, WIDTH, height, "ground", 8)
    return Part("zones", WIDTH, height, name(language, "zones"), ground + "".join(pieces))


def _stacks(state: State, language: str, top: int, you: int | None) -> tuple[list[str], int]:
    """The nine stacks in two rows, and where they end."""
    pieces = []
    width = (ROOM - 5 * GAP) / 6
    for first, number in HEADS:
        kind = TOP_ROW[first].partition("/")[0]
        middle = MARGIN + first * (width + GAP) + (number * (width + GAP) - GAP) / 2
        pieces.append(_head(language, kind, round(middle, 1), top))
    top += HEADING
    for n, stack in enumerate(TOP_ROW):
        frame = (round(MARGIN + n * (width + GAP), 1), top, round(width, 1))
        pieces.append(_stack(language, state, stack, frame, you))
    top += STACK_FACE + FOOT + GAP
    width = (ROOM - 2 * GAP) / 3
    for n, stack in enumerate(MIDDLE_ROW):
        left = round(MARGIN + n * (width + GAP), 1)
        pieces.append(_head(language, stack, round(left + width / 2, 1), top))
        frame = (left, top + HEADING, round(width, 1))
        pieces.append(_stack(language, state, stack, frame, you))
    return pieces, top + HEADING + BROAD + GAP


_HEADS = {  # what stands over the zones, where the kind is not the word
    "lorry": "lorries",
    "wagon": "wagons",
    "engine": "engines",
    "order": "orders-short",
    "share": "shares",
    "innovation": "innovations",
    "objective": "objectives",
    "wild": "wild-short",
}


@lru_cache(maxsize=400)
def _head(language: str, kind: str, x: float, y: float) -> str:
    return text(x, y + 11, phrase(language, _HEADS.get(kind, kind)), "s m")


def _shift(language: str, shift: int, state: State) -> str:
    words = phrase(language, "shift", shift=shift, shifts=len(state.layout.tokens))
    return text(216, 17, words, "h m")  # in the sky, over the train


# --- Stacks -----------------------------------------------------------------------------------


def _stack(
    language: str,
    state: State,
    stack: str,
    frame: tuple[float, float, float],
    you: int | None,
) -> str:
    at_ = state.layout.index[stack]
    pile = state.stacks[STACKS.index(stack)].cards
    top = pile[0] if pile else None
    draw = _tall if stack in TOP_ROW else _broad
    return draw(language, stack, frame, top, len(pile), state.zones[at_], state.rules, you)


def _named(
    language: str,
    stack: str,
    card: Any,
    number: int,
    zone: Zone,
    rules: Rules,
    you: int | None,
) -> str:
    words = [phrase(language, "stack", stack=stack, cards=number)]
    if number:
        words.append(card_name(language, stack.partition("/")[0], card, rules))
    return capital("; ".join((*words, standing(language, zone, you))))


@lru_cache(maxsize=2_000)
def _tall(
    language: str,
    stack: str,
    frame: tuple[float, float, float],
    card: Any,
    number: int,
    zone: Zone,
    rules: Rules,
    you: int | None,
) -> str:
    """A stack of the top row: its top card above, the workers under it."""
    x, y, width = frame
    kind, _, which = stack.partition("/")
    height = STACK_FACE + FOOT
    body = box(0, 0, width, height, f"face ga-{'cell' if number else 'closed'}")
    body += text(6, 13.5, which.upper(), "n") + text(width - 6, 13.5, str(number), "t e")
    body += _top(kind, card, number, round((width - cards.CARD[0]) / 2, 1), 17, rules)
    body += _workers(zone, 3, STACK_FACE + 2.5, width - 23) + needs(
        zone.cost, width - 11, STACK_FACE + 16
    )
    label = _named(language, stack, card, number, zone, rules, you)
    return keyed(stack, label, body, x, y)


@lru_cache(maxsize=4_000)
def _broad(
    language: str,
    stack: str,
    frame: tuple[float, float, float],
    card: Any,
    number: int,
    zone: Zone,
    rules: Rules,
    you: int | None,
) -> str:
    """A stack of the second row: its top card at the left, the workers beside it."""
    x, y, width = frame
    body = box(0, 0, width, BROAD, f"face ga-{'cell' if number else 'closed'}")
    body += text(width - 6, 14.5, str(number), "t e") + _top(stack, card, number, 5, 5, rules)
    body += _workers(zone, 54, BROAD - 31, width - 75) + needs(zone.cost, width - 11, BROAD - 17)
    label = _named(language, stack, card, number, zone, rules, you)
    return keyed(stack, label, body, x, y)


def _top(kind: str, card: Any, number: int, x: float, y: float, rules: Rules) -> str:
    """The top card, with an edge of the next under it; an empty place where there is none."""
    width, height = cards.CARD
    if not number:
        return box(x, y, width, height, "gap")
    under = box(x + 1.6, y + 2, width, height, "card") if number > 1 else ""
    return under + piece(f"{kind}:{card}", cards.face(kind, card, rules), x, y)


# --- Action cards -------------------------------------------------------------------------------


def _actions(state: State, language: str, top: int, you: int | None) -> list[str]:
    """The mining cards, delivery, and the wild action."""
    layout, rules = state.layout, state.rules
    names = [*(f"mining/{most}" for most in rules.mining), "delivery", "wild"]
    narrow = round((ROOM - WIDE - GAP * (len(names) - 1)) / (len(names) - 1), 1)
    pieces = []
    x = float(MARGIN)
    for n, zone in enumerate(names):
        width = narrow if n else WIDE
        frame = (round(x, 1), top + HEADING, width)
        if n == 0 or zone in ("delivery", "wild"):
            kind = zone.partition("/")[0]
            span = WIDE + (len(rules.mining) - 1) * (narrow + GAP) if n == 0 else width
            pieces.append(_head(language, kind, round(x + span / 2, 1), top))
        if zone in layout.closed:
            pieces.append(_closed(language, zone, frame, rules))
        else:
            tokens = state.tokens if layout.index[zone] == layout.token_zone else None
            here = state.zones[layout.index[zone]]
            pieces.append(_action(language, zone, frame, here, tokens, rules, you))
        x += width + GAP
    return pieces


@lru_cache(maxsize=100)
def _closed(language: str, zone: str, frame: tuple[float, float, float], rules: Rules) -> str:
    x, y, width = frame
    height = ACTION_FACE + FOOT
    body = box(0, 0, width, height, "face ga-closed") + at(width / 2, height / 2, PADLOCK)
    label = f"{zone_name(language, zone, rules)}: {phrase(language, 'closed')}"
    return keyed(zone, capital(label), body, x, y)


@lru_cache(maxsize=2_000)
def _action(
    language: str,
    zone: str,
    frame: tuple[float, float, float],
    here: Zone,
    tokens: tuple[int, ...] | None,
    rules: Rules,
    you: int | None,
) -> str:
    x, y, width = frame
    body = box(0, 0, width, ACTION_FACE + FOOT, "face ga-cell")
    spoken = [standing(language, here, you)]
    if zone.startswith("mining"):
        middle = 29 if tokens is not None else width / 2
        body += pick(middle - 17, 17)
        body += text(middle + 10, 22, mining_card(zone, rules), "big m")
    elif zone == "delivery":
        body += glyph("engine", width / 2 - 7, 18)
        body += outline("sign", ARROW, width / 2 + 16, 18)
    else:
        fan = "".join(f'<g transform="rotate({turn})">{_BACK}</g>' for turn in (-16, 0, 16))
        body += at(width / 2, 31, fan) + text(width / 2 + 3, 21, str(rules.look), "lback")
    if tokens is not None:
        body += _tokens(tokens, width - 11, 17)
        spoken.append(_tokens_name(language, tokens))
    body += _workers(here, 3, ACTION_FACE + 2.5, width - 23) + needs(
        here.cost, width - 11, ACTION_FACE + 16
    )
    label = capital(f"{zone_name(language, zone, rules)}: {'; '.join(spoken)}")
    return keyed(zone, label, body, x, y)


_BACK = '<rect class="ga-back" x="-8" y="-25" width="16" height="22" rx="2.5"/>'


def _tokens(tokens: tuple[int, ...], x: float, y: float) -> str:
    """The shift tokens left, one on the other; the next one on top."""
    step = min(3.0, 15 / max(1, len(tokens) - 1))
    return "".join(
        piece(f"token:{number}", token(number if n == 0 else "", round(x - step * n, 1), y))
        for n, number in reversed(list(enumerate(tokens)))
    )


def _tokens_name(language: str, tokens: tuple[int, ...]) -> str:
    numbers = ", ".join(map(str, tokens)) or phrase(language, "none")
    return f"{phrase(language, 'tokens')}: {numbers}"


# --- Workers in a zone --------------------------------------------------------------------------


@lru_cache(maxsize=2_000)
def _workers(zone: Zone, x: float, y: float, room: float) -> str:
    """The cards that lie in a zone, one over the other; the latest are on top at the right."""
    lying = [card for payment in zone.cards for card in _paid(payment)]
    step = min(12.0, (room - WORKER[0]) / max(1, len(lying) - 1))
    return "".join(
        piece(kind, drawn, round(x + step * n, 1), y) for n, (kind, drawn) in enumerate(lying)
    )


def _paid(payment: Payment) -> list[tuple[str, str]]:
    """Each card of a payment as a piece: the largest first, so that many ones stay in sight."""
    seat, workers, innovations = payment
    return [
        *((f"innovation:{word}", helper(seat, value)) for word, value in innovations),
        *((f"worker:{seat}:{value}", worker(seat, value)) for value in reversed(workers)),
    ]


SKYLINE_HEIGHT = 44
SKYLINE = (
    '<path class="ga-sky" d="M0 8A8 8 0 0 1 8 0H352A8 8 0 0 1 360 8V40H0z"/>'
    '<path class="ga-hill" d="M0 40V27Q60 12 130 25T260 21 360 25V40z"/>'
    '<path class="ga-tower" d="M34 40 43 12H49L58 40M37 31H55M40 21H52M49 13 76 40"/>'
    '<circle class="ga-rim" cx="46" cy="11" r="7.4"/>'
    '<path class="ga-spokes" d="M38.6 11H53.4M46 3.6V18.4M40.8 5.8 51.2 16.2M51.2 5.8 40.8 16.2"/>'
    '<path class="ga-brick" d="M86 40V26H126V40zM132 40V9H138V40zM300 40V24H344V40z"/>'
    '<path class="ga-roof" d="M84 26V18L98 26V18L112 26V18L128 26zM130 7H140V11H130zM296 24 322 14 348 24z"/>'
    '<path class="ga-window" d="M92 30h7v5h-7zM104 30h7v5h-7zM116 30h7v5h-7zM308 28h7v6h-7zM328 28h7v6h-7z"/>'
    '<path class="ga-bed" d="M166 27H194V36H166zM200 27H228V36H200zM234 27H262V36H234z"/>'
    '<path class="ga-heap" d="M169 27q4-5 8-3 4-4 8 0 4-2 6 3zM203 27q4-5 8-3 4-4 8 0 4-2 6 3z"/>'
    '<path class="ga-tool" d="M266 36V21H277V26H284V20H289V26Q293 26 293 31V36z"/>'
    '<path class="ga-wheels" d="M172 37h.1M188 37h.1M206 37h.1M222 37h.1M240 37h.1M256 37h.1M270 37h.1M279 37h.1M288 37h.1"/>'
    '<path class="ga-rail" d="M0 40.4H360"/><path class="ga-sleepers" d="M0 42.4H360"/>'
)
