"""A second, slow and plain referee for "Glück Auf: The Great Card Game", for tests only.

Written from the rules (CG-x.y, rulings CG-A…) and the notation alone; it shares nothing with the
package, not even a number. `python -m tests.games.card.referee FILE…` checks records.
"""

from __future__ import annotations

import copy
import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

# ---- 1 Components ---------------------------------------------------------------------------

CRESTS = "wctf"
COLOURS = ["red", "green", "blue", "yellow"]
DESTINATIONS = ["barracks", "furnaces", "factories", "steamboats"]
ORDER_VP = {1: 3, 2: 5, 3: 7, 4: 10}  # 1.5
WORKERS = {  # 1.2, CG-1.4
    2: [1, 1, 1, 1, 1, 2, 2, 3],
    3: [1, 1, 1, 1, 1, 2, 2, 3, 4],
    4: [1, 1, 1, 1, 1, 2, 2, 3, 4, 5],
}
SHIFTS = {2: 7, 3: 6, 4: 5}  # CG-1.5
DOCK_CRESTS = {1: "wc", 2: "wt", 3: "cf"}  # 1.3
MOST_AS_WORKERS = {"w3": 3, "w4": 4, "w5": 5}  # 1.7
MINING = {"mining/1": (0, 1), "mining/2": (1, 2), "mining/3": (2, 3)}  # CG-3.9

LORRIES = [x for c in CRESTS for x in [f"{c}1.1"] * 4 + [f"{c}1.2"] * 2 + [f"{c}2"] * 4]  # 1.4
WAGONS = list(CRESTS) * 6 + ["*"] * 16
ENGINES = COLOURS * 7
ORDERS = [f"{place}:{n}" for place in DESTINATIONS for n in (1, 1, 2, 2, 3, 3, 4)]  # 1.5
SHARES = DESTINATIONS * 6
INNOVATIONS = "w3 w3 w4 w4 w5 w5 lorry lorry wagon wagon engine order share".split()  # 1.7
INNOVATIONS += ["mining", "mining", "delivery"]
OBJECTIVES = ["shift_pairs", "objectives", *(f"engine:{colour}" for colour in COLOURS)]  # 1.6
OBJECTIVES += [
    f"{kind}:{place}" for kind in ("share", "order", "lorries") for place in DESTINATIONS
]

STACKS = "lorry/a lorry/b wagon/a wagon/b engine order share innovation objective".split()
ZONES = [*STACKS, *MINING, "delivery", "wild"]  # CG-1.3
OTHER_STACK = {"lorry/a": "lorry/b", "lorry/b": "lorry/a"}
OTHER_STACK |= {"wagon/a": "wagon/b", "wagon/b": "wagon/a"}
SWITCHES = ["innovation_needs_placement"]


class Foul(Exception):
    """The message is a sentence that names what is wrong."""


def lorries_on(card: str) -> int:
    """The lorries of a lorry card, which are also the steps it costs to move it (CG-3.6)."""
    return int(card[1])


def lorry_vp(card: str) -> int:
    """CG-6.3 A: a card with two lorries never scores."""
    return int(card.split(".")[1]) if "." in card else 0


# ---- 2 A player's board ---------------------------------------------------------------------


@dataclass
class Wagon:
    """A wagon at a dock, and the lorry card on it ("": empty)."""

    crest: str
    load: str = ""


@dataclass
class Dock:
    engine: str = ""
    wagons: list[Wagon] = field(default_factory=list)

    def load(self) -> int:
        return sum(lorries_on(wagon.load) for wagon in self.wagons if wagon.load != "")


