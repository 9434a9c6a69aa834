"""The generator: seeded, remade from an origin, no twins; workshops that can be done; variants; slips; options."""

from __future__ import annotations

import argparse
from random import Random

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field
from glueckauf.core.puzzle import Puzzle
from glueckauf.games.contract import Slip
from glueckauf.games.generating import Wanted
from glueckauf.games.woodcraft.parts import DICE, Free
from glueckauf.games.woodcraft.position import lay
from glueckauf.games.woodcraft.puzzles.making import acceptance, ladder
from glueckauf.games.woodcraft.puzzles.making import generate as making
from glueckauf.games.woodcraft.puzzles.making.acceptance import accepted, review
from glueckauf.games.woodcraft.puzzles.making.dealt import MAKERS
from glueckauf.games.woodcraft.puzzles.making.generate import batch, remade, task_of
from glueckauf.games.woodcraft.puzzles.making.of_slips import from_slip
from glueckauf.games.woodcraft.puzzles.making.question import Question
from glueckauf.games.woodcraft.puzzles.making.twins import are_twins
from glueckauf.games.woodcraft.puzzles.making.workshop import Workshop
from glueckauf.games.woodcraft.puzzles.puzzle import KINDS, WoodcraftPuzzle
from glueckauf.games.woodcraft.rules import State, setup
from glueckauf.games.woodcraft.solve.solving import solve
from glueckauf.games.woodcraft.solve.task import Task
from glueckauf.learn.claims import wrong_claims
from glueckauf.learn.puzzle import loads
from tests.games.woodcraft.puzzles.samples import ROUND, made
from tests.games.woodcraft.scenes import busy_game, eager_choice


def options(**chosen: object) -> argparse.Namespace:
    usual = {"kind": "dice", "seed": 1, "source": ["random"], "tier": None, "theme": None}
    return argparse.Namespace(**{**usual, "number": 3, "jobs": 1, **chosen})


def shipped(name: str) -> WoodcraftPuzzle:
    puzzle = ga.puzzle(name)
    assert isinstance(puzzle, WoodcraftPuzzle)
    return puzzle


def dice_task(have: str, wanted: str, **marked: int) -> Task:
    """The task to make these dice with these materials."""
    sheet = {"dice": have.split(), "marked": marked}
    position = {"due": {"decision": "free"}, "seats": {"0": sheet}}
    task = task_of(Question("dice", position, ("-materials",), tuple(wanted.split())))
    assert task is not None
    return task


def asking(task: Task, line: str | None = None) -> WoodcraftPuzzle:
    """A puzzle that claims no more than this line."""
    return WoodcraftPuzzle("dice", "test", "test", {}, task, {}, line=line)


# --- Seeded, and nothing twice --------------------------------------------------------------


def test_the_same_seed_makes_the_same_puzzles() -> None:
    made = list(making.generate(options(), ()))
    assert [p.dumps() for p in made] == [p.dumps() for p in making.generate(options(), ())]
    assert len({p.id for p in made}) == 3
    others = making.generate(options(seed=2), ())
    assert [p.dumps() for p in made] != [p.dumps() for p in others]


def test_what_is_asked_for_is_made() -> None:
    for puzzle in making.generate(options(theme=["glue-up"], tier=[2], number=2), ()):
        assert puzzle.tier == 2
        assert "glue-up" in (puzzle.themes or ())
        assert list(puzzle.wrong()) == []
    for puzzle in making.generate(options(kind="order", tier=[1], number=2), ()):
        assert puzzle.kind == "order"
        assert puzzle.tier == 1


def test_known_puzzles_are_not_made_again() -> None:
    first, second, third = making.generate(options(), ())
    assert [p.id for p in making.generate(options(number=1), [first])] == [second.id]
    assert third.id not in (first.id, second.id)


def test_unknown_words_are_told() -> None:
    with pytest.raises(FileError, match="did you mean lanterns"):
        list(making.generate(options(kind="lantern"), ()))
    with pytest.raises(FileError, match="did you mean random"):
        list(making.generate(options(source=["randum"]), ()))


