"""The page that the command opens, in real Chromium: alive at once, and nothing breaks by a slip."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from glueckauf.learn.folder import prepare
from glueckauf.learn.jupyter.settings import EXTENSIONS
from glueckauf.learn.notebook import OURS, WELCOME
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.command import ALIVE, SCREEN, Command, command, live, opened, running
from tests.ui.lab import PATIENCE, click, jupyter_lab, settled

LESSON, NEXT, PLAY = "01-clock-in.ipynb", "02-tunnels.ipynb", "30-play.ipynb"
PICTURES = ".jp-OutputArea-output svg, .jp-OutputArea-output img"
SETTLED = 1500  # milliseconds in which JupyterLab writes and asks what it wants to
VIEW = "application/vnd.jupyter.widget-view+json"
BARS = (
    "#jp-top-panel, #jp-menu-panel, #jp-bottom-panel, .jp-SideBar, .jp-NotebookPanel-toolbar, "
    ".jp-cell-toolbar, .jp-InputPrompt, .jp-Collapser, .jp-Placeholder, .jp-Notebook-footer"
)
DIALOGS = ".jp-Dialog, .Toastify__toast"
OPEN = """(path) => !document.querySelector(".ga-board").dispatchEvent(
    new CustomEvent("ga-open", { bubbles: true, cancelable: true, composed: true, detail: { path } }))"""
ALONE = "() => document.querySelectorAll('.jp-NotebookPanel').length === 1"
OVERFLOW = "(one) => one.scrollWidth - one.clientWidth"


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory, chromium: Any) -> Iterator[Command]:
    place = tmp_path_factory.mktemp("course")
    with command(place / "mine", place / "home") as it:
        it.address()
        yield it


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    """A laptop's screen; `page.asked` holds what the browser would have asked."""
    context = chromium.new_context(viewport=SCREEN, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    one = context.new_page()
    one.asked = []

    def answer(dialog: Any) -> None:
        one.asked.append(dialog.message)
        dialog.accept()

    one.on("dialog", answer)
    yield one
    context.close()


def arrived(page: Any, name: str) -> None:
    """Wait until this notebook has come in the place of another one."""
    page.wait_for_url(f"**/doc/tree/{name}")
    page.locator(f'{ALIVE}[data-ga-book="{name}"]').wait_for()


def texts(page: Any) -> list[str]:
    """What stands in the cells with text."""
    said: list[str] = page.locator(".jp-Cell .jp-MarkdownOutput").all_inner_texts()
    return said


def words_of(process: int) -> str:
    """Its command line."""
    return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")


def stored(started: Command, name: str) -> bytes:
    return (started.folder / name).read_bytes()


def book(started: Command, name: str) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(stored(started, name))
    return made


def write(started: Command, name: str, made: dict[str, Any]) -> None:
    (started.folder / name).write_text(json.dumps(made), "utf-8")


# --- Alive ------------------------------------------------------------------------------------


def test_a_notebook_is_alive_without_a_click(started: Command, page: Any) -> None:
    before = stored(started, LESSON)
    page.goto(started.address())
    live(page)
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=SCREENSHOTS / "page-welcome.png")
    assert page.locator(DIALOGS).count() == 0
    assert "/doc/tree/" in page.url

    opened(started, page, LESSON)
    board = page.locator(".ga-board").first
    assert board.is_visible()
    assert page.locator(DIALOGS).count() == 0
    assert page.locator(".jp-Notebook").evaluate("(one) => one.scrollTop") == 0
    board.click(position={"x": 4, "y": 4})
    page.reload()  # asks, if anything were unsaved
    live(page)
    assert board.is_visible()
    assert page.asked == []
    assert stored(started, LESSON) == before


def test_nothing_is_around_the_notebook(started: Command, page: Any) -> None:
    opened(started, page, LESSON)
    page.screenshot(path=SCREENSHOTS / "page-lesson.png")
    for bar in page.locator(BARS).all():
        assert not bar.is_visible(), bar.get_attribute("class")
    room = page.locator(".jp-Notebook").bounding_box()
    assert (room["width"], room["height"]) == (SCREEN["width"], SCREEN["height"])
    assert page.locator(".jp-Cell").first.bounding_box()["width"] >= 1350
    assert page.locator(".jp-Notebook").evaluate(OVERFLOW) <= 0
    assert page.locator(".jp-CodeCell .jp-InputArea-editor").count() == 0
    assert page.locator(".jp-NotebookPanel").get_attribute("lang") == "en"
    assert violations(page, ".gl-controls") == []


