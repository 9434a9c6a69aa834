"""What was looked up is remembered for one game, and never taken for another."""

from __future__ import annotations

from glueckauf.lab.metrics.once import once
from glueckauf.lab.watched import Watched
from tests.lab.metrics.hand_made import course


def test_the_last_game_is_remembered_and_no_other() -> None:
    asked: list[tuple[int, int]] = []

    @once
    def points(game: Watched, seat: int) -> int:
        asked.append((game.last.scores[0], seat))
        return int(game.last.scores[seat])

    one, other = course([(0, 0), (1, 2)], (1,)), course([(0, 0), (3, 4)], (1,))
    again = Watched(one.states, one.moves)
    found = [points(game, seat) for game in (one, again, other, one) for seat in (0, 1)]
    assert found == [1, 2, 1, 2, 3, 4, 1, 2]
    assert asked == [
        (1, 0),
        (1, 1),
        (3, 0),
        (3, 1),
        (1, 0),
        (1, 1),
    ]  # not again for the same states
