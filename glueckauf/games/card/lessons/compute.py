"""Numbers a question may ask for: a closed list of computations. The file claims, this computes.

    cost = "wagon/a"                      what a zone costs now
    payments = "mining/3"                 different ways to pay for it
    zones = true                          zones of this table
    shifts = true                         shifts of this game
    stack_left = "lorry/a"                cards in a stack
    workers_after = LINE                  cards_after, orders_after, innovations_after, storage_after,
                                          row_after, lorries_after, trains_after, tokens_after,
                                          score_after, to_move_after, start_after: what a line leads to
    load_after = { line = "…", dock = 1 } lorries at a dock; cost_after = { line = "…", zone = "wild" }
    stack_after = { line = "…", stack = "lorry/a" }
    load = { dock = 1 }                   lorries loaded there now
    steps = LINE                          mining steps that a line uses
    steps_most = true                     most steps that the mining action can use
    best = { objective = "lorries" }      most of it that the pending action allows; { …, turns = 1 }: that
                                          so many own turns allow; the words stand in solve/task.py
    category = { of = "A" }               points of a category, A to E, or "total"
    objective = "order:barracks"          points that an objective brings
    shares_matched = true
    token_to = true                       who gets the shift token if the shift ends now
    winner = true                         who wins if the game ends now

LINE is a text like "lorry/a pay/1", or { line = "…", seat = 1 }; an empty line counts what lies there
now. Where a player matters the other words take { …, seat = 1 } as well; left out, it is the player
to move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.core.lines import play_moves, read_moves
from glueckauf.core.telling import Event
from glueckauf.core.texts import Fact, phrase_of
from glueckauf.games.card import scoring
from glueckauf.games.card.choices import payments
from glueckauf.games.card.hidden import closed
from glueckauf.games.card.lessons.goal_cards import card, stack_of, zone_of
from glueckauf.games.card.lessons.goals import lorries
from glueckauf.games.card.notation import read_line
from glueckauf.games.card.parts import DOCKS, NOBODY, STACKS, Mining, worker_range
from glueckauf.games.card.rules import State
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import WORDS as OBJECTIVES
from glueckauf.games.card.solve.task import Place, Task, steps_of, why_not_asked
from glueckauf.games.card.telling import GAME
from glueckauf.games.contract import Computed
from glueckauf.games.course import rules_of

CATEGORIES = {"A": "lorries", "B": "orders", "C": "shares", "D": "tokens", "E": "objectives"}
TURNS = 3  # own turns that `best` may ask for
WIDE_WORDS = {"token_to", "to_move_after", "start_after", "winner"}  # that compare the players
SIGHTS = {  # where a number of the player to move can be found; else on the desk
    **dict.fromkeys(("cost", "zones"), "zones"),
    **dict.fromkeys(("category", "objective", "shares_matched"), "scores"),
    "payments": "zones+hand",
    "stack_left": "stacks",
    "load": "docks",
}
ACTED = {"load_after", "steps", "steps_most", "best", "storage_after", "row_after", "lorries_after"}
UNITS = {  # what the numbers count
    **dict.fromkeys(("cost", "cost_after", "workers_after"), "workers"),
    **dict.fromkeys(("stack_left", "stack_after", "cards_after"), "cards"),
    **dict.fromkeys(("storage_after", "row_after"), "cards"),
    **dict.fromkeys(("load", "load_after", "lorries_after"), "lorries"),
    **dict.fromkeys(("steps", "steps_most"), "steps"),
    **dict.fromkeys(("category", "objective", "score_after"), "points"),
    **dict.fromkeys(("token_to", "to_move_after", "start_after", "winner"), "player"),
    "payments": "ways",
    "zones": "zones",
    "orders_after": "orders",
    "innovations_after": "innovations",
    "trains_after": "trains",
    "tokens_after": "tokens",
    "shares_matched": "shares",
}
BEST_UNITS = {"score": "points", "vp": "points"}
PLACING = ("CG-2.2", "CG-2.3", "CG-2.4", "CG-2.5", "CG-2.6", "CG-2.7")  # how every action begins
ABOUT = {  # the rules that tell a number, first among those applied on the way to it
    "workers_after": ("CG-2.4",),
    "cards_after": ("CG-2.4",),
    "cost_after": ("CG-2.3",),
    "load_after": ("CG-3.7",),
    "lorries_after": ("CG-3.7",),
    "row_after": ("CG-3.6", "CG-3.1"),
    "storage_after": ("CG-3.6",),
    "trains_after": ("CG-3.12",),
    "tokens_after": ("CG-5.2",),
    "start_after": ("CG-5.2",),
    "stack_after": ("CG-4.4",),
}
ALWAYS = {  # rules that the number itself applies
    "cost_after": ("CG-2.3",),
    "to_move_after": ("CG-2.1",),
    "score_after": ("CG-6.3",),
}


class Compute(NamedTuple):
    """A word of the closed list, what is asked, and of whom; `line` is played before."""

    word: str
    asked: Any
    seat: int
    line: tuple[str, ...] = ()

    def of(self, state: State) -> Computed:
        """The number in this position."""
        return _WORDS[self.word].of(state, self)

    def sight(self, state: State) -> str:
        """Where the answer can be found."""
        if self.seat != state.to_move or self.word in WIDE_WORDS:
            return "table"
        if isinstance(state.pending, Mining) and self.word in ACTED:
            return "row+docks"
        return SIGHTS.get(self.word, "desk")

    def spoken(self, number: int, language: str = "en") -> str:
        """The number with its unit: 3 workers, 5 points; a seat by its name."""
        unit = UNITS.get(self.word, "plain")
        if self.word == "best":
            word = self.asked[0]
            unit = BEST_UNITS.get(word, word)
        facts: dict[str, Fact] = {"unit": unit, "n": number, "seat": number}
        return phrase_of(GAME, "number", facts, language)


def read_compute(field: Field, state: State) -> Compute:
    given = field.table(WORDS)
    if len(given) != 1:
        field.wrong(f'must name one of {", ".join(WORDS)}, like {{ cost = "wagon/a" }}')
    ((word, item),) = given.items()
    return _WORDS[word].read(word, item, state)


def _mover(state: State) -> int:
    return 0 if state.to_move is None else state.to_move


# --- Reading --------------------------------------------------------------------------------


def _options(
    field: Field, state: State, required: dict[str, str], optional: tuple[str, ...] = ()
) -> tuple[dict[str, Field], int]:
    """What is asked, in a table with the seat."""
    given = field.table((*required, *optional, "seat"), required)
    most = len(state.players) - 1
    return given, given["seat"].number(0, most) if "seat" in given else _mover(state)


def _plain(field: Field, state: State, key: str, example: str) -> tuple[Field, int]:
    """What is asked, plain or in a table with the seat."""
    if not isinstance(field.value, dict):
        return field, _mover(state)
    given, seat = _options(field, state, {key: example})
    return given[key], seat


def _line_of(field: Field, state: State) -> tuple[str, ...]:
    moves = read_moves(field, read_line)
    play_moves(field, state, moves)
    return tuple(map(str, moves))


def _read_line(word: str, field: Field, state: State) -> Compute:
    item, seat = _plain(field, state, "line", '"lorry/a pay/1"')
    return Compute(word, None, seat, _line_of(item, state))


def _read_load(word: str, field: Field, state: State) -> Compute:
    required = {"dock": "1"} if word == "load" else {"line": '"row>1w"', "dock": "1"}
    given, seat = _options(field, state, required)
    line = _line_of(given["line"], state) if "line" in given else ()
    return Compute(word, given["dock"].number(DOCKS[0], DOCKS[-1]), seat, line)


def _read_cost_after(word: str, field: Field, state: State) -> Compute:
    given, seat = _options(field, state, {"line": '"wild pay/2"', "zone": '"wild"'})
    zone = zone_of(given["zone"], state)
    return Compute(word, zone, seat, _line_of(given["line"], state))


def _read_stack_after(word: str, field: Field, state: State) -> Compute:
    given, seat = _options(field, state, {"line": '"lorry/a pay/1"', "stack": '"lorry/a"'})
    stack = stack_of(given["stack"], state)
    return Compute(word, stack, seat, _line_of(given["line"], state))


def _read_zone(word: str, field: Field, state: State) -> Compute:
    item, seat = _plain(field, state, "zone", '"wagon/a"')
    return Compute(word, zone_of(item, state), seat)


def _read_stack(word: str, field: Field, state: State) -> Compute:
    return Compute(word, stack_of(field, state), _mover(state))


def _read_category(word: str, field: Field, state: State) -> Compute:
    item, seat = _plain(field, state, "of", '"A"')
    return Compute(word, item.one_of("category", (*CATEGORIES, "total")), seat)


def _read_objective(word: str, field: Field, state: State) -> Compute:
    item, seat = _plain(field, state, "of", '"order:barracks"')
    return Compute(word, card(item, state, "objective"), seat)


def _read_true(word: str, field: Field, state: State) -> Compute:
    seat = _mover(state)
    if isinstance(field.value, dict):
        _, seat = _options(field, state, {})
    elif field.value is not True:
        field.wrong(f"write {word} = true")
    if word == "winner" and len(_winners(state)) > 1:
        field.wrong("the victory is shared; no number can say that")
    if word == "steps_most" and not isinstance(state.pending, Mining):
        field.wrong('needs a mining action; the position needs, for example, mining = "mining/3"')
    return Compute(word, True, seat)


def _read_best(word: str, field: Field, state: State) -> Compute:
    given, _ = _options(field, state, {"objective": '"lorries"'}, ("turns",))
    objective = given["objective"].one_of("objective", OBJECTIVES)
    turns = given["turns"].number(1, TURNS) if "turns" in given else 0
    problem = why_not_asked(Task(state, turns, (objective,)))
    if problem:
        field.wrong(problem)
    return Compute(word, (objective, turns), _mover(state))


# --- Computing ------------------------------------------------------------------------------


def _play(state: State, moves: Iterable[str]) -> tuple[State, tuple[str, ...]]:
    events: list[Event] = []
    for move in moves:
        state = state.after(move)
        events += state.events
    return state, rules_of(events)


def _after(count: Callable[[State, Compute], int]) -> Callable[[State, Compute], Computed]:
    def of(state: State, compute: Compute) -> Computed:
        state, rules = _play(state, compute.line)
        return Computed(count(state, compute), _weighed(rules, compute.word))

    return of


def _weighed(rules: tuple[str, ...], word: str) -> tuple[str, ...]:
    """The rule that matters first: an answer quotes one."""
    first = [*ALWAYS.get(word, ()), *(rule for rule in ABOUT.get(word, ()) if rule in rules)]
    return tuple(dict.fromkeys((*first, *(r for r in rules if r not in PLACING), *rules)))


def _cost_at(state: State, compute: Compute) -> int:
    return state.zones[state.layout.index[compute.asked]].cost


def _cost(state: State, compute: Compute) -> Computed:
    return Computed(_cost_at(state, compute), ("CG-2.3",))


def _payments(state: State, compute: Compute) -> Computed:
    player = state.players[compute.seat]
    helpers = tuple(name for name in player.innovations if worker_range(name))
    ways = payments(player.workers, helpers, _cost_at(state, compute))
    return Computed(len(ways), ("CG-2.4", "CG-4.1") if helpers else ("CG-2.4",))


def _zones(state: State, compute: Compute) -> Computed:
    rules = ("CG-1.3", "CG-1.2") if state.layout.closed else ("CG-1.3",)
    return Computed(len(state.layout.zones), rules)


def _shifts(state: State, compute: Compute) -> Computed:
    return Computed(len(state.layout.tokens), ("CG-2.1", "CG-1.5"))


def _stack_size(state: State, compute: Compute) -> int:
    return len(state.stacks[STACKS.index(compute.asked)].cards)


def _stack_left(state: State, compute: Compute) -> Computed:
    return Computed(_stack_size(state, compute), ("CG-1.1",))


def _load_at(state: State, compute: Compute) -> int:
    return state.players[compute.seat].docks[compute.asked - 1].load


def _load(state: State, compute: Compute) -> Computed:
    return Computed(_load_at(state, compute), ("CG-3.10",))


def _steps(state: State, compute: Compute) -> Computed:
    used, at = 0, state
    for move in read_line(" ".join(compute.line)) if compute.line else ():
        used += steps_of(Place(at, 0, 0, ()), move)
        at = at.after(move)
    return Computed(used, _play(state, compute.line)[1])


def _best(state: State, compute: Compute) -> Computed:
    """The solver's number, with the rules that its line applies; below the open cards nobody looks."""
    objective, turns = ("steps", 0) if compute.word == "steps_most" else compute.asked
    state = closed(state)
    solution = solve(Task(state, turns, (objective,)))
    if solution.value is None or solution.line is None:
        return Computed(None, ())
    return Computed(solution.value[objective], _play(state, solution.line)[1])


