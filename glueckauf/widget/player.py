"""The lesson player: one board that goes through the screens of a lesson in place.

    ga.lesson(1).play()

Inside it stands the board of the screen that is shown, whatever kind that is. The player passes on
what the browser asks, shows what that board shows, and adds what belongs to the lesson: its dots, what
is taught, the goal, stars and what they lack, and the card at the end. Where a learner is, is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

import traitlets

from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.texts import tell
from glueckauf.games import room
from glueckauf.learn.kept import forget, keep, kept
from glueckauf.learn.lessons import lesson as files
from glueckauf.learn.lessons.question import rulebook
from glueckauf.learn.lessons.screens import Lesson, Screen
from glueckauf.learn.progress import progress
from glueckauf.widget.base import Widget, inside
from glueckauf.widget.board import SLOTS
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.screen import key_of, screen_name

HOME = "00-welcome.ipynb"
TOOLS = ("undo", "hint", "reset")  # of those that a board answers
SHOW = "show"


class Opened(Protocol):
    """A lesson that can open the boards of its screens."""

    @property
    def lesson(self) -> Lesson: ...

    def board(self, screen: str | int) -> Any:
        """The board of a screen: a Widget, with `is_solved` and `stars` if it can be solved."""

    def spoken(self, language: str) -> Opened:
        """The same lesson in another language."""

    def other(self, lesson: Lesson) -> Opened:
        """Another lesson in the same language."""


class LessonPlayer(Widget):
    """A lesson, screen by screen; after the last one a card with the stars."""

    KIND = "lesson"

    frames: Any = traitlets.List().tag(sync=True)
    vars().update({slot: traitlets.Unicode("").tag(sync=True) for slot in SLOTS})

    def __init__(self, opened: Opened, *, language: str = "en", theme: str = "auto") -> None:
        self._opened = opened
        self._board: Any = None
        view = opened.lesson.screens[0].position.room.table.VIEWS[0]
        super().__init__(opened.lesson.game, language, theme, view)
        self._begin(opened)
        self._show("")

    # --- Where we are ---------------------------------------------------------------------------

    @property
    def lesson(self) -> Lesson:
        return self._opened.lesson

    @property
    def board(self) -> Any:
        """The board of the screen that is shown; None at the end of the lesson."""
        return self._board

    @property
    def screen(self) -> Screen | None:
        """The screen that is shown; None at the end of the lesson."""
        screens = self.lesson.screens
        return screens[self._at] if self._at < len(screens) else None

    def goto(self, number: int) -> None:
        """To the screen of this number, from 1; one more than there are is the end."""
        self._go(number - 1)
        self._show("")

    def _begin(self, opened: Opened) -> None:
        """A lesson, where the learner left it."""
        self._opened = opened
        self._stars = self._known()
        found = kept(self._key) or {}
        names = [screen.id for screen in self.lesson.screens]
        known = found.get("faults")
        self._faults: dict[str, Mapping[str, int]] = known if isinstance(known, dict) else {}
        seen = found.get("seen")
        self._seen = {name for name in names if isinstance(seen, list) and name in seen}
        at = found.get("screen")
        self._go(len(names) if at == "" else names.index(at) if at in names else 0)
        self._stored: Json | None = self._remembered()

    def _known(self) -> dict[str, int]:
        """The best stars of every screen so far."""
        try:
            (row,) = progress(of=[self.lesson]).rows
        except FileError:
            return {}
        return dict(row.stars)

    def _go(self, at: int) -> None:
        self._at = min(max(at, 0), len(self.lesson.screens))
        screen = self.screen
        if screen is None:
            self._board = None
            return
        with inside():
            self._board = self._opened.board(screen.id)
        self._board.tells_stars = False  # they are drawn here

    # --- Kept on disk ---------------------------------------------------------------------------

    @property
    def _key(self) -> str:
        return f"player/{self.lesson.id}"

    def _remembered(self) -> Json:
        return {
            "screen": self.screen.id if self.screen else "",
            "seen": sorted(self._seen),
            "faults": self._faults,
        }

    def _store(self) -> None:
        value = self._remembered()
        if value != self._stored:
            self._stored = value
            keep(self._key, value)

    # --- Requests -------------------------------------------------------------------------------

    def _requests(self) -> dict[str, Callable[[Mapping[str, Any]], None]]:
        """What is asked of the player itself; everything else is for the board inside."""
        return {
            "screen": lambda asked: self._go(int(asked.get("at", self._at))),
            "continue": lambda asked: self._go(self._at + 1),
            "again": lambda asked: self._again(int(asked.get("at", self._at))),
            "seen": lambda asked: self._has_seen(),
            "restart": lambda asked: self._restart(),
            "lesson": lambda asked: self._next_lesson(),
            "language": lambda asked: self._translate(str(asked.get("language"))),
            "log": lambda asked: None,  # only asked to learn whether somebody is there
        }

    def _reply(self, asked: Mapping[str, Any], ack: str) -> None:
        own = self._requests().get(str(asked["do"]))
        if own is not None:
            own(asked)
        elif self._board is not None:
            self._board._hear(self._board, asked, [])
        self._show(ack)

    def _again(self, at: int) -> None:
        """A screen from its beginning; the best stars stay."""
        forget(key_of(self.lesson, self.lesson.screens[at].id))
        self._go(at)

    def _has_seen(self) -> None:
        if self.screen is not None:
            self._seen.add(self.screen.id)

    def _restart(self) -> None:
        for screen in self.lesson.screens:
            forget(key_of(self.lesson, screen.id))
        self._seen.clear()
        self._go(0)

    def _next_lesson(self) -> None:
        """The next lesson in this place, where no page around opens its notebook."""
        following = _following(self.lesson)
        if following is not None:
            self._begin(self._opened.other(files.load(following)))

    def _translate(self, language: str) -> None:
        self._speak(language)
        self._opened = self._opened.spoken(language)
        if self._board is not None:
            asked = {"do": "language", "language": language, "n": ""}
            self._board._hear(self._board, asked, [])

    @property
    def language(self) -> str:
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        self._translate(language)
        self._show("")

    # --- What is shown --------------------------------------------------------------------------

    def _show(self, ack: str) -> None:
        """Send what the board inside shows, and the lesson around it."""
        self._take_stars()
        board = self._board
        shown = {} if board is None else board.frame
        frame = {**shown, "ack": ack, "lesson": self._told(), "name": self._named()}
        if board is None:
            frame |= {"message": message(frame["lesson"]["end"]["text"], "good")}
        with self.hold_sync():
            if board is not None:
                self._shown = board._shown
            self._show_words()
            for slot in SLOTS:
                self.set_trait(slot, getattr(board, slot, ""))
            self.frames = getattr(board, "frames", [])
            self.frame = frame
        self._store()

    def _take_stars(self) -> None:
        stars = getattr(self._board, "stars", 0)
        if self.screen is not None and stars > self._stars.get(self.screen.id, 0):
            self._stars[self.screen.id] = stars
            self._faults[self.screen.id] = dict(getattr(self._board, "faults", {}))

    def _named(self) -> str:
        if self.screen is not None:
            return screen_name(self.lesson, self.screen.id, self._language)
        return say("player-end-name", self._language, **self._facts())

    def _facts(self) -> dict[str, Any]:
        title = self.lesson.words(self._language)["title"]
        return {"lesson": self.lesson.number, "number": self.lesson.number, "title": title}

    def _told(self) -> Json:
        screens = [self._dot(n, screen) for n, screen in enumerate(self.lesson.screens)]
        most = MOST_STARS * sum(dot["most"] > 0 for dot in screens)
        told: Json = {
            "id": self.lesson.id,
            "title": say("player-title", self._language, **self._facts()),
            "screens": screens,
            "at": self._at,
            "stars": sum(dot["stars"] for dot in screens),
            "most": most,
            "home": HOME,
            "end": None,
        }
        if self.screen is None:
            return told | {"end": self._end(told)}
        return told | self._of_screen(self.screen)

    def _dot(self, number: int, screen: Screen) -> Json:
        stars = self._stars.get(screen.id, 0)
        is_done = stars > 0 or screen.id in self._seen
        return {
            "kind": screen.kind,
            "name": say(f"player-kind-{screen.kind}", self._language),
            "task": _task(screen, self._language),
            "stars": stars,
            "most": 0 if screen.kind == SHOW else MOST_STARS,
            "state": "here" if number == self._at else "done" if is_done else "open",
            "done": is_done,
            "why": self._reasons(self._faults.get(screen.id, {})),
        }

    def _of_screen(self, screen: Screen) -> Json:
        board, words = self._board, screen.words(self._language)
        is_show = screen.kind == SHOW
        is_done = screen.id in self._seen if is_show else bool(getattr(board, "is_solved", False))
        stars = 0 if is_show else int(getattr(board, "stars", 0))
        return {
            "kind": screen.kind,
            "kind_name": say(f"player-kind-{screen.kind}", self._language),
            "board": board.KIND,
            "say": words["say"],
            "task": _task(screen, self._language),
            "done": is_done,
            "earned": stars,
            "why": self._reasons(getattr(board, "faults", {})) if 0 < stars < MOST_STARS else [],
            "tools": self._tools(screen),
            "rules": self._rules(board.frame),
        }

    def _tools(self, screen: Screen) -> list[str]:
        board = self._board
        known = board._requests() if hasattr(board, "_requests") else {}
        tools = [name for name in TOOLS if name in known]
        if "undo" not in known and "hint" not in screen.words(self._language):
            tools = [name for name in tools if name != "hint"]
        if getattr(board, "offers_solution", False) and "solution" in known:
            tools.append("solution")
        return tools

    def _rules(self, frame: Json) -> dict[str, str]:
        """The words of every rule that may be quoted now."""
        quoted = {why["rule"] for why in frame.get("why", {}).values()}
        quoted.add((frame.get("message") or {}).get("rule", ""))
        return {rule: rulebook(rule, self._language) for rule in sorted(quoted) if rule}

    def _reasons(self, faults: Mapping[str, int]) -> list[str]:
        """Why stars are missing."""
        return [say(f"player-fault-{name}", self._language, number=n) for name, n in faults.items()]

    def _end(self, told: Json) -> Json:
        left = sum(not dot["done"] for dot in told["screens"])
        counts = {"stars": told["stars"], "most": told["most"], "left": left}
        state = "left" if left else "all" if told["stars"] == told["most"] else "some"
        key = "player-done-open" if left else "player-done-all"
        title = say(key, self._language, left=left)
        meanings = [say(f"player-{name}", self._language) for name in ("three", "two", "one")]
        return {
            "title": title,
            "text": say(f"player-end-{state}", self._language, **counts),
            "meanings": meanings,
            "next": self._next(),
        }

    def _next(self) -> Json | None:
        """What comes after this lesson; `inside`: the player can show it itself."""
        following = _following(self.lesson)
        if following is not None:
            found = files.load(following)
            facts = {"number": found.number, "title": found.words(self._language)["title"]}
            title = say("player-title", self._language, **facts)
            text = say("player-next", self._language, title=title)
            return {"path": f"{found.id}.ipynb", "text": text, "inside": True}
        if Path(self.lesson.path) not in files.collection():
            return None
        title = tell("learn", "book-exam", {}, self._language)
        text = say("player-next-other", self._language, title=title)
        exam = room(self.lesson.game).lessons.EXAM
        return {"path": f"{exam}.ipynb", "text": text, "inside": False}

    def _picture(self) -> str:
        board = self._board
        if board is None:
            with inside():
                board = self._opened.board(1)
        picture: str = board._picture()
        return picture

    def __repr__(self) -> str:
        return f"LessonPlayer({self.lesson.id!r})"


def _task(screen: Screen, language: str) -> str:
    """What a screen asks for; nothing if it only shows."""
    words = screen.words(language)
    task: str = words.get("task") or words.get("ask") or ""
    return task


def _following(lesson: Lesson) -> Path | None:
    """The file of the shipped lesson after this one."""
    shipped = files.collection(lesson.game)
    here = Path(lesson.path)
    return next(iter(shipped[shipped.index(here) + 1 :]), None) if here in shipped else None
