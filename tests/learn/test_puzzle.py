"""The puzzle file: read strictly, written back equal, and every mistake told with its key."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

import glueckauf as ga
from glueckauf.core import shipped as shipped_files
from glueckauf.games.board.puzzles.pit.position import position_line, read_position
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.writing import dumps
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.solve.pit.task import Task, table
from glueckauf.learn import puzzle as puzzles_module
from glueckauf.learn.puzzle import collection, find, puzzle, save_new
from tests.learn.samples import (
    EXAMPLE,
    MISSING,
    PATIENTLY,
    TREE,
    edited,
    loads,
    mining_puzzle,
    puzzles,
    tasks,
)


def wrong(tree: Any) -> ga.FileError:
    with pytest.raises(ga.FileError) as caught:
        loads(json.dumps(tree), "folder/p.json", "json")
    assert caught.value.path == "folder/p.json"
    assert "\n" not in str(caught.value)
    return caught.value


# --- Reading and writing --------------------------------------------------------------------


def test_the_example_of_the_format() -> None:
    found = loads(EXAMPLE)
    assert found.id == "ride-light-03"
    assert found.task.mine.carts == ("y", "b", "gg", "k")
    assert [order.label for order in found.task.orders] == ["A", "B"]
    assert found.task.orders[1].squares == ("g", "", "")
    assert found.task.actions == ("mining/8",)
    assert found.task.objective == ("vp", "-steps")
    assert found.texts["en"]["title"] == "Two or three"
    assert found.par is None


def test_what_is_written_reads_like_the_example() -> None:
    assert dumps(loads(EXAMPLE)) == EXAMPLE


def test_what_is_left_out_of_the_pit_is_empty() -> None:
    for changes in (
        [("mine.cage", MISSING)],
        [("mine.cage.coal", MISSING), ("mine.cage.level", MISSING)],
        [("mine.storage", MISSING)],
    ):
        found = loads(json.dumps(edited(*changes)), kind="json")
        assert found == loads(EXAMPLE)


def test_empty_carts_stand_in_the_mine_or_beside_it() -> None:
    inside = loads(json.dumps(edited(("mine.empty_carts", {"4": "kk"}))), kind="json")
    beside = loads(json.dumps(edited(("empty_carts", {"4": "kk"}))), kind="json")
    assert inside == beside
    assert inside.task.empty_carts == (0, 0, 0, 2)


def test_json_has_the_same_tree() -> None:
    assert loads(json.dumps(TREE), kind="json") == loads(EXAMPLE)


def test_everything_that_may_be_added() -> None:
    found = loads(
        json.dumps(
            edited(
                ("mine.empty_carts", {"4": "kk"}),
                ("orders.2.filled", {"1": "g", "3": "by"}),
                ("steps", MISSING),
                ("actions", ["mining/8", "delivery/carriage", "mining/6"]),
                ("objective", ["vp", "-steps", "empty:k"]),
                ("complete", ["A"]),
                ("rules", {"free_storage": True, "miners": [12, 12, 12]}),
                ("par", {"vp": 16, "empty:k": 2, "steps": 8}),
                ("line", "mining/8 3 +g end"),
                ("proof", {"states": 1221, "optimal_lines": 4}),
                ("tier", "T4"),
                ("themes", ["pair-sacrifice"]),
                ("teaches", ["GA-5.2", "R3"]),
                ("hints", ["one", "two", "three"]),
                ("text.pl", {"title": "Szczęść", "task": "Boże"}),
            )
        ),
        kind="json",
    )
    assert found.task.empty_carts == (0, 0, 0, 2)
    assert found.task.orders[1].squares == ("g", "", "yb")
    assert found.task.rules == Rules(free_storage=True, miners=[12, 12, 12])
    assert list(found.par or {}) == ["vp", "steps", "empty:k"]
    assert found.tier == 4
    assert loads(dumps(found)) == found
    assert '"empty:k" = 2' in dumps(found)


@PATIENTLY
@given(puzzles())
def test_puzzles_round_trip(made: MiningPuzzle) -> None:
    text = dumps(made)
    assert loads(text, "puzzle") == made
    assert dumps(loads(text, "puzzle")) == text


@PATIENTLY
@given(tasks())
def test_positions_round_trip(task: Task) -> None:
    text = position_line(task)
    assert read_position(text) == task
    assert " " not in text


def test_the_id_falls_back_to_the_name_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "My puzzle.json"
    path.write_text(json.dumps(edited(("id", MISSING))), "utf-8")
    found = mining_puzzle(path)
    assert (found.id, found.path) == ("My puzzle", str(path))
    assert loads(dumps(found), str(path)) == found


def test_texts_of_several_lines_and_strange_signs() -> None:
    strange = 'one "two" """three"""\n\\n four\r\n\ttab\x7f\x01 ß„”🪨'
    found = loads(json.dumps(edited(("text.en.task", strange))), kind="json")
    assert found.texts["en"]["task"] == strange
    assert loads(dumps(found)) == found
    assert 'task = """\none ' in dumps(found)


