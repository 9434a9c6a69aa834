"""A player's pit: the nameplate with what the player has, the outstanding orders, the section."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from glueckauf.core.draw.signs import CROWN, FLAG, HELMET, LAMP, miner, outline
from glueckauf.core.draw.svg import WIDTH, Part, at, box, ground, keyed, piece, same, tally, text
from glueckauf.games.board.draw.cards import OUTSTANDING, outstanding, width_of
from glueckauf.games.board.draw.labels import capital, name, person, phrase, who
from glueckauf.games.board.draw.mine import section
from glueckauf.games.board.draw.pieces import RIMS, SCALES
from glueckauf.games.board.parts import Half, Mine, Mining, Outstanding
from glueckauf.games.board.rules import State

MARGIN = 6
GAP = 4
BANNER = 62
IDLE = "ground ga-idle"  # what cannot be chosen fades only where coal is moved
NAME_LENGTH = 18


def pit_part(
    state: State,
    language: str,
    seat: int,
    names: Sequence[str] | None = None,
    you: int | None = None,
) -> Part:
    """Everything of one player: the banner, the orders, and the section."""
    player = state.players[seat]
    pending = state.pending
    mining = pending if isinstance(pending, Mining) and state.to_move == seat else None
    body, height, fold = _below(
        language,
        seat,
        player.mine,
        player.orders,
        state.rules.cage,
        mining.steps_left if mining else None,
        mining.half if mining else None,
        BANNER,
    )
    label = person(language, "pit", seat, you)
    label = f"{names[seat]}: {label}" if names else capital(label)
    paper = box(0, 0, WIDTH, height, "ground" if mining else IDLE, 8)
    banner = _banner(state, language, seat, names, you)
    return Part(f"pit{seat}", WIDTH, height, label, paper + banner + body, fold)


def orders_part(state: State, language: str, seat: int, you: int | None = None) -> Part:
    """The banner and the outstanding orders of one player, without the mine."""
    player, pending = state.players[seat], state.pending
    half = pending.half if isinstance(pending, Mining) and state.to_move == seat else None
    body, height = _orders(language, seat, player.orders, half, BANNER)
    if not player.orders:
        body, height = box(MARGIN, BANNER, *OUTSTANDING, "gap"), BANNER + OUTSTANDING[1] + GAP
    label = capital(person(language, "own-orders", seat, you))
    paper = box(0, 0, WIDTH, height + 2, "ground" if half else IDLE, 8)
    banner = _banner(state, language, seat, None, you)
    return Part(f"orders{seat}", WIDTH, height + 2, label, paper + banner + body)


def _banner(
    state: State, language: str, seat: int, names: Sequence[str] | None, you: int | None
) -> str:
    """Who it is, and what the player has."""
    player = state.players[seat]
    light = sum(tile.light for tile in player.mine.tiles)
    plate = _plate(
        language,
        seat,
        names[seat] if names else "",
        state.start == seat,
        "to-move" if state.to_move == seat else "won" if seat in state.winners else "",
        you if seat == you else None,
    )
    have = chips(language, seat, player.vp, player.marks, player.miners, len(player.delivered))
    return plate + have + _balance(language, light, len(player.mine.tiles) - light)


def mine_part(
    mine: Mine, orders: Sequence[Outstanding], places: int, language: str, seat: int = 0
) -> Part:
    """A pit alone, without its player."""
    body, height, _ = _below(language, seat, mine, tuple(orders), places, None, None, 6)
    label = name(language, "lone-pit")
    return Part(f"pit{seat}", WIDTH, height, label, box(0, 0, WIDTH, height, "ground", 8) + body)


@lru_cache(maxsize=200)
def _below(
    language: str,
    seat: int,
    mine: Mine,
    orders: tuple[Outstanding, ...],
    places: int,
    steps: int | None,
    half: Half | None,
    top: int,
) -> tuple[str, int, int]:
    """Orders in rows, and the section under them: what is drawn, where it ends, where the section begins."""
    cards, top = _orders(language, seat, orders, half, top)
    body, depth = section(language, seat, mine, places, steps)
    return cards + ground(f"{seat}:section", 0, top, body), top + depth, top


def _orders(
    language: str, seat: int, orders: tuple[Outstanding, ...], half: Half | None, top: int
) -> tuple[str, int]:
    """Orders in rows, A first whenever it came, and where they end."""
    pieces = []
    x, row = MARGIN, OUTSTANDING[1] + GAP
    for order in sorted(orders):
        width = width_of(order.order)
        if x + width > WIDTH - MARGIN:
            x, top = MARGIN, top + row
        due = half if half and half.label == order.label else None
        pieces.append(outstanding(language, seat, order, due, x, top))
        x += width + GAP
    return "".join(pieces), top + (row + 2 if orders else 0)


@lru_cache(maxsize=500)
def _plate(language: str, seat: int, given: str, starts: bool, mark: str, you: int | None) -> str:
    """Who it is: symbol and name, the flag of the starting player, the lamp of the one to move."""
    label = who(language, seat, you)
    words = given or label
    body = box(4, 4, WIDTH - 8, 28, f"face ga-plank{' ga-turn' if mark else ''}", 5)
    body += at(20, 19, miner(seat)) + text(36, 23.5, shortened(words, NAME_LENGTH), "h")
    if mark:
        body += at(WIDTH - 20, 18, LAMP if mark == "to-move" else CROWN)
        told = person(language, mark, seat, None if given else you)
        body += text(WIDTH - 36, 22.5, told, "t e")
    if starts:
        flag = piece("flag", FLAG, 224, 18)
        body += f'<g role="img" aria-label="{phrase(language, "starts")}">{flag}</g>'
    return keyed(f"player/{seat}", label, body)


def shortened(words: str, length: int) -> str:
    return words if len(words) <= length else words[: length - 1] + "…"


CHIP = 24  # the height
SHIELD = '<path class="ga-vp" d="M-8-8H8V1.4Q8 6.6 0 9.4-8 6.6-8 1.4z"/>'
CARDS = (
    '<rect class="ga-back" x="-8" y="-4" width="13" height="11" rx="2"/>'
    '<rect class="ga-back" x="-5" y="-7" width="13" height="11" rx="2"/>'
)


@lru_cache(maxsize=2_000)
def chips(
    language: str,
    seat: int,
    vp: int,
    marks: int,
    miners: int,
    pile: int,
    place: tuple[float, float] = (6, 35),
    width: int = 62,
    twins: bool = False,
) -> str:
    """Points, marks, miners and delivered orders side by side from this place on.

    Each thing has one key in a picture: where the same chips are shown twice, one row is of twins, which
    nothing comes from or goes to.
    """
    sent = f"miner:{seat}"  # marks come from where a miner goes, and are paid there
    silver, helmet = outline("coin", RIMS, 0, 0), outline("sign", HELMET, 0, 0)
    if not twins:
        silver = piece(f"mark:{seat}", silver, number=marks, source=sent, target=sent)
        helmet = piece(f"miner:{seat}", helmet, number=miners)
    row = (
        ("vp", SHIELD, vp, name(language, "vp", vp=vp)),
        ("marks", silver, marks, name(language, "marks", marks=marks)),
        ("miners", helmet, miners, name(language, "miners", miners=miners)),
        ("pile", CARDS, pile, name(language, "pile", cards=pile)),
    )
    left, top = place
    sign_at, number_at = (15, 31) if width > 60 else (13, 25)
    body = ""
    for n, (thing, sign, number, label) in enumerate(row):
        key, x = f"{seat}:{thing}", left + n * (width + GAP)
        face = box(0, 0, width, CHIP, "face ga-chip", 12) + at(sign_at, 12, sign)
        face += tally(key, number_at, 16.5, str(number), "n")
        body += same(key, face, x, top) if twins else keyed(key, label, face, x, top)
    return body


@lru_cache(maxsize=2000)
def _balance(language: str, light: int, dark: int) -> str:
    """How many light and dark tiles a player has."""
    scales = (
        box(0, 0, 84, CHIP, "chip", 12)
        + at(16, 12, SCALES)
        + text(50, 16.5, f"{light} – {dark}", "n m")
    )
    label = name(language, "balance", light=light, dark=dark)
    return f'<g role="img" aria-label="{label}" transform="translate(270 35)">{scales}</g>'
