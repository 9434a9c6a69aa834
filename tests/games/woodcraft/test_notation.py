"""Text ↔ moves: strict, one way to write each, and errors that name the column."""

from __future__ import annotations

import pytest

from glueckauf.core.errors import NotationError
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft import moves as note

GOOD = (
    *("keep/I-05", "yellow/244", "brown/146", "die/3", "order", "first/2", "take/II-03"),
    *("lantern/2,3", "line/row", "line/column", "value/4", "chest/orders", "chest/order_vp"),
    *("complete/I-01", "complete/I-05:saw>offcut", "glue/Y1+B1=Y", "glue/Y1+Y1=Y"),
    *("glue/B1+B2=B:saw>glue", "saw/Y6=1+5", "saw/B4=2+2", "saw/B4=1+3:offcut>saw"),
    *("offcut/Y4", "offcut/Y4:glue>offcut", "adjust/B3+1", "adjust/Y4-1", "sell/glue"),
    *("fill/helpers", "hire/trader", "hire/timber", "gain/Y6", "gain/glue", "gain/offcut"),
    *("end", "extra/B5", "rival/Y4", "rival/B2", "drop/2"),
)

BAD = (
    ("", 1, "a move"),
    ("dice/3", 1, "a move"),
    ("die/7", 5, "column from 1 to 6"),
    ("die/33", 6, "the end of the move"),
    ("order/I-01", 6, "the end of the move"),
    ("take/III-01", 6, "an order"),
    ("take/I-1", 9, "two digits"),
    ("keep/II", 6, "an order"),
    ("yellow/421", 9, "ascending"),
    ("yellow/", 8, "value from 1 to 6"),
    ("lantern/4,1", 9, "row from 1 to 3"),
    ("lantern/12", 10, ","),
    ("glue/B1+Y1=Y", 9, "yellow before brown"),
    ("glue/Y2+Y1=Y", 9, "ascending"),
    ("glue/Y1+Y2", 11, "="),
    ("saw/Y6=5+1", 10, "larger part"),
    ("saw/Y6=6", 9, r"\+"),
    ("offcut/Y7", 8, "a die"),
    ("offcut/Y4:saw", 14, ">"),
    ("offcut/Y4:blueberry>saw", 11, "saw, glue or offcut"),
    ("adjust/Y4", 10, r"\+ or -"),
    ("adjust/Y4+0", 11, "value from 1 to 6"),
    ("hire/wizard", 6, "a helper"),
    ("chest/order", 7, "a chest"),
    ("first/5", 7, "seat from 0 to 4"),
    ("gain/lantern", 6, "a die or a material"),
    ("drop/0", 6, "a place of the pool"),
)


@pytest.mark.parametrize("token", GOOD)
def test_what_is_read_is_written_back(token: str) -> None:
    move = woodcraft.read(token)
    assert move == token
    assert woodcraft.read(move) is move
    assert type(woodcraft.read(str(move))) is type(move)


@pytest.mark.parametrize(("token", "column", "expected"), BAD)
def test_anything_else_is_an_error_with_its_column(token: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError, match=expected) as caught:
        woodcraft.read(token)
    assert caught.value.column == column


def test_a_line_names_the_column_in_the_whole_line() -> None:
    assert woodcraft.read_line("end die/4") == ["end", "die/4"]
    with pytest.raises(NotationError) as caught:
        woodcraft.read_line("end  die/4")
    assert caught.value.column == 5


def test_moves_know_their_parts() -> None:
    glue = woodcraft.read("glue/Y1+B2=B:saw>glue")
    assert isinstance(glue, note.Glue)
    assert (glue.dice, glue.colour, glue.sub) == ((0, 7), 1, (0, 1))
    lantern = woodcraft.read("lantern/2,3")
    assert isinstance(lantern, note.Lantern)
    assert (lantern.row, lantern.column) == (1, 2)
