"""What the course asks about the board game: cases for functions, forbidden moves, fresh puzzles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from random import Random
from typing import Any

from glueckauf.core.streams import stream
from glueckauf.games.board.bots import Greedy
from glueckauf.games.board.notation import Send, read
from glueckauf.games.board.parts import COLOURS, LEVEL_OF, Mine, Order, Outstanding, all_filled
from glueckauf.games.board.puzzles.pit.contest import fresh_puzzles
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.ruleset import FORBIDDEN, Rules, knobs, space_names, works
from glueckauf.games.board.solve.pit.task import Task
from glueckauf.games.teaching import Fresh, Question, Riddle

# --- Cases for functions --------------------------------------------------------------------


def miners(seed: int | str) -> Iterator[Question]:
    """How many miners go to a space where so many stand? f(standing, rules); None: nobody may."""
    rng = stream("course miners", seed)
    ways = knobs()["displacement"]["choices"]
    for n in count():
        rules = Rules(displacement=ways[n % len(ways)])
        standing = 0 if n < len(ways) else rng.randrange(1, 8)
        needed = works(rules, 2).needed[standing]
        yield Question((standing, rules), None if needed == FORBIDDEN else needed, "GA-3.2")


def placing(seed: int | str) -> Iterator[Question]:
    """May the player to move go to this space? f(facts), which are those of `facts_of`."""
    rng = stream("course placing", seed)
    was_legal = False
    while True:
        players = rng.choice((2, 3, 4))
        for state in _states(players, rng):
            space = rng.choice(space_names(state.rules))
            violation = state.why_not(space)
            if (violation is None) is not was_legal:  # in turn, so that nobody passes by saying yes
                was_legal = not was_legal
                rule = violation.rule if violation else "GA-3.2"
                yield Question((facts_of(state, space),), violation is None, rule)


def facts_of(state: State, space: str) -> dict[str, Any]:
    """What has to be known of a space to tell whether the player to move may go there."""
    move = read(space)
    assert isinstance(move, Send)
    player = state.players[state.to_move or 0]
    open_orders = [one for one in player.orders if all_filled(one.squares)]
    there: Any = True
    price = 0
    if move.kind == "workshop":
        there = state.workshops[move.number - 1] if move.number else state.tile_stack.cards
        price = state.works.prices.get(there, 0) if move.number else 0
    elif move.kind == "order":
        there = state.order_spaces[move.number - 1] if move.number else state.order_stack.cards
    is_closed = move in state.works.closed
    return {
        "kind": move.kind,
        "closed": is_closed,
        "standing": 0 if is_closed else state.crews[state.works.index[move]].miners,
        "miners": player.miners,
        "card": bool(there) and not is_closed,
        "price": 0 if is_closed else price,
        "marks": player.marks,
        "complete": sum(one.order.transport == move.place for one in open_orders),
    }


def ride(seed: int | str) -> Iterator[Question]:
    """In how few steps can one ride fill squares with coal from these levels? f(levels)."""
    rng = stream("course ride", seed)
    while True:
        coal = "".join(sorted(rng.choices(COLOURS, k=rng.randrange(1, 6)), key=COLOURS.index))
        levels = [LEVEL_OF[colour] for colour in coal]
        rng.shuffle(levels)
        yield Question((levels,), _fewest(coal), "GA-5.1")


def _fewest(coal: str) -> int:
    """The steps as the exact solver finds them: an order for every cube, which must be complete."""
    carts: Any = tuple(colour * coal.count(colour) for colour in COLOURS)
    orders = tuple(
        Outstanding("ABCDE"[n], Order("barrow", colour, 1), ("",)) for n, colour in enumerate(coal)
    )
    labels = tuple(one.label for one in orders)
    rules = Rules(pairs=False)
    task = Task(
        Mine(0, "", carts, "", ()), orders, ("mining/40",), ("-steps",), labels, rules=rules
    )
    value = task.solve().value
    assert value is not None, "a cage of five takes it all"
    return value["steps"]


QUESTIONS: Mapping[str, Callable[[int | str], Iterator[Question]]] = {
    "miners": miners,
    "placing": placing,
    "ride": ride,
}


# --- Forbidden moves ------------------------------------------------------------------------


def _riddle(name: str, is_it: Callable[[State, str], bool]) -> Callable[[int | str], Riddle]:
    """The first position of greedy games in which a move of this sort is forbidden."""

    def riddle(seed: int | str) -> Riddle:
        rng = stream(f"course riddle {name}", seed)
        while True:
            deck = rng.randrange(10**6)
            state, bot = setup(2, deck), Greedy(deck)
            moves: list[str] = []
            while not state.is_over:
                for move in _tempting(state):
                    violation = state.why_not(move)
                    if violation is not None and is_it(state, move):
                        return Riddle(2, deck, tuple(moves), move, violation.rule)
                move = bot.choose(state.seen_by(state.to_move or 0))
                state = state.after(move)
                moves.append(str(move))

    return riddle


def _tempting(state: State) -> Iterator[str]:
    """What somebody might wish to do here."""
    if state.pending is None:
        yield from space_names(state.rules)
    elif type(state.pending).__name__ == "Mining":
        player = state.players[state.to_move or 0]
        if player.mine.level == 0:
            yield from (f"{colour}>s" for colour in COLOURS if colour in player.mine.cage)


def _is_closed(state: State, move: str) -> bool:
    return move in state.works.closed


def _is_dear(state: State, move: str) -> bool:
    violation = state.why_not(move)
    return violation is not None and violation.rule == "GA-4.1"


def _is_hoarding(state: State, move: str) -> bool:
    violation = state.why_not(move)
    return violation is not None and violation.rule == "GA-5.4"


RIDDLES: Mapping[str, Callable[[int | str], Riddle]] = {
    "closed-door": _riddle("closed-door", _is_closed),
    "dear-tile": _riddle("dear-tile", _is_dear),
    "hoarding": _riddle("hoarding", _is_hoarding),
}


def _states(players: int, rng: Random) -> Iterator[State]:
    """Positions at the beginning of turns, a few turns apart, of a greedy game."""
    deck = rng.randrange(10**6)
    state = setup(players, deck)
    bot = Greedy(deck)
    while not state.is_over:
        if state.pending is None and rng.random() < 0.1:
            yield state
        state = state.after(bot.choose(state.seen_by(state.to_move or 0)))


CHANGES = (
    ("clock_first=3,3,3,3,3,3,3,3,3,3,3,3", "margin"),
    ("miners=12,12,12", "duration"),
)


# --- Fresh puzzles --------------------------------------------------------------------------


def fresh(seed: int | str) -> Iterator[Fresh]:
    """Mining puzzles of a contest: greed misses the best of each."""
    for puzzle in fresh_puzzles(seed):
        assert puzzle.par is not None, "a contest knows its answers"
        yield Fresh(puzzle._replace(par=None, line=None), puzzle.par["vp"])