def test_dark_and_small(started: Command, page: Any) -> None:
    page.emulate_media(color_scheme="dark")
    opened(started, page, LESSON)
    page.locator('body[data-jp-theme-light="false"]').wait_for(state="attached")
    page.screenshot(path=SCREENSHOTS / "page-lesson-dark.png")
    page.set_viewport_size({"width": 390, "height": 800})
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=SCREENSHOTS / "page-lesson-phone.png")
    assert page.locator(".jp-Notebook").evaluate(OVERFLOW) <= 0
    assert page.locator(".gl-controls button").is_visible()


def test_one_kernel_serves_all_notebooks(started: Command, page: Any) -> None:
    opened(started, page, WELCOME)
    opened(started, page, LESSON)
    server = started.address().partition("/doc")[0]
    sessions = page.request.get(f"{server}/api/sessions").json()
    assert {WELCOME, LESSON} <= {session["path"] for session in sessions}
    assert len(page.request.get(f"{server}/api/kernels").json()) == 1


def test_a_kernel_that_dies_brings_the_boards_back(started: Command, page: Any) -> None:
    opened(started, page, LESSON)
    board = page.locator(".ga-board").first.element_handle()
    (kernel,) = [one for one in started.family() if "ipykernel" in words_of(one)]
    os.kill(kernel, signal.SIGKILL)
    board.wait_for_element_state("hidden")  # a new one has come in its place
    live(page)
    assert page.locator(".ga-board").first.is_visible()


# --- Slips ------------------------------------------------------------------------------------


def test_keys_and_double_clicks_change_no_cell(started: Command, page: Any) -> None:
    before = stored(started, LESSON)
    opened(started, page, LESSON)
    said, cells = texts(page), page.locator(".jp-Cell").count()
    text = page.locator(".jp-MarkdownOutput p").first
    text.click()
    for key in ("x", "d", "d", "a", "b", "m", "y", "v", "c", "1", "0", "0", "Enter", "Shift+Enter"):
        page.keyboard.press(key)
    page.keyboard.press("Control+s")
    text.dblclick()
    page.keyboard.type("slip")
    page.locator(".jp-MarkdownOutput h1").first.dblclick()
    page.wait_for_timeout(SETTLED)
    assert texts(page) == said
    assert page.locator(".jp-Cell").count() == cells
    assert page.locator(".jp-MarkdownCell .jp-Editor:visible").count() == 0
    assert page.locator(DIALOGS).count() == 0
    text.click(button="right")
    page.wait_for_timeout(SETTLED / 3)
    assert page.locator(".lm-Menu").count() == 0
    page.keyboard.press("Escape")
    page.reload()
    live(page)
    assert texts(page) == said
    assert page.asked == []
    assert stored(started, LESSON) == before


def test_the_code_is_there_for_the_curious(started: Command, page: Any) -> None:
    name = "20-puzzles.ipynb"
    before = stored(started, name)
    opened(started, page, name)
    code = page.get_by_role("button", name="Code", exact=True)
    code.focus()
    page.keyboard.press("Enter")
    editor = page.locator(".jp-CodeCell .cm-content").nth(1)
    editor.wait_for()
    page.screenshot(path=SCREENSHOTS / "page-code.png")
    assert code.get_attribute("aria-pressed") == "true"
    page.wait_for_timeout(SETTLED)
    assert stored(started, name) == before

    cells = page.locator(".jp-Cell").count()
    editor.click()
    page.keyboard.press("Control+End")
    page.keyboard.type("\nprint(6007 * 7)")
    page.keyboard.press("Shift+Enter")
    page.locator(".jp-OutputArea-output", has_text="42049").wait_for()
    assert page.locator(".jp-Cell").count() == cells

    page.get_by_role("link", name="Home", exact=True).click()  # what was written is saved
    arrived(page, WELCOME)
    saved = stored(started, name).decode()
    assert "print(6007 * 7)" in saved
    assert VIEW not in saved
    (started.folder / name).write_bytes(before)


# --- Links ------------------------------------------------------------------------------------


