"""The map: an own drawing of its lines, with everything that lies and stands on it."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, piece, text
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
from glueckauf.games.signal.draw.places import CITY, HEIGHT, JUNCTION, START, Places, places
from glueckauf.games.signal.draw.signs import ANCHOR, disc, goods, post, train
from glueckauf.games.signal.maps import Map, Setting, shipped
from glueckauf.games.signal.outlook import on_its_way, outlook, points_now, would_run
from glueckauf.games.signal.parts import GOODS, NUMBERS, Next, Train
from glueckauf.games.signal.rules import State

TOP = 22
FOOT = 17


def map_part(state: State, language: str) -> Part:
    """Lines, cities, start places, posts, junctions, and the trains above all."""
    on = state.map
    body = _ground(language, on)
    body += _starts(language, on, state.places)
    body += _cities(language, on, state.goods, state.stored)
    body += _junctions(language, on, state.closed)
    body += _posts(language, on, state.green)
    body += _goal(state)
    body += "".join(_train(state, language, one) for one in state.trains)
    height = TOP + HEIGHT + FOOT
    return Part("map", WIDTH, height, name(language, "map", region=on.name, map=on.title), body)


# --- What never changes -----------------------------------------------------------------------


@lru_cache(maxsize=32)
def _ground(language: str, on: Map) -> str:
    drawn = places(on)
    body = box(0, 0, WIDTH, TOP + HEIGHT + FOOT, "land", 8)
    body += text(9, 16, name(language, "title", region=on.name, map=on.title), "h")
    if on.name in shipped()["maps"]:
        body += text(9, TOP + HEIGHT + 11, name(language, "note"), "s")
    tracks = "".join(_section(language, on, drawn, section) for section in on.sections)
    joints = "".join(
        _joint(on, drawn, node.id) for node in on.nodes.values() if node.kind == "joint"
    )
    names = "".join(
        text(
            x,
            y + TOP,
            on.nodes[node].name,
            ("c" if on.nodes[node].kind == "city" else "o") + anchor,
        )
        for node, (x, y, anchor) in drawn.names.items()
    )
    return body + tracks + joints + names


def _section(language: str, on: Map, drawn: Places, section: str) -> str:
    one = on.sections[section]
    (ax, ay), (bx, by) = drawn.nodes[one.a], drawn.nodes[one.b]
    line = f"M{ax:g} {ay + TOP:g}L{bx:g} {by + TOP:g}"
    body = f'<path class="ga-face ga-track" d="{line}"/><path class="ga-rails" d="{line}"/>'
    return keyed(f"section/{section}", space_name(language, on, section), body)


def _joint(on: Map, drawn: Places, node: str) -> str:
    """A tick across the track, where one section ends and the next begins."""
    x, y = drawn.nodes[node]
    dx, dy = drawn.turns[on.around[node][0], node]
    return (
        f'<path class="ga-joint" d="M{x - 6 * dy:.1f} {y + 6 * dx + TOP:.1f}'
        f'L{x + 6 * dy:.1f} {y - 6 * dx + TOP:.1f}"/>'
    )


# --- Start places, cities ---------------------------------------------------------------------


@lru_cache(maxsize=64)
def _starts(language: str, on: Map, where: tuple[str, ...]) -> str:
    """Each start place with the number it has in this game."""
    drawn = places(on)
    body = ""
    for number, start in zip(NUMBERS, where, strict=True):
        x, y = drawn.nodes[start]
        sign = f'<circle class="ga-face ga-place" r="{START}"/>' + text(0, 4.2, str(number), "l")
        label = name(language, "start", number=number, place=on.nodes[start].name)
        body += keyed(f"start/{start}", label, sign, x, y + TOP)
    return body


@lru_cache(maxsize=2_000)
def _cities(
    language: str, on: Map, left: tuple[int, ...], stored: tuple[tuple[int, ...], ...]
) -> str:
    drawn = places(on)
    wide, high = CITY
    body = ""
    for city in on.cities:
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
        body += keyed(f"city/{city}", label, sign, x, y + TOP)
    return body


# --- Junctions and posts ----------------------------------------------------------------------


def _junctions(language: str, on: Map, closed: tuple[Setting, ...]) -> str:
    return "".join(
        _junction(language, on, junction, shut)
        for junction, shut in zip(on.junctions, closed, strict=True)
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
    return keyed(
        f"junction/{junction}", junction_name(language, on, junction, closed), body, x, y + TOP
    )


@lru_cache(maxsize=2_000)
def _posts(language: str, on: Map, green: frozenset[str]) -> str:
    return "".join(_post(language, on, one, one in green) for one in on.posts)


@lru_cache(maxsize=2_000)
def _post(language: str, on: Map, one: str, green: bool) -> str:
    drawn = places(on)
    found = on.posts[one]
    x, y = drawn.posts[one]
    section = found.section or on.around[found.node][0]
    turn = drawn.turns[section, found.node]
    sign = post(green, turn)
    return keyed(f"post/{one}", post_name(language, on, one, green), sign, x, y + TOP)


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
    )
    rolls = [run_words(language, on, points, run) for points, run in outlook(state, one).items()]
    told = [train_name(language, on, one), phrase(language, "rolls"), *rolls]
    if lit:
        told.insert(1, phrase(language, "due"))
    return keyed(f"train/{one.space}", ". ".join(map(capital, told)), sign, x, y + TOP)


def _is_due(state: State, one: Train) -> bool:
    """Does it move now, or wait for its move?"""
    pending = state.pending
    if isinstance(pending, Next):
        return one.space in pending.waiting
    return one.space == on_its_way(state)


def _goal(state: State) -> str:
    """Where the die that lies there would take its train: a dashed line along the track."""
    space, points = on_its_way(state), points_now(state)
    found = next((one for one in state.trains if one.space == space), None)
    if not points or found is None:
        return ""
    drawn = places(state.map)
    run = would_run(state, found, points)
    stops = [drawn.trains[found.space], *(drawn.trains[one] for one in run.path)]
    line = "L".join(f"{x:g} {y + TOP:g}" for x, y in stops)
    x, y = stops[-1]
    return f'<path class="ga-goal" d="M{line}"/>' + (
        f'<circle class="ga-goal" cx="{x:g}" cy="{y + TOP:g}" r="13"/>' if run.path else ""
    )
