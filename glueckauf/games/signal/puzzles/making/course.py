"""The course of a game that leads to a position: cards that were revealed and played, hands, who began.

Nothing of it matters to what is asked, but a game could come to the position: `puzzles/possible.py` finds
nothing to say. Everything here follows from the question.
"""

from __future__ import annotations

from glueckauf.games.signal.parts import KINDS
from glueckauf.games.signal.position import KEYS
from glueckauf.games.signal.puzzles.making.question import Question, Tree
from glueckauf.games.signal.ruleset import departures, published

TURNS = 3  # cards that were revealed at least, beside the start card
OWN, OTHER = "sswwt", "swwtt"  # hands of those who do not play


def in_a_game(asked: Question) -> Question:
    tree: Tree = dict(asked.position)
    now, known = tree["turn"].get("card"), dict(asked.given).get("card")
    deck = sorted(published().departures, key=lambda card: -len(departures()[card].deploy))
    for card in {now, known} - {None}:
        deck.remove(str(card))
    if "crossing_keeper" in tree["used"] and tree.get("deck") != 0:
        tree["under"] = deck.pop()
    tree["seen"] = sorted(_seen(tree, deck))
    turns = len(tree["seen"]) + bool(now)
    tree["start"] = turns % tree["players"]  # then it is the turn of seat 0 again
    tree["hands"] = [tree["hands"][0] or OWN, OTHER]
    tree["discards"] = _played(tree)
    return asked._replace(position={key: tree[key] for key in KEYS if key in tree})


def _seen(tree: Tree, deck: list[str]) -> list[str]:
    """As many cards as deployed all trains; of an empty deck, all but those that were removed."""
    if tree.get("deck") == 0:
        return deck[: len(deck) - published().removed]
    colours = [train["colour"] for train in tree["trains"]]
    number = max(TURNS, max(colours.count(colour) for colour in colours) - 1)
    return deck[:number]


def _played(tree: Tree) -> dict[str, int]:
    """Of all that was dealt and drawn, what is in no hand any more; of a long game, only the last of it."""
    rules, (own, other) = published(), tree["hands"]
    each = min(rules.deal + rules.draw, rules.hand_limit)
    number = 2 * each - len(own) - len(other)
    kinds = list(KINDS.values())
    return {kind: len(range(at, number, len(kinds))) for at, kind in enumerate(kinds)}
