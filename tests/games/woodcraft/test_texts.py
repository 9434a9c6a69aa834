"""Sentences of the game: told in every language, for every key, with the engine's facts."""

from __future__ import annotations

import random
import re

import pytest

from glueckauf.core.telling import Event, Violation, changed_rules
from glueckauf.core.texts import LANGUAGES, keys, messages, phrase_of, tell
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.parts import CHESTS, HELPERS
from glueckauf.games.woodcraft.ruleset import Rules
from glueckauf.games.woodcraft.telling import RULINGS, over
from tests.games.play import line
from tests.games.telling import every_sentence_is_said, whole_sentences
from tests.games.woodcraft.scenes import (
    acting,
    busy_game,
    choosing,
    eager_choice,
    sheet,
    started,
)
from tests.games.woodcraft.words import vocabulary

T1 = "B6 Y5 B4 B3 Y2 Y1"
EVERY = " ".join(HELPERS)
FULL = {"orders": (1, 0), "reputation": (2, 0), "lanterns": (2, 0), "order_vp": (1, 0)}
LIT = " ".join(f"{row},{column}" for row in (1, 2, 3) for column in (1, 2, 3))
EMPTY = {"pool": ("", "", ""), "phase": 1, "decks": ((), ())}


@pytest.fixture(scope="module")
def told() -> dict[str, Event | Violation]:
    """One case of every sentence the engine can say, found by playing."""
    pair = (sheet(fields=(5,)), sheet(fields=(4,)))
    rich = sheet("Y6 B6 B1 Y2 Y3", saw=1, held="I-05 I-03", blueberry=3, helpers="trader supplier")
    helped = sheet("Y6 B6 B1", saw=2, held="I-05", helpers=EVERY)
    last = choosing(T1, *pair, changes={"round": 6, "turn": 2})
    lone = choosing("Y5 B5 - - - -", *[sheet(fields=(n,)) for n in (5, 4, 3, 2, 1)])
    drop = line(choosing(T1, changes={"turn": 2}), "die/1 end")
    bare = {**EMPTY, "turn": 2, "pool": ("", "II-01", "")}
    built = [
        woodcraft.setup(2),
        woodcraft.setup(2).after(woodcraft.setup(2).legal_moves()[0]),
        started(),
        started().after("yellow/112"),
        line(started(), "yellow/112 brown/112"),
        line(choosing(T1, sheet(), sheet()), "order order first/1"),
        acting(helped).after("sell/saw"),
        choosing("B6 - - - Y1 -"),
        choosing(T1, changes=EMPTY),
        line(choosing(T1, *pair), "order order"),
        line(choosing(T1, sheet(), sheet()), "order order"),
        line(choosing(T1), "die/1 end"),
        line(choosing(T1), "die/1 end rival/Y1"),
        drop,
        drop.after("drop/1"),
        line(choosing(T1, changes=bare), "die/1 end drop/1"),
        line(choosing(T1, changes=bare), "order take/II-01"),
        line(choosing(T1, *pair, changes={**EMPTY, "pool": ("I-03", "", "")}), "order order take/I-03"),
        line(lone, "die/1 die/1 die/1 die/1 die/1 end end end end end"),
        line(lone, "die/1 die/1 die/1 die/1 die/1 end end end end end extra/Y1"),
        choosing(T1, sheet(lanterns="2,2")).after("die/6"),
        line(choosing(T1, sheet(lanterns="3,1 3,2")), "die/6 lantern/3,3"),
        choosing(T1, sheet(lanterns=LIT, saw=6)).after("die/6"),
        choosing(T1, sheet(glue=3)).after("die/6"),
        choosing(T1, sheet(glue=3, chests={"orders": (1, 0)})).after("die/6"),
        line(choosing(T1, sheet(glue=3, chests={"lanterns": (1, 0)})), "die/6 chest/lanterns"),
        choosing(T1, sheet(glue=3, chests=FULL)).after("die/6"),
        line(acting(sheet("Y4", offcut=1, lanterns="1,1 1,2 2,3 3,3", held="I-05")), "complete/I-05 lantern/1,3"),
        line(acting(sheet("Y4", offcut=1, lanterns="1,1 1,2 2,3 3,3", held="I-05")), "complete/I-05 lantern/1,3 line/column value/3"),
        line(acting(sheet("Y4", offcut=1, lanterns="1,1 1,2 2,3 3,3", held="I-05")), "complete/I-05 lantern/1,3 line/column"),
        acting(rich),
        acting(helped),
        line(acting(helped), "sell/saw adjust/B6-1"),
        acting(helped).after("offcut/B1:saw>offcut"),
        acting(sheet("B3", saw=1, held="I-17")).after("complete/I-17"),
        acting(sheet("B5 B5", helpers="herald supplier", held="II-13")).after("complete/II-13"),
        line(acting(sheet("B5 B5", helpers="herald supplier", held="II-13")), "complete/II-13 gain/glue"),
        acting(sheet(blueberry=3)).after("hire/timber"),
        line(acting(sheet(blueberry=3)), "hire/timber gain/Y6"),
        line(acting(sheet(blueberry=3)), "fill/helpers"),
        acting(sheet("Y1 Y1", glue=1, nuts=19)).after("glue/Y1+Y1=Y"),
        acting(sheet("Y6 B5 Y1", glue=1, saw=1, offcut=1, blueberry=1, chests={"helpers": (0, 2)})),
        acting(sheet("Y6", saw=1)).after("saw/Y6=2+4"),
        acting(sheet("Y4", offcut=1)).after("offcut/Y4"),
        line(last, "die/1 die/2 end end"),
        line(choosing(T1, changes={"round": 6, "turn": 2}), "die/1 end"),
        line(choosing(T1, *pair, changes={"round": 3, "turn": 2}), "die/1 die/2 end end"),
    ]  # fmt: skip
    cases: dict[str, Event | Violation] = {}
    for total in (40, 50, 60, 70):
        for event in over(started().layout, [total], [0]):
            cases.setdefault(f"event-{event.name}", event)
    for state in built:
        for event in state.events:
            cases.setdefault(f"event-{event.name}", event)
        for word in sorted(vocabulary(state)):
            violation = state.why_not(word)
            if violation:
                cases.setdefault(f"why-{violation.reason}", violation)
    for state, word in [
        (acting(sheet("Y3 B4", glue=1)), "glue/Y3+B4=Y"),
        (acting(sheet("Y1 Y3", glue=1)), "glue/Y1+Y3=B"),
        (acting(helped), "saw/Y6=3+3:saw>saw"),
        (acting(helped), "saw/Y6=3+3:saw>glue"),
        (acting(sheet("Y4", held="I-05")), "complete/I-05"),
        (acting(sheet(glue=1)), "glue/Y1+Y1=Y"),
        (acting(sheet("Y1", glue=1)), "glue/Y1+Y1=Y"),
        (acting(sheet("Y1", saw=1)), "saw/Y1=1+1"),
        (acting(sheet(helpers="trader")), "sell/saw"),
    ]:
        violation = state.why_not(word)
        assert violation is not None
        cases.setdefault(f"why-{violation.reason}", violation)
    return cases


