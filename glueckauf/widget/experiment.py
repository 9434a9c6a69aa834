"""What is chosen in the design lab: a game, who plays it, what is measured, and two rule sets.

The page sends what stands in its fields; here it becomes an experiment to run, or one sentence that says
what to mend. What was chosen last is kept, and stands in the fields the next time.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any, NamedTuple

from glueckauf import bots
from glueckauf.core.ruleset import is_number
from glueckauf.core.texts import tell
from glueckauf.games import GAMES, room
from glueckauf.lab.metrics import METRICS, metrics, usual
from glueckauf.lab.sanity import problems
from glueckauf.learn.kept import keep, kept
from glueckauf.widget import knobs
from glueckauf.widget.frames import Json, say
from glueckauf.widget.set_up import SEARCH, USUAL, Unready, title

KEY = "lab/choices"
SIDES = ("a", "b")
STOPS = ("interval", "sprt")  # what can be watched without harm comes first
# A search with a budget of seconds would never play the same game twice, and no run could be run again.
LOOKS_AHEAD = {f"{SEARCH}:{tries}": tries for tries in (20, 100)}
FEWEST, MOST = 2, 10_000  # decks
SEEDS = 999_999
USUALLY = {"most": "200", "smallest": "1", "seed": "1"}


class Experiment(NamedTuple):
    """Two rule sets, and how they are compared."""

    game: str
    players: int
    bots: tuple[str, ...]
    metric: str
    rules_a: Any
    rules_b: Any
    stop: str
    smallest: float
    most: int
    seed: int


# --- What is offered ------------------------------------------------------------------------


def offered(language: str) -> list[Json]:
    """Every game of the house, and all that can be chosen in it."""
    return [
        {
            "game": game,
            "title": tell(game, "title", {}, language),
            "players": list(room(game).PLAYERS),
            "bots": [[name, words] for name, words in players(game, language).items()],
            "metrics": _metrics(game, language),
            "knobs": knobs.offered(game, language),
        }
        for game in GAMES
    ]


def players(game: str, language: str) -> dict[str, str]:
    """The bots that can sit in a seat, in words."""
    named = {name: title(game, name, language) for name in bots.names(game) if name != SEARCH}
    ahead = {name: say("lab-ahead", language, n=tries) for name, tries in LOOKS_AHEAD.items()}
    return named | ahead


def measurable(game: str, players: int) -> list[str]:
    """The metrics that can be measured of a game with so many players."""
    return [str(row["name"]) for row in metrics(game, players=players)]


def _metrics(game: str, language: str) -> list[Json]:
    """What can be measured with most players, in words, and whether it can be measured of one alone."""
    alone = measurable(game, 1)
    names = measurable(game, max(room(game).PLAYERS))
    return [_metric(name, language) | {"alone": name in alone} for name in names]


def _metric(name: str, language: str) -> Json:
    found = METRICS[name]
    words = found.title(language)
    slow = f" ({say('lab-slow', language)})" if found.is_costly else ""
    unit = found.unit(language)
    return {"name": name, "title": words + slow, "says": found.definition(language), "unit": unit}


# --- What was chosen last -------------------------------------------------------------------


def chosen() -> Json:
    """What stands in the fields: what was chosen last."""
    return possible(kept(KEY) or {})


def possible(found: Mapping[str, Any]) -> Json:
    """What stands in the fields, as far as it can be chosen; rules that do not work yet are left as they are."""
    game = str(found.get("game") if found.get("game") in GAMES else GAMES[0])
    allowed = room(game).PLAYERS
    count, seats, rules = found.get("players"), found.get("bots"), found.get("rules")
    most = max(max(room(one).PLAYERS) for one in GAMES)
    number = int(count) if count in allowed else min(allowed)
    return {
        "game": game,
        "players": number,
        "bots": [_bot(game, seats, seat) for seat in range(most)],
        "metric": found.get("metric")
        if found.get("metric") in measurable(game, number)
        else usual(game, number)[0],
        "stop": found.get("stop") if found.get("stop") in STOPS else STOPS[0],
        **{key: str(found.get(key) or usual) for key, usual in USUALLY.items()},
        "rules": {one: _both(one, rules) for one in GAMES},
    }


def _bot(game: str, seats: Any, seat: int) -> str:
    name = seats[seat] if isinstance(seats, list) and seat < len(seats) else USUAL
    return name if name in players(game, "en") else USUAL


def _both(game: str, rules: Any) -> Json:
    """Changes of knobs that there are."""
    found = rules.get(game) if isinstance(rules, Mapping) else None
    found = found if isinstance(found, Mapping) else {}
    return {side: _fields(game, found.get(side)) for side in SIDES}


def _fields(game: str, fields: Any) -> Json:
    known = room(game).Rules.knobs()
    given = fields if isinstance(fields, Mapping) else {}
    return {key: value for key, value in given.items() if key in known}


def remember(asked: Mapping[str, Any]) -> None:
    """Keep what stands in the fields."""
    names = ("game", "players", "bots", "metric", "stop", *USUALLY, "rules")
    keep(KEY, {name: asked.get(name) for name in names})


# --- Reading --------------------------------------------------------------------------------


def read(asked: Mapping[str, Any], language: str) -> Experiment:
    """The experiment that was chosen; Unready says what to mend."""
    game = str(asked.get("game"))
    if game not in GAMES:
        raise Unready(say("lab-unknown", language, what=game), "game")
    count = asked.get("players")
    if count not in room(game).PLAYERS:
        raise Unready(say("lab-unknown", language, what=str(count)), "players")
    metric, stop = str(asked.get("metric")), str(asked.get("stop"))
    if metric not in measurable(game, count):
        raise Unready(say("lab-unknown", language, what=metric), "metric")
    if stop not in STOPS:
        raise Unready(say("lab-unknown", language, what=stop), "stops")
    both = sides(asked, language)
    for side in SIDES:
        if both[side].rules is None:
            raise Unready(say("play-rules-wrong", language), f"rules {side}")
        for problem in problems(both[side].rules, game, count):
            if problem.is_impossible:
                raise Unready(problem.text(language), f"rules {side}")
    return Experiment(
        game,
        count,
        _seats(asked, game, count, language),
        metric,
        both["a"].rules,
        both["b"].rules,
        stop,
        _smallest(asked.get("smallest"), language),
        _whole(asked.get("most"), "most", FEWEST, MOST, language),
        _whole(asked.get("seed"), "seed", 0, SEEDS, language),
    )


def sides(asked: Mapping[str, Any], language: str) -> dict[str, knobs.Checked]:
    """Both rule sets of the fields, or what is wrong with them."""
    game, rules = str(asked.get("game")), asked.get("rules")
    found = rules.get(game) if isinstance(rules, Mapping) else None
    fields = found if isinstance(found, Mapping) else {}
    return {side: knobs.checked(game, fields.get(side) or {}, language) for side in SIDES}


def checks(asked: Mapping[str, Any], language: str) -> Json:
    """For both rule sets what is wrong with them, by knob, and what is odd; and what to know about both."""
    game, count = str(asked.get("game")), asked.get("players")
    count = count if count in room(game).PLAYERS else min(room(game).PLAYERS)
    found = sides(asked, language)
    told: Json = {side: _told(one, game, count, language) for side, one in found.items()}
    rules = [one.rules for one in found.values()]
    is_same = None not in rules and rules[0] == rules[1]
    return told | {"both": say("lab-same-rules", language) if is_same else ""}


def _told(found: knobs.Checked, game: str, count: int, language: str) -> Json:
    """A rule set: what no game can be played with, what is only odd, and what belongs to no knob."""
    wrong, odd, general = dict(found.problems), dict[str, str](), list[str]()
    for problem in () if found.rules is None else problems(found.rules, game, count):
        text = problem.text(language)
        if problem.knob not in room(game).Rules.knobs():
            general.append(text)
        elif problem.is_impossible:
            wrong.setdefault(problem.knob, text)
        else:
            odd[problem.knob] = f"{odd.get(problem.knob, '')} {text}".strip()
    return {"problems": wrong, "notes": odd, "general": " ".join(general)}


def _seats(asked: Mapping[str, Any], game: str, count: int, language: str) -> tuple[str, ...]:
    given, known = asked.get("bots"), players(game, "en")
    seats = [str(one) for one in given[:count]] if isinstance(given, list) else []
    for seat in range(count):
        name = seats[seat] if seat < len(seats) else ""
        if name not in known:
            raise Unready(say("lab-unknown", language, what=name), f"bot {seat}")
    return tuple(seats)


def _whole(given: object, field: str, low: int, high: int, language: str) -> int:
    text = str(given).strip()
    if not is_number(text) or not low <= int(text) <= high:
        raise Unready(say("knob-number", language, low=low, high=high), field)
    return int(text)


def _smallest(given: object, language: str) -> float:
    """A difference above nothing; written with a point or a comma."""
    try:
        value = float(str(given).strip().replace(",", "."))
    except ValueError:
        value = 0.0
    if not isfinite(value) or value <= 0:
        raise Unready(say("lab-smallest-wrong", language), "smallest")
    return value
