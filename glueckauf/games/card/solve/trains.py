"""What trains could still bring: every choice of trains with their orders that the means allow.

Each choice is asked what it needs at least, and what it would score at most:

    a train      needs an engine at a dock, or the open one, which has its price, and an order of its
                 own, in hand or the open one, which has its price
    its load     what is missing must be loaded: cards, wagons and steps as loads.py says for the
                 dock alone. Docks share no card and no wagon, so what they take adds up; they may
                 share the moves that clear the row, so of those only the largest number is asked,
                 and one step for each lorry of all of them
    delivery     one for each colour of engine (CG-3.11)
    the rest     what is left pays for the open share, the open objective and the zone of the token;
                 VP of lorries come from what steps and wagons allow

An innovation in hand saves the action of its kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from glueckauf.games.card.parts import STACKS, Dock, Lorry, Order, Player, Train
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.scoring import score
from glueckauf.games.card.solve.budget import NEVER
from glueckauf.games.card.solve.loads import Needs, empty, needs
from glueckauf.games.card.solve.moves import Done

if TYPE_CHECKING:
    from glueckauf.games.card.solve.bound import Board, Means

ENGINE, ORDER, SHARE, OBJECTIVE = map(STACKS.index, ("engine", "order", "share", "objective"))


class _Berth(NamedTuple):
    """A train that could be: its engine, what stands there, what a larger load needs."""

    engine: str
    load: int
    vp: int
    empty: int
    needs: Needs
    is_new: bool  # the engine must be taken


class Plan(NamedTuple):
    """Some trains with their orders, and what they need at least."""

    orders: tuple[Order, ...]
    engines: tuple[str, ...]
    vp: int  # on the lorries that are loaded already
    empty: int  # wagons that can still be loaded
    takes_order: bool
    takes_engine: bool
    takes: int  # wagons and lorry cards
    steps: int


class Effort(NamedTuple):
    """What a promise takes at least: each number by itself, of all plans that keep it."""

    placements: int = 0
    workers: int = 0
    steps: int = 0
    trains: int = 0


NOTHING = Effort()


def _berths(board: Board) -> list[list[_Berth]]:
    """One list for each engine there is: the docks it could leave from."""
    crests = board.rules.docks
    most = max([order.lorries for order in (*board.orders, board.open[ORDER]) if order], default=0)
    more = board.in_hand[1] if board.in_hand[0] == "wagon" else ""

    def berth(at: int, dock: Dock, engine: str, is_new: bool) -> _Berth:
        wagons = empty(dock) + more
        lacking = needs(wagons, crests[at], board.row, board.storage, board.open[:4], most)
        return _Berth(engine, dock.load, dock_vp(dock), len(wagons), lacking, is_new)

    docks = list(enumerate(board.docks))
    found = [[berth(at, dock, dock.engine, False)] for at, dock in docks if dock.engine]
    new = [(board.open[ENGINE], True)] if board.open[ENGINE] is not None else []
    new += [(board.in_hand[1], False)] if board.in_hand[0] == "engine" else []
    for colour, is_new in new:
        # a dock whose train has left is built up from nothing
        bare = [(at, Dock() if dock.engine else dock) for at, dock in docks]
        found.append([berth(at, dock, colour, is_new) for at, dock in bare])
    return found


def dock_vp(dock: Dock) -> int:
    return sum([wagon.load.vp for wagon in dock.wagons if wagon.load])


@lru_cache(maxsize=5_000)
def plans(board: Board) -> tuple[Plan, ...]:
    """Every choice of trains; the first has none at all."""
    berths = _berths(board)
    orders: list[tuple[Order, bool]] = [(order, False) for order in board.orders]
    if board.open[ORDER] is not None:
        orders.append((board.open[ORDER], True))

    def choose(at: int, left: list[tuple[Order, bool]], plan: Plan, missing: int) -> Iterator[Plan]:
        if at == len(berths):
            yield plan._replace(steps=max(plan.steps, missing))
            return
        yield from choose(at + 1, left, plan, missing)
        for berth in berths[at]:
            for n, (order, is_open) in enumerate(left):
                if (order, is_open) in left[:n]:
                    continue
                lacks = max(order.lorries - berth.load, 0)
                need = berth.needs[lacks]
                if need is None:
                    continue
                then = Plan(
                    (*plan.orders, order),
                    (*plan.engines, berth.engine),
                    plan.vp + berth.vp,
                    plan.empty + berth.empty,
                    plan.takes_order or is_open,
                    plan.takes_engine or berth.is_new,
                    plan.takes + need.takes,
                    max(plan.steps, need.steps),
                )
                yield from choose(at + 1, left[:n] + left[n + 1 :], then, missing + lacks)

    return tuple(dict.fromkeys(choose(0, orders, Plan((), (), 0, 0, False, False, 0, 0), 0)))


# --- What a plan costs ----------------------------------------------------------------------


def price(means: Means, plan: Plan, to_deliver: bool) -> tuple[int, int] | None:
    """The placements that a plan needs besides mining, and their cost; None if it cannot be."""
    board, budget = means.board, means.budget
    placements = cost = 0
    if plan.takes_order and "order" not in board.innovations:
        placements, cost = placements + 1, cost + budget.prices[ORDER]
    if plan.takes_engine and "engine" not in board.innovations:
        placements, cost = placements + 1, cost + budget.prices[ENGINE]
    takes = plan.takes - board.innovations.count("lorry") - board.innovations.count("wagon")
    if takes > 0:
        placements, cost = placements + takes, cost + sum(sorted(budget.prices[:4])[:takes])
    if to_deliver:
        deliveries = len(set(plan.engines)) - means.deliveries
        deliveries -= board.innovations.count("delivery")
        if deliveries > 0:
            placements += deliveries
            cost += budget.deliveries[min(deliveries, 3) - 1]
    return (placements, cost) if budget.affords(placements, cost) else None


def taking(means: Means, wagons: int, cards: int) -> tuple[int, int]:
    """The placements that take so many open wagons and lorry cards, and their cost."""
    board, prices = means.board, means.budget.prices
    paid = [
        *sorted(prices[2:4])[: max(wagons - board.innovations.count("wagon"), 0)],
        *sorted(prices[:2])[: max(cards - board.innovations.count("lorry"), 0)],
    ]
    return len(paid), sum(paid)


def most_trains(means: Means, to_deliver: bool = True) -> tuple[int, Effort]:
    """Trains that can still leave, or be made ready to leave, and what that takes."""
    most, effort = 0, NOTHING
    for plan in plans(means.board):
        if len(plan.orders) >= most:
            spent = price(means, plan, to_deliver)
            if spent is None or plan.steps > means.free_steps + means.budget.steps(*spent):
                continue
            takes = _effort(means, plan, spent)
            effort = _least(effort, takes) if len(plan.orders) == most else takes
            most = len(plan.orders)
    return most, effort


def _effort(means: Means, plan: Plan, spent: tuple[int, int]) -> Effort:
    """What a plan takes with its mining; a wild action that goes on has been paid for."""
    budget = means.budget
    lacking = plan.steps - means.free_steps
    enough = [each for each in budget.mined if each[2] >= lacking]
    placements = spent[0] + min([uses for uses, _, _ in enough], default=0)
    workers = spent[1] + min([cost for _, cost, _ in enough], default=0)
    if budget.wild_goes_on:
        placements, workers = max(placements - 1, 0), 0
    return Effort(placements, workers, plan.steps, len(plan.orders))


def _least(one: Effort, other: Effort) -> Effort:
    return Effort(*map(min, one, other))


# --- What it scores -------------------------------------------------------------------------


@lru_cache(maxsize=5_000)
def _by_worth(
    board: Board,
    shares: tuple[str, ...],
    objectives: tuple[str, ...],
    done: Done,
    tokens: int,
) -> tuple[tuple[int, Plan], ...]:
    """The plans with what each is worth if everything can be had, the best first."""
    everything = {"share", "objective", "token"}
    cards = tuple([card for card in board.open[:2] if card is not None])
    wagons = sum([wagon is not None for wagon in board.open[2:4]])
    rated = [
        (
            plan.vp
            + (
                new_vp(board.row, board.storage, cards, plan.empty + wagons, NEVER)
                if plan.orders
                else 0
            )
            + _worth(board, shares, objectives, done, tokens, plan, everything),
            plan,
        )
        for plan in plans(board)
    ]
    return tuple(sorted(rated, key=lambda each: -each[0]))


def most_score(means: Means) -> tuple[int, Effort]:
    """The score that can be had at most, and what that takes."""
    rest = (means.shares, means.objectives, means.delivered, means.tokens)
    best, effort = -1, NOTHING
    for limit, plan in _by_worth(means.board, *rest):
        if limit < best:
            break
        spent = price(means, plan, True)
        if spent is None or plan.steps > means.free_steps + means.budget.steps(*spent):
            continue
        for new, paid in _new_loads(means, plan, spent):
            for more, cost in _extras(means, plan, paid):
                points = plan.vp + new + _worth(means.board, *rest, plan, more)
                if points >= best:
                    takes = _effort(means, plan, cost)
                    effort = _least(effort, takes) if points == best else takes
                    best = points
    return best, effort


def _new_loads(
    means: Means, plan: Plan, spent: tuple[int, int]
) -> Iterator[tuple[int, tuple[int, int]]]:
    """VP of lorries that could still be loaded, and what is spent with them.

    What the plan takes may be wagons or cards, so it counts as both; more of either has its price.
    """
    if not plan.orders:
        yield 0, spent
        return
    board, budget = means.board, means.budget
    opened = sorted([card for card in board.open[:2] if card is not None], key=lambda c: -c.vp)
    wagons = sum([wagon is not None for wagon in board.open[2:4]])
    most = -1
    for more in range(wagons + 1):
        for new in range(len(opened) + 1):
            paid = taking(means, more, new)
            both = (spent[0] + paid[0], spent[1] + paid[1])
            if not budget.affords(*both):
                continue
            steps = means.free_steps + budget.steps(*both)
            cards = tuple(opened[: new + plan.takes])
            room = plan.empty + more + plan.takes
            vp = new_vp(board.row, board.storage, cards, room, steps)
            if vp > most:
                most = vp
                yield vp, both


@lru_cache(maxsize=50_000)
def new_vp(
    row: tuple[Lorry, ...],
    storage: tuple[Lorry, ...],
    taken: tuple[Lorry, ...],
    room: int,
    steps: int,
) -> int:
    """VP on so many cards that can be loaded: the row from the right, taken cards left of it."""
    best = moved = 0
    stored = sorted([card.vp for card in storage], reverse=True)
    ahead: list[int] = []
    for card in (None, *reversed(row), *taken):
        if card is not None:
            ahead.append(card.vp)
            moved += card.lorries
            if moved > steps:
                break
        best = max(best, sum(sorted(ahead + stored[: steps - moved], reverse=True)[:room]))
    return best


def _extras(
    means: Means, plan: Plan, spent: tuple[int, int]
) -> Iterator[tuple[set[str], tuple[int, int]]]:
    """What the rest of the budget can have of share, objective and token, and what is spent then."""
    board, budget = means.board, means.budget
    lacking = plan.steps - means.free_steps
    free: set[str] = {"token"} if means.holds_token_zone else set()
    paid: dict[str, int] = {} if means.holds_token_zone else {"token": budget.token_zone}
    if board.open[SHARE] is not None:
        if "share" in board.innovations:
            free.add("share")
        else:
            paid["share"] = budget.prices[SHARE]
    if board.open[OBJECTIVE] is not None:
        paid["objective"] = budget.prices[OBJECTIVE]
    for number in range(len(paid) + 1):
        for some in combinations(paid, number):
            # workers on the card of the token mine, too: with mining it costs nothing more
            saved = paid["token"] if "token" in some else 0
            n, cost = spent[0] + number, spent[1] + sum([paid[word] for word in some])
            for uses, price_, steps in budget.mined:
                shared = bool(uses and saved)
                if steps >= lacking and budget.affords(
                    n + uses - shared, cost + price_ - shared * saved
                ):
                    yield {*free, *some}, (n - bool(saved), cost - saved)
                    break


def _worth(
    board: Board,
    shares: tuple[str, ...],
    objectives: tuple[str, ...],
    done: Done,
    tokens: int,
    plan: Plan,
    more: set[str],
) -> int:
    """The score with these trains besides those delivered, without VP on lorries not yet gone."""
    vp, orders, engines = done
    share, objective = board.open[SHARE], board.open[OBJECTIVE]
    if "share" in more and share is not None:
        shares = (*shares, share)
    if "objective" in more and objective is not None:
        objectives = (*objectives, objective)
    points = _points(
        tuple(sorted(orders + plan.orders)),
        tuple(sorted(engines + plan.engines)),
        tuple(sorted(shares)),
        tuple(sorted(objectives)),
        tokens + ("token" in more),
        board.rules,
    )
    return vp + points


@lru_cache(maxsize=50_000)
def _points(
    orders: tuple[Order, ...],
    engines: tuple[str, ...],
    shares: tuple[str, ...],
    objectives: tuple[str, ...],
    tokens: int,
    rules: Rules,
) -> int:
    """CG-6.3 as the game counts it; which engine served which order makes no difference."""
    trains = [Train(order, engine, ()) for order, engine in zip(orders, engines, strict=True)]
    player = Player(
        workers=(),
        shares=shares,
        objectives=objectives,
        delivered=tuple(trains),
        tokens=(0,) * tokens,
    )
    return score(player, rules).total
