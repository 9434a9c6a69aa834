"""The quick player of play-outs: Greedy that plays a turn at once and asks for no legality twice.

What it does is Greedy's: moves come from `legal_moves`, so `after` need not check them again, and a mining
action, which depends on the own pit alone, is done in one go. A test holds it to the slow way.
"""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.values import make
from glueckauf.games.board.actions import do_send, legal_sends
from glueckauf.games.board.bots.digging import action
from glueckauf.games.board.bots.greedy import GREEDY, Greedy
from glueckauf.games.board.bots.weights import Weights
from glueckauf.games.board.mining import do_step
from glueckauf.games.board.notation import Send
from glueckauf.games.board.parts import Mine, Mining, Outstanding, Player
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.turn import Turn

COAL = 1.75  # times what Greedy gives for coal: it won 61 of 100 games against Greedy by that
QUICK = GREEDY._replace(coal=tuple(COAL * coal for coal in GREEDY.coal))


class Quick(Greedy):
    """Greedy with a better eye for coal, who can play on by whole turns."""

    def __init__(self, weights: Weights = QUICK) -> None:
        super().__init__(0, weights)

    def onward(self, state: State) -> State:
        """The position after the next decision; a mining action is played to its end."""
        if isinstance(state.pending, Mining):
            return self._mined(state)
        if state.pending is not None:
            return state.after(self.choose(state))
        moves = legal_sends(state)
        worth = self.worths(state, moves)
        move = moves[worth.index(max(worth))]
        assert isinstance(move, Send)
        then = do_send(state, move)
        return self._mined(then) if move.kind == "mining" else then

    def _mined(self, state: State) -> State:
        turn = Turn(state)
        miners, marks, vp, mine, orders, delivered = turn.player
        assert isinstance(state.pending, Mining)
        dug = _dug(mine, orders, state.pending, self.weights, state.works.rules)
        turn.player = make(Player, (miners, marks, vp, *dug, delivered))
        return turn.end()


@lru_cache(maxsize=10_000)
def _dug(
    mine: Mine, orders: tuple[Outstanding, ...], now: Mining, weights: Weights, rules: Rules
) -> tuple[Mine, tuple[Outstanding, ...]]:
    """Where a whole mining action leads."""
    last = action(mine, orders, now, weights, rules)[-1]
    player = Player(0, 0, 0, last.mine, last.orders, ())
    after, _, _ = do_step(0, player, last.now, last.move, rules)
    return after.mine, after.orders
