"""What a player holds in hand, and the shares and objectives that lie open."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from glueckauf.core.draw.svg import WIDTH, box, keyed, piece, same
from glueckauf.games.card.draw.cards import CARD, face, under
from glueckauf.games.card.draw.labels import capital, card_name, name, phrase, times
from glueckauf.games.card.draw.signs import WORKER, worker
from glueckauf.games.card.parts import Order
from glueckauf.games.card.ruleset import Rules

MARGIN = 6
GAP = 3
PAD = 5
RIGHT = WIDTH - MARGIN - PAD
FAN = 13  # between equal shares


class Flow:
    """Things laid from left to right, in as many lines as they need."""

    def __init__(self, top: int, height: int) -> None:
        self.x, self.y = float(MARGIN + PAD), top + PAD
        self.height = height

    def place(self, width: float, height: int) -> tuple[float, float]:
        if self.x + width > RIGHT and self.x > MARGIN + PAD:
            self.x, self.y = MARGIN + PAD, self.y + self.height + GAP
            self.height = 0
        self.height = max(self.height, height)
        x, y = self.x, self.y
        self.x += width + GAP
        return round(x, 1), y

    @property
    def end(self) -> int:
        return self.y + self.height + PAD


@lru_cache(maxsize=4_000)
def hand(
    language: str,
    seat: int,
    workers: tuple[int, ...],
    orders: tuple[Order, ...],
    innovations: tuple[str, ...],
    top: int,
    rules: Rules,
) -> tuple[str, int]:
    """Worker cards, orders and innovations on a common ground."""
    flow = Flow(top, WORKER[1])
    drawn = ""
    for n, value in enumerate(workers):
        key = f"{seat}:worker/{value}"
        card = piece(f"worker:{seat}:{value}", worker(seat, value, "face ga-"))
        x, y = flow.place(WORKER[0] - 1, WORKER[1])
        if n and workers[n - 1] == value:
            drawn += same(key, card, x, y)
        else:
            words = name(language, "worker", workers=value) + times(language, workers.count(value))
            drawn += keyed(key, words, card, x, y)
    flow.x += 4
    drawn += _cards(language, seat, "order", orders, flow, rules)
    drawn += _cards(language, seat, "innovation", innovations, flow, rules)
    if not drawn:
        flow.height = 12
    ground = box(MARGIN, top, WIDTH - 2 * MARGIN, flow.end - top, "slot", 6)
    return ground + drawn, flow.end + 3


@lru_cache(maxsize=4_000)
def belongings(
    language: str,
    seat: int,
    shares: tuple[str, ...],
    objectives: tuple[str, ...],
    top: int,
    rules: Rules,
) -> tuple[str, int]:
    """Shares in fans by destination, and objectives."""
    if not shares and not objectives:
        return "", top
    flow = Flow(top - 3, CARD[1])
    drawn = ""
    for destination in dict.fromkeys(shares):
        number = shares.count(destination)
        x, y = flow.place(CARD[0] + FAN * (number - 1), CARD[1])
        key = f"{seat}:share/{destination}"
        words = card_name(language, "share", destination, rules)
        label = capital(f"{words}{times(language, number)}")
        for n in range(number):
            top_card = n == number - 1
            card = face("share", destination, rules, key=True) if top_card else under(destination)
            card = piece(f"share:{destination}", card)
            left = x + FAN * (number - 1 - n)
            drawn += (
                same(key, card, left, y) if n < number - 1 else keyed(key, label, card, left, y)
            )
    drawn += _cards(language, seat, "objective", objectives, flow, rules)
    return drawn, flow.end - 1


def _cards(
    language: str, seat: int, kind: str, cards: tuple[Any, ...], flow: Flow, rules: Rules
) -> str:
    drawn = ""
    for n, card in enumerate(cards):
        key = f"{seat}:{kind}/{card}"
        drawn_card = face(kind, card, rules, key=True)
        goal = f"{seat}:delivered" if kind == "order" else ""
        named = f"{kind}:{card}"
        lying = piece(named, drawn_card, target=goal)
        x, y = flow.place(*CARD)
        if n and cards[n - 1] == card:
            drawn += same(key, lying, x, y)
        else:
            words = card_name(language, kind, card, rules) + times(language, cards.count(card))
            drawn += keyed(key, capital(f"{phrase(language, f'{kind}s')}: {words}"), lying, x, y)
    return drawn
