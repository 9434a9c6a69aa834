"""The contract of a game, asked of every game of the house.

A new game is tested here as soon as its name stands in `GAMES`; only the type checker needs to be
shown its modules.
"""

from __future__ import annotations

import pickle
import re
import tomllib
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from glueckauf import bots, games
from glueckauf.core.draw.svg import part_svg
from glueckauf.core.errors import IllegalMove, NotationError
from glueckauf.core.protocol import CHANCE, perft
from glueckauf.core.record import Record
from glueckauf.core.texts import LANGUAGES, keys, messages
from glueckauf.games import GAMES, board, card, room, signal, woodcraft
from glueckauf.games.board import bots as board_bots
from glueckauf.games.board import lessons as board_lessons
from glueckauf.games.board import measures as board_measures
from glueckauf.games.board import puzzles as board_puzzles
from glueckauf.games.board import table as board_table
from glueckauf.games.card import bots as card_bots
from glueckauf.games.card import measures as card_measures
from glueckauf.games.card import table as card_table
from glueckauf.games.contract import (
    BotRoom,
    LessonRoom,
    MeasureRoom,
    PlayRoom,
    PuzzleRoom,
    Room,
    TableRoom,
)
from glueckauf.games.signal import bots as signal_bots
from glueckauf.games.signal import measures as signal_measures
from glueckauf.games.signal import table as signal_table
from glueckauf.games.woodcraft import bots as woodcraft_bots
from glueckauf.games.woodcraft import measures as woodcraft_measures
from glueckauf.games.woodcraft import table as woodcraft_table
from glueckauf.lab.watched import Watched

# For the type checker: modules fit the protocols of the contract.
PLAYED: tuple[PlayRoom, ...] = (board, card, signal, woodcraft)
DRAWN: tuple[TableRoom, ...] = (board_table, card_table, signal_table, woodcraft_table)
THINKING: tuple[BotRoom, ...] = (board_bots, card_bots, signal_bots, woodcraft_bots)
PUZZLING: tuple[PuzzleRoom, ...] = (board_puzzles,)
TEACHING: tuple[LessonRoom, ...] = (board_lessons,)
MEASURED: tuple[MeasureRoom, ...] = (
    board_measures,
    card_measures,
    signal_measures,
    woodcraft_measures,
)

TESTS = Path(__file__).parent.parent
TABLES = [(game, players) for game in GAMES for players in room(game).PLAYERS]

every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


@cache
def played(game: str, players: int, seed: int = 3) -> tuple[tuple[Any, ...], tuple[str, ...]]:
    """A random game: its positions, and the moves between them."""
    rng = Random(f"{game} {players} {seed}")
    states: list[Any] = [room(game).setup(players, seed)]
    moves: list[str] = []
    while not states[-1].is_over:
        moves.append(rng.choice(states[-1].legal_moves()))
        states.append(states[-1].after(moves[-1]))
    return tuple(states), tuple(moves)


def some(game: str, players: int, number: int = 60) -> list[Any]:
    """Positions from all over a game, the first and the last among them."""
    states, _ = played(game, players)
    step = max(len(states) // number, 1)
    return [*states[::step], states[-1]]


# --- The room -------------------------------------------------------------------------------


@every_game
def test_a_room_says_what_it_is(game: str) -> None:
    found: Room = room(game)
    assert found in PLAYED
    assert game == found.GAME
    assert re.fullmatch("[A-Z]{2}", found.PREFIX)
    assert found.PLAYERS
    assert isinstance(found.TEAM, bool)
    for name in ("Rules", "setup", "read_line", "stacks", "opening", "rule_ids", "rule_text"):
        assert callable(getattr(found, name)), name
    assert all(rule.startswith(f"{found.PREFIX}-") for rule in found.rule_ids())


def test_no_two_games_share_a_prefix() -> None:
    assert len({room(game).PREFIX for game in GAMES}) == len(GAMES)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=f"there is no game 'chess'; the games are {GAMES[0]}"):
        room("chess")


