"""The nameplate of a player, and under it what the score of a game rests on: points, trains, tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from glueckauf.core.draw.signs import CROWN, FLAG, LAMP, miner
from glueckauf.core.draw.svg import WIDTH, at, box, keyed, piece, text
from glueckauf.games.card.draw.labels import (
    capital,
    card_name,
    listed,
    name,
    person,
    phrase,
    who,
)
from glueckauf.games.card.draw.signs import CUP, token
from glueckauf.games.card.parts import FACE_DOWN_ORDER, Player, Train
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules

NAME_LENGTH = 18
MARKS = {"to-move": LAMP, "won": CROWN, "passed": CUP}
UNDER = (6, 62, 62)  # where the chips under a nameplate begin, and the widths of the first two
GAP = 4


class Standing(NamedTuple):
    """What the chips tell: points (or "?"), delivered trains, also in words, and tokens."""

    vp: str
    trains: int
    delivered: str
    tokens: tuple[int, ...]


def mark_of(state: State, seat: int) -> str:
    """To move, the winner, passed, or nothing worth a sign."""
    if state.to_move == seat:
        return "to-move"
    if seat in state.winners:
        return "won"
    return "passed" if state.players[seat].passed and not state.is_over else ""


def standing_of(state: State, language: str, seat: int) -> Standing:
    player = state.players[seat]
    vp = str(state.scores[seat]) if is_known(player) else "?"
    told = _delivered(language, player._replace(passed=False), state.rules)
    return Standing(vp, len(player.delivered), told, player.tokens)


def is_known(player: Player) -> bool:
    """Do the delivered trains lie face up, for whoever looks on?"""
    return all(train.order != FACE_DOWN_ORDER for train in player.delivered)


def shortened(words: str, length: int) -> str:
    return words if len(words) <= length else words[: length - 1] + "…"


@lru_cache(maxsize=500)
def plate(
    language: str, seat: int, given: str, starts: bool, mark: str, steps: int, you: int | None
) -> str:
    """Who it is: symbol and name, the flag of the starting player, the lamp of the one to move.

    While mining the steps left stand beside the lamp.
    """
    words = given or who(language, seat, you)
    lit = " ga-turn" if mark in ("to-move", "won") else ""
    body = box(4, 4, WIDTH - 8, 28, f"face ga-plank{lit}", 5)
    body += at(20, 19, miner(seat)) + text(36, 23.5, shortened(words, NAME_LENGTH), "h")
    told = [words]
    if starts:
        body += at(183, 18, FLAG)
        told.append(phrase(language, "starts"))
    if mark:
        body += at(WIDTH - 20, 18, MARKS[mark])
        plain = person(language, mark, seat, None if given else you)
        left = phrase(language, "steps", steps=steps) if steps else ""
        body += text(WIDTH - 36, 22.5, left or plain, "n e" if left else "t e")
        told += [plain, *([left] if left else [])]
    return keyed(f"player/{seat}", "; ".join(told), body)


@lru_cache(maxsize=2_000)
def chips(
    language: str,
    seat: int,
    told: Standing,
    place: tuple[int, int, int] = UNDER,
    top: float = 36,
) -> str:
    """Points as things stand, the delivered stack, and the shift tokens."""
    left, first, second = place
    shield = '<path class="ga-vp" d="M7 3H23V12.4Q23 17.6 15 20.4 7 17.6 7 12.4z"/>'
    sheets = (
        '<rect class="ga-back" x="8" y="7" width="12" height="12" rx="2"/>'
        '<rect class="ga-back" x="11" y="4" width="12" height="12" rx="2"/>'
    )
    vp, trains, delivered, tokens = told
    worth = name(language, "vp-unseen") if vp == "?" else name(language, "vp", vp=int(vp))
    points = _chip(first) + shield + text(26 if first < 60 else 31, 15.5, vp, "n")
    stack = _chip(second) + sheets + text(26 if second < 60 else 31, 15.5, str(trains), "n")
    width = WIDTH - left - first - second - 2 * GAP - 6 - (2 if place != UNDER else 0)
    numbers = ", ".join(map(str, tokens)) or phrase(language, "none")
    row = _chip(width) + _tokens(language, tokens, width)
    drawn = ""
    x = left
    for thing, label, body, across in (
        ("vp", worth, points, first),
        ("delivered", delivered, stack, second),
        ("tokens", f"{name(language, 'tokens')}: {numbers}", row, width),
    ):
        drawn += keyed(f"{seat}:{thing}", label, body, x, top)
        x += across + GAP
    return drawn


def _tokens(language: str, tokens: tuple[int, ...], width: int) -> str:
    """The tokens from the right, closer where there are many; with their name where there is room."""
    words = text(11, 15, phrase(language, "tokens"), "s") if width > 150 else ""
    room = width - (110 if words else 22)
    step = min(19.0, room / max(1, len(tokens) - 1))
    return words + "".join(
        piece(f"token:{number}", token(number, round(width - 11 - step * n, 1), 11))
        for n, number in enumerate(reversed(tokens))
    )


def _chip(width: float) -> str:
    return box(0, 0, width, 22, "face ga-chip", 11)


@lru_cache(maxsize=2_000)
def _delivered(language: str, player: Player, rules: Rules) -> str:
    """The delivered stack in words; of others only its number of trains is known."""
    words = name(language, "trains", trains=len(player.delivered))
    if not player.delivered or not is_known(player):
        return words
    trains = (train_name(language, train, rules) for train in player.delivered)
    return f"{words}: {'. '.join(trains)}"


def train_name(language: str, train: Train, rules: Rules) -> str:
    """A delivered train: its order, its engine, and what it carries."""
    order, engine, wagons = train
    loads = [wagon.load for wagon in wagons if wagon.load]
    told = [
        card_name(language, "order", order, rules),
        card_name(language, "engine", engine, rules),
        listed(language, "lorry", loads, rules),
    ]
    return capital(", ".join(told))
