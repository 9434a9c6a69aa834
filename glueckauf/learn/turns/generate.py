"""Making puzzles on a whole table: seeded, from games of the greedy bot.

    for puzzle in candidates("miners", seed=1): …

    turn       the best single turn
    space      two or three turns: which mining space?
    miners     the best with so many miners left
    shift-end  the last miners of a shift, with the points of the clock
    last       the last miners of the game
    reply      two to four turns, while the others go where the best plan would go
    dearer     three turns, while the others go where it would mine or deliver
    pay-desk   the last miners of the game, while a rival goes to a money space
    draft      which cards serve one mining action best?
    blunder    which turn of a log loses most?

A batch is one game, made from the seed and its number alone. The `origin` of a puzzle names sort,
seed, batch and position: `remade` makes its question anew. Positions are kept where the greedy bot
loses at least GREEDY points against the exact answer. What is accepted has a proven best value
that beats the runner-up by MARGIN, at least one theme shown by ablation beside the greedy trap, and
a grade of T2 or more. Searches are limited by counts, never by time, so every machine makes the
same puzzles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count, permutations
from math import inf
from random import Random
from typing import Any

from glueckauf.bots.greedy import Greedy
from glueckauf.core.errors import FileError
from glueckauf.core.streams import stream
from glueckauf.games.board.parts import Drafting, Player
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.turn import put
from glueckauf.learn.fields import Field
from glueckauf.learn.position_writing import position_tree
from glueckauf.learn.table_position import lay
from glueckauf.learn.turns.claims import TRAP, openings, solved, themes_of, tier_of
from glueckauf.learn.turns.ladder import reached
from glueckauf.learn.turns.puzzle import BlunderPuzzle, DraftPuzzle, TablePuzzle, TurnPuzzle
from glueckauf.learn.turns.wording import turn_texts
from glueckauf.solve.turn_asked import Asked, Best, TooMany, best, values
from glueckauf.solve.turn_search import after_turn, orderings
from glueckauf.solve.turn_themes import DEEP, NONE, QUIET, blocked, value, without_kinds

SORTS = (
    *("turn", "space", "miners", "shift-end", "last"),
    *("reply", "dearer", "pay-desk"),
    *("draft", "blunder"),
)
GREEDY = 3  # what the greedy bot must lose
MARGIN = 2
POSITIONS = 8  # tried of each game
LONGEST = 40_000  # spots that a proof may open
FEW = 1_500  # tables that may be tried one by one, several times over


def candidates(sort: str, seed: int = 1) -> Iterator[TablePuzzle]:
    """Accepted puzzles of this sort without end, no two alike."""
    seen: set[Any] = set()
    for number in count():
        for puzzle in batch(sort, seed, number):
            mark = twin_mark(puzzle)
            if mark not in seen:
                seen.add(mark)
                yield puzzle


def batch(sort: str, seed: int, number: int) -> list[TablePuzzle]:
    """The accepted puzzles of one game."""
    found = (accepted(puzzle) for puzzle in _asked(sort, seed, number))
    return [puzzle for puzzle in found if puzzle is not None]


def remade(origin: str) -> TablePuzzle:
    """The question of this origin (`reply-6-0031-2`), made anew; ValueError if there is none."""
    sort, seed, number, _ = origin.rsplit("-", 3)
    for puzzle in _asked(sort, int(seed), int(number)):
        if puzzle.origin == origin:
            return puzzle
    raise ValueError(f"the generator makes nothing at {origin}")


def _asked(sort: str, seed: int, number: int) -> Iterator[TablePuzzle]:
    """The questions of one game, each with its origin."""
    rng = stream(f"table puzzles {sort} {number}", seed)
    for n, puzzle in enumerate(_MAKERS[sort](rng), start=1):
        origin = f"{sort}-{seed}-{number:04}-{n}"
        yield puzzle._replace(id=origin, origin=origin)


def twin_mark(puzzle: TablePuzzle) -> Any:
    """What twins have in common: all but names, and who sits where."""
    state = puzzle.state
    assert state.to_move is not None
    own = state.players[state.to_move]
    orders = tuple(sorted(outstanding[1:] for outstanding in own.orders))
    row = tuple(sorted(map(str, puzzle.row.values()))) if isinstance(puzzle, DraftPuzzle) else ()
    crews = tuple(crew.miners for crew in state.crews)
    mine = own.mine._replace(tiles=tuple(sorted(own.mine.tiles)))
    return puzzle.sort, own.miners, own.marks, mine, orders, crews, state.workshops, row


# --- Acceptance -----------------------------------------------------------------------------


def accepted(puzzle: TablePuzzle) -> TablePuzzle | None:
    """The puzzle with its claims and texts; None if it is not worth publishing."""
    try:
        facts = solved(puzzle)
    except TooMany:
        return None
    if facts.par is None or not facts.proven or facts.states > LONGEST:
        return None
    worth = facts.par if facts.loss is None else facts.loss
    if worth - facts.runner_up < MARGIN:
        return None
    tier = tier_of(puzzle, facts.par)
    if tier is None or tier < 2:
        return None
    themes = themes_of(puzzle)
    if not set(themes) - {TRAP}:
        return None
    claims: dict[str, Any] = {
        "par": facts.par,
        "lines": facts.lines,
        "proof": {"states": facts.states, "runner_up": facts.runner_up},
        "tier": tier,
        "themes": themes,
    }
    if isinstance(puzzle, BlunderPuzzle):
        claims["loss"] = facts.loss
    made = puzzle._replace(**claims)
    return made._replace(texts=turn_texts(made))


# --- Positions ------------------------------------------------------------------------------


def _game(rng: Random, players: tuple[int, ...] = (2, 3, 4)) -> list[State]:
    """The starts of all turns of a game of greedy bots, in a random order."""
    number = rng.choice(players)
    state = setup(number, rng.randrange(10**6), start=rng.randrange(number))
    bots = [Greedy() for _ in range(number)]
    starts = []
    while not state.is_over:
        if state.pending is None:
            starts.append(state)
        assert state.to_move is not None
        state = state.after(bots[state.to_move].choose(state.seen_by(state.to_move)))
    rng.shuffle(starts)
    return starts


def _with_miners(state: State, miners: int) -> State:
    """With so many miners in hand for the player to move; the others have been in the canteen."""
    assert state.to_move is not None
    own = state.players[state.to_move]
    canteen = state.canteen[state.to_move] + own.miners - miners
    return state._replace(
        players=put(state.players, state.to_move, own._replace(miners=miners)),
        canteen=put(state.canteen, state.to_move, canteen),
    )


def _puzzle(sort: str, state: State, **asks: Any) -> TurnPuzzle:
    tree = position_tree(state)
    asked = Asked(lay(Field("generated", "position", tree)), **asks)
    return TurnPuzzle("", "generated", sort, tree, asked, {})


def _tempting(puzzle: TurnPuzzle) -> bool:
    """Does the greedy bot lose enough here?"""
    found = best(puzzle.asked)
    return found is not None and found.value - reached(puzzle.asked, 1) >= GREEDY


def _single(rng: Random) -> Iterator[TurnPuzzle]:
    late = [state for state in _game(rng) if state.shift == state.rules.shifts]
    for state in late[:POSITIONS]:
        puzzle = _puzzle("turn", state, turns=1, objective=rng.choice(("clock", "margin")))
        if _tempting(puzzle):
            yield puzzle


def _space(rng: Random) -> Iterator[TurnPuzzle]:
    for state in _game(rng)[:POSITIONS]:
        puzzle = _puzzle("space", _fewer(state, rng), turns=rng.choice((2, 3)))
        found = best(puzzle.asked)
        assert found is not None, "nothing but points is asked for"
        spaces = [line.partition(" ")[0] for line in found.lines if line.startswith("mining/")]
        if len(spaces) != 1 or not _tempting(puzzle):
            continue
        elsewhere = best(puzzle.asked._replace(state=blocked(puzzle.state, spaces)))
        if elsewhere is not None and elsewhere.value < found.value:
            yield puzzle


def _fewer(state: State, rng: Random, most: int = 6) -> State:
    """With fewer miners, so that it matters what a space takes."""
    return _with_miners(state, min(_own_miners(state), rng.randint(3, most)))


def _miners(rng: Random) -> Iterator[TurnPuzzle]:
    for state in _game(rng)[:POSITIONS]:
        few = _fewer(state, rng)
        is_last = state.shift == state.rules.shifts
        puzzle = _puzzle("miners", few, objective="vp" if is_last else rng.choice(("vp", "clock")))
        if puzzle.asked.own_turns <= 5 and _tempting(puzzle):
            yield puzzle


def _shift_end(rng: Random) -> Iterator[TurnPuzzle]:
    """The end of the first or second shift; the others are done, or a rival has turns left."""
    early = [state for state in _game(rng, (2, 2, 3)) if state.shift < state.rules.shifts]
    if len(early[0].players) == 2 and rng.random() < 0.5:
        for state in early[:POSITIONS]:
            yield from _raced(state, rng)
        return
    for state in early[:POSITIONS]:
        few = _fewer(state, rng, 4)
        objective = rng.choice(("clock", "margin"))
        way = rng.choice(("still", "start"))
        done = _others_done(few)
        puzzle = _puzzle("shift-end", done, objective=objective, start=way == "start")
        if way == "start":
            free = best(puzzle.asked._replace(start=False))
            held = best(puzzle.asked)
            if held is not None and free is not None and held.value < free.value:
                yield puzzle
        elif _tempting(puzzle):
            yield puzzle


def _others_done(state: State) -> State:
    """The others have sent all their miners; those in hand went to the pithead."""
    players, pithead = list(state.players), list(state.pithead)
    for seat, player in enumerate(players):
        if seat != state.to_move:
            players[seat] = player._replace(miners=0)
            pithead[seat] += player.miners
    return state._replace(players=tuple(players), pithead=tuple(pithead))


def _raced(state: State, rng: Random) -> Iterator[TurnPuzzle]:
    """Two players with complete orders: the rival delivers, too, and so makes spaces dearer.

    The orders of a game are made complete; there are as many miners as the deliveries take now.
    """
    assert state.to_move is not None
    seat, rival = state.to_move, 1 - state.to_move
    own, other = state.players[seat], state.players[rival]
    mine = {outstanding.order.transport for outstanding in own.orders}
    theirs = {outstanding.order.transport for outstanding in other.orders}
    shared = sorted(mine & theirs)
    if len(mine) < 2 or not shared or not other.miners:
        return
    rng.shuffle(shared)
    spaces = [f"delivery/{transport}" for transport in shared[: len(mine) - 1]]
    done = (_filled(own, mine), _filled(other, set(shared)))
    table = state._replace(players=done if seat == 0 else done[::-1])
    crews = [table.crews[table.works.index[f"delivery/{transport}"]] for transport in mine]
    taken = sum(table.works.needed[crew.miners] for crew in crews)
    if taken > _own_miners(table):
        return
    few = _with_miners(table, taken)
    try:
        puzzle = _puzzle("shift-end", few, turns=len(mine), replies=tuple(spaces))
    except FileError:
        return  # more coal of a colour than there is
    if max(reached(puzzle.asked, tier) for tier in (1, 5)) < value(puzzle.asked):
        yield puzzle


def _filled(player: Player, transports: set[str]) -> Player:
    """With the first order of each of these transports complete."""
    orders, left = [], set(transports)
    for outstanding in player.orders:
        transport = outstanding.order.transport
        if transport in left:
            left.discard(transport)
            outstanding = outstanding._replace(squares=tuple(outstanding.order.squares))
        orders.append(outstanding)
    return player._replace(orders=tuple(orders))


def _last(rng: Random) -> Iterator[TurnPuzzle]:
    late = [state for state in _game(rng) if state.shift == state.rules.shifts]
    for state in late[:POSITIONS]:
        few = _others_done(_with_miners(state, min(_own_miners(state), rng.choice((2, 3)))))
        puzzle = _puzzle("last", few, objective=rng.choice(("clock", "margin")))
        if _tempting(puzzle):
            yield puzzle


def _own_miners(state: State) -> int:
    assert state.to_move is not None
    return state.players[state.to_move].miners


# --- Replies --------------------------------------------------------------------------------


def _replies(rng: Random) -> Iterator[TurnPuzzle]:
    """The others go where the best plan would go; mostly they take a card that it needs."""
    for state in _game(rng, (2, 3))[:POSITIONS]:
        is_last = state.shift == state.rules.shifts
        objective = "vp" if is_last else rng.choice(("vp", "clock"))
        yield from _contested(state, rng.choice((2, 3, 3, 4)), objective)


def _dearer(rng: Random) -> Iterator[TurnPuzzle]:
    """The others take no card, but they mine or deliver, which makes a space dearer."""
    for state in _game(rng, (2, 3))[: 3 * POSITIONS]:
        yield from _contested(state, 3, "vp", ("mining", "delivery"))


def _contested(
    state: State, turns: int, objective: str, kinds: Sequence[str] = ()
) -> Iterator[TurnPuzzle]:
    """The others go to spaces of these kinds, or any, that the best plan needs.

    There are miners for this plan and no more.
    """
    asked = _puzzle("reply", state, turns=turns, objective=objective).asked
    plan = best(asked)
    assert plan is not None, "nothing but points is asked for"
    table = asked.table
    for line in plan.lines:
        table = after_turn(table, asked.seat, line)
    few = _with_miners(state, _own_miners(state) - table.state.players[asked.seat].miners)
    spaces = sorted({line.partition(" ")[0] for line in plan.lines} - {"pithead"})
    spaces = [space for space in spaces if not kinds or space.partition("/")[0] in kinds]
    sort = "last" if state.shift == state.rules.shifts else "shift-end"
    others = range(1, len(state.players))
    for wanted in chain.from_iterable(permutations(spaces, number) for number in others):
        replies = _turns_at(few, wanted)
        puzzle = _puzzle(sort, **asked._replace(state=few, replies=replies)._asdict())
        if replies and _needs_foresight(puzzle.asked, plan):
            yield puzzle


def _turns_at(state: State, spaces: Sequence[str]) -> tuple[str, ...]:
    """Turns of the next players at these spaces, one each; none if one cannot go there."""
    seat, replies = state.to_move, []
    assert seat is not None
    for n, space in enumerate(spaces, start=1):
        other = (seat + n) % len(state.players)
        table = state._replace(to_move=other)
        if not table.players[other].miners or table.why_not(space) is not None:
            return ()
        line, after = _greedy_turn(table, space)
        replies.append(line)
        state = after._replace(to_move=seat)
    return tuple(replies)


def _needs_foresight(asked: Asked, plan: Best) -> bool:
    """Must the best begin at one kind of space, and do those miss it who plan as if nobody moved?

    Left out is what takes long to prove: every plan would have to be tried.
    """
    blind = max(reached(asked, tier) for tier in (1, 5))
    if blind >= plan.value:
        return False
    try:
        first = [(line, value(left)) for line, left in openings(asked)]
    except TooMany:
        return False
    par = max(worth for _, worth in first)
    winners = {line.partition("/")[0] for line, worth in first if worth == par}
    if par <= blind or len(winners) > 1:
        return False
    deep = [
        f"workshop/{n}"
        for n, tile in enumerate(asked.state.workshops, start=1)
        if tile is not None and tile.carts[0] in DEEP
    ]
    closed = (without_kinds(asked.state, QUIET), blocked(asked.state, [*deep, "workshop/draw"]))
    tables = (asked.state, *closed)
    return all(_is_light(asked._replace(state=table)) for table in tables)


def _is_light(asked: Asked) -> bool:
    """Can the optimum be proven quickly: the best plan without replies fits, or all is soon tried?"""
    plan = best(asked._replace(replies=()))
    assert plan is not None, "nothing but points is asked for"
    rows = orderings(asked.table, asked.seat, plan.lines, inf)
    if any(asked.worth(end) >= plan.value for _, end in rows):
        return True
    try:
        values(asked, FEW)
    except TooMany:
        return False
    return True


def _pay_desk(rng: Random) -> Iterator[TurnPuzzle]:
    """The last shift: a rival with few miners goes to a money space, unless somebody stands there.

    Only so can money decide by MARGIN: a visit to the pithead instead costs 1 VP at most, so without
    a rival some row of turns is always worth par - 1.
    """
    late = [state for state in _game(rng, (2, 2, 3)) if state.shift == state.rules.shifts]
    for state in late:
        assert state.to_move is not None
        few = _others_done(_with_miners(state, min(_own_miners(state), rng.choice((2, 3)))))
        rival = (state.to_move + 1) % len(state.players)
        for space in [space for space in state.works.open if space.startswith("money/")]:
            needed = state.works.needed[state.crews[state.works.index[space]].miners]
            if needed > state.players[rival].miners:
                continue
            sent = few.players[rival]._replace(miners=needed)
            pithead = few.pithead[rival] - needed
            table = few._replace(
                players=put(few.players, rival, sent), pithead=put(few.pithead, rival, pithead)
            )
            asks = {"turns": _own_miners(few), "objective": "margin", "replies": (space,)}
            puzzle = _puzzle("last", table, **asks)
            if _turns_on_money(puzzle.asked):
                yield puzzle


def _turns_on_money(asked: Asked) -> bool:
    """Is money all that is needed beside mining and deliveries, and needed by enough?"""
    paid = reached(asked, 3)
    if max(reached(asked, tier) for tier in (0, 1, 2)) >= paid or reached(asked, 5) > paid:
        return False
    try:
        first, second, *_ = (*sorted(values(asked, FEW), reverse=True), NONE, NONE)
    except TooMany:
        return False
    return paid == first and first - second >= MARGIN


# --- Drafts and blunders --------------------------------------------------------------------


def _drafts(rng: Random) -> Iterator[DraftPuzzle]:
    """The draft after some picks of the greedy bot."""
    for _ in range(POSITIONS):
        players = rng.choice((2, 3))
        seed, start = rng.randrange(10**6), rng.randrange(players)
        state = setup(players, seed, start=start)
        moves: list[str] = []
        bot = Greedy()
        for _ in range(rng.randrange(2 * players)):
            assert state.to_move is not None
            moves.append(bot.choose(state.seen_by(state.to_move)))
            state = state.after(moves[-1])
        assert state.to_move is not None
        picks = state.rules.draft - len(state.players[state.to_move].orders)
        tree: dict[str, Any] = {"players": players, "start": start, "drafted": False}
        row = setup(players, seed, start=start).pending
        assert isinstance(row, Drafting)
        tree["draft_row"] = [str(card) for card in row.row]
        if moves:
            tree["moves"] = " ".join(moves)
        state = lay(Field("generated", "position", tree))
        steps = rng.choice((8, 10))
        yield DraftPuzzle("", "generated", "draft", tree, state, picks, steps, {})


def _blunders(rng: Random) -> Iterator[BlunderPuzzle]:
    """Three or four turns, all best but one, which is the greedy bot's."""
    for state in _game(rng)[:POSITIONS]:
        length, slip = rng.choice(((3, 0), (3, 1), (4, 0), (4, 1), (4, 2)))
        objective = "vp" if state.shift == state.rules.shifts else rng.choice(("vp", "clock"))
        turns = _puzzle("turn", state, turns=length, objective=objective)
        log = _log_with_slip(turns.asked, slip)
        if len(log) == length:
            yield BlunderPuzzle(
                "", "generated", "blunder", turns.position, turns.asked, tuple(log), {}
            )


