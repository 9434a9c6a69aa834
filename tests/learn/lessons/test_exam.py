"""The exam: the same for a seed, its answers proven by the engine, weak rules named."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from glueckauf.bots import Greedy
from glueckauf.core.fields import Field
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board import scoring, table, targets
from glueckauf.games.board.lessons.exam import ExamQuestion
from glueckauf.games.board.lessons.goals import read_goal
from glueckauf.games.board.lessons.reach import Course
from glueckauf.games.board.notation import read
from glueckauf.games.board.parts import COLOURS, Mining, coal_of
from glueckauf.games.board.rules import State
from glueckauf.games.board.telling import rule_ids
from glueckauf.learn.lessons.exam import SHIFT_POINTS, Exam, Shift, name_of
from glueckauf.learn.lessons.screens import Act, Position
from glueckauf.learn.progress import entries, progress


@pytest.fixture(scope="module")
def exams() -> list[Exam]:
    return [Exam(seed) for seed in range(5)]


def test_ten_questions_each_with_one_right_answer(exams: list[Exam]) -> None:
    for exam in exams:
        assert len(exam.questions) == 10
        kinds = Counter(question.kind for question in asked(exam))
        assert kinds == {**dict.fromkeys(KINDS, 1), "forbidden": 3, "final": 2}
        for question in asked(exam):
            assert question.rule in rule_ids()
            assert len(set(question.keys)) == len(question.keys) > 1
            assert [key for key in question.keys if question.is_right(key)] == [question.answer]
            assert RIGHT[question.kind](question) == [question.answer]


def asked(exam: Exam) -> list[ExamQuestion]:
    return [question for question in exam.questions if isinstance(question, ExamQuestion)]


def forbidden(question: ExamQuestion) -> list[str]:
    """What cannot be chosen, by the rules alone."""
    state = question.state
    legal = state.legal_moves()
    opening = {path[0] for move in legal for path in targets.paths(state, read(move), legal)}
    return [key for key in question.keys if key not in opening]


def most_points(question: ExamQuestion) -> list[str]:
    state = question.state
    gains = {}
    for key in question.keys:
        if state.why_not(key) is None:
            gains[key] = state.after(key).players[mover(question)].vp
    return [key for key in gains if gains[key] == max(gains.values())]


def mover(question: ExamQuestion) -> int:
    seat: int | None = question.state.to_move
    assert seat is not None
    return seat


def within(question: ExamQuestion) -> list[str]:
    """The orders that a search over all lines completes with the steps that are left."""
    state = question.state
    assert isinstance(state.pending, Mining)
    found = []
    for key in question.keys:
        word = {"complete": [key.partition("/")[2]]}
        goal = read_goal(Field("exam", "goal", word), state)
        course = Course(Act("x", Position("p", "", state, {}), goal, (), 1, 1, (), (), {}))
        if course.nearest(course.start, 200_000).line is not None:
            found.append(key)
    return found


def of_seat(number: Callable[[State, int], int]) -> Callable[[ExamQuestion], list[str]]:
    """The players who have most of something."""

    def right(question: ExamQuestion) -> list[str]:
        numbers = {
            f"player/{n}": number(question.state, n) for n in range(len(question.state.players))
        }
        return [key for key in numbers if numbers[key] == max(numbers.values())]

    return right


def final(question: ExamQuestion) -> list[str]:
    def changed(state: State, seat: int) -> int:
        player = state.players[seat]
        if question.facts["part"] == "marks":
            return player.marks // 5
        if question.facts["part"] == "coal":
            return len(coal_of(player)) // 3
        if question.facts["part"] == "orders":
            return len(player.orders)
        if question.facts["part"] == "winner":
            return scoring.score_game(state.players, state.rules)[0][seat].vp
        light = sum(tile.light for tile in player.mine.tiles)
        return 2 * abs(2 * light - len(player.mine.tiles))

    return of_seat(changed)(question)


def starts(question: ExamQuestion) -> list[str]:
    state = question.state
    standing = scoring.in_workshops(state)
    order = [(state.start + 1 + n) % len(standing) for n in range(len(standing))]
    return [f"player/{max(order, key=lambda seat: standing[seat])}"]


RIGHT: dict[str, Callable[[ExamQuestion], list[str]]] = {
    "forbidden": forbidden,
    "miners": lambda question: [
        key
        for key in question.keys
        if question.state.crews[question.state.works.index[key]].miners + 1
        == question.facts["number"]
    ],
    "delivery": most_points,
    "order": within,
    "start": starts,
    "carts": lambda question: of_seat(
        lambda state, seat: scoring.empty_carts(state.players[seat])[
            COLOURS.index(str(question.facts["colour"]))
        ]
    )(question),
    "final": final,
}
KINDS = tuple(RIGHT)


def test_every_answer_is_in_the_picture(exams: list[Exam]) -> None:
    for question in asked(exams[0]) + asked(exams[1]):
        seat = mover(question)
        picture = table.picture(question.state, "de", question.sight, seat, seat)
        assert [key for key in question.keys if f'data-key="{key}"' not in picture] == []


def test_questions_are_told_in_four_languages(exams: list[Exam]) -> None:
    for exam in exams:
        for question in exam.questions:
            for language in LANGUAGES:
                told = question.ask(language) + question.explain(language)
                assert not re.search(r"GA-|player/|delivery/|\d:(order|square|level|cage)", told), (
                    told
                )


def test_a_seed_gives_the_same_exam(exams: list[Exam]) -> None:
    assert Exam(3).questions == exams[3].questions
    assert Exam(3).shift() == Exam(3).shift()
    assert len({str(exam.questions) for exam in exams}) == len(exams)
    assert len({question.rule for exam in exams for question in exam.questions}) >= 12
    assert repr(Exam(3)) == "Exam(3, game='board')"


def test_hardly_a_rule_is_asked_twice(exams: list[Exam]) -> None:
    for exam in exams:
        assert len({question.rule for question in exam.questions}) >= 8


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
    assert perfect.is_passed is (perfect.points >= perfect.needed)
    assert (perfect.most, perfect.needed) == (10 + SHIFT_POINTS, 12)
    without = exam.result(right)
    assert (without.points, without.is_passed, without.weak) == (10, False, ())
    half = exam.result(right[:5])
    assert half.points == 5
    assert set(half.weak) == {question.rule for question in exam.questions[5:]}
    half.note(tmp_path / "p.jsonl")
    noted = entries(tmp_path / "p.jsonl")
    assert [entry.solved for entry in noted] == [True] * 5 + [False] * 5
    assert {entry.lesson for entry in noted} == {name_of("board")} == {"13-exam"}
    assert progress(tmp_path / "p.jsonl").weak == half.weak


def test_the_result_in_words() -> None:
    exam = Exam(1)
    result = exam.result([], played(exam))
    for language in LANGUAGES:
        told = result.sentences(language)
        assert len(told) == 3 + len(result.weak)
        assert exam.task(language)
    assert "points" in result.text
    assert "Not passed yet: you need 12 points." in result.sentences()