def _category(state: State, compute: Compute) -> Computed:
    score = scoring.score(state.players[compute.seat], state.rules)
    if compute.asked == "total":
        return Computed(score.total, ("CG-6.3", "CG-6.1"))
    rules = ("CG-6.3", "CG-6.2") if compute.asked == "C" else ("CG-6.3",)
    return Computed(getattr(score, CATEGORIES[compute.asked]), rules)


def _objective(state: State, compute: Compute) -> Computed:
    player = state.players[compute.seat]
    vp = scoring.objective_vp(player, compute.asked, state.rules)
    return Computed(vp, ("CG-6.3",))


def _shares_matched(state: State, compute: Compute) -> Computed:
    return Computed(scoring.matched_shares(state.players[compute.seat]).total(), ("CG-6.2",))


def token_to(state: State) -> int:
    """Who gets the shift token if the shift ends now (CG-5.2)."""
    owner = state.zones[state.layout.token_zone].owner
    return state.start if owner == NOBODY else owner


def _winners(state: State) -> tuple[int, ...]:
    return scoring.winners(state.players, state.rules)


# --- The closed list ------------------------------------------------------------------------


class _Word(NamedTuple):
    read: Callable[[str, Field, State], Compute]
    of: Callable[[State, Compute], Computed]


def _line(count: Callable[[State, Compute], int]) -> _Word:
    return _Word(_read_line, _after(count))


