"""Restricted play: what a bot is forbidden it does not do, while anything else is left."""

from __future__ import annotations

from typing import Any

import pytest

from glueckauf import bots
from glueckauf.bots.without import SearchWithout
from glueckauf.core.streams import stream
from glueckauf.games import GAMES, room, signal
from glueckauf.games.board import Rules
from tests.bots.test_names import first_decision
from tests.games.board.scenes import mining

CASES = [
    ("board", "greedy", ["pair"]),
    ("board", "greedy", ["storage"]),
    ("board", "greedy", ["mining/10", "delivery/barrow"]),
    ("board", "greedy", ["+k"]),
    ("board", "random", ["pair", "storage", "order"]),
    ("board", "search:4", ["mining/10", "pair"]),
    ("board", "search:4", ["+k", "+g"]),
    ("card", "greedy", ["mining/2", "wild"]),
    ("card", "random", ["use", "pass", "share"]),
]


@pytest.mark.parametrize(("game", "name", "kinds"), CASES)
def test_it_does_without(game: str, name: str, kinds: list[str]) -> None:
    """For as long as another move is legal; the other player is free."""
    table = room(game)

    def is_forbidden(move: str) -> bool:
        return any(table.bots.is_kind(move, kind) for kind in kinds)

    seats = [bots.bot(name, "1/0", game=game, without=kinds), bots.bot("greedy", "1/1")]
    state: Any = table.setup(2, 4)
    made = 0
    while not state.is_over and made < (30 if name.startswith("search") else 10_000):
        move = seats[state.to_move].choose(state.seen_by(state.to_move))
        if state.to_move == 0:
            assert not is_forbidden(move) or all(map(is_forbidden, state.legal_moves())), move
        state = state.after(move)
        made += 1


def test_what_is_forbidden_would_have_been_done() -> None:
    """Else the test above shows nothing."""
    for game, name, kinds in (CASES[0], CASES[2], CASES[3]):
        is_kind = room(game).bots.is_kind
        seats = [bots.bot(name, f"1/{seat}") for seat in (0, 1)]
        moves = [move for seed in (4, 5) for move in bots.play(room(game).setup(2, seed), seats)[1]]
        assert all(any(is_kind(move, kind) for move in moves) for kind in kinds)


def test_mining_is_planned_without_pairs() -> None:
    """The pit has no black coal: with pairs it fills a black square, without it fills the grey one."""
    state = mining(8, mine={"carts": ("y", "b", "g", "")}, orders=["barrow:k=9", "barrow:g=2"])
    free, bound = bots.bot("greedy"), bots.bot("greedy", without=["pair"])

    def line(who: bots.Bot, state: Any) -> list[str]:
        moves: list[str] = []
        mover = state.to_move
        while state.to_move == mover and state.pending is not None:
            moves.append(who.choose(state.seen_by(mover)))
            state = state.after(moves[-1])
        return moves

    assert any(".k" in move for move in line(free, state))
    planned = line(bound, state)
    assert "g>B" in planned
    assert not any("." in move for move in planned)


def test_mining_is_planned_without_black_coal() -> None:
    """The black order brings more, but only the grey one can be filled without loading black."""
    state = mining(6, mine={"carts": ("", "", "g", "k")}, orders=["barrow:k=9", "barrow:g=2"])

    def filled(who: bots.Bot) -> set[str]:
        here: Any = state
        while here.pending is not None and here.to_move == state.to_move:
            here = here.after(who.choose(here.seen_by(here.to_move)))
        orders = here.players[state.to_move].orders
        return {order.label for order in orders if all(order.squares)}

    assert filled(bots.bot("greedy")) == {"A"}
    assert filled(bots.bot("greedy", without=["+k"])) == {"B"}


def test_who_has_nothing_else_plays_on() -> None:
    state = room("board").setup(2, 3)
    for kinds in (["pair"], list(room("board").bots.kinds(Rules()))):
        who = bots.bot("greedy", without=kinds)
        last, _ = bots.play(state, [who, bots.bot("random", 2)])
        assert last.is_over


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_kind_is_told_with_those_that_are_known(game: str) -> None:
    known = room(game).bots.kinds(room(game).Rules())[0]
    with pytest.raises(ValueError, match=rf"there is no kind of moves 'pears'; known: {known}"):
        bots.bot("greedy", game=game, without=["pears"])
    late = bots.bot("greedy", without=["pears"])  # which game it is, it sees later
    with pytest.raises(ValueError, match="there is no kind of moves 'pears'"):
        late.choose(first_decision(game, 1))


def test_kinds_follow_the_rules() -> None:
    kinds = room("board").bots.kinds
    assert "mining/10" in kinds(Rules())
    assert "mining/10" not in kinds(Rules(mining=[4, 6, 8, 9]))
    bots.bot("greedy", game="board", without="mining/9", rules=Rules(mining=[4, 6, 8, 9]))


def openings(game: str, seed: int) -> list[Any]:
    """Tables for four; of a game with maps, one on each."""
    if game == "signal":
        return [signal.setup(4, seed, map=name) for name in ("central_europe", "north_america")]
    return [room(game).setup(4, seed)]


class Curious:
    """Makes a move of a kind that nobody has made yet, if it can, and else any; ends turns last."""

    def __init__(self, game: str, seed: str) -> None:
        table = room(game)
        self.is_kind = table.bots.is_kind
        self.wanted = {*table.bots.kinds(table.Rules())}
        self.luck = stream("curious", seed)

    def choose(self, view: Any) -> str:
        legal = list(map(str, view.legal_moves()))
        for kind in sorted(self.wanted):
            new = [move for move in legal if self.is_kind(move, kind)]
            if new:
                self.wanted.discard(kind)
                return self.luck.choice(new)
        return self.luck.choice([move for move in legal if move not in ("end", "pass")] or legal)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_names_moves_that_occur(game: str) -> None:
    """Nobody is forbidden what no game has."""
    bot = Curious(game, "1")
    for seed in range(300):
        for start in openings(game, seed):
            if bot.wanted:
                bots.play(start, [bot] * 4, seed)
    assert not bot.wanted


def test_a_restricted_search_can_be_watched_and_stopped() -> None:
    state = room("board").setup(2, 4)
    while state.pending is not None:
        state = state.after(state.legal_moves()[0])
    view, asked = state.seen_by(state.to_move or 0), []

    def go_on(share: float) -> bool:
        asked.append(share)
        return len(asked) < 3

    free = bots.Search(50, choices=4).weigh(view, lambda _: False)
    kind = free.moves[0].move
    who = bots.bot("search:50", game="board", without=[kind])
    assert isinstance(who, SearchWithout)
    found = who.weigh(view, go_on)
    assert len(asked) == 3
    assert kind not in [one.move for one in found.moves]
    nothing = SearchWithout(who.bot, [one.move for one in who.bot.weigh(view, go_on).moves])
    assert view.why_not(nothing.choose(view)) is None
