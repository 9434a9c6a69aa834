"""The same puzzles for general solvers: CP-SAT of OR-tools, and clingo.

Both cover one mining action with the objective ("vp", "-steps") under the published rules, with no
order that must be complete and no half pair on a square (only the places of the cage may differ, so
that small tasks can be tight); `covers` tells. They answer with the most
VP and the least steps for it, proven, but not with a line. Both are given the same thoughts, so
that they are peers and not straw men:

- A line is cut into *trips* (the cage leaves the surface, loads, comes back) and the *visits* to
  the surface after them. Visit 0 comes before the first trip; if the cage starts underground, only
  the storage is in reach there, and the first trip starts on that level without a ride.
- Squares of one colour are alike, so only their number is counted; which orders are complete is a
  choice the filled squares must cover.
- Within a visit all fills come first, then all stores: a filled square never forbids a store, and
  a coal stored and taken out in one visit could have gone to its square at once.
- A coal that fills a square of its own colour does so at once: from the storage at visit 0, from
  the cage in the visit after its loading. (What is stored later has no such square.)
- Nothing is loaded for nothing. Of the coal that a visit leaves in the cage at most one is half of
  a later pair: two such coals make a pair now, and their partners another one later. From visit 1
  on, a pair takes at most one coal from the storage: two could have been paired before.
- Every trip loads (but for a first one from underground), every stop loads, every visit after a
  trip moves coal out of the cage, and two trips in a row bring more than one cage holds: else they
  would be one trip and a step shorter. `most_trips` counts how many such trips the steps can pay.

Each thought changes a best line into one that is no longer; tests/games/board/solve/test_references.py compares
both solvers with the plain search, which has none of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache
from time import monotonic
from typing import Any, NamedTuple

import clingo
from ortools.sat.python import cp_model

from glueckauf.games.board.parts import COLOURS, SURFACE, all_filled
from glueckauf.games.board.solve.pit.task import Task, steps_of

INFINITE = 10**6


def covers(task: Task, words: Sequence[str] = ("vp", "-steps")) -> bool:
    """Is this a task the references can solve, with this objective?"""
    halves = any(coal[-1:] == "+" for order in task.orders for coal in order.squares)
    return (
        len(task.actions) == 1
        and steps_of(task.actions[0]) > 0
        and task.objective == tuple(words)
        and not task.rules.overrides.keys() - {"cage"}
        and not task.complete
        and not halves
    )


class Puzzle(NamedTuple):
    """A task in numbers. Colours and levels are counted from 0; complete orders are left out."""

    steps: int
    trips: int  # at most
    places: int  # in the cage
    level: int  # of the cage; -1 at the surface
    cage: tuple[int, ...]
    storage: tuple[int, ...]
    carts: tuple[tuple[int, ...], ...]  # level, colour
    orders: tuple[tuple[int, tuple[int, ...]], ...]  # VP, empty squares by colour
    empty: tuple[int, ...]  # squares by colour, of all orders
    vp: int  # of the orders already complete


def puzzle(task: Task, words: Sequence[str] = ("vp", "-steps")) -> Puzzle:
    if not covers(task, words):
        raise ValueError(f"the references do not cover this task: {task}")
    mine = task.mine
    steps = steps_of(task.actions[0])
    orders = []
    for _, order, squares in task.orders:
        waiting = "".join(c for c, coal in zip(order.squares, squares, strict=True) if not coal)
        if waiting:
            orders.append((order.vp, _counts(waiting)))
    return Puzzle(
        steps=steps,
        trips=most_trips(steps, len(mine.cage), mine.level == SURFACE, task.rules.cage),
        places=task.rules.cage,
        level=mine.level - 1,
        cage=_counts(mine.cage),
        storage=_counts(mine.storage),
        carts=tuple(map(_counts, mine.carts)),
        orders=tuple(orders),
        empty=tuple(sum(empty[c] for _, empty in orders) for c in range(len(COLOURS))),
        vp=sum(order.vp for _, order, squares in task.orders if all_filled(squares)),
    )


def _stock(p: Puzzle, visit: int, colour: int) -> int:
    """The most halves of a colour that a visit takes from the storage."""
    stores_before = visit > 1 or (visit == 1 and p.level < 0)
    return p.places if stores_before else p.storage[colour]


def _counts(coals: str) -> tuple[int, ...]:
    return tuple(map(coals.count, COLOURS))


# --- How many trips can the steps pay? ------------------------------------------------------


@cache
def most_trips(steps: int, in_cage: int, at_surface: bool, places: int) -> int:
    """The trips that so many steps allow, by the thoughts above."""
    trips = 0
    while _least_steps(trips + 1, in_cage, at_surface, places) <= steps:
        trips += 1
    return trips


def _least_steps(trips: int, in_cage: int, at_surface: bool, places: int) -> int:
    """The least steps for so many trips."""
    if not at_surface:
        kept = ((junk, in_cage - junk) for junk in range(in_cage + 1))
        return min(_least_after(trips, junk, used, 0, places, rides=1) for junk, used in kept)
    return min(  # visit 0 leaves some junk and at most one coal for a pair in the cage
        in_cage - junk - half + _least_after(trips, junk, half, 1, places)
        for junk in range(in_cage + 1)
        for half in range(min(1, in_cage - junk) + 1)
    )


@cache
def _least_after(trips: int, junk: int, used: int, load: int, places: int, rides: int = 2) -> int:
    """The least steps when the cage holds such coal and the next trip loads at least so much."""
    best = INFINITE
    for loads in range(load, places - junk - used + 1):
        before = junk + used + loads
        for stored in range(junk + 1):
            for half in range(2 if trips > 1 else 1):
                out = used + loads - half + stored
                if used + loads < half or not out:
                    continue
                rest = 0
                if trips > 1:
                    next_load = max(1, places + 1 - before)
                    rest = _least_after(trips - 1, junk - stored, half, next_load, places)
                best = min(best, rides + loads + out + rest)
    return best


# --- CP-SAT ---------------------------------------------------------------------------------

# The best of some twenty settings on instances with 8 to 30 steps: the model is small, so that
# presolve and cuts cost more than they save, while the full linear relaxation guides and prunes.
PARAMETERS: dict[str, Any] = {
    "num_workers": 1,
    "cp_model_presolve": False,
    "cp_model_probing_level": 0,
    "symmetry_level": 0,
    "linearization_level": 2,
    "cut_level": 0,
    "search_branching": cp_model.LP_SEARCH,
}


def cp_sat(task: Task, parameters: dict[str, Any] = PARAMETERS) -> tuple[int, int]:
    """The most VP and the least steps for it, proven by one worker."""
    model = _CpSat(puzzle(task))
    solver = cp_model.CpSolver()
    for name, value in parameters.items():
        setattr(solver.parameters, name, value)
    status = solver.solve(model.model)
    if status != cp_model.OPTIMAL:
        raise RuntimeError(f"CP-SAT proved nothing: {solver.status_name(status)}")
    return model.puzzle.vp + solver.value(model.vp), solver.value(model.steps)


# Words that CP-SAT alone covers as well. Each thought above leaves what is filled as it is and loads no
# more, so it holds for them, too; not for carts that are to be emptied or orders to be left open.
MORE_WORDS = ("vp", "complete", "squares", "-steps", *(f"-empty:{colour}" for colour in COLOURS))


def covered_by_cp_sat(task: Task) -> bool:
    return {*task.objective} <= {*MORE_WORDS} and covers(task, task.objective)


def cp_sat_rank(
    task: Task, seconds: float, parameters: dict[str, Any] = PARAMETERS
) -> tuple[int, ...] | None:
    """The best rank by any of these words, less what is fixed; None: not proven in time."""
    model = _CpSat(puzzle(task, task.objective), task.objective)
    solver = cp_model.CpSolver()
    for name, value in parameters.items():
        setattr(solver.parameters, name, value)
    solver.parameters.max_time_in_seconds = seconds
    if solver.solve(model.model) != cp_model.OPTIMAL:
        return None
    return tuple(solver.value(term) for term in model.terms)


class _CpSat:
    """The model: trip by trip, visit by visit. Sums start as plain numbers, hence Any."""

    def __init__(self, puzzle: Puzzle, words: Sequence[str] = ("vp", "-steps")) -> None:
        self.puzzle, self.words = puzzle, words
        self.model = cp_model.CpModel()
        self.cage: list[Any] = list(puzzle.cage)
        self.storage: list[Any] = list(puzzle.storage)
        self.filled: list[Any] = [0] * len(COLOURS)
        self.loads: dict[tuple[int, int], list[Any]] = defaultdict(list)  # by level and colour
        self.steps: Any = 0
        self.going: Any = 1  # is this trip made?
        self.before: Any = 0  # the coal in the cage before a visit
        self.left: list[tuple[Any, Any]] = []  # of each visit: left in the cage, and stored
        self._visit(0, [0] * len(COLOURS))
        for trip in range(1, puzzle.trips + 1):
            self._visit(trip, self._trip(trip))
        self._totals()

    def _new(self, most: int) -> Any:
        return self.model.new_int_var(0, most, "") if most > 0 else 0

    def _that(self, relation: Any) -> None:
        """Adds a relation; one between plain numbers has been decided by Python."""
        if relation is not True:
            self.model.add(relation)

    def _trip(self, trip: int) -> list[Any]:
        """The cage leaves, loads, comes back; returns what is loaded, by colour."""
        p = self.puzzle
        earlier, self.going = self.going, self._new(1)
        if trip > 1:
            self._that(self.going <= earlier)
        self.steps += self.going
        fresh: list[Any] = [0] * len(COLOURS)
        for level, carts in enumerate(p.carts):
            if not sum(carts):
                continue
            coals = [self._new(min(p.places, number)) for number in carts]
            for c, coal in enumerate(coals):
                self.loads[level, c].append(coal)
                fresh[c] += coal
            stop = self.going
            if trip > 1 or level != p.level:
                stop = self._new(1)
                self._that(stop <= self.going)
                self._that(sum(coals) >= stop)
                self.steps += stop
            self._that(sum(coals) <= min(p.places, sum(carts)) * stop)
        loads = sum(fresh)
        self.steps += loads
        if trip > 1:
            self._that(self.before + loads >= (p.places + 1) * self.going)
        if trip > 1 or p.level < 0:
            self._that(loads >= self.going)
        self.before = sum(self.cage) + loads
        self._that(self.before <= p.places)
        return fresh

    def _visit(self, visit: int, fresh: list[Any]) -> None:
        """Squares are filled from the cage and the storage, then coal is stored."""
        p = self.puzzle
        at_surface = visit > 0 or p.level < 0
        first = visit == 0 or (visit == 1 and p.level >= 0)  # the cage still holds its first coal
        pairs = cage_halves = storage_halves = out = left = stored = 0  # type: Any
        for c, coal in enumerate(fresh):
            loadable = sum(carts[c] for carts in p.carts) if visit else 0
            most = min(p.places, p.cage[c] + loadable) if at_surface else 0
            hand = coal + (p.cage[c] if first else 0)
            single = self._new(min(most, p.empty[c]))
            half = self._new(most if any(p.empty) else 0)
            store = self._new(most if visit < p.trips else 0)
            rest = self._new(min(p.places, p.cage[c] + loadable))
            self._that(single <= hand)
            self._that(self.cage[c] + coal == single + half + store + rest)
            early = self._new(min(p.storage[c], p.empty[c]) if visit == 0 else 0)
            s_half = self._new(_stock(p, visit, c) if any(p.empty) else 0)
            s_rest = self._new(p.storage[c] + p.trips * p.places)
            self._that(self.storage[c] + store == early + s_half + s_rest)
            pair = self._new(p.empty[c])
            self.filled[c] += single + early + pair
            if p.empty[c] and isinstance(store, cp_model.IntVar):
                full = self._new(1)
                self._that(store <= most * full)
                self._that(self.filled[c] >= p.empty[c] * full)
            self.cage[c], self.storage[c] = rest, s_rest
            pairs += pair
            cage_halves += half
            storage_halves += s_half
            out += single + half + store
            stored += store
            left += rest
            self.steps += early + s_half
        self.steps += out
        self._that(cage_halves + storage_halves == 2 * pairs)
        if visit:
            self._that(storage_halves <= cage_halves)
            self._that(out >= self.going)
            self._that(out <= p.places * self.going)
        if at_surface:
            self.left.append((left, stored))

    def _totals(self) -> None:
        """What holds for the whole line, and what counts."""
        p = self.puzzle
        for (level, c), coals in self.loads.items():
            self._that(sum(coals) <= p.carts[level][c])
        for c, rest in enumerate(self.cage):
            self._that(rest <= p.cage[c])  # nothing is loaded for nothing
        for visit, (left, _) in enumerate(self.left[:-1]):
            later = sum(stored for _, stored in self.left[visit + 1 :])
            self._that(left <= 1 + later + sum(self.cage))
        self.vp: Any = 0
        self.complete: Any = 0
        needed: list[Any] = [0] * len(COLOURS)
        for (vp, squares), number in Counter(p.orders).items():
            done = self._new(number)
            self.vp += vp * done
            self.complete += done
            for c, count in enumerate(squares):
                needed[c] += count * done
        for c, need in enumerate(needed):
            self._that(need <= self.filled[c])
            self._that(self.filled[c] <= p.empty[c])
        self._that(self.steps <= p.steps)
        self.terms = [self._term(word) for word in self.words]
        total: Any = 0
        for term in self.terms:  # no word but the first can differ by a thousand
            total = 1000 * total + term
        self.model.maximize(total)

    def _term(self, word: str) -> Any:
        terms = {"vp": self.vp, "complete": self.complete, "squares": sum(self.filled)}
        if word == "-steps":
            return -self.steps
        if word in terms:
            return terms[word]
        level = COLOURS.index(word[-1])
        return -sum(coal for (at, _), coals in self.loads.items() if at == level for coal in coals)


# --- clingo ---------------------------------------------------------------------------------

# Counts are unary: load(T,L,C,K) reads "trip T loads at least K coal of colour C on level L".
ENCODING = """
{ go(T) } :- T = 1..trips.
:- go(T), T > 1, not go(T-1).
free(1,L) :- start(L), L > 0.
{ stop(T,L) } :- go(T), carts(L,_,_), not free(T,L).
open(T,L) :- stop(T,L).
open(T,L) :- go(T), free(T,L).
{ load(T,L,C,1..N) } :- open(T,L), carts(L,C,N).
:- load(T,L,C,K), K > 1, not load(T,L,C,K-1).
:- stop(T,L), not load(T,L,_,_).
:- go(T), not free(T,_), not load(T,_,_,_).
:- carts(L,C,N), #count { T,K : load(T,L,C,K) } > N.

