"""How far a turn is, in a position of a file.

    turn = { seat = 1 }                     before the departure card; seat left out: who starts
    turn = { card = "D-black-grey" }        this card has just been revealed
    turn = { phase = "actions" }            step 2: action cards
    turn = { phase = "draw" }               step 3: the cards are drawn
    turn = { phase = "rolled", train = "paris", points = 3 }      of a train action: the die lies there
    turn = { phase = "leave", train = "paris", points = 3 }       by which post does it leave the city?
    turn = { phase = "pass", train = "paris", points = 1, entry = "lille-paris.1" }   stop or run on?
    turn = { phase = "roll", train = "paris" }                    the die is rolled next
    turn = { card = { id = "D-black", deploy = 0 } }              the card with its deployment done

The table of a card says what is left of it: `deploy`, so many deployments; `moved`, the colours that
have moved; `colour`, what was chosen for the next multi-colour symbol; `barred`, the colour that was
deployed; `begun`, whether a decision about it has been made. What comes next follows from the card, unless
`phase` is one of a train that moves for it, or "place" (with `colour`: its start place is rolled).
`waiting` are the trains of the colour still to move (left out: all others), `rolled` that one has,
`decided` that somebody has spoken since the die, `again` that a card is revealed after the crossing
keeper, `through` that the dispatcher is in force, `held` what may not move in this turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from glueckauf.core.fields import Field, shown
from glueckauf.core.protocol import CHANCE
from glueckauf.games.signal import cards, moving
from glueckauf.games.signal.parts import (
    ANY,
    COLOURS,
    MULTI,
    START,
    Departure,
    Drawing,
    Leaving,
    Left,
    Next,
    Passing,
    Pending,
    Placing,
    Revealing,
    Rolled,
    Rolling,
    Train,
    Way,
)
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import departures
from glueckauf.games.signal.turn import Turn

REVEAL, ACTIONS, PLACE, DRAW = "reveal", "actions", "place", "draw"
ROLL, ROLLED, LEAVE, PASS = "roll", "rolled", "leave", "pass"
OF_A_TRAIN = (ROLL, ROLLED, LEAVE, PASS)
PHASES = (REVEAL, ACTIONS, PLACE, *OF_A_TRAIN, DRAW)
CARD_KEYS = ("id", "deploy", "moved", "colour", "barred", "begun")
KEYS = (
    *("seat", "phase", "card", "colour", "waiting", "rolled", "train", "points", "entry"),
    *("decided", "again", "through", "held"),
)


def seen_now(field: Field, known: Iterable[str]) -> str:
    """The departure card of this turn, unless it is the start card, which all have seen; or ""."""
    card = field.value.get("card") if isinstance(field.value, dict) else None
    name = card.get("id") if isinstance(card, dict) else card
    return name if isinstance(name, str) and name in known else ""


def read_turn(field: Field, state: State) -> State:
    """The state with the turn as far as the field says."""
    given = field.table(KEYS)
    if "seat" in given:
        state = state._replace(active=given["seat"].number(0, len(state.players) - 1))
    state = _with_helpers(given, state)
    left = _card(given["card"], state) if "card" in given else None
    phase = given["phase"].one_of("phase", PHASES) if "phase" in given else ""
    if not phase and left is None:
        phase = REVEAL
    if left is not None and phase in (REVEAL, ACTIONS, DRAW):
        given["card"].wrong(
            f'the card is done in the phase "{phase}" (SS-4.1); leave out one of them'
        )
    _check_keys(given, phase, left)
    if not phase:
        assert left is not None
        return _resolved(given, state, left)
    pending = _pending(field, given, phase, left, state)
    seat = CHANCE if isinstance(pending, (Revealing, Placing, Rolling, Drawing)) else state.active
    return state._replace(pending=pending, to_move=seat, events=())


def _with_helpers(given: dict[str, Field], state: State) -> State:
    """The dispatcher in force, and what is held (SS-8.2, SS-8.3, SS-8.6)."""
    if "through" in given and _yes(given["through"]):
        if "dispatcher" not in state.map.helpers or "dispatcher" in state.helpers:
            given["through"].wrong(
                'needs the dispatcher (SS-8.2); write used = ["dispatcher"] in the position'
            )
        state = state._replace(through=True)
    if "held" in given:
        spaces = [train.space for train in state.trains]
        held = given["held"].one_of("colour, or space of a train", (*COLOURS, *spaces))
        if not state.rules.held_for_turn:
            given["held"].wrong("matters with rules = { held_for_turn = true } only; leave it out")
        state = state._replace(held=held)
    return state


_NEEDED = {
    ROLL: ("train",),
    ROLLED: ("train", "points"),
    LEAVE: ("train", "points"),
    PASS: ("train", "points", "entry"),
    PLACE: ("card", "colour"),
}
_EXAMPLES = {
    "train": '"paris"',
    "points": "3",
    "entry": '"lille-paris.1"',
    "card": '"D-black"',
    "colour": '"black"',
}


def _check_keys(given: dict[str, Field], phase: str, left: Left | None) -> None:
    """A phase needs its keys, and has no use for others."""
    for key in _NEEDED.get(phase, ()):
        if key not in given:
            example = f"{key} = {_EXAMPLES[key]}"
            given["phase"].wrong(f'"{phase}" needs {key}; write, for example, {example}')
    known = {"seat", "phase", "card", "through", "held", *_NEEDED.get(phase, ())}
    if phase in OF_A_TRAIN:
        known |= {"decided", *(("waiting",) if left else ())}
    if not phase:
        known |= {"waiting", "rolled"}
    if phase == REVEAL:
        known |= {"again"}
    for key in given:
        if key not in known:
            what = f'in the phase "{phase}"' if phase else "where a card decides what comes next"
            given[key].wrong(f"says nothing {what}; leave it out")


def _pending(
    field: Field, given: dict[str, Field], phase: str, left: Left | None, state: State
) -> Pending:
    if phase == REVEAL:
        if not state.deck:
            field.wrong("the deck has no card left to reveal; give the position a larger deck")
        return Revealing(again="again" in given and _yes(given["again"]))
    if phase == ACTIONS:
        return None
    if phase == DRAW:
        rules = state.rules
        number = min(rules.draw, rules.hand_limit - sum(state.players[state.active]))
        if not number:
            field.wrong(f"the hand has {rules.hand_limit} cards, so none is drawn (SS-5.7)")
        return Drawing(number)
    if phase == PLACE:
        assert left is not None
        return _placing(given, left, state)
    return _moving(given, phase, left, state)


# --- The card -------------------------------------------------------------------------------


def _card(field: Field, state: State) -> Left:
    """What is left of the card: all of it, or what its table says."""
    if isinstance(field.value, str):
        card = departures()[field.one_of("departure card", state.layout.cards)]
        return Left(card.id, card.deploy, card.move)
    given = field.table(CARD_KEYS, {"id": '"D-black"'})
    card = departures()[given["id"].one_of("departure card", state.layout.cards)]
    deploy, move = card.deploy, card.move
    if "deploy" in given:
        deploy = deploy[len(deploy) - given["deploy"].number(0, len(deploy)) :]
    used = _moved(given["moved"], card) if "moved" in given else ()
    if used and deploy:
        given["moved"].wrong("deployments come before moves (SS-4.2); write deploy = 0")
    move = move[len(used) :]
    if "colour" in given:
        move = (_chosen(given["colour"], move, used), *move[1:])
    barred = given["barred"].one_of("colour", COLOURS) if "barred" in given else ""
    if barred and (deploy == card.deploy or card.id == START):
        given["barred"].wrong("bars a second deployment (SS-4.4), and none has been made here")
    begun = (deploy, move, used) != (card.deploy, card.move, ())
    if "begun" in given:
        begun = _yes(given["begun"])
    return Left(card.id, deploy, move, barred, used, not begun)


def _moved(field: Field, card: Departure) -> tuple[str, ...]:
    """The colours that have moved: those of the card's topmost symbols, each once (SS-4.7)."""
    used: list[str] = []
    items = field.items("colours", 0, len(card.move))
    for item, symbol in zip(items, card.move, strict=False):
        colour = item.one_of("colour", COLOURS)
        if symbol not in (MULTI, colour) or colour in used:
            item.wrong(f"this card moves {', '.join(card.move)}, each colour once (SS-4.7)")
        used.append(colour)
    return tuple(used)


