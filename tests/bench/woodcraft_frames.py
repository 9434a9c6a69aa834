"""What a frame of Woodcraft costs, in CPU: `python -m tests.bench.woodcraft_frames`.

The dearest table: five full sheets, dice of all twelve kinds, every tool owned and the substitute at hand, so
that every pair of dice can be glued in several ways. The first frame of a process reads the texts and draws
all sheets; those after it draw what has changed.
"""

from __future__ import annotations

import json
from time import process_time

import glueckauf as ga
from tests.games.woodcraft.pictures import crowded


def main() -> None:
    start = crowded()
    acting = start.players[0]._replace(struck=(), used=(0, 0, 0, 0))
    start = start._replace(players=(acting, *start.players[1:]))
    ga.Table(ga.card.setup(2))  # what every table loads
    began = process_time()
    table = ga.Table(start, seats=["human"] * len(start.players))
    print(f"the first frame    {process_time() - began:6.3f} s CPU")
    dearest = len(table.frame["choices"])
    for kind in ("glue/", "saw/", "offcut/", "end"):
        move = next(str(one) for one in table.state.legal_moves() if one.startswith(kind))
        began = process_time()
        table.play(move)
        print(f"after {move.partition('/')[0]:<12} {process_time() - began:6.3f} s CPU")
    size = len(json.dumps(table.frame).encode()) / 1000
    print(f"its frame          {size:6.1f} KB, {dearest} choices in the first")


if __name__ == "__main__":
    main()
