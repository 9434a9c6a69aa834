"""The themes of card puzzles: techniques without which the best cannot be reached, and the trap for
the greedy.

A puzzle has a theme if forbidding the technique lowers the best result (making/themes.py). A name that
another game uses, too, means the same there.
"""

from __future__ import annotations

MINING = (
    "two-lorry-trouble",  # a card with two lorries must wait, or be moved first
    "storage-detour",  # a card goes to the storage and from there into a wagon in the same action
    "stored-lorry",  # a card that lies in the storage already is loaded
    "wild-wagon",  # a wild wagon is filled
)
DELIVERY = (
    "same-engine-twice",  # two trains leave in one action
    "small-order",  # a train leaves with less than it could serve
    "order-on-credit",  # an order is taken before its train is ready
    "share-matching",  # a share finds its order
    "objective-chase",  # an objective decides
)
TURNS = (
    "exact-change",  # which cards pay decides what can be paid later
    "last-on-mining-1",  # the shift token is won by the latest placement on mining 0/1
    "worker-innovation",
    "action-innovation",
    "wild-draw",  # the wild action takes an open card whose own zone is too dear
)
TRAP = "greedy-trap"  # a line that one would naturally play falls short
THEMES = (*MINING, *DELIVERY, *TURNS, TRAP)
