"""Notebooks of strangers that say they are ours, in real Chromium: nothing of theirs runs, all of ours does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from anywidget import AnyWidget
from ipywidgets import Widget  # type: ignore[import-untyped]

from glueckauf.cli import main
from glueckauf.core.shipped import shipped
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.folder import prepare
from glueckauf.learn.jupyter.settings import EXTENSIONS
from glueckauf.learn.notebook import OURS, WELCOME
from tests.ui.browser import SCREENSHOTS
from tests.ui.command import ALIVE, SCREEN, command
from tests.ui.lab import PATIENCE, jupyter_lab

LESSON = "03-the-cage.ipynb"
RAN = "something foreign ran"  # a file that every foreign cell would leave
CELL = f"open({RAN!r}, 'w').close()"
SETTLED = 1500  # milliseconds in which JupyterLab does what it wants to
SCRIPT = "window.foreign = true"
PICTURE = f"<b>a table</b><img src=x onerror='{SCRIPT}'><script>{SCRIPT}</script>"
STATE = "application/vnd.jupyter.widget-state+json"
COURSE = """# Week 9 · Of my own

A page with a cell.

```python cell
import glueckauf as ga

ga.lesson(3).play()
```
"""
Book = dict[str, Any]


class Desk(NamedTuple):
    """Where notebooks are opened: the page of the command, or a JupyterLab of the learner's own."""

    folder: Path
    address: str  # of a notebook, with {name}
    contents: str  # of the server's interface
    token: str

    def put(self, page: Any, name: str, book: Book) -> None:
        """As JupyterLab does with a file that is dropped on it, and any program that has the token."""
        said = page.request.put(
            f"{self.contents}/{name}",
            data={"type": "notebook", "format": "json", "content": book},
            headers={"Authorization": f"token {self.token}"},
        )
        assert said.ok, said.text()

    def lay(self, page: Any, name: str, book: Book) -> None:
        (self.folder / name).write_text(json.dumps(book), "utf-8")

    def open(self, page: Any, name: str) -> None:
        """Open it and wait until all that may come alive has."""
        page.goto(self.address.format(name=name))
        page.locator(ALIVE).wait_for()
        page.wait_for_timeout(SETTLED)

    @property
    def has_run(self) -> bool:
        return any(self.folder.rglob(RAN))


@pytest.fixture(scope="module", params=["page", "lab"])
def desk(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, chromium: Any
) -> Iterator[Desk]:
    place = tmp_path_factory.mktemp("desk")
    folder = place / "mine"
    with pytest.MonkeyPatch.context() as here:
        here.setenv("HOME", str(place / "learner"))
        (place / "learner").mkdir()
        for language in LANGUAGES:
            prepare(folder, language)
        if request.param == "page":
            lay_modules(folder)  # the kernel starts here before anything is opened
            with command(folder, place / "home") as started:
                address = started.address()
                server, _, token = address.partition("/doc/tree/")
                token = token.partition("token=")[2]
                way = address.replace(WELCOME, "{name}")
                yield Desk(folder, way, f"{server}/api/contents", token)
        else:
            here.setenv("JUPYTER_PATH", str(EXTENSIONS.parent))
            with jupyter_lab(folder) as lab:
                lay_modules(folder)
                way = f"{lab.address}/lab/tree/{{name}}?reset&token={lab.token}"
                yield Desk(folder, way, f"{lab.address}/api/contents", lab.token)


