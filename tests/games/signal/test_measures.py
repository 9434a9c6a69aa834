"""What is measured and reviewed of Switch & Signal, computed by hand for the last turn of a game."""

from __future__ import annotations

import pytest

from glueckauf.games.signal import measures, review
from glueckauf.lab.watched import Watched
from tests.games.signal.scenes import acting

# The black train delivers; the grey one stands before a closed junction and loses what it rolls; a disc is
# moved. Seven cards are left, so only three are drawn.


@pytest.fixture(scope="module")
def game() -> Watched:
    state = acting(
        "black lyon-marseille.2>marseille blue",
        "grey wroclaw-dresden.1>dresden",
        hand="ttsswwwwww",
        changes={"deck": 0, "helpers": ()},
    )
    post = next(post for post in sorted(state.map.city_posts["paris"]) if post not in state.green)
    source = next(post for post in state.map.city_posts["paris"] if post in state.green)
    states, moves = [state], []
    for move in (
        *("train/lyon-marseille.2", "die/2", "train/wroclaw-dresden.1", "die/3"),
        *(f"signal/{source},{post}", "end", "draw/www"),
    ):
        moves.append(move)
        states.append(states[-1].after(move))
    assert states[-1].is_over
    return Watched(tuple(states), tuple(moves))


def test_use_of_things_on_the_map(game: Watched) -> None:
    found = measures.space_use(game)
    uses = {one: number for one, number in found.parts.items() if number}
    assert len(uses) == 2
    assert uses["marseille"] == 1
    assert found.value == pytest.approx(2)
    assert set(found.parts) == set(measures.things(game.last.map))


def test_use_of_actions(game: Watched) -> None:
    found = measures.action_use(game)
    assert {name: n for name, n in found.parts.items() if n} == {
        **dict.fromkeys(game.last.map.helpers, 1),  # the scene has none left
        "signal": 1,
        "train": 2,
    }


def test_lost_time_and_idle_cards(game: Watched) -> None:
    assert measures.lost_time(game).value == 3
    assert measures.lost_time(game).parts["stopped-closed"] == 3
    assert measures.idle_cards(game).value == 2 / 2  # three of five are drawn, by two players


def test_sources_are_the_goods(game: Watched) -> None:
    assert measures.sources_by_seat(game)["blue"] == (1, 1)
    assert measures.sources(game).value == 1


def test_a_review_counts_the_same(game: Watched) -> None:
    found = list(review.counted(game.states[0], game.moves, game.states[1:]))
    assert sum(n for fact, _, n in found if fact == "tokens") == 3
    assert sum(n for fact, _, n in found if fact == "cards") == 2
    assert not any(n for fact, _, n in found if fact == "trains")
