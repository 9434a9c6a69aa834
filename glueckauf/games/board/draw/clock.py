"""The shift clock with its twelve categories, and the score track.

The dial has a sector for each category: what is counted, the points for first and second place,
and what everybody has of it, in the order of seats; the number of whoever leads is bold. The rim
tells after which shift a category is scored for the first time.

A view hides the delivered cards of the others (GA-10.1), so nobody can know who leads in the
categories 1–8. Then the best among the players whose cards are all in sight is bold, and the others
have a question mark.

The large clock has the dial and beside it the categories row by row, with what everybody has.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from glueckauf.core.draw.signs import miner, symbol
from glueckauf.core.draw.svg import WIDTH, Part, box, keyed, piece, same, tally, text
from glueckauf.games.board.draw.labels import capital, name, person, phrase
from glueckauf.games.board.draw.pieces import empty_tubs, points, transport, wanted, wheels
from glueckauf.games.board.parts import COLOURS, TRANSPORTS
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import CATEGORIES, PLAYERS, Rules
from glueckauf.games.board.scoring import OF_DELIVERIES
from glueckauf.games.board.sheet import Counts, counts_in_sight

CENTRE = (180, 206)
RIM, FACE, HUB = 170, 154, 42
ROMAN = ("I", "II", "III", "IV", "V", "VI")
LANE = 30


def clock_part(state: State, language: str, you: int | None = None, *, large: bool = False) -> Part:
    """The dial with the score track; a large clock has its categories in a part of their own."""
    rules = state.rules
    second = _pays_second(state)
    shift = min(state.shift, rules.shifts)
    track, height = ("", CENTRE[1] + RIM + 10) if large else _track(state, language, 388)
    pieces = [
        box(0, 0, WIDTH, height, "ground", 8),
        text(9, 20, phrase(language, "shift", shift=shift, shifts=rules.shifts), "h"),
        text(WIDTH - 9, 19, phrase(language, "legend" if second else "legend-first"), "s e"),
        _rim(rules, shift),
    ]
    for n, counts in enumerate(counts_in_sight(state)):
        pieces.append(_sector(language, rules, n, second, counts, you, large))
    pieces += [_hand(rules, shift), track]
    return Part("clock", WIDTH, height, name(language, "clock"), "".join(pieces))


def _leaders(counts: Counts) -> tuple[int, ...]:
    """Who has most among those whose cards are in sight."""
    best = max((count for count in counts if count is not None), default=0)
    return tuple(seat for seat, count in enumerate(counts) if count == best > 0)


def _pays_second(state: State) -> bool:
    return bool(state.rules.second_place[PLAYERS.index(len(state.players))])


def _polar(radius: float, turn: float) -> tuple[float, float]:
    """A point of the dial; turns run clockwise from twelve o'clock."""
    angle = 2 * pi * turn
    return round(CENTRE[0] + radius * sin(angle), 1), round(CENTRE[1] - radius * cos(angle), 1)


def _ring(inner: float, outer: float, start: float, end: float, kind: str) -> str:
    """A piece of a ring from one turn to another."""
    if end - start >= 1:
        end = start + 0.9999  # a whole ring would begin and end in the same point and vanish
    (a, b), (c, d) = _polar(outer, start), _polar(outer, end)
    (e, f), (g, h) = _polar(inner, end), _polar(inner, start)
    large = int(end - start > 0.5)
    return (
        f'<path class="ga-{kind}" d="M{a:g} {b:g}A{outer:g} {outer:g} 0 {large} 1 {c:g} {d:g}'
        f'L{e:g} {f:g}A{inner:g} {inner:g} 0 {large} 0 {g:g} {h:g}z"/>'
    )


def first_scored(rules: Rules, category: int) -> int:
    """The shift after which a category is scored for the first time; 0: never."""
    numbers = rules.clock_per_shift[: rules.shifts]
    return next((n for n, scored in enumerate(numbers, start=1) if scored >= category), 0)


@lru_cache(maxsize=100)
def _rim(rules: Rules, shift: int) -> str:
    """After which shift the categories are scored for the first time; what counts now is lit."""
    pieces = []
    start = 0
    for n in range(1, CATEGORIES + 1):
        scored = first_scored(rules, n)
        if n == CATEGORIES or first_scored(rules, n + 1) != scored:
            now = " ga-now" if scored and scored <= shift else ""
            pieces.append(_ring(FACE, RIM, start / 12, n / 12, f"rim-arc{now}"))
            if scored:
                x, y = _polar((FACE + RIM) / 2, (start + n) / 24)
                kind = "lv" if now else "l"
                pieces.append(text(x, y + 4, ROMAN[scored - 1], kind))
            start = n
    return "".join(pieces)


