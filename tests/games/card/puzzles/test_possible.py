"""Positions that no game can come to are found, and none is shipped without a word about it."""

from __future__ import annotations

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import words
from glueckauf.core.streams import stream
from glueckauf.core.texts import LANGUAGES, tell
from glueckauf.games.card.puzzles.making.generate import task_of
from glueckauf.games.card.puzzles.making.history import come_about
from glueckauf.games.card.puzzles.making.sources import questions
from glueckauf.games.card.puzzles.puzzle import ARRANGED, CardPuzzle
from glueckauf.learn.claims import wrong_claims
from tests.games.card.puzzles.samples import made, shipped

TRUE = """
format = 1
game = "card"
kind = "shift"
objective = ["score"]
[position]
players = 2
start = 1
to_move = 0
shift = 3
passed = [1]
zones = { "lorry/a" = ["1: 1", "0: 2"], "mining/1" = ["0: 1", "1: 1+1"], share = ["0: 1"], wild = ["0: 1+1"], order = ["0: 1", "1: 2"] }
[position.seats.0]
workers = [2, 3]
row = ["w2"]
docks = { 1 = { wagons = ["w", "*"] } }
orders = ["barracks:2"]
shares = ["barracks"]
tokens = [1]
[position.seats.1]
tokens = [2]
"""


def found(*changes: tuple[str, str]) -> list[tuple[str, str]]:
    return [(one.key, one.word) for one in made(TRUE, *changes).impossible()]


@pytest.mark.parametrize(
    ("old", "new", "key", "word"),
    [
        ("start = 1", "start = 0", "position.start", ""),
        ("tokens = [1]", "tokens = []", "position.seats", ""),
        ("workers = [2, 3]", "workers = [3]", "position.seats.0.workers", "workers"),
        ('order = ["0: 1", "1: 2"]', 'order = ["1: 1", "0: 2"]', "position.seats.0.workers", ""),
        ("to_move = 0", "to_move = 0\nleft = { share = 0 }", "position.left", "cards"),
        ('share = ["0: 1"]', 'delivery = ["0: 1"]', "position.zones.delivery", ""),
        ('shares = ["barracks"]', "shares = []", "position.zones.share", ""),
        (
            "wild =",
            'engine = ["1: 1", "1: 2"], objective = ["1: 1"], wild =',
            "position.zones",
            "passed",
        ),
    ],
)
def test_what_cannot_be_is_named(old: str, new: str, key: str, word: str) -> None:
    assert found() == []
    if key.endswith("workers") and not word:  # a card too many is refused when the file is read
        with pytest.raises(FileError, match="worker cards"):
            made(TRUE, (old, new))
        return
    assert (key, word) in found((old, new))


def test_more_cards_than_placements() -> None:
    many = ", ".join(['"w1.1"', '"c1.1"', '"t1.1"', '"f1.1"'] * 4 + ['"w2"', '"c2"', '"t2"'])
    assert ("position.shift", "") in found(('row = ["w2"]', f"row = [{many}]"))


def test_what_is_arranged_on_purpose_is_said() -> None:
    lacking = ("workers = [2, 3]", "workers = [3]")
    assert [key for key, _ in wrong_claims(made(TRUE, lacking))] == ["position.seats.0.workers"]
    declared = 'format = 1\narranged = ["workers"]'
    told = '\n[text.en]\ntitle = "A"\ntask = "Score."\n'
    puzzle = made(TRUE + told, lacking, ("format = 1", declared))
    assert [key for key, _ in wrong_claims(puzzle)] == []
    assert words(puzzle, "en")["task"].endswith(tell("card", "arranged-workers", {}, "en"))
    assert made(puzzle.dumps()).arranged == ("workers",)
    wrong = dict(wrong_claims(made(TRUE, ("format = 1", declared))))
    assert "a game could come to this position" in wrong["arranged"]
    with pytest.raises(FileError, match="arranged"):
        made(TRUE, ("format = 1", 'format = 1\narranged = ["weather"]'))
    for word in ARRANGED:
        assert len({tell("card", f"arranged-{word}", {}, one) for one in LANGUAGES}) == 4


@pytest.mark.parametrize(("kind", "source"), [("turn", "random"), ("shift", "dear")])
def test_dealt_tables_are_laid_as_a_game_can_come_to_them(kind: str, source: str) -> None:
    asked = [*questions(kind, source, stream(f"{kind} {source}", 5))][:6]
    settled = [one for one in map(come_about, asked) if one is not None]
    assert len(settled) >= len(asked) // 2
    for one in settled:
        task = task_of(one)
        if task is not None:
            puzzle = CardPuzzle(kind, "made", "made", one.position, task, {})
            assert {one.word for one in puzzle.impossible()} <= {"workers"}


@pytest.mark.shipped
@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_said_of_real_games(seed: int) -> None:
    """In odd ones by chance, in the others by somebody who likes innovations, with which one pays, too."""
    anything = made(TRUE)
    players = 2 + seed % 3
    state = ga.card.setup(players=players, seed=seed)
    bots = [ga.bots.Random(seed=seed) if seed % 2 else ga.bots.Greedy(seed=seed)] * players
    while not state.is_over:
        assert state.to_move is not None
        if state.at_turn_start:
            start = state._replace(events=())
            puzzle = anything._replace(task=anything.task._replace(start=start, turns=1))
            assert not [*puzzle.impossible()], start
        state = state.after(bots[state.to_move].choose(state.seen_by(state.to_move)))


def test_all_that_is_shipped_can_be_or_says_so() -> None:
    for puzzle in shipped():
        assert {one.word for one in puzzle.impossible()} == set(puzzle.arranged), puzzle.id


def test_open_cards_are_written_down() -> None:
    """What a puzzle of turns can take comes from no shuffle."""
    asked = [ga.puzzle("the-last-word"), ga.puzzle("exact-change")]
    for puzzle in asked:
        assert len(puzzle.position["stacks"]) == 9  # type: ignore[attr-defined]
