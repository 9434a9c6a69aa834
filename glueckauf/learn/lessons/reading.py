"""From the tree of a lesson file to its screens; each part checked alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field, read_id, shown
from glueckauf.core.lines import play_moves, read_moves
from glueckauf.core.protocol import CHANCE
from glueckauf.core.texts import ICON, LANGUAGES
from glueckauf.games import GAMES, contract, room
from glueckauf.learn.lessons.screens import (
    LEAST,
    MOST,
    Act,
    Arrow,
    Lesson,
    Mistake,
    Number,
    Point,
    Position,
    Screen,
    Show,
    Texts,
    Try,
    WhatIf,
)

MOST_SCREENS = 5
MOST_TURNS = 3
MOST_PAR = 40
REQUIRED = {  # keys with examples; those of teaches and positions come from the game
    "format": "1",
    "teaches": "",
    "text": '{ en = { title = "…", idea = "…" } }',
    "positions": "",
    "screens": '[ { id = "watch", kind = "show", … } ]',
}
KEYS = (*REQUIRED, "id", "game", "icon", "what_if")
KINDS = ("act", "point", "try", "number", "show")
_TEXTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {  # kind: needed, allowed
    "show": (("say", "captions"), ()),
    "number": (("say", "ask", "right", "wrong"), ("hint",)),
    "point": (("say", "ask", "right", "wrong"), ("hint", "replies")),
    "try": (("say", "task", "done"), ("hint",)),
    "act": (("say", "task", "done"), ("hint", "replies")),
}
_COMMON = ("id", "kind", "position", "text", "view")


def read_lesson(root: Field) -> Lesson:
    if isinstance(root.value, Mapping) and root.value.get("format", 1) != 1:
        found = shown(root.value["format"])
        root.wrong(f"must be 1, the only format known here, not {found}", "format")
    game = _game(root)
    examples = room(game).lessons.EXAMPLES
    required = {key: example or examples[key] for key, example in REQUIRED.items()}
    fields = root.table(KEYS, required)
    fields["format"].number(1, 1)
    name = read_id(fields["id"]) if "id" in fields else Path(root.path).stem
    rules = room(game).rule_ids()
    teaches = [item.one_of("rule", rules) for item in fields["teaches"].items("rules", 1, 99)]
    positions = _positions(fields["positions"], room(game).lessons)
    what_if = _what_if(fields["what_if"], positions) if "what_if" in fields else None
    needed = ("title", "idea", "what_if") if what_if else ("title", "idea")
    texts = _lesson_texts(fields["text"], needed)
    screens: list[Screen] = []
    for item in fields["screens"].items("screens", 1, MOST_SCREENS):
        screen = _screen(item, positions, tuple(texts))
        if screen.id in [other.id for other in screens]:
            item.wrong(f"{screen.id} is the id of another screen, too; choose another", "id")
        screens.append(screen)
    icons = room(game).table.icons(LANGUAGES[0])
    icon = fields["icon"].one_of("icon", icons) if "icon" in fields else ""
    parts = (tuple(teaches), texts, what_if, positions, tuple(screens), game, icon)
    return Lesson(name, root.path, *parts)


def _game(root: Field) -> str:
    """The game that a lesson is about: the first one of the house, unless the file says another."""
    if not isinstance(root.value, Mapping) or "game" not in root.value:
        return GAMES[0]
    field = Field(root.path, "game", root.value["game"])
    game = field.one_of("game", GAMES)
    if getattr(room(game), "lessons", None) is None:
        field.wrong(f"{game} has no lessons yet")
    return game


def _positions(field: Field, lessons: contract.LessonRoom) -> dict[str, Position]:
    if not isinstance(field.value, Mapping) or not field.value:
        field.wrong("must hold named positions, like [positions.start]")
    return {
        name: Position(name, field.path, lessons.lay(item), item.value)
        for name, item in field.table(field.value).items()
    }


def _lesson_texts(field: Field, needed: tuple[str, ...]) -> Texts:
    texts = {
        language: {key: _written(words) for key, words in _needed(item, needed).items()}
        for language, item in field.table(LANGUAGES).items()
    }
    if not texts:
        field.wrong("no language is there; write [text.en] with title and idea")
    return texts


def _needed(field: Field, needed: Iterable[str], allowed: Iterable[str] = ()) -> dict[str, Field]:
    return field.table((*needed, *allowed), dict.fromkeys(needed, '"…"'))


def _written(field: Field) -> str:
    text = field.text()
    if not text.strip():
        field.wrong("is empty; write it")
    return text


def _what_if(field: Field, positions: Mapping[str, Position]) -> WhatIf:
    lessons = next(iter(positions.values())).room.lessons
    example = {"position": '"start"', "rules": lessons.EXAMPLES["rules"]}
    given = field.table((*example, "compute", "move"), example)
    position = _position(given["position"], positions)
    lessons.read_rules(given["rules"])
    rules = dict(given["rules"].value)
    try:
        position.under(**rules)
    except FileError as error:
        given["rules"].wrong(f"the position cannot be under these rules: {error.problem}")
    if "compute" in given and "move" in given:
        given["move"].wrong("compute and move cannot both be given; keep one of them")
    asked = given.get("compute")
    compute = None if asked is None else lessons.read_number(asked, position.state)
    move = _move(given["move"], position) if "move" in given else ""
    return WhatIf(position, rules, compute, move)


def _position(field: Field, positions: Mapping[str, Position]) -> Position:
    return positions[field.one_of("position", positions)]


def _moves(field: Field, position: Position) -> tuple[str, ...]:
    return tuple(read_moves(field, position.room.read_line))


def _move(field: Field, position: Position) -> str:
    moves = _moves(field, position)
    if len(moves) != 1:
        field.wrong(f"must be one move, not {len(moves)}")
    return moves[0]


# --- Screens --------------------------------------------------------------------------------


def _screen(field: Field, positions: Mapping[str, Position], languages: tuple[str, ...]) -> Screen:
    if not isinstance(field.value, Mapping):
        field.wrong(f"must be a table {{ … }}, not {shown(field.value)}")
    if "kind" not in field.value:
        field.wrong(f'is missing; write kind = "act", or one of {", ".join(KINDS)}', "kind")
    kind = Field(field.path, f"{field.key}.kind", field.value["kind"]).one_of("kind", KINDS)
    read, required, optional = _KINDS[kind]
    examples = {"par": "1", **next(iter(positions.values())).room.lessons.EXAMPLES}
    if kind in ("number", "point"):
        examples["answer"] = "2" if kind == "number" else f'"{examples["key"]}"'
    example = {"id": '"watch"', "position": '"start"', "text": "…"}
    example |= {key: examples[key] for key in required}
    given = field.table((*_COMMON, *required, *optional), example)
    name = read_id(given["id"])
    position = _position(given["position"], positions)
    texts = _texts(given["text"], kind, languages)
    _check_icons(given["text"], texts, position.room.table.icons(LANGUAGES[0]))
    view = _view(given["view"], position) if "view" in given else ""
    return read(name, position, given, texts)._replace(view=view)


def _check_icons(field: Field, texts: Texts, known: Iterable[str]) -> None:
    """Every icon in a text must be one of the game's."""
    for language, words in texts.items():
        for key, told in words.items():
            lines = told.values() if isinstance(told, Mapping) else told
            for line in [told] if isinstance(told, str) else lines:
                for icon in ICON.findall(line):
                    if icon not in known:
                        names = ", ".join(known)
                        problem = f"there is no icon {{{icon}}}; the icons are {names}"
                        field.wrong(problem, f"{language}.{key}")


