"""Ids that puzzles had once: what is called otherwise now, and what was withdrawn."""

from __future__ import annotations

RENAMED: dict[str, str] = {}
WITHDRAWN = {  # an order was asked of one train; these ask it of several
    "from-the-back": "wait-your-turn",
    "queue-at-the-signal": "last-in-the-queue",
}
