"""Open optimisation: a board without a single right answer, and a chart of everything tried on it.

    work = ga.optimise("07-no-room-to-spare")
    work.board                        every line that is checked becomes a point
    work.chart                        steps and points of the tries, and the proven front behind them
    work.add("3 +g 0 g>A")            a line from code; or a list of lines
    work.program(line_of, lines=200)  a button below the chart: so many lines of a program, when asked

Nothing is called wrong here, and nothing of this is noted in the progress: there is nothing to fail at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path
from random import Random
from typing import Any

import anywidget
import traitlets

from glueckauf.core.draw.svg import box, text
from glueckauf.core.puzzle import Open, Point, Puzzle, Try
from glueckauf.core.rows import Rows, tidy
from glueckauf.core.texts import Fact, tell
from glueckauf.games import room
from glueckauf.learn.puzzle import as_puzzle
from glueckauf.learn.tries import behind, histogram
from glueckauf.widget import sources
from glueckauf.widget.base import about
from glueckauf.widget.frames import say
from glueckauf.widget.open_board import OpenBoard, opened
from glueckauf.widget.puzzle import PuzzleBoard

Program = Callable[[Puzzle, Random], str]
WIDTH, HEIGHT = 360, 314
LEFT, RIGHT, TOP, BOTTOM = 38, 294, 58, 256  # of the field; histograms stand above and beside it
BARS = 34  # the longest bar of a histogram
STYLE = """
.ga-chart{max-width:600px}.ga-chart svg{display:block;width:100%;height:auto}
.ga-beyond{fill:var(--ga-shut)}.ga-grid{stroke:var(--ga-line);stroke-width:.6;opacity:.55}
.ga-axis{fill:none;stroke:var(--ga-soft);stroke-width:1.2}
.ga-front{fill:none;stroke:var(--ga-good);stroke-width:2.2;stroke-linejoin:round}
.ga-best{fill:var(--ga-cell);stroke:var(--ga-good);stroke-width:2}
.ga-try{fill:var(--ga-p1);stroke:var(--ga-paper);stroke-width:1.5}
.ga-hit-best{fill:var(--ga-good);stroke:var(--ga-paper);stroke-width:1.5}
.ga-last{fill:none;stroke:var(--ga-ink);stroke-width:1.4;stroke-dasharray:3 2}
.ga-bar-of{fill:var(--ga-p1);opacity:.75}
.ga-part .ga-on{fill:var(--ga-paper);font-size:11px;font-weight:bold;text-anchor:middle}
"""
BUTTON = """
.ga-chart button{margin:8px 0 0;padding:7px 14px;border:1px solid var(--ga-line);border-radius:7px;
color:var(--ga-ink);background:var(--ga-cell);font:inherit;cursor:pointer}
.ga-chart button:focus-visible{outline:3px solid var(--ga-p1);outline-offset:1px}
.ga-chart button[aria-disabled]{opacity:.6;cursor:progress}
"""


class Chart(anywidget.AnyWidget):
    """The tries as points over the proven front, with a histogram of each side."""

    _esm = sources.chart_script()
    _css = sources.style() + STYLE + BUTTON
    picture = traitlets.Unicode("").tag(sync=True)
    theme = traitlets.Unicode("auto").tag(sync=True)
    request = traitlets.Unicode("").tag(sync=True)  # the words of the button; "": there is none
    problem = traitlets.Unicode("").tag(sync=True)

    def __init__(self, game: str, asked: Open, language: str, theme: str) -> None:
        super().__init__(theme=theme)
        self._game, self._asked, self._language = game, asked, language
        self.tried: list[Try] = []
        self._program: Callable[[], Iterable[str]] | None = None
        self._lines = 0
        self.on_msg(self._hear)
        self._show()

    def offer(self, program: Callable[[], Iterable[str]], lines: int) -> None:
        """From now on there is a button that adds the lines of a program."""
        self._program, self._lines = program, lines
        self._show()

    def _hear(self, _widget: object, asked: object, _buffers: object) -> None:
        if asked != {"do": "run"} or self._program is None:
            return
        self.problem = ""
        try:
            self.add([self._asked.reached(line) for line in self._program()], self._language)
        except Exception as error:  # whoever wrote the program must see it
            self.problem = say("program-failed", self._language, **about(error))

    def add(self, tried: Iterable[Try], language: str) -> None:
        self.tried.extend(tried)
        self._language = language
        self._show()

    def _show(self) -> None:
        self.picture = chart_svg(self._game, self._asked, self.tried, self._language)
        if self._program is not None:
            self.request = say("ask-program", self._language, n=self._lines)

    def __repr__(self) -> str:
        return "\n".join(said(self._game, self._asked, self.tried, self._language))

    def _repr_mimebundle_(self, **options: Any) -> Any:
        found = super()._repr_mimebundle_(**options)
        bundle, about = found if isinstance(found, tuple) else (found or {}, {})
        style = f"<style>{room(self._game).table.style()}{STYLE}</style>"
        alone = self.picture.replace(">", f">{style}", 1)
        return {"text/plain": repr(self), "image/svg+xml": alone, **bundle}, about


class Optimise:
    """A board and the chart of what was tried on it."""

    def __init__(self, board: PuzzleBoard, theme: str = "auto") -> None:
        self.board = board
        self._open = opened(board.puzzle)
        self.chart = Chart(board.puzzle.game, self._open, board.language, theme)
        self._seen = 0
        board.observe(self._look, "frame")
        self._look()

    @property
    def tries(self) -> tuple[Try, ...]:
        return tuple(self.chart.tried)

    @property
    def front(self) -> tuple[Point, ...]:
        """The results that cannot be beaten."""
        return self._open.front

    def export(self, path: str | Path, **chosen: Any) -> Any:
        """Write board and chart as a page that needs no Python; `chosen` as in export_html."""
        from glueckauf.widget.export import export_html

        return export_html(self, path, **chosen)

    def to_rows(self) -> Rows:
        """One row for every try."""
        return tidy(
            {"line": one.line, **one.point._asdict(), "front": one.point in self.front}
            for one in self.tries
        )

    def add(self, lines: str | Iterable[str]) -> None:
        """Lines as tries; IllegalMove or NotationError at the first one that cannot be played."""
        given = [lines] if isinstance(lines, str) else list(lines)
        self.chart.add([self._open.reached(line) for line in given], self.board.language)

    def program(self, line_of: Program, lines: int = 200, seed: int = 1) -> None:
        """A button below the chart that adds so many lines of a program, when somebody asks for it.

        The program gets the puzzle and a source of chance, and returns a line of moves.
        """
        rng = Random(seed)
        made = lambda: [line_of(self.board.puzzle, rng) for _ in range(lines)]  # noqa: E731
        self.chart.offer(made, lines)

    def _look(self, _change: object = None) -> None:
        """Take over what has been judged on the board since the last look."""
        fresh = self.board.tries[self._seen :]
        self._seen += len(fresh)
        self.chart.add([self._open.reached(line) for line in fresh], self.board.language)

    def __repr__(self) -> str:
        return repr(self.chart)


def optimise(
    asked: PuzzleBoard | Puzzle | str | Path, *, language: str = "en", theme: str = "auto"
) -> Optimise:
    """Try things out on a puzzle, or watch a board that is there already."""
    if isinstance(asked, PuzzleBoard):
        return Optimise(asked, theme)
    puzzle = as_puzzle(asked)
    opened(puzzle)
    return Optimise(OpenBoard(puzzle, language=language, theme=theme), theme)


# --- What is said ---------------------------------------------------------------------------


def said(game: str, asked: Open, tried: list[Try], language: str) -> list[str]:
    """How many tries, how many of the front were met, what the last one left open."""
    best = asked.front

    def say(key: str, **facts: Fact) -> str:
        return tell(game, key, facts, language)

    met = {one.point for one in tried} & set(best)
    lines = [say("chart-tries", tries=len(tried), met=len(met), front=len(best))]
    if tried:
        point = tried[-1].point
        lost = behind(point, best)
        key = "chart-best" if point in best else "chart-behind" if lost else "chart-slow"
        possible = point.vp + lost
        fewest = min(one.steps for one in best if one.vp >= point.vp)
        facts = {"vp": point.vp, "steps": point.steps, "possible": possible, "fewest": fewest}
        lines.append(say(key, **facts))
    return lines


# --- The picture ----------------------------------------------------------------------------


def chart_svg(game: str, asked: Open, tried: list[Try], language: str) -> str:
    return _Picture(game, asked, tried, language).svg()


def chart_ground(game: str, asked: Open, language: str) -> dict[str, Any]:
    """The chart without tries, for those who draw them; where steps and points stand in it."""
    picture = _Picture(game, asked, [], language)
    return {
        "svg": picture.svg(with_words=False),
        "x": [picture._x(steps) for steps in range(picture.steps + 1)],
        "y": [picture._y(vp) for vp in range(picture.vp + 1)],
    }


class _Picture:
    """Steps to the right, points upward."""

    def __init__(self, game: str, asked: Open, tried: list[Try], language: str) -> None:
        self.game, self.asked, self.tried, self.language = game, asked, tried, language
        self.best = asked.front
        self.steps = max(asked.limit, 1)
        self.vp = max((one.vp for one in self.best), default=0) + 1

    def svg(self, *, with_words: bool = True) -> str:
        lines = said(self.game, self.asked, self.tried, self.language)
        told = lines if with_words else []
        body = "".join(
            (
                box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, "ground", 6),
                self._beyond(),
                self._axes(),
                self._histograms(),
                self._front(),
                self._points(),
                *(text(12, 290 + 15 * n, line, "s") for n, line in enumerate(told)),
            )
        )
        label = escape(" ".join(lines))
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" class="ga-part ga-picture" role="img"'
            f' viewBox="0 0 {WIDTH} {HEIGHT}" aria-label="{label}">{body}</svg>'
        )

    def _x(self, steps: float) -> float:
        return round(LEFT + 12 + (RIGHT - LEFT - 24) * steps / self.steps, 1)

    def _y(self, vp: float) -> float:
        return round(BOTTOM - 12 - (BOTTOM - TOP - 24) * vp / self.vp, 1)

    def _stairs(self) -> list[tuple[float, float]]:
        """The corners of the front, from its first point to the right edge."""
        corners: list[tuple[float, float]] = []
        for one in self.best:
            if corners:
                corners.append((self._x(one.steps), corners[-1][1]))
            corners.append((self._x(one.steps), self._y(one.vp)))
        return [*corners, (RIGHT, corners[-1][1])]

    def _beyond(self) -> str:
        """What nobody can reach."""
        stairs = self._stairs()
        corners = [(stairs[0][0], BOTTOM), *stairs, (RIGHT, TOP), (LEFT, TOP), (LEFT, BOTTOM)]
        outline = " ".join(f"{x:g},{y:g}" for x, y in corners)
        word = tell(self.game, "chart-beyond", {}, self.language)
        return f'<polygon class="ga-beyond" points="{outline}"/>' + text(
            LEFT + 8, TOP + 16, word, "s"
        )

    def _front(self) -> str:
        way = " ".join(f"{x:g},{y:g}" for x, y in self._stairs())
        places = "".join(
            f'<path class="ga-best" d="{_diamond(self._x(one.steps), self._y(one.vp), 5)}"/>'
            for one in self.best
        )
        return f'<polyline class="ga-front" points="{way}"/>{places}'

    def _axes(self) -> str:
        every = 1 if self.vp <= 12 else 2 if self.vp <= 24 else 5
        parts = [f'<path class="ga-axis" d="M{LEFT} {TOP}V{BOTTOM}H{RIGHT}"/>']
        for vp in range(0, self.vp + 1, every):
            y = self._y(vp)
            parts.append(f'<path class="ga-grid" d="M{LEFT} {y:g}H{RIGHT}"/>')
            parts.append(text(LEFT - 5, y + 4, str(vp), "s e"))
        numbers = range(self.steps + 1)
        parts += [text(self._x(steps), BOTTOM + 13, str(steps), "s m") for steps in numbers]
        names = {
            word: tell(self.game, "chart-axis", {"axis": word}, self.language)
            for word in ("vp", "steps")
        }
        parts.append(text(8, TOP - 8, names["vp"], "n"))
        parts.append(text(RIGHT + 6, BOTTOM + 13, names["steps"], "n"))
        return "".join(parts)

    def _histograms(self) -> str:
        """How often: bars above the field for steps, beside it for points."""
        by_steps, by_vp = histogram(self.tried)
        most, most_vp = (max(bars.values(), default=1) for bars in (by_steps, by_vp))
        wide = min(14.0, (RIGHT - LEFT) / self.steps * 0.6)
        high = min(10.0, (BOTTOM - TOP) / self.vp * 0.7)
        parts = []
        for steps, number in sorted(by_steps.items()):
            long, x = BARS * number / most, self._x(steps)
            parts.append(box(x - wide / 2, TOP - 4 - long, wide, long, "bar-of", 1))
            parts.append(text(x, TOP - 8 - long, str(number), "s m"))
        for vp, number in sorted(by_vp.items()):
            long, y = BARS * number / most_vp, self._y(vp)
            parts.append(box(RIGHT + 4, y - high / 2, long, high, "bar-of", 1))
            parts.append(text(RIGHT + 6 + long, y + 4, str(number), "s"))
        return "".join(parts)

    def _points(self) -> str:
        """Tries; as diamonds on the front, with their number where there are several."""
        counted = Counter(one.point for one in self.tried)
        parts = []
        for point, number in sorted(counted.items()):
            x, y, size = self._x(point.steps), self._y(point.vp), 5.5 if number == 1 else 8.5
            if point in self.best:
                parts.append(f'<path class="ga-hit-best" d="{_diamond(x, y, size + 2)}"/>')
            else:
                parts.append(f'<circle class="ga-try" cx="{x:g}" cy="{y:g}" r="{size:g}"/>')
            if number > 1:
                parts.append(text(x, y + 4, str(number), "on"))
        if self.tried:
            point = self.tried[-1].point
            x, y = self._x(point.steps), self._y(point.vp)
            parts.append(f'<circle class="ga-last" cx="{x:g}" cy="{y:g}" r="13"/>')
        return "".join(parts)


def _diamond(x: float, y: float, size: float) -> str:
    return f"M{x:g} {y - size:g}l{size:g} {size:g} {-size:g} {size:g} {-size:g} {-size:g}z"