% out: from the cage onto a square of its colour, as half of a pair, or into the storage
surface(0) :- start(0).
surface(T) :- go(T).
most(0,C,N) :- cage(C,N).
most(T,C,N) :- T = 1..trips, seen(C,N).
{ out(T,C,single,1..N) } :- surface(T), most(T,C,N), empty(C,_).
{ out(T,C,half,1..N) } :- surface(T), most(T,C,N), empty(_,_).
{ out(T,C,store,1..N) } :- surface(T), go(T+1), most(T,C,N).
:- out(T,C,W,K), K > 1, not out(T,C,W,K-1).
:- go(T), not out(T,_,_,_).

% take: from the storage
{ take(0,C,single,1..N) } :- storage(C,N), empty(C,_).
{ take(T,C,half,1..N) } :- stock(T,C,N), empty(_,_).
:- take(T,C,W,K), K > 1, not take(T,C,W,K-1).
:- take(T,_,_,_), T > 0, not go(T).

% squares filled by pairs
{ pair(T,C,1..N) } :- T = 0..trips, empty(C,N).
:- pair(T,C,K), K > 1, not pair(T,C,K-1).
:- T = 0..trips, #sum { 1,cage,C,K : out(T,C,half,K); 1,storage,C,K : take(T,C,half,K);
                        -2,pair,C,K : pair(T,C,K) } != 0.

