"""The station: departure card, die, deck, clock, what was delivered, the depot and the helpers."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, piece, tally, text
from glueckauf.games.signal.draw.labels import capital, card_name, name, phrase, shortened
from glueckauf.games.signal.draw.signs import (
    ACTION,
    ANCHOR,
    CLOCK,
    any_train,
    back,
    die,
    goods,
    token,
    train,
)
from glueckauf.games.signal.outlook import on_its_way, points_now
from glueckauf.games.signal.parts import (
    CARDS,
    COLOURS,
    GOODS,
    MULTI,
    Left,
    Next,
)
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import departures

MARGIN = 7
CARD = (66, 92)
ROW = 30
HELPER = 34
HELPER_LETTERS = 19


def station_part(state: State, language: str) -> Part:
    """From above: the card and the clock, the depot, the goods delivered, the helpers."""
    top = MARGIN
    body = _card(state, language, MARGIN, top)
    body += _deck(language, state.deck, MARGIN + CARD[0] + 6, top)
    body += _clock(language, state.clock, state.rules.clock, 2 * (CARD[0] + 6) + MARGIN, top)
    body += _die(state, language, WIDTH - 42, top + 50)
    body += _depot(state, language, 2 * (CARD[0] + 6) + MARGIN, top + 50)
    top += CARD[1] + 6
    for port, row in zip(state.map.ports, state.stored, strict=True):
        body += _delivered(state, language, port, row, top)
        top += ROW + 4
    body += _helpers(language, state.map.helpers, state.helpers, state.through, top)
    top += HELPER + 4
    body += _pile(language, state.pile, state.discards, top)
    top += ACTION[1] + 6
    ground = box(0, 0, WIDTH, top, "ground", 8)
    return Part("station", WIDTH, top, name(language, "station"), ground + body)


# --- The departure card -----------------------------------------------------------------------


def left_of_card(state: State) -> Left | None:
    """The departure card that is being done, and what is left of it; None where there is none."""
    pending = state.pending
    way = getattr(pending, "way", None)
    if way is not None:
        pending = way.then
    found = getattr(pending, "left", None)
    if isinstance(pending, Next) and found is not None:
        return found  # type: ignore[no-any-return]
    return found if isinstance(found, Left) else None


def _card(state: State, language: str, x: int, y: int) -> str:
    left = left_of_card(state)
    if left is None:
        body = box(0, 0, *CARD, "face ga-gap")
        return keyed("departure", name(language, "no-departure"), body, x, y)
    return _departure(language, left.card, len(left.deploy), len(left.move), x, y)


@lru_cache(maxsize=500)
def _departure(language: str, card: str, deploy: int, move: int, x: int, y: int) -> str:
    """Its symbols from top to bottom; what is done is faded."""
    found = departures()[card]
    symbols = [_deployed(one) for one in found.deploy]
    symbols += [any_train() if one == MULTI else train(one) for one in found.move]
    done = len(symbols) - deploy - move
    if found.deploy and found.move:
        done = len(found.deploy) - deploy + len(found.move) - move
    step = min(27.0, (CARD[1] - 10) / len(symbols))
    drawn = ""
    for n, symbol in enumerate(symbols):
        kind = ' class="ga-faded"' if n < done else ""
        drawn += (
            f'<g{kind} transform="translate({CARD[0] / 2:g} {5 + step * (n + 0.5):g})">{symbol}</g>'
        )
    face = piece(f"departure:{card}", box(0, 0, *CARD, "face ga-card") + drawn, source="deck")
    label = card_name(language, card)
    if done:
        label += f"; {phrase(language, 'symbols-left', symbols=deploy + move)}"
    return keyed("departure", label, face, x, y)


def _deployed(colour: str) -> str:
    """A train out of the depot: a plus before it."""
    sign = any_train(6, 0) if colour == "any" else at(6, 0, train(colour))
    return sign + '<path class="ga-anchor" d="M-19 0H-9M-14-5V5"/>'


@lru_cache(maxsize=100)
def _deck(language: str, cards: int, x: int, y: int) -> str:
    if not cards:
        body = box(0, 0, *CARD, "face ga-gap")
    else:
        body = back(*CARD)
        body += box(CARD[0] / 2 - 15, CARD[1] / 2 - 13, 30, 26, "chip", 5)
        body += text(CARD[0] / 2, CARD[1] / 2 + 6, str(cards), "big m")
    return keyed("deck", name(language, "deck", cards=cards), body, x, y)


# --- Clock and die ----------------------------------------------------------------------------


@lru_cache(maxsize=200)
def _clock(language: str, left: int, full: int, x: int, y: int) -> str:
    """The clock with its tokens, those that are gone as empty places."""
    width = WIDTH - MARGIN - x
    body = box(0, 0, width, 42, "face ga-cell", 6) + at(21, 21, CLOCK)
    step = min(19.0, (width - 58) / max(1, full - 1))
    body += "".join(token(round(46 + step * n, 1), 21, n < left) for n in range(full))
    return keyed("clock", name(language, "clock", tokens=left, full=full), body, x, y)


def _die(state: State, language: str, x: int, y: int) -> str:
    """What the die shows, while it counts."""
    points, space = points_now(state), on_its_way(state)
    colour = next((one.colour for one in state.trains if one.space == space), "")
    if not points:
        sign = box(0, 0, 35, 42, "face ga-gap", 6)
        return keyed("die", name(language, "no-die"), sign, x, y)
    sign = box(0, 0, 35, 42, "face ga-turn", 6) + at(17.5, 21, die(points, colour))
    return keyed("die", name(language, "die", points=points, colour=colour), sign, x, y)


# --- Depot, ports -----------------------------------------------------------------------------


def _depot(state: State, language: str, x: int, y: int) -> str:
    body = ""
    width = (WIDTH - 46 - x) / len(COLOURS)
    for n, colour in enumerate(COLOURS):
        out = sum(one.colour == colour for one in state.trains)
        number = state.rules.trains - out
        body += _stall(language, colour, number, round(x + n * width, 1), y, round(width - 4, 1))
    return body


@lru_cache(maxsize=500)
def _stall(language: str, colour: str, number: int, x: float, y: int, width: float) -> str:
    body = box(0, 0, width, 42, f"face ga-{'slot' if number else 'closed'}", 6)
    sign = train(colour)
    body += at(width / 2, 15, sign if number else f'<g class="ga-faded">{sign}</g>')
    body += text(width / 2, 36, str(number), "n m")
    label = name(language, "depot", colour=colour, number=number)
    return keyed(f"depot/{colour}", label, body, x, y)


def _delivered(state: State, language: str, port: str, row: tuple[int, ...], top: int) -> str:
    """What lies in a port, colour by colour, and what it needs."""
    on, layout = state.map, state.layout
    need, extra = on.needs[port], layout.extras[port]
    surplus = sum(max(0, n - need) for n in row)
    body = box(0, 0, WIDTH - 2 * MARGIN, ROW, "face ga-cell", 6) + at(14, ROW / 2, ANCHOR)
    body += text(27, ROW / 2 + 4, shortened(on.nodes[port].name, 13), "n")
    told = []
    for n, (colour, number) in enumerate(zip(GOODS, row, strict=True)):
        x = 128 + 48 * n
        got = min(number, need)
        sign = goods(colour)
        lying = piece(f"goods:{colour}", sign, x, ROW / 2, number=number) if number else ""
        body += lying or at(x, ROW / 2, f'<g class="ga-faded">{sign}</g>')
        body += tally(f"{port}:{colour}", x + 19, ROW / 2 + 4.4, f"{got}/{need}", "m")
        told.append(phrase(language, "stored", goods=colour, number=number, need=need))
    if extra:
        body += text(WIDTH - 2 * MARGIN - 6, ROW / 2 + 4, f"+{min(surplus, extra)}/{extra}", "e")
        told.append(phrase(language, "extra", number=min(surplus, extra), need=extra))
    label = f"{on.nodes[port].name}: {', '.join(told)}"
    return keyed(f"delivered/{port}", capital(label), body, MARGIN, top)


# --- Helpers, action cards --------------------------------------------------------------------


@lru_cache(maxsize=500)
def _helpers(
    language: str, all_of_them: tuple[str, ...], unused: tuple[str, ...], through: bool, top: int
) -> str:
    """Each once in a game; one in force is lit."""
    if not all_of_them:
        return ""
    width = round((WIDTH - 2 * MARGIN + 4) / len(all_of_them) - 4, 1)
    body = ""
    for n, helper in enumerate(all_of_them):
        there = helper in unused
        lit = helper == "dispatcher" and through
        kind = "turn" if lit else "plank" if there else "closed"
        words = name(language, "helper", helper=helper)
        sign = box(0, 0, width, HELPER, f"face ga-{kind}", 6)
        sign += text(width / 2, 15, shortened(words, HELPER_LETTERS), "t m" if there else "s m")
        state = "helper-on" if lit else "helper-ready" if there else "helper-used"
        sign += text(width / 2, 28, phrase(language, state), "s m")
        label = f"{words}: {phrase(language, state)}. {phrase(language, 'helps', helper=helper)}"
        body += keyed(f"helper/{helper}", label, sign, round(MARGIN + n * (width + 4), 1), top)
    return body


@lru_cache(maxsize=2_000)
def _pile(language: str, pile: tuple[int, ...], discards: tuple[int, ...], top: int) -> str:
    """The draw pile and the discards, both counted by kind: the rest is known to all."""
    body = box(0, 0, WIDTH - 2 * MARGIN, ACTION[1], "face ga-cell", 6)
    body += text(8, 15, name(language, "pile"), "n") + text(8, 30, name(language, "discards"), "t")
    told = []
    for n, card in enumerate(CARDS):
        x = 170 + 62 * n
        body += at(x, 4, f'<g class="ga-through">{_small(card)}</g>')
        body += text(x + 42, 15, str(pile[n]), "n e") + text(x + 42, 30, str(discards[n]), "e")
        told.append(phrase(language, "piled", card=card, number=pile[n], discards=discards[n]))
    label = f"{name(language, 'pile')}: {', '.join(told)}"
    return keyed("pile", label, body, MARGIN, top)


@lru_cache(maxsize=8)
def _small(card: str) -> str:
    """An action card as a sign."""
    kinds = {"s": "signal-card", "w": "switch-card", "t": "train-card"}
    signs = {
        "s": '<circle class="ga-post-green" cx="10" cy="14" r="5.5"/><path class="ga-post-way" d="M7 14H13"/>',
        "w": '<path class="ga-anchor" d="M10 23V16Q10 10 5 6M10 16Q10 10 15 6"/>',
        "t": '<path class="ga-black" d="M3 10H11L17 14 11 18H3z"/>',
    }
    return box(0, 0, 20, 28, kinds[card], 3) + signs[card]


__all__ = ["left_of_card", "station_part"]
