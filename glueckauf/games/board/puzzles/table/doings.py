"""What a plan does, as one would tell it: what is delivered when, bought, tied, emptied and evened out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from glueckauf.core.texts import Fact
from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.parts import COLOURS, LABELS, Mining, Outstanding, Player, Shortage, Tile
from glueckauf.games.board.puzzles.pit.deeds import Deeds, deeds
from glueckauf.games.board.puzzles.table.natural import played
from glueckauf.games.board.puzzles.table.split import with_end
from glueckauf.games.board.scoring import OF_DELIVERIES, awards, balance, clock_counts, in_workshops
from glueckauf.games.board.solve.pit.task import Task
from glueckauf.games.board.solve.turns.asked import Asked, best
from glueckauf.games.board.solve.turns.search import Table, after_turn, others_play

QUIET = ("money", "workshop", "order")
Plan = tuple[str, ...]


class Doings(NamedTuple):
    """What a plan does, turn by turn."""

    plan: Plan
    tables: tuple[Table, ...]  # before the first turn and after each, and where the plan ends
    seat: int

    @property
    def own(self) -> list[Player]:
        return [table.state.players[self.seat] for table in self.tables]

    def delivered(self, turn: int) -> list[Outstanding]:
        """The orders that a turn, from 1, delivers."""
        if not self.plan[turn - 1].startswith("delivery/"):
            return []
        kept = {order.label for order in self.own[turn].orders}
        return [order for order in self.own[turn - 1].orders if order.label not in kept]

    @property
    def all_delivered(self) -> tuple[Outstanding, ...]:
        """All of them, as they are labelled."""
        turns = range(1, len(self.plan) + 1)
        found = [order for turn in turns for order in self.delivered(turn)]
        return tuple(sorted(found, key=lambda order: LABELS.index(order.label)))

    def turns_of(self, *kinds: str) -> list[int]:
        """The numbers of the turns that go to spaces of these kinds."""
        return [n for n, line in enumerate(self.plan, start=1) if line.partition("/")[0] in kinds]

    def mined(self, turn: int, asked: Asked) -> Deeds:
        """What a mining turn does in the own pit."""
        space, _, steps = self.plan[turn - 1].partition(" ")
        player = self.own[turn - 1]
        task = Task(player.mine, player.orders, (space,), ("squares",), rules=asked.state.rules)
        return deeds(task, steps)

    @property
    def bought(self) -> list[tuple[int, Tile]]:
        """Tiles and the turns that buy them."""
        found = []
        for n in self.turns_of("workshop"):
            had = list(self.own[n - 1].mine.tiles)
            for tile in self.own[n].mine.tiles:
                if tile in had:
                    had.remove(tile)
                else:
                    found.append((n, tile))
        return found


@lru_cache(maxsize=256)
def doings(asked: Asked, plan: Plan) -> Doings:
    tables = played(asked, plan)
    assert tables is not None, "asked of legal plans"
    return Doings(plan, tuple(tables), asked.seat)


# --- Facts of the themes --------------------------------------------------------------------


def theme_facts(theme: str, asked: Asked, plan: Plan) -> dict[str, Fact] | None:
    """What the sentence of a theme tells about this plan; None if the plan does not show it."""
    done = doings(asked, plan)
    return _FACTS[theme](asked, done) if theme in _FACTS else {}


def _together(asked: Asked, done: Doings) -> dict[str, Fact] | None:
    for turn in done.turns_of("delivery"):
        orders = done.delivered(turn)
        if len(orders) > 1:
            return {"labels": " ".join(order.label for order in orders), "turn": turn}
    return None


def _tied(asked: Asked, done: Doings) -> dict[str, Fact] | None:
    """The dearest category that the plan has changed and that is tied in the end."""
    state, before = done.tables[-1].state, clock_counts(done.own[0])
    scored = state.rules.clock_per_shift[state.shift - 1]
    rows = list(zip(*map(clock_counts, state.players), strict=True))[:scored]
    found = [
        award
        for category, counts in enumerate(rows, start=1)
        for award in awards(category, counts, state.rules)
        if award.seat == done.seat and award.tied and award.number != before[category - 1]
    ]
    if not found:
        return None
    best = max(found, key=lambda award: award.vp)
    return {"category": best.category, "n": best.number, "place": best.place, "vp": best.vp}


def _emptied(asked: Asked, done: Doings) -> dict[str, Fact] | None:
    """The empty carts that bring most, of those that the plan has emptied."""
    state, before = done.tables[-1].state, clock_counts(done.own[0])
    rows = list(zip(*map(clock_counts, state.players), strict=True))
    found = [
        award
        for category in range(OF_DELIVERIES + 1, len(rows) + 1)
        for award in awards(category, rows[category - 1], state.rules)
        if award.seat == done.seat and award.number != before[category - 1]
    ]
    if not found:
        return None
    best = max(found, key=lambda award: award.vp)
    return {"category": best.category, "n": best.number, "place": best.place, "vp": best.vp}


def _evened(asked: Asked, done: Doings) -> dict[str, Fact] | None:
    saved = balance(done.own[0]) - balance(done.own[-1])
    return {"vp": saved * asked.state.rules.balance_penalty} if saved > 0 else None


def _deep(asked: Asked, done: Doings) -> dict[str, Fact] | None:
    for turn, tile in done.bought:
        if tile.carts[0] in "gk":
            side = "light" if tile.light else "dark"
            carts = len(tile.carts)
            return {"turn": turn, "carts": carts, "colour": tile.carts[0], "side": side}
    return None


def _withdrawn(asked: Asked, done: Doings) -> dict[str, Fact] | None:
    coal = "".join(done.mined(turn, asked).withdrawn for turn in done.turns_of("mining"))
    return {"coal": "".join(sorted(coal, key=COLOURS.index))} if coal else None


def _early(asked: Asked, done: Doings) -> dict[str, Fact] | None:
    turns = done.turns_of("delivery")
    return {"space": done.plan[turns[0] - 1], "turn": turns[0]} if turns else None


def _grabbed(asked: Asked, done: Doings) -> dict[str, Fact] | None:
    standing = in_workshops(done.tables[-1].state)
    return {"miners": standing[done.seat]}


def _quiet(asked: Asked, done: Doings) -> dict[str, Fact] | None:
    turns = done.turns_of(*QUIET)
    return {"turn": turns[0], "space": done.plan[turns[0] - 1].partition(" ")[0]} if turns else None


_FACTS = {
    "double-delivery": _together,
    "tie-trap": _tied,
    "empty-cart-race": _emptied,
    "balance-repair": _evened,
    "cash-for-depth": _deep,
    "storage-withdrawal": _withdrawn,
    "deliver-before-displaced": _early,
    "start-player-grab": _grabbed,
    "quiet-move": _quiet,
}


# --- What one would try ---------------------------------------------------------------------


@lru_cache(maxsize=256)
def greedy_plan(asked: Asked) -> Plan:
    """The turns of the greedy bot, which decides move by move and sees no card of a stack."""
    bot, table, plan = Greedy(), asked.table, []
    for _ in range(asked.own_turns):
        state = table.state
        if not state.players[asked.seat].miners:
            break
        moves: list[str] = []
        while not moves or state.pending is not None:
            legal: Sequence[str] = state.legal_moves()
            if not moves or isinstance(state.pending, Mining | Shortage):
                moves.append(str(bot.choose(state)))
            else:
                moves.append("keep/-" if "keep/-" in legal else str(legal[0]))
            state = state.after(moves[-1])
        plan.append(" ".join(moves))
        table = others_play(Table(state, table.replies), asked.seat)
    return tuple(plan)


@lru_cache(maxsize=256)
def unforeseen_plan(asked: Asked) -> Plan:
    """The best turns of a player who plans anew after every reply, and never sees one coming."""
    table, plan = asked.table, list[str]()
    while len(plan) < asked.own_turns and table.state.players[asked.seat].miners:
        found = best(asked.after(table, len(plan))._replace(replies=()))
        if found is None:
            break
        line = with_end(table.state, found.lines[0])
        plan.append(line)
        table = after_turn(table, asked.seat, line)
    return tuple(plan)
