"""Puzzle values keep what core/puzzle.py promises: over every kind of every game that has puzzles."""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

import glueckauf
from glueckauf.core.errors import IllegalMove, NotationError
from glueckauf.core.fields import Field
from glueckauf.core.puzzle import MOST_STARS, Open, Puzzle, Row, Verdict, Ways, is_puzzle
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES, room
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.tries import OpenPit
from glueckauf.games.board.puzzles.pit.ways import PitWays
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle, DraftPuzzle, TurnPuzzle
from glueckauf.games.board.puzzles.table.verdict import TurnVerdict
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.puzzles.tries import OpenMining
from glueckauf.games.card.puzzles.ways import CardWays
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.puzzles.ways import SignalWays
from glueckauf.learn import puzzle as puzzle_files
from glueckauf.learn.puzzle import kinds, loads, puzzles, rooms, themes
from tests.learn.samples import mining_puzzle

MOST = 3  # of each kind and sort: the tests of each kind look at all of them


def sample() -> list[Puzzle]:
    """Shipped puzzles of every kind and sort."""
    seen: Counter[tuple[str, str, str | None]] = Counter()
    found = []
    for one in puzzles():
        mark = one.game, one.kind, one.sort
        seen[mark] += 1
        if seen[mark] <= MOST:
            found.append(one)
    return found


SAMPLE = sample()


def named(value: object) -> str:
    return f"{value.kind}-{value.id}" if is_puzzle(value) else str(value)


def test_the_types_agree() -> None:
    """Mypy reads these lines, too: every kind is a Puzzle, every verdict a Verdict."""
    values = {(one.game, one.kind): one for one in SAMPLE}
    mining, turns = values["board", "mining"], values["board", "turns"]
    draft, blunder = values["board", "draft"], values["board", "blunder"]
    card, signal = values["card", "mining"], values["signal", "road"]
    assert isinstance(mining, MiningPuzzle)
    assert isinstance(turns, TurnPuzzle)
    assert isinstance(draft, DraftPuzzle)
    assert isinstance(blunder, BlunderPuzzle)
    assert isinstance(card, CardPuzzle)
    assert isinstance(signal, SignalPuzzle)
    everything: list[Puzzle] = [mining, turns, draft, blunder, card, signal]
    verdicts: list[Verdict] = [
        *(mining.check(""), blunder.check(1), card.check(""), signal.check("")),
    ]
    optional: tuple[Ways, Open, Ways, Open, Ways] = (
        *(PitWays(mining), OpenPit(mining.task, mining.path)),
        *(CardWays(card), OpenMining(card.task, card.path)),
        SignalWays(signal),
    )
    assert all(map(is_puzzle, everything))
    assert isinstance(verdicts[1], TurnVerdict)
    assert optional[0].start is not None


def test_every_kind_and_every_game_is_there() -> None:
    assert {one.kind for one in SAMPLE} == set(kinds())
    assert {one.game for one in SAMPLE} == set(rooms())
    assert {theme for one in puzzles() for theme in one.themes or ()} <= set(themes())
    assert not is_puzzle("01-first-ride")
    assert not is_puzzle((1, 2))


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_a_best_answer_wins(puzzle: Puzzle) -> None:
    best = puzzle.best()
    assert best is not None
    verdict = puzzle.check(" ".join(best))
    assert (verdict.legal, verdict.stars, verdict.violation) == (True, MOST_STARS, None)
    assert puzzle.rows(" ".join(best), verdict, "en") == []
    for language in LANGUAGES:
        assert verdict.sentence(language)
        assert "\n" not in verdict.short(language)
    assert verdict.text


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_what_is_written_reads_the_same(puzzle: Puzzle) -> None:
    assert loads(puzzle.dumps(), puzzle.path) == puzzle


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_positions_moves_and_choices_agree(puzzle: Puzzle) -> None:
    start = puzzle.positions(())[0]
    assert start.game == puzzle.game
    if puzzle.options("en"):
        assert (puzzle.best() or ("",))[0] in dict(puzzle.options("en"))
        return
    moves = puzzle.best() or ()
    states = puzzle.positions(moves)
    assert len(states) == len(moves) + 1
    assert states[0] == start
    for n, move in enumerate(moves):
        so_far = moves[:n]
        assert puzzle.positions(so_far) == states[: n + 1]
        if states[n + 1] == states[n]:
            continue  # it left no choice, so it has been played already
        assert not puzzle.over(so_far), f"{move} is still to come"
        offered = puzzle.offer(so_far, "en", False)
        allowed = states[n].legal_moves() if offered is None else [one.move for one in offered]
        assert move in allowed
    if puzzle.over(moves):
        assert puzzle.offer(moves, "en", False) == ()
    with pytest.raises((IllegalMove, NotationError)):
        puzzle.positions(("nonsense",))


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_board_and_paper(puzzle: Puzzle, language: str) -> None:
    about = puzzle.about((), language)
    assert {"title", "task", "par", "used", "steps", "score"} <= set(about)
    assert (about["title"], about["used"]) == (puzzle.texts[language]["title"], 0)
    assert len(puzzle.help(language)) == 3
    printed, key = puzzle.printed(language), puzzle.key(language)
    assert (printed.cell["id"], key["id"]) == (puzzle.id, puzzle.id)
    assert printed.cell["columns"]
    assert key["lines"]
    assert len(puzzle.options(language)) != 1


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_claims_are_named(puzzle: Puzzle) -> None:
    assert {"par", "tier", "themes"} <= set(puzzle.claims)
    assert puzzle.hints is None or "hints" in puzzle.claims


