"""What is chosen before a game: which one, who sits where, who starts, under which rules.

The page sends what stands in its fields; here it becomes a game to begin, or one sentence that says what to
mend. What was chosen last is kept, and stands in the fields the next time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from secrets import randbelow
from typing import Any, NamedTuple

from glueckauf import bots
from glueckauf.core.errors import FileError
from glueckauf.core.names import LONGEST, checked
from glueckauf.core.ruleset import is_number
from glueckauf.core.streams import stream
from glueckauf.core.texts import name_of, tell
from glueckauf.games import GAMES, room
from glueckauf.learn.kept import keep, kept
from glueckauf.widget import knobs
from glueckauf.widget.frames import Json, say
from glueckauf.widget.seats import HUMAN

KEY = "play/choices"
USUAL = "greedy"  # who sits where nobody does
SEARCH = "search"
THINKS = {"search:0.2s": "moment", "search:1s": "second", "search:5s": "five"}
LOT = -1  # nobody was chosen to start
DEALS = 1_000_000


class SetUp(NamedTuple):
    """A game to begin."""

    game: str
    names: tuple[str, ...]
    seats: tuple[str, ...]
    start: int
    seed: int
    rules: Any

    def state(self) -> Any:
        """The table before the first move; FileError if these rules give none."""
        found = room(self.game)
        players = len(self.seats)
        return found.setup(players, self.seed, start=self.start, rules=self.rules)


class Unready(ValueError):
    """No game can begin so: the text says what to mend, `field` where."""

    def __init__(self, text: str, field: str) -> None:
        super().__init__(text)
        self.field = field


# --- What is offered ------------------------------------------------------------------------


def offered(language: str) -> list[Json]:
    """Every game of the house, and all that can be chosen in it."""
    return [
        {
            "game": game,
            "title": tell(game, "title", {}, language),
            "players": list(room(game).PLAYERS),
            "starts": room(game).HAS_START_PLAYER,
            "seats": [[name, title] for name, title in strengths(game, language).items()],
            "knobs": knobs.offered(game, language),
        }
        for game in GAMES
    ]


def strengths(game: str, language: str) -> dict[str, str]:
    """Who can sit in a seat, in words: a person, and bots from the weakest to the strongest."""
    named = (name for name in bots.names(game) if name != SEARCH)
    return {
        HUMAN: say("play-person", language),
        **{name: title(game, name, language) for name in named},
        **{name: say("play-thinks", language, time=time) for name, time in THINKS.items()},
    }


def title(game: str, name: str, language: str) -> str:
    """A bot in words; a style of a game is called as its room calls it, if it has a word for it."""
    if name in ("random", USUAL):
        return say(f"play-{name}", language)
    called: Callable[[str, str], str] | None = getattr(room(game).bots, "style_name", None)
    title = name if called is None else called(name, language)
    return title[:1].upper() + title[1:]


# --- What was chosen last -------------------------------------------------------------------


def chosen(language: str) -> Json:
    """What stands in the fields: what was chosen last, as far as it can still be chosen."""
    found = kept(KEY) or {}
    game = found.get("game") if found.get("game") in GAMES else GAMES[0]
    most = max(max(room(one).PLAYERS) for one in GAMES)
    players = found.get("players")
    allowed = room(str(game)).PLAYERS
    names, seats = found.get("names"), found.get("seats")
    rules = found.get("rules")
    return {
        "game": game,
        "players": players if players in allowed else min(allowed),
        "names": [_listed(names, seat) or name_of(seat, language) for seat in range(most)],
        "seats": [_seat(str(game), _listed(seats, seat), seat) for seat in range(most)],
        "start": found.get("start") if found.get("start") in range(most) else LOT,
        "deal": "",
        "rules": {one: _fields(one, rules, language) for one in GAMES},
    }


def _listed(found: Any, seat: int) -> str:
    is_there = isinstance(found, list) and seat < len(found) and isinstance(found[seat], str)
    return str(found[seat]) if is_there else ""


def _seat(game: str, name: str, seat: int) -> str:
    if name in strengths(game, "en"):
        return name
    return USUAL if seat else HUMAN


def _fields(game: str, rules: Any, language: str) -> Json:
    """Rule changes that were kept; those that do not work any more are dropped."""
    found = rules.get(game) if isinstance(rules, dict) else None
    if not isinstance(found, dict) or knobs.checked(game, found, language).rules is None:
        return {}
    return found


def remember(asked: Mapping[str, Any]) -> None:
    """Keep what stands in the fields. A deal is not kept: the next game is another one."""
    names = ("game", "players", "names", "seats", "start", "rules")
    keep(KEY, {name: asked[name] for name in names if name in asked})


# --- Reading --------------------------------------------------------------------------------


def read(asked: Mapping[str, Any], language: str) -> SetUp:
    """The game that was chosen; Unready says what to mend."""
    game = str(asked.get("game"))
    if game not in GAMES:
        raise Unready(f"{game}?", "game")
    players = asked.get("players")
    if players not in room(game).PLAYERS:
        raise Unready(f"{players}?", "players")
    seats = [_listed(asked.get("seats"), seat) for seat in range(players)]
    known = strengths(game, language)
    for seat, who in enumerate(seats):
        if who not in known:
            raise Unready(f"{who}?", f"seat-{seat}")
    seed = _seed(asked.get("deal"), language)
    first = asked.get("start")
    is_chosen = isinstance(first, int) and first in range(players)
    start = _start(game, players, first if is_chosen else None, seed)
    fields = asked.get("rules") or {}
    found = knobs.checked(game, fields.get(game) or {}, language)
    if found.rules is None:
        raise Unready(say("play-rules-wrong", language), "rules")
    made = SetUp(game, _names(asked, players, language), tuple(seats), start, seed, found.rules)
    try:
        made.state()
    except FileError as error:
        raise Unready(f"{error.problem[:1].upper()}{error.problem[1:]}.", "rules") from None
    return made


def chosen_in_code(
    game: str | None,
    seats: Sequence[str] | None,
    names: Sequence[str] | None,
    rules: Mapping[str, Any] | None,
    start: int | None,
    seed: int | None,
    language: str,
) -> SetUp:
    """The same from arguments; what is left out is as usual."""
    found = room(game or GAMES[0])
    few = min(found.PLAYERS) if names is None else len(names)
    who = tuple(seats or (HUMAN, *[USUAL] * (few - 1)))
    usual = [name_of(seat, language) for seat in range(len(who))]
    deal = randbelow(DEALS) if seed is None else seed
    first = _start(found.GAME, len(who), start, deal)
    called = checked(usual if names is None else names, len(who))
    return SetUp(found.GAME, called, who, first, deal, found.Rules(**(rules or {})))


def _start(game: str, players: int, chosen: int | None, seed: int) -> int:
    """Who begins: as chosen, else by lot; nobody in particular where all play at once."""
    if not room(game).HAS_START_PLAYER:
        return 0
    return stream("start", seed).randrange(players) if chosen is None else chosen


def _names(asked: Mapping[str, Any], players: int, language: str) -> tuple[str, ...]:
    """Everybody's name; a field that was left empty means the usual one."""
    given = [_listed(asked.get("names"), seat).strip() for seat in range(players)]
    names = [name or name_of(seat, language) for seat, name in enumerate(given)]
    folded = [name.casefold() for name in names]
    for seat, name in enumerate(names):
        if folded.index(folded[seat]) < seat:
            raise Unready(say("play-names-same", language), f"name-{seat}")
        try:
            checked([name], 1)
        except ValueError:
            text = say("play-name-wrong", language, most=LONGEST)
            raise Unready(text, f"name-{seat}") from None
    return tuple(names)


def _seed(deal: object, language: str) -> int:
    text = str(deal or "").strip()
    if not text:
        return randbelow(DEALS)
    if not is_number(text):
        raise Unready(say("play-deal-wrong", language), "deal")
    return int(text)
