"""The exam: the same for a seed, its answers proven by the engine, weak rules named."""

from __future__ import annotations

from pathlib import Path

import pytest

from glueckauf.bots import Greedy
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.lessons.exam import KINDS, ExamQuestion
from glueckauf.games.board.telling import rule_ids
from glueckauf.learn.lessons.exam import MOST, NAME, NEEDED, QUESTIONS, Exam, Shift
from glueckauf.learn.progress import entries, progress


@pytest.fixture(scope="module")
def exams() -> list[Exam]:
    return [Exam(seed) for seed in range(8)]


def test_ten_questions_each_with_one_right_answer(exams: list[Exam]) -> None:
    for exam in exams:
        assert [question.kind for question in exam.questions] == list(KINDS)
        assert len(exam.questions) == QUESTIONS
        for question in exam.questions:
            assert isinstance(question, ExamQuestion)
            assert question.rule in rule_ids()
            assert len(set(question.options)) == 4
            assert question.is_right(question.answer)
            right = question.options[int(question.answer) - 1]
            if question.kind == "number":
                assert question.compute is not None
                assert question.state is not None
                assert int(right) == question.compute.of(question.state).number
                assert question.rule in question.compute.of(question.state).rules
            else:
                assert right == question.rule
            if question.kind == "why":
                assert question.state is not None
                violation = question.state.why_not(question.move)
                assert violation is not None
                assert violation.rule == question.rule


def test_questions_are_told_in_four_languages(exams: list[Exam]) -> None:
    for exam in exams:
        for question in exam.questions:
            for language in LANGUAGES:
                assert question.ask(language)
                assert [key for key, _ in question.choices(language)] == ["1", "2", "3", "4"]
                assert all(text for _, text in question.choices(language))


def test_a_seed_gives_the_same_exam(exams: list[Exam]) -> None:
    assert Exam(3).questions == exams[3].questions
    assert Exam(3).shift() == Exam(3).shift()
    assert len({exam.questions for exam in exams}) == len(exams)
    assert len({question.rule for exam in exams for question in exam.questions}) > 25
    assert repr(Exam(3)) == "Exam(3)"


def test_hardly_a_rule_is_asked_twice(exams: list[Exam]) -> None:
    for exam in exams:
        assert len({question.rule for question in exam.questions}) >= 9


def played(exam: Exam) -> Shift:
    shift, bot = exam.shift(), Greedy()
    while not shift.is_over:
        assert shift.state.to_move == 0
        shift = shift.play(bot.choose(shift.state.seen_by(0)))
    return shift


def test_the_shift_is_played_to_its_end() -> None:
    shift = played(Exam(1))
    assert shift.state.shift == 2
    start = Exam(1).shift()
    assert shift.moves[: len(start.moves)] == start.moves  # the bot drafts first
    own, bot = shift.state.scores
    assert shift.points == (5 if own >= bot else 5 * own // bot)
    idle = Exam(1).shift()
    while not idle.is_over:
        legal = idle.state.legal_moves()
        idle = idle.play("pithead" if "pithead" in legal else legal[0])
    assert idle.points == 0
    assert Exam(1).shift().points == 0  # not played yet


def test_what_passes(tmp_path: Path) -> None:
    exam = Exam(1)
    right = [question.answer for question in exam.questions]
    perfect = exam.result(right, played(exam))
    assert perfect.points == 10 + perfect.shift.points  # type: ignore[union-attr]
    assert perfect.is_passed is (perfect.points >= NEEDED)
    assert (MOST, NEEDED) == (15, 12)
    without = exam.result(right)
    assert (without.points, without.is_passed, without.weak) == (10, False, ())
    half = exam.result(right[:5])
    assert half.points == 5
    assert set(half.weak) == {question.rule for question in exam.questions[5:]}
    half.note(tmp_path / "p.jsonl")
    noted = entries(tmp_path / "p.jsonl")
    assert [entry.solved for entry in noted] == [True] * 5 + [False] * 5
    assert {entry.lesson for entry in noted} == {NAME}
    assert progress(tmp_path / "p.jsonl").weak == half.weak


def test_the_result_in_words() -> None:
    exam = Exam(1)
    result = exam.result([], played(exam))
    for language in LANGUAGES:
        told = result.sentences(language)
        assert len(told) == 3 + len(result.weak)
        assert exam.task(language)
    assert "points" in result.text
    assert "Not passed yet: 12 points are needed." in result.sentences()
