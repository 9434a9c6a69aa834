"""What no game can come to is refused, with a word for what may be meant; what games come to is let pass."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import words
from glueckauf.core.texts import LANGUAGES, tell
from glueckauf.core.values import put
from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.parts import Crew, Drafting, Order
from glueckauf.games.board.puzzles.possible import WORDS, impossible
from glueckauf.games.board.puzzles.table.generate import SORTS, remade
from glueckauf.games.board.puzzles.table.positions import others_done, own_miners, with_miners
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle, TurnPuzzle
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.telling import GAME
from glueckauf.learn.claims import wrong_claims
from glueckauf.learn.puzzle import loads, puzzle, puzzles
from glueckauf.learn.scenario import Scenario

GAMES = 8


def played(seed: int) -> list[State]:
    """The states of a game; every second player is greedy, the others do anything."""
    rng, players = Random(seed), 2 + seed % 3
    state = setup(players, seed, start=rng.randrange(players))
    states = []
    while not state.is_over:
        states.append(state)
        seat = state.to_move
        assert seat is not None
        if (seed + seat) % 2:
            state = state.after(str(Greedy().choose(state.seen_by(seat))))
        else:
            state = state.after(str(rng.choice(state.legal_moves())))
    return states


def found(state: State) -> list[tuple[str, str]]:
    return [(one.key, one.word) for one in impossible(state)]


def test_what_games_come_to_is_let_pass() -> None:
    """The start of a turn and the middle of one, with 2, 3 and 4 players, in all shifts."""
    wrong = []
    for seed in range(GAMES):
        some = Random(seed).sample(played(seed), 40)
        wrong += [state.line for state in some if found(state)]
    assert wrong == []


def early(players: int = 3, shift: int = 1) -> State:
    """Somebody is to move, and several spaces are taken."""
    states = [s for s in played(players - 2) if s.shift == shift and s.pending is None]
    return next(s for s in states if sum(crew.miners > 1 for crew in s.crews) > 1)


def seat_with(state: State, seat: int, **change: Any) -> State:
    return state._replace(players=put(state.players, seat, state.players[seat]._replace(**change)))


def test_miners_that_are_nowhere() -> None:
    state = early()
    assert state.to_move is not None
    few = with_miners(state, own_miners(state) - 1)
    assert found(few) == [(f"seats.{state.to_move}.miners", "miners")]
    assert {word for _, word in found(others_done(few))} == {"miners"}


def test_who_is_in_the_canteen() -> None:
    """A crew of m has displaced m(m-1)/2 miners, and nobody else comes there."""
    state = early()
    seat = next(s for s, miners in enumerate(state.canteen) if miners)
    fewer = seat_with(state, seat, miners=state.players[seat].miners + 1)
    fewer = fewer._replace(canteen=put(state.canteen, seat, state.canteen[seat] - 1))
    assert found(fewer) == [("canteen", "turns")]


def test_whose_miner_is_in_the_canteen() -> None:
    """If it were the rival's, the rival would have had two turns, and the starting player none."""
    state = setup(2, 1)
    while isinstance(state.pending, Drafting):
        state = state.after(state.legal_moves()[0])
    state = state.after("money/6").after("money/6")
    assert (state.canteen, found(state)) == ((1, 0), [])
    hands = [player.miners for player in state.players]
    swapped = seat_with(seat_with(state, 0, miners=hands[0] + 1), 1, miners=hands[1] - 1)
    assert found(swapped._replace(canteen=(0, 1))) == [("crews", "turns")]


def test_everybody_has_had_as_many_turns() -> None:
    state = early()
    assert state.to_move is not None
    rival = (state.to_move + 1) % 3
    player = state.players[rival]
    visits = put(state.pithead, rival, state.pithead[rival] + 2)
    more = seat_with(state, rival, miners=player.miners - 2, marks=player.marks + 2)
    assert ("crews", "turns") in found(more._replace(pithead=visits))
    another = next(s for s in range(3) if s not in (state.start, state.to_move))
    assert found(state._replace(start=another)) == [("crews", "turns")]


def test_marks_fit_the_visits() -> None:
    first, later = early(), early(shift=2)
    for change in (-1, 1):
        marks = first.players[0].marks + change
        assert found(seat_with(first, 0, marks=marks)) == [("seats.0.marks", "marks")]
    assert found(seat_with(later, 0, marks=later.players[0].marks + 1)) == []
    assert found(seat_with(later, 0, marks=900)) == [("seats.0.marks", "marks")]


def test_points_come_from_orders_and_the_clock() -> None:
    first, later = early(), early(shift=2)
    assert found(seat_with(first, 1, vp=first.players[1].vp + 1)) == [("seats.1.vp", "points")]
    assert found(seat_with(later, 1, vp=200)) == [("seats.1.vp", "points")]


