"""Which random games are played, and the tokens that could mean anything in a state."""

from __future__ import annotations

from hypothesis import strategies as st

from glueckauf.games.woodcraft.parts import CHESTS, DICE, HELPERS, MATERIALS
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import Rules
from tests.games.play import idle_choice
from tests.games.woodcraft.scenes import busy_choice, busy_game, eager_choice
from tests.games.woodcraft.test_notation import GOOD

RULE_SETS = (
    Rules(),
    Rules(),
    Rules(),
    Rules(shift="left", nuts=3, dealt=3),
    Rules(helper_cost=[0] * 8, glue_nuts=0, saw=[1], saw_chestnuts=[1], turns=1),
    Rules(pool=5, drops=[1, 2, 3, 4, 5, 5], phase_two_after=1, offcut_step=2, adjust_step=2),
)

_PLAYERS = st.sampled_from([1, 2, 3, 4, 5])
_SEEDS = st.integers(0, 10**6)
_RULES = st.sampled_from(RULE_SETS)
_CHOICES = st.sampled_from([busy_choice, eager_choice, eager_choice, idle_choice])

games = st.builds(lambda *how: list(busy_game(*how)), _PLAYERS, _SEEDS, _RULES, _CHOICES)


def vocabulary(state: State) -> set[str]:
    """Tokens of every kind, some of which mean something in this state."""
    found = {
        *GOOD,
        "order",
        "end",
        "line/row",
        "line/column",
        "yellow/134",
        "brown/116",
        "brown/22",
    }
    found |= {f"die/{n}" for n in range(1, 7)} | {f"value/{n}" for n in (1, 6)}
    found |= {f"first/{seat}" for seat in range(5)} | {f"drop/{n}" for n in range(1, 7)}
    found |= {f"lantern/{row},{column}" for row in (1, 2, 3) for column in (1, 2, 3)}
    found |= {f"{word}/{chest}" for word in ("chest", "fill") for chest in CHESTS}
    found |= {f"hire/{helper}" for helper in HELPERS}
    found |= {f"{word}/{m}" for word in ("sell", "gain") for m in (*MATERIALS,)}
    found |= {f"{word}/{die}" for word in ("rival", "extra", "gain", "offcut") for die in DICE}
    found |= {f"adjust/{die}{by}" for die in DICE for by in ("+1", "-1", "+2", "-2")}
    found |= {
        f"saw/{die}={a}+{b}" for die in ("Y6", "B4", "Y2") for a, b in ((1, 1), (1, 3), (2, 4))
    }
    found |= {f"glue/{a}+{b}=Y" for a in ("Y1", "Y2") for b in ("Y2", "Y4", "B1", "B5")}
    found |= {f"glue/Y1+B2=B:{m}>glue" for m in MATERIALS} | {"offcut/Y2:saw>offcut"}
    cards = [
        *state.pool,
        *state.gone,
        *(card for p in state.players for card in (*p.held, *p.done)),
    ]
    for card in filter(None, cards):
        found |= {f"keep/{card}", f"take/{card}", f"complete/{card}", f"complete/{card}:saw>offcut"}
    return found
