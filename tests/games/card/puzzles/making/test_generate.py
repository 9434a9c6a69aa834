"""The generator: seeded, remade from an origin, no twins; variants; puzzles of slips; options."""

from __future__ import annotations

import argparse

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import Puzzle
from glueckauf.games.card.bots.greedy import Greedy
from glueckauf.games.card.puzzles.making import generate as making
from glueckauf.games.card.puzzles.making.generate import batch, remade
from glueckauf.games.card.puzzles.making.of_slips import from_slip
from glueckauf.games.card.puzzles.making.question import Tree
from glueckauf.games.card.puzzles.making.twins import Names, are_twins, pattern
from glueckauf.games.card.puzzles.making.variants import renamed
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.rules import setup
from glueckauf.games.contract import Slip
from glueckauf.games.generating import Wanted
from glueckauf.learn.claims import wrong_claims
from glueckauf.learn.puzzle import loads
from tests.games.card.puzzles.making.positions import mining

MIRROR = Names(
    {"red": "blue", "blue": "green", "green": "yellow", "yellow": "red"},
    {
        "barracks": "furnaces",
        "furnaces": "barracks",
        "factories": "steamboats",
        "steamboats": "factories",
    },
    True,
)


def options(**chosen: object) -> argparse.Namespace:
    usual = {"kind": "mining", "seed": 1, "source": ["random"], "tier": None, "theme": None}
    return argparse.Namespace(**{**usual, "number": 3, "jobs": 1, **chosen})


def test_the_same_seed_makes_the_same_puzzles() -> None:
    made = list(making.generate(options(), ()))
    assert [p.dumps() for p in made] == [p.dumps() for p in making.generate(options(), ())]
    assert len({pattern(p.task) for p in made if isinstance(p, CardPuzzle)}) == 3


def test_what_is_asked_for_is_made() -> None:
    for puzzle in making.generate(options(tier=[3], theme=["storage-detour"], number=2), ()):
        assert puzzle.tier == 3
        assert "storage-detour" in (puzzle.themes or ())
        assert list(puzzle.wrong()) == []
    for puzzle in making.generate(options(kind="delivery", tier=[1], number=2), ()):
        assert puzzle.kind == "delivery"
        assert puzzle.tier == 1


def test_known_puzzles_are_not_made_again() -> None:
    first, second, third = making.generate(options(), ())
    assert [p.id for p in making.generate(options(number=1), [first])] == [second.id]
    assert third.id not in (first.id, second.id)


def test_unknown_words_are_told() -> None:
    with pytest.raises(FileError, match="did you mean mining"):
        list(making.generate(options(kind="minning"), ()))
    with pytest.raises(FileError, match="did you mean random"):
        list(making.generate(options(source=["randum"]), ()))
    with pytest.raises(FileError, match="--source"):
        list(making.generate(options(kind="mining", source=["dear"]), ()))


def test_an_origin_makes_the_same_task() -> None:
    for puzzle in batch(Wanted("delivery", 3, ("random",)), 1):
        assert puzzle.origin is not None
        assert remade(puzzle.origin) == puzzle.task
    with pytest.raises(ValueError, match="makes nothing at mining-random-1-0000-99"):
        remade("mining-random-1-0000-99")


def test_a_file_reads_back() -> None:
    for puzzle in batch(Wanted("mining", 3, ("random",)), 1):
        again = loads(puzzle.dumps(), "again.toml")
        assert isinstance(again, CardPuzzle)
        assert again._replace(path=puzzle.path) == puzzle


# --- Twins and variants ---------------------------------------------------------------------


def test_other_names_make_twins() -> None:
    row: Tree = {
        "row": ["c1.1", "w2", "t1.2"],
        "docks": {"1": {"wagons": ["w"]}, "2": {"wagons": ["t"]}},
    }
    task = mining("lorries", **row)
    mirrored = mining("lorries", **renamed(row, MIRROR))
    assert task != mirrored
    assert are_twins(task, mirrored)
    assert not are_twins(task, mining("vp", **row))


@pytest.mark.parametrize("name", ["double-trouble", "triplets"])
def test_a_variant_has_the_same_theme_and_grade(name: str) -> None:
    puzzle = ga.puzzle(name)
    made, again = puzzle.variant("Anna"), puzzle.variant("Anna")
    assert made is not None
    assert again is not None
    assert made.dumps() == again.dumps()
    assert (made.tier, set(made.themes or ())) == (puzzle.tier, set(puzzle.themes or ()))
    assert made.texts["en"]["title"] == puzzle.texts["en"]["title"]
    assert list(made.wrong()) == []
    assert made.id == f"{name}-v-anna"


# --- Slips ----------------------------------------------------------------------------------


def test_slips_of_games_become_puzzles_or_tell_why_not() -> None:
    """Passing at once in the middle of a game: somewhere there is a puzzle in that."""
    state, bot = setup(2, seed=4), Greedy()
    found: list[Puzzle] = []
    while not state.is_over and not found:
        assert state.to_move is not None
        own = state.players[state.to_move]
        move = bot.choose(state.seen_by(state.to_move))
        if state.at_turn_start and len(own.workers) <= 2 and "pass" in state.legal_moves():
            made = from_slip(Slip(state, ["pass"], [str(move)]), "slip-1", [])
            assert (made.puzzle is None) == bool(made.why)
            found += [made.puzzle] if made.puzzle else []
        state = state.after(move)
    assert found
    assert found[0].id == "slip-1"
    assert list(wrong_claims(found[0])) == []


def test_changed_rules_make_no_puzzle() -> None:
    rules = ga.card.Rules(look=6)
    made = from_slip(Slip(setup(2, seed=1, rules=rules), ["pass"], ["lorry/a"]), "slip-2", [])
    assert made.puzzle is None
    assert "changed rules" in made.why
