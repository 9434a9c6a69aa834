"""The engine and the independent referee in lockstep: the same tokens, chances, tables and results.

The referee sees texts only: the header of a record, and one token after the other.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from glueckauf import games
from glueckauf.cli import main
from glueckauf.core.errors import FileError
from glueckauf.core.protocol import perft
from glueckauf.core.record import Record
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.parts import (
    CHESTS,
    DICE,
    NO_DIE,
    ROWS,
    SIZE,
    STRUCK,
    Player,
    Tie,
)
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import Rules
from tests.games.woodcraft import referee as referees
from tests.games.woodcraft.guide import CHOICES, Choose
from tests.games.woodcraft.playthrough import perft_positions, perft_state
from tests.games.woodcraft.referee import Referee, check_record, read_header, read_lines
from tests.games.woodcraft.test_referee_alone import EXAMPLES, FOULS

RATINGS = {
    "rated-better-next-time": "needs a better strategy",
    "rated-quite-good": "quite good",
    "rated-very-good": "very good",
    "rated-congratulations": "congratulations",
}


def sheet_facts(player: Player) -> dict[str, Any]:
    """A sheet in the referee's words."""
    cells = [divmod(at, SIZE) for at in range(SIZE * SIZE) if player.lanterns >> at & 1]
    return {
        "dice": [DICE[die] for die, count in enumerate(player.dice) for _ in range(count)],
        "circled": dict(zip(ROWS, player.marked, strict=True)),
        "crossed": dict(zip(ROWS, player.used, strict=True)),
        "lanterns": [(row + 1, column + 1) for row, column in cells],
        "slots": {name: sum(filled) for name, filled in zip(CHESTS, player.chests, strict=True)},
        "helpers": sorted(player.helpers),
        "used": sorted(player.struck),
        "fields": ["-" if die == STRUCK else DICE[die] for die in player.fields],
        "nuts": player.nuts,
        "completed": sorted(player.done),
    }


def compare(state: State, referee: Referee) -> None:
    """What both say of a position."""
    assert state.to_move == referee.to_move
    assert state.is_over == referee.over
    assert list(map(str, state.legal_moves())) == referee.legal()
    assert {str(move): chance for move, chance in state.chances().items()} == referee.outcomes()
    assert list(state.scores) == referee.scores()
    facts = referee.facts()
    for player, sheet in zip(state.players, facts["sheets"], strict=True):
        if state.round:  # before that, what is dealt lies elsewhere
            assert sorted(player.held) == sheet["held"]
        ours = sheet_facts(player)
        if isinstance(state.pending, Tie):  # the engine fills in the fields before ties are rolled
            ours["fields"].pop()
        del sheet["held"]
        assert ours == sheet
    assert state.phase + 1 == facts["phase"]
    assert list(state.pool) == facts["pool"]
    assert list(state.decks[1]) == facts["decks"][1]
    if (
        state.round and state.phase == 0
    ):  # not while orders are kept; later its rest has left the game
        assert list(state.decks[0]) == facts["decks"][0]
    if referee.question is not None and referee.question.kind == "choose":
        board = ["" if die == NO_DIE else DICE[die] for die in state.board]
        assert (state.round, state.turn, board) == (facts["round"], facts["turn"], facts["board"])


def lockstep(players: int, seed: int, choose: Choose, rules: Rules | None = None) -> Referee:
    """One whole game; a difference is shown with the record that leads to it."""
    state = start = woodcraft.setup(players, seed, rules=rules)
    (_, first), (_, second) = woodcraft.stacks(start)
    referee = Referee(players, first, second)
    rng = random.Random(seed)
    moves: list[str] = []
    stale: list[str] = []  # tokens of earlier positions, most of them not legal any more
    while True:
        try:
            compare(state, referee)
            legal = referee.legal()
            for token in stale[-30:]:
                assert (state.why_not(token) is None) == (token in legal), token
        except AssertionError as difference:
            raise AssertionError(f"{difference}\n\n{woodcraft.record(start, moves)}") from None
        if referee.over:
            break
        stale += rng.sample(legal, min(len(legal), 4))
        moves.append(choose(referee, rng))
        referee.play(moves[-1])
        referee.check()
        state = state.after(moves[-1])
    assert list(state.winners) == referee.winners()
    if players == 1:
        assert referee.rating() in [RATINGS.get(event.name) for event in state.events]
    text = str(woodcraft.record(start, moves))
    if rules is None:  # the referee reads no changed rules
        assert check_record(text).history == moves
    assert games.replay(text) == state
    return referee


@pytest.mark.parametrize("players", woodcraft.PLAYERS)
def test_some_games(players: int) -> None:
    for seed in range(3):
        lockstep(players, seed, CHOICES[(players + 2 * seed) % len(CHOICES)])


@pytest.mark.long
@pytest.mark.parametrize("players", woodcraft.PLAYERS)
def test_many_games(players: int) -> None:
    """60 records for each number of players, with every way to play; all that can happen happens."""
    for seed in range(1000, 1060):
        lockstep(players, seed, CHOICES[seed % len(CHOICES)])


