"""A player's pit: the nameplate with what the player has, the outstanding orders, the section."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from glueckauf.core.draw.signs import CROWN, FLAG, HELMET, LAMP, miner, outline
from glueckauf.core.draw.svg import WIDTH, Part, at, box, ground, keyed, piece, tally, text
from glueckauf.games.board.draw.cards import OUTSTANDING, outstanding
from glueckauf.games.board.draw.labels import capital, name, phrase
from glueckauf.games.board.draw.mine import section
from glueckauf.games.board.draw.pieces import RIMS, SCALES
from glueckauf.games.board.parts import Half, Mine, Mining, Outstanding
from glueckauf.games.board.rules import State

MARGIN = 6
GAP = 4
COLUMNS = 4
NAME_LENGTH = 18


def pit_part(state: State, language: str, seat: int, names: Sequence[str] | None) -> Part:
    player = state.players[seat]
    pending = state.pending
    mining = pending if isinstance(pending, Mining) and state.to_move == seat else None
    light = sum(tile.light for tile in player.mine.tiles)
    plate = _plate(
        language,
        seat,
        names[seat] if names else "",
        state.start == seat,
        "to-move" if state.to_move == seat else "won" if seat in state.winners else "",
    )
    have = _have(
        language,
        seat,
        player.vp,
        player.marks,
        player.miners,
        len(player.delivered),
        light,
        len(player.mine.tiles) - light,
    )
    body, height = _below(
        language,
        seat,
        player.mine,
        player.orders,
        state.rules.cage,
        mining.steps_left if mining else None,
        mining.half if mining else None,
        62,
    )
    label = phrase(language, "pit", seat=seat)
    label = f"{names[seat]}: {label}" if names else capital(label)
    paper = box(0, 0, WIDTH, height, "ground", 8)
    return Part(f"pit{seat}", WIDTH, height, label, paper + plate + have + body)


def mine_part(
    mine: Mine, orders: Sequence[Outstanding], places: int, language: str, seat: int = 0
) -> Part:
    """A pit alone, without its player."""
    body, height = _below(language, seat, mine, tuple(orders), places, None, None, 6)
    label = name(language, "lone-pit")
    return Part(f"pit{seat}", WIDTH, height, label, box(0, 0, WIDTH, height, "ground", 8) + body)


@lru_cache(maxsize=2000)
def _below(
    language: str,
    seat: int,
    mine: Mine,
    orders: tuple[Outstanding, ...],
    places: int,
    steps: int | None,
    half: Half | None,
    top: int,
) -> tuple[str, int]:
    """Orders in rows of four, and the section under them."""
    width, height = OUTSTANDING
    pieces = []
    for n, order in enumerate(orders):
        x = MARGIN + n % COLUMNS * (width + GAP)
        y = top + n // COLUMNS * (height + GAP)
        due = half if half and half.label == order.label else None
        pieces.append(outstanding(language, seat, order, due, x, y))
    top += -(-len(orders) // COLUMNS) * (height + GAP) + (2 if orders else 0)
    body, depth = section(language, seat, mine, places, steps)
    pieces.append(ground(f"{seat}:section", 0, top, body))
    return "".join(pieces), top + depth


@lru_cache(maxsize=500)
def _plate(language: str, seat: int, given: str, starts: bool, mark: str) -> str:
    """Who it is: symbol and name, the flag of the starting player, the lamp of the one to move."""
    words = given or phrase(language, "player", seat=seat)
    if len(words) > NAME_LENGTH:
        words = words[: NAME_LENGTH - 1] + "…"
    body = box(4, 4, WIDTH - 8, 28, f"plank{' ga-turn' if mark else ''}", 5)
    body += at(20, 19, miner(seat, face=True)) + text(36, 23.5, words, "h")
    if mark:
        body += at(WIDTH - 20, 18, LAMP if mark == "to-move" else CROWN)
        body += text(WIDTH - 36, 22.5, phrase(language, mark), "t e")
    if starts:
        flag = piece("flag", FLAG, 224, 18)
        body += f'<g role="img" aria-label="{phrase(language, "starts")}">{flag}</g>'
    return body


@lru_cache(maxsize=20_000)
def _have(
    language: str, seat: int, vp: int, marks: int, miners: int, pile: int, light: int, dark: int
) -> str:
    """Points, marks, miners, delivered orders, and the balance of the tiles."""
    shield = '<path class="ga-vp" d="M-8-8H8V1.4Q8 6.6 0 9.4-8 6.6-8 1.4z"/>'
    sent = f"miner:{seat}"  # marks come from where a miner goes, and are paid there
    silver = outline("coin", RIMS, 0, 0)
    silver = piece(f"mark:{seat}", silver, number=marks, source=sent, target=sent)
    helmet = piece(f"miner:{seat}", outline("sign", HELMET, 0, 0), number=miners)
    cards = '<rect class="ga-back" x="-8" y="-4" width="13" height="11" rx="2"/><rect class="ga-back" x="-5" y="-7" width="13" height="11" rx="2"/>'
    chips = (
        ("vp", shield, str(vp), name(language, "vp", vp=vp), 6, 62),
        ("marks", silver, str(marks), name(language, "marks", marks=marks), 72, 62),
        (
            "miners",
            helmet,
            str(miners),
            name(language, "miners", miners=miners),
            138,
            62,
        ),
        ("pile", cards, str(pile), name(language, "pile", cards=pile), 204, 62),
    )
    body = "".join(
        keyed(
            f"{seat}:{key}",
            label,
            box(0, 0, width, 22, "face ga-chip", 11)
            + at(15, 11, sign)
            + tally(f"{seat}:{key}", 31, 15.5, number, "n"),
            x,
            36,
        )
        for key, sign, number, label, x, width in chips
    )
    label = name(language, "balance", light=light, dark=dark)
    scales = (
        box(0, 0, 84, 22, "chip", 11)
        + at(16, 11, SCALES)
        + text(50, 15.5, f"{light} – {dark}", "n m")
    )
    return body + f'<g role="img" aria-label="{label}" transform="translate(270 36)">{scales}</g>'
