"""The judgement of an answer, as far as a class needs it; and the process that judges.

    python -m glueckauf.learn.classroom.judging

reads one JSON request a line, {"puzzle": the text of its file, "line": moves}, and writes one judgement
for each. `referee.py` keeps such a process, and ends it when a judgement takes too long.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any, NamedTuple

from glueckauf.core.errors import NotationError
from glueckauf.core.puzzle import MOST_STARS, Puzzle
from glueckauf.core.texts import LANGUAGES, tell
from glueckauf.learn.puzzle import loads

ROOM = "learn"
READY = "ready"
MEMORY = 2 * 1024**3  # bytes that judging may take
BEST, SLIP, RULE, UNREADABLE = "best", "slip", "rule", "unreadable"


class Judged(NamedTuple):
    """What an answer is worth, and, if something better is possible, where it first goes wrong."""

    kind: str
    stars: int
    rule: str  # that it breaks
    told: Mapping[str, str]  # the first slip, by language

    @property
    def is_solved(self) -> bool:
        return self.stars == MOST_STARS


def judged(puzzle: Puzzle, line: str) -> Judged:
    """Replay an answer."""
    try:
        verdict = puzzle.check(line)
    except NotationError:
        return Judged(UNREADABLE, 0, "", _told("class-unreadable"))
    if not verdict.legal:
        rule = verdict.violation.rule if verdict.violation else ""
        return Judged(RULE, 0, rule, {one: verdict.short(one) for one in LANGUAGES})
    if verdict.stars == MOST_STARS:
        return Judged(BEST, verdict.stars, "", {})
    told = {one: verdict.slip(one) or verdict.short(one) for one in LANGUAGES}
    return Judged(SLIP, verdict.stars, "", told)


def _told(key: str) -> Mapping[str, str]:
    return {language: tell(ROOM, key, {}, language) for language in LANGUAGES}


# --- The process ----------------------------------------------------------------------------


def main() -> None:
    _limit_memory()
    known: dict[str, Puzzle] = {}
    print(READY, flush=True)
    for request in sys.stdin:
        asked: dict[str, Any] = json.loads(request)
        text = asked["puzzle"]
        if text not in known:
            known[text] = loads(text)
        answer: object
        try:
            answer = judged(known[text], asked["line"])._asdict()
        except (MemoryError, RecursionError):
            answer = None
        print(json.dumps(answer), flush=True)


def _limit_memory() -> None:
    """Where the system can do it."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_AS)
    if most == resource.RLIM_INFINITY or most > MEMORY:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, most))


if __name__ == "__main__":
    main()
