"""What a review tells of the board game alone: what was wasted, and what the exact solver proves.

steps         steps of mining actions that were not used, or that a shorter way to the same end saves
displacement  miners that spaces cost because others stood there (GA-3.2)
pithead       miners that went to the pithead, where there is nothing to do but fetch a mark
marks         marks that were left at the end (GA-9.1)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from glueckauf.games.board.mining import do_step, legal_steps
from glueckauf.games.board.parts import Half, Mine, Mining, Outstanding, Player, all_filled
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task
from glueckauf.games.contract import Proof

FACTS = ("steps", "displacement", "pithead", "marks")
MOST_ORDERS = 5  # of which a proof is quick
MOST_PLACES = 20_000  # of a pit that are looked at for a shorter way
Place = tuple[Mine, tuple[Outstanding, ...]]


def counted(
    before: State, moves: Sequence[str], states: Sequence[State]
) -> Iterator[tuple[str, int, int]]:
    """What a turn wasted: the fact, whose, how much. `states` follow its moves one by one."""
    seat = before.to_move
    for event in (event for state in states for event in state.events):
        facts = event.facts
        if event.name == "sent":
            more = int(facts["miners"]) - before.works.needed[0]
            yield "displacement", int(facts["seat"]), more
        elif event.name == "pithead":
            yield "pithead", int(facts["seat"]), 1
        elif event.name == "marks-exchanged":
            yield "marks", int(facts["seat"]), int(facts["marks"]) + int(facts["rest"])
    if moves[0].startswith("mining/") and seat is not None:
        yield "steps", seat, _wasted(before, moves, states)


def proof(before: State, moves: Sequence[str]) -> Proof | None:
    """The points of the orders that a mining action completes, and the most that it could."""
    if not moves[0].startswith("mining/") or before.to_move is None:
        return None
    seat, state = before.to_move, before
    player = before.players[seat]
    waiting = tuple(order for order in player.orders if not all_filled(order.squares))
    if not 0 < len(waiting) <= MOST_ORDERS:
        return None
    for move in moves:
        state = state.after(move)
    done = {order.label for order in state.players[seat].orders if all_filled(order.squares)}
    reached = sum(order.order.vp for order in waiting if order.label in done)
    found = solve(Task(player.mine, waiting, (moves[0],), ("vp",), rules=before.rules))
    assert found.value is not None, "nothing must be complete, so every task can be met"
    return Proof(reached, found.value["vp"]) if found.proven else None


# --- Wasted steps ---------------------------------------------------------------------------


def _wasted(before: State, moves: Sequence[str], states: Sequence[State]) -> int:
    """Steps that were left over, and those by which the way was longer than it had to be."""
    assert before.to_move is not None
    size = int(moves[0].partition("/")[2])
    steps = [move for move in moves[1:] if move != "end"]
    end = states[-1].players[before.to_move]
    start = states[0].players[before.to_move]
    return size - len(steps) + _detour(start, (end.mine, end.orders), size, len(steps), before)


def _detour(player: Player, end: Place, size: int, used: int, state: State) -> int:
    """Steps saved by the shortest way to the same pit and orders; none where it takes too long to say."""
    level = {((player.mine, player.orders), Mining(size)): player}
    seen: set[tuple[Mine, tuple[Outstanding, ...], Half | None]] = {
        (player.mine, player.orders, None)
    }
    for length in range(used):
        following: dict[tuple[Place, Mining], Player] = {}
        for (place, now), there in level.items():
            if place == end:
                return used - length
            for move in legal_steps(there, now, state.rules):
                if move == "end":
                    continue
                then, left, _ = do_step(0, there, now, move, state.rules)
                key = (then.mine, then.orders, left.half if left else None)
                if left is not None and key not in seen:
                    seen.add(key)
                    following[(then.mine, then.orders), left] = then
        if len(seen) > MOST_PLACES:
            return 0
        level = following
    return 0
