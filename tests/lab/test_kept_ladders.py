"""Ladders in files: what was kept is what is read, and a bad file says what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf import bots
from glueckauf.core.errors import FileError


@pytest.fixture(scope="module")
def found() -> Any:
    return ga.lab.ladder(["greedy", "random"], decks=2, seed=7, jobs=1)


@pytest.fixture
def path(tmp_path: Path, found: Any) -> Path:
    found.save(tmp_path / "kept.json")
    return tmp_path / "kept.json"


def test_what_was_kept_is_what_is_read(path: Path, found: Any) -> None:
    read = ga.lab.load_ladder(path)
    assert read == found
    assert read.games == found.games  # the seconds, too
    assert any(game.seconds[0] > 0 for game in read.games)
    assert read.version == found.version
    assert repr(read) == repr(found)
    assert ga.lab.load_ladder(path, "de").caption() == found.caption("de")
    assert read.rerun(jobs=1) == found


def test_rules_and_seats_are_kept(tmp_path: Path) -> None:
    """A changed rule, three players, and so each bot alone among the others."""
    rules = ga.card.Rules(look=6)
    pair = {"one": bots.Random, "other": bots.Random}
    found = ga.lab.ladder(pair, game="card", players=3, decks=1, rules=rules, jobs=1)
    found.save(tmp_path / "kept.json")
    read = ga.lab.load_ladder(tmp_path / "kept.json")
    assert (read, read.rules, read.games) == (found, rules, found.games)


def test_a_bot_of_ones_own_can_be_read_but_not_played(tmp_path: Path, found: Any) -> None:
    own = ga.lab.ladder({"mine": bots.Random, "greedy": bots.Greedy}, decks=1, jobs=1)
    own.save(tmp_path / "kept.json")
    read = ga.lab.load_ladder(tmp_path / "kept.json")
    assert read == own
    with pytest.raises(FileError, match=r"kept.json: own: mine: .*measure it again"):
        read.rerun(jobs=1)


def test_nothing_is_overwritten_unless_asked_for(path: Path, found: Any) -> None:
    other = ga.lab.ladder(["random", "greedy"], decks=1, jobs=1)
    with pytest.raises(FileError, match=r"kept.json: file: exists already"):
        other.save(path)
    assert ga.lab.load_ladder(path) == found
    other.save(path, replace=True)
    assert ga.lab.load_ladder(path) == other
    assert [one.name for one in path.parent.iterdir()] == ["kept.json"]


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("ladder", 99, r"ladder: is 99, and this version reads up to 1; install a newer"),
        ("game", "chess", r"game: there is no game \"chess\"; known: board, card"),
        ("players", 9, r"players: must be a whole number from 2 to 4, not 9"),
        ("rules", "nonsense=3", r"rules: .*nonsense"),
        ("bots", ["greedy"], r"bots: must list 2 to "),
        ("bots", ["greedy", "greedy"], r"bots: names a bot twice"),
        ("own", ["nobody"], r"own: \"nobody\" is not among the bots"),
        ("decks", 3, r"games: must hold every deck from every seat .*\(6 games, not 4\); measure"),
        ("first", 8, r"games: must hold every deck"),
        ("games", [], r"games: must list 1 to "),
        ("extra", 1, r"extra: there is no key"),
    ],
)
def test_a_bad_file_says_what_is_wrong(path: Path, key: str, value: Any, sentence: str) -> None:
    tree = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**tree, key: value}), "utf-8")
    with pytest.raises(FileError, match=rf"kept.json: {sentence}"):
        ga.lab.load_ladder(path)


@pytest.mark.parametrize(
    ("place", "value", "sentence"),
    [
        (1, 5, r"games\[2\]\[2\]: must be a whole number from 0 to 1, not 5"),
        (3, 0, r"games: must hold every deck"),  # the same seat again
        (4, [1], r"games\[2\]\[5\]: must list 2 to 2 scores, not 1"),
        (5, [], r"games\[2\]\[6\]: must list 1 to 2 seats, not 0"),
        (6, [1, -1], r"games\[2\]\[7\]\[2\]: must be a whole number from 0"),
        (7, [0.1, -1], r"games\[2\]\[8\]\[2\]: must be seconds, 0 or more, not -1"),
        (7, [float("nan"), 1], r"games\[2\]\[8\]\[1\]: must be seconds"),
    ],
)
def test_a_bad_game_is_pointed_at(path: Path, place: int, value: Any, sentence: str) -> None:
    tree = json.loads(path.read_text("utf-8"))
    tree["games"][1][place] = value
    path.write_text(json.dumps(tree), "utf-8")
    with pytest.raises(FileError, match=rf"kept.json: {sentence}"):
        ga.lab.load_ladder(path)


def test_a_file_that_is_none(tmp_path: Path, path: Path) -> None:
    with pytest.raises(FileError, match=r"none.json: file: cannot be read"):
        ga.lab.load_ladder(tmp_path / "none.json")
    path.write_text("{", "utf-8")
    with pytest.raises(FileError, match=r"kept.json: line 1: .*not JSON"):
        ga.lab.load_ladder(path)
    path.write_text("{}", "utf-8")
    with pytest.raises(FileError, match=r"kept.json: ladder: is missing"):
        ga.lab.load_ladder(path)


def test_without_times_every_run_shows_the_same(found: Any) -> None:
    again = found.rerun(jobs=1)
    assert again.games != found.games
    assert repr(again.untimed()) == repr(found.untimed())
    assert found.untimed() == found
    assert "Milliseconds" in repr(found)
    assert "Milliseconds" not in repr(found.untimed())
    assert "CPU" not in repr(found.untimed())
