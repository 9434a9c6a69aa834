"""Files of card puzzles: what they mean, what is refused and why, and that they are written back."""

from __future__ import annotations

from pathlib import Path

import pytest

from glueckauf.core.errors import FileError
from glueckauf.games.card.parts import FACE_DOWN, FACE_DOWN_LORRY, Mining
from glueckauf.games.card.puzzles import mend
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.solve.task import SHIFT as UNTIL_THE_END
from glueckauf.learn.problems import further_problems
from glueckauf.learn.puzzle import loads
from tests.games.card.puzzles.samples import DELIVERY, MINING, SHIFT, TURN, made, some


def test_a_file_says_how_far_is_played() -> None:
    found = [made(text) for text in (MINING, DELIVERY, TURN, SHIFT)]
    assert [one.kind for one in found] == ["mining", "delivery", "turn", "shift"]
    assert [one.task.turns for one in found] == [0, 0, 2, UNTIL_THE_END]
    assert made(TURN, ("turns = 2\n", "")).task.turns == 1
    assert found[0].id == "mine"
    assert found[0].task.objective == ("lorries", "-steps")


def test_only_what_lies_open_can_be_had() -> None:
    state = made(TURN).task.start
    assert state.stacks[0].cards[0] != FACE_DOWN_LORRY
    assert set(state.stacks[0].cards[1:]) == {FACE_DOWN_LORRY}
    assert set(state.stacks[2].cards[1:]) == {FACE_DOWN}
    assert isinstance(made(MINING).task.start.pending, Mining)


@pytest.mark.parametrize(
    ("text", "old", "new", "key", "problem"),
    [
        (MINING, 'mining = "mining/3"\n', "", "position", "no mining action is going on"),
        (DELIVERY, "delivery = true\n", "", "position", "no delivery is going on"),
        (TURN, "passed = [1]\n", "to_move = 0\n", "position", r"add passed = \[1\] to the"),
        (TURN, "turns = 2", "turns = 0", "turns", "must be a whole number from 1 to 12"),
        (SHIFT, 'kind = "shift"', 'kind = "shift"\nturns = 2', "turns", "leave it out"),
        (MINING, '"lorries", "-steps"', '"lorry"', r"objective\[1\]", "did you mean lorries"),
        (MINING, '"-steps"', '"-lorries"', "objective", "lorries is asked for twice"),
        (MINING, "[position]", "par = { lorries = 2 }\n[position]", "par.steps", "is missing"),
        (MINING, "[position]", 'line = "row>9"\n[position]', "line", "column 5: expected a dock"),
        (
            MINING,
            "[position]",
            'themes = ["storage-detor"]\n[position]',
            "themes",
            "storage-detour",
        ),
        (MINING, "[position]", 'sort = "turn"\n[position]', "sort", "there is no sort"),
        (MINING, "[position]", "stps = 3\n[position]", "stps", "there is no key"),
        (TURN, "[position]", "[position]\nplaced = true", "position", "from the start of a turn"),
    ],
)
def test_what_is_wrong_is_named(text: str, old: str, new: str, key: str, problem: str) -> None:
    with pytest.raises(FileError, match=problem) as error:
        made(text, (old, new))
    assert error.value.key.startswith(key.replace("\\", ""))


def test_more_than_the_first_mistake_is_told(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(
        MINING.replace('"lorries"', '"lorry"').replace('"t1.1"', '"t1.7"') + "tier = 9\n",
        "utf-8",
    )
    with pytest.raises(FileError):
        loads(path.read_text("utf-8"), str(path))
    assert further_problems(path)
    assert not mend("mining", {}, [])
    assert not mend("mining", {"position": {}}, ["position"])


@pytest.mark.parametrize("text", [MINING, DELIVERY, TURN, SHIFT])
def test_what_is_written_reads_the_same(text: str) -> None:
    asked = made(text)
    full = asked._replace(
        par=dict.fromkeys((word.removeprefix("-") for word in asked.task.objective), 1),
        line="row>s",
        proof={"states": 3, "optimal_lines": 1, "runner_up": 0},
        tier=2,
        themes=("storage-detour",),
        teaches=("CG-3.6", "CG-A3"),
        hints=("one", "two", "three"),
        origin="mining-dealt-1-0001-1",
        texts={"en": {"title": "A title", "task": "A task."}},
        own_hints={"en": ("a", "b", "c")},
    )
    for one in (asked, full):
        again = loads(one.dumps(), one.path)
        assert isinstance(again, CardPuzzle)
        assert again == one


def test_shipped_files_are_in_the_one_form() -> None:
    for one in some():
        assert Path(one.path).read_text("utf-8") == one.dumps(), one.id