@lru_cache(maxsize=100)
def _hand(rules: Rules, shift: int) -> str:
    """The hand points behind the last category that counts now; the hub tells the shift."""
    scored = [first_scored(rules, n) for n in range(1, CATEGORIES + 1)]
    pointed = max((n for n, first in enumerate(scored, start=1) if 0 < first <= shift), default=0)
    a, b = CENTRE
    return (
        f'<g class="ga-through"><path class="ga-hand" data-turn="clock" transform="rotate({30 * pointed} {a} {b})"'
        f' d="M{a - 3} {b - HUB + 8}L{a - 2} {b - 124}h-3l5-24 5 24h-3l1 {132 - HUB}z"/>'
        f'<circle class="ga-hub" cx="{a}" cy="{b}" r="{HUB - 6}"/>'
        + text(a, b + 7, ROMAN[shift - 1], "big m")
        + "</g>"
    )


def _shade(rules: Rules, category: int) -> str:
    """The class of a category's ground: those of one shift are alike."""
    scored = first_scored(rules, category)
    return f"d{(scored - 1) % 3 + 1 if scored else 0}"


@lru_cache(maxsize=2_000)
def _sector(
    language: str,
    rules: Rules,
    n: int,
    second: bool,
    counts: Counts,
    you: int | None,
    twin: bool,
) -> str:
    """What is counted, the points, and who leads with how many."""
    turn = (n + 0.5) / 12
    leaders = _leaders(counts)
    body = _ring(HUB, FACE, n / 12, (n + 1) / 12, f"face ga-{_shade(rules, n + 1)}")
    body += _category(language, n, *_polar(97, turn))
    x, y = _polar(67, turn)
    first, chase = rules.clock_first[n], rules.clock_second[n]
    body += text(x, y + 4, f"{first}/{chase}" if second else str(first), "l")
    body += _standings(n, counts, leaders)
    if twin:
        return same(f"clock/{n + 1}", body)
    have = tuple(seat for seat, count in enumerate(counts) if count != 0)
    return keyed(f"clock/{n + 1}", _spoken(language, rules, n, second, counts, you, have), body)


def _standings(n: int, counts: Counts, leaders: Sequence[int]) -> str:
    """What everybody has, side by side in the order of seats: whoever has nothing is left out."""
    body = ""
    for seat, count in enumerate(counts):
        turn = (n + (seat + 0.5) / len(counts)) / 12
        if len(counts) == 2:
            turn += (0.5 - seat) / 150  # two stand closer together
        x, y = _polar(130, turn)
        if count is None:
            body += text(x, y + 4, "?", "s m")
        elif count:
            body += symbol(seat, *_polar(145, turn))
            body += text(x, y + 4, str(count), "l" if seat in leaders else "s m")
    return body


def _spoken(
    language: str,
    rules: Rules,
    n: int,
    second: bool,
    counts: Counts,
    you: int | None,
    seats: Sequence[int],
) -> str:
    """A category in words, with what these players have of it."""
    told = [
        *_worth(language, rules, n, second),
        *(
            person(language, "counts-hidden", seat, you)
            if (count := counts[seat]) is None
            else person(language, "leads", seat, you, number=count)
            for seat in seats
        ),
    ]
    return capital("; ".join(told))


def _worth(language: str, rules: Rules, n: int, second: bool) -> list[str]:
    """What a category counts and what it gives, in words."""
    first, chase = rules.clock_first[n], rules.clock_second[n]
    places = (
        phrase(language, "places", first=first, second=chase)
        if second
        else phrase(language, "first", first=first)
    )
    return [phrase(language, "category", category=n + 1), places]


def _category(language: str, n: int, x: float, y: float) -> str:
    if n < 4:
        return wanted(language, COLOURS[n], x, y)
    if n < OF_DELIVERIES:
        return transport(TRANSPORTS[n - 4], x, y)
    place = [(x, round(y - 17, 1))]
    return wheels(place) + empty_tubs(language, COLOURS[n - OF_DELIVERIES], place)


# --- Category by category -------------------------------------------------------------------

HEAD, ROW = 30, 31
BAND = 18  # at the left, with the shift after which its rows are scored for the first time
CELL = 31  # of one player


