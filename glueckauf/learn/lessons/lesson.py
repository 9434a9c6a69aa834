"""Lessons: one TOML file each in puzzles/<game>/lessons, read strictly; a teacher needs no code.

    format = 1
    id = "03-the-cage"                    left out: the name of the file
    game = "board"                        left out: the first game of the house. What stands below about
                                          positions, moves, numbers and goals is that of the first one;
                                          other rooms tell theirs at the heads of position.py,
                                          lessons/compute.py and lessons/goals.py
    icon = "step"                         stands for it on the map; the names are those of icons in texts
    teaches = ["GA-5.1", "GA-5.5"]        rule ids; playing the lesson must touch each of them

    [text.en]                             pl, hu, de likewise; every text of the lesson in each of them
    title = "The cage"
    idea = "…"                            one or two sentences
    what_if = "…"                         before the what-if cell; only with [what_if]

    [what_if]                             the same position under changed rules
    position = "x3"
    rules = { cage = 2 }
    compute = { best_vp = 8 }             a number before and after; or move = "money/5": allowed?

    [positions.x3]                        named positions; everything may be left out
    players = 3                           2
    seed = 7                              0; shuffles the stacks
    start = 0                             the starting player
    rules = { free_storage = true }
    drafted = false                       true: everybody has taken the first order in sight
    draft_row = ["carriage:gg", …]        with drafted = false: the row, 3 cards a player and one more
    moves = "money/4 money/5"             played after that, all legal; then is laid on top:
    to_move = 0
    shift = 3
    mining = 8                            a mining action with so many steps is going on
    crews = { "money/5" = { seat = 1, miners = 1 } }
    pithead = { 0 = 2 }                   miners there, by seat
    canteen = { 1 = 3 }
    workshops = { 1 = "gg+", 2 = "" }     tiles; "" is an empty space
    order_spaces = { 2 = "engine:kk" }
    tile_stack = ["yy+", "b-"]            these lie on top
    order_stack = ["barrow:gg"]
    tiles_left = 0                        the stack has only so many
    orders_left = 3
    supply = { g = 0 }                    left out: 16 of each colour less what the players own
    [positions.x3.seats.0]
    marks = 6
    vp = 12
    miners = 4                            in hand; the others wait in the canteen. Left out: all that
                                          stand nowhere
    mine = { cage = { level = 0, coal = "" }, carts = { 1 = "y", 3 = "gg" }, storage = "", tiles = ["gg+"] }
                                          carts left out: coal on every cart; else those not named are empty
    orders = ["engine:k", { transport = "carriage", squares = "gg", filled = [1] }]
                                          A, B …; vp = 6 for a card that is not in the deck
    delivered = ["barrow:gg", "engine:k"]

    [positions.end]                       or one line says everything, as `state.line` writes it
    line = "players=2 shift=3 start=0 to_move=1 …"    its grammar stands at the head of table_line.py

A card that is named lies nowhere else: what the seed laid there gives way. Positions are laid, not
played, so they touch no rules; but for the untouched table before the draft, whose set-up counts.

    [[screens]]                           one to five
    id = "watch"
    kind = "show"
    position = "x3"
    script = ["mining/8", "3", "+g +g"]   each entry is one step of the stepper; moves of any seat
    arrows = [[], [["0:surface", "0:level/3"]]]      for each entry; may be left out
    marks = [["mining/8"]]                keys to highlight, likewise
    [screens.text.en]
    say = "…"
    captions = ["…", "…", "…", "…"]       for the start and for each entry

    kind = "act"                          any legal move is accepted; the player to move acts
    goal = { complete = ["A"] }           the closed list stands in goals.py; all must hold
    line = "3 +g +g 0 g>A g>A"            a model answer
    par = 6                               fewest moves, or mining steps where mining is going on
    turns = 2                             1 to 3 own turns; 1
    rivals = ["money/4"]                  turns of the others in between; else they go to the pithead
    chance = "die/4 draw/sswtt"           in games with dice or draws in play: what they bring, in this
                                          order; left out, what a stream draws that is always the same
    mistakes = [{ line = "1 +y", reply = "m1" }]     intended mistakes: legal, or illegal at the end
    text: say, task, done (hint, replies = { m1 = "…" })

    kind = "point"                        predict by pointing at a thing in the picture
    choices = [{ key = "money/5", compute = { miners_needed = "money/5" } }, …]
    find = 2                              the number sought; or "most" or "least" of them
    answer = "money/5"                    proven by the engine; no other choice may have that number
    text: say, ask, right, wrong (hint, replies = { "money/4" = "…" })
    or, where things stand for numbers:
    compute = { start_player = true }     the closed list stands in compute.py
    keys = { "player/0" = 0, "player/1" = 1 }
    answer = "player/1"

    kind = "try"                          try a move that is not allowed, and be told why
    move = "delivery/engine"
    answer = "GA-6.1"                     the rule that forbids it
    text: say, task, done (hint)

    kind = "number"                       where nothing can be pointed at
    compute = { miners_needed = "money/5" }
    answer = 2                            proven by the engine
    options = [1, 2, 3]                   left out: any number may be typed
    text: say, ask, right, wrong (hint)

Any screen may have a view, like view = "money+yard+seats": what it shows of the table. Left out, it is
what playing it needs.

Every mistake is a FileError that names the file, the key and the remedy.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.fields import KINDS, kind_of, small_number, tree, unknown
from glueckauf.core.files import files_below, is_folder, read_text
from glueckauf.core.shipped import shipped
from glueckauf.games import GAMES
from glueckauf.learn.lessons.reading import read_lesson
from glueckauf.learn.lessons.screens import (
    Act,
    Lesson,
    Mistake,
    Number,
    Point,
    Screen,
    Show,
    Try,
    WhatIf,
)

__all__ = [
    "Act",
    "Lesson",
    "Mistake",
    "Number",
    "Point",
    "Screen",
    "Show",
    "Try",
    "WhatIf",
    "collection",
    "files_in",
    "lesson",
    "lessons",
    "load",
    "loads",
    "taught",
]
FOLDER = "lessons"


def lesson(name: str | int | Path, game: str | None = None) -> Lesson:
    """The shipped lesson of this id, or of this number in a game; or the lesson of a file.

    A number without a game is one of the first game's.
    """
    if isinstance(name, Path) or (isinstance(name, str) and (Path(name).suffix or "/" in name)):
        return load(name)
    if game is not None and game not in taught():
        raise ValueError(unknown("game", game, taught()))
    word = str(name)
    numbered = dict(enumerate(collection(game or GAMES[0]), start=1))
    number = small_number(word)
    if number in numbered:
        return load(numbered[number])
    paths = collection(game)
    for path in paths:
        if path.stem == word:
            return load(path)
    raise FileError(str(shipped()), "id", unknown("lesson", word, [path.stem for path in paths]))


def lessons(game: str | None = None) -> list[Lesson]:
    """All shipped lessons in their order, game after game; or those of one game."""
    return [load(path) for path in collection(game)]


def taught() -> tuple[str, ...]:
    """The games that have lessons."""
    return tuple(game for game in GAMES if collection(game))


def collection(game: str | None = None) -> list[Path]:
    """The files of all shipped lessons, game after game; or those of one game."""
    asked = GAMES if game is None else (game,)
    return [path for one in asked for path in files_in(shipped() / one / FOLDER)]


def folders(within: Path) -> list[Path]:
    """The folders of lessons in a folder: its own, and one for each game."""
    try:
        games = sorted(within.iterdir())
    except OSError:  # it is closed to us
        games = []
    found = (within / FOLDER, *(game / FOLDER for game in games))
    return [folder for folder in found if is_folder(folder)]


def files_in(folder: Path) -> list[Path]:
    """The lesson files of a folder."""
    return files_below(folder, [f".{kind}" for kind in KINDS])


def load(path: str | Path) -> Lesson:
    """The lesson of a file that ends in .toml or .json."""
    path = Path(path)
    kind = kind_of(path, "lesson")
    return _loaded(read_text(path), str(path), kind)


@lru_cache(maxsize=64)
def _loaded(text: str, path: str, kind: str) -> Lesson:
    """Reading costs more than everything else that opening a lesson does, and a lesson is a value."""
    return loads(text, path, kind)


def loads(text: str, path: str = "lesson", kind: str = "toml") -> Lesson:
    """The lesson of a text."""
    return read_lesson(tree(text, path, kind))
