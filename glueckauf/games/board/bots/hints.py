"""Hints at the table, from what the player may know: first where to look, then which move, and why.

With cards there is nothing to look for elsewhere, so the first hint names the card.
"""

from __future__ import annotations

from typing import NamedTuple

from glueckauf.core.errors import IllegalMove
from glueckauf.core.texts import Fact, tell
from glueckauf.games.board import targets
from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.bots.needs import lacking_coal
from glueckauf.games.board.bots.reasons import (
    about_order,
    about_plan,
    about_space,
    about_tile,
    best_order,
    best_tile,
    spaces,
)
from glueckauf.games.board.bots.whys import reason
from glueckauf.games.board.notation import END, Fill, Load, Move, Ride, Send, Store, read
from glueckauf.games.board.parts import (
    COLOURS,
    Drafting,
    Look,
    Mining,
    Order,
    Player,
    Shortage,
    Tile,
)
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task, rank
from glueckauf.games.board.solve.turns.solving import solve_turns
from glueckauf.games.board.table import label, prompt
from glueckauf.games.board.targets import mover
from glueckauf.games.board.telling import GAME, card_facts
from glueckauf.games.contract import Advice

SECONDS = 1.5  # the board gives up waiting after four
TURNS = 3
OBJECTIVE = ("vp", "squares", "-steps")


class _Best(NamedTuple):
    move: Move
    proven: bool
    line: tuple[str, ...] = ()  # that begins with it


def advice(view: State, step: int, language: str, move: str | None = None) -> Advice:
    """The hint for the player to move, from the player's view. `step` 0: where; 1: which move.

    It leads to a given move, but for steps of mining, which the solver knows best.
    """
    if isinstance(view.pending, Mining):
        best = _best_step(view)
        return _told(view, best, step, language) if best else Advice(say_where("end", language))
    if view.pending is None and not view.is_over:
        return _advice_for_turns(view, step, language, move)
    if view.is_over:
        return Advice(prompt(view, language))
    return _advice_for_cards(view, language, move)


def _named(view: State, move: str, language: str) -> Advice:
    """A move that somebody knows to be good, and what it brings."""
    facts: dict[str, Fact] = {"label": label(view, read(move), language), "proven": 0}
    told = f"{tell(GAME, 'advice-move', facts, language)} {reason(view, move, language)}"
    return Advice(told, _path(view, read(move)))


def say_where(kind: str, language: str) -> str:
    return tell(GAME, "advice-where", {"kind": kind}, language)


def _told(view: State, best: _Best, step: int, language: str) -> Advice:
    if not step:
        return Advice(say_where(_kind(best.move), language), _around(view, best.move))
    words = label(view, best.move, language)
    facts: dict[str, Fact] = {"label": words, "proven": int(best.proven)}
    told = (tell(GAME, "advice-move", facts, language), about_plan(view, best.line, language))
    return Advice(" ".join(filter(None, told)), _path(view, best.move))


def _path(view: State, move: Move) -> tuple[str, ...]:
    """The keys that make a move."""
    found = targets.paths(view, move, frozenset(view.legal_moves()))
    return found[0] if found else ()


def _around(view: State, move: Move) -> tuple[str, ...]:
    """Where a move is made, without telling which one it is."""
    pit = f"{view.to_move}:"
    match move:
        case Ride():
            return (f"{pit}cage",)
        case Load():
            return (f"{pit}level/{mover(view).mine.level}",)
        case Fill():
            return (f"{pit}order/{move.label}",)
        case Store():
            return (f"{pit}storage",)
        case Send():
            return tuple(name for name in view.works.open if name.startswith(move.kind))
    return (str(move),)


def _kind(move: Move) -> str:
    return move.kind if isinstance(move, Send) else type(move).__name__.lower()


# --- Mining ---------------------------------------------------------------------------------


def _best_step(view: State) -> _Best | None:
    """The best next step of this action: most VP, then most squares, in the fewest steps."""
    assert isinstance(view.pending, Mining)
    if view.pending.half is None:
        return _first_step(view, view.pending.steps_left)
    found = []
    for move in view.legal_moves():  # the second half of a pair: try each, then play on
        after = view.after(move)
        going_on = isinstance(after.pending, Mining) and after.to_move == view.to_move
        task = _task(view, after, after.pending.steps_left if going_on else 1)  # type: ignore[union-attr]  # mining
        solution = solve(task, seconds=SECONDS / 4)
        if solution.value is not None:
            found.append((rank(task, solution.value), solution.proven, move))
    if not found:
        return None
    best = max(found)
    return _Best(best[2], all(proven for _, proven, _ in found))


def _first_step(view: State, steps: int) -> _Best | None:
    solution = solve(_task(view, view, steps), seconds=SECONDS)
    if solution.line is None:
        return None
    tokens = solution.line.split()
    move = read(tokens[0]) if tokens else END
    try:
        view.after(move)
    except IllegalMove:
        return None
    return _Best(move, solution.proven, tuple(tokens))


