"""Pages that Python writes, in a real browser: the map of every game, and the games that are trained."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.lessons.lesson import lessons, taught
from glueckauf.learn.liked import liked
from glueckauf.learn.progress import VARIABLE, note
from glueckauf.widget import sources
from glueckauf.widget.links import LinksPage
from glueckauf.widget.training import TrainingPage
from tests.ui.browser import SCREENSHOTS, violations
from tests.variants import mainly

DAY = "2026-11-16"
SIZES = {"laptop": (1400, 800), "phone": (360, 740)}
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
<meta name="viewport" content="width=device-width"><style>body {{ margin: 8px }}{style}</style></head><body><main></main>
<script type="module">
{script}
const heard = [];
const model = {{
  traits: JSON.parse(await ask_python("null")),
  get(name) {{ return this.traits[name]; }},
  on(name, act) {{ heard.push([name, act]); }},
  off() {{}},
  async send(message) {{
    this.traits = JSON.parse(await ask_python(JSON.stringify(message)));
    for (const [, act] of heard) act();
  }},
}};
render({{ model, el: document.querySelector("main") }});
</script></body></html>"""
Opened = Callable[..., Any]


@pytest.fixture(autouse=True)
def progress_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))


@pytest.fixture
def shown(chromium: Any, tmp_path: Path) -> Iterator[Opened]:
    """Opens a page, answered by the Python of the test; whatever goes wrong there fails the test."""
    context = chromium.new_context()
    context.set_default_timeout(20_000)
    errors: list[str] = []

    def open_page(widget: LinksPage, size: str = "laptop") -> Any:
        script = sources.page_script().replace("export default { render };", "")
        path = tmp_path / "page.html"
        path.write_text(PAGE.format(style=widget._css, script=script), "utf-8")
        page = context.new_page()
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.expose_function("ask_python", lambda text: _answer(widget, json.loads(text)))
        page.goto(path.as_uri())
        page.locator("[data-choose]").first.wait_for()
        return page

    yield open_page
    context.close()
    assert errors == []


def _answer(widget: LinksPage, message: Any) -> str:
    if message is not None:
        widget._handle_custom_msg(message, [])
    return json.dumps({name: getattr(widget, name) for name in ("page", "theme", "game")})


@pytest.mark.parametrize("size", SIZES)
def test_the_map_of_every_game(size: str, shown: Opened) -> None:
    note(lessons(taught()[0])[0].id, "any", solved=True, stars=3)
    page = shown(ga.home(day=DAY), size)
    for game in taught():
        page.locator(f'[data-choose="{game}"]').click()
        page.locator(f'[data-choose="{game}"][aria-current="true"]').wait_for()
        assert page.locator(".ga-map li").count() == len(lessons(game))
        assert page.locator(".ga-emblem svg").count() == len(lessons(game))
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
        if size == "laptop":
            last = page.locator(".ga-map li").last.bounding_box()
            assert last["y"] + last["height"] <= SIZES[size][1], "the way is in sight"
        page.screenshot(path=SCREENSHOTS / f"map-{game}-{size}.png", full_page=True)
        assert violations(page, ".ga-course") == []
    assert ga.home(day=DAY).game == taught()[-1]


def test_a_game_is_chosen_by_keyboard(shown: Opened) -> None:
    page = shown(ga.home("pl", day=DAY))
    first, other = (page.locator(f'[data-choose="{game}"]') for game in taught()[:2])
    first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(f'[data-choose="{taught()[1]}"][aria-current="true"]').wait_for()
    assert other.evaluate("one => one === document.activeElement"), (
        "the keyboard stays where it was"
    )
    assert first.get_attribute("href") == f"{lessons(taught()[0])[0].id}.ipynb"


@pytest.mark.parametrize("language", mainly(LANGUAGES, "hu"))
def test_the_games_that_are_trained(language: str, shown: Opened) -> None:
    page = shown(TrainingPage(ga.training(DAY, language)), "phone")
    first, other = liked()[0], taught()[-1]
    page.locator(f'[data-choose="{other}"]').click()
    page.locator(f'[data-choose="{other}"][aria-pressed="true"]').wait_for()
    assert liked() == (first, other)
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
    page.screenshot(path=SCREENSHOTS / f"training-{language}.png", full_page=True)
    assert violations(page, ".ga-choose") == []
