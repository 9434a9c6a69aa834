"""The puzzle room as a whole: every kind on the board, its hints, explanations and paper, and the commands on files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from glueckauf.cli import main
from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import room
from glueckauf.games.woodcraft.notation import read_line
from glueckauf.games.woodcraft.puzzles.foot import STEPS
from glueckauf.games.woodcraft.puzzles.puzzle import KINDS, WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.telling import moves_told
from tests.games.woodcraft.puzzles.samples import (
    CUT,
    DICE,
    FOURS,
    GLUE,
    LANTERNS,
    ORDER,
    ROUND,
    made,
)

SAMPLES = {"dice": DICE, "cut": CUT, "glue": GLUE, "lanterns": LANTERNS, "order": ORDER}
SAMPLES["last"] = ROUND
NOTATION = re.compile(r"[a-z]/[A-Za-z0-9]|[a-z]-[a-z]*\d|\b[IVX]+-\d|\{|\}|_")


def puzzle_of(kind: str) -> WoodcraftPuzzle:
    return made(SAMPLES[kind], f"{kind}.toml")


def test_there_is_a_sample_of_every_kind() -> None:
    assert set(SAMPLES) == set(KINDS) == set(room("woodcraft").puzzles.KINDS)


# --- On the board ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_the_best_line_is_played_and_wins(kind: str) -> None:
    puzzle = puzzle_of(kind)
    best = puzzle.best()
    assert best
    assert [puzzle.over(best[:n]) for n in range(len(best) + 1)] == [False] * len(best) + [True]
    assert len(puzzle.positions(best)) == len(best) + 1
    verdict = puzzle.check(" ".join(best))
    assert verdict.stars == 3
    assert puzzle.rows(" ".join(best), verdict, "en") == []
    begun, ended = puzzle.about((), "en"), puzzle.about(best, "en")
    assert (begun["used"], begun["score"]) == (0, "")
    assert ended["used"] == len(best)
    assert f": {ended['score'][0].lower()}{ended['score'][1:]}." in verdict.text


def test_a_task_without_words_names_what_is_needed() -> None:
    told = made(DICE).about((), "en")["task"]
    assert "At the end you need: yellow 1, brown 4 and brown 4. The sheet" in told
    ordered = ORDER.replace("[position]", 'complete = ["II-13"]\n[position]', 1)
    assert made(ordered).about((), "en")["task"].endswith("you need: cabinet.")
    assert made(ORDER).about((), "en")["task"].endswith("before your turn ends.")


@pytest.mark.parametrize("kind", KINDS)
def test_hints_do_not_give_the_answer_away(kind: str) -> None:
    """They name no move but the first, and that one last; so each says more than the one before."""
    puzzle = puzzle_of(kind)
    best = puzzle.best()
    assert best
    first = moves_told(puzzle.task, best[:1], "en")
    for language in LANGUAGES:
        idea, place, start = puzzle.help(language)
        assert len({idea, place, start}) == 3
        assert not NOTATION.search(" ".join((idea, place, start)))
        if language == "en":
            assert first in start
            assert first not in f"{idea} {place}"
        for told in (idea, place, start):
            assert told.endswith(".")
            assert ".." not in told


def test_one_order_and_one_die_are_spoken_of_as_one() -> None:
    assert made(ORDER).help("en")[1] == "Complete this order: cabinet."
    sawn = CUT.replace("glue = 1", "glue = 0")
    assert made(sawn).help("en")[1] == "Work on only one of your dice: brown 4."
    assert made(GLUE).help("en")[1] == "Work only on these dice of yours: yellow 2 and yellow 4."


def test_where_only_the_choice_counts_the_hint_says_so() -> None:
    """With material to come, the brown 5 is taken for its offcut, and all work waits for the second turn."""
    puzzle = made(re.sub(r"(marked|used) = .*\n", "", ROUND))
    assert puzzle.best() == ("die/1", "end")
    assert puzzle.help("en")[1].startswith("What you take now decides.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_why_the_best_is_best(kind: str, language: str) -> None:
    puzzle = puzzle_of(kind)
    told = puzzle.explain(language)
    assert told is not None
    assert not NOTATION.search(f"{told.why} {told.tempting}")
    if language == "en":
        assert "Result: " in told.why
    points = [source.vp for source in told.sources]
    asks_points = "points" in SAMPLES[kind].partition("[position]")[0]
    assert bool(points) == asks_points
    if points:
        reached = puzzle.check(" ".join(puzzle.best() or ())).value
        assert sum(points) == reached["points"]


def test_a_tempting_line_is_worse_and_says_so() -> None:
    told = made(GLUE).explain("en")
    assert told is not None
    assert told.tempting.endswith("But the result is worse: 7 points.")
    unmet = made(DICE).explain("en")
    assert unmet is not None
    assert "But then something is still missing: " in unmet.tempting


NEVER_SOLVED = DICE.replace("[position]", "[position]\nrules = { nuts = 19 }")  # by any other test


@pytest.mark.parametrize("asked", ["best", "help", "explain", "check", "key", "ways"])
def test_what_takes_long_to_prove_is_said_in_a_sentence(
    asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a board, a page or paper asks of a puzzle that claims no answer."""
    monkeypatch.setattr("glueckauf.core.puzzle.SECONDS", 0.0)
    given = {"help": ("en",), "explain": ("en",), "check": ("end",), "key": ("en",)}.get(asked, ())
    with pytest.raises(FileError, match="par: is missing, and takes long to prove"):
        getattr(made(NEVER_SOLVED), asked)(*given)


