"""Sentences of the game: told in every language, for every key, with the engine's facts."""

from __future__ import annotations

import random
import re

import pytest

from glueckauf.core.telling import Event, Violation, changed_rules
from glueckauf.core.texts import LANGUAGES, Fact, keys, tell
from glueckauf.games import signal
from glueckauf.games.signal.maps import the_map
from glueckauf.games.signal.ruleset import Rules
from glueckauf.games.signal.telling import RULINGS
from tests.games.play import line
from tests.games.signal.scenes import (
    AMERICA,
    EUROPE,
    acting,
    before_card,
    busy_choice,
    busy_game,
    greens,
    hasty_choice,
    won,
)
from tests.games.signal.words import vocabulary
from tests.games.telling import every_sentence_is_said, whole_sentences

ALONE = {"helpers": ()}
DISPATCHER = {"helpers": ("dispatcher",)}


@pytest.fixture(scope="module")
def told() -> dict[str, Event | Violation]:
    """One case of every sentence the engine can say, found by playing."""
    through = acting("brown albuquerque-denver.2>denver", on=AMERICA)
    through = greens(through, "L:kansascity-dallas", "C:denver>saltlake")
    paris = greens(acting("black calais", changes=DISPATCHER), "L:dijon-paris", "C:paris>dijon")
    passing = line(paris, "train/calais die/5")
    held = Rules(held_for_turn=True)
    out = [f"{c} {place}" for c, p in _OUT.items() for place in p.split()]
    built = [
        signal.setup(2, rules=Rules(tokens="places")),
        signal.setup(2, rules=Rules(tokens="pile", extra_signal=1)),
        signal.setup(2, map=AMERICA).after("card/start"),
        line(signal.setup(2), "card/start place/6"),
        before_card(),
        before_card("grey calais").after("card/D2"),
        line(before_card("grey calais"), "card/D2 deploy/black place/6"),
        line(before_card(*out), "card/D2 deploy/black place/6"),
        line(before_card(*out, "black calais", "black wien", "black wroclaw"), "card/D-black"),
        line(before_card(rules=Rules(tokens="pile")), "card/D2 deploy/black"),
        line(
            before_card(rules=Rules(tokens="pile"), changes={"tokens": (2, 3)}),
            "card/D-black deploy/black",
        ),
        before_card().after("card/multi2"),
        line(before_card(), "card/multi2 colour/black"),
        before_card("black calais", "black wien", "grey nantes").after("card/black-grey"),
        line(before_card("black calais", "black wien"), "card/black-grey go/calais die/2 on"),
        line(before_card("black calais", "black wien"), "card/black-grey go/calais die/2"),
        line(before_card("black calais", rules=held), "card/black-grey hold/black"),
        before_card(on=AMERICA).after("card/black-grey"),
        before_card(on=AMERICA).after("card/D2"),
        line(before_card("black boston", on=AMERICA), "card/D2 shunt/grey/12"),
        line(before_card("black boston", on=AMERICA), "card/D2 keeper"),
        line(before_card("black boston", on=AMERICA), "card/black-grey hold/boston"),
        before_card("black boston", on=AMERICA, changes={"deck": 1}).after("card/D2"),
        acting("black paris", hand="s"),
        acting("black paris blue", "grey berlin", hand="", changes={"goods": (0, 0, 0, 0)}),
        line(acting("black paris", changes=ALONE), "train/paris die/3"),
        line(acting("black paris", changes=ALONE), "train/paris die/3 exit/lille-paris.1"),
        acting("black paris").after("train/paris"),
        line(acting("black paris"), "train/paris die/2 reroll"),
        acting("black paris").after("load/paris:s"),
        acting().after("signal/L:dijon-paris,L:zurich-milano"),
        acting().after("switch/lille=lille-paris.1:ss"),
        acting().after("end"),
        acting().after("end")._replace(pile=(0, 0, 4), discards=(1, 1, 0)),
        acting(hand="ssssssssss").after("end"),
        passing,
        passing.after("dispatcher"),
        passing._replace(trains=(*passing.trains, _GREY), through=True),
        line(passing, "dispatcher exit/dijon-paris.2"),
        passing.after("stop"),
        line(through, "train/albuquerque-denver.2 die/4"),
        line(acting("black calais", "grey paris", changes=ALONE), "train/calais die/4"),
        line(
            acting("black calais", "grey lille-paris.1>lille", changes=ALONE), "train/calais die/4"
        ),
        line(
            acting("grey calais", "grey lille-paris.1>paris", changes=ALONE), "train/calais die/3"
        ),
        line(acting("grey calais-lille.1>calais red", changes=ALONE), "train/calais-lille.1 die/2"),
        line(
            acting("grey lyon-marseille.2>marseille", changes=ALONE), "train/lyon-marseille.2 die/2"
        ),
        line(acting("black wroclaw", changes=ALONE), "train/wroclaw die/4"),
        line(acting("grey toulouse", changes={**ALONE, "clock": 1}), "train/toulouse die/3"),
        line(
            acting("grey toulouse", changes={**ALONE, "clock": 1, "deck": 0}),
            "train/toulouse die/3",
        ),
        line(acting(hand="sssssssss", changes={"deck": 0}), "end draw/s"),
        won(),
    ]
    shuffled = acting(hand="ssssss", changes={"pile": (0, 0, 3), "discards": (2, 1, 0)})
    built.append(line(shuffled, "end draw/sttt"))
    cases: dict[str, Event | Violation] = {}
    games = [state for seed in (54, 277) for state, _ in busy_game(3, seed, None, hasty_choice)]
    for state in [*games, *built]:
        for event in state.events:
            cases.setdefault(f"event-{event.name}", event)
    for state in built:
        for word in sorted(vocabulary(state)):
            violation = state.why_not(word)
            if violation:
                cases.setdefault(f"why-{violation.reason}", violation)
    for state, word in [
        (before_card("black boston", on=AMERICA).after("card/D2"), "shunt/grey/5"),
        (acting(hand="sssss", changes={"pile": (0, 0, 9)}).after("end"), "draw/sssss"),
        (acting(), "switch/dijon=dijon-lyon.1"),
        (before_card("black boston", on=AMERICA).after("card/black-grey"), "hold/miami"),
        (before_card("grey wien", "grey genova", "grey calais").after("card/D2"), "deploy/grey"),
        (line(acting("black paris", changes=ALONE), "train/paris die/3"), "exit/nantes-tours.1"),
        (acting(), "train/paris"),
    ]:
        violation = state.why_not(word)
        assert violation is not None
        cases.setdefault(f"why-{violation.reason}", violation)
    return cases


