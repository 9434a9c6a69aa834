"""How far the turn solver goes: seconds and share proven on random mid-game positions.

    python -m tests.bench.turns

Positions are turns from the middle of shifts 1–3 of random games with 2–4 players. The second
table is a whole solo shift: from the first turn of a shift until the own miners run out.
"""

from __future__ import annotations

import statistics
import time

from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.solving import OBJECTIVES, solve_turns
from tests.games.board.scenes import busy_game

POSITIONS = 15
LIMIT = 60.0  # seconds for one position
WHOLE_LIMIT = 30.0
OVERALL = 600.0


def turn_starts(players: int, seed: int, shift: int) -> list[State]:
    game = busy_game(players, seed)
    return [s for s, _ in game if s.pending is None and not s.is_over and s.shift == shift]


def mid_game(number: int) -> State:
    starts = turn_starts(2 + number % 3, 100 + number, 1 + number // 3 % 3)
    return starts[len(starts) // 2]


def main() -> None:
    started = time.perf_counter()
    states = [mid_game(n) for n in range(POSITIONS)]
    print("objective  turns  median s   p90 s   max s  proven  largest gap")
    for objective in OBJECTIVES:
        for turns in range(1, 7):
            answers = [
                solve_turns(s, turns, objective=objective, seconds=LIMIT)
                for s in states
                if time.perf_counter() - started < OVERALL
            ]
            times = sorted(answer.seconds for answer in answers)
            proven = sum(answer.proven for answer in answers)
            gap = max(answer.bound - answer.value for answer in answers)
            print(
                f"{objective:9}  {turns:5}  {statistics.median(times):8.3f}"
                f"  {times[int(0.9 * len(times))]:6.2f}  {times[-1]:6.2f}"
                f"  {proven:3}/{len(answers):2}  {gap:11}",
                flush=True,
            )
    print("\nwhole solo shift: players shift  objective  value  bound  gap  seconds")
    for players in (2, 3, 4):
        for shift in (1, 2, 3):
            state = turn_starts(players, 300 + players, shift)[0]
            for objective in ("vp", "clock"):
                if time.perf_counter() - started > OVERALL:
                    print("out of time")
                    return
                answer = solve_turns(state, objective=objective, seconds=WHOLE_LIMIT)
                print(
                    f"{players:25}  {shift:5}  {objective:9}  {answer.value:5}  {answer.bound:5}"
                    f"  {answer.bound - answer.value:3}  {answer.seconds:7.1f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
