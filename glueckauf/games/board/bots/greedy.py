"""Greedy plays Glück Auf for the points in sight: no look at the others, no plan beyond the turn.

It delivers what is complete, mines with the exact solver, buys coal that its orders lack and takes
orders that its pit can serve. Every miner sent has a price, so dear spaces wait. It is deterministic:
the same view, the same move. Weights give it another style of play.
"""

from __future__ import annotations

from glueckauf.games.board.bots.digging import Step, action
from glueckauf.games.board.bots.outlook import Outlook, outlook
from glueckauf.games.board.bots.standings import clock_gain
from glueckauf.games.board.bots.weights import Weights, style
from glueckauf.games.board.notation import Draft, Keep, Move, Send
from glueckauf.games.board.parts import Drafting, Look, Mining, Order, Player, Shortage, Tile
from glueckauf.games.board.rules import State

GREEDY = style("greedy")
LATER = 0.3  # the share of its points on the clock for which an order is taken
FILLED, PROGRESS, MARK = GREEDY.filled, GREEDY.progress, GREEDY.mark


class Greedy:
    """Takes what brings most points now. Luck plays no part; the seed is for the sake of others."""

    def __init__(self, seed: int | str = 0, weights: Weights = GREEDY) -> None:
        self.weights = weights
        self._ahead: tuple[Step, ...] = ()  # the mining action that goes on …
        self._at = 0  # … and how far it is

    def choose(self, view: State) -> str:
        seat = view.to_move
        assert seat is not None, "a bot is asked while it is to move"
        player, pending = view.players[seat], view.pending
        if isinstance(pending, Mining):
            return self._step(view, player, pending)
        moves = view.legal_moves()
        if isinstance(pending, Drafting | Look | Shortage) or pending is None:
            worth = self.worths(view, moves)
            return moves[worth.index(max(worth))]
        return moves[0]  # what is put back in which order does not matter to it

    def ranked(self, view: State) -> list[Move]:
        """All spaces that can be chosen now, the best first."""
        moves = view.legal_moves()
        worth = dict(zip(moves, self.worths(view, moves), strict=True))
        return sorted(moves, key=lambda move: -worth[move])

    def worths(self, view: State, moves: list[Move]) -> list[float]:
        """What each of these moves is worth in points: spaces, or cards, or the coal of a cart."""
        assert view.to_move is not None
        player, pending = view.players[view.to_move], view.pending
        look = self.outlook(view)
        if pending is None:
            return _worths_of_spaces(view, player, look, moves)  # type: ignore[arg-type]  # spaces
        if isinstance(pending, Drafting):
            return [_draft_worth(view, player, look, pending, move) for move in moves]  # type: ignore[arg-type]  # drafts
        if isinstance(pending, Look):
            return [_keep_worth(view, player, look, pending, move) for move in moves]  # type: ignore[arg-type]  # keeps
        return [look.lacking[move[-1]] for move in moves]

    def outlook(self, view: State) -> Outlook:
        """What the things of the player to move make of everything."""
        assert view.to_move is not None
        player = view.players[view.to_move]
        return outlook(player.mine, player.orders, self.weights, view.works.rules)

    def why(self, view: State, move: str, language: str = "en") -> str:
        """Why it chose a move, in one sentence with numbers."""
        from glueckauf.games.board.bots.whys import why

        return why(self, view, move, language)

    def _step(self, view: State, player: Player, now: Mining) -> str:
        """The next step of the action that goes on, or the first of a new one."""
        place = (player.mine, player.orders, now)
        if self._at >= len(self._ahead) or self._ahead[self._at][:3] != place:
            self._ahead, self._at = action(*place, self.weights, view.works.rules), 0
        self._at += 1
        return self._ahead[self._at - 1].move


# --- What things are worth ------------------------------------------------------------------


def _worths_of_spaces(view: State, player: Player, look: Outlook, moves: list[Send]) -> list[float]:
    """Points that spaces bring, less the miners they take. The hot loop of every play-out."""
    weights, works, crews = look.weights, view.works, view.crews
    needed, index, miner = works.needed, works.index, weights.miner
    no_tiles, no_orders = _is_late(view, player, 4), _is_late(view, player, 5)
    found = []
    for move in moves:
        kind, number = move.kind, move.number
        if kind == "workshop":
            if no_tiles:
                worth = 0.0
            elif number:
                worth = look.tiles[view.workshops[number - 1]]  # type: ignore[index]  # a tile is there
            else:
                worth = look.unseen_tile if player.marks >= 4 else 0.0
        elif kind == "order":
            if no_orders:
                worth = -1.0
            else:
                order = view.order_spaces[number - 1] if number else None
                worth = look.taking[order]
                if weights.clock and order is not None:
                    worth += _on_clock(view, player, look, order)
        elif kind == "mining":
            worth = look.mining[number]
        elif kind == "money":
            worth = weights.mark * number * _hunger(player, look)
        elif kind == "delivery":
            worth = look.deliveries[move.place]
            if weights.clock:
                worth += weights.clock * clock_gain(view, player, look.ready(move.place))
        else:
            worth = weights.mark * works.rules.pithead
        found.append(worth - needed[crews[index[move]].miners] * miner)
    return found


def _keep_worth(view: State, player: Player, look: Outlook, cards: Look, move: Keep) -> float:
    if not move.place:
        return 0.0
    card = cards.cards[move.place - 1]
    if isinstance(card, Tile):
        return worth_of_tile(view, player, card, look)
    if _is_late(view, player, 5):
        return -1.0
    return look.taking[card] + _on_clock(view, player, look, card)


def _draft_worth(view: State, player: Player, look: Outlook, row: Drafting, move: Draft) -> float:
    order = row.row[move.place - 1]
    assert order is not None
    return look.draft(order) + _on_clock(view, player, look, order)


def _on_clock(view: State, player: Player, look: Outlook, order: Order) -> float:
    """What an order may bring on the clock, beside those that are there; there is time until then."""
    if not look.weights.clock:
        return 0.0
    held = [outstanding.order for outstanding in player.orders]
    gain = clock_gain(view, player, [*held, order]) - clock_gain(view, player, held)
    return LATER * look.weights.clock * gain


def worth_of_tile(
    view: State, player: Player, tile: Tile | None, look: Outlook | None = None
) -> float:
    """A tile, or a look at five of them."""
    if _is_late(view, player, 4):
        return 0.0
    look = look or outlook(player.mine, player.orders, GREEDY, view.rules)
    if tile is None:
        return look.unseen_tile if player.marks >= 4 else 0.0
    return look.tiles[tile]


def _is_late(view: State, player: Player, miners: int) -> bool:
    return view.shift == view.works.rules.shifts and player.miners < miners


def _hunger(player: Player, look: Outlook) -> float:
    """Marks are worth more to those who have none and need coal."""
    if player.marks >= 10:
        return 0.4
    return 2.2 if player.marks < 4 and look.lacking else 1.2