def test_coal_came_on_carts() -> None:
    state = early()
    player = state.players[2]
    richer = seat_with(state, 2, mine=player.mine._replace(storage=player.mine.storage + "k"))
    supply = put(state.supply, 3, state.supply[3] - 1)
    assert found(richer._replace(supply=supply)) == [("seats.2.mine", "coal")]
    assert ("supply", "coal") in found(richer)


def test_all_cards_lie_somewhere() -> None:
    state = early()
    stack = state.tile_stack
    fewer = state._replace(tile_stack=stack._replace(cards=stack.cards[1:], known=stack.known[1:]))
    assert found(fewer) == [("tiles_left", "cards")]
    held = state.players[0].orders[0]._replace(order=Order("barrow", "gyg", 6), squares=("",) * 3)
    strange = seat_with(state, 0, orders=(held, *state.players[0].orders[1:]))
    assert ("seats", "cards") in found(strange)
    shop = next(n for n, tile in enumerate(state.workshops) if tile is not None)
    tile = state.workshops[shop]
    assert tile is not None
    empty = state._replace(
        workshops=put(state.workshops, shop, None),
        tile_stack=stack._replace(cards=(*stack.cards, tile), known=(*stack.known, 0)),
    )
    assert found(empty) == [(f"workshops.{shop + 1}", "cards")]


def test_so_many_do_not_come_to_one_space() -> None:
    state = setup(2, 1, rules=Rules(displacement="doubled"))
    while isinstance(state.pending, Drafting):
        state = state.after(state.legal_moves()[0])
    crews = put(state.crews, state.works.index["mining/6"], Crew(0, 3))
    less = seat_with(state, 0, miners=state.players[0].miners - 3)
    assert [word for _, word in found(less._replace(crews=crews))] == ["turns"]


# --- What files declare ---------------------------------------------------------------------

TABLES = [one for one in puzzles(game="board") if one.kind != "mining"]


@pytest.mark.shipped
def test_shipped_tables_declare_what_no_game_can_come_to() -> None:
    """Only miners are taken away, and every task says so, in all languages."""
    wrong = []
    for one in TABLES:
        there = {found.word for found in one.impossible()}
        if there != {*one.arranged} or not there <= {"miners"}:
            wrong.append(one.id)
        for language in LANGUAGES:
            told = tell(GAME, "arranged-miners", {}, language)
            if (told in words(one, language)["task"]) != bool(there):
                wrong.append(f"{one.id} {language}")
    assert wrong == []
    assert sum(bool(one.arranged) for one in TABLES) > 80


def test_what_is_not_declared_is_refused_and_what_is_not_there_too() -> None:
    one = puzzle("a-draw-will-do")
    text = one.dumps()
    bare = loads(text.replace('arranged = ["miners"]\n', ""), "bare.toml")
    keys = [key for key, _ in wrong_claims(bare)]
    assert keys[0] == "position.seats.1.miners"
    more = loads(text.replace('["miners"]', '["miners", "coal"]'), "more.toml")
    assert [key for key, _ in wrong_claims(more)] == ["arranged"]
    with pytest.raises(FileError, match="dragons"):
        loads(text.replace('["miners"]', '["dragons"]'), "other.toml")
    with pytest.raises(FileError, match="arranged"):  # a pit has nothing to declare
        loads('arranged = ["miners"]\n' + puzzle("01-first-ride").dumps(), "pit.toml")


def test_every_word_is_told() -> None:
    for language in LANGUAGES:
        told = {tell(GAME, f"arranged-{word}", {}, language) for word in WORDS}
        assert len(told) == len(WORDS)
        assert not any("{" in one for one in told)


def test_a_stepper_and_a_log_say_it_too() -> None:
    told = tell(GAME, "arranged-miners", {}, "en")
    assert Scenario.of(puzzle("a-draw-will-do")).text("task").endswith(told)
    log = next(one for one in TABLES if isinstance(one, BlunderPuzzle))
    log = log._replace(arranged=("miners",))
    first, second, *_ = words(log, "en")["task"].splitlines()
    assert first.endswith(told)
    assert second.startswith("1: ")


@pytest.mark.parametrize("origin", ["start-1-0011-1", "race-1-0043-1", "pay-desk-8-0008-1"])
def test_generators_say_what_they_take_away(origin: str) -> None:
    assert origin.rsplit("-", 3)[0] in SORTS
    made = remade(origin)
    assert isinstance(made, TurnPuzzle)
    assert made.arranged == ("miners",)
    assert {one.word for one in made.impossible()} == {"miners"}
