"""Numbers a question may ask for: a closed list of computations. The file claims, this computes.

    miners_needed = "money/5"             price = "workshop/3" (or a tile, "gg+")
    tile_level = "workshop/3"             where a tile belongs; below zero on the dark side
    marks_after = LINE                    vp_after, miners_after, orders_after, coal_after,
                                          cage_after, storage_after, canteen_after, supply_after,
                                          to_move_after, start_after: what a line of moves leads to
    steps = LINE                          mining steps that a line uses
    steps_needed = ["A"]                  fewest steps that complete these orders
    best_vp = 8                           most VP of complete orders with so many mining steps
    clock_count = { category = 3 }        what a player has in a category of the shift clock
    award = { category = 5 }              what the clock gives now; without a category: in all
    empty_carts = "k"                     empty carts of a colour
    start_player = true                   who would start the next shift
    final = "marks"                       end of the game: marks, coal, orders, balance, total, rest
    winner = true                         who wins if the game ends now, without the clock
    revealed = true, looked_at = "workshop/draw", open_spaces = "money"

LINE is a text like "money/5 …", or { line = "…", seat = 1, colour = "g" }; an empty line counts
what lies there now. The other words take { …, seat = 1 } as well; the seat is that of the player to
move if it is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.core.lines import play_moves, read_moves
from glueckauf.core.telling import Event
from glueckauf.core.texts import Fact, phrase_of
from glueckauf.games.board import scoring
from glueckauf.games.board.notation import Send, read_line
from glueckauf.games.board.parts import COLOURS, LEVEL_OF, Drafting, Mining, coal_of
from glueckauf.games.board.puzzles.pit.possible import MOST_STEPS
from glueckauf.games.board.puzzles.position import space_of
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import CATEGORIES, read_tile
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task
from glueckauf.games.board.telling import GAME
from glueckauf.games.contract import Computed
from glueckauf.games.course import rules_of

FINAL = ("marks", "coal", "orders", "balance", "total", "rest")
KINDS = ("workshop", "mining", "delivery", "money", "order")
PIT_WORDS = {  # numbers that can be read off one pit
    *("steps", "steps_needed", "best_vp", "cage_after", "storage_after", "coal_after"),
    *("orders_after", "vp_after", "empty_carts"),
}
WIDE_WORDS = {  # numbers that compare the players
    *("clock_count", "award", "start_player", "start_after", "to_move_after", "winner"),
}
UNITS = {  # what the numbers count
    **dict.fromkeys(("miners_needed", "miners_after", "canteen_after"), "miners"),
    **dict.fromkeys(("price", "marks_after", "rest"), "marks"),
    **dict.fromkeys(("vp_after", "best_vp", "award", "final"), "points"),
    **dict.fromkeys(("coal_after", "cage_after", "storage_after", "supply_after"), "cubes"),
    **dict.fromkeys(("steps", "steps_needed"), "steps"),
    **dict.fromkeys(("revealed", "looked_at"), "cards"),
    **dict.fromkeys(("to_move_after", "start_after", "start_player", "winner"), "player"),
    "orders_after": "orders",
    "empty_carts": "carts",
    "open_spaces": "spaces",
}
DRAWS = {"workshop/draw": "GA-4.5", "order/draw": "GA-7.3"}


class Compute(NamedTuple):
    """A word of the closed list, what is asked, and of whom."""

    word: str
    asked: Any
    seat: int
    colour: str = ""

    def of(self, state: State) -> Computed:
        """The number in this position."""
        return _WORDS[self.word].of(state, self)

    def sight(self, state: State) -> str:
        """Where the answer can be found: in one pit, on the own desk, or on the table."""
        if self.seat != state.to_move or self.word in WIDE_WORDS:
            return "table"
        is_mining = isinstance(state.pending, Mining)
        return "pit" if is_mining and self.word in PIT_WORDS else "desk"

    def spoken(self, number: int, language: str = "en") -> str:
        """The number with its unit: 3 miners, −5 points; a seat by its name."""
        facts: dict[str, Fact] = {
            "unit": UNITS.get("rest" if self.asked == "rest" else self.word, "plain"),
            "sign": "−" if number < 0 else "",
            "n": abs(number),
            "seat": number,
        }
        return phrase_of(GAME, "number", facts, language)


def read_compute(field: Field, state: State) -> Compute:
    given = field.table(WORDS)
    if len(given) != 1:
        field.wrong(f'must name one of {", ".join(WORDS)}, like {{ miners_needed = "money/5" }}')
    ((word, item),) = given.items()
    return _WORDS[word].read(word, item, state)


def _mover(state: State) -> int:
    return 0 if state.to_move is None else state.to_move


# --- Reading --------------------------------------------------------------------------------


def _options(
    field: Field, state: State, key: str, example: str, extra: tuple[str, ...] = ()
) -> tuple[Field | None, int, dict[str, Field]]:
    """What is asked, plain or in a table with the seat."""
    if not isinstance(field.value, dict):
        return field, _mover(state), {}
    required = {key: example} if example else {}
    given = field.table((key, "seat", *extra), required)
    seats = len(state.players) - 1
    seat = given["seat"].number(0, seats) if "seat" in given else _mover(state)
    return given.get(key), seat, given


def _read_line(word: str, field: Field, state: State) -> Compute:
    item, seat, given = _options(field, state, "line", '"money/5"', ("colour",))
    assert item is not None
    moves = read_moves(item, read_line)
    play_moves(item, state, moves)
    colour = given["colour"].one_of("colour", COLOURS) if "colour" in given else ""
    if word == "supply_after" and not colour:
        field.wrong('needs a colour, like { line = "", colour = "g" }')
    return Compute(word, tuple(moves), seat, colour)


def _read_space(word: str, field: Field, state: State) -> Compute:
    return Compute(word, space_of(field, state), _mover(state))


def _read_tile(word: str, field: Field, state: State) -> Compute:
    text = field.text()
    if not text.startswith("workshop/"):
        return Compute(word, field.one_of("tile", state.rules.tile_kinds), _mover(state))
    shop = Send(space_of(field, state))
    number = text.partition("/")[2]
    tile = state.workshops[int(number) - 1] if number.isdigit() else None
    if tile is None:
        field.wrong(f"no tile lies on {shop}")
    return Compute(word, str(tile), _mover(state))


def _read_orders(word: str, field: Field, state: State) -> Compute:
    known = [order.label for order in state.players[_mover(state)].orders]
    labels = tuple(item.one_of("order", known) for item in field.items("orders", 1, 26))
    return Compute(word, labels, _mover(state))


def _read_steps(word: str, field: Field, state: State) -> Compute:
    return Compute(word, field.number(1, MOST_STEPS), _mover(state))


def _read_category(word: str, field: Field, state: State) -> Compute:
    item, seat, _ = _options(field, state, "category", "3" if word == "clock_count" else "")
    if item is None or item.value is True:
        return Compute(word, None, seat)
    most = CATEGORIES if word == "clock_count" else state.rules.clock_per_shift[state.shift - 1]
    return Compute(word, item.number(1, most), seat)


def _read_colour(word: str, field: Field, state: State) -> Compute:
    item, seat, _ = _options(field, state, "colour", '"k"')
    assert item is not None
    return Compute(word, item.one_of("colour", COLOURS), seat)


def _read_part(word: str, field: Field, state: State) -> Compute:
    item, seat, _ = _options(field, state, "part", '"marks"')
    assert item is not None
    return Compute(word, item.one_of("part of the end of the game", FINAL), seat)


def _read_true(word: str, field: Field, state: State) -> Compute:
    if field.value is not True:
        field.wrong(f"write {word} = true")
    if word == "revealed" and not isinstance(state.pending, Drafting):
        field.wrong("the draft is over; the position needs drafted = false")
    if word == "winner" and len(_winners(state)) > 1:
        field.wrong("the victory is shared; no number can say that")
    return Compute(word, True, _mover(state))


def _read_kind(word: str, field: Field, state: State) -> Compute:
    return Compute(word, field.one_of("kind of work space", KINDS), _mover(state))


def _read_draw(word: str, field: Field, state: State) -> Compute:
    return Compute(word, field.one_of("draw space", DRAWS), _mover(state))


# --- Computing ------------------------------------------------------------------------------

ARRIVING = ("GA-3.1", "GA-3.2")  # how every action begins: seldom what a question is about
ABOUT = {  # the rule that tells a number, where several are applied on the way to it
    "miners_after": ("GA-3.2",),
    "canteen_after": ("GA-3.2",),
    "coal_after": ("GA-4.2", "GA-6.2"),
    "supply_after": ("GA-6.2", "GA-4.2"),
    "vp_after": ("GA-6.2",),
    "orders_after": ("GA-6.2",),
    "to_move_after": ("GA-2.3", "GA-3.1"),
}


def _play(state: State, moves: Iterable[str]) -> tuple[State, tuple[str, ...]]:
    events: list[Event] = []
    for move in moves:
        state = state.after(move)
        events += state.events
    return state, rules_of(events)


def _after(count: Callable[[State, Compute], int]) -> Callable[[State, Compute], Computed]:
    def of(state: State, compute: Compute) -> Computed:
        state, rules = _play(state, compute.asked)
        return Computed(count(state, compute), _weighed(rules, compute.word))

    return of


def _weighed(rules: tuple[str, ...], word: str) -> tuple[str, ...]:
    """The rule that matters first: an answer quotes one."""
    first = [rule for rule in ABOUT.get(word, ()) if rule in rules]
    return tuple(dict.fromkeys((*first, *(r for r in rules if r not in ARRIVING), *rules)))


def _miners_needed(state: State, compute: Compute) -> Computed:
    if compute.asked == "pithead":
        return Computed(1, ("GA-3.3",))
    standing = state.crews[state.works.index[compute.asked]].miners
    return Computed(state.works.needed[standing], ("GA-3.2",))


def _price(state: State, compute: Compute) -> Computed:
    return Computed(state.works.prices[read_tile(compute.asked)], ("GA-4.1",))


def _tile_level(state: State, compute: Compute) -> Computed:
    """The level of its colour; the side of a tile is the sign."""
    tile = read_tile(compute.asked)
    return Computed(tile.level if tile.light else -tile.level, ("GA-4.2", "GA-1.2"))


def _steps(state: State, compute: Compute) -> Computed:
    used = 0
    at = state
    for move in compute.asked:
        used += isinstance(at.pending, Mining) and move != "end"
        at = at.after(move)
    return Computed(used, _play(state, compute.asked)[1])


def _task(state: State, steps: int, **asked: Any) -> Task:
    player = state.players[_mover(state)]
    return Task(player.mine, player.orders, (f"mining/{steps}",), rules=state.rules, **asked)


def _solved(state: State, task: Task, word: str) -> Computed:
    """The solver's number, with the rules that its line applies."""
    solution = solve(task)
    if solution.value is None or solution.line is None:
        return Computed(None, ())
    steps = int(task.actions[0].partition("/")[2])
    mining = state._replace(pending=Mining(steps))
    return Computed(solution.value[word], _play(mining, solution.line.split())[1])


