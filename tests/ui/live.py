"""A widget on a page of its own, answered by the real Python of the test: no server, no kernel."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from glueckauf.widget import sources
from glueckauf.widget.base import Widget
from glueckauf.widget.board import SLOTS

TRAITS = ("frame", "frames", "options", "words", *SLOTS)
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Board</title>
<meta name="viewport" content="width=device-width"><style>body {{ margin: 8px }}{style}</style></head><body><main></main>
<script type="module">
{script}
class Live {{
  constructor(traits) {{ this.traits = traits; this.heard = new Map(); this.sent = []; }}
  get(name) {{ return this.traits[name]; }}
  on(name, act) {{ this.heard.set(name, [...(this.heard.get(name) ?? []), act]); }}
  off(name, act) {{ this.heard.set(name, (this.heard.get(name) ?? []).filter((one) => one !== act)); }}
  async send(message) {{
    this.sent.push(message.do);
    const traits = JSON.parse(await ask_python(JSON.stringify(message)));
    Object.assign(this.traits, traits);
    for (const name of Object.keys(traits)) for (const act of this.heard.get(`change:${{name}}`) ?? []) act();
  }}
}}
window.model = new Live(JSON.parse(await ask_python("null")));
render({{ model, el: document.querySelector("main") }});
</script></body></html>"""
Live = Callable[..., Any]
READY = ".ga-stage[data-scale], .ga-end:not([hidden]), :is([data-kind=table], [data-kind=stepper]) .ga-holder svg, .ga-lab form > *"


@pytest.fixture
def live(chromium: Any, tmp_path: Path) -> Iterator[Live]:
    """Opens the page of a widget; whatever goes wrong there fails the test."""
    contexts: list[Any] = []
    errors: list[str] = []

    def open_page(widget: Widget, width: int = 1400, height: int = 800, **context: Any) -> Any:
        usual = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
        contexts.append(chromium.new_context(**{**usual, **context}))
        contexts[-1].set_default_timeout(20_000)
        return opened(contexts[-1], widget, tmp_path / "live.html", errors)

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def opened(context: Any, widget: Widget, path: Path, errors: list[str] | None = None) -> Any:
    """The page of a widget; what goes wrong there is added to `errors`."""
    texts = {"style": widget._css, "script": sources.offline_script()}
    path.write_text(PAGE.format(**texts), "utf-8")
    page = context.new_page()
    if errors is not None:
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.extend([said.text] * (said.type == "error")))
    page.expose_function("ask_python", lambda text: _answer(widget, json.loads(text)))
    page.goto(path.as_uri())
    page.locator(".ga-board").first.wait_for()
    page.wait_for_function(f"document.querySelector({json.dumps(READY)})")
    return page


def _answer(widget: Widget, message: Any) -> str:
    if message is not None:
        widget._hear(widget, message, [])
    return json.dumps({name: getattr(widget, name) for name in TRAITS if hasattr(widget, name)})


def shown(page: Any) -> None:
    """Wait until everything has been answered and laid out."""
    page.wait_for_function("!document.querySelector('.ga-waiting')")
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def renew(page: Any) -> None:
    """Show what Python has done by itself."""
    page.evaluate("model.send({ n: 'test', do: 'log' })")
    shown(page)
