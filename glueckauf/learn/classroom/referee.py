"""Judges answers of strangers: in a process of its own, each within some seconds, each only once."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from queue import Empty, Queue
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread
from types import TracebackType
from typing import IO

from glueckauf.core.puzzle import Puzzle
from glueckauf.learn.classroom.judging import READY, Judged, judged

SECONDS = 30.0  # for one answer; the slowest honest one takes three
STARTING = 120.0  # seconds until the process is there
HAS_PROCESSES = sys.platform != "emscripten"  # a browser has none


class Referee:
    """`judge` replays an answer; a line that takes too long ends its process and nothing else."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._process: Popen[str] | None = None
        self._heard: Queue[str] = Queue()
        self._known: dict[tuple[str, str], Judged | None] = {}
        self._texts: dict[int, tuple[Puzzle, str]] = {}

    def __enter__(self) -> Referee:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop()

    def judge(self, puzzle: Puzzle, line: str) -> Judged | None:
        """The judgement; None if it took too long."""
        _, text = self._texts.setdefault(id(puzzle), (puzzle, puzzle.dumps()))
        key = text, line
        if key not in self._known:
            self._known[key] = self._asked(text, line) if HAS_PROCESSES else judged(puzzle, line)
        return self._known[key]

    def _asked(self, text: str, line: str) -> Judged | None:
        process = self._process or self._start()
        assert process.stdin is not None, "it was opened so"
        try:
            process.stdin.write(json.dumps({"puzzle": text, "line": line}) + "\n")
            process.stdin.flush()
            answer = self._heard.get(timeout=self.seconds)
        except (Empty, OSError):
            answer = ""
        fields = json.loads(answer) if answer else None
        if fields is None:
            self._stop()  # too slow, or it broke down
            return None
        return Judged(**fields)

    # --- The process ----------------------------------------------------------------------------

    def _start(self) -> Popen[str]:
        # Without the folder that is open now, which may be the class's: nothing in it is imported.
        way = os.pathsep.join(filter(None, sys.path))
        command = [sys.executable, "-P", "-m", "glueckauf.learn.classroom.judging"]
        environment = {**os.environ, "PYTHONPATH": way, "PYTHONIOENCODING": "utf-8"}
        process = Popen(
            command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            encoding="utf-8",
            env=environment,
        )
        assert process.stdout is not None, "it was opened so"
        self._process, self._heard = process, Queue()
        self._listener = Thread(target=_listen, args=(process.stdout, self._heard), daemon=True)
        self._listener.start()
        first = self._heard.get(timeout=STARTING)
        if first.strip() != READY:
            self._stop()
            raise RuntimeError("the process that judges answers does not start")
        return process

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            self._listener.join()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):  # what it has not read is of no use any more
                    if pipe is not None:
                        pipe.close()


def _listen(pipe: IO[str], heard: Queue[str]) -> None:
    """Every line that is said, and "" when there is nobody left to say anything."""
    for line in pipe:
        heard.put(line)
    heard.put("")