def test_files_with_a_byte_order_mark_and_windows_line_ends() -> None:
    assert loads("\ufeff" + EXAMPLE.replace("\n", "\r\n")) == loads(EXAMPLE)


def test_saving_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "ride-light-03.toml"
    save_new(loads(EXAMPLE), path)
    assert mining_puzzle(path) == loads(EXAMPLE)._replace(path=str(path))
    with pytest.raises(ga.FileError, match="never overwritten"):
        save_new(loads(EXAMPLE), path)


# --- Mistakes -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "key", "problem"),
    [
        # unknown and missing keys
        ([("step", 8)], "step", 'there is no key "step"; did you mean steps?'),
        ([("zzz", 8)], "zzz", "known: format, mine"),
        ([("mine.cart", {})], "mine.cart", "did you mean carts?"),
        ([("mine.cage.levle", 1)], "mine.cage.levle", "did you mean level?"),
        ([("mine.carts.5", "k")], "mine.carts.5", "known: 1, 2, 3, 4"),
        ([("mine.carts.0", "k")], "mine.carts.0", "known: 1, 2, 3, 4"),
        ([("orders.2.filed", [1])], "orders[2].filed", "did you mean filled?"),
        ([("text.fr", {"title": "", "task": ""})], "text.fr", "known: en, pl, hu, de"),
        ([("text.en.tilte", "")], "text.en.tilte", "did you mean title?"),
        ([("text.de", {"title": "x"})], "text.de.task", "is missing"),
        ([("format", MISSING)], "format", "is missing; write, for example, format = 1"),
        ([("mine", MISSING)], "mine", "is missing"),
        ([("mine.carts", MISSING)], "mine.carts", "is missing"),
        ([("orders", MISSING)], "orders", "is missing"),
        ([("orders.1.vp", MISSING)], "orders[1].vp", "is missing; write, for example, vp = 7"),
        ([("objective", MISSING)], "objective", 'objective = ["vp", "-steps"]'),
        (
            [("empty_carts", {"4": "k"}), ("mine.empty_carts", {"4": "k"})],
            "empty_carts",
            "is given twice",
        ),
        # wrong types
        ([("format", 2)], "format", "must be 1, the only format known here, not 2"),
        ([("format", "1")], "format", "must be 1"),
        ([("format", True)], "format", "must be a whole number"),
        ([("mine", [])], "mine", "must be a table { … }, not a list"),
        ([("mine.cage.level", "0")], "mine.cage.level", 'from 0 to 4, not "0"'),
        ([("mine.cage.level", False)], "mine.cage.level", "from 0 to 4, not false"),
        ([("mine.cage.level", 1.0)], "mine.cage.level", "from 0 to 4, not 1.0"),
        ([("mine.storage", None)], "mine.storage", "must be a text in quotes"),
        ([("mine.carts.3", 2)], "mine.carts.3", "must be a text in quotes"),
        ([("orders", {})], "orders", "must be a list of orders in [ ], not a table"),
        ([("orders.1", "carriage:gg")], "orders[1]", "must be a table"),
        ([("objective", "vp")], "objective", "must be a list of words"),
        ([("text", "hello")], "text", "must be a table"),
        ([("text.en.title", 5)], "text.en.title", "must be a text in quotes"),
        ([("text.en.title", "\ud800")], "text.en.title", "half a character"),
        # the pit
        ([("mine.cage.level", 5)], "mine.cage.level", "from 0 to 4, not 5"),
        ([("mine.cage.level", -1)], "mine.cage.level", "from 0 to 4, not -1"),
        ([("mine.cage.coal", "yyyyyy")], "mine.cage.coal", "the cage holds 5 (GA-1.5); take 1"),
        (
            [("mine.cage.coal", "yyy"), ("rules", {"cage": 2})],
            "mine.cage.coal",
            "the cage holds 2",
        ),
        ([("mine.cage.coal", "x")], "mine.cage.coal", '"x" is not coal; the letters are y, b, g'),
        ([("mine.storage", "Y")], "mine.storage", '"Y" is not coal'),
        ([("mine.carts.3", "g g")], "mine.carts.3", '" " is not coal'),
        ([("mine.storage", "g" * 14)], "mine", "17 grey coal are too many: the game has 16"),
        ([("mine.storage", "y" * 16)], "mine", "17 yellow coal"),
        ([("rules", {"coal": 4}), ("mine.storage", "gg")], "mine", "5 grey coal are too many"),
        ([("mine.carts.4", "kyyyyybbbbbggggkkkkk")], "mine.carts.4", "level 4 has at most 19"),
        ([("mine.empty_carts", {"2": "b" * 20})], "mine.carts.2", "21 carts are too many"),
        (
            [("mine.empty_carts", {"2": "b" * 20}), ("mine.carts.2", "")],
            "mine.empty_carts.2",
            "20 carts are too many",
        ),
        ([("mine.empty_carts", {"3": "gk"})], "mine.empty_carts.3", "are grey: write g for each"),
        ([("mine.empty_carts", {"3": 2})], "mine.empty_carts.3", "must be a text"),
        # the orders
        ([("orders", [])], "orders", "must list 1 to 26 orders, not 0"),
        ([("orders", [TREE["orders"][0]] * 27)], "orders", "must list 1 to 26 orders, not 27"),
        ([("orders.1.transport", "cariage")], "orders[1].transport", "did you mean carriage?"),
        ([("orders.1.vp", 100)], "orders[1].vp", "from 0 to 99, not 100"),
        ([("orders.1.vp", -1)], "orders[1].vp", "from 0 to 99"),
        ([("orders.1.squares", "")], "orders[1].squares", "1 to 4 squares"),
        ([("orders.1.squares", "ggggg")], "orders[1].squares", "1 to 4 squares"),
        ([("orders.1.squares", "gx")], "orders[1].squares", "not the colour of a square"),
        ([("orders.2.filled", [1, 1])], "orders[2].filled[2]", "square 1 is filled twice"),
        ([("orders.2.filled", [4])], "orders[2].filled[1]", "from 1 to 3, not 4"),
        ([("orders.2.filled", [0])], "orders[2].filled[1]", "from 1 to 3, not 0"),
        ([("orders.2.filled", 1)], "orders[2].filled", "must be a list"),
        ([("orders.2.filled", {"4": "g"})], "orders[2].filled.4", "known: 1, 2, 3"),
        ([("orders.2.filled", {"1": "k"})], "orders[2].filled.1", "cannot lie on a grey square"),
        ([("orders.2.filled", {"1": "ggg"})], "orders[2].filled.1", "cannot lie on a grey"),
        ([("orders.2.filled", {"1": ""})], "orders[2].filled.1", "is empty"),
        ([("orders.2.filled", {"1": "y+"})], "orders[2].filled.1", "only with rules.split_pairs"),
        ([("orders.2.filled", {"1": "x+"})], "orders[2].filled.1", "no half of a pair"),
        (
            [("orders.2.filled", {"1": "yb"}), ("rules", {"pairs": False})],
            "orders[2].filled.1",
            "rules.pairs is false",
        ),
        # what to do
        ([("actions", ["mining/8"])], "actions", "steps and actions cannot both be given"),
        ([("steps", MISSING)], "steps", "is missing; write, for example, steps = 8, or give"),
        ([("steps", 0)], "steps", "from 1 to 40, not 0"),
        ([("steps", 41)], "steps", "from 1 to 40, not 41"),
        ([("steps", "8")], "steps", 'from 1 to 40, not "8"'),
        ([("steps", MISSING), ("actions", ["mining/41"])], "actions[1]", "no action"),
        ([("steps", MISSING), ("actions", ["mining/08"])], "actions[1]", "no action"),
        ([("steps", MISSING), ("actions", ["mining/8", "money/4"])], "actions[2]", "no action"),
        ([("steps", MISSING), ("actions", ["delivery/ship"])], "actions[1]", "no action"),
        ([("steps", MISSING), ("actions", ["delivery/barrow"])], "actions", "nothing is mined"),
        ([("steps", MISSING), ("actions", [])], "actions", "must list 1 to 12 actions"),
        ([("steps", MISSING), ("actions", [8])], "actions[1]", "must be a text"),
        (
            [
                ("steps", MISSING),
                ("actions", ["mining/8", "delivery/barrow"]),
                ("rules", {"locks_2": ["delivery/barrow"]}),
            ],
            "actions[2]",
            "is closed by the rules of this puzzle",
        ),
        # what counts
        ([("objective", [])], "objective", "must list 1 to"),
        ([("objective", ["vp", "-step"])], "objective[2]", "did you mean steps?"),
        ([("objective", ["empty:x"])], "objective[1]", "did you mean empty:"),
        ([("objective", ["vp", "-vp"])], "objective[2]", "vp is named twice"),
        ([("objective", ["+vp"])], "objective[1]", "no objective"),
        ([("complete", ["C"])], "complete[1]", 'there is no order "C"; known: A, B'),
        ([("complete", ["A", "A"])], "complete[2]", "A is named twice"),
        ([("complete", "A")], "complete", "must be a list"),
        # rules
        ([("rules", {"free_store": True})], "rules.free_store", "did you mean free_storage?"),
        ([("rules", {"cage": 0})], "rules.cage", "must be from 1 to 20, not 0"),
        ([("rules", {"cage": "big"})], "rules.cage", "must be a whole number"),
        ([("rules", {"free_storage": 1})], "rules.free_storage", "must be true or false"),
        ([("rules", {"self": 1})], "rules.self", "there is no key"),
        ([("rules", {"orders": ["barrow:g=4"]})], "rules.orders", "the draft needs 7 orders"),
        ([("rules", [])], "rules", "must be a table"),
        # claims
        ([("id", "Ride Light")], "id", "letters a-z, digits and hyphens"),
        ([("id", "")], "id", "letters a-z, digits and hyphens"),
        ([("id", 3)], "id", "must be a text"),
        ([("par", {"vp": 16})], "par.steps", "is missing"),
        ([("par", {"vp": 16, "steps": 8, "coal": 1})], "par.coal", "there is no key"),
        ([("par", {"vp": -1, "steps": 8})], "par.vp", "from 0"),
        ([("par", 16)], "par", "must be a table"),
        ([("line", "3 +x")], "line", "column 4: expected a colour"),
        ([("line", "3  +g")], "line", "column 3: expected a move"),
        ([("line", ["3"])], "line", "must be a text"),
        ([("proof", {"state": 3})], "proof.state", "did you mean states?"),
        ([("proof", 3)], "proof", "must be a table"),
        ([("tier", 7)], "tier", "from 0 to 6, not 7"),
        ([("tier", "T9")], "tier", "there is no tier"),
        ([("themes", ["Shared Ride"])], "themes[1]", "did you mean shared-ride?"),
        ([("themes", "shared-ride")], "themes", "must be a list"),
        ([("teaches", ["GA-5.9"])], "teaches[1]", "did you mean GA-5."),
        ([("hints", "dig")], "hints", "must be a list"),
        ([("hints", [1])], "hints[1]", "must be a text"),
    ],
)
def test_mistakes_are_told_with_their_key(
    changes: list[tuple[str, Any]], key: str, problem: str
) -> None:
    error = wrong(edited(*changes))
    assert error.key == key
    assert problem in error.problem


