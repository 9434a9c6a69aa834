"""The table in real JupyterLab, in real Chromium: as a learner meets it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.lab import KERNEL_SAYS, PATIENCE, READY, Lab, click, in_width, settled

LEFT = "from glueckauf.widget import visits; print(len(visits._left))"
X3 = "mining/8 3 +g +g 1 +y 0 g>A g>A"
PATH = ["mining/8", "0:level/3", *["0:cart/3.g"] * 2, "0:level/1", "0:cart/1.y", "0:surface"]
TABLE = """
import glueckauf as ga
from glueckauf.games.board.parts import Mine, Order, Outstanding, Tile

state = ga.board.setup(3, seed=1)
while state.pending:
    state = state.after(state.legal_moves()[0])
player = state.players[0]._replace(
    mine=Mine(0, "", ("y", "b", "gg", "k"), "", (Tile("g", True),)),
    orders=(Outstanding("A", Order("barrow", "gg", 7), ("", "")),),
)
state = state._replace(players=(player, *state.players[1:]))
table = ga.Table(state)
table
"""


def opened(lab: Lab, page: Any, name: str, *cells: str) -> Any:
    """The first board of a new notebook with these cells."""
    lab.write(f"{name}.ipynb", cells)
    lab.open_instead(page, f"{name}.ipynb")
    board = page.locator(".ga-board").first
    board.wait_for()
    board.scroll_into_view_if_needed()
    return board


def moves(lab: Lab, page: Any, name: str = "table") -> str:
    return lab.says(page, f"print(' '.join({name}.moves))")


def focused_key(page: Any) -> str:
    key: str = page.evaluate("document.activeElement?.dataset?.key ?? ''")
    return key


def reach(page: Any, key: str) -> None:
    """Go to a thing with Tab alone."""
    for _ in range(200):
        if focused_key(page) == key:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {key}")


def message(board: Any) -> str:
    text: str = board.locator(".ga-message").inner_text()
    return text


def test_a_mining_turn_by_mouse(lab: Lab, desk: Any) -> None:
    board = opened(lab, desk, "mouse", TABLE)
    for key in [*PATH, "0:square/A.g", "0:square/A.g"]:
        click(board, key)
        settled(board)
    assert moves(lab, desk) == X3
    assert (
        lab.says(desk, "print(table.state.players[0].mine.cage, table.state.pending)") == "y None"
    )
    desk.screenshot(path=SCREENSHOTS / "lab-1280.png")


def test_a_mining_turn_by_keyboard_and_undo_to_the_start(lab: Lab, desk: Any) -> None:
    opened(lab, desk, "keyboard", TABLE)
    cells = lab.cells(desk)
    desk.locator(".jp-Notebook .jp-Cell").first.click(position={"x": 5, "y": 5})
    desk.keyboard.press("Escape")
    desk.locator(".ga-board").first.focus()
    board = desk.locator(".ga-board").first
    for key in [*PATH, "0:square/A.g", "0:square/A.g"]:
        reach(desk, key)
        desk.keyboard.press("Enter")
        settled(board)
    assert moves(lab, desk) == X3
    for _ in X3.split():
        desk.keyboard.press("z")
        settled(board)
    assert moves(lab, desk) == ""
    assert lab.says(desk, "print(table.state == state)") == "True"
    for _ in range(3):
        desk.keyboard.press("y")
        settled(board)
    assert moves(lab, desk) == "mining/8 3 +g"
    assert lab.cells(desk) == cells


def test_keys_never_reach_the_notebook(lab: Lab, desk: Any) -> None:
    board = opened(lab, desk, "keys", TABLE)
    cells = lab.cells(desk)
    reach_by_arrows = board.locator('[data-key="mining/8"]')
    reach_by_arrows.focus()
    for key in ["a", "b", "d", "d", "x", "c", "v", "m", "0", "0", "Escape", "j", "k", "Shift+M"]:
        desk.keyboard.press(key)
    settled(board)
    assert lab.cells(desk) == cells
    assert lab.says(desk, "print(table.state == state)") == "True"


def test_why_not(lab: Lab, desk: Any) -> None:
    board = opened(lab, desk, "why", TABLE)
    click(board, "delivery/engine")
    board.locator(".ga-badge", has_text="GA-6.1").wait_for()
    assert "You have no complete engine order." in message(board)
    board.locator('[data-key="workshop/8"]').focus()
    desk.keyboard.press("?")
    board.locator(".ga-badge", has_text="GA-1.4").wait_for()
    assert "Workshop 8 is closed with 3 players." in message(board)
    board.locator('[data-control="language"]').select_option("pl")
    board.locator('[data-control="undo"]', has_text="Cofnij").wait_for()
    click(board, "delivery/engine")
    board.locator(".ga-text", has_text="Nie masz kompletnego zamówienia z parowozem.").wait_for()


def test_focus_survives_a_repaint(lab: Lab, desk: Any) -> None:
    board = opened(lab, desk, "focus", TABLE)
    board.locator('[data-key="mining/8"]').focus()
    desk.keyboard.press("Enter")
    settled(board)
    reach(desk, "0:level/3")
    desk.keyboard.press("Enter")
    settled(board)
    reach(desk, "0:cart/3.g")
    desk.keyboard.press("Enter")
    settled(board)
    assert focused_key(desk) == "0:cart/3.g"
    desk.keyboard.press("Enter")
    settled(board)
    assert moves(lab, desk) == "mining/8 3 +g +g"


PUZZLE = "import glueckauf as ga\nboard = ga.PuzzleBoard('02-two-birds')\nboard"


def test_a_puzzle_failed_and_solved(lab: Lab, desk: Any) -> None:
    board = opened(lab, desk, "puzzle", PUZZLE)
    for key in ["0:level/4", "0:cart/4.k", "0:surface", "0:square/A.k"]:
        click(board, key)
        settled(board)
    board.locator('[data-control="check"]').click()
    board.locator(".ga-verdict").get_by_text("best possible: 9 VP, 7 steps").wait_for()
    assert lab.says(desk, "print(board.verdict.stars, board.verdict.first_slip)") == "1 3"
    desk.screenshot(path=SCREENSHOTS / "lab-puzzle-failed.png")
    board.locator('[data-control="reset"]').click()
    settled(board)
    path = ["0:level/4", "0:cart/4.k", "0:level/3", "0:cart/3.g", "0:surface"]
    for key in [*path, "0:square/B.g", "0:square/A.k"]:
        click(board, key)
        settled(board)
    board.locator('[data-control="check"]').click()
    board.locator(".ga-verdict").get_by_text("Nothing better is possible").wait_for()
    assert lab.says(desk, "print(board.verdict.stars)") == "3"
    desk.screenshot(path=SCREENSHOTS / "lab-puzzle-solved.png")


RAPID = """
import glueckauf as ga
state = ga.board.setup(2, rules=ga.board.Rules(mining=[40], locks_2=[], locks_2_3=[]))
while state.pending:
    state = state.after(state.legal_moves()[0])
