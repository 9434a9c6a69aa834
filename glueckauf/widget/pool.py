"""What occurs often on a page is stored once, and named by its number."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from glueckauf.widget.frames import Json

PIECE = re.compile(r"(?=<g[ >])")


class Pool:
    """The texts and pieces of pictures of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.values: list[Any] = []
        self._numbers: dict[str, int] = {}

    def number(self, value: Any) -> int:
        key = value if isinstance(value, str) else json.dumps(value)
        if key not in self._numbers:
            self._numbers[key] = len(self.values)
            self.values.append(value)
        return self._numbers[key]

    def numbers(self, values: Iterable[Any]) -> list[int]:
        return [self.number(value) for value in values]

    def drawn(self, parts: Mapping[str, str]) -> Json:
        """The parts of a picture, each as the numbers of its pieces."""
        return {"parts": {name: self.numbers(PIECE.split(svg)) for name, svg in parts.items()}}

    def offered(self, offered: Json) -> Json:
        """What can be chosen, and why the rest cannot."""
        return {
            "choices": self.numbers(offered["choices"]),
            "shut": offered["shut"],
            "labels": self.number(offered["labels"]),
            "why": {key: self.number(why) for key, why in offered["why"].items()},
            **({"clashes": self._clashes(offered["clashes"])} if "clashes" in offered else {}),
        }

    def _clashes(self, clashes: Json) -> int:
        """What does not go together: one value, whose reasons are values of their own."""
        said = self.numbers(clashes["said"])
        keys = {
            picked: {key: said[why] for key, why in whys.items()}
            for picked, whys in clashes["keys"].items()
        }
        return self.number({"said": said, "keys": keys})
