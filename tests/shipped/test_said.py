"""What is said of every shipped puzzle, wherever it is said: after the best answer it is one worth, that of the plain judge."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import pytest

from glueckauf.core.puzzle import MOST_STARS, Puzzle
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES
from tests.shipped import board
from tests.shipped.answers import (
    SEED,
    amounts,
    asked_of,
    best_of,
    ranked,
    shipped_of,
    tree_of,
    worth_at,
)
from tests.shipped.numbers import numbers
from tests.shipped.plain import Rank, TooMany, walk

Numbers = tuple[Any, ...]
Said = Iterator[str]

WHY = re.compile(  # where an explanation says what the best answer is worth
    r"(?:Result: |That makes |^The best (?:line completes|plan delivers) [^:]*: |^Turn \d+ \(.*?\) loses |"
    r"^With cards [^:]* for )(.*?)(?:: |\. |\.$)"
)
LESS = re.compile(r"the best possible is (.*?)(?:\. |\.$)")
MORE_STEPS = re.compile(r"it takes (\S+) more steps?")
TEMPTING = re.compile(
    r"(?:Result: only |worse: |you reach |it takes |end up with |are complete: |bring (?:only )?)(.*?)(?:\. |\.$)"
)
FACE = re.compile(r"with ((?:\d+, )*\d+ or \d+|\d+), ([^;.]*)")
DIGITS = re.compile(r"\d+(?:/\d+)?")
FEW = 4  # one puzzle of so many is graded, and one of each kind


# --- What is true ---------------------------------------------------------------------------


@cache
def _true(game: str) -> dict[str, Rank]:
    """By file: what the best answer is worth, played by the plain judge; the claim where a die leaves too much open."""
    return {puzzle.path: _worth(puzzle) for puzzle in shipped_of(game)}


def _worth(puzzle: Any) -> Rank:
    asked: Any
    best = best_of(puzzle)
    line: Sequence[str]
    if puzzle.options("en"):
        asked, log = asked_of(puzzle), puzzle.log
        line = [*log[: int(best[0]) - 1], *puzzle.lines]
        better, played = (
            asked.worth(walk(asked, " ".join(turns).split()).end) for turns in (line, log)
        )
        others = [puzzle.check(str(n + 1)).value for n in range(int(best[0]), len(log))]
        return (better[0] - played[0] - sum(others),)
    if _is_draft(puzzle):
        asked = board.asked_of_picks(puzzle, tree_of(puzzle.path), best)
        line = puzzle.aftermath(best)
    else:
        asked, line = asked_of(puzzle), best
    end = walk(asked, line).end
    try:
        worth = asked.worth(end) if _is_draft(puzzle) else worth_at(puzzle, end)
    except TooMany:
        worth = ranked(puzzle, puzzle.par)
    assert worth is not None, f"{puzzle.id}: the best answer does not meet the task"
    return tuple(worth)


def _is_draft(puzzle: Puzzle) -> bool:
    return puzzle.game == "board" and puzzle.kind == "draft"


def _due(puzzle: Puzzle) -> Numbers:
    """The numbers that are due wherever the worth of the best answer is said."""
    rank = _true(puzzle.game)[puzzle.path]
    return rank if puzzle.options("en") or _is_draft(puzzle) else amounts(puzzle, rank)


def _told(found: Sequence[Any]) -> str:
    return ", ".join(map(str, found))


def _same(where: str, said: Sequence[Any], due: Sequence[Any]) -> Said:
    if tuple(said) != tuple(due):
        yield f"{where}: {_told(said)}; true is {_told(due)}"


# --- Where it is said -----------------------------------------------------------------------


def _verdict(puzzle: Any) -> Said:
    due, line = _due(puzzle), " ".join(best_of(puzzle))
    verdict = puzzle.check(line)
    if (verdict.legal, verdict.stars, verdict.slip("en")) != (True, MOST_STARS, ""):
        yield f"verdict: {verdict.stars} stars, {verdict.slip('en')!r}"
    is_log = bool(puzzle.options("en"))
    if not is_log and verdict.first_slip is not None:
        yield f"verdict: slip {verdict.first_slip}"
    texts = {
        "verdict": verdict.text.splitlines()[0],
        "short verdict": verdict.short("en").split(".")[0],
    }
    for where, text in texts.items():
        yield from _same(where, numbers(text.partition(": ")[2])[is_log:], due)
    if puzzle.rows(line, verdict, "en"):
        yield "rows: something is better than the best"
    if not is_log:
        par = puzzle.par if isinstance(puzzle.par, dict) else {"": puzzle.par}
        yield from _same("file", tuple(par.values()), due)
        yield from _same("value", _amounts(verdict.value), due)
        yield from _same("par", _amounts(verdict.par), due)
    for language in LANGUAGES:
        yield from _in_all("verdict", language, verdict.short(language), verdict.short("en"))


def _amounts(value: Any) -> Sequence[Any]:
    return tuple(value.values()) if isinstance(value, dict) else (value,)


def _in_all(where: str, language: str, text: str, english: str) -> Said:
    """All languages say the same numbers."""
    said, due = (sorted(DIGITS.findall(one)) for one in (text, english))
    if said != due:
        yield f"{where} in {language}: {_told(said)}; in English {_told(due)}"


def _explanation(puzzle: Any) -> Said:
    told = puzzle.explain("en")
    if told is None:
        yield "explanation: none"
        return
    due, rank = _due(puzzle), _true(puzzle.game)[puzzle.path]
    found = WHY.search(told.why)
    yield from _same("explanation", numbers(found[1]) if found else (), due)
    if not puzzle.options(
        "en"
    ):  # there it is the plan instead of the blunder that others fall short of
        for less in LESS.findall(told.why):
            yield from _less("explanation without", puzzle, less, rank)
        for tried in TEMPTING.findall(told.tempting):
            yield from _less("tempting", puzzle, tried, rank)
        total = sum(source.vp for source in told.sources)
        if told.sources and tree_of(puzzle.path).get("objective") != "margin":
            yield from _same("sources", (total,), due[:1])
    for steps in MORE_STEPS.findall(told.why):
        if not any(numbers(steps)):
            yield f"explanation: {steps} more steps"
    yield from _faces(puzzle, told.why, due)
    for language in LANGUAGES:
        why = puzzle.explain(language).why
        if missing := set(map(str, due)) - set(DIGITS.findall(why)) - {"0", "1"}:
            yield from (
                ()
                if any(n < 0 for n in due)
                else [f"explanation in {language} does not say {_told(sorted(missing))}"]
            )


def _less(where: str, puzzle: Any, said: str, rank: Rank) -> Said:
    """What is possible without a technique, or tempting, must be worse."""
    found = numbers(said)
    words: Sequence[str] = ("vp",)
    if not _is_draft(puzzle):
        words = getattr(asked_of(puzzle), "objective", ("vp",))
    signs = [-1 if word[0] == "-" else 1 for word in words]
    worse = tuple([sign * n for sign, n in zip(signs, found, strict=False)])
    is_less = worse < rank[: len(worse)]
    if len(found) == 1:  # one word alone is told, the first that gets worse
        is_less = any(sign * found[0] < best for sign, best in zip(signs, rank, strict=True))
    if not found or not is_less:
        yield f"{where}: {said!r} is not less than {_told(rank)}"


def _faces(puzzle: Any, why: str, due: Numbers) -> Said:
    """What each face of a die leads to has the best worth as its mean."""
    if "the die decides" not in why:
        return
    state = puzzle.positions(best_of(puzzle))[-1]
    chances = {one.partition("/")[2]: chance for one, chance in state.chances().items()}
    part = why.partition("the die decides: ")[2].partition(". ")[0]
    mean, seen = Fraction(0), []
    for faces, value in FACE.findall(part):
        for face in re.findall(r"\d+", faces):
            seen.append(face)
            mean += chances.get(face, Fraction(0)) * numbers(value)[0]
    if sorted(seen) != sorted(chances):
        yield f"explanation: faces {_told(seen)} of {_told(sorted(chances))}"
    yield from _same("explanation: mean of the faces", (mean,), due[:1])


def _hints(puzzle: Any) -> Said:
    """Where they state a number: what a blunder costs, how many orders a draft completes, which orders."""
    text = " ".join(puzzle.help("en"))
    if costs := re.search(r"The blunder costs (\d+) VP", text):
        yield from _same("hint", (int(costs[1]),), _due(puzzle))
    verdict = puzzle.check(" ".join(best_of(puzzle)))
    if orders := re.search(r"The best ride completes (\w+) orders?", text):
        yield from _same("hint", numbers(orders[1]), (len(verdict.complete),))
    named = re.match(r"(?:Complete|Deliver) orders? ([A-Z](?:(?:, | and )[A-Z])*):", text)
    why = re.search(
        r"(?:completes|delivers) orders? ([A-Z](?:(?:, | and )[A-Z])*)", puzzle.explain("en").why
    )
    if named and (why is None or why[1] != named[1]):
        yield f"hint: orders {named[1]}; the explanation says {why and why[1]}"


def _key(puzzle: Any) -> Said:
    due, key = _due(puzzle), puzzle.key("en")
    is_log = bool(puzzle.options("en"))
    yield from _same("key", numbers(key["value"])[is_log:], due)
    line = " ".join(token for one in key["lines"] for token in one["tokens"])
    stars = puzzle.check(best_of(puzzle)[0] if is_log else line).stars
    if stars != MOST_STARS:
        yield f"key: {line!r} has {stars} stars"
    for language in LANGUAGES:
        yield from _in_all("key", language, puzzle.key(language)["value"], key["value"])


def _page(puzzle: Any) -> Said:
    ways = puzzle.ways()
    if ways is None:
        return
    due, place, line = _due(puzzle), ways.start, best_of(puzzle)
    for move in line:
        place = ways.onward(place, move)[0]
    verdict = ways.verdict(place, line)
    yield from _same("page: value", _amounts(verdict.value), due)
    yield from _same(
        "page: verdict", numbers(verdict.short("en").partition(": ")[2].split(".")[0]), due
    )
    if verdict.stars != MOST_STARS:
        yield f"page: {verdict.stars} stars after the best line"
    if ways.par is not None and ways.rank(place) != ways.par:
        yield f"page: rank {ways.rank(place)} after the best line, par {ways.par}"
    about = ways.about(place, "en")
    yield from _after(puzzle, "page", about, about["over"])


def _board(puzzle: Any) -> Said:
    line, due = best_of(puzzle), _due(puzzle)
    if puzzle.options("en"):
        return
    about = puzzle.about(line, "en")
    yield from _same("board: par", numbers(about["par"]), due)
    yield from _after(puzzle, "board", about, puzzle.over(line))
    for language in LANGUAGES:
        told = puzzle.about(line, language)
        for key in ("par", "score"):
            yield from _in_all(f"board: {key}", language, told[key], about[key])


def _after(puzzle: Any, where: str, about: Any, over: bool) -> Said:
    """After the best answer: the score so far, and is it over?"""
    if _is_draft(puzzle):
        ended = True
    else:
        asked = asked_of(puzzle)
        place = walk(asked, best_of(puzzle)).places[-1]
        ended = asked.is_over(place) or bool(asked.chances(place))
    if over is not ended:
        yield f"{where}: after the best answer it is {'' if over else 'not '}over"
    if about["score"]:
        yield from _same(f"{where}: score", numbers(about["score"]), _due(puzzle))
    elif ended and not _is_draft(puzzle):
        yield f"{where}: no score after the best answer"


def _proof(puzzle: Any) -> Said:
    due, proof = _due(puzzle), puzzle.prove()
    said = list(proof.fields["value"].values())
    if puzzle.options("en"):
        yield from _same("solve", said[1:], due)
        return
    yield from _same("solve --json", [Fraction(amount) for amount in said], due)
    yield from _same("solve", numbers(proof.text.splitlines()[0].partition(": ")[2]), due)
    line = proof.fields.get("line") or " ".join(proof.fields.get("lines", ()))
    if not proof.fields["proven"] or puzzle.check(line).stars != MOST_STARS:
        yield f"solve: {line!r} is no best line"


def _grade(puzzle: Any) -> Said:
    due, told = _due(puzzle), iter(puzzle.graded(()))
    first, second = next(told), next(told)
    is_log = bool(puzzle.options("en"))
    yield from _same("grade", numbers(first.partition(": ")[2])[is_log:], due)
    line = re.split(r"such as |a best plan: |best lines: +", second)[-1].replace(" | ", " ")
    if not is_log and puzzle.check(line).stars != MOST_STARS:
        yield f"grade: {line!r} is no best line"


WHERE: dict[str, Callable[[Any], Said]] = {
    "verdict": _verdict,
    "explanation": _explanation,
    "hints": _hints,
    "key": _key,
    "page": _page,
    "board": _board,
    "proof": _proof,
}


def _faults(game: str, ask: Callable[[Any], Said], asked: Sequence[Puzzle]) -> list[str]:
    found = []
    for puzzle in asked:
        try:
            found += [f"{puzzle.kind} {puzzle.id}: {problem}" for problem in ask(puzzle)]
        except Exception as error:  # whatever is raised here would be raised at somebody's board
            found.append(f"{puzzle.kind} {puzzle.id}: {type(error).__name__}: {error}")
    return found


@pytest.mark.shipped
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("where", WHERE)
def test_the_best_answer_has_one_worth(where: str, game: str) -> None:
    found = _faults(game, WHERE[where], shipped_of(game))
    assert not found, "\n".join([f"{len(found)} wrong", *found])


@pytest.mark.shipped
@pytest.mark.parametrize("game", GAMES)
def test_authors_are_told_the_same(game: str) -> None:
    """`glueckauf grade` takes longer, so each run asks it of one puzzle of each kind, and of a part of the others."""
    found = _faults(game, _grade, _some(game))
    assert not found, "\n".join([f"seed {SEED}: {len(found)} wrong", *found])


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_authors_are_told_the_same_of_all(game: str) -> None:
    found = _faults(game, _grade, shipped_of(game))
    assert not found, "\n".join([f"{len(found)} wrong", *found])


def _some(game: str) -> list[Puzzle]:
    """One of each kind and sort, and one of FEW of the others: another part with each seed."""
    kinds: set[tuple[str, str | None]] = set()
    some = []
    for puzzle in shipped_of(game):
        kind = puzzle.kind, puzzle.sort
        if kind not in kinds or not Random(f"{SEED} {puzzle.id}").randrange(FEW):
            some.append(puzzle)
        kinds.add(kind)
    return some
