"""What is asked of the sentences of every game. `told` is one event or violation for each of its messages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import keys

Told = Mapping[str, Event | Violation]


def every_sentence_is_said(game: str, told: Told) -> None:
    sentences = {key for key in keys(game, "en") if key.startswith(("event-", "why-"))}
    assert sentences - set(told) == set()
    assert set(told) - sentences == set()


def whole_sentences(told: Told, language: str) -> Iterator[str]:
    for key, case in told.items():
        sentence = case.sentence(language)
        assert sentence[0] == sentence[0].upper(), key
        assert sentence[-1] in ".!?", key
        assert "  " not in sentence, key
        assert "{" not in sentence, key
        yield sentence
