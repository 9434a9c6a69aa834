"""How trains move (SS-6): the vectors of the spec, and what they leave out."""

from __future__ import annotations

import pytest

from glueckauf.games.signal import moving
from glueckauf.games.signal.moving import Run, run
from glueckauf.games.signal.parts import Train
from glueckauf.games.signal.ruleset import Rules
from tests.games.play import follows, rule
from tests.games.signal.scenes import AMERICA, Tracks, tracks


def first(board: Tracks, space: str, points: int, by: str = "", through: bool = False) -> Run:
    train = moving.train_at(board, space)
    assert train is not None
    return run(board, train, points, by, through)


@rule("SS-6.2", follows)
def test_t1_two_points_take_a_train_two_sections_on() -> None:
    done = first(tracks(Train("calais", "black")), "calais", 2)
    assert done.train == Train("lille-paris.1", "black", "paris")
    assert (done.end, done.lost) == (moving.USED, 0)


@rule("SS-6.9", follows)
def test_v2_a_city_ends_the_move_and_unused_points_cost_nothing() -> None:
    done = first(tracks(Train("calais", "black")), "calais", 4)
    assert done.path == ("calais-lille.1", "lille-paris.1", "paris")
    assert (done.end, done.left, done.lost) == (moving.CITY, 1, 0)


@rule("SS-6.8", follows)
def test_t2_before_an_occupied_city() -> None:
    done = first(tracks(Train("calais", "black"), Train("paris", "grey")), "calais", 5)
    assert done.train == Train("lille-paris.1", "black", "paris")
    assert (done.end, done.left, done.lost) == (moving.TAKEN, 3, 3)


@rule("SS-6.6", follows)
def test_t3_before_a_closed_junction() -> None:
    done = first(tracks(Train("nantes", "brown")), "nantes", 4)
    assert done.train is not None
    assert (done.train.space, done.lost) == ("tours-dijon.2", 0)
    again = first(tracks(done.train), "tours-dijon.2", 3)
    assert again.train == done.train
    assert (again.end, again.at, again.lost) == (moving.CLOSED, "dijon", 3)


@rule("SS-6.7", follows)
def test_t4_before_a_red_post() -> None:
    done = first(tracks(Train("toulouse", "grey")), "toulouse", 3)
    assert done.train is not None
    assert (done.train.space, done.end) == ("limoges-montpellier.2", moving.RED)
    assert (done.at, done.lost) == ("L:limoges-montpellier", 1)


@rule("SS-6.3", follows)
def test_t5_points_that_cannot_be_used_cost_a_token_each() -> None:
    done = first(tracks(Train("wroclaw", "black")), "wroclaw", 3)
    assert done.train is not None
    assert (done.train.space, done.lost) == ("wroclaw-dresden.1", 2)


BLACK = Train("frankfurt-strasbourg.1", "black", "frankfurt", "white")


@rule("SS-6.11", follows)
def test_t6_head_on() -> None:
    grey = Train("koln-frankfurt.1", "grey", "frankfurt")
    done = first(tracks(BLACK, grey), BLACK.space, 3)
    assert (done.end, done.train, done.lost) == (moving.HEAD_ON, None, 6)
    assert done.at == grey.space


@rule("SS-6.8", follows)
def test_t7_behind_another_train() -> None:
    done = first(
        tracks(BLACK, Train("koln-frankfurt.1", "grey", "koln-frankfurt:1")), BLACK.space, 3
    )
    assert (done.end, done.train, done.lost) == (moving.BEHIND, BLACK, 3)


@rule("SS-6.12", follows)
def test_t8_a_start_place() -> None:
    black = Train("calais-lille.1", "black", "calais")
    done = first(tracks(black), black.space, 4)
    assert (done.end, done.train, done.lost) == (moving.REACHED, None, 2)
    facing = first(tracks(black, Train("calais", "grey")), black.space, 4)
    assert (facing.end, facing.train, facing.lost) == (moving.HEAD_ON, None, 8)
    softer = tracks(black, Train("calais", "grey"), rules=Rules(start_head_on=False))
    assert first(softer, black.space, 4).lost == 2


@rule("SS-6.10", follows)
@pytest.mark.parametrize("load", ["blue", ""])
def test_t9_into_the_port(load: str) -> None:
    black = Train("lyon-marseille.1", "black", "lyon-marseille:1", load)
    done = first(tracks(black), black.space, 5)
    assert (done.end, done.train, done.lost) == (moving.PORT, None, 0)
    assert done.delivered == load


@rule("SS-12.2", follows)
def test_t10_no_way_on_is_a_stop() -> None:
    brown = Train("albuquerque-denver.2", "brown", "denver")
    done = first(tracks(brown, on=AMERICA), brown.space, 3)
    assert (done.end, done.lost, done.left) == (moving.CITY, 0, 2)
    assert done.train == Train("denver", "brown")


