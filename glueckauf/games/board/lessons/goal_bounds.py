"""What a goal still needs at least, and what cannot help it: bounds that keep a search short.

Each of them is exact in one direction: it never calls a goal lost that can be reached.
"""

from __future__ import annotations

from collections import Counter

from glueckauf.games.board.lessons.goals import Goal, Here
from glueckauf.games.board.parts import Look, Mining, Return, Shortage

STACK_WORDS = frozenset({"top_of_stack", "bottom_of_stack", "underneath"})
# Words that mining has no part in; and those that deliveries in a later turn have none in either.
IDLE_LATER = STACK_WORDS | {"marks", "tiles", "crew", "pithead", "to_move", "turn_over"}
IDLE_NOW = IDLE_LATER | {"miners", "canteen", "orders", "has_orders", "colours"}
# Words that a mining action, or the end of the turn after it, can change.
MINED = frozenset(
    ("complete", "value", "cage", "storage", "coal_on", "clock", "first", "points", "margin")
    + ("to_move", "turn_over", "start", "shift", "over", "winner")
)


def is_hopeless(goal: Goal, here: Here) -> bool:
    """Is the goal out of reach by counting alone?"""
    if _too_few_turns(goal, here):
        return True
    return here.turns == 1 and isinstance(here.state.pending, Mining) and _is_dead(goal, here)


def _is_dead(goal: Goal, here: Here) -> bool:
    """In the last turn, while mining: is something wrong that mining cannot change any more?"""
    if not any(player.miners for player in here.state.players):
        return False  # the end of the shift changes points and more
    return any(not predicate.holds(here) for predicate in goal if predicate.word not in MINED)


def _too_few_turns(goal: Goal, here: Here) -> bool:
    """Every transport takes a delivery, and every card to be had a turn of its own."""
    wanted = dict(goal)
    player, pending = here.player, here.state.pending
    delivered = Counter(wanted.get("delivered", ())) - Counter(map(str, player.delivered))
    deliveries = len({card.partition(":")[0] for card in delivered})
    held = Counter(str(outstanding.order) for outstanding in player.orders)
    orders = (Counter(wanted.get("has_orders", ())) - held).total()
    tiles = (Counter(wanted.get("tiles", ())) - Counter(map(str, player.mine.tiles))).total()
    turns = here.turns
    if isinstance(pending, Mining):
        turns -= 1
    elif isinstance(pending, Look | Return | Shortage):  # this turn brings one card at most
        turns -= 1
        if pending.space.startswith("workshop/"):
            tiles = max(tiles - 1, 0)
        else:
            orders = max(orders - 1, 0)
    return deliveries + orders + tiles > turns


def fewest_steps(goal: Goal, here: Here) -> int:
    """At least so many steps are missing: one for each empty square of orders to be completed."""
    wanted = {label for word, value in goal if word == "complete" for label in value}
    return sum(o.squares.count("") for o in here.player.orders if o.label in wanted)
