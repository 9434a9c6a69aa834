"""A second, slow and plain referee for the board game Glück Auf, for tests only.

Written from the rules (GA-x.y) and the text formats alone; it shares nothing with the package,
not even a number.
"""

from __future__ import annotations

import copy
import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import permutations

COLOURS = "ybgk"
LEVEL = {"y": 1, "b": 2, "g": 3, "k": 4}  # GA-1.5
PRICE = {"y": 1, "b": 2, "g": 3, "k": 4}  # GA-4.1, per cart
MINERS = {2: 18, 3: 15, 4: 13}  # GA-2.2
MARKS = {2: 10, 3: 9, 4: 8}  # GA-2.2
WORKSHOPS = {2: [1, 2, 3, 5, 6, 7], 3: [1, 2, 3, 4, 5, 6, 7], 4: [1, 2, 3, 4, 5, 6, 7, 8]}  # GA-1.4
ORDER_SPACES = {2: [2, 3, 4], 3: [1, 2, 3, 4], 4: [1, 2, 3, 4]}
MINING = {2: [6, 10], 3: [6, 8, 10], 4: [4, 6, 8, 10]}
MONEY = {2: [4, 6], 3: [4, 5, 6], 4: [3, 4, 5, 6]}
SWITCHES = ["free_storage", "split_pairs", "open_deliveries"]
LABELS = list("ABCDEFGHIJKLMNOPQRSTUVWXYZ") + ["A" + x for x in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
TILES = [c * carts + side for c in COLOURS for carts in (1, 2) for side in "+-"] * 3  # GA-1.2
ORDERS_OF = {  # GA-1.3, in the order of the table
    "barrow": "y b yy g k bb bbb gg kk ggg ybgk",
    "carriage": "y yy b yyy g k bb gg kk ybgk kkk",
    "motorcar": "y yy b yyy g bb k gg kk ybgk kkk",
    "engine": "y b yy g bb k bbb gg ggg kk ybgk",
}
# GA-1.3: the same squares are worth the same on every transport.
VP = {"y": 2, "b": 3, "g": 4, "k": 5, "yy": 3, "bb": 5, "gg": 7, "kk": 9}
VP |= {"yyy": 4, "bbb": 7, "ggg": 9, "kkk": 12, "ybgk": 10}
ORDERS = [f"{transport}:{squares}" for transport, a in ORDERS_OF.items() for squares in a.split()]
# GA-8.1: what is counted, first place, second place; four more in every shift.
CATEGORIES = [("square y", 2, 1), ("square b", 3, 1), ("square g", 4, 2), ("square k", 5, 2)]
CATEGORIES += [("on barrow", 6, 3), ("on carriage", 7, 3), ("on motorcar", 8, 4)]
CATEGORIES += [("on engine", 9, 4), ("empty y", 10, 5), ("empty b", 11, 5)]
CATEGORIES += [("empty g", 12, 6), ("empty k", 13, 6)]


class Refused(Exception):
    """The message names what is wrong."""


@dataclass
class Square:
    """One square of an outstanding order: empty, half covered (a coal, but not full) or full."""

    colour: str
    coals: list[str] = field(default_factory=list)
    full: bool = False


@dataclass
class Order:
    """An outstanding order; `word` is the word of the record, e.g. 'barrow:gg'."""

    word: str
    squares: list[Square]

    def empty(self, colour: str) -> list[Square]:
        return [s for s in self.squares if s.colour == colour and s.coals == []]

    def half(self, colour: str) -> list[Square]:
        return [s for s in self.squares if s.colour == colour and s.coals != [] and not s.full]


class Player:
    """What lies in front of one player (GA-2.2). An empty cart is an empty string."""

    def __init__(self, players: int) -> None:
        self.marks = MARKS[players]
        self.miners = MINERS[players]
        self.vp = 0
        self.level = 0
        self.cage: list[str] = []
        self.storage: list[str] = []
        self.carts = {1: ["y"], 2: ["b"], 3: ["g"], 4: ["k"]}
        self.tiles: list[str] = []
        self.orders: dict[str, Order] = {}
        self.delivered: list[str] = []

    def take_order(self, word: str) -> None:
        """A new order gets the first free label."""
        label = next(label for label in LABELS if label not in self.orders)
        self.orders[label] = Order(word, [Square(colour) for colour in word.split(":")[1]])

    def complete(self, transport: str) -> list[str]:
        """GA-6.1: the labels of the complete orders of a transport."""
        labels = [label for label in LABELS if label in self.orders]
        labels = [x for x in labels if self.orders[x].word.split(":")[0] == transport]
        return [x for x in labels if all(square.full for square in self.orders[x].squares)]

    def coal_owned(self) -> int:
        """GA-9.2: carts, cage, storage, outstanding orders."""
        in_carts = sum(1 for carts in self.carts.values() for coal in carts if coal != "")
        on_orders = sum(len(s.coals) for order in self.orders.values() for s in order.squares)
        return in_carts + len(self.cage) + len(self.storage) + on_orders

    def count(self, category: str) -> int:
        """GA-8.2, GA-8.4: how much this player has in one category."""
        kind, what = category.split()
        cards = [word.split(":") for word in self.delivered]
        if kind == "square":
            return sum(squares.count(what) for _, squares in cards)
        if kind == "on":
            return sum(len(squares) for transport, squares in cards if transport == what)
        return self.carts[LEVEL[what]].count("")


def price(tile: str) -> int:
    """GA-4.1: so much for each cart."""
    return PRICE[tile[0]] * len(tile[:-1])


def places(values: list[int], first: int, second: int) -> list[int]:
    """GA-8.2, GA-8.3: the points of one category for all players."""
    points = []
    for value in values:
        better = sum(1 for other in values if other > value)
        if value == 0:
            points.append(0)
        elif better == 0:
            points.append(first)
        elif better == 1 and len(values) > 2:  # two better ones: tied for first, or ahead
            points.append(second)
        else:
            points.append(0)
    return points


class Referee:
    """A whole game. `decision` names the kind of token that is due:

    'draft' or 'turn' (a new turn); 'keep', 'coal', 'back' (within workshop or draw);
    'step', 'half' (within mining); 'over'.
    """

    def __init__(
        self,
        players: int,
        start: int,
        tiles: list[str],
        orders: list[str],
        switches: dict[str, bool] | None = None,
    ) -> None:
        """GA-2: the setup; tiles and orders are the shuffled stacks from the top."""
        if players not in (2, 3, 4) or start not in range(players):
            raise Refused(f"players: {players}, start: {start}: 2 to 4 players, seats from 0")
        if Counter(tiles) != Counter(TILES):
            raise Refused("tiles: not the 48 tiles of the game")
        if Counter(orders) != Counter(ORDERS):
            raise Refused("orders: not the 44 orders of the game")
        self.switches = dict.fromkeys(SWITCHES, False) | (switches or {})
        if set(self.switches) != set(SWITCHES):
            raise Refused(f"rules: there are only the switches {SWITCHES}")
        self.seats = players
        self.start = start
        self.shift = 1
        self.players = [Player(players) for _ in range(players)]
        self.supply = dict.fromkeys(COLOURS, 16 - players)
        self.canteen = [0] * players
        self.row: list[str | None] = list(orders[: 3 * players + 1])
        self.stacks = {"workshop": list(tiles), "order": list(orders[3 * players + 1 :])}
        # The tile or order that lies on a work space, if any.
        self.shown: dict[str, str | None] = {}
        for n in WORKSHOPS[players]:
            self.shown[f"workshop/{n}"] = self.stacks["workshop"].pop(0)
        for n in ORDER_SPACES[players]:
            self.shown[f"order/{n}"] = None
        # Work space -> how many miners of each seat stand there.
        names = [*self.shown, "workshop/draw", "order/draw", "pithead"]
        names += [f"mining/{n}" for n in MINING[players]] + [f"money/{n}" for n in MONEY[players]]
        names += [f"delivery/{transport}" for transport in ORDERS_OF]
        self.spaces = {name: [0] * players for name in names}
        self.decision = "draft"
        self.seat = (start - 1) % players
        self.steps = 0  # mining steps left
        self.half_done = ("", "")  # label and square colour of a pair half done
        self.look: list[str] = []  # what a draw shows
        self.look_at = ""  # "workshop" or "order"
        self.to_put_back: list[int] = []  # positions in the look, from 1
        self.unserved = 0  # carts that wait for a coal
        self.unserved_level = 0

    # ---- questions

    @property
    def over(self) -> bool:
        return self.decision == "over"

    @property
    def to_move(self) -> int | None:
        return None if self.over else self.seat

    @property
    def at_turn_start(self) -> bool:
        return self.decision in ("draft", "turn", "over")

    @property
    def scores(self) -> list[int]:
        return [player.vp for player in self.players]

    @property
    def winners(self) -> list[int]:
        """GA-9.5: most VP, then most remaining marks, then shared; nobody before the end."""
        ranks = [(player.vp, player.marks) for player in self.players]
        return [seat for seat in range(self.seats) if self.over and ranks[seat] == max(ranks)]

    def copy(self) -> Referee:
        return copy.deepcopy(self)

    def legal(self) -> set[str]:
        """Every legal token of the decision that is due."""
        if self.decision == "draft":
            return {f"draft/{n}" for n, word in enumerate(self.row, 1) if word is not None}
        if self.decision == "turn":
            return {name for name in self.spaces if self.choosable(name)}
        if self.decision == "keep":
            marks = self.players[self.seat].marks
            free = self.look_at == "order"
            look = list(enumerate(self.look, 1))
            return {"keep/-"} | {f"keep/{n}" for n, word in look if free or price(word) <= marks}
        if self.decision == "coal":
            return {f"coal/{colour}" for colour in COLOURS if self.supply[colour] > 0}
        if self.decision == "back":
            rows = ["".join(map(str, row)) for row in permutations(self.to_put_back)]
            return {f"top/{row}" for row in rows} | {f"bottom/{row}" for row in rows}
        if self.decision == "step":
            return {"end"} | self.legal_cage_steps() | self.legal_order_steps()
        return self.legal_order_steps() if self.decision == "half" else set()

    def choosable(self, name: str) -> bool:
        """GA-3.2, GA-3.3: enough miners, and the action can be done."""
        player = self.players[self.seat]
        needed = 1 if name == "pithead" else sum(self.spaces[name]) + 1
        if player.miners < needed:
            return False
        kind, _, what = name.partition("/")
        if what == "draw":
            return len(self.stacks[kind]) > 0
        if kind == "workshop":
            tile = self.shown[name]
            return tile is not None and price(tile) <= player.marks
        if kind == "order":
            return self.shown[name] is not None
        if kind == "delivery":
            return player.complete(what) != []
        return True

    def legal_cage_steps(self) -> set[str]:
        """GA-5.1 steps 1, 2, 3 and 5."""
        player = self.players[self.seat]
        legal = {str(level) for level in (0, 1, 2, 3, 4) if level != player.level}
        for coal in COLOURS:
            if player.level > 0 and coal in player.carts[player.level] and len(player.cage) < 5:
                legal.add(f"+{coal}")
            wanted = any(order.empty(coal) for order in player.orders.values())
            may_store = self.switches["free_storage"] or not wanted  # GA-5.4
            if player.level == 0 and coal in player.cage and may_store:
                legal.add(f"{coal}>s")
        return legal

    def legal_order_steps(self) -> set[str]:
        """GA-5.1 steps 4 and 6, GA-5.2: from the cage only at the surface."""
        player = self.players[self.seat]
        at_hand = [f"s:{coal}" for coal in player.storage]
        if player.level == 0:
            at_hand += player.cage
        room_for_pair = self.steps >= 2 and len(at_hand) >= 2
        legal = set()
        for coal in at_hand:
            for label, order in player.orders.items():
                if self.decision == "step" and order.empty(coal[-1]):
                    legal.add(f"{coal}>{label}")
                for colour in COLOURS:
                    if self.decision == "half":
                        allowed = self.half_done == (label, colour)
                    elif self.switches["split_pairs"]:
                        allowed = bool(order.half(colour) or order.empty(colour))
                    else:
                        allowed = bool(order.empty(colour)) and room_for_pair
                    if allowed:
                        legal.add(f"{coal}>{label}.{colour}")
        return legal

    # ---- playing

    def play(self, token: str) -> None:
        if token not in self.legal():
            raise Refused(f"{token!r} is not legal for seat {self.to_move} ({self.decision})")
        if self.decision == "draft":
            self.draft(int(token.split("/")[1]))
        elif self.decision == "turn":
            self.send(token)
        elif self.decision == "keep":
            self.keep(token.split("/")[1])
        elif self.decision == "coal":
            self.unserved -= 1
            self.put_on_cart(token[-1])
            self.finish_taking()
        elif self.decision == "back":
            self.put_back(token)
        elif token == "end":
            self.end_turn()
        else:
            self.step(token)

    def draft(self, place: int) -> None:
        """GA-2.3: anticlockwise, until all have 3; R1: the last card to the leftmost space."""
        self.players[self.seat].take_order(self.row[place - 1] or "")
        self.row[place - 1] = None
        self.seat = (self.seat - 1) % self.seats
        left = [word for word in self.row if word is not None]
        if len(left) == 1:
            self.row = []
            self.stacks["order"].insert(0, left[0])
            self.refill()
            self.decision = "turn"
            self.seat = self.start

    def send(self, name: str) -> None:
        """GA-3.2: send the miners, then do or begin the action of the space."""
        player = self.players[self.seat]
        sent = 1
        if name != "pithead":
            sent += sum(self.spaces[name])
            for seat in range(self.seats):
                self.canteen[seat] += self.spaces[name][seat]
                self.spaces[name][seat] = 0
        player.miners -= sent
        self.spaces[name][self.seat] += sent
        kind, _, what = name.partition("/")
        if what == "draw":  # GA-4.5, GA-7.3
            self.look_at = kind
            self.look = self.stacks[kind][:5]
            self.stacks[kind] = self.stacks[kind][5:]
            self.decision = "keep"
        elif kind in ("workshop", "order"):
            word = self.shown[name] or ""
            self.shown[name] = None
            self.take(kind, word)
        elif kind == "mining":
            self.steps = int(what)
            self.decision = "step"
        elif kind == "delivery":
            self.deliver(what)
            self.end_turn()
        else:  # GA-3.3, GA-7.1
            player.marks += 1 if name == "pithead" else int(what)
            self.end_turn()

    def deliver(self, transport: str) -> None:
        """GA-6."""
        player = self.players[self.seat]
        for label in player.complete(transport):
            order = player.orders.pop(label)
            for square in order.squares:
                for coal in square.coals:
                    self.supply[coal] += 1
            player.vp += VP[order.word.split(":")[1]]
            player.delivered.append(order.word)

    def keep(self, choice: str) -> None:
        """GA-4.5, GA-7.3: `choice` is a position of the look or '-'."""
        self.to_put_back = [n for n in range(1, len(self.look) + 1) if str(n) != choice]
        if choice == "-":
            self.finish_taking()
        else:
            self.take(self.look_at, self.look[int(choice) - 1])

    def take(self, kind: str, word: str) -> None:
        """GA-7.2: an order; GA-4.1, GA-4.2: a tile, served with its own colour first."""
        player = self.players[self.seat]
        if kind == "order":
            player.take_order(word)
        else:
            player.marks -= price(word)
            player.tiles.append(word)
            self.unserved_level = LEVEL[word[0]]
            for colour in word[:-1]:
                if self.supply[colour] > 0:
                    self.put_on_cart(colour)
                else:
                    self.unserved += 1
        self.finish_taking()

    def put_on_cart(self, colour: str) -> None:
        self.supply[colour] -= 1
        self.players[self.seat].carts[self.unserved_level].append(colour)

    def finish_taking(self) -> None:
        """GA-4.3: ask for a colour while carts wait; R2: with no coal at all they stay empty.

        GA-4.5: then what was looked at and not kept goes back; if nothing, the turn is done.
        """
        if self.unserved > 0 and sum(self.supply.values()) > 0:
            self.decision = "coal"
            return
        for _ in range(self.unserved):
            self.players[self.seat].carts[self.unserved_level].append("")
        self.unserved = 0
        self.decision = "back"
        if self.to_put_back == []:
            self.end_turn()

    def put_back(self, token: str) -> None:
        """GA-4.5, GA-7.3: the first named lies highest, on top and underneath alike."""
        where, digits = token.split("/")
        cards = [self.look[int(digit) - 1] for digit in digits]
        stack = self.stacks[self.look_at]
        self.stacks[self.look_at] = cards + stack if where == "top" else stack + cards
        self.end_turn()

    def step(self, token: str) -> None:
        """GA-5.1: one mining step; the action ends by itself after the last one."""
        player = self.players[self.seat]
        if token in ("0", "1", "2", "3", "4"):
            player.level = int(token)
        elif token.startswith("+"):
            carts = player.carts[player.level]
            carts[carts.index(token[1])] = ""
            player.cage.append(token[1])
        elif token.endswith(">s"):
            player.cage.remove(token[0])
            player.storage.append(token[0])
        else:
            self.put_on_order(token)
        self.steps -= 1
        if self.steps == 0:
            self.end_turn()

    def put_on_order(self, token: str) -> None:
        """GA-5.1 steps 4 and 6, GA-5.2: [s:]coal>label or [s:]coal>label.colour."""
        player = self.players[self.seat]
        origin, target = token.split(">")
        coal = origin[-1]
        (player.storage if origin.startswith("s:") else player.cage).remove(coal)
        label, _, colour = target.partition(".")
        order = player.orders[label]
        if colour == "":
            square = order.empty(coal)[0]
            square.full = True
        elif order.half(colour):
            square = order.half(colour)[0]
            square.full = True
            self.decision = "step"
        else:
            square = order.empty(colour)[0]
            if not self.switches["split_pairs"]:
                self.decision = "half"
                self.half_done = (label, colour)
        square.coals.append(coal)

    # ---- the end of a turn, of a shift, of the game

    def refill(self) -> None:
        """GA-4.4, GA-7.2: from left to right, while the stack lasts."""
        for name, word in self.shown.items():
            stack = self.stacks[name.split("/")[0]]
            if word is None and stack:
                self.shown[name] = stack.pop(0)

    def end_turn(self) -> None:
        """GA-3.1: the next player clockwise who has miners."""
        self.decision = "turn"
        self.look = []
        self.to_put_back = []
        self.refill()
        for distance in range(1, self.seats + 1):
            seat = (self.seat + distance) % self.seats
            if self.players[seat].miners > 0:
                self.seat = seat
                return
        self.end_shift()

    def end_shift(self) -> None:
        """GA-8."""
        for category, first, second in CATEGORIES[: 4 * self.shift]:
            points = places([p.count(category) for p in self.players], first, second)
            for seat in range(self.seats):
                self.players[seat].vp += points[seat]
        if self.shift == 3:
            self.end_game()
            return
        self.shift += 1
        self.start = self.seat = self.next_start()
        for name in self.spaces:
            self.spaces[name] = [0] * self.seats
        self.canteen = [0] * self.seats
        for player in self.players:
            player.miners = MINERS[self.seats]

    def next_start(self) -> int:
        """GA-8.5: most miners in workshops; ties clockwise, the old starting player last."""
        workshops = [name for name in self.spaces if name.startswith("workshop/")]
        standing = [sum(self.spaces[n][seat] for n in workshops) for seat in range(self.seats)]
        clockwise = [(self.start + n) % self.seats for n in range(1, self.seats + 1)]
        return next(seat for seat in clockwise if standing[seat] == max(standing))

    def end_game(self) -> None:
        """GA-9.1 to GA-9.4."""
        self.decision = "over"
        for player in self.players:
            player.vp += player.marks // 5
            player.marks = player.marks % 5
            player.vp += player.coal_owned() // 3
            player.vp -= len(player.orders)
            sides = [tile[-1] for tile in player.tiles]
            player.vp -= 2 * abs(sides.count("+") - sides.count("-"))


def number(word: str, place: str) -> int:
    if re.fullmatch("0|[1-9][0-9]*", word) is None:
        raise Refused(f"{place}: {word!r} is not a number")
    return int(word)


def read_lines(text: str) -> list[tuple[str, list[str]]]:
    """Every line that is not blank or comment as its key (before the colon) and its words."""
    lines = []
    for count, raw in enumerate(text.split("\n"), 1):
        line = raw.partition("#")[0].rstrip()
        if line != "":
            match = re.fullmatch("([a-z0-9-]+): +([^ ].*)", line)
            if match is None:
                raise Refused(f"line {count}: not of the form 'key: words'")
            lines.append((match[1], match[2].split()))
    return lines


def judge(text: str) -> Referee:
    """Play a whole record; refuse whatever does not follow the format or the rules."""
    lines = read_lines(text)
    header = ["glueckauf-record", "game", "players", "start", "tiles", "orders"]
    if [key for key, _ in lines[:6]] != header:
        raise Refused(f"a record begins with {header}")
    if [words for _, words in lines[:2]] != [["1"], ["board"]]:
        raise Refused("not a record, version 1, of the board game")
    players, start = (number(" ".join(words), key) for key, words in lines[2:4])
    switches: dict[str, bool] = {}
    turns = lines[6:]
    if turns and turns[0][0] == "rules":
        for word in turns.pop(0)[1]:
            name, _, value = word.partition("=")
            if name not in SWITCHES or name in switches or value not in ("true", "false"):
                raise Refused(f"rules: {word!r} is not a switch with true or false, given once")
            switches[name] = value == "true"
    referee = Referee(players, start, lines[4][1], lines[5][1], switches)
    ending = turns[-2:] if [key for key, _ in turns[-2:]] == ["result", "winners"] else []
    turns = turns[: len(turns) - len(ending)]
    for count, (key, tokens) in enumerate(turns, 1):
        place = f"turn {count}"
        if number(key, place) != referee.to_move:
            raise Refused(f"{place}: seat {key}, but seat {referee.to_move} is to move")
        for position, token in enumerate(tokens):
            if position > 0 and referee.at_turn_start:
                raise Refused(f"{place}: {token!r} comes after the end of the turn")
            try:
                referee.play(token)
            except Refused as problem:
                raise Refused(f"{place}: {problem}") from None
        if not referee.at_turn_start and (count < len(turns) or ending):
            raise Refused(f"{place}: the turn is not finished")
    if ending and not referee.over:
        raise Refused("result: the game is not over")
    for (key, words), values in zip(ending, (referee.scores, referee.winners), strict=False):
        if words != [str(value) for value in values]:
            raise Refused(f"{key}: {words}, but it is {values}")
    return referee


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
