"""Ladders kept in files: every game that was played, so that nothing has to be measured twice.

found = ga.lab.ladder(["search:100", "greedy"], players=2, decks=50)
found.save("mine.json")
ga.lab.load_ladder("mine.json") == found          and its seconds are the same, too

A file is JSON with one game in a line: its deck, the numbers of the one bot and of the others in the
list of bots, the seat of the one, all scores, the seats that won, decisions and seconds. A bot of one's
own is known by its name only: its table can be read again, but not played again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any

from glueckauf import games
from glueckauf.bots import Bot
from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field, shown, tree
from glueckauf.core.files import MEASURED, read_text, rewrite, write_new
from glueckauf.lab.ladder import Game, Ladder, pairs
from glueckauf.lab.makers import Maker, is_named, named_bot

FORMAT = 1
MOST = 10**9
_REQUIRED = {
    "ladder": str(FORMAT),
    "game": f'"{games.GAMES[0]}"',
    "players": "2",
    "rules": '""',
    "version": '"0.1.0"',
    "bots": '["greedy", "random"]',
    "own": "[]",
    "first": "1",
    "decks": "50",
    "games": "[[1, 0, 1, 0, [90, 80], [0], [100, 100], [0.1, 0.1]]]",
}


# --- Writing --------------------------------------------------------------------------------


def save_ladder(ladder: Ladder, path: str | Path, *, replace: bool = False) -> None:
    """Keep a ladder; a file that exists is replaced only if asked for, and whole or not at all."""
    (rewrite if replace else write_new)(Path(path), _text(ladder))


def _text(ladder: Ladder) -> str:
    names = list(ladder.makers)
    head = {
        "ladder": FORMAT,
        "game": ladder.game,
        "players": ladder.players,
        "rules": str(ladder.rules),
        "version": ladder.version,
        "bots": names,
        "own": [name for name, make in ladder.makers.items() if not is_named(make)],
        "first": ladder.seeds[0],
        "decks": len(ladder.seeds),
    }
    lines = [
        json.dumps([one.deck, names.index(one.alone), names.index(one.field), *one[3:]])
        for one in ladder.games
    ]
    told = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    return f'{told},\n "games": [\n  ' + ",\n  ".join(lines) + "\n ]\n}\n"


# --- Reading --------------------------------------------------------------------------------


def load_ladder(path: str | Path, language: str = "en") -> Ladder:
    """A ladder that was kept; FileError says in one sentence what is wrong with a file."""
    fields = tree(read_text(Path(path), MEASURED), str(path), "json").table(_REQUIRED, _REQUIRED)
    written = fields["ladder"].number(1, MOST)
    if written > FORMAT:
        problem = f"is {written}, and this version reads up to {FORMAT}; install a newer glueckauf"
        fields["ladder"].wrong(problem)
    room = games.room(fields["game"].one_of("game", games.GAMES))
    players = fields["players"].number(min(room.PLAYERS), max(room.PLAYERS))
    try:
        rules = room.Rules.read(fields["rules"].text())
    except ValueError as error:
        fields["rules"].wrong(str(error))
    names = fields["bots"].words("bots", 2, MOST)
    if len({*names}) != len(names):
        fields["bots"].wrong("names a bot twice; give each a name of its own")
    own = fields["own"].words("bots", 0, len(names))
    for name in own:
        if name not in names:
            fields["own"].wrong(f"{shown(name)} is not among the bots; leave it out")
    makers: Mapping[str, Maker] = {
        name: partial(_unknown, str(path), name)
        if name in own
        else partial(named_bot, name, room.GAME, rules)
        for name in names
    }
    first = fields["first"].number(-MOST, MOST)
    seeds = range(first, first + fields["decks"].number(1, MOST))
    played = tuple(_game(line, names, players) for line in fields["games"].items("games", 1, MOST))
    _check_complete(fields["games"], played, names, players, seeds)
    version = fields["version"].text()
    return Ladder(room.GAME, players, rules, makers, seeds, played, language, version)


def _unknown(path: str, name: str, seed: str) -> Bot:
    """In the place of a bot of one's own, whose program is in no file."""
    problem = f"is a bot of somebody's own, which no file holds; measure it again to play {name!r}"
    raise FileError(path, f"own: {name}", problem)


def _game(line: Field, names: list[str], players: int) -> Game:
    parts = line.items("parts of a game", 8, 8)
    alone, field = (parts[n].number(0, len(names) - 1) for n in (1, 2))
    scores = parts[4].items("scores", players, players)
    winners = parts[5].items("seats", 1, players)
    return Game(
        parts[0].number(-MOST, MOST),
        names[alone],
        names[field],
        parts[3].number(0, players - 1),
        tuple(one.number(-MOST, MOST) for one in scores),
        tuple(one.number(0, players - 1) for one in winners),
        _two(_decisions, parts[6]),
        _two(_seconds, parts[7]),
    )


def _two(read: Any, field: Field) -> tuple[Any, Any]:
    one, others = field.items("numbers", 2, 2)
    return read(one), read(others)


def _decisions(field: Field) -> int:
    return field.number(0, MOST)


def _seconds(field: Field) -> float:
    value = field.value
    if type(value) not in (int, float) or not isfinite(value) or value < 0:
        field.wrong(f"must be seconds, 0 or more, not {shown(value)}")
    return float(value)


def _check_complete(
    field: Field, played: tuple[Game, ...], names: list[str], players: int, seeds: range
) -> None:
    """Every deck from every seat, once: else the table would tell something else."""
    found = {(game.deck, game.alone, game.field, game.seat) for game in played}
    wanted = len(seeds) * players * sum(1 for _ in pairs(names, players))
    among = {*pairs(names, players)}
    fits = all(game.deck in seeds and (game.alone, game.field) in among for game in played)
    if not fits or not len(found) == len(played) == wanted:
        problem = "must hold every deck from every seat for every two bots, once each"
        field.wrong(f"{problem} ({wanted} games, not {len(played)}); measure the ladder again")
