"""A box of widgets on a page of its own, answered by the real Python of the test: no server, no kernel."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from glueckauf.games import GAMES
from glueckauf.widget import sources
from tests.ui.live import TRAITS

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Play</title>
<meta name="viewport" content="width=device-width"><style>body {{ margin: 8px }}{style}</style></head>
<body><main class="ga-play jupyter-widgets"></main>
<script type="module">
{script}
const shown = new Map(); // the widgets of the box, by their place in Python's memory
class Boxed {{
  constructor(id, traits) {{ this.id = id; this.traits = traits; this.heard = new Map(); }}
  get(name) {{ return this.traits[name]; }}
  on(name, act) {{ this.heard.set(name, [...(this.heard.get(name) ?? []), act]); }}
  off(name, act) {{ this.heard.set(name, (this.heard.get(name) ?? []).filter((one) => one !== act)); }}
  async send(message) {{ await ask(this.id, message); }}
  take(traits) {{
    Object.assign(this.traits, traits);
    for (const name of Object.keys(traits)) for (const act of this.heard.get(`change:${{name}}`) ?? []) act();
  }}
}}
async function ask(id, message) {{
  const box = JSON.parse(await ask_python(JSON.stringify([id, message])));
  const ids = box.map(([id]) => id);
  for (const [id, one] of shown) if (!ids.includes(id)) {{ one.leave(); one.el.remove(); shown.delete(id); }}
  for (const [id, traits] of box) {{
    if (shown.has(id)) {{ shown.get(id).model.take(traits); continue; }}
    const [el, model] = [document.createElement("div"), new Boxed(id, traits)];
    document.querySelector("main").append(el);
    shown.set(id, {{ el, model, leave: render({{ model, el }}) }});
  }}
}}
window.renew = () => ask(0, null);
await window.renew();
</script></body></html>"""
Boxed = Callable[..., Any]


@pytest.fixture
def boxed(chromium: Any, tmp_path: Path) -> Iterator[Boxed]:
    """Opens the page of a box; whatever goes wrong there fails the test."""
    contexts: list[Any] = []
    errors: list[str] = []

    def open_page(box: Any, width: int = 1400, height: int = 800, **context: Any) -> Any:
        usual = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
        contexts.append(chromium.new_context(**{**usual, **context}))
        contexts[-1].set_default_timeout(20_000)
        path = tmp_path / "box.html"
        styles = "\n".join(sources.style(game) for game in GAMES)
        path.write_text(PAGE.format(style=styles, script=sources.offline_script()), "utf-8")
        page = contexts[-1].new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.extend([said.text] * (said.type == "error")))
        page.expose_function("ask_python", lambda text: _answer(box, *json.loads(text)))
        page.goto(path.as_uri())
        page.locator(".ga-board").first.wait_for()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def _answer(box: Any, place: int, message: Any) -> str:
    for widget in box.children:
        if id(widget) == place and message is not None:
            widget._hear(widget, message, [])
    return json.dumps([[id(widget), _traits(widget)] for widget in box.children])


def _traits(widget: Any) -> dict[str, Any]:
    return {name: getattr(widget, name) for name in TRAITS if hasattr(widget, name)}