@dataclass
class Yard:
    """What a mining action touches; the row from left to right."""

    row: list[str] = field(default_factory=list)
    storage: list[str] = field(default_factory=list)
    docks: dict[int, Dock] = field(default_factory=lambda: {1: Dock(), 2: Dock(), 3: Dock()})

    def targets(self, card: str) -> set[str]:
        """CG-3.7: empty wagons of the card's crest, or wild, at docks bearing that crest."""
        found = set()
        for number, dock in self.docks.items():
            for wagon in dock.wagons:
                fits = wagon.crest in ("*", card[0]) and card[0] in DOCK_CRESTS[number]
                if fits and wagon.load == "":
                    found.add(f"{number}{wagon.crest}")
        return found

    def moves(self, steps: int) -> list[str]:
        """CG-3.6: every single move that these steps can pay for."""
        found = set()
        if self.row and lorries_on(self.row[-1]) <= steps:
            found.add("row>s")
            found |= {f"row>{target}" for target in self.targets(self.row[-1])}
        for card in self.storage:
            if lorries_on(card) <= steps:
                found |= {f"s:{card}>{target}" for target in self.targets(card)}
        return sorted(found)

    def move(self, token: str) -> int:
        """Make a move; the answer is the steps it costs."""
        source, target = token.split(">")
        if source == "row":
            card = self.row.pop()
        else:
            card = source.removeprefix("s:")
            self.storage.remove(card)
        if target == "s":
            self.storage.append(card)
        else:
            wagons = self.docks[int(target[0])].wagons
            next(w for w in wagons if w.crest == target[1] and w.load == "").load = card
        return lorries_on(card)

    def can_spend(self, least: int, most: int) -> bool:
        """Is there a sequence of moves that costs at least `least` and at most `most` steps?"""
        if least <= 0:
            return True
        return any(self.leads_on(token, least, most) for token in self.moves(most))

    def leads_on(self, token: str, least: int, most: int) -> bool:
        """CG-A1: is the minimum still within reach after this move?"""
        after = copy.deepcopy(self)
        cost = after.move(token)
        return after.can_spend(least - cost, most - cost)


