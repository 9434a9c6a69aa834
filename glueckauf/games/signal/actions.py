"""Step 2 of a turn, action cards (SS-5), and step 3, drawing.

What an action does and how it is paid are judged apart, and each is asked once: a hand can pay for more
than a thousand moves. Lists of moves are kept, since most of a table stays as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from glueckauf.core.making import make, put
from glueckauf.core.telling import Violation
from glueckauf.games.signal import notation as note
from glueckauf.games.signal import telling as tell
from glueckauf.games.signal.maps import Map, Setting, green_posts
from glueckauf.games.signal.moving import train_at
from glueckauf.games.signal.notation import (
    OWN,
    PAIRS,
    Action,
    Draw,
    Drive,
    End,
    Load,
    Move,
    Signal,
    Switch,
)
from glueckauf.games.signal.parts import (
    CARDS,
    COLOURS,
    GOODS,
    KINDS,
    Drawing,
    Hand,
    Rolling,
    Way,
)
from glueckauf.games.signal.telling import joined_words, no, nowhere, post_words, spot, where
from glueckauf.games.signal.turn import Turn

if TYPE_CHECKING:
    from glueckauf.games.signal.rules import State

_OWN_CARD: dict[type, str] = {Signal: "s", Switch: "w", Drive: "t"}


# --- Paying (SS-5.1, SS-5.5) ----------------------------------------------------------------


@lru_cache(maxsize=4096)
def why_not_pay(hand: Hand, own: str, pay: str) -> Violation | None:
    """Has the player the action's own card, or these two?"""
    for card in set(pay or own):
        if hand[CARDS.index(card)] < (pay or own).count(card):
            if pay:
                return no("SS-5.5", "no-two-cards", {"cards": pay})
            return no("SS-5.1", "no-card", {"card": KINDS[own]})
    return None


@lru_cache(maxsize=4096)
def ways_to_pay(hand: Hand, own: str) -> tuple[str, ...]:
    """OWN and the pairs with which the player can pay for an action of this card, sorted as text."""
    return tuple(pay for pay in sorted((OWN, *PAIRS)) if why_not_pay(hand, own, pay) is None)


def why_not_action(state: State, move: Action) -> Violation | None:
    """The action itself, then its price."""
    violation = _WHY_NOT[type(move)](state, move)
    own = _OWN_CARD[type(move)]
    return violation or why_not_pay(state.players[state.active], own, move.pay)


def _pay(turn: Turn, move: Action) -> bool:
    """Discard what the action costs; True if that is two cards."""
    turn.discard(move.pay or _OWN_CARD[type(move)])
    return bool(move.pay)


# --- Signals (SS-5.2) -----------------------------------------------------------------------


def why_not_disc(on: Map, green: frozenset[str], source: str, target: str) -> Violation | None:
    """May the disc of one post move to another one?"""
    if source not in on.posts or target not in on.posts:
        return no("SS-2.3", "no-post", {})
    if source not in green:
        return no("SS-5.2", "no-disc", post_words(on, source))
    if target in green:
        return no("SS-5.2", "is-green", post_words(on, target))
    return _why_not_away(on, source, target, _is_last(on, green, source))


def _is_last(on: Map, green: frozenset[str], source: str) -> bool:
    """Is it the only disc of a city?"""
    city = on.posts[source].city
    return bool(city) and sum([post in green for post in on.city_posts[city]]) == 1


def _why_not_away(on: Map, source: str, target: str, last: bool) -> Violation | None:
    """The last disc of a city may only move to another of its posts."""
    city = on.posts[source].city
    if last and city != on.posts[target].city:
        return no("SS-5.2", "last-disc", {"city": where(on, city)})
    return None


def _why_not_signal(state: State, move: Signal) -> Violation | None:
    return why_not_disc(state.layout.map, state.green, move.source, move.target)


def do_signal(state: State, move: Signal) -> State:
    turn = Turn(state)
    two = _pay(turn, move)
    turn.green = green_posts(turn.green - {move.source} | {move.target})
    turn.events.append((tell.signal_moved, turn.active, turn.layout, move.source, move.target, two))
    return turn.act()


def discs(on: Map, green: frozenset[str]) -> list[tuple[str, str]]:
    """Every way to move one disc, from and to, sorted."""
    return [
        (source, target)
        for source in sorted(green)
        for target in _targets(on, source, _is_last(on, green, source))
        if target not in green
    ]


