"""Positions worth a picture, golden pictures as hashes, and that of the README, written anew by one command:

    python -m tests.games.woodcraft.pictures

A hash tells that a picture changed, not how: look at the pictures before you commit the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

from glueckauf.core.texts import LANGUAGES
from glueckauf.games.woodcraft import draw
from glueckauf.games.woodcraft.parts import HELPERS, Free, Player
from glueckauf.games.woodcraft.rules import State, setup
from glueckauf.games.woodcraft.ruleset import Rules

README = Path(__file__).parents[3] / "docs" / "woodcraft.svg"
GOLDEN = Path(__file__).parents[2] / "golden" / "woodcraft-draw.txt"
TITLE, OWN = "Woodcraft: Roll & Write", "sheet"  # of the table, and the part of each player
LIMIT = 400_000  # bytes: five sheets, and every icon on them is drawn
MARKERS: set[str] = set()  # classes that need no style
UNUSED_COLOURS = {"seam", "coin", "iron", "rail"}  # of the house, for other games
UNUSED_CLASSES = {  # for pictures of any game
    *("ga-floor", "ga-slot", "ga-tick", "ga-solid", "ga-closed", "ga-chip", "ga-through"),
}
PLIES = (0, 30, 90, -1)
VIEWS = ("table", "desk", "board", "pool", "board+sheet", "sheets")
KNOBS = Rules(nuts=30, shift="left", pool=4, row_vp=(1, 0, 2))
WEIGHTS = (
    (("complete/", "hire/", "fill/"), 40),
    (("die/5", "die/6", "sell/", "glue/"), 5),
    (("end",), 2),
)  # moves a lively game chooses more often


def _weight(move: str) -> int:
    return next((weight for begins, weight in WEIGHTS if move.startswith(begins)), 1)


@cache
def lively_game(players: int, seed: int, rules: Rules | None = None) -> tuple[State, ...]:
    """Every position of a random game in which orders are completed and helpers hired."""
    rng = Random(seed)
    state = setup(players, seed, rules=rules)
    states = [state]
    while not state.is_over:
        moves = state.legal_moves()
        state = state.after(rng.choices(moves, [_weight(move) for move in moves])[0])
        states.append(state)
    return tuple(states)


def full_sheet(state: State) -> Player:
    """Everything marked, much of it crossed out, all helpers hired, and many orders and dice."""
    layout = state.layout
    fields = tuple([4, -1, 10] * 4)
    deck = layout.decks[0]
    return Player(
        dice=(1,) * 12,
        marked=layout.room,
        used=(5, 4, 7, 12),
        lanterns=0b111111111,
        helpers=HELPERS,
        struck=tuple(
            (helper, number)
            for helper in ("brown_adjust", "substitute", "trader", "yellow_adjust")
            for number in range(1, 6)
        ),
        chests=layout.slots,
        nuts=layout.rules.nuts,
        fields=fields,
        held=deck[:5],
        done=deck[5:9],
    )


def crowded() -> State:
    """Five players with nothing left to mark: no table holds more to draw."""
    state = lively_game(5, 8)[70]
    return state._replace(
        players=(full_sheet(state),) * 5, todo=(Free(0),), to_move=0, pool=state.layout.decks[1][:3]
    )


@cache
def states() -> tuple[State, ...]:
    """Positions of random games, and those that hold something rare."""
    games = [
        lively_game(1, 4),
        lively_game(2, 5),
        lively_game(3, 6, KNOBS),
        lively_game(5, 7),
    ]
    played: list[State] = []
    for game in games:
        played += [*game[::17], game[-1]]
    empty = lively_game(2, 5)[40]._replace(pool=("", "II-01", ""))
    veiled = lively_game(3, 6, KNOBS)[-9].seen_by(1)
    dealt = setup(2, 9).seen_by(1)
    return (*played, empty, veiled, dealt, crowded())


def pictures() -> Iterator[tuple[str, str]]:
    """Every golden picture with its name."""
    yield "style", draw.style()
    for players, seed in ((1, 20), (2, 31), (4, 42)):
        game = lively_game(players, seed)
        for ply in PLIES:
            for language in LANGUAGES:
                name = f"{players} players ply {ply} {language}"
                yield name, draw.picture(game[min(ply, len(game) - 1)], language)
        for view in VIEWS:
            yield f"{players} players view {view}", draw.picture(game[40], view=view, seat=0)
    yield "crowded", draw.picture(crowded())
    yield "printed", draw.picture(crowded(), printed=True)
    yield "blank sheet", draw.blank_sheet(setup(1))


def readme() -> str:
    """The picture of the README: two players in the fourth round."""
    game = lively_game(2, 31)
    return draw.picture(next(one for one in game if one.round == 4 and one.turn == 2))


def golden() -> str:
    return "".join(f"{sha256(svg.encode()).hexdigest()[:16]} {name}\n" for name, svg in pictures())


def main() -> None:
    GOLDEN.write_text(golden(), "utf-8")
    README.write_text(readme(), "utf-8")


if __name__ == "__main__":
    main()