_OUT = {"brown": "nantes genova toulouse", "grey": "rostock hamburg poznan"}
_GREY = line(acting("grey dijon-paris.2>paris"), "dispatcher").trains[0]


def test_the_engine_says_every_sentence_of_the_files(told: dict[str, Event | Violation]) -> None:
    every_sentence_is_said("signal", told)


def test_every_language_has_the_same_sentences() -> None:
    for language in LANGUAGES:
        assert keys("signal", language) == keys("signal", "en"), language


NOTATION = re.compile(r"[a-z]-[a-z]+\.\d|\w:\w|>|[a-z]/[a-z0-9]|_")
IDS = {  # words of notation for places: all of them small letters, which no name is
    found
    for name in (EUROPE, AMERICA)
    for on in [the_map(name)]
    for found in (name, *on.nodes, *on.lines, *on.sections, *on.posts)
    if found.islower()
}


def no_notation(sentence: str) -> None:
    assert not NOTATION.search(sentence), sentence
    assert IDS.isdisjoint(re.findall(r"[\w-]+", sentence)), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_in_every_language(
    told: dict[str, Event | Violation], language: str
) -> None:
    for sentence in whole_sentences(told, language):
        no_notation(sentence)


@pytest.fixture(scope="module")
def chatter() -> list[Event | Violation]:
    """What random games say, with whatever facts come up."""
    rng = random.Random(17)
    found: list[Event | Violation] = []
    for seed, rules, choice in [
        (8, Rules(tokens="pile"), busy_choice),
        (9, Rules(goods=3), hasty_choice),
    ]:
        for n, (state, _) in enumerate(busy_game(2 + seed % 3, seed, rules, choice)):
            found += rng.sample(state.events, min(2, len(state.events)))
            if n % 40 == 0:
                words = rng.sample(sorted(vocabulary(state)), 10)
                found += filter(None, map(state.why_not, words))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_are_told_in_every_language(
    chatter: list[Event | Violation], language: str
) -> None:
    for case in chatter:
        no_notation(case.sentence(language))
        if isinstance(case, Event) and "seat" in case.facts:
            no_notation(case.sentence(language, int(case.facts["seat"])))


