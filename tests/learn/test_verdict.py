"""Verdicts: value, stars, the first slip and what would have been better."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings

import glueckauf as ga
from glueckauf.core.errors import IllegalMove, NotationError
from glueckauf.core.telling import Violation
from glueckauf.core.texts import LANGUAGES, keys, messages, tell
from glueckauf.games.board.notation import read
from glueckauf.games.board.parts import Mining
from glueckauf.games.board.puzzles.pit.position import read_position
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.verdict import Hint, Verdict, check, hints, refute, spoken
from glueckauf.games.board.puzzles.pit.walk import best_from, walk
from glueckauf.games.board.puzzles.themes import THEMES
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.task import Task, play, rank, steps_of, table
from glueckauf.learn.claims import claims_of, wrong_claims
from tests.learn.samples import EXAMPLE, PATIENTLY, edited, loads, tasks

X3 = "mining/8 3 +g +g 1 +y 0 g>A g>A"
"""The rulebook's example of a mining action, here with a worse and a better order beside A."""
TASK = read_position("0:-/y,b,gg,k/-/carriage:gg=7/8/vp,-steps")
TWO_ORDERS = read_position("0:-/y,b,gg,k/-/carriage:gg=7;barrow:ggg=9(g,-,-)/8/vp,-steps")
TWO_ACTIONS = read_position(
    "0:-/y,b,gg,kk/-/carriage:gg=7;barrow:kk=9/6,carriage,6/vp,-steps/complete=A"
)
PAIR = read_position("0:-/yy,b,-,-/-/barrow:g=4;carriage:y=2/8/vp,-steps")


# --- Values and stars -----------------------------------------------------------------------


def test_the_example_of_the_rulebook_takes_two_steps_too_many() -> None:
    verdict = check(TASK, X3)
    assert verdict.legal
    assert (verdict.value, verdict.par) == ({"vp": 7, "steps": 8}, {"vp": 7, "steps": 6})
    assert verdict.stars == 2
    assert (verdict.first_slip, verdict.token, verdict.column) == (5, "1", 18)
    assert verdict.continuation == "0 g>A g>A"
    assert verdict.best == "3 +g +g 0 g>A g>A"
    assert check(TASK, X3.removeprefix("mining/8 ")).first_slip == 4


@pytest.mark.parametrize(
    ("line", "stars", "slip"),
    [
        ("3 +g +g 0 g>B g>B", 3, None),
        ("3 +g +g 0 g>B g>B end", 3, None),
        ("3 +g +g 0 g>B g>B 1", 2, 7),
        ("4 3 +g +g 0 g>B g>B", 2, 1),
        ("3 +g +g 0 g>A g>A", 1, 5),
        ("3 +g +g 1 +y 0 g>A g>A", 1, 4),
        ("3 +g +g 0 g>B g>A", 0, 6),
        ("3 +g +g 0 end", 0, 5),
        ("3 +g +g 0", 0, 5),
        ("", 0, 1),
        ("end", 0, 1),
    ],
)
def test_stars_and_the_first_slip(line: str, stars: int, slip: int | None) -> None:
    verdict = check(TWO_ORDERS, line)
    assert verdict.legal
    assert (verdict.stars, verdict.first_slip) == (stars, slip)


def test_every_line_that_reaches_par_wins() -> None:
    task = TWO_ORDERS._replace(orders=TWO_ORDERS.orders[:1])
    for line in ("3 +g +g 0 g>A g>A", "mining/8 3 +g +g 0 g>A g>A end"):
        assert check(task, line).stars == 3


def test_saving_is_judged_the_other_way_round() -> None:
    task = TASK._replace(objective=("-steps",), complete=("A",))
    assert check(task, "3 +g +g 0 g>A g>A").stars == 3
    assert check(task, "3 +g +g 1 0 g>A g>A").stars == 1
    nothing = TASK._replace(objective=("-steps",))
    assert check(nothing, "").stars == 3
    assert check(nothing, "3").stars == 1  # par is 0 steps: whatever is legal has a star
    assert (
        check(TASK._replace(objective=("empty:b", "-steps"), actions=("mining/1",)), "3").stars == 2
    )


def test_half_of_par_is_enough_for_a_star() -> None:
    task = read_position("0:-/y,b,g,-/-/carriage:y=4;barrow:g=8;engine:b=3/4/vp")
    assert check(task, "3 +g 0 g>B").stars == 3
    assert check(task, "1 +y 0 y>A").stars == 1
    assert check(task, "2 +b 0 b>C").stars == 0