def test_a_proof_is_told_for_people_and_for_programs() -> None:
    for puzzle in (mining_puzzle("01-first-ride"), puzzles(kind="draft")[0]):
        proof = puzzle.prove()
        assert proof.text.startswith(f"{puzzle.id}: ")
        assert (proof.fields["id"], proof.fields["proven"]) == (puzzle.id, True)
        assert proof.solution.proven
        assert glueckauf.solve(puzzle).proven


def test_a_wrong_answer_stands_beside_the_best() -> None:
    first = mining_puzzle("01-first-ride")
    rows = first.rows("4 +k 3 0", first.check("4 +k 3 0"), "en")
    assert rows[2] == Row(3, "0", "3", "To the surface", "To level 3", True)


def test_what_a_kind_has_not_it_does_not_give() -> None:
    for puzzle in SAMPLE:
        if puzzle.kind != "mining":
            assert puzzle.opened() is None
            assert puzzle.game != "board" or puzzle.variant(1) is None
            assert (puzzle.ways() is None) is bool(puzzle.options("en"))


def test_a_game_without_puzzles_is_no_hindrance(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = ModuleType("bare")

    def opened(game: str) -> object:
        return bare if game == "bare" else room(game)

    monkeypatch.setattr(puzzle_files, "GAMES", (*GAMES, "bare"))
    monkeypatch.setattr(puzzle_files, "room", opened)
    assert puzzle_files.rooms.__wrapped__().keys() == rooms().keys()


def test_a_best_line_can_be_stepped_through(tmp_path: Path) -> None:
    for kind in kinds():
        one = puzzles(kind=kind)[0]
        if one.options("en"):
            with pytest.raises(glueckauf.FileError, match="its answer is no line of moves"):
                glueckauf.Stepper(one)
            continue
        assert len(glueckauf.Stepper(one).frames) == len(one.best() or ()) + 1
        if one.ways() is None:
            page = glueckauf.export_html(one, tmp_path / f"{kind}.html", languages=["en"])
            assert page.complete


# --- The house ------------------------------------------------------------------------------

PACKAGE = Path(glueckauf.__file__).parent
ABOVE = [
    path for room in ("learn", "widget", "bots") for path in sorted((PACKAGE / room).rglob("*.py"))
] + [PACKAGE / "cli.py"]
CLASSES = {
    "MiningPuzzle",
    "TurnPuzzle",
    "DraftPuzzle",
    "BlunderPuzzle",
    "CardPuzzle",
    "SignalPuzzle",
}


@pytest.mark.parametrize("path", ABOVE, ids=lambda path: path.stem)
def test_nothing_above_the_games_knows_a_kind(path: Path) -> None:
    """Neither the classes of puzzles nor the names of their kinds."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Name):
            assert node.id not in CLASSES, f"line {node.lineno}"
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert node.value not in ("mining", "blunder", "draft"), f"line {node.lineno}"


@pytest.mark.parametrize(("name", "key"), [("overtime", "seats"), ("single-track", "trains")])
def test_a_position_that_says_little_has_variants_too(name: str, key: str) -> None:
    """What may be left out of a file is left out of its variants."""
    tree = tomllib.loads(puzzle_files.puzzle(name).dumps())
    del tree["position"][key]
    claims = ("par", "line", "proof", "tier", "themes", "origin")
    rest = {word: value for word, value in tree.items() if word not in claims}
    asked = puzzle_files.read_tree(Field("a.toml", "", rest))
    found = asked.variant(1)
    assert found is not None
    assert (found.id, found.kind) == (f"{name}-v-1", asked.kind)