def lay_modules(folder: Path) -> None:
    """Modules of a stranger beside the notebooks, under the names of ours and of what we need."""
    for name in ("glueckauf", "anywidget", "matplotlib"):
        for place in (folder, *(folder / language for language in LANGUAGES[1:])):
            (place / f"{name}.py").write_text(CELL, "utf-8")


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport=SCREEN, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def cell(source: str, *outputs: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {"cell_type": "code", "metadata": {}, "execution_count": None}
    return {**made, "id": "foreign", "source": source, "outputs": list(outputs)}


def shows(**data: str) -> dict[str, Any]:
    """An output as it is stored; `text__html` is text/html."""
    kinds = {kind.replace("__", "/"): text for kind, text in data.items()}
    return {"output_type": "display_data", "metadata": {}, "data": kinds}


def lesson(desk: Desk) -> Book:
    book: Book = json.loads((desk.folder / LESSON).read_text("utf-8"))
    return book


@pytest.mark.parametrize("way", [Desk.put, Desk.lay], ids=["put", "laid"])
def test_a_cell_of_a_stranger_waits_for_a_person(
    desk: Desk, page: Any, way: Callable[[Desk, Any, str, Book], None]
) -> None:
    """One that says it is ours; then one of ours in which a cell was changed and another was added."""
    code = f"{CELL}  # {way.__name__}"  # once a person has run it, it is known
    alone = lesson(desk)
    alone["cells"] = [cell(code)]
    way(desk, page, "stranger.ipynb", alone)
    desk.open(page, "stranger.ipynb")
    assert not desk.has_run

    edited = lesson(desk)
    what_if = next(one for one in edited["cells"] if one["id"] == "what-if-cell")
    what_if["source"] = [f"{code}\n", *what_if["source"]]
    edited["cells"].insert(0, cell(code))
    for one in edited["cells"]:
        if one["cell_type"] == "code":
            one["metadata"]["trusted"] = True
    way(desk, page, "edited.ipynb", edited)
    desk.open(page, "edited.ipynb")
    page.screenshot(path=SCREENSHOTS / f"foreign-{way.__name__}-{desk.folder.parent.name}.png")
    assert not desk.has_run
    assert page.locator(".ga-board").first.is_visible()
    assert page.locator("[data-ga-waits]").count() == 2
    foreign = page.locator("[data-ga-waits] .cm-content").first
    assert RAN in foreign.inner_text()  # what would be run is in sight

    foreign.click()
    page.keyboard.press("Shift+Enter")
    page.wait_for_function("document.querySelectorAll('[data-ga-waits]').length === 1")
    page.wait_for_timeout(SETTLED)
    assert desk.has_run
    (desk.folder / RAN).unlink()


def test_what_builds_on_a_cell_that_waits_stays_a_picture(desk: Desk, page: Any) -> None:
    edited = lesson(desk)
    play = next(one for one in edited["cells"] if one["id"] == "play")
    play["source"] = [*play["source"], "  # of mine"]
    what_if = next(one for one in edited["cells"] if one["id"] == "what-if-cell")
    what_if["outputs"] = [shows(text__html=PICTURE)]
    desk.put(page, "first.ipynb", edited)
    desk.open(page, "first.ipynb")
    assert page.get_by_text("a table").is_visible()
    assert page.locator("[data-ga-waits]").count() == 2
    assert not page.evaluate("window.foreign")


def test_what_is_stored_runs_nothing(desk: Desk, page: Any) -> None:
    """Pictures of strangers and of ours, said to be trusted: their scripts, and widgets that bring their own."""
    widget = AnyWidget(_esm=f"{SCRIPT}; export default {{ render() {{}} }}")
    state = Widget.get_manager_state(widgets=[widget, widget.layout])
    made = lesson(desk)
    pictures = [shows(text__html=PICTURE), shows(text__markdown=PICTURE), shows(image__svg_xml="")]
    pictures += [
        shows(
            **{
                "application__javascript": SCRIPT,
                "image__svg+xml": f"<svg xmlns='http://www.w3.org/2000/svg' onload='{SCRIPT}'/>",
            }
        )
    ]
    made["cells"] += [cell("1 + 1", *pictures)]
    made["cells"] += [{"cell_type": "markdown", "id": "m", "metadata": {}, "source": PICTURE}]
    for one in made["cells"]:
        if one["cell_type"] == "code":
            one["metadata"]["trusted"] = True
            one["outputs"] = pictures
    made["metadata"]["widgets"] = {STATE: state}
    names = ["pictures.ipynb"]
    desk.put(page, names[0], made)
    if "doc" in desk.address:  # on our page, also what does not say that it is ours
        del made["metadata"][OURS]
        names.append("others.ipynb")
        desk.put(page, names[1], made)
    for name in names:
        page.goto(desk.address.format(name=name))
        page.locator(".jp-NotebookPanel .jp-RenderedHTMLCommon").first.wait_for()
        page.wait_for_timeout(3 * SETTLED)
        assert not page.evaluate("window.foreign"), name


def test_a_button_in_a_text_runs_nothing(desk: Desk, page: Any) -> None:
    """JupyterLab lets one stand for any of its commands; a click on it is no reading of the code."""
    button = '<button data-commandlinker-command="notebook:run-all-cells">Go on</button>'
    made = lesson(desk)
    text = {"cell_type": "markdown", "id": "m", "metadata": {}, "source": button}
    made["cells"] = [text, cell(f"{CELL}  # by a button", shows(text__html=button))]
    desk.put(page, "button.ipynb", made)
    desk.open(page, "button.ipynb")
    for shown in page.get_by_text("Go on", exact=True).all():
        shown.click()
    page.wait_for_timeout(SETTLED)
    assert not desk.has_run


def test_ours_are_alive_in_every_language(desk: Desk, page: Any) -> None:
    for language in LANGUAGES:
        name = LESSON if language == LANGUAGES[0] else f"{language}/{LESSON}"
        desk.open(page, name)
        assert page.locator(".ga-board").first.is_visible()
        assert page.locator("[data-ga-waits]").count() == 0
        assert not desk.has_run


def test_what_was_made_here_is_alive(desk: Desk, page: Any) -> None:
    """The notebook of a lesson and of a course's page; the latter is a stranger's anywhere else."""
    mine = desk.folder / "my-lesson.toml"
    mine.write_bytes((shipped() / "board" / "lessons" / "03-the-cage.toml").read_bytes())
    week = desk.folder / "my-week.en.md"
    week.write_text(COURSE, "utf-8")
    assert main(["notebook", str(mine), "--lang", "hu"]) == 0
    assert main(["notebook", str(week), str(desk.folder / "my-week.ipynb")]) == 0
    for name in ("my-lesson.ipynb", "my-week.ipynb"):
        desk.open(page, name)
        assert page.locator(".ga-board").first.is_visible()
        assert page.locator("[data-ga-waits]").count() == 0