def test_an_origin_makes_the_same_task_and_a_file_reads_back() -> None:
    made = batch(Wanted("dice", 3, ("random",)), 1)
    assert made
    for puzzle in made:
        assert puzzle.origin is not None
        assert remade(puzzle.origin) == puzzle.task
        assert list(wrong_claims(puzzle)) == []
        again = loads(puzzle.dumps(), "again.toml")
        assert isinstance(again, WoodcraftPuzzle)
        assert again._replace(path=puzzle.path) == puzzle
    with pytest.raises(ValueError, match="makes nothing at dice-random-1-0000-99"):
        remade("dice-random-1-0000-99")


# --- Questions ------------------------------------------------------------------------------


def test_every_kind_is_dealt() -> None:
    """Most of what is dealt is a position of the game, and asks what its kind asks."""
    assert {kind for kind, _ in MAKERS} == set(KINDS)
    for (kind, _), make in MAKERS.items():
        rng = Random(7)
        asked = [make(rng) for _ in range(12)]
        assert {question.kind for question in asked} == {kind}
        assert sum(task_of(question) is not None for question in asked) >= 9


def test_what_was_undone_can_be_done_again() -> None:
    """A workshop made backwards has all that leads to the dice that are wanted."""
    for seed in range(25):
        rng = Random(seed)
        wanted = [rng.randrange(len(DICE)) for _ in range(3)]
        shop = Workshop(rng, wanted)
        works = sum(shop.undo() for _ in range(3))
        sheet = shop.sheet()
        names = " ".join(DICE[die] for die in wanted)
        task = dice_task(" ".join(sheet["dice"]), names, **sheet.get("marked", {}))
        found = solve(task)
        assert found.value is not None, seed
        assert found.value["materials"] <= works


# --- What is worth publishing ---------------------------------------------------------------


def test_a_grade_is_the_first_solver_that_finds_the_best() -> None:
    """One offcut on the right die is seen at once; glue that takes the wrong die away is not."""
    easy = review(dice_task("Y3 B6", "Y4", offcut=1), "dice")
    assert (easy.tier, easy.themes) == (1, ("raise-a-die",))
    assert "difficulty" in easy.lacks
    harder = shipped("borrowed-from-brown")
    found = review(harder.task, harder.kind)
    assert (found.tier, found.lacks) == (4, ())
    assert ladder.reached(harder.task, 3) != ladder.reached(harder.task, 4)


def test_what_a_question_lacks_is_named() -> None:
    assert review(dice_task("Y3", "Y4"), "dice").lacks == ("task",)
    assert "theme" in review(dice_task("Y3 Y4", "Y4", offcut=1), "dice").lacks
    crowd = dice_task("Y1 Y1 Y2 Y2 Y3 Y3 B1 B1 B2", "Y5 B3", offcut=1, glue=1)
    assert "dice" in review(crowd, "dice").lacks
    assert all(name in acceptance.LACKS for name in ("task", "theme", "dice", "proof"))


def test_a_warm_up_is_easy_and_nothing_else_is() -> None:
    easy = shipped("twins-from-one-plank").task
    assert accepted(easy, "dice") is None
    assert accepted(easy, "dice", warm_up=True) is not None
    hard = shipped("a-splinter-is-enough").task
    assert accepted(hard, "dice") is not None
    assert accepted(hard, "dice", warm_up=True) is None


def test_a_kind_keeps_its_promise() -> None:
    """Where nobody is tempted to saw, a puzzle is no `cut`."""
    glue = shipped("nuts-from-the-glue-pot")
    assert "promise" not in review(glue.task, "glue").lacks
    lanterns = shipped("the-last-gap")
    assert "promise" not in review(lanterns.task, "lanterns").lacks
    assert "promise" in review(lanterns.task, "cut").lacks
    assert "promise" in review(lanterns.task, "order").lacks


# --- Twins and variants ---------------------------------------------------------------------


