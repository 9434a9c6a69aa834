"""Everything that reads what strangers wrote: how a case is made from a random source, and how it is asked.

A case may be accepted, or refused by one of the three errors of the house; anything else is a failure.
A game that joins the house is asked by itself.
"""

from __future__ import annotations

import atexit
import json
import random
import tempfile
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import glueckauf as ga
from glueckauf.core.budget import within
from glueckauf.core.fields import Field, tree
from glueckauf.core.protocol import CHANCE
from glueckauf.core.puzzle import words
from glueckauf.core.record import Record
from glueckauf.core.shipped import shipped
from glueckauf.core.visible import harmless
from glueckauf.games import GAMES, positions, room
from glueckauf.games.designing import design_room
from glueckauf.lab.kept_ladders import load_ladder
from glueckauf.lab.rule_files import rule_file
from glueckauf.learn import problems, progress, puzzle, training
from glueckauf.learn.classroom import reading
from glueckauf.learn.classroom.referee import Referee
from glueckauf.learn.lessons import lesson
from glueckauf.learn.lessons.reading import read_lesson
from glueckauf.learn.review.value import Review
from tests.fuzz import accidents

LANGUAGES = ("en", "pl", "hu", "de")
TODAY = date(2026, 11, 16)
Ask = Callable[[random.Random], None]


class Subject(NamedTuple):
    """What is asked, and how often out of a thousand cases."""

    name: str
    share: int
    ask: Ask


@cache
def scratch() -> Path:
    return Path(tempfile.mkdtemp(prefix="glueckauf-fuzz-"))


def one_of(paths: list[Path], rng: random.Random) -> str:
    return _text(rng.choice(paths))


