"""The engine and the independent referee in lockstep: the same tokens, chances and results.

The referee sees texts only: the header of a record, and one token after the other.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.record import Record
from glueckauf.games import signal
from glueckauf.games.signal import Rules, State
from tests.games.signal.guide import (
    Choose,
    any_token,
    crowded_token,
    guided_token,
    lucky_token,
    random_discs,
    random_rules,
)
from tests.games.signal.referee import (
    GOODS,
    KINDS,
    Referee,
    check_record,
    read_boards,
    read_header,
    read_lines,
)
from tests.games.signal.test_referee_alone import EXAMPLES, FOULS

BOARDS = read_boards(Path("glueckauf/games/signal/maps.json"))
CHOICES = [any_token, guided_token, lucky_token, crowded_token]


def opening(name: str, seed: int) -> State:
    """A table of this map: other seats, rules and discs with every seed; each fifth as printed."""
    rng = random.Random(seed)
    players = 2 + seed % 3
    start = rng.randrange(players)
    if seed % 5 == 0:
        return signal.setup(players, seed, start=start, map=name)
    overrides = {
        key: value if key == "tokens" else int(value) for key, value in random_rules(rng).items()
    }
    if seed % 4 == 2:  # as easy as can be, so that games are won
        overrides |= {"removed": 0, "clock": 10, "extra_signal": 1}
    green, closed = random_discs(BOARDS[name], rng, int(overrides["extra_signal"]))
    rules = Rules(**overrides)
    return signal.setup(
        players, seed, start=start, rules=rules, map=name, green=green, closed=closed
    )


def compare(state: State, referee: Referee) -> None:
    """What both say of a position."""
    assert state.to_move == referee.to_move
    assert state.is_over == referee.over
    assert sorted(map(str, state.legal_moves())) == referee.legal()
    assert {str(move): p for move, p in state.chances().items()} == referee.outcomes()
    assert list(state.scores) == referee.scores()
    if referee.question is not None:
        assert state.at_turn_start == referee.at_turn_start
        if referee.question.kind in ("act", "reveal"):
            compare_tables(state, referee)


def compare_tables(state: State, referee: Referee) -> None:
    """What lies on the table; between moves, for on the way a train may be kept anywhere."""
    assert (state.active, state.clock, state.deck) == (referee.active, referee.clock, referee.deck)
    assert (state.through, state.under) == (referee.through, referee.under)
    assert state.green == referee.green
    assert list(map(list, state.closed)) == list(referee.closed.values())
    trains = [(train.space, train.colour, train.heading, train.load) for train in referee.trains]
    assert sorted(map(tuple, state.trains)) == sorted(trains)
    for cards, counted in [
        (state.pile, referee.pile),
        (state.discards, referee.discards),
        *zip(state.players, referee.hands, strict=True),
    ]:
        assert list(cards) == [counted[kind] for kind in KINDS]
    assert set(state.helpers) == referee.unused
    assert sum(state.goods) == sum(referee.goods.values())
    stored = [[ours[colour] for colour in GOODS] for ours in referee.stored.values()]
    assert sorted(sorted(port) for port in state.stored) == sorted(map(sorted, stored))


def lockstep(name: str, seed: int, choose: Choose) -> Referee:
    """One whole game; a difference is shown with the record that leads to it."""
    state = start = opening(name, seed)
    referee, _ = read_header(read_lines(str(signal.record(start, []))), BOARDS)
    rng = random.Random(seed)
    moves: list[str] = []
    stale: list[str] = []  # tokens of earlier positions, most of them not legal any more
    while True:
        try:
            compare(state, referee)
            legal = referee.legal()
            for token in stale[-40:]:
                assert (state.why_not(token) is None) == (token in legal), token
        except AssertionError as difference:
            raise AssertionError(f"{difference}\n\n{signal.record(start, moves)}") from None
        if referee.over:
            break
        stale += rng.sample(legal, min(len(legal), 4))
        moves.append(choose(referee, rng))
        referee.play(moves[-1])
        referee.check()
        state = state.after(moves[-1])
    assert list(state.winners) == referee.winners()
    text = str(signal.record(start, moves))
    assert check_record(text, BOARDS).history == moves
    assert games.replay(text) == state
    return referee


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("seed", range(5))
def test_some_games(name: str, seed: int) -> None:
    lockstep(name, seed, CHOICES[seed % 4])


@pytest.mark.long
@pytest.mark.parametrize("name", BOARDS)
def test_many_games(name: str) -> None:
    for seed in range(1000, 1150):
        lockstep(name, seed, CHOICES[seed % 4])


@pytest.mark.parametrize("name", ["central-europe", "north-america", "won"])
def test_records_of_whole_games(name: str) -> None:
    """The examples of the notation, and a game that is won, with very kind dice."""
    text = (Path(__file__).parent / f"{name}.txt").read_text("utf-8")
    state = signal.opening(Record.read(text))

    def watch(referee: Referee, token: str) -> None:
        nonlocal state
        compare(state, referee)
        state = state.after(token)

    referee = check_record(text, BOARDS, watch)
    compare(state, referee)
    assert list(state.winners) == referee.winners()
    assert referee.won == (name == "won")


@pytest.mark.parametrize(("right", "wrong"), [(right, wrong) for right, wrong, _ in FOULS])
def test_fouls_are_refused_by_both(right: str, wrong: str) -> None:
    """What the referee refuses (see the tests of it alone), the engine does not replay."""
    text = EXAMPLES["central_europe"].replace(right, wrong, 1)
    with pytest.raises(FileError):
        games.replay(text)


# ---- Rare places, reached by hand ---------------------------------------------------------------


def both(name: str, green: str, hands: str, tokens: str) -> Referee:
    """These tokens from a set-up with these line posts and city posts, compared at every step."""
    state = signal.setup(2, map=name, green=green.split(), hands=hands.split())
    referee, _ = read_header(read_lines(str(signal.record(state, []))), BOARDS)
    for token in tokens.split():
        compare(state, referee)
        referee.play(token)
        state = state.after(token)
    compare(state, referee)
    return referee


PARIS = (
    "C:amsterdam>hannover C:berlin>dresden C:marseille>lyon C:nurnberg>praha C:paris>lille "
    "L:dijon-paris L:hannover-amsterdam L:zurich-dijon"
)
TO_PARIS = (
    "card/start place/6 place/7 place/8 signal/L:hannover-amsterdam,C:paris>dijon train/calais "
)


@pytest.mark.parametrize(
    ("tokens", "legal"),
    [
        ("die/4", "dispatcher on reroll"),
        ("die/4 dispatcher", "on reroll"),
        ("die/4 dispatcher on", "exit/dijon-paris.2 stop"),
        ("die/4 reroll die/5", "dispatcher stop"),
        ("die/4 reroll die/5 dispatcher", "exit/dijon-paris.2 stop"),
        ("die/4 reroll die/3", "…"),  # no point left
        ("die/4 on", "…"),  # the dispatcher could have been called after the die
        ("die/4 reroll die/5 stop", "…"),
        ("die/4 reroll die/5 dispatcher stop", "…"),
    ],
)
def test_the_dispatcher_on_the_way(tokens: str, legal: str) -> None:
    """R32."""
    referee = both("central_europe", PARIS, "sswtt sswtt", TO_PARIS + tokens)
    assert ("end" in referee.legal()) == (legal == "…")
    assert legal == "…" or referee.legal() == legal.split()


@pytest.mark.parametrize("called", [True, False])
def test_the_dispatcher_after_an_exit(called: bool) -> None:
    """R32: leaving Nürnberg was a decision, so Berlin asks only if the dispatcher was called."""
    green = (
        "C:amsterdam>hannover C:berlin>nurnberg C:marseille>lyon C:nurnberg>praha C:paris>lille "
        "L:nurnberg-berlin L:hannover-amsterdam L:zurich-dijon"
    )
    referee = both(
        "central_europe",
        green,
        "sssst sswtt",
        "card/start place/5 place/6 place/8 switch/linz=linz-salzburg.1:ss "
        "signal/L:hannover-amsterdam,C:nurnberg>berlin end draw/wwwtt "
        "card/multi colour/grey go/hamburg die/1 on signal/L:zurich-dijon,C:berlin>dresden end "
        "draw/wwwtt card/multi2 colour/black go/wien die/3 reroll die/3 colour/grey "
        "go/hamburg-hannover.1 die/1 switch/praha=dresden-praha.1 train/praha-linz.1 die/4 stop "
        "train/nurnberg die/5 " + ("dispatcher " if called else "") + "exit/nurnberg-berlin.1",
    )
    if called:
        assert referee.legal() == ["exit/dresden-berlin.1", "stop"]
    else:
        assert "end" in referee.legal()
        assert "dispatcher" in referee.legal()
    assert referee.trains[0].space == "berlin"
