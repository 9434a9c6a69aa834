"""Sentences from the message files of a game's room, in four languages.

A room keeps its messages in `texts/<language>.ftl` (Project Fluent, which knows the plurals of
Polish). Loading is lazy: playing a game never needs a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "hu", "de")

Fact = str | int
Facts = Mapping[str, Fact]


@cache
def messages(game: str, language: str) -> FluentBundle:
    """The compiled message file of one game in one language."""
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r}: choose one of {', '.join(LANGUAGES)}")
    source = files("glueckauf.games").joinpath(game, "texts", f"{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def tell(game: str, key: str, facts: Facts, language: str = "en") -> str:
    """The sentence `key` with these facts; a missing key or fact is an error, never a gap."""
    bundle = messages(game, language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"{game}/{language}: {key} has no text")
    text, problems = bundle.format_pattern(pattern, _in_parts(facts))
    if problems:
        raise LookupError(f"{game}/{language}: {key}: {problems[0]}")
    sentence = str(text)
    return sentence[:1].upper() + sentence[1:]


def _in_parts(facts: Facts) -> dict[str, Fact]:
    """A fact like space = "workshop/3" is offered whole and as `space-kind` and `space-detail`."""
    spoken = dict(facts)
    for name, fact in facts.items():
        if isinstance(fact, str):
            kind, *detail = re.split("[/:]", fact, maxsplit=1)
            spoken[f"{name}-kind"], spoken[f"{name}-detail"] = kind, "".join(detail)
    return spoken


@cache
def keys(game: str, language: str) -> frozenset[str]:
    """All message keys of a language; every language must have the same."""
    source = files("glueckauf.games").joinpath(game, "texts", f"{language}.ftl").read_text("utf-8")
    return frozenset(re.findall(r"^([A-Za-z][\w-]*) *=", source, flags=re.MULTILINE))
