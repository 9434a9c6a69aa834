"""What happened since the board was last shown, turn by turn, so that it can be watched: bots move quickly."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from glueckauf.widget.frames import Json, gone
from glueckauf.widget.history import History

MOST = 8  # turns that are shown one after the other; of more, the last


def scenes(
    history: History,
    first: int,
    turns: Sequence[Json],
    people: Collection[int],
    drawn: Callable[[Any], dict[str, str]],
    seen: Mapping[str, str],
) -> list[Json]:
    """A picture and a sentence for every turn since a ply; none where no bot has moved.

    The last scene is the position itself and has no picture of its own; of the others only what changed
    since the scene before, or since what was `seen` last.
    """
    here = history.ply
    since = [turn for turn in turns if turn["last"] > first and turn["first"] < here][-MOST:]
    if all(turn["seat"] in people or turn["seat"] is None for turn in since):
        return []
    found: list[Json] = []
    for turn in since:
        begun = max(first, turn["first"])
        ply = min(turn["last"], here)
        own = turn["seat"] in people
        state = history.states[ply]
        is_done = state.is_over or state.at_turn_start
        scene: Json = {"ply": ply, "seat": turn["seat"], "own": own, "done": is_done}
        scene["text"] = " ".join(filter(None, (turn["text"], turn["ends"])))
        scene |= gone(history.states[begun:ply], history.moves[begun:ply])
        if ply < here:
            parts = drawn(state)
            changed = {name: part for name, part in parts.items() if seen.get(name) != part}
            scene |= {"names": list(parts), "parts": changed}
            seen = parts
        found.append(scene)
    return found
