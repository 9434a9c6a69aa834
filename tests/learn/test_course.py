"""Pages of a course: what their files may hold, and what is said of those that hold something else."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from glueckauf.cli import main
from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.course.source import Page, page, pages
from glueckauf.learn.notebook import COURSE
from tests.notebooks import FOLDER

DOCS = Path(__file__).parents[2] / "docs" / "course"
ENGLISH = """# A week of my own

Some words.

```toml
cage = 4
```

```python first
check(1, language="en")
check(language="en")
check(
    1,
    language="en",
)
```

More words.

```python second
2
```
"""
GERMAN = """# Eine eigene Woche

Worte.

```python first
```

Mehr Worte.

```python second
```

Ende.
"""


@pytest.fixture
def week(tmp_path: Path) -> Path:
    path = tmp_path / "my-week.en.md"
    path.write_text(ENGLISH, "utf-8")
    path.with_name("my-week.de.md").write_text(GERMAN, "utf-8")
    return path


def test_a_page_is_text_and_code_in_turn(week: Path) -> None:
    found = page(week)
    assert (found.id, found.title) == ("my-week", "A week of my own")
    assert [(cell.kind, cell.name) for cell in found.cells] == [
        ("markdown", "first-how"),
        ("code", "first"),
        ("markdown", "second-how"),
        ("code", "second"),
    ]
    assert "```toml\ncage = 4\n```" in found.cells[0].text


def test_code_speaks_the_language_of_its_notebook(week: Path) -> None:
    assert page(week).code["first"] == "check(1)\ncheck()\ncheck(\n    1,\n)"
    german = page(week, "de")
    assert german.title == "Eine eigene Woche"
    assert german.cells[-1].text == "Ende."
    said = 'check(1, language="de")\ncheck(language="de")\ncheck(\n    1,\n    language="de",\n)'
    assert german.code["first"] == said


def test_what_nobody_translated_is_told_in_english(week: Path) -> None:
    found = page(week, "pl")
    assert found.title == "A week of my own"
    assert 'language="pl"' in found.code["first"]


MISTAKES = [
    ("# A week", "A week", "line 1: must be the title"),
    ("```python first", "```python", "line 9: a code block needs one name"),
    ("```python second", "```python first", "line 20: there are two blocks 'first'"),
    ("2\n```", "2", "line 20: the block that begins here is not closed"),
]


@pytest.mark.parametrize(
    ("before", "after", "sentence"), MISTAKES, ids=[one[2] for one in MISTAKES]
)
def test_mistakes_are_told_with_their_line(
    before: str, after: str, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "wrong.en.md"
    path.write_text(ENGLISH.replace(before, after), "utf-8")
    with pytest.raises(FileError, match=sentence):
        page(path)


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("```python second\n```\n", "", "'second' is due here"),
        ("```python first", "```python frist", "frist: .* 'first' is due here"),
        ("```python first\n", "```python first\n3\n", "must be empty"),
    ],
)
def test_a_translation_has_the_same_blocks_and_no_code(
    before: str, after: str, sentence: str, week: Path
) -> None:
    week.with_name("my-week.de.md").write_text(GERMAN.replace(before, after), "utf-8")
    with pytest.raises(FileError, match=sentence):
        page(week, "de")


def test_a_file_must_tell_its_language(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"must be named like my-week\.en\.md"):
        page(tmp_path / "my-week.md")


def test_the_command_makes_its_notebook(week: Path, capsys: pytest.CaptureFixture[str]) -> None:
    german = week.with_name("my-week.de.md")
    assert main(["notebook", str(german)]) == 0
    book = json.loads(german.with_suffix(".ipynb").read_text("utf-8"))
    assert "".join(book["cells"][0]["source"]).startswith("# Eine eigene Woche")
    assert book["metadata"]["glueckauf"]["language"] == "de"


@pytest.mark.parametrize("week", range(1, 7))
def test_a_plan_fills_ninety_minutes(week: int) -> None:
    """The rows of its table follow each other without a gap."""
    text = (DOCS / f"week-{week}.md").read_text("utf-8")
    rows = [tuple(map(int, row)) for row in re.findall(r"^\| (\d+)–(\d+) \|", text, re.MULTILINE)]
    assert rows[0][0] == 0
    assert rows[-1][1] == 90
    assert all(end == begin for (_, end), (begin, _) in pairwise(rows))


@pytest.mark.parametrize("week", pages()[1:], ids=lambda week: week.id)
def test_students_begin_with_something_to_mend(week: Page) -> None:
    """No exercise is stored solved: what checks said there is never that all is well."""
    cells = json.loads((FOLDER / f"{week.id}.ipynb").read_text("utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", [])]
    told = ["".join(one.get("text", one.get("data", {}).get("text/plain", ""))) for one in outputs]
    lines = [line for text in told for line in text.splitlines()]
    assert sum(line.startswith("✗") for line in lines) >= 3
    assert not any(line.startswith("✓") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_course_of_the_house_is_whole(language: str) -> None:
    """Every page in every language, told in that language, each week with what a week must have."""
    found = pages(language)
    assert [one.id[:2] for one in found] == ["40", "41", "42", "43", "44", "45", "46"]
    assert found[0].id == COURSE
    for one, english in zip(found[1:], pages()[1:], strict=True):
        assert sum("ga.course.check_" in text for text in one.code.values()) >= 3
        words = "\n".join(cell.text for cell in one.cells if cell.kind == "markdown")
        assert words.count("\n## ") == "\n".join(c.text for c in english.cells).count("\n## ")
        if language != "en":
            assert one.title != english.title