@pytest.mark.parametrize(
    ("text", "kind", "key", "problem"),
    [
        ("", "toml", "format", "is missing"),
        ("format = 1\nsteps 8\n", "toml", "line 2", "column 7: this is not TOML: expected '='"),
        ('format = 1\nid = "x', "toml", "line 2", "this is not TOML"),
        ("steps = 8\nsteps = 9\n", "toml", "line 2", "cannot overwrite a value"),
        (f"steps = {'9' * 5000}", "toml", "file", "this cannot be read"),
        ("x = " + "[" * 5000, "toml", "file", "nested too deeply"),
        ('{"format": 1,\n"steps" 8}', "json", "line 2", "column 9: this is not JSON: expecting"),
        ("", "json", "line 1", "this is not JSON"),
        ("[]", "json", "file", "must be a table of keys, not a list"),
        ('{"format": 1, "format": 1}', "json", "format", "is given twice"),
        ('{"format": NaN}', "json", "format", "must be 1"),
        ("[" * 100_000, "json", "file", "nested too deeply"),
        (f'{{"steps": {"9" * 5000}}}', "json", "file", "this cannot be read"),
    ],
)
def test_texts_that_are_no_tree(text: str, kind: str, key: str, problem: str) -> None:
    with pytest.raises(ga.FileError) as caught:
        loads(text, "p", kind)
    assert (caught.value.path, caught.value.key) == ("p", key)
    assert problem in caught.value.problem
    assert len(str(caught.value)) < 300


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ga.FileError, match=r"must end in \.toml or \.json"):
        mining_puzzle(tmp_path / "puzzle.txt")
    with pytest.raises(ga.FileError, match="cannot be read: No such file"):
        mining_puzzle(tmp_path / "puzzle.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff")
    with pytest.raises(ga.FileError, match="not a UTF-8"):
        mining_puzzle(tmp_path / "bytes.toml")


