"""Proving again what a lesson file claims: answers, model lines, par, mistakes, what it teaches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from glueckauf.core.lines import there
from glueckauf.core.shipped import is_shipped
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.course import Course, Place
from glueckauf.learn.lessons.coverage import touched_by
from glueckauf.learn.lessons.question import changed
from glueckauf.learn.lessons.screens import Act, Lesson, Number, Point, Show, Try

PROOF = 2_000_000  # moves that a proof of par may try

Wrong = Iterator[tuple[str, str]]


def claims_of(found: Lesson) -> tuple[str, ...]:
    """The keys of what a lesson claims."""
    screens = (f"screens[{n}]" for n, _ in enumerate(found.screens, start=1))
    return (*screens, "teaches", *(("text",) if is_shipped(found.path) else ()))


def wrong_claims(found: Lesson) -> Wrong:
    """The key of every claim that is not true, and what is true instead."""
    for n, screen in enumerate(found.screens, start=1):
        key = f"screens[{n}]"
        if isinstance(screen, Number):
            yield from _wrong_number(screen, key)
        elif isinstance(screen, Point):
            yield from _wrong_point(screen, key)
        elif isinstance(screen, Try):
            yield from _wrong_try(screen, key)
        elif isinstance(screen, Act):
            yield from _wrong_act(screen, key)
    if all(isinstance(screen, Show) for screen in found.screens):
        yield "screens", "nothing is asked; add a screen of the kind act or point"
    if found.what_if is not None:
        changed(found.what_if)
    touched = touched_by(found)
    for n, rule in enumerate(found.teaches, start=1):
        if rule not in touched:
            yield (
                f"teaches[{n}]",
                f"playing the lesson does not touch {rule}; show it or leave it out",
            )
        if rule in found.teaches[: n - 1]:
            yield f"teaches[{n}]", f"{rule} is named twice; keep one of them"
    if is_shipped(found.path):
        yield from _gaps(found)


def _gaps(found: Lesson) -> Wrong:
    if found.id != Path(found.path).stem:
        yield "id", f"{found.id} must be the name of the file, {Path(found.path).stem}"
    for language in LANGUAGES:
        if language not in found.texts:
            yield f"text.{language}", "is missing; a shipped lesson has texts in four languages"
    if found.what_if is None:
        yield "what_if", "is missing; every shipped lesson has a what-if cell"


def _wrong_number(screen: Number, key: str) -> Wrong:
    number = screen.compute.of(screen.position.state).number
    if number is None:
        yield f"{key}.compute", "there is no such number here; nothing leads to it"
    elif number != screen.answer:
        yield f"{key}.answer", f"{screen.answer}: the engine computes {number}"


def _wrong_point(screen: Point, key: str) -> Wrong:
    right = screen.right()
    if right != (screen.answer,):
        found = ", ".join(right) or "none of them"
        yield f"{key}.answer", f"{screen.answer}: the engine finds {found}"


def _wrong_try(screen: Try, key: str) -> Wrong:
    violation = screen.position.state.why_not(screen.move)
    if violation is None:
        yield f"{key}.move", f"{screen.move} is allowed there; choose a move that is not"
    elif violation.rule != screen.answer:
        yield f"{key}.answer", f"{screen.answer}: {screen.move} breaks {violation.rule}"
    elif not screen.right():
        yield f"{key}.move", f"nothing in the picture stands for {screen.move}; choose another view"


def _wrong_act(act: Act, key: str) -> Wrong:
    course = act.course()
    if course.is_reached(course.start):
        yield f"{key}.goal", "holds at the start already; nothing is to be done"
        return
    problem = _line_problem(course, act)
    if problem:
        yield f"{key}.line", problem
        return
    cost = course.spent(act.line)
    shortest = course.nearest(course.start, PROOF)
    if not shortest.proven:
        yield f"{key}.par", "cannot be proven: the search grows too large; ask for less"
    elif shortest.cost != act.par:
        line = " ".join(shortest.line or ())
        yield f"{key}.par", f"{act.par}: the fewest are {shortest.cost}: {line}"
    elif cost != act.par:
        yield f"{key}.line", f"costs {cost}, and par is {act.par}; give a shortest line"
    for n, mistake in enumerate(act.mistakes, start=1):
        problem = _mistake_problem(course, mistake.line)
        if problem:
            yield f"{key}.mistakes[{n}].line", problem


def _line_problem(course: Course, act: Act) -> str:
    """Why the model answer is none."""
    place = course.start
    for n, move in enumerate(act.line, start=1):
        if course.is_reached(place):
            return f"the goal is reached before {move}, move {n}; end there"
        problem = _refused(place, move)
        if problem:
            return problem
        place = course.after(place, move)
    unmet = course.missing(place)
    return f"does not reach the goal: {' '.join(unmet)}" if unmet else ""


def _refused(place: Place, move: str) -> str:
    if not place.turns:
        return f"the own turns are over before {move}"
    violation = place.state.why_not(move)
    if violation is None:
        return ""
    return f"{move} breaks {violation.rule}: {violation.text}{there(place.state)}"


def _mistake_problem(course: Course, line: tuple[str, ...]) -> str:
    """A mistake is legal, or illegal at its very end, and never reaches the goal."""
    place = course.start
    for n, move in enumerate(line, start=1):
        problem = _refused(place, move)
        if problem:
            at_the_end = n == len(line) and place.turns
            return "" if at_the_end else f"{problem}; a mistake may break a rule only at its end"
        place = course.after(place, move)
        if course.is_reached(place):
            return f"reaches the goal with {move}, move {n}"
    return ""
