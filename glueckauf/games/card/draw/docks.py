"""The three loading docks of a player, each a track: its crests, its wagons, its engine."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.draw.svg import WIDTH, box, keyed, piece, same, text
from glueckauf.games.card.draw.emblems import crest, engine, glyph, load, wagon
from glueckauf.games.card.draw.labels import capital, card_name, phrase, times
from glueckauf.games.card.parts import DOCKS, Dock, Wagon
from glueckauf.games.card.ruleset import Rules

MARGIN = 6
HEIGHT = 51
GAP = 3
SIGN = 68  # where the wagons begin
ENGINE = 323  # the middle of an engine
PITCH = 43.5  # of wagons that do not cover one another


def docks(
    language: str, seat: int, three: tuple[Dock, ...], top: int, rules: Rules
) -> tuple[str, int]:
    """All docks under one another, and where they end."""
    drawn = "".join(
        _dock(language, seat, n, dock, top + (n - 1) * (HEIGHT + GAP), rules)
        for n, dock in zip(DOCKS, three, strict=True)
    )
    return drawn, top + len(three) * (HEIGHT + GAP) + 1


@lru_cache(maxsize=2_000)
def _dock(language: str, seat: int, n: int, dock: Dock, top: int, rules: Rules) -> str:
    bears = rules.docks[n - 1]
    body = box(0, 0, WIDTH - 2 * MARGIN, HEIGHT, "face ga-ramp") + _TRACK
    body += text(12, 21, str(n), "big m") + crest(bears[0], 33, 15) + crest(bears[1], 55, 15)
    if dock.load:
        body += glyph("lorry", 33, 38) + text(45, 43, f"×{dock.load}", "n")
    if dock.engine:
        pile = f"{seat}:delivered"
        body += piece(f"engine:{dock.engine}", engine(dock.engine, ENGINE, 31), target=pile)
    drawn = keyed(f"{seat}:dock/{n}", dock_name(language, n, dock, rules), body, MARGIN, top)
    room = ENGINE - 22 - SIGN - 42
    step = min(PITCH, room / max(1, len(dock.wagons) - 1))
    known: set[str] = set()
    for place, stands in enumerate(dock.wagons):
        key = wagon_key(seat, n, stands)
        lying = loaded_wagon(seat, stands)
        x = round(MARGIN + SIGN + step * place, 1)
        if key in known:
            drawn += same(key, lying, x, top)
        else:
            number = dock.wagons.count(stands)
            drawn += keyed(key, wagon_name(language, n, stands, number, rules), lying, x, top)
            known.add(key)
    return drawn


_TRACK = (
    f'<path class="ga-sleepers" d="M{SIGN} 48.4H{WIDTH - 18}"/>'
    f'<path class="ga-rail" d="M{SIGN - 4} 46.4H{WIDTH - 16}"/>'
)


def wagon_key(seat: int, dock: int, stands: Wagon) -> str:
    """An empty wagon is named by its dock and crest, a loaded one also by its load."""
    crest_, lying = stands
    return f"{seat}:loaded/{dock}{crest_}={lying}" if lying else f"{seat}:wagon/{dock}{crest_}"


@lru_cache(maxsize=400)
def loaded_wagon(seat: int, stands: Wagon) -> str:
    """A wagon from its left end, with what is loaded into it."""
    letter, lying = stands
    body = '<rect class="ga-face ga-hit" y="3" width="42" height="46" rx="4"/>'
    pile = f"{seat}:delivered"
    body += piece(f"wagon:{letter}", wagon(letter, 21, 27), target=pile)
    if lying:
        body += piece(f"lorry:{lying}", load(lying, 21, 12.6), target=pile)
    return body


def dock_name(language: str, n: int, dock: Dock, rules: Rules) -> str:
    """A dock, what it bears, and how far its train is."""
    crests = ", ".join(phrase(language, "bears", crest=letter) for letter in rules.docks[n - 1])
    words = [f"{phrase(language, 'dock', dock=n)}: {crests}"]
    words.append(
        card_name(language, "engine", dock.engine, rules)
        if dock.engine
        else phrase(language, "no-engine")
    )
    words.append(phrase(language, "load", lorries=dock.load))
    return capital("; ".join(words))


def wagon_name(language: str, n: int, stands: Wagon, number: int, rules: Rules) -> str:
    letter, lying = stands
    words = [phrase(language, "dock", dock=n), card_name(language, "wagon", letter, rules)]
    if lying:
        crest_, lorries, vp = lying
        words.append(phrase(language, "loaded", crest=crest_, lorries=lorries))
        words += [phrase(language, "vp", vp=vp)] if vp else []
    else:
        words.append(phrase(language, "empty"))
    return capital(", ".join(words)) + times(language, number)
