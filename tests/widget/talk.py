"""Talking to a board as the browser does: one message, and the frame that answers it."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Mapping
from typing import Any

from glueckauf.widget.base import Widget
from glueckauf.widget.board import SLOTS, Board

counter = iter(range(1, 10**9))


def send(board: Widget, do: str, **more: Any) -> dict[str, Any]:
    """Send a message; the answer names it, whatever happens."""
    n = f"test:{next(counter)}"
    message = {"n": n, "ply": board.frame.get("ply"), "do": do, **more}
    board._hear(board, message, [])
    answer: dict[str, Any] = board.frame
    assert answer["ack"] == n
    json.dumps(answer)
    return answer


def play(board: Board, line: str) -> dict[str, Any]:
    """Play moves one by one, each of which must be offered."""
    for move in line.split():
        assert move in offered(board), f"{move} is not offered"
        send(board, "play", move=move)
    return dict(board.frame)


def offered(board: Board) -> list[str]:
    return [choice["move"] for choice in board.frame["choices"]]


def said(board: Widget) -> str:
    text: str = board.frame["message"]["text"]
    return text


def parts(board: Board) -> dict[str, str]:
    """The parts of the picture by their names."""
    markup = filter(None, (getattr(board, slot) for slot in SLOTS))
    return {re.search('data-part="([^"]+)"', each)[1]: each for each in markup}  # type: ignore[index]  # always there


def packed(value: Any) -> int:
    """The size of a message on a line that compresses."""
    return len(gzip.compress(json.dumps(value).encode("utf-8")))


class Line:
    """Listens to what a board sends to the browser."""

    def __init__(self, board: Widget) -> None:
        self.updates: list[Mapping[str, Any]] = []
        self.custom: list[Any] = []
        board._send = self._take  # the place where all messages pass

    def _take(self, message: Mapping[str, Any], buffers: object = None) -> None:
        if message["method"] == "update":
            self.updates.append(message["state"])
        else:
            self.custom.append(message["content"])
