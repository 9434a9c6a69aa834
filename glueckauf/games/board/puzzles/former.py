"""Ids that puzzles had once: what is called otherwise now, and what was withdrawn.

Notes of learners keep the old ids. A puzzle that is called otherwise is found by both; in place of one
that was withdrawn, another is named that trains the same.
"""

from __future__ import annotations

RENAMED = {
    "t4-01-a-place-for-everything": "t3-33-a-place-for-everything",
    "t4-02-make-way": "t3-34-make-way",
}
WITHDRAWN: dict[str, str] = {}
