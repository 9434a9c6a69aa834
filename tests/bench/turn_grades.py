"""The same question for puzzles of turns: does a solver off the ladder fail more on higher grades?

    python -m tests.bench.turn_grades

It draws whole turns by lot, with a sense for the next one and none for plans: deliveries, mining spaces
with coal to bring, and steps that bring it on its way are drawn SENSE times as often as others. Whole
tables are too large for exact chances, so rollouts are played: until HITS of them reach par, at most
MOST. What is never found is rarer than one in MOST, and cannot be told apart.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import median

from joblib import Parallel, delayed

from glueckauf.games.board.parts import SURFACE, Mining, Player, Shortage
from glueckauf.games.board.puzzles.table.puzzle import TurnPuzzle
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.asked import Asked
from glueckauf.games.board.solve.turns.search import Table, others_play
from glueckauf.learn.puzzle import puzzles
from tests.bench.grades import SENSE, failure, sensible, spearman

HITS = 30
MOST = 8_000


def waiting(player: Player) -> Counter[str]:
    """The colours of the empty squares."""
    return Counter(
        colour
        for _, order, squares in player.orders
        for colour, coal in zip(order.squares, squares, strict=True)
        if not coal
    )


def is_sensible(player: Player, move: str) -> bool:
    """Does the move bring coal on its way?"""
    mine, wanted = player.mine, waiting(player)
    missing = wanted - Counter(mine.cage)
    if move.startswith("mining/"):
        return any(coal in wanted for coal in mine.cage + mine.storage + "".join(mine.carts))
    if move == str(SURFACE):
        return any(coal in wanted for coal in mine.cage)
    if move.isdigit():
        return any(coal in missing for coal in mine.carts[int(move) - 1])
    if move.startswith("+"):
        return move[1] in missing
    is_fill = ">" in move and "." not in move and not move.endswith(">s")
    return move.startswith("delivery/") or is_fill


def drawn(state: State, rng: Random) -> State:
    """After a move by lot; no card of a closed stack is kept."""
    moves = [str(move) for move in state.legal_moves()]
    if state.pending is not None and not isinstance(state.pending, Mining | Shortage):
        return state.after("keep/-" if "keep/-" in moves else moves[0])
    assert state.to_move is not None
    player = state.players[state.to_move]
    weights = [SENSE if is_sensible(player, move) else 1 for move in moves]
    return state.after(rng.choices(moves, weights)[0])


def reaches(asked: Asked, par: int, rng: Random) -> bool:
    """One row of turns by lot: is it as good as par?"""
    table = asked.table
    for _ in range(asked.own_turns):
        if not table.state.players[asked.seat].miners:
            break
        state = drawn(table.state, rng)
        while state.pending is not None:
            state = drawn(state, rng)
        table = others_play(Table(state, table.replies), asked.seat)
    return asked.is_met(table) and asked.worth(table) >= par


def success(puzzle: TurnPuzzle) -> float:
    """The share of rollouts that reach par."""
    assert puzzle.par is not None
    rng, hits, played = Random(f"rollouts of {puzzle.id}"), 0, 0
    while played < MOST and hits < HITS:
        played += 1
        hits += reaches(puzzle.asked, puzzle.par, rng)
    return hits / played


def main() -> None:
    found = [puzzle for puzzle in puzzles(kind="turns") if isinstance(puzzle, TurnPuzzle)]
    rates = Parallel(n_jobs=-1)(delayed(success)(puzzle) for puzzle in found)
    print("| grade | puzzles | rollouts that find par (median) | never found |")
    print("|---|---|---|---|")
    for tier in sorted({puzzle.tier or 0 for puzzle in found}):
        bin_ = [rate for puzzle, rate in zip(found, rates, strict=True) if puzzle.tier == tier]
        print(f"| T{tier} | {len(bin_)} | {median(bin_):.2%} | {bin_.count(0)} |")
    grades, failures = [puzzle.tier or 0 for puzzle in found], [-rate for rate in rates]
    print(f"\nSpearman, turns: {spearman(grades, failures):.2f} ({len(found)} puzzles)")
    mining = puzzles(kind="mining")
    failures += Parallel(n_jobs=-1)(delayed(failure)(puzzle, sensible) for puzzle in mining)
    grades += [puzzle.tier or 0 for puzzle in mining]
    print(f"Spearman, turns and mining: {spearman(grades, failures):.2f} ({len(grades)} puzzles)")


if __name__ == "__main__":
    main()