def test_par_is_what_the_file_claims() -> None:
    claimed = MiningPuzzle(
        "p", "p", TASK, {}, par={"vp": 7, "steps": 8}, line="3 +g +g 1 +y 0 g>A g>A"
    )
    verdict = claimed.check(X3)
    assert (verdict.stars, verdict.first_slip, verdict.best) == (3, None, claimed.line)
    assert claimed.check("3 +g +g 0 g>A g>A").stars == 3  # better than claimed
    assert claimed._replace(line=None).check(X3).stars == 3
    too_much = MiningPuzzle("p", "p", TASK, {}, par={"vp": 99, "steps": 1})
    assert too_much.check(X3).first_slip == 1


# --- What breaks a rule ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("task", "line", "rule", "token", "column"),
    [
        (TASK, "3 +g +k", "GA-5.1", "+k", 6),
        (TASK, "0", "GA-5.1", "0", 1),
        (TASK, "3 +g +g g>A", "GA-5.1", "g>A", 9),
        (TASK, "mining/6 3", "GA-3.1", "mining/6", 1),
        (TASK, "mining/8 mining/8", "GA-5.1", "mining/8", 10),
        (TASK, "end 3", "GA-5.1", "3", 5),
        (TASK, "1 2 1 2 1 2 1 2 1", "GA-5.1", "1", 17),
        (TASK, "3 money/4", "GA-5.1", "money/4", 3),
        (TASK, "3 draft/1", "GA-3.1", "draft/1", 3),
        (PAIR, "1 +y +y 0 y>A.g 1", "GA-5.2", "1", 17),
        (PAIR, "1 +y +y 0 y>A.g", "GA-5.2", "", 16),
        (TWO_ACTIONS, "3 +g", "GA-3.1", "3", 1),
        (TWO_ACTIONS, "mining/6 3 +g +g 0 g>A g>A 4", "GA-3.1", "4", 28),
        (TWO_ACTIONS, "mining/6 3 delivery/carriage", "GA-6.1", "delivery/carriage", 12),
        (TWO_ACTIONS, "mining/6 3 delivery/barrow", "GA-3.1", "delivery/barrow", 12),
        (TWO_ACTIONS, "mining/6 3 +g", "GA-3.1", "", 14),
        (TWO_ACTIONS, "", "GA-3.1", "", 1),
    ],
)
def test_illegal_lines_name_rule_and_token(
    task: Task, line: str, rule: str, token: str, column: int
) -> None:
    verdict = check(task, line)
    assert not verdict.legal
    assert verdict.violation is not None
    assert (verdict.violation.rule, verdict.token, verdict.column) == (rule, token, column)
    assert (verdict.stars, verdict.value, verdict.first_slip) == (0, None, None)
    with pytest.raises(IllegalMove) as caught:
        play(task, line)
    assert caught.value.violation == verdict.violation


