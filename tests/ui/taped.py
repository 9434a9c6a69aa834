"""A board on a page of its own that shows what a real table sent, move after move."""

from __future__ import annotations

import json
from typing import Any

from glueckauf.widget.board import SLOTS, Board
from tests.ui.pretended import Open

SENT = ("frame", "options", "words", *SLOTS)
# Remembers every copy that travels, and lets a test look at it in the middle of its way
WATCH = """() => {
    const animate = Element.prototype.animate;
    window.watched = [];
    Element.prototype.animate = function (frames, timing) {
        watched.push({ node: this, frames, end: timing.duration + (timing.delay ?? 0) });
        return animate.call(this, frames, timing);
    };
}"""
SHOWN = (
    "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"
)
# Where copies end: the thing on the page whose middle is there, by its piece or key, and what the copy shows
ARRIVALS = """() => {
    const stage = document.querySelector(".ga-stage").getBoundingClientRect();
    const centre = (node) => {
        const box = node.getBoundingClientRect();
        return [box.x + box.width / 2 - stage.x, box.y + box.height / 2 - stage.y];
    };
    const places = [...document.querySelectorAll(".ga-holder :is([data-piece], [data-key])")]
        .map((node) => [node.dataset.piece ?? node.dataset.key, node.closest("[data-part]").dataset.part, centre(node)]);
    return watched.filter(({ node }) => node.matches(".ga-traveller")).map(({ node, frames }) => {
        const [x, y] = frames.at(-1).transform.match(/-?[\\d.]+(?=px)/g).map(Number);
        const near = ([, , [a, b]]) => Math.hypot(a - x, b - y) < 2;
        const there = places.filter(near).map(([name, part]) => `${part} ${name}`);
        const classes = [...node.querySelectorAll("[class]")].map((one) => one.getAttribute("class")).join(" ");
        return { there, classes, text: node.textContent };
    });
}"""


def taped(opened: Open, board: Board, *moves: str, **context: Any) -> Any:
    """The page of a board before these moves; `go(page)` makes the next one."""
    tape = [_sent(board)]
    for move in moves:
        board.play(move)
        tape.append(_sent(board))
    script = f"open_board(new Taped({json.dumps(tape)}));".replace("</", "<\\/")
    page = opened(script, **{"reduced_motion": "no-preference", **context})
    page.evaluate(SHOWN)
    page.evaluate(WATCH)
    return page


def _sent(board: Board) -> dict[str, Any]:
    return {name: getattr(board, name) for name in SENT}


def go(page: Any) -> None:
    """The next frame, with everything that travels stopped in the middle of its way."""
    page.evaluate("() => { watched.length = 0; boards[0].model.send(); }")
    page.evaluate(SHOWN)
    page.evaluate(
        "document.querySelector('.ga-stage').getAnimations({ subtree: true }).forEach((one) => one.pause())"
    )


def finish(page: Any) -> None:
    page.evaluate(
        "document.querySelector('.ga-stage').getAnimations({ subtree: true }).forEach((one) => one.finish())"
    )
    page.wait_for_function("!document.querySelector('.ga-traveller, .ga-counting')")
