"""Card puzzles on pages without Python, on paper, in open optimisation, and their claims."""

from __future__ import annotations

import pytest

from glueckauf.core.errors import FileError, IllegalMove
from glueckauf.core.puzzle import MOST_STARS, Point
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.card.puzzles import grade_of, legend, themes_of
from glueckauf.games.card.puzzles.claims import wrong_claims
from glueckauf.games.card.puzzles.ways import CardWays
from glueckauf.games.card.solve.task import Place
from glueckauf.learn.paper.sheet import sheet
from glueckauf.widget.graph import graph
from tests.games.card.puzzles.samples import DELIVERY, MINING, SHIFT, TURN, made, some

# --- Pages ----------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [MINING, DELIVERY])
def test_every_place_of_a_page_is_judged_as_python_judges_it(text: str) -> None:
    asked = made(text)
    ways = CardWays(asked)
    nodes, is_whole = graph(ways, asked.best() or (), 500)
    assert is_whole
    for node in nodes:
        assert isinstance(node.place, Place)
        verdict = asked.check(" ".join(node.line))
        assert (verdict.legal, verdict.stars) == (node.verdict.legal, node.verdict.stars)
        assert verdict.short("en").partition(" (")[0] == node.verdict.short("en").partition(" (")[0]
        if verdict.legal and verdict.stars == MOST_STARS:
            assert node.best == ""
        about = ways.about(node.place, "en")
        assert about["over"] == asked.over(node.line)
        assert about["used"] == asked.about(node.line, "en")["used"]


def test_what_can_be_reached_is_what_the_solver_says() -> None:
    asked = made(MINING)
    ways = CardWays(asked)
    nodes, _ = graph(ways, asked.best() or (), 500)
    for node in nodes:
        assert isinstance(node.place, Place)
        assert node.reach == ways.reach(node.place)
    lost = next(node for node in nodes if node.line == ("row>s",))
    assert lost.best is None
    assert isinstance(lost.reach, tuple)
    assert ways.cost(lost.reach, 0, "en") == "After it, the best possible is 2 lorries loaded."
    assert ways.cost(lost.reach, 1, "en") == "It costs one step too many."
    words = ways.slips(["row>s", "end"], "en")
    assert words["ends"] == ["end"]
    assert words["move"] == "The first slip is move {place} ({move})."


def test_slips_of_several_turns_are_counted_in_turns() -> None:
    words = CardWays(made(TURN)).slips(["pass"], "en")
    assert (words["unit"], words["ends"]) == ("turns", ["pass"])
    assert words["move"] == "The first slip is in turn {place} ({move})."


# --- Paper ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_has_all_that_is_needed(language: str) -> None:
    for asked in some():
        printed, key = asked.printed(language), asked.key(language)
        assert printed.is_whole is (asked.kind in ("turn", "shift"))
        assert printed.cell["strip"]
        assert all(part["ratio"] > 0 for column in printed.cell["columns"] for part in column)
        tokens = " ".join(token for line in key["lines"] for token in line["tokens"])
        assert tokens == asked.line
        assert key["remarks"]
    rows = legend(language)
    assert sum(row["span"] for row in rows["quarter"]) % 3 == 0
    assert sum(row["span"] for row in rows["whole"]) % 3 == 0


def test_a_sheet_of_card_puzzles_is_one_tree() -> None:
    tree = sheet(some(), "en")
    assert tree["key"]


def test_paper_asks_for_an_answer_that_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    from glueckauf.games.card.puzzles import printed
    from glueckauf.games.card.solve.task import Solution

    unproven = Solution(None, None, None, False, None, 1, 0.0)
    monkeypatch.setattr(printed, "solve", lambda task, seconds: unproven)
    with pytest.raises(FileError, match="takes long to prove"):
        made(MINING).key("en")


# --- Open optimisation ----------------------------------------------------------------------


def test_the_front_of_points_and_steps() -> None:
    opened = made(MINING).opened()
    assert opened is not None
    assert opened.front == (Point(2, 2),)
    assert opened.limit == 3
    assert opened.reached("row>2t row>1*").point == Point(2, 2)
    assert opened.reached("row>s row>1*").point == Point(2, 1)
    for line in ("row>1*", "row>2t", "row>2t row>1* end"):
        with pytest.raises(IllegalMove):
            opened.reached(line)
    idle = made(MINING, ('"mining/3"', '"mining/1"')).opened()
    assert idle is not None
    assert idle.front == (Point(0, 0), Point(1, 1))
    assert made(TURN).opened() is None


# --- Claims ---------------------------------------------------------------------------------


def test_true_claims_are_proven_and_wrong_ones_named() -> None:
    asked = made(MINING)._replace(
        par={"lorries": 2, "steps": 2},
        line="row>2t row>1*",
        proof={"states": 1, "optimal_lines": 1},
        tier=grade_of(made(MINING)),
        themes=themes_of(made(MINING)),
    )
    assert list(wrong_claims(asked)) == []
    assert asked.claims == ("par", "line", "proof", "tier", "themes")
    wrong = asked._replace(
        par={"lorries": 3, "steps": 2},
        line="row>2t row>s end",
        proof={"optimal_lines": 7, "runner_up": 9},
        tier=5,
        themes=("exact-change",),
    )
    keys = [key for key, _ in wrong_claims(wrong)]
    assert keys == ["par", "line", "proof.optimal_lines", "proof.runner_up", "themes", "tier"]
    assert [key for key, _ in wrong_claims(asked._replace(line="row>1*"))] == ["line"]
    stops = dict(wrong_claims(asked._replace(line="row>2t row>s")))
    assert stops == {"line": "stops before its end; add end"}


def test_a_proof_is_told_for_people_and_for_programs() -> None:
    proof = made(MINING).prove(count=True)
    assert proof.text.startswith("mine: lorries 2, steps 2\n  row>2t row>1*\n  proven")
    assert (proof.fields["optimal_lines"], proof.fields["proven"]) == (1, True)


def test_what_an_author_is_told() -> None:
    told = "\n".join(made(SHIFT).graded([made(SHIFT)._replace(id="other")]))
    assert "grade:" in told
    assert "it asks the same as other under other names" in told