def _view(field: Field, position: Position) -> str:
    """What the screen shows: one name, or several joined by +."""
    view, table = field.text(), position.room.table
    if not table.is_view(view):
        names = ", ".join(table.VIEWS)
        field.wrong(f"{shown(view)} is no view; join some of these by +: {names}")
    return view


def _texts(field: Field, kind: str, languages: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    """The texts of a screen, in every language of the lesson."""
    needed, allowed = _TEXTS[kind]
    texts: dict[str, dict[str, Any]] = {}
    for language, item in field.table(languages, dict.fromkeys(languages, "{ … }")).items():
        words: dict[str, Any] = {}
        for key, part in _needed(item, needed, allowed).items():
            if key == "captions":
                words[key] = tuple(map(_written, part.items("captions", 1, 60)))
            elif key == "replies":
                names = part.value if isinstance(part.value, Mapping) else ()
                words[key] = {name: _written(text) for name, text in part.table(names).items()}
            else:
                words[key] = _written(part)
        texts[language] = words
    return texts


def _show(name: str, position: Position, given: dict[str, Field], texts: Texts) -> Show:
    state = position.state
    script = []
    for item in given["script"].items("lines", 0, 40):
        moves = _moves(item, position)
        if not moves:
            item.wrong("is empty; each entry plays at least one move")
        state = play_moves(item, state, moves)
        script.append(moves)
    for language, words in texts.items():
        if len(words["captions"]) != len(script) + 1:
            given["text"].wrong(
                f"{len(script) + 1} captions are needed, one for the start and one for each of the"
                f" {len(script)} entries of the script, not {len(words['captions'])}",
                f"{language}.captions",
            )
    lessons = position.room.lessons
    arrows = _by_entry(given.get("arrows"), len(script), lambda item: _arrow(item, lessons))
    marks = _by_entry(given.get("marks"), len(script), lambda item: _picture_key(item, lessons))
    return Show(name, position, tuple(script), arrows, marks, texts)


def _by_entry(
    field: Field | None, entries: int, read: Callable[[Field], Any]
) -> tuple[tuple[Any, ...], ...]:
    """One list for each entry of the script; those left out at the end are empty."""
    lists = [] if field is None else field.items("lists, one for each entry", 0, entries)
    made = [tuple(map(read, item.items("keys or arrows", 0, 20))) for item in lists]
    return tuple(made) + ((),) * (entries - len(made))


def _arrow(field: Field, lessons: contract.LessonRoom) -> Arrow:
    start, end = (_picture_key(item, lessons) for item in field.items("keys", 2, 2))
    return start, end


def _picture_key(field: Field, lessons: contract.LessonRoom) -> str:
    if not lessons.is_key(field.text()):
        example = lessons.EXAMPLES["key"]
        field.wrong(f"{shown(field.value)} is nothing in the picture; write a key like {example}")
    return field.text()


def _number(name: str, position: Position, given: dict[str, Field], texts: Texts) -> Number:
    compute = position.room.lessons.read_number(given["compute"], position.state)
    answer = given["answer"].number(-999, 999)
    options: tuple[int, ...] = ()
    if "options" in given:
        items = given["options"].items("numbers", 2, 8)
        options = tuple(item.number(-999, 999) for item in items)
        _has_answer(given["options"], options, answer)
    return Number(name, position, compute, answer, options, texts)


def _has_answer(field: Field, options: tuple[Any, ...], answer: object) -> None:
    if answer not in options:
        field.wrong(f"must contain the answer, {answer}")
    if len(set(options)) < len(options):
        field.wrong("names something twice; keep one of them")


def _point(name: str, position: Position, given: dict[str, Field], texts: Texts) -> Point:
    """Things with numbers of their own, of which one is sought; or things that stand for numbers."""
    lessons = position.room.lessons
    things: dict[str, int | contract.Number] = {}
    find: int | str | contract.Number
    if "choices" in given:
        example = {"key": f'"{lessons.EXAMPLES["key"]}"', "compute": lessons.EXAMPLES["compute"]}
        for item in given["choices"].items("choices", 2, 20):
            choice = item.table(("key", "compute"), example)
            key = _picture_key(choice["key"], lessons)
            things[key] = lessons.read_number(choice["compute"], position.state)
        if "find" not in given:
            given["choices"].wrong('asks for what? write find = 3, or find = "most" or "least"')
        asked = given["find"]
        is_word = isinstance(asked.value, str)
        find = asked.one_of("word", (MOST, LEAST)) if is_word else asked.number(-999, 999)
    else:
        if "keys" not in given or "compute" not in given:
            needed = "choices and find, or keys and compute"
            given["position"].wrong(f"a question of the kind point needs {needed}")
        keys = given["keys"]
        for key, item in keys.table(keys.value if isinstance(keys.value, Mapping) else ()).items():
            _picture_key(Field(item.path, item.key, key), lessons)
            things[key] = item.number(-999, 999)
        find = lessons.read_number(given["compute"], position.state)
    answer = given["answer"].text()
    _has_answer(given["answer"], tuple(things), answer)
    _only_replies_to(given["text"], texts, things)
    return Point(name, position, things, find, answer, texts)


def _only_replies_to(field: Field, texts: Texts, known: Iterable[str]) -> None:
    """Every reply belongs to something."""
    for language, words in texts.items():
        for key in words.get("replies", {}):
            if key not in known:
                field.wrong("nothing asks for this reply", f"{language}.replies.{key}")


def _try(name: str, position: Position, given: dict[str, Field], texts: Texts) -> Try:
    answer = given["answer"].one_of("rule", position.room.rule_ids())
    return Try(name, position, _move(given["move"], position), answer, texts)


def _act(name: str, position: Position, given: dict[str, Field], texts: Texts) -> Act:
    if position.state.is_over:
        given["position"].wrong("the game is over there; nobody is to move")
    if position.state.to_move == CHANCE:
        given["position"].wrong(
            "chance is to move there; play what it brings, so that it ends at a decision"
        )
    lessons = position.room.lessons
    goal = lessons.read_goal(given["goal"], position.state)
    line = _moves(given["line"], position)
    turns = given["turns"].number(1, MOST_TURNS) if "turns" in given else 1
    rivals = given["rivals"].items("turns of the others", 0, 40) if "rivals" in given else []
    mistakes = []
    for item in given["mistakes"].items("mistakes", 0, 8) if "mistakes" in given else []:
        example = {"line": lessons.EXAMPLES["mistake"], "reply": '"m1"'}
        mistake = item.table(("line", "reply"), example)
        mistakes.append(Mistake(_moves(mistake["line"], position), mistake["reply"].text()))
        if not mistakes[-1].line:
            mistake["line"].wrong("is empty; write the moves of the mistake")
    for language, words in texts.items():
        replies = words.get("replies", {})
        for mistake_ in mistakes:
            if mistake_.reply not in replies:
                given["text"].wrong(
                    "is missing; a mistake asks for this reply",
                    f"{language}.replies.{mistake_.reply}",
                )
    _only_replies_to(given["text"], texts, [mistake.reply for mistake in mistakes])
    return Act(
        name,
        position,
        goal,
        line,
        given["par"].number(1, MOST_PAR),
        turns,
        tuple(_moves(item, position) for item in rivals),
        tuple(mistakes),
        texts,
        chance=_moves(given["chance"], position) if "chance" in given else (),
    )


_Reader = Callable[[str, Position, dict[str, Field], Texts], Screen]
_KINDS: dict[str, tuple[_Reader, tuple[str, ...], tuple[str, ...]]] = {  # kind: needed, allowed
    "show": (_show, ("script",), ("arrows", "marks")),
    "number": (_number, ("compute", "answer"), ("options",)),
    "point": (_point, ("answer",), ("choices", "find", "keys", "compute")),
    "try": (_try, ("move", "answer"), ()),
    "act": (_act, ("goal", "line", "par"), ("turns", "rivals", "mistakes", "chance")),
}
