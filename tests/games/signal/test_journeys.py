"""How trains go along the track, and what is seen of a roll before it falls."""

from __future__ import annotations

from itertools import pairwise

import pytest

from glueckauf.games import room
from glueckauf.games.contract import Way
from glueckauf.games.offer import offer
from glueckauf.games.signal import table
from glueckauf.games.signal.outlook import outlook
from glueckauf.games.signal.parts import Leaving, Passing
from glueckauf.games.signal.rules import State, setup
from glueckauf.widget.frames import foreseen, gone
from tests.games.signal.pictures import lively_game
from tests.games.signal.scenes import AMERICA, EUROPE, acting, before_card, greens
from tests.games.signal.test_table import drawn_keys


def moves_of(game: tuple[State, ...]) -> list[tuple[State, str, State]]:
    """Every position of a game with the move that was made there."""
    found = []
    for before, after in pairwise(game):
        made = next(move for move in before.legal_moves() if before.after(move) == after)
        found.append((before, str(made), after))
    return found


def rolled(*trains: str, die: int, **changes: object) -> tuple[State, str]:
    """The position before a die that no helper could speak up for, and the die."""
    state = acting(*trains, hand="t", changes={"helpers": (), **changes})
    return state.after(f"train/{trains[0].split()[1].partition('>')[0]}"), f"die/{die}"


# --- Ways -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed", "on"), [(2, 3, EUROPE), (3, 4, AMERICA)])
def test_every_train_that_moves_has_a_way(players: int, seed: int, on: str) -> None:
    """From where it stood to where it stands, by keys of the picture; whoever stands still has none."""
    driven = 0
    for before, move, after in moves_of(lively_game(players, seed, on)[:160]):
        found = table.ways(before, move)
        trains = [way for way in found if way.piece.startswith("train:")]
        left = {one.space for one in before.trains} - {one.space for one in after.trains}
        came = {one.space for one in after.trains} - {one.space for one in before.trains}
        if move.startswith(("place/", "shunt/")):
            assert not found
            continue
        assert {way.keys[0] for way in trains} >= {f"train/{space}" for space in left}
        ends = {way.keys[-1] for way in trains}
        assert ends >= {f"train/{space}" for space in came}
        if left:
            driven += 1
        keys = {key for way in trains for key in way.keys[1:-1]}
        assert keys <= drawn_keys(before) | drawn_keys(after)
    assert driven > 5


def test_a_way_passes_spaces_and_junctions_in_their_order() -> None:
    before, move = rolled("black calais-lille.1>lille", die=3)
    assert table.ways(before, move) == (
        Way(
            "train:black",
            (
                *("train/calais-lille.1", "junction/lille", "section/lille-paris.1"),
                *("post/C:paris>lille", "train/paris"),
            ),
        ),
    )


def test_goods_go_with_their_train_and_then_where_they_belong() -> None:
    state = acting("black lyon-marseille.2>marseille red", hand="t", changes={"helpers": ()})
    before = state.after("train/lyon-marseille.2")
    train, goods = table.ways(before, "die/2")
    assert train.keys[-1] == "depot/black"
    assert goods == Way("goods:red", (*train.keys[:-1], "delivered/marseille"))
    assert train.keys[-2] == "city/marseille"
    reached = acting("black calais-lille.1>calais red", hand="t", changes={"helpers": ()})
    train, goods = table.ways(reached.after("train/calais-lille.1"), "die/2")
    assert train.keys[-2:] == ("start/calais", "depot/black")
    assert goods.keys[-2:] == ("start/calais", "city/berlin")


def test_while_something_is_decided_nothing_moves() -> None:
    state = acting("black paris", hand="t")
    rolling = state.after("train/paris")
    assert table.ways(state, "train/paris") == ()
    assert table.ways(rolling, "die/3") == (), "the logistician is asked"
    leaving = rolling.after("die/3").after("on")
    assert isinstance(leaving.pending, Leaving)
    assert table.ways(rolling.after("die/3"), "on") == ()
    (way,) = table.ways(leaving, "exit/lille-paris.1")
    assert way.keys[:3] == ("train/paris", "post/C:paris>lille", "section/lille-paris.1")


