"""What puzzles say once they are solved."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from glueckauf.cli import main
from glueckauf.core.puzzle import Explained, Puzzle
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.parts import Mining, all_filled
from glueckauf.games.board.puzzles.pit.explain import sources as pit_sources
from glueckauf.games.board.puzzles.pit.position import read_position
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.table.board import best_plan
from glueckauf.games.board.puzzles.table.draft import worth as draft_worth
from glueckauf.games.board.puzzles.table.explain import spare_picks
from glueckauf.games.board.puzzles.table.ladder import stations
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle, DraftPuzzle, TurnPuzzle
from glueckauf.games.board.puzzles.table.sources import plan_sources
from glueckauf.games.board.solve.turns.asked import best
from glueckauf.learn.puzzle import puzzle, puzzles

SHIPPED = [one for one in puzzles() if one.game == "board"]
DRAFTS = [one for one in SHIPPED if isinstance(one, DraftPuzzle)]


def worth(puzzle: Puzzle) -> int:
    """The points that the sources of a best answer add up to."""
    if isinstance(puzzle, MiningPuzzle):
        assert puzzle.par is not None
        return puzzle.par["vp"] if puzzle.task.objective[0] == "vp" else 0
    if isinstance(puzzle, BlunderPuzzle):
        found = best(stations(puzzle)[(puzzle.par or 0) - 1])
        assert found is not None
        return found.value
    assert isinstance(puzzle, TurnPuzzle | DraftPuzzle)
    assert puzzle.par is not None
    return puzzle.par


def explained(puzzle: Puzzle, language: str = "en") -> Explained:
    found = puzzle.explain(language)
    assert found is not None
    return found


def pit(line: str) -> MiningPuzzle:
    return MiningPuzzle("pit", "pit.toml", read_position(line), {})


def is_told(puzzle: Puzzle) -> None:
    for language in LANGUAGES:
        told = explained(puzzle, language)
        assert sum(source.vp for source in told.sources) == worth(puzzle)
        assert told.why
        words = [word for source in told.sources for word in (source.name, source.counted)]
        for text in (told.why, told.tempting, *words):
            assert "{" not in text
            assert "  " not in text
        assert told.lines is None or told.lines > 0


@pytest.mark.parametrize("puzzle", SHIPPED[::6], ids=lambda puzzle: puzzle.id)
def test_the_sources_add_up_to_the_value_in_every_language(puzzle: Puzzle) -> None:
    is_told(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_every_shipped_puzzle_is_explained_in_every_language(puzzle: Puzzle) -> None:
    is_told(puzzle)


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_the_sources_of_every_shipped_puzzle_add_up(puzzle: Puzzle) -> None:
    """The same without the ideas, whose proofs take their time."""
    if isinstance(puzzle, MiningPuzzle):
        found = pit_sources(puzzle.task, " ".join(puzzle.best() or ()), "en")
    elif isinstance(puzzle, TurnPuzzle):
        found = plan_sources(puzzle.asked, best_plan(puzzle) or (), "en")
    else:
        found = explained(puzzle).sources
    assert sum(source.vp for source in found) == worth(puzzle)


def test_a_pit_tells_its_idea_and_what_it_would_be_without() -> None:
    told = explained(pit("0:y/-,-,-,k/b/carriage:g=4;motorcar:k=5/6/vp,-steps"))
    assert told.why == (
        "The best line completes orders A and B: 9 VP, 6 steps."
        " A pair fills the grey square of order A: one yellow cube and one brown cube."
        " It uses coal that no other square is waiting for."
        " Without that, the best possible is 5 VP."
        " Some of the coal needs no ride, because it comes from the storage: one brown cube."
        " Without that, the best possible is 5 VP."
    )
    assert told.lines is not None
    assert [(source.name, source.counted, source.vp) for source in told.sources] == [
        ("Order A", "carriage order for one grey", 4),
        ("Order B", "motorcar order for one black", 5),
    ]


def test_a_pit_tells_what_is_tempting() -> None:
    told = explained(pit("0:-/y,b,gg,k/-/engine:k=5;barrow:gg=7;carriage:g=4/8/vp,-steps"))
    assert told.tempting.startswith("It is tempting to begin with order A")
    assert told.tempting.endswith(".")
    one_by_one = explained(pit("0:-/y,b,g,k/-/engine:k=5;barrow:g=4/8/-steps/complete=A,B"))
    assert one_by_one.tempting == (
        "It is tempting to complete the orders one by one. That way it takes 8 steps."
    )
    assert one_by_one.sources == (), "steps are no points"
    assert explained(pit("0:-/y,b,g,k/-/engine:k=5/4/vp,-steps")).tempting == ""


def test_a_task_that_cannot_be_met_is_not_explained() -> None:
    assert pit("0:-/y,b,g,k/-/engine:kk=9/4/-steps/complete=A").explain("en") is None


def test_a_plan_tells_its_places_and_its_rival() -> None:
    tied = 0
    for one in puzzles(kind="turns"):
        assert isinstance(one, TurnPuzzle)
        if one.asked.objective != "margin":
            continue
        found = plan_sources(one.asked, best_plan(one) or (), "en")
        assert found[-1].name.endswith("’s points")
        assert found[-1].vp <= 0
        tied += any("tied for first place" in source.counted for source in found)
    assert tied


def test_a_blunder_is_explained_by_what_was_better() -> None:
    for one in puzzles(kind="blunder"):
        told = explained(one)
        assert told.why.startswith(f"Turn {(one.best() or ('',))[0]} (")
        assert "Better: " in told.why
        assert "lose" in told.tempting


# --- Drafts ---------------------------------------------------------------------------------


@pytest.mark.parametrize("draft", DRAFTS, ids=lambda draft: draft.id)
def test_a_draft_shows_its_ride(draft: DraftPuzzle) -> None:
    """The ride of any picks can be played from where they end, and brings what the verdict tells."""
    row = list(draft.row)
    for picked in (draft.best(), tuple(row[: draft.picks]), tuple(row[-draft.picks :])):
        assert picked is not None
        ride = draft.aftermath(picked)
        states = draft.positions((*picked, *ride))
        assert len(states) == draft.picks + len(ride) + 1
        if ride:
            assert states[draft.picks] == draft.positions(picked)[-1]
            assert isinstance(states[draft.picks + 1].pending, Mining | None)
        orders = states[-1].players[draft.seat].orders
        reached = sum(one.order.vp for one in orders if all_filled(one.squares))
        assert reached == draft.check(" ".join(picked)).value
    assert draft.aftermath(()) == ()


def test_other_kinds_show_themselves_what_they_are_worth() -> None:
    for kind in ("mining", "turns", "blunder"):
        one = puzzles(kind=kind)[0]
        assert one.aftermath(one.best() or ()) == ()


def test_a_pick_that_does_not_matter_is_named() -> None:
    known = {"scraps-and-shreds": ("draft/2",), "the-odd-one-in": ("draft/1",)}
    for draft in DRAFTS:
        spare = spare_picks(draft, draft.best() or ())
        assert spare == known.get(draft.id, spare)
        is_named = "plays no part in it" in explained(draft).why
        assert is_named == bool(spare)
        for move in spare:
            others = [one for one in draft.row if one not in (draft.best() or ())]
            for other in others:
                picked = [other if one == move else one for one in draft.best() or ()]
                assert draft.check(" ".join(picked)).stars == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_draft_is_advice_for_a_real_game(language: str) -> None:
    last = {
        explained(draft, language).why.rpartition(".")[0].rpartition(". ")[2] for draft in DRAFTS
    }
    assert len(last) == 1
    if language == "en":
        assert "no advice for the draft of a real game" in last.pop()


def test_the_number_of_best_choices_is_told() -> None:
    for draft in DRAFTS:
        choices = combinations(draft.row, draft.picks)
        number = sum(draft_worth(draft, picked) == draft.par for picked in choices)
        assert explained(draft).lines == number


# --- In the files ---------------------------------------------------------------------------


def test_tidy_rewrites_the_best_line_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = puzzle("02-two-birds")
    assert isinstance(found, MiningPuzzle)
    untidy = found._replace(line="4 +k 3 +g 0 g>B k>A").dumps()
    file = tmp_path / "two.toml"
    file.write_text("# a remark\n" + untidy, "utf-8")
    assert main(["tidy", str(tmp_path)]) == 0
    assert "1 puzzles, 1 rewritten" in capsys.readouterr().out
    told = file.read_text("utf-8")
    assert told == ("# a remark\n" + untidy).replace("4 +k 3 +g 0 g>B k>A", "3 +g 4 +k 0 k>A g>B")
    assert main(["tidy", str(file)]) == 0
    assert "1 puzzles, 0 rewritten" in capsys.readouterr().out
    assert [path.name for path in tmp_path.iterdir()] == ["two.toml"]


def test_a_line_in_a_form_of_its_own_is_left_to_its_author(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = puzzle("02-two-birds")
    assert isinstance(found, MiningPuzzle)
    text = found._replace(line="4 +k 3 +g 0 g>B k>A").dumps().replace("\nline = ", "\nline  =  ")
    file = tmp_path / "two.toml"
    file.write_text(text, "utf-8")
    assert main(["tidy", str(file)]) == 0
    assert 'left as it is; write in its place:\nline = "3 +g' in capsys.readouterr().out
    assert file.read_text("utf-8") == text


@pytest.mark.parametrize("kind", ["mining", "turns", "draft", "blunder"])
def test_what_is_tidy_stays_as_it_is(kind: str) -> None:
    one = puzzles(kind=kind)[0].tidied()
    assert one.tidied() == one
