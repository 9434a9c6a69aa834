"""Ids that puzzles had once: what is called otherwise now, and what was withdrawn."""

from __future__ import annotations

RENAMED: dict[str, str] = {}
WITHDRAWN: dict[str, str] = {}
