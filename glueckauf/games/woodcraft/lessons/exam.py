"""The journeyman's exam of Woodcraft: ten positions to judge by pointing, and a round.

    paper = Paper(seed=1)
    paper.questions[0].ask(), paper.questions[0].keys
    paper.table()                     where a round is played against a bot

A seed gives the same paper every time. Every question has one right answer, found by the engine: which
die brings glue, which one the opponent takes away, who chooses an order first, and so on. How it is
marked stands in `learn/lessons/exam.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any

from glueckauf.core.fields import Field
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn, stream
from glueckauf.core.texts import Facts, phrase_of, tell
from glueckauf.games.examining import Games, Maker, Question, asked_by, barred, most_of
from glueckauf.games.woodcraft.bots import Greedy
from glueckauf.games.woodcraft.parts import (
    CHESTS,
    DICE,
    FACES,
    HELPERS,
    NO_DIE,
    SIZE,
    Choose,
    Free,
    Order,
    Player,
    Tie,
    colour_of,
    die_of,
    left_to_right,
    value_of,
)
from glueckauf.games.woodcraft.position import lay
from glueckauf.games.woodcraft.rules import State, setup
from glueckauf.games.woodcraft.ruleset import SOLO, layout, published
from glueckauf.games.woodcraft.telling import GAME, die_word

OTHERS = 3  # things that glow beside the answer
FEW = 2  # where there may be fewer of them
MIDDLE = 3  # the round that is played: one with something to complete
SEVERAL = 3  # players, where more than one are asked about
CARELESS = 1 / 6  # how often chance decides what a player of the games does
SHEET = {
    "marked": {"saw": 2, "glue": 2, "offcut": 3, "blueberry": 4},
    "lanterns": ["*..", ".*.", "*.."],
}


class ExamQuestion(Question):
    """A question about Woodcraft."""

    __slots__ = ()

    def counted(self, key: str, number: int, language: str) -> str:
        """A chest and its points."""
        chest = key.partition("/")[2]
        return f"{phrase_of(GAME, 'chest', {'chest': chest}, language)}: {number}"


class Paper:
    """What is asked in the exam of a seed."""

    sight = "table"
    aim = 0

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    @cached_property
    def questions(self) -> tuple[ExamQuestion, ...]:
        """Ten, no two of one rule where that can be helped; the order is drawn, too."""
        rng = stream("woodcraft exam", self.seed)
        games = Games(lambda n: _game((SOLO, SEVERAL)[n % 2], f"exam/{self.seed}/{n}", rng))
        asked = asked_by(MAKERS, rng, games)
        rng.shuffle(asked)
        return tuple(asked)

    def table(self) -> State:
        """A round in the middle of a game: both have the same dice and the same marks on their sheets."""
        rng = stream("woodcraft exam round", self.seed)
        dice = [DICE[die_of(n % 2, rng.randint(1, FACES))] for n in range(3)]
        each = published().board_dice
        board = [die_of(n % 2, rng.randint(1, FACES)) for n in range(2 * each)]
        seats = {
            str(seat): {**SHEET, "dice": dice, "held": [order]}
            for seat, order in enumerate(rng.sample(_even(), 2))
        }
        tree = {
            "players": 2,
            "seed": rng.randrange(10**9),
            "round": MIDDLE,
            "board": [DICE[die] for die in sorted(board, key=left_to_right)],
            "seats": seats,
        }
        return lay(Field("exam", "position", tree))

    def task(self, seat: int, language: str = "en") -> str:
        return tell(GAME, "exam-shift", {"seat": seat}, language)

    def outcome(self, own: int, bot: int, points: int, most: int, language: str = "en") -> str:
        """How the round ended, in words: scores, and what they count."""
        facts: Facts = {"own": own, "bot": bot, "points": points, "most": most}
        return tell(GAME, "exam-shift-result", facts, language)


def _even() -> list[str]:
    """Orders of phase I that are about as hard as each other: two dice, no material, one reputation.

    With other figures there may be no two of them; then any orders must do.
    """
    table = layout(published(), 2)
    deck = table.decks[0]
    found = [card for card in deck if _is_even(table.orders[card])]
    return found if len(found) > 1 else list(deck)


def _is_even(order: Order) -> bool:
    return sum(order.dice) == 2 and not any(order.materials) and order.reward.reputation == 1


def _game(players: int, seed: str, rng: Random) -> list[State]:
    """Decisions of a game of greedy bots that let chance decide now and then."""
    state, bot = setup(players, seed), Greedy()
    states = []
    while state.to_move is not None:
        if state.to_move == CHANCE:
            state = state.after(drawn(state.chances(), rng))
            continue
        states.append(state)
        if rng.random() < CARELESS:
            move: str = rng.choice(state.legal_moves())
        else:
            move = bot.choose(state.seen_by(_mover(state)))
        state = state.after(move)
    return states


# --- Kinds of questions ---------------------------------------------------------------------


def _due(state: State) -> Any:
    return state.todo[-1]


def _mover(state: State) -> int:
    return state.active or 0


def _player(state: State) -> Player:
    return state.players[_mover(state)]


def _asked(
    state: State,
    kind: str,
    rule: str,
    sight: str,
    keys: Sequence[str],
    answer: str,
    facts: Facts | None = None,
    numbers: tuple[int, ...] = (),
) -> ExamQuestion:
    """A question about what the player to move sees."""
    view = state.seen_by(_mover(state))
    return ExamQuestion(kind, rule, view, sight, tuple(keys), answer, facts or {}, numbers)


def _among(rng: Random, answer: str, others: Sequence[str]) -> list[str]:
    """The answer and at most three others."""
    return sorted([answer, *rng.sample(others, min(OTHERS, len(others)))])


def _columns(state: State) -> dict[str, int]:
    """The dice on the board by the keys of their columns."""
    return {f"column/{n}": die for n, die in enumerate(state.board, start=1) if die != NO_DIE}


def _bonus(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Dice on the board of which one brings a certain thing (WC-4.4)."""
    if not isinstance(_due(state), Choose):
        return
    brought: dict[str, list[str]] = {}
    there = _columns(state)
    for key, die in there.items():
        column = int(key.partition("/")[2]) - 1
        for what, _ in state.layout.bonuses[colour_of(die)][column]:
            brought.setdefault(what, []).append(key)
    for what in sorted(brought):
        others = [key for key in there if key not in brought[what]]
        if len(brought[what]) == 1 and len(others) >= FEW:
            (answer,) = brought[what]
            keys = _among(rng, answer, others)
            yield _asked(state, "bonus", "WC-4.4", "board", keys, answer, {"what": what})


