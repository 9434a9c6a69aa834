"""Could a game come to this position? What the file cannot say at all, position.py refuses already.

Turns follow each other around the table, every card that was revealed was a turn, hands are dealt and drawn,
and trains come by deployments: `seen`, `start`, `hands`, `discards` and the trains have to fit together. A file
that leaves open what came before says `arranged = ["course"]`.
"""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.puzzle import Impossible
from glueckauf.games.signal.moving import port_takes
from glueckauf.games.signal.parts import (
    COLOURS,
    GOODS,
    KINDS,
    NUMBERS,
    Drawing,
    Leaving,
    Passing,
    Revealing,
    Rolled,
    Rolling,
)
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import departures
from glueckauf.games.signal.solve.scope import left_of
from glueckauf.games.signal.solve.task import CARD, THE_CARD, Task

COURSE = "course"  # what came before is left open
ARRANGED = (COURSE,)


def impossible(puzzle: SignalPuzzle) -> Iterator[Impossible]:
    """What of the position no game can come to."""
    state = puzzle.task.start
    yield from _turn(state)
    yield from _hands(state)
    yield from _trains(state)
    yield from _helpers(state)
    yield from _time(state)
    yield from _ports(state)
    yield from _known(puzzle.task)


def _course(key: str, problem: str) -> Impossible:
    return Impossible(f"position.{key}", f'{problem}, or write arranged = ["{COURSE}"]', COURSE)


# --- Turns ----------------------------------------------------------------------------------


def _revealed(state: State) -> dict[str, int]:
    """How many of each departure card have been revealed and lie under the deck no more."""
    table = state.layout
    counts = zip(table.cards, table.unseen, state.unseen, strict=True)
    return {card: copies - left - (card == state.under) for card, copies, left in counts}


def _turns(state: State) -> int:
    """How many turns are over: each began with a card."""
    return sum(_revealed(state).values()) - (not isinstance(state.pending, Revealing))