table = ga.Table(state.after("mining/40"), view="pit")
table
"""


def test_two_hundred_rapid_clicks_lose_nothing(lab: Lab, desk: Any) -> None:
    board = opened(lab, desk, "rapid", RAPID)
    desk.evaluate(
        """(board) => {
            const at = (key) => board.querySelector(`[data-key="${CSS.escape(key)}"]`);
            const tool = (name) => board.querySelector(`[data-control="${name}"]`);
            const press = (thing) => thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            for (let n = 0; n < 34; n += 1) {
                press(at("0:level/3"));
                press(at("0:level/2"));
                press(tool("undo"));
                press(at("0:level/4"));
                if (n % 2) for (let m = 0; m < 4; m += 1) press(tool("undo"));
            }
        }""",
        board.element_handle(),
    )
    settled(board, 2 * PATIENCE)
    # Every odd round takes back the two rides of both rounds, so the mine ends as it began
    assert moves(lab, desk) == ""
    shown = desk.evaluate(
        "(board) => board.querySelector('[data-slot=\"pit0\"] svg').getAttribute('aria-label')",
        board.element_handle(),
    )
    drawn = lab.says(
        desk,
        "from glueckauf.games.board import draw\n"
        "print(next(p.label for p in draw.parts(table.state) if p.name == 'pit0'))",
    )
    assert shown == drawn


def test_two_boards_on_one_page_do_not_clash(lab: Lab, desk: Any) -> None:
    opened(lab, desk, "two", TABLE, "other = ga.Table(state)\nother", "table")
    boards = desk.locator(".ga-board")
    boards.nth(2).wait_for()
    click(boards.nth(1), "money/4")
    settled(boards.nth(1))
    assert moves(lab, desk, "other") == "money/4"
    assert moves(lab, desk, "table") == ""
    click(boards.nth(2), "mining/8")  # a second view of the first table
    settled(boards.nth(2))
    assert moves(lab, desk, "table") == "mining/8"
    boards.nth(0).locator('[data-key="0:level/3"].ga-open').wait_for()


def test_a_dead_kernel_is_told_and_running_the_cell_again_helps(lab: Lab, desk: Any) -> None:
    board = opened(lab, desk, "restart", TABLE)
    lab.restart(desk)
    click(board, "money/4")
    board.locator(".ga-message", has_text="run this cell again").wait_for()
    desk.screenshot(path=SCREENSHOTS / "lab-restarted.png")
    lab.run_again(desk)
    desk.locator(".ga-board:not(.ga-silent)").first.wait_for()
    click(desk.locator(".ga-board").first, "money/4")
    settled(desk.locator(".ga-board").first)
    assert moves(lab, desk) == "money/4"


def test_every_size_and_theme(lab: Lab, desk: Any) -> None:
    """No sideways scrolling, no axe violation; the picture is kept to be looked at."""
    opened(lab, desk, "sizes", TABLE, PUZZLE)
    for width, shade in lab.sizes_and_themes(desk):
        for which, name in enumerate(("table", "puzzle")):
            shown = desk.locator(".ga-board").nth(which)
            shown.scroll_into_view_if_needed()
            in_width(shown)
            shown.screenshot(path=SCREENSHOTS / f"lab-{width}-{shade}-{name}.png")
        assert violations(desk, ".ga-board") == []


def test_an_error_in_python_is_shown(lab: Lab, desk: Any) -> None:
    broken = f"{TABLE}\nclass Broken:\n    def choose(self, view): raise RuntimeError('no idea')\n"
    board = opened(
        lab,
        desk,
        "broken",
        broken + "table = ga.Table(state, seats=['human', Broken(), 'human'])\ntable",
    )
    click(board, "money/4")
    board.locator(".ga-message", has_text="no idea").wait_for()


def test_saving_never_overwrites(lab: Lab, desk: Any, tmp_path: Path) -> None:
    cells = (
        f"import os; os.chdir({str(tmp_path)!r})\nimport glueckauf as ga\ntable = ga.Table()\ntable"
    )
    board = opened(lab, desk, "save", cells)
    click(board, "draft/2")
    settled(board)
    for number in (1, 2):
        board.locator('[data-control="save"]').click()
        board.locator(".ga-message", has_text=f"-{number}.txt").wait_for()
    files = sorted(path.name for path in tmp_path.iterdir())
    assert len(files) == 2
    assert all("1: draft/2" in (tmp_path / name).read_text("utf-8") for name in files)


def test_a_kernel_answers_while_a_bot_thinks(lab: Lab, desk: Any) -> None:
    """Search thinks beside the kernel: cells run meanwhile, the score opens, and its move comes by itself."""
    cells = """
