"""What holds in every state of every game, checked on random games."""

from __future__ import annotations

import pickle
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

import glueckauf as ga
from glueckauf.core.telling import Event, Violation
from glueckauf.games.board import parts, rules, ruleset
from glueckauf.games.board.notation import read
from glueckauf.games.board.parts import COLOURS, TRANSPORTS, Drafting, Look, Order, Return, Tile
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import PLAYERS, Rules
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


def all_tiles(state: State) -> list[Tile]:
    """Every tile in the game, wherever it is."""
    looked_at = [card for card in _looked_at(state) if isinstance(card, Tile)]
    shown = [tile for tile in state.workshops if tile]
    in_pits = [tile for player in state.players for tile in player.mine.tiles]
    return [*state.tile_stack.cards, *looked_at, *shown, *in_pits]


def all_orders(state: State) -> list[Order]:
    """Every order card in the game, wherever it is."""
    looked_at = [card for card in _looked_at(state) if isinstance(card, Order)]
    row = state.pending.row if isinstance(state.pending, Drafting) else ()
    shown = [order for order in (*row, *state.order_spaces) if order]
    taken = [o.order for player in state.players for o in player.orders]
    delivered = [order for player in state.players for order in player.delivered]
    return [*state.order_stack.cards, *looked_at, *shown, *taken, *delivered]


def _looked_at(state: State) -> Iterator[Tile | Order]:
    pending = state.pending
    pending = pending.then if isinstance(pending, parts.Shortage) else pending
    if isinstance(pending, Look):
        yield from pending.cards
    elif isinstance(pending, Return):
        yield from (pending.cards[place - 1] for place in pending.places)


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


@settings(max_examples=12, deadline=None)
@given(games)
def test_a_move_is_legal_iff_there_is_no_reason_against_it(game: list[tuple[State, str]]) -> None:
    for state, _ in game[::3]:
        legal = state.legal_moves()
        assert legal == sorted(set(legal))
        for word in vocabulary(state) | set(legal):
            assert (state.why_not(word) is None) == (word in legal), word


@settings(max_examples=25, deadline=None)
@given(games)
def test_conservation(game: list[tuple[State, str]]) -> None:
    for state, _ in game:
        assert Counter(all_tiles(state)) == Counter(state.rules.tiles)
        assert Counter(all_orders(state)) == Counter(state.rules.order_deck)
        coal = "".join(map(parts.coal_of, state.players))
        for colour, supply in zip(COLOURS, state.supply, strict=True):
            assert supply + coal.count(colour) == state.rules.coal
        miners = state.rules.miners[PLAYERS.index(len(state.players))]
        for seat, player in enumerate(state.players):
            standing = sum(crew.miners for crew in state.crews if crew.seat == seat)
            assert player.miners + standing + state.pithead[seat] + state.canteen[seat] == miners
            assert player.marks >= 0
            assert len(player.mine.cage) <= state.rules.cage
            for level in parts.LEVELS:
                assert len(player.mine.carts[level - 1]) <= parts.carts_at(player.mine, level)


@settings(max_examples=15, deadline=None)
@given(games)
def test_states_are_values(game: list[tuple[State, str]]) -> None:
    """Old states never change; equal content is equal and hashes alike; `repr` rebuilds."""
    hashes = [hash(state) for state, _ in game]
    names = {**vars(parts), **vars(ruleset), **vars(rules), "Event": Event}
    for (state, move), hashed in zip(game, hashes, strict=True):
        assert hash(state) == hashed
        if move:
            again = state.after(move)
            assert again == state.after(str(move))
            assert hash(again) == hash(state.after(move))
            assert again != state
    for state, _ in game[::17]:
        assert eval(repr(state), names) == state
        assert pickle.loads(pickle.dumps(state)) == state
        assert state._replace(events=()) == state
    assert len({state for state, _ in game}) == len(game)


@settings(max_examples=25, deadline=None)
@given(games, st.integers(0, 2000))
def test_records_replay_bit_for_bit_also_unfinished(
    game: list[tuple[State, str]], stop: int
) -> None:
    played = game[: stop % len(game) + 1]
    start, last = played[0][0], played[-1][0]
    record = ga.board.record(start, [move for _, move in played[:-1]])
    text = str(record)
    assert ga.Record.read(text) == record
    assert str(ga.Record.read(text)) == text
    replayed = ga.replay(text)
    assert replayed == last
    assert replayed.events == last.events
    assert repr(replayed) == repr(last)


@settings(max_examples=15, deadline=None)
@given(games)
def test_moves_are_their_text(game: list[tuple[State, str]]) -> None:
    for state, _ in game[::5]:
        for move in state.legal_moves():
            assert type(read(str(move))) is type(move)
            assert read(str(move)) == move
            assert str(move) == move


@settings(max_examples=10, deadline=None)
@given(games)
def test_events_and_reasons_name_rules_and_can_be_told(game: list[tuple[State, str]]) -> None:
    ids = set(ga.board.rule_ids())
    told: set[str] = set()
    for state, _ in game[::7]:
        for event in state.events:
            assert set(event.rules) <= ids
            if event.name not in told:
                told.add(event.name)
                assert event.text
        for word in vocabulary(state):
            violation = state.why_not(word)
            if isinstance(violation, Violation):
                assert violation.rule in ids
                if violation.reason not in told:
                    told.add(violation.reason)
                    assert violation.text


def test_a_state_is_small_beyond_its_parent() -> None:
    """What a move makes anew, without what it shares with the state before: under 4 KB."""
    worst = 0
    for state, move in busy_game(4, 11):
        if move:
            seen: set[int] = set()
            _size(state, seen)
            worst = max(worst, _size(state.after(move)._replace(events=()), seen))
    assert worst < 4096


def _size(value: object, seen: set[int]) -> int:
    if id(value) in seen or isinstance(value, ruleset.Works):
        return 0
    seen.add(id(value))
    inner = sum(_size(item, seen) for item in value) if isinstance(value, tuple) else 0
    return sys.getsizeof(value) + inner


def test_transports_are_the_four_of_the_deck() -> None:
    assert {order.transport for order in Rules().order_deck} == set(TRANSPORTS)
