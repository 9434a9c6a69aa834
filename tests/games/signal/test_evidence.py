"""Records of every difficulty before the independent referee, won ones among them; and chances, counted."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from glueckauf import games
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn
from glueckauf.games import signal
from glueckauf.games.signal import Rules, State
from glueckauf.games.signal.parts import CARDS, Drawing
from tests.games.signal.guide import random_discs
from tests.games.signal.lucky import lucky_game
from tests.games.signal.referee import check_record
from tests.games.signal.steady import steady_choice, steady_game
from tests.games.signal.test_referee import BOARDS

LEVELS = [  # SS-10, SS-11; "free" lays the discs freely (SS-3.1)
    "",
    "extra_signal=1",
    "removed=1",
    "removed=0",
    "clock=8",
    "removed=0 clock=10",
    "removed=4",
    "goods=3",
    "removed=0 goods=3 clock=9",
    "tokens=places",
    "tokens=pile",
    "free",
    "free removed=0 clock=10 extra_signal=1",
    "city_head_on=true",
    "start_head_on=false",
    "removed=0 clock=10 port_takes_all=true",
]


def opening(name: str, level: str, seed: int) -> State:
    rng = random.Random(seed)
    players = 2 + seed % 3
    rules = Rules.read(level.removeprefix("free").strip())
    green = closed = None
    if level.startswith("free"):
        green, closed = random_discs(BOARDS[name], rng, rules.extra_signal)
    return signal.setup(
        players,
        seed,
        start=rng.randrange(players),
        rules=rules,
        map=name,
        green=green,
        closed=closed,
    )


def accepted(start: State, moves: list[str], last: State) -> None:
    """The referee follows the record to its end, and the house replays it."""
    text = str(signal.record(start, moves))
    referee = check_record(text, BOARDS)
    assert referee.over
    assert referee.won == bool(last.winners)
    assert list(last.scores) == referee.scores()
    assert games.replay(text) == last


def played(start: State, seed: int) -> tuple[list[str], State]:
    """A steady game with honest dice."""
    rng = random.Random(seed)
    state, moves = start, []
    while not state.is_over:
        moves.append(steady_choice(rng, state))
        state = state.after(moves[-1])
    return moves, state


@pytest.mark.parametrize("name", BOARDS)
def test_a_game_of_some_levels_is_accepted(name: str) -> None:
    for seed, level in enumerate(LEVELS[::4]):
        start = opening(name, level, seed)
        accepted(start, *played(start, seed))


@pytest.mark.parametrize("name", BOARDS)
def test_a_won_game_is_accepted(name: str) -> None:
    """Kept as a record; `test_won_games_are_found` finds such games."""
    text = (Path(__file__).parent / f"won-{name.replace('_', '-')}.txt").read_text("utf-8")
    assert check_record(text, BOARDS).won
    assert games.replay(text).winners


@pytest.mark.long
@pytest.mark.parametrize("name", BOARDS)
def test_records_of_every_level_are_accepted(name: str) -> None:
    """160 records of each map, ten of each level."""
    for seed in range(160):
        start = opening(name, LEVELS[seed % len(LEVELS)], seed)
        accepted(start, *played(start, seed))


FOUND = [("central_europe", 0), ("central_europe", 1), ("north_america", 1), ("north_america", 5)]


@pytest.mark.long
@pytest.mark.parametrize(("name", "seed"), FOUND)
def test_won_games_are_found(name: str, seed: int) -> None:
    start = won_opening(name, seed)
    found = lucky_game(start, seed, 8, 12)
    assert found.state.winners
    accepted(start, list(found.moves), found.state)


def won_opening(name: str, seed: int) -> State:
    rules = Rules(map=name, removed=0, clock=10, extra_signal=1)
    return signal.setup(4 - seed % 3, seed, rules=rules)


# --- Chance -----------------------------------------------------------------------------------


def chance_nodes(number: int) -> list[State]:
    """So many positions of steady games in which chance moves."""
    found: list[State] = []
    seed = 0
    while len(found) < number:
        game = steady_game(2 + seed % 3, seed, Rules.read(("", "tokens=pile")[seed // 2 % 2]))
        found += (state for state, _ in game if state.to_move == CHANCE)
        seed += 1
    return found[:number]


def counted(number: int) -> None:
    """Chances sum to 1, and one outcome drawn at each node comes as often as they say.

    Each node gives an outcome's indicator; over all nodes, the sum of the indicators of the likeliest
    outcome has a known mean and variance. Six standard deviations are never exceeded by honest dice.
    """
    luck = random.Random(17)
    by_kind: dict[str, list[float]] = {}
    for state in chance_nodes(number):
        chances = state.chances()
        assert sum(chances.values()) == 1
        likeliest = max(chances, key=lambda one: chances[one])
        p = float(chances[likeliest])
        sums = by_kind.setdefault(likeliest.split("/")[0], [0.0, 0.0])
        sums[0] += (drawn(chances, luck) == likeliest) - p
        sums[1] += p * (1 - p)
    assert set(by_kind) == {"card", "place", "die", "draw"}
    for difference, variance in by_kind.values():
        assert difference**2 <= 36 * variance


def test_chances_of_some_nodes() -> None:
    counted(1_000)


@pytest.mark.long
def test_chances_of_ten_thousand_nodes() -> None:
    counted(10_000)


def shuffled_draw(state: State, rng: random.Random) -> str:
    """R35 with real cards: the rest of the shuffled pile, then the shuffled discards."""
    stacks = []
    for counts in (state.pile, state.discards):
        stack = [card for card, number in zip(CARDS, counts, strict=True) for _ in range(number)]
        rng.shuffle(stack)
        stacks += stack
    hand = sum(state.players[state.active])
    number = min(state.rules.draw, state.rules.hand_limit - hand)
    return "draw/" + "".join(sorted(stacks[:number], key=CARDS.index))


@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_draw_with_a_shuffle_in_the_middle(left: int) -> None:
    """Counted with shuffled cards 20,000 times, every outcome comes as often as its chance says."""
    states = (s for s in chance_nodes(400) if isinstance(s.pending, Drawing))
    state = next(
        s
        for s in states
        if sum(s.discards) > 8 and sum(s.pile) > left and 10 - sum(s.players[s.active]) > 3
    )
    pile, discards = list(state.pile), list(state.discards)
    while sum(pile) > left:  # played before this turn
        at = max(range(len(CARDS)), key=lambda kind: pile[kind])
        pile[at], discards[at] = pile[at] - 1, discards[at] + 1
    state = state._replace(pile=tuple(pile), discards=tuple(discards))
    chances, times, rng = state.chances(), 20_000, random.Random(left)
    assert sum(chances.values()) == 1
    seen = Counter(shuffled_draw(state, rng) for _ in range(times))
    assert set(seen) <= set(chances)
    for outcome, chance in chances.items():
        p = float(chance)
        assert (seen[outcome] - times * p) ** 2 <= 36 * times * p * (1 - p) + 36, outcome
