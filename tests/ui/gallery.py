"""Every screen of every lesson as a picture, to be looked at: `python -m tests.ui.gallery [WORD …]`.

Words are languages, games and numbers of lessons: `de card 3`. The pictures go to build/screenshots/lessons.
With `--solved` they show what a screen looks like when it is solved, with `--phone` how a phone shows it.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from tqdm import tqdm

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.progress import VARIABLE
from glueckauf.widget.player import LessonPlayer
from tests.ui.browser import FLAGS, SCREENSHOTS
from tests.ui.live import opened, renew

FOLDER = SCREENSHOTS / "lessons"
SIZE: Any = {"width": 1400, "height": 800}
PHONE: Any = {"width": 360, "height": 780}


def solve(player: LessonPlayer) -> None:
    """The model answer, without the browser."""
    board: Any = player.board
    screen: Any = player.screen
    if screen is None:
        return
    if screen.kind == "act":
        board.play(" ".join(screen.line))
    elif screen.kind == "number":
        board.answer(screen.answer)
    elif screen.kind in ("point", "try"):
        board.answer(screen.right()[0])


def main(words: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    is_solved, is_phone = "--solved" in words, "--phone" in words
    games = [word for word in words if word in GAMES] or list(GAMES)
    languages = [word for word in words if word in LANGUAGES] or list(LANGUAGES)
    numbers = [int(word) for word in words if word.isdigit()]
    FOLDER.mkdir(parents=True, exist_ok=True)
    every = (one for game in games for one in lessons(game))
    chosen = [one for one in every if not numbers or one.number in numbers]
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        os.environ[VARIABLE] = str(Path(folder) / "progress.jsonl")
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for language in languages:
            for lesson in tqdm(chosen, desc=language, unit="lesson"):
                player = ga.lesson(lesson, language).play()
                size = PHONE if is_phone else SIZE
                context = browser.new_context(viewport=size, reduced_motion="reduce")
                page: Any = opened(context, player, Path(folder) / "live.html")
                for number in range(1, len(lesson.screens) + 2):
                    player.goto(number)
                    if is_solved:
                        solve(player)
                        player._show("")
                    renew(page)
                    name = f"{language}-{lesson.id}-{number}{'-solved' * is_solved}{'-phone' * is_phone}"
                    page.screenshot(path=FOLDER / f"{name}.png", full_page=is_phone)
                context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
