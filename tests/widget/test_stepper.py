"""Scenarios, and the stepper that shows them."""

from __future__ import annotations

import random
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.shipped import shipped
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board import draw
from glueckauf.games.board.notation import Move, read
from glueckauf.games.board.puzzles.pit.scenes import scene, scenes
from glueckauf.games.board.puzzles.pit.walk import walk
from glueckauf.games.board.solve.pit.task import Place, Task, onward, start_of
from glueckauf.learn.scenario import Scenario, Step
from glueckauf.widget.frames import markup
from glueckauf.widget.stepper import Stepper
from tests.games.board.scenes import busy_game, drafted, mining
from tests.games.play import line
from tests.learn.samples import mining_puzzle
from tests.widget.talk import Line, send

HAUL = mining_puzzle(shipped() / "board" / "mining" / "12-the-long-haul.toml")
X3 = "3 +g +g 1 +y 0 g>A g>A"


def x3() -> Scenario:
    start = mining(8, orders=["carriage:gg=7"], mine={"carts": ("y", "b", "gg", "k")})
    down = Step(
        ("3", "+g"), {"en": "Down.", "pl": "W dół."}, (("0:cage", "0:level/3"),), ("0:cage",)
    )
    return Scenario(start, (down, Step(("+g",), "Load"), *(Step((m,)) for m in X3.split()[3:])))


def rebuilt(frames: list[dict[str, Any]]) -> list[dict[str, str]]:
    """All parts of every frame, as the browser carries them forward."""
    shown: dict[str, str] = {}
    found = []
    for frame in frames:
        shown.update(frame["parts"])
        found.append({name: shown[name] for name in frame["order"]})
    return found


# --- Scenarios ------------------------------------------------------------------------------


def test_captions_are_given_or_told() -> None:
    shown = list(x3().shown())
    assert [each.caption("pl") for each in shown[:2]] == ["W dół.", "Load"]
    assert shown[0].caption("hu") == "Down."
    assert shown[2].caption("de") == shown[2].states[-1].events[0].sentence("de")
    assert len(shown[0].states) == 3
    assert shown[-1].states[-1] == line(x3().start, X3)


def test_scenarios_of_other_things() -> None:
    state = drafted(2)
    moves = Scenario.of((state, ["money/4", "money/6"]))
    assert [step.moves for step in moves.steps] == [("money/4",), ("money/6",)]
    assert (moves.sight(), moves.text("title")) == (("table", 0), "")
    path = [move for _, move in busy_game(2, 5) if move][:60]
    record = ga.board.record(ga.board.setup(2, 5, start=1), path)
    turns = Scenario.of(record)
    assert len(turns.steps) == len(record.turns)
    assert list(turns.shown())[-1].states[-1] == ga.replay(record)
    puzzle = Scenario.of(HAUL)
    assert puzzle.text("title", "de") == HAUL.texts["de"]["title"]
    assert puzzle.sight() == x3().sight() == ("pit", 0)
    assert Scenario.of((state, ["mining/6", "3"])).sight() == ("desk", 0), "first to work"


def test_a_scenario_of_something_else_is_refused_with_what_it_may_be() -> None:
    with pytest.raises(ValueError, match=r"a puzzle, a record or \(state, moves\), not 7"):
        Scenario.of(7)  # type: ignore[arg-type]  # that is the point


def test_a_scenario_that_breaks_a_rule_is_refused() -> None:
    with pytest.raises(ga.IllegalMove, match=r"GA-5\.1"):
        Stepper((mining(8), ["+g"]))
    with pytest.raises(ga.IllegalMove, match=r"GA-3\.1"):
        scenes(HAUL.task, ("mining/10", "end", "mining/10"))


def test_onward_leads_where_walk_leads() -> None:
    rng = random.Random(4)
    for path in sorted((shipped() / "board" / "mining").glob("*.toml")):
        task = mining_puzzle(path).task
        for _ in range(12):
            place = start_of(task)
            moves: list[Move] = []
            while options := _options(task, place):
                move = rng.choice(options)
                if len(walk(task, [*moves, move]).places) < len(moves) + 2:
                    break  # nothing to deliver
                place, events = onward(task, place, move)
                moves.append(move)
                assert events
                assert walk(task, moves).places[-1] == place


def _options(task: Task, place: Place) -> list[Move]:
    """What may come next; an action may be left without `end`."""
    if place.now is None:
        return [read(action) for action in place.later[:1]]
    leaving = place.later[:1] if place.whole else ()
    return [*scene(task, place).legal_moves(), *map(read, leaving)]


# --- The stepper ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_frames_hold_what_changed(language: str) -> None:
    stepper = Stepper(x3(), language=language)
    frames = stepper.frames
    assert stepper.options["view"] == "pit"
    assert [list(frame["parts"]) for frame in frames[:2]] == [["pit0"], ["pit0"]]
    states = [x3().start, *(each.states[-1] for each in x3().shown())]
    for parts, state in zip(rebuilt(frames), states, strict=True):
        drawn = {p.name: markup(p) for p in draw.parts(state, language)}
        assert parts == {"pit0": drawn["pit0"]}


def test_a_whole_table_sends_only_what_changed() -> None:
    state = drafted(3)
    stepper = Stepper((state, ["money/4", "money/6"]))
    assert stepper.options["view"] == "table"
    first, second, third = stepper.frames
    assert set(first["parts"]) == {"works", "clock", "pit0", "pit1", "pit2"} == set(first["order"])
    assert set(second["parts"]) == {"works", "pit0", "pit1"}
    assert set(third["parts"]) == {"works", "pit1", "pit2"}
    assert rebuilt(stepper.frames)[-1] == {
        part.name: markup(part) for part in draw.parts(line(state, "money/4 money/6"))
    }


def test_arrows_marks_and_captions() -> None:
    first, second, *_ = Stepper(x3()).frames
    assert (first["caption"], first["move"]) == ("Start", "")
    assert (second["caption"], second["move"]) == ("Down.", "3 +g")
    assert (second["arrows"], second["marks"]) == ([["0:cage", "0:level/3"]], ["0:cage"])


def test_the_language_is_changed_at_run_time() -> None:
    stepper = Stepper(x3())
    line = Line(stepper)
    send(stepper, "language", language="pl")
    assert stepper.frames[1]["caption"] == "W dół."
    assert len(line.updates) == 1
    assert send(stepper, "language", language="xx")["message"]["kind"] == "bad"
    assert send(stepper, "undo")["message"]["kind"] == "bad"
    stepper.language = "en"
    assert stepper.frames[1]["caption"] == "Down."


def test_a_stepper_has_a_picture_and_a_short_name() -> None:
    stepper = Stepper(HAUL, view="table")
    assert repr(stepper) == "Stepper(16 steps)"
    assert "works" in stepper.frames[0]["order"]
    bundle, _ = stepper._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")
    assert bundle["text/plain"] == "Stepper(16 steps)"
