"""What can happen to a text, to a tree of values, and to a message: each by a random source of its own."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Sequence
from typing import Any

from glueckauf.games import GAMES

SIGNS = (
    *("", " ", "\t", "\n", "\r\n", "\0", "\x1b[31m", "\x7f", "\x85", "\u202e", "\u2066", "\ufeff"),
    *(
        "é",
        "²",
        "٣",
        "…",
        "\ud800",
        "\U0010ffff",
        "🪨",
        "{",
        "}",
        "[",
        "]",
        '"',
        "'",
        "\\",
        "#",
        "=",
    ),
    *("</script>", "<img src=x>", "#eval(1)", "../../etc/passwd", "%s", "{0}", "-", "0", "9" * 30),
)
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 7, 10**6, 10**19, -(10**19), 16**1200, 1.5, float("inf")),
    *(float("nan"), "", "x", "0", "2", "²", "\x1b[2J", "\u202e", "z" * 3000, "a b c", "../up"),
    *([], [[]], {}, {"a": 1}, [1, "x"], ["x"] * 50, [None], {"": {}}, *GAMES),
)


def broken(text: str, rng: random.Random) -> str:
    """A text with a few accidents: signs, words and lines that come, go, or change places."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        at, size = rng.randrange(len(text) + 1), rng.choice((1, 1, 3, 12, 60))
        accident = rng.randrange(7)
        if accident == 0:
            text = text[:at] + rng.choice(SIGNS) + text[at:]
        elif accident == 1:
            text = text[:at] + text[at + size :]
        elif accident == 2:
            text = text[:at] + rng.choice(SIGNS) + text[at + size :]
        elif accident == 3:
            text = text[:at] + text[at : at + size] * rng.choice((2, 2, 5)) + text[at + size :]
        elif accident == 4:
            text = _number_changed(text, at, rng)
        else:
            lines = text.split("\n")
            one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
            if accident == 5:
                lines[one], lines[other] = lines[other], lines[one]
            else:
                lines[one:one] = [lines[other]]
            text = "\n".join(lines)
    return text


def _number_changed(text: str, at: int, rng: random.Random) -> str:
    for place in range(at, len(text)):
        if text[place].isdigit():
            other = rng.choice(
                ("0", "1", "3", "8", "99", "-1", "1000000", "9" * 25, "0x" + "f" * 99)
            )
            return text[:place] + other + text[place + 1 :]
    return text


def changed(tree: Any, rng: random.Random) -> Any:
    """A tree with values changed, keys added and taken away, somewhere in its depths."""
    tree = copy.deepcopy(tree)
    for _ in range(rng.choice((1, 1, 1, 3))):
        at = tree
        way: list[tuple[Any, Any]] = []
        while isinstance(at, dict | list) and at and (not way or rng.random() < 0.8):
            key = rng.choice([*at]) if isinstance(at, dict) else rng.randrange(len(at))
            way.append((at, key))
            at = at[key]
        if not way:
            return rng.choice(ODD)
        inside, key = way[-1]
        accident = rng.randrange(6)
        if accident == 0:
            del inside[key]
        elif accident == 1 and isinstance(inside, dict):
            inside[rng.choice([*SIGNS, "id", "rules", "moves", "line"])] = rng.choice(ODD)
        elif accident == 2 and isinstance(at, str) and at:
            inside[key] = broken(at, rng)
        elif accident == 3 and isinstance(at, int):
            inside[key] = at + rng.choice((-7, -1, 1, 2, 50, 10**9))
        elif accident == 4:
            inside[key] = _another(tree, rng)
        else:
            inside[key] = rng.choice(ODD)
    return tree


def _another(tree: Any, rng: random.Random) -> Any:
    """A value from elsewhere in the tree."""
    at = tree
    while isinstance(at, dict | list) and at and rng.random() < 0.75:
        at = rng.choice([*at.values()]) if isinstance(at, dict) else rng.choice(at)
    return copy.deepcopy(at)


def written(tree: Any) -> str:
    """As JSON, with whatever Python would write."""
    try:
        return json.dumps(tree, ensure_ascii=False)
    except (ValueError, RecursionError):
        return "{}"


def message(words: Sequence[str], rng: random.Random) -> dict[str, Any]:
    """A message of the browser: one that could be, with odd values."""
    made: dict[str, Any] = {"n": f"m{rng.randrange(10**6)}", "do": rng.choice(words), "ply": 0}
    for _ in range(rng.randint(0, 3)):
        made[rng.choice(KEYS)] = rng.choice((*ODD, *MEANT))
    if rng.random() < 0.1:
        made["do"] = rng.choice(ODD)
    return made


KEYS = (
    *(
        "move",
        "text",
        "key",
        "language",
        "ply",
        "target",
        "seat",
        "answer",
        "screen",
        "value",
        "chosen",
    ),
    *(
        "sure",
        "name",
        "names",
        "game",
        "players",
        "rules",
        "bots",
        "seed",
        "line",
        "form",
        "id",
        "which",
    ),
)
MEANT = (
    "en",
    "de",
    "pl",
    "money/4",
    "undo",
    "start",
    "greedy",
    "1",
    1,
    2,
    True,
    "end",
    "0",
    "draft/1",
)
