"""What holds in every state of the game, checked on random games."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given, settings

from glueckauf.core.protocol import CHANCE
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.parts import EMPTY, NO_DIE, Choose, Keep, left_to_right
from glueckauf.games.woodcraft.rules import State
from tests.games.woodcraft.words import games

Game = list[tuple[State, str]]


@settings(max_examples=20, deadline=None)
@given(games)
def test_no_card_is_lost_or_doubled(game: Game) -> None:
    for state, _ in game:
        cards = [card for deck in state.decks for card in deck]
        cards += [card for card in (*state.pool, *state.gone) if card != EMPTY]
        cards += [card for player in state.players for card in (*player.held, *player.done)]
        assert sorted(cards) == sorted(card for deck in state.layout.decks for card in deck)


@settings(max_examples=20, deadline=None)
@given(games)
def test_sheets_only_fill_up(game: Game) -> None:
    """Nothing that is marked is ever unmarked, and nothing is used that was not marked."""
    before = game[0][0]
    for state, _ in game:
        layout = state.layout
        for old, new in zip(before.players, state.players, strict=True):
            assert all(a <= b for a, b in zip(old.marked, new.marked, strict=True))
            assert all(a <= b for a, b in zip(old.used, new.used, strict=True))
            assert all(0 <= b <= a for a, b in zip(new.marked, new.used, strict=True))
            assert all(a <= b for a, b in zip(new.marked, layout.room, strict=True))
            assert new.lanterns & old.lanterns == old.lanterns
            assert old.nuts <= new.nuts <= layout.rules.nuts
            assert set(old.helpers) <= set(new.helpers)
            assert set(old.struck) <= set(new.struck)
            assert len(set(new.struck)) == len(new.struck)
            assert old.done == new.done[: len(old.done)]
            assert old.fields == new.fields[: len(old.fields)]
            assert min(new.dice) >= 0
            for filled, slots in zip(new.chests, layout.slots, strict=True):
                assert filled[0] <= slots[0]
                assert filled[1] <= slots[1]
        before = state


@settings(max_examples=20, deadline=None)
@given(games)
def test_the_board(game: Game) -> None:
    """In order; no more than three of a colour; each turn everybody fills in a field."""
    for state, _ in game:
        dice = [die for die in state.board if die != NO_DIE]
        assert dice == sorted(dice, key=left_to_right)
        assert all(sum(die // 6 == colour for die in dice) <= 3 for colour in (0, 1))
        if state.todo and isinstance(state.todo[-1], Choose):
            turns = (state.round - 1) * state.rules.turns + state.turn - 1
            assert all(len(player.fields) == turns for player in state.players)
    last = game[-1][0]
    fields = last.rules.rounds * last.rules.turns
    assert all(len(player.fields) == fields for player in last.players)
    assert str(last).startswith("Woodcraft: Roll & Write: over")


@settings(max_examples=20, deadline=None)
@given(games)
def test_chance(game: Game) -> None:
    """Outcomes are legal, their chances are exact and sum to 1; nobody else moves meanwhile."""
    for state, _ in game:
        chances = state.chances()
        assert (state.to_move == CHANCE) == bool(chances)
        if chances:
            assert list(chances) == state.legal_moves()
            assert all(isinstance(chance, Fraction) and chance > 0 for chance in chances.values())
            assert sum(chances.values()) == 1
        elif not state.is_over:
            assert state.to_move == state.todo[-1].seat  # type: ignore[union-attr]


@settings(max_examples=20, deadline=None)
@given(games)
def test_points(game: Game) -> None:
    """The score is the sum of its lines, and the scoresheet says the same."""
    for state, _ in game[::9]:
        sheet = state.scoresheet()
        assert sheet.totals == state.scores == sheet.gained
    last = game[-1][0]
    assert last.scoresheet("pl", 0).totals == last.scores
    assert all(last.scores[seat] == max(last.scores) for seat in last.winners)


def test_frequencies_are_as_likely_as_told() -> None:
    """The 216 ways that three dice fall, counted one by one."""
    state = woodcraft.setup(1)
    while isinstance(state.todo[-1], Keep):
        state = state.after(state.legal_moves()[0])
    ways: dict[str, int] = {}
    for n in range(216):
        values = sorted((n % 6 + 1, n // 6 % 6 + 1, n // 36 + 1))
        move = f"yellow/{''.join(map(str, values))}"
        ways[move] = ways.get(move, 0) + 1
    assert dict(state.chances()) == {move: Fraction(count, 216) for move, count in ways.items()}
