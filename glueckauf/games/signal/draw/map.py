"""The map: an own drawing of its lines, with everything that lies and stands on it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, piece, text
from glueckauf.games.signal.cutout import Cutout, cutout, is_seen
from glueckauf.games.signal.draw.labels import (
    capital,
    junction_name,
    name,
    phrase,
    post_name,
    run_words,
    space_name,
    train_name,
)
from glueckauf.games.signal.draw.signs import ANCHOR, degrees_of, disc, goods, post, train
from glueckauf.games.signal.maps import Map, Setting, shipped
from glueckauf.games.signal.outlook import on_its_way, outlook, points_now, would_run
from glueckauf.games.signal.parts import GOODS, NUMBERS, Next, Train
from glueckauf.games.signal.place_names import place_names
from glueckauf.games.signal.places import CITY, JUNCTION, START, Point, places
from glueckauf.games.signal.rules import State

TOP = 22
FOOT = 17


def map_part(state: State, language: str, around: tuple[str, ...] = ()) -> Part:
    """Lines, cities, start places, posts, junctions, and the trains above all; or a cut-out around places."""
    on = state.map
    cut = cutout(on, around)
    height = TOP + round((cut.bottom - cut.top) * cut.scale) + FOOT
    drawn = _tracks(language, on, cut)
    drawn += _starts(language, on, cut, state.places)
    drawn += _cities(language, on, cut, state.goods, state.stored)
    drawn += _junctions(language, on, cut, state.closed)
    drawn += _posts(language, on, cut, state.green)
    drawn += _goal(state, cut)
    drawn += "".join(
        _train(state, language, one) for one in state.trains if is_seen(on, cut, "train", one.space)
    )
    body = _sheet(language, on, height) + _laid(cut, drawn)
    return Part("map", WIDTH, height, name(language, "map", region=on.name, map=on.title), body)


def _laid(cut: Cutout, body: str) -> str:
    """What is seen of the drawing, under the heading."""
    x, y = -cut.left * cut.scale, TOP - cut.top * cut.scale
    larger = f" scale({cut.scale:g})" if cut.scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){larger}">{body}</g>'


# --- What never changes -----------------------------------------------------------------------


@lru_cache(maxsize=64)
def _sheet(language: str, on: Map, height: int) -> str:
    """The ground, with the name of the map and what must be said of it."""
    body = box(0, 0, WIDTH, height, "land", 8)
    body += text(9, 16, name(language, "title", region=on.name, map=on.title), "h")
    if on.name in shipped()["maps"]:
        body += text(9, height - 6, name(language, "note"), "s")
    return body


@lru_cache(maxsize=256)
def _tracks(language: str, on: Map, cut: Cutout) -> str:
    tracks = "".join(_section(language, on, cut, section) for section in on.sections)
    joints = "".join(
        _joint(on, node.id)
        for node in on.nodes.values()
        if node.kind == "joint" and is_seen(on, cut, "joint", node.id)
    )
    names = "".join(
        text(x, y, on.nodes[node].name, ("c" if on.nodes[node].kind == "city" else "o") + anchor)
        for node, (x, y, anchor) in place_names(on, cut).items()
    )
    return tracks + joints + names


def _section(language: str, on: Map, cut: Cutout, section: str) -> str:
    """The track, as far as it is seen; where its train would not be, it cannot be pointed at."""
    one, drawn = on.sections[section], places(on)
    seen = cut.clipped(drawn.nodes[one.a], drawn.nodes[one.b])
    if seen is None:
        return ""
    line = _line(seen)
    is_whole = is_seen(on, cut, "section", section)
    face = "face ga-" if is_whole else ""
    body = f'<path class="ga-{face}track" d="{line}"/><path class="ga-rails" d="{line}"/>'
    if not is_whole:
        return body
    body += f'<path class="ga-reach" d="{line}"/>'
    return keyed(f"section/{section}", space_name(language, on, section), body)


def _line(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points)


def _joint(on: Map, node: str) -> str:
    """A tick across the track, where one section ends and the next begins."""
    drawn = places(on)
    x, y = drawn.nodes[node]
    dx, dy = drawn.turns[on.around[node][0], node]
    return (
        f'<path class="ga-joint" d="M{x - 6 * dy:.1f} {y + 6 * dx:.1f}'
        f'L{x + 6 * dy:.1f} {y - 6 * dx:.1f}"/>'
    )


# --- Start places, cities ---------------------------------------------------------------------


@lru_cache(maxsize=64)
def _starts(language: str, on: Map, cut: Cutout, where: tuple[str, ...]) -> str:
    """Each start place with the number it has in this game."""
    drawn = places(on)
    body = ""
    for number, start in zip(NUMBERS, where, strict=True):
        if not is_seen(on, cut, "start", start):
            continue
        x, y = drawn.nodes[start]
        sign = f'<circle class="ga-face ga-place" r="{START}"/>' + text(0, 4.2, str(number), "l")
        label = name(language, "start", number=number, place=on.nodes[start].name)
        body += keyed(f"start/{start}", label, sign, x, y)
    return body


@lru_cache(maxsize=2_000)
def _cities(
    language: str,
    on: Map,
    cut: Cutout,
    left: tuple[int, ...],
    stored: tuple[tuple[int, ...], ...],
) -> str:
    drawn = places(on)
    wide, high = CITY
    body = ""
    for city in on.cities:
        if not is_seen(on, cut, "city", city):
            continue
        node = on.nodes[city]
        x, y = drawn.nodes[city]
        kind = "port" if node.port else "city"
        sign = box(-wide, -high, 2 * wide, 2 * high, f"face ga-{kind}", 5)
        if node.port:
            number = sum(stored[on.port_at[city]])
            sign += at(-7, 0, ANCHOR) + text(8, 4.4, str(number), "n m")
            label = name(language, "port", city=node.name, goods=number)
        else:
            number = left[GOODS.index(node.colour)]
            lying = piece(f"goods:{node.colour}", goods(node.colour), -6.5, 0, number=number)
            sign += (
                lying if number else at(-6.5, 0, f'<g class="ga-faded">{goods(node.colour)}</g>')
            )
            sign += text(8, 4.4, str(number), "n m")
            label = name(language, "city", city=node.name, goods=node.colour, number=number)
        body += keyed(f"city/{city}", label, sign, x, y)
    return body


# --- Junctions and posts ----------------------------------------------------------------------


def _junctions(language: str, on: Map, cut: Cutout, closed: tuple[Setting, ...]) -> str:
    return "".join(
        _junction(language, on, junction, shut)
        for junction, shut in zip(on.junctions, closed, strict=True)
        if is_seen(on, cut, "junction", junction)
    )


@lru_cache(maxsize=4_000)
def _junction(language: str, on: Map, junction: str, closed: Setting) -> str:
    """The open way as a line through it, and discs on the sections that are closed."""
    drawn = places(on)
    x, y = drawn.nodes[junction]

    def beside(section: str) -> tuple[float, float]:
        px, py = drawn.discs[junction, section]
        return round(px - x, 1), round(py - y, 1)

    (ax, ay), (bx, by) = (beside(one) for one in on.around[junction] if one not in closed)
    body = f'<circle class="ga-face ga-node" r="{JUNCTION}"/>'
    body += f'<path class="ga-way" d="M{ax:g} {ay:g}Q0 0 {bx:g} {by:g}"/>'
    body += "".join(piece("switch", disc(), *beside(section)) for section in closed)
    return keyed(f"junction/{junction}", junction_name(language, on, junction, closed), body, x, y)


@lru_cache(maxsize=2_000)
def _posts(language: str, on: Map, cut: Cutout, green: frozenset[str]) -> str:
    seen = (one for one in on.posts if is_seen(on, cut, "post", one))
    return "".join(_post(language, on, one, one in green) for one in seen)


@lru_cache(maxsize=2_000)
def _post(language: str, on: Map, one: str, green: bool) -> str:
    drawn = places(on)
    found = on.posts[one]
    x, y = drawn.posts[one]
    section = found.section or on.around[found.node][0]
    turn = drawn.turns[section, found.node]
    sign = post(green, turn)
    return keyed(f"post/{one}", post_name(language, on, one, green), sign, x, y)


# --- Trains -----------------------------------------------------------------------------------


def _train(state: State, language: str, one: Train) -> str:
    """The train; its name also tells what each face of its die would do."""
    on = state.map
    drawn = places(on)
    x, y = drawn.trains[one.space]
    if one.heading:
        turn = drawn.turns[one.space, one.heading]
    elif one.space in on.way_out:
        turn = drawn.turns[on.way_out[one.space], on.far[on.way_out[one.space], one.space]]
    else:
        turn = (1.0, 0.0)
    lit = _is_due(state, one)
    glow = '<circle class="ga-halo" r="15"/>' if lit else ""
    sign = glow + piece(
        f"train:{one.colour}",
        train(one.colour, one.load, turn, face=True),
        source=f"depot/{one.colour}",
        target=f"depot/{one.colour}",
        looks=degrees_of(turn),
    )
    rolls = [run_words(language, on, points, run) for points, run in outlook(state, one).items()]
    told = [train_name(language, on, one), phrase(language, "rolls"), *rolls]
    if lit:
        told.insert(1, phrase(language, "due"))
    return keyed(f"train/{one.space}", ". ".join(map(capital, told)), sign, x, y)


def _is_due(state: State, one: Train) -> bool:
    """Does it move now, or wait for its move?"""
    pending = state.pending
    if isinstance(pending, Next):
        return one.space in pending.waiting
    return one.space == on_its_way(state)


def _goal(state: State, cut: Cutout) -> str:
    """Where the die that lies there would take its train: a dashed line along the track."""
    space, points = on_its_way(state), points_now(state)
    found = next((one for one in state.trains if one.space == space), None)
    if not points or found is None:
        return ""
    drawn = places(state.map)
    run = would_run(state, found, points)
    stops = [drawn.trains[found.space]]
    for space, nearer in pairwise((found.space, *run.path)):
        node = state.map.between(space, nearer)
        stops += [drawn.nodes[node], drawn.trains[nearer]] if node else [drawn.trains[nearer]]
    seen = (cut.clipped(a, b) for a, b in pairwise(stops))
    line = "".join(_line(one) for one in seen if one is not None)
    x, y = stops[-1]
    end = f'<circle class="ga-goal" cx="{x:g}" cy="{y:g}" r="13"/>'
    return (f'<path class="ga-goal" d="{line}"/>' if line else "") + (
        end if run.path and cut.holds(stops[-1]) else ""
    )
