"""The board among its surroundings: other boards, themes, sizes, motion."""

from __future__ import annotations

import re
from itertools import product

import pytest

from glueckauf.core.draw.palette import contrast
from glueckauf.widget import sources
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.pretended import Open, moves, press, settled
from tests.variants import mainly


def test_boards_do_not_clash(opened: Open) -> None:
    """Two boards, and a second view of the first."""
    page = opened(
        "open_board(new Pretended()); open_board(new Pretended()); open_board(boards[0].model);"
    )
    views = page.locator(".ga-board")
    views.nth(1).locator('[data-key="0:level/3"]').click(position={"x": 6, "y": 6})
    page.wait_for_function("boards[1].model.ply === 1")
    assert (moves(page, 0), moves(page, 1)) == ("", "3")
    views.nth(2).locator('[data-key="0:level/2"]').click(position={"x": 6, "y": 6})
    settled(page)
    views.nth(0).locator('[data-key="0:level/2"].ga-shut').wait_for()
    views.nth(0).locator('[data-key="0:level/1"]').click(position={"x": 6, "y": 6})
    settled(page)
    assert moves(page, 0) == "2 1"
    page.evaluate("boards[2].stop(); boards[0].stop()")
    assert views.count() == 1
    assert page.evaluate("[...boards[0].model.heard.values()].flat().length") == 0


def test_the_theme_follows_the_page(opened: Open) -> None:
    page = opened(color_scheme="light")
    for change, theme in (
        ("document.documentElement.setAttribute('theme', 'dark')", "dark"),  # Colab
        ("document.body.className = 'vscode-light'", "light"),
        ("document.body.className = 'vscode-dark'", "dark"),
        ("document.body.className = 'vscode-high-contrast vscode-high-contrast-light'", "light"),
        ("document.body.className = 'vscode-high-contrast'", "dark"),
        ("document.body.dataset.jpThemeLight = 'true'", "light"),
        ("document.body.dataset.jpThemeLight = 'false'", "dark"),
        ("boards[0].model.tell({ options: { kind: 'table', theme: 'light' } })", "light"),
    ):
        page.evaluate(f"() => {{ {change}; }}")
        page.locator(f'.ga-board[data-theme="{theme}"]').wait_for()


def test_the_theme_follows_the_system(opened: Open) -> None:
    page = opened(color_scheme="dark")
    page.locator('.ga-board[data-theme="dark"]').wait_for()
    page.emulate_media(color_scheme="light")
    page.locator('.ga-board[data-theme="light"]').wait_for()


@pytest.mark.parametrize(
    ("width", "theme"),
    mainly(product([360, 700, 1280], ["light", "dark"]), (360, "dark"), (1280, "light")),
)
def test_every_size_and_theme(opened: Open, width: int, theme: str) -> None:
    """No sideways scrolling and no axe violation, with everything on show."""
    puzzle = """{
        title: "Two birds", task: "Do it.", used: 3, steps: 8, par: "9 VP, 7 steps", stars: 1, score: "5 VP", over: true,
        verdict: ["Reached: 5 VP.", "The first slip is move 3."], hints: ["Think."], hints_left: 2, solution: false,
        rows: [{ number: 1, best: "4", given: "4", parts: false }, { number: 2, best: "+k", given: "0", parts: true }],
    }"""
    page = opened(
        f"""const [table, puzzle] = [new Pretended(), new Pretended({{ kind: "puzzle", view: "pit" }})];
        puzzle.extra = {{ puzzle: {puzzle}, parts: ["pit0"], hint: ["0:level/4"] }};
        puzzle.show("", {{ kind: "bad", text: "Not there.", rule: "GA-5.1" }});
        for (const move of ["3", "+g"]) table.answer({{ n: "", ply: table.ply, do: "play", move }});
        for (const model of [table, puzzle, new Pretended({{ kind: "stepper" }}, script())]) open_board(model);""",
        viewport={"width": width, "height": 900},
        color_scheme=theme,
    )
    page.locator('.ga-board[data-kind="table"] [data-key="money/4"]').click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".ga-option").count() == 2
    columns = page.evaluate(
        """[...document.querySelectorAll('.ga-board[data-kind="table"] :is([data-slot], .ga-entries)')]
            .map((node) => Math.round(node.getBoundingClientRect().left))"""
    )
    assert len(set(columns)) == {360: 1, 700: 2, 1280: 3}[width]
    page.screenshot(path=SCREENSHOTS / f"offline-{width}-{theme}.png", full_page=True)
    assert violations(page, ".ga-board") == []


TEXT_ON = (  # what is written on what
    *(("ink", ground) for ground in ("paper", "cell", "press")),
    *(("soft", ground) for ground in ("paper", "cell", "press")),
    *(("ink", f"{kind}-ground") for kind in ("info", "good", "bad", "ask")),
    *(("paper", kind) for kind in ("soft", "good", "bad", "ask")),
    ("on-main", "main"),
    ("bad", "bad-ground"),
    ("open", "paper"),
    ("open", "cell"),
)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), TEXT_ON, ids=lambda name: name)
def test_contrast(text: str, ground: str, theme: int) -> None:
    colours = re.findall(r"--gb-([\w-]+): (#[0-9a-f]{6});", sources.style())
    both = [
        [value for name, value in colours if name == wanted][theme] for wanted in (text, ground)
    ]
    assert contrast(*both) >= 4.5


def test_every_word_is_known() -> None:
    used = set(re.findall(r'\b(?:word|tool|step|count|bad)\("(\w+)"', sources.offline_script()))
    assert {"undo", "first", "steps", "silent", "no_further"} <= used
    assert used - sources.words("en").keys() == set()


# --- Motion: of real tables, see test_motion.py ---------------------------------------------


def test_nothing_moves_where_motion_is_unwelcome(opened: Open) -> None:
    page = opened()
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('moved'); }; }")
    press(page, "0:level/3", "0:cart/3.g", "0:surface")
    assert moves(page) == "3 +g 0"
