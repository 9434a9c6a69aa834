"""The exam of Switch & Signal: one right answer to each question, and a round for the team."""

from __future__ import annotations

import pytest

from glueckauf.bots import Greedy
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import room
from glueckauf.games.offer import offer
from glueckauf.games.signal import moving
from glueckauf.games.signal.lessons.exam import MAKERS, OBSTACLES, ExamQuestion
from glueckauf.games.signal.moving import train_at
from glueckauf.games.signal.parts import GOODS
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.views import is_view, shows
from glueckauf.learn.lessons.exam import SHIFT_POINTS, Exam, Shift


@pytest.fixture(scope="module")
def exams() -> list[Exam]:
    return [Exam(seed, "signal") for seed in range(3)]


def asked(exam: Exam) -> list[ExamQuestion]:
    return [question for question in exam.questions if isinstance(question, ExamQuestion)]


def _could_load(state: State, city: str) -> bool:
    train = train_at(state, city)
    left = state.goods[GOODS.index(state.map.nodes[city].colour)]
    return train is not None and not train.load and left > 0


def _lost(state: State, space: str, points: int) -> int:
    """The tokens that a roll would cost, by the way out that costs least."""
    train = train_at(state, space)
    assert train is not None
    exits = [by for by, post in state.map.exits.get(space, ()) if post in state.green]
    ways = exits or [""]
    return min(moving.run(state, train, points, by, state.through).lost for by in ways)


def right(question: ExamQuestion) -> list[str]:
    """The right answers, found in another way than the makers found them."""
    state, on = question.state, question.state.map
    names = [key.partition("/")[2] for key in question.keys]
    match question.kind:
        case "forbidden":
            shut = offer(state, room("signal"), question.sight).why
            return [key for key in question.keys if key in shut]
        case "settings":
            most = max(len(on.around[name]) for name in names)
            return [f"junction/{name}" for name in names if len(on.around[name]) == most]
        case "likely":
            numbers = {name: on.nodes[name].number for name in names}
            near = min(abs(7 - number) for number in numbers.values())
            return [f"start/{name}" for name in names if abs(7 - numbers[name]) == near]
        case "leave":
            return [f"post/{name}" for name in names if name in state.green]
        case "disc":
            cities = [on.posts[post].city for post in state.green]
            bound = [city for city in cities if city and cities.count(city) == 1]
            return [f"post/{name}" for name in names if on.posts[name].city in bound]
        case "loss":
            lost = {name: _lost(state, name, int(question.facts["points"])) for name in names}
            return [f"train/{name}" for name in names if lost[name] == max(lost.values())]
        case "load":
            return [f"city/{name}" for name in names if _could_load(state, name)]
    return [question.answer]


def judge(exam: Exam) -> None:
    assert len(exam.questions) == len(MAKERS) == 10
    for question in asked(exam):
        assert question.answer in question.keys
        assert len(set(question.keys)) == len(question.keys) >= 2
        assert is_view(question.sight)
        assert all(shows(question.sight, key) for key in question.keys)
        assert question.rule in room("signal").rule_ids()
        assert right(question) == [question.answer], question.kind


def test_ten_questions_each_with_one_right_answer(exams: list[Exam]) -> None:
    for exam in exams:
        judge(exam)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3, 60))
def test_many_exams_have_one_right_answer_to_every_question(seed: int) -> None:
    judge(Exam(seed, "signal"))


def test_where_a_train_stops_and_what_it_costs(exams: list[Exam]) -> None:
    """Played with a train card, by the engine itself."""
    for question in (one for exam in exams for one in asked(exam)):
        if question.kind != "reach":
            continue
        state = question.state
        space = question.answer.partition("/")[2]
        stops = {
            run.train.space
            for train in state.trains
            if train.space not in state.map.exits
            if train.colour == question.facts["colour"]
            if (run := moving.run(state, train, int(question.facts["points"]))).train
        }
        assert space in stops


def test_questions_are_told_in_four_languages(exams: list[Exam]) -> None:
    for question in asked(exams[0]):
        assert len({question.ask(language) for language in LANGUAGES}) == len(LANGUAGES)
        assert all(question.explain(language) for language in LANGUAGES)


def test_a_seed_gives_the_same_exam(exams: list[Exam]) -> None:
    again = Exam(1, "signal")
    assert again.questions == exams[1].questions
    assert again.shift() == exams[1].shift()
    assert exams[0].questions != exams[1].questions


# --- The round ------------------------------------------------------------------------------


def played(exam: Exam) -> Shift:
    shift, bot = exam.shift(), Greedy()
    while not shift.is_over:
        shift = shift.play(bot.choose(shift.state))
    return shift


def test_the_learner_plays_for_both(exams: list[Exam]) -> None:
    shift = exams[0].shift()
    seats = set()
    while not shift.is_over:
        seats.add(shift.state.to_move)
        shift = shift.play(str(shift.state.legal_moves()[0]))
    assert seats == {0, 1}


def test_every_round_can_be_mastered() -> None:
    for seed in range(2 * len(OBSTACLES)):
        exam = Exam(seed, "signal")
        assert played(exam).points == SHIFT_POINTS


def test_goods_are_worth_their_share(exams: list[Exam]) -> None:
    shift = played(exams[0])
    state = shift.state
    for goods, points in ((0, 0), (1, 2), (2, 5)):
        stored = ((goods, 0, 0, 0),)
        assert shift._replace(state=state._replace(stored=stored)).points == points
    assert "goods delivered" in exams[0].result([], shift).text
