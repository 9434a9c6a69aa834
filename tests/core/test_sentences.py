"""Sentences: told in every language, for every key, with the facts the engine gives."""

from __future__ import annotations

import pytest

import glueckauf as ga
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import LANGUAGES, Fact, tell
from glueckauf.games.board.parts import Stack
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.solve.pit.task import Task, play
from tests.games.board.scenes import OrderSpec, drafted, idle_game, mining, scene
from tests.games.board.words import vocabulary
from tests.games.play import line
from tests.games.telling import every_sentence_is_said, whole_sentences


@pytest.fixture(scope="module")
def told() -> dict[str, Event | Violation]:
    """One case of every sentence the engine can say, found by playing."""
    random_states = [
        state
        for players, seed in [(2, 2), (3, 3), (4, 4), (4, 41), (4, 42)]
        for state, _ in idle_game(players, seed)
    ]
    pit = {"cage": "ybg", "storage": "gk"}
    orders: list[OrderSpec] = ["barrow:gg=7", ("engine:b=3", ("b",)), "carriage:k=5"]
    at_surface = mining(5, mine=pit, orders=orders)
    without_stacks = scene(
        changes={"tile_stack": Stack((), ()), "order_stack": Stack((), ())}, marks=20
    )
    short = scene(tiles={1: "gg+"}, marks=9, changes={"supply": (2, 0, 0, 4)}).after("workshop/1")
    built = [
        at_surface,
        at_surface.after("y>s"),
        at_surface.after("y>A.g"),
        line(at_surface, "y>A.g b>A.g"),
        mining(1, mine=pit, orders=orders),
        mining(5, mine=pit, orders=orders, rules=Rules(pairs=False)),
        mining(5, mine={"cage": "y"}, orders=orders),
        mining(5, mine={"level": 1, "cage": "yyyyy"}, orders=orders),
        without_stacks,
        without_stacks.after("workshop/1"),
        line(without_stacks, "order/1 pithead pithead"),
        scene(rules=Rules(displacement="forbidden"), crews={"money/6": (1, 1)}),
        scene(miners=1, crews={"money/6": (1, 1)}),
        scene(marks=0, orders=orders),
        scene(orders=orders).after("delivery/engine"),
        drafted(2).seen_by(0).after("order/draw"),
        drafted(2).after("order/draw"),
        line(drafted(2), "order/draw keep/-"),
        ga.board.setup(2).after("draft/1"),
        short,
        short.after("coal/y"),
        scene(tiles={1: "gg+"}, marks=9, changes={"supply": (0, 0, 1, 0)}).after("workshop/1"),
    ]
    cases: dict[str, Event | Violation] = {}
    for state in random_states + built:
        for event in state.events:
            cases.setdefault(f"event-{event.name}", event)
    for state in [*built, random_states[-1]]:
        for word in sorted(vocabulary(state)):
            violation = state.why_not(word)
            if violation:
                cases.setdefault(f"why-{violation.reason}", violation)
    task = Task(at_surface.players[0].mine, at_surface.players[0].orders, ("mining/1",))
    for line_of_puzzle in ("y>s 3", "mining/4 3"):
        with pytest.raises(ga.IllegalMove) as caught:
            play(task, line_of_puzzle)
        cases[f"why-{caught.value.violation.reason}"] = caught.value.violation
    return cases


def test_the_engine_says_every_sentence_of_the_files(told: dict[str, Event | Violation]) -> None:
    every_sentence_is_said("board", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_in_every_language(
    told: dict[str, Event | Violation], language: str
) -> None:
    assert len(list(whole_sentences(told, language))) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_ruling_in_every_language(language: str) -> None:
    for rule in (*ga.board.rule_ids(), "R1", "R2", "R3", "R4", "R5", "R6"):
        assert len(ga.board.rule_text(rule, language)) > 20
    with pytest.raises(ValueError, match="no rule"):
        ga.board.rule_text("GA-11.1")


def test_sentences_differ_between_languages(told: dict[str, Event | Violation]) -> None:
    for key, case in told.items():
        if key not in ("event-refilled",):
            assert len({case.sentence(language) for language in LANGUAGES}) == 4, key


def test_polish_plurals() -> None:
    def miners(n: int) -> str:
        facts: dict[str, Fact] = {"seat": 0, "space": "money/4", "miners": n}
        return tell("board", "event-sent", facts, "pl")

    assert "1 górnika" in miners(1)
    assert "2 górników" in miners(2)
    assert "5 górników" in miners(5)

    def steps(n: int) -> str:
        return tell("board", "why-finish-mining", {"steps": n}, "pl")

    assert len({steps(n).replace(str(n), "#") for n in (1, 2, 5)}) == 3


def test_a_missing_fact_or_key_is_an_error_not_a_gap() -> None:
    with pytest.raises(LookupError):
        tell("board", "event-sent", {})
    with pytest.raises(LookupError):
        tell("board", "event-unheard-of", {})
    with pytest.raises(ValueError, match="no texts in 'fr'"):
        tell("board", "event-sent", {}, "fr")
