"""What a search knows of the board game: Greedy's best choices, quick play-outs to the end of the shift."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.games.board.bots.prospects import prospects
from glueckauf.games.board.bots.quick import Quick
from glueckauf.games.board.notation import Keep, Move, PutBack, Send
from glueckauf.games.board.parts import Look, Mining, Return
from glueckauf.games.board.rules import State


def choices(view: State, most: int) -> Sequence[str]:
    """The spaces or cards that Greedy likes best; within a mining action the exact solver's step."""
    quick = Quick()
    if isinstance(view.pending, Mining):
        return [quick.choose(view)]
    if isinstance(view.pending, Return):
        return _put_backs(view)[:most]
    different: dict[object, Move] = {}
    for move in quick.ranked(view):
        different.setdefault(_meaning(view, move), move)
    return list(different.values())[:most]


def _meaning(view: State, move: Move) -> object:
    """What a move comes to: equal cards under equal miners are one choice, not two."""
    if isinstance(move, Keep) and isinstance(view.pending, Look) and move.place:
        return view.pending.cards[move.place - 1]
    if isinstance(move, Send) and move.number and move.kind in ("workshop", "order"):
        row: tuple[object, ...] = view.workshops if move.kind == "workshop" else view.order_spaces
        return row[move.number - 1], view.crews[view.works.index[move]]
    return move


def _put_backs(view: State) -> list[Move]:
    """On top, where others will find the cards, or underneath; in which order hardly matters."""
    moves = [move for move in view.legal_moves() if isinstance(move, PutBack)]
    return [next(move for move in moves if move.on_top is on_top) for on_top in (True, False)]


def player() -> Quick:
    return Quick()


def chapter(state: State) -> object:
    return state.shift


def worth(state: State) -> Sequence[float]:
    """The points so far, and before the end what a player takes into the next shift."""
    if state.is_over:
        return [float(player.vp) for player in state.players]
    ahead = prospects(state)
    return [player.vp + more for player, more in zip(state.players, ahead, strict=True)]
