"""Every door of the papers is walked: what README.md and docs tell people to type runs, on what is shipped.

A command or a call that is not understood here fails, so that a new one must be walked: words that stand for
something are told by `places` and `SPELLED`, what cannot run here by `ELSEWHERE`. Only how many games are played
is cut (`LESS`): a door is no experiment.
"""

from __future__ import annotations

import ast
import contextlib
import io
import re
import resource
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

import glueckauf as ga
from glueckauf.cli import main
from glueckauf.core.shipped import shipped
from glueckauf.games import GAMES
from glueckauf.learn.lessons import lesson
from tests.shipped.papers import PAPERS, ROOT, Paper, Typed, blocks, read
from tests.ui.command import command

pytestmark = pytest.mark.shipped

COLLECTION = "puzzles"  # on the desk


def on_desk(path: str | Path) -> str:
    return f"{COLLECTION}/{Path(path).relative_to(shipped()).as_posix()}"


@cache
def places() -> dict[str, dict[str, list[str]]]:
    """What words stand for, in a command or in any: one file of each kind of each game."""
    puzzles = [
        on_desk(found.path)
        for game in GAMES
        for found in {one.kind: one for one in reversed(ga.puzzles(game=game))}.values()
    ]
    lessons = [on_desk(lesson.collection(game)[0]) for game in GAMES]
    records = [on_desk(path) for path in sorted(shipped().glob("*/games/*.txt"))]
    return {
        "solve": {"FILE…": puzzles},
        "tidy": {"FILE…": puzzles},
        "grade": {"FILE…": puzzles},
        "verify": {"DIR…": [*puzzles, *lessons, "round-the-lake.json"]},
        "replay": {"FILE…": records},
        "notebook": {"FILE": lessons, "OUT": ["out.ipynb"]},
        "check": {"FILE": puzzles},
        "review": {"FILE|DIR": ["search-against-greedy", "games"]},
        "class": {"FOLDER": ["class"], "DIR": ["variants"]},
        "print": {"PACK…": [*puzzles, "theme:greedy-trap", "tier:3"]},
        "": {"DIR": ["new"], "OUT.pdf": ["out.pdf"], "PUZZLE": ["04-ride-light"], "…": []},
    }


OVER_ALL = ("glueckauf solve FILE…", "glueckauf tidy FILE…")  # besides, on the whole collection
NUMBERS = {"--seconds": "60", "--megabytes": "900", "--iterations": "2", "--jobs": "1"}
NAMED = {  # without what they are asked about
    "replay": "games/game.txt",
    "print": "my-puzzle.toml out.pdf",
}
LESS = {  # games, decks and puzzles; what is said to print something prints it in full
    "simulate": ("--games", "2", "--jobs", "1"),
    "generate": ("--number", "1"),
    "review": ("--iterations", "2"),
}
ELSEWHERE = {
    "python3 -m venv": "installs; tests/ui/test_choice.py starts what it starts",
    "cd course": "tests/learn/classroom/test_assignment.py lets nbgrader make and grade assignments",
    "nbgrader": "the same",
}


# --- The desk of somebody who reads -----------------------------------------------------------


