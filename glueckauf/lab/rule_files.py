"""Changed rules as a file: TOML with a line for each change, and nothing else that has to be known.

    game = "…"                   left out: the first game of the house
    title = "A larger cage"      of your choice, like the note
    note = "Does a trip take more coal, or does everybody only wait longer?"
    cage = 7
    miners = [15, 12, 10]        a list for 2, 3 and 4 players

ga.lab.write_rules({"cage": 7}, "large-cage.toml")
ga.lab.read_rules("large-cage.toml")        the rule set

`as_rules` takes rules in every way in which people have them:

    as_rules(game, None)                    the published game
    as_rules(game, ga.board.Rules(cage=7))  a rule set
    as_rules(game, {"cage": 7})             what differs from the published game
    as_rules(game, "cage=7")                the same as a record writes it
    as_rules(game, "large-cage.toml")       the same in a file
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field, tree
from glueckauf.core.files import read_text, rewrite, write_new
from glueckauf.core.toml import toml_value
from glueckauf.games.knobs import game_of

HEAD = ("game", "title", "note")
FILE = ".toml"  # what the path of a file of rules ends with


class RuleFile(NamedTuple):
    """What a file of rules holds."""

    game: str
    rules: Any
    title: str
    note: str


def read_rules(path: str | Path, game: str | None = None) -> Any:
    """The rule set of a file; FileError says in one sentence what is wrong with it.

    With `game` a file that is for another game is refused.
    """
    return rule_file(path, game).rules


def rule_file(path: str | Path, game: str | None = None) -> RuleFile:
    """The same with all that the file says beside it."""
    root = tree(read_text(Path(path)), str(path), "toml")
    found = game or games.GAMES[0]
    if isinstance(root.value, Mapping) and "game" in root.value:
        named = Field(root.path, "game", root.value["game"])
        found = named.one_of("game", games.GAMES)
        if game not in (None, found):
            named.wrong(
                f'is "{found}", but rules of "{game}" are asked for; choose a file of that game'
            )
    made = games.room(found).Rules
    fields = root.table((*HEAD, *made.knobs()))
    changes = {name: field.value for name, field in fields.items() if name not in HEAD}
    try:
        rules = made(**changes)
    except FileError as error:  # it names the rule, but not the file
        root.wrong(error.problem, error.key)
    title, note = (fields[key].text() if key in fields else "" for key in ("title", "note"))
    return RuleFile(found, rules, title, note)


def write_rules(
    rules: Any,
    path: str | Path,
    *,
    game: str | None = None,
    title: str = "",
    note: str = "",
    replace: bool = False,
) -> None:
    """Write what a rule set, or a dict of changes, changes; a file that exists is replaced only if you say so."""
    if isinstance(rules, Mapping):
        rules = games.room(game or games.GAMES[0]).Rules(**rules)
    head = {"game": game_of(rules), "title": title, "note": note}
    lines = [f"{key} = {toml_value(value)}" for key, value in head.items() if value]
    changes = [f"{key} = {toml_value(value)}" for key, value in rules.overrides.items()]
    (rewrite if replace else write_new)(
        Path(path), "\n".join([*lines, "", *changes]).strip() + "\n"
    )


def as_rules(game: str, given: Any) -> Any:
    """The rule set that is meant; FileError says in one sentence what is wrong with it."""
    kind = games.room(game).Rules
    if given is None:
        return kind()
    if isinstance(given, kind):
        return given
    if isinstance(given, Mapping):
        return kind(**given)
    if isinstance(given, Path) or (isinstance(given, str) and given.endswith(FILE)):
        return read_rules(given, game)
    if isinstance(given, str):
        return kind.read(given)
    problem = "give a rule set of this game, a dict of what differs, its text, or the path of a"
    raise FileError("rules", "rules", f"{problem} TOML file, not {type(given).__name__}")
