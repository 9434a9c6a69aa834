"""Puzzles on a whole table: best turns, a draft, a blunder in a log.

Their files look like those of mining puzzles, with a `kind`:

    format = 1
    id = "night-train"                  left out: the name of the file
    kind = "turns"
    sort = "miners"                     what is asked, for lists: see reading.py
    turns = 3                           own turns; left out: until the own miners run out
    objective = "vp"                    vp, clock or margin: see solve/turns/asked.py
    replies = ["delivery/engine"]       turns of the others: after each own turn, the last one too, every
                                        other player with miners plays the next. Left out: they stand still;
                                        "" stands still, too. Own turns that an answer leaves out are spent
                                        at the pithead, so that no reply is dropped by stopping early
    rival = 2                           with margin: this player instead of the best one
    start = true                        and the next shift must be begun; nobody else has miners left
    par = 19
    lines = ["mining/8 3 +g …", "delivery/carriage"]        a best plan, one text for each turn
    [position]                          the table, as in lessons: see lesson.py
    [text.en]                           title and task

    kind = "draft"                      one's own picks in a row, then one mining action
    picks = 2
    steps = 10
    lines = ["draft/4", "draft/1"]

    kind = "blunder"                    which of the own turns loses most against the best?
    log = ["mining/8 …", "money/4"]     the others stand still
    objective = "vp"
    par = 2                             the number of that turn
    loss = 4                            what it loses
    lines = ["…"]                       the best turns from just before it

Claims are par, lines, loss, proof, tier, themes and hints, as in mining puzzles; so are hints written by hand in
`[text.en]`. The numbers in `proof` are `states` and `runner_up`, the best value below par (of a blunder: the second
loss). `origin = "reply-6-0031-2"` tells where the generator found the puzzle: see generate.py. `arranged = ["miners"]`
says what was set up although no game can come to it: see possible.py. The player to move solves the puzzle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from glueckauf.core.puzzle import (
    Choice,
    Explained,
    Impossible,
    Json,
    Open,
    Printed,
    Proof,
    Row,
    Ways,
    Wrong,
    in_time,
)
from glueckauf.games.board.parts import Drafting, Order
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.task import Task
from glueckauf.games.board.solve.turns.asked import Asked
from glueckauf.games.board.telling import GAME
from glueckauf.games.shown import Shown

if TYPE_CHECKING:
    from glueckauf.games.board.puzzles.table.verdict import TurnVerdict

CLAIMS = ("par", "lines", "loss", "proof", "tier", "themes", "hints")
Answer = str | int | Sequence[str]
ProofClaim = str | dict[str, int]
Texts = dict[str, dict[str, str]]


class _OnTable:
    """What all puzzles on a whole table do alike; each part is loaded when it is first asked for."""

    __slots__ = ()

    @property
    def _puzzle(self) -> TablePuzzle:
        return cast("TablePuzzle", self)  # a mixin of those three and of nothing else

    @property
    def game(self) -> str:
        return GAME

    @property
    def view(self) -> str:
        """The own pit stands first, and the clock is shown category by category: deliveries are open."""
        return "works+pit+categories+pits"

    @property
    def seat(self) -> int:
        return self._puzzle.state.to_move or 0

    def impossible(self) -> Iterator[Impossible]:
        from glueckauf.games.board.puzzles.possible import contradictions

        return contradictions(self._puzzle.state, self._puzzle.position)

    def options(self, language: str) -> tuple[tuple[str, str], ...]:
        return ()

    def offer(
        self, moves: Sequence[str], language: str, is_shown: bool
    ) -> tuple[Choice, ...] | None:
        """A solution is there to be read."""
        return () if is_shown or self._puzzle.over(moves) else None

    def rows(self, line: str, verdict: TurnVerdict, language: str) -> list[Row]:
        """Only turns stand beside those of another plan."""
        return []

    @property
    def log(self) -> tuple[str, ...]:
        return ()

    def after_turns(self, turns: Sequence[str]) -> list[State]:
        return [self._puzzle.state]

    @in_time
    def help(self, language: str) -> list[str]:
        from glueckauf.games.board.puzzles.table.hints import turn_hints

        own = (self._puzzle.own_hints or {}).get(language, self._puzzle.hints)
        if own is not None:
            return list(own)
        return [hint.sentence(language) for hint in turn_hints(self._puzzle)]

    def aftermath(self, moves: Sequence[str]) -> tuple[str, ...]:
        """Turns and logs show themselves what they are worth."""
        return ()

    @in_time
    def check(self, answer: Answer) -> TurnVerdict:
        """The judgement of a list of turns or one text of all moves; of picks in any order; of the number of a turn."""
        from glueckauf.games.board.puzzles.table.verdict import check

        return check(self._puzzle, answer)

    @in_time
    def explain(self, language: str) -> Explained | None:
        from glueckauf.games.board.puzzles.table.explain import explain

        return explain(self._puzzle, language)

    @property
    def claims(self) -> tuple[str, ...]:
        return tuple(name for name in CLAIMS if getattr(self, name, None) is not None)

    def prove(self, *, count: bool = False, seconds: float | None = None) -> Proof:
        """Plans are not counted; drafts and blunders take as long as they take."""
        from glueckauf.games.board.puzzles.table.claims import prove

        return prove(self._puzzle, seconds)

    def wrong(self) -> Wrong:
        from glueckauf.games.board.puzzles.table.claims import wrong_table_claims

        return wrong_table_claims(self._puzzle)

    def graded(self, known: Iterable[Any]) -> Iterator[str]:
        from glueckauf.games.board.puzzles.table.acceptance import graded

        return graded(self._puzzle)

    def tidied(self) -> TablePuzzle:
        from glueckauf.games.board.puzzles.table.natural import tidied

        return tidied(self._puzzle)

    def dumps(self) -> str:
        from glueckauf.games.board.puzzles.table.writing import dumps_table

        return dumps_table(self._puzzle)

    @in_time
    def printed(self, language: str, *, colour: bool = False) -> Printed:
        from glueckauf.games.board.puzzles.printed import printed

        return printed(self._puzzle, language, colour)

    @in_time
    def key(self, language: str) -> Json:
        from glueckauf.games.board.puzzles.printed import answer

        return answer(self._puzzle, language)

    def ways(self) -> Ways | None:
        return None

    def opened(self) -> Open | None:
        return None

    def variant(self, seed: int | str) -> TablePuzzle | None:
        return None


# --- Turns ----------------------------------------------------------------------------------


class _Turns(NamedTuple):
    id: str
    path: str
    sort: str
    position: Mapping[str, Any]
    asked: Asked
    texts: Texts
    par: int | None = None
    lines: tuple[str, ...] | None = None
    proof: ProofClaim | None = None
    tier: int | None = None
    themes: tuple[str, ...] | None = None
    teaches: tuple[str, ...] | None = None
    hints: tuple[str, ...] | None = None
    origin: str | None = None
    own_hints: dict[str, tuple[str, ...]] | None = None
    arranged: tuple[str, ...] = ()


class TurnPuzzle(Shown, _Turns, _OnTable):
    """The best turns of one player."""

    __slots__ = ()

    @property
    def kind(self) -> str:
        return "turns"

    @property
    def state(self) -> State:
        return self.asked.state

    def positions(self, moves: Sequence[str]) -> list[State]:
        from glueckauf.games.board.puzzles.table import board

        return [board.shown(self.asked, table) for table in board.tables(self.asked, moves)]

    def over(self, moves: Sequence[str]) -> bool:
        from glueckauf.games.board.puzzles.table import board

        return board.is_over(self, moves)

    def about(self, moves: Sequence[str], language: str) -> Json:
        from glueckauf.games.board.puzzles.table import board

        return board.about_turns(self, moves, language)

    def rows(self, line: str, verdict: TurnVerdict, language: str) -> list[Row]:
        from glueckauf.games.board.puzzles.table import board

        return board.plan_rows(line, verdict, language)

    @in_time
    def best(self) -> tuple[str, ...] | None:
        from glueckauf.games.board.puzzles.table import board

        return board.best_moves(self)

    @in_time
    def ways(self) -> Ways | None:
        from glueckauf.games.board.puzzles.table.ways import TurnWays

        return TurnWays(self)


# --- Drafts ---------------------------------------------------------------------------------


class _Draft(NamedTuple):
    id: str
    path: str
    sort: str
    position: Mapping[str, Any]
    state: State
    picks: int
    steps: int
    texts: Texts
    par: int | None = None
    lines: tuple[str, ...] | None = None
    proof: ProofClaim | None = None
    tier: int | None = None
    themes: tuple[str, ...] | None = None
    teaches: tuple[str, ...] | None = None
    hints: tuple[str, ...] | None = None
    origin: str | None = None
    own_hints: dict[str, tuple[str, ...]] | None = None
    arranged: tuple[str, ...] = ()


class DraftPuzzle(Shown, _Draft, _OnTable):
    """Orders to be picked for one mining action in the own pit."""

    __slots__ = ()

    @property
    def kind(self) -> str:
        return "draft"

    @property
    def view(self) -> str:
        return "pit"

    @property
    def row(self) -> dict[str, Order]:
        """The moves of the draft and the cards they take."""
        assert isinstance(self.state.pending, Drafting), "the reader asks for it"
        cards = enumerate(self.state.pending.row, start=1)
        return {f"draft/{n}": card for n, card in cards if card is not None}

    def task(self, picked: Sequence[str]) -> Task:
        """What is to be mined with these picks."""
        from glueckauf.games.board.puzzles.table.draft import task_of

        return task_of(self, picked)

    def positions(self, moves: Sequence[str]) -> list[State]:
        from glueckauf.games.board.puzzles.table import board

        return board.picks(self, moves)

    def aftermath(self, moves: Sequence[str]) -> tuple[str, ...]:
        """The ride that the picked cards allow."""
        from glueckauf.games.board.puzzles.table.draft import ride

        return tuple(ride(self, moves).split()) if len(moves) == self.picks else ()

    def over(self, moves: Sequence[str]) -> bool:
        return len(moves) >= self.picks

    def about(self, moves: Sequence[str], language: str) -> Json:
        from glueckauf.games.board.puzzles.table import board

        return board.about_draft(self, moves, language)

    @in_time
    def best(self) -> tuple[str, ...] | None:
        from glueckauf.games.board.puzzles.table import board

        return board.best_picks(self)

    @in_time
    def ways(self) -> Ways | None:
        from glueckauf.games.board.puzzles.table.ways import DraftWays

        return DraftWays(self)


# --- Blunders -------------------------------------------------------------------------------


class _Blunder(NamedTuple):
    id: str
    path: str
    sort: str
    position: Mapping[str, Any]
    asked: Asked
    log: tuple[str, ...]
    texts: Texts
    par: int | None = None
    loss: int | None = None
    lines: tuple[str, ...] | None = None
    proof: ProofClaim | None = None
    tier: int | None = None
    themes: tuple[str, ...] | None = None
    teaches: tuple[str, ...] | None = None
    hints: tuple[str, ...] | None = None
    origin: str | None = None
    own_hints: dict[str, tuple[str, ...]] | None = None
    arranged: tuple[str, ...] = ()


class BlunderPuzzle(Shown, _Blunder, _OnTable):
    """The turn of a log that loses most."""

    __slots__ = ()

    @property
    def kind(self) -> str:
        return "blunder"

    @property
    def state(self) -> State:
        return self.asked.state

    def options(self, language: str) -> tuple[tuple[str, str], ...]:
        from glueckauf.games.board.puzzles.table import board

        return board.log_options(self, language)

    def positions(self, moves: Sequence[str]) -> list[State]:
        """Those of the log, for whoever wants to look at it; nothing else is played here."""
        from glueckauf.games.board.puzzles.table import board

        return [board.shown(self.asked, table) for table in board.tables(self.asked, moves)]

    def after_turns(self, turns: Sequence[str]) -> list[State]:
        from glueckauf.games.board.puzzles.table import board

        return board.after_turns(self, turns)

    def rows(self, line: str, verdict: TurnVerdict, language: str) -> list[Row]:
        from glueckauf.games.board.puzzles.table import board

        return board.log_rows(self, verdict, language)

    def over(self, moves: Sequence[str]) -> bool:
        return True

    def about(self, moves: Sequence[str], language: str) -> Json:
        from glueckauf.games.board.puzzles.table import board

        return board.about_blunder(self, language)

    def best(self) -> tuple[str, ...] | None:
        """The number of the turn."""
        return self.check(1).best


TablePuzzle = TurnPuzzle | DraftPuzzle | BlunderPuzzle
