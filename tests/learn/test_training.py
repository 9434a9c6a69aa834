"""Training: the puzzle of a day, streaks, boxes, themes; all from entries and a given day."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, timedelta, timezone
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from glueckauf.games import GAMES
from glueckauf.learn.progress import Entry, entries, note
from glueckauf.learn.puzzle import collection, load
from glueckauf.learn.training import (
    NAME,
    REST,
    WEEK,
    Card,
    Streak,
    Training,
    cards,
    daily,
    streak,
    training,
    tries,
)

TODAY = date(2026, 11, 16)


class Sample(NamedTuple):
    id: str
    tier: int | None = 2
    themes: tuple[str, ...] | None = ()
    game: str = GAMES[0]


MANY = [Sample(f"p{n:03}", 1 + n % 6) for n in range(180)]


def day(ago: int) -> date:
    return TODAY - timedelta(days=ago)


def entry(
    puzzle: str, ago: int = 0, solved: bool = True, stars: int = 3, hints: int = 0, theme: str = ""
) -> Entry:
    themes = (theme,) if theme else ()
    time = f"{day(ago).isoformat()}T12:00:00+00:00"
    return Entry(NAME, puzzle, solved, stars, hints, time=time, themes=themes)


def failed(puzzle: str, ago: int = 0, theme: str = "") -> Entry:
    return entry(puzzle, ago, solved=False, stars=1, theme=theme)


def made(*noted: Entry, puzzles: tuple[Sample, ...] = ()) -> Training:
    return training(puzzles, noted, TODAY, UTC)


# --- One for every day ----------------------------------------------------------------------


def test_the_puzzle_of_a_day_is_the_same_for_everybody() -> None:
    assert daily(TODAY, MANY) == daily(TODAY, reversed(MANY))
    assert daily(TODAY, [Sample("only", 6)]) == "only"


def test_the_week_climbs() -> None:
    grades = {one.id: one.tier or 0 for one in MANY}
    for ago in range(200):
        assert grades[daily(day(ago), MANY)] in WEEK[day(ago).weekday()]
    assert [min(grades) for grades in WEEK] == sorted(min(grades) for grades in WEEK)


def test_no_day_repeats_the_day_before_and_all_puzzles_get_their_day() -> None:
    row = [daily(day(ago), MANY) for ago in range(3000)]
    assert all(one != other for one, other in pairwise(row))
    assert set(row) == {one.id for one in MANY}
    assert Counter(row).most_common(1)[0][1] < 45


def test_new_puzzles_change_few_days() -> None:
    before = [daily(day(ago), MANY) for ago in range(300)]
    after = [daily(day(ago), [*MANY, Sample("new", 2)]) for ago in range(300)]
    changed = [n for one, n in zip(before, after, strict=True) if one != n]
    assert 0 < len(changed) < 12


# --- Streaks --------------------------------------------------------------------------------


def test_a_streak_is_days_in_a_row() -> None:
    assert streak([], TODAY) == Streak(0, 0, False)
    kept = tries([entry("a", 2), entry("b", 1), entry("a", 0), entry("c", 0)], UTC)
    assert streak(kept, TODAY) == Streak(3, 3, True)
    still = tries([entry("a", 9), entry("a", 2), entry("b", 1)], UTC)
    assert streak(still, TODAY) == Streak(2, 2, False)
    lost = tries([entry("a", 5), entry("a", 4), entry("a", 3)], UTC)
    assert streak(lost, TODAY) == Streak(0, 3, False)
    assert streak(tries([failed("a")], UTC), TODAY).days == 0


def test_a_day_is_one_where_the_learner_lives() -> None:
    late = Entry(NAME, "a", True, 3, time="2026-11-16T23:30:00+00:00")
    assert tries([late], UTC)[0].day == TODAY
    assert tries([late], timezone(timedelta(hours=1)))[0].day == day(-1)
    assert tries([late._replace(time="yesterday"), late._replace(lesson="03-the-cage")]) == []


# --- Boxes ----------------------------------------------------------------------------------


def test_what_was_solved_alone_never_comes_back() -> None:
    assert cards(tries([entry("a")], UTC)) == {}


def test_a_mistake_is_due_at_once_and_help_tomorrow() -> None:
    assert cards(tries([failed("a")], UTC))["a"] == Card("a", 0, TODAY)
    for helped in (entry("a", hints=1), entry("a", stars=1)):
        assert cards(tries([helped], UTC))["a"] == Card("a", 1, day(-1))


def test_a_mistake_wanders_through_the_boxes_until_it_is_learnt() -> None:
    noted = [failed("a", 100)]
    ago = 100
    for box, rest in enumerate(REST):
        card = cards(tries(noted, UTC))["a"]
        assert (card.box, card.due) == (box, day(ago) + timedelta(days=rest))
        ago -= rest
        noted.append(entry("a", ago))
    assert cards(tries(noted, UTC)) == {}
    assert cards(tries([*noted, failed("a", 1)], UTC))["a"].box == 0


def test_solving_before_the_day_does_not_count() -> None:
    noted = [failed("a", 3), entry("a", 3), entry("a", 3), entry("a", 3)]
    assert cards(tries(noted, UTC))["a"] == Card("a", 1, day(2))


# --- What is next ---------------------------------------------------------------------------

SAMPLES = (
    Sample("easy", 1, ("shared-ride",)),
    Sample("hard", 4, ("pair-sacrifice", "shared-ride")),
    Sample("pair", 4, ("pair-sacrifice",)),
)


def test_mistakes_first_then_the_easiest_new_one() -> None:
    assert made(puzzles=SAMPLES).next() == "easy"
    assert made(entry("easy"), failed("pair"), puzzles=SAMPLES).next() == "pair"
    assert made(entry("easy"), failed("pair"), entry("pair"), puzzles=SAMPLES).next() == "hard"
    lower = made(entry("hard", 1, hints=1), failed("pair"), puzzles=SAMPLES)
    assert lower.mistakes() == ["pair", "hard"], "the lowest box first"
    done = made(entry("pair", 2), entry("easy", 3), entry("hard", 1), puzzles=SAMPLES)
    assert done.next() == "easy", "what was solved longest ago"
    assert made().next() is None
    assert made(puzzles=SAMPLES).next("pair-sacrifice") == "hard"
    assert made(puzzles=SAMPLES).next("tie-trap") is None


def test_puzzles_that_are_gone_do_no_harm() -> None:
    found = made(failed("gone"), entry("also-gone"), puzzles=SAMPLES)
    assert (found.mistakes(), found.solved, found.next()) == ([], frozenset(), "easy")


def test_the_weak_theme() -> None:
    assert made(entry("easy", theme="shared-ride"), puzzles=SAMPLES).weak_theme() is None
    noted = [
        *(entry("easy", theme="shared-ride"), failed("x", theme="shared-ride")),
        *(failed("hard", theme="pair-sacrifice"), failed("pair", theme="pair-sacrifice")),
    ]
    found = made(*noted, puzzles=SAMPLES)
    assert found.weak_theme() == "pair-sacrifice"
    first, second = found.strengths()
    assert (first.theme, first.puzzles, first.tried, first.solved, first.open) == (
        *("pair-sacrifice", 2, 2),
        *(0, 2),
    )
    assert (second.theme, second.tried, second.solved, second.open) == ("shared-ride", 2, 1, 1)
    learnt = [entry(name, theme="pair-sacrifice") for name in ("hard", "pair")]
    assert made(*learnt, puzzles=SAMPLES).weak_theme() is None


# --- The file and the collection ------------------------------------------------------------


def test_themes_are_kept_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "progress.jsonl"
    note(NAME, "a", solved=False, themes=["pair-sacrifice"], path=path)
    note("03-the-cage", "fill", solved=True, path=path)
    path.write_text(
        path.read_text() + '{"lesson": "puzzles", "screen": "b", "solved": true, "themes": 3}\n'
    )
    assert [one.themes for one in entries(path)] == [("pair-sacrifice",), ()]
    assert "themes" not in path.read_text().splitlines()[1]


def test_every_file_of_the_collection_is_named_by_its_id() -> None:
    """The puzzle of the day is drawn from the names, so that not all files must be read."""
    assert all(load(path).id == path.stem for path in collection())


# --- Several games --------------------------------------------------------------------------

GAME, OTHER = GAMES[:2]
MIXED = [*MANY, *(Sample(f"q{n:03}", 1 + n % 6, game=OTHER) for n in range(60))]


def test_games_take_turns_and_each_has_the_puzzle_it_has_alone() -> None:
    alone = {game: [one for one in MIXED if one.game == game] for game in (GAME, OTHER)}
    games = {one.id: one.game for one in MIXED}
    row = [daily(day(ago), MIXED) for ago in range(400)]
    for ago, name in enumerate(row):
        assert name == daily(day(ago), alone[games[name]])
    assert Counter(games[name] for name in row) == {GAME: 200, OTHER: 200}
    assert {one.id for one in alone[OTHER]} <= {daily(day(ago), MIXED) for ago in range(3000)}
    assert all(one != other for one, other in pairwise(row))


def test_something_new_comes_from_each_game_in_turn() -> None:
    some = tuple(
        Sample(f"{name}{n}", 1, game=game)
        for game, name in ((GAME, "a"), (OTHER, "b"))
        for n in (1, 2)
    )
    assert made(puzzles=some).fresh() == ["a1", "b1", "a2", "b2"]
    assert made(entry("a1"), puzzles=some).next() == "b1"
    assert made(entry("a1"), entry("b1"), puzzles=some).next() == "a2"


def test_themes_of_a_game_that_is_not_trained_do_not_count() -> None:
    theme = "greedy-trap"
    noted = [failed("q001", theme=theme), entry("p001", theme=theme)]
    known = [Sample("p001", themes=(theme,))]
    both = training(known, noted, TODAY, UTC)
    assert both.strengths()[0].open == 1
    alone = training(known, noted, TODAY, UTC, others=["q001"])
    assert (alone.strengths()[0].open, alone.weak_theme()) == (0, None)
    assert alone.streak.days == both.streak.days == 1, "a streak is a streak"
