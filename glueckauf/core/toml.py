"""Values as TOML that is pleasant to read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any


def toml_value(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, Mapping):
        pairs = [f"{_key(key)} = {toml_value(item)}" for key, item in value.items()]
        return f"{{ {', '.join(pairs)} }}" if pairs else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(toml_value, value))}]"
    return str(value)


def toml_texts(
    texts: Mapping[str, Mapping[str, str]], hints: Mapping[str, Sequence[str]] | None = None
) -> list[str]:
    """The lines of the texts of a file, a section for each language, with its hints if there are."""
    lines = []
    for language, text in texts.items():
        lines += ["", f"[text.{language}]", *(f"{key} = {_text(text[key])}" for key in text)]
        told = (hints or {}).get(language)
        if told:
            lines += ["hints = [", *(f"  {_quoted(hint)}," for hint in told), "]"]
    return lines


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key, re.ASCII) else _quoted(key)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _text(text: str) -> str:
    """A text of several lines keeps them."""
    if "\n" not in text:
        return _quoted(text)
    return '"""\n' + "\n".join(_quoted(line)[1:-1] for line in text.split("\n")) + '"""'