def _chosen(field: Field, move: tuple[str, ...], used: tuple[str, ...]) -> str:
    colour = field.one_of("colour", COLOURS)
    if not move or move[0] != MULTI:
        field.wrong("is chosen for a multi-colour symbol (SS-4.7), and none comes next")
    if colour in used or colour in move:
        field.wrong(f"{colour} moves only once with this card (SS-4.7); choose another one")
    return colour


def _resolved(given: dict[str, Field], state: State, left: Left) -> State:
    """What comes next follows from the card, as in play."""
    turn = Turn(state)
    clock = turn.clock
    then = cards.resolve(turn, left)
    if then.clock != clock or then.is_over:
        given["card"].wrong(
            "asks for a deployment, and no train is in the depot: let the phase be another one"
        )
    pending = then.pending
    if isinstance(pending, Next):
        waiting = _waiting(given, state, pending.colour, pending.waiting)
        rolled = "rolled" in given and _yes(given["rolled"])
        pending = Next(pending.left, pending.colour, waiting, rolled)
        if not waiting:
            given["waiting"].wrong(f"no {pending.colour} train is left to move; name one that is")
        return then._replace(pending=pending, events=())
    for key in ("waiting", "rolled"):
        if key in given:
            given[key].wrong("this card does not move a colour next; leave it out")
    return then._replace(events=())


