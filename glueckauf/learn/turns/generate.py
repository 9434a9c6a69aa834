"""Making puzzles on a whole table: seeded, from games of the greedy bot.

    for puzzle in candidates("miners", seed=1): …

    turn       the best single turn
    space      two or three turns: which mining space?
    miners     the best with so many miners left
    shift-end  the last miners of a shift, with the points of the clock
    last       the last miners of the game
    draft      which cards serve one mining action best?
    blunder    which turn of a log loses most?

A batch is one game, made from the seed and its number alone. Positions are kept where the greedy bot
loses at least GREEDY points against the exact answer. What is accepted has a proven best value
that beats the runner-up by MARGIN, at least one theme shown by ablation beside the greedy trap, and
a grade of T2 or more. Searches are limited by counts, never by time, so every machine makes the
same puzzles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
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
from glueckauf.learn.turns.claims import TRAP, solved, themes_of, tier_of
from glueckauf.learn.turns.ladder import reached
from glueckauf.learn.turns.puzzle import BlunderPuzzle, DraftPuzzle, TablePuzzle, TurnPuzzle
from glueckauf.learn.turns.wording import turn_texts
from glueckauf.solve.turn_asked import Asked, TooMany, best
from glueckauf.solve.turn_search import after_turn
from glueckauf.solve.turn_themes import blocked, value

SORTS = ("turn", "space", "miners", "shift-end", "last", "draft", "blunder")
GREEDY = 3  # what the greedy bot must lose
MARGIN = 2
POSITIONS = 8  # tried of each game
LONGEST = 40_000  # spots that a proof may open


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
    rng = stream(f"table puzzles {sort} {number}", seed)
    made: list[TablePuzzle] = []
    for puzzle in _MAKERS[sort](rng):
        named = puzzle._replace(id=f"{sort}-{seed}-{number:04}-{len(made) + 1}")
        found = accepted(named)
        if found is not None:
            made.append(found)
    return made


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
            yield from _replied(state, rng.choice((2, 3)))
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


def _replied(state: State, turns: int) -> Iterator[TurnPuzzle]:
    """Two players: the rival goes next to a space that the best plan needs, which takes all miners.

    Kept is what only those solve who look at the answer.
    """
    asked = Asked(state, turns)
    plan = best(asked)
    assert plan is not None, "nothing but points is asked for"
    table = asked.table
    for line in plan.lines:
        table = after_turn(table, asked.seat, line)
    used = _own_miners(state) - table.state.players[asked.seat].miners
    spaces = sorted({line.partition(" ")[0] for line in plan.lines} - {"pithead"})
    few = _with_miners(state, used)
    rivals = few._replace(to_move=1 - asked.seat)
    for space in spaces:
        if rivals.players[1 - asked.seat].miners and rivals.why_not(space) is None:
            reply, _ = _greedy_turn(rivals, space)
            puzzle = _puzzle("shift-end", few, turns=turns, replies=(reply,))
            anew = reached(puzzle.asked, 5)
            if anew < plan.value and anew < value(puzzle.asked):
                yield puzzle


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
    "draft": _drafts,
    "blunder": _blunders,
}
