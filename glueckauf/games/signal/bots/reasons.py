"""What a move of Switch & Signal brings, in numbers.

The sentences are about the move, not about whoever makes it: they tell what a bot has done as well as
what a player might do.
"""

from __future__ import annotations

from collections.abc import Iterable

from glueckauf.core.texts import Fact, decimal, tell
from glueckauf.games.signal import moving
from glueckauf.games.signal import notation as note
from glueckauf.games.signal.bots.openings import borders
from glueckauf.games.signal.bots.prospects import Tasks, prospects
from glueckauf.games.signal.moving import Run, train_at
from glueckauf.games.signal.notation import Move, read
from glueckauf.games.signal.outlook import on_its_way, outlook, points_now, would_run
from glueckauf.games.signal.parts import COLOURS, GOODS, NUMBERS, Rolled, Train
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.solve.reach import least
from glueckauf.games.signal.telling import GAME, spot, where
from glueckauf.games.signal.turn import depot

FACES = 6
Told = tuple[str, dict[str, Fact]]  # the key of a sentence, and its facts
ARRIVED = (moving.CITY, moving.PAUSED)


def reason(view: State, move: str, language: str = "en") -> str:
    """What any legal move brings, in a sentence."""
    key, facts = _told(view, read(move), language)
    return tell(GAME, f"reason-{key}", facts, language)


def _told(view: State, move: Move, language: str) -> Told:
    match move:
        case note.Drive() | note.Go():
            return _of_roll(view, move.space, language)
        case note.Signal() | note.Switch():
            return "border", {"trains": _wanted(view, move)}
        case note.Load():
            return _of_load(view, move.city)
        case note.Deploy():
            left = depot_of(view, move.colour) - 1
            facts: dict[str, Fact] = {"colour": move.colour, "trains": left}
            return "deploy", {**facts, "mean": decimal(_mean(view, move.colour), language)}
        case note.Shunt():
            return _of_place(view, view.places[move.number - NUMBERS[0]])
        case note.Colour():
            trains = [one for one in view.trains if one.colour == move.colour]
            loss = _losses(view, trains, language)
            free = trains and loss == decimal(0, language)
            return "colour-free" if free else "colour", {"trains": len(trains), "loss": loss}
        case note.Hold():
            trains = [one for one in view.trains if move.what in (one.colour, one.space)]
            return "hold", {"trains": len(trains), "loss": _losses(view, trains, language)}
        case note.Keeper():
            trains = [one for one in view.trains if one.colour in _due(view)]
            return "keeper", {"loss": _losses(view, trains, language)}
        case note.Exit() | note.Stop():
            return _of_way(view, move)
        case note.End():
            held, rules = sum(view.players[view.active]), view.rules
            return "end", {"cards": held, "drawn": min(rules.draw, rules.hand_limit - held)}
        case note.Dispatcher():
            return "dispatcher", {}
    return _of_die(view, move, language)


# --- Trains that roll -----------------------------------------------------------------------


def mean_loss(view: State, train: Train) -> float:
    """The tokens that a roll costs this train, on average."""
    dice = view.layout.dice[train.colour]
    return sum(float(dice[points]) * run.lost for points, run in outlook(view, train).items())


def _losses(view: State, trains: Iterable[Train], language: str) -> str:
    return decimal(sum(mean_loss(view, train) for train in trains), language)


def _mean(view: State, colour: str) -> float:
    return float(sum(face * chance for face, chance in view.layout.dice[colour].items()))


def _of_roll(view: State, space: str, language: str) -> Told:
    train = train_at(view, space)
    assert train is not None, "a train stands there"
    dice = view.layout.dice[train.colour]
    runs = outlook(view, train)
    faces = {points: round(float(chance) * FACES) for points, chance in dice.items()}
    arriving = [
        points
        for points, run in runs.items()
        if (run.delivered if train.load else run.path and run.end in ARRIVED)
    ]
    spaces = sum(float(dice[points]) * len(run.path) for points, run in runs.items())
    return "roll", {
        "arriving": sum(faces[points] for points in arriving),
        "load": int(bool(train.load)),
        "spaces": decimal(spaces, language),
        "losing": sum(faces[points] for points, run in runs.items() if run.lost),
        "loss": decimal(mean_loss(view, train), language),
    }


def _of_way(view: State, move: note.Exit | note.Stop) -> Told:
    """Out of a city, or into it for good."""
    train = train_at(view, on_its_way(view))
    assert train is not None, "a train is on its way"
    if isinstance(move, note.Stop):
        run: Run = moving.arrival(view, train)
    else:
        run = moving.run(view, train, points_now(view), move.section, view.through)
    return "run", {"tokens": run.lost, "colour": train.colour, **_ended(view, run)}


def _ended(view: State, run: Run) -> dict[str, Fact]:
    space = run.train.space if run.train is not None else run.at
    return {"end": "delivers" if run.delivered else run.end, **spot(view.map, space)}


def _of_die(view: State, move: Move, language: str) -> Told:
    """The logistician, or a helper that is kept."""
    pending = view.pending
    if not isinstance(pending, Rolled):
        return "kept", {}
    train = train_at(view, pending.way.space)
    assert train is not None
    lost = would_run(view, train, pending.points).lost
    if move == note.REROLL:
        return "reroll", {"tokens": lost, "loss": decimal(mean_loss(view, train), language)}
    return "die", {"tokens": lost}


# --- What opens a way, loads and deploys ----------------------------------------------------


def _wanted(view: State, move: note.Signal | note.Switch) -> int:
    """The trains whose ways lead by what the move sets."""
    found = 0
    for _, train, hope in Tasks(view).found:
        ahead = [border for border, _ in borders(hope, train)]
        if isinstance(move, note.Signal):
            found += any(border.post == move.target for border in ahead)
        else:
            wanted = (move.junction, move.closed)
            found += any((border.junction, border.closed) == wanted for border in ahead)
    return found


def _of_load(view: State, city: str) -> Told:
    """The way to the nearest port that takes the goods, or to any if none does."""
    on = view.map
    wanted = prospects(view).ports(on.nodes[city].colour) or on.ports
    far = least(on, city, "")
    port = min(wanted, key=far.__getitem__)
    return "load", {"points": far[port], "city": where(on, city), "port": where(on, port)}


def _of_place(view: State, place: str) -> Told:
    """The way from a start place to the nearest goods."""
    on = view.map
    far = least(on, place, "")
    cities = [on.city_of[goods] for goods, n in zip(GOODS, view.goods, strict=True) if n]
    city = min(cities or on.ports, key=far.__getitem__)
    return "place", {"points": far[city], "place": where(on, place), "city": where(on, city)}


def depot_of(view: State, colour: str) -> int:
    """The trains of a colour in the depot."""
    if colour not in depot(view):
        return 0
    return view.rules.trains - sum(train.colour == colour for train in view.trains)


def _due(view: State) -> set[str]:
    """The colours that the departure card still moves, as far as they are known."""
    left = getattr(view.pending, "left", None)
    return set(left.move) & set(COLOURS) if left is not None else set()
