"""Plain searches over `legal_moves`, which merge nothing and know nothing: what the solvers must agree with."""

from __future__ import annotations

import random
from collections.abc import Iterator

from glueckauf.games.woodcraft.parts import DICE, HELPERS, Choose, Free
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.turns import Worth
from tests.games.woodcraft.scenes import acting, busy_game, eager_choice, sheet

WORKS = ("glue", "saw", "offcut", "adjust")


class TooLong(Exception):
    """More lines than a plain search should go through."""


def best_of_all(state: State, seat: int, worth: Worth, most: int) -> float:
    """The best worth of the sheet at the end of any line of moves."""
    left = most

    def go(here: State) -> float:
        nonlocal left
        left -= 1
        if left < 0:
            raise TooLong
        if here.to_move != seat:
            return worth(here, seat)
        return max(
            worth(here, seat) if move == "end" else go(here.after(move))
            for move in here.legal_moves()
        )

    return go(state)


def fewest_of_all(state: State, order: str, most: int) -> int | None:
    """The fewest materials that any line of works costs until the order is completed."""
    seen = {state: 0}
    heap = [state]
    best: int | None = None
    while heap:
        if len(seen) > most:
            raise TooLong
        here = heap.pop()
        for move in here.legal_moves():
            word = move.partition("/")[0]
            if word == "complete" and move.partition("/")[2].startswith(order):
                used = _used(here.after(move)) - _used(state)
                best = used if best is None else min(best, used)
            elif word in WORKS:
                then = here.after(move)
                if then not in seen:
                    seen[then] = 1
                    heap.append(then)
    return best


def _used(state: State) -> int:
    return sum(state.players[0].used[:3])


# --- Turns to be asked about ----------------------------------------------------------------


def random_turns(seeds: range, players: int = 1) -> Iterator[State]:
    """Free actions from random games."""
    for seed in seeds:
        for state, _ in busy_game(players, seed, None, eager_choice):
            if state.todo and isinstance(state.todo[-1], Free):
                yield state


def random_choices(seeds: range, rounds: int) -> Iterator[State]:
    """Main choices of the first rounds of random solo games, before a die or an order is taken."""
    for seed in seeds:
        for state, _ in busy_game(1, seed, None, eager_choice):
            if state.round > rounds:
                break
            if state.todo and isinstance(state.todo[-1], Choose):
                yield state


def random_bench(rng: random.Random, most: int = 3) -> State:
    """A sheet with some dice, materials and helpers, and one order to complete."""
    have = " ".join(rng.choices(DICE, k=rng.randint(1, 4)))
    counts = {name: rng.randint(0, 2) for name in ("saw", "glue", "offcut")}
    while sum(counts.values()) > most:
        counts[rng.choice([name for name, n in counts.items() if n])] -= 1
    hired = [h for h in ("substitute", "yellow_adjust", "brown_adjust") if rng.random() < 0.25]
    state = acting(sheet(have, helpers=" ".join(hired), **counts))  # type: ignore[arg-type]
    card = rng.choice(sorted(order for order in state.layout.orders if "-" in order))
    assert set(hired) <= set(HELPERS)
    return state._replace(players=(state.players[0]._replace(held=(card,)),))
