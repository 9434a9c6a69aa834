"""Puzzles of several games on one pile of paper: a page of one game each, with its own legend."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

import glueckauf as ga
from glueckauf.cli import main
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.texts import LANGUAGES, tell
from glueckauf.learn.classroom.cells import head
from glueckauf.learn.paper.pack import pack
from glueckauf.learn.paper.sheet import leaves, pdf, sheet
from glueckauf.learn.puzzle import puzzles, rooms

GAMES = tuple(rooms())


def mixed(is_whole: bool, each: int = 2) -> list[Puzzle]:
    """Some of each game in turn, all of a quarter of a page or all of a page."""
    found = {
        game: [one for one in puzzles(game=game) if one.printed("en").is_whole is is_whole][:each]
        for game in GAMES
    }
    return [one for several in zip(*found.values(), strict=True) for one in several]


def texts(data: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(data)).pages]


def test_a_page_has_puzzles_of_one_game() -> None:
    tree = sheet([*mixed(True, 1), *mixed(False)], "en")
    for page in tree["quarters"]:
        assert {one["game"] for one in page["cells"]} == {page["game"]}
    assert [page["game"] for page in tree["quarters"]] == [*GAMES]
    assert [one["game"] for one in tree["whole"]] == [*GAMES]
    numbers = [one["number"] for page in tree["quarters"] for one in page["cells"]]
    numbers += [one["number"] for one in tree["whole"]]
    assert numbers == [one["number"] for one in tree["key"]] == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_its_game_and_how_its_moves_are_written(language: str) -> None:
    chosen = [*mixed(False, 1), *mixed(True, 1)]
    told = texts(pdf(chosen, language))[: 2 * len(GAMES)]
    for page, game in zip(told, (*GAMES, *GAMES), strict=True):
        for other in GAMES:
            assert (tell(other, "short-title", {}, language) in page) is (other == game)
    (alone, *_) = texts(pdf(chosen[:1], language))
    assert tell(GAMES[0], "short-title", {}, language) not in alone, "one game needs no name"


def test_sheets_of_a_class_may_be_of_several_games() -> None:
    told = texts(leaves({"Zdenka": mixed(False, 1), "Yara": mixed(True, 1)}))
    pages = [sum(name in page for page in told) for name in ("Zdenka", "Yara")]
    assert pages == [len(GAMES), len(GAMES)]


def test_a_notebook_of_a_class_has_a_legend_for_each_game() -> None:
    words = "".join(head(mixed(False, 1), "x", "en")["source"])
    for game in GAMES:
        assert f"*{tell(game, 'short-title', {}, 'en')}*\n\n- `" in words
    assert "*The board game*" not in "".join(head(mixed(False, 1)[:1], "x", "en")["source"])


def test_a_pack_may_be_of_one_game() -> None:
    for game in GAMES:
        assert {one.game for one in pack([f"game:{game}", "tier:2"])} == {game}
    with pytest.raises(ga.FileError, match='there is no game "chess"'):
        pack(["game:chess"])


# --- Other tables and commands --------------------------------------------------------------


def test_a_table_of_puzzles_says_the_game_where_there_are_several() -> None:
    first, *_ = GAMES
    assert "Game" in repr(ga.puzzles(tier=2)).splitlines()[2].split()
    assert "Game" not in repr(ga.puzzles(tier=2, game=first)).splitlines()[2].split()


def test_ids_are_those_of_one_puzzle() -> None:
    names = [one.id for one in puzzles(own=False)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("game", GAMES)
def test_options_of_generate_are_those_of_the_game(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["generate", "--game", game, "--help"])
    told = capsys.readouterr().out
    assert f"game: {game}" in told
    assert sum(f"game: {other}:" in told for other in GAMES) == 1


def test_generate_needs_a_game_that_has_puzzles(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["generate", str(tmp_path), "--game", "chess"]) == 2
    assert 'there is no game "chess"' in capsys.readouterr().err
