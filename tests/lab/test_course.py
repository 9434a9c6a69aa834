"""The checks of the course: sample solutions pass with any seed, wrong answers get a sentence that helps."""

from __future__ import annotations

import runpy
import sys
import threading
from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES
from glueckauf.lab import compare, course
from glueckauf.lab.course import guarded
from glueckauf.lab.course.settings import SEED, SIZE, size
from glueckauf.lab.course.verdict import Checked, Wrong

SOLUTIONS = Path(__file__).parents[2] / "docs" / "course" / "solutions"
OTHER = "a seed that only the teacher knows"
SHORTER = {"duration": (0, 66), "sources": (100, 300)}
CLOSER = {"margin": (0, 20), "sources": (60, 300), "duration": (0, 90)}

Check = Callable[..., Checked]


@pytest.fixture(autouse=True)
def _usual(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may be a teacher with settings of their own."""
    monkeypatch.delenv(SEED, raising=False)
    monkeypatch.delenv(SIZE, raising=False)


def solutions(week: int) -> dict[str, Any]:
    return runpy.run_path(str(SOLUTIONS / f"week_{week}.py"))


# --- Sample solutions -----------------------------------------------------------------------

ANSWERS: list[tuple[int, str, Check, tuple[Any, ...]]] = [
    (1, "miners", course.check_prediction, ("miners", ...)),
    (1, "placing", course.check_prediction, ("placing", ...)),
    (1, "CLOSED_DOOR", course.check_unlock, ("closed-door", ...)),
    (1, "DEAR_TILE", course.check_unlock, ("dear-tile", ...)),
    (1, "HOARDING", course.check_unlock, ("hoarding", ...)),
    (1, "BROKEN", course.check_broken, (...,)),
    (1, "PLAYABLE", course.check_playable, (...,)),
    (2, "ride", course.check_prediction, ("ride", ...)),
    (2, "solver", course.check_solver, (...,)),
    (2, "bound", course.check_bound, (...,)),
    (3, "Eager", course.check_bot, (...,)),
    (3, "Eager", course.check_beats, (..., "random")),
    (3, "STYLE", course.check_style, (..., "greedy")),
    (4, "paired", course.check_paired, (...,)),
    (4, "interval", course.check_interval, (...,)),
    (4, "sample_size", course.check_sample_size, (...,)),
    (4, "stopping", course.check_stopping, (...,)),
    (4, "size", course.check_size, (...,)),
    (5, "EFFECTS", course.check_effects, ("displacement=forbidden", ...)),
    (5, "SHORTER", course.check_goal, (..., SHORTER)),
    (5, "CLOSER", course.check_goal, (..., CLOSER)),
    (6, "claim", course.check_claim, (...,)),
    (6, "caption", course.check_caption, (...,)),
]
NAMES = [f"{name}-{check.__name__}" for _, name, check, _ in ANSWERS]


@pytest.mark.parametrize("seed", [None, OTHER])
@pytest.mark.parametrize(("week", "name", "check", "asked"), ANSWERS, ids=NAMES)
def test_sample_solutions_pass(
    week: int, name: str, check: Check, asked: tuple[Any, ...], seed: str | None
) -> None:
    answer = solutions(week)[name]
    found = check(*(answer if one is ... else one for one in asked), seed=seed)
    assert found, found.sentence
    assert found.passed
    assert str(found).startswith("✓ ")


@pytest.mark.parametrize(
    ("puzzle", "name"), [("02-two-birds", "SHARED_RIDE"), ("09-the-sacrifice", "SACRIFICE")]
)
def test_sample_lines_pass(puzzle: str, name: str) -> None:
    assert course.check_line(puzzle, solutions(2)[name])


def test_a_sample_report_passes() -> None:
    assert course.check_report(report_of())


def report_of(**changed: Any) -> str:
    """A report as a student would write it, with some fields changed or, if None, left out."""
    from glueckauf.core.toml import toml_value

    found = compare(None, "miners=12,15,13", metric="duration", stop="interval", most=16, jobs=1)
    call = 'ga.lab.compare(None, "miners=12,15,13", metric="duration", stop="interval", most=16)'
    fields = {
        "claim": f"With two thirds of the miners a game is {found.effect:.1f} turns shorter, on 16 decks.",
        "limits": "Only two greedy bots have played, and nobody else.",
        "metric": "duration",
        "decks": 16,
        "effect": round(found.effect, 1),
        "low": round(found.low, 1),
        "high": round(found.high, 1),
        "rerun": call,
        **changed,
    }
    return "\n".join(
        f"{key} = {toml_value(value)}" for key, value in fields.items() if value is not None
    )


# --- Wrong answers --------------------------------------------------------------------------


def _never(*_: Any) -> Any:
    while True:
        pass


def _fails(*_: Any) -> Any:
    return 1 / 0


def _leaves(*_: Any) -> Any:
    sys.exit(3)


def _deep(*_: Any) -> Any:
    return _deep()


def _nothing(*_: Any) -> Any:
    return None


class Ugly:
    """Something that cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no")

    __hash__ = None  # type: ignore[assignment]  # on purpose


class Pithead:
    def choose(self, view: Any) -> str:
        return "pithead"


class Mumbles:
    def choose(self, view: Any) -> str:
        return "er …"


class Silent:
    def choose(self, view: Any) -> Any:
        return None


class First:
    def choose(self, view: Any) -> str:
        return str(view.legal_moves()[0])


def unpaired(a: list[float], b: list[float]) -> tuple[float, float, float]:
    effect = fmean(b) - fmean(a)
    half = 2 * ((stdev(a) ** 2 + stdev(b) ** 2) / len(a)) ** 0.5
    return effect, effect - half, effect + half


def normal(values: list[float]) -> tuple[float, float]:
    mean, half = fmean(values), 1.96 * stdev(values) / len(values) ** 0.5
    return mean - half, mean + half


def peeks(values: list[float]) -> bool:
    low, high = normal(values) if len(values) > 2 else (0, 0)
    return low > 0 or high < 0


def all_points(puzzle: Any) -> int:
    return sum(order.order.vp for order in puzzle.task.orders)


RIGHT_CALL = 'ga.lab.compare(None, "miners=12,15,13", metric="duration", stop="interval", most=16)'
WRONG: list[tuple[str, Check, tuple[Any, ...], str]] = [
    ("a number for a function", course.check_prediction, ("miners", 3), "asks for a function"),
    ("no such exercise", course.check_prediction, ("minerals", _nothing), "There is no exercise"),
    ("always one", course.check_prediction, ("miners", lambda *_: 1), "GA-3.2 reads"),
    ("fails", course.check_prediction, ("miners", _fails), "ZeroDivisionError: division by zero"),
    ("leaves", course.check_prediction, ("miners", _leaves), "SystemExit: 3"),
    ("too deep", course.check_prediction, ("miners", _deep), "RecursionError"),
    ("one argument", course.check_prediction, ("miners", lambda s: 1), "TypeError"),
    ("ugly", course.check_prediction, ("ride", lambda _: Ugly()), "says Ugly"),
    ("a truth for a number", course.check_prediction, ("miners", lambda *_: True), "says True"),
    ("always yes", course.check_prediction, ("placing", lambda _: True), "says True"),
    ("no TOML", course.check_unlock, ("hoarding", "free_storage: true"), "this is not TOML"),
    ("no knob", course.check_unlock, ("hoarding", "free_store = true"), "no such rule"),
    ("nothing", course.check_unlock, ("hoarding", "free_storage = false"), "changes nothing yet"),
    ("two knobs", course.check_unlock, ("hoarding", "free_storage = true\ncage = 4"), "2 knobs"),
    ("another knob", course.check_unlock, ("hoarding", "cage = 4"), "still refused by GA-5.4"),
    ("not a text", course.check_unlock, ("hoarding", {"free_storage": True}), "text in quotation"),
    ("not broken", course.check_broken, ("cage = 1",), "The game survives"),
    ("three knobs", course.check_broken, ("cage = 1\nlook = 1\ncoal = 4",), "with 2 at most"),
    ("out of range", course.check_broken, ("cage = 0",), "must be from 1 to 20"),
    ("too few changes", course.check_playable, ("cage = 6",), "change at least 3"),
    ("no notation", course.check_line, ("02-two-birds", "4 +k up"), "in column 6"),
    ("illegal", course.check_line, ("02-two-birds", "4 +k k>A"), "GA-5"),
    ("slips", course.check_line, ("02-two-birds", "4 +k 0 k>A"), "Move 3 puts the best out of"),
    ("stops", course.check_line, ("02-two-birds", "4 +k 3 +g 0 g>B"), "stops too early"),
    ("no line", course.check_solver, (lambda _: 7,), "a line of moves is asked for"),
    ("empty line", course.check_solver, (lambda _: "",), "0 % of the best points"),
    ("illegal line", course.check_solver, (lambda _: "4 4",), "is not allowed"),
    ("mumbled line", course.check_solver, (lambda _: "down",), "no line of moves"),
    ("too low", course.check_bound, (lambda _: 4,), "find what your bound forgets"),
    ("too loose", course.check_bound, (all_points,), "use the number of steps"),
    ("no bound", course.check_bound, (_nothing,), "gives None, where a number"),
    ("no bot", course.check_bot, (lambda seed: 7,), "something with choose(view)"),
    ("illegal bot", course.check_bot, (Pithead,), "chooses pithead"),
    ("mumbling bot", course.check_bot, (Mumbles(),), "no move"),
    ("silent bot", course.check_bot, (Silent(),), "chooses None"),
    ("weak bot", course.check_beats, (First(),), "must lie above 50 %"),
    ("no weight", course.check_style, ("minner = 1",), "did you mean miner?"),
    ("unpaired", course.check_paired, (unpaired,), "the luck of the decks"),
    ("turned", course.check_paired, (lambda a, b: unpaired(b, a),), "wrong sign"),
    ("two numbers", course.check_paired, (lambda a, b: (1, 2),), "3 numbers are asked for"),
    ("order", course.check_paired, (lambda a, b: (fmean(b) - fmean(a), 9e9, -9e9),), "this order"),
    ("too short", course.check_interval, (normal,), "with so few decks"),
    ("too wide", course.check_interval, (lambda v: (-1e6, 1e6),), "wider than it needs"),
    ("downwards", course.check_interval, (lambda v: (1, 0),), "lower end comes first"),
    ("always 30", course.check_sample_size, (lambda s, d: 30,), "find the difference"),
    ("no decks", course.check_sample_size, (lambda s, d: 0,), "fewer than two"),
    ("infinity", course.check_sample_size, (lambda s, d: float("inf"),), "a number is asked for"),
    ("peeks", course.check_stopping, (peeks,), "chance to be fooled"),
    ("never claims", course.check_stopping, (lambda values: False,), "must claim something"),
    ("no truth", course.check_stopping, (lambda values: "yes",), "True or False"),
    (
        "believes what decided",
        course.check_size,
        (lambda s, f: fmean(s),),
        "which of the two lists",
    ),
    ("pools", course.check_size, (lambda s, f: fmean(s + f),), "which of the two lists"),
    ("shrinks", course.check_size, (lambda s, f: fmean(f) / 2,), "too small"),
    ("changes nothing", course.check_goal, ("", SHORTER), "changes nothing yet"),
    ("poorer", course.check_goal, ("miners = [6, 15, 13]", SHORTER), "Points by source"),
    ("not shorter", course.check_goal, ("cage = 4", SHORTER), "Duration"),
    ("no goal", course.check_goal, ("cage = 4", {"duration": 66}), "a lower and an upper bound"),
    ("no metric to meet", course.check_goal, ("cage = 4", {"fun": (1, 2)}), "there is no metric"),
    ("unplayable", course.check_goal, ("mining = [4, 8]", SHORTER), "cannot be used yet"),
    ("no rival", course.check_beats, (First(), "nobody"), "there is no bot 'nobody'"),
    ("endless numbers", course.check_paired, (lambda a, b: count(),), "3 numbers are asked for"),
    ("ugly claim", course.check_claim, (lambda *_: Ugly(),), "says Ugly"),
    ("ugly truth", course.check_stopping, (lambda _: Ugly(),), "says Ugly"),
    ("no dict", course.check_effects, ("cage=4", "higher"), "asks for a dict"),
    ("no metric", course.check_effects, ("cage=4", {"fun": "higher"}), "there are"),
    ("no way", course.check_effects, ("cage=4", {"margin": "up"}), "is asked for"),
    ("not the same", course.check_effects, ("miners=9,9,9", {"duration": "same"}), "measure it"),
    ("by sign", course.check_claim, (lambda e, *_: "higher" if e > 0 else "lower",), "contains 0"),
    ("never sure", course.check_claim, (lambda *_: "undecided",), "against a direction"),
    ("another word", course.check_claim, (lambda *_: "significant",), "must say one of"),
    ("no metric told", course.check_caption, (lambda r: "It works!",), "what was measured"),
    (
        "no decks told",
        course.check_caption,
        (lambda r: f"Margin {r.effect:.1f}",),
        "how many decks",
    ),
    (
        "no ends told",
        course.check_caption,
        (lambda r: f"{r.metric}: {r.blocks} decks, {r.effect:.1f}",),
        "report.low",
    ),
    ("no caption", course.check_caption, (_nothing,), "a text is asked for"),
    ("no fields", course.check_report, ('claim = "It works."',), "is missing; write"),
]


@pytest.mark.parametrize(
    ("check", "asked", "part"), [one[1:] for one in WRONG], ids=[one[0] for one in WRONG]
)
def test_wrong_answers_get_one_sentence(
    check: Check, asked: tuple[Any, ...], part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SIZE, "sketch")
    found = check(*asked)
    assert not found
    assert part in found.sentence
    assert "Traceback" not in found.sentence
    assert "\n" not in found.sentence
    assert str(found).startswith("✗ ")


REPORTS: list[tuple[dict[str, Any], str]] = [
    ({"limits": None}, "limits"),
    ({"claim": "It works."}, "too short"),
    ({"claim": "With fewer miners the game gets shorter."}, "must hold the effect"),
    ({"effect": -3.0}, "does not come out as"),
    ({"decks": 80}, "80 decks"),
    ({"metric": "margin"}, "its call measures duration"),
    ({"effect": "many"}, "must be a number"),
    ({"decks": 8, "rerun": RIGHT_CALL.replace("most=16", "most=8")}, "has no ends yet"),
    ({"rerun": "open('x', 'w')"}, "cannot be used"),
    ({"rerun": "ga.lab.compare(None,"}, "cannot be used"),
    ({"rerun": RIGHT_CALL.replace("most=16", "most=seed")}, "not a plain value"),
    ({"rerun": RIGHT_CALL.replace("most=16", "most=8000")}, "most=…"),
    ({"rerun": RIGHT_CALL.replace("stop=", "path=")}, "which this check does not know"),
    ({"rerun": RIGHT_CALL.replace("miners=12,15,13", "mine.toml")}, "in full"),
    ({"rerun": RIGHT_CALL.replace("miners=12,15,13", "miners=12")}, "miners"),
    ({"rerun": RIGHT_CALL.replace('"duration"', '"fun"')}, "there is no metric 'fun'"),
]


@pytest.mark.parametrize(("changed", "part"), REPORTS, ids=[one[1] for one in REPORTS])
def test_wrong_reports_get_one_sentence(changed: dict[str, Any], part: str) -> None:
    found = course.check_report(report_of(**changed))
    assert not found
    assert part in found.sentence


# --- What students' code may do -------------------------------------------------------------


def test_a_function_that_never_ends_is_stopped() -> None:
    with pytest.raises(Wrong, match="too-long"):
        guarded.answer_of(_never, 1, seconds=0.2)
    found = course.check_interval(_never)
    assert not found
    assert "a loop that never ends" in found.sentence


def test_it_is_stopped_beside_the_main_thread_too() -> None:
    heard: list[str] = []

    def ask() -> None:
        try:
            guarded.answer_of(_never, 1, seconds=0.2)
        except Exception as error:
            heard.append(str(error))

    thread = threading.Thread(target=ask, daemon=True)
    thread.start()
    thread.join(60)
    assert "too-long" in heard[0]


def test_the_timer_is_put_back() -> None:
    import signal

    before = signal.getsignal(signal.SIGALRM)
    assert guarded.answer_of(lambda: 7) == 7
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_interrupting_is_left_to_the_student() -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        guarded.answer_of(interrupted)


@pytest.mark.parametrize("name", ["check_bound", "check_solver", "check_caption"])
def test_a_game_without_exercises_says_so(name: str) -> None:
    found = getattr(course, name)(_nothing, game="card")
    assert not found
    assert "no exercises about 'card' yet" in found.sentence


# --- Settings -------------------------------------------------------------------------------


def test_other_seeds_ask_other_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, ...]] = []

    def notes(*given: Any) -> None:
        asked.append(given)

    course.check_prediction("ride", notes)
    course.check_prediction("ride", notes)
    course.check_prediction("ride", notes, seed=OTHER)
    monkeypatch.setenv(SEED, OTHER)
    course.check_prediction("ride", notes)
    public, again, other, teachers = asked
    assert public == again
    assert other == teachers != public