def _turns_of(state: State) -> list[int]:
    """The same seat by seat."""
    size, over = len(state.players), _turns(state)
    return [(over - (seat - state.start) % size + size - 1) // size for seat in range(size)]


def _kept(state: State) -> bool:
    """Has the crossing keeper helped, and is the card gone again? Then the clock may have taken it."""
    helpers = set(state.map.helpers) - set(state.helpers)
    return "crossing_keeper" in helpers and not state.under


def _turn(state: State) -> Iterator[Impossible]:
    size, over = len(state.players), _turns(state)
    turns = {over, over - 1} if _kept(state) else {over}
    if all((state.start + turn) % size != state.active for turn in turns):
        start = (state.active - over) % size
        yield _course(
            "start",
            f"after {over} turns it is not the turn of seat {state.active} (SS-4.1), if seat"
            f" {state.start} began; write start = {start}",
        )


# --- Hands (SS-3.7, SS-5.7) -----------------------------------------------------------------


def _is_acting(state: State) -> bool:
    """Have action cards of this turn perhaps been played?"""
    pending = state.pending
    if isinstance(pending, Rolling | Rolled | Leaving | Passing):
        return pending.way.then is None
    return pending is None or isinstance(pending, Drawing)


def _hands(state: State) -> Iterator[Impossible]:
    rules, acting = state.rules, _is_acting(state)
    played = 0
    for seat, (hand, turns) in enumerate(zip(state.players, _turns_of(state), strict=True)):
        least = min(rules.draw, rules.hand_limit) if turns else rules.deal
        most = rules.hand_limit if turns else rules.deal
        if acting and seat == state.active:
            least = 0
        if not least <= sum(hand) <= most:
            yield _course(
                "hands",
                f"seat {seat} holds {sum(hand)} action cards, and after {turns} turns it must be"
                f" {least} to {most} (SS-3.7, SS-5.7); give it as many",
            )
        had = min(rules.deal + rules.draw, rules.hand_limit) if turns else rules.deal
        played += max(had - sum(hand), 0)
    gone = sum(state.discards)
    if _may_be_shuffled(state):
        played = max(rules.deal - sum(state.players[state.active]), 0) if acting else 0
    if gone < played:
        yield _course(
            "discards",
            f"{gone} action cards have been played, and with these hands it must be {played} or"
            f" more (SS-5.7); write discards = {{ {KINDS['s']} = {played} }}, for example",
        )
    dealt = _dealt(state)
    if sum(map(sum, state.players)) + gone > dealt:
        yield _course(
            "discards",
            f"only {dealt} action cards have been dealt and drawn so far (SS-5.7), and in hands and"
            " discards there are more; take some away, or name more cards in seen",
        )


def _dealt(state: State) -> int:
    """The most action cards that have been dealt and drawn."""
    return state.rules.deal * len(state.players) + state.rules.draw * _turns(state)


def _may_be_shuffled(state: State) -> bool:
    """May the pile have run out, so that discards were shuffled?"""
    return _dealt(state) >= state.rules.action_cards * len(KINDS)


# --- Trains (SS-4.3) ------------------------------------------------------------------------


def _trains(state: State) -> Iterator[Impossible]:
    left = left_of(state.pending)
    due = len(left.deploy) if left else 0
    cards = {card: number for card, number in _revealed(state).items() if number > 0}
    deployed = sum(len(departures()[card].deploy) * n for card, n in cards.items()) - due
    trains, goods = len(state.trains), sum(map(sum, state.stored))
    if trains + goods > deployed:
        yield _course(
            "seen",
            f"{trains} trains on the board and {goods} goods delivered need {trains + goods}"
            f" deployments (SS-4.3), and the cards that were revealed show {deployed}; name more of"
            " them, such as D2",
        )
    most = sum(n for card, n in cards.items() if departures()[card].deploy)
    for colour in COLOURS:
        number = sum(train.colour == colour for train in state.trains)
        if number > most:
            yield _course(
                "seen",
                f"{number} {colour} trains are on the board, each by a card of its own (SS-4.4),"
                f" and {most} such cards were revealed; name more of them, such as D-black",
            )
    on = state.map
    if sum(cards.values()) == 1 and not sum(state.discards):
        for train in state.trains:
            if train.space not in on.way_out:
                yield _course(
                    "trains",
                    f"no train has moved yet, so that on {train.space} stands in a start place"
                    " (SS-4.5); name cards in seen",
                )
    turned = len(NUMBERS) - len(state.tokens)
    if state.rules.tokens == "pile" and turned > deployed:
        yield _course(
            "tokens",
            f"{turned} location tokens have been turned for {deployed} deployments (SS-11.2); leave"
            " more of them face down",
        )


# --- Helpers, time --------------------------------------------------------------------------


def _helpers(state: State) -> Iterator[Impossible]:
    used = [one for one in state.map.helpers if one not in state.helpers]
    if "crossing_keeper" in used and state.deck and not state.under:
        yield _course(
            "under",
            "the card that the crossing keeper put under the deck lies there still (SS-8.4); write"
            ' under = "multi", for example',
        )
    after_start = {"crossing_keeper", "conductor", "traffic_controller"} & {*used}
    if after_start and sum(_revealed(state).values()) + bool(state.under) < 2:
        yield _course(
            "used",
            f"the start card left nothing to {', '.join(sorted(after_start))} (SS-8.3, SS-8.4,"
            " SS-8.6); name a card in seen",
        )


def _time(state: State) -> Iterator[Impossible]:
    """More tokens than this cannot have been lost: all trains against another at every move."""
    rules = state.rules
    most = sum(state.unseen) - rules.removed + bool(state.under)
    lost = (most - state.deck) * rules.clock + rules.clock - state.clock
    face = max(max(dice) for dice in state.layout.dice.values())
    worst = max(face * max(rules.head_on_tokens, rules.unused_tokens), rules.start_place_tokens)
    shown = _revealed(state)
    if state.under:  # it was revealed, too, and what it deploys or moves was ignored
        shown[state.under] += 1
    moves = sum(len(departures()[card].move) * n for card, n in shown.items()) * rules.trains
    moves += _dealt(state) if _may_be_shuffled(state) else sum(state.discards)
    failed = sum(len(departures()[card].deploy) * n for card, n in shown.items())
    if lost > moves * worst + failed * rules.no_deployment_tokens:
        yield _course(
            "deck",
            f"{lost} time tokens cannot have been lost so early (SS-7.1); name the cards in seen"
            " that were revealed",
        )


# --- What no course of a game excuses -------------------------------------------------------


def _ports(state: State) -> Iterator[Impossible]:
    on, layout = state.map, state.layout
    for train in state.trains:
        if train.load and train.space in on.port_at and port_takes(state, train.space, train.load):
            yield Impossible(
                "position.trains",
                f"{train.space} takes {train.load} goods off this train at once (SS-12.3); let it"
                " be empty, or elsewhere",
            )
    if not on.through or state.rules.port_takes_all:
        return
    for port, row in zip(on.ports, state.stored, strict=True):
        need = on.needs[port]
        if sum(max(count - need, 0) for count in row) > layout.extras[port]:
            kind = GOODS[row.index(max(row))]
            yield Impossible(
                f"position.stored.{port}",
                f"{port} takes no more {kind} goods (SS-12.1); take some away",
            )


def _known(task: Task) -> Iterator[Impossible]:
    """The card that is to come next."""
    state, card = task.start, dict(task.given).get(THE_CARD)
    if card is None or task.until != CARD or state.pending is not None:
        return
    if not state.deck:
        yield Impossible("given.card", "no departure card is left to come; name fewer in seen")
    elif state.deck == 1 and state.under:
        if card != state.under:
            yield Impossible("given.card", f"the last card is {state.under} (SS-8.4); write that")
    elif not state.unseen[state.layout.card_at[str(card)]]:
        yield Impossible(
            "given.card", f"{card} has been revealed already (SS-1.4); take it out of seen"
        )