def test_the_engine_says_every_sentence_of_the_files(told: dict[str, Event | Violation]) -> None:
    every_sentence_is_said("woodcraft", told)


def test_every_language_has_the_same_sentences() -> None:
    for language in LANGUAGES:
        assert keys("woodcraft", language) == keys("woodcraft", "en"), language
        for key in keys("woodcraft", language):
            assert messages("woodcraft", language).has_message(key)


NOTATION = re.compile(r"\bI{1,2}-\d|\b[YB]\d|\w:\w|>|[a-z]/[a-z0-9]|_")
IDS = {*HELPERS, *CHESTS} - {"substitute", "supplier", "trader", "herald", "timber", "helpers"}
IDS -= {"orders", "reputation", "lanterns"}


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
    for players, seed in ((1, 26), (3, 5), (5, 27)):
        for n, (state, _) in enumerate(busy_game(players, seed, None, eager_choice)):
            found += state.events
            if n % 12 == 0:
                words = rng.sample(sorted(vocabulary(state)), 12)
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
    for rule in (*woodcraft.rule_ids(), *RULINGS):
        assert len(woodcraft.rule_text(rule, language)) > 20
    with pytest.raises(ValueError, match=r"no rule 'WC-12\.1'; rules run from WC-1\.1 to WC-11\.3"):
        woodcraft.rule_text("WC-12.1", language)
    assert len(woodcraft.rule_ids()) == len(RULINGS) == 34


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_tells_its_rule(language: str) -> None:
    for ruling in RULINGS:
        here, english = (woodcraft.rule_text(ruling, one) for one in (language, "en"))
        assert re.findall(r"WC-[\d.]+\d", here) == re.findall(r"WC-[\d.]+\d", english), ruling
    assert woodcraft.rule_text("WC-A1", language).endswith(": shift.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_numbers_in_every_language(language: str) -> None:
    """No figure is forgotten; what is a word in English may be a figure elsewhere."""
    for rule in woodcraft.rule_ids():
        figures = {*re.findall(r"\d+", woodcraft.rule_text(rule, language))}
        assert figures >= {*re.findall(r"\d+", woodcraft.rule_text(rule))}, rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_tell_no_reconstructed_figure(language: str) -> None:
    """A true one can take its place in parts.toml, and the sentence is still true."""
    guessed = [
        knob
        for knob in Rules.knobs().values()
        if knob["source"] == "C" and type(knob["value"]) is int
    ]
    assert guessed
    for knob in guessed:
        figures = re.findall(r"\d+", woodcraft.rule_text(knob["rule"], language))
        assert str(knob["value"]) not in figures, knob["rule"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_without_a_name_is_told_by_its_number(language: str) -> None:
    """More orders than the reconstruction has: they are not mistaken for cards that lie face down."""
    assert "I-19" in phrase_of("woodcraft", "order", {"order": "I-19"}, language)
    backs = {phrase_of("woodcraft", "order", {"order": back}, language) for back in ("I", "II")}
    assert len(backs) == 1
    assert "I" not in backs.pop()


def test_every_figure_has_a_name() -> None:
    assert {f"knob-{key}" for key in Rules.knobs()} <= keys("woodcraft", "en")
    assert {"knob-shift-left", "knob-shift-right"} <= keys("woodcraft", "en")
    assert tell("woodcraft", "title", {}) == "Woodcraft: Roll & Write"


CHANGED = (
    Rules(rounds=1, turns=1, dealt=1, pool=4, phase_two_after=2),
    Rules(shift="left", nuts=30, glue_nuts=1, offcut_step=2, adjust_step=3),
    Rules(rounds=3, dealt=3, glue_nuts=3, pool=5),
)


@pytest.mark.parametrize("form", ["if", "is"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_changed_rules_in_words(language: str, form: str) -> None:
    for rules in CHANGED:
        text = changed_rules("woodcraft", rules, form, language)
        assert "=" not in text
        no_notation(text)


@pytest.mark.parametrize(
    ("language", "yours", "hers"),
    [
        ("en", "You glue 2 yellow 1s into a yellow 2.", "Anna glues 2 yellow 1s into a yellow 2."),
        (
            "pl",
            "Sklejasz kości (2 × żółta 1) w żółtą 2.",
            "Anna skleja kości (2 × żółta 1) w żółtą 2.",
        ),
        (
            "hu",
            "Összeragasztod ezeket: 2 × sárga 1-es; az eredmény egy sárga kocka (2).",
            "Anna összeragasztja ezeket: 2 × sárga 1-es; az eredmény egy sárga kocka (2).",
        ),
        (
            "de",
            "Du verleimst 2 × gelbe 1; das ergibt eine gelbe 2.",
            "Anna verleimt 2 × gelbe 1; das ergibt eine gelbe 2.",
        ),
    ],
)
def test_people_are_you_or_have_names(language: str, yours: str, hers: str) -> None:
    state = acting(sheet("Y1 Y1", glue=1)).after("glue/Y1+Y1=Y")
    (event,) = (event for event in state.events if event.name == "glued")
    assert event.sentence(language, you=0) == yours
    assert event.sentence(language, you=1) == hers


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_people_have_five_names(language: str) -> None:
    state = acting(*[sheet()] * 5)
    people = state.scoresheet(language).people
    assert len(set(people)) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_scoresheets_tell_who_has_won_and_why(language: str) -> None:
    pair = (sheet(fields=(5,), nuts=3), sheet(fields=(4,), nuts=3, saw=1))
    last = line(choosing(T1, *pair, changes={"round": 6, "turn": 2}), "die/1 die/2 end end")
    assert last.winners == (1,) or last.winners == (0, 1)
    for you in (None, 0, 1):
        assert len(last.scoresheet(language, you).outcome.split(". ")) == 3
    solo = line(choosing(T1, changes={"round": 6, "turn": 2}), "die/1 end")
    assert solo.scoresheet(language, 0).outcome
    now = choosing(T1).scoresheet(language)
    assert "1" in now.title
    assert not now.outcome


def test_polish_plurals() -> None:
    def nuts(n: int) -> str:
        return tell("woodcraft", "event-nuts", {"seat": 0, "count": n, "left": n}, "pl")

    assert nuts(1) == "Anna zaznacza 1 orzech; został 1."
    assert nuts(2) == "Anna zaznacza 2 orzechy; zostały 2."
    assert nuts(5) == "Anna zaznacza 5 orzechów; zostało 5."
