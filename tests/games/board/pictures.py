"""Golden pictures as hashes, and the picture of the README, written anew by one command:

    python -m tests.games.board.pictures

A hash tells that a picture changed, not how: look at the pictures before you commit the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board import draw
from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.parts import Crew, Mine, Mining, Stack, Tile
from glueckauf.games.board.parts import Outstanding as Card
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.ruleset import Rules
from tests.games.board.scenes import busy_game, drafted, idle_game, mining, outstanding, scene
from tests.games.play import line

GOLDEN = Path(__file__).parents[2] / "golden" / "draw.txt"
README = Path(__file__).parents[3] / "docs" / "table.svg"
TITLE, OWN = "Glück Auf", "pit"  # of the table, and the part of each player
LIMIT = 170_000  # bytes
MARKERS = {"ga-coal"}  # classes that need no style
UNUSED_COLOURS: set[str] = set()
UNUSED_CLASSES: set[str] = set()
SEEDS = {2: 20, 3: 31, 4: 42}
PLIES = (0, 40, 120, -1)
VIEWS = (
    *("table", "pit", "works", "clock", "workshop", "mining", "delivery", "money", "order"),
    *("money+yard+seats", "delivery+orders+supply+seats", "clock+seats", "pits"),
)
KNOBS = Rules(
    workshops=12,
    order_spaces=8,
    mining=[1, 2, 3, 4, 6, 8, 10, 20, 40],
    money=[3, 40],
    cage=20,
    shifts=6,
    clock_per_shift=[1, 2, 5, 7, 9, 11],
    draft=6,
    look=7,
    displacement="forbidden",
    locks_2=[],
    locks_2_3=["workshop/12", "order/8"],
)
SMALL = Rules(
    workshops=0,
    order_spaces=1,
    mining=[7],
    money=[],
    cage=1,
    shifts=1,
    draft=0,
    look=1,
    locks_2=[],
    locks_2_3=[],
)


def short_of_coal() -> State:
    """A bought tile whose carts the supply cannot serve."""
    state = scene(tiles={1: "gg+"}, marks=9, changes={"supply": (2, 0, 0, 4)})
    return state.after("workshop/1")


def trays() -> dict[str, State]:
    """Every way in which cards or coal are to be chosen."""
    looking = drafted(3).after("order/draw")
    return {
        "draft": line(busy_start(4), "draft/2 draft/13"),
        "look at tiles": drafted(3).after("workshop/draw"),
        "look at orders": looking,
        "put back": looking.after("keep/2"),
        "another looks": looking.seen_by(2),
        "short of coal": short_of_coal(),
    }


def busy_start(players: int) -> State:
    return next(busy_game(players, SEEDS[players]))[0]


def pairs_and_halves() -> State:
    """A mining action with one coal, pairs and half a pair on the squares."""
    return mining(
        5,
        mine={"level": 0, "cage": "ybgkk", "storage": "yyybbbgggkkk"},
        orders=[("carriage:ybgk=10", ("y", "yb", "", "")), "barrow:ggg=9", ("engine:b=3", ("gg",))],
    ).after("y>A.g")


def crowded() -> State:
    """Four players who share all tiles, orders and coal, with miners on every space.

    No state of the published game holds more things to draw.
    """
    state = drafted(4)
    deck, cards = state.rules.tiles, state.rules.order_deck
    players = []
    for seat, player in enumerate(state.players):
        own = deck[seat::4]
        carts = "".join(tile.carts for tile in own)
        y, b, g, k = (colour * min(4, 1 + carts.count(colour)) for colour in "ybgk")
        orders = tuple(
            Card("ABCDEFGHIJK"[n], order, ("",) * len(order.squares))
            for n, order in enumerate(cards[seat::4])
        )
        mine = Mine(2, "", (y, b, g, k), "", own)
        players.append(player._replace(miners=10, marks=40, vp=100, mine=mine, orders=orders))
    return state._replace(
        players=tuple(players),
        crews=tuple(Crew(n % 4, 1) for n in range(len(state.crews))),
        pithead=(11, 12, 13, 14),
        canteen=(15, 16, 17, 18),
        workshops=(None,) * len(state.workshops),
        order_spaces=(None,) * len(state.order_spaces),
        tile_stack=Stack((), ()),
        order_stack=Stack((), ()),
        supply=(0, 0, 0, 0),
        pending=Mining(10),
    )


def long_galleries() -> Mine:
    """A pit with many tiles on every side, foreign coal, and much in its storage."""
    tiles = tuple(
        Tile(colour * carts, light)
        for colour in "ybgk"
        for carts in (1, 2)
        for light in (True, False)
        for _ in range(3)
    )
    return Mine(3, "yybgk", ("yyk", "bbb", "gggkk", "k"), "ybgkkkkkkkkkkyyy", tiles)


@cache
def states() -> tuple[State, ...]:
    """Positions of random games, and those built to hold something rare."""
    games = [busy_game(2, 5), busy_game(3, 6), busy_game(4, 7), idle_game(4, 8), idle_game(4, 41)]
    games += [busy_game(players, 9, rules) for players in (2, 4) for rules in (KNOBS, SMALL)]
    games.append(busy_game(3, 9, Rules(split_pairs=True, displacement="doubled")))
    played: list[State] = []
    for game in games:
        every = [state for state, _ in game]
        played += [*every[::17], every[-1]]
    return (*played, *trays().values(), pairs_and_halves(), crowded())


def pictures() -> Iterator[tuple[str, str]]:
    """Every golden picture with its name."""
    yield "style", draw.style()
    for players, seed in SEEDS.items():
        states = [state for state, _ in busy_game(players, seed)]
        for ply in PLIES:
            for language in LANGUAGES:
                yield f"{players} players ply {ply} {language}", draw.picture(states[ply], language)
        view = states[120].seen_by(0)
        for name in VIEWS:
            yield f"{players} players view {name}", draw.picture(view, view=name, seat=1)
        for language in LANGUAGES:
            words = draw.picture(view, language, "clock+yard+seats+orders", 0, you=0)
            yield f"{players} players, you {language}", words
    for name, state in trays().items():
        for language in LANGUAGES:
            yield f"tray {name} {language}", draw.picture(state, language, "tray")
    for label, rules in (("knobs", KNOBS), ("small", SMALL)):
        states = [state for state, _ in busy_game(3, 3, rules)]
        yield f"{label}", draw.picture(states[len(states) * 3 // 4])
    yield "pairs and halves", draw.picture(pairs_and_halves(), view="pit")
    yield "crowded", draw.picture(crowded())
    yield "long galleries", draw.pit_picture(long_galleries())
    puzzle = Mine(2, "yb", ("yy", "bbb", "gggg", "kkkkk"), "ybgkk", ())
    yield "coal without tiles", draw.pit_picture(puzzle, outstanding("engine:ggg=9"), language="pl")


def readme() -> str:
    """The picture of the README: three bots in the second shift, a loaded cage on its way up."""
    state = setup(3, seed=1812)
    bots = [Greedy() for _ in state.players]
    while state.shift < 2 or state.to_move != 0 or len(state.players[0].mine.cage) < 3:
        seat = state.to_move
        assert seat is not None, "the game goes on long after this"
        state = state.after(bots[seat].choose(state.seen_by(seat)))
    return draw.picture(state)


def golden() -> str:
    return "".join(f"{sha256(svg.encode()).hexdigest()[:16]} {name}\n" for name, svg in pictures())


def main() -> None:
    GOLDEN.write_text(golden(), "utf-8")
    README.write_text(readme(), "utf-8")


if __name__ == "__main__":
    main()
