"""What changed rules break, said before anybody spends an hour on them.

ga.lab.check({"draft": 6})                    problems in sentences, each with its knob and a remedy
ga.lab.check("my-rules.toml", players=2)      of a file, for a table of two
found.is_playable                             nothing in it is impossible

A game's room knows much without playing (`games.sanity`). What it does not foresee, a few quick games
show: bots play under the rules, and whoever sits there must have something to decide and to win.
Impossible rules are refused by everything that plays many games; odd ones are only pointed out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from glueckauf import bots, games
from glueckauf.core.errors import FileError
from glueckauf.core.protocol import CHANCE
from glueckauf.core.rows import Rows, html_table, tidy
from glueckauf.core.streams import drawn, stream
from glueckauf.core.texts import Fact, listed, phrase_of, tell
from glueckauf.games.sanity import Problem
from glueckauf.lab.rule_files import as_rules

ROOM = "lab"
QUICK = ("random", "random", "random")  # who plays all seats, game by game
THOROUGH = (*QUICK, "greedy")
MOST = 50_000  # decisions, which no game of the house comes near
NEARLY_ALL, MANY = 0.9, 0.5  # of the turns


class Problems(list[Problem]):
    """What is wrong with a rule set, the impossible first; empty if nothing is."""

    def __init__(self, found: Iterable[Problem], language: str = "en") -> None:
        super().__init__(sorted(found, key=lambda problem: not problem.is_impossible))
        self.language = language

    @property
    def is_playable(self) -> bool:
        return not any(problem.is_impossible for problem in self)

    def to_rows(self) -> Rows:
        """One row for every problem."""
        return tidy(
            {
                "impossible": problem.is_impossible,
                "knob": problem.knob,
                "players": problem.players,
                "problem": problem.text(self.language),
            }
            for problem in self
        )

    def _kind(self, problem: Problem) -> str:
        return tell(ROOM, "sanity-kind", {"kind": _kind(problem)}, self.language)

    def _at(self, problem: Problem) -> str:
        if not problem.players:
            return ""
        people = listed(ROOM, [*map(str, problem.players)], self.language)
        return phrase_of(ROOM, "sanity-players", {"players": people}, self.language)

    def __repr__(self) -> str:
        if not self:
            return tell(ROOM, "sanity-fine", {}, self.language)
        return "\n".join(map(self._line, self))

    def _line(self, one: Problem) -> str:
        where = ", ".join(filter(None, (one.knob, self._at(one))))
        return f"{self._kind(one)}{where and f' ({where})'}: {one.text(self.language)}"

    def _repr_html_(self) -> str:
        if not self:
            return f"<p>{self!r}</p>"
        heads = [
            tell(ROOM, "sanity-head", {"field": field}, self.language)
            for field in ("kind", "knob", "players", "problem")
        ]
        lines = [(self._kind(one), one.knob, one.players, one.text(self.language)) for one in self]
        return html_table(heads, lines)


def _kind(problem: Problem) -> str:
    return "impossible" if problem.is_impossible else "odd"


# --- The doors ------------------------------------------------------------------------------


def check(
    rules: Any = None,
    *,
    game: str = games.GAMES[0],
    players: int | None = None,
    language: str = "en",
) -> Problems:
    """What these rules break: for so many players, or for every number that the game takes.

    `rules` are a rule set, a dict of changes, a text such as "look=6", or the path of a file.
    """
    try:
        made = as_rules(game, rules)
    except (
        FileError
    ) as error:  # no rule set at all; a file is told by its name, a change by its knob
        return Problems([_wrong(error)], language)
    tables = games.room(game).PLAYERS if players is None else (players,)
    found: dict[tuple[Any, ...], Problem] = {}
    for number in tables:
        for problem in problems(made, game, number, thorough=True):
            same = (*problem[:3], tuple(problem.facts.items()), problem.is_impossible)
            before = found.get(same, problem._replace(players=()))
            found[same] = before._replace(players=(*before.players, number))
    return Problems(found.values(), language)


def must_be_playable(rules: Any, game: str, players: int, language: str = "en") -> None:
    """Refuse rules that no game can be played with, in one sentence; a FileError."""
    for problem in problems(rules, game, players):
        if problem.is_impossible:
            raise FileError("rules", problem.knob or "rules", problem.text(language))


def _wrong(error: FileError) -> Problem:
    facts: dict[str, Fact] = {"problem": str(error)}
    return Problem(ROOM, "no-rules", error.key, facts, True)


@lru_cache(maxsize=256)
def problems(rules: Any, game: str, players: int, *, thorough: bool = False) -> tuple[Problem, ...]:
    """What the game's room knows, and if that leaves the game possible, what a few games show."""
    room = games.room(game)
    room.setup(players)  # refuses a number of players that the game does not take
    known = getattr(room, "sanity", None)  # a game may have none yet: then it is only tried
    known_before = tuple(known.problems(rules, players)) if known else ()
    if any(problem.is_impossible for problem in known_before):
        return known_before
    shown = tried(rules, game, players, THOROUGH if thorough else QUICK)
    if not thorough and any(problem.is_impossible for problem in shown):
        shown = tried(rules, game, players, THOROUGH)  # what chance does not reach, others may
    return (*known_before, *shown)