def test_the_size_is_the_teachers(monkeypatch: pytest.MonkeyPatch) -> None:
    assert size(20, 200) == 20
    monkeypatch.setenv(SIZE, "class")
    assert size(20, 200) == 200
    monkeypatch.setenv(SIZE, "sketch")
    assert size(20, 200) == 4
    monkeypatch.setenv(SIZE, "huge")
    with pytest.raises(FileError, match="must be one of sketch, small, class"):
        size(20, 200)


def test_everybody_has_a_puzzle_of_their_own() -> None:
    from glueckauf.learn.solving import solve
    from glueckauf.learn.variant import variant

    best = solve(variant("04-ride-light", "Anna")).line
    assert course.check_line("04-ride-light", best, student="Anna")


@pytest.mark.parametrize("language", LANGUAGES)
def test_checks_speak_every_language(language: str) -> None:
    """Sentences of every sort, of those checks that play nothing or little."""
    found = [
        course.check_prediction("miners", _fails, language=language),
        course.check_prediction("miners", lambda *_: 1, language=language),
        course.check_unlock("hoarding", "cage = 4", language=language),
        course.check_line("02-two-birds", "4 +k 0 k>A", language=language),
        course.check_bot(Pithead, language=language),
        course.check_paired(unpaired, language=language),
        course.check_sample_size(lambda *_: 30, language=language),
        course.check_claim(lambda *_: "lower", language=language),
        course.check_goal("", SHORTER, language=language),
    ]
    assert not any(found)
    assert len({one.sentence for one in found}) == len(found)
    assert course.riddle("hoarding", language=language).move in repr(
        course.riddle("hoarding", language=language)
    )
