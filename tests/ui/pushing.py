"""A table on a page of its own that also shows what Python does by itself: what bots have thought out.

Python runs in the event loop of the test's browser, so bots think in threads as they do in a kernel. Where the page would be
told over a line, it asks every few milliseconds; what has not changed is not told again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from glueckauf.widget import sources
from glueckauf.widget.table import Table
from tests.ui.live import TRAITS

ALL = (*TRAITS, "thinking")
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table</title>
<meta name="viewport" content="width=device-width"><style>body {{ margin: 8px }}{style}</style></head><body><main></main>
<script type="module">
{script}
class Line {{
  constructor() {{ this.traits = {{}}; this.texts = {{}}; this.heard = new Map(); }}
  get(name) {{ return this.traits[name]; }}
  on(name, act) {{ this.heard.set(name, [...(this.heard.get(name) ?? []), act]); }}
  off(name, act) {{ this.heard.set(name, (this.heard.get(name) ?? []).filter((one) => one !== act)); }}
  async send(message) {{ this.take(await ask_python(JSON.stringify(message))); }}
  take(answer) {{
    const changed = Object.entries(JSON.parse(answer)).filter(([name, text]) => this.texts[name] !== text);
    for (const [name, text] of changed) [this.texts[name], this.traits[name]] = [text, JSON.parse(text)];
    for (const [name] of changed) for (const act of this.heard.get(`change:${{name}}`) ?? []) act();
  }}
  async listen() {{ for (;;) {{ this.take(await ask_python("null")); await new Promise((done) => setTimeout(done, 40)); }} }}
}}
window.model = new Line();
model.take(await ask_python("null"));
render({{ model, el: document.querySelector("main") }});
model.listen();
</script></body></html>"""
Play = Callable[..., Any]


@pytest.fixture
def playing(chromium: Any, tmp_path: Path) -> Iterator[Play]:
    """Opens the page of a table; whatever goes wrong there fails the test."""
    contexts: list[Any] = []
    errors: list[str] = []

    def open_page(table: Table, width: int = 1400, height: int = 800, **context: Any) -> Any:
        usual = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
        contexts.append(chromium.new_context(**{**usual, **context}))
        contexts[-1].set_default_timeout(20_000)
        page = contexts[-1].new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.extend([said.text] * (said.type == "error")))
        page.expose_function("ask_python", lambda text: _answer(table, json.loads(text)))
        texts = {"style": sources.style(table.state.game), "script": sources.offline_script()}
        path = tmp_path / f"table-{len(contexts)}.html"
        path.write_text(PAGE.format(**texts), "utf-8")
        page.goto(path.as_uri())
        page.wait_for_function("document.querySelector('[data-kind=table] .ga-holder svg')")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def _answer(table: Table, message: Any) -> str:
    if message is not None:
        table._hear(table, message, [])
    shown = {name: getattr(table, name) for name in ALL if hasattr(table, name)}
    return json.dumps({name: json.dumps(value) for name, value in shown.items()})
