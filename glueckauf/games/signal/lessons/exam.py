"""The journeyman's exam of Switch & Signal: ten positions to judge by pointing, and a short table.

    paper = Paper(seed=1)
    paper.questions[0].ask(), paper.questions[0].keys
    paper.table()                     where a round is played for both seats

A seed gives the same paper every time. Every question has one right answer, found by the engine: where a
train stops, which one would cost most time, which post it may leave by, and so on. How it is marked
stands in `learn/lessons/exam.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from random import Random

from glueckauf.core.fields import Field
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn, stream
from glueckauf.core.texts import Facts, phrase_of, tell
from glueckauf.games.examining import Games, Maker, Question, asked_by, barred, most_of
from glueckauf.games.signal import moving
from glueckauf.games.signal.lessons.compute import ENDS, Compute, lost_if
from glueckauf.games.signal.notation import Move
from glueckauf.games.signal.parts import CARDS, GOODS, Next, Train
from glueckauf.games.signal.position import lay
from glueckauf.games.signal.rules import State, setup
from glueckauf.games.signal.telling import GAME, spot, where
from glueckauf.games.signal.views import around

OTHERS = 3  # things that glow beside the answer
FAR = 9  # points with which a train would come as far as can be
HELD = 4  # cards with which few enough moves are offered to be asked about
MAPS = ("central_europe", "north_america")
AIM = 2  # goods that earn all points of the round


class ExamQuestion(Question):
    """A question about Switch & Signal."""

    __slots__ = ()

    def counted(self, key: str, number: int, language: str) -> str:
        """A train or a place, and its number."""
        kind, _, space = key.partition("/")
        on = self.state.map
        if kind == "train":
            colour = next(train.colour for train in self.state.trains if train.space == space)
            facts = {"colour": colour, **spot(on, space)}
            return f"{phrase_of(GAME, 'exam-train', facts, language)}: {number}"
        return f"{where(on, space)}: {number}"


class Paper:
    """What is asked in the exam of a seed."""

    sight = "table"
    aim = AIM

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    @cached_property
    def questions(self) -> tuple[ExamQuestion, ...]:
        """Ten, no two of one rule where that can be helped; the order is drawn, too."""
        rng = stream("signal exam", self.seed)
        games = Games(lambda n: _game(MAPS[n % len(MAPS)], f"exam/{self.seed}/{n}", rng))
        asked = asked_by(MAKERS, rng, games)
        rng.shuffle(asked)
        return tuple(asked)

    def table(self) -> State:
        """The end of a turn and one whole turn more: two loaded trains are not far from the port.

        One thing is in their way, a red post or a closed junction, drawn by the seed.
        """
        rng = stream("signal exam round", self.seed)
        first, second = rng.sample(GOODS, 2)
        near, behind = rng.sample(("black", "brown"), 2)
        tree = {
            "trains": [
                _train(near, "lyon-marseille.1", "lyon-marseille:1", first),
                _train(behind, "dijon-lyon.1", "lyon", second),
                _train("grey", "paris"),
            ],
            "hands": [_shuffled(rng, "swttt"), _shuffled(rng, "swttt")],
            "deck": 3,
            "turn": {"phase": "actions"},
            **rng.choice(OBSTACLES),
        }
        return lay(Field("exam", "position", tree))

    def task(self, seat: int, language: str = "en") -> str:
        return tell(GAME, "exam-shift", {"aim": self.aim}, language)

    def outcome(self, own: int, bot: int, points: int, most: int, language: str = "en") -> str:
        """How the round ended, in words: goods delivered, and how many were asked for."""
        facts: Facts = {"own": own, "aim": bot, "points": points, "most": most}
        return tell(GAME, "exam-shift-result", facts, language)


OBSTACLES = (
    {"green": ["C:marseille>torino"], "red": ["C:marseille>lyon"]},
    {"green": ["C:marseille>montpellier"], "red": ["C:marseille>lyon"]},
    {"closed": {"lyon": ["dijon-lyon.1"]}},
    {"closed": {"lyon": ["lyon-marseille.1"]}},
)


def _train(colour: str, at: str, heading: str = "", load: str = "") -> dict[str, str]:
    fields = {"colour": colour, "at": at, "heading": heading, "load": load}
    return {key: value for key, value in fields.items() if value}


def _shuffled(rng: Random, cards: str) -> str:
    return "".join(rng.sample(cards, len(cards)))


def _game(on: str, seed: str, rng: Random) -> list[State]:
    """Positions of a game in which chance decides nearly everything, but much is loaded and driven."""
    state = setup(3, seed, map=on)
    states = []
    while state.to_move is not None:
        if state.to_move == CHANCE:
            state = state.after(drawn(state.chances(), rng))
            continue
        states.append(state)
        moves = state.legal_moves()
        if state.pending is None:
            moves = _tempting(rng, moves)
        state = state.after(rng.choice(moves))
    return states


def _tempting(rng: Random, moves: list[Move]) -> list[Move]:
    """The moves of one kind: loads first, then rides, or the end."""
    kinds = ("load/", "train/") if rng.random() < 0.7 else ("end", "signal/", "switch/")
    for kind in kinds:
        found = [move for move in moves if move.startswith(kind)]
        if found:
            return found
    return moves


# --- Kinds of questions ---------------------------------------------------------------------


def _is_asked(state: State) -> bool:
    """Questions about the map are asked where actions are due."""
    return state.pending is None


def _forbidden(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Four things in sight of which one cannot be chosen."""
    held = sum(state.players[state.active])
    if isinstance(state.pending, Next) or (_is_asked(state) and 1 <= held <= HELD):
        sight = "desk"
        for rule, keys, answer in barred(rng, state, sight):
            yield ExamQuestion("forbidden", rule, state, sight, keys, answer, {})


