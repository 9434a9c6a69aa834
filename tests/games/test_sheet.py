"""The scoresheet as a value: it adds up, keeps secrets, and is told in words, a table and rows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from glueckauf import bots
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES, room
from glueckauf.games.board import scoring
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.sheet import SOURCES
from glueckauf.games.sheet import Cell, Sheet, SheetRow, score, signed, total

FEW_MINERS = Rules(miners=[5, 5, 5])  # short games, with nearly all that a long one has


def board_game(players: int, seed: int, rules: Any = None) -> Iterator[tuple[Any, Any]]:
    """A random game: every position with the one before it."""
    rng = Random(f"sheet/{players}/{seed}")
    state = room("board").setup(players, seed, rules=rules)
    while not state.is_over:
        before = state
        state = state.after(rng.choice(state.legal_moves()))
        yield before, state


@cache
def greedy_game(players: int) -> tuple[Any, ...]:
    """The positions of a game in which orders are delivered in every shift."""
    state = room("board").setup(players, 5)
    seats = [bots.bot("greedy", seat) for seat in range(players)]
    states = [state]
    while not state.is_over:
        state = state.after(seats[state.to_move or 0].choose(state.seen_by(state.to_move or 0)))
        states.append(state)
    return tuple(states)


def scored(players: int, seed: int, rules: Any = None) -> Iterator[tuple[Any, Any]]:
    for before, state in board_game(players, seed, rules):
        if any(event.name == "shift-scored" for event in state.events):
            yield before, state


def adds_up(before: Any, state: Any, views: bool = True) -> None:
    """The sheet against what the engine did, found in another way: from its events alone."""
    sheet = state.scoresheet()
    players = len(state.players)
    assert sheet.is_scored
    assert sheet.totals == state.scores
    delivered = [0] * players
    given = [0] * players
    signs = {"orders-left": -1, "balance": -1, "delivered": 0}
    for event in state.events:
        if "vp" in event.facts:
            sign = signs.get(event.name, 1)
            given[int(event.facts["seat"])] += sign * int(event.facts["vp"])
            if not sign:
                delivered[int(event.facts["seat"])] += int(event.facts["vp"])
    assert sheet.gained == tuple(given)
    assert sheet.before == tuple(
        vp + more for vp, more in zip(before.scores, delivered, strict=True)
    )
    for n, counts in enumerate(zip(*map(scoring.clock_counts, state.players), strict=True)):
        assert tuple(cell.number for cell in sheet.rows[n].cells) == counts
        if not sheet.rows[n].scored:
            assert set(sheet.rows[n].points) == {0}
        for cell in sheet.rows[n].cells:
            assert (cell.place > 0) == bool(cell.vp)
            equal = [other for other in sheet.rows[n].cells if other.place == cell.place]
            assert not cell.place or cell.tied == (len(equal) > 1)
    for seat in range(players if views else 0):
        seen = state.seen_by(seat).scoresheet()
        assert seen.totals == state.scores
        assert seen.gained == sheet.gained


@pytest.mark.parametrize(
    "seeds",
    [range(200), pytest.param(range(200, 1000), marks=pytest.mark.long)],
    ids=["200", "1000"],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sheets_add_up_to_the_scores_of_random_games(players: int, seeds: range) -> None:
    shifts = 0
    for seed in seeds:
        for before, state in scored(players, seed, FEW_MINERS):
            adds_up(before, state, views=seed % 20 == 0)
            shifts += 1
    assert shifts == 3 * len(seeds)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sheets_of_played_games_add_up(players: int) -> None:
    ends = [
        (before, after)
        for before, after in pairwise(greedy_game(players))
        if any(event.name == "shift-scored" for event in after.events)
    ]
    assert len(ends) == 3
    assert any(ends[-1][1].scoresheet().gained)
    for before, after in ends:
        adds_up(before, after)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_sheet_foretells_is_what_the_shift_gives(players: int) -> None:
    """A standing is what would be scored now: after a move that changes nothing, what is scored."""
    found = 0
    for seed in range(60):
        for before, state in scored(players, seed, FEW_MINERS):
            quiet = {event.name for event in state.events} & {"delivered", "bought", "loaded"}
            sheet, standing = state.scoresheet(), before.scoresheet()
            assert not standing.is_scored
            same = all(
                one.mine == other.mine and one.marks == other.marks and one.orders == other.orders
                for one, other in zip(before.players, state.players, strict=True)
            )
            if not quiet and same and not state.is_over:
                found += 1
                assert standing.rows == sheet.rows
                assert standing.totals == sheet.totals
    assert found


@pytest.mark.parametrize("rules", [Rules(shifts=1), Rules(shifts=2, clock_per_shift=[0, 5, 12])])
def test_sheets_of_other_rules(rules: Rules) -> None:
    for before, state in scored(3, 7, rules):
        adds_up(before, state)
    assert state.is_over
    assert [row.scored for row in state.scoresheet().rows[:12]].count(True) == (
        rules.clock_per_shift[rules.shifts - 1]
    )


def test_rules_without_an_exchange_have_no_row_for_it() -> None:
    *_, (_, last) = board_game(2, 3, Rules(miners=[3, 3, 3], marks_per_vp=0))
    sources = [row.source for row in last.scoresheet().rows]
    assert sources == [*SOURCES, "coal", "orders", "balance"]


# --- Who may know what ------------------------------------------------------------------------


def test_a_view_does_not_tell_what_lies_face_down() -> None:
    state = next(
        state
        for state in greedy_game(3)
        if state.players[1].delivered and not any(e.name == "shift-ended" for e in state.events)
    )
    sheet = state.seen_by(0).scoresheet()
    for row in sheet.rows[:8]:
        assert row.counts[1] == "?"
        assert row.cells[0].number is not None
    for row, open_row in zip(sheet.rows[8:], state.scoresheet().rows[8:], strict=True):
        assert row == open_row
    assert sheet.totals[1] is None
    assert state.scoresheet().totals[1] is not None


def test_open_deliveries_are_told() -> None:
    for _, state in board_game(3, 5, Rules(miners=[5, 5, 5], open_deliveries=True)):
        assert state.seen_by(0).scoresheet() == state.scoresheet()


def test_what_was_counted_aloud_is_known_to_all() -> None:
    state = next(state for state in greedy_game(3) if state.shift == 2)
    view = state.seen_by(2).scoresheet()
    assert view.rows[:4] == state.scoresheet().rows[:4]
    assert view.rows[4:8] != state.scoresheet().rows[4:8], "nobody has counted these yet"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_game_nothing_is_hidden(game: str, players: int) -> None:
    start = room(game).setup(players, 3)
    last, _ = bots.play(start, [bots.bot("greedy", seat) for seat in range(players)])
    for seat in range(players):
        view = last.seen_by(seat)
        assert view.players == last.players
        sheet = view.scoresheet()
        assert sheet == last.scoresheet()
        assert "?" not in str(sheet)
        assert sheet.totals == last.scores
        for shown in ("table", "desk"):
            assert ">?<" not in room(game).table.picture(view, "en", shown, seat)


# --- In words ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_is_told_as_text_as_a_table_and_as_rows(game: str, language: str) -> None:
    start = room(game).setup(3, 11)
    last, _ = bots.play(start, [bots.bot("greedy", seat) for seat in range(3)])
    sheet = last.scoresheet(language, 1)
    assert room(game).table.scoresheet(last, language, 1) == sheet
    lines = str(sheet).splitlines()
    assert len(lines) == 1 + len(sheet.rows) + 1 + len(sheet.sums) + 1
    assert lines[0].startswith(sheet.title)
    heads = [lines[0].index(name) + len(name) for name in sheet.people]
    final = lines[-2]
    for end, vp in zip(heads, last.scores, strict=True):
        assert final[:end].split()[-1] == score(vp), "the score stands right under its name"
    assert lines[-1] == sheet.outcome
    html = sheet._repr_html_()
    assert html.count("<tr") == 1 + len(sheet.rows) + len(sheet.sums)
    assert all(name in html for name in sheet.people)
    rows = sheet.to_rows()
    assert len(rows) == len(sheet.rows) * 3
    for seat, vp in enumerate(last.scores):
        own = [row for row in rows if row["seat"] == seat]
        assert sum(row["vp"] for row in own) == vp - (sheet.before[seat] if sheet.before else 0)
        assert {row["player"] for row in own} == {sheet.people[seat]}
    spoken = [sheet.spoken(row, seat) for row in sheet.rows for seat in range(3)]
    assert all(text.startswith(sheet.people[n % 3]) for n, text in enumerate(spoken))
    assert not re.search(r"[{}]|None", str(sheet) + html + "".join(spoken))


def test_places_and_ties_in_words() -> None:
    cells = (Cell(3, 5, 1, True), Cell(3, 5, 1, True), Cell(0, 0))
    row = SheetRow("black", "Black squares", cells)
    sheet = Sheet("After shift 1", ("Anna", "Bruno", "You"), (row,), (8, 6, 4), 1, (3, 1, 4))
    assert sheet.spoken(row, 0) == "Anna: 3, tied for first place, 5 points"
    assert sheet.spoken(row, 2) == "You: 0"
    assert str(sheet) == (
        "After shift 1        Anna       Bruno    You\n"
        "Black squares   3 1st= +5   3 1st= +5   0\n"
        "--------------------------------------------\n"
        "before                  3           1      4\n"
        "gained                 +5          +5     +0\n"
        "total                   8           6      4"
    )
    hidden = SheetRow("black", "Black squares", (Cell(None, None), Cell(2, None), Cell(0, 0)))
    assert sheet.spoken(hidden, 0) == "Anna: not known"
    assert [signed(vp) for vp in (3, 0, -2, None)] == ["+3", "", "−2", "?"]
    assert total([1, None]) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tie_break_is_told(language: str) -> None:
    """Level on points: more marks win; level on marks, too: the victory is shared."""
    *_, (_, last) = board_game(3, 5, FEW_MINERS)
    told = set()
    for marks in ((3, 1, 0), (3, 3, 0), (2, 2, 2)):
        players = tuple(
            player._replace(vp=40, marks=left)
            for player, left in zip(last.players, marks, strict=True)
        )
        for you in (None, 0, 1):
            state = last._replace(players=players)
            told.add(state.scoresheet(language, you).outcome)
    assert len(told) >= 8
    if language == "en":
        assert any(". You, Bruno and Clara are level on points" in text for text in told)
        assert any("Anna has the most marks left (3) and wins." in text for text in told)