@rule("SS-12.2", follows)
def test_t11_through_a_city() -> None:
    brown = Train("albuquerque-denver.2", "brown", "denver")
    board = tracks(brown, on=AMERICA)
    green = board.green - {"L:kansascity-dallas"} | {"C:denver>saltlake"}
    board = board._replace(green=green)
    paused = first(board, brown.space, 4)
    assert (paused.end, paused.left) == (moving.PAUSED, 3)
    assert paused.train is not None
    assert moving.ways_on(board, "denver", paused.entry) == ["saltlake-denver.2"]
    done = first(board._replace(trains=(paused.train,)), "denver", 3, "saltlake-denver.2")
    assert done.path == ("saltlake-denver.2", "saltlake-denver.1", "reno-saltlake.1")
    assert (done.end, done.lost) == (moving.USED, 0)


@rule("SS-12.3", follows)
def test_t12_an_empty_train_stays_in_a_port_of_america() -> None:
    black = Train("reno-sanfrancisco.1", "black", "sanfrancisco")
    done = first(tracks(black, on=AMERICA), black.space, 4)
    assert (done.end, done.lost) == (moving.CITY, 0)
    assert done.train == Train("sanfrancisco", "black")
    loaded = black._replace(load="red")
    unloaded = first(tracks(loaded, on=AMERICA), black.space, 4)
    assert (unloaded.end, unloaded.delivered) == (moving.PORT, "red")
    full = tracks(loaded, on=AMERICA)._replace(stored=((0, 0, 1, 0), (0, 0, 0, 0)))
    assert first(full, black.space, 4).end == moving.CITY
    greedy = tracks(loaded, on=AMERICA, rules=Rules(port_takes_all=True))
    assert first(greedy._replace(stored=full.stored), black.space, 4).end == moving.PORT
    more = tracks(loaded, on=AMERICA, rules=Rules(goods=3))
    assert first(more._replace(stored=full.stored), black.space, 4).end == moving.PORT


@rule("SS-8.2", follows)
def test_the_dispatcher_lets_trains_run_through_cities_but_not_ports() -> None:
    board = tracks(Train("calais", "black"))
    assert first(board, "calais", 5, through=True).end == moving.CITY  # no other post is green
    board = board._replace(green=board.green | {"C:paris>dijon"})
    assert first(board, "calais", 5, through=True).end == moving.PAUSED
    assert first(board, "calais", 3, through=True).end == moving.CITY
    assert first(board, "calais", 5).end == moving.CITY
    port = tracks(Train("lyon-marseille.1", "black", "lyon-marseille:1", "blue"))
    port = port._replace(green=port.green | {"C:marseille>torino"})
    assert first(port, "lyon-marseille.1", 4, through=True).end == moving.PORT
    changed = tracks(*port.trains, rules=Rules(dispatcher_port=True))._replace(green=port.green)
    assert first(changed, "lyon-marseille.1", 4, through=True).end == moving.PAUSED


@rule("SS-6.4", follows)
def test_a_train_leaves_a_city_by_a_green_post_even_if_the_way_is_blocked() -> None:
    board = tracks(Train("paris", "black"), Train("lille-paris.1", "grey", "lille"))
    assert moving.ways_out(board, "paris") == ["lille-paris.1"]
    done = first(board, "paris", 3, "lille-paris.1")
    assert (done.end, done.train, done.lost) == (moving.BEHIND, Train("paris", "black"), 3)
    facing = tracks(Train("paris", "black"), Train("lille-paris.1", "grey", "paris"))
    assert first(facing, "paris", 3, "lille-paris.1").end == moving.HEAD_ON


def test_a_change_of_rule_makes_an_occupied_city_head_on() -> None:
    trains = Train("calais", "black"), Train("paris", "grey")
    done = first(tracks(*trains, rules=Rules(city_head_on=True)), "calais", 5)
    assert (done.end, done.lost) == (moving.HEAD_ON, 6)


@rule("SS-6.5", follows)
def test_nose_to_nose_without_points_is_harmless() -> None:
    grey = Train("lille-paris.1", "grey", "lille")
    board = tracks(Train("calais", "black"), grey)
    done = first(board, "calais", 1)
    assert (done.end, done.lost) == (moving.USED, 0)
    assert done.train == Train("calais-lille.1", "black", "lille")
    assert first(board, "calais", 2).end == moving.HEAD_ON  # SS-6.11 needs a point left


def test_previews_tell_where_each_face_leads() -> None:
    found = moving.previews(tracks(Train("calais", "black")), "calais")
    assert {points: done.path[-1] for points, done in found.items()} == {
        2: "lille-paris.1",
        3: "paris",
        4: "paris",
        5: "paris",
    }
    with pytest.raises(ValueError, match="no train stands on paris"):
        moving.previews(tracks(), "paris")
