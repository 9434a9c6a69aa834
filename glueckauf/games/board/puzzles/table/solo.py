"""Makers of table puzzles in which nobody replies: turns, drafts, and blunders in a log."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from glueckauf.core.fields import Field
from glueckauf.games.board.bots.greedy import Greedy
from glueckauf.games.board.parts import Drafting
from glueckauf.games.board.puzzles.position import lay
from glueckauf.games.board.puzzles.table.positions import (
    POSITIONS,
    fewer,
    game,
    greedy_turn,
    is_tempting,
    others_done,
    own_miners,
    question,
    with_miners,
)
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle, DraftPuzzle, TurnPuzzle
from glueckauf.games.board.puzzles.table.rivals import raced
from glueckauf.games.board.rules import setup
from glueckauf.games.board.solve.turns.asked import Asked, best
from glueckauf.games.board.solve.turns.search import after_turn
from glueckauf.games.board.solve.turns.themes import blocked


def single_turns(rng: Random) -> Iterator[TurnPuzzle]:
    late = [state for state in game(rng) if state.shift == state.rules.shifts]
    for state in late[:POSITIONS]:
        puzzle = question("turn", state, turns=1, objective=rng.choice(("clock", "margin")))
        if is_tempting(puzzle):
            yield puzzle


def spaces(rng: Random) -> Iterator[TurnPuzzle]:
    for state in game(rng)[:POSITIONS]:
        puzzle = question("space", fewer(state, rng), turns=rng.choice((2, 3)))
        found = best(puzzle.asked)
        assert found is not None, "nothing but points is asked for"
        spaces = [line.partition(" ")[0] for line in found.lines if line.startswith("mining/")]
        if len(spaces) != 1 or not is_tempting(puzzle):
            continue
        elsewhere = best(puzzle.asked._replace(state=blocked(puzzle.state, spaces)))
        if elsewhere is not None and elsewhere.value < found.value:
            yield puzzle


def last_miners(rng: Random) -> Iterator[TurnPuzzle]:
    for state in game(rng)[:POSITIONS]:
        few = fewer(state, rng)
        is_last = state.shift == state.rules.shifts
        puzzle = question("miners", few, objective="vp" if is_last else rng.choice(("vp", "clock")))
        if puzzle.asked.own_turns <= 5 and is_tempting(puzzle):
            yield puzzle


def shift_ends(rng: Random) -> Iterator[TurnPuzzle]:
    """The end of the first or second shift; the others are done, or a rival has turns left."""
    early = [state for state in game(rng, (2, 2, 3)) if state.shift < state.rules.shifts]
    if len(early[0].players) == 2 and rng.random() < 0.5:
        for state in early[:POSITIONS]:
            yield from raced(state, rng)
        return
    for state in early[:POSITIONS]:
        few = fewer(state, rng, 4)
        objective = rng.choice(("clock", "margin"))
        way = rng.choice(("still", "start"))
        done = others_done(few)
        puzzle = question("shift-end", done, objective=objective, start=way == "start")
        if way == "start":
            free = best(puzzle.asked._replace(start=False))
            held = best(puzzle.asked)
            if held is not None and free is not None and held.value < free.value:
                yield puzzle
        elif is_tempting(puzzle):
            yield puzzle


def last_actions(rng: Random) -> Iterator[TurnPuzzle]:
    late = [state for state in game(rng) if state.shift == state.rules.shifts]
    for state in late[:POSITIONS]:
        few = others_done(with_miners(state, min(own_miners(state), rng.choice((2, 3)))))
        puzzle = question("last", few, objective=rng.choice(("clock", "margin")))
        if is_tempting(puzzle):
            yield puzzle


def drafts(rng: Random) -> Iterator[DraftPuzzle]:
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


def blunders(rng: Random) -> Iterator[BlunderPuzzle]:
    """Three or four turns, all best but one, which is the greedy bot's."""
    for state in game(rng)[:POSITIONS]:
        length, slip = rng.choice(((3, 0), (3, 1), (4, 0), (4, 1), (4, 2)))
        objective = "vp" if state.shift == state.rules.shifts else rng.choice(("vp", "clock"))
        turns = question("turn", state, turns=length, objective=objective)
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
            log.append(greedy_turn(table.state)[0])
        else:
            plan = best(asked.after(table, n))
            if plan is None or not plan.lines:
                break
            log.append(plan.lines[0])
        table = after_turn(table, asked.seat, log[-1])
    return log
