"""From a plan to its line: which coal goes where, token by token."""

from __future__ import annotations

from glueckauf.games.board.parts import COLOURS, SURFACE, empty_colours
from glueckauf.games.board.solve.pit.plan import FOUR, Plan, counts, open_squares, sources
from glueckauf.games.board.solve.pit.rides import Loads
from glueckauf.games.board.solve.pit.task import Task


class _Walk:
    """Writes the tokens of a plan, keeping track of what lies where."""

    def __init__(self, task: Task, plan: Plan, first: int, swap: bool) -> None:
        self.task = task
        self.swap = swap
        self.plan = plan
        self.cage = list(counts(task.mine.cage))
        self.storage = list(counts(task.mine.storage))
        self.tokens: list[str] = []
        self.squares = [list(order.squares) for order in task.orders]
        self.single: list[list[int]] = [[], [], [], []]
        self.paired: list[tuple[int, int]] = []
        self.sources = sources(task)
        self.left = list(plan.taken)  # still to be loaded, by source
        self.surfaces = task.mine.level == SURFACE or bool(plan.rides.rides)
        chosen = self._chosen_squares(first)
        for colour in FOUR:
            own = min(len(chosen[colour]), self.storage[colour] + self._coming(colour))
            self.single[colour] = chosen[colour][:own]
            self.paired += [(order, colour) for order in chosen[colour][own:]]

    def _coming(self, colour: int) -> int:
        """Coal of this colour that is in the cage, or will be."""
        coming = self.cage[colour] if self.surfaces else 0
        for source, n in zip(self.sources, self.left, strict=True):
            coming += n * (source.colour == colour)
        return coming

    def _chosen_squares(self, first: int) -> list[list[int]]:
        """For each colour the orders whose squares are filled; order `first` before all others."""
        chosen: list[list[int]] = [[], [], [], []]
        waiting = open_squares(self.task)
        in_goal = [n for n in range(len(waiting)) if self.plan.goal.orders >> n & 1]
        in_goal.sort(key=lambda n: n != first)
        others = [n for n in range(len(waiting)) if n not in in_goal]
        for colour in FOUR:
            for n in in_goal:
                chosen[colour] += [n] * waiting[n][colour]
            for n in others:
                missing = self.plan.fill[colour] - len(chosen[colour])
                chosen[colour] += [n] * min(missing, waiting[n][colour])
        return chosen

    def line(self) -> list[str] | None:
        """The tokens; None if the cage would be too small for these rides."""
        rides = list(self.plan.rides.rides)
        level = self.task.mine.level
        if level == SURFACE or not rides:
            self._fill_squares(level)
            for _ in range(self.plan.dumps):
                self._dump()
        for n, ride in enumerate(rides):
            start = level if n == 0 else SURFACE
            while start == SURFACE and sum(self.cage) + sum(ride) > self.task.rules.cage:
                if not any(self.cage):
                    return None
                self._dump()
            if sum(self.cage) + sum(ride) > self.task.rules.cage:
                return None
            self._ride(ride, start)
            self._fill_squares(SURFACE)
            if start != SURFACE:
                for _ in range(self.plan.dumps):
                    self._dump()
        return None if self.paired or any(self.single) else self.tokens

    def _ride(self, ride: Loads, start: int) -> None:
        levels = [n for n in (4, 3, 2, 1) if ride[n - 1]]
        if start in levels:
            levels.remove(start)
            levels.insert(0, start)
        for level in levels:
            if level != start:
                self.tokens.append(str(level))
            wanted = ride[level - 1]
            for at, source in enumerate(self.sources):
                while source.level == level - 1 and self.left[at] and wanted:
                    self.left[at] -= 1
                    wanted -= 1
                    self.cage[source.colour] += 1
                    self.tokens.append(f"+{COLOURS[source.colour]}")
        self.tokens.append(str(SURFACE))

    def _fill_squares(self, at_level: int) -> None:
        """Own colours first, from the storage only what will not come up; then pairs of the rest."""
        kept = self._kept_as_half(at_level) if self.swap else None
        for colour in FOUR:
            while at_level == SURFACE and self.cage[colour] > (colour == kept):
                if not self.single[colour]:
                    break
                self._place("", colour, self.single[colour].pop(0), colour)
            while len(self.single[colour]) > self._coming(colour):
                self._place("s:", colour, self.single[colour].pop(0), colour)
        while self.paired:
            halves = self._halves(at_level)
            if len(halves) < 2:
                break
            order, square = self.paired.pop(0)
            for source, colour in halves[:2]:
                self._place(source, colour, order, square, half=True)

    def _kept_as_half(self, at_level: int) -> int | None:
        """A colour of which one coal had better become the partner of a half that would wait.

        Another coal of the colour comes up later, and fills its square then.
        """
        if at_level != SURFACE or not self.paired:
            return None
        placed = [min(self.cage[c], len(self.single[c])) for c in FOUR]
        if (sum(self.cage) - sum(placed)) % 2 == 0:
            return None
        for colour in FOUR:
            later = self._coming(colour) - self.cage[colour]
            if placed[colour] and later > len(self.single[colour]) - placed[colour]:
                return colour
        return None

    def _halves(self, at_level: int) -> list[tuple[str, int]]:
        """Coal at hand that no single square is waiting for."""
        halves = []
        if at_level == SURFACE:
            halves = [("", c) for c in FOUR for _ in range(self.cage[c])]
        return halves + [("s:", c) for c in FOUR for _ in range(self.storage[c])]

    def _place(self, source: str, colour: int, order: int, square: int, half: bool = False) -> None:
        (self.storage if source else self.cage)[colour] -= 1
        label = self.task.orders[order].label
        end = f".{COLOURS[square]}" if half else ""
        self.tokens.append(f"{source}{COLOURS[colour]}>{label}{end}")
        printed = self.task.orders[order].order.squares
        for n, coal in enumerate(self.squares[order]):
            if printed[n] == COLOURS[square] and (not coal or coal == "?"):
                self.squares[order][n] = "?" if half and not coal else "x"
                break

    def _dump(self) -> None:
        """One coal out of the cage: into the storage, or onto a square of its colour."""
        colour = next(c for c in FOUR if self.cage[c])
        name = COLOURS[colour]
        self.cage[colour] -= 1
        for order, squares in zip(self.task.orders, self.squares, strict=True):
            waiting = name in empty_colours(order.order.squares, tuple(squares))
            if waiting and not self.task.rules.free_storage:
                printed = order.order.squares
                at = next(n for n, c in enumerate(squares) if not c and printed[n] == name)
                squares[at] = "x"
                self.tokens.append(f"{name}>{order.label}")
                return
        self.storage[colour] += 1
        self.tokens.append(f"{name}>s")


def line_of(task: Task, plan: Plan, first: int = 0) -> list[str] | None:
    """The tokens of a plan, without spaces and `end`; order `first` is filled before the others."""
    return _Walk(task, plan, first, plan.swap).line()
