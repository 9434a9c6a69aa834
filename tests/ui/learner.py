"""A learner's hands: the screens of a lesson done by mouse or by keyboard, as the model answer does them."""

from __future__ import annotations

from typing import Any

from glueckauf.widget.player import LessonPlayer
from tests.ui.live import shown
from tests.ui.sight import FOCUS

# A spot of a thing that nothing lies upon: near its corner, or else somewhere in it. On a phone, what stays
# at the foot of the screen may lie upon it.
SPOT = """(thing) => {
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    const free = () => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const inside = parts.flatMap((a) => parts.map((b) => [x + a * width, y + b * height]));
        return [[x + 7, y + 7], ...inside].find(([a, b]) => thing.contains(document.elementFromPoint(a, b)));
    };
    if (!free()) thing.scrollIntoView({ block: "center", behavior: "instant" });
    return free();
}"""


def click(page: Any, key: str) -> None:
    """Click a thing where nothing lies upon it, or its button."""
    thing = page.locator(f'[data-key="{key}"], [data-action="{key}"]').first
    spot = thing.evaluate(SPOT)
    assert spot, f"{key} is covered"
    page.mouse.click(*spot)
    shown(page)


def reach(page: Any, name: str) -> None:
    """Go to a thing with Tab alone."""
    for _ in range(120):
        if page.evaluate(FOCUS) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {name}")


def press(page: Any, key: str) -> None:
    reach(page, key)
    page.keyboard.press("Enter")
    shown(page)


def made(player: LessonPlayer) -> int:
    """How many of the moves on the board are the learner's own."""
    board: Any = player.board
    states = board._history.states[: len(board.moves)]
    return sum(state.to_move == board._seat() for state in states)


def way(player: LessonPlayer) -> list[str]:
    """The keys to choose one after the other for the next move of the model answer."""
    screen: Any = player.screen
    move = screen.line[made(player)]
    choice = next(choice for choice in player.frame["choices"] if choice["move"] == move)
    shortest: list[str] = min(choice["paths"], key=len)
    return shortest


def act(page: Any, player: LessonPlayer, choose: Any) -> None:
    """Every move of the model answer; what has no alternative a board does by itself."""
    screen: Any = player.screen
    line: tuple[str, ...] = screen.line
    while (done := made(player)) < len(line):
        for key in way(player):
            is_there = page.locator(f'[data-key="{key}"], [data-action="{key}"]').count()
            choose(page, key if is_there else f"move {line[done]}")  # few are left: they are told
        assert made(player) > done, f"{line[done]} was not played"


def by_mouse(page: Any, player: LessonPlayer) -> None:
    """Do the screen by mouse."""
    screen: Any = player.screen
    if screen.kind == "show":
        while page.locator('[data-control="step-on"]').count():
            page.click('[data-control="step-on"]')
    elif screen.kind == "act":
        act(page, player, click)
    elif screen.kind in ("point", "try"):
        click(page, screen.right()[0])
    else:
        page.check(f'.ga-answer input[value="{screen.answer}"]')
        page.click('[data-control="answer"]')
    shown(page)


def by_keyboard(page: Any, player: LessonPlayer) -> None:
    """Do the screen with keys alone; the focus is then on what leads on."""
    screen: Any = player.screen
    if screen.kind == "act":
        act(page, player, press)
    elif screen.kind in ("point", "try"):
        press(page, screen.right()[0])
    elif screen.kind == "show":
        while not player.frame["lesson"]["done"]:
            page.keyboard.press("ArrowRight")
            shown(page)
        reach(page, "continue")
    else:
        reach(page, "answer")  # goes through the group
        page.keyboard.press("Shift+Tab")
        wanted = [str(option) for option in screen.options].index(str(screen.answer))
        page.keyboard.press("Space")
        for _ in range(wanted):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        shown(page)
