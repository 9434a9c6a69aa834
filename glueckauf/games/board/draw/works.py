"""The works: every work space with what lies on it and who stands there, stacks and supply."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.draw.signs import PADLOCK, needs
from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, large, tally, text
from glueckauf.games.board.draw import cards
from glueckauf.games.board.draw.labels import (
    capital,
    card_name,
    name,
    phrase,
    resting,
    standing,
)
from glueckauf.games.board.draw.pieces import BARRED, PICK, coal, coin, miners, transport
from glueckauf.games.board.parts import COLOURS, TRANSPORTS, Crew, Order, Tile
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import FORBIDDEN
from glueckauf.games.board.views import ACTIONS

MARGIN = 7
GAP = 4
HEADING = 24
FOOT = 27  # of a space: where miners stand
FACES = {"workshop": 55, "mining": 28, "delivery": 28, "money": 28, "order": 63}
HEADINGS = {"workshop": "workshops", "order": "orders"}


def works_part(state: State, language: str, you: int | None = None) -> Part:
    """All work spaces, pithead and canteen, and the supply."""
    top = SKYLINE_HEIGHT
    pieces = [SKYLINE]
    for action in ACTIONS:
        group, top = _group(state, language, action, top, you)
        pieces += group
    pieces += _yard(state, language, top, you)
    pieces += _supply(state, language, top + YARD)
    return _on_paper("works", name(language, "works"), pieces, top + YARD + SUPPLY)


def action_part(state: State, language: str, action: str, you: int | None = None) -> Part:
    """The spaces of one action."""
    pieces, height = _group(state, language, action, 0, you)
    return _on_paper(action, name(language, HEADINGS.get(action, action)), pieces, height + 4)


def yard_part(state: State, language: str, you: int | None = None) -> Part:
    """Where miners wait: pithead and canteen."""
    pieces = _yard(state, language, MARGIN, you)
    return _on_paper("yard", name(language, "yard"), pieces, MARGIN + YARD + 3)


def supply_part(state: State, language: str) -> Part:
    """The coal that nobody has yet."""
    return _on_paper("supply", name(language, "supply"), _supply(state, language, 0), SUPPLY - 4)


def _on_paper(part: str, label: str, pieces: list[str], height: int) -> Part:
    return Part(part, WIDTH, height, label, box(0, 0, WIDTH, height, "ground", 8) + "".join(pieces))


def _group(
    state: State, language: str, action: str, top: int, you: int | None
) -> tuple[list[str], int]:
    """The spaces of one action under their heading; also where the next group begins."""
    works, crews = state.works, state.crews
    places = _places(state, action)
    columns = 4 if len(places) <= 4 else 5
    width = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    height = FACES[action] + FOOT
    pieces = [_heading(language, action, top)]
    if action == "workshop":
        pieces.append(_stack(language, "tiles", len(state.tile_stack.cards), top))
    if action == "order":
        pieces.append(_stack(language, "orders", len(state.order_stack.cards), top))
    floors = ""
    for n, place in enumerate(places):
        space = f"{action}/{place}"
        crew = crews[works.index[space]]
        card: Tile | Order | None = None
        price = None
        if action == "workshop" and place != "draw":
            card = state.workshops[int(place) - 1]
            price = works.prices.get(card) if card else None
        elif action == "order" and place != "draw":
            card = state.order_spaces[int(place) - 1]
        frame = (
            MARGIN + n % columns * (width + GAP),
            top + HEADING + n // columns * (height + GAP),
            width,
        )
        needed = works.needed[crew.miners]
        look = state.rules.look if place == "draw" else 0
        closed = space in works.closed
        whose = you if crew.miners and crew.seat == you else None
        pieces.append(
            _space(language, space, frame, card, price, crew, needed, closed, look, whose)
        )
        if not closed:
            floors += f"M{frame[0] + 5:g} {frame[1] + FACES[action]}h{width - 10:g}"
    rows = -(-len(places) // columns)
    pieces.append(f'<path class="ga-floor ga-through" d="{floors}"/>')
    return pieces, top + HEADING + rows * (height + GAP) + 4


def _places(state: State, action: str) -> list[str]:
    rules = state.rules
    if action == "delivery":
        return list(TRANSPORTS)
    if action in ("mining", "money"):
        return [str(number) for number in getattr(rules, action)]
    number = rules.workshops if action == "workshop" else rules.order_spaces
    return [*map(str, range(1, number + 1)), "draw"]


@lru_cache(maxsize=400)
def _heading(language: str, action: str, top: int) -> str:
    words = phrase(language, HEADINGS.get(action, action))
    return text(MARGIN + 2, top + 15, words, "h")


@lru_cache(maxsize=400)
def _stack(language: str, kind: str, number: int, top: int) -> str:
    """A face-down stack at the right end of a heading, with its number of cards."""
    layers = "".join(
        f'<rect class="ga-back" x="{-9 - n}" y="{-6 - 2 * n}" width="18" height="12" rx="2"/>'
        for n in range(3 if number > 2 else number)
    )
    layers = layers or '<rect class="ga-gap" x="-9" y="-6" width="18" height="12" rx="2"/>'
    body = '<rect class="ga-face ga-hit" x="-14" y="-12" width="46" height="24" rx="3"/>'
    body += layers + tally(f"stack/{kind}", 13, 4, str(number), "n")
    label = name(language, f"stack-{kind}", cards=number)
    return keyed(f"stack/{kind}", label, body, WIDTH - MARGIN - 34, top + 12)


@lru_cache(maxsize=2_000)
def _space(
    language: str,
    space: str,
    frame: tuple[float, float, float],
    card: Tile | Order | None,
    price: int | None,
    crew: Crew,
    needed: int,
    closed: bool,
    look: int,
    you: int | None,
) -> str:
    """One work space: what it gives above, who stands there and what it takes below."""
    x, y, width = frame
    action, _, place = space.partition("/")
    height = FACES[action] + FOOT
    body = box(0, 0, width, height, f"face ga-cell{' ga-closed' if closed else ''}")
    label = phrase(language, "space", space=space)
    if closed:
        body += at(width / 2, height / 2 + 5, PADLOCK) + _closed(language, action, place)
        return keyed(space, capital(f"{label}: {phrase(language, 'closed')}"), body, x, y)
    if card:
        label += f": {card_name(language, card, price)}; {standing(language, crew, needed, you)}"
    elif action in ("workshop", "order") and not look:
        label += f": {phrase(language, 'none')}; {standing(language, crew, needed, you)}"
    else:
        label += f": {standing(language, crew, needed, you)}"
    body += _face(language, action, place, width, card, price, look)
    floor = height - FOOT
    if crew.miners:
        body += miners(crew.seat, crew.miners, 13, floor + 13.4, space)
    if needed == FORBIDDEN:
        body += at(width - 12, floor + 13, BARRED)
    else:
        body += needs(needed, width - 14, floor + 13.5)
    return keyed(space, capital(label), body, x, y)


def _closed(language: str, action: str, place: str) -> str:
    """What a closed space would be."""
    if action == "delivery":
        return transport(place, 20, 13)
    return text(8, 14, phrase(language, "draw") if place == "draw" else place, "s")


def _face(
    language: str,
    action: str,
    place: str,
    width: float,
    card: Tile | Order | None,
    price: int | None,
    look: int,
) -> str:
    """What a space gives."""
    middle = width / 2
    if look:
        fan = "".join(f'<g transform="rotate({turn})">{_BACK}</g>' for turn in (-16, 0, 16))
        drawn = phrase(language, "draw")
        words = text(middle, 14, drawn, "t m narrow" if len(drawn) > 8 else "t m")
        return words + at(middle - 2, 49, fan) + text(middle + 2, 38, str(look), "lback")
    if action == "workshop":
        sign = text(8, 14, place, "n") + (
            coin(price, width - 13, 11.5) if price is not None else ""
        )
        left = (width - cards.TILE[0]) / 2
        return sign + (cards.lying(language, card, left, 22) if card else "")
    if action == "order":
        left = (width - cards.CARD[0]) / 2
        return text(8, 14, place, "n") + (cards.lying(language, card, left, 18) if card else "")
    if action == "mining":
        return at(middle - 14, 15, PICK) + text(middle + 12, 21, place, "big m")
    if action == "delivery":
        return large(middle, 15, transport(place, 0, 0))
    return large(middle, 15, coin(int(place), 0, 0))


_BACK = '<rect class="ga-back" x="-9" y="-28" width="18" height="25" rx="2.5"/>'


YARD, SUPPLY = 58, 38


def _yard(state: State, language: str, top: int, you: int | None) -> list[str]:
    """Pithead and canteen."""
    width = (WIDTH - 2 * MARGIN - GAP) / 2
    left = MARGIN + GAP + width
    return [
        _rest(language, "pithead", state.pithead, state.rules.pithead, MARGIN, top, width, you),
        _rest(language, "canteen", state.canteen, -1, left, top, width, you),
    ]


def _supply(state: State, language: str, top: int) -> list[str]:
    """The coal supply, colour by colour."""
    pieces = [text(MARGIN + 2, top + 17, phrase(language, "supply"), "h")]
    for n, (colour, number) in enumerate(zip(COLOURS, state.supply, strict=True)):
        pieces.append(_stock(language, colour, number, 128 + 60 * n, top + 13))
    return pieces


@lru_cache(maxsize=2000)
def _rest(
    language: str,
    place: str,
    crews: tuple[int, ...],
    marks: int,
    x: float,
    y: float,
    width: float,
    you: int | None,
) -> str:
    """Pithead or canteen: a miner of each player who has some there, with their number."""
    body = box(0, 0, width, 54, "face ga-cell")
    body += text(8, 16, phrase(language, place), "h")
    if marks >= 0:
        body += coin(marks, width - 36, 14) + needs(1, width - 14, 15)
    present = [(seat, number) for seat, number in enumerate(crews) if number]
    for n, (seat, number) in enumerate(present):
        pitch = 54 if len(present) < 4 else 41
        body += miners(seat, number, 14 + pitch * n, 40, place, is_tight=len(present) > 3)
    label = f"{phrase(language, place)}: {resting(language, crews, you)}"
    return keyed(place, capital(label), body, x, y)


@lru_cache(maxsize=1000)
def _stock(language: str, colour: str, number: int, x: float, y: float) -> str:
    body = '<rect class="ga-hit" x="-12" y="-12" width="50" height="24" rx="4"/>'
    body += coal(language, colour, number) + tally(f"supply/{colour}", 14, 4.5, str(number), "n")
    label = name(language, "stock", colour=colour, number=number)
    return keyed(f"supply/{colour}", label, body, x, y)


SKYLINE_HEIGHT = 58
SKYLINE = (
    '<path class="ga-sky" d="M0 8A8 8 0 0 1 8 0H352A8 8 0 0 1 360 8V54H0z"/>'
    '<path class="ga-hill" d="M0 54V38Q60 20 130 36T260 32 360 36V54z"/>'
    '<path class="ga-smoke" d="M100 13q-6-2-3-7 2-5 8-3 5-6 13-1 9-2 11 4 7 1 5 6-2 3-8 2z"/>'
    '<path class="ga-brick" d="M95 54V17H102V54zM22 54V38H74V54zM104 54V40H132V54z"/>'
    '<path class="ga-roof" d="M93 14H104V18H93zM20 38V28L37 38V28L54 38V28L76 38zM102 40 118 33 134 40z"/>'
    '<path class="ga-window" d="M28 43h8v6h-8zM44 43h8v6h-8zM60 43h8v6h-8zM113 44h9v6h-9z"/>'
    '<path class="ga-brick" d="M158 54V38H190V54zM282 54V36H338V54z"/>'
    '<path class="ga-roof" d="M154 38 174 29 194 38zM277 36 310 25 343 36z"/>'
    '<path class="ga-window" d="M169 42h10v7h-10zM290 41h8v7h-8zM306 41h8v13h-8zM322 41h8v7h-8z"/>'
    '<path class="ga-tower" d="M214 54 223 18H229L238 54M217 43H235M220 31H232M229 19 260 54"/>'
    '<circle class="ga-wheel-rim" cx="226" cy="16" r="10"/>'
    '<path class="ga-spokes" d="M216 16H236M226 6V26M219 9 233 23M233 9 219 23"/>'
    '<path class="ga-turf" d="M0 54H360V58H0z"/>'
)
