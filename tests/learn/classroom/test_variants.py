"""Everybody gets numbers of their own: on disk, on paper, and when answers come back."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader

import glueckauf as ga
from glueckauf.learn.classroom import Variants, load_variants

IDS = ("t4-05-odds-and-ends", "08-two-for-one")
CLASS = ("Anna Żółć", "Bruno")


@pytest.fixture(scope="module")
def plan() -> Variants:
    return ga.classroom.variants(IDS, CLASS, seed=2026)


def best(plan: Variants, student: str, name: str) -> str:
    return " ".join(plan.of(student)[name].best() or ())


def test_a_variant_comes_from_seed_student_and_puzzle_alone(plan: Variants) -> None:
    alone = ga.classroom.variants(IDS[:1], ["Bruno"], seed=2026)
    assert alone.of("Bruno")[IDS[0]] == plan.of("Bruno")[IDS[0]]
    mine, yours = (plan.of(name)[IDS[0]] for name in CLASS)
    assert mine.dumps() != yours.dumps()
    for one in (mine, yours):
        assert (one.tier, one.themes) == (ga.puzzle(IDS[0]).tier, ga.puzzle(IDS[0]).themes)
        assert one.id.startswith(f"{IDS[0]}-v-2026-")
        assert "anna" not in one.id  # an id stands on paper that others see
        assert "bruno" not in one.id


def test_saved_variants_are_the_same(plan: Variants, tmp_path: Path) -> None:
    again = load_variants(plan.save(tmp_path / "variants"))
    assert again.to_rows() == plan.to_rows()
    for name in CLASS:
        assert [one.dumps() for one in again.of(name).values()] == [
            one.dumps() for one in plan.of(name).values()
        ]
    with pytest.raises(ga.FileError, match="is not empty"):
        plan.save(tmp_path / "variants")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (('"variants": 1', '"variants": 2'), "whole number"),
        (('"seed"', '"sead"'), "did you mean seed"),
        (("-v-2026-", "-v-2027-"), "cannot be read"),
        (('"Bruno"', "3"), "must be a text"),
    ],
)
def test_a_bad_list_is_told(
    plan: Variants, change: tuple[str, str], problem: str, tmp_path: Path
) -> None:
    path = plan.save(tmp_path / "variants") / "variants.json"
    text = path.read_text("utf-8")
    assert change[0] in text
    path.write_text(text.replace(*change), "utf-8")
    with pytest.raises(ga.FileError, match=problem):
        load_variants(tmp_path / "variants")


def test_what_cannot_be_varied_is_told() -> None:
    with pytest.raises(ValueError, match="twice among the students"):
        ga.classroom.variants(IDS, ["Anna", "Anna "], seed=1)
    with pytest.raises(ValueError, match="need students"):
        ga.classroom.variants(IDS, [], seed=1)
    other = next(one.id for one in ga.puzzles(kind="blunder"))
    with pytest.raises(ga.FileError, match="there are no variants"):
        ga.classroom.variants([other], ["Anna"], seed=1)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_sheets_have_names_and_the_key_is_apart(
    plan: Variants, language: str, tmp_path: Path
) -> None:
    folder = plan.print(tmp_path / "paper", language)
    sheets = [page.extract_text() for page in PdfReader(folder / "sheets.pdf").pages]
    key = "\n".join(page.extract_text() for page in PdfReader(folder / "key.pdf").pages)
    assert len(sheets) == 3  # nobody's sheet is on the back of somebody else's
    for name, page in zip(CLASS, (sheets[0], sheets[2]), strict=True):
        assert name in page
        assert name in key
        for puzzle in plan.of(name).values():
            assert f'{puzzle.id} = "…"' in page
            assert " ".join(puzzle.best() or ()) not in page
            assert puzzle.id in key
            assert " ".join(puzzle.best() or ()) in " ".join(key.split())
    assert CLASS[1] not in sheets[0]


def test_answers_are_judged_by_the_students_own_variant(plan: Variants, tmp_path: Path) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    anna, bruno = CLASS
    puzzle, other = IDS
    own = plan.of(bruno)[puzzle].id
    (folder / f"{anna}.toml").write_text(f'{puzzle} = "{best(plan, anna, puzzle)}"', "utf-8")
    (folder / f"{bruno}.toml").write_text(f'{own} = "{best(plan, bruno, puzzle)}"', "utf-8")
    found = ga.classroom.read(folder, names=True, variants=plan.save(tmp_path / "variants"))
    assert [(row["student"], row["puzzle"], row["stars"]) for row in found.to_rows()] == [
        (anna, puzzle, 3),
        (bruno, puzzle, 3),
    ]
    assert found.remarks == ()
    assert other not in found.puzzles


def test_somebody_elses_variant_is_left_out(plan: Variants, tmp_path: Path) -> None:
    anna, bruno = CLASS
    theirs = plan.of(bruno)[IDS[0]].id
    (tmp_path / f"{anna}.toml").write_text(f'{theirs} = "{best(plan, bruno, IDS[0])}"', "utf-8")
    (tmp_path / "Carla.toml").write_text(f'{IDS[0]} = "4"', "utf-8")
    found = ga.classroom.read(tmp_path, names=True, variants=plan)
    assert found.works == ()
    assert [(one.name, one.key) for one in found.remarks] == [
        (anna, "others-variant"),
        ("Carla", "no-variant"),
    ]
