"""A train on its way: the die, the logistician, cities on the way, and what the run did (SS-6, SS-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from glueckauf.core.telling import Violation
from glueckauf.games.signal import moving
from glueckauf.games.signal import notation as note
from glueckauf.games.signal import telling as tell
from glueckauf.games.signal.cards import next_train
from glueckauf.games.signal.moving import Run
from glueckauf.games.signal.notation import Die, Exit, Move
from glueckauf.games.signal.parts import Leaving, Passing, Rolled, Rolling, Train, Way
from glueckauf.games.signal.telling import no, nowhere, post_words, spot, where
from glueckauf.games.signal.turn import Turn

if TYPE_CHECKING:
    from glueckauf.games.signal.rules import State


def mover(board: Turn | State, way: Way) -> Train:
    """The train that is on its way."""
    found = moving.train_at(board, way.space)
    assert found is not None, "a train on its way stands on the board"
    return found


# --- The die (SS-6.2, SS-8.1) ---------------------------------------------------------------


def why_not_die(state: State, move: Die) -> Violation | None:
    pending = state.pending
    assert isinstance(pending, Rolling)
    colour = mover(state, pending.way).colour
    if move.points not in state.layout.dice[colour]:
        return no("SS-6.2", "no-such-face", {"colour": colour, "points": move.points})
    return None


def do_die(state: State, move: Die) -> State:
    turn = Turn(state)
    pending = state.pending
    assert isinstance(pending, Rolling)
    way, points = pending.way, move.points
    turn.events.append((tell.rolled, mover(turn, way).colour, points))
    if "logistician" in turn.helpers:
        return turn.pause(Rolled(way, points))
    return _depart(turn, way, points)


def legal_dice(state: State) -> list[Move]:
    pending = state.pending
    assert isinstance(pending, Rolling)
    faces = state.layout.dice[mover(state, pending.way).colour]
    return [note.die(points) for points in faces if why_not_die(state, note.die(points)) is None]


def do_reroll(state: State, move: Move) -> State:
    turn = Turn(state)
    pending = state.pending
    assert isinstance(pending, Rolled)
    turn.use("logistician")
    turn.events.append((tell.helped, turn.active, "logistician"))
    return turn.roll(Rolling(pending.way))


def do_on(state: State, move: Move) -> State:
    """The die counts."""
    pending = state.pending
    assert isinstance(pending, Rolled)
    return _depart(Turn(state), pending.way._replace(decided=True), pending.points)


# --- On the way -----------------------------------------------------------------------------


def _depart(turn: Turn, way: Way, points: int) -> State:
    """Out of a city the players choose the way (SS-6.4); everywhere else it is given."""
    train = mover(turn, way)
    if train.space not in turn.layout.map.exits:
        return _drive(turn, way, points, "")
    if moving.ways_out(turn, train.space):
        return turn.pause(Leaving(way, points))
    lost = points * turn.layout.rules.unused_tokens
    post = turn.layout.map.exits[train.space][0][1]
    return _settle(turn, way, train, Run(moving.RED, train, (), points, lost, post))


def _drive(turn: Turn, way: Way, points: int, by: str) -> State:
    """Move the train until it has moved, or the players may run through a city."""
    train = mover(turn, way)
    done = run_of(turn, way, points, by)
    if done.end != moving.PAUSED:
        return _settle(turn, way, train, done)
    assert done.train is not None
    turn.take_train(train.space)
    turn.put_train(done.train)
    turn.events.append((tell.drove, turn.layout, train.colour, train.load, done))
    return turn.pause(Passing(way._replace(space=done.train.space), done.left, done.entry))


def run_of(board: Turn | State, way: Way, points: int, by: str) -> Run:
    """What these points do to the train on its way.

    While the dispatcher is unused, a train that nobody could speak up for since the die asks (SS-8.2).
    """
    asks = "dispatcher" in board.helpers and not way.decided
    return moving.run(board, mover(board, way), points, by, board.through or asks)


def _settle(turn: Turn, way: Way, train: Train, done: Run) -> State:
    """The move has ended: deliver, go to the depot, lose tokens; then whatever comes next (SS-6.13)."""
    turn.events.append((tell.drove, turn.layout, train.colour, train.load, done))
    if done.train != train:
        turn.take_train(train.space)
        if done.train is not None:
            turn.put_train(done.train)
    if done.delivered:
        turn.deliver(done.at, done.delivered)
        if turn.wins():
            return turn.made()
    elif train.load and done.train is None:
        turn.goods_back(train.load)
    if turn.lose(done.lost):
        return turn.made()
    return next_train(turn, way.then) if way.then else turn.act()


# --- In a city (SS-6.4, SS-8.2, SS-12.2) ----------------------------------------------------


def why_not_exit(state: State, move: Exit) -> Violation | None:
    pending = state.pending
    assert isinstance(pending, (Leaving, Passing))
    city = pending.way.space
    on = state.layout.map
    post = on.post_of.get((city, move.section))
    if post is None:
        return nowhere(on, move.section, "SS-6.4") or no(
            "SS-6.4", "not-adjoining", {"city": where(on, city), **spot(on, move.section)}
        )
    if post not in state.green:
        return no("SS-6.4", "exit-red", post_words(on, post))
    if isinstance(pending, Leaving):
        return None
    through = "SS-12.2" if on.through else "SS-8.2"
    if not moving.may_run_through(state, city, state.through):
        return no("SS-8.2", "no-through", {"city": where(on, city)})
    if move.section == pending.entry:
        return no(through, "way-back", {"city": where(on, city)})
    if any(train.space == move.section for train in state.trains):
        return no(through, "exit-taken", spot(on, move.section))
    return None


def do_exit(state: State, move: Exit) -> State:
    turn = Turn(state)
    pending = state.pending
    assert isinstance(pending, (Leaving, Passing))
    way = pending.way
    colour, through = mover(turn, way).colour, isinstance(pending, Passing)
    turn.events.append((tell.left_city, turn.layout, colour, way.space, move.section, through))
    return _drive(turn, way._replace(decided=True), pending.points, move.section)


def do_stop(state: State, move: Move) -> State:
    turn = Turn(state)
    pending = state.pending
    assert isinstance(pending, Passing)
    train = mover(turn, pending.way)
    turn.events.append((tell.stopped, turn.layout, train.colour, train.space))
    done = moving.arrival(turn, train, left=pending.points, entry=pending.entry)
    return _settle(turn, pending.way, train, done)


def legal_exits(state: State) -> list[Move]:
    pending = state.pending
    assert isinstance(pending, (Leaving, Passing))
    sections = state.layout.map.around[pending.way.space]
    exits = map(note.exit_by, sections)
    return [move for move in exits if why_not_exit(state, move) is None]
