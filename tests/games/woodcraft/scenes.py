"""Tables laid for the tests, and random games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from glueckauf.core.making import put
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.parts import (
    CHESTS,
    DIE_AT,
    HELPERS,
    NO_DICE,
    NO_DIE,
    ROWS,
    SIZE,
    Close,
    Free,
    Opening,
    Player,
)
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import Rules
from tests.games.play import Choice, random_game


def dice(words: str) -> tuple[int, ...]:
    """`Y1 Y1 B4` as a player's dice."""
    found = list(NO_DICE)
    for word in words.split():
        found[DIE_AT[word]] += 1
    return tuple(found)


def board(words: str) -> tuple[int, ...]:
    """`B6 Y5 - - - Y1` as the dice of the columns."""
    return tuple(NO_DIE if word == "-" else DIE_AT[word] for word in words.split())


def cells(words: str) -> int:
    """`1,1 2,3` as marked lanterns."""
    places = (word.split(",") for word in words.split())
    return sum(1 << SIZE * (int(row) - 1) + int(column) - 1 for row, column in places)


def sheet(
    have: str = "",
    *,
    saw: int = 0,
    glue: int = 0,
    offcut: int = 0,
    blueberry: int = 0,
    lanterns: str = "",
    helpers: str = "",
    chests: dict[str, tuple[int, int]] | None = None,
    **changes: Any,
) -> Player:
    """A player's sheet with these dice, owned materials, lanterns, helpers and filled slots."""
    hired = helpers.split()
    assert set(hired) <= set(HELPERS)
    filled = (chests or {}).get
    player = Player(
        dice=dice(have),
        marked=(saw, glue, offcut, blueberry),
        lanterns=cells(lanterns),
        helpers=tuple(helper for helper in HELPERS if helper in hired),
        chests=tuple(filled(chest, (0, 0)) for chest in CHESTS),
    )
    return player._replace(**{key: _words(value) for key, value in changes.items()})


def _words(value: Any) -> Any:
    return tuple(value.split()) if isinstance(value, str) else value


def started(players: int = 1, seed: int = 1, rules: Rules | None = None) -> State:
    """All have kept the first order they were dealt; the dice of round 1 are about to be rolled."""
    state = woodcraft.setup(players, seed, rules=rules)
    while isinstance(state.todo[0], Opening):
        state = state.after(state.legal_moves()[0])
    return state


def choosing(
    on: str,
    *sheets: Player,
    pool: str = "",
    rules: Rules | None = None,
    changes: dict[str, Any] | None = None,
) -> State:
    """Round 1, the first turn: these dice lie on the board, and seat 0 chooses."""
    state = started(len(sheets) or 1, rules=rules)
    state = state.after("yellow/111").after("brown/111")
    laid = board(on)
    state = state._replace(
        board=laid + (NO_DIE,) * (6 - len(laid)), players=sheets or state.players
    )
    if pool:
        state = _with_pool(state, pool.split())
    return state._replace(events=(), **(changes or {}))


def _with_pool(state: State, pool: Sequence[str]) -> State:
    """These orders lie in the pool; they change places with those that did."""
    swap = dict(zip(pool, state.pool, strict=False)) | dict(zip(state.pool, pool, strict=False))

    def swapped(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(swap.get(card, card) for card in cards)

    return state._replace(
        decks=tuple(map(swapped, state.decks)),
        pool=tuple(pool) + ("",) * (len(state.pool) - len(pool)),
    )


def acting(mine: Player, *others: Player, **how: Any) -> State:
    """Round 1, the first turn: all have taken, and seat 0 is the first to do free actions."""
    state = choosing("Y6 Y5 Y4 Y3 Y2 Y1", mine, *others, **how)
    seats = range(len(state.players))
    return state._replace(
        to_move=0, last=0, todo=(Close(), *[Free(seat) for seat in reversed(seats)])
    )


def owned(player: Player) -> dict[str, int]:
    """The materials that are not crossed out."""
    return {name: player.owned(row) for row, name in enumerate(ROWS)}


def helpless(state: State) -> State:
    """The state with nothing to do for seat 0 but to end."""
    return state._replace(players=put(state.players, 0, sheet()))


def kinds(moves: Sequence[str]) -> list[str]:
    """The first words of the moves."""
    return sorted({str(move).partition("/")[0] for move in moves})


# --- Random games ---------------------------------------------------------------------------


def busy_choice(rng: random.Random, moves: Sequence[str]) -> str:
    """Any kind of move is as likely as any other; what completes an order or hires is likelier."""
    words = kinds(moves)
    for eager in ("complete", "hire"):
        if eager in words and rng.random() < 0.7:
            words = [eager]
    if len(words) > 1 and "end" in words and rng.random() < 0.5:
        words.remove("end")
    word = rng.choice(words)
    return rng.choice([move for move in moves if move.partition("/")[0] == word])


def eager_choice(rng: random.Random, moves: Sequence[str]) -> str:
    """Dice with rich bonuses, orders completed at once, no material wasted: many lanterns and chests."""
    for words in (("complete",), ("hire", "fill", "sell")):
        found = [move for move in moves if move.partition("/")[0] in words]
        if found and rng.random() < 0.9:
            return rng.choice(found)
    if "end" in moves:
        return "end" if rng.random() < 0.6 else rng.choice(moves)
    rich = [move for move in moves if move in ("die/5", "die/6")]
    return rng.choice(rich) if rich and rng.random() < 0.6 else rng.choice(moves)


def busy_game(
    players: int, seed: int, rules: Rules | None = None, choice: Choice = busy_choice
) -> Iterator[tuple[State, str]]:
    """A random game."""
    return random_game(woodcraft.setup(players, seed, rules=rules), seed, choice)
