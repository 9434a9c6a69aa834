"""The hand of a player: all cards lie open (SS-3.9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from glueckauf.core.draw.signs import CROWN, FLAG, LAMP, miner
from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, piece, same, text
from glueckauf.games.signal.draw.labels import name, person, phrase, shortened, who
from glueckauf.games.signal.draw.signs import ACTION, action_card
from glueckauf.games.signal.parts import CARDS, Hand
from glueckauf.games.signal.rules import State

MARGIN = 5
PLATE = 26
HEIGHT = 2 * MARGIN + PLATE + 4 + ACTION[1]
NAME_LENGTH = 18
MARKS = {"to-move": LAMP, "won": CROWN}


def hand_part(
    state: State, language: str, seat: int, names: Sequence[str] | None, you: int | None
) -> Part:
    """The nameplate, and the cards under it."""
    mark = "won" if seat in state.winners else ""
    if not state.is_over and state.active == seat:
        mark = "to-move"
    given = names[seat] if names is not None and seat < len(names) else ""
    label = person(language, "hand-of", seat, you)
    body = box(0, 0, WIDTH, HEIGHT, "ground", 8)
    body += _plate(language, seat, given, state.start == seat, mark, sum(state.players[seat]), you)
    body += _cards(language, seat, state.players[seat])
    title = f"{given}: {label}" if given else label[:1].upper() + label[1:]
    return Part(f"hand{seat}", WIDTH, HEIGHT, title, body)


@lru_cache(maxsize=2_000)
def _plate(
    language: str, seat: int, given: str, starts: bool, mark: str, cards: int, you: int | None
) -> str:
    words = given or who(language, seat, you)
    lit = " ga-turn" if mark else ""
    middle = PLATE / 2
    body = box(0, 0, WIDTH - 2 * MARGIN, PLATE, f"face ga-plank{lit}", 5)
    body += at(15, middle + 1, miner(seat))
    body += text(31, middle + 5, shortened(words, NAME_LENGTH), "h")
    if starts:
        body += at(WIDTH - 84, middle, FLAG)
    if mark:
        body += at(WIDTH - 58, middle, MARKS[mark])
    body += text(WIDTH - 2 * MARGIN - 8, middle + 5, str(cards), "n e")
    told = [words, *([phrase(language, "starts")] if starts else [])]
    told += [person(language, mark, seat, you)] if mark else []
    told.append(phrase(language, "in-hand", cards=cards))
    return keyed(f"player/{seat}", "; ".join(told), body, MARGIN, MARGIN)


@lru_cache(maxsize=4_000)
def _cards(language: str, seat: int, hand: Hand) -> str:
    """Signal, switch and train cards, in this order."""
    lying = [card for card, number in zip(CARDS, hand, strict=True) for _ in range(number)]
    room = WIDTH - 2 * MARGIN - 6 - ACTION[0]
    step = min(ACTION[0] + 6.0, room / max(1, len(lying) - 1))
    drawn = ""
    for n, card in enumerate(lying):
        key = f"{seat}:card/{card}"
        sign = piece(f"card:{card}", action_card(card, "face ga-"), source="pile", target="pile")
        x, y = round(MARGIN + 3 + step * n, 1), MARGIN + PLATE + 4
        if n and lying[n - 1] == card:
            drawn += same(key, sign, x, y)
        else:
            number = hand[CARDS.index(card)]
            drawn += keyed(key, name(language, "card", card=card, number=number), sign, x, y)
    if not lying:
        drawn = text(MARGIN + 6, MARGIN + PLATE + 24, name(language, "no-cards"), "s")
    return drawn