def test_twins_ask_the_same() -> None:
    one = asking(dice_task("Y3 Y4 B1", "Y5 B2", offcut=2))
    assert are_twins(one, asking(dice_task("Y2 Y4 B1 B6", "Y5 B2", offcut=3, glue=1)))
    assert not are_twins(one, asking(dice_task("Y3 Y4 B1", "Y4 B3", offcut=2)))
    assert are_twins(
        one, asking(dice_task("Y2 Y4 B1", "Y5 B1", offcut=1), line="offcut/B1 offcut/Y4")
    )
    assert not are_twins(one, asking(one.task._replace(objective=("-blades",))))


@pytest.mark.parametrize("name", ["a-splinter-is-enough", "first-one-then-the-other"])
def test_a_variant_has_the_same_themes_and_grade(name: str) -> None:
    puzzle = shipped(name)
    made, again = puzzle.variant("Anna"), puzzle.variant("Anna")
    assert isinstance(made, WoodcraftPuzzle)
    assert again is not None
    assert made.dumps() == again.dumps()
    assert made.task != puzzle.task
    assert (made.tier, set(made.themes or ())) == (puzzle.tier, set(puzzle.themes or ()))
    assert made.texts["en"]["title"] == puzzle.texts["en"]["title"]
    assert list(made.wrong()) == []
    assert made.id == f"{name}-v-anna"


BARE = """
format = 1
game = "woodcraft"
kind = "last"
objective = ["points"]
[position]
round = 6
turn = 2
due = { decision = "free" }
"""


def test_a_puzzle_with_nothing_to_change_stays_as_it_is() -> None:
    for text in (BARE, ROUND):
        puzzle = made(text)
        found = puzzle.variant("Anna")
        assert found == puzzle._replace(id="made-v-anna", path="made-v-anna")


# --- Slips ----------------------------------------------------------------------------------


def test_a_slip_becomes_a_puzzle_unless_it_is_known_or_no_slip() -> None:
    puzzle = shipped("nuts-from-the-glue-pot")
    start = lay(Field("test", "position", dict(puzzle.position)))
    assert puzzle.line is not None
    made = from_slip(Slip(start, ["end"], puzzle.line.split()), "slip-1", [])
    assert isinstance(made.puzzle, WoodcraftPuzzle)
    assert (made.puzzle.id, made.puzzle.par) == ("slip-1", puzzle.par)
    assert list(made.puzzle.wrong()) == []
    known = from_slip(Slip(start, ["end"], puzzle.line.split()), "slip-1", [puzzle])
    assert known.puzzle is None
    assert "already" in known.why
    best = from_slip(Slip(start, puzzle.line.split(), puzzle.line.split()), "slip-1", [])
    assert best.puzzle is None
    assert best.why


def test_changed_rules_make_no_puzzle() -> None:
    state = setup(1, seed=1, rules=ga.woodcraft.Rules(nuts=30))
    made = from_slip(Slip(state, ["keep/1"], ["keep/2"]), "slip-2", [])
    assert made.puzzle is None
    assert "changed rules" in made.why


@pytest.mark.long
def test_slips_of_games_become_puzzles() -> None:
    """Ending a turn at once, in games: somewhere there is a puzzle in that."""
    found: list[Puzzle] = []
    for seed in range(6):
        found += [made for made in map(_of_passing, _free(seed)) if made is not None]
        if found:
            break
    assert found
    assert all(list(puzzle.wrong()) == [] for puzzle in found)


def _free(seed: int) -> list[State]:
    """The free actions of a random solo game that begin a turn's work."""
    states = [state for state, _ in busy_game(1, seed, None, eager_choice)]
    return [s for s in states if s.todo and isinstance(s.todo[-1], Free)][-12:]


def _of_passing(state: State) -> Puzzle | None:
    made = from_slip(Slip(state, ["end"], []), "slip-3", [])
    assert (made.puzzle is None) == bool(made.why)
    return made.puzzle