def test_sentences_differ_between_languages(told: dict[str, Event | Violation]) -> None:
    for key, case in told.items():
        assert len({case.sentence(language) for language in LANGUAGES}) == 4, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_ruling_in_every_language(language: str) -> None:
    for rule in (*signal.rule_ids(), *RULINGS):
        assert len(signal.rule_text(rule, language)) > 20
    with pytest.raises(ValueError, match=r"no rule 'SS-13\.1'; rules run from SS-1\.1 to SS-12\.4"):
        signal.rule_text("SS-13.1", language)
    assert len(RULINGS) == 41


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_tells_its_rule_and_its_switch(language: str) -> None:
    for ruling in RULINGS:
        here, english = signal.rule_text(ruling, language), signal.rule_text(ruling)
        for part in (r"SS-[\d.]+\d", r"\b[a-z]+_[a-z_]+\b"):
            assert re.findall(part, here) == re.findall(part, english), ruling


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_numbers_in_every_language(language: str) -> None:
    """No figure is forgotten; what is a word in English may be a figure elsewhere."""
    for rule in signal.rule_ids():
        figures = {*re.findall(r"\d+", signal.rule_text(rule, language))}
        assert figures >= {*re.findall(r"\d+", signal.rule_text(rule))}, rule


def test_a_ruling_with_a_switch_names_it() -> None:
    switches = [key for key, knob in Rules.knobs().items() if knob["source"] == "R"]
    told = [signal.rule_text(ruling) for ruling in RULINGS]
    assert sorted(text.split("Switch: ")[1].rstrip(".") for text in told if "Switch: " in text) == (
        sorted(switches)
    )


def test_every_number_has_a_name() -> None:
    assert {f"knob-{key}" for key in Rules.knobs()} <= keys("signal", "en")
    for key, knob in Rules.knobs().items():
        if isinstance(knob["value"], str):  # a choice; those of a list are words already
            assert {f"knob-{key}-{name}" for name in knob["choices"]} <= keys("signal", "en")
    assert tell("signal", "title", {}) == "Switch & Signal"
    assert tell("signal", "title", {}, "pl") == "Zwrotnice i Semafory"


CHANGED = (
    Rules(removed=0, clock=8, goods=3, tokens="places", extra_signal=1),
    Rules(removed=1, trains=1, deal=1, draw=2, hand_limit=6, tokens="pile"),
    Rules(city_head_on=True, start_head_on=False, dispatcher_port=True),
    Rules(removed=5, trains=2, deal=3, draw=1, held_for_turn=True, port_takes_all=True),
)


@pytest.mark.parametrize("form", ["if", "is"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_changed_rules_in_words(language: str, form: str) -> None:
    for rules in CHANGED:
        text = changed_rules("signal", rules, form, language)
        assert "=" not in text
        no_notation(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_of_a_designer_keeps_its_name(language: str) -> None:
    facts: dict[str, Fact] = {"map": "Isle of Man", "region": "man", "switches": 3, "signals": 4}
    assert "Isle of Man" in tell("signal", "event-map-laid", facts, language)


def test_polish_plurals() -> None:
    def lost(n: int) -> str:
        return tell("signal", "event-tokens-lost", {"tokens": n, "clock": n}, "pl")

    assert lost(1) == "Tracicie 1 żeton czasu; został 1."
    assert lost(2) == "Tracicie 2 żetony czasu; zostały 2."
    assert lost(5) == "Tracicie 5 żetonów czasu; zostało 5."


@pytest.mark.parametrize(
    ("language", "yours", "hers"),
    [
        ("en", "You draw 2 signal cards.", "Anna draws 2 signal cards."),
        ("pl", "Dobierasz 2 karty sygnału.", "Anna dobiera 2 karty sygnału."),
        ("hu", "Húzol 2 jelzőkártyát.", "Anna húz 2 jelzőkártyát."),
        ("de", "Du ziehst 2 Signalkarten.", "Anna zieht 2 Signalkarten."),
    ],
)
def test_people_are_you_or_have_names(language: str, yours: str, hers: str) -> None:
    drawn = line(acting(hand="ssssssss"), "end draw/ss")
    (event,) = (event for event in drawn.events if event.name == "drew")
    assert event.sentence(language, you=0) == yours
    assert event.sentence(language, you=1) == hers


def test_what_the_departure_card_shows() -> None:
    def shown(card: str) -> str:
        return before_card().after(f"card/{card}").events[0].text

    assert shown("D-black-grey") == (
        "The departure card brings a new train, then moves black and grey."
    )
    assert shown("multi3") == "The departure card moves 3 colours of your choice."
    assert shown("D2") == (
        "The departure card brings 2 new trains, then moves a colour of your choice."
    )