def test_links_open_in_the_same_place(started: Command, page: Any) -> None:
    opened(started, page, WELCOME)
    page.locator(f'.jp-OutputArea a[href*="{LESSON}"]').first.click()  # on the map
    arrived(page, LESSON)
    page.wait_for_function(ALONE)
    page.go_back()
    arrived(page, WELCOME)
    page.go_forward()
    arrived(page, LESSON)
    page.locator(f'.jp-MarkdownOutput a[href*="{NEXT}"]').click()  # in a text
    arrived(page, NEXT)
    assert page.evaluate(OPEN, f"./{LESSON}")  # as a board asks for it
    arrived(page, LESSON)
    page.reload()
    arrived(page, LESSON)
    page.get_by_role("link", name="Home", exact=True).click()
    arrived(page, WELCOME)
    assert page.locator(".gl-controls a").count() == 0  # this is home
    assert page.asked == []
    assert len(page.context.pages) == 1


def test_back_and_forth_in_haste(started: Command, page: Any) -> None:
    opened(started, page, WELCOME)
    page.locator(f'.jp-OutputArea a[href*="{LESSON}"]').first.click()
    arrived(page, LESSON)
    page.evaluate("() => { history.back(); setTimeout(() => history.forward(), 50); }")
    page.wait_for_timeout(SETTLED)
    arrived(page, LESSON)
    page.wait_for_function(ALONE)


# --- Pictures ---------------------------------------------------------------------------------


def with_views(made: dict[str, Any]) -> int:
    """As a notebook looks that another JupyterLab has run and saved; returns the number of pictures."""
    pictures = 0
    for cell in made["cells"]:
        for output in cell.get("outputs", ()):
            if "image/svg+xml" in output.get("data", {}):
                pictures += 1
                output["data"][VIEW] = {"model_id": "gone", "version_major": 2, "version_minor": 0}
    return pictures


def test_a_copy_that_was_changed_shows_its_pictures_and_is_not_run(
    started: Command, page: Any
) -> None:
    made = book(started, LESSON)
    pictures = with_views(made)
    for cell in made["cells"]:
        if cell["cell_type"] == "code":
            cell["source"] = [*cell["source"], "  # not as it was shipped"]
    write(started, "changed.ipynb", made)
    opened(started, page, "changed.ipynb")
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=SCREENSHOTS / "page-changed.png")
    assert pictures
    assert page.locator(PICTURES).count() >= pictures
    assert page.locator(".ga-board").count() == 0
    for words in ("Error displaying widget", "Loading widget", "model not found"):
        assert page.get_by_text(words).count() == 0


