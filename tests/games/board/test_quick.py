"""The quick player of play-outs goes the same way as the slow one: without checks, by whole actions."""

from __future__ import annotations

from random import Random

import pytest

from glueckauf.games.board.bots import guide
from glueckauf.games.board.bots.prospects import prospects
from glueckauf.games.board.bots.quick import Quick
from glueckauf.games.board.parts import Mining
from glueckauf.games.board.rules import setup
from glueckauf.games.board.ruleset import Rules

RULES = {
    "published": Rules(),
    "free": Rules(free_storage=True),
    "split": Rules(split_pairs=True),
    "dear": Rules(displacement="doubled"),
}


@pytest.mark.parametrize(
    ("players", "rules"),
    [(2, "published"), (3, "published"), (4, "free"), (2, "split"), (3, "dear")],
)
def test_whole_turns_lead_where_single_moves_lead(players: int, rules: str) -> None:
    """From positions that random moves have spoilt: pairs begun, junk in the cage, orders left over."""
    rng = Random(f"{players} {rules}")
    for seed in range(2):
        state = setup(players, seed, rules=RULES[rules])
        for _ in range(rng.randrange(40, 160)):
            if not state.is_over:
                state = state.after(rng.choice(state.legal_moves()))
        quick, slow = Quick(), Quick()
        for _ in range(15):
            if state.is_over:
                break
            fast = quick.onward(state)
            state = state.after(slow.choose(state))
            while isinstance(state.pending, Mining):
                state = state.after(slow.choose(state))
            assert fast == state


def test_prospects_are_even_where_players_are_and_grow_with_what_they_have() -> None:
    state = setup(2, 1)._replace(shift=2, start=0)
    first, second = prospects(state)
    assert first > second, "to begin is worth something"
    player = state.players[1]
    richer = player._replace(marks=player.marks + 20)
    assert prospects(state._replace(players=(player, richer)))[1] > second
    delivered = player._replace(delivered=state.rules.order_deck[:3])
    ahead = prospects(state._replace(players=(player, delivered)))
    assert ahead[1] > second
    assert ahead[0] < first, "places on the clock are taken from somebody"


def test_equal_cards_under_equal_miners_are_one_choice() -> None:
    state = setup(2, 1)
    while state.pending is not None:
        state = state.after(state.legal_moves()[0])
    tile = state.workshops[0]
    same = tuple(tile if other is not None else None for other in state.workshops)
    found = guide.choices(state._replace(workshops=same), 30)
    assert sum(move.startswith("workshop/") and move != "workshop/draw" for move in found) == 1
    assert len(guide.choices(state, 30)) > len(found)


def test_cards_go_back_on_top_or_underneath() -> None:
    state = setup(2, 1)
    while state.pending is not None:
        state = state.after(state.legal_moves()[0])
    back = state.after("order/draw").after("keep/1")
    assert [back.after(move).to_move for move in guide.choices(back, 5)] == [back.start ^ 1] * 2
    top, underneath = (back.after(move).order_stack for move in guide.choices(back, 5))
    assert set(top.cards[:4]) == set(underneath.cards[-4:])
    assert len(guide.choices(back, 1)) == 1
