"""Records: one form, read strictly, wrong ones refused with their line."""

from __future__ import annotations

from pathlib import Path

import pytest

import glueckauf as ga
from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.files import read_text, write_new
from tests.games.board.scenes import busy_game
from tests.games.play import moves_of


@pytest.fixture(scope="module")
def text() -> str:
    game = list(busy_game(3, 4))
    return str(ga.board.record(game[0][0], moves_of(game)))


def numbered(text: str, line: str) -> int:
    return text.splitlines().index(line) + 1


def test_a_record_reads_back(text: str) -> None:
    record = ga.Record.read(text)
    assert str(record) == text
    assert ga.replay(record).scores == record.result
    assert hash(record) == hash(ga.Record.read(text))
    assert record != ga.Record.read(text.rsplit("result", 1)[0])


def test_a_team_may_have_lost(text: str) -> None:
    lost = ga.Record.read(text)._replace(winners=())
    assert str(lost).endswith("\nwinners:\n")
    assert ga.Record.read(str(lost)) == lost
    with pytest.raises(ga.FileError, match=r"winners: must be \d"):
        ga.replay(lost)


def test_comments_blank_lines_and_windows_line_ends(text: str) -> None:
    noisy = "# a game\r\n\r\n" + text.replace("\n", "   # why not\r\n", 30).replace("\n", "\r\n")
    assert ga.Record.read(noisy.replace("\r\r", "\r")) == ga.Record.read(text)


def test_unfinished_games(text: str) -> None:
    lines = text.splitlines()[:-2]
    assert not ga.replay("\n".join(lines[:40])).is_over
    assert ga.replay("\n".join(lines)).is_over  # the result may be left out


def test_overrides_are_kept() -> None:
    rules = ga.board.Rules(free_storage=True, miners=[5, 5, 5])
    game = list(busy_game(2, 4, rules))
    text = str(ga.board.record(game[0][0], moves_of(game)))
    assert "\nrules: miners=5,5,5 free_storage=true\n" in text
    assert ga.replay(text) == game[-1][0]


def test_a_game_without_a_draft_is_recorded_too() -> None:
    game = list(busy_game(2, 4, ga.board.Rules(draft=0)))
    assert ga.replay(str(ga.board.record(game[0][0], moves_of(game)))) == game[-1][0]


def wrong(text: str) -> ga.FileError:
    with pytest.raises(ga.FileError) as caught:
        ga.replay(text)
    assert caught.value.path == "record"
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "key", "problem"),
    [
        ("glueckauf-record: 1", "glueckauf-record: 2", "line 1", "known is 1"),
        ("glueckauf-record: 1", "", "line 2", "expected `glueckauf-record:`"),
        ("game: board", "game: chess", "game", "no game 'chess'"),
        ("game: board", "game board", "line 2", "expected `key: value`"),
        ("players: 3", "players: 5", "players", "GA-1.1"),
        ("players: 3", "players: three", "line 3", "whole numbers"),
        ("players: 3", "players: 3 4", "line 3", "one number"),
        ("start: 1", "start: 3", "start", "from 0 to 2"),
        ("start: 1", "start: 01", "line 4", "whole numbers"),
        ("tiles: ", "tiles: q+ ", "tiles, word 1", "GA-1.2"),
        ("tiles: ", "tiles: y+ ", "tiles", "GA-1.2"),
        ("orders: ", "orders: barrow:kkkk ", "orders, word 1", "GA-1.3"),
        ("orders: ", "cards: ", "header", "expected `tiles:` and then `orders:`"),
        ("\n\n", "\nrules: cage=99\n\n", "cage", "from 1 to 20"),
        ("\n\n", "\nrules: cage\n\n", "cage", "rule=value"),
        ("0: draft", "2: draft", "line 8", "turn of seat 0"),
        ("0: draft/", "0: draft/0", "line 8", "column 10: expected a number"),
        ("0: draft/", "0: draft/1 draft/", "line 8", "column 12: the turn is over"),
        ("0: draft/", "0: money/4 draft/", "line 8", "column 4: money/4: GA-2.3"),
        ("0: draft/", "0:  draft/", "line 8", "column 4: expected a move"),
        ("winners: ", "result: ", None, "expected `winners:`"),
        ("result: ", "result: 1 ", "result", "must be"),
        ("winners: ", "winners: 0 1 ", "winners", "must be"),
        ("winners: ", "pithead\nwinners: ", None, "expected"),
    ],
)
def test_wrong_records_name_the_place(
    text: str, old: str, new: str, key: str | None, problem: str
) -> None:
    assert old in text
    error = wrong(text.replace(old, new, 1))
    assert key is None or error.key == key
    assert problem in error.problem


def test_lines_after_the_end_and_unfinished_turns(text: str) -> None:
    result = text.splitlines()[-2]
    error = wrong(text.replace(result, f"0: pithead\n{result}"))
    assert (error.key, "over before this line" in error.problem) == (
        f"line {numbered(text, result)}",
        True,
    )
    mining = next(line for line in text.splitlines() if " mining/" in line and line.endswith("end"))
    error = wrong(text.replace(mining, mining.removesuffix(" end")))
    assert error.key == f"line {numbered(text, mining) + 1}"
    assert "not finished" in error.problem
    lines = text.splitlines()
    error = wrong("\n".join([*lines[:40], *lines[-2:]]))
    assert error.key == "result"


def test_an_illegal_move_is_told_with_its_rule(text: str) -> None:
    first = next(n for n, line in enumerate(text.splitlines()) if "draft" not in line and n > 8)
    lines = text.splitlines()
    seat = lines[first].split(":")[0]
    lines[first] = f"{seat}: mining/4"
    error = wrong("\n".join(lines))
    assert error.key == f"line {first + 1}"
    assert "column 4: mining/4: GA-1.4: Mining 4 is closed with 3 players." in error.problem


def test_files_are_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    write_new(path, "Szczęść Boże\n")
    with pytest.raises(ga.FileError, match="never overwritten"):
        write_new(path, "other")
    assert read_text(path) == "Szczęść Boże\n"
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(ga.FileError, match="cannot be written"):
        write_new(tmp_path / "none" / "game.txt", "")


def test_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(ga.FileError, match="cannot be read: No such file"):
        read_text(tmp_path / "none.txt")
    with pytest.raises(ga.FileError, match="cannot be read: Is a directory"):
        read_text(tmp_path)
    (tmp_path / "bytes.txt").write_bytes(b"game: \xff")
    with pytest.raises(ga.FileError, match="byte 7: this is not a UTF-8"):
        read_text(tmp_path / "bytes.txt")


@pytest.mark.parametrize("game", games.GAMES)
def test_a_finished_game_tells_its_result(game: str) -> None:
    """Unless the game's records may do without."""
    moves = []
    state = start = games.room(game).setup(2, 4)
    while not state.is_over:
        moves.append(state.legal_moves()[-1])
        state = state.after(moves[-1])
    text = str(games.record(start, moves))
    assert games.replay(text) == state
    untold = text.partition("result:")[0]
    if games.room(game).NEEDS_RESULT:
        with pytest.raises(FileError, match="result: the game is over; write `result:` and"):
            games.replay(untold)
    else:
        assert games.replay(untold) == state
