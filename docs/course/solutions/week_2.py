"""Week 2, optimisation: sample solutions."""

from itertools import combinations

import glueckauf as ga


def ride(levels):
    return 2 * len(levels) + len(set(levels)) + 1


SHARED_RIDE = "4 +k 3 +g 0 g>B k>A"  # 02-two-birds
SACRIFICE = "y>C.k b>C.k 4 +k 0 k>C"  # 09-the-sacrifice


def needs(order):
    """The colours of the squares that are still empty."""
    return "".join(
        c for c, coal in zip(order.order.squares, order.squares, strict=True) if not coal
    )


def plan(puzzle, chosen):
    """Fill these orders: from the cage, from the storage, then in one ride; None where coal is missing."""
    mine = puzzle.task.mine
    at = {"y": 1, "b": 2, "g": 3, "k": 4}
    cage, storage, carts = list(mine.cage), list(mine.storage), ["", *map(list, mine.carts)]
    now, ride, later = [], [], []
    for order in chosen:
        for colour in needs(order):
            put = f"{colour}>{order.label}"
            if colour in cage:
                cage.remove(colour)
                (now if mine.level == 0 else later).append(put)
            elif colour in storage:
                storage.remove(colour)
                now.append(f"s:{put}")
            elif colour in carts[at[colour]]:
                carts[at[colour]].remove(colour)
                ride.append(colour)
                later.append(put)
            else:
                return None
    line, level = list(now), mine.level
    for colour in sorted(ride, key=lambda c: -at[c]):
        if level != at[colour]:
            line.append(str(at[colour]))
            level = at[colour]
        line.append(f"+{colour}")
    if later:
        line += ["0", *later]
    return " ".join(line)


def solver(puzzle):
    """The best of all sets of orders that one ride can fill."""
    best, points = "", 0
    orders = puzzle.task.orders
    for count in range(1, len(orders) + 1):
        for chosen in combinations(orders, count):
            line = plan(puzzle, chosen)
            if line is None:
                continue
            try:
                vp = ga.reached(puzzle, line).point.vp
            except ValueError:  # too many steps, or a full cage
                continue
            if vp > points:
                best, points = line, vp
    return best


def least_steps(puzzle, chosen):
    """A step for every square; coal that is not at hand has to be loaded and brought up, too."""
    mine = puzzle.task.mine
    squares = sum(len(needs(order)) for order in chosen)
    loads = max(0, squares - len(mine.cage) - len(mine.storage))
    way = 0 if not loads else 1 if mine.level else 2
    return squares + loads + way


def bound(puzzle):
    """The most points of all sets of orders that the steps could be enough for."""
    steps = int(puzzle.task.actions[0].split("/")[1])
    orders = puzzle.task.orders
    possible = [
        sum(order.order.vp for order in chosen)
        for count in range(len(orders) + 1)
        for chosen in combinations(orders, count)
        if least_steps(puzzle, chosen) <= steps
    ]
    return max(possible)