class Player:
    """What one player has in hand and in front (CG-1.4)."""

    def __init__(self, players: int) -> None:
        self.workers = list(WORKERS[players])
        self.orders: list[str] = []
        self.innovations: list[str] = []
        self.yard = Yard()
        self.shares: list[str] = []
        self.objectives: list[str] = []
        self.delivered: list[str] = []  # engines, wagons and lorry cards
        self.completed: list[str] = []  # orders in the delivered stack
        self.tokens: list[int] = []
        self.passed = False

    def free_docks(self) -> list[int]:
        """CG-3.3: the docks without an engine."""
        return [number for number, dock in self.yard.docks.items() if dock.engine == ""]

    def payments(self, cost: int) -> list[str]:
        """CG-2.4: every exact payment, cards of equal value merged."""
        found: set[tuple[tuple[int, ...], tuple[tuple[str, int], ...]]] = {((), ())}
        for value in self.workers:
            found |= {(tuple(sorted([*cards, value])), extra) for cards, extra in found}
            found = {(cards, extra) for cards, extra in found if sum(cards) <= cost}
        for name in self.innovations:
            for cards, extra in list(found):
                for value in range(1, MOST_AS_WORKERS.get(name, 0) + 1):
                    found.add((cards, tuple(sorted([*extra, (name, value)]))))
            found = {p for p in found if sum(p[0]) + sum(v for _, v in p[1]) <= cost}
        exact = [p for p in found if sum(p[0]) + sum(v for _, v in p[1]) == cost]
        return sorted(
            "pay/" + "+".join([*map(str, cards), *(f"{name}={value}" for name, value in extra)])
            for cards, extra in exact
        )

    def trains(self, colour: str) -> list[str]:
        """CG-3.10, CG-3.11: every train that can leave; `colour` "" stands for any colour."""
        found = set()
        for number, dock in self.yard.docks.items():
            if dock.engine != "" and colour in ("", dock.engine):
                for order in self.orders:
                    if int(order.split(":")[1]) <= dock.load():
                        found.add(f"train/{number}={order}")
        return sorted(found)

    def dispatch(self, token: str) -> str:
        """CG-3.12: a train leaves; the answer is the colour of its engine."""
        number, order = token.removeprefix("train/").split("=")
        dock = self.yard.docks[int(number)]
        self.orders.remove(order)
        self.completed.append(order)
        self.delivered.append(dock.engine)
        self.delivered += [wagon.crest for wagon in dock.wagons]
        self.delivered += [wagon.load for wagon in dock.wagons if wagon.load != ""]
        self.yard.docks[int(number)] = Dock()
        return dock.engine

    def matched(self, place: str) -> int:
        """CG-6.2: the shares of a destination that have an order."""
        return min(self.shares.count(place), self.completed_for(place))

    def completed_for(self, place: str) -> int:
        return sum(1 for order in self.completed if order.split(":")[0] == place)

    def objective(self, name: str) -> int:
        """1.6: what one objective card scores."""
        kind, _, what = name.partition(":")
        if kind == "shift_pairs":
            return 3 * (len(self.tokens) // 2)
        if kind == "objectives":
            return len(self.objectives)
        if kind == "engine":  # CG-A12
            return 2 * self.delivered.count(what)
        if kind == "share":
            return 2 * self.matched(what)
        if kind == "order":
            return 2 * self.completed_for(what)
        required = [int(o.split(":")[1]) for o in self.completed if o.split(":")[0] == what]
        return 4 if sum(required) >= 5 else 0

    def score_parts(self) -> dict[str, int]:
        """CG-6.3."""
        lorries = [card for card in self.delivered if card[1:2] in ("1", "2")]
        return {
            "A": sum(lorry_vp(card) for card in lorries),
            "B": sum(ORDER_VP[int(order.split(":")[1])] for order in self.completed),
            "C": sum(3 * self.matched(place) for place in DESTINATIONS),
            "D": len(self.tokens),
            "E": sum(self.objective(name) for name in self.objectives),
        }

    def table(self) -> dict[str, Any]:
        docks = {}
        for number, dock in self.yard.docks.items():
            wagons = tuple(sorted((wagon.crest, wagon.load) for wagon in dock.wagons))
            docks[number] = (dock.engine, wagons)
        return {
            "workers": tuple(sorted(self.workers)),
            "orders": tuple(sorted(self.orders)),
            "innovations": tuple(sorted(self.innovations)),
            "row": tuple(self.yard.row),
            "storage": tuple(sorted(self.yard.storage)),
            "docks": docks,
            "shares": tuple(sorted(self.shares)),
            "objectives": tuple(sorted(self.objectives)),
            "delivered": tuple(sorted(self.delivered + self.completed)),
            "tokens": tuple(sorted(self.tokens)),
            "passed": self.passed,
        }


# ---- 3 The game -----------------------------------------------------------------------------


class Referee:
    """A whole game. `decision` names the kind of token that is due:

    'main' (before the placement), 'pay', 'dock', 'mine', 'train', 'look', 'take' (within an
    action), 'after' (after the placement), 'over'.
    """

    def __init__(
        self,
        players: int,
        start: int,
        stacks: Mapping[str, Sequence[str]],
        rules: Mapping[str, bool] | None = None,
    ) -> None:
        """CG-1: the setup; the shuffled stacks from the top, under `lorry/a` or `lorry-a`."""
        if players not in (2, 3, 4) or start not in range(players):
            raise Foul(f"players: {players}, start: {start}: there are 2 to 4 seats, from 0.")
        self.rules = dict.fromkeys(SWITCHES, False) | dict(rules or {})
        if set(self.rules) != set(SWITCHES):
            raise Foul(f"rules: there are only the switches {SWITCHES}.")
        self.stacks = {name.replace("-", "/"): list(words) for name, words in stacks.items()}
        check_decks(self.stacks)
        self.seats = players
        self.start = start  # who started this shift
        self.seat = start
        self.players = [Player(players) for _ in range(players)]
        self.tokens = list(range(1, SHIFTS[players] + 1))  # CG-1.5, from the top
        self.zones = [zone for zone in ZONES if players > 2 or zone != "mining/2"]  # CG-1.2
        self.latest: dict[str, int] = {}  # zone -> workers of its latest placement
        self.owner: dict[str, int] = {}  # zone -> seat of its latest placement
        self.clear_zones()
        self.lying: list[str] = []  # worker innovations paid in this shift
        self.out: list[str] = []  # innovations that left the game
        self.decision = "main"
        self.fresh = True  # no token of this turn was played yet
        self.innovated = False  # an action innovation was played before the placement
        self.placed = False
        self.zone = ""  # the zone to be paid for
        self.held = ("", "")  # "wagon" or "engine", and the card that waits for its dock
        self.looked_at = ""  # the stack of the wild action
        self.least = 0  # steps of the mining action that must still be spent
        self.left = 0  # steps of the mining action that may still be spent
        self.colour = ""  # the engines of this delivery, once one has left

    @classmethod
    def from_record_header(cls, text: str) -> Referee:
        """The table before the first turn; whatever follows the header is not looked at."""
        return read_header(read_lines(text))[0]

    def clear_zones(self) -> None:
        """CG-1.3: the wild card has one printed worker."""
        self.latest = {zone: 1 if zone == "wild" else 0 for zone in self.zones}
        self.owner = {}

    # ---- questions

    @property
    def over(self) -> bool:
        return self.decision == "over"

    @property
    def to_move(self) -> int | None:
        return None if self.over else self.seat

    @property
    def at_turn_start(self) -> bool:
        return self.over or self.fresh

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    def copy(self) -> Referee:
        return copy.deepcopy(self)

    def cost(self, zone: str) -> int:
        """CG-2.3."""
        return self.latest[zone] + 1

    def scores(self) -> list[int]:
        """CG-6: what the game would score if it ended now."""
        return [sum(player.score_parts().values()) for player in self.players]

    def winners(self) -> list[int]:
        """CG-6.4, CG-A11; nobody before the end."""
        if not self.over:
            return []
        totals = self.scores()
        best = [seat for seat in range(self.seats) if totals[seat] == max(totals)]
        held = [token for seat in best for token in self.players[seat].tokens]
        if len(best) == 1 or not held:
            return best
        return [seat for seat in best if max(held) in self.players[seat].tokens]

    def table(self) -> dict[str, Any]:
        """Everything that lies on the table, hidden or not, in plain words."""
        return {
            "stacks": {name: tuple(cards) for name, cards in self.stacks.items()},
            "costs": {zone: self.cost(zone) for zone in self.zones},
            "latest": self.owner.get("mining/1"),
            "tokens": tuple(self.tokens),
            "start": self.start,
            "to_move": self.to_move,
            "held": self.held[1],
            "players": tuple(player.table() for player in self.players),
        }

    def legal(self) -> list[str]:
        """Every legal token of the decision that is due, sorted."""
        player = self.player
        found: list[str] = []
        if self.decision == "main":
            found = self.legal_main()
        elif self.decision == "pay":
            found = player.payments(self.cost(self.zone))
        elif self.decision == "dock":
            found = [f"dock/{number}" for number in self.docks_for_held()]
        elif self.decision == "mine":
            found = self.legal_mining() + (["end"] if self.least <= 0 else [])
        elif self.decision == "train":
            found = player.trains(self.colour) + (["end"] if self.colour != "" else [])
        elif self.decision == "look":
            found = [f"look/{name}" for name in STACKS if self.gives(name)]
        elif self.decision == "take":
            found = [f"take/{card}" for card in set(self.stacks[self.looked_at][:4])]
        elif self.decision == "after":
            found = [*self.playable(), "end"]
        return sorted(found)

    def legal_main(self) -> list[str]:
        """CG-2.2, CG-A4, CG-A17, CG-A20."""
        placements = self.placements()
        strict = self.rules["innovation_needs_placement"]
        found = list(placements)
        if placements or not strict:
            found += self.playable()
        if not (strict and self.innovated and placements):
            found.append("pass")
        return found

    def placements(self) -> list[str]:
        """CG-2.6: the zones that can be paid for and whose action can be carried out."""
        return [
            zone
            for zone in self.zones
            if self.executable(zone) and self.player.payments(self.cost(zone))
        ]

    def executable(self, zone: str) -> bool:
        if zone in MINING:
            return self.player.yard.can_spend(*MINING[zone])
        if zone == "delivery":
            return self.player.trains("") != []
        if zone == "wild":
            return any(self.gives(name) for name in STACKS)
        return self.gives(zone)

    def gives(self, name: str) -> bool:
        """Has this stack a card that the player can take?"""
        if name == "engine" and not self.player.free_docks():
            return False
        return self.stacks[name] != []

    def playable(self) -> list[str]:
        """CG-4.2: the action innovations that can be carried out now."""
        found = []
        for name in set(self.player.innovations):
            if name in ("lorry", "wagon"):
                found += [f"use/{name}/{x}" for x in "ab" if self.gives(f"{name}/{x}")]
            elif name == "mining":
                if self.player.yard.can_spend(1, 4):  # CG-A22
                    found.append("use/mining")
            elif name == "delivery":
                if self.player.trains(""):
                    found.append("use/delivery")
            elif name in ("engine", "order", "share") and self.gives(name):
                found.append(f"use/{name}")
        return found

    def legal_mining(self) -> list[str]:
        """D6: the moves that fit, without those after which the minimum is out of reach."""
        yard = self.player.yard
        moves = yard.moves(self.left)
        return [token for token in moves if yard.leads_on(token, self.least, self.left)]

    def docks_for_held(self) -> list[int]:
        """CG-3.2, CG-3.3."""
        kind, card = self.held
        if kind == "engine":
            return self.player.free_docks()
        return [number for number, crests in DOCK_CRESTS.items() if card in crests or card == "*"]

    # ---- playing

    def play(self, token: str) -> None:
        legal = self.legal()
        if token not in legal:
            choice = " ".join(legal) or "nothing"
            raise Foul(f"Seat {self.to_move} may not play {token!r}; legal here: {choice}.")
        self.fresh = False
        if self.decision == "main" and token == "pass":
            self.pass_out()
        elif token.startswith("use/"):
            self.use(token.removeprefix("use/"))
        elif self.decision == "main":
            self.zone = token
            self.decision = "pay"
        elif self.decision == "pay":
            self.pay(token.removeprefix("pay/").split("+"))
            self.act()
        elif self.decision == "dock":
            self.put_at_dock(int(token.removeprefix("dock/")))
            self.finish_action()
        elif self.decision == "look":
            self.looked_at = token.removeprefix("look/")
            self.decision = "take"
        elif self.decision == "take":
            self.take_from_look(token.removeprefix("take/"))
        elif self.decision == "after":
            self.next_turn()
        elif token == "end":  # of a mining action or a delivery
            self.finish_action()
        elif self.decision == "mine":
            cost = self.player.yard.move(token)
            self.mine(self.least - cost, self.left - cost)
        else:
            self.colour = self.player.dispatch(token)
            if not self.player.trains(self.colour):  # CG-A23
                self.finish_action()

    def pay(self, words: list[str]) -> None:
        """CG-2.3 to CG-2.5, CG-4.1."""
        for word in words:
            name, _, _ = word.partition("=")
            if name in MOST_AS_WORKERS:
                self.player.innovations.remove(name)
                self.lying.append(name)
            else:
                self.player.workers.remove(int(name))
        self.latest[self.zone] += 1
        self.owner[self.zone] = self.seat
        self.placed = True

    def act(self) -> None:
        """Do or begin the action of the zone just paid for."""
        zone, self.zone = self.zone, ""
        if zone in MINING:
            self.mine(*MINING[zone])
        elif zone == "delivery":
            self.begin_delivery()
        elif zone == "wild":
            self.decision = "look"
        else:
            self.take_top(zone)

    def use(self, name: str) -> None:
        """CG-4.2; what is used is its id, or its id and a stack."""
        self.player.innovations.remove(name.split("/")[0])
        self.out.append(name.split("/")[0])
        self.innovated = True
        if name == "mining":
            self.mine(1, 4)  # CG-A2
        elif name == "delivery":
            self.begin_delivery()
        else:
            self.take_top(name)

    def mine(self, least: int, left: int) -> None:
        """Begin or go on with a mining action; it ends by itself when no move fits."""
        self.least = least
        self.left = left
        self.decision = "mine"
        if not self.legal_mining():
            self.finish_action()

    def begin_delivery(self) -> None:
        self.colour = ""
        self.decision = "train"

    def take_top(self, name: str) -> None:
        card = self.stacks[name].pop(0)
        self.fill_gap(name)
        self.receive(name, card)

    def take_from_look(self, card: str) -> None:
        """CG-3.13, CG-A9, CG-A19: the topmost such card; the others under the stack."""
        name, self.looked_at = self.looked_at, ""
        look, rest = self.stacks[name][:4], self.stacks[name][4:]
        look.remove(card)
        self.stacks[name] = rest + look
        self.fill_gap(name)
        self.receive(name, card)

    def fill_gap(self, name: str) -> None:
        """CG-4.4, CG-A8: an empty stack gets the lower half of its neighbour."""
        if name in OTHER_STACK and self.stacks[name] == []:
            full = self.stacks[OTHER_STACK[name]]
            keep = (len(full) + 1) // 2
            self.stacks[OTHER_STACK[name]] = full[:keep]
            self.stacks[name] = full[keep:]

    def receive(self, name: str, card: str) -> None:
        """CG-3.1 to CG-3.5: place a card by the rule of its kind."""
        kind = name.split("/")[0]
        if kind in ("wagon", "engine"):
            self.held = (kind, card)
            self.decision = "dock"
            return
        if kind == "lorry":
            self.player.yard.row.insert(0, card)
        elif kind == "order":
            self.player.orders.append(card)
        elif kind == "innovation":
            self.player.innovations.append(card)
        elif kind == "share":
            self.player.shares.append(card)
        else:
            self.player.objectives.append(card)
        self.finish_action()

    def put_at_dock(self, number: int) -> None:
        kind, card = self.held
        self.held = ("", "")
        dock = self.player.yard.docks[number]
        if kind == "engine":
            dock.engine = card
        else:
            dock.wagons.append(Wagon(card))

    def finish_action(self) -> None:
        """The action of a zone or of an innovation is complete: what comes next?"""
        if not self.placed:
            self.decision = "main"
            if self.stuck():  # CG-A21
                self.pass_out()
        elif self.playable():
            self.decision = "after"
        else:
            self.next_turn()

    # ---- the end of a turn, of a shift, of the game

    def stuck(self) -> bool:
        """CG-A16, CG-A20: passing is all that is left."""
        return self.legal_main() == ["pass"]

    def pass_out(self) -> None:
        """CG-2.8."""
        self.player.passed = True
        self.next_turn()

    def next_turn(self) -> None:
        """CG-2.1: clockwise, without those who have passed."""
        self.find_turn(
            [(self.seat + distance) % self.seats for distance in range(1, self.seats + 1)]
        )

    def find_turn(self, order: list[int]) -> None:
        """The turn goes to the first who can do anything; the others pass (CG-A16, CG-A21)."""
        self.fresh = True
        self.innovated = False
        self.placed = False
        self.decision = "main"
        for seat in order:
            self.seat = seat
            if not self.player.passed and not self.stuck():
                return
            self.player.passed = True
        self.end_shift()

    def end_shift(self) -> None:
        """CG-5, CG-A7."""
        receiver = self.owner.get("mining/1", self.start)
        self.players[receiver].tokens.append(self.tokens.pop(0))
        if not self.tokens:
            self.decision = "over"
            return
        self.start = receiver
        self.out += self.lying
        self.lying = []
        self.clear_zones()
        for player in self.players:
            player.workers = list(WORKERS[self.seats])
            player.passed = False
        self.find_turn([(self.start + distance) % self.seats for distance in range(self.seats)])


def check_decks(stacks: Mapping[str, Sequence[str]]) -> None:
    """1.1: all cards of the game, and the pairs of stacks of one size (CG-1.1)."""
    if sorted(stacks) != sorted(STACKS):
        raise Foul(f"The stacks are {STACKS}.")
    decks = [("lorry/a lorry/b", LORRIES), ("wagon/a wagon/b", WAGONS), ("engine", ENGINES)]
    decks += [("order", ORDERS), ("share", SHARES), ("innovation", INNOVATIONS)]
    decks += [("objective", OBJECTIVES)]
    for names, deck in decks:
        found = [card for name in names.split() for card in stacks[name]]
        if Counter(found) != Counter(deck):
            raise Foul(f"{names}: these are not the {len(deck)} cards of the game.")
    for name, other in OTHER_STACK.items():
        if len(stacks[name]) != len(stacks[other]):
            raise Foul(f"{name}: the two stacks must have 20 cards each.")


# ---- 4 Records ------------------------------------------------------------------------------

Line = tuple[int, str, list[str]]  # its number in the file, its key, its words
HEADER = ["glueckauf-record", "game", "players", "start", *(s.replace("/", "-") for s in STACKS)]


def read_lines(text: str) -> list[Line]:
    """Every line that is not blank or comment: a key, a colon, words with one blank before each."""
    lines = []
    for number, raw in enumerate(text.split("\n"), 1):
        content = raw.removesuffix("\r").partition("#")[0].rstrip(" ")
        if content != "":
            match = re.fullmatch(r"([a-z-]+|0|[1-9][0-9]*):((?: [^\s]+)+)", content)
            if match is None:
                raise Foul(f"line {number}: this is not of the form 'key: words'.")
            lines.append((number, match[1], match[2][1:].split(" ")))
    return lines


def one_number(line: Line) -> int:
    number, key, words = line
    if len(words) != 1 or re.fullmatch("0|[1-9][0-9]{0,5}", words[0]) is None:
        raise Foul(f"line {number}: '{key}:' needs one whole number.")
    return int(words[0])


def read_header(lines: list[Line]) -> tuple[Referee, list[Line]]:
    """The table before the first turn, and the lines after the header."""
    if [key for _, key, _ in lines[: len(HEADER)]] != HEADER:
        raise Foul(f"A record begins with the lines {HEADER}.")
    if [words for _, _, words in lines[:2]] != [["1"], ["card"]]:
        raise Foul("This is not a record, version 1, of the card game.")
    rest = lines[len(HEADER) :]
    rules: dict[str, bool] = {}
    if rest and rest[0][1] == "rules":
        for word in rest.pop(0)[2]:
            name, _, value = word.partition("=")
            if name not in SWITCHES or name in rules or value not in ("true", "false"):
                raise Foul(f"rules: {word!r} is not a switch with true or false, given once.")
            rules[name] = value == "true"
    stacks = {key: words for _, key, words in lines[4 : len(HEADER)]}
    return Referee(one_number(lines[2]), one_number(lines[3]), stacks, rules), rest


def check_record(text: str) -> Referee:
    """Play a whole record; a Foul for whatever does not follow the notation or the rules."""
    referee, turns = read_header(read_lines(text))
    keys = [key for _, key, _ in turns]
    ending = turns[-2:] if keys[-2:] == ["result", "winners"] else []
    turns = turns[: len(turns) - len(ending)]
    for line in turns:
        play_line(referee, line, line is turns[-1] and not ending)
    if ending and not referee.over:
        raise Foul("result: the game is not over.")
    if referee.over and not ending:
        raise Foul("The game is over, but 'result:' and 'winners:' are missing.")
    for (number, key, words), values in zip(
        ending, (referee.scores(), referee.winners()), strict=False
    ):
        if words != [str(value) for value in values]:
            raise Foul(f"line {number}: {key}: {' '.join(words)}, but it is {values}.")
    return referee


def play_line(referee: Referee, line: Line, may_stop: bool) -> None:
    """One turn; `may_stop`: it may be unfinished."""
    number, key, tokens = line
    if not key.isdigit():
        raise Foul(f"line {number}: '{key}:' cannot stand here.")
    if int(key) != referee.to_move:
        raise Foul(f"line {number}: this is seat {key}, but the turn is seat {referee.to_move}'s.")
    for position, token in enumerate(tokens):
        if position > 0 and referee.at_turn_start:
            raise Foul(f"line {number}: {token!r} comes after the end of the turn.")
        try:
            referee.play(token)
        except Foul as foul:
            raise Foul(f"line {number}: {foul}") from None
    if not referee.at_turn_start and not may_stop:
        raise Foul(f"line {number}: the turn is not finished.")


def perft(referee: Referee, depth: int) -> int:
    """The number of token sequences of that length."""
    if depth == 0:
        return 1
    leaves = 0
    for token in referee.legal():
        after = referee.copy()
        after.play(token)
        leaves += perft(after, depth - 1)
    return leaves


def main(files: Sequence[str]) -> int:
    for name in files:
        try:
            check_record(Path(name).read_text("utf-8"))
        except (Foul, OSError, UnicodeDecodeError) as problem:
            print(f"{name}: {problem}")
            return 1
    print(f"{len(files)} records accepted")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
