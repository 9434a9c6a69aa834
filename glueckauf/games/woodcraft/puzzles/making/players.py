"""What people would naturally play. Puzzles are made where they fail.

    greedy      whatever brings most at once, action by action, or else makes a die that an order still lacks,
                until nothing does
    one by one  completes the order that brings most, in the cheapest way, then the next, and then what
                brings anything at once; where a die, an order or a cell is to be chosen it tries each

Where dice are to be made, one after the other is made in the cheapest way, the first one first. Everything
here is deterministic: of equals, what stands first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from glueckauf.games.woodcraft.moves import END, Complete, Move
from glueckauf.games.woodcraft.parts import NO_DICE, Free, Order, Player, Reward
from glueckauf.games.woodcraft.puzzles.walk import is_over, onward
from glueckauf.games.woodcraft.solve.making import Bench, bench_of, cheapest
from glueckauf.games.woodcraft.solve.task import Number, Place, Task, amount_of, start_of

MOST_BENCHES = 2_000  # that are looked at for a way to an order: many more than people see
Line = tuple[str, ...]
Progress = tuple[Number, ...]
Chooser = Callable[[Task, Place], Move]


def natural_lines(task: Task) -> dict[str, Line]:
    """The lines of the natural players, by their names."""
    return {"greedy": greedy_line(task), "one by one": one_by_one(task)}


@lru_cache(maxsize=512)
def greedy_line(task: Task) -> Line:
    return _played(task, start_of(task), greedy)[0]


@lru_cache(maxsize=512)
def one_by_one(task: Task) -> Line:
    return _played(task, start_of(task), _patient)[0]


# --- Playing --------------------------------------------------------------------------------


def _played(task: Task, place: Place, choose: Chooser) -> tuple[Line, Place]:
    """The line of a player who decides move by move, and where it ends: with the task, or at a die."""
    line: list[str] = []
    while not is_over(place):
        move = choose(task, place)
        place = onward(task, place, move)
        line.append(str(move))
    return tuple(line), place


def progress(task: Task, place: Place) -> Progress:
    """How far this is: what is asked for and had already, the first word of the objective, the dice that
    orders in hand wait for, and then the other words."""
    player = place.state.players[task.seat]
    done = sum(order in player.done for order in task.complete)
    first, *others = [
        -amount_of(task, word, player) if word[0] == "-" else amount_of(task, word, player)
        for word in task.objective
    ]
    return done, _there(task.dice, player), first, _there(_needed(task, place), player), *others


def _there(dice: tuple[int, ...], player: Player) -> int:
    """How many of these dice are there."""
    return sum(map(min, player.dice, dice))


def _needed(task: Task, place: Place) -> tuple[int, ...]:
    """The dice of all orders in hand."""
    orders = [place.state.layout.orders[card].dice for card in place.state.players[task.seat].held]
    return tuple(map(sum, zip(NO_DICE, *orders, strict=True)))


# --- Greedy ---------------------------------------------------------------------------------


def greedy(task: Task, place: Place) -> Move:
    """The move after which most is reached; the end of the turn where none brings anything."""
    moves: list[Move] = place.state.legal_moves()
    if not isinstance(place.state.todo[-1], Free):
        return max(moves, key=lambda move: progress(task, onward(task, place, move)))
    here = progress(task, place)
    others = [move for move in moves if move != END]
    best = max(others, key=lambda move: progress(task, onward(task, place, move)), default=END)
    return best if best != END and progress(task, onward(task, place, best)) > here else END


# --- One by one -----------------------------------------------------------------------------


def _patient(task: Task, place: Place) -> Move:
    """The next move towards the next order, or die; what is to be chosen is tried out."""
    if not isinstance(place.state.todo[-1], Free):
        return max(
            place.state.legal_moves(), key=lambda move: _tried(task, onward(task, place, move))
        )
    return _on_the_way(task, place)


def _tried(task: Task, place: Place) -> Progress:
    """What comes of it if all further choices are made at once."""
    return progress(task, _played(task, place, _steady)[1])


def _steady(task: Task, place: Place) -> Move:
    is_free = isinstance(place.state.todo[-1], Free)
    return _on_the_way(task, place) if is_free else greedy(task, place)


def _on_the_way(task: Task, place: Place) -> Move:
    if any(task.dice):
        way = _to_next_die(task, place)
        return way[0] if way else END
    found = [(_gain(task, place, way), way) for way in _ways(task, place)]
    here = progress(task, place)
    gain, way = max(found, key=lambda each: each[0], default=(here, ()))
    return way[0] if way and gain > here else greedy(task, place)


def _ways(task: Task, place: Place) -> Iterator[tuple[Move, ...]]:
    """The cheapest way to complete each order in hand; those that are asked for, if there are any."""
    player, rules = place.state.players[task.seat], place.state.rules
    bench = bench_of(player, place.state.round)
    wanted = [card for card in player.held if card in task.complete] or player.held
    for card in wanted:
        order = place.state.layout.orders[card]
        way = cheapest(bench, order, rules.offcut_step, rules.adjust_step, MOST_BENCHES)
        if way is not None:
            yield way.moves


def _gain(task: Task, place: Place, way: tuple[Move, ...]) -> Progress:
    """How far a way leads; what it then asks for is settled greedily."""
    for move in way:
        place = onward(task, place, move)
    while not (is_over(place) or isinstance(place.state.todo[-1], Free)):
        place = onward(task, place, greedy(task, place))
    return progress(task, place)


def _to_next_die(task: Task, place: Place) -> tuple[Move, ...]:
    """The cheapest works for the first die that is missing; dice that are there already are left alone."""
    player = place.state.players[task.seat]
    there = tuple(map(min, player.dice, task.dice))
    missing = [
        die for die, (have, need) in enumerate(zip(there, task.dice, strict=True)) if have < need
    ]
    bench = _without(bench_of(player, place.state.round), there)
    rules = place.state.rules
    for die in missing:
        way = cheapest(bench, _die_order(die), rules.offcut_step, rules.adjust_step, MOST_BENCHES)
        if way is not None:
            return tuple(move for move in way.moves if not isinstance(move, Complete))
    return ()


def _without(bench: Bench, dice: tuple[int, ...]) -> Bench:
    left = tuple(have - kept for have, kept in zip(bench.dice, dice, strict=True))
    return bench._replace(dice=left)


@lru_cache(maxsize=32)
def _die_order(die: int) -> Order:
    """An order that needs this one die and nothing else."""
    dice = tuple(int(at == die) for at in range(len(NO_DICE)))
    return Order(f"die {die}", dice, (0, 0, 0), Reward())
