"""What changed rules break, without a game being played.

Impossible is only what can be proven: nobody can ever win. All else that somebody would hardly want is
odd.
"""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.texts import Fact
from glueckauf.games.sanity import Problem
from glueckauf.games.signal.parts import COLOURS, MULTI
from glueckauf.games.signal.ruleset import Layout, Rules, departures, layout
from glueckauf.games.signal.telling import GAME


def problems(rules: Rules, players: int) -> list[Problem]:
    """What is wrong with these rules, which name their map, for so many players."""
    table = layout(rules, players)
    found = [*_trains(table), *_cards(table), *_time(rules), *_deck(table)]
    return sorted(found, key=lambda problem: not problem.is_impossible)


def _impossible(reason: str, knob: str, **facts: Fact) -> Problem:
    return Problem(GAME, reason, knob, facts, True)


def _odd(reason: str, knob: str, **facts: Fact) -> Problem:
    return Problem(GAME, reason, knob, facts, False)


def _trains(table: Layout) -> Iterator[Problem]:
    """Whoever delivers goes to the depot, so every goods needs a deployment of its own."""
    usual = sorted(
        (len(departures()[card].deploy) for card in table.rules.departures), reverse=True
    )
    most = len(COLOURS) + sum(usual[: table.deck - 1])
    if most < table.needed:
        knob = "removed" if len(COLOURS) + sum(usual) >= table.needed else "departures"
        yield _impossible("too-few-trains", knob, trains=most, needed=table.needed)


def _cards(table: Layout) -> Iterator[Problem]:
    """Every goods costs a card to load; what is drawn counts only with another turn of its player."""
    rules, turns = table.rules, table.deck
    dealt = min(turns, table.players) * rules.deal
    drawn = max(turns - table.players, 0) * min(rules.draw, rules.hand_limit)
    if dealt + drawn < table.needed:
        yield _impossible("too-few-cards", "draw", cards=dealt + drawn, needed=table.needed)
    elif rules.hand_limit < rules.draw:
        yield _odd("hand-below-draw", "hand_limit", limit=rules.hand_limit, draw=rules.draw)


def _time(rules: Rules) -> Iterator[Problem]:
    """Does anything cost time, and is stopping cheaper than a collision?"""
    costs = (
        *(rules.unused_tokens, rules.head_on_tokens),
        *(rules.start_place_tokens, rules.no_deployment_tokens),
    )
    if not any(costs):
        yield _odd("silent-clock", "unused_tokens")
    elif rules.head_on_tokens < rules.unused_tokens:
        facts = {"crash": rules.head_on_tokens, "stop": rules.unused_tokens}
        yield _odd("cheap-crash", "head_on_tokens", **facts)


def _deck(table: Layout) -> Iterator[Problem]:
    """Are there turns enough, and does the deck move every colour?"""
    if table.deck < table.needed:
        yield _odd("short-game", "removed", turns=table.deck, needed=table.needed)
    shown = {colour for card in table.rules.departures for colour in departures()[card].move}
    for colour in COLOURS:
        if not shown & {colour, MULTI}:
            yield _odd("colour-left-out", "departures", colour=colour)
