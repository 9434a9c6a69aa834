"""Pages of every kind of board, opened from disk on a phone: wrong, hint, slip, right, explained."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.texts import LANGUAGES
from glueckauf.widget.lesson_page import survey
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.test_export import opened
from tests.ui.test_export import (
    page as page,  # the fixture: offline, and every complaint is an error
)
from tests.variants import mainly

PHONE = {"width": 390, "height": 844}
FRESH = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(autouse=True)
def phone(page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLUECKAUF_PROGRESS", str(tmp_path / "progress.jsonl"))
    page.set_viewport_size(PHONE)
    page.set_default_timeout(8000)


def settled(page: Any) -> None:
    page.wait_for_function("!document.querySelector('.ga-waiting')")
    page.evaluate(FRESH)


def control(page: Any, name: str) -> None:
    page.locator(f'[data-control="{name}"]:visible').first.click()
    settled(page)


def type_moves(page: Any, line: str) -> None:
    field = page.locator('[data-control="type"]')
    field.fill(line)
    field.press("Enter")
    settled(page)


def start_over(page: Any) -> None:
    """Also where nothing was done yet."""
    page.evaluate("window.glueckauf.send({ n: 'test', do: 'reset' })")
    settled(page)


def said(page: Any) -> str:
    return str(page.locator(".ga-message .ga-text").first.inner_text())


def fits(page: Any, name: str) -> None:
    """Nothing sticks out to the side; the picture is kept to be looked at."""
    page.screenshot(path=SCREENSHOTS / f"page-{name}-390.png", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(page, ".ga-board") == []


def no_answer_told(page: Any, asked: Puzzle) -> None:
    """Neither the best line nor its first move in words, nor why it works, is on the page."""
    assert page.locator(".ga-rows").count() == 0
    assert page.locator(".ga-explained").is_hidden()


def speaks(page: Any, text: str, language: str = "hu") -> None:
    page.locator('[data-control="language"]').select_option(language)
    page.get_by_text(text).first.wait_for()


# --- Puzzles --------------------------------------------------------------------------------


def test_a_pit(page: Any, tmp_path: Path) -> None:
    asked = ga.puzzle("02-two-birds")
    made = ga.PuzzleBoard(asked).export(tmp_path / "pit.html")
    assert (made.complete, made.lacks) == (True, "")
    opened(page, tmp_path / "pit.html")
    control(page, "check")
    assert "Nothing has been played" in said(page)
    type_moves(page, "1 +y")
    control(page, "check")
    assert said(page) == asked.check("1 +y").short("en")
    no_answer_told(page, asked)
    control(page, "slip")
    assert said(page) == asked.check("1 +y").slip("en")
    control(page, "hint")
    assert said(page) == asked.help("en")[0]
    fits(page, "pit-wrong")
    control(page, "reset")
    type_moves(page, " ".join(asked.best() or ()))
    if page.locator('[data-control="check"]:visible').count():
        control(page, "check")
    assert "Nothing better is possible" in said(page)
    page.locator(".ga-explained").wait_for()
    fits(page, "pit-solved")
    speaks(page, asked.texts["hu"]["title"])


def test_the_solution_costs_the_stars(page: Any, tmp_path: Path) -> None:
    asked = ga.puzzle("01-first-ride")
    ga.export_html(asked, tmp_path / "pit.html", languages=["en"])
    opened(page, tmp_path / "pit.html")
    control(page, "solution")
    page.get_by_role("button", name="Yes").click()
    settled(page)
    page.locator(".ga-explained").wait_for()
    control(page, "solution")
    type_moves(page, " ".join(asked.best() or ()))
    if page.locator('[data-control="check"]:visible').count():
        control(page, "check")
    assert "looked at the solution" in said(page)


def test_a_part_of_a_pit_says_so_and_has_no_dead_end(
    page: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ga.puzzle("07-no-room-to-spare")
    made = ga.export_html(asked, tmp_path / "part.html", languages=["en", "de"], frames=150)
    assert not made.complete
    assert made.lacks == capsys.readouterr().out.strip()
    assert made.lacks.startswith("This puzzle has more than 150 positions.")
    opened(page, tmp_path / "part.html")
    page.get_by_text(made.lacks).first.wait_for()
    stuck = page.evaluate(
        """async () => {
            const [script] = document.querySelectorAll("script.ga-data");
            const bytes = Uint8Array.from(atob(script.textContent), (letter) => letter.charCodeAt(0));
            const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
            const { nodes } = await new Response(stream).json();
            return nodes.filter((node) => !node.over && node.stars < 3 && !node.choices.length).length;
        }"""
    )
    assert stuck == 0
    fits(page, "part")
    type_moves(page, " ".join(asked.best() or ()))
    if page.locator('[data-control="check"]:visible').count():
        control(page, "check")
    assert "Nothing better is possible" in said(page)


@pytest.mark.parametrize(
    "name", mainly(["02-two-birds", "09-the-sacrifice", "lights-out"], "02-two-birds", "lights-out")
)
def test_the_slip_of_a_page_is_that_of_python(name: str, page: Any, tmp_path: Path) -> None:
    asked = ga.puzzle(name)
    ga.export_html(asked, tmp_path / "page.html", languages=["en"])
    opened(page, tmp_path / "page.html")
    rng = random.Random(name)
    best = list(asked.best() or ())
    told = 0
    for _ in range(12):
        line = best[: rng.randrange(len(best))]
        while (moves := ga.next_moves(asked, line)) and rng.random() < 0.8:
            line.append(rng.choice(moves))
        if not line:
            continue
        verdict = asked.check(" ".join(line))
        start_over(page)
        type_moves(page, " ".join(line))
        if page.locator('[data-control="check"]:visible').count():
            control(page, "check")
        assert said(page) == verdict.short("en"), line
        slip = verdict.slip("en")
        assert page.locator('[data-control="slip"]').count() == bool(slip), line
        if slip:
            control(page, "slip")
            assert said(page) == slip, line
            told += 1
    assert told > 3


def test_a_draft(page: Any, tmp_path: Path) -> None:
    asked = ga.puzzles(kind="draft")[0]
    assert ga.PuzzleBoard(asked).export(tmp_path / "draft.html").complete
    opened(page, tmp_path / "draft.html")
    wrong = next(
        line
        for line in (ga.next_moves(asked)[:k] for k in range(len(ga.next_moves(asked)) + 1))
        if asked.over(line)
    )
    type_moves(page, " ".join(wrong))
    assert said(page) == asked.check(" ".join(wrong)).short("en")
    no_answer_told(page, asked)
    fits(page, "draft")
    control(page, "reset")
    type_moves(page, " ".join(asked.best() or ()))
    assert said(page) == asked.check(" ".join(asked.best() or ())).short("en")
    page.locator(".ga-explained").wait_for()
    speaks(page, asked.texts["pl"]["title"], "pl")


def test_turns(page: Any, tmp_path: Path) -> None:
    asked = ga.puzzle("lights-out")
    assert ga.export_html(asked, tmp_path / "turns.html").complete
    opened(page, tmp_path / "turns.html")
    assert page.locator("[data-part]").first.get_attribute("data-part") == f"pit{asked.seat}"
    first = asked.positions(())[0].legal_moves()[0]
    page.locator(f'[data-key="{first}"]').first.click()
    settled(page)
    control(page, "check")
    no_answer_told(page, asked)
    fits(page, "turns")
    control(page, "reset")
    type_moves(page, " ".join(asked.best() or ()))
    page.locator(".ga-explained").wait_for()
    assert said(page) == asked.check(" ".join(asked.best() or ())).short("en")


def test_a_blunder(page: Any, tmp_path: Path) -> None:
    asked = ga.puzzles(kind="blunder")[0]
    assert ga.PuzzleBoard(asked).export(tmp_path / "blunder.html").complete
    opened(page, tmp_path / "blunder.html")
    (right,) = asked.best() or ("",)
    wrong = next(value for value, _ in asked.options("en") if value != right)
    control(page, "check")
    for value in (wrong, right):
        page.locator(f'input[type="radio"][value="{value}"]').check(force=True)
        settled(page)
        control(page, "check")
        assert said(page) == asked.check(value).short("en")
        if value == wrong:
            no_answer_told(page, asked)
            fits(page, "blunder")
    page.locator(".ga-explained").wait_for()
    speaks(page, asked.texts["de"]["title"], "de")


def test_the_puzzle_of_the_day(page: Any, tmp_path: Path) -> None:
    board = ga.daily("2026-11-16")
    made = board.export(tmp_path / "daily.html", languages=["en"], frames=300)
    opened(page, tmp_path / "daily.html")
    page.get_by_text(board.puzzle.texts["en"]["title"]).first.wait_for()
    assert made.path.exists()
    fits(page, "daily")


def test_open_optimisation(page: Any, tmp_path: Path) -> None:
    work = ga.optimise("02-two-birds")
    assert work.export(tmp_path / "open.html").complete
    opened(page, tmp_path / "open.html")
    best = " ".join(work.board.puzzle.best() or ())
    for line in ("1", best):
        start_over(page)
        type_moves(page, line)
        if page.locator('[data-control="check"]:visible').count():
            control(page, "check")
    assert page.locator(".ga-try").count() == 1
    assert page.locator(".ga-hit-best").count() == 1
    work.add(["1", best])
    assert page.locator(".ga-chart-told").inner_text() == repr(work).splitlines()[0]
    assert page.locator('[data-control="solution"]').count() == 0
    page.screenshot(path=SCREENSHOTS / "page-open-390.png", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# --- Lessons --------------------------------------------------------------------------------


def test_a_whole_lesson(page: Any, tmp_path: Path) -> None:
    lesson = ga.lesson(3)
    made = lesson.export(tmp_path / "lesson.html")
    assert (made.complete, made.lacks) == (True, "")
    opened(page, tmp_path / "lesson.html")
    page.locator('[data-key="0:level/4"]').first.click()
    settled(page)
    fits(page, "lesson")
    screens: Any = lesson.lesson.screens
    for n, screen in enumerate(screens):
        control(page, f"screen-{n}")
        if screen.kind == "act":
            for move in screen.line:
                page.evaluate(
                    "move => window.glueckauf.send({ n: 'test', do: 'type', text: move })", move
                )
                settled(page)
        else:
            key = screen.right()[0]
            page.evaluate("key => window.glueckauf.send({ n: 'test', do: 'play', move: key })", key)
            settled(page)
        page.locator('[data-control="continue"]:visible').first.wait_for()
    control(page, "continue")
    page.locator(".ga-end").wait_for()
    most = 3 * len(screens)
    assert f"{most} / {most}" in page.locator(".ga-end").inner_text()
    fits(page, "lesson-end")


def test_a_checkpoint(page: Any, tmp_path: Path) -> None:
    board: Any = ga.lesson(3).board("fill")
    board.export(tmp_path / "act.html")
    opened(page, tmp_path / "act.html")
    ground = survey(board.act, 5000)
    assert ground is not None
    lost = next(
        (move for move, key in ground.next[ground.start].items() if ground.reach[key].line is None),
        None,
    )
    if lost:
        type_moves(page, lost)
        board.play(lost)
        assert board.frame["message"]["text"] == said(page)
        control(page, "undo")
        board.undo()
    for move in board.act.line:
        type_moves(page, move)
        board.play(move)
        assert said(page) == board.frame["message"]["text"]
    fits(page, "act")


def test_a_question(page: Any, tmp_path: Path) -> None:
    board: Any = ga.lesson(1).board("predict")
    board.export(tmp_path / "question.html")
    opened(page, tmp_path / "question.html")
    right = board.screen.right()[0]
    keys = board.screen.keys()
    wrong = next(key for key in keys if key not in board.screen.right())
    assert page.locator('input[type="number"]').count() == 0
    fits(page, "question")
    for key in (wrong, right):
        page.locator(f'[data-key="{key}"]').first.click()
        settled(page)
        board.answer(key)
        assert said(page) == board.frame["message"]["text"]
    assert page.get_by_role("img", name="2 / 3").count()


# --- Games ----------------------------------------------------------------------------------


def test_a_position_of_a_game(
    page: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ga.Table(players=2, seed=3)
    for _ in range(4):
        table.play(str(table.state.legal_moves()[0]))
    made = table.export(tmp_path / "game.html")
    assert "cannot be played on without Python" in made.lacks
    assert made.lacks in capsys.readouterr().out
    opened(page, tmp_path / "game.html")
    page.get_by_text(made.lacks).first.wait_for()
    for _ in range(len(table.moves)):
        control(page, "forward")
    assert page.locator(".ga-count").first.inner_text().startswith(f"{len(table.moves) + 1} /")
    fits(page, "game")


def test_every_language_is_in_the_file(page: Any, tmp_path: Path) -> None:
    asked = ga.puzzle("01-first-ride")
    asked_in = {language: asked.texts[language]["title"] for language in LANGUAGES}
    ga.export_html(asked, tmp_path / "page.html")
    opened(page, tmp_path / "page.html")
    for language, title in asked_in.items():
        speaks(page, title, language)
