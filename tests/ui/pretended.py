"""The board on a page of its own, from a file, against a pretended Python (pretend.js)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from glueckauf.widget import sources

PRETEND = Path(__file__).with_name("pretend.js").read_text("utf-8")
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Board</title>
<meta name="viewport" content="width=device-width"><style>{style}</style></head><body><main></main>{data}
<script type="module">
{script}
{pretend}
{start}
</script></body></html>"""
Open = Callable[..., Any]


@pytest.fixture
def opened(chromium: Any, tmp_path: Path) -> Iterator[Open]:
    """Opens a page that runs `start`; whatever it says to the console as an error fails the test."""
    contexts, errors = [], []

    def open_page(
        start: str = "open_board(new Pretended());", data: str = "", **context: Any
    ) -> Any:
        path = tmp_path / "page.html"
        texts = {
            "style": sources.style("board"),
            "script": sources.offline_script(),
            "pretend": PRETEND,
        }
        page_text = PAGE.format(start=start, data=data, **texts)
        path.write_text(page_text, "utf-8")
        clock = context.pop("clock", False)
        usual = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"}
        contexts.append(chromium.new_context(**{**usual, **context}))
        contexts[-1].set_default_timeout(10_000)
        page = contexts[-1].new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        if clock:
            page.clock.install()
        page.goto(path.as_uri())
        page.locator(".ga-board svg.ga-part[data-part]").first.wait_for()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def at(page: Any, key: str) -> Any:
    return page.locator(f'[data-key="{key}"]')


def press(page: Any, *keys: str) -> None:
    """Click things near their corner, where nothing lies upon them, and wait for the answers."""
    for key in keys:
        at(page, key).click(position={"x": 6, "y": 6}, force=True)  # shut things can be asked, too
        settled(page)


def settled(page: Any) -> None:
    page.wait_for_function("!document.querySelector('.ga-waiting')")


def moves(page: Any, board: int = 0) -> str:
    model = f"boards[{board}].model"
    made: str = page.evaluate(f"{model}.moves.slice(0, {model}.ply).join(' ')")
    return made


def asked(page: Any, board: int = 0) -> list[str]:
    done: list[str] = page.evaluate(f"boards[{board}].model.sent.map((message) => message.do)")
    return done


def said(page: Any) -> str:
    text: str = page.locator(".ga-text").first.inner_text()
    return text


def focused(page: Any) -> str:
    key: str = page.evaluate(
        "document.activeElement?.dataset.key ?? document.activeElement.tagName"
    )
    return key
