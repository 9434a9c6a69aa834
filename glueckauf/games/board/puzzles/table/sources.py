"""Where the points of a plan come from: a list whose sum is what the plan is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from glueckauf.core.puzzle import Source
from glueckauf.core.texts import Fact, phrase_of, tell
from glueckauf.games.board.parts import LABELS, Outstanding, coal_of
from glueckauf.games.board.rules import State
from glueckauf.games.board.scoring import (
    awards,
    balance,
    clock_counts,
    score_game,
    score_shift,
)
from glueckauf.games.board.solve.turns.asked import Asked
from glueckauf.games.board.solve.turns.search import after_turn
from glueckauf.games.board.telling import GAME


def order_source(order: Outstanding, language: str) -> Source:
    """An order that was completed or delivered."""
    name = tell(GAME, "label-labelled", {"label": order.label}, language)
    card = phrase_of(GAME, "order", {"order": str(order.order), "label": order.label}, language)
    return Source(name, card, order.order.vp)


def plan_sources(asked: Asked, lines: Sequence[str], language: str) -> tuple[Source, ...]:
    """What the end of these turns is worth, piece by piece."""
    table, delivered = asked.table, []
    before = table.state.players[asked.seat].vp
    for line in lines:
        held = table.state.players[asked.seat].orders
        table = after_turn(table, asked.seat, line)
        kept = {order.label for order in table.state.players[asked.seat].orders}
        if line.startswith("delivery/"):
            delivered += [order for order in held if order.label not in kept]
    state = asked.ended(table, len(lines)).state
    found = [_source("before", language, before)] if before else []
    delivered.sort(key=lambda order: LABELS.index(order.label))
    found += [order_source(order, language) for order in delivered]
    if asked.objective != "vp":
        found += _clock(state, asked.seat, language)
        if state.shift == state.rules.shifts:
            found += _closing(state, asked.seat, language)
    if asked.objective == "margin":
        found.append(_rival(asked, state, language))
    return tuple(found)


def _source(name: str, language: str, vp: int, **counted: Fact) -> Source:
    told = tell(GAME, "source-counted", {"source": name, **counted}, language) if counted else ""
    return Source(tell(GAME, "source", {"source": name}, language), told, vp)


def _clock(state: State, seat: int, language: str) -> Iterator[Source]:
    """Places on the shift clock (GA-8)."""
    rows = zip(*map(clock_counts, state.players), strict=True)
    scored = state.rules.clock_per_shift[state.shift - 1]
    for category, counts in enumerate(rows, start=1):
        if category > scored:
            return
        for award in awards(category, counts, state.rules):
            if award.seat == seat:
                facts = {"place": award.place, "tied": int(award.tied), "n": award.number}
                yield Source(
                    tell(GAME, "label-category", {"category": category}, language),
                    tell(GAME, "source-place", facts, language),
                    award.vp,
                )


def _closing(state: State, seat: int, language: str) -> Iterator[Source]:
    """The end of the game (GA-9); what brings nothing and costs nothing is left out."""
    player, rules = state.players[seat], state.rules
    coal, tiles = len(coal_of(player)), balance(player)
    points = {
        "marks": (player.marks, player.marks // rules.marks_per_vp if rules.marks_per_vp else 0),
        "coal": (coal, coal // rules.coal_per_vp if rules.coal_per_vp else 0),
        "orders": (len(player.orders), -len(player.orders) * rules.order_penalty),
        "balance": (tiles, -tiles * rules.balance_penalty),
    }
    for name, (number, vp) in points.items():
        if vp:
            yield _source(name, language, vp, n=number)


def _rival(asked: Asked, state: State, language: str) -> Source:
    """What the best rival has then counts against the own points."""
    players, _ = score_shift(state.shift, state.players, state.rules)
    if state.shift == state.rules.shifts:
        players, _ = score_game(players, state.rules)
    rivals = [n for n in range(len(players)) if n != asked.seat]
    if asked.rival is not None:
        rivals = [asked.rival]
    best = max(rivals, key=lambda n: players[n].vp)
    name = tell(GAME, "source-rival", {"seat": best}, language)
    return Source(name, "", -players[best].vp)