# --- On paper -------------------------------------------------------------------------------


def test_every_move_of_the_foot_can_be_written() -> None:
    for token, _ in STEPS:
        assert read_line(token) == [token]
    kinds = {token.partition("/")[0] for token, _ in STEPS}
    used = {move.partition("/")[0] for kind in KINDS for move in puzzle_of(kind).best() or ()}
    assert used - kinds <= {"line", "value"}, "a few are too rare for the foot"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_foot_is_told(language: str) -> None:
    legend = room("woodcraft").puzzles.legend(language)
    told = [words for row in legend["whole"] for _, words in row["entries"]]
    assert len(set(told)) == len(STEPS)
    assert all(told)


@pytest.mark.parametrize("kind", KINDS)
def test_cells_and_key(kind: str) -> None:
    """What only takes dice and materials fits a quarter; nothing of the answer stands in its cell."""
    puzzle = puzzle_of(kind)
    printed = puzzle.printed("pl", colour=False)
    assert printed.is_whole == (kind != "dice")
    cell: Any = printed.cell
    assert cell["check"] == f'glueckauf check {kind}.toml "…"'
    pictures = [part for column in cell["columns"] for part in column]
    assert all(part["described"] for part in pictures)
    assert all("var(" not in part["picture"] for part in pictures)
    key: Any = puzzle.key("pl")
    best = puzzle.best()
    assert best
    (line,) = key["lines"]
    assert line["tokens"] == list(best)
    assert key["value"].replace("\N{NO-BREAK SPACE}", " ") in puzzle.check(" ".join(best)).sentence(
        "pl"
    )


# --- Commands -------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for kind in ("dice", "glue", "order"):
        (tmp_path / f"{kind}.toml").write_text(SAMPLES[kind], "utf-8")
    return tmp_path


def claims(text: str, claimed: str) -> str:
    return text.replace("\n[position]", f"{claimed}\n[position]", 1)


def test_solve_and_check(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--json", "--count", str(folder / "dice.toml")]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["id"], found["value"], found["proven"]) == ("dice", {"materials": 3}, True)
    assert found["answers"] >= 1
    assert main(["check", str(folder / "dice.toml"), found["line"]]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "3 of 3 stars."
    assert main(["check", str(folder / "dice.toml"), "glue/B1+B3=B"]) == 0
    assert "yellow 1 and brown 4" in capsys.readouterr().out


def test_verify_finds_what_is_not_true(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    true = f'par = {{ materials = 3 }}\nline = "{FOURS} end"\n'
    (folder / "dice.toml").write_text(claims(DICE, true), "utf-8")
    assert main(["verify", str(folder / "dice.toml")]) == 0
    (folder / "dice.toml").write_text(claims(DICE, true.replace("= 3", "= 2")), "utf-8")
    capsys.readouterr()
    assert main(["verify", str(folder / "dice.toml")]) == 1
    assert "the optimum is 3 materials used" in capsys.readouterr().out


def test_grade_tells_all_that_is_known(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["grade", str(folder / "dice.toml"), str(folder / "glue.toml")]) == 0
    told = capsys.readouterr().out
    assert "dice: 3 materials used (proven)" in told
    assert "grade:       T4; T3 does not meet the task" in told
    assert "themes:      glue-up, two-colours, saw-apart, raise-a-die, greedy-trap" in told
    assert "natural:     greedy falls short" in told
    assert "It is worth publishing." in told
    assert "glue: 10 points (proven)" in told
    assert "nobody who plays naturally goes wrong" in told
    never = DICE.replace('"Y1", "B4", "B4"', '"B6", "B6", "B6", "B6"')
    (folder / "dice.toml").write_text(never, "utf-8")
    assert main(["grade", str(folder / "dice.toml")]) == 0
    assert "dice: cannot be met" in capsys.readouterr().out


def test_without_time_nothing_is_called_impossible(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "--seconds", "0", str(folder / "dice.toml")]) == 0
    told = capsys.readouterr().out
    assert "dice: no line found" in told
    assert "not proven" in told


def test_print(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = folder / "sheet.pdf"
    assert main(["print", str(folder), str(out), "--lang", "de"]) == 0
    assert out.read_bytes().startswith(b"%PDF")