def categories_part(state: State, language: str, you: int | None = None) -> Part:
    """A row for each category: what is counted, the points, and what everybody has of it."""
    rules, second = state.rules, _pays_second(state)
    shift = min(state.shift, rules.shifts)
    height = HEAD + CATEGORIES * ROW + 6
    pieces = [
        box(0, 0, WIDTH, height, "ground", 8),
        text(9, 20, name(language, "categories"), "h"),
        text(WIDTH - 9, 19, phrase(language, "legend" if second else "legend-first"), "s e"),
        _bands(rules, shift),
    ]
    for n, counts in enumerate(counts_in_sight(state)):
        pieces.append(_row(language, rules, n, second, counts, you))
    return Part("categories", WIDTH, height, name(language, "categories"), "".join(pieces))


@lru_cache(maxsize=100)
def _bands(rules: Rules, shift: int) -> str:
    """The rim of the dial, unrolled."""
    body, start = "", 0
    for n in range(1, CATEGORIES + 1):
        scored = first_scored(rules, n)
        if n < CATEGORIES and first_scored(rules, n + 1) == scored:
            continue
        now = " ga-now" if scored and scored <= shift else ""
        top, depth = HEAD + start * ROW, (n - start) * ROW
        body += box(6, top, BAND, depth - 2, f"rim-arc{now}", 5)
        if scored:
            words = ROMAN[scored - 1]
            kind = "lv narrow" if now else "l narrow"  # III is as wide as the band
            body += text(6 + BAND / 2, top + depth / 2 + 3.5, words, kind)
        start = n
    return body


@lru_cache(maxsize=2_000)
def _row(language: str, rules: Rules, n: int, second: bool, counts: Counts, you: int | None) -> str:
    """One category; who leads in it glows."""
    left = 6 + BAND + 3
    width, depth = WIDTH - left - 6, ROW - 2
    body = box(0, 0, width, depth, f"face ga-{_shade(rules, n + 1)}", 5)
    body += _category(language, n, 16, depth / 2)
    body += text(34, depth / 2 + 4, capital(phrase(language, "counted", category=n + 1)), "s")
    cells = width - 2 - CELL * len(counts)
    first, chase = rules.clock_first[n], rules.clock_second[n]
    places = width - 2 - CELL * max(PLAYERS) - 11  # in line with tables of any number of players
    body += points(first, places - 21.5 if second else places, depth / 2 - 0.5)
    body += points(chase, places, depth / 2 - 0.5) if second else ""
    leaders = _leaders(counts)
    for seat, count in enumerate(counts):
        x = cells + CELL * seat
        body += box(x, 3, CELL - 2, depth - 6, "turn", 4) if seat in leaders else ""
        body += symbol(seat, x + 8, depth / 2)
        shown = "?" if count is None else str(count)
        body += tally(f"clock/{n + 1}.{seat}", x + 21, depth / 2 + 4.5, shown, "n m")
    spoken = _spoken(language, rules, n, second, counts, you, range(len(counts)))
    return keyed(f"clock/{n + 1}", spoken, body, left, HEAD + n * ROW)


# --- The score track --------------------------------------------------------------------------


def _track(state: State, language: str, top: int) -> tuple[str, int]:
    """A lane for each player; the miner stands at the player's points."""
    scores = state.scores
    low, high = min(0, *scores), max(60, *scores)
    step = 10 if high - low <= 100 else 20 if high - low <= 200 else 50
    low, high = low // step * step, -(-high // step) * step
    left, right = 20, WIDTH - 60
    scale = (right - left) / (high - low)
    lanes = len(scores)
    bottom = top + 30 + LANE * lanes
    pieces = [text(9, top + 14, phrase(language, "score"), "h")]
    for value in range(low, high + 1, step):
        x = left + (value - low) * scale
        pieces.append(f'<path class="ga-floor" d="M{x:g} {top + 22}V{bottom}"/>')
        pieces.append(text(x, bottom + 13, str(value), "s m"))
    for seat, vp in enumerate(scores):
        x = left + (vp - low) * scale
        y = top + 38 + LANE * seat
        pieces.append(f'<path class="ga-sleepers" d="M{left - 12} {y + 14}H{right + 12}"/>')
        pieces.append(f'<path class="ga-lane" d="M{left - 12} {y + 12}H{right + 12}"/>')
        pieces.append(piece(f"track:{seat}", miner(seat, round(x, 1), y)))
        pieces.append(tally(f"{seat}:score", WIDTH - 10, y + 5, str(vp), "big e"))
    return "".join(pieces), bottom + 22
