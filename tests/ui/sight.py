"""What must be in sight on a laptop's screen, asked of a page that shows the player."""

from __future__ import annotations

from typing import Any

from tests.ui.live import shown

# The goal, what is taught, the message, the buttons, and everything that can be chosen
OUT_OF_SIGHT = """() => {
    const must = ".ga-say, .ga-goal, .ga-question, .ga-message, .ga-player-tools, .ga-onward, .ga-dots, .ga-actions, "
        + ".ga-reward, .ga-holder > svg, .ga-open, .ga-end-card > :not(.ga-meanings)";
    return [...document.querySelectorAll(must)].filter((node) => node.getClientRects().length).filter((node) => {
        const box = node.getBoundingClientRect();
        return box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
    }).map((node) => node.dataset?.key ?? node.getAttribute("class"));
}"""
CUT_OFF = """() => [".ga-lead", ".ga-answer-box", ".ga-end"].filter((name) => {
    const node = document.querySelector(name);
    return node.scrollHeight > node.clientHeight + 1;
})"""
FOCUS = """() => { const { key, control, action } = document.activeElement?.dataset ?? {}; return key ?? control ?? action ?? ""; }"""


def in_sight(page: Any) -> None:
    shown(page)
    assert page.evaluate(OUT_OF_SIGHT) == []
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("scrollY") == 0
