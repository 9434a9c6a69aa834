"""A class's folder: thirty students whose results are known by hand, and ten files to beware of."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path, PurePath

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES, Facts, keys
from glueckauf.learn.classroom import Class, answers, gathering
from glueckauf.learn.classroom.gathering import Remark
from glueckauf.learn.classroom.judging import judged
from glueckauf.learn.classroom.people import SECRET, pseudonyms, student_of
from glueckauf.learn.classroom.referee import Referee
from glueckauf.learn.classroom.tables import share
from tests.learn.classroom.folder import (
    DUE,
    EASY,
    HARD,
    ILLEGAL,
    LAST,
    RIGHT,
    SHORT,
    SKILLED,
    entry,
    good,
    hostile,
    lines,
    place,
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("school") / "class"
    made.mkdir()
    outside = made.parent / "outside.jsonl"
    outside.write_text(lines([entry(EASY, 1, solved=True, stars=3)]), "utf-8")
    good(made)
    hostile(made, outside)
    return made


@pytest.fixture(scope="module")
def found(folder: Path) -> Class:
    return ga.classroom.read(folder, names=True)


# --- What everybody did ---------------------------------------------------------------------


def test_everybody_is_there_and_nobody_else(found: Class) -> None:
    assert found.students == SKILLED
    assert list(found.puzzles) == [LAST, EASY]  # an empty answer is no answer


def test_answers_are_replayed_and_claims_are_not_believed(found: Class) -> None:
    rows = {row["student"]: row for row in found.to_rows() if row["puzzle"] == EASY}
    for name in SKILLED[:12]:
        assert (rows[name]["solved"], rows[name]["stars"], rows[name]["verified"]) == (
            True,
            3,
            True,
        )
    for name in SKILLED[12:20]:
        assert (rows[name]["solved"], rows[name]["stars"], rows[name]["tries"]) == (True, 3, 2)
    for name in SKILLED[20:25]:
        assert (rows[name]["solved"], rows[name]["stars"], rows[name]["verified"]) == (
            False,
            0,
            True,
        )
    for name in SKILLED[25:28]:
        assert (rows[name]["solved"], rows[name]["verified"], rows[name]["claimed"]) == (
            True,
            False,
            3,
        )
    assert (rows[SKILLED[28]]["solved"], rows[SKILLED[28]]["stars"]) == (False, 1)
    assert SKILLED[29] not in rows
    assert [tuple(one) for one in found.disputed] == [(SKILLED[28], EASY, 3, 1)]


def test_the_difficulty_counts_what_was_replayed(found: Class) -> None:
    row = next(row for row in found.difficulty if row["puzzle"] == EASY)
    assert (row["tried"], row["solved"], row["claimed"]) == (26, 20, 3)
    assert row["share"] == pytest.approx(20 / 26)
    # Wilson's interval of 20 in 26, worked out by hand
    assert row["low"] == pytest.approx(0.5795, abs=1e-4)
    assert row["high"] == pytest.approx(0.8897, abs=1e-4)
    assert row["tries"] == pytest.approx((8 * 2 + 21) / 29, abs=0.01)


def test_first_slips_are_counted(found: Class) -> None:
    rows = [row for row in found.slips if row["puzzle"] == EASY]
    assert [(row["students"], row["answers"], row["kind"]) for row in rows] == [
        (9, 9, "slip"),  # eight who got it right later, and the one who claims more
        (5, 5, "rule"),
    ]
    assert rows[1]["rule"] == "GA-5.1"
    assert rows[0]["slip"] == ga.puzzle(EASY).check(SHORT).slip("en")
    assert rows[1]["slip"] == ga.puzzle(EASY).check(ILLEGAL).short("en")


def test_rules_to_teach_again_name_their_lesson(found: Class) -> None:
    """Five broke the rule in a puzzle, one got it wrong in its lesson."""
    (row,) = found.rules
    assert (row["rule"], row["students"], row["lesson"]) == ("GA-5.1", 6, "03-the-cage")
    assert row["share"] == pytest.approx(0.2)


def test_an_entry_in_two_files_is_one(found: Class) -> None:
    (work,) = [work for work in found.works if work.student == SKILLED[29]]
    assert (work.puzzle, len(work.answers), work.tries) == (LAST, 1, 1)


def test_lessons_are_claims(found: Class) -> None:
    assert [(one.student, one.lesson, one.solved) for one in found.schooled] == [
        (SKILLED[29], "03-the-cage", 0)
    ]
    assert "nobody can verify them" in found.lessons.title


# --- Files to beware of ---------------------------------------------------------------------


def test_hostile_files_are_reported_and_skipped(found: Class, folder: Path) -> None:
    assert {(remark.name, remark.key) for remark in found.remarks} == {*DUE.items()}
    assert len(found.remarks) == 10
    for remark in found.remarks:
        for language in LANGUAGES:
            told = remark.sentence(language)
            assert told.startswith(f"{remark.name}: ")
            assert "\n" not in told
            assert told.endswith(".")
    assert not (folder.parent / "exploded").exists()


@pytest.mark.parametrize(
    ("name", "text", "key"),
    [
        ("a.jsonl", "", None),
        ("a.jsonl", "not json\n", "all-strange"),
        ("a.jsonl", "[]\n" * 3, "all-strange"),
        ("a.jsonl", '{"a": ' * 3000 + "\n", "all-strange"),
        ("a.jsonl", lines([entry(EASY, 1, answer="3 " * 1001)]), "all-strange"),
        ("a.jsonl", lines([entry(EASY, 1, answer=["3"])]), "all-strange"),
        ("a.jsonl", lines([entry(EASY, 1, tries=-1)]), "all-strange"),
        ("a.jsonl", lines([entry(EASY, 1)]) + '{"time": "20', "some-strange"),
        ("a.toml", "what is this", "unreadable"),
        ("a.toml", "x = 1\n", "no-answers"),
        ("a.toml", f'"../x" = "3"\n{EASY} = "3"\n', "some-answers"),
        ("a.toml", f'{EASY} = "3"\nno-such-puzzle = "3"\n', "unknown"),
        ("a.json", '{"04-ride-light": NaN}', "unreadable"),
        ("a.json", '["04-ride-light"]', "no-answers"),
        ("a.txt", f'{EASY} = "3"\n', "kind"),
        ("a.ipynb", "{}", "kind"),
        ("a.jsonl", "\0\0\0\0", "binary"),
    ],
)
def test_each_problem_has_its_sentence(
    name: str, text: str, key: str | None, tmp_path: Path
) -> None:
    (tmp_path / name).write_text(text, "utf-8")
    found = ga.classroom.read(tmp_path, secret="a secret")
    assert [remark.key for remark in found.remarks] == ([] if key is None else [key])
    repr(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [1, 2, 5])
def test_every_problem_is_told_in_every_language(language: str, n: int) -> None:
    facts: Facts = {
        "n": n,
        "line": 0,
        "most": 9,
        "name": "one",
        "other": "X",
        "kind": "TOML",
        "why": "y",
    }
    told = [key for key in keys("learn", "en") if key.startswith("class-problem-")]
    assert len(told) > 20
    for key in told:
        remark = Remark("A", key.removeprefix("class-problem-"), tuple(facts.items()))
        sentence = remark.sentence(language)
        assert re.fullmatch(r"A: [^{}]+[^.]\.", sentence), sentence


def test_folders_can_be_too_deep_and_too_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = tmp_path.joinpath("Anna", *"abcdefghij")
    deep.mkdir(parents=True)
    (deep / "answers.toml").write_text(f'{EASY} = "{RIGHT}"', "utf-8")
    assert [one.key for one in ga.classroom.read(tmp_path, names=True).remarks] == ["deep"]
    for name in ("Bruno", "Carla", "Dana"):
        (tmp_path / f"{name}.toml").write_text(f'{EASY} = ""', "utf-8")
    monkeypatch.setattr(gathering, "MOST_FILES", 2)
    assert [one.key for one in ga.classroom.read(tmp_path, names=True).remarks] == ["deep", "many"]


def test_a_file_can_have_too_many_entries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "MOST_ENTRIES", 3)
    place(tmp_path, "Anna", lines([entry(EASY, n) for n in range(5)]))
    found = ga.classroom.read(tmp_path, names=True)
    assert [one.key for one in found.remarks] == ["many-entries"]
    assert [row["verified"] for row in found.to_rows()] == [False]


def test_a_secret_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "Anna.toml").write_text(f'{EASY} = ""', "utf-8")
    (tmp_path / SECRET).write_text("# short\nabc\n", "utf-8")
    with pytest.raises(ga.FileError, match="at least 8 letters"):
        ga.classroom.read(tmp_path)
    (tmp_path / SECRET).unlink()
    (tmp_path / SECRET).symlink_to(tmp_path / "Anna.toml")
    with pytest.raises(ga.FileError, match="is not the secret of a class"):
        ga.classroom.read(tmp_path)


def test_strange_years_are_no_trouble(tmp_path: Path) -> None:
    """They only say what came first, and the day of an entry may be before all days."""
    years = ("0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "soon", "2026-03-01")
    tried = [entry(EASY, 1, tries=n, answer=SHORT) | {"time": year} for n, year in enumerate(years)]
    place(tmp_path, "Anna", lines(tried))
    found = ga.classroom.read(tmp_path, names=True)
    assert found.remarks == ()
    assert [(work.tries, len(work.answers)) for work in found.works] == [(3, 1)]
    for one in tried:
        assert str(one["time"])[:4] not in repr(found).replace("2026", "")
    noted = [ga.results(tmp_path)[n]["time"] for n in range(4)]
    assert noted == [*years]  # the file is as it was


def test_names_are_made_visible(tmp_path: Path) -> None:
    """Turned text, control signs and half characters are written out in every output."""
    raw = "An\u202ena\x07\u2066"
    (tmp_path / raw).mkdir()
    (tmp_path / raw / "answers.toml").write_text(f'{EASY} = "{RIGHT}"', "utf-8")
    broken = os.fsdecode(b"B\xffn.toml")
    (tmp_path / broken).write_text(f'{EASY} = "{RIGHT}"', "utf-8")
    found = ga.classroom.read(tmp_path, names=True)
    assert found.students == ("An\\u202ena\\u0007\\u2066", "B\\udcffn")
    for told in (repr(found), found._repr_html_()):
        assert told.encode()
        assert not {"\u202e", "\x07", "\u2066"} & {*told}


def test_markup_in_a_name_stays_text(tmp_path: Path) -> None:
    name = "<script>alert(1)"
    (tmp_path / f"{name}.toml").write_text(f'{EASY} = "{RIGHT}"', "utf-8")
    page = ga.classroom.read(tmp_path, names=True)._repr_html_()
    assert "&lt;script&gt;" in page
    assert "<script" not in page


def test_an_answer_that_takes_too_long_is_not_verified(tmp_path: Path) -> None:
    """No time at all is too little for anything; the rest of the class is judged all the same."""
    (tmp_path / "Anna.toml").write_text(f'{EASY} = "{SHORT}"', "utf-8")
    found = ga.classroom.read(tmp_path, names=True, seconds=0.0)
    (row,) = found.to_rows()
    assert (row["verified"], row["solved"]) == (False, False)
    assert [remark.key for remark in found.remarks] == ["slow"]


def test_only_so_many_answers_are_judged(tmp_path: Path) -> None:
    tries = ", ".join(f'"{"1 2 " * n}1"' for n in range(60))
    (tmp_path / "Anna.toml").write_text(f'{EASY} = [{tries}, "{RIGHT}"]', "utf-8")
    found = ga.classroom.read(tmp_path, names=True)
    assert [remark.key for remark in found.remarks] == ["many-answers"]
    (work,) = found.works
    assert (len(work.judged), work.is_solved) == (50, True)


def test_a_process_that_breaks_down_is_started_again() -> None:
    puzzle = ga.puzzle(EASY)
    with Referee() as referee:
        assert referee.judge(puzzle, RIGHT) == judged(puzzle, RIGHT)
        assert referee._process is not None
        referee._process.kill()
        referee._process.wait()
        assert referee.judge(puzzle, SHORT) is None
        assert referee.judge(puzzle, ILLEGAL) == judged(puzzle, ILLEGAL)


def test_nothing_of_the_folder_that_is_open_is_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The teacher may well stand in the class's folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", ["", *sys.path])
    for name in ("json", "glueckauf", "resource", "fluent"):
        Path(f"{name}.py").write_text("open('ran', 'w')", "utf-8")
    Path("Anna.toml").write_text(f'{EASY} = "{RIGHT}"', "utf-8")
    found = ga.classroom.read(".", names=True)
    assert [row["stars"] for row in found.to_rows()] == [3]
    assert len(found.remarks) == 4
    assert not Path("ran").exists()


# --- Copies ---------------------------------------------------------------------------------


def test_a_copy_under_another_name_counts_once(tmp_path: Path) -> None:
    story = lines([entry(EASY, n, tries=n, answer=SHORT) for n in range(1, 5)])
    for name in ("anna.jsonl", "anna (1).jsonl", "Copy of anna.jsonl", "zoe.jsonl"):
        (tmp_path / name).write_text(story, "utf-8")
    found = ga.classroom.read(tmp_path, names=True)
    assert found.students == ("anna",)
    assert [(remark.name, remark.key) for remark in found.remarks] == [("zoe", "copy")]
    assert "anna" in found.remarks[0].sentence()


@pytest.mark.parametrize(
    ("path", "student"),
    [
        ("anna.jsonl", "anna"),
        ("anna (2).jsonl", "anna"),
        ("anna - Copy.jsonl", "anna"),
        ("anna - Copy (3).jsonl", "anna"),
        ("anna_copy.toml", "anna"),
        ("Copy of anna.toml", "anna"),
        (
            "anna – Kopie.toml",
            "anna –",
        ),  # nobody's system writes it so: better two than one too few
        ("anna - Kopie.toml", "anna"),
        ("Kopia anna.toml", "anna"),
        ("Másolat - anna.toml", "anna"),
        ("hardcopy.toml", "hardcopy"),
        ("copy.toml", "copy"),
        ("group 1.toml", "group 1"),
        ("anna/group/answers (1).toml", "anna"),
        ("Zoe\u0308.toml", "Zoë"),
        ("glueckauf-progress.jsonl", "class of 2026"),
        ("glueckauf-progress (1).jsonl", "glueckauf-progress (1)"),
    ],
)
def test_whose_file_it_is(path: str, student: str) -> None:
    assert student_of(PurePath(path), "class of 2026") == student


def test_nobody_disappears_behind_a_copy_with_more_in_it(tmp_path: Path) -> None:
    story = [entry(EASY, n, tries=n, answer=SHORT) for n in range(1, 6)]
    (tmp_path / "bruno.jsonl").write_text(lines(story[:4]), "utf-8")
    (tmp_path / "anna.jsonl").write_text(lines(story), "utf-8")
    found = ga.classroom.read(tmp_path, names=True)
    assert found.students == ("anna", "bruno")
    assert [(remark.name, remark.key) for remark in found.remarks] == [("bruno", "shared")]


def test_an_older_file_of_the_same_student_adds_nothing(tmp_path: Path) -> None:
    story = [entry(EASY, n, tries=n, answer=SHORT) for n in range(1, 6)]
    place(tmp_path, "anna", lines(story))
    (tmp_path / "anna" / "backup.jsonl").write_text(lines(story[:4]), "utf-8")
    found = ga.classroom.read(tmp_path, names=True)
    assert found.remarks == ()
    assert [(work.tries, len(work.answers)) for work in found.works] == [(5, 1)]


def test_the_same_second_is_no_copy(tmp_path: Path) -> None:
    for name in ("anna.jsonl", "bruno.jsonl"):
        (tmp_path / name).write_text(lines([entry(EASY, 1, answer=RIGHT)]), "utf-8")
    found = ga.classroom.read(tmp_path, names=True)
    assert found.students == ("anna", "bruno")
    assert found.remarks == ()


def test_the_same_answers_are_told_and_counted(tmp_path: Path) -> None:
    text = f'{EASY} = "{RIGHT}"\n{LAST} = "4"\n{HARD} = "4"\n'
    for name in ("anna.toml", "bruno.toml"):
        (tmp_path / name).write_text(text, "utf-8")
    found = ga.classroom.read(tmp_path, names=True)
    assert found.students == ("anna", "bruno")
    assert [(remark.name, remark.key) for remark in found.remarks] == [
        ("bruno.toml", "same-answers")
    ]


# --- Pseudonyms, languages, the command -----------------------------------------------------


def test_pseudonyms_are_stable_and_tell_no_name(folder: Path) -> None:
    first, again = ga.classroom.read(folder), ga.classroom.read(folder)
    assert (folder / SECRET).is_file()
    assert first.students == again.students
    assert len({*first.students}) == 30
    assert sorted(first.students) == [*first.students]  # not in the order of the names
    for told in (repr(first), first._repr_html_(), str([*first]), str(first.to_rows())):
        assert "student-" not in told
        assert not any(name.partition(".")[0] in told for name in DUE)
    names = ["Anna", "Bruno"]
    assert pseudonyms(names, "one")["Anna"] == pseudonyms(names[:1], "one")["Anna"]
    assert pseudonyms(names, "one")["Anna"] != pseudonyms(names, "two")["Anna"]


def test_there_is_no_clock_in_any_of_it(found: Class) -> None:
    names = {name for table in (found.to_rows(), *found.tables()) for row in table for name in row}
    assert not names & {"time", "day", "date", "seconds"}
    assert "2026" not in repr(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_speak_four_languages(found: Class, language: str) -> None:
    told = found._replace(language=language)
    for text in (repr(told), told._repr_html_()):
        assert ga.puzzle(EASY).texts[language]["title"] in text
        assert "class-" not in text
    english = [table.title for table in found.tables()]
    if language != "en":
        assert not {*english} & {table.title for table in told.tables()}
    assert [[*row] for row in told.difficulty] == [[*row] for row in found.difficulty]


def test_rows_become_frames(found: Class) -> None:
    pytest.importorskip("pandas")
    assert list(found.to_frame().columns)[:3] == ["student", "puzzle", "solved"]
    assert found.difficulty.to_frame().solved.sum() == 20


def test_only_puzzles_that_are_asked_for(tmp_path: Path) -> None:
    (tmp_path / "Anna.toml").write_text(f'{EASY} = "{RIGHT}"\n{HARD} = "4"\nmine = "4"\n', "utf-8")
    own = tmp_path.parent / "mine.toml"
    own.write_text(ga.puzzle(LAST).dumps().replace(f'"{LAST}"', '"mine"'), "utf-8")
    found = ga.classroom.read(tmp_path, names=True, puzzles=[own, EASY])
    assert list(found.puzzles) == ["mine", EASY]
    assert {work.puzzle for work in found.works} == {"mine", EASY}


def test_an_option_is_worth_less_at_every_try(tmp_path: Path) -> None:
    asked = next(one for one in ga.puzzles(kind="blunder"))
    right = (asked.best() or ("",))[0]
    wrong = [value for value, _ in asked.options("en") if value != right]
    (tmp_path / "Anna.toml").write_text(f"{asked.id} = {json.dumps([right])}", "utf-8")
    (tmp_path / "Bruno.toml").write_text(f"{asked.id} = {json.dumps([wrong[0], right])}", "utf-8")
    found = ga.classroom.read(tmp_path, names=True)
    assert [(row["stars"], row["solved"]) for row in found.to_rows()] == [(3, True), (2, True)]


def test_a_share_has_wilsons_interval() -> None:
    assert share(0, 0).value is None
    assert share(0, 10).low == 0.0
    assert share(10, 10).high == 1.0
    half = share(5, 10)  # 0.2366 to 0.7634 in every table
    assert half.low == pytest.approx(0.2366, abs=1e-4)
    assert half.high == pytest.approx(0.7634, abs=1e-4)


def test_nothing_in_the_folder_is_changed(folder: Path) -> None:
    def state() -> dict[str, tuple[int, int]]:
        return {
            path.name: (os.lstat(path).st_size, os.lstat(path).st_mtime_ns)
            for path in folder.rglob("*")
        }

    before = state()
    ga.classroom.read(folder, secret="a secret", seconds=0.0)
    assert state() == before
