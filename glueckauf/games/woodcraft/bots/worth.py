"""What a sheet is worth: its points, and what the rest of the game makes of it on average.

The weights are those of worth.toml, which tells where they come from: solo games of Greedy.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from operator import mul

from glueckauf.games.woodcraft.bots.features import NAMES, features
from glueckauf.games.woodcraft.parts import Player
from glueckauf.games.woodcraft.ruleset import Layout
from glueckauf.games.woodcraft.scoring import score

TURNS = 12  # of the games that the weights were fitted to


@cache
def _weights(turns: int) -> tuple[float, ...]:
    """The weight of each feature with so many turns to come: a parabola."""
    text = files(__package__).joinpath("worth.toml").read_text("utf-8")
    found: dict[str, list[float]] = tomllib.loads(text)["weights"]
    part = min(turns, TURNS) / TURNS
    return tuple(
        [sum([figure * part**power for power, figure in enumerate(found[name])]) for name in NAMES]
    )


def outlook(layout: Layout, player: Player, pool: tuple[str, ...], board: tuple[int, ...]) -> float:
    """The points that can be expected of a sheet at the end of a turn."""
    now = score(layout, player)
    turns = layout.rules.rounds * layout.rules.turns - len(player.fields)
    if turns <= 0:
        return now.total
    ahead = features(layout, player, pool, board, now)
    return float(now.total + sum(map(mul, _weights(turns), ahead)))