@every_table
def test_a_state_says_what_every_state_says(game: str, players: int) -> None:
    for state in some(game, players):
        assert state.game == game
        assert len(state.players) == len(state.scores) == players
        assert state.is_over == (state.to_move is None)
        assert isinstance(state.rules, room(game).Rules)
        if room(game).TEAM:  # all win or nobody
            assert state.winners in ((), tuple(range(players)))
        else:
            assert bool(state.winners) == state.is_over
        assert (state.to_move == CHANCE) == bool(state.chances())


# --- Legality -------------------------------------------------------------------------------


@every_table
def test_legal_means_that_nothing_speaks_against_it(game: str, players: int) -> None:
    """A move is legal exactly where `why_not` is None, and `after` raises what it says."""
    states = some(game, players)
    everywhere = {str(move) for state in states for move in state.legal_moves()}
    for state in states:
        legal = state.legal_moves()
        assert legal == sorted(legal)
        assert len(set(legal)) == len(legal)
        for move in Random(len(legal)).sample(sorted(everywhere), min(40, len(everywhere))):
            why = state.why_not(move)
            assert (why is None) == (move in legal), move
            if why is not None:
                with pytest.raises(IllegalMove) as caught:
                    state.after(move)
                assert caught.value.violation == why
                assert why.rule in room(game).rule_ids() or not why.rule.startswith(
                    f"{room(game).PREFIX}-"
                )


@every_table
def test_moves_are_text_and_come_back_from_it(game: str, players: int) -> None:
    for state in some(game, players):
        for move in state.legal_moves():
            assert room(game).read_line(str(move)) == [move]
            assert state.why_not(str(move)) is None
        if state.legal_moves():
            move = state.legal_moves()[0]
            for wrong in (f"{move} ", f" {move}", f"{move}x", f"x{move}", ""):
                with pytest.raises(NotationError):
                    room(game).read_line(wrong)


@every_table
def test_chances_are_exact(game: str, players: int) -> None:
    for state in some(game, players):
        chances = state.chances()
        if chances:
            assert set(chances) == set(state.legal_moves())
            assert sum(chances.values(), Fraction(0)) == 1
            assert all(isinstance(chance, Fraction) and chance > 0 for chance in chances.values())


# --- Values ---------------------------------------------------------------------------------


@every_table
def test_states_are_values(game: str, players: int) -> None:
    states, moves = played(game, players)
    kept = [hash(state) for state in states]
    again: Any = room(game).setup(players, 3)
    for state, move in zip(states, moves, strict=False):
        assert again == state
        assert hash(again) == hash(state)
        again = again.after(move)
    assert [hash(state) for state in states] == kept
    for state in some(game, players, 12):
        assert pickle.loads(pickle.dumps(state)) == state