def _log_with_slip(asked: Asked, slip: int) -> list[str]:
    table = asked.table
    log: list[str] = []
    for n in range(asked.own_turns):
        if not table.state.players[asked.seat].miners:
            break
        if n == slip:
            log.append(_greedy_turn(table.state)[0])
        else:
            plan = best(asked.after(table, n))
            if plan is None or not plan.lines:
                break
            log.append(plan.lines[0])
        table = after_turn(table, asked.seat, log[-1])
    return log


def _greedy_turn(state: State, space: str = "") -> tuple[str, State]:
    """A whole turn of the greedy bot, perhaps at a given space; it keeps no card unseen."""
    bot, line = Greedy(), [space] if space else []
    assert state.to_move is not None
    seat = state.to_move
    state = state.after(space) if space else state
    while not line or state.pending is not None:
        is_blind = state.pending is not None and "keep/-" in state.legal_moves()
        line.append("keep/-" if is_blind else str(bot.choose(state.seen_by(seat))))
        state = state.after(line[-1])
    return " ".join(line), state


_MAKERS: dict[str, Callable[[Random], Iterator[TablePuzzle]]] = {
    "turn": _single,
    "space": _space,
    "miners": _miners,
    "shift-end": _shift_end,
    "last": _last,
    "reply": _replies,
    "dearer": _dearer,
    "pay-desk": _pay_desk,
    "draft": _drafts,
    "blunder": _blunders,
}