OTHER = Rules(
    rounds=5,
    phase_two_after=2,
    pool=4,
    drops=(2, 2, 2, 4, 4, 4),
    yellow=("LL", "SS", "GO", "ObL", "SL", "SGLb"),
    brown=("bbb", "b", "LL", "SG", "Ob", "Gb"),
    saw=(1, 2, 4),
    glue=(3, 3, 3),
    offcut=(2,) * 5,
    blueberry=(4,) * 5,
    saw_chestnuts=(2, 7),
    glue_chestnuts=(9,),
    offcut_chestnuts=(1, 5),
    blueberry_chestnuts=(6, 12, 19),
    nuts=13,
    glue_nuts=3,
    row_bonus=("Y6", "o", "bbb"),
    column_bonus=("B?", "S", "cc"),
    column_vp=(4, 0, 3),
    helper_cost=(1, 4, 2, 5, 6, 2, 3, 1),
    helper_vp=(5, 1, 0, 2, 4, 3, 0, 6),
    timber_dice=("B1", "Y2"),
    supplier_gifts=("S", "b"),
    trader_gain=("b", "b", "n"),
    chest_slots=("b", "cc", "c", "c", "bb"),
    chest_nuts=(2, 0, 4, 1, 0),
)


@pytest.fixture
def other_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The referee's own figures replaced by those of OTHER."""
    told = {
        "ROUNDS": 5,
        "PHASE_ONE": 2,
        "POOL": 4,
        "ROOM": {"saw": 7, "glue": 9, "offcut": 10, "blueberry": 20},
        "CHESTNUT_AT": {"saw": [2, 7], "glue": [9], "offcut": [1, 5], "blueberry": [6, 12, 19]},
        "ROW_BONUS": {1: ["Y6"], 2: ["order"], 3: ["blueberry"] * 3},
        "COLUMN_BONUS": {1: ["B"], 2: ["saw"], 3: ["chestnut"] * 2},
        "COLUMN_VP": {1: 4, 2: 0, 3: 3},
        "NUTS": 13,
        "GLUE_VP": 3,
        "HELPERS": dict(
            zip(referees.HELPERS, zip(OTHER.helper_cost, OTHER.helper_vp, strict=True), strict=True)
        ),
        "TIMBER": ["B1", "Y2"],
        "SUPPLIES": ["saw", "blueberry"],
        "TRADE": (2, 1),
        "CHESTS": {
            "helpers": ("blueberry", 1, 2),
            "orders": ("chestnut", 2, 0),
            "reputation": ("chestnut", 1, 4),
            "lanterns": ("chestnut", 1, 1),
            "order_vp": ("blueberry", 2, 0),
        },
        "DROPS": OTHER.drops,
    }
    for name, value in told.items():
        monkeypatch.setattr(referees, name, value)
    monkeypatch.setitem(referees.BONUS, "Y", list(OTHER.yellow))
    monkeypatch.setitem(referees.BONUS, "B", list(OTHER.brown))


@pytest.mark.usefixtures("other_figures")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_other_figures(players: int) -> None:
    """No figure stands in the code: with others in its data it plays by these."""
    for seed in range(2):
        lockstep(players, seed, CHOICES[(players + 2 * seed) % len(CHOICES)], OTHER)


@pytest.mark.parametrize("players", woodcraft.PLAYERS)
def test_what_simulate_writes_is_accepted(players: int, tmp_path: Path) -> None:
    """Outside referees read these files: the very text, whole games, `start: 0` in all of them."""
    asked = f"simulate --game woodcraft --players {players} --games 3 --seed 5 --jobs 1 --records"
    assert main([*asked.split(), str(tmp_path)]) == 0
    written = sorted(tmp_path.iterdir())
    assert len(written) == 3
    for path in written:
        text = path.read_text("utf-8")
        referee = check_record(text)
        assert referee.over
        record = Record.read(text)
        assert str(record) == text
        assert (record.players, record.start, record.rules) == (players, 0, "")
        assert list(record.winners or ()) == referee.winners()


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_the_notation(name: str) -> None:
    state = woodcraft.opening(Record.read(EXAMPLES[name]))

    def watch(referee: Referee, token: str) -> None:
        nonlocal state
        compare(state, referee)
        state = state.after(token)

    referee = check_record(EXAMPLES[name], watch)
    compare(state, referee)
    assert list(state.winners) == referee.winners()


# The referee is stricter than the house's records: they may have comments, blank lines and changed rules.
ALLOWED = ("# a comment", "0: keep/I-15\n", "\nrules: nuts=30\n\n0: keep")
REFUSED = [(right, wrong) for right, wrong, _ in FOULS if not wrong.endswith(ALLOWED)]


@pytest.mark.parametrize(("right", "wrong"), REFUSED)
def test_fouls_are_refused_by_both(right: str, wrong: str) -> None:
    """What the referee refuses (see the tests of it alone), the engine does not replay."""
    text = EXAMPLES["three-players"].replace(right, wrong, 1)
    assert text != EXAMPLES["three-players"]
    with pytest.raises(FileError):
        games.replay(text)


def counted(header: str, moves: list[str], depth: int) -> int:
    """Perft by the referee, which cannot be copied: every line is played anew from the start."""
    referee, _ = read_header(read_lines(header))
    for move in moves:
        referee.play(move)
    legal = referee.legal()
    if depth == 1:
        return len(legal)
    return sum(counted(header, [*moves, token], depth - 1) for token in legal)


@pytest.mark.long
@pytest.mark.parametrize("position", perft_positions(), ids=lambda position: position["name"])
def test_perft_counts_by_the_referee(position: dict[str, Any]) -> None:
    start = perft_state({**position, "moves": ""})
    header = str(woodcraft.record(start, []))
    moves = position["moves"].split()
    depth = sum(count < 1500 for count in position["counts"])
    for at in range(1, depth + 1):
        assert counted(header, moves, at) == position["counts"][at - 1]
    assert perft(perft_state(position), 1) == position["counts"][0]
