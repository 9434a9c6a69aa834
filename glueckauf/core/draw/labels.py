"""The words of a picture: what stands in it, and the names of the things in it.

Formatting a message is slow beside drawing, so phrases are made from few facts and kept; the name
of a thing is joined from such phrases.
"""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.texts import Fact, phrase_of


@lru_cache(maxsize=2_000)
def phrase(game: str, language: str, key: str, **facts: Fact) -> str:
    """The message `label-key` of a game, not capitalised; a fact with a kind also comes in parts."""
    return phrase_of(game, f"label-{key}", facts, language)


@lru_cache(maxsize=2_000)
def name(game: str, language: str, key: str, **facts: Fact) -> str:
    """The same, with a capital letter."""
    return capital(phrase(game, language, key, **facts))


def person(game: str, language: str, key: str, seat: int, you: int | None, **facts: Fact) -> str:
    """A phrase about a player; `you` is the seat of whoever reads it, if that is a player."""
    return phrase(game, language, key, seat=seat, you=int(seat == you), **facts)


def who(game: str, language: str, seat: int, you: int | None) -> str:
    """A player's name, or "You"."""
    return (
        phrase(game, language, "you")
        if seat == you
        else phrase(game, language, "player", seat=seat)
    )


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
