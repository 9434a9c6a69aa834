"""What a sheet shows, beside what its turns, orders, lines and helpers bring; see possible.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from glueckauf.core.puzzle import Impossible
from glueckauf.games.woodcraft.parts import (
    BLUEBERRY,
    COLUMN_MASKS,
    FULL,
    GLUE,
    MATERIALS,
    ROW_MASKS,
    ROWS,
    SAW,
    STRUCK,
    UNTOLD,
    Bonus,
    Face,
    Fill,
    Gain,
    Lines,
    Mark,
    Owed,
    Pick,
    Take,
    Timber,
    Want,
    phase_of,
)
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import SOLO, Layout
from glueckauf.games.woodcraft.scoring import is_active

LANTERNS = "lanterns"
Gains = tuple[tuple[str, int], ...]


def may_come_early(state: State) -> bool:
    """Could the orders of phase I have run out (WC-A17)? One is kept by all, and taken in every turn, for a row of
    lanterns, and by the opponent."""
    rules, seats = state.rules, len(state.players)
    turns = min(len(state.players[0].fields), rules.phase_two_after * rules.turns)
    dropped = min(state.round, rules.phase_two_after) if seats == SOLO else 0
    taken = seats * (1 + turns + 1) + len(state.pool) + dropped
    return taken >= len(state.layout.decks[0])


class Sheet:
    """What a sheet has, beside what its turns, orders, lines and helpers bring."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.layout: Layout = state.layout
        self.player = player = state.players[seat]
        self.orders = [self.layout.orders[card] for card in player.done]
        self.struck = Counter(helper for helper, _ in player.struck)
        self.due = Counter[str]()  # what is still to be settled
        waiting = 0
        for step in state.todo:
            match step:
                case Owed(seats):
                    self.due["order"] += seats.count(seat)
                case Gain(at, what, number) if at == seat:
                    self.due[what] += 1 if what in ("die", "value") else number
                case Mark(at) if at == seat:
                    self.due["lantern"] += 1
                case Fill(at) if at == seat:
                    self.due["chestnut"] += 1
                case Want(at) | Pick(at) if at == seat:
                    self.due["order"] += 1
                case Face(at) | Timber(at) if at == seat:
                    self.due["value"] += 1
                case Take(at) if at == seat:
                    waiting += 1
        self.has_fields = UNTOLD not in player.fields
        taken = sum(die != STRUCK for die in player.fields) - waiting
        fewest = 1 + self._of_lines("order")
        had = len(player.held) + len(player.done)
        # Where fields are not told, as many turns as possible took a die.
        self.dice = taken if self.has_fields else len(player.fields) - max(0, had - fewest)

    def contradictions(self) -> Iterator[Impossible]:
        yield from self._cards()
        yield from self._works()
        yield from self._dice()
        yield from self._icons()
        yield from self._chestnuts()
        yield from self._nuts()

    def _wrong(self, key: str, problem: str, word: str = "") -> Impossible:
        return Impossible(f"position.seats.{self.seat}.{key}", problem, word)

    # --- What things bring ---

    def _of_lines(self, what: str) -> int:
        """From the lantern lines that are completed and settled."""
        lit, layout = self.player.lanterns, self.layout
        waiting = {
            (True, step.line) if step.is_row else (False, step.line) for step in self._bonuses()
        }
        sides = ((True, ROW_MASKS, layout.row_gains), (False, COLUMN_MASKS, layout.column_gains))
        return sum(
            _count(gains, what)
            for is_row, masks, lines in sides
            for at, (mask, gains) in enumerate(zip(masks, lines, strict=True))
            if lit & mask == mask and (is_row, at) not in waiting
        )

    def _bonuses(self) -> Iterator[Bonus]:
        for step in self.state.todo:
            if isinstance(step, Bonus) and step.seat == self.seat:
                yield step
            elif isinstance(step, Lines) and step.seat == self.seat:
                yield Bonus(self.seat, True, step.row)
                yield Bonus(self.seat, False, step.column)

    def sure(self, what: str) -> int:
        """What completed orders and lines have brought for certain."""
        return sum(_count(order.reward.gains, what) for order in self.orders) + self._of_lines(what)

    def _most(self, what: str) -> int:
        """The same with the most that dice and helpers can have brought."""
        layout, helpers = self.layout, self.player.helpers
        most = self.sure(what)
        most += self.dice * max(_count(gains, what) for side in layout.bonuses for gains in side)
        if "supplier" in helpers and what in layout.gifts:
            most += len(self.orders)
        most += self.struck["trader"] * _count(layout.sale, what)
        if "herald" in helpers:
            most += self._reputation() * _count(layout.herald, what)
        return most

    def _reputation(self) -> int:
        renown = "renown" in self.player.helpers
        return (
            sum(o.reward.reputation for o in self.orders)
            + renown * self.state.rules.renown_reputation
        )

    # --- Orders and turns ---

    def _cards(self) -> Iterator[Impossible]:
        """One was kept, and all others taken (WC-1.3, WC-5.1)."""
        state, player, rules = self.state, self.player, self.state.rules
        cards = [*player.held, *player.done]
        had = len(cards) + self.due["order"]
        bonus = self._most("order") if self.has_fields else self._of_lines("order")
        struck = sum(die in (STRUCK, UNTOLD) for die in player.fields)
        is_sure = len(state.players) == SOLO and any(state.pool)  # whoever wants an order gets one
        if had > 1 + struck + bonus:
            yield self._wrong(
                "held", "more orders than could be taken in so many turns (WC-5.1); take some away"
            )
        elif not cards:
            yield self._wrong(
                "held", "everybody has kept an order (WC-1.3); name it in held or done"
            )
        elif self.has_fields and is_sure and had < 1 + struck + self._of_lines("order"):
            yield self._wrong(
                "fields",
                f"{struck} turns took an order, and there are {len(cards)} (WC-5.1); write the"
                ' dice that were taken, or "" where nothing is told',
            )
        if not may_come_early(state):
            first = player.fields[: rules.phase_two_after * rules.turns]
            early = 1 + sum(die in (STRUCK, UNTOLD) for die in first) + bonus
            late = sum(die in (STRUCK, UNTOLD) for die in player.fields[len(first) :]) + bonus
            for phase, most in enumerate((early, late)):
                if sum(phase_of(card) == phase for card in cards) > most:
                    yield self._wrong(
                        "held",
                        f"more orders of phase {'I' * (phase + 1)} than there were turns for (WC-9.2)",
                    )

    # --- What was crossed out ---

    def _works(self) -> Iterator[Impossible]:
        """Blueberries pay helpers and fill chests; materials are worked with, sold, or part of orders."""
        player, paid = self.player, self.paid()
        if player.used[BLUEBERRY] != paid:
            yield self._wrong(
                "used",
                f"helpers and chests have cost {paid} blueberries, and {player.used[BLUEBERRY]}"
                f" are crossed out (WC-6.5); write used = {{ blueberry = {paid} }}",
            )
        lacking = sum(
            max(0, need - used) for need, used in zip(self.needs(), player.used, strict=False)
        )
        if lacking > self.struck["substitute"] or self._worked() < 0:
            yield self._wrong(
                "used",
                "the materials of completed orders, or those that were sold, are not crossed out"
                " (WC-6.1); add them to used and to marked",
            )

    def paid(self) -> int:
        """The blueberries that helpers and chests have cost."""
        cost = self.layout.helper_cost
        berries = sum(berries for _, berries in self.player.chests)
        return berries + sum(cost[helper] for helper in self.player.helpers)

    def needs(self) -> list[int]:
        return [sum(o.materials[row] for o in self.orders) for row in range(len(MATERIALS))]

    def _worked(self) -> int:
        """How often dice were sawn, glued or raised."""
        used = sum(self.player.used[: len(MATERIALS)])
        return used - sum(self.needs()) - self.struck["trader"]

    def _worked_most(self, material: int) -> int:
        used = self.player.used[material] + self.struck["substitute"]
        return max(0, min(self._worked(), used))

    # --- Dice ---

    def _dice(self) -> Iterator[Impossible]:
        """Each was taken, given or sawn off; glue and orders take dice away."""
        player, layout = self.player, self.layout
        have = self.dice + sum(self.sure(what) for what in ("die", "value"))
        have += "timber" in player.helpers
        have -= self.due["die"] + self.due["value"]
        have -= sum(sum(order.dice) for order in self.orders)
        bonus = max(
            _count(gains, "die") + _count(gains, "value") for s in layout.bonuses for gains in s
        )
        if sum(player.dice) > have + self._worked_most(SAW) + self.dice * bonus:
            yield self._wrong(
                "dice",
                "more dice than so many turns, orders and saw blades bring (WC-4.1); take some away,"
                " or raise round",
            )
        elif self.has_fields and sum(player.dice) < have - self._worked_most(GLUE):
            yield self._wrong(
                "dice",
                "fewer dice than were taken, and nothing has used them up (WC-4.1, WC-6.2); add"
                " the others",
            )

    # --- What is circled and marked ---

    def _icons(self) -> Iterator[Impossible]:
        player, layout = self.player, self.layout
        lit = player.lanterns.bit_count()
        have = dict(zip(ROWS, player.marked, strict=True)) | {"lantern": lit}
        room = dict(zip(ROWS, layout.room, strict=True)) | {"lantern": FULL.bit_count()}
        for what, number in have.items():
            key = "lanterns" if what == "lantern" else "marked"
            fewest = min(room[what], self.sure(what) - self.due[what])
            if number < fewest:
                yield self._wrong(
                    key,
                    f"{what}: completed orders and lantern lines have brought {fewest}, and"
                    f" {number} marked (WC-6.1, WC-6.6); mark them, too",
                )
            elif number > self._most(what):
                yield self._wrong(
                    key,
                    f"{what}: so many cannot be marked by now (WC-4.4); lower it, or raise round",
                )
        at_once = max(_count(gains, "lantern") for gains in self._all_gains())
        if self.due["lantern"] > at_once:
            yield Impossible(
                "position.due.gains",
                f"nothing brings more than {at_once} lantern at once (WC-4.4);"
                f' lower it, or write arranged = ["{LANTERNS}"]',
                LANTERNS,
            )
        is_full = any(have[what] >= room[what] for what in have)
        least = min(sum(_count(g, what) for what in have) for side in layout.bonuses for g in side)
        brought = self.dice * least + sum(self.sure(what) - self.due[what] for what in have)
        if self.has_fields and not is_full and sum(have.values()) < brought:
            yield self._wrong(
                "marked",
                "each die that was taken has brought something (WC-4.4); mark it",
            )

    def _all_gains(self) -> Iterator[Gains]:
        layout = self.layout
        yield from (gains for side in layout.bonuses for gains in side)
        yield from (*layout.row_gains, *layout.column_gains)
        yield from (order.reward.gains for order in layout.orders.values())

    def _chestnuts(self) -> Iterator[Impossible]:
        """Rows of materials and lanterns bring them; each fills a slot as long as there is one (WC-8.1)."""
        filled = sum(chestnuts for chestnuts, _ in self.player.chests)
        fewest = self.chestnuts()
        most = fewest + self._most("chestnut") - self.sure("chestnut")
        if filled > most:
            yield self._wrong(
                "chests",
                f"{filled} chestnuts lie in chests, and at most {most} were gained (WC-8.1); circle"
                " and cross out more materials, or take chestnuts away",
            )
        elif filled < min(fewest, sum(chestnuts for chestnuts, _ in self.layout.slots)):
            yield self._wrong(
                "chests",
                f"{fewest} chestnuts were gained, and {filled} lie in chests (WC-8.1); fill a slot",
            )

    def chestnuts(self) -> int:
        """Those that rows and completed lines have brought."""
        rows = zip(self.layout.chestnuts, self.player.marked, strict=True)
        passed: int = sum(number <= marked for numbers, marked in rows for number in numbers)
        return passed + self.sure("chestnut") - self.due["chestnut"]

    def _nuts(self) -> Iterator[Impossible]:
        """Gluing, sales, chests and the herald bring them (WC-8.3)."""
        player, rules = self.player, self.state.rules
        fewest, glued = self.nuts(), self._worked_most(GLUE) * rules.glue_nuts
        most = self._of_chests() + self._most("nut") + glued
        if player.nuts < fewest:
            yield self._wrong(
                "nuts", f"glue, sales and chests have brought {fewest} nuts (WC-8.3); raise it"
            )
        elif player.nuts > most and player.lanterns != FULL:
            yield self._wrong(
                "nuts", f"nothing has brought more than {most} nuts (WC-8.3); lower it"
            )

    def nuts(self) -> int:
        """Those that chests, sales and glue have brought for certain, as far as there are so many."""
        player, layout, rules = self.player, self.layout, self.state.rules
        sold = self.struck["trader"]
        glued = player.used[GLUE] - self.needs()[GLUE] - sold - self.struck["substitute"]
        sure = self._of_chests() + self.sure("nut") + sold * _count(layout.sale, "nut")
        sure += max(0, glued) * rules.glue_nuts - self.due["nut"]
        return min(sure, rules.nuts)

    def _of_chests(self) -> int:
        player, layout = self.player, self.layout
        nuts = enumerate(self.state.rules.chest_nuts)
        return sum(number for at, number in nuts if is_active(layout, player, at))


def _count(gains: Gains, what: str) -> int:
    """How many of something; of dice each is a gain of its own."""
    return sum(1 if what in ("die", "value") else number for name, number in gains if name == what)
