"""One more round of fitting what a sheet of Woodcraft is worth to Greedy (bots/worth.toml).

python -m tests.bench.woodcraft_fit --games 1000 --first 60000 > fitted.toml     about ten minutes

Greedy plays solo games with the weights that are in the file, but now and then takes one of its five best moves
by chance, so that sheets come up that it would avoid. At the end of every turn the features of the sheet
(bots/features.py) are kept, together with the points that the rest of the game brought. The new weights
are those of ridge regression: the least squares of what they foretell, plus a penalty for each departure
from the old ones. A tenth of the games takes no part until the end: told (on stderr) is how far old and
new weights are off there. Which ones play better, only games tell: put the new ones into the file, and run

python -m tests.bench.woodcraft_bots --bot greedy --seed 7000 --games 200
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from math import sqrt
from operator import mul
from random import Random
from statistics import fmean
from typing import NamedTuple

from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn, stream
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft import bots
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.bots.features import NAMES, features
from glueckauf.games.woodcraft.bots.greedy import plans
from glueckauf.games.woodcraft.bots.worth import TURNS
from glueckauf.games.woodcraft.parts import Choose, Keep
from glueckauf.games.woodcraft.rules import State

WHIM = 0.06  # how often a free action is left to chance; dice and orders twice as often
LIKED = 5  # moves that chance picks from
PENALTY = 60.0
KEPT_OUT = 10  # of so many games one takes no part
Weights = dict[str, list[float]]


class Seen(NamedTuple):
    """A sheet at the end of a turn."""

    seed: int
    part: float  # of the turns that are still to come
    features: Sequence[float]
    brought: float  # the points that the rest of the game brought


def game(seed: int) -> list[Seen]:
    """The sheets of one solo game."""
    rng = stream("fit", seed)
    state: State = woodcraft.setup(1, f"fit {seed}")
    sheets = []
    while not state.is_over:
        if state.to_move == CHANCE:
            state = state.after(drawn(state.chances(), rng))
            continue
        move = picked(state, rng)
        player, now = state.players[0], state.breakdown[0]
        part = 1 - len(player.fields) / TURNS
        if move == note.END and part:
            found = features(state.layout, player, state.pool, state.board, now)
            sheets.append((part, found, now.total))
        state = state.after(move)
    final = state.scores[0]
    return [Seen(seed, part, found, final - total) for part, found, total in sheets]


def picked(state: State, rng: Random) -> note.Move:
    """Greedy's move, or by chance another that it likes."""
    liked = sorted(plans(state.seen_by(0)), key=lambda plan: -plan.worth)[:LIKED]
    whim = 2 * WHIM if isinstance(state.todo[-1], Choose | Keep) else WHIM
    return rng.choice(liked).move if rng.random() < whim else liked[0].move


def columns(sheets: Sequence[Seen], weights: Weights) -> list[list[float]]:
    """What each figure of the weights is multiplied with, sheet by sheet."""
    return [
        [one.features[at] * one.part**power for one in sheets]
        for at, name in enumerate(NAMES)
        for power in range(len(weights[name]))
    ]


def misses(sheets: Sequence[Seen], weights: Weights) -> list[float]:
    """How much more the rest of the game brought than the weights foretell."""
    figures = [figure for name in NAMES for figure in weights[name]]
    rows = zip(*columns(sheets, weights), strict=True)
    return [
        one.brought - sum(map(mul, figures, row)) for one, row in zip(sheets, rows, strict=True)
    ]


def fitted(sheets: Sequence[Seen], old: Weights) -> Weights:
    """Ridge regression on what the old weights miss."""
    found = columns(sheets, old)
    # Large features get a smaller unit, or the penalty would spare them.
    units = [2 / max(2.0, *map(abs, column)) for column in found]
    scaled = [[unit * x for x in one] for unit, one in zip(units, found, strict=True)]
    missed = misses(sheets, old)
    right = [sum(map(mul, one, missed)) for one in scaled]
    square = [[0.0] * len(scaled) for _ in scaled]
    for row, one in enumerate(scaled):
        for column in range(row + 1):
            entry = sum(map(mul, one, scaled[column]))
            square[row][column] = square[column][row] = entry
        square[row][row] += PENALTY
    steps = map(mul, units, solved(square, right))
    return {name: [figure + next(steps) for figure in old[name]] for name in NAMES}


def solved(square: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations by elimination; the penalty keeps the diagonal away from zero."""
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            factor = row[at] / pivot[at]
            row[at:] = [x - factor * y for x, y in zip(row[at:], pivot[at:], strict=True)]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        rest = sum(map(mul, rows[at][at + 1 : -1], found[at + 1 :]))
        found[at] = (rows[at][-1] - rest) / rows[at][at]
    return found


def off(sheets: Sequence[Seen], weights: Weights) -> float:
    """The root of the mean squared miss, in points."""
    return sqrt(fmean(miss * miss for miss in misses(sheets, weights)))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.woodcraft_fit")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=60_000, help="the seed of the first game")
    chosen = parser.parse_args()
    text = files(bots).joinpath("worth.toml").read_text("utf-8")
    old: Weights = tomllib.loads(text)["weights"]
    sheets = [
        one for seed in range(chosen.first, chosen.first + chosen.games) for one in game(seed)
    ]
    kept_out = [one for one in sheets if one.seed % KEPT_OUT == 0]
    new = fitted([one for one in sheets if one.seed % KEPT_OUT], old)
    told = f"points off on {len(kept_out)} sheets kept out: {off(kept_out, old):.2f} with the old weights"
    print(f"{told}, {off(kept_out, new):.2f} with the new ones", file=sys.stderr)
    print("[weights]")
    for name, figures in fitted(sheets, old).items():
        print(f'"{name}" = [{", ".join(f"{figure:.3f}" for figure in figures)}]')


if __name__ == "__main__":
    main()