def _shift(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Dice that are left, of which one comes to a certain column (WC-3.2)."""
    is_first = isinstance(_due(state), Free) and state.turn < state.rules.turns
    if not is_first or len(state.players) != SEVERAL:
        return
    there = list(_columns(state))
    places = range(state.layout.columns - len(there) + 1, state.layout.columns + 1)
    moved = [(key, n) for key, n in zip(there, places, strict=True) if key != f"column/{n}"]
    if len(there) > FEW and moved:
        answer, number = rng.choice(moved)
        yield _asked(state, "shift", "WC-3.2", "board", there, answer, {"number": number})


def _rival(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Dice on the board, of which the opponent's roll takes one away (WC-11.1)."""
    is_first = isinstance(_due(state), Free) and state.turn < state.rules.turns
    if not is_first or len(state.players) != SOLO:
        return
    there = _columns(state)
    rolled = rng.choice([die for die in range(len(DICE)) if die not in there.values()])
    then = state.after("end")
    if colour_of(rolled):  # the yellow die falls first
        then = then.after(f"rival/{DICE[0]}")
    (event,) = [one for one in then.after(f"rival/{DICE[rolled]}").events if one.name == "rival"]
    gone = [key for key, die in there.items() if die_word(die) == event.facts["die"]]
    if len(gone) == 1:
        facts: Facts = {"die": die_word(rolled)}
        yield _asked(state, "rival", "WC-11.1", "board", list(there), gone[0], facts)


def _complete(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Orders beside the sheet, of which one can be completed (WC-6.1)."""
    held = _player(state).held
    if not isinstance(_due(state), Free) or len(held) < FEW:
        return
    ready = [order for order in held if state.why_not(f"complete/{order}") is None]
    if len(ready) == 1:
        own = f"{_mover(state)}:order/"
        keys = [own + order for order in held]
        facts: Facts = {"order": ready[0]}
        yield _asked(state, "complete", "WC-6.1", "sheet", keys, own + ready[0], facts)


def _glue(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Own dice, of which one can be glued to a certain other one (WC-6.2)."""
    if not isinstance(_due(state), Free):
        return
    own = f"{_mover(state)}:die/"
    kinds = [die for die, count in enumerate(_player(state).dice) if count]
    for die in kinds:
        others = [other for other in kinds if other != die]
        right = [other for other in others if value_of(die) + value_of(other) <= FACES]
        if len(right) == 1 and len(others) >= FEW:
            keys = [own + DICE[other] for other in others]
            facts: Facts = {"die": die_word(die)}
            yield _asked(state, "glue", "WC-6.2", "sheet", keys, own + DICE[right[0]], facts)


def _hire(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Helpers, of which one can be hired (WC-7.1)."""
    if not isinstance(_due(state), Free):
        return
    own = f"{_mover(state)}:helper/"
    right = [name for name in HELPERS if state.why_not(f"hire/{name}") is None]
    shut = [own + name for name in HELPERS if name not in right]
    if right and len(shut) >= OTHERS:
        helper = rng.choice(right)
        keys = _among(rng, own + helper, shut)
        facts: Facts = {"helper": helper, "cost": state.layout.helper_cost[helper]}
        yield _asked(state, "hire", "WC-7.1", "sheet", keys, own + helper, facts)


def _lantern(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Free cells of the lantern table, of which one completes a row or a column (WC-6.6)."""
    if not isinstance(_due(state), Choose | Free):
        return
    lit = _lit(_player(state))
    free = [(row, column) for row in range(SIZE) for column in range(SIZE)]
    free = [cell for cell in free if cell not in lit]
    right = [cell for cell in free if _completes(cell, lit)]
    if len(right) == 1 and len(free) > FEW:
        key = {cell: f"{_mover(state)}:cell/{cell[0] + 1},{cell[1] + 1}" for cell in free}
        others = [key[cell] for cell in free if cell not in right]
        answer = key[right[0]]
        keys = _among(rng, answer, others)
        yield _asked(state, "lantern", "WC-6.6", "sheet", keys, answer)


def _lit(player: Player) -> set[tuple[int, int]]:
    return {divmod(n, SIZE) for n in range(SIZE * SIZE) if player.lanterns >> n & 1}


def _completes(cell: tuple[int, int], lit: set[tuple[int, int]]) -> bool:
    row, column = cell
    marked = {*lit, cell}
    return all((row, n) in marked for n in range(SIZE)) or all(
        (n, column) in marked for n in range(SIZE)
    )


def _chest(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Chests, of which one is worth most if the game ends now (WC-8.2, WC-10.1)."""
    if not isinstance(_due(state), Choose | Free):
        return
    own = f"{_mover(state)}:chest/"
    points = state.breakdown[_mover(state)].chests
    worth: Mapping[str, int] = {own + one: n for one, n in zip(CHESTS, points, strict=True)}
    best = most_of(worth)
    if best:
        keys = _among(rng, best, [key for key in worth if key != best])
        told = tuple(worth[key] for key in keys)
        yield _asked(state, "chest", "WC-8.2", "sheet", keys, best, {}, told)


def _first(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Players, of whom one would choose an order first (WC-5.2)."""
    due = _due(state)
    if not isinstance(due, Choose) or due.seat or len(state.players) != SEVERAL:
        return
    if not all(state.pool) or not state.players[0].fields:
        return
    then = state
    for _ in state.players:
        then = then.after("order")
    tie = _due(then)
    if isinstance(tie, Tie) and not tie.first:
        return  # dice would decide
    seat = tie.first[0] if isinstance(tie, Tie) else _mover(then)
    keys = [f"player/{n}" for n in range(SEVERAL)]
    yield _asked(state, "first", "WC-5.2", "sheets", keys, f"player/{seat}", {"seat": seat})


def _forbidden(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Four things in sight of which one cannot be chosen."""
    sight = {Choose: "board+pool", Free: "sheet"}.get(type(_due(state)))
    if sight:
        view = state.seen_by(_mover(state))
        for rule, keys, answer in barred(rng, view, sight):
            yield ExamQuestion("forbidden", rule, view, sight, keys, answer, {})


MAKERS: tuple[Maker[ExamQuestion], ...] = (
    *(_bonus, _shift, _rival, _complete, _glue, _hire, _lantern, _chest, _first),
    _forbidden,  # last, when others' rules are known
)