import glueckauf as ga
from glueckauf.bots import Search

table = ga.Table(ga.board.setup(2, 3), seats=["human", "greedy"])
while table.state.pending is not None:
    table.play(str(table.state.legal_moves()[0]))
table._seats[1] = Search(seconds=30)
table
"""
    board = opened(lab, desk, "thinking", cells)
    settled(board)
    before = moves(lab, desk)
    board.locator('.ga-open[data-key^="money/"]').first.click(position={"x": 8, "y": 8})
    board.locator(".ga-thinking-line").wait_for()
    assert moves(lab, desk).startswith(before), "the kernel is free"
    assert lab.says(desk, "print(bool(table.thinking))") == "True"
    board.locator('[data-control="score"]').click()
    desk.locator("dialog.ga-opened").wait_for()
    desk.locator('dialog.ga-opened [data-control="continue"]').click()
    assert lab.says(desk, "print(bool(table.thinking))") == "True"
    board.locator('[data-control="now"]').click()
    board.locator(".ga-thinking-line").wait_for(state="hidden")
    settled(board)
    assert lab.says(desk, "print(table.state.to_move, table.thinking)") == "0 {}"
    assert "Your turn" in message(board)


def test_a_page_that_is_reloaded_takes_in_all_boards(lab: Lab, page: Any) -> None:
    """Boards of the visit before are closed only then: one that vanishes while it is taken in is an error."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.extend([said.text] * (said.type == "error")))
    book = Path(__file__).parents[2] / "notebooks" / "30-play.ipynb"
    (lab.folder / book.name).write_bytes(book.read_bytes())
    lab.open(page, book.name)
    page.locator('[data-field="start"]').click()
    table = page.locator('.ga-board[data-kind="table"]')
    settled(table)
    click(table, table.locator(".ga-open").first.get_attribute("data-key"))
    settled(table)
    page.evaluate("jupyterapp.commands.execute('docmanager:save')")
    for _ in range(2):
        page.reload()
        page.locator('[data-ga="alive"] .ga-board[data-kind="play"]').wait_for()
        page.evaluate(READY)
        page.wait_for_function(
            f"async () => (await ({KERNEL_SAYS})({json.dumps(LEFT)})) === '0'", polling=200
        )
    assert wrong == []
