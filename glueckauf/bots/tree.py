"""The tree of a search: what everybody could do after a choice, and what it has led to.

A node is a decision of somebody; it is met again on other guesses, with the moves that these allow. At
first everybody does what the guide likes best. The more often a node is met, the more moves are tried
there, and chosen by what they have led to for whoever is to move, with a bonus for the less tried ones
(UCT with progressive widening over information sets). Where the tree ends, the guide's quick player
plays on to the end of the chapter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, log, sqrt
from random import Random
from typing import Any, NamedTuple

from glueckauf import games
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn
from glueckauf.games.contract import Bot, Guide


class Growth(NamedTuple):
    """How a tree grows."""

    first: int = 4  # visits before a node has moves of its own
    widening: float = 0.5  # how fast further moves are tried: with this power of the visits
    most: int = 6  # moves of a node
    bonus: float = 0.6  # for less tried moves, in standard deviations of the leads


NONE = Growth(first=10**9)  # play-outs alone


class Node:
    """A decision, or what chance brought: how often it was made, and what it led to."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # of the leads of whoever made it
        self.children: dict[str, Node] = {}


class Tree:
    """What follows one choice at the root of a search."""

    def __init__(self, guide: Guide, seat: int, rng: Random, growth: Growth) -> None:
        self.guide, self.seat, self.rng, self.growth = guide, seat, rng, growth
        self.player = guide.player()
        self.root = Node()
        self._squares = 0.0  # of the leads of the seat that searches

    def played_on(
        self, state: Any, chapter: object, beat: Callable[[], None] | None = None
    ) -> list[float]:
        """The lead of every seat where this chapter ends, if all play on from here.

        `beat` is called before every move; what it raises ends the play-out, which then never was.
        """
        path: list[tuple[Node, int]] = [(self.root, self.seat)]
        while self._goes_on(state, chapter):
            if beat is not None:
                beat()
            node, seat = path[-1][0], state.to_move
            if node.visits < self.growth.first:
                state = self._onward(state)
                continue
            if seat == CHANCE:
                move = drawn(state.chances(), self.rng)
            else:
                moves = self.guide.choices(state, self.growth.most)
                if len(moves) == 1:
                    state = self._onward(state)
                    continue
                move = self._chosen(node, moves)
            path.append((node.children.setdefault(str(move), Node()), seat))
            state = state.after(move)
        leads = leads_of(state)
        for node, seat in path:
            node.visits += 1
            if seat != CHANCE:
                node.total += leads[seat]
        self._squares += leads[self.seat] ** 2
        return leads

    def _goes_on(self, state: Any, chapter: object) -> bool:
        return not state.is_over and self.guide.chapter(state) == chapter

    def _onward(self, state: Any) -> Any:
        return onward(state, self.player, self.rng)

    def _chosen(self, node: Node, moves: Sequence[str]) -> str:
        growth = self.growth
        width = 1 + int((node.visits / growth.first) ** growth.widening)
        bonus = growth.bonus * self._spread() * sqrt(log(node.visits + 1))
        best, highest = moves[0], -inf
        for move in moves[:width]:
            child = node.children.get(move)
            if child is None or not child.visits:
                return move
            worth = child.total / child.visits + bonus / sqrt(child.visits)
            if worth > highest:
                best, highest = move, worth
        return best

    def _spread(self) -> float:
        """The standard deviation of the leads so far: luck, in points."""
        mean = self.root.total / self.root.visits
        return sqrt(max(self._squares / self.root.visits - mean * mean, 0.0))


def onward(state: Any, player: Bot, rng: Random) -> Any:
    """As chance or the quick player goes on, who may make several moves at once."""
    if state.to_move == CHANCE:
        return state.after(drawn(state.chances(), rng))
    further = getattr(player, "onward", None)
    return state.after(player.choose(state)) if further is None else further(state)


def leads_of(state: Any) -> list[float]:
    """By seat, the points ahead of the best of the others; a team has its points."""
    room = games.room(state.game)
    worth = list(room.bots.guide.worth(state))
    if room.TEAM or len(worth) == 1:
        return worth
    return [own - max(worth[:seat] + worth[seat + 1 :]) for seat, own in enumerate(worth)]
