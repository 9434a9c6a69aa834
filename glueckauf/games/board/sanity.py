"""What changed rules break, without a game being played.

Impossible is only what can be proven: no table can be laid, nobody can ever deliver an order, nobody
can ever score. All else that somebody would hardly want is odd.
"""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.texts import Fact
from glueckauf.games.board.parts import COLOURS, TRANSPORTS
from glueckauf.games.board.ruleset import CATEGORIES, PLAYERS, Rules, works
from glueckauf.games.board.telling import GAME
from glueckauf.games.sanity import Problem

RIDES = 2  # steps: down to the coal and up again
A_SQUARE = 2  # steps: a cube into the cage, and onto its square
DRAW = "draw"


def problems(rules: Rules, players: int) -> list[Problem]:
    """What is wrong with these rules for so many players."""
    table = _Table(rules, players)
    found = [*table.work(), *table.orders(), *table.tiles(), *table.marks(), *table.points()]
    return sorted(found, key=lambda problem: not problem.is_impossible)


def _impossible(reason: str, knob: str, **facts: Fact) -> Problem:
    return Problem(GAME, reason, knob, facts, True)


def _odd(reason: str, knob: str, **facts: Fact) -> Problem:
    return Problem(GAME, reason, knob, facts, False)


class _Table:
    """The rules at a table of so many players."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules, self.players = rules, players
        at = PLAYERS.index(players)
        self.miners, self.start_marks = rules.miners[at], rules.marks[at]
        self.second_place = rules.second_place[at]
        self.turns = (
            self.miners * rules.shifts
        )  # of one player, at most: a turn takes a miner or more
        self.locks = "locks_2" if players == min(PLAYERS) else "locks_2_3"
        spaces: dict[str, list[str]] = {}
        for name in works(rules, players).open:
            kind, _, detail = name.partition("/")
            spaces.setdefault(kind, []).append(detail)
        self.workshops = spaces.get("workshop", [])
        self.order_spaces = spaces.get("order", [])
        self.deliveries = spaces.get("delivery", [])
        self.steps = [int(steps) for steps in spaces.get("mining", [])]
        self.money = [int(marks) for marks in spaces.get("money", [])]
        self.places = sum(len(of_kind) for kind, of_kind in spaces.items() if kind != "pithead")

    # --- Work spaces ---

    def work(self) -> Iterator[Problem]:
        """Can miners do what the game is about?"""
        rules = self.rules
        if not self.steps:
            yield _impossible("no-mining", "mining" if not rules.mining else self.locks)
        if not self.deliveries:
            yield _impossible("no-delivery", self.locks)
        if self.steps and self.deliveries:
            needed = self._turns_to_deliver()
            if self.turns < needed:
                yield _impossible("too-few-turns", "miners", turns=self.turns, needed=needed)
        if rules.displacement == "forbidden" and self.miners * self.players > self.places:
            miners = self.miners * self.players
            yield _odd(
                "only-pithead",
                "displacement",
                miners=miners,
                n=miners - self.places,
                places=self.places,
            )

    def _turns_to_deliver(self) -> int:
        """The turns that even the quickest player needs to deliver the smallest order."""
        squares = min(len(order.squares) for order in self.rules.order_deck)
        steps = RIDES + A_SQUARE * squares
        takes_an_order = not self.rules.draft
        return takes_an_order + -(-steps // max(self.steps)) + 1

    # --- Orders ---

    def orders(self) -> Iterator[Problem]:
        """Are there orders for everybody, and can they be filled and delivered?"""
        rules, deck = self.rules, self.rules.order_deck
        revealed = rules.draft * self.players + 1
        numbered = [space for space in self.order_spaces if space != DRAW]
        left = len(deck) - rules.draft * self.players
        if len(deck) < revealed:
            yield _impossible("draft", "orders", needed=revealed, have=len(deck))
        elif not self.order_spaces:
            yield (
                _odd("no-order-spaces", self.locks, n=rules.draft)
                if rules.draft
                else _impossible("no-orders", "draft")
            )
        elif left < len(numbered):
            yield _odd("few-orders", "orders", left=left, spaces=len(numbered))
        for transport in TRANSPORTS:
            stuck = sum(order.transport == transport for order in deck)
            if stuck and self.deliveries and transport not in self.deliveries:
                yield _odd("transport-closed", self.locks, space=f"delivery/{transport}", n=stuck)
        if rules.split_pairs and not rules.pairs:
            yield _odd("split-without-pairs", "split_pairs")
        if not rules.pairs:
            for colour in COLOURS:
                short = sum(order.squares.count(colour) > 1 for order in deck)
                if short and not any(tile.carts[0] == colour for tile in rules.tiles):
                    yield _odd("colour-short", "tile_kinds", colour=colour, n=short)

    # --- Tiles and coal ---

    def tiles(self) -> Iterator[Problem]:
        """Can pits grow?"""
        rules, deck = self.rules, self.rules.tiles
        numbered = [space for space in self.workshops if space != DRAW]
        if not self.workshops:
            yield _odd("no-workshops", self.locks if rules.workshops else "workshops")
            return
        if len(deck) < len(numbered):
            yield _odd("few-tiles", "tile_copies", tiles=len(deck), spaces=len(numbered))
        if rules.balance_penalty and len({tile.light for tile in deck}) == 1:
            yield _odd("one-sided", "tile_kinds", n=rules.balance_penalty)
        supply = rules.coal - self.players
        if supply < 2:
            yield _odd("little-coal", "coal", supply=supply)

    # --- Marks ---

    def marks(self) -> Iterator[Problem]:
        """Are marks of any use, and can they be earned?"""
        rules = self.rules
        prices = works(rules, self.players).prices.values()
        buys = bool(self.workshops) and max(prices) > 0
        income = max([*self.money, rules.pithead])
        most = self.start_marks + self.turns * income
        if not buys:
            if not rules.marks_per_vp:
                yield _odd("useless-marks", "marks_per_vp")
        elif most < min(prices):
            yield _odd("too-dear", "prices", price=min(prices), most=most)
        elif not income:
            yield _odd("no-income", "pithead", marks=self.start_marks)

    # --- Points ---

    def points(self) -> Iterator[Problem]:
        """Does the clock score, and does anything?"""
        rules = self.rules
        scored = max(rules.clock_per_shift[: rules.shifts])
        first, second = rules.clock_first[:scored], rules.clock_second[:scored]
        clock_scores = any(first) or (self.second_place and any(second))
        if not clock_scores:
            yield _odd("silent-clock", "clock_first" if scored else "clock_per_shift")
        elif scored < CATEGORIES:
            yield _odd("clock-left", "clock_per_shift", first=scored + 1, last=CATEGORIES)
        higher = [
            n for n, pair in enumerate(zip(first, second, strict=True), 1) if pair[0] < pair[1]
        ]
        if self.second_place and higher:
            yield _odd("second-above-first", "clock_second", category=higher[0])
        others = rules.marks_per_vp or rules.coal_per_vp
        if not clock_scores and not others and not any(order.vp for order in rules.order_deck):
            yield _impossible("nothing-scores", "orders")