% what leaves the cage was in it; it holds so much; two trips do not fit into one
held(C,K) :- cage(C,N), K = 1..N.
:- out(_,C,_,_), T = 0..trips,
   #sum { 1,start,0,0,K : held(C,K); 1,load,I,L,K : load(I,L,C,K), I <= T;
          -1,W,I,0,K : out(I,C,W,K), I <= T } < 0.
:- T = 1..trips,
   #sum { 1,start,C,0,0,K : held(C,K); 1,load,C,I,L,K : load(I,L,C,K), I <= T;
          -1,W,C,I,0,K : out(I,C,W,K), I < T } > places.
:- go(T+1), T > 0,
   #sum { 1,start,C,0,0,K : held(C,K); 1,load,C,I,L,K : load(I,L,C,K), I <= T+1;
          -1,W,C,I,0,K : out(I,C,W,K), I < T } <= places.

% what leaves the storage was in it
stored(C,K) :- storage(C,N), K = 1..N.
:- take(_,C,_,_), T = 0..trips,
   #sum { 1,start,0,K : stored(C,K); 1,store,I,K : out(I,C,store,K), I < T;
          -1,W,I,K : take(I,C,W,K), I <= T } < 0.

% squares filled: no more than there are, enough for the orders done, all before a store
fill(T,C,cage,K) :- out(T,C,single,K).
fill(0,C,storage,K) :- take(0,C,single,K).
fill(T,C,pair,K) :- pair(T,C,K).
:- out(T,C,store,1), empty(C,N), #count { I,W,K : fill(I,C,W,K), I <= T } < N.
:- empty(C,N), #count { I,W,K : fill(I,C,W,K) } > N.
{ done(O) } :- order(O,_).
:- empty(C,_), #sum { N,O,0,0 : done(O), need(O,C,N); -1,I,W,K : fill(I,C,W,K) } > 0.

