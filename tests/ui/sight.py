"""What must be in sight on a laptop's screen, asked of a page that shows the player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import glueckauf as ga
from glueckauf.learn.lessons.lesson import Lesson
from glueckauf.widget.player import LessonPlayer
from tests.ui.live import renew, shown

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


def hidden(
    page: Any, player: LessonPlayer, lessons: Iterable[Lesson]
) -> Iterator[tuple[str, int, list[str]]]:
    """The screens of these lessons that are not all in sight, and what is not; all of the player's game."""
    for one in lessons:
        player._begin(ga.lesson(one, player._language))
        for number in range(1, len(one.screens) + 2):
            player.goto(number)
            renew(page)
            found = [*page.evaluate(OUT_OF_SIGHT), *page.evaluate(CUT_OFF)]
            if found:
                yield one.id, number, found
