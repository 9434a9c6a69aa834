"""What a frame of Switch & Signal costs, in CPU: `python -m tests.bench.signal_frames`.

The dearest table: four full hands, nine trains on the board, some 1,500 legal moves. The first frame of a process
reads the texts and lays out the map; those after it find both known.
"""

from __future__ import annotations

import json
from time import process_time

import glueckauf as ga
from tests.games.signal.pictures import crowded


def main() -> None:
    start = crowded()
    ga.Table(ga.card.setup(2))  # what every table loads
    began = process_time()
    table = ga.Table(start, seats=["human"] * len(start.players))
    print(f"the first frame    {process_time() - began:6.3f} s CPU")
    for kind in ("signal/", "switch/", "train/"):
        move = next(str(one) for one in table.state.legal_moves() if one.startswith(kind))
        began = process_time()
        table.play(move)
        print(f"after {move.partition('/')[0]:<12} {process_time() - began:6.3f} s CPU")
    size = len(json.dumps(table.frame).encode()) / 1000
    print(f"its frame          {size:6.1f} KB, {len(table.frame['choices'])} choices")


if __name__ == "__main__":
    main()
