"""Exact answers, proven unless a limit is reached first: `ga.woodcraft.solve`.

    best_turn(state)          the most points by the end of this turn, and the moves that bring them; at the main
                              choice of a solo game this also tells which die or order to take
    fewest(state, 0, order)   the way for a player to complete an order with the fewest materials, None if there is none;
                              NotProven if that takes too long
    last_round(state)         the most points to be expected in the last round of a solo game, whatever the dice show
    solve(task)               what counts, what must be had and how far to play are up to the `Task`

A state should be what the player sees (`state.seen_by(seat)`): who knows the deck solves another game.
"""

from glueckauf.core.lazy import lazily

__getattr__ = lazily(
    __name__,
    best_turn="turns",
    fewest="making",
    last_round="last_rounds",
    solve="solving",
    Task="task",
)