def test_half_a_pair_may_wait_where_the_rules_let_it() -> None:
    tree = edited(("orders.2.filled", {"2": "y+"}), ("rules", {"split_pairs": True}))
    found = loads(json.dumps(tree), kind="json")
    assert found.task.orders[1].squares == ("", "y+", "")
    assert loads(dumps(found), "puzzle") == found


def mutated(text: str, rng: random.Random) -> str:
    """The text with a few pieces cut, doubled, swapped or replaced."""
    pieces = ["1", "0", "-", '"', "[", "]", "{", "}", "=", ":", ",", "\n", "k", "gg", "41", "true"]
    pieces += ["filled", "empty_carts", "null", "1.5", "rules", "cage", "[1, 1]", "'", "\\", "é"]
    for _ in range(rng.randint(1, 4)):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice([0, 1, 1, 2, 5, 20]))
        piece = rng.choice([rng.choice(pieces), text[start:end] * 2, "", text[end : end + 9]])
        text = text[:start] + piece + text[end:]
    return text


def test_fuzzed_files_are_refused_or_good() -> None:
    rng = random.Random(5)
    rich = edited(
        ("mine.empty_carts", {"4": "kk"}),
        ("complete", ["A"]),
        ("par", {"vp": 16, "steps": 8}),
        ("rules", {"free_storage": True, "cage": 6, "miners": [9, 9, 9]}),
        ("teaches", ["GA-5.2"]),
    )
    full = dumps(loads(json.dumps(rich), "p", "json"))
    good = 0
    refused: list[ga.FileError] = []
    for n in range(2000):
        kind, base = ("toml", full) if n % 2 else ("json", json.dumps(rich))
        try:
            found = loads(mutated(base, rng), "p", kind)
        except ga.FileError as error:
            refused.append(error)
        else:
            good += 1
            assert loads(dumps(found), "p") == found
            assert read_position(position_line(found.task)) == found.task
            assert table(found.task).legal_moves() is not None
    assert 50 < good < 1500
    assert all(error.path == "p" and error.key for error in refused)
    assert not any("\n" in str(error) for error in refused)


