"""A class's folder with work whose outcome is known: thirty students, and ten files to beware of."""

from __future__ import annotations

import json
import os
import pickle
from pathlib import Path
from typing import Any

from glueckauf.core.streams import stream

SEED = 15
EASY, HARD, LAST = "04-ride-light", "09-the-sacrifice", "01-first-ride"
RIGHT = "3 +g 4 +k 0 k>B g>C"  # 9 points of 9 in 7 steps of 7
LONGER = "3 +g 4 +k 0 g>C k>B"  # as good
SHORT = "4 +k 0 k>B"  # 5 points of 9: one star
ILLEGAL = "+g"  # breaks GA-5.1: the cage is at the surface
SKILLED = tuple(f"student-{n:02}" for n in range(1, 31))

DUE = {
    "h01.jsonl": "encoding",
    "h02.json": "nested",
    "h03.jsonl": "large",
    "h04.jsonl": "link",
    "h05.jsonl": "special",
    "h06.pkl": "kind",
    "h07.toml": "encoding",
    "h08.jsonl": "all-strange",
    "h09.toml": "unreadable",
    "h10.py": "kind",
}  # what is said about each of the ten: the key of its sentence


class Bomb:
    """What a pickle would do if anybody opened it."""

    def __init__(self, path: Path) -> None:
        self.path = str(path)

    def __reduce__(self) -> Any:
        return (os.mkdir, (self.path,))


def entry(screen: str, n: int, **more: Any) -> dict[str, Any]:
    """A try at a puzzle, as boards note it."""
    noted = {
        "time": f"2026-03-{1 + n % 28:02}T09:{n % 60:02}:{n % 59:02}+00:00",
        "lesson": "puzzles",
        "screen": screen,
        "solved": False,
        "stars": 0,
        "hints": 0,
        "tries": 1,
        "rules": [],
    }
    return noted | more


def lines(entries: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(one) + "\n" for one in entries)


def good(folder: Path) -> None:
    """Thirty students.

    1–12    answers by hand, both right ones, in two ways
    13–20   progress files: a wrong answer first, then the right one to the easy puzzle
    21–25   progress files: an answer that breaks a rule, and nothing after it
    26–28   old progress files: claims without moves
    29      claims three stars for an answer that is worth one
    30      a lesson that went wrong, and the last puzzle in two files, one entry in both
    """
    order = list(range(1, 31))
    stream("class", SEED).shuffle(order)  # in whatever order they come
    for n in order:
        name = SKILLED[n - 1]
        if n <= 12:
            text = f'{EASY} = "{RIGHT if n % 2 else LONGER}"\n{HARD} = ""\n'
            path = folder / f"{name}.toml" if n % 3 else folder / name / "answers.toml"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8-sig" if n == 5 else "utf-8")
        elif n <= 20:
            tried = [
                entry(EASY, n, stars=1, answer=SHORT),
                entry(EASY, n + 1, solved=True, stars=3, tries=2, answer=RIGHT),
            ]
            place(folder, name, lines(tried))
        elif n <= 25:
            place(folder, name, lines([entry(EASY, n, answer=ILLEGAL)]))
        elif n <= 28:
            place(folder, name, lines([entry(EASY, n, solved=True, stars=3)]))
        elif n == 29:
            place(folder, name, lines([entry(EASY, n, solved=True, stars=3, answer=SHORT)]))
        else:
            asked = {"lesson": "03-the-cage", "screen": "fill", "rules": ["GA-5.1"]}
            both = entry(LAST, n, stars=0, answer="end")
            place(folder, name, lines([entry(EASY, n) | asked, both, both]))
            (folder / name / "from-home.jsonl").write_text(lines([both]), "utf-8")


def place(folder: Path, name: str, text: str) -> None:
    path = folder / name / "glueckauf-progress.jsonl"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")


def hostile(folder: Path, outside: Path) -> None:
    """Ten files to beware of."""
    rng = stream("hostile", SEED)
    (folder / "h01.jsonl").write_bytes(rng.randbytes(3000).replace(b"\0", b"\1") + b"\xff")
    (folder / "h02.json").write_text("[" * 50_000, "utf-8")
    (folder / "h03.jsonl").write_text("x" * 4_000_001, "utf-8")
    (folder / "h04.jsonl").symlink_to(outside)
    os.mkfifo(folder / "h05.jsonl")
    (folder / "h06.pkl").write_bytes(pickle.dumps(Bomb(folder.parent / "exploded")))
    (folder / "h07.toml").write_text(f'{EASY} = "{RIGHT}"', "utf-16")
    (folder / "h08.jsonl").write_text(
        '{"lesson": "puzzles", "screen": "04-ride-light", "solved": true, "stars": NaN}\n'
        + lines([entry(EASY, 1, stars=10**400), entry("../../etc/passwd", 1)])
        + '{"lesson": "puzzles", "screen": "04-ride-light", "solved": true, "stars": 1'
        + "9" * 5000
        + "}\n",
        "utf-8",
    )
    (folder / "h09.toml").write_text(".".join("a" * 30_000) + " = 1\n", "utf-8")
    (folder / "h10.py").write_text(
        f"import os; os.mkdir({str(folder.parent / 'exploded')!r})", "utf-8"
    )
