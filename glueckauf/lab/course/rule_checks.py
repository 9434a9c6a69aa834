"""Week 1, rules as a system: functions that predict what the engine says, and rule files."""

from __future__ import annotations

from itertools import islice
from typing import Any

from glueckauf import games
from glueckauf.core.errors import FileError, IllegalMove
from glueckauf.core.fields import tree
from glueckauf.games.teaching import Riddle
from glueckauf.lab.batch import Match, Played, play
from glueckauf.lab.course.guarded import answer_of, case, shown, text_of
from glueckauf.lab.course.settings import exercises, first_deck, seed_of
from glueckauf.lab.course.verdict import Said, check, right, wrong
from glueckauf.lab.rule_files import HEAD

GAME = games.GAMES[0]
CASES = 40
DECKS = 3
FILE = "rules"  # what sentences call a rule file that was given as text
FEW = 2  # knobs that may break a game
MANY = 3  # knobs that a playable game must change
LONGER = 2  # times as long as the published game, at most


def rules_of(text: Any, game: str) -> Any:
    """The rule set of a rule file; FileError names the key and the remedy."""
    found: dict[str, Any] = tree(text_of(text), FILE, "toml").value
    return games.room(game).Rules(**{key: found[key] for key in found if key not in HEAD})


# --- Functions ------------------------------------------------------------------------------


@check
def check_prediction(
    name: str,
    function: Any,
    *,
    game: str = GAME,
    seed: int | str | None = None,
    cases: int = CASES,
    language: str = "en",
) -> Said:
    """Does a function say what the engine says, in case after case?"""
    room = games.room(game)
    known = exercises(game).QUESTIONS
    if name not in known:
        wrong("unknown", what=name, known=", ".join(known))
    for question in islice(known[name](seed_of(seed)), cases):
        told = answer_of(function, *question.given)
        if type(told) is not type(question.right) or told != question.right:
            rule = room.rule_text(question.rule, language)
            facts = {"case": case(question.given), "got": shown(told)}
            wrong("prediction", **facts, rule=question.rule, text=rule)
    return right("prediction-right", cases=cases)


# --- Riddles --------------------------------------------------------------------------------


class Shown:
    """A riddle to look at: the position, and why the move is forbidden."""

    def __init__(self, riddle: Riddle, game: str, language: str) -> None:
        self.riddle, self.language = riddle, language
        self.state = _reached(riddle, game, games.room(game).Rules())

    @property
    def move(self) -> str:
        return self.riddle.move

    def __repr__(self) -> str:
        violation = self.state.why_not(self.move)
        return f"{self.move}: {violation.rule}: {violation.sentence(self.language)}"


def riddle(
    name: str, *, game: str = GAME, seed: int | str | None = None, language: str = "en"
) -> Shown:
    """A position in which the rules forbid a move: which rule would have to be another one?"""
    known = exercises(game).RIDDLES
    if name not in known:
        raise ValueError(f"there is no riddle {name!r}; there are {', '.join(known)}")
    return Shown(known[name](seed_of(seed)), game, language)


def _reached(found: Riddle, game: str, rules: Any) -> Any:
    state: Any = games.room(game).setup(found.players, found.deck, rules=rules)
    for move in found.moves:
        state = state.after(move)
    return state


@check
def check_unlock(
    name: str,
    rule_file: Any,
    *,
    game: str = GAME,
    seed: int | str | None = None,
    language: str = "en",
) -> Said:
    """Does changing one knob, and no more, allow the move of a riddle?"""
    known = exercises(game).RIDDLES
    if name not in known:
        wrong("unknown", what=name, known=", ".join(known))
    rules = rules_of(rule_file, game)
    changed = list(rules.overrides)
    if len(changed) != 1:
        wrong("one-knob", count=len(changed))
    found = known[name](seed_of(seed))
    try:
        state = _reached(found, game, rules)
    except IllegalMove as error:
        why = error.violation.sentence(language)
        wrong("broke-before", knob=changed[0], move=error.move, why=why)
    violation = state.why_not(found.move)
    if violation is not None:
        why = violation.sentence(language)
        wrong("still-locked", knob=changed[0], move=found.move, rule=violation.rule, why=why)
    return right("unlocked", knob=changed[0], move=found.move)


# --- Rule files -----------------------------------------------------------------------------


@check
def check_broken(
    rule_file: Any,
    *,
    game: str = GAME,
    players: int = 2,
    seed: int | str | None = None,
    language: str = "en",
) -> Said:
    """Does a rule file that can be read make the game impossible?"""
    rules = rules_of(rule_file, game)
    if not 1 <= len(rules.overrides) <= FEW:
        wrong("few-knobs", count=len(rules.overrides), most=FEW)
    first = first_deck("broken", seed)
    for deck in range(first, first + DECKS):
        try:
            scores = _played(game, players, rules, ["greedy"] * players, deck).scores
        except FileError as error:
            return right("broken-set-up", problem=error.problem)
        if max(scores) > 0:
            wrong("not-broken", points=max(scores), deck=str(deck))
    return right("broken", decks=DECKS)


@check
def check_playable(
    rule_file: Any,
    *,
    game: str = GAME,
    players: int = 2,
    seed: int | str | None = None,
    language: str = "en",
) -> Said:
    """Do several changed knobs leave a game: one that ends in time, and that skill wins?"""
    rules = rules_of(rule_file, game)
    if len(rules.overrides) < MANY:
        wrong("many-knobs", count=len(rules.overrides), least=MANY)
    published = games.room(game).Rules()
    first = first_deck("playable", seed)
    for deck in range(first, first + DECKS):
        names = ["greedy"] + ["random"] * (players - 1)
        before = _played(game, players, published, names, deck)
        after = _played(game, players, rules, names, deck)
        if after.decisions > LONGER * before.decisions:
            wrong("too-lengthy", decisions=after.decisions, usual=before.decisions)
        if 0 not in after.winners or len(after.winners) > 1:
            wrong("no-skill", points=after.scores[0], other=max(after.scores[1:]), deck=str(deck))
    return right("playable", knobs=", ".join(rules.overrides), decks=DECKS)


def _played(game: str, players: int, rules: Any, names: list[str], deck: int) -> Played:
    return play(Match(game, players, rules, deck, 0, tuple(names), ((),) * players))
