"""Positions of games between greedy bots: where they mine and deliver, and where a turn begins.

Only the own yard, what lies open and the zones are told: nobody has to look at the yards of others. Where
turns are planned, the others have passed.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from glueckauf.games.card.bots.greedy import Greedy
from glueckauf.games.card.parts import Delivering, Mining, Player
from glueckauf.games.card.position_writing import position_tree
from glueckauf.games.card.puzzles.making.question import OBJECTIVES, Question, Tree
from glueckauf.games.card.rules import State, setup
from glueckauf.games.card.solve.task import SHIFT

MOST_OBJECTIVES = 4  # more are no pleasure to read
MOST_CARDS = 24  # in the own yard and hand
MOST_HAND = 4  # worker cards with which turns are planned
MOST_WORKERS = 7


def from_game(kind: str, rng: Random) -> Iterator[Question]:
    """The fitting positions of a game between greedy bots."""
    players = rng.choice((2, 3))
    state = setup(players, seed=rng.randrange(10**9), start=rng.randrange(players))
    bot = Greedy()
    while not state.is_over:
        seat = state.to_move
        assert seat is not None, "a game that is not over has somebody to move"
        if state.at_turn_start and _is_readable(state.players[seat]):
            yield from _asked(kind, state, rng)
        state = state.after(bot.choose(state.seen_by(seat)))


def _is_readable(own: Player) -> bool:
    return len(own.objectives) <= MOST_OBJECTIVES and _size(own) <= MOST_CARDS


def _asked(kind: str, state: State, rng: Random) -> Iterator[Question]:
    """What can be asked at the start of a turn."""
    assert state.to_move is not None
    own = state.players[state.to_move]
    if kind in ("mining", "delivery"):
        zones = [move for move in state.legal_moves() if move.partition("/")[0] == kind]
        for zone in zones:
            paying = state.after(zone)
            action = paying.after(paying.legal_moves()[0])
            sort = rng.choice(("lorries", "vp", "ready")) if kind == "mining" else kind
            if isinstance(action.pending, Mining | Delivering):
                yield Question(kind, sort, yard_of(action), 0, OBJECTIVES[sort])
    elif 1 <= len(own.workers) <= MOST_HAND and sum(own.workers) <= MOST_WORKERS:
        turns = rng.choice((1, 2, 2, 3)) if kind == "turn" else SHIFT
        sort = {SHIFT: "shift", 1: "turn"}.get(turns, "turns")
        yield Question(kind, sort, table_of(state), turns, OBJECTIVES[sort], is_played=True)


def is_beginning(state: State) -> bool:
    """Has the pending mining action used no step yet?"""
    now = state.pending
    assert isinstance(now, Mining)
    steps = (now.least, now.steps_left)
    rules = state.rules
    innovation = (rules.innovation_least, rules.innovation_steps)
    return steps in (*state.layout.mining.values(), innovation)


def _size(own: Player) -> int:
    docked = sum(bool(dock.engine) + len(dock.wagons) for dock in own.docks)
    held = (own.row, own.storage, own.orders, own.innovations, own.shares, own.objectives)
    return docked + sum(map(len, held))


def yard_of(state: State) -> Tree:
    """The pending action alone, with the yard and what scores; the own seat is seat 0."""
    seat = state.to_move
    assert seat is not None
    tree = position_tree(state)
    action: Tree = {key: tree[key] for key in ("mining", "delivery") if key in tree}
    return {
        "players": len(state.players),
        **action,
        "seats": {"0": _own(tree, seat, ("workers", "tokens", "innovations", "secret"))},
    }


def table_of(state: State) -> Tree:
    """The zones, the open cards and the own seat; all others have passed."""
    seat = state.to_move
    assert seat is not None
    tree = position_tree(state)
    others = [other for other in range(len(state.players)) if other != seat]
    keys = ("players", "start", "shift", "stacks")
    tokens = {str(other): {"tokens": list(state.players[other].tokens)} for other in others}
    empty = {name: 0 for name, left in tree["left"].items() if not left}
    table = {
        **{key: tree[key] for key in keys},
        "to_move": seat,
        "passed": others,
        "zones": tree.get("zones", {}),
        "left": empty,
        "seats": {
            str(seat): {
                "workers": list(state.players[seat].workers),
                **_own(tree, seat, ("secret",)),
            },
            **{key: value for key, value in tokens.items() if value["tokens"]},
        },
    }
    return {key: value for key, value in table.items() if value or key in ("start", "to_move")}


def _own(tree: Tree, seat: int, but: tuple[str, ...]) -> Tree:
    fields = tree["seats"].get(str(seat), {})
    return {key: value for key, value in fields.items() if key not in but}
