"""What no game can come to is told, with the key and the remedy; what games come to is not."""

from __future__ import annotations

from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import words
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.generating import Wanted
from glueckauf.games.signal.puzzles.making.generate import batch
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.ruleset import Rules
from glueckauf.games.signal.solve.task import Task
from glueckauf.learn.claims import wrong_claims
from glueckauf.learn.puzzle import loads
from tests.games.signal.pictures import lively_game
from tests.games.signal.puzzles.samples import named
from tests.games.signal.scenes import AMERICA, EUROPE

PUZZLES = [puzzle for puzzle in ga.puzzles(game="signal") if isinstance(puzzle, SignalPuzzle)]
CE, NA = "a-quiet-platform", "red-light"  # each with its whole course
SEEN = 'seen = ["D-black-brown", "D-black-grey", "D2"]'


def changed(name: str, *pairs: tuple[str, str]) -> SignalPuzzle:
    """A shipped puzzle whose file says something else."""
    text = named(name).dumps()
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    found = loads(text, "broken.toml")
    assert isinstance(found, SignalPuzzle)
    return found


def told(puzzle: SignalPuzzle) -> dict[str, str]:
    return {one.key: one.problem for one in puzzle.impossible()}


def test_shipped_puzzles_are_as_a_game_can_be() -> None:
    assert {puzzle.id: told(puzzle) for puzzle in PUZZLES if told(puzzle)} == {}
    assert not any(puzzle.arranged for puzzle in PUZZLES)


@pytest.mark.parametrize("rules", [None, Rules(goods=3, clock=10, tokens="pile", removed=0)])
@pytest.mark.parametrize("on", [EUROPE, AMERICA])
def test_nothing_is_said_of_real_games(on: str, rules: Rules | None) -> None:
    anything = named(CE)
    for players in (2, 3, 4):
        for state in lively_game(players, players, on, rules)[:-1]:
            puzzle = anything._replace(task=Task(state))
            assert not told(puzzle), (told(puzzle), state)


def test_made_puzzles_are_as_a_game_can_be() -> None:
    made = batch(Wanted("order", warm_up=True), 4)
    assert made
    assert [puzzle for puzzle in made if told(puzzle)] == []


BROKEN: dict[str, tuple[str, list[tuple[str, str]], str, str]] = {
    "turn": (CE, [("start = 1", "start = 0")], "start", "not the turn of seat 0"),
    "hand": (CE, [('"swwtt"]', '""]')], "hands", "seat 1 holds 0 action cards"),
    "played": (
        CE,
        [("discards = {", "# {")],
        "discards",
        "0 action cards have been played",
    ),
    "drawn": (
        CE,
        [("discards = { signal = ", "discards = { signal = 1")],
        "discards",
        "only 25 action cards have been dealt",
    ),
    "under": (NA, [('under = "multi"\n', "")], "under", "lies there still"),
    "used": (
        CE,
        [(SEEN + "\n", "seen = []\n"), ("start = 1", "start = 0")],
        "used",
        "the start card left nothing to conductor",
    ),
    "stand": (
        CE,
        [(SEEN + "\n", "seen = []\n"), ("start = 1", "start = 0"), ("discards = {", "# {")],
        "trains",
        "no train has moved yet",
    ),
    "time": (
        CE,
        [(SEEN, "seen = []\ndeck = 3"), ("start = 1", "start = 0"), ("discards = {", "# {")],
        "deck",
        "91 time tokens cannot have been lost so early",
    ),
}


@pytest.mark.parametrize("what", sorted(BROKEN))
def test_a_broken_course_is_told(what: str) -> None:
    name, pairs, key, problem = BROKEN[what]
    puzzle = changed(name, *pairs)
    assert problem in told(puzzle)[f"position.{key}"]
    assert dict(wrong_claims(puzzle))[f"position.{key}"] == told(puzzle)[f"position.{key}"]
    open_course = puzzle._replace(arranged=("course",))
    assert f"position.{key}" not in dict(wrong_claims(open_course))


def test_trains_come_by_deployments() -> None:
    """Three by the start card, one of each colour; of each other card one at most of a colour."""
    puzzle = changed(NA, (SEEN, 'seen = ["multi", "multi2", "multi3"]'))
    assert "3 brown trains are on the board" in told(puzzle)["position.seen"]
    more: dict[str, Any] = {"stored": ((1, 1, 1, 1), (1, 0, 0, 0))}
    state = named(NA).task.start._replace(**more)
    problem = told(named(NA)._replace(task=Task(state)))["position.seen"]
    assert "5 goods delivered need 8 deployments" in problem


def test_ports_take_what_they_need_and_no_more() -> None:
    full = changed(
        "all-or-nothing",
        ("sanfrancisco = { yellow = 1,", "sanfrancisco = { yellow = 2,"),
        ("newyork = { yellow = 1, ", "newyork = { "),
    )
    assert "takes no more yellow goods" in told(full)["position.stored.sanfrancisco"]
    train = ('at = "albany-newyork.1", heading = "newyork"', 'at = "newyork", load = "yellow"')
    standing = changed("all-or-nothing", train, ("newyork = { yellow = 1, ", "newyork = { "))
    assert "takes yellow goods off this train at once" in told(standing)["position.trains"]
    assert "position.trains" in dict(wrong_claims(standing._replace(arranged=("course",))))


def test_the_card_to_come_is_still_there() -> None:
    seen = changed(NA, (SEEN, 'seen = ["D-black-brown", "brown-grey", "D2"]'))
    assert "brown-grey has been revealed already" in told(seen)["given.card"]
    state = named(NA).task.start
    gone = named(NA).task._replace(start=state._replace(deck=0))
    assert "no departure card is left" in told(named(NA)._replace(task=gone))["given.card"]
    last = named(NA).task._replace(start=state._replace(deck=1))
    assert "the last card is multi" in told(named(NA)._replace(task=last))["given.card"]


def test_location_tokens_are_turned_for_deployments() -> None:
    rules = Rules(tokens="pile")
    state = next(one for one in lively_game(2, 2, EUROPE, rules) if one.pending is None)
    assert not told(named(CE)._replace(task=Task(state)))
    turned = named(CE)._replace(task=Task(state._replace(tokens=(2, 3))))
    assert "9 location tokens have been turned for 3 deployments" in told(turned)["position.tokens"]


def test_an_open_course_is_said_in_the_task() -> None:
    puzzle = changed(CE, ('"swwtt"]', '""]'))._replace(arranged=("course",))
    read = loads(puzzle.dumps(), "arranged.toml")
    assert read.arranged == ("course",)
    assert "arranged" not in dict(wrong_claims(read))
    for language in LANGUAGES:
        assert words(read, language)["task"].startswith(puzzle.texts[language]["task"])
        assert words(read, language)["task"] != puzzle.texts[language]["task"]
    assert (
        "leave it out" in dict(wrong_claims(named(CE)._replace(arranged=("course",))))["arranged"]
    )
    with pytest.raises(FileError, match="arranged"):
        loads(puzzle.dumps().replace('"course"', '"tea"'), "arranged.toml")
