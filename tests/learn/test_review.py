"""Reviews: decisions judged by what players could see, facts that add up, puzzles of slips, whole folders."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest

import glueckauf as ga
from glueckauf import bots, cli, games
from glueckauf.core.budget import is_spent
from glueckauf.core.errors import FileError
from glueckauf.core.record import Record
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.contract import Made, Proof
from glueckauf.learn import own, training
from glueckauf.learn.notebook import REVIEWED
from glueckauf.learn.progress import VARIABLE
from glueckauf.learn.puzzle import puzzles
from glueckauf.learn.review import ITERATIONS, analysis, judging, making, reviewed, store, text
from glueckauf.learn.review.analysis import analyse, facts_only
from glueckauf.learn.review.judging import Decision, Stopped, decisions, doubt, judge
from glueckauf.learn.review.many import review_folder
from glueckauf.learn.review.value import Judged, Review
from glueckauf.learn.verify import wrong_claims
from tests.games.board.scenes import mining

FEW = 12  # play-outs for a decision
NOTATION = re.compile(r"\w/\w|\+[ybgk]\b|>[A-E]\b")


@pytest.fixture(autouse=True)
def _learner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept is kept in a folder of the test."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "learner" / "progress.jsonl"))


def beginning(record: Record, turns: int) -> Record:
    return record._replace(turns=record.turns[:turns], result=None, winners=None)


def example(game: str, turns: int) -> Record:
    found = store.shipped_games()
    path = next(one for one in found if one.parent.parent.name == game and one.stem == "example")
    record = store.read_record(path)
    return beginning(record, turns) if turns else record


def sample() -> Review:
    return reviewed(REVIEWED)


# --- Judging ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted({one.parent.parent.name for one in store.shipped_games()}))
def test_every_decision_is_judged_and_again_the_same(game: str) -> None:
    record = example(game, 8)
    review = analyse(record, FEW)
    assert analyse(record, FEW) == review
    assert Review.read(review.dumps()) == review
    assert {one.turn for one in review.judged} <= set(range(1, 9))
    assert [one.ply for one in review.judged] == [one.ply for one in decisions(record)]
    for one in review.judged:
        assert one.tries <= max(FEW // 3, judging.FEWEST)
        assert one.tries or one.better == one.played
        if games.room(game).TEAM:
            assert len({*one.margins}) == 1
        elif len(one.margins) == 2:
            assert sum(one.margins) == pytest.approx(0, abs=0.02)
        else:  # who is ahead leads by what the second lacks, and the others lack more
            assert sum(one.margins) <= 0.02
        assert (one.better == one.played) is (one.cost == 0)
    assert len(review.to_rows()) == len(review.judged)
    first = next(decisions(record))
    assert judge(first, FEW, seed=1) != review.judged[0]


def test_a_decision_ends_where_something_comes_to_light() -> None:
    found = [one for one in decisions(store.read_record(REVIEWED)) if "draw" in one.moves[0]]
    assert found
    assert {one.moves for one in found} == {("order/draw",), ("workshop/draw",)}
    after = [one for one in decisions(store.read_record(REVIEWED)) if one.moves[0][:5] == "keep/"]
    assert {one.turn for one in after} <= {one.turn for one in found}


def test_what_nobody_could_see_does_not_count() -> None:
    """The same decision at a table whose stacks lie in another order."""
    plain = [
        one
        for one in decisions(example("board", 16))
        if one.turn > 6 and one.moves[0][-4:] != "draw"
    ]
    for one in plain[::3]:
        other = one.before.guess(one.seat, Random(one.ply))
        assert other != one.before
        judged, again = judge(one, FEW), judge(_at(one, other), FEW)
        assert (again.cost, again.doubt, again.margins) == (
            judged.cost,
            judged.doubt,
            judged.margins,
        )
        assert again.search == judged.search


def _at(one: Decision, before: Any) -> Decision:
    after = before
    for move in one.moves:
        after = after.after(move)
    return one._replace(before=before, after=after)


def test_a_gift_is_a_slip_and_its_better_line_is_told() -> None:
    """Whoever goes to the pithead instead of delivering as the game ends loses the points."""
    record = store.read_record(REVIEWED)
    one = [one for one in decisions(record) if one.moves[0].startswith("delivery/")][-1]
    gift = Decision(
        one.turn, one.seat, one.ply, one.before, ("pithead",), one.before.after("pithead")
    )
    judged = judge(gift, 60)
    assert judged.is_slip
    assert judged.cost > judged.doubt
    assert judged.better[0].startswith("delivery/")
    assert judge(_at(one, one.before), 60).cost < judged.cost


def test_within_the_doubt_nothing_is_a_slip() -> None:
    plain = Judged(1, 0, 0, ("a",), ("b",), 3.0, 3.1, (0.0, 0.0), (0.0, 0.0), 8, "a", "b")
    assert not plain.is_slip
    assert plain._replace(doubt=2.9).is_slip
    assert not plain._replace(cost=0.9, doubt=0.0).is_slip, "hardly worth a word"
    review = sample()
    assert review.slips
    assert all(one.cost > one.doubt for one in review.slips)
    assert review.slips == sorted(review.slips, key=lambda one: -one.cost)


def test_the_doubt_is_that_of_student() -> None:
    assert doubt([1.0]) == 0
    assert doubt([0.0, 1.0] * 4) == pytest.approx(3.499 * 0.53452 / 8**0.5, abs=0.02)
    assert doubt([0.0, 1.0] * 60) == pytest.approx(2.618 * 0.5021 / 120**0.5, abs=0.005)


def test_whoever_has_seen_enough_can_stop() -> None:
    shares: list[float] = []

    def go_on(share: float) -> bool:
        shares.append(share)
        return len(shares) < 3

    with pytest.raises(Stopped):
        analyse(example("board", 12), FEW, go_on=go_on)
    assert shares == sorted(shares)
    assert shares[0] == 0


# --- Facts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", store.shipped_games(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)
def test_points_by_source_add_up(path: Path) -> None:
    review = facts_only(store.read_record(path))
    sums = zip(*(row for _, row in review.points.sources), strict=True)
    assert tuple(map(sum, sums)) == review.result
    assert all(number >= 0 for _, row in review.facts for number in row)


def test_displacement_is_what_others_in_the_way_cost() -> None:
    record = example("board", 0)
    paid = [0, 0]
    for state in games.positions(record):
        for event in state.events:
            if event.name == "sent":
                paid[int(event.facts["seat"])] += int(event.facts["miners"]) - 1
    assert dict(facts_only(record).facts)["displacement"] == tuple(paid)


@pytest.mark.parametrize(
    ("steps", "wasted"),
    [
        ("3 +g +g 0 g>A g>A", 2),  # of eight, two are left over
        ("3 +g 0 3 +g 0 g>A g>A", 2),  # a second ride for nothing
        ("4 3 +g +g 0 g>A g>A end", 2),
        ("3 +g +g 4 0 g>A g>A end", 2),
    ],
)
def test_wasted_steps_are_those_left_over_and_detours(steps: str, wasted: int) -> None:
    start = mining(8, orders=["carriage:gg=7"], mine={"carts": ("y", "b", "gg", "k")})
    moves, states = ["mining/8"], [start]
    for move in steps.split():
        moves.append(move)
        states.append(states[-1].after(move))
    if states[-1].pending is not None:
        moves.append("end")
        states.append(states[-1].after("end"))
    before = start._replace(pending=None)
    counted = [one for one in ga.board.review.counted(before, moves, states) if one[0] == "steps"]
    assert counted == [("steps", 0, wasted)]


def test_a_mining_action_is_proven_against_the_solver() -> None:
    record = store.read_record(REVIEWED)
    best = next(one for one in decisions(record) if one.moves[0] == "mining/10")
    proof = ga.board.review.proof(best.before, best.moves)
    nothing = ga.board.review.proof(best.before, ("mining/10", "end"))
    assert proof is not None
    assert nothing == Proof(0, proof.possible)
    assert proof.reached <= proof.possible > 0
    assert ga.board.review.proof(best.before, ("money/4",)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_has_names_and_no_notation(language: str) -> None:
    told = text(sample(), language)
    assert "Anna" in told
    assert "±" in told
    assert not NOTATION.findall(told)
    cards = text(facts_only(example("card", 0)), language)
    assert not NOTATION.findall(cards)


# --- Kept -------------------------------------------------------------------------------------


def test_a_review_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = example("board", 8)
    review = reviewed(record, FEW)
    monkeypatch.setattr("glueckauf.learn.review.analyse", None)
    assert reviewed(record, FEW) == review
    with pytest.raises(TypeError):
        reviewed(record, FEW, seed=1)


def test_the_shipped_game_comes_with_its_review() -> None:
    review = store.kept(store.read_record(REVIEWED), ITERATIONS, 0)
    assert review is not None
    assert review._replace(judged=()) == facts_only(store.read_record(REVIEWED))
    found = list(decisions(review.record))
    assert [(one.ply, one.played) for one in review.judged] == [
        (one.ply, one.moves) for one in found
    ]


def test_records_come_in_any_form(tmp_path: Path) -> None:
    record = example("card", 4)
    path = tmp_path / "game.txt"
    path.write_text(str(record), "utf-8")
    assert (
        store.read_record(str(record))
        == store.read_record(path)
        == store.read_record(str(path))
        == record
    )
    with pytest.raises(FileError, match=f"is not there; shipped games are .*{REVIEWED}"):
        store.read_record("no-such-game")
    with pytest.raises(FileError, match="no stored review"):
        Review.read("{}")


# --- Folders ----------------------------------------------------------------------------------


def test_a_folder_is_a_table_and_a_bad_file_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "anna.txt").write_text(str(example("board", 7)), "utf-8")
    (tmp_path / "late").mkdir()
    (tmp_path / "late" / "cards.txt").write_text(str(example("card", 4)), "utf-8")
    (tmp_path / "torn.txt").write_text("glueckauf-record: 1\ngame: chess\n", "utf-8")
    found = review_folder(tmp_path, FEW)
    assert [name for name, _ in found.reviews] == ["anna", "late/cards"]
    assert len(found.bad) == 1
    assert "torn.txt" in found.bad[0]
    rows = found.to_rows()
    assert [(row["record"], row["player"]) for row in rows] == [
        (name, player) for name in ("anna", "late/cards") for player in ("Anna", "Bruno")
    ]
    assert rows[0]["wasted_steps"] == dict(found.reviews[0][1].facts)["steps"][0]
    assert "2 records reviewed, one could not be read." in repr(found)
    assert "<table>" in found._repr_mimebundle_()["text/html"]
    with pytest.raises(FileError, match="holds no records"):
        review_folder(_empty(tmp_path))


def _empty(path: Path) -> Path:
    (path / "empty").mkdir()
    return path / "empty"


def test_frequent_slips_are_counted_over_all_games() -> None:
    from glueckauf.learn.review.many import Reviews

    review = sample()
    rows = Reviews((("one", review), ("two", review))).frequent()
    assert sum(row["times"] for row in rows) == 2 * len(review.slips)
    assert sum(row["lost"] for row in rows) == pytest.approx(
        2 * sum(s.cost for s in review.slips), abs=1
    )
    assert not any(NOTATION.findall(row["better"]) for row in rows)


# --- Puzzles of slips -------------------------------------------------------------------------


def test_a_slip_becomes_a_puzzle_that_is_proven_found_and_trained() -> None:
    review = sample()
    made = next(
        (slip, found)
        for slip, found in ((slip, making.puzzle_of(review, slip)) for slip in review.slips)
        if found.puzzle is not None
    )
    slip, (puzzle, why) = made
    assert puzzle is not None
    assert puzzle.id in why
    path = own.folder() / f"{puzzle.id}.toml"
    written = path.read_text("utf-8")
    assert list(wrong_claims(puzzle)) == []
    assert (puzzle.tier or 0) >= 2
    assert puzzle.themes
    again = ga.puzzle(puzzle.id)
    best = again.best()
    assert best is not None
    assert again.check(" ".join(best)).stars == 3
    assert puzzle.id in {one.id for one in ga.puzzles()}
    assert puzzle.id in {one.id for one in ga.training().now.puzzles}
    twice = making.puzzle_of(review, slip)
    assert "already" in twice.why
    assert path.read_text("utf-8") == written, "never overwritten"
    days = {training.daily(date(2026, 1, n), puzzles(own=False)) for n in range(1, 29)}
    assert puzzle.id not in days


def test_where_there_is_no_puzzle_one_sentence_tells_why() -> None:
    review = sample()
    draft = review.judged[0]
    made = making.puzzle_of(review, draft)
    assert made.puzzle is None
    assert made.why.startswith("No puzzle: the draft")
    cards = analyse(example("card", 3), 4)
    assert making.puzzle_of(cards, cards.judged[0]).why.startswith("No puzzle: ")
    assert not own.folder().exists()


@pytest.mark.parametrize("game", sorted({one.parent.parent.name for one in store.shipped_games()}))
def test_a_slip_whose_proof_takes_too_long_is_no_puzzle(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a game searches for a puzzle, it searches within the limit."""
    review = analyse(example(game, 2), 4)

    def endless(*_: object) -> Made:
        while not is_spent(None):
            pass
        raise AssertionError("an answer without a proof is of no use here")

    monkeypatch.setattr(games.room(game).puzzles, "from_slip", endless, raising=False)
    monkeypatch.setattr(making, "SECONDS", 0.01)
    made = making.puzzle_of(review, review.judged[0])
    assert made == Made(None, "No puzzle: what is best here is not proven within 0.01 seconds.")
    assert not own.folder().exists()