@lru_cache(maxsize=512)
def _targets(on: Map, source: str, last: bool) -> tuple[str, ...]:
    """Where the disc of this post could move if all other posts were red."""
    return tuple(post for post in sorted(on.posts) if not _why_not_away(on, source, post, last))


@lru_cache(maxsize=512)
def _signals(on: Map, green: frozenset[str], pays: tuple[str, ...]) -> list[Move]:
    moves: list[Move] = []
    for source, target in discs(on, green):
        moves += _paid_signals(source, target, pays)
    return sorted(moves) if _clash(on) else moves


@lru_cache(maxsize=65536)
def _paid_signals(source: str, target: str, pays: tuple[str, ...]) -> tuple[Move, ...]:
    return tuple(note.signal(source, target, pay) for pay in pays)


@lru_cache(maxsize=16)
def _clash(on: Map) -> bool:
    """Does the id of a post begin with that of another one, so that payments come between them?"""
    ids = sorted(on.posts)
    return any(b.startswith(a) for a, b in pairwise(ids))


# --- Switches (SS-5.3) ----------------------------------------------------------------------


def why_not_setting(on: Map, junction: str, now: Setting, closed: Setting) -> Violation | None:
    """May the junction be set so that these sections are closed?"""
    if closed not in on.settings[junction]:
        return no("SS-2.2", "no-setting", {"junction": where(on, junction)})
    if closed == now:
        return no("SS-5.3", "same-setting", joined_words(on, junction, closed))
    return None


def _why_not_switch(state: State, move: Switch) -> Violation | None:
    on = state.layout.map
    at = on.junction_at.get(move.junction)
    if at is None:
        return no("SS-5.3", "no-junction", {})
    return why_not_setting(on, move.junction, state.closed[at], move.closed)


def do_switch(state: State, move: Switch) -> State:
    turn = Turn(state)
    two = _pay(turn, move)
    turn.closed = put(turn.closed, turn.layout.map.junction_at[move.junction], move.closed)
    turn.events.append((tell.switch_set, turn.active, turn.layout, move.junction, move.closed, two))
    return turn.act()


def settings(on: Map, junction: str, now: Setting) -> list[Setting]:
    """Every other setting of a junction."""
    return [
        closed
        for closed in on.settings[junction]
        if why_not_setting(on, junction, now, closed) is None
    ]


@lru_cache(maxsize=16384)
def _settings(on: Map, junction: str, now: Setting, pays: tuple[str, ...]) -> list[Move]:
    return sorted(
        note.switch(junction, closed, pay) for closed in settings(on, junction, now) for pay in pays
    )


@lru_cache(maxsize=16)
def _junctions(on: Map) -> tuple[tuple[str, int], ...]:
    """The junctions in the order in which their moves are sorted, each with its place."""
    return tuple(sorted(on.junction_at.items(), key=lambda item: f"{item[0]}="))


# --- Trains (SS-5.4) ------------------------------------------------------------------------


def _why_not_drive(state: State, move: Drive) -> Violation | None:
    train = train_at(state, move.space)
    if train is None:
        on = state.layout.map
        return nowhere(on, move.space, "SS-5.4") or no(
            "SS-5.4", "no-train-there", spot(on, move.space)
        )
    if state.held and state.held in (train.space, train.colour):
        rule = "SS-8.3" if state.held in COLOURS else "SS-8.6"
        return no(rule, "is-held", {"colour": train.colour})
    return None


def do_drive(state: State, move: Drive) -> State:
    turn = Turn(state)
    two = _pay(turn, move)
    train = train_at(state, move.space)
    assert train is not None
    turn.events.append((tell.train_sent, turn.active, turn.layout, train.colour, move.space, two))
    return turn.roll(Rolling(Way(move.space)))


# --- Loading (SS-5.6) -----------------------------------------------------------------------


def why_not_load(state: State, move: Load) -> Violation | None:
    on = state.layout.map
    node = on.nodes.get(move.city)
    if node is None or not node.colour:
        return no("SS-5.6", "no-goods-city", {})
    train = train_at(state, move.city)
    if train is None:
        return no("SS-5.6", "nobody-to-load", {"city": node.name})
    if train.load:
        return no("SS-5.6", "is-loaded", {"colour": train.colour, "goods": train.load})
    if not state.goods[GOODS.index(node.colour)]:
        return no("SS-5.6", "no-goods-left", {"city": node.name})
    if not state.players[state.active][CARDS.index(move.card)]:
        return no("SS-5.6", "no-card", {"card": KINDS[move.card]})
    return None