_WORDS: dict[str, _Word] = {
    "cost": _Word(_read_zone, _cost),
    "payments": _Word(_read_zone, _payments),
    "zones": _Word(_read_true, _zones),
    "shifts": _Word(_read_true, _shifts),
    "stack_left": _Word(_read_stack, _stack_left),
    "workers_after": _line(lambda state, c: sum(state.players[c.seat].workers)),
    "cards_after": _line(lambda state, c: len(state.players[c.seat].workers)),
    "orders_after": _line(lambda state, c: len(state.players[c.seat].orders)),
    "innovations_after": _line(lambda state, c: len(state.players[c.seat].innovations)),
    "storage_after": _line(lambda state, c: len(state.players[c.seat].storage)),
    "row_after": _line(lambda state, c: len(state.players[c.seat].row)),
    "lorries_after": _line(lambda state, c: lorries(state.players[c.seat])),
    "trains_after": _line(lambda state, c: len(state.players[c.seat].delivered)),
    "tokens_after": _line(lambda state, c: len(state.players[c.seat].tokens)),
    "score_after": _line(lambda state, c: state.scores[c.seat]),
    "to_move_after": _line(lambda state, c: _mover(state)),
    "start_after": _line(lambda state, c: state.start),
    "load_after": _Word(_read_load, _after(_load_at)),
    "cost_after": _Word(_read_cost_after, _after(_cost_at)),
    "stack_after": _Word(_read_stack_after, _after(_stack_size)),
    "load": _Word(_read_load, _load),
    "steps": _Word(_read_line, _steps),
    "steps_most": _Word(_read_true, _best),
    "best": _Word(_read_best, _best),
    "category": _Word(_read_category, _category),
    "objective": _Word(_read_objective, _objective),
    "shares_matched": _Word(_read_true, _shares_matched),
    "token_to": _Word(_read_true, lambda state, c: Computed(token_to(state), ("CG-5.2",))),
    "winner": _Word(_read_true, lambda state, c: Computed(_winners(state)[0], ("CG-6.4",))),
}
WORDS = tuple(_WORDS)
