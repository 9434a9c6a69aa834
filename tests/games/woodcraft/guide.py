"""Drivers for long comparisons: games that reach what pure chance seldom does.

They look at the independent referee only.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.games.woodcraft.referee import BONUS, DECKS, Referee

Choose = Callable[[Referee, random.Random], str]


def shuffled(players: int, rng: random.Random) -> Referee:
    """A table with decks in any order."""
    decks = [rng.sample(DECKS[phase], len(DECKS[phase])) for phase in (1, 2)]
    return Referee(players, *decks)


def drawn(referee: Referee, rng: random.Random) -> str:
    """What chance brings."""
    chances = referee.outcomes()
    return rng.choices(list(chances), [float(p) for p in chances.values()])[0]


def any_token(referee: Referee, rng: random.Random) -> str:
    """First what kind of token, then which: many glueings shall not drown the rest."""
    if referee.to_move == -1:
        return drawn(referee, rng)
    legal = referee.legal()
    word = rng.choice(sorted({token.split("/")[0] for token in legal}))
    return rng.choice([token for token in legal if token.split("/")[0] == word])


def eager_token(referee: Referee, rng: random.Random) -> str:
    """Dice with a rich bonus, every order that can be completed, every helper that can be paid."""
    assert referee.question is not None
    kind, legal = referee.question.kind, referee.legal()
    if rng.random() < 0.05:
        return any_token(referee, rng)
    if kind == "choose":
        held = referee.sheets[referee.question.seat].held
        if "order" in legal and len(held) < 2:
            return "order"
        return max(legal, key=lambda token: (worth(referee, token), rng.random()))
    if kind == "free":
        for word in ("complete", "hire", "sell", "fill"):
            found = [token for token in legal if token.startswith(word)]
            if found:
                return rng.choice(found)
        return rng.choice(legal) if rng.random() < 0.6 else "end"
    return any_token(referee, rng)


def worth(referee: Referee, token: str) -> int:
    """How many things the column of a chosen die gives, lanterns above all."""
    if token == "order":
        return 0
    bonus = bonus_of(referee, token)
    return len(bonus) + 3 * bonus.count("L")


def bonus_of(referee: Referee, token: str) -> str:
    """The letters of the bonus of the chosen column."""
    column = int(token.removeprefix("die/"))
    return BONUS[referee.at(column)[0]][column - 1]


def hungry_token(referee: Referee, rng: random.Random) -> str:
    """Orders and nothing but orders: decks and pool run out."""
    if "order" in referee.legal() and rng.random() < 0.95:
        return "order"
    return eager_token(referee, rng)


def spread_token(referee: Referee, rng: random.Random) -> str:
    """Every seat takes a die of its own, so that five leave a lone one."""
    assert referee.question is not None
    if referee.question.kind == "choose" and rng.random() < 0.9:
        dice = [token for token in referee.legal() if token != "order"]
        return dice[referee.question.seat % len(dice)]
    return eager_token(referee, rng)


def nutty_token(referee: Referee, rng: random.Random) -> str:
    """Glue, the trader and the chest that pays at once: the nuts run out."""
    assert referee.question is not None
    legal = referee.legal()
    for wish in ("hire/trader", "sell/saw", "sell/offcut", "glue", "chest/lanterns"):
        found = [token for token in legal if token.startswith(wish)]
        if found:
            return found[0]
    if referee.question.kind == "free":
        return "end"
    if referee.question.kind == "choose":
        wanted = "b" if "trader" not in referee.sheets[referee.question.seat].helpers else "GSL"
        dice = [token for token in legal if token != "order"]
        return max(dice, key=lambda die: sum(bonus_of(referee, die).count(x) for x in wanted))
    return any_token(referee, rng)


CHOICES: list[Choose] = [any_token, eager_token, hungry_token, spread_token, nutty_token]
