"""From the tree of a lesson file to its screens; each part checked alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field, shown
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.lessons.compute import read_compute
from glueckauf.games.board.lessons.goals import read_goal
from glueckauf.games.board.parts import TRANSPORTS
from glueckauf.games.board.puzzles.pit.reading import read_id, read_rules
from glueckauf.games.board.puzzles.position import Position, play_line, read_moves, read_position
from glueckauf.games.board.telling import rule_ids
from glueckauf.learn.lessons.screens import (
    Act,
    Arrow,
    Lesson,
    Mistake,
    Number,
    RuleChoice,
    Screen,
    Show,
    Texts,
    WhatIf,
)

MOST_SCREENS = 5
MOST_TURNS = 3
MOST_PAR = 40
REQUIRED = {
    "format": "1",
    "teaches": '["GA-5.1"]',
    "text": '{ en = { title = "…", idea = "…" } }',
    "positions": "{ start = { players = 3 } }",
    "screens": '[ { id = "watch", kind = "show", … } ]',
}
KEYS = (*REQUIRED, "id", "what_if")
KINDS = ("show", "number", "rule", "act")
_TEXTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {  # kind: needed, allowed
    "show": (("say", "captions"), ()),
    "number": (("say", "ask", "right", "wrong"), ("hint",)),
    "rule": (("say", "ask", "right", "wrong"), ("hint",)),
    "act": (("say", "task", "done"), ("hint", "replies")),
}
_COMMON = ("id", "kind", "position", "text")
_KEY = re.compile(  # what can be pointed at in the picture
    r"(workshop|order)/([1-9][0-9]?|draw)|(mining|money)/[1-9][0-9]?|pithead|canteen"
    rf"|delivery/({'|'.join(TRANSPORTS)})|draft/[1-9][0-9]?|card/[1-9]|(coal|supply)/[ybgk]"
    r"|stack/(tiles|orders)|[0-3]:(surface|level/[1-4]|cart/[1-4]\.[ybgk]|cage(/[ybgk])?|storage"
    r"|store/[ybgk]|order/[A-Z]{1,2}|square/[A-Z]{1,2}\.[ybgk]|miners|marks|vp|pile)",
    re.ASCII,
)


def read_lesson(root: Field) -> Lesson:
    if isinstance(root.value, Mapping) and root.value.get("format", 1) != 1:
        found = shown(root.value["format"])
        root.wrong(f"must be 1, the only format known here, not {found}", "format")
    fields = root.table(KEYS, REQUIRED)
    fields["format"].number(1, 1)
    name = read_id(fields["id"]) if "id" in fields else Path(root.path).stem
    rules = rule_ids()
    teaches = [item.one_of("rule", rules) for item in fields["teaches"].items("rules", 1, 99)]
    positions = _positions(fields["positions"])
    what_if = _what_if(fields["what_if"], positions) if "what_if" in fields else None
    needed = ("title", "idea", "what_if") if what_if else ("title", "idea")
    texts = _lesson_texts(fields["text"], needed)
    screens: list[Screen] = []
    for item in fields["screens"].items("screens", 1, MOST_SCREENS):
        screen = _screen(item, positions, tuple(texts))
        if screen.id in [other.id for other in screens]:
            item.wrong(f"{screen.id} is the id of another screen, too; choose another", "id")
        screens.append(screen)
    return Lesson(name, root.path, tuple(teaches), texts, what_if, positions, tuple(screens))


def _positions(field: Field) -> dict[str, Position]:
    if not isinstance(field.value, Mapping) or not field.value:
        field.wrong("must hold named positions, like [positions.start]")
    return {name: read_position(name, item) for name, item in field.table(field.value).items()}


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
    example = {"position": '"start"', "rules": "{ cage = 2 }"}
    given = field.table((*example, "compute", "move"), example)
    position = _position(given["position"], positions)
    read_rules(given["rules"])
    rules = dict(given["rules"].value)
    try:
        position.under(**rules)
    except FileError as error:
        given["rules"].wrong(f"the position cannot be under these rules: {error.problem}")
    if "compute" in given and "move" in given:
        given["move"].wrong("compute and move cannot both be given; keep one of them")
    compute = read_compute(given["compute"], position.state) if "compute" in given else None
    move = _move(given["move"]) if "move" in given else ""
    return WhatIf(position, rules, compute, move)


def _position(field: Field, positions: Mapping[str, Position]) -> Position:
    return positions[field.one_of("position", positions)]


def _move(field: Field) -> str:
    moves = read_moves(field)
    if len(moves) != 1:
        field.wrong(f"must be one move, not {len(moves)}")
    return moves[0]


# --- Screens --------------------------------------------------------------------------------


def _screen(field: Field, positions: Mapping[str, Position], languages: tuple[str, ...]) -> Screen:
    if not isinstance(field.value, Mapping):
        field.wrong(f"must be a table {{ … }}, not {shown(field.value)}")
    if "kind" not in field.value:
        field.wrong(f'is missing; write kind = "show", or one of {", ".join(KINDS)}', "kind")
    kind = Field(field.path, f"{field.key}.kind", field.value["kind"]).one_of("kind", KINDS)
    read, required, optional = _KINDS[kind]
    example = {"id": '"watch"', "position": '"start"', "text": "…", **required}
    given = field.table((*_COMMON, *required, *optional), example)
    name = read_id(given["id"])
    position = _position(given["position"], positions)
    texts = _texts(given["text"], kind, languages)
    return read(name, position, given, texts)


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
        moves = tuple(read_moves(item))
        if not moves:
            item.wrong("is empty; each entry plays at least one move")
        state = play_line(item, state)
        script.append(moves)
    for language, words in texts.items():
        if len(words["captions"]) != len(script) + 1:
            given["text"].wrong(
                f"{len(script) + 1} captions are needed, one for the start and one for each of the"
                f" {len(script)} entries of the script, not {len(words['captions'])}",
                f"{language}.captions",
            )
    arrows = _by_entry(given.get("arrows"), len(script), _arrow)
    marks = _by_entry(given.get("marks"), len(script), _picture_key)
    return Show(name, position, tuple(script), arrows, marks, texts)


def _by_entry(
    field: Field | None, entries: int, read: Callable[[Field], Any]
) -> tuple[tuple[Any, ...], ...]:
    """One list for each entry of the script; those left out at the end are empty."""
    lists = [] if field is None else field.items("lists, one for each entry", 0, entries)
    made = [tuple(map(read, item.items("keys or arrows", 0, 20))) for item in lists]
    return tuple(made) + ((),) * (entries - len(made))


def _arrow(field: Field) -> Arrow:
    start, end = map(_picture_key, field.items("keys", 2, 2))
    return start, end


def _picture_key(field: Field) -> str:
    if not _KEY.fullmatch(field.text()):
        field.wrong(f"{shown(field.value)} is nothing in the picture; write a key like 0:level/3")
    return field.text()


def _number(name: str, position: Position, given: dict[str, Field], texts: Texts) -> Number:
    compute = read_compute(given["compute"], position.state)
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


def _rule(name: str, position: Position, given: dict[str, Field], texts: Texts) -> RuleChoice:
    rules = rule_ids()
    answer = given["answer"].one_of("rule", rules)
    items = given["options"].items("rules", 2, 6)
    options = tuple(item.one_of("rule", rules) for item in items)
    _has_answer(given["options"], options, answer)
    return RuleChoice(name, position, _move(given["move"]), answer, options, texts)


def _act(name: str, position: Position, given: dict[str, Field], texts: Texts) -> Act:
    if position.state.is_over:
        given["position"].wrong("the game is over there; nobody is to move")
    goal = read_goal(given["goal"], position.state)
    line = tuple(read_moves(given["line"]))
    turns = given["turns"].number(1, MOST_TURNS) if "turns" in given else 1
    rivals = given["rivals"].items("turns of the others", 0, 40) if "rivals" in given else []
    mistakes = []
    for item in given["mistakes"].items("mistakes", 0, 8) if "mistakes" in given else []:
        mistake = item.table(("line", "reply"), {"line": '"money/4"', "reply": '"m1"'})
        mistakes.append(Mistake(tuple(read_moves(mistake["line"])), mistake["reply"].text()))
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
        for key in replies:
            if key not in [m.reply for m in mistakes]:
                given["text"].wrong("no mistake asks for this reply", f"{language}.replies.{key}")
    return Act(
        name,
        position,
        goal,
        line,
        given["par"].number(1, MOST_PAR),
        turns,
        tuple(tuple(read_moves(item)) for item in rivals),
        tuple(mistakes),
        texts,
    )


_Reader = Callable[[str, Position, dict[str, Field], Texts], Screen]
_KINDS: dict[str, tuple[_Reader, dict[str, str], tuple[str, ...]]] = {
    "show": (_show, {"script": '["money/4"]'}, ("arrows", "marks")),
    "number": (
        _number,
        {"compute": '{ miners_needed = "money/5" }', "answer": "2"},
        ("options",),
    ),
    "rule": (
        _rule,
        {"move": '"delivery/engine"', "options": '["GA-6.1", "GA-3.2"]', "answer": '"GA-6.1"'},
        (),
    ),
    "act": (
        _act,
        {"goal": '{ complete = ["A"] }', "line": '"money/5"', "par": "1"},
        ("turns", "rivals", "mistakes"),
    ),
}