def _waiting(
    given: dict[str, Field], state: State, colour: str, possible: tuple[str, ...]
) -> tuple[str, ...]:
    if "waiting" not in given:
        return possible
    items = given["waiting"].items("spaces", 0, len(state.trains))
    return tuple(sorted({item.one_of(f"{colour} train to move", possible) for item in items}))


def _placing(given: dict[str, Field], left: Left, state: State) -> Placing:
    colour = given["colour"].one_of("colour", COLOURS)
    if not left.deploy:
        given["card"].wrong("has no deployment left; let the phase be another one")
    if left.deploy[0] not in (ANY, colour):
        given["colour"].wrong(f"the start card deploys {left.deploy[0]} now (SS-4.5)")
    out = sum(train.colour == colour for train in state.trains)
    if colour == left.barred or out == state.rules.trains:
        given["colour"].wrong(f"no {colour} train can be deployed here (SS-4.3, SS-4.4)")
    return Placing(left if left.card == START else left._replace(fresh=False), colour)


# --- A train that moves ---------------------------------------------------------------------


def _moving(given: dict[str, Field], phase: str, left: Left | None, state: State) -> Pending:
    by_space = {train.space: train for train in state.trains}
    train = by_space[given["train"].one_of("space with a train", by_space)]
    then = _then(given, left, train, state) if left is not None else None
    decided = "decided" in given and _yes(given["decided"])
    way = Way(train.space, then, decided)
    if phase == ROLL:
        return Rolling(way)
    faces = state.layout.dice[train.colour]
    points = given["points"].number(1, max(faces))
    if phase != PASS and points not in faces:
        given["points"].wrong(
            f"the {train.colour} die shows {', '.join(map(str, faces))} (SS-1.1), not {points}"
        )
    if phase == ROLLED:
        if "logistician" not in state.helpers:
            given["phase"].wrong(
                "nobody is asked after the die when the logistician has helped; let it be"
                ' "leave", or roll with then = "die/…"'
            )
        return Rolled(way, points)
    if train.space not in state.map.exits:
        given["train"].wrong(f"{train.space} is no city; name a train in one")
    if phase == LEAVE:
        if not moving.ways_out(state, train.space):
            given["train"].wrong(f"no post of {train.space} is green, so it cannot leave")
        return Leaving(way, points)
    entry = given["entry"].one_of("section at this city", state.map.around[train.space])
    return Passing(way, points, entry)


def _then(given: dict[str, Field], left: Left, train: Train, state: State) -> Next:
    """What goes on when the train has moved: the others of its colour."""
    if left.deploy or not left.move or left.move[0] != train.colour:
        given["card"].wrong(
            f"does not move {train.colour} now; say what is done of it with deploy, moved and colour"
        )
    others = tuple(one.space for one in state.trains if one.colour == train.colour and one != train)
    waiting = _waiting(given, state, train.colour, others)
    return Next(left._replace(fresh=False), train.colour, waiting, rolled=True)


def _yes(field: Field) -> bool:
    value: Any = field.value
    if not isinstance(value, bool):
        field.wrong(f"must be true or false, not {shown(value)}")
    return value
