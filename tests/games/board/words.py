"""Which random games are played, and the tokens that could mean anything in a state."""

from __future__ import annotations

from itertools import permutations

from hypothesis import strategies as st

from glueckauf.games.board.parts import COLOURS, Return
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules
from tests.games.board.scenes import busy_choice, busy_game
from tests.games.play import idle_choice

SWITCHES = (Rules(), Rules(free_storage=True), Rules(split_pairs=True), Rules(pairs=False))

games = st.builds(
    lambda players, seed, rules, choice: list(busy_game(players, seed, rules, choice)),
    st.sampled_from([2, 3, 4]),
    st.integers(0, 10**6),
    st.sampled_from(SWITCHES),
    st.sampled_from([busy_choice, idle_choice]),
)


def vocabulary(state: State) -> set[str]:
    """Every token that could mean anything in this state, and a few that never do."""
    labels = [*{o.label for player in state.players for o in player.orders}, "ZZ"]
    words = {"pithead", "end", "keep/-", *state.works.index, "money/99", "workshop/99", "order/99"}
    words |= {f"draft/{n}" for n in range(1, 16)} | {f"keep/{n}" for n in range(1, 7)}
    words |= {str(level) for level in range(5)}
    for colour in COLOURS:
        words |= {f"+{colour}", f"{colour}>s", f"coal/{colour}"}
        for source in ("", "s:"):
            for label in labels:
                words.add(f"{source}{colour}>{label}")
                words |= {f"{source}{colour}>{label}.{square}" for square in COLOURS}
    places = state.pending.places if isinstance(state.pending, Return) else (1, 2)
    for order in permutations(places):
        digits = "".join(map(str, order))
        words |= {f"top/{digits}", f"bottom/{digits}"}
    return words
