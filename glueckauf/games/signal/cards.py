"""Step 1 of a turn: the departure card, from top to bottom (SS-4), and the helpers that change it (SS-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from glueckauf.core.making import put
from glueckauf.core.telling import Violation
from glueckauf.games.signal import notation as note
from glueckauf.games.signal import telling as tell
from glueckauf.games.signal.notation import Colour, Deploy, Go, Hold, Move, Place, Reveal, Shunt
from glueckauf.games.signal.parts import (
    ANY,
    COLOURS,
    MULTI,
    NUMBERS,
    START,
    Asked,
    Choosing,
    Deploying,
    Left,
    Next,
    Placing,
    Revealing,
    Rolling,
    Shunting,
    Train,
    Way,
)
from glueckauf.games.signal.ruleset import departures
from glueckauf.games.signal.telling import no, nowhere, spot, where
from glueckauf.games.signal.turn import Turn, can_keep, depot

if TYPE_CHECKING:
    from glueckauf.games.signal.rules import State


# --- Going through the card -----------------------------------------------------------------


def resolve(turn: Turn, left: Left) -> State:
    """Go on with the card until somebody or chance must decide (SS-4.2)."""
    while left.deploy:
        if left.deploy[0] != ANY:
            return _start_card(turn, left)
        if depot(turn, left.barred):
            return turn.pause(Deploying(left))
        if can_keep(turn, left):
            return turn.pause(Asked(left))  # before any token is lost
        turn.events.append((tell.no_deployment, left.barred if turn.depot() else ""))
        if turn.lose(turn.layout.rules.no_deployment_tokens):
            return turn.made()
        left = left._replace(deploy=left.deploy[1:], fresh=False)
    while left.move:
        colour = left.move[0]
        if colour == MULTI:
            return turn.pause(Choosing(left))
        waiting = tuple([train.space for train in turn.trains if train.colour == colour])
        if waiting:
            return turn.pause(Next(left, colour, waiting))
        turn.events.append((tell.none_out, colour))
        left = moved(left, colour)
    if can_keep(turn, left):
        return turn.pause(Asked(left))
    turn.events.append((tell.card_done, turn.active))
    return turn.act()


def moved(left: Left, colour: str) -> Left:
    """The card with its topmost symbol done, which was of this colour."""
    return left._replace(move=left.move[1:], used=(*left.used, colour))


def _start_card(turn: Turn, left: Left) -> State:
    """The colours of the start card are fixed; the shunter may place one of them (SS-4.5, SS-8.5)."""
    if "shunter" in turn.helpers:
        return turn.pause(Shunting(left))
    return turn.roll(Placing(left, left.deploy[0]))


# --- Revealing (chance) ---------------------------------------------------------------------


def top_cards(state: State) -> dict[str, int]:
    """The cards that may lie on top, and how many of each: all that nobody has seen, removed ones, too.

    The start card lies on top of all, the card that the crossing keeper laid down, under all.
    """
    cards, unseen = state.layout.cards, state.unseen
    if unseen[0]:
        return {START: 1}
    if state.under and state.deck == 1:
        return {state.under: 1}
    return {card: count for card, count in zip(cards, unseen, strict=True) if count}


def why_not_reveal(state: State, move: Reveal) -> Violation | None:
    if move.card not in top_cards(state):
        return no("SS-4.1", "card-not-on-top", {})
    return None


def do_reveal(state: State, move: Reveal) -> State:
    turn = Turn(state)
    if turn.under and turn.deck == 1:
        turn.under = ""
    else:
        at = turn.layout.card_at[move.card]
        turn.unseen = put(turn.unseen, at, turn.unseen[at] - 1)
    turn.deck -= 1
    card = departures()[move.card]
    turn.events.append((tell.revealed, turn.active, card))
    return resolve(turn, Left(card.id, card.deploy, card.move))


def legal_reveals(state: State) -> list[Move]:
    return [note.reveal(card) for card in top_cards(state)]


# --- The crossing keeper, or going on -------------------------------------------------------


def why_not_keeper(state: State) -> Violation | None:
    """SS-8.4: the card just revealed, not the start card, and not the last one."""
    if "crossing_keeper" not in state.layout.map.helpers:
        return no("SS-8.4", "not-on-this-map", {"helper": "crossing_keeper"})
    if "crossing_keeper" not in state.helpers:
        return no("SS-8.4", "helper-used", {"helper": "crossing_keeper"})
    left = getattr(state.pending, "left", None)
    if left is None or not left.fresh or left.card == START:
        return no("SS-8.4", "keeper-too-late", {})
    return None if state.deck else no("SS-8.4", "keeper-no-card", {})


def do_keeper(state: State, move: Move) -> State:
    turn = Turn(state)
    turn.use("crossing_keeper")
    turn.under = state.pending.left.card  # type: ignore[union-attr]  # why_not_keeper has asked
    turn.deck += 1
    turn.events.append((tell.helped, turn.active, "crossing_keeper"))
    return turn.roll(Revealing(again=True))


def do_on(state: State, move: Move) -> State:
    """On without the crossing keeper, or without the shunter on the start card."""
    turn = Turn(state)
    pending = state.pending
    assert isinstance(pending, (Asked, Shunting))
    left = pending.left._replace(fresh=False)
    if isinstance(pending, Shunting):
        return turn.roll(Placing(left, left.deploy[0]))
    return resolve(turn, left)


# --- Deploying (SS-4.3) ---------------------------------------------------------------------


def why_not_deploy(state: State, move: Deploy) -> Violation | None:
    pending = state.pending
    assert isinstance(pending, Deploying)
    return _why_not_colour(state, pending.left, move.colour)


def _why_not_colour(state: State, left: Left, colour: str) -> Violation | None:
    if left.deploy[0] != ANY:
        if colour != left.deploy[0]:
            return no("SS-4.5", "start-colour", {"colour": left.deploy[0]})
        return None
    if colour == left.barred:
        return no("SS-4.4", "same-colour", {"colour": colour})
    if colour not in depot(state):
        return no("SS-4.3", "not-in-depot", {"colour": colour})
    return None


def do_deploy(state: State, move: Deploy) -> State:
    turn = Turn(state)
    pending = state.pending
    assert isinstance(pending, Deploying)
    left = pending.left._replace(fresh=False)
    turn.events.append((tell.to_deploy, turn.active, move.colour, bool(left.barred)))
    return turn.roll(Placing(left, move.colour))


def why_not_shunt(state: State, move: Shunt) -> Violation | None:
    """SS-8.5: the colour must be due, and the place free."""
    if "shunter" not in state.layout.map.helpers:
        return no("SS-8.5", "not-on-this-map", {"helper": "shunter"})
    if "shunter" not in state.helpers:
        return no("SS-8.5", "helper-used", {"helper": "shunter"})
    pending = state.pending
    assert isinstance(pending, (Deploying, Shunting))
    violation = _why_not_colour(state, pending.left, move.colour)
    space = state.places[move.number - NUMBERS[0]]
    if violation is None and any(train.space == space for train in state.trains):
        return no("SS-8.5", "place-taken", {"place": where(state.layout.map, space)})
    return violation


def do_shunt(state: State, move: Shunt) -> State:
    turn = Turn(state)
    pending = state.pending
    assert isinstance(pending, (Deploying, Shunting))
    turn.use("shunter")
    space = state.places[move.number - NUMBERS[0]]
    turn.events.append((tell.shunted, turn.active, turn.layout, move.colour, space))
    return _placed(turn, pending.left._replace(fresh=False), move.colour, move.number)


def legal_deployments(state: State) -> list[Move]:
    """Colours, and with the shunter also places; of the start card the shunter's only."""
    moves: list[Move] = []
    if isinstance(state.pending, Deploying):
        deploys = map(note.deploy, COLOURS)
        moves += [move for move in deploys if why_not_deploy(state, move) is None]
    if "shunter" in state.helpers:
        shunts = (note.shunt(colour, n) for colour in COLOURS for n in NUMBERS)
        moves += [move for move in shunts if why_not_shunt(state, move) is None]
    return moves