def _steps_needed(state: State, compute: Compute) -> Computed:
    task = _task(state, MOST_STEPS, objective=("-steps",), complete=compute.asked)
    return _solved(state, task, "steps")


def _best_vp(state: State, compute: Compute) -> Computed:
    return _solved(state, _task(state, compute.asked), "vp")


def _clock_count(state: State, compute: Compute) -> Computed:
    counts = scoring.clock_counts(state.players[compute.seat])
    return Computed(counts[compute.asked - 1], (scoring.counting_rule(compute.asked),))


def _award(state: State, compute: Compute) -> Computed:
    """What the clock gives to a seat, and by which rules; a place that two players do not score."""
    _, events = scoring.score_shift(state.shift, state.players, state.rules)
    own = [e for e in events if "category" in e.facts]
    if compute.asked is not None:
        own = [e for e in own if e.facts["category"] == compute.asked]
    rules = ["GA-8.1", *rules_of(own)]
    if compute.asked is not None and not own:
        rules.append(scoring.counting_rule(compute.asked))
    if len(state.players) == 2:
        rules.append("GA-8.3")
    points = sum(int(e.facts["vp"]) for e in own if e.facts["seat"] == compute.seat)
    return Computed(points, tuple(dict.fromkeys(rules)))


def _empty_carts(state: State, compute: Compute) -> Computed:
    category = scoring.OF_DELIVERIES + LEVEL_OF[compute.asked]
    return _clock_count(state, compute._replace(asked=category))


