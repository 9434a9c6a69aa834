"""How far is a goal of the board game? By its solver where it is all about mining, else by search.

Moves are counted one by one; where mining was going on at the start, mining steps are counted and
all else is free. The others go to the pithead unless their turns are given.
"""

from __future__ import annotations

from bisect import bisect_left

from glueckauf.games.board.lessons.goal_bounds import (
    IDLE_LATER,
    IDLE_NOW,
    STACK_WORDS,
    fewest_steps,
    is_hopeless,
)
from glueckauf.games.board.lessons.goals import Goal, Here, holds, missing, value_of
from glueckauf.games.board.notation import END, Send, read
from glueckauf.games.board.parts import Mining
from glueckauf.games.board.rules import State
from glueckauf.games.board.scoring import empty_carts
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Solution, Task
from glueckauf.games.course import OUT_OF_REACH, UNKNOWN, Checkpoint, Place, Reach
from glueckauf.games.course import Course as AnyCourse

PASSING = ("pithead", "end", "keep/-")
PIT_WORDS = {"complete", "value", "cage", "storage", "coal_on", "coal", "turn_over"}
WIDE_WORDS = {"clock", "first", "points", "margin", "start", "winner", "shift", "over"}


class Course(AnyCourse):
    """A checkpoint of the board game."""

    def __init__(self, act: Checkpoint) -> None:
        super().__init__(act)
        pending = self.start.state.pending
        self.goal: Goal = act.goal
        self.by_steps = isinstance(pending, Mining)
        self.unit = "steps" if self.by_steps else "moves"
        self.budget = pending.steps_left if isinstance(pending, Mining) else None
        self._wanted = dict(act.goal)
        self._stacks_matter = bool(STACK_WORDS & self._wanted.keys())
        at_deliveries = any(space[:9] == "delivery/" for space in self._wanted.get("crew", ()))
        self._mining_helps_now = not self._wanted.keys() <= IDLE_NOW
        self._mining_helps_later = at_deliveries or not self._wanted.keys() <= IDLE_LATER
        self.sight = self._view_of(act)

    def _view_of(self, act: Checkpoint) -> str:
        """One pit, the own desk, or the table."""
        words = self._wanted.keys()
        if self.by_steps and act.turns == 1 and words <= PIT_WORDS:
            return "pit"
        return "table" if words & WIDE_WORDS or act.rivals else "desk"

    def here(self, place: Place) -> Here:
        return Here(self.start.state, place.state, self.seat, place.turns)

    def is_reached(self, place: Place) -> bool:
        return holds(self.goal, self.here(place))

    def missing(self, place: Place, language: str = "en") -> list[str]:
        return missing(self.goal, self.here(place), language)

    def is_closed(self, state: State) -> bool:
        """A checkpoint ends with its shift: a player without miners gets no turn in the next one."""
        return state.is_over or state.shift != self.start.state.shift

    def cost(self, move: str, place: Place) -> int:
        return 0 if self.by_steps and (move == END or isinstance(read(move), Send)) else 1

    def plain(self, state: State) -> str:
        legal = state.legal_moves()
        return next((move for move in PASSING if move in legal), legal[0])

    # --- Searching --------------------------------------------------------------------------

    def worth_trying(self, place: Place) -> list[str]:
        """All moves, but for mining steps where mining cannot help."""
        helps = self._mining_helps_now if place.turns == 1 else self._mining_helps_later
        if not helps and isinstance(place.state.pending, Mining):
            return [END] if place.turns and place.state.why_not(END) is None else []
        return self.moves(place)

    def is_hopeless(self, place: Place) -> bool:
        if not place.turns:
            return not self.is_reached(place)
        return is_hopeless(self.goal, self.here(place))

    def least(self, place: Place) -> int:
        return fewest_steps(self.goal, self.here(place))

    def key(self, place: Place) -> object:
        """What tells two places apart; the stacks do not where they cannot matter any more."""
        state = place.state
        if self._stacks_matter or place.turns > 1:
            return place.turns, len(place.rivals), state
        return place.turns, state[1:11], state.supply

    # --- Solving: goals that are all about mining -------------------------------------------

    def solved(self, place: Place) -> Reach | None:
        """The solver's answer; None where the goal, or what is still to be done, is not of its kind."""
        value = self._wanted.get("value", {})
        if not self._wanted.keys() <= {"complete", "value"} or len(value) > 1:
            return None
        if not any(place.state.supply) and any(word[:5] == "empty" for word in value):
            return None  # GA-4.3: a tile that is bought now brings empty carts
        pending = place.state.pending
        if isinstance(pending, Mining) and pending.half is not None:
            return self._by_the_other_half(place)
        if isinstance(pending, Mining) and place.turns == 1:
            return self._in_one_action(place, pending.steps_left, ())
        if isinstance(pending, Mining) and place.turns == 2 and self.by_steps:
            return self._in_two_actions(place, pending.steps_left)
        if pending is None and place.turns == 1:
            sends = [move for move in self.moves(place) if move.startswith("mining/")]
            ways = [self._in_one_action(place, read_number(move), (move,)) for move in sends]
            return _nearest(ways)
        return None

    def _by_the_other_half(self, place: Place) -> Reach | None:
        ways: list[Reach | None] = []
        for move in self.moves(place):
            rest = self.nearest(self.after(place, move))
            line = None if rest.line is None else (str(move), *rest.line)
            ways.append(Reach(line, rest.cost + 1, rest.proven))
        return _nearest(ways)

    def _task(self, place: Place, actions: tuple[str, ...], objective: tuple[str, ...]) -> Task:
        player = place.state.players[self.seat]
        labels = {order.label for order in player.orders}
        return Task(
            player.mine,
            player.orders,
            actions,
            objective,
            tuple(label for label in self._wanted.get("complete", ()) if label in labels),
            empty_carts(player),
            place.state.rules,
        )

    def _needed(self, place: Place) -> tuple[str, int]:
        """The word of the value to reach, and how much of it; deliveries are made already."""
        ((word, wanted),) = self._wanted["value"].items()
        if word.startswith("empty:"):
            return word, wanted
        here = self.here(place)
        bare = here.player._replace(orders=())
        players = tuple(bare if n == self.seat else p for n, p in enumerate(here.state.players))
        delivered = value_of(here._replace(state=here.state._replace(players=players)), word)
        return word, wanted - delivered

    def _in_one_action(self, place: Place, steps: int, before: tuple[str, ...]) -> Reach | None:
        if "value" not in self._wanted:
            task = self._task(place, (f"mining/{steps}",), ("-steps",))
            return self._told(place, solve(task), before)
        word, needed = self._needed(place)

        def solved(budget: int) -> Solution:
            return solve(self._task(place, (f"mining/{budget}",), (word, "-steps")))

        def is_enough(budget: int) -> bool:
            value = solved(budget).value
            return value is not None and value[word] >= needed

        fewest = bisect_left(range(1, steps + 1), True, key=is_enough) + 1
        return OUT_OF_REACH if fewest > steps else self._told(place, solved(fewest), before)

    def _in_two_actions(self, place: Place, steps: int) -> Reach | None:
        """This action, and one more mining action in the last turn; nothing else could help."""
        then = self.after(place, END)
        sends = [move for move in self.moves(then) if move.startswith("mining/")]
        ways: list[Reach | None] = [self._in_one_action(place, steps, ())]
        word, needed = self._needed(place) if "value" in self._wanted else ("", 0)
        for space in sends:
            objective = (word, "-steps") if word else ("-steps",)
            solution = solve(self._task(place, (f"mining/{steps}", space), objective))
            if solution.value is not None and word:
                if solution.value[word] > needed:
                    return None  # less may do in fewer steps: that is for the search
                if solution.value[word] < needed:
                    continue
            ways.append(self._told(place, solution, ()))
        return _nearest(ways)

    def _told(self, place: Place, solution: Solution, before: tuple[str, ...]) -> Reach | None:
        """A solution as a line on the table, as far as the goal; None if the table disagrees."""
        if solution.line is None:
            return OUT_OF_REACH if solution.proven else UNKNOWN
        tokens = [*before, *solution.line.split()]
        if not before and tokens and isinstance(read(tokens[0]), Send):
            tokens = tokens[1:]  # the action that is going on
        line: list[str] = []
        spent = 0
        for move in tokens:
            if place.state.why_not(move) is not None:
                return None
            spent += self.cost(move, place)
            place = self.after(place, move)
            line.append(move)
            if self.is_reached(place):
                return Reach(tuple(line), spent)
        return None


def read_number(space: str) -> int:
    return int(space.partition("/")[2])


def _nearest(ways: list[Reach | None]) -> Reach | None:
    """The shortest of several ways; None if one of them is not known."""
    if None in ways:
        return None
    known = [way for way in ways if way is not None]
    if not all(way.proven for way in known):
        return UNKNOWN
    reaching = [way for way in known if way.line is not None]
    return min(reaching, key=lambda way: way.cost) if reaching else OUT_OF_REACH
