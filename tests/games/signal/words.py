"""Which random games are played, and the tokens that could mean anything in a state."""

from __future__ import annotations

from hypothesis import strategies as st

from glueckauf.games.signal.parts import CARDS, COLOURS
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import Rules
from tests.games.play import idle_choice
from tests.games.signal.scenes import busy_choice, busy_game, hasty_choice
from tests.games.signal.steady import steady_game
from tests.games.signal.test_notation import GOOD

RULE_SETS = (
    Rules(),
    Rules(),
    Rules(tokens="pile", extra_signal=1),
    Rules(tokens="places", goods=3, removed=0, clock=10),
    Rules(removed=9, held_for_turn=True, port_takes_all=True, dispatcher_port=True),
    Rules(city_head_on=True, start_head_on=False, deal=0, hand_limit=4, trains=2),
)

_PLAYERS = st.sampled_from([2, 3, 4])
_SEEDS = st.integers(0, 10**6)
_RULES = st.sampled_from(RULE_SETS)
_CHOICES = st.sampled_from([busy_choice, busy_choice, hasty_choice, idle_choice])

games = st.one_of(
    st.builds(lambda *how: list(busy_game(*how)), _PLAYERS, _SEEDS, _RULES, _CHOICES),
    st.builds(lambda *how: list(busy_game(*how)), _PLAYERS, _SEEDS, _RULES, _CHOICES),
    st.builds(lambda *how: list(steady_game(*how)), _PLAYERS, _SEEDS, _RULES),
)


def vocabulary(state: State) -> set[str]:
    """Tokens of every kind, some of which mean something in this state."""
    on = state.map
    found = {*GOOD, "hold/brown", "hold/grey", "hold/denver", "go/denver"}
    found |= {"train/paris", "train/denver", "exit/saltlake-denver.2", "exit/dijon-paris.2"}
    spaces = [train.space for train in state.trains]
    found |= {f"{word}/{space}" for word in ("go", "hold", "train") for space in spaces}
    found |= {f"train/{space}:{pay}" for space in spaces[:3] for pay in ("sw", "tt")}
    found |= {f"load/{city}:{card}" for city in on.cities for card in CARDS}
    found |= {f"exit/{section}" for space in spaces for section in on.around.get(space, ())}
    found |= {f"{word}/{colour}" for word in ("deploy", "colour", "hold") for colour in COLOURS}
    found |= {f"shunt/{colour}/{n}" for colour in COLOURS for n in (2, 7, 12)}
    found |= {f"place/{n}" for n in (2, 7, 12)} | {f"die/{n}" for n in range(1, 6)}
    posts = sorted(on.posts)
    found |= {f"signal/{a},{b}" for a in posts[::5] for b in posts[::7]}
    found |= {f"switch/{j}={','.join(s)}" for j in on.junctions[::4] for s in on.settings[j]}
    found |= {"draw/sss", "draw/swwtt", "draw/sssss", "draw/wt"}
    return found
