"""Golden playthroughs and perft counts as text, written anew by one command:

    python -m tests.board.playthrough

Read the diff before you commit it: every changed line is a changed rule.
"""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

from glueckauf.core.protocol import perft
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules
from tests.board.scenes import busy_game, drafted, line, mining

GOLDEN = Path(__file__).parents[1] / "golden"
PERFT = Path(__file__).parents[1] / "perft" / "board.toml"
SEEDS = {2: 20, 3: 31, 4: 42}


def playthrough(players: int) -> str:
    """A whole game: every decision with its choices, and what it did under which rules."""
    lines: list[str] = []
    for n, (state, move) in enumerate(busy_game(players, SEEDS[players])):
        for event in state.events:
            facts = " ".join(f"{key}={value}" for key, value in sorted(event.facts.items()))
            lines.append(f"    {event.name} [{' '.join(event.rules)}] {facts}")
            if event.name in ("miners-returned", "game-over"):
                lines += [f"    | {part}" for part in str(state).splitlines()]
        if move:
            legal = state.legal_moves()
            digest = sha256(" ".join(legal).encode()).hexdigest()[:8]
            lines.append(f"{n} {state.to_move}: {move} (of {len(legal)}, {digest})")
    return "\n".join(lines) + "\n"


def perft_state(position: dict[str, Any]) -> State:
    """A position of the perft file: a table after some moves, or one pit with steps left."""
    rules = Rules.read(position.get("rules", ""))
    if "moves" in position:
        state = drafted(position["players"], position["seed"], rules=rules)
        return line(state, position["moves"]) if position["moves"] else state
    mine = {key: position[key] for key in ("level", "cage", "storage")}
    orders = [tuple(o) if isinstance(o, list) else o for o in position["orders"]]
    orders = [(o[0], tuple(o[1])) if isinstance(o, tuple) else o for o in orders]
    return mining(
        position["steps"],
        players=2,
        rules=rules,
        mine={**mine, "carts": tuple(position["carts"])},
        orders=orders,
    )


def perft_positions() -> list[dict[str, Any]]:
    positions: list[dict[str, Any]] = tomllib.loads(PERFT.read_text("utf-8"))["position"]
    return positions


def with_counts(text: str) -> str:
    """The perft file with its counts computed anew."""
    positions = iter(tomllib.loads(text)["position"])
    lines = []
    for row in text.splitlines():
        if row.startswith("counts = "):
            position = next(positions)
            depths = range(1, len(position["counts"]) + 1)
            row = f"counts = {[perft(perft_state(position), depth) for depth in depths]}"
        lines.append(row)
    return "\n".join(lines) + "\n"


def main() -> None:
    for players in SEEDS:
        (GOLDEN / f"board-{players}.txt").write_text(playthrough(players), "utf-8")
    PERFT.write_text(with_counts(PERFT.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
