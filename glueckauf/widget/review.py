"""The review of a game as a page: the lead turn by turn, the dearest slips, and both lines on the board.

    ga.review("my-game.txt")          in a notebook: the page, which fills while the analysis goes on
    print(ga.review("my-game.txt"))   the same in words; here the analysis is waited for
    ga.review("records")              a folder: a table of all games and players

Everything is judged by what the players could see at the time; see `glueckauf.learn.review`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import traitlets

from glueckauf.core.files import is_folder
from glueckauf.core.record import Record
from glueckauf.core.texts import LANGUAGES, name_of
from glueckauf.games import room
from glueckauf.games.contract import Made
from glueckauf.learn.review import ITERATIONS, Judged, Review, Reviews, read_record, review_folder
from glueckauf.learn.review import text as told_in_text
from glueckauf.learn.review.analysis import facts_only
from glueckauf.learn.review.judging import decisions, judge
from glueckauf.learn.review.making import puzzle_of
from glueckauf.learn.review.store import Source, keep, kept
from glueckauf.learn.review.telling import budget, headline, slip_told, states_of, tables
from glueckauf.learn.scenario import Scenario, Step
from glueckauf.widget.base import Widget, about, one_of
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.review_chart import chart, told
from glueckauf.widget.stepper import step_frames
from glueckauf.widget.working import Work


class ReviewBoard(Widget):
    """The review of one record. What it says is known when the analysis is done: `result` waits for it."""

    KIND = "review"

    frames: Any = traitlets.Dict().tag(sync=True)  # the lines of the turn that is looked at

    def __init__(
        self,
        record: Record,
        *,
        iterations: int = ITERATIONS,
        seed: int = 0,
        language: str = "en",
        theme: str = "auto",
    ) -> None:
        self._review = kept(record, iterations, seed) or facts_only(record, iterations, seed)
        self._due = 0 if self._review.judged else sum(1 for _ in decisions(record))
        self._work = Work(self._judged(record), self._show_work)
        self._made: dict[
            int, Made | None
        ] = {}  # puzzles by the ply of their slip; None: in the making
        self._making: Work | None = None
        self._chosen = -1  # the ply of the decision that is looked at; none yet
        self._is_begun = False
        super().__init__(record.game, language, theme, room(record.game).table.VIEWS[0])
        self._choose(self._first())
        self._show("")

    # --- For Python -----------------------------------------------------------------------------

    @property
    def result(self) -> Review:
        """The whole review; until it is there, whoever asks waits."""
        if self._due:
            self._work.wait()
            self._take()
            if self._work.error is not None:
                raise self._work.error
        return self._review

    @property
    def slips(self) -> list[Judged]:
        return self.result.slips

    def puzzle(self, slip: Judged) -> Made:
        """The puzzle of a slip, saved with the learner's own; or None, and why."""
        return puzzle_of(self.result, slip, self._language)

    def to_rows(self) -> Any:
        """One row for every decision."""
        return self.result.to_rows()

    def to_frame(self) -> Any:
        return self.result.to_frame()

    def __str__(self) -> str:
        return told_in_text(self.result, self._language)

    def __repr__(self) -> str:
        record = self._review.record
        return f"ReviewBoard({record.game}, {record.players} players, {len(record.turns)} turns)"

    def export(self, path: str | Path, **chosen: Any) -> Any:
        raise ValueError(
            "a review needs Python; its game can be exported: ga.export_html(record, path)"
        )

    # --- The analysis ---------------------------------------------------------------------------

    def _judged(self, record: Record) -> Iterator[Judged]:
        for decision in decisions(record):
            yield judge(decision, self._review.iterations, self._review.seed)

    def _take(self) -> None:
        """What was judged meanwhile; a whole review is kept for next time."""
        if not self._due:
            return
        self._review = self._review._replace(judged=tuple(self._work.made))
        if self._work.is_done or self._work.is_stopped:
            is_whole = self._work.error is None and len(self._review.judged) == self._due
            self._due = 0
            if is_whole:
                keep(self._review)

    def _show_work(self) -> None:
        self._take()
        if self._chosen < 0:
            self._choose(self._first())
        self._show(self.frame.get("ack", ""))

    def _first(self) -> Judged | None:
        """What is looked at first: the dearest slip when all is known."""
        if self._due or not self._review.judged:
            return None
        return next(iter(self._review.slips), self._review.judged[0])

    def begin(self) -> None:
        """Begin to judge; whoever is shown by itself begins by itself."""
        if self._due and not self._is_begun:
            self._is_begun = True
            self._work.begin()

    def close(self) -> None:
        self._work.stop()
        super().close()

    def _repr_mimebundle_(self, **options: Any) -> Any:
        self.begin()
        return super()._repr_mimebundle_(**options)

    # --- The page -------------------------------------------------------------------------------

    @property
    def language(self) -> str:
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        self._speak(language)
        self._choose(self._now)
        self._show("")

    def _reply(self, asked: Mapping[str, Any], ack: str) -> None:
        do = asked["do"]
        if do == "language":
            self._speak(str(asked.get("language")))
            self._choose(self._now)
        elif do == "turn":
            turn = int(asked.get("turn", 0))
            near = sorted(self._review.turns, key=lambda one: abs(one.turn - turn))
            self._choose(next(iter(near), None))
        elif do == "slip":
            ply = int(asked.get("slip", -1))
            self._choose(next((one for one in self._review.slips if one.ply == ply), None))
        elif do == "puzzles":
            self._make_puzzles()
        elif do == "stop":
            self._work.stop()
        elif do != "log":
            text = say("unknown-request", self._language, request=str(do))
            self._show(ack, message(text, "bad"))
            return
        self._show(ack)

    @property
    def _now(self) -> Judged | None:
        return next((one for one in self._review.judged if one.ply == self._chosen), None)

    def _choose(self, one: Judged | None) -> None:
        """Look at a decision as its player saw it: its two lines come to the board."""
        if one is None:
            return
        self._chosen = one.ply
        before = states_of(self._review.record)[one.ply]
        lines = {"played": one.played} | ({"better": one.better} if one.is_slip else {})
        scenes = {
            name: Scenario(before, tuple(Step((move,)) for move in line))
            for name, line in lines.items()
        }
        states = [state for scene in scenes.values() for state in scene.states()]
        self._shown, seat = self._room.table.sight(states)
        begun = f"{told(one, self._language)}"
        self.frames = {
            name: step_frames(
                scene._replace(texts={self._language: {"title": begun}}),
                *(self._language, self._shown, seat, one.seat),
            )
            for name, scene in scenes.items()
        }

    def _show(self, ack: str, said: Json | None = None) -> None:
        self._take()
        review, language = self._review, self._language
        error = self._work.error
        if error is not None and said is None:
            said = message(say("unexpected", language, **about(error)), "bad")
        now = self._now
        with self.hold_sync():
            self._show_words()
            self.frame = {
                "ack": ack,
                "message": said,
                "name": say("review-name", language),
                "headline": headline(review, language),
                "budget": budget(review, language),
                "progress": self._progress(),
                "chart": chart(review, language, now.turn if now else 0),
                "turns": [[one.turn, told(one, language)] for one in review.turns],
                "turn": now.turn if now else 0,
                "seat": now.seat if now else 0,
                "slip": now.ply if now and now.is_slip else None,
                "slips": [self._slip(one) for one in review.slips],
                "none": "" if self._due or review.slips else say("review-none", language),
                "making": self._making is not None,
                "people": [name_of(seat, language) for seat in range(review.record.players)],
                "tables": [
                    {"title": title, "rows": [[name, *row] for name, row in rows]}
                    for title, rows in tables(review, language)
                ],
            }

    def _progress(self) -> Json | None:
        if not self._due:
            return None
        done = len(self._review.judged)
        facts = {"done": done, "all": self._due}
        return {"share": done / self._due, "text": say("review-progress", self._language, **facts)}

    def _slip(self, one: Judged) -> Json:
        made = self._made.get(one.ply, Made(None))
        words = say("review-making", self._language) if made is None else made.why
        found = slip_told(self._review, one, self._language)._asdict()
        return {
            **found,
            "ply": one.ply,
            "seat": one.seat,
            "puzzle": words,
            "is_made": made is not None and made.puzzle is not None,
        }

    # --- Puzzles --------------------------------------------------------------------------------

    def _make_puzzles(self) -> None:
        """One for each slip that has none, beside the page."""
        due = [one for one in self._review.slips if one.ply not in self._made]
        if self._making is not None or not due:
            return
        self._made |= {one.ply: None for one in due}
        review, language = self._review, self._language
        making = Work(((one.ply, puzzle_of(review, one, language)) for one in due), self._show_made)
        self._making = making
        making.begin()
        if not making.is_beside:
            making.wait()
            self._take_made()

    def _show_made(self) -> None:
        """Called by the loop, where nobody else would tell what went wrong."""
        ack = self.frame.get("ack", "")
        try:
            self._take_made()
        except Exception as error:
            self._show(ack)
            self._fail(error, ack)
        else:
            self._show(ack)

    def _take_made(self) -> None:
        assert self._making is not None
        self._made |= dict(self._making.made)
        if self._making.is_done:
            error, self._making = self._making.error, None
            self._made = {ply: made for ply, made in self._made.items() if made is not None}
            if error is not None:
                raise error

    def _picture(self) -> str:
        return chart(self._review, self._language)


def review(
    source: Source,
    *,
    iterations: int = ITERATIONS,
    seed: int = 0,
    language: str = "en",
    theme: str = "auto",
) -> ReviewBoard | Reviews:
    """The review of a record (its file, its text, itself, or the name of a shipped game), or of a folder."""
    one_of("language", language, LANGUAGES)
    if iterations < 1:
        raise ValueError(f"a review needs at least one play-out a decision, not {iterations}")
    is_path = isinstance(source, Path) or (isinstance(source, str) and "\n" not in source)
    if is_path and is_folder(Path(str(source))):
        return review_folder(str(source), iterations, seed, language)
    made = {"iterations": iterations, "seed": seed, "language": language, "theme": theme}
    return ReviewBoard(read_record(source), **made)  # type: ignore[arg-type]  # each is of its type
