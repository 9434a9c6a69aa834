"""The picture shows everything that the pencil has done, and what every thing is called."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree as Xml

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.games.woodcraft import draw, table
from glueckauf.games.woodcraft.draw.board import SIDE
from glueckauf.games.woodcraft.draw.dice import die, letter
from glueckauf.games.woodcraft.draw.strokes import HANDS, cross, digit, ring
from glueckauf.games.woodcraft.parts import DICE, HELPERS, MATERIALS, NO_DIE, ROWS, UNTOLD, Free
from glueckauf.games.woodcraft.rules import State, setup
from glueckauf.games.woodcraft.ruleset import Rules
from glueckauf.games.woodcraft.targets import due
from tests.games.tree import all_keys, class_of, drawn, keyed
from tests.games.woodcraft.pictures import crowded, full_sheet, lively_game, states
from tests.games.woodcraft.scenes import acting, sheet

SAME = {"player", "deck"}  # named alike in some languages


def labels(state: State, language: str = "en") -> dict[str, str]:
    return {
        key: thing.get("data-label", "")
        for part in drawn(state, language).values()
        for key, thing in keyed(part).items()
    }


def strokes(thing: Xml.Element) -> int:
    return sum("ga-pencil" in class_of(one) for one in thing.iter())


# --- What is drawn ----------------------------------------------------------------------------


def test_turn_fields_that_are_not_told_are_empty() -> None:
    """Nobody is said to have taken an order there."""
    state = acting(sheet(fields=(DICE.index("Y3"), UNTOLD, UNTOLD)))
    fields = all_keys(state)["0:fields"]
    assert strokes(fields) == 1
    assert "order" not in "".join(fields.itertext())


def test_every_mark_is_a_stroke() -> None:
    for state in (*states()[::5], crowded()):
        keys = all_keys(state)
        for seat, player in enumerate(state.players):
            for row, name in enumerate(ROWS):
                earned = sum(at <= player.marked[row] for at in state.layout.chestnuts[row])
                marks = player.marked[row] + player.used[row] + earned
                assert strokes(keys[f"{seat}:{name}"]) == marks
            assert strokes(keys[f"{seat}:nuts"]) == player.nuts
            assert strokes(keys[f"{seat}:fields"]) == len(player.fields)
            lit = [strokes(keys[f"{seat}:cell/{r},{c}"]) for r in (1, 2, 3) for c in (1, 2, 3)]
            assert sum(lit) == player.lanterns.bit_count()
            for helper in state.layout.helper_cost:
                used = sum(one == helper for one, _ in player.struck)
                hired = helper in player.helpers
                assert strokes(keys[f"{seat}:helper/{helper}"]) == used + hired
            for chest, filled in zip(state.layout.chest_at, player.chests, strict=True):
                assert strokes(keys[f"{seat}:chest/{chest}"]) == sum(filled)


def test_strokes_waver_but_never_change() -> None:
    assert len({ring(0, 0, 9, place) for place in range(HANDS)}) == HANDS
    assert len({cross(0, 0, 7, place) for place in range(HANDS)}) == HANDS
    assert ring(3, 4, 9, 2) == ring(3, 4, 9, 2 + HANDS)
    assert len({digit(value, 0, 0) for value in range(1, 7)}) == 6


def test_dice_and_orders_are_pieces() -> None:
    for state in (*states()[::5], crowded()):
        found: Counter[str] = Counter()
        for part in drawn(state).values():
            for thing in part.iter():
                found[thing.get("data-piece", "")] += 1
        for number, name in enumerate(DICE):
            owned = sum(player.dice[number] for player in state.players)
            assert found[f"die:{name}"] == owned + state.board.count(number)
        for order in filter(None, state.pool):
            held = sum(order in player.held for player in state.players)
            assert found[f"order:{order}"] == 1 + held


def test_yellow_and_brown_differ_in_shape_and_letter() -> None:
    shapes = {}
    for number in (3, 9):
        tree = Xml.fromstring(f"<g>{die('en', number)}</g>")
        shapes[number] = (tree[0].get("d"), tree[3].text)
    assert shapes[3][0] != shapes[9][0]
    assert (shapes[3][1], shapes[9][1]) == ("Y", "B")
    assert {letter(language, "yellow") for language in LANGUAGES} == set("YŻSG")


def test_parts_are_as_wide_as_a_phone_and_sheets_fold() -> None:
    for state in (*states()[::9], crowded()):
        for part in draw.parts(state):
            assert part.width == 360
            if part.name.startswith("sheet"):
                assert 0 < part.fold < part.height
    fresh = {part.name: part for part in draw.parts(setup(1))}
    assert fresh["board"].height <= 300
    assert fresh["sheet0"].height <= 700


def test_a_column_shows_its_die_on_its_side() -> None:
    state = next(s for s in lively_game(2, 5) if NO_DIE not in s.board)
    for number, shown in enumerate(state.board, start=1):
        piece = next(
            one for one in all_keys(state)[f"column/{number}"].iter("*") if one.get("data-piece")
        )
        y = float(re.findall(r"[\d.]+", piece.get("transform", ""))[1])
        assert (y > SIDE) == DICE[shown].startswith("B")


# --- What it is called ------------------------------------------------------------------------


def test_names_tell_the_facts() -> None:
    state = next(s for s in lively_game(1, 4) if isinstance(due(s), Free))
    told = labels(state._replace(players=(full_sheet(state),)))
    assert told["0:saw"] == "Saw blades: 1 owned; 6 of 6 marked"
    assert told["0:nuts"] == "Nuts: 20 of 20 marked"
    assert told["0:cell/1,2"] == "Lantern in row 1, column 2: marked"
    assert told["0:order/I-01"] == (
        "Footstool: needs yellow 1, yellow 1 and yellow 5; gives 1 reputation and 3 points"
    )
    assert told["0:helper/trader"].startswith("Trader; once per round, buys a material")
    assert told["0:chest/lanterns"].endswith("2 of 2 slots filled; active")
    assert told["0:columns"].startswith("Column 1: a yellow die of your choice and 1 point")
    assert told["0:die/Y4"] == "Yellow 4"
    assert told["0:helper/timber"].startswith(
        "Timber merchant; gives one of these at once: yellow 6 and brown 5; costs 3"
    )
    twice = state._replace(players=(state.players[0]._replace(dice=(0, 0, 0, 2) + (0,) * 8),))
    assert labels(twice)["0:die/Y4"] == "Yellow 4, 2 of them"


def test_names_tell_changed_figures() -> None:
    """What the signs on the sheet show is told, too: no figure of a helper stands in the texts."""
    rules = Rules(
        adjust_step=2,
        timber_dice=("B1", "Y2"),
        supplier_gifts=("S", "b"),
        trader_gain=("b", "b", "n"),
        herald_gain=("n",),
        renown_reputation=3,
    )
    told = labels(acting(sheet(), rules=rules))
    does = {helper: told[f"0:helper/{helper}"].split("; ")[1] for helper in HELPERS}
    assert does == {
        "substitute": "once per round, uses one material as another",
        "brown_adjust": "once per round, changes a brown die by 2",
        "timber": "gives one of these at once: brown 1 and yellow 2",
        "supplier": "gives one of these for every completed order: 1 saw blade and 1 blueberry",
        "trader": "once per round, buys a material for 2 blueberries and 1 nut",
        "yellow_adjust": "once per round, changes a yellow die by 2",
        "herald": "for every reputation you gain, gives 1 nut",
        "renown": "gives 3 reputation at once",
    }


def test_an_unknown_score_is_a_question_mark() -> None:
    late = next(s for s in lively_game(2, 5) if s.players[0].done and not s.is_over)
    seen = {part.name: part.body for part in draw.parts(late.seen_by(1))}
    assert ">?</text>" in seen["sheet0"]
    assert ">?</text>" not in {part.name: part.body for part in draw.parts(late)}["sheet0"]


def test_secret_choices_are_told_but_not_shown() -> None:
    state = next(s for s in lively_game(2, 5) if s.choices[0] is not None and s.to_move == 1)
    told = labels(state.seen_by(1))
    assert "has chosen" in told["player/0"]
    assert "has chosen" not in told["player/1"]
    other = state._replace(choices=(3 if state.choices[0] != 3 else 4, None))
    assert draw.picture(other.seen_by(1)) == draw.picture(state.seen_by(1))


def test_every_language_says_everything_in_its_own_words() -> None:
    for state in (crowded(), states()[12], states()[25]):
        names = [labels(state, language) for language in LANGUAGES]
        assert len({tuple(sorted(told)) for told in names}) == 1
        for key in names[0]:
            told = {name[key] for name in names}
            assert len(told) >= 3 or key.partition("/")[0] in SAME, (key, told)


def test_labels_prompts_and_buttons_in_every_language() -> None:
    for players, seed in ((1, 4), (2, 5), (5, 7)):
        for state in lively_game(players, seed)[::7]:
            if state.is_over:
                continue
            assert len({table.prompt(state, language) for language in LANGUAGES}) == 4
            for move in state.legal_moves()[::5]:
                told = [table.label(state, move, language) for language in LANGUAGES]
                assert len(set(told)) >= 3, told
                assert not any(words[0].islower() for words in told), told
    for key in ("end", "order", "up", "down", "stays/yellow", "value/3", "line/row", "gain/Y6"):
        assert len({table.button(key, language) for language in LANGUAGES}) == 4
    for material in MATERIALS:
        assert table.button(f"gain/{material}", "en").startswith("Take 1 ")


# --- Views and paper --------------------------------------------------------------------------


def test_a_part_alone() -> None:
    state = setup(4)
    assert re.findall('data-part="([^"]*)"', draw.picture(state, view="pool+sheet", seat=2)) == [
        "pool",
        "sheet2",
    ]
    with pytest.raises(ValueError, match="no view 'moon'; the views are table, desk, board"):
        draw.picture(state, view="moon")
    with pytest.raises(ValueError, match="no seat 7"):
        draw.picture(state, view="sheet", seat=7)
    for language in LANGUAGES:
        assert set(draw.icons(language)) == set(draw.icons("en"))


def test_a_sheet_for_paper_and_pencil() -> None:
    """Nothing is marked on it, and it needs no browser."""
    for language in LANGUAGES:
        svg = draw.blank_sheet(setup(1), language)
        assert "var(" not in svg
        assert strokes(Xml.fromstring(svg)) == 0
    assert len({draw.blank_sheet(setup(1), language) for language in LANGUAGES}) == 4
