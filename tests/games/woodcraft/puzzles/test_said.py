"""What is said of a puzzle is what is proven, of every kind: verdict, explanation, hints, key, page, board and rows
say the same worth; and on wrong lines value, stars, first slip and sentences are those of a plain search, which
knows nothing of the solver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

import glueckauf as ga
from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.woodcraft.parts import MATERIALS, SAW, Free, Player
from glueckauf.games.woodcraft.puzzles.puzzle import KINDS, WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.telling import spoken
from glueckauf.games.woodcraft.puzzles.walk import is_over
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.scoring import score
from glueckauf.games.woodcraft.solve.task import Place, Rank, rank_of

PUZZLES = [p for p in ga.puzzles(game="woodcraft") if isinstance(p, WoodcraftPuzzle)]
SAMPLE = [
    puzzle
    for kind in KINDS
    for puzzle in Random(3).sample([p for p in PUZZLES if p.kind == kind], 2)
]
END = "end"


class Plain:
    """What a line is worth, and the best from everywhere, by trying everything."""

    def __init__(self, puzzle: WoodcraftPuzzle) -> None:
        self.puzzle, self.start = puzzle, puzzle.task.start
        self._known: dict[State, Rank | None] = {}

    def rank(self, state: State) -> Rank | None:
        seat = self.puzzle.task.seat
        before, after = self.start.players[seat], state.players[seat]
        spent = _spent(after) - _spent(before)
        if self.puzzle.kind == "dice":
            wanted = zip(self.puzzle.task.dice, after.dice, strict=True)
            return None if any(need > have for need, have in wanted) else (-spent,)
        if self.puzzle.kind == "cut":
            done = len(after.done) - len(before.done)
            return done, before.used[SAW] - after.used[SAW], -spent
        return score(state.layout, after).total, sum(after.materials)

    def best(self, state: State) -> Rank | None:
        state = state._replace(events=(), last=None)
        if state not in self._known:
            found = [self.rank(state)] if isinstance(state.todo[-1], Free) else []
            found += [self.best(state.after(m)) for m in state.legal_moves() if m != END]
            self._known[state] = max((rank for rank in found if rank is not None), default=None)
        return self._known[state]

    def slip(self, line: Sequence[str], par: Rank) -> int | None:
        """The number of the first move after which par is out of reach; None where it is reached."""
        states = self.states(line)
        reached = self.rank(states[-1])
        if reached == par:
            return None
        for number, state in enumerate(states[1:], start=1):
            left = self.best(state)
            if left is None or left < par:
                return number
        return len(states)  # what follows only ends

    def states(self, line: Sequence[str]) -> list[State]:
        found = [self.start]
        for move in line:
            if move != END:
                found.append(found[-1].after(move))
        return found


def _spent(player: Player) -> int:
    return sum(player.used[: len(MATERIALS)])


def wrong_lines(puzzle: WoodcraftPuzzle, best: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The best line cut short or with one decision exchanged, and random ones; as far as they can end."""
    rng, plain = Random(puzzle.id), Plain(puzzle)
    begun = [tuple(best[:number]) for number in range(len(best))]
    for line in begun:
        state = plain.states(line)[-1]
        moves = [str(move) for move in state.legal_moves()]
        for move in rng.sample(moves, min(3, len(moves))):
            yield (*line, move)
        while END not in moves or (len(moves) > 1 and rng.random() < 0.6):
            move = rng.choice([one for one in moves if one != END])
            line, state = (*line, move), state.after(move)
            moves = [str(move) for move in state.legal_moves()]
        yield line
        yield (*line, END)
    yield from begun


def ends(plain: Plain, line: Sequence[str]) -> bool:
    return isinstance(plain.states(line)[-1].todo[-1], Free)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_the_best_line_is_worth_the_same_everywhere(puzzle: WoodcraftPuzzle) -> None:
    line, verdict = puzzle.best(), puzzle.check(puzzle.line or "")
    assert line is not None
    assert puzzle.par is not None
    assert Plain(puzzle).best(puzzle.task.start) == rank_of(puzzle.task, puzzle.par)
    assert (verdict.stars, verdict.value, verdict.slip()) == (MOST_STARS, puzzle.par, "")
    assert puzzle.prove().fields["value"] == puzzle.par
    assert puzzle.over(line)
    assert not puzzle.over(line[:-1])
    for language in LANGUAGES:
        worth = spoken(puzzle.task, puzzle.par, language)
        explained, about = puzzle.explain(language), puzzle.about(line, language)
        assert explained is not None
        assert worth in explained.why
        if explained.sources:
            assert sum(source.vp for source in explained.sources) == puzzle.par["points"]
        assert worth in verdict.sentence(language)
        assert puzzle.key(language)["value"].replace("\u00a0", " ") == worth
        assert about["score"].lower() == about["par"].lower() == worth.lower()
        assert len(puzzle.help(language)) == 3
        assert puzzle.rows(" ".join(line), verdict, language) == []
    assert spoken(puzzle.task, puzzle.par) in next(iter(puzzle.graded([])))


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_wrong_lines_are_judged_as_a_plain_search_does(puzzle: WoodcraftPuzzle) -> None:
    best, plain = puzzle.best(), Plain(puzzle)
    assert best is not None
    assert puzzle.par is not None
    par, ways = rank_of(puzzle.task, puzzle.par), puzzle.ways()
    assert ways is not None
    for line in sorted({*wrong_lines(puzzle, best), tuple(best)}):
        verdict = puzzle.check(" ".join(line))
        if not ends(plain, line):
            assert not verdict.legal
            continue
        reached, slip = plain.rank(plain.states(line)[-1]), plain.slip(line, par)
        value = verdict.value
        assert (None if value is None else rank_of(puzzle.task, value)) == reached
        assert verdict.first_slip == slip, line
        assert (verdict.stars == MOST_STARS) is (reached == par) is (slip is None)
        said, told = verdict.sentence("en"), verdict.slip("en")
        if slip is None:
            assert told == ""
        elif line[slip - 1 :] in ((), (END,)):  # nothing is lost but time
            assert "still within reach" in told
            assert "still within reach" in said
        else:
            assert f"The first slip is move {slip} " in told
            assert f"The first slip is move {slip} " in said
        if slip is not None:
            better = (*line[: slip - 1], *verdict.continuation)
            assert plain.rank(plain.states(better)[-1]) == par
            assert puzzle.rows(" ".join(line), verdict, "en")
        place = ways.start
        for move in line:
            place, _ = ways.onward(place, move)
        assert isinstance(place, Place)
        paged = ways.verdict(place, line)
        assert (paged.stars, paged.short("en")) == (verdict.stars, verdict.short("en")), line
        assert ways.about(place, "en")["over"] is is_over(place) is puzzle.over(line)
        shown = puzzle.about(line, "en")["score"] if puzzle.over(line) else ""
        assert ways.about(place, "en")["score"] == shown
        assert bool(shown) is (puzzle.over(line) and reached is not None)
