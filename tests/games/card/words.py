"""Which random games are played, and the tokens that could mean anything in a state."""

from __future__ import annotations

from hypothesis import strategies as st

from glueckauf.games.card.parts import DOCKS, STACKS
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules
from tests.games.card.scenes import busy_choice, busy_game, hoarding_choice
from tests.games.card.test_notation import GOOD
from tests.games.play import idle_choice

RULE_SETS = (
    Rules(),
    Rules(innovation_needs_placement=True),
    Rules(tokens=[2, 2, 2], look=2, innovation_least=0),
)

games = st.builds(
    lambda players, seed, rules, choice: list(busy_game(players, seed, rules, choice)),
    st.sampled_from([2, 3, 4]),
    st.integers(0, 10**6),
    st.sampled_from(RULE_SETS),
    st.sampled_from([busy_choice, idle_choice, hoarding_choice]),
)


def vocabulary(state: State) -> set[str]:
    """Every token that could mean anything in this state, and a few that never do."""
    found = {*GOOD, *state.layout.zones, "mining/2", "mining/9"}
    found |= {f"pay/{n}" for n in range(1, 7)} | {f"dock/{n}" for n in DOCKS}
    found |= {"pay/1+1", "pay/1+3", "pay/2+w3=1", "pay/w3=4", "pay/w3=1", "pay/w5=5"}
    found |= {f"look/{name}" for name in STACKS}
    for player in state.players:
        for lorry in {*map(str, player.storage), "w1.1"}:
            found |= {f"s:{lorry}>{dock}{crest}" for dock in DOCKS for crest in "wctf*"}
        for order in {*map(str, player.orders), "barracks:1"}:
            found |= {f"train/{dock}={order}" for dock in DOCKS}
    found |= {f"row>{dock}{crest}" for dock in DOCKS for crest in "wctf*"}
    found |= {f"take/{card}" for stack in state.stacks for card in stack.cards[:6]}
    return {word for word in found if "?" not in word}  # a view has cards without a word