def test_a_train_that_moves_on_goes_in_one_way() -> None:
    """What happened between two pictures is one journey, through a city, too."""
    state = acting(
        "black albuquerque-denver.2>denver", on=AMERICA, hand="t", changes={"helpers": ()}
    )
    state = greens(state, "", "C:denver>saltlake")
    states, moves = [state], ["train/albuquerque-denver.2", "die/5"]
    states.append(state.after(moves[0]))
    states.append(states[-1].after(moves[1]))
    assert isinstance(states[-1].pending, Passing)
    moves.append(str(next(m for m in states[-1].legal_moves() if m.startswith("exit/"))))
    (way,) = gone(states, moves)["ways"]
    assert way["piece"] == "train:black"
    assert [key for key in way["keys"] if key.startswith("train/")] == [
        "train/albuquerque-denver.2",
        way["keys"][-1],
    ]
    assert {"post/C:denver>albuquerque", "post/C:denver>saltlake"} < set(way["keys"])
    assert way["keys"][-1] != "train/denver"


# --- Foresight --------------------------------------------------------------------------------


def test_every_face_is_seen_where_it_ends() -> None:
    for players, seed, on in ((2, 3, EUROPE), (3, 4, AMERICA)):
        for state in lively_game(players, seed, on)[::17]:
            seen = table.foresight(state)
            if state.is_over:
                assert seen == {}
                continue
            keys = drawn_keys(state)
            assert set(seen) <= keys
            for one in state.trains:
                found = seen[f"train/{one.space}"]
                assert found == seen[f"outlook/{one.space}"]
                assert {mark.key for mark in found.marks} <= keys
                assert {key for way in found.ways for key in way} <= keys
                told = [line.split()[0] for mark in found.marks for line in mark.lines]
                assert sorted(map(int, told)) == sorted(outlook(state, one))
                lost = sum(sum(mark.bad) for mark in found.marks)
                assert lost == sum(bool(run.lost) for run in outlook(state, one).values())


def test_losses_stand_beside_the_face_that_brings_them() -> None:
    state = acting("black calais-lille.1>lille", "grey paris", hand="t")
    found = table.foresight(state)["train/calais-lille.1"]
    assert found.ways == (("train/calais-lille.1", "junction/lille", "section/lille-paris.1"),)
    (mark,) = found.marks
    assert mark.key == "section/lille-paris.1"
    assert mark.lines == ("2 −1", "3 −2", "4 −3", "5 −4")
    assert mark.bad == (True,) * 4


def test_a_way_out_is_seen_with_the_points_that_are_left() -> None:
    state = acting("black paris", hand="t", changes={"helpers": ()})
    leaving = state.after("train/paris").after("die/4")
    seen = table.foresight(leaving)
    assert seen["post/C:paris>lille"] == seen["section/lille-paris.1"]
    (mark,) = seen["post/C:paris>lille"].marks
    run = leaving.after("exit/lille-paris.1")
    lost = leaving.clock - run.clock
    assert mark.lines[0].startswith("4")
    assert (f"−{lost}" in mark.lines[0]) == bool(lost)
    assert "post/C:paris>dijon" not in seen, "it is red"


def test_a_die_is_rolled_by_a_button() -> None:
    """Whoever picks a train sees its rolls first; nothing else must be confirmed."""
    state = before_card("black paris", "black calais-lille.1>lille").after("card/black-brown")
    for now in (state, acting("black paris", hand="stt")):
        found = offer(now, room("signal"))
        assert found.last_words == ("roll",)
        assert [c.move for c in found.choices if any("roll" in path for path in c.paths)]
    assert not table.is_last_word("end")
    assert offer(setup(2).after("card/start"), room("signal")).last_words == ()


def test_frames_hold_what_is_foreseen_only_where_there_is_something() -> None:
    assert foreseen(setup(2)) == {}
    state = acting("black paris", hand="t")
    told = foreseen(state)["foresight"]["train/paris"]
    assert set(told) == {"ways", "marks"}
    assert set(told["marks"][0]) == {"key", "lines", "bad"}
    assert gone([setup(2)], ["card/start"]) == {}
