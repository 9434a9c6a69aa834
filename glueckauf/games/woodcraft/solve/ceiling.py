"""No line of free actions brings more points: an admissible bound for a sheet and a bench.

A plan names what is got until the end of the turn: which orders are completed, which helpers hired, which lantern lines
completed. What a plan scores depends on the sheet alone, and is found once for each. Whether a bench can carry a plan out
is answered generously (`_spare`): whatever comes on the way counts as if it lay there from the start, and a work makes
as many of the missing dice as it ever could. So no plan is left out that could be carried out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, combinations
from math import comb, inf
from typing import NamedTuple, TypeVar

from glueckauf.games.woodcraft.parts import (
    BACKS,
    BLUEBERRY,
    COLUMN_MASKS,
    FACES,
    FULL,
    GLUE,
    HELPERS,
    MATERIALS,
    OFFCUT,
    ROW_MASKS,
    ROWS,
    SAW,
    SIZE,
    Player,
    value_of,
)
from glueckauf.games.woodcraft.ruleset import Layout
from glueckauf.games.woodcraft.scoring import score
from glueckauf.games.woodcraft.solve.sheets import Sheet
from glueckauf.games.woodcraft.solve.workbench import HELPERS as READY_BITS
from glueckauf.games.woodcraft.solve.workbench import KINDS, READY, counts, nuts_of

_T = TypeVar("_T")
_MOST_PLACINGS = 100  # of lanterns, told apart
_VALUES = tuple(map(value_of, range(KINDS)))
_Scored = tuple["Demand", int, int]  # what a plan demands, its points without nuts, its nuts
_ROWS = range(len(MATERIALS))


class Demand(NamedTuple):
    """What a plan takes of the bench, with what comes on the way already on it."""

    orders: frozenset[str]
    needs: tuple[
        tuple[int, int], ...
    ]  # kinds of dice, and how many, beside those that come on the way
    asked: tuple[int, int]  # dice by colour
    gets: tuple[int, int]  # such that come on the way
    wild: int  # those of them that can have any value
    value: int  # of all needed dice, without those that come on the way
    pays: tuple[int, ...]  # materials for the orders, without those that come on the way
    helps: int  # adjusters and the substitute that are hired, as bits
    sale: int  # the nuts of the trader's sale, which takes a material


class Plans(NamedTuple):
    """Plans with the same demand: what they score."""

    demand: Demand
    scores: tuple[
        tuple[int, int], ...
    ]  # points without nuts, and nuts beside those of gluings and the sale
    points: int  # the most of them


class Ceiling:
    """Bounds for the sheets of one rule set; infinite once time is up."""

    def __init__(self, layout: Layout, is_spent: Callable[[], bool]) -> None:
        self.is_spent = is_spent
        self.layout = layout
        rules = layout.rules
        self.cap = rules.nuts
        self.glue_nuts = rules.glue_nuts
        self.offcut, self.adjust = rules.offcut_step, rules.adjust_step

    def of(self, sheet: Sheet, number: int, target: str = "") -> float:
        """No more points than this are in reach; with a target, of lines that complete this order."""
        if sheet.plans is None:
            grouped = self._grouped(sheet)
            if self.is_spent():
                return inf
            sheet.plans = grouped
        have = counts(number)
        nuts = nuts_of(number)
        there = (sum(have[:FACES]), sum(have[FACES:KINDS]))
        value = sum([count * _VALUES[die] for die, count in enumerate(have[:KINDS]) if count])
        best = -inf
        for plans in sheet.plans:
            if plans.points + self.cap <= best:
                break  # those that follow have fewer points still
            if target and target not in plans.demand.orders:
                continue
            more = self._nuts(plans.demand, have, there, value)
            if more >= 0:
                for points, own in plans.scores:
                    best = max(best, points + min(self.cap, nuts + own + more))
        return best

    # --- Can it be carried out? ---

    def _nuts(self, demand: Demand, have: bytes, there: tuple[int, int], value: int) -> int:
        """The most nuts for gluings and the sale while such a plan is carried out; -1 if it plainly cannot be.

        A saw blade makes two of the missing dice at most, any other work one. Only saw blades make dice more, none
        makes a colour that is not there, and only offcuts and adjusters make all values together higher.
        """
        pays, bits = demand.pays, have[READY_BITS] | demand.helps
        substitute, helped = bits >> 2 & 1, (bits & 3).bit_count()
        saw, glue, offcut = (
            have[KINDS + SAW] - pays[SAW],
            have[KINDS + GLUE] - pays[GLUE],
            have[KINDS + OFFCUT] - pays[OFFCUT],
        )
        spare = saw + glue + offcut
        if spare < 0 or min(saw, 0) + min(glue, 0) + min(offcut, 0) + substitute < 0:
            return -1
        saws = min(spare, saw + substitute)
        offcuts = min(spare, offcut + substitute)
        dice = 0
        for colour in (0, 1):
            mine = there[colour] + demand.gets[colour]
            asked = demand.asked[colour]
            if asked and (not mine or asked > mine + saws):
                return -1
            dice += mine
        asked = demand.asked[0] + demand.asked[1]
        raises = max(-(-(demand.value - value - self.adjust * helped) // self.offcut), 0)
        if asked > dice + saws or raises > offcuts:
            return -1
        lacking = -helped - demand.wild
        for die, need in demand.needs:
            if need > have[die]:
                lacking += need - have[die]
        works = max(asked - dice, raises)
        if lacking > 0:
            twice = min(saws, (lacking + 1) // 2)
            works = max(works, twice + max(lacking - 2 * twice, 0))
        if works > spare:
            return -1
        most = self._glued(spare, glue + substitute, dice - max(asked, 1), saws, raises)
        found = most * self.glue_nuts
        if demand.sale and spare > works:
            less = self._glued(spare - 1, glue + substitute, dice - max(asked, 1), saws, raises)
            found = max(found, less * self.glue_nuts + demand.sale)
        return found

    def _glued(self, spare: int, glue: int, dice: int, saws: int, raises: int) -> int:
        """How many gluings at most: each takes a die away, so dice that are needed must be sawn again."""
        number = min(glue, spare, dice + saws)
        while number > 0 and number + max(number - dice, 0) + raises > spare:
            number -= 1
        return max(number, 0)

    # --- Plans of a sheet ---

    def _grouped(self, sheet: Sheet) -> list[Plans]:
        """The plans of a sheet by what they demand; of each those that score no less than another."""
        found: dict[Demand, set[tuple[int, int]]] = {}
        for demand, points, nuts in self._plans(sheet):
            if self.is_spent():
                break
            found.setdefault(demand, set()).add((points, nuts))
        groups = []
        for demand, scored in found.items():
            kept: list[tuple[int, int]] = []
            for points, nuts in sorted(scored, reverse=True):
                if not kept or nuts > kept[-1][1]:
                    kept.append((points, nuts))
            groups.append(Plans(demand, tuple(kept), kept[0][0]))
        return sorted(groups, key=lambda plans: -plans.points)

    def _plans(self, sheet: Sheet) -> Iterator[_Scored]:
        """Every set of orders with every set of lines and helpers it could pay for; sets within others left out."""
        layout, player = self.layout, sheet.player
        pool = [order for order in sheet.state.pool if order and order not in BACKS]
        free = (FULL & ~player.lanterns).bit_count()
        for held in _subsets(player.held):
            picks = max(
                sum(n for line in lines for what, n in line if what == "order")
                for _, lines in self._placings(player.lanterns, self._lanterns(held))
            )
            for taken in _subsets(pool, min(picks, len(pool))):
                orders = (*held, *taken)
                lanterns = self._lanterns(orders)
                rewards = [layout.orders[order].reward.gains for order in orders]
                for lit, lines in self._placings(player.lanterns, lanterns):
                    gains = [*chain(*rewards, *lines)]
                    surplus = max(lanterns - free, 0)
                    yield from self._with_helpers(player, orders, gains, lit, surplus)

    def _lanterns(self, orders: tuple[str, ...]) -> int:
        rewards = [self.layout.orders[order].reward.gains for order in orders]
        return sum([n for gains in rewards for what, n in gains if what == "lantern"])

    def _placings(
        self, lit: int, lanterns: int
    ) -> list[tuple[int, list[tuple[tuple[str, int], ...]]]]:
        """Where lanterns can go: all that are lit then, and the gains of lines they complete; equal gains once."""
        free = [1 << at for at in range(SIZE * SIZE) if not lit >> at & 1]
        number = min(lanterns, len(free))
        layout = self.layout
        lines = [
            *zip(ROW_MASKS, layout.row_gains, strict=True),
            *zip(COLUMN_MASKS, layout.column_gains, strict=True),
        ]
        if comb(len(free), number) > _MOST_PLACINGS:  # as if every line were completed that can be
            gains = [g for mask, g in lines if 0 < (mask & ~lit).bit_count() <= number]
            return [(FULL, gains)]
        found: dict[frozenset[int], int] = {}
        for cells in combinations(free, number):
            then = lit | sum(cells)
            new = [at for at, (mask, _) in enumerate(lines) if mask & ~lit and not mask & ~then]
            found[frozenset(new)] = then
        return [
            (then, [lines[at][1] for at in sorted(done)])
            for done, then in found.items()
            if not any(done < other for other in found)  # fewer lines bring no more
        ]

    def _with_helpers(
        self,
        player: Player,
        orders: tuple[str, ...],
        gains: list[tuple[str, int]],
        lit: int,
        surplus: int,
    ) -> Iterator[_Scored]:
        """The plans with these orders and lines: whatever blueberries buy beside them."""
        layout, rules = self.layout, self.layout.rules
        got: Counter[str] = Counter()
        dice, wild = [0] * KINDS, [0, 0]
        for what, number in gains:
            if what == "die":
                dice[number] += 1
            elif what == "value":
                wild[number] += 1
            else:
                got[what] += number
        scored = player._replace(lanterns=lit, done=(*player.done, *orders))
        for bought, more in self._purchases(player, orders, got):
            hired = [each for each in bought if isinstance(each, str)]
            new = [
                min(more[name], layout.room[row] - player.marked[row])
                for row, name in enumerate(ROWS)
            ]
            chestnuts = more["chestnut"] + sum(
                [
                    player.marked[row] < mark <= player.marked[row] + new[row]
                    for row in range(len(ROWS))
                    for mark in layout.chestnuts[row]
                ]
            )
            timber = {die // FACES for die in layout.timber} if "timber" in hired else ()
            any_value = [number + (colour in timber) for colour, number in enumerate(wild)]
            demand = self._demand(orders, dice, any_value, new, hired, more["sale"])
            chests = [
                (filled[0], slot[1]) if at in bought else filled
                for at, (filled, slot) in enumerate(zip(player.chests, layout.slots, strict=True))
            ]
            nuts = more["nut"] + surplus * rules.surplus_lantern_nuts
            mine = scored._replace(helpers=(*player.helpers, *hired))
            for full in self._chestnuts(chests, chestnuts):
                activated = sum(
                    [
                        n
                        for n, now, slot, before in zip(
                            rules.chest_nuts, full, layout.slots, player.chests, strict=True
                        )
                        if now == slot != before
                    ]
                )
                points = score(layout, mine._replace(chests=tuple(full))).total
                yield demand, points, nuts + activated

    def _purchases(
        self, player: Player, orders: tuple[str, ...], got: Counter[str]
    ) -> list[tuple[frozenset[str | int], Counter[str]]]:
        """Helpers and chests that blueberries can pay, one after the other, and all gains then.

        Sets within others are left out: what is bought is never in the way.
        """
        layout = self.layout
        costs: dict[str | int, int] = {
            each: layout.helper_cost[each] for each in HELPERS if each not in player.helpers
        }
        for at, (slot, filled) in enumerate(zip(layout.slots, player.chests, strict=True)):
            if slot[1] > filled[1]:
                costs[at] = slot[1] - filled[1]
        room = layout.room[BLUEBERRY] - player.marked[BLUEBERRY]
        kept = []
        level = {frozenset[str | int]()}
        while level:
            above: set[frozenset[str | int]] = set()
            for bought in level:
                more = self._more(player, orders, got, bought)
                berries = player.owned(BLUEBERRY) + min(more["blueberry"], room)
                spent = sum([costs[each] for each in bought])
                bigger = {
                    bought | {each}
                    for each, cost in costs.items()
                    if each not in bought and spent + cost <= berries
                }
                if not bigger:
                    kept.append((bought, more))
                above |= bigger
            level = above
        return kept

    def _more(
        self,
        player: Player,
        orders: tuple[str, ...],
        got: Counter[str],
        bought: frozenset[str | int],
    ) -> Counter[str]:
        """All gains, with those of the herald, the supplier and the trader; the sale's nuts apart, as `sale`."""
        layout, more = self.layout, Counter(got)
        mine = {*player.helpers, *bought}
        if "herald" in mine:
            fame = sum([layout.orders[order].reward.reputation for order in orders])
            if "renown" in bought:
                fame += layout.rules.renown_reputation
            for what, number in layout.herald:
                more[what] += number * fame
        if "supplier" in mine:
            for gift in layout.gifts:
                more[gift] += len(orders)
        if "trader" in mine and not player.struck:
            for what, number in layout.sale:
                more["sale" if what == "nut" else what] += number
        return more

    def _demand(
        self,
        orders: tuple[str, ...],
        dice: list[int],
        wild: list[int],
        new: list[int],
        hired: list[str],
        sale: int,
    ) -> Demand:
        cards = [self.layout.orders[order] for order in orders]
        needs = [sum([card.dice[die] for card in cards]) for die in range(KINDS)]
        rest = [need - got for need, got in zip(needs, dice, strict=True)]
        return Demand(
            orders=frozenset(orders),
            needs=tuple([(die, need) for die, need in enumerate(rest) if need > 0]),
            asked=(sum(needs[:FACES]), sum(needs[FACES:])),
            gets=(sum(dice[:FACES]) + wild[0], sum(dice[FACES:]) + wild[1]),
            wild=sum(wild),
            value=sum([_VALUES[die] * need for die, need in enumerate(rest)]) - FACES * sum(wild),
            pays=tuple([sum([card.materials[row] for card in cards]) - new[row] for row in _ROWS]),
            helps=sum([1 << at for at, helper in enumerate(READY) if helper in hired]),
            sale=sale,
        )

    def _chestnuts(
        self, chests: list[tuple[int, int]], number: int
    ) -> Iterator[list[tuple[int, int]]]:
        """Chests that so many chestnuts can fill; sets within others left out."""
        slots = self.layout.slots
        missing = [slot[0] - filled[0] for slot, filled in zip(slots, chests, strict=True)]
        kept: list[frozenset[int]] = []
        for chosen in sorted(
            _subsets([at for at, n in enumerate(missing) if n]), key=len, reverse=True
        ):
            here = frozenset(chosen)
            if sum(missing[at] for at in chosen) <= number and not any(here < one for one in kept):
                kept.append(here)
                yield [
                    (slots[at][0], filled[1]) if at in here else filled
                    for at, filled in enumerate(chests)
                ]


def _subsets(items: Iterable[_T], most: int | None = None) -> Iterator[tuple[_T, ...]]:
    found = tuple(items)
    sizes = range((len(found) if most is None else most) + 1)
    return chain.from_iterable(combinations(found, size) for size in sizes)
