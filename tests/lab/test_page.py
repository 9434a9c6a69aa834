"""A result on one page: all of it is there, in four languages, however much it is."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES
from glueckauf.lab import Report, page
from glueckauf.lab.page.telling import report_page
from glueckauf.lab.watched import Watched

QUICK: dict[str, Any] = {"bots": "random", "jobs": 1, "progress": False}
A4 = (595, 842)
BREAKS = dict.fromkeys(map(ord, "-\xad\u200b"))  # where words may be broken


def a_metric_of_ones_own_with_a_name_that_goes_on_and_on_and_does_not_come_to_an_end_before_the_line_does(
    watched: Watched,
) -> float:
    """The points of the first seat."""
    return float(watched.last.scores[0])


@pytest.fixture(scope="module")
def report() -> Report:
    return ga.lab.compare(
        None, "cage=7 miners=20,17,15", players=3, also=["margin"], **QUICK, least=2, most=2
    )


def read(path: Path) -> str:
    """The words of the one page, without the spaces in which lines and words are broken."""
    found = PdfReader(path)
    assert len(found.pages) == 1
    (sheet,) = found.pages
    assert (round(sheet.mediabox.width), round(sheet.mediabox.height)) == A4
    resources: Any = sheet["/Resources"]
    fonts = {one.get_object()["/BaseFont"] for one in resources["/Font"].values()}
    assert all("+" in name for name in fonts)  # embedded
    return "".join(sheet.extract_text().split()).translate(BREAKS)


def squeezed(text: str) -> str:
    return "".join(text.split()).translate(BREAKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_report(report: Report, language: str, tmp_path: Path) -> None:
    path = tmp_path / "report.pdf"
    report.pdf(path, language, jobs=1)
    told = read(path)
    assert squeezed(report.question(language)) in told
    assert squeezed(report.answer(language)) in told
    made = report_page(report, language, jobs=1)
    for row in made.rules[1:]:
        assert squeezed("".join(row)) in told
    for part in (*made.sentences, *made.caveats, *(value for _, value in made.facts)):
        assert squeezed(part) in told
    for part in (report.hash_a, report.hash_b, ga.__version__, "1–2", "3×random", "seed=1"):
        assert part in told
    assert [row[1:] for row in made.rules] == [("A", "B"), ("5", "7"), ("15", "17")]
    assert all(plot.title and squeezed(plot.title) in told for plot in made.plots)


def test_its_command_plays_the_same_games(report: Report) -> None:
    command = report_page(report, "en", jobs=1).command
    again = eval(command, {"ga": ga})
    assert again == report


def test_everything_fits_however_much_it_is(tmp_path: Path) -> None:
    rules = (
        "cage=7 marks=5,5,5 draft=4 miners=20,17,15 displacement=doubled pithead=2 look=6"
        " free_storage=true prices=2,2,3,4 second_place=true,true,true"
    )
    metric = a_metric_of_ones_own_with_a_name_that_goes_on_and_on_and_does_not_come_to_an_end_before_the_line_does  # fmt: skip
    found = ga.lab.compare(None, rules, players=2, metric=metric, **QUICK, least=2, most=2)
    found.pdf(tmp_path / "long.pdf", "de", jobs=1)
    told = read(tmp_path / "long.pdf")
    made = report_page(found, "de", jobs=1)
    assert len(made.rules) > 8
    assert f"metric={metric.__name__}, " in made.command  # whoever has the function can give it
    for part in (made.title, *made.sentences, *made.caveats):
        assert squeezed(part) in told


def test_pages_of_surveys_and_sweeps(tmp_path: Path) -> None:
    survey = ga.lab.survey("cage=7", metrics=["margin", "duration"], **QUICK, blocks=2)
    survey.pdf(tmp_path / "survey.pdf", jobs=1)
    told = read(tmp_path / "survey.pdf")
    assert squeezed(survey.question()) in told
    for part in (survey.hash, "Cubesthatfitintothecage57", "2decks,2games", "blocks=2"):
        assert part in told
    sweep = ga.lab.sweep({"cage": [3, 7], "look": [4]}, metric="margin", **QUICK, blocks=2)
    sweep.pdf(tmp_path / "sweep.pdf", "pl", jobs=1)
    told = read(tmp_path / "sweep.pdf")
    assert squeezed(sweep.question("pl")) in told
    assert squeezed(sweep.answer("pl")) in told
    assert all(one in told for one in sweep.hashes)
    one = ga.lab.sweep({"cage": [3, 7]}, metric="margin", **QUICK, blocks=2)
    one.pdf(tmp_path / "one.pdf", jobs=1)
    assert squeezed(one.question()) in read(tmp_path / "one.pdf")


def test_the_same_result_is_the_same_page(report: Report) -> None:
    made = report_page(report, "hu", jobs=1)
    one, other = (page.pdf(made, "hu") for _ in range(2))
    assert one == other
    about = PdfReader(BytesIO(one)).metadata
    assert about is not None
    assert about.title == made.title


def test_nothing_is_overwritten(report: Report, tmp_path: Path) -> None:
    path = tmp_path / "report.pdf"
    path.write_text("mine")
    with pytest.raises(FileError, match="never overwritten"):
        report.pdf(path, jobs=1)
    assert path.read_text() == "mine"
    with pytest.raises(FileError, match=r"must end in \.pdf"):
        report.pdf(tmp_path / "report.txt", jobs=1)
