"""Ways to come by cards: numbered spaces, what refills them, and the draw spaces.

Only cards in sight can be had, and cards of a stack that a draw has shown to this player
(GA-10.1). Taking a card shows the next one of the stack; a draw reaches five at once and puts
the others back as the player likes (GA-4.5, GA-7.3). In which order they were put back is left
open until one of them is needed: a stack is a row of groups, each in an order of one's own choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, NamedTuple

from glueckauf.core.budget import is_spent
from glueckauf.games.board.parts import COLOURS, FACE_DOWN_ORDER, FACE_DOWN_TILE, Tile
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.turns.rides import NEVER, ZERO, Vector, counted, plus

EVERY = 10**9
MOST_TABLES = 20_000
_HIDDEN = (None, FACE_DOWN_ORDER, FACE_DOWN_TILE)
Groups = tuple[tuple[Any, ...], ...]


class Taking(NamedTuple):
    """Turns on one kind of card spaces: what they cost in miners and which cards they bring.

    `places` tells for each card which of the lines brings it. A line says of a draw only whether
    cards go back on top or to the bottom; `written` writes it out.
    """

    lines: tuple[str, ...]
    miners: int
    cards: tuple[Any, ...]
    places: tuple[int, ...]


NOTHING = Taking((), 0, (), ())


class Table(NamedTuple):
    """The spaces of one kind: cards on them, the stack, miners there and on the draw space."""

    row: tuple[Any, ...]
    stack: Groups
    standing: tuple[int, ...]


class Takings(NamedTuple):
    """`is_complete` False: there were too many ways to look at all.

    `knows_stack`: some card of the stack can be had, so the order of lines matters.
    """

    all: list[Taking]
    is_complete: bool
    knows_stack: bool


class Means(NamedTuple):
    """Turns and miners, the miners that standing ones cost, what else must be paid, and time."""

    turns: int
    miners: int
    needed: Sequence[int]
    look: int
    can_pay: Callable[[Taking], bool]
    deadline: float


def table_of(state: State, kind: str) -> Table:
    """The spaces of a kind, `order` or `workshop`."""
    row, cards = (
        (state.order_spaces, state.order_stack.cards)
        if kind == "order"
        else (state.workshops, state.tile_stack.cards)
    )
    names = [f"{kind}/{n + 1}" for n in range(len(row))] + [f"{kind}/draw"]
    standing = tuple(state.crews[state.works.index[name]].miners for name in names)
    return Table(row, _tidy(tuple((card,) for card in cards)), standing)


def takings(table: Table, kind: str, means: Means) -> Takings:
    """The cheapest ways to each set of cards within the means."""
    in_sight, is_complete = _ways(table._replace(stack=()), kind, means, EVERY)
    if not table.stack or not _reaches(table, means):
        return Takings(_cheapest(in_sight), is_complete, False)
    with_stack, is_complete = _ways(table, kind, means, MOST_TABLES)
    return Takings(_cheapest(in_sight + with_stack), is_complete, True)


def takings_at_best(table: Table, kind: str, means: Means) -> Takings:
    """As if each known card of the stack lay on a space of its own, as cheap as the cheapest.

    A bound: whatever brings such a card costs a turn of its own on a space of this kind, where as
    many miners stand as now or more. Turns that only bring the stack forward are left out, and so
    is that a draw or a refill shows cards in one order only.
    """
    known = tuple(card for group in table.stack for card in group if card not in _HIDDEN)
    cheapest = min(table.standing)
    standing = table.standing[:-1] + (cheapest,) * len(known) + table.standing[-1:]
    ways, is_complete = _ways(Table(table.row + known, (), standing), kind, means, EVERY)
    return Takings(_cheapest(ways), is_complete, False)


def _reaches(table: Table, means: Means) -> bool:
    """Can any known card be had? A turn passes at most as many cards as a draw looks at."""
    above = 0
    for group in table.stack:
        if any(card not in _HIDDEN for card in group):
            break
        above += len(group)
    draws, standing, miners = 0, table.standing[-1], means.miners
    while standing < len(means.needed) and means.needed[standing] <= miners:
        standing = means.needed[standing]
        miners -= standing
        draws += 1
    draws = min(draws, means.turns)
    return above < draws * means.look or above + 1 < means.turns


def _ways(table: Table, kind: str, means: Means, most: int) -> tuple[list[Taking], bool]:
    """Level by level, a turn at a time; False if there were more tables than `most`."""
    found = [NOTHING]
    level: dict[tuple[Table, tuple[Any, ...]], Taking] = {(table, ()): NOTHING}
    tables = 0
    for _ in range(means.turns):
        after: dict[tuple[Table, tuple[Any, ...]], Taking] = {}
        for (before, _), taking in level.items():
            for line, at, card, then in _turns(before, kind, means.look):
                now = before.standing[at]
                needed = means.needed[now] if now < len(means.needed) else NEVER
                if taking.miners + needed > means.miners:
                    continue
                cards, places = taking.cards, taking.places
                if card is not None:
                    cards, places = (*cards, card), (*places, len(taking.lines))
                more = Taking((*taking.lines, line), taking.miners + needed, cards, places)
                crews = before.standing[:at] + (needed,) + before.standing[at + 1 :]
                key = then._replace(standing=crews), tuple(sorted(cards))
                if (key not in after or after[key].miners > more.miners) and means.can_pay(more):
                    after[key] = more
            if tables + len(after) > most or is_spent(means.deadline):
                return found, False
        tables += len(after)
        found += after.values()
        level = after
    return found, True


def _cheapest(ways: list[Taking]) -> list[Taking]:
    found: dict[tuple[Any, ...], list[Taking]] = {}
    for taking in ways:
        found.setdefault(tuple(sorted(taking.cards)), []).append(taking)
    kept: list[Taking] = []
    for alike in found.values():
        least = NEVER
        for taking in sorted(alike, key=lambda t: (len(t.lines), t.miners)):
            if taking.miners < least:
                least = taking.miners
                kept.append(taking)
    return kept


def _turns(table: Table, kind: str, look: int) -> Iterator[tuple[str, int, Any, Table]]:
    """Each turn: its line, the place of its space, the card it brings, the table after it."""
    row, stack, standing = table
    for n, card in enumerate(row):
        if card not in _HIDDEN:
            for refill, rest in _next_cards(stack):
                now = row[:n] + (refill,) + row[n + 1 :]
                yield f"{kind}/{n + 1}", n, card, Table(now, rest, standing)
    if not stack:
        return
    draw, at = f"{kind}/draw", len(row)
    for seen, below in _looks(stack, look):
        for keep in (None, *dict.fromkeys(card for card in seen if card not in _HIDDEN)):
            back = list(seen)
            if keep is not None:
                back.remove(keep)
            if not back:
                yield draw, at, keep, Table(row, _tidy(below), standing)
                continue
            group = tuple(back)
            yield f"{draw} top", at, keep, Table(row, _tidy((group, *below)), standing)
            yield f"{draw} bottom", at, keep, Table(row, _tidy((*below, group)), standing)


def _next_cards(stack: Groups) -> Iterator[tuple[Any, Groups]]:
    if not stack:
        yield None, ()
        return
    for card in dict.fromkeys(stack[0]):
        left = list(stack[0])
        left.remove(card)
        yield card, _tidy((tuple(left), *stack[1:]) if left else stack[1:])


def _looks(stack: Groups, look: int) -> Iterator[tuple[tuple[Any, ...], Groups]]:
    """The cards that a draw may show, in any order, and the stack below them."""
    seen: tuple[Any, ...] = ()
    for n, group in enumerate(stack):
        room = look - len(seen)
        if len(group) <= room:
            seen += group
            continue
        unknown = len(set(group)) == 1
        for some in [group[:room]] if unknown else dict.fromkeys(combinations(group, room)):
            left = list(group)
            for card in some:
                left.remove(card)
            yield seen + some, (tuple(left), *stack[n + 1 :])
        return
    yield seen, ()


def _tidy(stack: Groups) -> Groups:
    """Groups sorted, neighbours that nobody knows in one; nothing where no card is known."""
    if all(card in _HIDDEN for group in stack for card in group):
        return ()
    tidied: list[tuple[Any, ...]] = []
    was_hidden = False
    for group in stack:
        is_hidden = all(card in _HIDDEN for card in group)
        if is_hidden and was_hidden:
            tidied[-1] += group
        else:
            tidied.append(group if is_hidden else tuple(sorted(group)))
        was_hidden = is_hidden
    return tuple(tidied)


# --- Writing the lines ----------------------------------------------------------------------


def written(state: State, kind: str, taking: Taking) -> list[str]:
    """The lines as moves: each draw with the card kept and an order of putting back that fits."""
    brings = dict(zip(taking.places, taking.cards, strict=True))
    row, cards = (
        (state.order_spaces, state.order_stack.cards)
        if kind == "order"
        else (state.workshops, state.tile_stack.cards)
    )
    look = state.rules.look

    def rest(at: int, row: tuple[Any, ...], stack: tuple[Any, ...]) -> list[str] | None:
        if at == len(taking.lines):
            return []
        line, card = taking.lines[at], brings.get(at)
        space, _, side = line.partition(" ")
        if not space.endswith("/draw"):
            n = int(space.partition("/")[2]) - 1
            if row[n] != card:
                return None
            refill = stack[0] if stack else None
            more = rest(at + 1, row[:n] + (refill,) + row[n + 1 :], stack[1:])
            return None if more is None else [line, *more]
        seen, below = stack[:look], stack[look:]
        if card is not None and card not in seen:
            return None
        keep = None if card is None else seen.index(card)
        start = f"{space} keep/{'-' if keep is None else keep + 1}"
        done: set[tuple[Any, ...]] = set()
        for order in permutations(n for n in range(len(seen)) if n != keep):
            back = tuple(seen[n] for n in order)
            if back in done:
                continue
            done.add(back)
            more = rest(at + 1, row, back + below if side == "top" else below + back)
            if more is not None:
                digits = "".join(str(n + 1) for n in order)
                return [f"{start} {side}/{digits}" if order else start, *more]
        return None

    lines = rest(0, row, cards)
    assert lines is not None, "every way can be written"
    return lines


# --- Tiles ----------------------------------------------------------------------------------


class Shopping(NamedTuple):
    """Turns in the workshops: their cost and what they bring."""

    taking: Taking
    price: int
    coal: Vector
    tilt: int  # light tiles minus dark ones

    @property
    def turns(self) -> int:
        return len(self.taking.lines)

    @property
    def miners(self) -> int:
        return self.taking.miners


def price_of(prices: Sequence[int], tiles: Sequence[Tile]) -> int:
    return sum(prices[COLOURS.index(cart)] for tile in tiles for cart in tile.carts)


def shoppings(ways: list[Taking], prices: Sequence[int], sides_count: bool) -> list[Shopping]:
    """What each way through the workshops brings; none that costs more for the same."""
    found: dict[tuple[Vector, int], list[Shopping]] = {}
    for taking in ways:
        coal, tilt = ZERO, 0
        for tile in taking.cards:
            coal = plus(coal, counted(tile.carts))
            tilt += 1 if tile.light else -1
        price = price_of(prices, taking.cards)
        key = coal, tilt if sides_count else 0
        found.setdefault(key, []).append(Shopping(taking, price, coal, tilt))
    kept: list[Shopping] = []
    for alike in found.values():
        best: list[Shopping] = []
        for one in sorted(alike, key=lambda s: (s.turns, s.miners, s.price)):
            if not any(other.miners <= one.miners and other.price <= one.price for other in best):
                best.append(one)
        kept += best
    return kept
