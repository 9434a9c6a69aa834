"""Hints: the orders, what matters, the move; hand-written ones come first."""

from __future__ import annotations

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import MOST_STARS, Puzzle
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.puzzles.pit.position import read_position
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.table.board import best_plan
from glueckauf.games.board.puzzles.table.puzzle import TurnPuzzle
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.learn.claims import wrong_claims
from glueckauf.learn.puzzle import loads, puzzle, puzzles

SHIPPED = [one for one in puzzles() if one.game == "board"]


def pit(line: str) -> MiningPuzzle:
    return MiningPuzzle("pit", "pit.toml", read_position(line), {})


@pytest.mark.parametrize("one", SHIPPED, ids=lambda one: one.id)
def test_three_hints_and_none_of_them_a_filler(one: Puzzle) -> None:
    for language in LANGUAGES:
        told = one.help(language)
        assert len(set(told)) == 3
        assert not any("{" in hint or "  " in hint for hint in told)
    said = " ".join(one.help("en")).lower()
    assert turn_in_words("end").lower() not in said
    if "pithead" in said:  # only where the mark is needed
        assert isinstance(one, TurnPuzzle)
        plan = best_plan(one) or ()
        assert one.check([line for line in plan if line != "pithead"]).stars < MOST_STARS


def test_orders_then_the_pair_then_the_move() -> None:
    task = "0:y/-,-,-,k/b/carriage:g=4;motorcar:k=5;engine:kk=9/6/vp,-steps"
    assert pit(task).help("en") == [
        "Complete orders A and B: carriage order for one grey; motorcar order for one black.",
        "The grey square of order A gets a pair.",
        "Begin like this: yellow and brown from the storage together onto the grey square of A.",
    ]


def test_where_the_task_names_the_orders_the_first_hint_tells_the_levels() -> None:
    task = "0:-/y,b,g,k/-/engine:k=5;barrow:g=4/8/-steps/complete=A,B"
    assert pit(task).help("en") == [
        "The cage loads on levels 3 and 4, and nowhere else.",
        "Load this and no more: one grey cube and one black cube.",
        "Begin like this: to level 3, load grey.",
    ]


def test_a_task_that_no_line_meets_has_no_hints() -> None:
    assert pit("0:-/y,b,g,k/-/engine:kk=9/4/-steps/complete=A").help("en") == []


def test_doing_nothing_may_be_best() -> None:
    assert pit("0:-/y,b,g,k/-/engine:k=5/4/-steps").help("en")[0] == "It is best to do nothing."


# --- Written by hand ------------------------------------------------------------------------

OWN = """
hints = [
  "Look at the storage.",
  "The grey square is the one.",
  "Begin with the storage.",
]"""


def with_hints(name: str, hints: str) -> str:
    """The file of a shipped puzzle with these lines below its English texts."""
    return puzzle(name).dumps().replace("\n\n[text.pl]", f"{hints}\n\n[text.pl]")


@pytest.mark.parametrize("kind", ["mining", "turns", "draft", "blunder"])
def test_hand_written_hints_stand_with_the_texts_of_their_language(kind: str) -> None:
    name = puzzles(kind=kind)[0].id
    text = with_hints(name, OWN)
    found = loads(text, f"{name}.toml")
    assert found.help("en") == [
        "Look at the storage.",
        "The grey square is the one.",
        "Begin with the storage.",
    ]
    assert found.help("de") == puzzle(name).help("de"), "made from the proof"
    assert found.texts["en"] == puzzle(name).texts["en"]
    assert found.dumps() == text
    assert not [key for key, _ in wrong_claims(found) if "hints" in key]


@pytest.mark.parametrize(
    ("hints", "problem"),
    [
        ('\nhints = "Look."', 'text.en.hints: must be a list of hints in [ ], not "Look."'),
        ("\nhints = []", "text.en.hints: must list 1 to 20 hints, not 0"),
        ('\nhints = ["Look.", 2]', 'text.en.hints[2]: must be a text in quotes, like "…", not 2'),
        ('\nhint = "Look."', 'text.en.hint: there is no key "hint"; did you mean hints?'),
    ],
)
def test_what_is_wrong_with_them_is_said_in_one_sentence(hints: str, problem: str) -> None:
    with pytest.raises(FileError) as caught:
        loads(with_hints("02-two-birds", hints), "own.toml")
    assert str(caught.value).startswith(f"own.toml: {problem}")
    assert "\n" not in str(caught.value)


def test_too_few_of_them_are_a_wrong_claim() -> None:
    found = loads(with_hints("02-two-birds", '\nhints = ["Look."]'), "own.toml")
    assert ("text.en.hints", "there must be 3 hints, not 1") in list(wrong_claims(found))