def _start_player(state: State, compute: Compute) -> Computed:
    start = scoring.next_start(state.start, scoring.in_workshops(state))
    return Computed(start, ("GA-8.5",))


def _final(state: State, compute: Compute) -> Computed:
    """Points at the end of the game, as they change the score."""
    players, events = scoring.score_game(state.players, state.rules)
    own = {e.name: e for e in events if e.facts["seat"] == compute.seat}
    if compute.asked == "total":
        gain = players[compute.seat].vp - state.players[compute.seat].vp
        return Computed(gain, rules_of(own.values()))
    name, fact, sign = {
        "marks": ("marks-exchanged", "vp", 1),
        "rest": ("marks-exchanged", "rest", 1),
        "coal": ("coal-exchanged", "vp", 1),
        "orders": ("orders-left", "vp", -1),
        "balance": ("balance", "vp", -1),
    }[compute.asked]
    return (
        Computed(sign * int(own[name].facts[fact]), own[name].rules)
        if name in own
        else Computed(0, ())
    )


def _winners(state: State) -> tuple[int, ...]:
    players = state.players
    return scoring.winners(
        players if state.is_over else scoring.score_game(players, state.rules)[0]
    )


def _winner(state: State, compute: Compute) -> Computed:
    return Computed(_winners(state)[0], ("GA-9.5",))