@pytest.fixture(scope="module")
def collection(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all that is shipped: a walk may change it."""
    return Path(shutil.copytree(shipped(), tmp_path_factory.mktemp("shipped") / COLLECTION))


@pytest.fixture
def learner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a learner makes lies where they are: on the desk."""
    monkeypatch.delenv("GLUECKAUF_PROGRESS")
    monkeypatch.setenv("GLUECKAUF_COURSE", "sketch")
    monkeypatch.setenv("GLUECKAUF_COURSE_SEED", "walked")
    return tmp_path


def lay(desk: Path, paper: Path, collection: Path) -> None:
    """What the papers tell their readers to have before them."""
    desk.mkdir()
    (desk / COLLECTION).symlink_to(collection)
    (desk / "my-puzzle.toml").write_text(blocks("write-a-puzzle.md", "toml")[0], "utf-8")
    (desk / "spender.toml").write_text(blocks("write-a-style.md", "toml")[0], "utf-8")
    (desk / "names.txt").write_text("Anna\nBruno\n", "utf-8")
    shutil.copy(lesson.collection(GAMES[0])[0], desk / "my-lesson.toml")
    shutil.copy(ROOT / "docs" / "round-the-lake.json", desk)
    shutil.copy(shipped() / "board" / "course" / "42-optimisation.en.md", desk / "my-week.en.md")
    (desk / "games").mkdir()
    shutil.copy(shipped() / "board" / "games" / "example.txt", desk / "games" / "game.txt")
    if paper.name != "write-a-puzzle.md":  # where a folder `class` is made of puzzles
        (desk / "class").mkdir()
        anna, bruno = blocks("teach-a-class.md", "toml")
        (desk / "class" / "Anna.toml").write_text(anna, "utf-8")
        (desk / "class" / "Bruno.toml").write_text(bruno, "utf-8")


# --- Commands ---------------------------------------------------------------------------------


def walks(typed: Typed) -> Iterator[list[str]]:
    """The words of every way to type it: without what stands in brackets, and with it."""
    bare = re.sub(r"\[[^]]*\]", "", typed.command)
    groups = re.findall(r"\[([^]]*)\]", typed.command)
    texts = [f"{bare} {typed.option}"]
    if bare.strip() in OVER_ALL and not typed.option:
        texts.append(bare.replace("FILE…", COLLECTION))
    if groups and not typed.option:
        is_split = bare.split()[1:2] == ["generate"]  # what one game is asked for, another has not
        texts += [f"{bare} {one}" for one in (groups if is_split else [" ".join(groups)])]
    for text in texts:
        words = shlex.split(text)[1:]
        if len(words) == 1:
            words += NAMED.get(words[0], "").split()
        yield from (list(chosen) for chosen in _told(words))


def _told(words: list[str]) -> Iterator[list[str]]:
    """With everything put in place that a word stands for; a word before `…` for all of it at once."""
    of_command = places().get(words[0] if words else "", {})
    choices: list[list[list[str]]] = []
    for before, word in zip(["", *words], words, strict=False):
        known = of_command.get(word, places()[""].get(word))
        if word == "N":
            choices.append([[NUMBERS[before]]])
        elif word == "LINE":
            choices.append([[]])
        elif known is None:
            assert not re.search(r"\b[A-Z]{2,}\b|…", word), f"nobody told what {word} stands for"
            choices.append([[word]])
        else:
            choices.append([known] if "…" in word else [[one] for one in known])
    for chosen in product(*choices):
        made = [word for some in chosen for word in some]
        if words[-1:] == ["LINE"]:
            made.append(" ".join(ga.puzzle(made[-1]).best() or ()))
        yield made


def run(words: Iterable[str]) -> tuple[int, str, str]:
    """In this process: the code, what was said, and what was complained about."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main([*words])
        except SystemExit as ended:
            code = int(str(ended.code or 0))
    return code, out.getvalue(), err.getvalue()


def walk(typed: Typed, desk: Path) -> Iterator[str]:
    """One sentence for every way to type it that fails."""
    for words in walks(typed):
        if is_everything(words) or is_server(words):
            continue  # walked below
        less = () if typed.shown else LESS.get(words[0], ())
        if words[0] == "class" and "--variants" in words:
            ga.classroom.variants(["04-ride-light"], ["Anna", "Bruno"], "1").save("variants")
        code, out, err = run([*words, *less])
        told = f"{shlex.join(words)[:200]}: "
        if code or err or not out:
            yield f"{told}{code}: {err.strip()[-500:]}"
        if typed.shown and out != typed.shown:
            yield f"{told}prints\n{out}"
        for made in ("new", "out.pdf", "out.ipynb", "variants", "my-folder"):
            shutil.rmtree(desk / made, ignore_errors=True)
            (desk / made).unlink(missing_ok=True)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_commands(
    paper: Path, learner: Path, collection: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: list[str] = []
    for typed in read(paper).commands():
        desk = learner / f"{typed.place}"
        if not desk.exists():
            lay(desk, paper, collection)
        monkeypatch.chdir(desk)
        failed += walk(typed, desk)
    assert not failed, "\n".join(failed)


def is_everything(words: list[str]) -> bool:
    return words == ["verify"]


def is_server(words: list[str]) -> bool:
    return all(word.startswith("--") for word in words[:1]) and "--version" not in words


def test_everything_that_is_shipped_is_proven(learner: Path) -> None:
    """`glueckauf verify`, in a process of its own; each file has more time than usual, since other tests run beside."""
    typed = [one for path in PAPERS for one in read(path).commands()]
    assert any(is_everything(words) for one in typed for words in walks(one))
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    words = [sys.executable, "-m", "glueckauf", "verify", "--seconds", "900"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{after.ru_utime - before.ru_utime:.0f} s of a processor")
    puzzles, lessons = len(ga.puzzles()), sum(len(lesson.collection(game)) for game in GAMES)
    *wrong, counts = done.stdout.splitlines()
    assert (wrong, done.stderr) == ([], "")
    assert re.fullmatch(
        rf"{puzzles} puzzles, {lessons} lessons, \d+ claims proven, 0 wrong, 0 bad files", counts
    )
    assert done.returncode == 0


def test_the_bare_command_answers(learner: Path) -> None:
    """Each way to type it starts JupyterLab on the welcome page of its language, until it is stopped."""
    forms = {
        tuple(words): None
        for path in PAPERS
        for typed in read(path).commands()
        for words in walks(typed)
        if is_server(words)
    }
    assert () in forms
    for number, words in enumerate(forms):
        options = [word for word in words if word not in ("--no-browser", "--folder", "new")]
        with command(learner / f"lessons {number}", learner / f"home {number}", *options) as lab:
            with urlopen(lab.address(), timeout=60) as page:
                assert b"jupyter" in page.read().lower()
            assert lab.stop() == 0


def test_other_lines_are_known() -> None:
    """None is forgotten, and each module that Python is to run is there."""
    for path in PAPERS:
        paper = read(path)
        for line in paper.others():
            assert any(line.startswith(begin) for begin in ELSEWHERE), line
        for module in paper.modules():
            assert find_spec(module.rstrip(".")), module


def test_every_option_is_told() -> None:
    """What `--help` lists of a command stands beside that command in the papers."""
    typed = [f"{one.command} {one.option}" for path in PAPERS for one in read(path).commands()]
    untold = set()
    for name in ("", *re.findall(r"^    (\w+) ", run(["--help"])[1], re.MULTILINE)):
        told = " ".join(one for one in typed if re.match(rf"glueckauf {name}(\b|\W)", one))
        for chosen in [["--game", game] for game in GAMES] if name == "generate" else [[]]:
            heard = run([*name.split(), *chosen, "--help"])[1]
            options = set(re.findall(r"^  (?:-\w, )?(--[\w-]+)", heard, re.MULTILINE))
            untold |= {f"{name} {one}" for one in options - {"--help"} if one not in told}
    assert sorted(untold) == []


# --- Python -----------------------------------------------------------------------------------

BEFORE = """
from random import Random

import glueckauf as ga
from glueckauf import bots

rng, seat = Random(1), 0
start = ga.card.setup(players=2, seed=1)
end, moves = ga.bots.play(start, [ga.bots.Random(seed) for seed in range(2)])
state = s = ga.board.setup(players=2, seed=7)
moves = ["draft/1", "draft/4"]
rules = ga.board.Rules(coal=4)
view, bot = s.seen_by(s.to_move), bots.bot("greedy", game="board")
board = ga.PuzzleBoard("04-ride-light")
report = ga.lab.compare(None, "coal=4", metric="duration", most=2, jobs=1)


def my_solver(puzzle):
    return ga.solve(puzzle).line


def my_function(watched):
    return len(watched.states)
"""
SPELLED = {  # calls that are written with less than Python needs
    'ga.review("games/….txt")': 'ga.review("games/game.txt")',
    'ga.review("folder")': 'ga.review("games", iterations=2)',
    "rerun()": 'ga.lab.ladder(["random", "greedy"], decks=1).rerun()',
    "ga.lab.plots.tornado(…)": 'ga.lab.plots.tornado(ga.lab.sweep({"cage": [4, 5]}, metric="margin"))',
    "compare(…, metric=my_function)": "ga.lab.compare(None, 'coal=4', metric=my_function)",
    "ga.lab.ladder({...}, decks=20)": "ga.lab.ladder({'Mine': lambda seed: bot, 'Random': ga.bots.Random}, decks=20)",
    "choose(view)": "bot.choose(view)",
    "legal_moves()[0]": "state.legal_moves()[0]",
    "ga.card.record(start, moves)": "ga.card.record(start, [])",
    "with ga.lab.cluster(address):": "ga.lab.cluster",  # tests/lab/test_cluster.py starts one
}
FEWER: dict[str, dict[str, Any]] = {  # games: a door is no experiment
    "ga.lab.compare": {"most": 2, "jobs": 1},
    "ga.lab.survey": {"blocks": 2, "jobs": 1},
    "ga.lab.sweep": {"blocks": 2, "jobs": 1},
    "ga.lab.restricted": {"decks": 2, "jobs": 1},
    "ga.lab.ladder": {"decks": 1, "jobs": 1},
    "ga.lab.tune": {"trials": 2},
    "ga.course.fresh": {"seed": "walked"},
}


NO_PAGE = ("Dashboard", "ExamPlayer", "ReviewBoard")


class Fewer(ast.NodeTransformer):
    """Experiments with as few games as `FEWER` says, and bots that think as little as they can."""

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        for name, value in FEWER.get(ast.unparse(node.func), {}).items():
            node.keywords = [one for one in node.keywords if one.arg != name]
            node.keywords.append(ast.keyword(name, ast.Constant(value)))
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        if isinstance(node.value, str):
            node.value = re.sub(r"^search:\d+$", "search:1", node.value)
        return node


def done(text: str, names: dict[str, Any]) -> None:
    """Run it, and show what it gives as a notebook would."""
    tree = ast.fix_missing_locations(Fewer().visit(ast.parse(text)))
    for statement in tree.body:
        if isinstance(statement, ast.Expr):
            found = eval(compile(ast.Expression(statement.value), "paper", "eval"), names)
            assert repr(found)
            if hasattr(found, "_repr_mimebundle_"):
                assert found._repr_mimebundle_()
            if hasattr(found, "export"):
                exported(found)
        else:
            exec(compile(ast.Module([statement], []), "paper", "exec"), names)


def exported(board: Any) -> None:
    """As a page of its own, once for each sort of board; or a sentence says why not."""
    page = Path(f"{type(board).__name__}.html")
    if page.exists():
        return
    if type(board).__name__ in NO_PAGE:
        with pytest.raises(ValueError, match=r"needs Python; .+ can be"):
            board.export(page)
    else:
        board.export(page)
        assert page.stat().st_size


@pytest.mark.parametrize("path", PAPERS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_calls(
    path: Path, learner: Path, collection: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper: Paper = read(path)
    desk = learner / "desk"
    lay(desk, path, collection)
    monkeypatch.chdir(desk)
    solutions = ROOT / "docs" / "course" / "solutions"
    names = ("week_2", "week_4")
    texts = [(solutions / f"{name}.py").read_text("utf-8") for name in names]
    (desk / "solutions_of_anna.py").write_text("\n".join(texts), "utf-8")
    monkeypatch.syspath_prepend(str(desk))
    known: dict[str, Any] = {}
    exec(BEFORE, known)
    failed = []
    for text in (*paper.code(), *paper.calls()):
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                done(SPELLED.get(text, text), known)
        except Exception as error:
            failed.append(f"{text}: {type(error).__name__}: {error}")
    assert not failed, "\n".join(failed)
