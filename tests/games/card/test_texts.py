"""Sentences of the card game: told in every language, for every key, with the engine's facts."""

from __future__ import annotations

import re

import pytest

import glueckauf as ga
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import LANGUAGES, Fact, keys, tell
from glueckauf.games.card.parts import STACKS
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.telling import RULINGS
from tests.games.card.scenes import busy_game, hoarding_choice, scene
from tests.games.card.test_examples import gosia, maciek
from tests.games.card.words import vocabulary
from tests.games.play import line
from tests.games.telling import every_sentence_is_said, whole_sentences


@pytest.fixture(scope="module")
def told() -> dict[str, Event | Violation]:
    """One case of every sentence the engine can say, found by playing."""
    states = [
        state
        for players, seed in [(2, 123), (3, 354), (4, 189)]
        for choice in (None, hoarding_choice)
        for state, _ in (
            busy_game(players, seed, None, choice) if choice else busy_game(players, seed)
        )
    ]
    strict = Rules(innovation_needs_placement=True)
    three = scene(
        orders="barracks:1 furnaces:1 factories:4", docks=("red w=w2", "blue t=t2", "red f=f2")
    )
    built = [
        scene(innovations="order"),
        scene(2),
        scene().after("order"),
        scene(innovations="w3").after("order"),
        line(scene(stacks={"wagon/a": "t"}), "wagon/a pay/1"),
        line(scene(stacks={"engine": "red red"}, docks=("red", "", "")), "engine pay/1"),
        scene(docks=("red", "red", "red"), innovations="engine order"),
        line(scene(innovations="order"), "lorry/a pay/1"),
        maciek(),
        line(scene(row="w1.1", docks=("w", "c=c2", "")), "mining/3 pay/1"),
        line(scene(row="w1.1 c1.1", docks=("w c=c2", "", "")), "mining/3 pay/1"),
        line(scene(row="f2 t1.1", storage="w1.1 w1.1", docks=("w w", "t", "f")), "mining/3 pay/1"),
        line(
            scene(row="f2 t1.1", storage="w1.1 w1.1", docks=("w w", "t", "f")),
            "mining/3 pay/1 row>2t s:w1.1>1w",
        ),
        line(scene(storage="c1.1 c1.1", docks=("c c", "", "")), "mining/3 pay/1"),
        gosia(),
        line(three, "delivery pay/1"),
        line(three, "delivery pay/1 train/1=barracks:1"),
        line(scene(), "wild pay/2"),
        line(scene(stacks={"share": "barracks furnaces"}), "wild pay/2 look/share"),
        scene(stacks=dict.fromkeys(STACKS, "")),
        ga.card.setup(3).seen_by(0).after("order").after("pay/1"),
        scene(rules=strict, innovations="order order").after("use/order"),
        scene(rules=strict, innovations="order", workers=()),
        scene(changes={"to_move": None}),
    ]
    cases: dict[str, Event | Violation] = {}
    for state in [*states, *built]:
        for event in state.events:
            cases.setdefault(f"event-{event.name}", event)
    for state in built:
        for word in sorted(vocabulary(state)):
            violation = state.why_not(word)
            if violation:
                cases.setdefault(f"why-{violation.reason}", violation)
    return cases


def test_the_engine_says_every_sentence_of_the_files(told: dict[str, Event | Violation]) -> None:
    every_sentence_is_said("card", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_in_every_language(
    told: dict[str, Event | Violation], language: str
) -> None:
    for sentence in whole_sentences(told, language):
        assert not re.search(r"\b[wctf][12]\b|\w:\d|[a-z]/[a-z0-9]", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_ruling_in_every_language(language: str) -> None:
    for rule in (*ga.card.rule_ids(), *RULINGS):
        assert len(ga.card.rule_text(rule, language)) > 20
    with pytest.raises(ValueError, match=r"no rule 'CG-7\.1'; rules run from CG-1\.1 to CG-6\.4"):
        ga.card.rule_text("CG-7.1")


def test_sentences_differ_between_languages(told: dict[str, Event | Violation]) -> None:
    for key, case in told.items():
        assert len({case.sentence(language) for language in LANGUAGES}) == 4, key


FACTS: dict[str, Fact] = {
    "seat": 1,
    "zone": "mining/2",
    "card": "1/2",
    "workers": 2,
    "words": "1 + 2",
    "innovation": "w4",
    "wagon": "*",
    "engine": "red",
    "dock": 2,
    "crest": "t",
    "lorries": 2,
    "vp": 5,
    "source": "storage",
    "order": "furnaces:2",
    "stack": "wagon/b",
    "share": "factories",
    "objective": "lorries:steamboats",
    "steps": 2,
    "cards": 4,
    "shift": 2,
    "shifts": 6,
    "token": 3,
    "trains": 2,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_and_labels_can_be_told(language: str) -> None:
    for key in keys("card", "en"):
        if key.startswith(("move-", "label-")):
            text = tell("card", key, FACTS, language)
            assert text, key
            assert "  " not in text, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language: str) -> None:
    decks = published_words()
    for key, fact, found in [
        ("label-wagon", "wagon", decks["wagon"]),
        ("label-engine", "engine", decks["engine"]),
        ("label-share", "share", decks["share"]),
        ("label-innovation", "innovation", decks["innovation"]),
        ("label-objective", "objective", decks["objective"]),
    ]:
        names = {tell("card", key, {fact: word}, language) for word in found}
        assert len(names) == len(found), key
    zones = {"zone": "", "card": "0/1"}
    named = {tell("card", "label-zone", {**zones, "zone": zone}, language) for zone in STACKS}
    assert len(named) == len(STACKS)


def published_words() -> dict[str, set[str]]:
    return {kind: set(map(str, cards)) for kind, cards in Rules().decks.items()}


def test_polish_plurals() -> None:
    def steps(n: int) -> str:
        return tell("card", "why-finish-mining", {"steps": n}, "pl")

    assert len({steps(n).replace(str(n), "#") for n in (1, 2, 5)}) == 3

    def offered(n: int) -> str:
        return tell("card", "move-place", {"zone": "wild", "card": "", "workers": n}, "pl")

    assert offered(1).endswith(": 1 górnik")  # a name, so nominative after the colon
    assert offered(2).endswith(": 2 górników")
