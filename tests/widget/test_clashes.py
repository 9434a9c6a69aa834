"""What does not go together is told on pages without Python, too: the pool holds the same reasons."""

from __future__ import annotations

from glueckauf.games import room
from glueckauf.games.offer import offer
from glueckauf.widget import frames
from glueckauf.widget.pool import Pool
from tests.games.woodcraft.scenes import acting, sheet


def test_the_pool_keeps_every_reason() -> None:
    state = acting(sheet("Y1 Y6 B5", saw=1, glue=1, offcut=1))
    offered = frames.offered(offer(state, room("woodcraft")), "en")
    clashes = offered["clashes"]
    assert clashes["said"][clashes["keys"]["0:saw"]["0:die/Y1"]]["rule"] == "WC-6.3"
    assert len({(one["rule"], one["text"]) for one in clashes["said"]}) == len(clashes["said"])
    pool = Pool("en")
    stored = pool.values[pool.offered(offered)["clashes"]]
    for picked, whys in clashes["keys"].items():
        for key, number in whys.items():
            assert pool.values[stored["keys"][picked][key]] == clashes["said"][number]
            assert stored["keys"][picked][key] in stored["said"]


def test_games_without_them_store_nothing() -> None:
    state = room("card").setup(2)
    assert "clashes" not in frames.offered(offer(state, room("card")), "en")