def _reach(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Spaces ahead of a train, of which one is where it stops (SS-6)."""
    on = state.map
    for train in state.trains if _is_asked(state) else ():
        if train.space in on.exits:
            continue
        far = moving.run(state._replace(trains=(), green=frozenset(on.posts)), train, FAR)
        points = rng.choice(sorted(state.layout.dice[train.colour]))
        run = lost_if(state, train.space, points)
        taken = {one.space for one in state.trains}
        ahead = [space for space in far.path if space not in taken]
        if run.train is None or run.end == moving.PAUSED or run.train.space not in ahead:
            continue
        keys = tuple(sorted(map(_key(state), ahead[: OTHERS + 1])))
        answer = _key(state)(run.train.space)
        if answer in keys and len(keys) > OTHERS - 1:
            facts: Facts = {"points": points, "colour": train.colour, **spot(on, train.space)}
            told: Facts = {"end": run.end, "left": run.left}
            sight = _cut(state, train, ahead[: OTHERS + 1])
            rule = ENDS[run.end]
            yield ExamQuestion("reach", rule, state, sight, keys, answer, {**facts, **told})


def _key(state: State) -> Callable[[str], str]:
    return lambda space: f"city/{space}" if space in state.map.exits else f"section/{space}"


def _cut(state: State, train: Train, spaces: Iterable[str]) -> str:
    """The part of the map that a train and these spaces lie in."""
    return around(state.map, (train.space, *spaces))


def _loss(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Trains, of which one would cost most time if all rolled the same (SS-6.3, SS-6.11)."""
    if not _is_asked(state) or len(state.trains) < OTHERS:
        return
    for points in (2, 3):
        runs = {train.space: lost_if(state, train.space, points) for train in state.trains}
        lost = {f"train/{space}": run.lost for space, run in runs.items()}
        best = most_of(lost)
        if best:
            others = [key for key in lost if key != best]
            keys = tuple(sorted([best, *rng.sample(others, min(OTHERS, len(others)))]))
            rule = "SS-6.11" if runs[best.partition("/")[2]].end == moving.HEAD_ON else "SS-6.3"
            told = tuple(lost[key] for key in keys)
            facts: Facts = {"points": points}
            yield ExamQuestion("loss", rule, state, "map", keys, best, facts, told)


def _settings(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Junctions, of which one can be set in five other ways (SS-2.2)."""
    if _is_asked(state):
        found = {one: Compute("settings", one).of(state).number or 0 for one in state.map.junctions}
        most = max(found.values())
        answer = rng.choice([one for one in found if found[one] == most])
        others = rng.sample([one for one in found if found[one] < most], OTHERS)
        names = sorted([answer, *others])
        keys, told = tuple(f"junction/{one}" for one in names), tuple(found[one] for one in names)
        facts: Facts = {"number": most}
        right = f"junction/{answer}"
        yield ExamQuestion("settings", "SS-2.2", state, "map", keys, right, facts, told)


def _likely(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Start places, of which one is the likeliest (SS-1.3)."""
    if _is_asked(state):
        places = rng.sample(state.map.starts, OTHERS + 1)
        ways = {f"start/{one}": Compute("likely", one).of(state).number or 0 for one in places}
        best = most_of(ways)
        if best:
            keys = tuple(sorted(ways))
            told = tuple(ways[key] for key in keys)
            yield ExamQuestion("likely", "SS-1.3", state, "map", keys, best, {}, told)


def _leave(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """The posts of a city, of which a train may leave by one alone (SS-6.4)."""
    on = state.map
    for train in state.trains if _is_asked(state) else ():
        posts = on.city_posts.get(train.space, ())
        green = [post for post in posts if post in state.green]
        if len(green) == 1 and len(posts) >= OTHERS:
            keys = tuple(f"post/{post}" for post in sorted(posts))
            facts: Facts = {"colour": train.colour, "city": where(on, train.space)}
            sight = _cut(state, train, on.around[train.space])
            answer = f"post/{green[0]}"
            yield ExamQuestion("leave", "SS-6.4", state, sight, keys, answer, facts)


def _disc(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Green posts, of which one is the only green one of its city (SS-5.2)."""
    if not _is_asked(state):
        return
    posts, on = sorted(state.green), state.map
    beside = {post: on.city_posts.get(on.posts[post].city, ()) for post in posts}
    bound = [post for post in posts if len(state.green & set(beside[post])) == 1]
    free = [post for post in posts if post not in bound]
    if bound and len(free) >= OTHERS:
        answer = rng.choice(bound)
        keys = tuple(f"post/{post}" for post in sorted([answer, *rng.sample(free, OTHERS)]))
        facts: Facts = {"city": where(on, on.posts[answer].city)}
        yield ExamQuestion("disc", "SS-5.2", state, "map", keys, f"post/{answer}", facts)


def _load(rng: Random, state: State) -> Iterator[ExamQuestion]:
    """Goods cities, in one of which goods can be loaded now (SS-5.6)."""
    held = next((card for card in CARDS if card in str(state.players[state.active])), "")
    if not _is_asked(state) or not held:
        return
    cities = sorted(state.map.city_of.values())
    right = [city for city in cities if state.why_not(f"load/{city}:{held}") is None]
    standing = {train.space for train in state.trains}
    tempting = [city for city in cities if city in standing and city not in right]
    if len(right) == 1 and tempting:
        keys = tuple(f"city/{city}" for city in cities)
        facts: Facts = {"city": where(state.map, right[0])}
        yield ExamQuestion("load", "SS-5.6", state, "map+hand", keys, f"city/{right[0]}", facts)


MAKERS: tuple[Maker[ExamQuestion], ...] = (
    *(_settings, _likely, _leave, _disc, _load, _loss, _reach, _reach),
    *(_forbidden, _forbidden),  # last, when others' rules are known
)