def test_without_a_kernel_the_pictures_stay(
    tmp_path: Path, page: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its Python has gone."""
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    kernel = tmp_path / "kernels" / "python3" / "kernel.json"
    kernel.parent.mkdir(parents=True)
    spec = {"argv": ["/no/such/python"], "display_name": "Python 3", "language": "python"}
    kernel.write_text(json.dumps(spec), "utf-8")
    config = tmp_path / "home" / "config" / "jupyter_server_config.json"
    config.parent.mkdir(parents=True)
    config.write_text('{"KernelSpecManager": {"ensure_native_kernel": false}}', "utf-8")
    with command(tmp_path / "mine", tmp_path / "home") as started:
        page.goto(started.address().replace(WELCOME, LESSON))
        page.locator(PICTURES).first.wait_for()
        page.wait_for_timeout(3 * SETTLED)
        page.screenshot(path=SCREENSHOTS / "page-no-kernel.png")
        assert page.locator(ALIVE).count() == 0
        assert page.locator(DIALOGS).count() == 0
        said = "(panel) => getComputedStyle(panel, '::after').content"
        told = page.locator('.jp-NotebookPanel[data-ga="picture"]').evaluate(said)
        assert "only pictures" in told
        assert page.locator(PICTURES).first.is_visible()
        assert page.get_by_text("Error displaying widget").count() == 0


def test_a_notebook_that_is_not_ours_is_left_alone(started: Command, page: Any) -> None:
    made = book(started, LESSON)
    del made["metadata"][OURS]
    made["cells"] = [cell | {"outputs": []} for cell in made["cells"] if "outputs" in cell]
    write(started, "mine.ipynb", made)
    page.goto(started.address().replace(WELCOME, "mine.ipynb"))
    page.locator(".jp-NotebookPanel .jp-CodeCell").first.wait_for()
    page.wait_for_timeout(2 * SETTLED)
    assert page.locator(".jp-NotebookPanel[data-ga], .ga-board").count() == 0


# --- A JupyterLab of the learner's own ----------------------------------------------------------


def test_in_another_jupyterlab_our_notebooks_live_and_nothing_else_changes(
    tmp_path: Path, page: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the wheel installs it: found by every JupyterLab of the environment."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / ".home" / "data"))  # for the signatures
    monkeypatch.setenv("JUPYTER_PATH", str(EXTENSIONS.parent))
    prepare(tmp_path)
    before = (tmp_path / LESSON).read_bytes()
    with jupyter_lab(tmp_path) as lab:
        page.goto(f"{lab.address}/lab/tree/{LESSON}?reset&token={lab.token}")
        live(page)
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=SCREENSHOTS / "page-plain-lab.png")
        assert page.locator(".ga-board").first.is_visible()
        assert page.locator(".gl-controls").count() == 0
        for bar in ("#jp-menu-panel", ".jp-SideBar", ".jp-NotebookPanel-toolbar"):
            assert page.locator(bar).first.is_visible()
        assert page.locator(".jp-mod-dirty").count() == 0
        cells = lab.cells(page)
        page.locator(".jp-MarkdownOutput p").first.click()
        page.keyboard.press("x")
        assert lab.cells(page) == cells
        page.reload()
        live(page)
        assert page.asked == []
    assert (tmp_path / LESSON).read_bytes() == before


# --- A game -----------------------------------------------------------------------------------


def test_a_game_begun_on_the_page_goes_on_after_it_was_left(started: Command, page: Any) -> None:
    before = stored(started, PLAY)
    opened(started, page, PLAY)
    form = page.locator(".ga-setup")
    form.wait_for()
    page.screenshot(path=SCREENSHOTS / "page-play.png")
    assert page.locator(".jp-Notebook").evaluate(OVERFLOW) <= 0
    form.locator('[data-field="name-0"]').fill("Max")
    form.locator('[data-field="seat-1"]').select_option("random")
    form.locator('[data-field="start"]').click()
    table = page.locator('.ga-board[data-kind="table"]')
    table.locator(".ga-holder svg").first.wait_for()
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=SCREENSHOTS / "page-play-table.png")
    box = table.bounding_box()
    assert box["y"] + box["height"] <= SCREEN["height"]  # the bar above it takes no room away
    click(table, table.locator(".ga-open").first.get_attribute("data-key"))
    settled(table)
    told = table.locator(".ga-turns, .ga-entries").first.inner_text()
    (record,) = (started.folder / "games").glob("*.txt")
    assert "Max" in record.name
    page.reload()
    live(page)
    page.locator('[data-field^="go-on"]').click()
    table.locator(".ga-holder svg").first.wait_for()
    settled(table)
    assert table.locator(".ga-turns, .ga-entries").first.inner_text() == told
    assert page.asked == []
    assert stored(started, PLAY) == before


# --- The end ----------------------------------------------------------------------------------


def test_after_a_restart_of_the_server_everything_is_alive_again(tmp_path: Path, page: Any) -> None:
    for number in (signal.SIGTERM, signal.SIGHUP):
        with command(tmp_path / "mine", tmp_path / "home") as started:
            opened(started, page, LESSON)
            assert page.locator(".ga-board").first.is_visible()
            assert page.locator(DIALOGS).count() == 0
            family = started.family()
            assert len(family) >= 3  # the command, the server, the kernel
            started.told_to_end(number)
            page.wait_for_timeout(SETTLED)
            assert not family & {*running()}
            assert "Traceback" not in started.said()


def test_a_cell_to_change_is_open_and_runs(started: Command, page: Any) -> None:
    """The exercises of the ladder: their code is shown without asking, and Shift+Enter runs what was written."""
    opened(started, page, "32-ladder.ipynb")
    cells = page.locator(".jp-CodeCell.gl-open")
    cells.last.scroll_into_view_if_needed()
    cells.last.locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text('print("chan" + "ged")')
    page.keyboard.press("Shift+Enter")
    cells.last.get_by_text("changed", exact=True).wait_for()
    shown = page.locator(".jp-CodeCell .jp-InputArea-editor:visible")
    open_ones = shown.count()
    code = page.get_by_role("button", name="Code", exact=True)
    code.click()
    assert shown.count() > open_ones > 0
    code.click()
    assert shown.count() == open_ones
