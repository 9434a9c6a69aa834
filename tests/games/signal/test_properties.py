"""What holds in every state of the game, checked on random games."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from hypothesis import given, settings

from glueckauf.core.protocol import CHANCE
from glueckauf.games import replay, signal
from glueckauf.games.contract import PlayRoom
from glueckauf.games.signal.parts import GOODS
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import Rules
from tests.games.signal.steady import steady_game
from tests.games.signal.words import games

ROOM: PlayRoom = signal  # for the type checker: the room fits the contract
Game = list[tuple[State, str]]


@settings(max_examples=25, deadline=None)
@given(games)
def test_invariants(game: Game) -> None:
    """SS-2.5."""
    discs = len(game[0][0].green)
    for state, _ in game:
        on, rules = state.map, state.rules
        assert len(state.green) == discs
        assert sum(map(len, state.closed)) == sum(map(len, on.first_closed))
        assert all(any(p in state.green for p in on.city_posts[city]) for city in on.cities)
        loads = Counter(train.load for train in state.trains)
        for at, colour in enumerate(GOODS):
            stored = sum(row[at] for row in state.stored)
            assert state.goods[at] + loads[colour] + stored == rules.goods
        assert state.is_over or 1 <= state.clock <= rules.clock
        assert all(sum(hand) <= rules.hand_limit for hand in state.players)
        for at in range(3):
            held = sum(hand[at] for hand in state.players)
            assert held + state.pile[at] + state.discards[at] == rules.action_cards


@settings(max_examples=25, deadline=None)
@given(games)
def test_trains(game: Game) -> None:
    """SS-2.1, SS-2.4: a train to a space, and each faces an end of its section."""
    for state, _ in game:
        on = state.map
        assert len({train.space for train in state.trains}) == len(state.trains)
        assert state.trains == tuple(sorted(state.trains))
        colours = Counter(train.colour for train in state.trains)
        assert all(number <= state.rules.trains for number in colours.values())
        for train in state.trains:
            ends = on.sections[train.space][1:3] if train.space in on.sections else ("",)
            assert train.heading in ends


@settings(max_examples=25, deadline=None)
@given(games)
def test_chance(game: Game) -> None:
    """Outcomes are legal, their chances are exact and sum to 1; nobody else moves meanwhile."""
    for state, _ in game:
        chances = state.chances()
        assert (state.to_move == CHANCE) == bool(chances)
        if chances:
            assert list(chances) == state.legal_moves()
            assert all(isinstance(chance, Fraction) for chance in chances.values())
            assert all(chance > 0 for chance in chances.values())
            assert sum(chances.values()) == 1
        elif not state.is_over:
            assert state.to_move == state.active


@settings(max_examples=20, deadline=None)
@given(games)
def test_the_deck(game: Game) -> None:
    """R34: cards nobody has seen are those of the deck and those that left it unseen."""
    for state, _ in game:
        unknown = state.deck - bool(state.under)
        assert 0 <= unknown <= sum(state.unseen)
        assert not state.at_turn_start or state.deck > 0
    last = game[-1][0]
    assert last.winners or last.deck == 0
    assert last.legal_moves() == []
    assert str(last).startswith("Switch & Signal, ")
    for state, _ in game[::11]:
        assert str(state)


def test_a_game_can_be_won() -> None:
    easy = Rules(removed=0, clock=10, draw=10, unused_tokens=0)
    game = list(steady_game(4, 10, easy))
    last = game[-1][0]
    assert last.winners == (0, 1, 2, 3)
    assert last.scores == (8, 8, 8, 8)
    assert last.deck > 0
    written = signal.record(game[0][0], [move for _, move in game[:-1]])
    assert replay(str(written)) == last
