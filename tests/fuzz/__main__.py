"""Hostile cases in numbers: python -m tests.fuzz --cases 100000

Prints a line for every subject and the failures, each with the seed by which it can be asked again:
python -m tests.fuzz --again "1/records of board/17".
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from pathlib import Path

os.environ["GLUECKAUF_PROGRESS"] = str(Path(tempfile.mkdtemp()) / "progress.jsonl")

from tests.fuzz.running import _peak, run
from tests.fuzz.subjects import subjects


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--cases", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="subjects whose name holds this")
    parser.add_argument("--again", help="ask one case again, as a failure names it")
    chosen = parser.parse_args()
    if chosen.again:
        name = chosen.again.split("/")[1]
        next(one for one in subjects() if one.name == name).ask(random.Random(chosen.again))
        return 0
    asked = [one for one in subjects() if chosen.only in one.name]
    whole = sum(one.share for one in asked)
    begun, failed, done = time.monotonic(), 0, 0
    for one in asked:
        result = run(one, max(1, chosen.cases * one.share // whole), chosen.seed)
        done += result.cases
        failed += len(result.failures)
        print(
            f"{result.subject:24}{result.cases:7} cases, {result.accepted:6} accepted,"
            f" slowest {result.slowest:.2f} s, {len(result.failures)} failures",
            flush=True,
        )
        for failure in result.failures:
            print(f"--- {failure.seed}\n{failure.trace}", flush=True)
    took = time.monotonic() - begun
    print(f"{done} cases, {failed} failures, {took:.0f} s, {_peak() // 1000} MB at most")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
