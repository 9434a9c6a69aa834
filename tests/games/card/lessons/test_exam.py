"""The exam of the card game: the same for a seed, its answers proven by the rules alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from glueckauf.bots import Greedy
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.card import scoring, table, targets
from glueckauf.games.card.lessons.exam import ExamQuestion
from glueckauf.games.card.notation import read
from glueckauf.games.card.parts import NOBODY, Delivering, Player
from glueckauf.games.card.rules import State
from glueckauf.games.card.telling import rule_ids
from glueckauf.learn.lessons.exam import Exam, Shift


@pytest.fixture(scope="module")
def exams() -> list[Exam]:
    return [Exam(seed, game="card") for seed in range(2)]


def asked(exam: Exam) -> list[ExamQuestion]:
    return [question for question in exam.questions if isinstance(question, ExamQuestion)]


def mover(question: ExamQuestion) -> Player:
    state: State = question.state
    assert state.to_move is not None
    return state.players[state.to_move]


# --- The right answers, found in another way ------------------------------------------------


def forbidden(question: ExamQuestion) -> list[str]:
    """What begins no legal move."""
    state = question.state
    legal = state.legal_moves()
    opening = {path[0] for move in legal for path in targets.paths(state, read(move), legal)}
    return [key for key in question.keys if key not in opening]


def cost(question: ExamQuestion) -> list[str]:
    """Zones that were used one time less than they cost; the wild card starts with one worker."""
    state, found = question.state, []
    for key in question.keys:
        used = len(state.zones[state.layout.index[key]].cards) + (key == "wild")
        if used + 1 == question.facts["number"]:
            found.append(key)
    return found


def dock(question: ExamQuestion) -> list[str]:
    legal = {f"{question.state.to_move}:{move}" for move in question.state.legal_moves()}
    right = [key for key in question.keys if key in legal]
    return right if question.facts["only"] else [key for key in question.keys if key not in legal]


def load(question: ExamQuestion) -> list[str]:
    moves = [move for move in question.state.legal_moves() if move.startswith("row>")]
    return [key for key in question.keys if f"row>{key.partition('/')[2]}" in moves]


def train(question: ExamQuestion) -> list[str]:
    """What could be sent off if a delivery were going on."""
    moves = question.state._replace(pending=Delivering()).legal_moves()
    docks = {f"{question.state.to_move}:dock/{move[6]}" for move in moves}
    return [key for key in question.keys if key in docks]


def token(question: ExamQuestion) -> list[str]:
    """Who has it after everybody has passed."""
    state = question.state
    owner = state.zones[state.layout.index["mining/1"]].owner
    return [f"player/{state.start if owner == NOBODY else owner}"]


def matched(question: ExamQuestion) -> list[str]:
    player = mover(question)
    orders = [train.order.destination for train in player.delivered]
    right = [key for key in question.keys if key.partition("/")[2] in orders]
    return right if question.facts["only"] else [key for key in question.keys if key not in right]


def objective(question: ExamQuestion) -> list[str]:
    """What the score would lose without the card, but for what another card counts of it."""
    player, rules = mover(question), question.state.rules
    names = {key: key.partition("/")[2] for key in question.keys}
    points = {key: scoring.objective_vp(player, name, rules) for key, name in names.items()}
    return [key for key in points if points[key] == max(points.values())]


def worth(question: ExamQuestion) -> list[str]:
    """What changes the score when it is gone."""
    player, rules = mover(question), question.state.rules
    found = []
    for key in question.keys:
        name, _, card = key.partition(":")[2].partition("/")
        if name == "tokens":
            less = player._replace(tokens=())
        elif name == "share":
            less = player._replace(shares=tuple(s for s in player.shares if s != card))
        else:
            continue
        if scoring.score(less, rules).total < scoring.score(player, rules).total:
            found.append(key)
    return found


RIGHT: dict[str, Callable[[ExamQuestion], list[str]]] = {
    "forbidden": forbidden,
    "cost": cost,
    "dock": dock,
    "load": load,
    "train": train,
    "token": token,
    "matched": matched,
    "objective": objective,
    "worth": worth,
}
ALWAYS = ("cost", "dock", "load", "train", "token")


def judge(exam: Exam) -> None:
    assert len(exam.questions) == 10
    kinds = Counter(question.kind for question in asked(exam))
    assert kinds.pop("forbidden") == 3
    assert all(kinds.pop(kind) == 1 for kind in ALWAYS)
    assert set(kinds) < {"matched", "objective", "worth"}
    for question in asked(exam):
        assert question.rule in rule_ids()
        assert len(set(question.keys)) == len(question.keys) > 2
        assert [key for key in question.keys if question.is_right(key)] == [question.answer]
        assert RIGHT[question.kind](question) == [question.answer], question.kind


def test_ten_questions_each_with_one_right_answer(exams: list[Exam]) -> None:
    for exam in exams:
        judge(exam)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 22))
def test_many_exams_have_one_right_answer_to_every_question(seed: int) -> None:
    judge(Exam(seed, game="card"))


def test_every_answer_is_in_the_picture(exams: list[Exam]) -> None:
    for question in asked(exams[0]) + asked(exams[1]):
        seat = question.state.to_move
        picture = table.picture(question.state, "de", question.sight, seat, seat)
        assert [key for key in question.keys if f'data-key="{key}"' not in picture] == []
        assert table.is_view(question.sight)


def test_questions_are_told_in_four_languages(exams: list[Exam]) -> None:
    for exam in exams:
        for question in exam.questions:
            for language in LANGUAGES:
                told = question.ask(language) + question.explain(language)
                assert not re.search(r"CG-|player/|mining/|\d:[a-z]|[{}]", told), told


def test_a_seed_gives_the_same_exam(exams: list[Exam]) -> None:
    again = Exam(1, game="card")
    assert again.questions == exams[1].questions
    assert again.shift() == exams[1].shift()
    assert len({str(exam.questions) for exam in exams}) == len(exams)
    assert len({question.rule for exam in exams for question in exam.questions}) >= 10


def test_hardly_a_rule_is_asked_twice(exams: list[Exam]) -> None:
    for exam in exams:
        assert len({question.rule for question in exam.questions}) >= 8


def played(exam: Exam) -> Shift:
    shift, bot = exam.shift(), Greedy()
    while not shift.is_over:
        assert shift.state.to_move == 0
        shift = shift.play(bot.choose(shift.state.seen_by(0)))
    return shift


def test_a_shift_with_equal_cards_is_played_to_its_end(exams: list[Exam]) -> None:
    start = exams[0].shift()
    own, other = start.state.players
    assert (own.row, own.docks, own.orders) == (other.row, other.docks, other.orders)
    assert start.state.scores == (0, 0)
    shifts = [played(exam) for exam in exams]
    assert {shift.state.shift - start.state.shift for shift in shifts} == {1}
    assert any(max(shift.state.scores) > 5 for shift in shifts)
    for exam, shift in zip(exams, shifts, strict=True):
        result = exam.result([question.answer for question in exam.questions], shift)
        assert result.points == 10 + shift.points
        for language in LANGUAGES:
            assert result.sentences(language)
            assert exam.task(language)


def test_what_was_answered_wrong_names_its_rule(exams: list[Exam]) -> None:
    exam = exams[1]
    right = [question.answer for question in exam.questions]
    half = exam.result(right[:5])
    assert half.points == 5
    assert set(half.weak) == {question.rule for question in exam.questions[5:]}
