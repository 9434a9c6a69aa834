"""Positions worth a picture, golden pictures as hashes, and that of the README, written anew by one command:

    python -m tests.games.signal.pictures

A hash tells that a picture changed, not how: look at the pictures before you commit the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

from glueckauf.core.texts import LANGUAGES
from glueckauf.games.signal import draw
from glueckauf.games.signal.parts import GOODS, Hand, Train
from glueckauf.games.signal.rules import State, setup
from glueckauf.games.signal.ruleset import Rules
from tests.games.signal.scenes import AMERICA, EUROPE, acting, won

README = Path(__file__).parents[3] / "docs" / "signal.svg"
GOLDEN = Path(__file__).parents[2] / "golden" / "signal-draw.txt"
TITLE, OWN = "Switch & Signal", "hand"  # of the table, and the part of each player
LIMIT = 150_000  # bytes
MARKERS: set[str] = set()  # classes that need no style
UNUSED_COLOURS = {"seam", "coin", "iron"}  # of the house, for other games
UNUSED_CLASSES = {  # for pictures of any game
    *("ga-floor", "ga-done", "ga-hit", "ga-vp", "ga-lv", "ga-lback", "ga-hole"),
}
PLIES = (0, 40, 160, -1)
VIEWS = ("table", "desk", "map", "map+hand", "station", "trains", "hands")
KNOBS = Rules(goods=3, clock=10, tokens="places", extra_signal=1)
WEIGHTS = (
    (("load/", "train/"), 60),
    (("end", "on", "stop"), 3),
)  # moves a lively game chooses more often


def _weight(move: str) -> int:
    return next((weight for begins, weight in WEIGHTS if move.startswith(begins)), 1)


@cache
def lively_game(
    players: int, seed: int, on: str = EUROPE, rules: Rules | None = None
) -> tuple[State, ...]:
    """Every position of a random game in which trains are loaded and sent."""
    rng = Random(seed)
    state = setup(players, seed, map=on, rules=rules)
    states = [state]
    while not state.is_over:
        moves = state.legal_moves()
        state = state.after(rng.choices(moves, [_weight(move) for move in moves])[0])
        states.append(state)
    return tuple(states)


def crowded() -> State:
    """Four players with full hands, and every train on the board: nothing holds more to draw."""
    state = setup(4, map=AMERICA, rules=KNOBS)
    on = state.map
    spaces = [*on.cities[:4], *list(on.sections)[::9]][:9]
    trains = [
        Train(
            space,
            ("black", "brown", "grey")[n % 3],
            on.sections[space].a if space in on.sections else "",
            GOODS[n % 4],
        )
        for n, space in enumerate(spaces)
    ]
    return state._replace(
        players=(Hand(4, 3, 3),) * 4,
        trains=tuple(sorted(trains)),
        pending=None,
        to_move=state.active,
        stored=((1, 1, 2, 1), (1, 1, 1, 2)),
    )


@cache
def states() -> tuple[State, ...]:
    """Positions of random games, and those that hold something rare."""
    games = [
        lively_game(2, 5),
        lively_game(3, 6, AMERICA),
        lively_game(4, 7),
        lively_game(2, 8, AMERICA, KNOBS),
    ]
    played: list[State] = []
    for game in games:
        played += [*game[::11], game[-1]]
    empty = acting("grey lyon-marseille.2>marseille")  # to the depot, and nothing is lost
    return (*played, empty, won(), crowded())


def pictures() -> Iterator[tuple[str, str]]:
    """Every golden picture with its name."""
    yield "style", draw.style()
    for players, seed, on in ((2, 20, EUROPE), (3, 31, AMERICA), (4, 42, EUROPE)):
        game = lively_game(players, seed, on)
        for ply in PLIES:
            for language in LANGUAGES:
                name = f"{players} players {on} ply {ply} {language}"
                yield name, draw.picture(game[min(ply, len(game) - 1)], language)
        for view in VIEWS:
            yield f"{players} players view {view}", draw.picture(game[40], view=view, seat=1)
    yield "crowded", draw.picture(crowded())
    yield "printed", draw.picture(crowded(), printed=True)
    for cut in ("map:chicago,denver", "map:houston+hand"):
        yield f"cut-out {cut}", draw.picture(crowded(), view=cut)
    yield "cut-out, printed", draw.picture(lively_game(2, 20)[40], view="map:paris", printed=True)


def readme() -> str:
    """The picture of the README: two players in Central Europe, with trains under way."""
    return draw.picture(lively_game(2, 20)[66])


def golden() -> str:
    return "".join(f"{sha256(svg.encode()).hexdigest()[:16]} {name}\n" for name, svg in pictures())


def main() -> None:
    GOLDEN.write_text(golden(), "utf-8")
    README.write_text(readme(), "utf-8")


if __name__ == "__main__":
    main()
