"""Week 3, agents: sample solutions."""


class Eager:
    """Takes the first of the sorts of moves that it likes, and of those the last as texts go."""

    LIKES = ("delivery/", "draft/", "keep/1", "top/", "mining/", "order/")

    def __init__(self, seed=0):
        pass

    def choose(self, view):
        moves = view.legal_moves()
        for wanted in (*(f">{order}" for order in "ABCDEFGH"), *self.LIKES):
            found = [move for move in moves if wanted in move and "." not in move]
            if found:
                return found[-1]
        loads = [move for move in moves if move.startswith("+")]
        if loads:
            return loads[-1]
        mine = view.players[view.to_move].mine
        if mine.cage and "0" in moves and mine.level:
            return "0"
        full = [
            move for move in moves if move.isdigit() and move != "0" and mine.carts[int(move) - 1]
        ]
        return full[-1] if full else moves[0]


STYLE = """
miner = 2.5
mark = 0.5
tile = 2.0
even = 1.5
uneven = 4.0
spare = 0.4
coal = [2.0, 2.5, 3.0, 4.0]
clock = 0.5
square = 0.0
"""
