"""The exam of Woodcraft: the same for a seed, its answers proven by the rules alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from glueckauf.bots import Greedy
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.woodcraft import table, targets
from glueckauf.games.woodcraft.lessons.exam import MAKERS, ExamQuestion
from glueckauf.games.woodcraft.notation import read
from glueckauf.games.woodcraft.parts import CHESTS, DICE, STRUCK, Player
from glueckauf.games.woodcraft.telling import rule_ids
from glueckauf.learn.lessons.exam import SHIFT_POINTS, Exam, Shift

LETTERS = {"saw": "S", "glue": "G", "offcut": "O", "blueberry": "b", "lantern": "L"}
LINES = [
    *([(row, column) for column in range(3)] for row in range(3)),
    *([(row, column) for row in range(3)] for column in range(3)),
]


@pytest.fixture(scope="module")
def exams() -> list[Exam]:
    return [Exam(seed, "woodcraft") for seed in range(2)]


def asked(exam: Exam) -> list[ExamQuestion]:
    return [question for question in exam.questions if isinstance(question, ExamQuestion)]


def mover(question: ExamQuestion) -> Player:
    player: Player = question.state.players[question.state.to_move]
    return player


def names(question: ExamQuestion) -> dict[str, str]:
    return {key: key.partition("/")[2] for key in question.keys}


# --- The right answers, found in another way ------------------------------------------------


def forbidden(question: ExamQuestion) -> list[str]:
    """What begins no legal move."""
    state = question.state
    legal = state.legal_moves()
    opening = {path[0] for move in legal for path in targets.paths(state, read(move), legal)}
    return [key for key in question.keys if key not in opening]


def bonus(question: ExamQuestion) -> list[str]:
    """Read from the printed figures."""
    state, letter = question.state, LETTERS[str(question.facts["what"])]
    found = []
    for key, number in names(question).items():
        die = DICE[state.board[int(number) - 1]]
        printed = state.rules.yellow if die[0] == "Y" else state.rules.brown
        if letter in printed[int(number) - 1]:
            found.append(key)
    return found


def shift(question: ExamQuestion) -> list[str]:
    """All end their turns, and the engine pushes the dice."""
    state = before = question.state
    while state.turn == before.turn:
        state = state.after("end")
    die = state.board[int(question.facts["number"]) - 1]
    behind = state.board[int(question.facts["number"]) :]
    columns = [n for n, other in enumerate(before.board, start=1) if other == die]
    return [f"column/{columns[len(columns) - 1 - behind.count(die)]}"]


def rival(question: ExamQuestion) -> list[str]:
    """The nearest value from below, else from above."""
    colour, _, value = str(question.facts["die"]).partition("/")
    dice = {key: DICE[question.state.board[int(n) - 1]] for key, n in names(question).items()}
    same = {key: int(die[1]) for key, die in dice.items() if die[0] == colour[0].upper()}
    lower = [n for n in same.values() if n <= int(value)]
    wanted = max(lower) if lower else min(same.values())
    return [key for key, n in same.items() if n == wanted]


def complete(question: ExamQuestion) -> list[str]:
    legal = question.state.legal_moves()
    return [key for key, order in names(question).items() if f"complete/{order}" in legal]


def glue(question: ExamQuestion) -> list[str]:
    value = int(str(question.facts["die"]).partition("/")[2])
    return [key for key, die in names(question).items() if int(die[1]) + value <= 6]


def hire(question: ExamQuestion) -> list[str]:
    legal = question.state.legal_moves()
    return [key for key, helper in names(question).items() if f"hire/{helper}" in legal]


def lantern(question: ExamQuestion) -> list[str]:
    lanterns = mover(question).lanterns
    lit = {divmod(n, 3) for n in range(9) if lanterns >> n & 1}
    found = []
    for key, cell in names(question).items():
        row, column = (int(n) - 1 for n in cell.split(","))
        assert (row, column) not in lit
        if any((row, column) in line and set(line) <= {*lit, (row, column)} for line in LINES):
            found.append(key)
    return found


def chest(question: ExamQuestion) -> list[str]:
    points = dict(zip(CHESTS, question.state.breakdown[question.state.to_move].chests, strict=True))
    worth = {key: points[name] for key, name in names(question).items()}
    return [key for key in worth if worth[key] == max(worth.values())]


def first(question: ExamQuestion) -> list[str]:
    def values(player: Player) -> list[int]:
        """A field that is struck out counts as 0."""
        return [0 if die == STRUCK else die % 6 + 1 for die in player.fields[::-1]]

    players = question.state.players
    best = max(map(values, players))
    return [f"player/{n}" for n, player in enumerate(players) if values(player) == best]


RIGHT: dict[str, Callable[[ExamQuestion], list[str]]] = {
    "forbidden": forbidden,
    "bonus": bonus,
    "shift": shift,
    "rival": rival,
    "complete": complete,
    "glue": glue,
    "hire": hire,
    "lantern": lantern,
    "chest": chest,
    "first": first,
}


def judge(exam: Exam) -> None:
    assert len(exam.questions) == len(MAKERS) == 10
    assert Counter(question.kind for question in asked(exam)) == dict.fromkeys(RIGHT, 1)
    for question in asked(exam):
        assert question.rule in rule_ids()
        assert question.state.to_move == 0 or question.kind != "first"
        assert len(set(question.keys)) == len(question.keys) >= 2
        assert question.answer in question.keys
        assert RIGHT[question.kind](question) == [question.answer], question.kind


def test_ten_questions_each_with_one_right_answer(exams: list[Exam]) -> None:
    for exam in exams:
        judge(exam)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 40))
def test_many_exams_have_one_right_answer_to_every_question(seed: int) -> None:
    judge(Exam(seed, "woodcraft"))


def test_every_answer_is_in_the_picture(exams: list[Exam]) -> None:
    for question in (one for exam in exams for one in asked(exam)):
        seat = question.state.to_move
        picture = table.picture(question.state, "de", question.sight, seat, seat)
        assert [key for key in question.keys if f'data-key="{key}"' not in picture] == []
        assert table.is_view(question.sight)


def test_questions_are_told_in_four_languages(exams: list[Exam]) -> None:
    for question in (one for exam in exams for one in asked(exam)):
        assert len({question.ask(language) for language in LANGUAGES}) == len(LANGUAGES)
        for language in LANGUAGES:
            told = question.ask(language) + question.explain(language)
            assert not re.search(r"[{}]|WC-|I-\d|player/|\d:|_", told), told


def test_a_seed_gives_the_same_exam(exams: list[Exam]) -> None:
    again = Exam(1, "woodcraft")
    assert again.questions == exams[1].questions
    assert again.shift() == exams[1].shift()
    assert exams[0].questions != exams[1].questions
    assert len({question.rule for question in exams[0].questions}) == 10


# --- The round ------------------------------------------------------------------------------


def played(exam: Exam) -> Shift:
    shift, bot = exam.shift(), Greedy()
    while not shift.is_over:
        assert shift.state.to_move == 0
        shift = shift.play(bot.choose(shift.state.seen_by(0)))
    return shift


def test_a_round_is_played_on_equal_terms() -> None:
    for seed in range(4):
        state = Exam(seed, "woodcraft").shift().state
        own, bot = (player._replace(held=()) for player in state.players)
        assert own == bot
        assert state.scores == (0, 0)
        assert len(state.players[0].held) == len(state.players[1].held) == 1


def test_the_round_ends_and_counts(exams: list[Exam]) -> None:
    shift = played(exams[0])
    assert shift.state.round == exams[0].shift().state.round + 1
    own, bot = shift.state.scores
    assert shift.points == (SHIFT_POINTS if own >= bot else SHIFT_POINTS * own // bot)
    assert f"{own} points to {bot}" in exams[0].result([], shift).text
    idle = exams[0].shift()
    while not idle.is_over:
        moves = idle.state.legal_moves()
        idle = idle.play("end" if "end" in moves else str(moves[0]))
    assert idle.points < SHIFT_POINTS
