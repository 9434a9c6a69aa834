"""The design lab in real Chromium: by keyboard alone, on every page, and in JupyterLab while a run goes on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.learn.progress import VARIABLE
from glueckauf.widget.dashboard import Dashboard
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.lab import Lab
from tests.ui.live import Live, live, renew, shown
from tests.variants import mainly

__all__ = ["live"]
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
NOTEBOOK = "import glueckauf as ga\n\nboard = ga.dashboard(jobs=1)\nboard"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "learner" / "progress.jsonl"))
    return tmp_path / "learner"


def quick(most: int = 30) -> Dashboard:
    """A page with bots that are quick, and rules that are the same on both sides."""
    board = ga.dashboard(jobs=1)
    chosen = {**board.frame["chosen"], "bots": ["random"] * 4, "most": str(most)}
    board._hear(board, {"do": "check", "n": "", "chosen": chosen}, [])
    return board


def measured(board: Dashboard, count: int) -> None:
    """Runs that are done."""
    for cage in range(6, 6 + count):
        chosen = {**board.frame["chosen"]}
        chosen["rules"] = {**chosen["rules"], "board": {"a": {}, "b": {"cage": str(cage)}}}
        board._hear(board, {"do": "run", "n": "", "chosen": chosen}, [])
        board.wait()


def field(page: Any, name: str) -> Any:
    return page.locator(f'[data-field="{name}"]')


def focused(page: Any) -> str:
    found: str = page.evaluate("document.activeElement?.dataset?.field ?? ''")
    return found


def reach(page: Any, name: str) -> None:
    """Go to a field with Tab alone."""
    for _ in range(80):
        if focused(page) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {name}")


def games(page: Any) -> int:
    """How many games the result tells of."""
    found = re.search(r"(\d+) games?\)", page.locator(".ga-lab-sentence").inner_text())
    return int(found[1]) if found else 0


def state(page: Any) -> str:
    found: str = page.locator(".ga-lab-result").get_attribute("data-state")
    return found


def test_an_experiment_by_keyboard_alone(live: Live, own_folder: Path) -> None:
    board = quick(most=400)
    page = live(board)
    assert "same rules" in page.locator(".ga-lab-note").inner_text()
    reach(page, "knob look")
    page.keyboard.press("ArrowRight")
    shown(page)
    assert focused(page) == "knob look"
    assert page.locator('[data-knob="look"] .ga-knob-value').inner_text() == "6"
    assert page.locator(".ga-lab-note").is_hidden()
    reach(page, "run")
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('.ga-lab-result').dataset.state === 'running'")
    seen: list[int] = []
    while len(seen) < 4:  # the number grows while the page answers
        page.wait_for_timeout(50)
        renew(page)
        if games(page) > max(seen, default=0):
            seen.append(games(page))
    assert focused(page) == "run"
    page.screenshot(path=SCREENSHOTS / "lab-running.png")
    reach(page, "stop")
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('.ga-lab-result').dataset.state === 'stopped'")
    assert focused(page) == "run-on"
    assert seen[-1] <= games(page) < 800
    stopped = games(page)
    assert page.locator(".ga-lab-result [role=status].ga-unseen").inner_text().count("stopped")
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('.ga-lab-result').dataset.state === 'running'")
    assert focused(page) == "stop"
    while games(page) <= stopped:
        page.wait_for_timeout(50)
        renew(page)
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('.ga-lab-result').dataset.state === 'stopped'")

    reach(page, "export toml")
    page.keyboard.press("Enter")
    shown(page)
    (written,) = (own_folder / "experiments").iterdir()
    assert str(written) in page.locator(".ga-lab-result .ga-message").inner_text()
    assert ga.lab.load_report(written) == board.reports[0]
    assert focused(page) == "export toml"


def test_runs_side_by_side(live: Live) -> None:
    board = quick()
    measured(board, 2)
    page = live(board)
    second, first = (run.id for run in board._runs)
    assert page.locator(".ga-lab-cards > li").count() == 2
    field(page, f"name {first}").fill("One more cube")
    page.keyboard.press("Enter")
    shown(page)
    assert focused(page) == f"name {first}"
    for one in (first, second):
        field(page, f"compare {one}").focus()
        page.keyboard.press("Space")
        shown(page)
        assert focused(page) == f"compare {one}"
    compared = page.locator(".ga-lab-compared")
    assert compared.is_visible()
    assert "One more cube" in compared.inner_html()
    assert page.locator(".ga-lab-result").is_hidden()
    assert violations(page, ".ga-board") == []
    page.screenshot(path=SCREENSHOTS / "lab-compared.png")
    field(page, f"look {first}").click()
    shown(page)
    assert compared.is_hidden()
    assert page.locator(".ga-lab-result h3").inner_text() == "One more cube"
    field(page, f"remove {first}").focus()
    page.keyboard.press("Enter")
    shown(page)
    assert page.locator(".ga-lab-cards > li").count() == 1
    assert focused(page) == "bring-back"
    page.keyboard.press("Enter")
    shown(page)
    assert page.locator(".ga-lab-cards > li").count() == 2


def test_what_is_wrong_is_said_where_it_is(live: Live) -> None:
    page = live(quick())
    field(page, "knob coal").fill("3")
    field(page, "knob coal").press("Tab")
    shown(page)
    row = page.locator('[data-knob="coal"]')
    assert "Write a whole number from 4 to 99." in row.inner_text()
    field(page, "side a").check(force=True)
    shown(page)
    assert "Write a whole" not in row.inner_text(), "that is a matter of rules B"
    field(page, "run").click()
    shown(page)
    assert focused(page) == "knob coal"
    assert "Mend those that are marked" in page.locator(".ga-lab-form .ga-message").inner_text()
    field(page, "reset coal").click()
    shown(page)
    field(page, "knob displacement").select_option("forbidden")
    shown(page)
    assert page.locator('[data-knob="displacement"] .ga-knob-note').is_visible()
    field(page, "more").click()
    field(page, "most").fill("few")
    field(page, "run").click()
    shown(page)
    assert focused(page) == "most"
    assert state(page) == "none"


@pytest.mark.parametrize(
    ("theme", "language"), mainly([("light", "en"), ("dark", "de")], ("dark", "de"))
)
def test_one_screen_wide_and_no_scrolling_aside_narrow(
    live: Live, theme: str, language: str
) -> None:
    board = quick()
    measured(board, 3)
    board._hear(board, {"do": "language", "n": "", "language": language}, [])
    page = live(board, color_scheme=theme)
    shown(page)
    field(page, "more").click()
    box = page.locator(".ga-board").bounding_box()
    assert box["y"] + box["height"] <= 800
    assert field(page, "run").bounding_box()["y"] < 780
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    assert violations(page, ".ga-board") == []
    page.screenshot(path=SCREENSHOTS / f"lab-{theme}.png")
    page.set_viewport_size({"width": 360, "height": 740})
    shown(page)
    assert page.evaluate(OVERFLOW) <= 0
    assert violations(page, ".ga-board") == []
    page.screenshot(path=SCREENSHOTS / f"lab-{theme}-360.png", full_page=True)
    field(page, "run").click()
    page.wait_for_function("document.querySelector('.ga-lab-result').dataset.state === 'running'")
    top = page.locator(".ga-lab-result").bounding_box()["y"]
    assert -5 < top < 300, "the result comes into sight"
    board.wait()


def test_in_jupyterlab_the_page_stays_alive_and_runs_survive_a_restart(lab: Lab, desk: Any) -> None:
    lab.write("lab.ipynb", [NOTEBOOK])
    lab.open_instead(desk, "lab.ipynb")
    board = desk.locator('.ga-board[data-kind="dashboard"]').first
    board.wait_for()
    cells = lab.cells(desk)
    for seat in (0, 1):
        board.locator(f'[data-field="bot {seat}"]').select_option("random")
    board.locator("details > summary").first.click()
    for field, endless in (("most", "10000"), ("smallest", "0.001")):  # it must not end by itself
        board.locator(f'[data-field="{field}"]').fill(endless)
    knob = board.locator('[data-field="knob look"]')
    knob.focus()
    for key in ("ArrowRight", "b", "d", "d"):  # letters are commands of the notebook around
        desk.keyboard.press(key)
    board.locator('[data-field="run"]').click()
    desk.wait_for_function("document.querySelector('.ga-lab-result').dataset.state === 'running'")
    grown = "(least) => Number(document.querySelector('.ga-lab-numbers div:nth-child(3) dd')?.textContent ?? 0) > least"
    desk.wait_for_function(grown, arg=2)
    before = int(board.locator(".ga-lab-numbers dd").nth(2).inner_text())
    board.locator('[data-field="knob cage"]').focus()
    desk.keyboard.press("ArrowRight")  # it answers while it runs
    board.locator('[data-knob="cage"].ga-changed').wait_for()
    desk.wait_for_function(grown, arg=before)
    board.locator('[data-field="stop"]').click()
    desk.wait_for_function("document.querySelector('.ga-lab-result').dataset.state === 'stopped'")
    assert lab.cells(desk) == cells
    lab.fold_sides(desk)
    desk.set_viewport_size({"width": 1400, "height": 800})
    board.evaluate("(node) => node.scrollIntoView({ block: 'start' })")
    desk.screenshot(path=SCREENSHOTS / "lab-in-jupyterlab.png")
    told = "print(board.reports[0].blocks, board.reports[0].rules_b)"
    blocks, rules = lab.says(desk, told).split()
    assert rules == "look=6"

    lab.restart(desk)
    lab.run_again(desk)
    desk.locator(".ga-lab-cards > li[data-id]").wait_for()
    assert lab.says(desk, told) == f"{blocks} look=6"
    board.locator('[data-field="run-on"]').click()
    desk.wait_for_function(grown, arg=2 * int(blocks))
    board.locator('[data-field="stop"]').click()
    desk.wait_for_function("document.querySelector('.ga-lab-result').dataset.state === 'stopped'")