% no best line is lost
:- T = 1..trips, not free(T,_), empty(C,_),
   #sum { 1,load,L,K : load(T,L,C,K); -1,single,0,K : out(T,C,single,K) } < 0.
:- go(T), #sum { 1,cage,C,K : out(T,C,half,K); -1,storage,C,K : take(T,C,half,K) } < 0.
:- surface(T), #sum { 1,W,C,I,0,K : out(I,C,W,K), I > T, W != store;
                      -1,load,C,I,L,K : load(I,L,C,K), I > T } > 1.
:- carts(_,C,_), #sum { 1,load,I,L,K : load(I,L,C,K); -1,W,I,0,K : out(I,C,W,K) } > 0.

step(up,T,0,0,0) :- go(T).
step(stop,T,L,0,0) :- stop(T,L).
step(load,T,L,C,K) :- load(T,L,C,K).
step(W,T,0,C,K) :- out(T,C,W,K).
step(storage(W),T,0,C,K) :- take(T,C,W,K).
:- #count { A,T,L,C,K : step(A,T,L,C,K) } > steps.
#maximize { V@2,O : done(O), order(O,V) }.
#minimize { 1@1,A,T,L,C,K : step(A,T,L,C,K) }.
"""


def asp(task: Task, seconds: float | None = None) -> tuple[int, int] | None:
    """The most VP and the least steps for it, proven; None when the time is over before that."""
    p = puzzle(task)
    numbers = {"steps": p.steps, "trips": p.trips, "places": p.places}
    settings = [f"--const={name}={number}" for name, number in numbers.items()]
    control = clingo.Control(["--warn=none", "--configuration=trendy", *settings])
    control.add("base", [], ENCODING + _facts(p))
    control.ground([("base", [])])
    cost: dict[int, int] = {}  # by priority; one without any term is left out
    end = None if seconds is None else monotonic() + seconds
    with control.solve(yield_=True, async_=True) as answers:
        while True:
            answers.resume()
            if not answers.wait(None if end is None else max(0, end - monotonic())):
                answers.cancel()
                return None
            model = answers.model()
            if model is None:
                break
            cost = dict(zip(model.priority, model.cost, strict=True))
    return p.vp - cost.get(2, 0), cost.get(1, 0)


def _facts(p: Puzzle) -> str:
    facts: list[tuple[str, Sequence[int]]] = [("start", (p.level + 1,))]
    for c in range(len(COLOURS)):
        seen = p.cage[c] + sum(carts[c] for carts in p.carts)
        facts += [("cage", (c, p.cage[c])), ("storage", (c, p.storage[c]))]
        facts += [("empty", (c, p.empty[c])), ("seen", (c, min(p.places, seen)))]
        facts += [("carts", (level + 1, c, carts[c])) for level, carts in enumerate(p.carts)]
        facts += [("stock", (visit, c, _stock(p, visit, c))) for visit in range(p.trips + 1)]
        facts += [("need", (n, c, squares[c])) for n, (_, squares) in enumerate(p.orders)]
    counts = [(name, numbers) for name, numbers in facts if numbers[-1] or name == "start"]
    counts += [("order", (n, vp)) for n, (vp, _) in enumerate(p.orders)]
    return " ".join(f"{name}({','.join(map(str, numbers))})." for name, numbers in counts)
