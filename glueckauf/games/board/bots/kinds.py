"""Kinds of moves that a bot of the board game may be forbidden: spaces, all spaces of a kind, pairs, the storage, coal of a colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.notation import END, Fill, Move, Store, read
from glueckauf.games.board.parts import COLOURS, Mining, Player, all_filled
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules, space_names, works
from glueckauf.games.board.solve.pit.ladder import STORAGE
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task

PAIR, STORED = "pair", "storage"
LOADS = {f"+{colour}": colour for colour in COLOURS}
PLANNED = 3  # orders that one mining action is planned for where the storage is forbidden


@lru_cache(maxsize=64)
def kinds(rules: Rules) -> tuple[str, ...]:
    """`mining` is every space that begins so, `mining/10` one; `storage` is coal into it or out of it,
    `+k` is to load black coal."""
    spaces = space_names(rules)
    families = dict.fromkeys(name.partition("/")[0] for name in spaces)
    return (*dict.fromkeys((*families, *spaces)), PAIR, STORED, *LOADS)


def is_kind(move: str, kind: str) -> bool:
    if kind == PAIR:
        step = read(move)
        return isinstance(step, Fill) and step.pair
    if kind == STORED:
        step = read(move)
        return isinstance(step, Store) or (isinstance(step, Fill) and step.stored)
    return move == kind or move.startswith(f"{kind}/")


def narrowed(view: State, without: Sequence[str]) -> State:
    """Without pairs, the table of those whose rules know no pairs; without coal of a colour, a pit that
    has none on its carts: every plan does without them."""
    barred = "".join(colour for load, colour in LOADS.items() if load in without)
    if barred and view.to_move is not None:
        view = _without_coal(view, view.to_move, barred)
    if PAIR not in without or not view.rules.pairs or getattr(view.pending, "half", None):
        return view
    return view._replace(works=works(_without_pairs(view.rules), len(view.players)))


def _without_coal(view: State, seat: int, colours: str) -> State:
    none = str.maketrans("", "", colours)
    own = view.players[seat]
    first, second, third, fourth = (level.translate(none) for level in own.mine.carts)
    bare = own._replace(mine=own.mine._replace(carts=(first, second, third, fourth)))
    return view._replace(players=(*view.players[:seat], bare, *view.players[seat + 1 :]))


@lru_cache(maxsize=64)
def _without_pairs(rules: Rules) -> Rules:
    return Rules(**{**rules.overrides, "pairs": False})


def instead(view: State, without: Sequence[str]) -> Iterable[str]:
    """Legal moves, the best first. The steps of a mining action are planned anew."""
    if not isinstance(view.pending, Mining):
        return Greedy().ranked(view) if view.pending is None else view.legal_moves()
    return _steps(view, view.pending, without)


def _steps(view: State, now: Mining, without: Sequence[str]) -> Iterator[Move]:
    assert view.to_move is not None
    moves = view.legal_moves()
    if STORED in without and now.half is None:
        yield from _first_step(view, view.players[view.to_move], now.steps_left)
    if END in moves:
        yield END
    yield from moves


def _first_step(view: State, player: Player, steps: int) -> list[Move]:
    """Of the best mining action that does without the storage."""
    waiting = [order for order in player.orders if not all_filled(order.squares)]
    waiting.sort(key=lambda o: (o.squares.count(""), -o.order.vp))
    orders = tuple(sorted(waiting[:PLANNED]))
    objective = ("vp", "squares", "-steps")
    task = Task(player.mine, orders, (f"mining/{steps}",), objective, rules=view.rules)
    line = solve(task, without=STORAGE).line if orders else None
    return [read(line.partition(" ")[0])] if line else []
