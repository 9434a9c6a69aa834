"""Restricted play: a bot that is forbidden some kinds of moves, such as `pair` or `mining/10`.

The game tells which kinds it knows (`room.bots.kinds`). What its rules can forbid, the bot does not
even see; what it chooses in spite of that is replaced by the next best move that is allowed. Where all
legal moves are forbidden it makes its own choice: nobody may be left without a move. What it thinks that
others do, and itself in later turns, is free.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import Any

from glueckauf import games
from glueckauf.bots.search import GoOn, Search, Weighed, Weighing
from glueckauf.bots.simple import Random, why
from glueckauf.games.contract import Bot


def check_kinds(kinds: Iterable[str], game: str, rules: Any) -> None:
    """ValueError for the first kind of moves that this game does not know under these rules."""
    known = games.room(game).bots.kinds(rules)
    for kind in kinds:
        if kind not in known:
            raise ValueError(f"there is no kind of moves {kind!r}; known: {', '.join(known)}")


class Without:
    """Another bot, forbidden these kinds of moves. Of a search, make a `SearchWithout`."""

    def __init__(self, bot: Bot, kinds: Iterable[str]) -> None:
        self.bot, self.kinds = bot, tuple(kinds)
        self._known: set[Any] = set()  # games and rules that know these kinds

    def choose(self, view: Any) -> str:
        seen = self._seen(view)
        if isinstance(self.bot, Random):  # any allowed move with the same chance
            return self._allowed(seen, self.bot.ranked(seen))[0]
        return self._allowed(seen, [self.bot.choose(seen)])[0]

    def why(self, view: Any, move: str, language: str = "en") -> str:
        return why(self.bot, self._seen(view), move, language)

    def _seen(self, view: Any) -> Any:
        """The view that the bot is shown; complains of unknown kinds where a game is first seen."""
        key = (view.game, view.rules)
        if key not in self._known:
            check_kinds(self.kinds, *key)
            self._known.add(key)
        return games.room(view.game).bots.narrowed(view, self.kinds)

    def _allowed(self, seen: Any, own: Sequence[str]) -> Sequence[str]:
        """Of the bot's own choices those that are allowed, or else others, the best first; never empty."""
        room = games.room(seen.game).bots

        def allowed(moves: Iterable[str]) -> list[str]:
            return [m for m in moves if not any(room.is_kind(m, kind) for kind in self.kinds)]

        return allowed(own) or allowed(room.instead(seen, self.kinds)) or own


class SearchWithout(Without):
    """A search, forbidden these kinds of moves; it, too, can be watched and stopped while it weighs."""

    bot: Search

    def choose(self, view: Any) -> str:
        return self.weigh(view).moves[0].move

    def weigh(self, view: Any, go_on: GoOn | None = None) -> Weighing:
        """The allowed moves with what they lead to, the best first."""
        seen = self._seen(view)
        found = self.bot.weigh(seen, go_on)
        weighed = {one.move: one for one in found.moves}
        moves = self._allowed(seen, list(weighed))
        return found._replace(
            moves=tuple(weighed.get(move) or Weighed(move, 0.0, inf, 0) for move in moves)
        )


def restricted(bot: Bot, kinds: Iterable[str]) -> Without:
    """A bot that is forbidden these kinds of moves."""
    return SearchWithout(bot, kinds) if isinstance(bot, Search) else Without(bot, kinds)
