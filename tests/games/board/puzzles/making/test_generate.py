"""The generator: sources, acceptance, twins, variants, and the commands of authors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain, count, islice
from pathlib import Path
from random import Random

import pytest

import glueckauf as ga
from glueckauf.cli import main
from glueckauf.core import batches
from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.parts import COLOURS, all_filled
from glueckauf.games.board.puzzles.making.acceptance import accepted, review, runner_up_of
from glueckauf.games.board.puzzles.making.generate import (
    SOURCES,
    Wanted,
    asked,
    batch,
    generate,
    remade,
)
from glueckauf.games.board.puzzles.making.sources import (
    TRAP,
    _Rewound,
    crammed,
    from_game,
    labelled,
    loses,
    random_pit,
    undone,
    usable,
)
from glueckauf.games.board.puzzles.making.twins import are_twins
from glueckauf.games.board.puzzles.making.variants import recoloured
from glueckauf.games.board.puzzles.making.variants import variant as personal
from glueckauf.games.board.puzzles.making.wording import task_texts
from glueckauf.games.board.puzzles.pit.possible import flaws
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.reading import SORTS
from glueckauf.games.board.ruleset import published
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task, outcome, rank, steps_of, table
from glueckauf.learn.claims import wrong_claims
from glueckauf.learn.problems import further_problems
from glueckauf.learn.puzzle import load
from glueckauf.learn.variant import variant
from tests.games.board.solve.instances import small
from tests.games.board.solve.plain import _mined
from tests.learn.samples import EXAMPLE, mining_puzzle

QUICK = Wanted("steps", seed=5, sources=("crammed",))


# --- Sources --------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [random_pit, undone, crammed])
def test_positions_can_be(make: Callable[[Random], Task]) -> None:
    rng = Random(1)
    for task in (make(rng) for _ in range(200)):
        if usable(task):
            assert list(flaws(task)) == []
            assert not any(all_filled(order.squares) for order in task.orders)


@pytest.mark.parametrize("seed", range(40))
def test_what_is_undone_can_be_done(seed: int) -> None:
    """Orders taken back in so many steps can be completed in so many steps."""
    rng = Random(seed)
    cards = rng.sample(published().order_deck, 2)
    pit = _Rewound(rng, cards, 10)
    pit.take_off()
    pit.ride_back()
    orders = labelled([(card, tuple(lying)) for card, lying in pit.orders])
    y, b, g, k = pit.carts
    mine = random_pit(rng).mine._replace(
        level=pit.level, cage=pit.cage, carts=(y, b, g, k), storage=pit.storage
    )
    labels = tuple(order.label for order in orders)
    task = Task(mine, orders, ("mining/10",), ("-steps",), labels)
    value = solve(task).value
    assert value is not None
    assert value["steps"] <= 10 - pit.left


def test_positions_of_games_are_traps() -> None:
    positions = chain.from_iterable(from_game(Random(seed)) for seed in count())
    for task in islice(positions, 2):
        best, greedy = solve(task).value, ladder.reached(task, 1)
        assert best is not None
        assert greedy is not None
        assert best["vp"] - greedy[0] >= TRAP
        assert loses(task, TRAP)
        assert not loses(task, 99)


# --- Acceptance -----------------------------------------------------------------------------


def slow_runner_up(task: Task) -> tuple[int, ...] | None:
    """The best rank of lines that do not end with the orders of the best line, by plain search."""
    ends = _mined(task, Counter({(table(task).players[0], 0): 1}), steps_of(task.actions[0]))
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for player, used in ends:
        done = tuple(order.label for order in player.orders if all_filled(order.squares))
        reached = rank(task, outcome(task, player, used).value)
        found[done] = max(found.get(done, reached), reached)
    best = max(found.values())
    result = max(found, key=lambda done: (found[done] == best, done))
    return max((found[done] for done in found if not set(result) <= set(done)), default=None)


@pytest.mark.parametrize("seed", range(30))
def test_the_runner_up_has_another_result(seed: int) -> None:
    task = small(seed, plain=True)._replace(complete=())
    solution = solve(task)
    runner_up = runner_up_of(task, solution, ())
    expected = slow_runner_up(task)
    ties = runner_up is not None and rank(task, runner_up) == rank(task, solution.value or {})
    if not ties:
        assert (rank(task, runner_up) if runner_up else None) == expected


def test_what_is_made_is_accepted_and_true() -> None:
    for made in generate(QUICK, 3):
        found = review(made.task)
        assert found.lacks == ()
        assert found.tier == made.tier
        assert made.tier is not None
        assert made.tier >= 2 or "greedy-trap" in (made.themes or ())
        assert set(made.themes or ()) - {"greedy-trap"}
        assert list(wrong_claims(made)) == []


def test_what_is_missing_is_named() -> None:
    assert review(mining_puzzle("01-first-ride").task).lacks == ("theme", "difficulty")
    task = mining_puzzle("04-ride-light").task
    assert review(task).lacks == ()
    found = accepted(task)
    assert found is not None
    assert found[1:] == review(task)[1:]
    poor = task.orders[0]._replace(order=task.orders[0].order._replace(vp=8))
    assert "margin" in review(task._replace(orders=(poor, *task.orders[1:]))).lacks
    assert review(task._replace(complete=("A", "B", "C"))).lacks == ("feasible",)


@pytest.mark.parametrize("sort", SORTS)
def test_every_sort_can_be_asked_and_told(sort: str) -> None:
    rng = Random(8)
    task = next(t for t in (asked(undone(rng), sort, rng) for _ in range(50)) if t is not None)
    assert list(flaws(task)) == []
    told = task_texts(task, sort)
    assert set(told) == set(LANGUAGES)
    assert len(set(told.values())) == len(LANGUAGES)


# --- The same everywhere --------------------------------------------------------------------


def test_the_number_of_jobs_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "TOGETHER", 2)
    alone = list(generate(QUICK, 3))
    assert list(generate(QUICK, 3, jobs=2)) == alone
    assert list(generate(QUICK._replace(seed=6), 3)) != alone
    assert [made.task for made in generate(QUICK, 1, known=[alone[0].task])] == [alone[1].task]


def test_a_batch_depends_on_nothing_but_its_number() -> None:
    first, again = batch(QUICK, 4), batch(QUICK, 4)
    assert first == again
    assert set(QUICK.sources) <= set(SOURCES)


# --- Twins and variants ---------------------------------------------------------------------


def test_twins_under_other_names() -> None:
    task = mining_puzzle("09-the-sacrifice").task
    names = dict(zip(COLOURS, "gkyb", strict=True))
    assert are_twins(task, recoloured(task, names))
    assert are_twins(task, task._replace(orders=task.orders[::-1]))
    other = task.orders[0]._replace(order=task.orders[0].order._replace(transport="engine"))
    assert are_twins(task, task._replace(orders=(other, *task.orders[1:])))
    assert not are_twins(task, task._replace(actions=("mining/6",)))
    assert not are_twins(task, task._replace(mine=task.mine._replace(storage="y")))
    delivers = task._replace(actions=("mining/4", "delivery/barrow", "mining/4"))
    assert not are_twins(delivers, delivers._replace(orders=(other, *task.orders[1:])))


@pytest.mark.parametrize("name", ["03-one-too-many", "08-two-for-one", "10-the-shortest-way"])
def test_variants_keep_theme_and_grade(name: str) -> None:
    found = mining_puzzle(name)
    first, second = personal(found, 1), personal(found, 2)
    assert personal(found, 1) == first
    assert first.task != found.task
    assert first.task != second.task
    for made in (first, second):
        assert ladder.grade(made) == found.tier
        assert set(ladder.themes(made)) == set(found.themes or ())
        assert list(wrong_claims(made)) == []
        assert list(flaws(made.task)) == []


def test_variants_can_be_personal() -> None:
    original = mining_puzzle("04-ride-light")
    anna, bert = personal(original, "Anna"), personal(original, "Bert Łoś")
    assert anna == ga.variant("04-ride-light", seed="Anna")
    assert anna.task != bert.task
    assert (anna.id, bert.id) == ("04-ride-light-v-anna", "04-ride-light-v-bert-o")
    with pytest.raises(FileError, match="no variants"):
        variant("honours-even", 1)


# --- Commands -------------------------------------------------------------------------------


def test_generate_makes_variants(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "class"
    assert main(["generate", str(folder), "--like", "04-ride-light", "--number", "3"]) == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"04-ride-light-v-{n}.toml" for n in (1, 2, 3)]
    assert main(["verify", str(folder)]) == 0
    assert main(["generate", str(folder), "--like", "04-ride-light", "--tier", "2"]) == 2
    assert "has the grade" in capsys.readouterr().err


def test_an_origin_makes_the_same_task_again() -> None:
    for made in generate(QUICK, 3):
        assert made.origin == made.id
        assert remade(made.id) == made.task
    with pytest.raises(ValueError, match="makes nothing"):
        remade("steps-crammed-5-0000-99")


def test_generate_writes_files_that_verify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--sort", "steps", "--source", "crammed", "--number", "2", "--seed", "5"]
    assert main(["generate", str(tmp_path / "new"), *options]) == 0
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == 2
    out = capsys.readouterr().out
    for file in files:
        assert str(file) in out
        made = load(file)
        assert isinstance(made, MiningPuzzle)
        assert made.sort == "steps"
    assert main(["verify", str(tmp_path / "new")]) == 0
    assert main(["generate", str(tmp_path / "new"), *options]) == 2
    assert "never overwritten" in capsys.readouterr().err


def test_generate_makes_puzzles_on_tables(tmp_path: Path) -> None:
    options = ["--sort", "draft", "--number", "1", "--seed", "3"]
    assert main(["generate", str(tmp_path / "new"), *options]) == 0
    (file,) = (tmp_path / "new").iterdir()
    assert load(file).kind == "draft"


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--sort", "pionts"], "did you mean points"),
        (["--theme", "pair"], "there is no theme"),
        (["--source", "sky"], "there is no source"),
        (["--sort", "points", "--table"], "there is no sort"),
        (["--sort", "draft", "--source", "random"], "tables come from games"),
        (["--number", "0"], "must be from 1 to 10000"),
        (["--jobs", "0"], "must be 1 or more"),
    ],
)
def test_generate_refuses_nonsense(
    options: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["generate", str(tmp_path / "new"), *options]) == 2
    assert problem in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_grade_tells_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(EXAMPLE, "utf-8")
    assert main(["grade", str(path)]) == 0
    out = capsys.readouterr().out
    for word in ("9 VP, 6 steps (proven)", "best lines:", "grade:", "themes:", "runner-up:"):
        assert word in out
    assert "Not worth publishing yet:" in out
    path.write_text(EXAMPLE.replace("steps = 8", 'steps = 8\ncomplete = ["A", "B"]'), "utf-8")
    assert main(["grade", str(path)]) == 0
    assert "no line of moves can meet the task" in capsys.readouterr().out


def test_grade_knows_twins_of_the_collection(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    shipped = Path(mining_puzzle("09-the-sacrifice").path).read_text("utf-8")
    path.write_text(shipped.replace("09-the-sacrifice", "mine"), "utf-8")
    assert main(["grade", str(path)]) == 0
    assert "asks the same as 09-the-sacrifice" in capsys.readouterr().out


def test_verify_tells_every_problem_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    bad = EXAMPLE.replace("level = 0", "level = 7").replace('"gg", 4', '"gx", 4')
    bad = bad.replace('"barrow"', '"train"').replace("steps = 8", 'steps = 80\ncolour = "red"')
    path.write_text(bad, "utf-8")
    assert main(["verify", str(path)]) == 2
    err = capsys.readouterr().err
    for key in ("colour", "mine.cage.level", "mine.carts.3", "orders[2].transport", "steps"):
        assert f"{path}: {key}: " in err
    assert len(further_problems(path)) == 4
    path.write_text(EXAMPLE, "utf-8")
    assert further_problems(path) == []
