"""Names of bots, the same on the command line, in the seats of a table and on the ladder.

random                 any legal move
greedy                 the greedy bot of the game
search                 looks ahead; `search:500` within 500 iterations, `search:0.5s` within half a second
sprinter, …            a style of the game by its name
mine.toml              a style of one's own by the path of its file, where the game has style files
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from glueckauf import games
from glueckauf.bots.search import Search
from glueckauf.bots.simple import Greedy, Random, Style
from glueckauf.bots.without import check_kinds, restricted
from glueckauf.games.contract import Bot

SEARCH = "search"
FILE = ".toml"  # what the path of a style file ends with
_BUDGET = re.compile(r"([1-9]\d*)|(\d+|\d*\.\d+)s")


def _search(seed: int | str = 0) -> Bot:
    return Search(seed=seed)


BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    SEARCH: _search,
}


def names(game: str | None = None) -> tuple[str, ...]:
    """The names of the bots that play a game, or any game of the house."""
    played = games.GAMES if game is None else (game,)
    styles = [name for one in played for name in games.room(one).bots.BOTS]
    return tuple(dict.fromkeys(("random", "greedy", *styles, SEARCH)))


def bot(
    name: str,
    seed: int | str = 0,
    *,
    game: str | None = None,
    without: Iterable[str] = (),
    rules: Any = None,
) -> Bot:
    """The bot of this name; its luck depends on the seed alone.

    A name that the game does not know is refused, or where no game is given, one that no game knows.
    `without` names kinds of moves that the bot is forbidden, such as ["pair", "mining/10"]; those that
    the game does not have under these rules are refused as well.
    """
    made = _named(name, seed, game)
    kinds = [without] if isinstance(without, str) else list(without)
    if kinds and game is not None:
        check_kinds(kinds, game, games.room(game).Rules() if rules is None else rules)
    return restricted(made, kinds) if kinds else made


def _named(name: str, seed: int | str, game: str | None) -> Bot:
    word, colon, budget = name.partition(":")
    if word == SEARCH and colon:
        return _within(name, budget, seed)
    if name in BOTS:
        return BOTS[name](seed)
    if name.endswith(FILE):
        return _from_file(name, seed, game)
    known = names(game)
    if name not in known:
        raise ValueError(f"there is no bot {name!r}; known: {', '.join(known)}")
    return Style(name, seed)


def _within(name: str, budget: str, seed: int | str) -> Search:
    """A search within the budget that its name tells."""
    found = _BUDGET.fullmatch(budget)
    if found and found[1]:
        return Search(int(found[1]), seed=seed)
    if found and float(found[2]):
        return Search(seconds=float(found[2]), seed=seed)
    example = "write search:500 for 500 iterations or search:0.5s for half a second"
    raise ValueError(f"{name!r} names no budget; {example}")


def _from_file(path: str, seed: int | str, game: str | None) -> Bot:
    """A bot with the style of a file; only a known game can read it."""
    read = getattr(games.room(game or games.GAMES[0]).bots, "styled", None)
    if read is None:
        raise ValueError(f"{path!r} names a file, but this game has no styles in files")
    made: Bot = read(path)(seed)
    return made
