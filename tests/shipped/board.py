"""What puzzles of the board game ask, from the words of their files (docs/write-a-puzzle.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from glueckauf.games.board.hidden import laid_open
from glueckauf.games.board.parts import COLOURS, LABELS, Drafting, Mining, Outstanding, Player
from glueckauf.games.board.rules import State
from glueckauf.games.board.scoring import in_workshops, next_start, score_game, score_shift
from tests.shipped.plain import Worth

SPACES = ("workshop", "mining", "delivery", "money", "order", "pithead")
MINERS = 99  # a pit by itself is no table: nobody runs out of miners


# --- One pit --------------------------------------------------------------------------------


class Place(NamedTuple):
    state: State
    later: tuple[str, ...]  # actions still to come
    steps: int


class AskedPit:
    """Mining and deliveries, one action after the other; of a draft the ride with the cards that were picked."""

    def __init__(
        self,
        state: State,
        objective: Sequence[str],
        complete: Sequence[str] = (),
        actions: Sequence[str] = (),
    ) -> None:
        self.objective, self.complete = tuple(objective), set(complete)
        self.seat = state.to_move or 0
        own = state.players[self.seat]._replace(miners=MINERS)
        self.first = _with(state, self.seat, own)._replace(events=())
        self.carts = own.mine.carts
        self.start = Place(self.first, tuple(actions), 0)

    def is_over(self, place: Place) -> bool:
        return place.state.pending is None and not place.later

    def moves(self, place: Place) -> Sequence[str]:
        state = place.state
        if state.pending is not None:
            return state.legal_moves()
        due = place.later[:1]
        return [one for one in due if one.startswith("mining/") or state.why_not(one) is None]

    def after(self, place: Place, move: str) -> Place:
        state, later, steps = place
        if state.pending is None or (later[:1] == (move,) and not _is_halved(state)):
            return self._begun(place, move)
        return Place(self._kept(state.after(move)), later, steps + (move != "end"))

    def _begun(self, place: Place, move: str) -> Place:
        """The next action; what is left of the one before is let go."""
        state, later, steps = place
        assert later[:1] == (move,), f"{move} is not the action that is due"
        kind, _, number = move.partition("/")
        if kind == "mining":
            return Place(state._replace(pending=Mining(int(number))), later[1:], steps)
        return Place(self._kept(state._replace(pending=None).after(move)), later[1:], steps)

    def _kept(self, then: State) -> State:
        """The same player goes on, with miners to spare; no space gets dearer."""
        own = then.players[self.seat]._replace(miners=MINERS)
        return _with(self.first, self.seat, own)._replace(pending=then.pending)

    def chances(self, place: Place) -> Mapping[str, Fraction]:
        return {}

    def closing(self, place: Place) -> str:
        return "" if _is_halved(place.state) else "end"

    def worth(self, place: Place) -> Worth:
        own = place.state.players[self.seat]
        if any(held.label in self.complete and not _is_complete(held) for held in own.orders):
            return None
        done = [*(held.order for held in own.orders if _is_complete(held)), *own.delivered]
        amounts = {"vp": sum(order.vp for order in done), "steps": place.steps}
        for n, colour in enumerate(COLOURS):
            amounts[f"empty:{colour}"] = len(self.carts[n]) - len(own.mine.carts[n])
        return tuple([-amounts[w[1:]] if w[0] == "-" else amounts[w] for w in self.objective])


def asked_of_pit(puzzle: Any, tree: Mapping[str, Any]) -> AskedPit:
    assert "empty_carts" not in tree["mine"], "empty carts of a file are not told here"
    given = tree.get("complete", ()), tree.get("actions", ())
    return AskedPit(puzzle.positions(())[0], tree["objective"], *given)


def asked_of_picks(puzzle: Any, tree: Mapping[str, Any], picked: Sequence[str]) -> AskedPit:
    """One mining action with the cards of the row that were picked."""
    state: State = puzzle.state
    assert isinstance(state.pending, Drafting)
    row = dict(enumerate(state.pending.row, start=1))
    seat = state.to_move or 0
    own = state.players[seat]
    taken = [row[int(one.removeprefix("draft/"))] for one in picked]
    cards = [*(held.order for held in own.orders), *filter(None, taken)]
    held = [
        Outstanding(label, card, ("",) * len(card.squares))
        for label, card in zip(LABELS, cards, strict=False)
    ]
    laid = _with(state, seat, own._replace(orders=tuple(held)))
    return AskedPit(laid._replace(pending=Mining(tree["steps"])), ["vp"])


def _is_halved(state: State) -> bool:
    """Does a pair wait for its other half?"""
    return isinstance(state.pending, Mining) and state.pending.half is not None


def _is_complete(held: Outstanding) -> bool:
    return all(coal and coal[-1] != "+" for coal in held.squares)


def _with(state: State, seat: int, player: Player) -> State:
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return state._replace(players=players, to_move=seat)


# --- Turns on the table ---------------------------------------------------------------------


class Turn(NamedTuple):
    """In a turn, or before one: replies still to come, and own turns that are over."""

    state: State
    replies: tuple[str, ...]
    turns: int


class AskedTurns:
    """Own turns in a shift that does not end meanwhile. The others stand still, but for the replies that the file
    announces: after each own turn every other player with miners plays the next one, unless it has become illegal.
    """

    def __init__(self, puzzle: Any, tree: Mapping[str, Any]) -> None:
        self.goal: str = tree.get("objective", "vp")
        self.rival = tree.get("rival")
        self.must_begin = tree.get("start", False)
        state: State = laid_open(puzzle.state, puzzle.state.to_move)
        self.seat = state.to_move or 0
        miners = state.players[self.seat].miners
        turns = tree.get("turns", len(tree["log"]) if "log" in tree else miners)
        self.turns = min(turns, miners)
        self.others = [(self.seat + n) % len(state.players) for n in range(1, len(state.players))]
        self.start = self._held(state._replace(events=()), tuple(tree.get("replies", ())), 0)

    def _held(self, state: State, replies: tuple[str, ...], turns: int) -> Turn:
        """Before an own turn; a miner that never moves holds the shift open where the others have none."""
        if not any(state.players[n].miners for n in self.others):
            state, replies = _manned(state, self.others[0], 1), ()
        return Turn(state._replace(to_move=self.seat), replies, turns)

    def is_over(self, place: Turn) -> bool:
        if place.state.pending is not None:
            return False
        return place.turns == self.turns or not place.state.players[self.seat].miners

    def moves(self, place: Turn) -> Sequence[str]:
        return place.state.legal_moves()

    def after(self, place: Turn, move: str) -> Turn:
        state, replies, turns = place
        then = state.after(move)._replace(events=())
        if then.pending is not None:
            return Turn(then, replies, turns)
        own = then.players[self.seat].miners
        if replies and not own:
            then = _manned(then, self.seat, 1)  # a reply must not end the shift
        for other in self.others:
            if replies and then.players[other].miners:
                then, replies = _replied(then._replace(to_move=other), replies[0]), replies[1:]
        return self._held(_manned(then, self.seat, own), replies, turns + 1)

    def chances(self, place: Turn) -> Mapping[str, Fraction]:
        return {}

    def closing(self, place: Turn) -> str:
        """A mining action is ended; turns that are left out are spent at the pithead."""
        pending = place.state.pending
        if isinstance(pending, Mining):
            return "" if _is_halved(place.state) else "end"
        return "" if pending else "pithead"

    def worth(self, place: Turn) -> Worth:
        state = place.state
        if self.must_begin and next_start(state.start, in_workshops(state)) != self.seat:
            return None
        players = state.players
        if self.goal != "vp":
            players, _ = score_shift(state.shift, players, state.rules)
            if state.shift == state.rules.shifts:
                players, _ = score_game(players, state.rules)
        own = players[self.seat].vp
        if self.goal != "margin":
            return (own,)
        rivals = self.others if self.rival is None else [self.rival]
        return (own - max(players[n].vp for n in rivals),)


def _manned(state: State, seat: int, miners: int) -> State:
    then = state.players[seat]._replace(miners=miners)
    return state._replace(players=(*state.players[:seat], then, *state.players[seat + 1 :]))


def _replied(state: State, line: str) -> State:
    then = state
    for move in line.split():
        if then.why_not(move) is not None:
            return state
        then = then.after(move)
    return then._replace(events=())


def in_turns(moves: Sequence[str]) -> list[str]:
    """The moves of a plan as whole turns: each begins where miners are sent."""
    turns: list[list[str]] = []
    for move in moves:
        if move.partition("/")[0] in SPACES:
            turns.append([])
        turns[-1].append(move)
    return [" ".join(turn) for turn in turns]