def _revealed(state: State, compute: Compute) -> Computed:
    assert isinstance(state.pending, Drafting)
    return Computed(len(state.pending.row), ("GA-2.3",))


def _looked_at(state: State, compute: Compute) -> Computed:
    stack = state.tile_stack if compute.asked == "workshop/draw" else state.order_stack
    return Computed(min(state.rules.look, len(stack.cards)), (DRAWS[compute.asked],))


def _open_spaces(state: State, compute: Compute) -> Computed:
    spaces = [name for name in state.works.open if name.startswith(f"{compute.asked}/")]
    return Computed(len(spaces), ("GA-1.4",))


# --- The closed list ------------------------------------------------------------------------


class _Word(NamedTuple):
    read: Callable[[str, Field, State], Compute]
    of: Callable[[State, Compute], Computed]


def _line(count: Callable[[State, Compute], int]) -> _Word:
    return _Word(_read_line, _after(count))


_WORDS: dict[str, _Word] = {
    "miners_needed": _Word(_read_space, _miners_needed),
    "price": _Word(_read_tile, _price),
    "tile_level": _Word(_read_tile, _tile_level),
    "marks_after": _line(lambda state, c: state.players[c.seat].marks),
    "vp_after": _line(lambda state, c: state.players[c.seat].vp),
    "miners_after": _line(lambda state, c: state.players[c.seat].miners),
    "orders_after": _line(lambda state, c: len(state.players[c.seat].orders)),
    "coal_after": _line(lambda state, c: len(coal_of(state.players[c.seat]))),
    "cage_after": _line(lambda state, c: len(state.players[c.seat].mine.cage)),
    "storage_after": _line(lambda state, c: len(state.players[c.seat].mine.storage)),
    "canteen_after": _line(lambda state, c: state.canteen[c.seat]),
    "supply_after": _line(lambda state, c: state.supply[COLOURS.index(c.colour)]),
    "to_move_after": _line(lambda state, c: _mover(state)),
    "start_after": _line(lambda state, c: state.start),
    "steps": _Word(_read_line, _steps),
    "steps_needed": _Word(_read_orders, _steps_needed),
    "best_vp": _Word(_read_steps, _best_vp),
    "clock_count": _Word(_read_category, _clock_count),
    "award": _Word(_read_category, _award),
    "empty_carts": _Word(_read_colour, _empty_carts),
    "start_player": _Word(_read_true, _start_player),
    "final": _Word(_read_part, _final),
    "winner": _Word(_read_true, _winner),
    "revealed": _Word(_read_true, _revealed),
    "looked_at": _Word(_read_draw, _looked_at),
    "open_spaces": _Word(_read_kind, _open_spaces),
}
WORDS = tuple(_WORDS)
