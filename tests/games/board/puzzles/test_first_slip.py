"""The first slip of a ride, half pairs included, beside a search that only plays: and one slip, however it is told."""

from __future__ import annotations

from functools import cache
from random import Random

from glueckauf.core.texts import LANGUAGES, Facts, tell
from glueckauf.games.board.notation import END
from glueckauf.games.board.parts import Half, Mining, Player
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.verdict import Verdict, check
from glueckauf.games.board.solve.pit.task import Task, outcome, rank, steps_of, table
from glueckauf.games.board.telling import GAME
from glueckauf.learn.puzzle import puzzle
from tests.games.board.solve.instances import small

TASKS = 60
LINES = 40  # of each
Rank = tuple[int, ...]


class Plain:
    """What can still be reached in one mining action, by playing every move through `State.after`."""

    def __init__(self, task: Task) -> None:
        self.task, self.steps = task, steps_of(task.actions[0])
        self.reach = cache(self._reach)
        self.start = table(task).players[0]
        self.par = self.reach(self.start, self.steps, None)

    def after(
        self, player: Player, left: int, half: Half | None, move: str
    ) -> tuple[Player, int, Half | None]:
        state = table(self.task, player, Mining(left, half)).after(move)
        now = state.pending
        return state.players[0], left - 1, now.half if isinstance(now, Mining) else None

    def moves(self, player: Player, left: int, half: Half | None) -> list[str]:
        legal = table(self.task, player, Mining(left, half)).legal_moves() if left else []
        return [str(move) for move in legal if move != END]

    def _reach(self, player: Player, left: int, half: Half | None) -> Rank | None:
        found = []
        if half is None:
            end = outcome(self.task, player, self.steps - left)
            found = [rank(self.task, end.value)] if end.meets else []
        for move in self.moves(player, left, half):
            best = self.reach(*self.after(player, left, half, move))
            if best is not None:
                found.append(best)
        return max(found, default=None)

    def line(self, rng: Random) -> tuple[list[str], int]:
        """A random legal line that likes pairs, and its first move after which par is lost; one more than
        there are moves if none is."""
        place: tuple[Player, int, Half | None] = (self.start, self.steps, None)
        moves: list[str] = []
        slip = 0
        while legal := self.moves(*place):
            if place[2] is None and rng.random() < 0.12:
                break
            likely = [6 if "." in move else 3 if ">" in move else 2 for move in legal]
            moves.append(rng.choices(legal, likely)[0])
            place = self.after(*place, moves[-1])
            if not slip and self.reach(*place) != self.par:
                slip = len(moves)
        return moves, slip or len(moves) + 1


def test_the_first_slip_is_that_of_a_plain_search() -> None:
    """The number named is the first move after which par is out of reach; half a pair is a move, too."""
    wrong: list[tuple[object, ...]] = []
    pairs = halves = 0
    for seed in range(TASKS):
        task, rng = small(seed), Random(seed)
        if len(task.actions) > 1:
            continue
        plain = Plain(task)
        for moves, slip in [plain.line(rng) for _ in range(LINES if plain.par else 0)]:
            verdict = check(task, " ".join(moves))
            if verdict.stars == 3:
                continue
            pairs += any("." in move for move in moves)
            halves += slip <= len(moves) and "." in moves[slip - 1]
            better = check(task, " ".join((*moves[: slip - 1], verdict.continuation)).strip())
            if (verdict.first_slip, better.stars) != (slip, 3):
                wrong.append((seed, " ".join(moves), verdict.first_slip, slip))
            elif problem := _told_otherwise(verdict, slip):
                wrong.append((seed, " ".join(moves), problem))
    assert wrong == []
    assert pairs > 400
    assert halves > 40


def _told_otherwise(verdict: Verdict, slip: int) -> str:
    """What `slip` says against `sentence`, if they part."""
    said, told = verdict.slip(), verdict.sentence()
    if said.startswith("The first slip is "):
        agree = f"is move {slip} (" in said and f"is move {slip} (" in told
        agree = agree or (f"is move {slip}: you end" in said and f"is move {slip} (" in told)
    elif slip == 1:
        agree = said.startswith("You have not gone wrong yet") and said in told
    else:
        agree = said.startswith(f"Up to move {slip - 1} all is well") and said in told
    return "" if agree else f"{said} | {told}"


def test_half_a_pair_that_keeps_par_is_no_slip() -> None:
    asked = puzzle("t3-37-put-it-on-the-shelf")
    assert isinstance(asked, MiningPuzzle)
    verdict = asked.check("y>A.y s:b>A.y b>s")
    assert (verdict.first_slip, verdict.token) == (2, "s:b>A.y")
    for language in LANGUAGES:
        facts: Facts = {"kind": "move", "place": 2, "move": ""}
        start = tell(GAME, "slip-first", facts, language).partition("(")[0]
        assert verdict.slip(language).startswith(start)
    assert asked.check(f"y>A.y {verdict.continuation}").stars == 3
