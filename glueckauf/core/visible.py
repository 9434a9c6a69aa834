"""Texts of strangers, shown so that nothing in them can hide or act.

Files, file names and names of people may hold signs that nobody sees and that act all the same: they
colour a terminal, move its cursor, turn a line about. Wherever such a text is shown, they are written
out: `\\u001b`, `\\u202e`. This is the one place that knows which signs those are.
"""

from __future__ import annotations

import re
from typing import Any

# Steers a terminal, turns text about, begins a line where none is seen, or is no character at all
_ACTING = (
    r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f"
    r"\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\U000e0000-\U000e0fff"
)
# Takes no room, or looks different on every machine
_UNSEEN = r"\t\n\r\u00ad\u180e\u200b-\u200d\u2060-\u2065\ufeff\ue000-\uf8ff\U000f0000-\U0010ffff"
_acting = re.compile(f"[{_ACTING}]")
_hidden = re.compile(f"[{_ACTING}{_UNSEEN}]")
_ENOUGH = 64  # bits; no number of a file or a rule is larger


def visible(text: str, longest: int | None = None) -> str:
    """A text on one line in which every sign can be seen, cut short."""
    if longest is None or len(text) <= longest:
        return _hidden.sub(_written, text)
    return f"{_hidden.sub(_written, text[: longest + 1])[:longest]}…"


def harmless(text: str) -> str:
    """A text of any number of lines in which no sign acts."""
    return _acting.sub(_written, text)


def harmless_tree(value: Any) -> Any:
    """A tree of tables and lists with all its texts so."""
    if isinstance(value, str):
        return harmless(value)
    if isinstance(value, dict):
        return {harmless_tree(key): harmless_tree(item) for key, item in value.items()}
    return [harmless_tree(item) for item in value] if isinstance(value, list | tuple) else value


def in_markdown(text: str) -> str:
    """Words of anybody in a notebook: emphasis stays, markup and links do not."""
    return harmless(text).replace("<", "&lt;").replace("[", "\\[")


def quoted(value: Any, longest: int = 60) -> str:
    """A value as Python writes it, on one line, cut short; numbers that nobody can read are named."""
    if is_huge(value):
        return "a number far too large"
    try:
        return visible(repr(value), longest)
    except (ValueError, RecursionError):  # such a number in a list, or a list in itself
        return f"such a {type(value).__name__}"


def is_huge(value: object) -> bool:
    """Whether it is a number that no file of ours can mean."""
    return isinstance(value, int) and value.bit_length() > _ENOUGH


def _written(sign: re.Match[str]) -> str:
    code = ord(sign[0])
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
