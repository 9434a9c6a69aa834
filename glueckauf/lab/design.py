"""The design of an experiment: which game is played, by whom, under which rules, from which deck on."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple

from glueckauf import bots as house
from glueckauf import games
from glueckauf.bots.without import restricted
from glueckauf.core.ruleset import RuleSet
from glueckauf.games.knobs import game_of
from glueckauf.lab.makers import Bots, Maker, named
from glueckauf.lab.rule_files import (
    as_rules as as_rules,  # who asks for a design asks for rules, too
)
from glueckauf.lab.sanity import must_be_playable


class Player(NamedTuple):
    """Who sits in a seat: the name of a bot, and the kinds of moves that it is forbidden."""

    bot: str
    without: tuple[str, ...] = ()


@dataclass(frozen=True)
class Design:
    """Everything that the games of an experiment depend on, but for the number of decks."""

    game: str
    players: int
    rules: Any
    bots: tuple[str, ...]  # by seat
    without: tuple[tuple[str, ...], ...]  # the kinds of moves that they are forbidden, by seat
    first: int = 1  # the seed of the first deck
    own: Mapping[str, Maker] = field(default_factory=dict, compare=False)  # bots of one's own

    @property
    def seats(self) -> tuple[Player, ...]:
        return tuple(map(Player, self.bots, self.without))

    def rotations(self) -> tuple[tuple[Player, ...], ...]:
        """All different ways to seat them in this order round the table.

        Where all are alike there is one: turning them round changes nothing.
        """
        seats = self.seats
        turned = (seats[-n:] + seats[:-n] if n else seats for n in range(self.players))
        return tuple(dict.fromkeys(turned))

    def made(self, player: Player, seed: str) -> house.Bot:
        """A bot that plays under these rules; its luck depends on the seed alone."""
        if player.bot not in self.own:
            kinds = player.without
            return house.bot(player.bot, seed, game=self.game, rules=self.rules, without=kinds)
        made = self.own[player.bot](seed)
        return restricted(made, player.without) if player.without else made

    @property
    def hash(self) -> str:
        return rules_hash(self.game, self.rules)


def meant(game: str | None, *rules: Any) -> str:
    """The game that is named, or that of a rule set; where nothing says which, the first of the house."""
    known = [one for one in rules if isinstance(one, RuleSet)]
    return game or (game_of(known[0]) if known else games.GAMES[0])


def as_design(
    rules: Any,
    game: str,
    players: int,
    bots: str | Bots,
    without: Iterable[Any],
    first: int,
) -> Design:
    """A design from what people say; what no game could be played with is refused here."""
    made = as_rules(game, rules)
    must_be_playable(made, game, players)
    own = dict(bots) if isinstance(bots, Mapping) else {}
    names = _by_seat([bots] if isinstance(bots, str) else list(bots), players)
    named((name for name in names if name not in own), game, made)
    forbidden = _without(without, players)
    for kinds in forbidden:
        house.check_kinds(kinds, game, made)
    return Design(game, players, made, names, forbidden, first, own)


def _by_seat(names: Sequence[str], players: int) -> tuple[str, ...]:
    if len(names) == 1:
        return (names[0],) * players
    if len(names) != players:
        raise ValueError(
            f"name one bot for all seats, or one for each of {players}, not {len(names)}"
        )
    return tuple(names)


def _without(given: Iterable[Any], players: int) -> tuple[tuple[str, ...], ...]:
    """Kinds of moves by seat: "pair" and ["pair", "order"] are for all, [["pair"], []] for each."""
    listed = [given] if isinstance(given, str) else list(given)
    if all(isinstance(one, str) for one in listed):
        return (tuple(dict.fromkeys(listed)),) * players
    if len(listed) != players:
        raise ValueError(
            f"say for each of the {players} seats what it goes without, not for {len(listed)}"
        )
    return tuple((one,) if isinstance(one, str) else tuple(dict.fromkeys(one)) for one in listed)


# --- Rules ----------------------------------------------------------------------------------


def rules_hash(game: str, rules: Any) -> str:
    """Sixteen letters that stand for a rule set: the same on every machine and in every session.

    They change with the published numbers, too, so that equal overrides of another version differ, and
    with the contents of files that rules name.
    """
    published = {key: knob["value"] for key, knob in rules.knobs().items()}
    told = json.dumps(
        [game, published, {**rules.overrides, **rules.file_marks}],
        sort_keys=True,
        ensure_ascii=True,
    )
    return sha256(told.encode("ascii")).hexdigest()[:16]