# --- The start place (chance) ---------------------------------------------------------------


def place_chances(state: State) -> dict[int, int]:
    """The numbers that can come up, and how likely they are beside each other.

    The start card rolls again until a place is free (SS-4.5); a pile of tokens is turned over one by
    one, and shuffled anew when it is empty (SS-11.2).
    """
    pending = state.pending
    assert isinstance(pending, Placing)
    sums = state.layout.sums
    if state.rules.tokens == "pile":
        sums = dict.fromkeys(NUMBERS, 1)
    if pending.left.card == START:
        taken = {train.space for train in state.trains}
        free = (n for n, space in zip(NUMBERS, state.places, strict=True) if space not in taken)
        return {number: sums[number] for number in free}
    if state.rules.tokens == "pile":
        return dict.fromkeys(state.tokens or NUMBERS, 1)
    return sums


def why_not_place(state: State, move: Place) -> Violation | None:
    if move.number in place_chances(state):
        return None
    pending = state.pending
    assert isinstance(pending, Placing)
    if pending.left.card == START:
        space = state.places[move.number - NUMBERS[0]]
        return no("SS-4.5", "rolled-again", {"place": where(state.layout.map, space)})
    return no("SS-11.2", "token-turned", {"number": move.number})


def do_place(state: State, move: Place) -> State:
    turn = Turn(state)
    pending = state.pending
    assert isinstance(pending, Placing)
    if turn.layout.rules.tokens == "pile" and pending.left.card != START:
        pile = turn.tokens or NUMBERS
        turn.tokens = tuple([number for number in pile if number != move.number])
    return _placed(turn, pending.left, pending.colour, move.number)