def _task(view: State, now: State, steps: int) -> Task:
    """What is left of this action, as a task."""
    assert view.to_move is not None
    player = now.players[view.to_move]
    return Task(
        player.mine, player.orders, (f"mining/{steps}",), objective=OBJECTIVE, rules=view.rules
    )


# --- Turns ----------------------------------------------------------------------------------


def _advice_for_turns(view: State, step: int, language: str, known: str | None) -> Advice:
    """The best of the next own turns, if the others do nothing; of a known move only if it begins them."""
    if known is not None and not step:
        return Advice(say_where(_kind(read(known)), language), _around(view, read(known)))
    player = mover(view)
    turns = min(TURNS, player.miners)
    found = solve_turns(view, turns, seconds=SECONDS)
    gain = found.value - player.vp
    begins = known is None or (found.lines[:1] and found.lines[0].split()[0] == known)
    if known is not None and (gain <= 0 or not begins):
        named = _named(view, known, language)
        if gain > 0:
            return named
        return named._replace(text=f"{_no_points(turns, language)} {named.text}")
    if gain <= 0 or not found.lines:
        return _advice_to_prepare(view, turns, step, language)
    move = read(found.lines[0].split()[0])
    if not step:
        return Advice(say_where(_kind(move), language), _around(view, move))
    words = label(view, move, language)
    facts: dict[str, Fact] = {
        "turns": turns,
        "vp": gain,
        "proven": int(found.proven),
        "label": words,
    }
    told = tell(GAME, "advice-turn", facts, language)
    if len(found.lines) > 1:
        plan = spaces((line.split()[0] for line in found.lines), language)
        told = f"{told} {tell(GAME, 'reason-plan', {'plan': plan}, language)}"
    return Advice(told, _path(view, move))


def _advice_to_prepare(view: State, turns: int, step: int, language: str) -> Advice:
    """No points are in sight: what gets coal, orders or marks ready, and why."""
    told = _no_points(turns, language)
    move = read(Greedy().choose(view))
    if not step:
        return Advice(f"{told} {say_where(_kind(move), language)}", _around(view, move))
    best = tell(GAME, "advice-move", {"label": label(view, move, language), "proven": 0}, language)
    why = about_space(view, mover(view), move, language)
    return Advice(" ".join(filter(None, (told, best, why))), _path(view, move))


def _no_points(turns: int, language: str) -> str:
    return tell(GAME, "advice-no-points", {"turns": turns}, language)


# --- Cards ----------------------------------------------------------------------------------


def _advice_for_cards(view: State, language: str, known: str | None) -> Advice:
    """Which card to take, keep or put back, and why."""
    player, pending = mover(view), view.pending
    if isinstance(pending, Drafting):
        row = [(n, order) for n, order in enumerate(pending.row, start=1) if order is not None]
        place, found = best_order(player, _at(row, known))
        return Advice(about_order(found, "draft", language), (f"draft/{place}",))
    if isinstance(pending, Look):
        return _advice_to_keep(view, player, pending, language, known)
    if known is not None:
        return _named(view, known, language)
    if isinstance(pending, Shortage):
        return _advice_on_coal(view, player, language)
    return Advice(tell(GAME, "advice-back", {}, language), ("bottom",))


def _at(row: list[tuple[int, Order]], known: str | None) -> list[tuple[int, Order]]:
    """Of a row only the card that is known to be good."""
    return [one for one in row if known is None or str(one[0]) == known.partition("/")[2]]


def _advice_to_keep(
    view: State, player: Player, look: Look, language: str, known: str | None
) -> Advice:
    orders = [(n, card) for n, card in enumerate(look.cards, start=1) if isinstance(card, Order)]
    if orders:
        place, found = best_order(player, _at(orders, known))
        return Advice(about_order(found, "keep", language), (f"card/{place}",))
    tiles = [card for card in look.cards if isinstance(card, Tile)]
    kept = "" if known is None else known.partition("/")[2].replace("-", "0")
    place = int(kept) if kept else best_tile(view, player, tiles)
    if not place:
        return Advice(tell(GAME, "advice-none", {}, language), ("keep/-",))
    tile = tiles[place - 1]
    facts: dict[str, Fact] = {**card_facts(tile), "marks": view.works.prices[tile]}
    told = tell(GAME, "advice-tile", facts, language)
    return Advice(f"{told} {about_tile(player, tile, language)}", (f"card/{place}",))


def _advice_on_coal(view: State, player: Player, language: str) -> Advice:
    """The colour that the orders lack most, or else the deepest."""
    lacking = lacking_coal(player)
    move = max(
        map(str, view.legal_moves()), key=lambda move: (lacking[move[-1]], COLOURS.index(move[-1]))
    )
    facts: dict[str, Fact] = {"colour": move[-1], "number": lacking[move[-1]]}
    return Advice(tell(GAME, "advice-coal", facts, language), (move,))
