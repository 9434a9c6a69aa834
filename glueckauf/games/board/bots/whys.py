"""Why a move is good, in one sentence with numbers: what it brings, and what the next best is worth.

The sentences are about the things on the table, not about whoever moves: they tell what a bot has done as
well as what a player might do.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from glueckauf.core.texts import Fact, decimal, phrase_of, tell
from glueckauf.games.board.bots.digging import action, ended
from glueckauf.games.board.bots.greedy import GREEDY, Greedy
from glueckauf.games.board.bots.outlook import Outlook
from glueckauf.games.board.bots.standings import clock_gain
from glueckauf.games.board.mining import do_step
from glueckauf.games.board.notation import (
    Choose,
    Draft,
    End,
    Fill,
    Keep,
    Load,
    Move,
    PutBack,
    Send,
    read,
)
from glueckauf.games.board.parts import (
    COLOURS,
    Drafting,
    Look,
    Mining,
    Order,
    Outstanding,
    Player,
    Tile,
    all_filled,
)
from glueckauf.games.board.rules import State
from glueckauf.games.board.telling import GAME, card_facts, card_name


def why(bot: Greedy, view: State, move: str, language: str = "en") -> str:
    """Why a bot chose this move: what it brings, what that is worth, and the next best."""
    chosen, player = read(move), _mover(view)
    gain = _gain(bot, view, player, chosen, language)
    if not isinstance(chosen, Send | Draft | Keep):
        return tell(GAME, "gain-told", {"gain": gain}, language)
    moves = view.legal_moves()
    worth = dict(zip(moves, bot.worths(view, moves), strict=True))
    facts: dict[str, Fact] = {"gain": gain, "worth": decimal(worth[chosen], language)}
    others = [other for other in moves if other != chosen]
    best = max(others, key=lambda other: worth[other], default=None)
    if best is None or worth[best] > worth[chosen]:
        facts |= {"others": 0, "other": "", "less": ""}
    elif isinstance(chosen, Keep):  # what is put back is hidden from everybody else (GA-10.1)
        facts |= {"others": 2, "other": "", "less": decimal(worth[best], language)}
    else:
        other, less = _named(view, best, language), decimal(worth[best], language)
        facts |= {"others": 1, "other": other, "less": less}
    if isinstance(chosen, Keep) and not chosen.place:
        return tell(GAME, "chosen-none", facts, language)
    if isinstance(chosen, Send):
        works = view.works
        facts["miners"] = works.needed[view.crews[works.index[chosen]].miners]
        return tell(GAME, "chosen-turn", facts, language)
    return tell(GAME, "chosen-card", facts, language)


def reason(view: State, move: str, language: str = "en") -> str:
    """What any legal move brings, in a sentence."""
    gain = _gain(Greedy(weights=GREEDY), view, _mover(view), read(move), language)
    return tell(GAME, "gain-told", {"gain": gain}, language)


def _mover(view: State) -> Player:
    assert view.to_move is not None, "somebody is to move"
    return view.players[view.to_move]


def _named(view: State, move: Move, language: str) -> str:
    """Another choice: a space, or a card."""
    card = _card(view, move)
    if card is not None and not isinstance(move, Send):
        return card_name(card, language)
    return phrase_of(GAME, "space", {"space": str(move)}, language)


def _card(view: State, move: Move) -> Tile | Order | None:
    """The card that a move takes, where one is in sight."""
    pending = view.pending
    if isinstance(move, Draft) and isinstance(pending, Drafting):
        return pending.row[move.place - 1]
    if isinstance(move, Keep) and isinstance(pending, Look) and move.place:
        return pending.cards[move.place - 1]
    if isinstance(move, Send) and move.number and move.kind in ("workshop", "order"):
        row: tuple[Tile | Order | None, ...] = (
            view.workshops if move.kind == "workshop" else view.order_spaces
        )
        return row[move.number - 1]
    return None


# --- What a move brings ---------------------------------------------------------------------


def _gain(bot: Greedy, view: State, player: Player, move: Move, language: str) -> str:
    key, facts = _facts(bot, view, player, move, language)
    return phrase_of(GAME, f"gain-{key}", facts, language)


def _facts(
    bot: Greedy, view: State, player: Player, move: Move, language: str
) -> tuple[str, dict[str, Fact]]:
    """The clause that tells what a move brings: its key and its facts."""
    look, card = bot.outlook(view), _card(view, move)
    if isinstance(card, Tile):
        return _of_tile(view, look, card)
    if isinstance(card, Order):
        return _of_order(look, card)
    match move:
        case Send():
            return _of_space(bot, view, player, look, move, language)
        case Keep():
            return "none", {}
        case Choose():
            number = look.lacking[move.colour]
            return "coal", {"lack": number, "coal": move.colour * number}
        case PutBack():
            return "top" if move.on_top else "under", {"cards": len(move.places)}
    return _of_step(bot, view, player, move)


def _of_tile(view: State, look: Outlook, tile: Tile) -> tuple[str, dict[str, Fact]]:
    served = min(len(tile.carts), look.lacking[tile.carts[0]])
    evens = look.tilt < 0 if tile.light else look.tilt > 0
    return "tile", {
        **card_facts(tile),
        "marks": view.works.prices[tile],
        "lack": served,
        "coal": tile.carts[0] * served,
        "evens": int(evens),
    }


def _of_order(look: Outlook, order: Order) -> tuple[str, dict[str, Fact]]:
    fit = sum((Counter(order.squares) & look.spare).values())
    squares = len(order.squares)
    cover = "all" if fit == squares else "some" if fit else "none"
    numbers: dict[str, Fact] = {"vp": order.vp, "fit": fit, "squares": squares, "cover": cover}
    return "order", {**card_facts(order), **numbers}


def _of_space(
    bot: Greedy, view: State, player: Player, look: Outlook, move: Send, language: str
) -> tuple[str, dict[str, Fact]]:
    space: dict[str, Fact] = {"space": str(move)}
    if move.kind == "delivery":
        ready = [
            o for o in player.orders if o.order.transport == move.place and all_filled(o.squares)
        ]
        gain = bot.weights.clock and clock_gain(view, player, [held.order for held in ready])
        return "delivery", {
            **_labels(ready),
            "vp": sum(o.order.vp for o in ready),
            "hunts": int(gain >= 0.05),
            "clock": decimal(gain, language),
        }
    if move.kind == "mining":
        found = _dug(bot, view, player, Mining(move.number))
        carts = found.carts if bot.weights.cart else 0
        return found.key("mining"), {**space, **found.facts, "carts": carts}
    if move.kind == "workshop":
        coal = "".join(sorted(look.lacking.elements(), key=COLOURS.index))
        return "tiles", {"lack": len(coal), "coal": coal}
    if move.kind == "order":
        return "orders", {"orders": look.open_orders}
    marks = move.number or view.works.rules.pithead
    return "marks", {**space, "marks": marks, "have": player.marks}


def _of_step(bot: Greedy, view: State, player: Player, move: Move) -> tuple[str, dict[str, Fact]]:
    now = view.pending
    assert isinstance(now, Mining), "all other decisions are told above"
    after, going_on, _ = do_step(0, player, now, move, view.works.rules)
    found = _dug(bot, view, after, going_on, player, 1, isinstance(move, Fill))
    key = found.key("step")
    if key == "step-idle" and isinstance(move, End):
        key = "step-end"
    return key, {**found.facts, "left": now.steps_left}


def _labels(orders: list[Outstanding]) -> dict[str, Fact]:
    labels = sorted(order.label for order in orders)
    return {"labels": " ".join(labels), "count": len(labels)}


class _Dug(NamedTuple):
    """What a mining action does for the orders."""

    done: list[Outstanding]
    squares: int
    steps: int  # until the last square is filled
    carts: int  # that are emptied

    def key(self, kind: str) -> str:
        if self.done:
            return f"{kind}-completes"
        return f"{kind}-fills" if self.squares else f"{kind}-idle"

    @property
    def facts(self) -> dict[str, Fact]:
        vp = sum(order.order.vp for order in self.done)
        return {**_labels(self.done), "vp": vp, "squares": self.squares, "steps": self.steps}


def _dug(
    bot: Greedy,
    view: State,
    player: Player,
    now: Mining | None,
    before: Player | None = None,
    made: int = 0,
    filled: bool = False,
) -> _Dug:
    """The action from here as the bot would go on, counted from before the steps that are made."""
    rules = view.works.rules
    steps = action(player.mine, player.orders, now, bot.weights, rules) if now else ()
    last = ended(steps, rules) if steps else player
    then = {order.label: order for order in last.orders}
    waiting = [o for o in (before or player).orders if not all_filled(o.squares)]
    fills = [made + n for n, step in enumerate(steps, start=1) if isinstance(step.move, Fill)]
    return _Dug(
        [order for order in waiting if all_filled(then[order.label].squares)],
        sum(_covered(then[order.label]) - _covered(order) for order in waiting),
        max([*fills, made if filled else 0]),
        sum(isinstance(step.move, Load) for step in steps),
    )


def _covered(order: Outstanding) -> int:
    """Squares that are filled, one with a lone half of a pair not counted."""
    return sum(bool(coal) and coal[-1] != "+" for coal in order.squares)
