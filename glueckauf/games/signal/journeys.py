"""How trains go along the track: the way of a move, and what each face of a die would bring, as keys of the picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from glueckauf.games.contract import Foresight, Mark, Path, Way
from glueckauf.games.signal import moving
from glueckauf.games.signal import notation as note
from glueckauf.games.signal.driving import mover, run_of
from glueckauf.games.signal.maps import Map
from glueckauf.games.signal.moving import Run
from glueckauf.games.signal.notation import Move, read
from glueckauf.games.signal.outlook import outlook
from glueckauf.games.signal.parts import Leaving, Passing, Rolled, Rolling, Train
from glueckauf.games.signal.rules import State

MINUS, ARRIVED, GONE = "−", "✓", "✕"


# --- What happens -----------------------------------------------------------------------------


def ways(before: State, move: str) -> Sequence[Way]:
    """The train that this move drives, and its goods where they leave it."""
    found = _driven(before, read(move))
    if found is None:
        return ()
    train, run = found
    passed = along(before.map, train, run)
    depot = f"depot/{train.colour}"
    if run.train is not None:
        on_the_way = passed[:-1] or passed  # the last is where it stands then
        return (Way(f"train:{train.colour}", (*on_the_way, f"train/{run.train.space}")),)
    gone = (Way(f"train:{train.colour}", (*passed, depot)),)
    if not train.load:
        return gone
    back = f"city/{before.map.city_of[train.load]}"
    end = f"delivered/{run.at}" if run.delivered else back
    return (*gone, Way(f"goods:{train.load}", (*passed, end)))


def _driven(before: State, move: Move) -> tuple[Train, Run] | None:
    """The train that a move drives, and its run; None where none moves."""
    pending = before.pending
    if not isinstance(pending, Rolling | Rolled | Leaving | Passing):
        return None
    way = pending.way
    train = mover(before, way)
    match pending, move:
        case Rolling(), note.Die() if "logistician" not in before.helpers:
            points, by = move.points, ""
        case Rolled(), note.On():
            points, by, way = pending.points, "", way._replace(decided=True)
        case Leaving() | Passing(), note.Exit():
            points, by, way = pending.points, move.section, way._replace(decided=True)
        case Passing(), note.Stop():
            return train, moving.arrival(before, train, left=pending.points)
        case _:
            return None
    if train.space in before.map.exits and not by:
        return None  # the players choose its way out, or there is none
    return train, run_of(before, way, points, by)


def along(on: Map, train: Train, run: Run) -> Path:
    """The keys that a train passes: its own, then spaces, and the junctions and posts of cities between them."""
    keys = [f"train/{train.space}"]
    for space, nearer in pairwise((train.space, *run.path)):
        node = on.between(space, nearer)
        post = on.post_of.get((space, nearer)) or on.post_of.get((nearer, space))
        if node in on.junction_at:
            keys.append(f"junction/{node}")
        elif post:  # at the border of a city
            keys.append(f"post/{post}")
        keys.append(_key(on, nearer))
    if run.end == moving.REACHED:
        keys.append(f"start/{run.at}")
    return tuple(keys)


def _key(on: Map, space: str) -> str:
    kind = "section" if space in on.sections else on.nodes[space].kind
    return f"{kind}/{space}"


# --- What would happen ------------------------------------------------------------------------


def foresight(view: State) -> Mapping[str, Foresight]:
    """Of every train, where each face of its die would take it; of a way out, where it leads now."""
    if view.is_over:
        return {}
    found: dict[str, Foresight] = {}
    for one in view.trains:
        seen = _seen(view.map, one, outlook(view, one).items())
        found |= {f"train/{one.space}": seen, f"outlook/{one.space}": seen}
    pending = view.pending
    if isinstance(pending, Leaving | Passing):
        train = mover(view, pending.way)
        way = pending.way._replace(decided=True)
        for section, post in view.map.exits[train.space]:
            if view.why_not(note.exit_by(section)) is None:
                run = run_of(view, way, pending.points, section)
                seen = _seen(view.map, train, [(pending.points, run)])
                found |= {f"post/{post}": seen, f"section/{section}": seen}
    return found


def _seen(on: Map, train: Train, runs: Iterable[tuple[int, Run]]) -> Foresight:
    """The ways of all faces, each as far as it goes; and at every end what leads there and what it costs."""
    lines: dict[str, list[tuple[str, bool]]] = {}
    ways: list[Path] = []
    for points, run in runs:
        way = along(on, train, run)
        lines.setdefault(way[-1], []).append((_line(points, run), bool(run.lost)))
        ways = [other for other in ways if way[: len(other)] != other]
        if len(way) > 1 and not any(other[: len(way)] == way for other in ways):
            ways.append(way)
    marks = tuple(
        Mark(key, tuple(words for words, _ in told), tuple(bad for _, bad in told))
        for key, told in lines.items()
    )
    return Foresight(tuple(ways), marks)


def _line(points: int, run: Run) -> str:
    """A face of the die, and what it costs or brings."""
    told = [str(points)]
    if run.lost:
        told.append(f"{MINUS}{run.lost}")
    if run.delivered:
        told.append(ARRIVED)
    elif run.train is None and run.lost:
        told.append(GONE)
    return " ".join(told)