def do_load(state: State, move: Load) -> State:
    turn = Turn(state)
    turn.discard(move.card)
    train = train_at(state, move.city)
    assert train is not None
    goods = turn.layout.map.nodes[move.city].colour
    at = GOODS.index(goods)
    turn.goods = put(turn.goods, at, turn.goods[at] - 1)
    turn.take_train(move.city)
    turn.put_train(train._replace(load=goods))
    turn.events.append((tell.loaded, turn.active, turn.layout, train.colour, goods, move.city))
    return turn.act()


def _loads(state: State) -> list[Move]:
    exits = state.layout.map.exits
    moves = (
        note.load(one.space, card) for one in state.trains if one.space in exits for card in CARDS
    )
    return sorted(move for move in moves if why_not_load(state, move) is None)


# --- All actions ----------------------------------------------------------------------------


def legal_actions(state: State) -> list[Move]:
    """Every action, sorted; the kinds of moves are sorted by their first letters already."""
    on, hand = state.layout.map, state.players[state.active]
    moves: list[Move] = [note.END]
    moves += _loads(state)
    pays = ways_to_pay(hand, "s")
    if pays:
        moves += _signals(on, state.green, pays)
    pays = ways_to_pay(hand, "w")
    if pays:
        for junction, at in _junctions(on):
            moves += _settings(on, junction, state.closed[at], pays)
    pays = ways_to_pay(hand, "t")
    spaces = [
        one.space for one in state.trains if _why_not_drive(state, note.drive(one.space)) is None
    ]
    moves += sorted(note.drive(space, pay) for space in spaces for pay in pays)
    return moves


# --- The end of the actions, and drawing (SS-5.7) -------------------------------------------


def do_end(state: State, move: End) -> State:
    turn = Turn(state)
    rules = turn.layout.rules
    held = sum(turn.players[turn.active])
    turn.events.append((tell.actions_ended, turn.active))
    cards = min(rules.draw, rules.hand_limit - held)
    if cards:
        return turn.roll(Drawing(cards))
    turn.events.append((tell.hand_full, turn.active))
    return turn.end()


def why_not_draw(state: State, move: Draw) -> Violation | None:
    """As many as are due, and such as lie there: the rest of the pile first, then the discards."""
    pending = state.pending
    assert isinstance(pending, Drawing)
    if len(move.cards) != pending.cards:
        return no("SS-5.7", "draw-number", {"count": pending.cards})
    enough = sum(state.pile) >= pending.cards
    for n, pile, discards in zip(move.counts, state.pile, state.discards, strict=True):
        if not (0 if enough else pile) <= n <= (pile if enough else pile + discards):
            return no("SS-5.7", "draw-impossible", {})
    return None


def do_draw(state: State, move: Draw) -> State:
    turn = Turn(state)
    hand, pile = turn.players[turn.active], turn.pile
    if sum(pile) < len(move.cards):
        pile = tuple(map(sum, zip(pile, turn.discards, strict=True)))
        turn.discards = (0,) * len(CARDS)
        turn.events.append((tell.reshuffled,))
    turn.pile = tuple(have - n for have, n in zip(pile, move.counts, strict=True))
    counts = [have + n for have, n in zip(hand, move.counts, strict=True)]
    turn.players = put(turn.players, turn.active, make(Hand, counts))
    turn.events.append((tell.drew, turn.active, move.cards))
    return turn.end()


@lru_cache(maxsize=16)
def draws(cards: int) -> tuple[Draw, ...]:
    """Every hand of so many cards, sorted."""
    return tuple(
        sorted(
            note.draw("s" * s + "w" * w + "t" * (cards - s - w))
            for s in range(cards + 1)
            for w in range(cards + 1 - s)
        )
    )


def legal_draws(state: State) -> list[Move]:
    pending = state.pending
    assert isinstance(pending, Drawing)
    return [move for move in draws(pending.cards) if why_not_draw(state, move) is None]


_WHY_NOT: dict[type, Callable[[Any, Any], Violation | None]] = {
    Signal: _why_not_signal,
    Switch: _why_not_switch,
    Drive: _why_not_drive,
}