# --- Trying ---------------------------------------------------------------------------------


class Trial(NamedTuple):
    """What a quick game showed."""

    scores: tuple[int, ...]
    turns: int
    forced: int  # turns in which nothing was to be decided
    is_over: bool


def tried(
    rules: Any,
    game: str,
    players: int,
    names: Sequence[str] = THOROUGH,
    most: int = MOST,
) -> tuple[Problem, ...]:
    """What goes wrong when bots of these names play a game each, within so many decisions."""
    found: list[Trial] = []
    for seed, name in enumerate(names):
        try:
            start = games.room(game).setup(players, seed, rules=rules)
        except FileError as error:
            return (_wrong(error),)
        seats = [bots.bot(name, f"{seed}/{seat}", game=game) for seat in range(players)]
        try:
            found.append(trial(start, seats, seed, most))
        except Exception as error:  # whatever a bot stumbles over under rules nobody has thought of
            return (_shown("stuck", True, bot=name, problem=f"{type(error).__name__}: {error}"),)
        if not found[-1].is_over:
            return (_shown("endless", True, decisions=most),)
    return tuple(_judged(found, games.room(game).TEAM))


def _shown(reason: str, is_impossible: bool, **facts: Fact) -> Problem:
    return Problem(ROOM, reason, "", facts, is_impossible)


def trial(state: Any, seats: Sequence[Any], seed: int, most: int) -> Trial:
    """Play on to the end, or for so many decisions, and count the turns that leave no choice."""
    luck = stream("chance", seed)
    turns = forced = decisions = 0
    chosen = True  # before the first turn there is none to judge
    while not state.is_over and decisions < most:
        seat = state.to_move
        if state.at_turn_start:  # some turns begin with chance
            turns, forced, chosen = turns + 1, forced + (not chosen), False
        if seat == CHANCE:
            state = state.after(drawn(state.chances(), luck))
            continue
        chosen = chosen or len(state.legal_moves()) > 1
        state = state.after(seats[seat].choose(state.seen_by(seat)))
        decisions += 1
    return Trial(tuple(state.scores), turns, forced + (not chosen), state.is_over)


def _judged(found: Sequence[Trial], team: bool) -> Iterable[Problem]:
    turns, forced = sum(one.turns for one in found), sum(one.forced for one in found)
    if not turns:
        yield _shown("ends-at-once", True)
        return
    percent = round(100 * forced / turns)
    if forced >= MANY * turns:
        yield _shown("no-choice", forced >= NEARLY_ALL * turns, percent=percent)
    scores = [one.scores for one in found]
    if not any(map(any, scores)):
        yield _shown("nobody-scores", True, games=len(found))
    elif not team and len(scores[0]) > 1 and all(len({*of_game}) == 1 for of_game in scores):
        yield _shown("always-tied", False, games=len(found))
    elif max(map(max, scores)) <= 0:
        yield _shown("only-losses", False, games=len(found))
