"""Positions worth a picture, golden pictures as hashes, and that of the README, written anew by one command:

    python -m tests.games.card.pictures

A hash tells that a picture changed, not how: look at the pictures before you commit the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

from glueckauf.core.texts import LANGUAGES
from glueckauf.games.card import draw
from glueckauf.games.card.parts import (
    CRESTS,
    ENGINES,
    STACKS,
    WILD,
    Dock,
    Docking,
    Looking,
    Mining,
    Paying,
    Payment,
    Stack,
    Wagon,
    Zone,
)
from glueckauf.games.card.rules import State, setup
from glueckauf.games.card.ruleset import Rules

GOLDEN = Path(__file__).parents[2] / "golden" / "card-draw.txt"
README = Path(__file__).parents[3] / "docs" / "card.svg"
TITLE, OWN = "Glück Auf: The Great Card Game", "yard"  # of the table, and the part of each player
LIMIT = 150_000  # bytes
MARKERS: set[str] = set()  # classes that need no style
UNUSED_COLOURS = {"seam", "coin"}  # of the house; only the board game uses them
UNUSED_CLASSES = {"ga-floor", "ga-done", "ga-tick", "ga-through"}  # for pictures of any game
SEEDS = {2: 20, 3: 31, 4: 42}
PLIES = (0, 40, 120, -1)
VIEWS = ("table", "desk", "yard", "zones", "zones+hand", "row+docks", "actions+scores+seats")
KNOBS = Rules(
    workers=[1, 2, 3, 4, 5, 6, 7, 8, 9, 9],
    removed_2=[],
    removed_3=[],
    tokens=[12, 12, 12],
    docks=["wt", "cf", "wf"],
    mining=[1, 4, 9],
    mining_least=[0, 0, 9],
    unused_2=[],
    look=10,
    innovations=["w3"] * 8 + ["lorry", "mining"],
    orders=["1=1", "9=99"],
    innovation_needs_placement=True,
)
WEIGHTS = (  # moves a lively game chooses more often
    (("train/", "delivery"), 40),
    (("wild", "use/", "row>1", "row>2", "row>3", "s:"), 12),
    (("mining", "order", "wagon", "lorry", "innovation"), 6),
    (("pass", "end", "objective"), 1),
)


def _weight(move: str) -> int:
    return next((weight for begins, weight in WEIGHTS if move.startswith(begins)), 4)


@cache
def lively_game(players: int, seed: int, rules: Rules | None = None) -> tuple[State, ...]:
    """Every position of a random game in which trains are built and leave."""
    rng = Random(seed)
    state = setup(players, seed, rules=rules)
    states = [state]
    while not state.is_over:
        moves = state.legal_moves()
        state = state.after(rng.choices(moves, [_weight(move) for move in moves])[0])
        states.append(state)
    return tuple(states)


@cache
def trays() -> dict[str, State]:
    """Every way in which cards are to be chosen."""
    states = [*lively_game(4, 42), *lively_game(3, 31), *lively_game(4, 43)]

    def first(kind: type, detail: str = "") -> State:
        fits = (s for s in states if isinstance(s.pending, kind) and detail in str(s.pending))
        return max(list(fits)[:40], key=lambda s: len(s.legal_moves()))

    look = first(Looking, "order")
    assert look.to_move is not None
    return {
        "payments": first(Paying),
        "wagon": first(Docking, "wagon"),
        "engine": first(Docking, "engine"),
        "look at orders": look,
        "look at lorries": first(Looking, "lorry"),
        "another looks": look.seen_by((look.to_move + 1) % len(look.players)),
    }


def crowded() -> State:
    """Four players who share all cards, with all workers in the zones.

    No state of the published game holds more things to draw.
    """
    state = setup(4)
    decks = state.rules.decks
    players = []
    for seat, player in enumerate(state.players):
        lorries = decks["lorry"][seat::4]
        wagons = sorted(decks["wagon"][seat::4], key=(WILD + CRESTS).index)
        singles = [Wagon(crest) for crest in wagons]
        for n, card in enumerate(lorries[:4]):
            singles[n] = Wagon(singles[n].crest, card)
        docks = (
            Dock("red", tuple(singles[:4])),
            Dock(ENGINES[seat], tuple(singles[4:7])),
            Dock("blue", tuple(singles[7:])),
        )
        players.append(
            player._replace(
                workers=(),
                row=lorries[4:7],
                storage=tuple(sorted(lorries[7:])),
                docks=docks,
                orders=tuple(sorted(decks["order"][seat::4])),
                innovations=tuple(sorted(decks["innovation"][seat::4])),
                shares=tuple(sorted(decks["share"][seat::4])),
                objectives=tuple(sorted(decks["objective"][seat::4])),
                tokens=(seat + 1,),
            )
        )
    hands = [(seat, value) for seat in range(4) for value in state.layout.workers]
    paid: list[list[Payment]] = [[] for _ in state.zones]
    for n, (seat, value) in enumerate(hands):
        paid[n % len(paid)].append(Payment(seat, (value,)))
    return state._replace(
        players=tuple(players),
        zones=tuple(Zone(9, n % 4, tuple(cards)) for n, cards in enumerate(paid)),
        stacks=(Stack((), ()),) * len(STACKS),
        tokens=(5,),
        pending=Mining(3, 2),
    )


@cache
def states() -> tuple[State, ...]:
    """Positions of random games, and those built to hold something rare."""
    games = [lively_game(players, seed) for players, seed in ((2, 5), (3, 6), (4, 7), (4, 42))]
    games.append(lively_game(2, 9, KNOBS))
    played: list[State] = []
    for game in games:
        played += [*game[::13], game[-1]]
    views = [state.seen_by(0) for state in played[::9]]
    return (*played, *views, *trays().values(), crowded())


def pictures() -> Iterator[tuple[str, str]]:
    """Every golden picture with its name."""
    yield "style", draw.style()
    for players, seed in SEEDS.items():
        states = lively_game(players, seed)
        for ply in PLIES:
            for language in LANGUAGES:
                yield f"{players} players ply {ply} {language}", draw.picture(states[ply], language)
        view = states[120].seen_by(0)
        for name in VIEWS:
            yield f"{players} players view {name}", draw.picture(view, view=name, seat=1)
    for name, state in trays().items():
        for language in LANGUAGES:
            yield f"tray {name} {language}", draw.picture(state, language, "tray")
    states = lively_game(3, 3, KNOBS)
    yield "knobs", draw.picture(states[len(states) * 3 // 4])
    yield "crowded", draw.picture(crowded())
    yield "printed", draw.picture(crowded(), printed=True)


def readme() -> str:
    """The picture of the README: two players in the sixth shift, one of them mining."""
    return draw.picture(lively_game(2, 26)[206])


def golden() -> str:
    return "".join(f"{sha256(svg.encode()).hexdigest()[:16]} {name}\n" for name, svg in pictures())


def main() -> None:
    GOLDEN.write_text(golden(), "utf-8")
    README.write_text(readme(), "utf-8")


if __name__ == "__main__":
    main()
