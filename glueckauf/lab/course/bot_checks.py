"""Week 3, agents: bots and styles, judged by games on paired decks."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from glueckauf import bots, games
from glueckauf.core.errors import NotationError
from glueckauf.core.texts import Fact
from glueckauf.lab.course.guarded import answer_of, shown, text_of
from glueckauf.lab.course.settings import first_deck, size
from glueckauf.lab.course.verdict import Said, check, number, right, wrong
from glueckauf.lab.intervals import mean_of, share_of
from glueckauf.lab.makers import Maker

GAME = games.GAMES[0]
SECONDS = 1.0  # for a decision


class _Guarded:
    """A student's bot, of which every decision is looked at before it is played."""

    def __init__(self, bot: Any, language: str) -> None:
        self.bot, self.language = bot, language

    def choose(self, view: Any) -> str:
        choose = getattr(self.bot, "choose", None)
        if choose is None:
            wrong("no-bot", given=shown(self.bot))
        move = answer_of(choose, view, seconds=SECONDS)
        if not isinstance(move, str):
            wrong("bot-no-move", got=shown(move))
        try:
            violation = view.why_not(move)
        except NotationError as error:
            wrong("bot-notation", got=shown(str(move)), expected=error.expected)
        if violation is not None:
            wrong("bot-illegal", move=str(move), why=violation.sentence(self.language))
        return move


def _guarded(bot: Any, language: str, seed: str) -> bots.Bot:
    """A bot of a seed: what is given may be a bot, a class of bots, or a function that makes one."""
    if hasattr(bot, "choose") and not isinstance(bot, type):
        return _Guarded(bot, language)
    made: Any = bot
    plain = isinstance(bot, type) and made.__init__ is object.__init__  # it asks for no seed
    return _Guarded(answer_of(bot, *([] if plain else [seed])), language)


def _margins(make: Maker, rival: str, decks: range, game: str) -> list[tuple[float, float]]:
    """Share of wins and points ahead of a student's bot, deck by deck, from both seats."""
    found = []
    for deck in decks:
        shares, margins = [], []
        for seat in (0, 1):
            other = bots.bot(rival, f"{deck}/{1 - seat}", game=game)
            own = make(f"{deck}/{seat}")
            start = games.room(game).setup(2, deck)
            last, _ = bots.play(start, [own, other] if seat == 0 else [other, own], deck)
            shares.append((seat in last.winners) / len(last.winners))
            margins.append(last.scores[seat] - last.scores[1 - seat])
        found.append((sum(shares) / 2, sum(margins) / 2))
    return found


def _decks(purpose: str, seed: int | str | None, count: int) -> range:
    first = first_deck(purpose, seed)
    return range(first, first + count)


@check
def check_bot(
    bot: Any,
    *,
    game: str = GAME,
    seed: int | str | None = None,
    decks: int = 2,
    language: str = "en",
) -> Said:
    """Does a bot play whole games, with nothing but legal moves?"""
    _margins(partial(_guarded, bot, language), "random", _decks("bot", seed, decks), game)
    return right("bot-right", games=2 * decks)


@check
def check_beats(
    bot: Any,
    rival: str = "random",
    *,
    game: str = GAME,
    seed: int | str | None = None,
    decks: int = 8,
    language: str = "en",
) -> Said:
    """Does a bot win more than half of its games, by more than luck explains?"""
    played = _margins(partial(_guarded, bot, language), rival, _decks("beats", seed, decks), game)
    share = share_of([share for share, _ in played])
    facts: dict[str, Fact] = {
        "rival": rival,
        "share": round(100 * share.value),
        "low": round(100 * share.low),
        "high": round(100 * share.high),
        "points": number(mean_of([margin for _, margin in played]).value),
        "decks": decks,
    }
    if share.low <= 0.5:
        wrong("beats", **facts)
    return right("beats-right", **facts)


@check
def check_style(
    style_file: Any,
    rival: str = "greedy",
    *,
    game: str = GAME,
    seed: int | str | None = None,
    decks: int | None = None,
    language: str = "en",
) -> Said:
    """Does a style file end ahead of a rival on paired decks, with the whole interval above nothing?"""
    text = text_of(style_file)
    decks = size(24, 100) if decks is None else decks
    with TemporaryDirectory() as folder:
        path = Path(folder, "style.toml")
        path.write_text(text, "utf-8")
        bots.bot(str(path), game=game)  # refuses what is no style, before the first game
        played = _margins(
            partial(_styled, str(path), game), rival, _decks("style", seed, decks), game
        )
    margin = mean_of([margin for _, margin in played])
    facts: dict[str, Fact] = {
        "rival": rival,
        "points": f"{margin.value:+.1f}",
        "low": f"{margin.low:+.1f}",
        "high": f"{margin.high:+.1f}",
        "decks": decks,
    }
    if margin.low <= 0:
        wrong("style", **facts, ahead=int(margin.value > 0))
    return right("style-right", **facts)


def _styled(path: str, game: str, seed: str) -> bots.Bot:
    return bots.bot(path, seed, game=game)