def test_a_torn_puzzle_of_ones_own_stands_in_nobodys_way() -> None:
    before = len(ga.puzzles())
    own.folder().mkdir(parents=True)
    (own.folder() / "torn.toml").write_text("format = 1\n", "utf-8")
    assert len(ga.puzzles()) == before
    with pytest.raises(FileError, match=r"torn\.toml"):
        ga.puzzle("torn")


# --- The command line and the plot --------------------------------------------------------------


def test_the_command_prints_a_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(str(example("board", 7)), "utf-8")
    assert cli.main(["review", str(path), "--iterations", "6", "--lang", "de"]) == 0
    assert "Punkte nach Herkunft" in capsys.readouterr().out
    assert cli.main(["review", str(tmp_path / "none.txt"), str(path), "--iterations", "6"]) == 2
    said = capsys.readouterr()
    assert "none.txt" in said.err
    assert "Points by source" in said.out
    assert cli.main(["review", str(path), "--iterations", "0"]) == 2
    assert "--iterations" in capsys.readouterr().err
    assert cli.main(["review", str(tmp_path), "--iterations", "6"]) == 0
    assert "One record reviewed." in capsys.readouterr().out


def test_the_lead_is_plotted_below_nothing_too() -> None:
    review = sample()
    plot = ga.lab.margins(review, "de")
    assert [one.name for one in plot.series[:2]] == ["Anna", "Bruno"]
    rows = [row for row in plot.to_rows() if row["series"] == "Anna"]
    own = [one for one in review.turns if one.seat == 0]
    assert [(row["x"], row["y"]) for row in rows] == [(one.turn, one.margins[0]) for one in own]
    svg = plot.svg()
    ways = re.findall(r'd="M([\d. L]+)"[^>]*fill="none"', svg)
    places = [float(place.split(" ")[1]) for way in ways for place in way.split("L")]
    assert len(places) == len(review.turns)
    assert min(row["y"] for row in rows) < 0
    zero = float(re.findall(r'd="M[\d.]+ ([\d.]+)H[\d.]+" stroke="#5d5246"', svg)[0])
    assert min(places) < zero < max(places), "on both sides of nothing"
    assert all(60 <= y <= 340 for y in places)
    assert ">−20</text>" in svg


def test_bots_review_any_number_of_players() -> None:
    start = ga.board.setup(3, seed=2)
    _, moves = bots.play(start, [bots.Random(n) for n in range(3)])
    record = beginning(games.record(start, moves), 10)
    review = analysis.analyse(record, 6)
    assert {len(one.margins) for one in review.judged} == {3}
    assert review.share(0) is not None
