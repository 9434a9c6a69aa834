"""Styles of play as weights: what a miner, a mark, coal, a filled square, … is worth to a bot.

A style is a TOML file; `styles/greedy.toml` names and explains every weight. A file of one's own gives
those that differ.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field, shown, tree, unknown
from glueckauf.core.files import read_text
from glueckauf.games.board.parts import COLOURS

FOLDER = Path(__file__).parent / "styles"
STYLES = ("greedy", "sprinter", "hunter", "racer", "builder")
MOST = 100  # points that anything may be worth


class Weights(NamedTuple):
    """What things are worth, in points; styles/greedy.toml tells what each weight means."""

    miner: float
    mark: float
    filled: float
    progress: float
    square: float
    order: float
    held: float
    fits: float
    size: float
    draw: float
    enough: int
    crowd: float
    considered: int
    coal: tuple[float, ...]
    spare: float
    tile: float
    even: float
    uneven: float
    cart: float
    clock: float


_NUMBERS = {"enough": (0, 20), "considered": (1, 8)}  # those that count orders
_SHARES = ("filled", "held", "fits", "spare", "clock")


def style(name: str | Path) -> Weights:
    """The weights of a style of the house by its name, or of a file by its path (it ends in .toml)."""
    path = Path(name)
    if str(name) in STYLES:
        return _house(str(name))
    if path.suffix.lower() != ".toml":
        raise FileError("style", str(name), f"{unknown('style', str(name), STYLES)} {_OWN}")
    return _read(tree(read_text(path), str(path), "toml"), _house("greedy")._asdict())


_OWN = "A file of your own is named by its path, which ends in .toml."


@cache
def _house(name: str) -> Weights:
    path = FOLDER / f"{name}.toml"
    base = {} if name == "greedy" else _house("greedy")._asdict()
    return _read(tree(read_text(path), f"styles/{name}.toml", "toml"), base)


def _read(root: Field, base: dict[str, Any]) -> Weights:
    given = {key: _weight(key, field) for key, field in root.table(Weights._fields).items()}
    return Weights(**{**base, **given})


def _weight(key: str, field: Field) -> float | int | tuple[float, ...]:
    if key in _NUMBERS:
        return field.number(*_NUMBERS[key])
    if key == "coal":
        if not isinstance(field.value, list) or len(field.value) != len(COLOURS):
            field.wrong(
                "must list four numbers, for yellow, brown, grey and black: [1.2, 1.9, 2.6, 3.4]"
            )
        items = field.items("numbers", len(COLOURS), len(COLOURS))
        return tuple(_number(item, 0, MOST) for item in items)
    return _number(field, *((0, 1) if key in _SHARES else (-MOST, MOST)))


def _number(field: Field, least: int, most: int) -> float:
    value = field.value
    if type(value) not in (int, float) or not least <= value <= most:
        field.wrong(f"must be a number from {least} to {most}, such as 0.5, not {shown(value)}")
    return float(value)
