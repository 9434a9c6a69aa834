"""People and bots with names of their own, tables that remember who sat there, games that record themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.names import called, completed
from glueckauf.core.texts import LANGUAGES, name_of, phrase_of, tell
from glueckauf.games import replay
from glueckauf.widget.export import plan_of
from tests.widget.talk import parts, play, said, send

NAMES = ["Zoë & Max", "<b>Łucja</b>"]
SHORT = ga.board.Rules(shifts=1, miners=[4, 4, 4], clock_per_shift=[4])
USUAL = ("Anna", "Bruno", "Brunó", "Brúnó")


def everything(table: ga.Table) -> str:
    return json.dumps([table.frame, list(parts(table).values())], ensure_ascii=False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["board", "card"])
def test_everything_that_is_said_uses_them(game: str, language: str) -> None:
    table = ga.Table(game=game, names=NAMES, language=language, seats=["random", "random"])
    for _ in range(12):
        send(table, "play", move="on")
    assert table.language == table.options["language"] == language
    shown = everything(table)
    assert not [name for name in USUAL if name in shown]
    assert "Zoë & Max" in json.dumps(table.frame["turns"], ensure_ascii=False)
    pictures = "".join(parts(table).values())
    assert "&lt;b&gt;Łucja&lt;/b&gt;" in pictures
    assert "<b>" not in pictures
    send(table, "score")
    assert "Zoë & Max" in table.frame["sheet"]["sheets"][0]["people"]
    other = "de" if language == "en" else "en"
    send(table, "language", language=other)
    assert not [name for name in USUAL if name in everything(table)]
    assert any(name in repr(ga.Table(game=game, names=NAMES)) for name in NAMES)


def test_a_table_with_names_does_not_rename_another() -> None:
    ga.Table(names=NAMES)
    assert said(ga.Table()).startswith("Bruno")
    assert "Zoë" not in everything(ga.Table())


def test_you_are_still_you() -> None:
    table = ga.Table(names=NAMES, seats=["human", "greedy"])
    assert said(table).startswith("Your turn")
    assert "Zoë" not in table.frame["message"]["text"]


def test_forms_of_names() -> None:
    def of(language: str, name: str) -> str:
        return phrase_of("", "name-of", {"seat": 0}, called(language, [name]))

    assert [of("en", "Max"), of("de", "Max"), of("de", "Zoë")] == ["Max’s", "Max’", "Zoës"]
    assert [of("pl", "Max"), of("pl", "Klara"), of("hu", "Max")] == ["gracza Max", "Klary", "Max"]
    assert [name_of(seat, called("hu", ["Max"])) for seat in (0, 1)] == ["Max", "Brúnó"]
    told = tell("widget", "final-score", {"scores": "3 4"}, called("en", ["Bruno", "Anna"]))
    assert "Bruno 3 and Anna 4" in told
    assert completed(["Bruno"], 3, ["Anna", "Bruno", "Clara"]) == ("Bruno", "Anna", "Clara")


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        (["Anna"], "each of the 2 players a name"),
        ("AB", "each of the 2 players a name"),
        (["Anna", ""], "1 to 20 characters"),
        (["Anna", " "], "1 to 20 characters"),
        (["Anna", "x" * 21], "1 to 20 characters"),
        (["Anna", "a\nb"], "printable"),
        (["Anna", "{mark}"], "no braces"),
        (["Anna", 3], "1 to 20 characters"),
        (["Max", "max "], "a name of their own, not Max, max"),
    ],
)
def test_what_cannot_be_a_name(names: Any, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        ga.Table(names=names)


def test_names_on_an_exported_page() -> None:
    table = ga.Table(names=["Zoë", "Max"], seats=["random", "random"])
    table.play("on")
    page = plan_of(table).make(["en"], lambda: None)
    told = json.dumps(page.data, ensure_ascii=False)
    assert "Max" in told
    assert "Bruno" not in told


# --- Kept -----------------------------------------------------------------------------------


def test_a_table_made_again_by_its_name_alone() -> None:
    start = ga.board.setup(3, 5, rules=SHORT)
    seats = ["greedy", "human", "random"]
    table = ga.Table(start, seats, seed=7, names=["Zoë", "Max", "Łucja"], name="evening")
    play(table, table.frame["choices"][0]["move"])
    again = ga.Table(name="evening")
    assert again.moves == table.moves
    assert again.beginning == start
    assert again.names == ("Zoë", "Max", "Łucja")
    assert again.state.rules == SHORT
    play(again, again.frame["choices"][0]["move"])
    play(table, table.frame["choices"][0]["move"])
    assert again.moves == table.moves, "the same bots, and the same luck"
    other = ga.Table(start, seats, seed=7, name="evening")
    assert other.names == ("Zoë", "Max", "Łucja")


def test_a_table_of_other_rules_is_another_table() -> None:
    table = ga.Table(ga.board.setup(2, 5, rules=SHORT), name="evening")
    play(table, table.frame["choices"][0]["move"])
    assert ga.Table(ga.board.setup(2, 5), name="evening").moves == []


# --- Records --------------------------------------------------------------------------------


def test_a_game_records_itself_turn_by_turn(tmp_path: Path) -> None:
    path = tmp_path / "games" / "evening.txt"
    start = ga.board.setup(2, 5, rules=SHORT)
    table = ga.Table(start, ["human", "greedy"], record=path)
    if not table.moves:
        assert not path.exists(), "nobody has moved yet"
    while not table.state.is_over:
        table.play(str(table.state.legal_moves()[0]))
        states = table._history.states
        whole = max(n for n, state in enumerate(states) if state.at_turn_start or state.is_over)
        text = path.read_text("utf-8")
        assert replay(text) == states[whole]
    assert "winners:" in path.read_text("utf-8")
    assert list(path.parent.iterdir()) == [path]


def test_looking_back_loses_nothing_and_playing_anew_does(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    table = ga.Table(ga.board.setup(2, 5), record=path)
    for _ in range(4):
        table.play(str(table.state.legal_moves()[0]))
    before = path.read_text("utf-8")
    table.goto(1)
    assert path.read_text("utf-8") == before
    table.play(str(table.state.legal_moves()[-1]))
    assert path.read_text("utf-8") == str(table.record)


def test_a_file_of_another_game_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    table = ga.Table(ga.board.setup(2, 5), record=path)
    table.play(str(table.state.legal_moves()[0]))
    kept = path.read_text("utf-8")
    with pytest.raises(ga.FileError, match="holds another game"):
        ga.Table(ga.board.setup(2, 6), record=path)
    again = ga.Table(ga.board.setup(2, 5), record=path)
    assert path.read_text("utf-8") == kept
    other = ga.Table(ga.board.setup(2, 6))
    other.play(str(other.state.legal_moves()[0]))
    send(again, "load", name="other.txt", text=str(other.record), sure=True)
    again.play(str(again.state.legal_moves()[0]))
    assert path.read_text("utf-8") == kept
    assert (tmp_path / "game-2.txt").read_text("utf-8") == str(again.record)


def a_turn(table: ga.Table, which: int = 0) -> None:
    table.play(str(table.state.legal_moves()[which]))


def test_a_game_at_two_tables_becomes_two_games(tmp_path: Path) -> None:
    path, other = tmp_path / "game.txt", tmp_path / "game-2.txt"
    first = ga.Table(ga.board.setup(2, 5), name="game", record=path)
    a_turn(first)
    second = ga.Table.load(path, name="game", record=path)
    watching = ga.Table.load(path, name="game", record=path)
    a_turn(first)
    a_turn(first)
    begun = path.read_text("utf-8")
    watching.undo()
    assert path.read_text("utf-8") == begun
    assert not other.exists(), "whoever only looks on goes nowhere"
    a_turn(second, -1)
    assert "yours goes on as “game-2”" in second.frame["message"]["text"]
    assert (path.read_text("utf-8"), other.read_text("utf-8")) == (begun, str(second.record))
    a_turn(second, -1)
    assert "game-2" not in second.frame["message"]["text"], "told once"
    a_turn(first)
    assert path.read_text("utf-8") == str(first.record)
    assert other.read_text("utf-8") == str(second.record)
    again, another = (ga.Table(ga.board.setup(2, 5), name=p.stem, record=p) for p in (path, other))
    assert (again.moves, another.moves) == (first.moves, second.moves)


def test_a_new_table_on_a_file_with_turns_leaves_them_there(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    first = ga.Table(ga.board.setup(2, 5), record=path)
    for _ in range(3):
        a_turn(first)
    before = path.read_text("utf-8")
    fresh = ga.Table(ga.board.setup(2, 5), record=path)
    a_turn(fresh, -1)
    assert path.read_text("utf-8") == before
    assert (tmp_path / "game-2.txt").read_text("utf-8") == str(fresh.record)


def test_a_table_of_one_name_in_two_places_becomes_two() -> None:
    first = ga.Table(ga.board.setup(2, 5), name="friday")
    a_turn(first)
    second = ga.Table(ga.board.setup(2, 5), name="friday")
    assert second.moves == first.moves
    a_turn(first)
    a_turn(second, -1)
    assert "yours goes on as “friday-2”" in second.frame["message"]["text"]
    for table, name in ((first, "friday"), (second, "friday-2")):
        assert ga.Table(ga.board.setup(2, 5), name=name).moves == table.moves


def test_a_game_taken_back_and_played_anew_stays_one_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    first = ga.Table(ga.board.setup(2, 5), name="game", record=path)
    for _ in range(4):
        a_turn(first)
    again = ga.Table.load(path, name="game", record=path)
    again.goto(1)
    a_turn(again, -1)
    assert path.read_text("utf-8") == str(again.record)
    assert list(tmp_path.glob("game-*")) == []


def test_a_position_without_a_set_up_has_no_record(tmp_path: Path) -> None:
    later = ga.board.setup(2, 5).after("draft/1")
    with pytest.raises(ga.FileError, match="from its set-up on"):
        ga.Table(later, record=tmp_path / "game.txt")


def test_a_disk_that_refuses_ends_no_game(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    table = ga.Table(ga.board.setup(2, 5), record=folder / "game.txt")
    folder.write_text("a file stands in the way")
    ply = table.frame["ply"]
    frame = send(table, "play", move=table.frame["choices"][0]["move"])
    assert frame["ply"] > ply
    assert frame["message"]["kind"] == "bad"
    assert str(folder) in frame["message"]["text"]