# --- Positions ------------------------------------------------------------------------------

POSITION = "0:-/y,b,gg,k/-/carriage:gg=7;barrow:ggg=9(g,-,-)/8/vp,-steps"


def test_the_line_of_a_position() -> None:
    task = loads(EXAMPLE).task
    assert position_line(task) == POSITION
    assert read_position(POSITION) == task
    full = (
        "3:ygg/-,b,-,kk/bk/B.engine:ybgk=10(y,-,yk,-);A.barrow:k=0(b~)/10,barrow,6/empty:k,-steps"
        "/empty=1,0,0,2/complete=B,A/rules=cage=6;split_pairs=true"
    )
    task = read_position(full)
    assert task.orders[0].squares == ("y", "", "yk", "")
    assert task.orders[1].squares == ("b+",)
    assert task.actions == ("mining/10", "delivery/barrow", "mining/6")
    assert task.empty_carts == (1, 0, 0, 2)
    assert task.complete == ("B", "A")
    assert task.rules == Rules(cage=6, split_pairs=True)
    assert position_line(task) == full


@pytest.mark.parametrize(
    ("old", "new", "column", "expected"),
    [
        (POSITION, "", 1, "six parts"),
        ("/vp,-steps", "", 51, "six parts with / between them, not 5"),
        ("0:-", "5:-", 1, "a level and coal"),
        ("0:-", "0:", 1, "a level and coal"),
        ("0:-", "0:gy", 1, "a level and coal"),
        ("0:-", "0:gggggg", 1, "mine.cage.coal: 6 coal are too many"),
        ("y,b,gg", "y,b,,gg", 14, "4 parts with , between them"),
        ("y,b,gg", "y,x,gg", 7, "coal like ybgg"),
        ("/-/", "//", 14, "coal like ybgg"),
        ("/-/", "/gggggggggggggg/", 1, "mine: 17 grey coal"),
        ("carriage", "cart", 16, "an order like"),
        ("gg=7", "gg=07", 16, "an order like"),
        ("gg=7", "ggggg=7", 16, "an order like"),
        ("(g,-,-)", "(g,-)", 43, "each of 3 squares"),
        ("(g,-,-)", "(-,-,-)", 42, "the one way to write this"),
        ("(g,-,-)", "(k,-,-)", 16, "orders[2].filled.1"),
        ("(g,-,-)", "(y~,-,-)", 16, "split_pairs"),
        ("barrow", "B.barrow", 30, "the one way"),
        ("barrow", "A.barrow", 16, "a different label"),
        ("/8/", "/41/", 50, "steps from 1 to 40"),
        ("/8/", "/08/", 50, "steps from 1 to 40"),
        ("/8/", "/8,ship/", 52, "or a transport"),
        ("/8/", "/barrow/", 50, "nothing is mined"),
        ("-steps", "-vp", 52, "vp is named twice"),
        ("-steps", "-stps", 52, "did you mean steps?"),
        ("-steps", "-steps/", 62, "empty= or complete= or rules="),
        ("-steps", "-steps/empty=0,0,0,0", 61, "the one way"),
        ("-steps", "-steps/empty=0,0,2", 73, "4 parts"),
        ("-steps", "-steps/complete=A/empty=0,0,0,1", 73, "rules="),
        ("-steps", "-steps/complete=C", 71, "there is no order"),
        ("-steps", "-steps/rules=cage=99", 68, "cage: must be from 1 to 20"),
        ("-steps", "-steps/rules=cage=5", 61, "the one way"),
        ("-steps", "-steps/rules=", 61, "the one way"),
    ],
)
def test_wrong_positions_name_the_column(old: str, new: str, column: int, expected: str) -> None:
    assert old in POSITION
    text = POSITION.replace(old, new, 1)
    with pytest.raises(ga.NotationError) as caught:
        read_position(text)
    assert expected in caught.value.expected
    assert (caught.value.column, caught.value.text) == (column, text)


