"""The pages of a lesson: a checkpoint with all positions from which its goal can still be reached, a
question with all its answers, and the player around them.

Once a move has taken the goal out of reach, the page says so and the learner goes back; so a page needs no
positions behind it. What a page says is said by the boards of the notebook, or from the same texts.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.texts import tell
from glueckauf.games import room
from glueckauf.games.course import OUT_OF_REACH, Course, Place, Reach, turn_of
from glueckauf.games.offer import offer, ways
from glueckauf.learn.lessons.attempt import Answer, Attempt, amount
from glueckauf.learn.lessons.question import rulebook
from glueckauf.learn.lessons.screens import Act, Lesson, Number, Point, Screen, Show, Try
from glueckauf.widget import frames, sources
from glueckauf.widget.frames import Json, message, say
from glueckauf.widget.graph import Watch
from glueckauf.widget.lesson_board import PATIENCE
from glueckauf.widget.page import options
from glueckauf.widget.pool import Pool
from glueckauf.widget.question import view_of
from glueckauf.widget.screen import screen_name
from glueckauf.widget.stepper import step_frames

LEARN = "learn"
TYPED = 100  # numbers up to this are judged one by one
FAULTS = ("solution", "detour", "slips", "hints", "wrong")
MANY = 12  # faults of a kind that are counted


# --- The places of a checkpoint -------------------------------------------------------------


class Ground(NamedTuple):
    """The places of a checkpoint by their key, and the way from each to the goal."""

    start: object
    places: dict[object, Place]
    next: dict[object, dict[str, object]]
    reach: dict[object, Reach]


def survey(act: Act, most: int) -> Ground | None:
    """All places, with a shortest line to the goal; None if there are more than that."""
    course = act.course()
    start = course.key(course.start)
    places, following = {start: course.start}, dict[object, dict[str, object]]()
    due = deque([start])
    while due:
        key = due.popleft()
        place = places[key]
        following[key] = {}
        if not place.turns or course.is_reached(place):
            continue
        for move in map(str, course.moves(place)):
            there = course.after(place, move)
            after = course.key(there)
            following[key][move] = after
            if after not in places:
                if len(places) == most:
                    return None
                places[after] = there
                due.append(after)
    return Ground(start, places, following, _reaches(course, places, following))


def _reaches(
    course: Course, places: Mapping[object, Place], following: Mapping[object, Mapping[str, object]]
) -> dict[object, Reach]:
    """Backwards from every place where the goal holds, the cheapest first."""
    found = {key: Reach(()) for key, place in places.items() if course.is_reached(place)}
    is_better = True
    while is_better:  # a few rounds: lines are short
        is_better = False
        for key, moves in following.items():
            for move, after in moves.items():
                way = found.get(after)
                if way is None or way.line is None:
                    continue
                cost = way.cost + course.cost(move, places[key])
                if key not in found or cost < found[key].cost:
                    found[key] = Reach((move, *way.line), cost)
                    is_better = True
    return {key: found.get(key, OUT_OF_REACH) for key in places}


class _Known(Attempt):
    """An attempt that looks up what a notebook would have to search for."""

    ground: Ground

    def _way(self, course: Course, place: Place, move: str) -> Reach:
        return self.ground.reach[course.key(place)]


def _attempts(act: Act, ground: Ground) -> dict[object, Attempt]:
    """An attempt at every place that is still worth something, and at those just beyond."""
    known = type("_Here", (_Known,), {"ground": ground})
    course = act.course()
    first = known(act, (course.start,), (Reach(act.line, act.par),))
    found: dict[object, Attempt] = {ground.start: first}
    due = deque([ground.start])
    while due:
        key = due.popleft()
        if ground.reach[key].line is None:
            continue  # one goes back from here
        for move, after in ground.next[key].items():
            if after not in found:
                found[after] = found[key].play(move).attempt._replace(slips=0, tries=0)
                due.append(after)
    return found


# --- A checkpoint ---------------------------------------------------------------------------


def act_data(
    lesson: Lesson, act: Act, ground: Ground, language: str, languages: Sequence[str], watch: Watch
) -> Json:
    course, words, pool = act.course(), act.words(language), Pool(language)
    attempts = _attempts(act, ground)
    numbers = {key: n for n, key in enumerate(attempts)}
    view = act.view or course.sight
    nodes = []
    for key, attempt in attempts.items():
        nodes.append(_act_node(act, ground, key, attempt, numbers, view, pool))
        watch()
    return {
        "options": options("puzzle", lesson.game, language, languages, view),
        "words": sources.words(language),
        "seat": course.seat,
        "act": {
            "name": screen_name(lesson, act.id, language),
            "title": lesson.words(language)["title"],
            "task": words["task"],
            "hint": words.get("hint", ""),
            "done": words["done"],
            "unit": course.unit,
            "steps": course.budget,
            "par": act.par,
            "par_told": amount(course, act.par, language),
            "solution": list(act.line),
            "patience": PATIENCE,
            "said": {
                "reset": say("puzzle-reset", language),
                "solution": say("puzzle-solution", language),
                "own": say("puzzle-own", language),
                "shows": say("lesson-shows-solution", language),
                "offers": say("lesson-offers-solution", language),
                "undo": tell(LEARN, "advice-undo", {}, language),
                "stars": [tell(LEARN, "answer-stars", {"stars": n}, language) for n in range(4)],
            },
        },
        "nodes": nodes,
        "pool": pool.values,
    }


def _act_node(
    act: Act,
    ground: Ground,
    key: object,
    attempt: Attempt,
    numbers: Mapping[object, int],
    view: str,
    pool: Pool,
) -> Json:
    course, language = attempt.course, pool.language
    seen = attempt.state.seen_by(course.seat)
    is_open = not attempt.is_over and ground.reach[key].line is not None
    answers = {move: attempt.play(move) for move in ground.next[key]} if is_open else {}
    data: Json = {
        **pool.drawn(frames.drawn(seen, language, view, course.seat, course.seat)),
        **_act_offer(act, attempt, seen, view, pool, is_open),
        "next": {move: numbers[ground.next[key][move]] for move in answers},
        "said": {m: pool.number(_said(a, course.seat, language)) for m, a in answers.items()},
        "told": {m: pool.numbers(_entries(a, course.seat, language)) for m, a in answers.items()},
        "cost": {move: course.cost(move, attempt.places[-1]) for move in answers},
        "reached": attempt.is_reached,
        "lost": ground.reach[key].line is None,
        "over": attempt.is_over,
        "prompt": pool.number(_prompt(attempt, seen, language)),
    }
    if is_open and (line := ground.reach[key].line):
        label = room(seen.game).table.label(attempt.state, line[0], language)
        data["advice"] = tell(LEARN, "advice-move", {"move": label}, language)
        data["keys"] = list(next(iter(ways(seen, act.position.room, line[0])), ()))
    return data


def _act_offer(act: Act, attempt: Attempt, seen: Any, view: str, pool: Pool, is_open: bool) -> Json:
    """What can be chosen; why the rest cannot, with what the teacher says to it."""
    if not is_open:
        return pool.offered({"choices": [], "labels": {}, "shut": [], "why": {}})
    offered = frames.offered(offer(seen, act.position.room, view, pool.language), pool.language)
    replies = act.words(pool.language).get("replies", {})
    for key, why in offered["why"].items():
        answer = attempt.play(str(act.position.room.table.natural(seen, key)))
        if reply := replies.get(answer.reply):
            why["text"] = f"{why['text']} {reply}"
    return pool.offered(offered)


def _prompt(attempt: Attempt, seen: Any, language: str) -> str:
    if attempt.is_reached:
        return str(attempt.act.words(language)["done"])
    if attempt.is_over:
        return tell(LEARN, "answer-over", {}, language)
    return frames.prompt(seen, language)


def _said(answer: Answer, seat: int, language: str) -> Json:
    """As the board of the notebook says it, but for stars, which the page counts."""
    told = [(one.seat, frames.headline(one.state.events, language, seat)) for one in answer.played]
    said = answer.sentences(language, with_stars=False)
    if not answer.is_reached:
        said = [*[text for who, text in told if who != seat][-frames.FEW :], *said]
    kind = "good" if answer.is_reached else "bad" if answer.is_lost else "info"
    happened = [text for who, text in told if answer.is_reached or who == seat]
    return message(" ".join(said), kind, happened=" ".join(happened[-frames.FEW :]))


def _entries(answer: Answer, seat: int, language: str) -> list[Json]:
    """The log of a move and of the turns of the others after it."""
    return [
        frames.entry(0, one.seat, one.move, one.state.events, language, False, seat)
        for one in answer.played
    ]


# --- A question -----------------------------------------------------------------------------


def question_data(
    lesson: Lesson, screen: Number | Point | Try, language: str, languages: Sequence[str]
) -> Json:
    from glueckauf.learn.lessons.question import Question

    words, pool, asked = screen.words(language), Pool(language), Question(screen)
    state = screen.position.state
    seat = turn_of(state) or 0
    is_number = isinstance(screen, Number)
    values = asked.options() or list(map(str, range(-TYPED, TYPED + 1)))
    judged = {}
    for value in values:
        reply = asked.answer(value)
        badge = {"rule": reply.rule} if reply.rule else {}
        kind = "good" if reply.is_right else "bad"
        judged[value] = {
            "right": reply.is_right,
            "counts": reply.is_right or reply.question.tries > 0,
            "message": pool.number(message(" ".join(reply.sentences(language)), kind, **badge)),
        }
    points = [] if is_number else [frames.choice_row(key, [[key]], "") for key in values]
    parts = frames.drawn(state.seen_by(seat), language, view_of(screen), seat, seat)
    invitation = _invitation(screen, bool(asked.options()))
    return {
        "options": options("question", lesson.game, language, languages, view_of(screen)),
        "words": sources.words(language),
        "question": {
            "name": screen_name(lesson, screen.id, language),
            "ask": words["task" if isinstance(screen, Try) else "ask"],
            "values": asked.options() if is_number else None,
            "points": not is_number,
            "hint": words.get("hint", ""),
            "answer": str(screen.answer) if is_number else "",
            "invitation": say(invitation, language),
            "no_hints": say("puzzle-no-hints", language),
        },
        "judged": judged,
        "nodes": [
            {
                **pool.drawn(parts),
                **pool.offered({"choices": points, "labels": {}, "shut": [], "why": {}}),
                "next": {},
                "told": {},
            }
        ],
        "pool": pool.values,
    }


def _invitation(screen: Number | Point | Try, has_options: bool) -> str:
    if isinstance(screen, Number):
        return "question-choose" if has_options else "question-type"
    return "question-try" if isinstance(screen, Try) else "question-point"


# --- A screen, and all of them --------------------------------------------------------------


def show_data(lesson: Lesson, screen: Show, language: str, languages: Sequence[str]) -> Json:
    scenario = screen.scenario()
    chosen, seat = scenario.sight()
    view = screen.view or chosen
    return {
        "options": options("stepper", lesson.game, language, languages, view),
        "words": sources.words(language),
        "frames": step_frames(scenario, language, view, seat),
    }


def model_data(lesson: Lesson, act: Act, language: str, languages: Sequence[str]) -> Json:
    """In place of a checkpoint with too many positions: its model answer, step by step."""
    from glueckauf.learn.scenario import Scenario

    course, place, moves = act.course(), act.course().start, list[str]()
    for move in act.line:
        place, played = course.played(place, move)
        moves += [one.move for one in played]
    scenario = Scenario.of((act.start, moves))
    view = act.view or course.sight
    shown = step_frames(scenario, language, view, course.seat)
    shown[0]["caption"] = act.words(language)["task"]
    return {
        "options": options("stepper", lesson.game, language, languages, view),
        "words": sources.words(language),
        "frames": shown,
    }


def player_data(
    lesson: Lesson,
    pages: Sequence[Json],
    shown: Iterable[str],
    language: str,
    languages: Sequence[str],
    note: str,
) -> Json:
    """The lesson around its screens; `shown` are the ids of those that are only looked at."""
    facts = {"number": lesson.number, "title": lesson.words(language)["title"]}
    watched = set(shown)
    screens = [
        _screen(screen, page, screen.id in watched, language)
        for screen, page in zip(lesson.screens, pages, strict=True)
    ]
    most = sum(screen["most"] for screen in screens)
    rules = sorted({rule for page in pages for rule in _rules_in(page) if rule})
    return {
        "options": options("lesson", lesson.game, language, languages, pages[0]["options"]["view"]),
        "words": sources.words(language),
        "lesson": {
            "id": lesson.id,
            "title": say("player-title", language, **facts),
            "note": note,
            "end_name": say("player-end-name", language, lesson=lesson.number, **facts),
            "screens": screens,
            "most": most,
            "rules": {rule: rulebook(rule, language) for rule in rules},
            "faults": {
                name: [say(f"player-fault-{name}", language, number=n) for n in range(MANY)]
                for name in FAULTS
            },
            "end": _ends(len(screens), most, language),
        },
        "pages": [{key: page[key] for key in page if key != "words"} for page in pages],
    }


def _screen(screen: Screen, page: Json, is_shown: bool, language: str) -> Json:
    words = screen.words(language)
    task = words.get("task") or words.get("ask") or ""
    kind = "show" if is_shown else screen.kind
    tools = ["undo", "hint", "reset"] if "act" in page else []
    if "question" in page and "hint" in words:
        tools = ["hint"]
    return {
        "kind": kind,
        "name": say(f"player-kind-{kind}", language),
        "board": page["options"]["kind"],
        "say": words["say"],
        "task": task,
        "most": 0 if is_shown else MOST_STARS,
        "tools": tools,
    }


def _rules_in(page: Json) -> Iterable[str]:
    for value in page.get("pool", ()):
        if isinstance(value, dict):
            yield value.get("rule") or ""


def _ends(screens: int, most: int, language: str) -> Json:
    """The card at the end, by how many screens are left and how many stars were earned."""

    def text(left: int, stars: int) -> str:
        state = "left" if left else "all" if stars == most else "some"
        return say(f"player-end-{state}", language, stars=stars, most=most, left=left)

    titles = [
        say("player-done-open" if left else "player-done-all", language, left=left)
        for left in range(screens + 1)
    ]
    return {
        "titles": titles,
        "texts": [[text(left, n) for n in range(most + 1)] for left in range(screens + 1)],
        "meanings": [say(f"player-{name}", language) for name in ("three", "two", "one")],
    }
