"""Restricted play: what a kind of moves is worth, by a bot that does without it among others that do not.

found = ga.lab.restricted("pair", players=2, decks=200)
found                             a ladder: how often the restricted bot wins, and how far it is behind

A kind of moves that is never missed is no part of the game; one that decides everything is no choice.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from glueckauf import bots, games
from glueckauf.lab.design import as_rules
from glueckauf.lab.ladder import Ladder, ladder
from glueckauf.lab.makers import Maker, named_bot


def restricted_bot(
    name: str, game: str, rules: Any, without: tuple[str, ...], seed: str
) -> bots.Bot:
    """What makes a bot that goes without some kinds of moves; `partial` gives it all but the seed."""
    return bots.bot(name, seed, game=game, rules=rules, without=without)


def restricted(
    without: str | Iterable[str],
    *,
    bot: str = "greedy",
    game: str = games.GAMES[0],
    players: int = 2,
    decks: int = 50,
    seed: int = 1,
    rules: Any = None,
    jobs: int | None = None,
    language: str = "en",
    progress: bool | None = None,
) -> Ladder:
    """Measure a bot without some kinds of moves against the same bot with all of them.

    The rest is as `ladder` takes it; with more than two players both sit alone among the other kind.
    """
    kinds = (without,) if isinstance(without, str) else tuple(without)
    if not kinds:
        raise ValueError("say at least one kind of moves to do without")
    made = as_rules(game, rules)
    bots.check_kinds(kinds, game, made)
    makers: dict[str, Maker] = {
        f"{bot} without {', '.join(kinds)}": partial(restricted_bot, bot, game, made, kinds),
        bot: partial(named_bot, bot, game, made),
    }
    return ladder(
        makers,
        game=game,
        players=players,
        decks=decks,
        seed=seed,
        rules=made,
        jobs=jobs,
        language=language,
        progress=progress,
    )
