"""A player's yard: nameplate, mining row and storage, the loading docks, hand and open cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from glueckauf.core.draw.signs import CROWN, FLAG, LAMP, miner
from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, piece, text
from glueckauf.games.card.draw.docks import docks
from glueckauf.games.card.draw.gallery import gallery
from glueckauf.games.card.draw.hand import belongings, hand
from glueckauf.games.card.draw.labels import capital, card_name, listed, name, person, phrase, who
from glueckauf.games.card.draw.signs import CUP, token
from glueckauf.games.card.parts import FACE_DOWN_ORDER, Mining, Player, Train
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules

NAME_LENGTH = 18


def yard_part(
    state: State,
    language: str,
    seat: int,
    names: Sequence[str] | None = None,
    you: int | None = None,
) -> Part:
    player = state.players[seat]
    pending = state.pending
    mark = "to-move" if state.to_move == seat else "won" if seat in state.winners else ""
    if not mark and player.passed and not state.is_over:
        mark = "passed"
    steps = pending.steps_left if isinstance(pending, Mining) and mark == "to-move" else 0
    given = names[seat] if names else ""
    plate = _plate(language, seat, given, state.start == seat, mark, steps, you)
    known = all(train.order != FACE_DOWN_ORDER for train in player.delivered)
    have = _have(
        language,
        seat,
        f"{state.scores[seat]}" if known else "?",
        len(player.delivered),
        player.tokens,
        _delivered(language, player, state.rules),
    )
    body, height = _below(language, seat, player._replace(passed=False), state.rules)
    label = person(language, "yard", seat, you)
    label = f"{names[seat]}: {label}" if names else capital(label)
    ground = box(0, 0, WIDTH, height, "ground", 8)
    return Part(f"yard{seat}", WIDTH, height, label, ground + plate + have + body)


@lru_cache(maxsize=2_000)
def _below(language: str, seat: int, player: Player, rules: Rules) -> tuple[str, int]:
    """Everything under the nameplate, and where it ends."""
    drawn, top = gallery(language, seat, player.row, player.storage, 62, rules)
    pieces = [drawn]
    drawn, top = docks(language, seat, player.docks, top, rules)
    pieces.append(drawn)
    drawn, top = hand(language, seat, player.workers, player.orders, player.innovations, top, rules)
    pieces.append(drawn)
    drawn, top = belongings(language, seat, player.shares, player.objectives, top, rules)
    return "".join((*pieces, drawn)), top + 2


# --- Nameplate ----------------------------------------------------------------------------------

_SIGNS = {"to-move": LAMP, "won": CROWN, "passed": CUP}


@lru_cache(maxsize=500)
def _plate(
    language: str, seat: int, given: str, starts: bool, mark: str, steps: int, you: int | None
) -> str:
    """Who it is: symbol and name, the flag of the starting player, the lamp of the one to move.

    While mining the steps left stand beside the lamp.
    """
    words = given or who(language, seat, you)
    if len(words) > NAME_LENGTH:
        words = words[: NAME_LENGTH - 1] + "…"
    lit = " ga-turn" if mark in ("to-move", "won") else ""
    body = box(4, 4, WIDTH - 8, 28, f"plank{lit}", 5)
    body += at(20, 19, miner(seat)) + text(36, 23.5, words, "h")
    if mark:
        body += at(WIDTH - 20, 18, _SIGNS[mark])
        plain = person(language, mark, seat, None if given else you)
        told = phrase(language, "steps", steps=steps) if steps else plain
        body += text(WIDTH - 36, 22.5, told, "n e" if steps else "t e")
    if starts:
        flag = at(200, 18, FLAG)
        body += f'<g role="img" aria-label="{phrase(language, "starts")}">{flag}</g>'
    return body


@lru_cache(maxsize=8_000)
def _have(
    language: str, seat: int, vp: str, pile: int, tokens: tuple[int, ...], delivered: str
) -> str:
    """Points as things stand, the delivered stack, and the shift tokens."""
    shield = '<path class="ga-vp" d="M7 3H23V12.4Q23 17.6 15 20.4 7 17.6 7 12.4z"/>'
    sheets = (
        '<rect class="ga-back" x="8" y="7" width="12" height="12" rx="2"/>'
        '<rect class="ga-back" x="11" y="4" width="12" height="12" rx="2"/>'
    )
    worth = name(language, "vp-unseen") if vp == "?" else name(language, "vp", vp=int(vp))
    body = keyed(f"{seat}:vp", worth, _chip(62) + shield + text(31, 15.5, vp, "n"), 6, 36)
    stack = _chip(62) + sheets + text(31, 15.5, str(pile), "n")
    body += keyed(f"{seat}:delivered", delivered, stack, 72, 36)
    width = WIDTH - 144
    step = min(19.0, (width - 110) / max(1, len(tokens) - 1))
    row = text(11, 15, phrase(language, "tokens"), "s")
    row += "".join(
        piece(f"token:{number}", token(number, round(width - 11 - step * n, 1), 11))
        for n, number in enumerate(reversed(tokens))
    )
    numbers = ", ".join(map(str, tokens)) or phrase(language, "none")
    label = f"{name(language, 'tokens')}: {numbers}"
    return body + keyed(f"{seat}:tokens", label, _chip(width) + row, 138, 36)


def _chip(width: float) -> str:
    return box(0, 0, width, 22, "face ga-chip", 11)


@lru_cache(maxsize=2_000)
def _delivered(language: str, player: Player, rules: Rules) -> str:
    """The delivered stack in words; of others only its number of trains is known."""
    words = name(language, "trains", trains=len(player.delivered))
    if not player.delivered or any(t.order == FACE_DOWN_ORDER for t in player.delivered):
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
