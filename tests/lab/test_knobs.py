"""The table of knobs, and rules in files."""

from __future__ import annotations

from pathlib import Path

import pytest

from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.knobs import game_of
from glueckauf.lab.knobs import knobs, turned
from glueckauf.lab.rule_files import read_rules, rule_file, write_rules


@pytest.mark.parametrize("game", games.GAMES)
def test_every_number_of_the_rules_is_a_knob(game: str) -> None:
    parts = games.room(game).Rules.knobs()
    fixed = [key for key, part in parts.items() if "range" in part and len({*part["range"]}) == 1]
    rows = knobs(game).to_rows()
    assert [row["name"] for row in rows] == [key for key in parts if key not in fixed]
    published = games.room(game).Rules()
    for row in rows:
        assert row["value"] == getattr(published, row["name"])
        assert row["words"]
        assert row["sentence"]
        assert row["rule"] == parts[row["name"]]["rule"]
        assert [row["low"], row["high"]] == list(parts[row["name"]].get("range", (None, None)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.GAMES)
def test_the_table_shows_every_knob_in_every_language(game: str, language: str) -> None:
    table = knobs(game, language)
    lines = repr(table).splitlines()
    assert len(lines) == len(table) + 1
    assert [line.split()[0] for line in lines[1:]] == list(table)
    page = table._repr_html_()
    for knob in table.values():
        assert knob.label(language).partition("’")[0] in page
        assert knob.rule in page


def test_a_knob_that_does_not_exist_is_answered_with_the_likeliest() -> None:
    with pytest.raises(FileError, match='there is no knob "cages"; did you mean cage'):
        knobs("board")["cages"]


def test_one_number_is_for_the_players_at_the_table() -> None:
    rules = games.room("board").Rules(cage=7)
    three = turned(rules, "board", 3, {"miners": 12})
    assert three.miners == (18, 12, 13)
    assert three.cage == 7
    assert turned(rules, "board", 2, {"miners": [9, 9, 9]}).miners == (9, 9, 9)
    assert turned(rules, "board", 4, {"second_place": False}).second_place == (False, True, False)
    assert turned(rules, "board", 2, {"cage": 5}) == games.room("board").Rules()
    with pytest.raises(FileError, match="miners: must be from 1 to 60, not 99"):
        turned(rules, "board", 2, {"miners": 99})


# --- Files ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.GAMES)
def test_what_is_written_is_read_again(game: str, tmp_path: Path) -> None:
    made = games.room(game).Rules
    for n, rules in enumerate((made(), made(**_one_other(game)), made(**_all_other(game)))):
        path = tmp_path / f"{n}.toml"
        write_rules(rules, path, title='"Ein“ Titel', note="two\nlines")
        assert rule_file(path) == (game, rules, '"Ein“ Titel', "two\nlines")
        assert read_rules(path, game) == rules
        assert game_of(rules) == game


def _one_other(game: str) -> dict[str, object]:
    """One number differs from the published game."""
    key = next(
        key for key, knob in knobs(game).items() if knob.kind == "number" and not knob.is_list
    )
    return {key: _all_other(game)[key]}


def _all_other(game: str) -> dict[str, object]:
    """Every number and every switch differs from the published game."""
    changed: dict[str, object] = {}
    for key, knob in knobs(game).items():
        if knob.kind == "switch":
            changed[key] = [not one for one in knob.value] if knob.is_list else not knob.value
        elif knob.is_by_players:
            changed[key] = [one + 1 for one in knob.value]
        elif knob.kind == "number":
            # more shifts would need more numbers for the clock
            fewer = key == "shifts" or knob.value == knob.high
            changed[key] = knob.value - 1 if fewer else knob.value + 1
        elif knob.kind == "choice":
            changed[key] = knob.choices[-1]
    return changed


def test_a_file_is_never_replaced_unasked(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    write_rules({"cage": 7}, path)
    with pytest.raises(FileError, match="exists already"):
        write_rules({"cage": 8}, path)
    assert read_rules(path).cage == 7
    write_rules({"cage": 8}, path, replace=True)
    assert read_rules(path).cage == 8


@pytest.mark.parametrize(
    ("text", "key", "says"),
    [
        ("cages = 7", "cages", "did you mean cage?"),
        ("cage = 70", "cage", "must be from 1 to 20, not 70"),
        ("cage = true", "cage", "must be a whole number, not True"),
        ("miners = 12", "miners", "must be a list, not 12"),
        ("miners = [12, 12]", "miners", "must list 3 values, not 2"),
        ('displacement = "none"', "displacement", "must be one of one-more, doubled, forbidden"),
        ('game = "chess"', "game", 'there is no game "chess"'),
        ('game = "card"', "game", 'is "card", but rules of "board" are asked for'),
        ("title = 5", "title", "must be a text in quotes"),
        ("shifts = 4", "clock_per_shift", "must give a number for each of the 4 shifts"),
        ("cage = [", "line 1", "this is not TOML"),
        ("rules = { cage = 7 }", "rules", "there is no key"),
    ],
)
def test_a_wrong_file_gets_one_sentence_with_file_and_key(
    text: str, key: str, says: str, tmp_path: Path
) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(FileError) as found:
        read_rules(path, "board")
    assert (found.value.path, found.value.key) == (str(path), key)
    assert says in found.value.problem
    assert "\n" not in str(found.value)


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be read"):
        read_rules(tmp_path / "nowhere.toml")