@cache
def _text(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def _tree(text: str, kind: str = "toml") -> Any:
    return json.loads(text) if kind == "json" else tomllib.loads(text)


# --- Files ----------------------------------------------------------------------------------


@cache
def _puzzles(game: str) -> list[Path]:
    return [path for path in puzzle.collection() if shipped() / game in path.parents]


def ask_puzzle(game: str, rng: random.Random) -> None:
    text = one_of(_puzzles(game), rng)
    if rng.random() < 0.5:
        made, kind = accidents.broken(text, rng), "toml"
    else:
        made, kind = accidents.written(accidents.changed(_tree(text), rng)), "json"
    file = scratch() / f"{game}.{kind}"
    file.write_bytes(made.encode("utf-8", "surrogatepass"))
    try:
        found = puzzle.load(file)
    except ga.FileError:
        problems.further_problems(file)
        raise
    assert puzzle.loads(found.dumps(), str(file)).dumps() == found.dumps()
    for language in LANGUAGES:
        words(found, language)
    repr(found)
    if rng.random() < 0.3:
        with within(1.0):  # not a minute: whatever has to be proven ends by then, and says so
            board = ga.PuzzleBoard(found)
            board._hear(board, {"n": "1", "do": rng.choice(("hint", "solution", "log"))}, [])
            assert board.frame["ack"] == "1"
            found.printed("en")


def ask_lesson(game: str, rng: random.Random) -> None:
    text = one_of(lesson.collection(game), rng)
    if rng.random() < 0.5:
        found = lesson.loads(accidents.broken(text, rng))
    else:
        changed = accidents.changed(_tree(text), rng)
        found = lesson.loads(accidents.written(changed), kind="json")
    assert found.number >= 0
    for language in LANGUAGES:
        found.words(language)


@cache
def _positions(game: str) -> list[Any]:
    """Every position of the lessons and puzzles of a game."""
    trees = [_tree(_text(path)) for path in (*lesson.collection(game), *_puzzles(game))]
    laid = [each for tree in trees for each in tree.get("positions", {}).values()]
    return laid + [tree["position"] for tree in trees if "position" in tree]


def ask_position(game: str, rng: random.Random) -> None:
    """What is laid can be played on, seen, drawn and told."""
    laid = accidents.changed(rng.choice(_positions(game)), rng)
    state: Any = room(game).lessons.lay(Field("position", "", laid))
    for _ in range(3):
        if state.is_over:
            break
        if state.to_move != CHANCE:
            board = ga.Table(state)
            for text in _texts(json.loads(json.dumps(board.frame))):
                assert harmless(text) == text
        state = state.after(rng.choice(state.legal_moves()))


def ask_search(game: str, rng: random.Random) -> None:
    """However hard a puzzle has become, its solver ends in time."""
    found = puzzle.read_tree(
        Field("p", "", accidents.changed(_tree(one_of(_puzzles(game), rng)), rng))
    )
    solution = ga.solve(found, seconds=0.3, count=rng.random() < 0.5)
    assert isinstance(solution.proven, bool)


@cache
def _records(game: str) -> list[str]:
    """Shipped games, and short ones of every number of players, with changed rules among them."""
    found = [_text(path) for path in sorted((shipped() / game / "games").glob("*.txt"))]
    for players in room(game).PLAYERS:
        for seed, turns in ((1, 40), (2, 150)):
            start: Any = room(game).setup(players, seed)
            moves: list[str] = []
            state, rng = start, random.Random(seed)
            while not state.is_over and len(moves) < turns:
                moves.append(str(rng.choice(state.legal_moves())))
                state = state.after(moves[-1])
            found.append(str(room(game).record(start, moves)))
    return found


def ask_record(game: str, rng: random.Random) -> None:
    text = rng.choice(_records(game)[-6:] if rng.random() < 0.9 else _records(game))
    if rng.random() < 0.4:  # a game that was broken off
        text = "\n".join(text.split("\n")[: rng.randint(6, 30)])
    record = Record.read(accidents.broken(text, rng) if rng.random() < 0.9 else text)
    for state in positions(record):
        last = state
    assert ga.replay(str(record)) == last


@cache
def _states(game: str) -> list[Any]:
    """Places in random games, with the moves that are allowed there."""
    found = []
    for players in room(game).PLAYERS:
        state, rng = room(game).setup(players, players), random.Random(players)
        for n in range(60):
            if state.is_over:
                break
            if n % 6 == 0:
                found.append(state)
            state = state.after(rng.choice(state.legal_moves()))
    return found


def ask_notation(game: str, rng: random.Random) -> None:
    state = rng.choice(_states(game))
    move = str(rng.choice(state.legal_moves()))
    line = accidents.broken(" ".join([move] * rng.randint(1, 4)), rng)
    for read in room(game).read_line(line):
        problem = state.why_not(read)
        if problem is not None:
            for language in LANGUAGES:
                problem.sentence(language)
        state = state.after(read)
        for event in state.events:
            event.sentence(rng.choice(LANGUAGES))


def ask_rules(game: str, rng: random.Random) -> None:
    kind = room(game).Rules
    knobs = kind.knobs()
    chosen = {
        key: accidents.changed(knobs[key]["value"], rng)
        if rng.random() < 0.5
        else rng.choice(accidents.ODD)
        for key in rng.sample([*knobs], rng.randint(1, 3))
    }
    way = rng.randrange(3)
    if way == 0:
        rules = kind(**chosen)
    elif way == 1:
        told = (f"{key}={str(value).lower()}" for key, value in chosen.items() if not _huge(value))
        rules = kind.read(accidents.broken(" ".join(told), rng))
    else:
        text = f'format = 1\ngame = "{game}"\n[rules]\n'
        text += "\n".join(f"{key} = {accidents.written(value)}" for key, value in chosen.items())
        file = scratch() / "rules.toml"
        file.write_bytes(accidents.broken(text, rng).encode("utf-8", "surrogatepass"))
        rule_file(file)
        return
    room(game).setup(rng.choice(room(game).PLAYERS), rng.randrange(9), rules=rules)
    assert kind.read(str(rules)) == rules


def _huge(value: object) -> bool:
    return isinstance(value, int) and abs(value) > 10**100


def ask_design(game: str, rng: random.Random) -> None:
    """Files in which designers write parts of a game."""
    text = rng.choice(_designs(game))
    tried = accidents.changed(_tree(text, "json"), rng)
    made = accidents.broken(text, rng) if rng.random() < 0.4 else accidents.written(tried)
    file = scratch() / "design.json"
    file.write_bytes(made.encode("utf-8", "surrogatepass"))
    if design_room(tree(made, str(file), "json").value) is None:
        return
    found = room(game).designs.problems(str(file))
    for one in found:
        assert harmless(str(one)) == str(one)
    if not found:
        room(game).designs.told(str(file))


@cache
def _designs(game: str) -> tuple[str, ...]:
    """The parts of the house, each as a file of its own: what such a room ships as JSON."""
    place = Path(str(ga.__file__)).parent / "games" / game
    trees = [_tree(_text(path), "json") for path in sorted(place.glob("*.json"))]
    inside = [
        each
        for one in trees
        for part in one.values()
        if isinstance(part, dict)
        for each in part.values()
    ]
    return tuple(json.dumps(each) for each in inside if design_room(each) is not None)


def ask_review(rng: random.Random) -> None:
    paths = sorted(shipped().glob("*/games/*.review.json"))
    text = one_of(paths, rng)
    made = (
        accidents.broken(text, rng)
        if rng.random() < 0.5
        else accidents.written(accidents.changed(_tree(text, "json"), rng))
    )
    Review.read(made)


def ask_ladder(rng: random.Random) -> None:
    paths = sorted((Path(str(ga.__file__)).parent / "lab" / "ladders").glob("*.json"))
    file = scratch() / "ladder.json"
    changed = accidents.changed(_tree(one_of(paths, rng), "json"), rng)
    file.write_text(accidents.written(changed), "utf-8", "surrogatepass")
    load_ladder(file)


# --- A learner's progress, and a class's ------------------------------------------------------

ENTRY = {
    "time": "2026-05-01T09:30:00+00:00",
    "lesson": "puzzles",
    "screen": "04-ride-light",
    "solved": False,
    "stars": 0,
    "hints": 1,
    "tries": 1,
    "rules": ["GA-5.1", "CG-2.4"],
    "themes": ["shared-ride"],
    "slips": 1,
    "seen": True,
    "answer": "3 +g",
}
TIMES = (
    *(
        "0001-01-01T00:00:00+14:00",
        "9999-12-31T23:59:59-14:00",
        "",
        "soon",
        "2026-11-16",
        "1969-12-31",
    ),
    *("2026-11-16T24:00:00", "99999-01-01", "2026-11-15T23:59:59+00:00", "-0001-01-01T00:00:00"),
)


def lines_of(rng: random.Random) -> str:
    lines = []
    for _ in range(rng.randint(1, 12)):
        entry = dict(ENTRY)
        if rng.random() < 0.5:
            entry |= {"time": rng.choice(TIMES)}
        if rng.random() < 0.5:
            names = [path.stem for path in lesson.collection()]
            entry |= {"lesson": rng.choice(names), "screen": rng.choice(accidents.SIGNS)}
        if rng.random() < 0.7:
            entry = accidents.changed(entry, rng)
        line = accidents.written(entry)
        lines.append(accidents.broken(line, rng) if rng.random() < 0.3 else line)
    return "\n".join(lines)


def ask_progress(rng: random.Random) -> None:
    file = scratch() / "progress.jsonl"
    file.write_bytes(lines_of(rng).encode("utf-8", "surrogatepass"))
    noted = progress.entries(file)
    found = progress.summed_up(noted)
    found.table(rng.choice(LANGUAGES))
    found.to_rows()
    now = training.training(puzzle.puzzles(own=False), noted, TODAY)
    now.next()
    now.strengths()
    assert now.streak.days >= 0
    training.in_a_row(now.tried)


def ask_class(rng: random.Random) -> None:
    """A class's folder, read as a teacher does, its answers judged by the process that judges them."""
    place = Path(tempfile.mkdtemp(dir=scratch()))
    for n in range(rng.randint(1, 3)):
        name = str(n) + rng.choice(("Anna", "²", "a\u202eb", "\x1b[31m", "Zoë"))
        kind = rng.choice((".jsonl", ".toml", ".json", ".txt", ""))
        text = lines_of(rng) if kind == ".jsonl" else _answers(kind, rng)
        (place / f"{name}{kind}").write_bytes(text.encode("utf-8", "surrogatepass"))
    language = rng.choice(LANGUAGES)
    with patch.object(reading, "Referee", lambda seconds: _referee()):
        found = reading.read(place, names=rng.random() < 0.5, secret="s" * 20, language=language)
    assert all(one.judged is not None for work in found.works for one in work.answers), (
        "every answer is judged in time"
    )
    for remark in found.remarks:
        said = remark.sentence(language)
        assert said
        assert harmless(said) == said
    assert found._repr_html_()


class Lasting(Referee):
    """One process for all cases, as for all students of a class; another only where one broke down."""

    def __exit__(self, *_: object) -> None:
        self._known.clear()
        self._texts.clear()


@cache
def _referee() -> Lasting:
    found = Lasting(20.0)  # of the clock: far more than the work of a case may take
    atexit.register(found._stop)
    return found


def _answers(kind: str, rng: random.Random) -> str:
    some = rng.sample(_solved(), 3)
    answers = {
        "01-first-ride": ["4 +k", "0"],
        **{name: accidents.broken(a, rng) for name, a in some},
    }
    if kind == ".json":
        return accidents.written(accidents.changed(answers, rng))
    return accidents.broken("".join(f'"{k}" = {json.dumps(v)}\n' for k, v in answers.items()), rng)


@cache
def _solved() -> list[tuple[str, str]]:
    """A best answer to some puzzles of every game."""
    return [
        (found.id, " ".join(found.best() or ()))
        for game in GAMES
        for found in puzzle.puzzles(game=game, own=False)[::9]
    ]


# --- Messages of the browser ------------------------------------------------------------------


@cache
def _boards(game: str) -> tuple[Callable[[], Any], ...]:
    """A board of every kind that a game has."""
    made: list[Callable[[], Any]] = [
        lambda: ga.Table(game=game, players=room(game).PLAYERS[0], seed=1),
        lambda: ga.Stepper(Record.read(_records(game)[-1])),
    ]
    if _puzzles(game):
        made.append(lambda: ga.PuzzleBoard(_puzzles(game)[0]))
        made.append(lambda: ga.PuzzleBoard(_puzzles(game)[-1]))
    if lesson.collection(game):
        made.append(lambda: ga.lesson(lesson.collection(game)[0]).play())
        made.append(lambda: ga.lesson(lesson.collection(game)[-1]).play())
    return tuple(made)


def ask_board(game: str, rng: random.Random) -> None:
    """Every message is answered, whatever it holds, and what it says can be sent and shown."""
    hear(_opened(game, rng.randrange(len(_boards(game)))), rng)


def ask_page(rng: random.Random) -> None:
    """The pages that belong to no game: the lobby, and the design lab, which is not let play here."""
    hear(_pages()[rng.randrange(2)], rng, without=("run", "run-on", "export", "review"))


def hear(board: Any, rng: random.Random, without: Sequence[str] = ()) -> None:
    known = [*dict.fromkeys((*getattr(board, "_requests", dict)(), "language", "goto"))]
    for _ in range(3):
        sent = accidents.message([word for word in known if word not in without], rng)
        if rng.random() < 0.5 and "chosen" in board.frame:
            sent["chosen"] = accidents.changed(board.frame["chosen"], rng)
        board._hear(board, sent, [])
        assert board.frame["ack"] == sent["n"], sent
        for text in _texts(json.loads(json.dumps(board.frame))):
            assert harmless(text) == text


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    for below in (
        value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    ):
        yield from _texts(below)


@cache
def _opened(game: str, which: int) -> Any:
    return _boards(game)[which]()


@cache
def _pages() -> tuple[Any, Any]:
    return ga.play().lobby, ga.dashboard(jobs=1)


# --- All of them ------------------------------------------------------------------------------


def subjects() -> Iterator[Subject]:
    """Everything that is asked, game after game."""
    for game in GAMES:
        by_game: Mapping[str, tuple[int, Callable[[str, random.Random], None], bool]] = {
            "puzzles": (90, ask_puzzle, bool(_puzzles(game))),
            "lessons": (40, ask_lesson, bool(lesson.collection(game))),
            "positions": (30, ask_position, bool(_positions(game))),
            "searches": (10, ask_search, bool(_puzzles(game))),
            "records": (60, ask_record, True),
            "notation": (70, ask_notation, True),
            "rules": (50, ask_rules, True),
            "designs": (30, ask_design, bool(_designs(game))),
            "messages": (20, ask_board, True),
        }
        for name, (share, ask, is_there) in by_game.items():
            if is_there:
                yield Subject(f"{name} of {game}", share, _of(ask, game))
    yield Subject("progress", 60, ask_progress)
    yield Subject("class files", 40, ask_class)
    yield Subject("messages to pages", 20, ask_page)
    yield Subject("reviews", 10, ask_review)
    yield Subject("ladders", 20, ask_ladder)


def _of(ask: Callable[[str, random.Random], None], game: str) -> Ask:
    return lambda rng: ask(game, rng)


def odd_tree(value: Any) -> None:
    """A tree that no shipped file is like, for the readers of trees."""
    for read in (puzzle.read_tree, read_lesson):
        with suppress(ga.FileError):
            read(Field("odd", "", value))
