"""Experiments as files keep them: their design, and their blocks.

A block is `[deck, [[values of a game], …], …]`, with a list of games for every rule set. With the parts of its metrics a game is `[[values], [{ part = value }, …]]`. Numbers are written so that
they are read again bit for bit.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from math import isfinite
from typing import Any, NamedTuple

from glueckauf import bots, games
from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field, shown
from glueckauf.core.toml import toml_value
from glueckauf.lab.blocks import Game, Played
from glueckauf.lab.design import Design
from glueckauf.lab.makers import Maker
from glueckauf.lab.metrics import METRICS
from glueckauf.lab.metrics.metric import Metric
from glueckauf.lab.watched import Watched

MOST = 10**9


class Shape(NamedTuple):
    """What a block of an experiment must hold."""

    sides: int
    rotations: int
    metrics: int
    with_parts: bool = False


def plain(block: Played) -> list[Any]:
    """A block as lists and numbers."""
    return [block.deck, *([_plain_game(game) for game in games] for games in block.sides)]


def _plain_game(game: Game) -> list[Any]:
    return [list(game.values), list(map(dict, game.parts))] if game.parts else list(game.values)


def read_block(field: Field, shape: Shape, deck: int) -> Played:
    """The block that must stand here; FileError says in one sentence what is wrong with it."""
    number, *sides = field.items("parts of a block", 1 + shape.sides, 1 + shape.sides)
    if number.number(-MOST, MOST) != deck:
        number.wrong(f"must be deck {deck}, as decks follow each other, not {number.value}")
    return Played(deck, tuple(_read_side(side, shape) for side in sides))


def _read_side(side: Field, shape: Shape) -> tuple[Game, ...]:
    found = side.items("games", shape.rotations, shape.rotations)
    return tuple(_read_game(game, shape) for game in found)


def _read_game(game: Field, shape: Shape) -> Game:
    if not shape.with_parts:
        return Game(_read_values(game, shape))
    values, parts = game.items("lists", 2, 2)
    tables = parts.items("tables", shape.metrics, shape.metrics)
    return Game(_read_values(values, shape), tuple(map(_read_parts, tables)))


def _read_values(field: Field, shape: Shape) -> tuple[float, ...]:
    return tuple(real(one) for one in field.items("numbers", shape.metrics, shape.metrics))


def _read_parts(field: Field) -> dict[str, float]:
    names = field.value if isinstance(field.value, Mapping) else ()
    return {name: real(value) for name, value in field.table(names).items()}


def real(field: Field) -> float:
    """A number, whole or not."""
    value = field.value
    if type(value) not in (int, float) or not isfinite(value):
        field.wrong(f"must be a number, not {shown(value)}")
    return float(value)


# --- Designs --------------------------------------------------------------------------------

DESIGN = {
    "game": f'"{games.GAMES[0]}"',
    "players": "2",
    "bots": '["greedy", "greedy"]',
    "own": "[]",
    "without": "[[], []]",
    "first": "1",
}  # the keys of a design, and examples for them


def plain_design(design: Design) -> dict[str, Any]:
    """A design as a file has it, but for its rules."""
    return {
        "game": design.game,
        "players": design.players,
        "bots": list(design.bots),
        "own": sorted(design.own),
        "without": [list(kinds) for kinds in design.without],
        "first": design.first,
    }


def read_design(fields: Mapping[str, Field], rules: str) -> Design:
    """The design whose rules stand at the key `rules`."""
    room = games.room(fields["game"].one_of("game", games.GAMES))
    players = fields["players"].number(min(room.PLAYERS), max(room.PLAYERS))
    try:
        made = room.Rules.read(fields[rules].text())
    except ValueError as error:
        fields[rules].wrong(str(error))
    names = fields["bots"].words("bots", players, players)
    listed = fields["without"].items("lists", players, players)
    without = tuple(tuple(one.words("kinds of moves", 0, MOST)) for one in listed)
    makers: dict[str, Maker] = {}
    for name in fields["own"].words("bots", 0, players):
        if name not in names:
            fields["own"].wrong(f"{shown(name)} is not among the bots; leave it out")
        makers[name] = partial(_unknown_bot, fields["own"].path, name)
    first = fields["first"].number(-MOST, MOST)
    return Design(room.GAME, players, made, tuple(names), without, first, makers)


def _unknown_bot(path: str, name: str, seed: str) -> bots.Bot:
    """In the place of a bot of one's own, whose program is in no file."""
    problem = f"is a bot of somebody's own, which no file holds; measure it again to play {name!r}"
    raise FileError(path, f"own: {name}", problem)


# --- Metrics --------------------------------------------------------------------------------


def own_metrics(metrics: Iterable[Metric]) -> list[str]:
    """The names of those that are not of the house."""
    return [one.name for one in metrics if METRICS.get(one.name) != one]


def read_metrics(names: Sequence[Field], own: Iterable[str]) -> tuple[Metric, ...]:
    """The metrics of these names, each of them once."""
    found = tuple(_read_metric(name, own) for name in names)
    for n, name in enumerate(names):
        if found[n] in found[:n]:
            name.wrong(f"names the metric {found[n].name} twice; keep one of them")
    return found


def _read_metric(name: Field, own: Iterable[str]) -> Metric:
    """The metric of this name; one of somebody's own can be read, but not measured."""
    if name.text() in own:
        return Metric(name.text(), partial(_unknown_metric, name.path, name.text()), "")
    return METRICS[name.one_of("metric", METRICS)]


def _unknown_metric(path: str, name: str, watched: Watched) -> float:
    problem = "is a metric of somebody's own, which no file holds; measure again with its function"
    raise FileError(path, f"own_metrics: {name}", problem)


# --- Whole files ----------------------------------------------------------------------------


def file_text(
    fields: Mapping[str, Any], blocks: Iterable[Played], kind: str, fresh: Iterable[Played] = ()
) -> str:
    """The text of a file: a line for every key, and one for every block."""
    lists = {"blocks": list(map(plain, blocks)), "fresh": list(map(plain, fresh))}
    lists = {key: listed for key, listed in lists.items() if listed or key == "blocks"}
    if kind == "toml":
        lines = [f"{key} = {toml_value(value)}" for key, value in fields.items()]
        for key, listed in lists.items():
            lines += [f"{key} = [", *(f"  {toml_value(one)}," for one in listed), "]"]
        return "\n".join([*lines, ""])
    told = json.dumps(fields, ensure_ascii=False, indent=1).removesuffix("\n}")
    for key, listed in lists.items():
        inside = ",\n  ".join(json.dumps(one, ensure_ascii=False) for one in listed)
        told += f',\n "{key}": [\n  {inside}\n ]'
    return f"{told}\n}}\n"