def test_fuzzed_positions_are_refused_or_the_one_way() -> None:
    rng = random.Random(6)
    columns: list[tuple[int, str]] = []
    for _ in range(2000):
        text = mutated(POSITION + "/empty=0,0,0,1/complete=A/rules=cage=6", rng)
        try:
            task = read_position(text)
        except ga.NotationError as error:
            columns.append((error.column, text))
        else:
            assert position_line(task) == text
    assert all(1 <= column <= len(text) + 1 for column, text in columns)


# --- The shipped puzzles --------------------------------------------------------------------


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "puzzles"
    (folder / "games").mkdir(parents=True)
    (folder / "mining").mkdir()
    (folder / "games" / "example.txt").write_text("a record", "utf-8")
    (folder / "games" / "not.toml").write_text("a puzzle of games", "utf-8")
    (folder / "mining" / "first.toml").write_text(EXAMPLE, "utf-8")
    (folder / "mining" / "second.json").write_text(json.dumps(edited(("id", MISSING))), "utf-8")
    (tmp_path / "glueckauf").mkdir()
    monkeypatch.setattr(shipped_files, "_PACKAGE", tmp_path / "glueckauf")
    return folder


def test_the_collection_is_found_beside_the_package_or_in_it(shipped: Path) -> None:
    assert [path.name for path in collection()] == ["first.toml", "second.json"]
    shipped.rename(shipped.parent / "glueckauf" / "puzzles")
    assert [path.name for path in collection()] == ["first.toml", "second.json"]


def test_puzzles_are_found_by_id_or_by_file(shipped: Path) -> None:
    assert find("ride-light-03").path.endswith("first.toml")
    assert ga.puzzle("second").path.endswith("second.json")
    assert puzzle(shipped / "mining" / "first.toml") == find("ride-light-03")
    assert puzzle(str(shipped / "mining" / "first.toml")) == find("ride-light-03")
    with pytest.raises(ga.FileError, match='there is no puzzle "secnd"; did you mean second'):
        find("secnd")


def test_a_house_without_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped_files, "_PACKAGE", tmp_path / "glueckauf")
    assert collection() == []
    with pytest.raises(ga.FileError, match="there is no puzzle"):
        find("ride-light-03")


def test_the_shipped_puzzles_can_be_read() -> None:
    for path in collection():
        found = puzzles_module.load(path)
        assert puzzles_module.loads(found.dumps(), str(path)) == found
