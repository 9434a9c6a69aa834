"""What a solver needs stands on the sheet: open deliveries, what is scored, solid squares; and colour."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

import glueckauf as ga
from glueckauf.cli import main
from glueckauf.core.puzzle import Json
from glueckauf.core.texts import LANGUAGES, tell
from glueckauf.games.board.draw.style import print_style
from glueckauf.games.board.hidden import laid_open
from glueckauf.games.board.parts import FACE_DOWN_ORDER, FACE_DOWN_TILE
from glueckauf.games.board.puzzles.counted import is_last, scored_rows
from glueckauf.games.board.puzzles.table.puzzle import (
    BlunderPuzzle,
    DraftPuzzle,
    TablePuzzle,
    TurnPuzzle,
)
from glueckauf.games.board.scoring import clock_counts, in_workshops
from glueckauf.learn.paper.pack import pack
from glueckauf.learn.paper.sheet import pdf, sheet
from glueckauf.learn.puzzle import puzzles
from glueckauf.widget.puzzle import open_puzzle

TABLES = [found for found in puzzles() if isinstance(found, TablePuzzle)]
PLANS = [found for found in TABLES if isinstance(found, TurnPuzzle | BlunderPuzzle)]
EVERY_PLAN = pytest.mark.parametrize("found", PLANS, ids=lambda found: found.id)
TEXT = re.compile("<text[^>]*>([^<]*)</text>")


def cell(found: TablePuzzle, language: str = "en", *, colour: bool = False) -> Json:
    return found.printed(language, colour=colour).cell


def pictures(told: Json) -> list[str]:
    return [part["picture"] for column in told["columns"] for part in column]


def one(objective: str, *, last: bool, start: bool = False) -> TurnPuzzle:
    """A shipped plan of that kind."""
    return next(
        found
        for found in PLANS
        if isinstance(found, TurnPuzzle)
        and found.asked.objective == objective
        and (found.state.shift == found.state.rules.shifts) == last
        and found.asked.start == start
    )


# --- Open deliveries ------------------------------------------------------------------------


def test_a_puzzle_lays_deliveries_open_and_nothing_else() -> None:
    state = PLANS[0].state
    for seat in range(len(state.players)):
        view, game = laid_open(state, seat), state.seen_by(seat)
        assert view.players == state.players
        assert view._replace(players=game.players) == game, "the stacks are hidden as in a game"
        assert set(view.tile_stack.cards) <= {FACE_DOWN_TILE}
        others = [player for n, player in enumerate(game.players) if n != seat]
        cards = {card for player in others for card in player.delivered}
        assert cards <= {FACE_DOWN_ORDER}, "players of a game and bots see as little as before"


@EVERY_PLAN
def test_no_question_mark_is_printed(found: TablePuzzle) -> None:
    for picture in pictures(cell(found)):
        assert "?" not in TEXT.findall(picture)
        assert "?" not in "".join(TEXT.findall(picture))


@EVERY_PLAN
def test_no_question_mark_is_shown_on_a_board(found: TablePuzzle) -> None:
    board = open_puzzle(found, noted=False, keeps=False)
    drawn = "".join(getattr(board, slot) for slot in board._slots.values())
    assert "?" not in "".join(TEXT.findall(drawn))
    assert 'data-part="categories"' in drawn
    assert board.frame["own"] == found.seat


@EVERY_PLAN
def test_the_sheet_tells_what_everybody_has_in_each_category(found: TablePuzzle) -> None:
    (clock,) = (picture for picture in pictures(cell(found)) if 'data-part="categories"' in picture)
    rows = zip(*map(clock_counts, found.state.players), strict=True)
    for category, counts in enumerate(rows, start=1):
        for seat, count in enumerate(counts):
            tally = re.search(rf'data-tally="clock/{category}\.{seat}"[^>]*>(\d+)<', clock)
            assert tally, (category, seat)
            assert int(tally[1]) == count


# --- What counts ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_what_is_scored_stand_on_the_sheet(language: str) -> None:
    def rule(number: str) -> str:
        return tell("board", number, {}, language)

    shift, last = one("clock", last=False), one("margin", last=True)
    told = cell(shift, language)["counts"]
    assert {rule("GA-8-2"), rule("GA-8-3")} <= set(told)
    assert rule("GA-9-1") not in told
    closing = cell(last, language)["counts"]
    assert {rule(f"GA-9-{n}") for n in range(1, 5)} | {rule("GA-8-4")} <= set(closing)
    assert "III" in closing[0]
    assert len(set(closing)) == len(closing)
    page = " ".join(PdfReader(BytesIO(pdf([last], language))).pages[0].extract_text().split())
    assert all(" ".join(sentence.split()) in page for sentence in closing)


def test_where_nothing_but_deliveries_counts_the_sheet_says_so() -> None:
    plain = next(found for found in PLANS if found.asked.objective == "vp")
    assert cell(plain)["counts"][0] == "The clock is not scored here."
    assert cell(plain)["account"] is None
    draft = next(found for found in TABLES if isinstance(found, DraftPuzzle))
    assert "in any order" in " ".join(cell(draft)["counts"])
    mining = ga.puzzle("01-first-ride").printed("en").cell
    assert (mining["counts"], mining["account"]) == ([], None)


def test_the_rows_of_the_clock_that_count_in_a_shift() -> None:
    rules = PLANS[0].state.rules
    assert [scored_rows(rules, n) for n in (1, 2, 3)] == [["I"], ["I", "II"], ["I", "II", "III"]]


def test_what_must_be_counted_through_stands_in_a_table() -> None:
    last = one("margin", last=True)
    assert is_last(last.asked)
    told = cell(last)["account"]
    assert len(told["names"]) == len(last.state.players)
    assert told["names"][last.seat] == "You"
    names = ["Points now", "Marks", "Cubes owned", "Outstanding orders", "Light – dark tiles"]
    assert [row[0] for row in told["rows"]] == names
    assert told["rows"][0][1:] == [str(player.vp) for player in last.state.players]
    start = next(found for found in PLANS if found.asked.start)
    told = cell(start)
    assert told["account"]["rows"][-1][1:] == [str(n) for n in in_workshops(start.state)]
    assert any("in this order" in sentence for sentence in told["counts"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_are_explained_at_the_foot(language: str) -> None:
    signs = sheet(TABLES[:1], language)["legends"]["board"]["signs"]
    assert len(signs) == 10
    page = PdfReader(BytesIO(pdf(TABLES[:1], language))).pages[0].extract_text()
    text = " ".join(page.split())
    assert all(sign["words"] in text for sign in signs)
    assert all(sign["words"] in unescape(sign["picture"]) for sign in signs)


# --- Ink ------------------------------------------------------------------------------------


def test_filled_squares_are_solid_in_black_ink() -> None:
    css = print_style()
    assert ".ga-filled{fill:#000000}" in css
    assert ".ga-filled+g .ga-k{fill:#ffffff}" in css
    assert ".ga-filled{fill:#000000}" not in print_style(colour=True), "colour tells it"
    filled = next(
        found
        for found in PLANS
        if any(any(order.squares) for order in found.state.players[found.seat].orders)
    )
    (own,) = (
        part["picture"] for column in cell(filled)["columns"] for part in column if part["own"]
    )
    orders = filled.state.players[filled.seat].orders
    number = sum(1 for order in orders for lying in order.squares if lying)
    assert own.count("ga-slot ga-filled") == number


def colours(picture: bytes | str) -> set[str]:
    return {
        colour
        for colour in re.findall("#([0-9a-f]{6})", str(picture))
        if len({colour[:2], colour[2:4], colour[4:]}) > 1
    }


def test_colour_is_printed_only_when_asked_for() -> None:
    found = PLANS[0]
    for picture in pictures(cell(found)):
        assert colours(picture) == set()
    for picture in pictures(cell(found, colour=True)):
        assert len(colours(picture)) > 10
        assert "var(" not in picture
    assert colours(sheet([found], "en")["legends"]["board"]["signs"][0]["picture"]) == set()
    assert colours(sheet([found], "en", colour=True)["legends"]["board"]["signs"][0]["picture"])


def test_the_command_prints_in_colour(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    black, colour = tmp_path / "black.pdf", tmp_path / "colour.pdf"
    assert main(["print", "01-first-ride", str(black)]) == 0
    assert main(["print", "--colour", "01-first-ride", str(colour)]) == 0
    assert "1 puzzle, the key at the end" in capsys.readouterr().out
    assert black.read_bytes() == pdf(pack(["01-first-ride"]))
    assert colour.read_bytes() == pdf(pack(["01-first-ride"]), colour=True)
    assert black.read_bytes() != colour.read_bytes()


@EVERY_PLAN
def test_a_board_shows_no_miner_that_is_not_there(found: TablePuzzle) -> None:
    """Solvers hold the shift open by one more miner; whoever looks at the board must not see it."""
    board = open_puzzle(found, noted=False, keeps=False)
    shown = [player.miners for player in board.state.players]
    assert shown == [player.miners for player in found.state.players]
