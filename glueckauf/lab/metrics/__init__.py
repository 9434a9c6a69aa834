"""What can be measured of a game.

ga.lab.metrics()                  all of them: name, title, definition, unit, cost, reference
ga.lab.metric("drama")            one of them
ga.lab.metric(my_function)        one of your own: any function of a watched game that gives a number
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches

from glueckauf import games
from glueckauf.core.rows import Rows, tidy
from glueckauf.core.texts import keys, phrase_of, tell
from glueckauf.lab.metrics.costly import COSTLY
from glueckauf.lab.metrics.generic import COMPARING, GENERIC, OF_SEATS
from glueckauf.lab.metrics.metric import ROOM, Metric
from glueckauf.lab.metrics.of_rooms import OF_ROOMS, measures_of, why_not
from glueckauf.lab.metrics.standings import no_rivals, no_start_player
from glueckauf.lab.watched import Watched

METRICS: Mapping[str, Metric] = {**GENERIC, **COSTLY, **OF_ROOMS}

Named = str | Metric | Callable[[Watched], float]


def metric(asked: Named, game: str | None = None, players: int | None = None) -> Metric:
    """A metric by its name, or made of a function; ValueError where there is none, or none of this game
    with so many players."""
    if isinstance(asked, Metric):
        found = asked
    elif callable(asked):
        found = _of_function(asked)
    elif asked in METRICS:
        found = METRICS[asked]
    else:
        near = get_close_matches(str(asked), METRICS, 1)
        told = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(METRICS)}"
        raise ValueError(f"there is no metric {asked!r}; {told}")
    problem = _refusal(found.name, game, players) if game else None
    if problem:
        raise ValueError(problem)
    return found


def usual(game: str, players: int) -> tuple[str, ...]:
    """What is measured of a game if nobody asks for anything; the first decides a comparison."""
    room = games.room(game)
    if room.TEAM:
        return ("sources", "won", "duration")
    if players == 1:
        return ("sources", "duration")
    return (
        ("seat_advantage", "margin", "duration")
        if room.HAS_START_PLAYER
        else ("margin", "duration")
    )


def _refusal(name: str, game: str, players: int | None = None) -> str | None:
    """Why this metric does not suit this game with so many players, in one sentence; None if it does."""
    if name in OF_ROOMS:
        return why_not(name, game)
    room = games.room(game)
    if name in COMPARING and (room.TEAM or players == 1):
        return no_rivals(name)
    return no_start_player(name) if name in OF_SEATS and not room.HAS_START_PLAYER else None


def _of_function(measure: Callable[[Watched], float]) -> Metric:
    """A function of somebody's own; reports call it by its name, so it needs one."""
    name = getattr(measure, "__name__", "")
    if not name.isidentifier():
        raise ValueError("a metric needs a name: write it as a function with def, not as a lambda")
    if name in METRICS:
        raise ValueError(
            f"there is a metric called {name} already: give your function another name"
        )
    return Metric(name, measure, "yours")


def metrics(game: str | None = None, language: str = "en", players: int | None = None) -> Rows:
    """All metrics, or those of one game, perhaps with so many players, as a table; each column is
    explained by `Metric`."""
    known = [
        one for one in METRICS.values() if game is None or not _refusal(one.name, game, players)
    ]
    return tidy(
        {
            "name": one.name,
            "title": one.title(language),
            "definition": one.definition(language),
            "unit": one.unit(language),
            "cost": phrase_of(ROOM, "metric-cost", {"costly": int(one.is_costly)}, language),
            "reference": one.reference,
        }
        for one in known
    )


def part_title(part: str, game: str, language: str = "en") -> str:
    """A part of a metric in words: what all games have in those of the lab, the rest in the game's own."""
    if part.isdecimal():
        return tell(ROOM, "metric-part-place", {"place": int(part)}, language)
    if f"metric-part-{part}" in keys(ROOM, "en"):
        return tell(ROOM, f"metric-part-{part}", {}, language)
    own = measures_of(game)
    return part if own is None else own.part_name(part, language)


__all__ = ["METRICS", "Metric", "Named", "metric", "metrics", "part_title", "usual"]
