"""The pit in section: headframe, shaft with the cage, storage, four levels with their carts.

Nothing here has a fixed size: the cage may have from 1 to 20 places and a level any number of
carts, so the height of every floor is worked out first (`Plan`) and then drawn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from glueckauf.core.draw.signs import outline
from glueckauf.core.draw.svg import WIDTH, at, box, ground, keyed, piece, same, text
from glueckauf.games.board.draw.labels import name, phrase
from glueckauf.games.board.draw.pieces import MOON, SUN, coal, empty_tubs, full_cart, wheels
from glueckauf.games.board.parts import COLOURS, LEVELS, Mine, Tile, carts_at, colours_in

CENTRE = WIDTH / 2
EDGE = 17  # of rock on both sides, where the level is named
PLACE = 24  # of a coal in the cage
ROW = 38  # of carts
ROCK = 5  # above and below a gallery
CART = 24


class Plan(NamedTuple):
    """Where everything stands: half the width of the shaft, and the floor of each level."""

    columns: int
    rows: int
    half: float
    sky: int
    tops: tuple[int, ...]
    heights: tuple[int, ...]

    @property
    def cage_height(self) -> int:
        return self.rows * PLACE + 6

    @property
    def gallery(self) -> float:
        return CENTRE - self.half - EDGE

    @property
    def bottom(self) -> int:
        return self.tops[-1] + self.heights[-1]


class Plate(NamedTuple):
    """A tile (or a cart without one, `tile` None) laid out in a gallery: its place and carts."""

    tile: Tile | None
    x: float
    row: int
    carts: int


@lru_cache(maxsize=4000)
def plan(tiles: tuple[Tile, ...], spare: tuple[int, ...], places: int) -> Plan:
    rows = 1 if places == 1 else 2 if places <= 6 else 3 if places <= 12 else 4
    columns = max(2, -(-places // rows))
    half = (columns * PLACE + 8) / 2
    cage_height = rows * PLACE + 6
    sky = max(104, cage_height + 48)
    tops, heights = [], []
    top = sky + 6
    for level in LEVELS:
        carts = max(
            _rows(laid(tiles, spare[level - 1], level, light, CENTRE - half - EDGE))
            for light in (True, False)
        )
        height = max(cage_height + 10, carts * ROW + 2 * ROCK + 4)
        tops.append(top)
        heights.append(height)
        top += height
    return Plan(columns, rows, half, sky, tuple(tops), tuple(heights))


def _rows(plates: tuple[Plate, ...]) -> int:
    return plates[-1].row + 1 if plates else 1


@lru_cache(maxsize=2_000)
def laid(
    tiles: tuple[Tile, ...], spare: int, level: int, light: bool, width: float
) -> tuple[Plate, ...]:
    """The tiles of one side of a level in rows, from the shaft outwards; x counts from there.

    The printed cart stands first on the light side; spare carts stand on both sides by turns.
    """
    colour = COLOURS[level - 1]
    row: list[Tile | None] = [None] * (1 + spare // 2 if light else (spare + 1) // 2)
    row += [tile for tile in tiles if tile.carts[0] == colour and tile.light == light]
    plates = []
    x, line = 2.0, 0
    for tile in row:
        carts = len(tile.carts) if tile else 1
        needed = carts * CART + 3
        if x + needed > width and x > 2:
            x, line = 2.0, line + 1
        plates.append(Plate(tile, x, line, carts))
        x += needed + 1
    return tuple(plates)


def spare_carts(mine: Mine) -> tuple[int, ...]:
    """How many carts each level lacks for its coal: a puzzle gives the coal without the tiles."""
    return tuple(max(0, len(mine.carts[level - 1]) - carts_at(mine, level)) for level in LEVELS)


def section(
    language: str, seat: int, mine: Mine, places: int, steps: int | None
) -> tuple[str, int]:
    """The whole section and its height."""
    sketch = plan(mine.tiles, spare_carts(mine), places)
    pieces = [
        _surface(language, seat, sketch, steps),
        _storage(language, seat, mine.storage, sketch),
    ]
    pieces.append(_rock(sketch))
    for level in LEVELS:
        own = tuple(tile for tile in mine.tiles if tile.level == level)
        coals = mine.carts[level - 1]
        pieces.append(_level(language, seat, level, own, coals, sketch))
    pieces.append(_shaft(sketch))
    pieces.append(_cage(language, seat, mine.level, mine.cage, places, sketch))
    bedrock = (
        f'<path class="ga-s4" d="M0 {sketch.bottom - 1}H{WIDTH}v3a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"/>'
    )
    return "".join([*pieces, bedrock]), sketch.bottom + 10


# --- Surface ----------------------------------------------------------------------------------


@lru_cache(maxsize=2000)
def _surface(language: str, seat: int, sketch: Plan, steps: int | None) -> str:
    """Sky, winding house and headframe; a board on the house tells the steps left."""
    sky = sketch.sky
    hills = (
        f'<path class="ga-hill" d="M0 {sky}V{sky - 26}Q70 {sky - 50} 150 {sky - 24}'
        f'T{WIDTH} {sky - 34}V{sky}z"/>'
    )
    turf = f'<path class="ga-turf" d="M0 {sky}H{WIDTH}V{sky + 6}H0z"/>'
    body = box(0, 0, WIDTH, sky, "face ga-sky", 0) + hills + turf
    body += at(0, sky, _house(language, steps)) + at(CENTRE, sky, _headframe(sketch))
    return keyed(f"{seat}:surface", name(language, "surface"), body)


def _house(language: str, steps: int | None) -> str:
    """The winding house with its chimney, standing on y 0."""
    house = (
        '<path class="ga-smoke" d="M33-88q-6-2-3-7 1-5 7-4 4-6 11-2 8-3 10 4 6 1 5 6-1 4-8 3z"/>'
        '<path class="ga-brick" d="M30-50V-84H38V-50z"/><path class="ga-roof" d="M28-87H40V-83H28z"/>'
        '<path class="ga-brick" d="M20 0V-44H112V0z"/>'
        '<path class="ga-mortar" d="M20-36H112M20-28H112M20-20H112M20-12H112M20-4H112"/>'
        '<path class="ga-roof" d="M14-43 66-62 118-43z"/>'
    )
    if steps is not None:
        board = box(8, -38, 116, 26, "notice", 3)
        return house + board + text(66, -20.6, phrase(language, "steps", steps=steps), "l")
    return house + "".join(
        f'<path class="ga-window" d="M{x}-10V-28a6 6 0 0 1 12 0V-10zM{x + 6}-34V-10M{x}-20h12"/>'
        for x in (34, 60, 86)
    )


def _headframe(sketch: Plan) -> str:
    """The tower over the shaft with the winding wheel and a lamp, standing on (0, 0)."""
    wheel = -sketch.cage_height - 24
    leg, beam = sketch.half + 4, -sketch.cage_height - 3
    return (
        f'<path class="ga-tower" d="M{-leg:g} 0-9 {wheel}M{leg:g} 0 9 {wheel}M9 {wheel}L{leg + 30:g} 0'
        f'M{-leg - 10:g} {beam}H{leg + 4:g}"/>'
        f'<circle class="ga-wheel-rim" cy="{wheel}" r="15"/>'
        f'<path class="ga-spokes" d="M-15 {wheel}h30M0 {wheel - 15}v30M-10.6 {wheel - 10.6:g}l21.2 21.2'
        f'M10.6 {wheel - 10.6:g}l-21.2 21.2"/>'
        f'<circle class="ga-hub" cy="{wheel}" r="3"/>'
        f'<circle class="ga-glow" cx="{-leg - 7:g}" cy="{beam + 9}" r="9"/>'
        f'<path class="ga-spokes" d="M{-leg - 7:g} {beam}v5"/>'
        f'<path class="ga-spark" d="M{-leg - 10:g} {beam + 5}h6l1.4 8h-8.8z"/>'
    )


@lru_cache(maxsize=4000)
def _storage(language: str, seat: int, coals: str, sketch: Plan) -> str:
    """The private storage: coal by coal, or piles with their number when there is much of it."""
    left = CENTRE + sketch.half + 38
    width = WIDTH - left - 8
    floor = sketch.sky
    eaves, ridge = floor - 66, f"{left + width / 2:g} {floor - 80}"
    roof = (
        f'<path class="ga-roof" d="M{left - 6:g} {eaves}L{ridge} {left + width + 6:g} {eaves}z"/>'
    )
    area = box(left, floor - 66, width, 66, "face ga-store", 1) + roof
    area += text(left + width / 2, floor - 52, phrase(language, "storage"), "s m")
    label = name(language, "store", number=len(coals))
    pieces = [keyed(f"{seat}:storage", label, area)]
    columns = int((width - 4) // PLACE)
    single = len(coals) <= 2 * columns
    if not single:
        columns = 2
    pitch = float(PLACE) if single else (width - 6) / 2
    first = left + width / 2 - pitch * columns / 2 + (pitch / 2 if single else 14)
    seen: set[str] = set()
    for n, colour in enumerate(coals if single else colours_in(coals)):
        x, y = first + n % columns * pitch, floor - 37 + n // columns * PLACE
        key = f"{seat}:store/{colour}"
        number = coals.count(colour)
        heap = 1 if single else number
        heaped = f"×{number}" if number < 10 else str(number)
        body = coal(language, colour, heap) + ("" if single else text(12, 4.5, heaped, "n"))
        if colour in seen:
            pieces.append(same(key, body, x, y))
        else:
            spoken = name(language, "store-coal", colour=colour, number=number)
            pieces.append(keyed(key, spoken, body, x, y))
        seen.add(colour)
    return "".join(pieces)


# --- Underground ------------------------------------------------------------------------------


@lru_cache(maxsize=400)
def _rock(sketch: Plan) -> str:
    """Four strata, and in each the two galleries with their props; clicks fall on the level."""
    wide, right = sketch.gallery, CENTRE + sketch.half
    strata = galleries = stones = timber = signs = ""
    for level, top, height in zip(LEVELS, sketch.tops, sketch.heights, strict=True):
        roof, high = top + ROCK, height - 2 * ROCK
        strata += box(0, top, WIDTH, height, f"s{level}", 0)
        galleries += box(EDGE, roof, wide + 1, high, "light", 7)
        galleries += box(right - 1, roof, wide + 1, high, "dark", 7)
        stones += f"M0 {top + 2.5:g}h{WIDTH}M{WIDTH} {roof + high + 2.5:g}H0"
        for left in (EDGE + 3, right):
            timber += f"M{left:g} {roof + 1.5:g}h{wide - 3:g}"
        for step in range(26, int(wide) - 8, 34):
            for x in (CENTRE - sketch.half - step, right + step):
                timber += f"M{x:g} {roof}v{high}"
        signs += text(EDGE / 2, top + 20, str(level), "l")
        signs += outline("sun", SUN, EDGE / 2, top + 36)
        signs += outline("moon", MOON, WIDTH - EDGE / 2, top + 16)
    return (
        f'<g class="ga-through">{strata}<path class="ga-grain" d="{stones}"/>{galleries}'
        f'<path class="ga-prop" d="{timber}"/>{signs}</g>'
    )


class Stand(NamedTuple):
    """Carts that stand together: on a tile, or (`tile` None) the printed one or a spare one."""

    tile: Tile | None
    left: float
    top: float
    light: bool
    sites: tuple[tuple[float, float], ...]


@lru_cache(maxsize=2_000)
def _level(
    language: str, seat: int, level: int, tiles: tuple[Tile, ...], coals: str, sketch: Plan
) -> str:
    """The level as one thing, and upon it the tiles with their carts; full ones can be loaded from."""
    colour = COLOURS[level - 1]
    spare = max(0, len(coals) - 1 - sum(len(tile.carts) for tile in tiles))
    stands = _stands(level, tiles, spare, sketch)
    carts = sum(len(stand.sites) for stand in stands)
    empty = carts - len(coals)
    face = box(0, 0, WIDTH, sketch.heights[level - 1], "face ga-hit", 0)
    label = name(language, "level", level=level, carts=carts, empty=empty)
    pieces = [keyed(f"{seat}:level/{level}", label, face)]
    # Coal lies on the newest carts, so that a bought tile comes full and loading empties the oldest.
    loads = iter([*[""] * empty, *sorted(coals, key=lambda load: load != colour)])
    seen: set[str] = set()
    for stand in stands:
        here = [(site, next(loads)) for site in stand.sites]
        bare = [site for site, load in here if not load]
        body = (
            _plate(stand)
            + wheels(stand.sites)
            + (empty_tubs(language, colour, bare) if bare else "")
        )
        body = f'<g class="ga-through">{body}</g>'
        for (x, y), load in here:
            if not load:
                continue
            key, cart = f"{seat}:cart/{level}.{load}", full_cart(language, colour, load)
            if load in seen:
                body += same(key, cart, x, y)
            else:
                spoken = name(language, "cart", colour=load, level=level, number=coals.count(load))
                body += keyed(key, spoken, cart, x, y)
            seen.add(load)
        tile = stand.tile
        pieces.append(piece(f"tile:{tile}", body, source="stack/tiles") if tile else body)
    pieces.append(_rails(level, stands, sketch))
    return ground(f"{seat}:level/{level}", 0, sketch.tops[level - 1], "".join(pieces))


def _plate(stand: Stand) -> str:
    """What carts stand on."""
    kind = "printed" if stand.tile is None else f"plate-{'light' if stand.light else 'dark'}"
    left, top, width = stand.left, stand.top, len(stand.sites) * CART + 1
    return f'<path class="ga-{kind}" d="M{left:g} {top + 1:g}h{width}v{ROW - 2}h{-width}z"/>'


def _rails(level: int, stands: tuple[Stand, ...], sketch: Plan) -> str:
    """A track along every row of carts."""
    floor = sketch.heights[level - 1] - ROCK - 2
    path = ""
    for light in (True, False):
        left = EDGE + 2 if light else CENTRE + sketch.half
        tops = {stand.top for stand in stands if stand.light == light} or {floor - ROW}
        path += "".join(
            f"M{left:g} {top + ROW - 3.2:g}h{sketch.gallery - 2:g}" for top in sorted(tops)
        )
    return f'<path class="ga-rail ga-through" d="{path}"/>'


@lru_cache(maxsize=2_000)
def _stands(level: int, tiles: tuple[Tile, ...], spare: int, sketch: Plan) -> tuple[Stand, ...]:
    """The carts of a level from the oldest on: the printed one, spare ones, tile after tile."""
    floor = sketch.heights[level - 1] - ROCK
    sides: list[list[Stand]] = [[], []]  # dark, light
    for light in (True, False):
        row = laid(tiles, spare, level, light, sketch.gallery)
        first = floor - 2 - ROW * _rows(row)
        for tile, x, line, carts in row:
            width = carts * CART + 1
            top = first + line * ROW
            start = CENTRE + sketch.half + x
            left = WIDTH - start - width if light else start
            places = [(left + CART * (n + 0.5) + 0.5, top + ROW - 29.6) for n in range(carts)]
            outwards = tuple(reversed(places) if light else places)
            sides[light].append(Stand(tile, left, top, light, outwards))
    dark, bright = map(iter, sides)
    aged = [next(bright), *(next(bright if n % 2 else dark) for n in range(spare))]
    aged += [next(bright if tile.light else dark) for tile in tiles]
    return tuple(aged)


@lru_cache(maxsize=4000)
def _shaft(sketch: Plan) -> str:
    """The shaft and its ropes, through which a click falls on the level behind."""
    left, top = CENTRE - sketch.half, sketch.sky
    depth = sketch.bottom - top
    wheel = sketch.sky - sketch.cage_height - 24
    beams = "".join(
        f"M{left + 2:g} {y}h{sketch.half * 2 - 4:g}" for y in range(top + 24, top + depth, 28)
    )
    return (
        '<g class="ga-through">'
        + box(left, top, sketch.half * 2, depth, "shaft", 0)
        + f'<path class="ga-guide" d="M{left + 2:g} {top}v{depth}M{CENTRE + sketch.half - 2:g} {top}v{depth}{beams}"/>'
        + f'<path class="ga-rope" d="M{CENTRE:g} {wheel}V{sketch.bottom}"/></g>'
    )


def _cage_top(sketch: Plan, level: int) -> int:
    if level == 0:
        return sketch.sky - sketch.cage_height
    return sketch.tops[level - 1] + sketch.heights[level - 1] - ROCK - sketch.cage_height


@lru_cache(maxsize=2_000)
def _cage(language: str, seat: int, level: int, coals: str, places: int, sketch: Plan) -> str:
    top = _cage_top(sketch, level)
    width, height = sketch.columns * PLACE + 4, sketch.cage_height
    left = CENTRE - width / 2
    face = box(left, top, width, height, "face ga-cage", 3)
    sites = [
        (
            left + 2 + PLACE * (n % sketch.columns + 0.5),
            top + 3 + PLACE * (n // sketch.columns + 0.5),
        )
        for n in range(places)
    ]
    gaps = "".join([f"M{x - 7:g} {y:g}a7 7 0 1 1 0 .1z" for x, y in sites[len(coals) :]])
    face += f'<path class="ga-gap" d="{gaps}"/>' if gaps else ""
    label = name(language, "cage", level=level, number=len(coals), places=places)
    pieces = [keyed(f"{seat}:cage", label, face)]
    seen: set[str] = set()
    for (x, y), colour in zip(sites, coals, strict=False):
        key = f"{seat}:cage/{colour}"
        if colour in seen:
            pieces.append(same(key, coal(language, colour), x, y))
        else:
            spoken = name(language, "cage-coal", colour=colour, number=coals.count(colour))
            pieces.append(keyed(key, spoken, coal(language, colour), x, y))
        seen.add(colour)
    return piece(f"cage:{seat}", "".join(pieces))
