"""A plain search: every line that `legal_moves` allows, one after the other. No cleverness.

It is the judge of the solvers and imports nothing of them: horizon and objective are told here a
second time, from the rules. A line ends with the pending action (`turns` 0), with the last of so
many own turns, or with the shift (`turns` -1).
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from glueckauf.games.card.parts import Delivering, Mining, Player
from glueckauf.games.card.rules import State

Rank = tuple[int, ...]
MOST = 200_000  # lines; beyond, a position is too large for this judge


class TooMany(Exception):
    """There are more lines than the judge may try."""


def plain_solve(
    start: State,
    turns: int,
    objective: tuple[str, ...],
    forbidden: Any = None,
    most: int = MOST,
) -> tuple[Rank | None, int]:
    """The best rank, the larger the better word by word, and the number of lines that reach it."""
    seat = start.to_move
    assert seat is not None
    best: Rank | None = None
    lines = tried = 0
    # what is still to be tried: the state, turns and steps used, workers still in hand
    waiting = [(start, 0, 0, start.players[seat].workers)]
    while waiting:
        state, used, steps, hand = waiting.pop()
        if ended(start, state, turns, used):
            tried += 1
            if tried > most:
                raise TooMany
            amounts = amounts_of(start.players[seat], state.players[seat], state)
            amounts |= {"steps": steps, "turns": used, "workers": sum(hand), "cards": len(hand)}
            rank = tuple(-amounts[w[1:]] if w[0] == "-" else amounts[w] for w in objective)
            if best is None or rank > best:
                best, lines = rank, 0
            lines += rank == best
            continue
        for move in state.legal_moves():
            if forbidden is not None and forbidden(state, move):
                continue
            then = state.after(move)
            over = then.is_over or then.at_turn_start
            waiting.append((then, used + over, steps + cost(state, move), left(hand, move)))
    return best, lines


def ended(start: State, state: State, turns: int, used: int) -> bool:
    if turns == 0:
        return used > 0 or type(state.pending) is not type(start.pending)
    return state.is_over or state.shift > start.shift or used == turns


def cost(state: State, move: str) -> int:
    """The steps of one mining move: the lorries on the card that is moved (CG-3.6)."""
    if not isinstance(state.pending, Mining) or ">" not in move:
        return 0
    if move.startswith("s:"):
        return int(move[3])
    assert state.to_move is not None
    return state.players[state.to_move].row[-1].lorries


def left(hand: tuple[int, ...], move: str) -> tuple[int, ...]:
    """The worker cards in hand after a move, also where the shift ends with it."""
    if not move.startswith("pay/"):
        return hand
    cards = list(hand)
    for word in move.removeprefix("pay/").split("+"):
        if "=" not in word:
            cards.remove(int(word))
    return tuple(cards)


def amounts_of(before: Player, player: Player, state: State) -> dict[str, int]:
    loads = [wagon.load for dock in player.docks for wagon in dock.wagons if wagon.load]
    seat = next(n for n, one in enumerate(state.players) if one is player)
    return {
        "score": state.scores[seat],
        "vp": sum(load.vp for load in loads),
        "lorries": sum(load.lorries for load in loads),
        "ready": most_ready(player),
        "trains": len(player.delivered) - len(before.delivered),
        "orders": len(player.orders),
        "innovations": len(player.innovations),
    }


def most_ready(player: Player) -> int:
    """The most docks that could leave with an order each: every pairing is tried."""
    loads = [dock.load for dock in player.docks if dock.engine]
    best = 0
    for orders in permutations([*[o.lorries for o in player.orders], *[99] * 3], len(loads)):
        best = max(best, sum(load >= order for load, order in zip(loads, orders, strict=True)))
    return best


def is_pending(state: State) -> bool:
    return isinstance(state.pending, Mining | Delivering)
