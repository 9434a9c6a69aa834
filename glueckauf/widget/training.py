"""Training in a notebook: the puzzle of the day, and a board for whatever is to be trained.

    ga.daily()                        today's puzzle; ga.daily("2026-11-16") that of another day
    ga.daily(game="card")             that of one game
    ga.training(games=["board", "card"])      from now on, puzzles of both
    training = ga.training()          streak, boxes and themes; show it as often as you like
    training.next()                   mistakes first, then something new
    training.mistakes()               only what went wrong and is due again
    training.weak_theme()             the theme that goes wrong most
    training.theme("pair-sacrifice")

What was solved on a board is kept in the learner's progress, and everything here follows from it. Which
games are trained can be chosen, in code or on the page that a notebook shows, and is remembered; whoever has
chosen nothing trains the games that they have begun.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from html import escape
from typing import Any

from glueckauf.core.fields import unknown
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.rows import Rows, tidy
from glueckauf.core.texts import LANGUAGES, Fact, tell
from glueckauf.learn import training as trained
from glueckauf.learn.liked import checked, like, liked, trainable
from glueckauf.learn.progress import entries
from glueckauf.learn.puzzle import puzzles, theme_name
from glueckauf.learn.puzzle import themes as puzzle_themes
from glueckauf.widget import sources
from glueckauf.widget.base import THEMES, one_of
from glueckauf.widget.choice import ChoiceBoard
from glueckauf.widget.explained import Follows
from glueckauf.widget.links import LinksPage, choosing
from glueckauf.widget.puzzle import PuzzleBoard, open_puzzle
from glueckauf.widget.report import CELL, Report, bar

LEARN = "learn"
Day = str | date | None
Shown = PuzzleBoard | ChoiceBoard


def daily(
    day: Day = None, language: str = "en", theme: str = "auto", game: str | None = None
) -> Shown:
    """The puzzle of a day, by default of today: the same for everybody, harder from Monday to Sunday.

    Of a game, or else of those that the learner trains, which take turns.
    """
    asked = liked() if game is None else checked(game)
    known = [one for one in puzzles(own=False) if one.game in asked]
    return open_puzzle(trained.daily(_day(day), known), language=language, theme=theme)


def training(
    day: Day = None,
    language: str = "en",
    theme: str = "auto",
    games: str | Iterable[str] | None = None,
) -> OpenTraining:
    """Everything to train with, as of today or another day; `games` are those trained from now on."""
    found = OpenTraining(day, language, theme)
    if games is not None:
        like(games)
    return found


def _day(day: Day) -> date:
    if isinstance(day, str):
        try:
            return date.fromisoformat(day)
        except ValueError:
            raise ValueError(f"a day is written like 2026-11-16, not {day!r}") from None
    return day or date.today()


def _next(now: trained.Training, last: Puzzle) -> str | None:
    """What is to be trained next, but not the same again."""
    return _another(now, last).next()


def _of_theme(theme: str) -> Follows:
    """The same, of one theme."""

    def follows(now: trained.Training, last: Puzzle) -> str | None:
        return _another(now, last).next(theme)

    return follows


def _another(now: trained.Training, last: Puzzle) -> trained.Training:
    return now._replace(puzzles=tuple(one for one in now.puzzles if one.id != last.id))


class OpenTraining:
    """A learner's training; each method makes a new board, or says why there is none."""

    def __init__(self, day: Day, language: str, theme: str) -> None:
        one_of("language", language, LANGUAGES)
        one_of("theme", theme, THEMES)
        self._day, self.language, self._look = day, language, theme
        _day(day)

    @property
    def now(self) -> trained.Training:
        """What the progress file tells at this moment."""
        noted = entries()
        games = liked(noted)
        others = [one.id for one in puzzles() if one.game not in games]
        known = [one for one in puzzles() if one.game in games]
        return trained.training(known, noted, _day(self._day), others=others)

    @property
    def games(self) -> tuple[str, ...]:
        """The games that are trained."""
        return liked()

    # --- Boards ---------------------------------------------------------------------------------

    def next(self) -> Shown | Report:
        """Mistakes that are due, then something new, the easiest first."""
        return self._board(self.now.next(), _next)

    def mistakes(self) -> Shown | Report:
        """The mistake that has been due longest, from the lowest box."""
        due = self.now.mistakes()
        return self._board(due[0], _next) if due else self._none("training-no-mistakes")

    def weak_theme(self) -> Shown | Report:
        """A puzzle with the theme of which most is still to be learnt."""
        now = self.now
        weak = now.weak_theme()
        if not weak:
            return self._none("training-no-weak-theme")
        return self._board(now.next(weak), _of_theme(weak))

    def theme(self, name: str) -> Shown | Report:
        """A puzzle with this theme: mistakes first, then something new, the easiest first."""
        if name not in puzzle_themes():
            raise ValueError(unknown("theme", name, puzzle_themes()))
        return self._board(self.now.next(name), _of_theme(name))

    def _board(self, name: str | None, follows: Follows) -> Shown | Report:
        if name is None:
            return self._none("training-no-puzzle")
        # What went wrong on another day is tried again from the start.
        return open_puzzle(
            name, language=self.language, theme=self._look, afresh=True, follows=follows
        )

    def _none(self, key: str) -> Report:
        said = self._say(key)
        return Report(said, markdown=said)

    def to_rows(self) -> Rows:
        """One row for every theme: how many puzzles, tried, solved, still to be learnt."""
        return tidy(one._asdict() for one in self.now.strengths())

    # --- What the board says --------------------------------------------------------------------

    def _say(self, key: str, **facts: Fact) -> str:
        return tell(LEARN, key, facts, self.language)

    def _lines(self, now: trained.Training) -> Iterator[str]:
        days, longest, is_kept = now.streak
        yield self._say("training-streak", days=days, longest=longest, kept=int(is_kept))
        yield self._say("training-solved", solved=len(now.solved), puzzles=len(now.puzzles))
        due = [card for card in now.cards if card.due <= now.today]
        yield self._say("training-due", due=len(due), open=len(now.cards))

    def _rows(self, now: trained.Training) -> Iterator[tuple[str, str, trained.Strength]]:
        """Each theme with what was done, and its name."""
        weak = now.weak_theme()
        for one in now.strengths():
            said = self._say(
                "training-theme", solved=one.solved, puzzles=one.puzzles, open=one.open
            )
            mark = self._say("training-weak") if one.theme == weak else ""
            name = theme_name(one.theme, self.language, self._teller(one.theme))
            yield name, " · ".join(filter(None, (said, mark))), one

    def _teller(self, theme: str) -> str:
        """The game that names a theme: the first one of those trained that has it."""
        return next((game for game in self.games if theme in puzzle_themes([game])), "")

    def __repr__(self) -> str:
        now = self.now
        rows = list(self._rows(now))
        width = max((len(name) for name, _, _ in rows), default=0)
        themes = [f"{name:<{width}}  {said}" for name, said, _ in rows]
        return "\n".join([*self._lines(now), "", *themes])

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The page; where there is more than one game to train, with a switch for each of them."""
        if len(trainable()) == 1:
            return {"text/plain": repr(self), "text/html": f"<div>{self.page()}</div>"}
        bundle, about = TrainingPage(self)._repr_mimebundle_(**options)
        return {**bundle, "text/plain": repr(self)}, about

    @property
    def look(self) -> str:
        """Light or dark, as the boards have it."""
        return self._look

    def page(self) -> str:
        now = self.now
        head = "".join(f"<p>{escape(line)}</p>" for line in self._lines(now))
        rows = "".join(
            f"<tr><td {CELL}>{escape(name)}</td><td {CELL}><code>{one.theme}</code></td>"
            f"<td {CELL}>{bar(one.solved, max(one.puzzles, one.solved))}</td>"
            f"<td {CELL}>{escape(said)}</td></tr>"
            for name, said, one in self._rows(now)
        )
        return f"{head}<table>{rows}</table>"


class TrainingPage(LinksPage):
    """Where a learner stands, with the games to choose from."""

    _css = sources.training_style()

    def __init__(self, opened: OpenTraining) -> None:
        self._opened = opened
        super().__init__(opened.look)

    def _write(self) -> None:
        opened = self._opened
        names = {
            game: escape(tell(game, "short-title", {}, opened.language)) for game in trainable()
        }
        label = escape(tell(LEARN, "training-games", {}, opened.language))
        switch = choosing(names, lambda game: game in opened.games, label)
        self.page = f'<div class="ga-training">{switch}{opened.page()}</div>'

    def _choose(self, what: str) -> None:
        """Train a game, or no longer; the last one stays."""
        chosen = {*liked()} ^ ({what} & {*trainable()})
        if chosen:
            like(chosen)

    def __repr__(self) -> str:
        return repr(self._opened)
