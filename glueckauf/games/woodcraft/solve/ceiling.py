"""No line of free actions brings more points: an admissible bound for a sheet and a bench.

A plan names what is got until the end of the turn: which orders are completed, which helpers hired, which lantern lines
completed. What a plan scores depends on the sheet alone, and is found once for each. Whether a bench can carry a plan out
is answered generously (`_spare`): whatever comes on the way counts as if it lay there from the start, and a work makes
as many of the missing dice as it ever could. So no plan is left out that could be carried out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from math import comb
from typing import NamedTuple

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
from glueckauf.games.woodcraft.solve.workbench import KINDS, counts, nuts_of
from glueckauf.games.woodcraft.solve.workbench import HELPERS as READY_BITS

_MOST_PLACINGS = 100  # of lanterns, told apart
_KINDS = range(KINDS)
_ROWS = range(len(MATERIALS))


class Plan(NamedTuple):
    """What is got, and what it takes of the bench, with what comes on the way already on it."""

    orders: frozenset[str]
    points: int  # without nuts
    nuts: int  # beside those for gluing and for the trader's sale
    sale: int  # the nuts of the trader's sale, which takes a material
    needs: tuple[int, ...]  # dice
    pays: tuple[int, ...]  # materials for the orders, without what comes on the way
    gets: tuple[int, ...]  # dice that come on the way
    wild: tuple[int, ...]  # such of any value, by colour
    helps: int  # adjusters and the substitute that are hired, as bits


class Ceiling:
    """Bounds for the sheets of one rule set."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        rules = layout.rules
        self.cap = rules.nuts
        self.glue_nuts = rules.glue_nuts
        self.offcut, self.adjust = rules.offcut_step, rules.adjust_step

    def of(self, sheet: Sheet, number: int, target: str = "") -> float:
        """No more points than this are in reach; with a target, of lines that complete this order."""
        if sheet.plans is None:
            sheet.plans = sorted(self._plans(sheet), key=_promise, reverse=True)
        have = counts(number)
        nuts = nuts_of(number)
        best = float("-inf")
        for plan in sheet.plans:
            if plan.points + self.cap <= best:
                break  # those that follow have fewer points still
            if target and target not in plan.orders:
                continue
            found = self._points(plan, have, nuts)
            if found is not None and found > best:
                best = found
        return best

    # --- Can it be carried out? ---

    def _points(self, plan: Plan, have: bytes, nuts: int) -> int | None:
        """What the plan scores with this bench at most; None if the bench cannot carry it out."""
        bits = have[READY_BITS] | plan.helps
        substitute = bits >> 2 & 1
        left = [have[KINDS + row] - plan.pays[row] for row in _ROWS]
        spare = sum(left)
        short = -sum([each for each in left if each < 0])
        if spare < 0 or short > substitute:
            return None
        saws = min(spare, max(left[SAW] + substitute, 0))
        offcuts = min(spare, max(left[OFFCUT] + substitute, 0))
        works = self._works(plan, have, bits & 3, saws, offcuts)
        if works > spare:
            return None
        dice = sum(have[:KINDS]) + sum(plan.gets) + sum(plan.wild)
        glues = max(min(left[GLUE] + substitute, spare, dice + saws - max(sum(plan.needs), 1)), 0)
        nuts += plan.nuts
        best = nuts + glues * self.glue_nuts
        if plan.sale and spare > works:
            best = max(best, nuts + min(glues, spare - 1) * self.glue_nuts + plan.sale)
        return plan.points + min(self.cap, best)

    def _works(self, plan: Plan, have: bytes, adjusters: int, saws: int, offcuts: int) -> int:
        """No fewer works make the dice; more than there are materials where plainly none do.

        A saw blade makes two of the missing dice at most, any other work one. Only saw blades make dice more, none
        makes a colour that is not there, and only offcuts and adjusters make all values together higher.
        """
        never = 1_000
        helped = adjusters.bit_count()
        more, short, lacking = 0, 0, -helped
        for colour, wild in enumerate(plan.wild):
            there, asked = wild, 0
            lacking -= wild
            short -= wild * FACES
            for die in range(colour * FACES, (colour + 1) * FACES):
                had, wanted = have[die] + plan.gets[die], plan.needs[die]
                there += had
                asked += wanted
                if wanted != had:
                    short += value_of(die) * (wanted - had)
                    if wanted > had:
                        lacking += wanted - had
            if asked and (not there or asked > there + saws):
                return never
            more += asked - there
        raises = -(-(short - self.adjust * helped) // self.offcut)
        if more > saws or raises > offcuts:
            return never
        twice = min(saws, (lacking + 1) // 2) if lacking > 0 else 0
        return max(twice + max(lacking - 2 * twice, 0), more, raises, 0)

    # --- Plans of a sheet ---

    def _plans(self, sheet: Sheet) -> Iterator[Plan]:
        """Every set of orders with every set of lines and helpers it could pay for; sets within others left out."""
        layout, player = self.layout, sheet.player
        pool = [order for order in sheet.state.pool if order and order not in BACKS]
        for orders in _subsets(player.held):
            rewards = [layout.orders[order].reward for order in orders]
            lanterns = sum(n for each in rewards for what, n in each.gains if what == "lantern")
            for lit, lines in self._placings(player.lanterns, lanterns):
                gains = list(chain(*(each.gains for each in rewards), *lines))
                surplus = lanterns - (lit & ~player.lanterns).bit_count()
                picks = sum(n for what, n in gains if what == "order")
                yield from self._with_helpers(player, orders, gains, lit, surplus)
                for taken in _subsets(pool, min(picks, len(pool)), least=1):
                    more = [layout.orders[order].reward for order in taken]
                    # What more lanterns may do is left open: all of it is granted
                    extra = sum(n for each in more for what, n in each.gains if what == "lantern")
                    for then, others in self._placings(lit, extra):
                        all_gains = [*gains, *chain(*(each.gains for each in more), *others)]
                        beyond = surplus + extra - (then & ~lit).bit_count()
                        yield from self._with_helpers(
                            player, (*orders, *taken), all_gains, then, beyond
                        )

    def _placings(self, lit: int, lanterns: int) -> list[tuple[int, list[tuple[tuple[str, int], ...]]]]:
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
        found = {}
        for cells in combinations(free, number):
            then = lit | sum(cells)
            done = tuple([mask & ~lit != 0 and not mask & ~then for mask, _ in lines])
            found[done] = then, [gain for is_done, (_, gain) in zip(done, lines, strict=True) if is_done]
        return list(found.values())

    def _with_helpers(
        self,
        player: Player,
        orders: tuple[str, ...],
        gains: list[tuple[str, int]],
        lit: int,
        surplus: int,
    ) -> Iterator[Plan]:
        layout, rules = self.layout, self.layout.rules
        fame = sum(layout.orders[order].reward.reputation for order in orders)
        got: Counter[str] = Counter()
        dice, wild = [0] * KINDS, [0, 0]
        for what, number in gains:
            if what == "die":
                dice[number] += 1
            elif what == "value":
                wild[number] += 1
            else:
                got[what] += number
        open_to_hire = [helper for helper in HELPERS if helper not in player.helpers]
        slots = [slot[1] - filled[1] for slot, filled in zip(layout.slots, player.chests, strict=True)]
        berry_chests = tuple(at for at, missing in enumerate(slots) if missing)
        kept: list[frozenset[object]] = []
        costs: dict[str | int, int] = {helper: layout.helper_cost[helper] for helper in open_to_hire}
        costs |= {at: slots[at] for at in berry_chests}
        gifts_of = [*layout.herald, *layout.sale]
        most = player.owned(BLUEBERRY) + min(
            layout.room[BLUEBERRY] - player.marked[BLUEBERRY],
            got["blueberry"]
            + (fame + rules.renown_reputation + 1) * sum(n for what, n in gifts_of if what == "blueberry"),
        )
        bought = [
            items
            for items in _subsets([each for each in costs if costs[each] <= most])
            if sum(map(costs.__getitem__, items)) <= most
        ]
        for items in reversed(bought):
            here = frozenset(items)
            if any(here < other for other in kept):
                continue
            hired = [each for each in items if isinstance(each, str)]
            cost = sum(map(costs.__getitem__, items))
            mine = {*player.helpers, *hired}
            more = Counter(got)
            renown = fame + (rules.renown_reputation if "renown" in hired else 0)
            if "herald" in mine:
                for what, number in layout.herald:
                    more[what] += number * renown
            sale = 0
            if "trader" in mine and not player.struck:
                for what, number in layout.sale:
                    if what == "nut":
                        sale += number
                    else:
                        more[what] += number
            gifts = [0] * len(ROWS)
            if "supplier" in mine:
                for gift in layout.gifts:
                    gifts[ROWS.index(gift)] = len(orders)
            new = [
                min(more[name] + gifts[row], layout.room[row] - player.marked[row])
                for row, name in enumerate(ROWS)
            ]
            if cost > player.owned(BLUEBERRY) + new[BLUEBERRY]:
                continue
            kept.append(here)
            chestnuts = more["chestnut"] + sum(
                player.marked[row] < mark <= player.marked[row] + new[row]
                for row in range(len(ROWS))
                for mark in layout.chestnuts[row]
            )
            timber = [0, 0]
            if "timber" in hired:
                for colour in {die // FACES for die in layout.timber}:
                    timber[colour] = 1
            needs = [sum(each) for each in zip(*(layout.orders[o].dice for o in orders), strict=True)] or [0] * KINDS
            pays = [sum(each) for each in zip(*(layout.orders[o].materials for o in orders), strict=True)] or [0] * len(MATERIALS)
            helps = sum(
                1 << at
                for at, helper in enumerate(("yellow_adjust", "brown_adjust", "substitute"))
                if helper in hired
            )
            chests = [
                (filled[0], slot[1]) if at in here else filled
                for at, (filled, slot) in enumerate(zip(player.chests, layout.slots, strict=True))
            ]
            scored = player._replace(
                helpers=tuple(mine), lanterns=lit, done=(*player.done, *orders)
            )
            nuts = more["nut"] + surplus * rules.surplus_lantern_nuts
            for filled in self._chestnuts(chests, chestnuts):
                active = [
                    each == slot and before != slot
                    for each, slot, before in zip(filled, layout.slots, player.chests, strict=True)
                ]
                chest_nuts = sum(
                    n for n, is_new in zip(rules.chest_nuts, active, strict=True) if is_new
                )
                all_nuts = nuts + chest_nuts
                points = score(layout, scored._replace(chests=tuple(filled))).total
                yield Plan(
                    orders=frozenset(orders),
                    points=points,
                    nuts=all_nuts,
                    sale=sale,
                    needs=tuple(needs),
                    pays=tuple(pay - new[row] for row, pay in enumerate(pays)),
                    gets=tuple(dice),
                    wild=tuple(a + b for a, b in zip(wild, timber, strict=True)),
                    helps=helps,
                )

    def _chestnuts(
        self, chests: list[tuple[int, int]], number: int
    ) -> Iterator[list[tuple[int, int]]]:
        """Chests that so many chestnuts can fill; sets within others left out."""
        slots = self.layout.slots
        missing = [slot[0] - filled[0] for slot, filled in zip(slots, chests, strict=True)]
        kept: list[frozenset[int]] = []
        for chosen in sorted(_subsets([at for at, n in enumerate(missing) if n]), key=len, reverse=True):
            here = frozenset(chosen)
            if sum(missing[at] for at in chosen) <= number and not any(here < one for one in kept):
                kept.append(here)
                yield [
                    (slots[at][0], filled[1]) if at in here else filled
                    for at, filled in enumerate(chests)
                ]


def _promise(plan: Plan) -> int:
    return plan.points


def _subsets(items: Iterable, most: int | None = None, least: int = 0) -> Iterator[tuple]:
    found = tuple(items)
    sizes = range(least, (len(found) if most is None else most) + 1)
    return chain.from_iterable(combinations(found, size) for size in sizes)