def _placed(turn: Turn, left: Left, colour: str, number: int) -> State:
    """The train stands in the start place, or it is occupied and time is lost (SS-4.3)."""
    space = turn.places[number - NUMBERS[0]]
    start_card = left.card == START
    left = left._replace(deploy=left.deploy[1:], barred="" if start_card else colour)
    if any(train.space == space for train in turn.trains):
        turn.events.append((tell.place_taken, turn.layout, colour, number, space))
        if turn.lose(turn.layout.rules.no_deployment_tokens):
            return turn.made()
    else:
        turn.put_train(Train(space, colour))
        turn.events.append((tell.deployed, turn.layout, colour, number, space, start_card))
    return resolve(turn, left)


def legal_places(state: State) -> list[Move]:
    moves = map(note.place, NUMBERS)
    return [move for move in moves if why_not_place(state, move) is None]


# --- Multi-colour symbols (SS-4.7) ----------------------------------------------------------


def why_not_colour(state: State, move: Colour) -> Violation | None:
    pending = state.pending
    assert isinstance(pending, Choosing)
    left = pending.left
    if move.colour in left.used or move.colour in left.move:
        return no("SS-4.7", "colour-used", {"colour": move.colour})
    return None


def do_colour(state: State, move: Colour) -> State:
    turn = Turn(state)
    pending = state.pending
    assert isinstance(pending, Choosing)
    left = pending.left
    turn.events.append((tell.colour_chosen, turn.active, move.colour))
    return resolve(turn, left._replace(move=(move.colour, *left.move[1:]), fresh=False))


def legal_colours(state: State) -> list[Move]:
    moves = map(note.colour, COLOURS)
    return [move for move in moves if why_not_colour(state, move) is None]


# --- The next train of a colour (SS-4.6) ----------------------------------------------------


def why_not_go(state: State, move: Go) -> Violation | None:
    pending = state.pending
    assert isinstance(pending, Next)
    if move.space in pending.waiting:
        return None
    on = state.layout.map
    for train in state.trains:
        if train.space == move.space:
            facts = {"colour": train.colour, "due": pending.colour}
            reason = "has-moved" if train.colour == pending.colour else "other-colour"
            return no("SS-4.6", reason, facts)
    return nowhere(on, move.space, "SS-4.6") or no("SS-4.6", "no-train-there", spot(on, move.space))


def do_go(state: State, move: Go) -> State:
    turn = Turn(state)
    pending = state.pending
    assert isinstance(pending, Next)
    turn.events.append((tell.next_train, turn.active, turn.layout, pending.colour, move.space))
    then = Next(
        pending.left._replace(fresh=False),
        pending.colour,
        tuple([space for space in pending.waiting if space != move.space]),
        rolled=True,
    )
    return turn.roll(Rolling(Way(move.space, then)))


def next_train(turn: Turn, pending: Next) -> State:
    """A train has moved or is held: the next one, or the next symbol of the card."""
    if pending.waiting:
        return turn.pause(pending)
    return resolve(turn, moved(pending.left, pending.colour))


def why_not_hold(state: State, move: Hold) -> Violation | None:
    """SS-8.3, SS-8.6: the colour about to move, or a train of it, before the first roll."""
    pending = state.pending
    assert isinstance(pending, Next)
    by_colour = move.what in COLOURS
    helper = "conductor" if by_colour else "traffic_controller"
    rule = tell.HELPER_RULES[helper]
    if helper not in state.layout.map.helpers:
        return no(rule, "not-on-this-map", {"helper": helper})
    if helper not in state.helpers:
        return no(rule, "helper-used", {"helper": helper})
    if pending.rolled:
        return no(rule, "hold-too-late", {"colour": pending.colour})
    if by_colour and move.what != pending.colour:
        return no(rule, "hold-other", {"colour": pending.colour})
    if not by_colour and move.what not in pending.waiting:
        on = state.layout.map
        return nowhere(on, move.what, rule) or no(
            rule, "hold-nobody", {"colour": pending.colour, **spot(on, move.what)}
        )
    return None


def do_hold(state: State, move: Hold) -> State:
    turn = Turn(state)
    pending = state.pending
    assert isinstance(pending, Next)
    pending = pending._replace(left=pending.left._replace(fresh=False))
    if move.what in COLOURS:
        turn.use("conductor")
        turn.events.append((tell.held_colour, turn.active, move.what))
        pending = pending._replace(waiting=())
    else:
        turn.use("traffic_controller")
        turn.events.append((tell.held_train, turn.active, turn.layout, pending.colour, move.what))
        waiting = tuple([space for space in pending.waiting if space != move.what])
        pending = pending._replace(waiting=waiting)
    if turn.layout.rules.held_for_turn:
        turn.held = move.what
    return next_train(turn, pending)


def legal_next(state: State) -> list[Move]:
    pending = state.pending
    assert isinstance(pending, Next)
    moves: list[Move] = [
        move for move in map(note.go, pending.waiting) if why_not_go(state, move) is None
    ]
    if not pending.rolled:
        holds = map(note.hold, (pending.colour, *pending.waiting))
        moves += [move for move in holds if why_not_hold(state, move) is None]
    return moves