@pytest.mark.parametrize(("line", "column"), [("3 +x", 4), ("3  +g", 3), (" 3", 1), ("3 ", 3)])
def test_what_is_no_line_names_the_column(line: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        check(TASK, line)
    assert caught.value.column == column


def random_line(task: Task, rng: random.Random) -> list[str]:
    """A line that is legal for a while and then perhaps is not."""
    tokens: list[str] = []
    player = table(task).players[0]
    for action in task.actions:
        if len(task.actions) > 1 or rng.random() < 0.3:
            tokens.append(action)
        if not steps_of(action):
            state = table(task, player)
            if state.why_not(action):
                return tokens
            player = state.after(action).players[0]
            continue
        state = table(task, player, Mining(steps_of(action)))
        while isinstance(state.pending, Mining) and rng.random() > 0.05:
            tokens.append(rng.choice(state.legal_moves()))
            state = state.after(tokens[-1])
        player = state.players[0]
    if rng.random() < 0.3:
        strange = ["0", "3", "+g", "end", "mining/8", "delivery/barrow", "g>A", "y>A.g", "keep/-"]
        tokens.insert(rng.randrange(len(tokens) + 1), rng.choice(strange))
    return tokens


@PATIENTLY
@given(tasks())
def test_walking_says_what_playing_says(task: Task) -> None:
    rng = random.Random(repr(task))
    for _ in range(3):
        line = random_line(task, rng)
        walked = walk(task, [read(token) for token in line])
        violation: Violation | None = None
        try:
            played = play(task, line)
        except IllegalMove as error:
            violation = error.violation
            assert walked.outcome is None
        else:
            assert walked.outcome == played
            assert len(walked.places) == len(line) + 1
        assert walked.violation == violation


# --- Slips ----------------------------------------------------------------------------------


def test_a_pair_is_one_slip() -> None:
    """The first half cannot be judged alone, so the slip is where the pair begins."""
    task = read_position("0:ybg/-,-,-,-/-/barrow:g=4;carriage:yb=7/4/vp,-steps")
    verdict = check(task, "y>A.g b>A.g")
    assert (verdict.first_slip, verdict.token) == (1, "y>A.g")
    assert check(task, verdict.continuation).stars == 3
    late = check(task, "g>A end")
    assert (late.first_slip, late.token, late.stars) == (2, "end", 0)
    begun = check(PAIR, "1 +y +y 0 y>A.g y>A.g")
    assert (begun.first_slip, begun.stars) == (None, 3)


def test_several_actions_with_a_delivery_between_them() -> None:
    best = "mining/6 3 +g +g 0 g>A g>A delivery/carriage mining/6 4 +k +k 0 k>B k>B"
    assert check(TWO_ACTIONS, best).stars == 3
    early = "mining/6 3 +g +g 0 g>A g>A delivery/carriage mining/6 4 +k end"
    verdict = check(TWO_ACTIONS, early)
    assert verdict.value == {"vp": 7, "steps": 8}
    assert (verdict.first_slip, verdict.token) == (12, "end")
    assert verdict.continuation == "+k 0 k>B k>B"
    verdict = check(TWO_ACTIONS, "mining/6 3 +g +g 0 g>A g>A delivery/carriage mining/6 3")
    assert (verdict.first_slip, verdict.token) == (10, "3")
    verdict = check(TWO_ACTIONS, "mining/6 3 +g +g 0 g>A g>A delivery/carriage mining/6")
    assert (verdict.first_slip, verdict.token) == (10, "")
    verdict = check(TWO_ACTIONS, "mining/6 4 3 +g +g 0 g>A delivery/carriage mining/6")
    assert not verdict.legal


@pytest.mark.parametrize(
    "objective",
    [
        ("vp", "-steps"),
        ("squares", "coal"),
        ("complete", "-steps", "vp"),
        ("empty:k", "vp", "-steps"),
        ("-empty:g", "empty:k", "-steps"),
        ("-steps", "vp"),
    ],
)
def test_along_a_best_line_the_best_stays_in_reach(objective: tuple[str, ...]) -> None:
    """What was delivered, used and emptied on the way counts at every place."""
    task = TWO_ACTIONS._replace(objective=objective, empty_carts=(1, 0, 2, 0))
    solution = ga.solve(task)
    assert solution.line is not None
    walked = walk(task, [read(token) for token in solution.line.split()])
    for place in walked.places:
        best = best_from(task, place)
        assert best is not None
        assert best.value == solution.value


def test_the_continuation_names_the_spaces_that_are_still_to_come() -> None:
    verdict = check(TWO_ACTIONS._replace(actions=("mining/4", "mining/8")), "mining/4 1 mining/8 2")
    assert (verdict.first_slip, verdict.stars) == (2, 0)
    assert "mining/8" in verdict.continuation.split()
    assert not verdict.continuation.startswith("mining")


def test_orders_that_must_be_complete() -> None:
    task = TWO_ORDERS._replace(complete=("A",))
    verdict = check(task, "3 +g +g 0 g>B g>B")
    assert (verdict.legal, verdict.stars, verdict.missing) == (True, 0, ("A",))
    assert verdict.value == {"vp": 9, "steps": 6}
    assert verdict.par == {"vp": 7, "steps": 6}
    assert (verdict.first_slip, verdict.token) == (5, "g>B")
    assert "Order A must be complete at the end, and it is not." in verdict.text


def test_a_task_that_no_line_meets() -> None:
    task = TWO_ORDERS._replace(complete=("A", "B"))
    verdict = check(task, "3 +g +g 0 g>B g>B")
    assert (verdict.par, verdict.stars, verdict.first_slip, verdict.best) == (None, 0, None, "")
    assert "No line of moves can meet this task." in verdict.text
    assert hints(task) == []


@settings(PATIENTLY, max_examples=40)
@given(tasks())
def test_the_slip_is_where_the_best_is_lost(task: Task) -> None:
    """Against the definition: solved after every token, and the continuation reaches par."""
    rng = random.Random(repr(task))
    task = task._replace(
        actions=tuple(f"mining/{1 + steps_of(action) % 5}" for action in task.actions[:2]),
        objective=("vp", "-steps"),
        rules=ga.board.Rules(),
    )
    if any("+" in coal for order in task.orders for coal in order.squares):
        return
    if len(task.mine.cage) > 5:
        return
    line = random_line(task, rng)
    verdict = check(task, " ".join(line))
    if verdict.par is None or not verdict.legal:
        return
    places = walk(task, [read(token) for token in line]).places
    good: list[bool | None] = []
    for place in places:
        if place.whole:
            best = best_from(task, place)
            good.append(best is not None and rank(task, best.value) >= rank(task, verdict.par))
        else:
            good.append(None)
    assert good[0]
    if verdict.first_slip is None:
        assert verdict.stars == 3
        assert all(one is not False for one in good)
        return
    whole = [n for n, one in enumerate(good) if one is not None]
    assert verdict.first_slip == max(n for n in whole if good[n]) + 1
    better = [*line[: verdict.first_slip - 1], *verdict.continuation.split()]
    assert rank(task, play(task, better).value) == rank(task, verdict.par)


# --- Side by side ---------------------------------------------------------------------------


def test_the_best_line_goes_along_as_long_as_it_can() -> None:
    rows = refute(TWO_ORDERS, "3 +g +g 1 +y 0 g>A g>A")
    assert [row.parts for row in rows].index(True) == 3
    assert sum(row.parts for row in rows) == 1
    assert rows[3] == (4, "0", "1", True)
    assert str(rows).splitlines() == [
        "    Best  Given",
        "  1 3     3",
        "  2 +g    +g",
        "  3 +g    +g",
        "  4 0     1  <",
        "  5 g>B   +y",
        "  6 g>B   0",
        "  7       g>A",
        "  8       g>A",
    ]


def test_good_and_illegal_lines_beside_the_best() -> None:
    assert not any(row.parts for row in refute(TASK, "3 +g +g 0 g>A g>A"))
    rows = refute(TASK, "3 +g +k")
    assert rows[2] == (3, "+g", "+k", True)
    assert [row.best for row in rows[3:]] == ["0", "g>A", "g>A"]
    assert str(refute(TASK._replace(objective=("-steps",)), "")) == "    Best  Given"


# --- Sentences ------------------------------------------------------------------------------


def test_the_judgement_in_english() -> None:
    assert check(TASK, X3).text.splitlines() == [
        "Reached: 7 VP, 8 steps; best possible: 7 VP, 6 steps.",
        "2 of 3 stars.",
        "The first slip is move 5 (1): after it, the best result is out of reach.",
        "Better from there: 0 g>A g>A",
    ]
    assert check(TASK, "3 +k").text == (
        "Move 2 (+k) breaks GA-5.1: There is no black cube on the carts of level 3."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(language: str) -> None:
    assert keys("learn", language) == keys("learn", "en")
    for key in keys("learn", "en"):
        assert messages("learn", language).has_message(key)


def test_judgements_and_hints_differ_between_the_languages() -> None:
    must = TWO_ORDERS._replace(complete=("A", "B"))
    cases: list[Verdict | Hint] = [
        *(check(TWO_ORDERS, line) for line in ["", "3 +g +g 0 g>B g>B", "3 +g +g 0 g>B g>B 1", X3]),
        check(TASK, "3 +k"),
        check(TWO_ACTIONS, ""),
        check(must, ""),
        check(TWO_ORDERS._replace(complete=("A",)), ""),
        *hints(TWO_ORDERS),
        *hints(TASK._replace(objective=("-steps",))),
    ]
    for case in cases:
        sentences = [case.sentence(language) for language in LANGUAGES]
        assert len(set(sentences)) == 4
        assert not any("{" in sentence or "  " in sentence for sentence in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_its_own_hint(language: str) -> None:
    told = [tell("board", "hint-theme", {"theme": theme}, language) for theme in (*THEMES, "none")]
    assert len(set(told)) == len(THEMES) + 1
    assert {*ladder.THEMES, "greedy-trap"} <= set(THEMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_an_objective_is_spoken(language: str) -> None:
    for n in (0, 1, 2, 5, 22):
        words = ["vp", "squares", "complete", "steps", "coal", "empty:y", "empty:k"]
        amounts = [spoken({word: n}, language) for word in words]
        assert len(set(amounts)) == len(words)
        assert all(amount.startswith(f"{n} ") for amount in amounts)


def test_polish_amounts() -> None:
    assert [spoken({"steps": n}, "pl") for n in (1, 2, 5)] == ["1 krok", "2 kroki", "5 kroków"]
    assert spoken({"empty:k": 3}, "pl") == "3 puste czarne wagoniki"


# --- Hints ----------------------------------------------------------------------------------


def test_three_hints_from_the_proof() -> None:
    theme, level, start = hints(TWO_ORDERS)
    assert theme.key == "hint-theme"
    assert theme.facts["theme"] in (*THEMES, "none")
    assert level.text == "The cage first goes to level 3."
    assert start.text == "The best line begins with: to level 3, load grey."


def test_hints_without_a_ride_or_a_step() -> None:
    stored = read_position("0:-/-,-,-,-/gg/carriage:gg=7/8/vp,-steps")
    assert [hint.key for hint in hints(stored)[1:]] == ["hint-no-ride", "hint-start"]
    assert hints(stored)[2].facts == {"line": "s:g>A"}
    nothing = hints(TASK._replace(objective=("-steps",)))
    assert [hint.key for hint in nothing[1:]] == ["hint-no-ride", "hint-nothing"]


def test_hints_take_what_the_file_claims() -> None:
    claimed = MiningPuzzle(
        "p", "p", TASK, {}, par={"vp": 7, "steps": 6}, line="4 3 +g", themes=("tie-trap",)
    )
    assert [hint.facts for hint in hints(claimed)] == [
        {"theme": "tie-trap"},
        {"level": 4},
        {"line": "4 3"},
    ]


# --- Claims ---------------------------------------------------------------------------------


def claiming(**claims: object) -> MiningPuzzle:
    return loads(json.dumps(edited(*claims.items())), "p.json", "json")


def test_true_claims() -> None:
    found = claiming(
        par={"vp": 9, "steps": 6},
        line="3 +g +g 0 g>B g>B",
        proof={"states": 3, "optimal_lines": ga.solve(loads(EXAMPLE), count=True).optimal_lines},
        tier=ladder.grade(loads(EXAMPLE).task),
        themes=list(ladder.themes(loads(EXAMPLE).task)),
        hints=["a", "b", "c"],
    )
    assert list(wrong_claims(found)) == []
    assert claims_of(found) == ("par", "line", "proof", "tier", "themes", "hints")
    assert claims_of(loads(EXAMPLE)) == ()


@pytest.mark.parametrize(
    ("key", "claim", "problem"),
    [
        ("par", {"vp": 9, "steps": 7}, "9 VP, 7 steps: the optimum is 9 VP, 6 steps"),
        ("line", "3 +g +g 0 g>A g>A", "reaches 7 VP, 6 steps, not 9 VP, 6 steps"),
        ("line", "3 +k", "Move 2 (+k) breaks GA-5.1"),
        ("proof", {"optimal_lines": 0}, "optimal lines"),
        ("tier", 5, "T5: the weakest solver that reaches par is T"),
        ("themes", ["tie-trap"], "tie-trap: shown by ablation: "),
        ("hints", ["a", "b"], "there must be 3 hints, not 2"),
    ],
)
def test_wrong_claims(key: str, claim: object, problem: str) -> None:
    ((found, sentence),) = wrong_claims(claiming(**{key: claim}))
    assert found.split(".")[0] == key
    assert problem in sentence


def test_claims_about_a_task_that_no_line_meets() -> None:
    found = claiming(complete=["A", "B"], par={"vp": 9, "steps": 6}, line="3", tier=2)
    problems = dict(wrong_claims(found))
    assert problems["par"] == problems["line"] == "no line of moves can meet this task"
    assert problems["tier"] == "T2: the weakest solver that reaches par is none"
    must = claiming(complete=["A"], line="3 +g +g 0 g>B g>B")
    assert list(wrong_claims(must)) == [
        ("line", "Order A must be complete at the end, and it is not.")
    ]
