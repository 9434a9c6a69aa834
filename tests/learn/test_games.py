"""The learner's own games: a record each, never overwritten, never lost."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf import bots
from glueckauf.core.errors import FileError
from glueckauf.games import GAMES, room
from glueckauf.learn import games
from glueckauf.learn.progress import VARIABLE

DAY = date(2026, 11, 17)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))
    return tmp_path / "games"


def played(game: str, names: list[str], share: float = 1.0) -> Path:
    """A game in the folder, as far as it was played."""
    start: Any = room(game).setup(len(names), 3)
    path = games.begin(start, names, ["human", *["random"] * (len(names) - 1)], 3, DAY)
    _, moves = bots.play(start, [bots.Random(seat) for seat in range(len(names))], 3)
    record = room(game).record(start, moves)
    if share < 1:
        turns = record.turns[: int(share * len(record.turns))]
        record = record._replace(turns=turns, result=None, winners=None)
    path.write_text(str(record), "utf-8")
    return path


def test_no_game_takes_the_file_of_another(own_folder: Path) -> None:
    start = ga.board.setup(2, 1)
    names = [games.begin(start, ["Anna", "Bruno"], ["human"] * 2, 1, DAY).name for _ in range(3)]
    assert names == [
        "2026-11-17 Anna-Bruno.txt",
        "2026-11-17 Anna-Bruno 2.txt",
        "2026-11-17 Anna-Bruno 3.txt",
    ]
    own_folder.joinpath("2026-11-17 Zoë-a b.txt").write_text("my notes")
    path = games.begin(start, ["Zoë", "a/b"], ["human"] * 2, 1, DAY)
    assert path.name == "2026-11-17 Zoë-a b 2.txt"
    assert own_folder.joinpath("2026-11-17 Zoë-a b.txt").read_text() == "my notes"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_found_again_with_everything_known(game: str) -> None:
    path = played(game, ["Max", "Zoë", "Ida"], share=0.5)
    (found,) = games.saved()
    assert (found.id, found.names, found.day) == (path.stem, ("Max", "Zoë", "Ida"), "2026-11-17")
    assert (found.seats, found.seed) == (("human", "random", "random"), 3)
    last = ga.replay(path.read_text("utf-8"))
    assert (found.scores, found.to_move) == (last.scores, last.active)
    assert not found.is_over
    assert games.game(path.stem) == found


def test_a_finished_game_tells_its_result() -> None:
    path = played("card", ["Max", "Zoë"])
    (row,) = ga.records()
    record = ga.Record.read(path.read_text("utf-8"))
    assert row["file"] == str(path)
    assert row["over"] is True
    assert row["scores"] == record.result
    assert row["winners"] == tuple(("Max", "Zoë")[seat] for seat in record.winners or ())
    assert row["turns"] == len(record.turns)


def test_a_record_from_elsewhere_is_a_game_too(own_folder: Path) -> None:
    path = played("board", ["Max", "Zoë"], share=0.3)
    path.rename(own_folder / "from a friend.txt")
    own_folder.joinpath("notes.txt").write_text("no record at all")
    (found,) = games.saved()
    assert (found.id, found.names) == ("from a friend", ("Anna", "Bruno"))
    assert found.seats == ("human", "human")
    assert date.fromisoformat(found.day) == date.today()


def test_a_broken_record_breaks_nothing(own_folder: Path) -> None:
    whole = played("board", ["Max", "Zoë"]).read_text("utf-8")
    for number, (old, new) in enumerate(
        [("board", "chess"), ("result:", "result: 1"), ("winners:", "winners: 5"), ("2", "x")]
    ):
        own_folder.joinpath(f"{number}.txt").write_text(whole.replace(old, new), "utf-8")
    own_folder.joinpath("half.txt").write_text(whole[: len(whole) // 2] + "\n9: dig", "utf-8")
    assert [one.names for one in games.saved()] == [("Max", "Zoë")]
    with pytest.raises(FileError):
        games.game("0")


def test_what_is_put_away_is_only_out_of_sight() -> None:
    path = played("board", ["Max", "Zoë"], share=0.3)
    games.put_away(path.stem)
    (found,) = games.saved()
    assert found.is_away
    assert found.names == ("Max", "Zoë")
    assert path.exists()
    games.put_away(path.stem, False)
    assert not games.saved()[0].is_away


def test_a_game_without_a_move_is_none_and_leaves_no_trace() -> None:
    path = games.begin(ga.board.setup(2, 1), ["Max", "Zoë"], ["human"] * 2, 1, DAY)
    assert games.saved() == []
    games.drop_if_unplayed(path)
    assert not path.exists()
    path = played("board", ["Max", "Zoë"], share=0.3)
    games.drop_if_unplayed(path)
    assert path.exists()


def test_no_path_leads_out_of_the_folder(own_folder: Path) -> None:
    path = played("board", ["Max", "Zoë"], share=0.3)
    path.rename(own_folder.parent / "outside.txt")
    with pytest.raises(FileError):
        games.game("../outside")


def test_no_folder_is_one_clear_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tmp_path.joinpath("file").write_text("")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "file" / "progress.jsonl"))
    assert games.saved() == []
    with pytest.raises(FileError, match="cannot be made"):
        games.begin(ga.board.setup(2, 1), ["Max", "Zoë"], ["human"] * 2, 1, DAY)
