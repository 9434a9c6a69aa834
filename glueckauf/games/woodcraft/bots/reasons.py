"""What a move of Woodcraft brings, in numbers.

The sentences are about the move, not about whoever makes it: they tell what a bot has done as well as
what a player might do.
"""

from __future__ import annotations

from glueckauf.core.texts import Fact, tell
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.bots.previews import nearness, with_column
from glueckauf.games.woodcraft.draw.labels import gains_words
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.notation import read
from glueckauf.games.woodcraft.parts import (
    BACKS,
    BLUEBERRY,
    COLUMN_MASKS,
    ROW_MASKS,
    SIZE,
    Lines,
    Player,
    colour_of,
)
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.scoring import score
from glueckauf.games.woodcraft.telling import GAME

EACH_ROUND = ("substitute", "brown_adjust", "yellow_adjust", "trader")
Told = tuple[str, dict[str, Fact]]  # the key of a sentence, and its facts


def reason(view: State, move: str, language: str = "en") -> str:
    """What any legal move brings, in a sentence or two."""
    found = read(move)
    key, facts = _told(view, found, language)
    told = tell(GAME, f"reason-{key}", facts, language)
    if getattr(found, "sub", None) is None:
        return told
    return f"{told} {tell(GAME, 'reason-substitute', {}, language)}"


def _told(view: State, move: Move, language: str) -> Told:
    seat = view.to_move
    assert seat is not None, "somebody is to move"
    player = view.players[seat]
    match move:
        case note.Column():
            bonus = view.layout.bonuses[colour_of(view.board[move.column - 1])][move.column - 1]
            then = _then(view, with_column(view, player, move.column))
            return "column", {**then, "bonus": gains_words(language, bonus)}
        case note.Order():
            return _of_pool(view, player)
        case note.Keep() | note.Take():
            return _of_order(view, player, move.order)
        case note.Lantern():
            return _of_lantern(view, player, move, language)
        case note.Line():
            return _of_line(view, move, language)
        case note.Hire():
            return _of_helper(view, player, move.helper)
        case note.End():
            dice, materials = sum(player.dice), sum(player.materials)
            return "end", {"dice": dice, "materials": materials, "last": int(_is_last(view))}
    after = view.after(move).players[seat]
    points = _points(view, after) - _points(view, player)
    match move:
        case note.Chest() | note.Fill():
            at = view.layout.chest_at[move.chest]
            filled, slots = sum(after.chests[at]), sum(view.layout.slots[at])
            active = int(filled == slots)
            return "chest", {"filled": filled, "slots": slots, "active": active, "vp": points}
        case note.Complete():
            reward = view.layout.orders[move.order].reward
            gains = tuple(gain for gain in reward.gains if gain[0] != "reputation")  # in the points
            facts: dict[str, Fact] = {"vp": points, "gains": gains_words(language, gains)}
            return "complete", {**facts, "things": len(gains)}
        case note.Sell():
            return "sell", {"gains": gains_words(language, view.layout.sale)}
    return "work", {**_then(view, after), "vp": points}


def _points(view: State, player: Player) -> int:
    return score(view.layout, player).total


def _is_last(view: State) -> bool:
    return (view.round, view.turn) == (view.rules.rounds, view.rules.turns)


# --- Orders ---------------------------------------------------------------------------------


def _then(view: State, player: Player) -> dict[str, Fact]:
    """How near the held orders are with these dice and materials; with none, those of the pool."""
    cards = player.held or _pool(view)
    near = nearness(view, player, cards)
    return {
        "near": "held" if player.held else "pool" if cards else "none",
        "orders": near.ready,
        "materials": near.spent,
        "lacking": near.lacking,
    }


def _pool(view: State) -> tuple[str, ...]:
    return tuple(card for card in view.pool if card and card not in BACKS)


def _of_pool(view: State, player: Player) -> Told:
    """The orders that could be taken."""
    cards = _pool(view)
    near = nearness(view, player, cards)
    return "pool", {"pool": len(cards), "orders": near.ready, "lacking": near.lacking}


def _of_order(view: State, player: Player, card: str) -> Told:
    """What one order lacks, and what completing it would add to the score of today."""
    order = view.layout.orders[card]
    near = nearness(view, player, (card,))
    done = player._replace(done=(*player.done, card))
    return "order", {
        "orders": near.ready,
        "materials": near.spent,
        "lacking": near.lacking,
        "dice": sum(order.dice),
        "vp": _points(view, done) - _points(view, player),
    }


# --- Lanterns and helpers -------------------------------------------------------------------


def _of_lantern(view: State, player: Player, move: note.Lantern, language: str) -> Told:
    lanterns = player.lanterns | 1 << (SIZE * move.row + move.column)
    row = (lanterns & ROW_MASKS[move.row]).bit_count()
    column = (lanterns & COLUMN_MASKS[move.column]).bit_count()
    gains: tuple[tuple[str, int], ...] = ()
    vp = 0
    if row == SIZE:
        gains, vp = view.layout.row_gains[move.row], view.rules.row_vp[move.row]
    if column == SIZE:
        gains += view.layout.column_gains[move.column]
        vp += view.rules.column_vp[move.column]
    facts: dict[str, Fact] = {"gains": gains_words(language, gains, vp)}
    lines = (row == SIZE) + (column == SIZE)
    return "lantern", {**facts, "lines": lines, "row": row, "column": column, "size": SIZE}


def _of_line(view: State, move: note.Line, language: str) -> Told:
    step = view.todo[-1]
    assert isinstance(step, Lines), "a row and a column are complete"
    layout = view.layout
    gains = layout.row_gains[step.row] if move.is_row else layout.column_gains[step.column]
    return "line", {"gains": gains_words(language, gains)}


def _of_helper(view: State, player: Player, helper: str) -> Told:
    rounds = view.rules.rounds - view.round + 1 if helper in EACH_ROUND else 0
    return "helper", {
        "cost": view.layout.helper_cost[helper],
        "owned": player.owned(BLUEBERRY),
        "vp": view.layout.helper_vp[helper],
        "rounds": rounds,
    }