@every_table
def test_a_record_replays_to_the_same_game(game: str, players: int) -> None:
    states, moves = played(game, players)
    for end in (len(moves), len(moves) // 2, 1, 0):
        written = games.record(states[0], moves[:end])
        text = str(written)
        assert Record.read(text) == written
        assert list(games.positions(Record.read(text))) == list(states[: end + 1])
    for state, again in zip(states, games.positions(Record.read(text)), strict=False):
        assert state.events == again.events


# --- Hidden information ---------------------------------------------------------------------


@every_table
def test_a_view_hides_what_its_player_cannot_know(game: str, players: int) -> None:
    """What a view shows does not depend on what is hidden: a guess looks the same from this seat."""
    rng = Random(7)
    for state in some(game, players, 25):
        for seat in range(players):
            view = state.seen_by(seat)
            assert view.seen_by(seat) == view
            guess = view.guess(seat, rng)
            assert guess.seen_by(seat) == view
            if state.to_move == seat:
                assert view.legal_moves() == state.legal_moves() == guess.legal_moves()


@every_table
def test_guesses_can_be_played_to_the_end(game: str, players: int) -> None:
    rng = Random(8)
    for state in some(game, players, 4):
        seat = state.to_move
        if seat is not None and seat != CHANCE:
            guess = state.seen_by(seat).guess(seat, rng)
            last, _ = bots.play(guess, [bots.Random(seat) for _ in range(players)])
            assert last.is_over


# --- Words ----------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_sentence(game: str, language: str) -> None:
    for rule in room(game).rule_ids():
        assert len(room(game).rule_text(rule, language)) > 10


@every_game
def test_every_language_has_the_same_messages(game: str) -> None:
    for language in LANGUAGES:
        assert keys(game, language) == keys(game, "en")
        for key in keys(game, "en"):
            assert messages(game, language).has_message(key)


def reasons_and_events(game: str) -> Iterator[str]:
    """The names in the code: what `no(…)` and the tellers of events are given."""
    folder = Path(str(games.__file__)).parent / game
    for path in folder.glob("*.py"):
        text = path.read_text("utf-8")
        yield from (f"why-{name}" for name in re.findall(r'\bno\(\s*[^,()]+,\s*"([a-z-]+)"', text))
        found = re.findall(r'\b(?:told|tell|_?event)\(\s*"([a-z-]+)",\s*\(', text)
        yield from (f"event-{name}" for name in found)


@every_game
def test_every_reason_and_event_in_the_code_has_its_sentence(game: str) -> None:
    named = set(reasons_and_events(game))
    assert len(named) > 10
    for language in LANGUAGES:
        assert named <= keys(game, language), named - keys(game, language)


@every_table
def test_what_happens_is_told_in_four_languages(game: str, players: int) -> None:
    rules = set(room(game).rule_ids())
    for state in some(game, players, 40):
        for event in state.events:
            assert event.rules
            assert {rule for rule in event.rules if rule.startswith(room(game).PREFIX)} <= rules
            for language in LANGUAGES:
                assert event.sentence(language).strip()


# --- The table ------------------------------------------------------------------------------


def drawn(state: Any, language: str = "en") -> str:
    return "".join(map(part_svg, room(state.game).table.parts(state, language)))


@every_table
def test_the_picture_can_be_pointed_at(game: str, players: int) -> None:
    """Every key has a name; a path leads over keys of the picture and buttons, and to one move only."""
    table = room(game).table
    for state in some(game, players, 25):
        if state.to_move is None or state.to_move == CHANCE:
            continue
        view = state.seen_by(state.to_move)
        picture = drawn(view)
        shown = set(re.findall('data-key="([^"]*)"', picture))
        assert len(re.findall("data-label=", picture)) == len(re.findall("data-key=", picture))
        assert ' id="' not in picture
        legal = frozenset(map(str, view.legal_moves()))
        ways: dict[tuple[str, ...], str] = {}
        for move in view.legal_moves():
            for path in table.paths(view, move, legal):
                assert ways.setdefault(path, move) == move, path
                for key in path:
                    assert key in shown or table.is_button(key), (move, key)
                    if table.is_button(key):
                        assert all(table.button(key, language) for language in LANGUAGES)
            assert all(table.label(view, move, language) for language in LANGUAGES)
        assert all(table.prompt(view, language) for language in LANGUAGES)


@every_table
def test_every_key_that_could_mean_a_move_speaks_or_moves(game: str, players: int) -> None:
    table = room(game).table
    for state in some(game, players, 25):
        if state.to_move is None or state.to_move == CHANCE:
            continue
        view = state.seen_by(state.to_move)
        legal = frozenset(map(str, view.legal_moves()))
        used = {key for move in legal for path in table.paths(view, move, legal) for key in path}
        for key in table.candidates(view, table.VIEWS[0]):
            move = table.natural(view, key)
            if move is not None:  # a name for what it would do: the rules can speak of it
                view.why_not(move)
            assert key in used or move is None or view.why_not(move) is not None, key


@every_table
def test_every_view_of_the_table_draws(game: str, players: int) -> None:
    table = room(game).table
    for state in some(game, players, 8):
        for shown in table.VIEWS:
            for seat in range(players):
                for language in LANGUAGES:
                    picture = table.picture(state.seen_by(seat), language, shown, seat)
                    assert picture.startswith("<svg ")
                    names = [part.name for part in table.parts(state, language, shown, seat)]
                    assert len(set(names)) == len(names)


@every_table
def test_the_score_sheet_adds_up(game: str, players: int) -> None:
    last = played(game, players)[0][-1]
    for language in LANGUAGES:
        sheet = room(game).table.scoresheet(last, language)
        if sheet is not None:
            assert sheet.totals == last.scores
            assert all(len(row.counts) == len(row.points) == players for row in sheet.rows)


# --- Bots -----------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("name", ["random", "greedy"])  # a search takes its time: test_search.py
def test_bots_play_whole_games_from_views_alone(game: str, players: int, name: str) -> None:
    start = room(game).setup(players, 5)
    games_played = [
        bots.play(start, [bots.bot(name, f"1/{seat}") for seat in range(players)]) for _ in range(2)
    ]
    assert games_played[0] == games_played[1]  # by their seeds alone
    assert games_played[0][0].is_over


@every_table
def test_advice_speaks(game: str, players: int) -> None:
    for state in to_weigh(game, players)[::4]:
        view = state.seen_by(state.to_move)
        for language in LANGUAGES:
            for step in (0, 1):
                assert room(game).bots.advice(view, step, language).text
            assert room(game).bots.reason(view, view.legal_moves()[-1], language)


# --- Golden files ---------------------------------------------------------------------------


@every_table
def test_a_golden_playthrough_exists(game: str, players: int) -> None:
    text = (TESTS / "golden" / f"{game}-{players}.txt").read_text("utf-8")
    assert len(text.splitlines()) > 100


@every_game
def test_perft_counts_exist(game: str) -> None:
    counts = tomllib.loads((TESTS / "perft" / f"{game}.toml").read_text("utf-8"))
    assert counts
    state = room(game).setup(room(game).PLAYERS[0], 1)
    assert perft(state, 1) == len(state.legal_moves())


# --- What a search must know ----------------------------------------------------------------


def to_weigh(game: str, players: int) -> list[Any]:
    """Positions in which a player, not chance, is to move."""
    states = some(game, players, 12)
    return [state for state in states if state.to_move is not None and state.to_move != CHANCE]


@every_table
def test_a_guide_names_legal_choices_from_a_view(game: str, players: int) -> None:
    guide = room(game).bots.guide
    for state in to_weigh(game, players):
        view = state.seen_by(state.to_move)
        choices = guide.choices(view, 4)
        assert 1 <= len(choices) <= 4
        assert len(set(choices)) == len(choices)
        assert set(choices) <= set(view.legal_moves())
        assert list(guide.choices(view, 1)) == list(choices[:1])


def asked_for(view: Any, moves: list[str]) -> tuple[str, set[str]]:
    """What the player to move decides with: the tray, and what is pointed at to make these moves."""
    table, picture = room(view.game).table, drawn(view)
    trays = [part_svg(part) for part in table.parts(view, "en") if part.name == "tray"]
    legal = frozenset(moves)
    keys = {key for move in moves for path in table.paths(view, move, legal) for key in path}
    return "".join(trays), keys & set(re.findall('data-key="([^"]*)"', picture))


@every_table
def test_secrets_are_what_others_have_not_seen(game: str, players: int) -> None:
    """Wherever what is asked for looks otherwise to others; but not wherever something lies face down."""
    table = room(game).table
    is_hidden, is_open = 0, 0
    for state in played(game, players)[0]:
        if state.is_over or state.to_move == CHANCE:
            continue
        own = state.seen_by(state.to_move)
        seen = own.seen_by((state.to_move + 1) % players)
        moves = list(map(str, own.legal_moves()))
        if asked_for(own, moves) != asked_for(seen, moves):
            is_hidden += 1
            assert table.has_secrets(own)
        is_open += own != seen and not table.has_secrets(own)
    is_alone = room(game).TEAM or players == 1
    assert bool(is_hidden) is not is_alone, "a team has its cards open"
    assert bool(is_open) is not is_alone


@every_table
def test_a_guides_player_plays_to_the_end_of_the_chapter(game: str, players: int) -> None:
    """And `onward` goes the same way as `choose` does move by move."""
    guide, rng = room(game).bots.guide, Random(9)
    state = to_weigh(game, players)[-4]
    state = state.seen_by(state.to_move).guess(state.to_move, rng)
    slow, chapter = [state], guide.chapter(state)
    bot = guide.player()
    while not slow[-1].is_over and guide.chapter(slow[-1]) == chapter:
        chance = slow[-1].to_move == CHANCE
        move = rng.choice(slow[-1].legal_moves()) if chance else bot.choose(slow[-1])
        slow.append(slow[-1].after(move))
    worth = guide.worth(slow[-1])
    assert len(worth) == players
    assert all(isinstance(points, int | float) for points in worth)
    assert len(slow) > 2
    while state != slow[-1]:
        chance = state.to_move == CHANCE
        state = slow[slow.index(state) + 1] if chance else guide.player().onward(state)
        assert state in slow


# --- What is measured -----------------------------------------------------------------------


@cache
def greedily(game: str, players: int, seed: int) -> tuple[tuple[Any, ...], tuple[str, ...]]:
    """A game that bots have played: it has more points than a random one."""
    state: Any = room(game).setup(players, seed)
    _, moves = bots.play(state, [bots.bot("greedy", f"{seed}/{seat}") for seat in range(players)])
    states = [state]
    for move in moves:
        states.append(states[-1].after(move))
    return tuple(states), tuple(moves)


@every_table
def test_sources_are_the_whole_result(game: str, players: int) -> None:
    """Of every player, in random games and in good ones, to the last point."""
    own = room(game).measures
    found = [played(game, players, seed) for seed in range(12)]
    found += [greedily(game, players, seed) for seed in range(1)]
    for states, moves in found:
        watched = Watched(states, moves)
        rows = own.sources_by_seat(watched).values()
        assert tuple(map(sum, zip(*rows, strict=True))) == states[-1].scores
        reading = own.MEASURES["sources"](watched)
        assert reading.value == pytest.approx(sum(states[-1].scores) / players)
        assert sum(reading.parts.values()) == pytest.approx(reading.value)


@every_table
def test_uses_are_counted_once(game: str, players: int) -> None:
    own = room(game).measures
    watched = Watched(*greedily(game, players, 0))
    uses = own.use_by_chapter(watched)
    spaces = own.MEASURES["space_use"](watched)
    shifts = own.MEASURES["space_use_by_shift"](watched)
    assert sum(uses.values()) == sum(spaces.parts.values()) == sum(shifts.parts.values())
    assert sum(uses.values()) > 10 * players
    assert len({chapter for chapter, _ in uses}) > 1
    assert {space for _, space in uses} == set(spaces.parts)
    assert 1 <= spaces.value <= len(spaces.parts)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_words(game: str, language: str) -> None:
    own = room(game).measures
    watched = Watched(*greedily(game, 2, 0))
    for name, measure in own.MEASURES.items():
        if name == "wasted_steps":  # its parts are told by the lab
            continue
        parts = measure(watched).parts
        words = [own.part_name(part, language) for part in parts]
        assert len(set(words)) == len(words)
        assert not [word for word in words if re.search(r"[/:·]|^[a-z]", word)]
