"""A second, slow and plain referee for Switch & Signal, for tests only.

Written from the rules (SS-x.y, rulings R…) and the notation alone; it shares nothing with the
package, not even a number. Only the two boards come from a map file, whose path it is given.
A turn is written down as the rulebook tells it: a generator that asks for one token after the
other. `python -m tests.games.signal.referee MAPS FILE…` checks records.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
from math import comb
from pathlib import Path
from typing import Any

# ---- 1 Components ---------------------------------------------------------------------------

COLOURS = ["black", "brown", "grey"]  # in the order of the start card (SS-4.5)
TRAINS = 3  # of each colour (SS-1.1)
DICE = {"black": [2, 3, 3, 4, 4, 5], "brown": [1, 2, 2, 3, 3, 4], "grey": [1, 1, 1, 2, 2, 3]}
NUMBERS = range(2, 13)  # of the start places (SS-1.3)
KINDS = "swt"  # action cards: signal, switch, train
EACH_KIND = 27
GOODS = ["blue", "red", "white", "yellow"]
DECK = {  # SS-1.4: deployments, movement symbols, number of such cards
    "D2": (2, ["multi"], 1),
    "D-black-grey": (1, ["black", "grey"], 1),
    "D-black-brown": (1, ["black", "brown"], 1),
    "D-brown-grey": (1, ["brown", "grey"], 1),
    "D-black": (1, ["black"], 1),
    "D-brown": (1, ["brown"], 1),
    "D-grey": (1, ["grey"], 1),
    "D-multi": (1, ["multi"], 2),
    "D-multi2": (1, ["multi", "multi"], 1),
    "black-brown": (0, ["black", "brown"], 1),
    "brown-grey": (0, ["brown", "grey"], 1),
    "black-grey": (0, ["black", "grey"], 1),
    "multi2": (0, ["multi", "multi"], 2),
    "multi3": (0, ["multi", "multi", "multi"], 1),
    "multi": (0, ["multi"], 2),
}
DEAL, DRAWN, HAND_LIMIT = 5, 5, 10  # SS-3.7, SS-5.7
RULES: dict[str, list[str]] = {  # the overrides, the default first (R41)
    "removed": ["2", *(str(n) for n in range(19) if n != 2)],
    "clock": ["7", "8", "9", "10"],
    "goods": ["2", "3"],
    "extra_signal": ["0", "1"],
    "tokens": ["none", "places", "pile"],
}
SWITCHES: dict[str, list[str]] = {  # the other readings of R5, R6 and R21, the default first
    "city_head_on": ["false", "true"],
    "start_head_on": ["true", "false"],
    "port_takes_all": ["false", "true"],
}
HELPERS = {  # the word of a token, the helper, the rule
    "reroll": ("logistician", "SS-8.1"),
    "dispatcher": ("dispatcher", "SS-8.2"),
    "keeper": ("crossing_keeper", "SS-8.4"),
    "shunt": ("shunter", "SS-8.5"),
}


class Foul(Exception):
    """Something against the rules: the rule, and a sentence that says what is wrong."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule
        self.sentence = sentence


# ---- 2 The board ----------------------------------------------------------------------------


class Board:
    """SS-2.1 to SS-2.3: what is printed."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.kind: dict[str, str] = {}  # node → start, city, junction, joint
        self.number: dict[str, int] = {}  # start place → its printed number
        self.colour: dict[str, str] = {}  # goods city → the colour of its goods
        self.ports: list[str] = []
        for node in data["nodes"]:
            self.kind[node["id"]] = node["kind"]
            if node["kind"] == "start":
                self.number[node["id"]] = node["number"]
            elif node["kind"] == "city" and node["role"] == "port":
                self.ports.append(node["id"])
            elif node["kind"] == "city":
                self.colour[node["id"]] = node["colour"]
        self.cities = [*self.colour, *self.ports]
        self.ends: dict[str, tuple[str, str]] = {}
        for section in data["sections"]:
            self.ends[section["id"]] = (section["a"], section["b"])
        self.at: dict[str, list[str]] = {node: [] for node in self.kind}
        for section, ends in self.ends.items():
            for node in ends:
                self.at[node].append(section)
        self.junctions = [node for node, kind in self.kind.items() if kind == "junction"]
        self.city_post: dict[tuple[str, str], str] = {}  # (city, section) → post
        self.line_post: dict[str, str] = {}  # joint → post
        self.city_of: dict[str, str] = {}  # city post → city
        for post in data["signal_posts"]:
            if post["kind"] == "city":
                self.city_post[post["node"], post["section"]] = post["id"]
                self.city_of[post["id"]] = post["node"]
            else:
                self.line_post[post["node"]] = post["id"]
        self.posts = [post["id"] for post in data["signal_posts"]]
        self.first_green: list[str] = data["first_game"]["green"]
        self.first_closed: dict[str, list[str]] = data["first_game"]["closed_sections_by_junction"]
        self.helpers: list[str] = data["helpers"]
        self.through: bool = data["setup"]["through_cities"]  # SS-12.2

    def far_end(self, section: str, node: str) -> str:
        a, b = self.ends[section]
        return b if node == a else a

    def discs_on_switch(self, junction: str) -> int:
        """SS-2.2: all sections but two are closed."""
        return len(self.at[junction]) - 2

    def settings(self, junction: str) -> list[list[str]]:
        """R1: all pairs can be joined; each setting as its closed sections, sorted."""
        sections = sorted(self.at[junction])
        return [list(closed) for closed in combinations(sections, self.discs_on_switch(junction))]


def read_boards(path: str | Path) -> dict[str, Board]:
    maps = json.loads(Path(path).read_text("utf-8"))["maps"]
    return {name: Board(data) for name, data in maps.items()}


@dataclass(eq=False)
class Train:
    """SS-2.4: a train on the board. On a section it heads for one of its end nodes."""

    colour: str
    space: str
    heading: str = ""
    load: str = ""


# ---- 3 Questions ----------------------------------------------------------------------------


@dataclass
class Question:
    """What is due. `options` lists the tokens, for chance with their probabilities."""

    kind: str
    options: Callable[[], Mapping[str, Fraction]]
    chance: bool = False


class Over(Exception):
    """The game has ended in the middle of something."""


class Ignored(Exception):
    """SS-8.4: the crossing keeper has been called."""


Script = Generator[Question, str, None]
Answer = Generator[Question, str, str]
CHANCE_WORDS = {"reveal": "card", "place": "place", "die": "die", "draw": "draw"}
DUE = {
    "reveal": "a departure card is revealed",
    "place": "the start place is rolled or drawn",
    "die": "the movement die is rolled",
    "draw": "action cards are drawn",
    "keeper": "only the crossing keeper or going on is asked",
    "start": "a place for this train of the start card, or going on, is asked",
    "deploy": "the colour to deploy is asked",
    "colour": "the colour of the multi-colour train is asked",
    "next": "the next train of the colour is asked",
    "rolled": "the logistician or going on is asked",
    "exit": "the exit from the city is asked",
    "through": "an exit or a stop is asked",
    "arrive": "the dispatcher or a stop is asked",
    "act": "an action or the end of the actions is asked",
}
FORMS = {
    "card": r"card/\S+",
    "place": r"place/[0-9]+",
    "die": r"die/[0-9]",
    "draw": r"draw/s*w*t*(?<=[swt])",
    "keeper": "keeper",
    "deploy": r"deploy/\S+",
    "shunt": r"shunt/[^/\s]+/[0-9]+",
    "colour": r"colour/\S+",
    "hold": r"hold/\S+",
    "go": r"go/\S+",
    "reroll": "reroll",
    "on": "on",
    "exit": r"exit/\S+",
    "stop": "stop",
    "dispatcher": "dispatcher",
    "signal": r"signal/[^,\s]+,[^,\s]+",
    "switch": r"switch/[^=,\s]+=[^=,\s]+(,[^=,\s]+)*",
    "train": r"train/\S+",
    "load": r"load/[^:\s]+:[swt]",
    "end": "end",
}
ONLY_AT = {  # where the word of a token belongs, and the rule that says so
    "deploy": (["deploy"], "SS-4.3"),
    "colour": (["colour"], "SS-4.7"),
    "go": (["next"], "SS-4.6"),
    "hold": (["next"], "R17"),
    "reroll": (["rolled"], "R18"),
    "keeper": ([], "R19"),  # belongs wherever it is legal
    "shunt": (["start", "deploy"], "SS-8.5"),
    "exit": (["exit", "through"], "SS-6.4"),
    "stop": (["through", "arrive"], "SS-6.2"),
    "on": (["keeper", "start", "rolled"], "notation"),
    "signal": (["act"], "SS-4.1"),
    "switch": (["act"], "SS-4.1"),
    "train": (["act"], "SS-4.1"),
    "load": (["act"], "SS-4.1"),
    "end": (["act"], "SS-4.1"),
}


def sure(tokens: Iterable[str]) -> dict[str, Fraction]:
    """The options of a decision: no probabilities."""
    return dict.fromkeys(tokens, Fraction(0))


def evenly(weights: Mapping[str, int]) -> dict[str, Fraction]:
    """Outcomes in proportion to their weights."""
    total = sum(weights.values())
    return {token: Fraction(n, total) for token, n in weights.items() if n > 0}


def letters(cards: Counter[str]) -> str:
    return "".join(kind * cards[kind] for kind in KINDS)


def draws(pile: Counter[str], number: int) -> dict[str, Fraction]:
    """The ways to draw so many cards of a shuffled pile, order left aside."""
    found = {}
    for hand in combinations_with_replacement(KINDS, number):
        ways = 1
        for kind in KINDS:
            ways *= comb(pile[kind], hand.count(kind))
        if ways:
            found["".join(hand)] = Fraction(ways, comb(pile.total(), number))
    return found


def split_payment(token: str, own: str) -> tuple[str, str]:
    """The two-card suffix is split off from the right; without one the own card pays."""
    found = re.fullmatch("(.*):([swt]{2})", token)
    return (found[1], found[2]) if found else (token, own)


# ---- 4 The referee --------------------------------------------------------------------------


class Referee:
    """The table; `legal` and `outcomes` say what may come, `play` takes one token."""

    def __init__(
        self,
        board: Board,
        players: int,
        start: int,
        hands: Sequence[str],
        green: Sequence[str] | None = None,
        closed: Mapping[str, Sequence[str]] | None = None,
        places: Sequence[int] | None = None,
        rules: Mapping[str, str] | None = None,
    ) -> None:
        self.board = board
        known = RULES | SWITCHES
        self.rules = {name: values[0] for name, values in known.items()} | dict(rules or {})
        for name, value in self.rules.items():
            if name not in known or value not in known[name]:
                raise Foul("R41", f"{name}={value} is no rule of this game.")
        if players not in (2, 3, 4):
            raise Foul("SS-1.1", "Two to four play.")
        if start not in range(players):
            raise Foul("SS-3.8", f"There is no seat {start}.")
        self.seats = players
        self.active = start
        self.deal(hands)
        self.lay_signals(green)
        self.lay_switches(closed)
        self.number_places(places)
        self.goods = dict.fromkeys(board.colour, int(self.rules["goods"]))  # SS-3.2
        self.stored = {port: Counter[str]() for port in board.ports}
        self.full = int(self.rules["clock"])  # SS-3.3
        self.clock = self.full
        self.trains: list[Train] = []  # SS-3.4
        self.unused = set(board.helpers)  # SS-3.5
        self.unseen = Counter({card: copies for card, (_, _, copies) in DECK.items()})
        self.deck = 1 + sum(self.unseen.values()) - int(self.rules["removed"])  # SS-3.6
        self.under = ""  # the card laid under the deck (R34)
        self.tokens: list[int] = []  # left in the pile of location tokens (R25)
        self.through = False  # the dispatcher is in force
        self.keeper_open = False  # no decision of this card has been made
        self.mover: Train | None = None
        self.came_by = ""  # the section by which it entered the city it is passing
        self.colour = ""  # of the symbol being carried out
        self.waiting: list[Train] = []
        self.rolled = False  # a train of this colour has rolled
        self.barred: list[str] = []  # colours already deployed from this card
        self.shown: list[str] = []  # colours already moved on this card
        self.turns = 0
        self.over = False
        self.won = False
        self.at_turn_start = True
        self.history: list[str] = []
        self.script = self.game()
        self.question: Question | None = next(self.script)

    # ---- setting up

    def deal(self, hands: Sequence[str]) -> None:
        """SS-3.7."""
        if len(hands) != self.seats:
            raise Foul("SS-3.7", "There is one hand for each seat.")
        for hand in hands:
            if re.fullmatch("s*w*t*", hand) is None or len(hand) != DEAL:
                raise Foul("SS-3.7", f"{hand!r} is no hand of five cards s, w, t.")
        self.hands = [Counter(hand) for hand in hands]
        self.pile = Counter(dict.fromkeys(KINDS, EACH_KIND))
        for hand in hands:
            self.pile.subtract(hand)
        self.discards = Counter[str]()

    def lay_signals(self, green: Sequence[str] | None) -> None:
        """SS-3.1, R24: a disc at each city, three on lines; perhaps one more anywhere."""
        board = self.board
        extra = int(self.rules["extra_signal"])
        if green is None:
            if extra:
                raise Foul("R24", "Where the extra signal disc lies must be told.")
            green = board.first_green
        for post in green:
            if post not in board.posts:
                raise Foul("SS-3.1", f"There is no signal post {post!r}.")
        self.green = set(green)
        if len(self.green) != len(green):
            raise Foul("SS-3.1", "Two signal discs lie on one post.")
        if len(green) != len(board.cities) + 3 + extra:
            raise Foul(
                "SS-3.1", f"{len(green)} signal discs are not {len(board.cities) + 3 + extra}."
            )
        at_cities = Counter(board.city_of[post] for post in green if post in board.city_of)
        for city in board.cities:
            if at_cities[city] == 0:
                raise Foul("SS-3.1", f"{city} has no signal disc.")
        lines = len(green) - at_cities.total()
        if lines < 3:
            raise Foul("SS-3.1", "Three signal discs lie on line posts.")
        # With one extra disc the counts alone leave it one place: a city's second, or a line's.
        self.signal_discs = len(green)

    def lay_switches(self, closed: Mapping[str, Sequence[str]] | None) -> None:
        """SS-2.2, SS-3.1."""
        closed = self.board.first_closed if closed is None else closed
        if sorted(closed) != sorted(self.board.junctions):
            raise Foul("SS-3.1", "The discs of every junction must be told, and of nothing else.")
        for junction, sections in closed.items():
            if sorted(sections) not in self.board.settings(junction):
                raise Foul("SS-2.2", f"{junction}: this is no setting of the switch.")
        self.closed = {junction: sorted(closed[junction]) for junction in self.board.junctions}

    def number_places(self, places: Sequence[int] | None) -> None:
        """SS-11.1: the numbers of the places printed 2…12; `place_of` finds a place by number."""
        if (places is not None) != (self.rules["tokens"] == "places"):
            raise Foul("SS-11.1", "New numbers belong to location tokens on the places, only.")
        numbers = list(NUMBERS) if places is None else list(places)
        if sorted(numbers) != list(NUMBERS):
            raise Foul("SS-11.1", "The numbers of the start places are 2 to 12, each once.")
        printed = sorted(self.board.number, key=lambda place: self.board.number[place])
        self.place_of = dict(zip(numbers, printed, strict=True))

    # ---- looking

    @property
    def to_move(self) -> int | None:
        """The seat that decides, -1 for chance, None after the end."""
        if self.question is None:
            return None
        return -1 if self.question.chance else self.active

    @property
    def hand(self) -> Counter[str]:
        return self.hands[self.active]

    def outcomes(self) -> dict[str, Fraction]:
        """Where chance is due: every possible token with its probability."""
        if self.question is None or not self.question.chance:
            return {}
        return dict(self.question.options())

    def legal(self) -> list[str]:
        """Every token that may come next."""
        if self.question is None:
            return []
        found = list(self.question.options())
        if not self.question.chance:
            if "dispatcher" in self.unused:  # SS-8.2
                found.append("dispatcher")
            if self.keeper_open:
                found.append("keeper")
        return sorted(found)

    def on(self, space: str) -> Train | None:
        return next((train for train in self.trains if train.space == space), None)

    def of(self, colour: str) -> list[Train]:
        return [train for train in self.trains if train.colour == colour]

    def in_depot(self, colour: str) -> int:
        return TRAINS - len(self.of(colour))

    def free_numbers(self) -> list[int]:
        return [number for number in NUMBERS if self.on(self.place_of[number]) is None]

    def delivered(self) -> int:
        """The goods that count (SS-10.3, R23, R40)."""
        if len(self.board.ports) > 1:  # one of each colour in each port, and one more of ten goods
            extra = 1 if self.rules["goods"] == "3" else 0
            each = [(len([n for n in s.values() if n]), s.total()) for s in self.stored.values()]
            return sum(colours + min(extra, all_ - colours) for colours, all_ in each)
        stored = self.stored[self.board.ports[0]]
        needed = sum(min(2, stored[colour]) for colour in GOODS)
        more = sum(max(0, stored[colour] - 2) for colour in GOODS)
        return needed + min(2 if self.rules["goods"] == "3" else 0, more)

    def required(self) -> int:
        return 8 if self.rules["goods"] == "2" else 10

    def takes(self, port: str, colour: str) -> bool:
        """SS-12.1, R21, R23: does a port still take this goods?"""
        if len(self.board.ports) == 1 or self.rules["port_takes_all"] == "true":
            return True
        stored = self.stored[port]
        extras = sum(n - 1 for n in stored.values() if n > 0)
        return stored[colour] == 0 or (self.rules["goods"] == "3" and extras == 0)

    def scores(self) -> list[int]:
        return [self.delivered()] * self.seats

    def winners(self) -> list[int]:
        return list(range(self.seats)) if self.won else []

    # ---- playing

    def play(self, token: str) -> None:
        foul = self.why_not(token)
        if foul is not None:
            raise foul
        assert self.question is not None
        self.at_turn_start = False
        self.history.append(token)
        if not self.question.chance and token != "dispatcher":
            self.keeper_open = False
        try:
            self.question = self.script.send(token)
        except StopIteration:
            self.question = None

    def ask(self, kind: str, options: Callable[[], Iterable[str]]) -> Answer:
        """A decision of the active seat. The dispatcher may be called first (SS-8.2)."""
        while True:
            token = yield Question(kind, lambda: sure(options()))
            if token == "keeper":
                raise Ignored
            if token != "dispatcher":
                return token
            self.call_dispatcher()

    def call_dispatcher(self) -> None:
        self.unused.remove("dispatcher")
        self.through = True

    def chance(self, kind: str, options: Callable[[], Mapping[str, Fraction]]) -> Answer:
        return (yield Question(kind, options, chance=True))

    # ---- 4 The turn

    def game(self) -> Script:
        try:
            while True:
                self.at_turn_start = True
                self.turns += 1
                self.through = False
                yield from self.departure()
                yield from self.actions()
                yield from self.draw()
                if self.deck == 0:  # SS-9.2, R13, R39
                    raise Over
                self.active = (self.active + 1) % self.seats
        except Over:
            self.over = True

    def departure(self) -> Script:
        """Step 1, SS-4.1; with the crossing keeper once more (SS-8.4)."""
        while True:
            token = yield from self.chance("reveal", self.cards)
            card = token.removeprefix("card/")
            self.take_card(card)
            available = "crossing_keeper" in self.unused
            self.keeper_open = available and card != "start" and self.deck > 0  # R19
            try:
                yield from self.resolve(card)
                return
            except Ignored:
                self.unused.remove("crossing_keeper")
                self.under = card
                self.deck += 1

    def cards(self) -> dict[str, Fraction]:
        """R34."""
        if self.turns == 1 and not self.history:
            return {"card/start": Fraction(1)}
        if self.deck == 1 and self.under != "":
            return {f"card/{self.under}": Fraction(1)}
        return evenly({f"card/{card}": copies for card, copies in self.unseen.items()})

    def take_card(self, card: str) -> None:
        last = self.deck == 1
        self.deck -= 1
        if last and self.under != "":
            self.under = ""
        elif card != "start":
            self.unseen[card] -= 1

    def resolve(self, card: str) -> Script:
        """SS-4.2."""
        if card == "start":
            yield from self.start_card()
            return
        deployments, symbols, _ = DECK[card]
        self.barred = []
        for _ in range(deployments):
            yield from self.deploy()
        self.shown = []
        for symbol in symbols:
            if symbol == "multi":  # SS-4.7, R11, R36
                token = yield from self.ask(
                    "colour",
                    lambda: [f"colour/{name}" for name in COLOURS if name not in self.shown],
                )
                symbol = token.removeprefix("colour/")
            self.shown.append(symbol)
            yield from self.move_colour(symbol)
        if self.keeper_open:  # R33: the card has asked for nothing
            yield from self.ask("keeper", lambda: ["on"])

    def start_card(self) -> Script:
        """SS-4.5, R9, R31; occupied places are re-rolled, so chance gives a free one."""
        for colour in COLOURS:
            self.colour = colour
            if "shunter" in self.unused:
                token = yield from self.ask("start", lambda: ["on", *self.shunts([self.colour])])
                if token != "on":
                    self.shunt(token)
                    continue
            token = yield from self.chance("place", self.start_places)
            self.put(colour, int(token.removeprefix("place/")))

    def start_places(self) -> dict[str, Fraction]:
        """SS-11.2: of tokens all free places are alike, for a new pile is made afterwards."""
        return evenly({f"place/{n}": self.chance_of(n) for n in self.free_numbers()})

    def chance_of(self, number: int) -> int:
        """The ways to get a number: by two dice, or by one token."""
        if self.rules["tokens"] == "pile":
            return 1
        return sum(a + b == number for a, b in product(range(1, 7), repeat=2))

    def places(self) -> dict[str, Fraction]:
        numbers = self.tokens if self.rules["tokens"] == "pile" else NUMBERS
        return evenly({f"place/{n}": self.chance_of(n) for n in numbers})

    def deploy(self) -> Script:
        """SS-4.3, SS-4.4, R10, R38."""
        if not self.deployable():
            if self.keeper_open:  # R33
                yield from self.ask("keeper", lambda: ["on"])
            self.lose(2)
            return
        token = yield from self.ask("deploy", self.deployments)
        colour = token.split("/")[1]
        self.barred.append(colour)
        if token.startswith("shunt/"):
            self.shunt(token)
            return
        if self.rules["tokens"] == "pile" and not self.tokens:
            self.tokens = list(NUMBERS)  # SS-11.2, R25
        token = yield from self.chance("place", self.places)
        number = int(token.removeprefix("place/"))
        if self.rules["tokens"] == "pile":
            self.tokens.remove(number)
        if number in self.free_numbers():
            self.put(colour, number)
        else:
            self.lose(2)  # R26

    def deployable(self) -> list[str]:
        return [name for name in COLOURS if self.in_depot(name) and name not in self.barred]

    def deployments(self) -> list[str]:
        found = [f"deploy/{colour}" for colour in self.deployable()]
        if "shunter" in self.unused:
            found += self.shunts(self.deployable())
        return found

    def shunts(self, colours: Sequence[str]) -> list[str]:
        """SS-8.5, R20."""
        return [f"shunt/{colour}/{n}" for colour in colours for n in self.free_numbers()]

    def shunt(self, token: str) -> None:
        _, colour, number = token.split("/")
        self.unused.remove("shunter")
        self.put(colour, int(number))

    def put(self, colour: str, number: int) -> None:
        self.trains.append(Train(colour, self.place_of[number]))

    def move_colour(self, colour: str) -> Script:
        """SS-4.6."""
        self.colour = colour
        self.waiting = self.of(colour)
        self.rolled = False
        while self.waiting:
            token = yield from self.ask("next", self.next_trains)
            if token == f"hold/{colour}":  # SS-8.3
                self.unused.remove("conductor")
                self.waiting = []
                continue
            train = self.on(token.split("/")[1])
            assert train is not None
            self.waiting.remove(train)
            if token.startswith("hold/"):  # SS-8.6
                self.unused.remove("traffic_controller")
            else:
                self.rolled = True
                yield from self.move(train)

    def next_trains(self) -> list[str]:
        """R17: a hold only before the colour's first roll."""
        found = [f"go/{train.space}" for train in self.waiting]
        if not self.rolled and "conductor" in self.unused:
            found.append(f"hold/{self.colour}")
        if not self.rolled and "traffic_controller" in self.unused:
            found += [f"hold/{train.space}" for train in self.waiting]
        return found

    # ---- 5 Action cards

    def actions(self) -> Script:
        """Step 2."""
        while True:
            token = yield from self.ask("act", self.acts)
            word, _, rest = token.partition("/")
            if word == "end":
                return
            if word == "load":
                city, kind = rest.split(":")
                self.discard(kind)
                self.load(city)
                continue
            rest, cards = split_payment(rest, {"signal": "s", "switch": "w", "train": "t"}[word])
            self.discard(cards)
            if word == "signal":
                old, new = rest.split(",")
                self.green.remove(old)
                self.green.add(new)
            elif word == "switch":
                junction, sections = rest.split("=")
                self.closed[junction] = sections.split(",")
            else:
                train = self.on(rest)
                assert train is not None
                yield from self.move(train)

    def acts(self) -> list[str]:
        """SS-5.1 to SS-5.6, R29."""
        found = ["end"]
        pairs = self.pairs()
        for own, tokens in [
            ("s", self.signal_moves()),
            ("w", self.switch_moves()),
            ("t", [f"train/{train.space}" for train in self.trains]),
        ]:
            if self.hand[own]:
                found += tokens
            found += [f"{token}:{pair}" for token in tokens for pair in pairs]
        for train in self.trains:
            if self.why_no_load(train.space) is None:
                found += [f"load/{train.space}:{kind}" for kind in KINDS if self.hand[kind]]
        return found

    def pairs(self) -> list[str]:
        """SS-5.5: any two cards of the hand."""
        pairs = [a + b for a, b in combinations_with_replacement(KINDS, 2)]
        return [pair for pair in pairs if Counter(pair) <= self.hand]

    def signal_moves(self) -> list[str]:
        return [
            f"signal/{old},{new}"
            for old in sorted(self.green)
            for new in self.board.posts
            if self.why_no_signal(old, new) is None
        ]

    def why_no_signal(self, old: str, new: str) -> Foul | None:
        """SS-5.2."""
        for post in (old, new):
            if post not in self.board.posts:
                return Foul("notation", f"There is no signal post {post!r}.")
        if old not in self.green:
            return Foul("SS-5.2", f"No disc lies on {old}.")
        if new in self.green:
            return Foul("SS-5.2", f"{new} is green already.")
        city = self.board.city_of.get(old)
        after = self.green - {old} | {new}
        if city is not None and city not in [self.board.city_of.get(post) for post in after]:
            return Foul("SS-5.2", f"{city} would be left without a signal disc.")
        return None

    def switch_moves(self) -> list[str]:
        return [
            f"switch/{junction}={','.join(closed)}"
            for junction in self.board.junctions
            for closed in self.board.settings(junction)
            if closed != self.closed[junction]
        ]

    def why_no_load(self, city: str) -> Foul | None:
        """SS-5.6."""
        if city not in self.board.colour:
            return Foul("SS-5.6", f"{city} is no goods city.")
        train = self.on(city)
        if train is None:
            return Foul("SS-5.6", f"No train stands in {city}.")
        if train.load != "":
            return Foul("SS-5.6", f"The train in {city} is not empty.")
        if self.goods[city] == 0:
            return Foul("SS-5.6", f"No goods are left in {city}.")
        return None

    def load(self, city: str) -> None:
        train = self.on(city)
        assert train is not None
        train.load = self.board.colour[city]
        self.goods[city] -= 1

    def discard(self, cards: str) -> None:
        self.hand.subtract(cards)
        self.discards.update(cards)

    def draw(self) -> Script:
        """Step 3: SS-5.7, R12, R35."""
        number = self.to_draw()
        if number == 0:
            return
        token = yield from self.chance("draw", self.drawings)
        drawn = Counter(token.removeprefix("draw/"))
        self.hand.update(drawn)
        if self.pile.total() < number:
            self.pile.update(self.discards)
            self.discards.clear()
        self.pile.subtract(drawn)

    def to_draw(self) -> int:
        return min(DRAWN, HAND_LIMIT - self.hand.total())

    def drawings(self) -> dict[str, Fraction]:
        number = self.to_draw()
        if self.pile.total() >= number:
            return {f"draw/{cards}": p for cards, p in draws(self.pile, number).items()}
        rest = draws(self.discards, number - self.pile.total())
        return {f"draw/{letters(self.pile + Counter(cards))}": p for cards, p in rest.items()}

    # ---- 6 Movement

    def move(self, train: Train) -> Script:
        """SS-6.2: roll and run, then the tokens lost (SS-6.13)."""
        self.mover = train
        points = yield from self.roll()
        decided = False  # since the die (R32)
        if "logistician" in self.unused:
            token = yield from self.ask("rolled", lambda: ["on", "reroll"])
            decided = token == "on"
            if token == "reroll":  # SS-8.1
                self.unused.remove("logistician")
                points = yield from self.roll()
        yield from self.run(train, int(points.removeprefix("die/")), decided)

    def roll(self) -> Answer:
        return (yield from self.chance("die", self.faces))

    def faces(self) -> dict[str, Fraction]:
        assert self.mover is not None
        return evenly(Counter(f"die/{face}" for face in DICE[self.mover.colour]))

    def run(self, train: Train, left: int, decided: bool) -> Script:
        """SS-6.13."""
        board = self.board
        section = ""  # the chosen exit, while the train stands in a city
        if board.kind.get(train.space) == "city":
            token = yield from self.ask("exit", self.exits)  # R3, R4, R37
            section = token.removeprefix("exit/")
            decided = True
        while left > 0:
            target = section or self.ahead(train)
            section = ""
            if target == "":  # SS-6.6, SS-6.7
                self.lose(left)
                return
            other = self.on(target)
            if target in board.ends:
                node = self.node_ahead(train)
                if other is not None and other.heading == node:  # SS-6.11
                    self.to_depot(train)
                    self.lose(2 * left)
                    return
                if other is not None:  # SS-6.8
                    self.lose(left)
                    return
                train.space = target
                train.heading = board.far_end(target, node)
                left -= 1
            elif board.kind[target] == "start":
                self.to_depot(train)
                met = other is not None and self.rules["start_head_on"] == "true"  # R6
                self.lose(2 * left if met else 2)  # SS-6.12
                return
            elif other is not None:  # R5
                if self.rules["city_head_on"] == "true":
                    self.to_depot(train)
                    left *= 2
                self.lose(left)
                return
            else:
                self.came_by = train.space
                train.space = target
                train.heading = ""
                left -= 1
                if left > 0:
                    section = yield from self.arrive(target, decided)
                    decided = True
                if section == "":
                    self.stop(train)
                    return

    def ahead(self, train: Train) -> str:
        """The space ahead of a train outside a city, or "" where it may not pass."""
        board = self.board
        if board.kind.get(train.space) == "start":
            return board.at[train.space][0]
        here, node = train.space, train.heading
        kind = board.kind[node]
        if kind == "start":
            return node
        if kind == "city":
            return node if board.city_post[node, here] in self.green else ""
        if kind == "joint":
            if node in board.line_post and board.line_post[node] not in self.green:
                return ""
            return next(section for section in board.at[node] if section != here)
        opened = [section for section in board.at[node] if section not in self.closed[node]]
        if here not in opened:
            return ""
        return next(section for section in opened if section != here)

    def node_ahead(self, train: Train) -> str:
        """The node that a train crosses when it goes on to a section."""
        return train.heading if train.space in self.board.ends else train.space

    def exits(self) -> list[str]:
        """SS-6.4: the sections behind a green post of the city."""
        assert self.mover is not None
        city = self.mover.space
        return [f"exit/{s}" for s in self.board.at[city] if self.post(city, s) in self.green]

    def post(self, city: str, section: str) -> str:
        return self.board.city_post[city, section]

    def ways_on(self) -> list[str]:
        """R15: the exits of a train that is running through."""
        exits = [token.removeprefix("exit/") for token in self.exits()]
        return [s for s in exits if s != self.came_by and self.on(s) is None]

    def arrive(self, city: str, decided: bool) -> Answer:
        """A city entered with points left: the exit by which the train goes on, or ""."""
        goods_city = city in self.board.colour
        if not self.ways_on() or not (self.board.through or goods_city):  # R15, R16
            return ""
        if not (self.board.through or self.through):
            if decided or "dispatcher" not in self.unused:
                return ""
            token = yield Question("arrive", lambda: sure(["stop"]))  # R32
            if token == "stop":
                return ""
            self.call_dispatcher()
        token = yield from self.ask(
            "through", lambda: ["stop", *(f"exit/{section}" for section in self.ways_on())]
        )
        return "" if token == "stop" else token.removeprefix("exit/")

    def stop(self, train: Train) -> None:
        """SS-6.9; in a port SS-6.10, SS-12.3, R21, R22."""
        port = train.space
        if port not in self.board.ports:
            return
        if train.load != "" and self.takes(port, train.load):
            self.stored[port][train.load] += 1
            train.load = ""
            self.trains.remove(train)
            if self.delivered() == self.required():  # SS-9.1
                self.won = True
                raise Over
        elif not self.board.through:  # only on the map of two ports a train may stay in one
            self.trains.remove(train)

    def to_depot(self, train: Train) -> None:
        """Off the board; a load goes back to its city, where it can be loaded again (R27)."""
        self.trains.remove(train)
        for city, colour in self.board.colour.items():
            if colour == train.load:
                self.goods[city] += 1

    # ---- 7 The clock

    def lose(self, tokens: int) -> None:
        """SS-7.2, R14."""
        while tokens >= self.clock:
            tokens -= self.clock
            if self.deck == 0:  # SS-9.3
                raise Over
            if self.deck == 1:
                self.under = ""
            self.deck -= 1
            self.clock = self.full
        self.clock -= tokens

    # ---- why not

    def why_not(self, token: str) -> Foul | None:
        """What speaks against a token: None for a legal one."""
        if token in self.legal():
            return None
        if self.question is None:
            return Foul("SS-9.1" if self.won else "SS-9.2", "The game is over.")
        word = token.split("/")[0]
        if word not in FORMS or re.fullmatch(FORMS[word], token) is None:
            return Foul("notation", f"{token!r} is no token of this game.")
        kind = self.question.kind
        if self.question.chance:
            if word != CHANCE_WORDS[kind]:
                return Foul("SS-4.1", f"{token!r} cannot come now: {DUE[kind]}.")
            return self.why_not_chance(kind, token)
        if word in CHANCE_WORDS.values():
            return Foul("SS-4.1", f"{token!r} cannot come now: {DUE[kind]}.")
        foul = self.why_no_helper(word)
        if foul is not None:
            return foul
        places, rule = ONLY_AT[word]
        if kind not in places:
            return Foul(rule, f"{token!r} cannot be played now: {DUE[kind]}.")
        if kind == "act":
            return self.why_no_act(token)
        if kind in ("deploy", "start"):
            return self.why_no_deployment(token)
        if kind == "next":
            return self.why_not_next(token)
        if kind == "colour":
            return self.why_no_colour(token)
        return self.why_no_exit(token)

    def why_no_helper(self, word: str) -> Foul | None:
        """SS-8: once in a game, and only on the helper's map."""
        if word == "hold":
            names = ["conductor", "traffic_controller"]
            rule = "SS-8.3" if "conductor" in self.board.helpers else "SS-8.6"
        elif word in HELPERS:
            names = [HELPERS[word][0]]
            rule = HELPERS[word][1]
        else:
            return None
        here = [name for name in names if name in self.board.helpers]
        if not here:
            return Foul(rule, f"There is no {names[0]} on this map.")
        if here[0] not in self.unused:
            return Foul(rule, f"The {here[0]} was used before; each helps once.")
        return None

    def why_not_chance(self, kind: str, token: str) -> Foul:
        value = token.split("/")[1]
        if kind == "die":
            assert self.mover is not None
            return Foul("SS-1.1", f"The {self.mover.colour} die has no face {value}.")
        if kind == "reveal":
            if value == "start":
                return Foul("SS-3.6", "The start card is the first one, and only that.")
            if value not in DECK:
                return Foul("notation", f"There is no departure card {value!r}.")
            if not self.history:
                return Foul("SS-3.6", "The start card lies on top.")
            return Foul("R34", f"The card {value!r} cannot be the next one.")
        if kind == "place":
            number = int(value)
            if number not in NUMBERS:
                return Foul("SS-1.3", f"There is no start place {number}.")
            if self.turns > 1:  # dice give every number
                return Foul("R25", f"The token {number} is not in the pile.")
            return Foul("SS-4.5", f"Start place {number} is occupied: it is rolled again.")
        if len(value) != self.to_draw():
            return Foul("R12", f"{self.to_draw()} cards are drawn, not {len(value)}.")
        return Foul("R35", f"The cards {value} are not there to be drawn.")

    def why_no_deployment(self, token: str) -> Foul:
        _, colour, *number = token.split("/")
        if colour not in COLOURS:
            return Foul("notation", f"There are no {colour} trains.")
        assert self.question is not None
        if self.question.kind == "start" and colour != self.colour:
            return Foul("SS-4.5", f"The start card deploys {self.colour} now.")
        if self.question.kind == "deploy" and colour in self.barred:
            return Foul("SS-4.4", f"{colour} has been deployed from this card.")
        if not self.in_depot(colour):
            return Foul("SS-4.3", f"There is no {colour} train in the depot.")
        if int(number[0]) not in NUMBERS:
            return Foul("SS-1.3", f"There is no start place {number[0]}.")
        return Foul("R20", f"Start place {number[0]} is occupied.")

    def why_no_colour(self, token: str) -> Foul:
        colour = token.removeprefix("colour/")
        if colour not in COLOURS:
            return Foul("notation", f"There are no {colour} trains.")
        return Foul("R11", f"{colour} has moved on this card.")

    def why_not_next(self, token: str) -> Foul:
        word, space = token.split("/", 1)
        if word == "hold" and self.rolled:
            return Foul("R17", f"A {self.colour} train has rolled: too late for a helper.")
        if word == "hold" and "conductor" in self.unused:
            return Foul("SS-8.3", f"The conductor holds {self.colour}, the colour moving now.")
        train = self.on(space)
        if train is None:
            return Foul("SS-4.6", f"No train stands on {space!r}.")
        if train.colour != self.colour:
            return Foul("SS-4.6", f"The train on {space} is not {self.colour}.")
        return Foul("SS-4.6", f"The train on {space} has moved, or is held.")

    def why_no_exit(self, token: str) -> Foul:
        assert self.mover is not None
        city, section = self.mover.space, token.removeprefix("exit/")
        if section not in self.board.at[city]:
            return Foul("SS-6.4", f"{section!r} does not adjoin {city}.")
        if self.post(city, section) not in self.green:
            return Foul("SS-6.7", f"The post between {city} and {section} is red.")
        if section == self.came_by:
            return Foul("R15", f"The train has come by {section}.")
        return Foul("R15", f"{section} is occupied.")

    def why_no_act(self, token: str) -> Foul:
        word, _, rest = token.partition("/")
        if word == "load":
            city, kind = rest.split(":")
            foul = self.why_no_load(city)
            return foul or Foul("SS-5.6", f"There is no card {kind!r} in the hand.")
        own = {"signal": "s", "switch": "w", "train": "t"}[word]
        rest, cards = split_payment(rest, own)
        if word == "signal":
            old, new = rest.split(",")
            foul = self.why_no_signal(old, new)
        elif word == "switch":
            foul = self.why_no_switch(*rest.split("="))
        else:
            foul = None if self.on(rest) else Foul("SS-5.4", f"No train stands on {rest!r}.")
        if foul is not None:
            return foul
        if sorted(cards, key=KINDS.index) != list(cards):
            return Foul("notation", f"Two cards are written in the order {KINDS}.")
        if len(cards) == 1:
            return Foul("SS-5.1", f"There is no card {cards!r} in the hand.")
        return Foul("SS-5.5", f"The cards {cards!r} are not both in the hand.")

    def why_no_switch(self, junction: str, sections: str) -> Foul | None:
        if junction not in self.board.junctions:
            return Foul("notation", f"There is no junction {junction!r}.")
        closed = sections.split(",")
        if sorted(closed) not in self.board.settings(junction):
            return Foul("SS-2.2", f"{sections!r} is no setting of the switch at {junction}.")
        if sorted(closed) != closed:
            return Foul("notation", "The closed sections are written in the order of their ids.")
        if closed == self.closed[junction]:
            return Foul("R29", f"The switch at {junction} is set so already.")
        return None

    # ---- what always holds

    def check(self) -> None:
        """SS-2.5 and the counts of SS-1.1; an AssertionError is a fault of this referee."""
        board = self.board
        for city in board.cities:
            assert any(board.city_of.get(post) == city for post in self.green)
        for city, colour in board.colour.items():
            on_trains = sum(train.load == colour for train in self.trains)
            in_ports = sum(stored[colour] for stored in self.stored.values())
            assert self.goods[city] + on_trains + in_ports == int(self.rules["goods"])
        assert self.over or 1 <= self.clock <= self.full
        self.check_cards()
        self.check_board()

    def check_cards(self) -> None:
        assert all(hand.total() <= HAND_LIMIT for hand in self.hands)
        assert min(min(cards.values()) for cards in [*self.hands, self.pile]) >= 0
        everywhere = sum([self.pile, self.discards, *self.hands], Counter[str]())
        assert everywhere == Counter(dict.fromkeys(KINDS, EACH_KIND))
        assert 0 <= self.deck <= self.unseen.total() + (self.under != "") + (not self.history)

    def check_board(self) -> None:
        board = self.board
        assert len(self.green) == self.signal_discs
        assert all(closed in board.settings(node) for node, closed in self.closed.items())
        spaces = [train.space for train in self.trains]
        assert len(set(spaces)) == len(spaces)
        for train in self.trains:
            if train.space in board.ends:
                assert train.heading in board.ends[train.space]
            else:
                assert board.kind[train.space] in ("city", "start")
        assert all(len(self.of(colour)) <= TRAINS for colour in COLOURS)


# ---- 5 Records ------------------------------------------------------------------------------

Line = tuple[int, str, list[str]]  # its number in the file, its key, its words
HEADER = ["glueckauf-record", "game", "players", "start", "map", "hands"]
MORE = ["green", "closed", "places", "rules"]


def read_lines(text: str) -> list[Line]:
    """Every line that is not blank or comment: a key, a colon, words with one blank before each."""
    lines = []
    for number, raw in enumerate(text.split("\n"), 1):
        content = raw.removesuffix("\r").partition("#")[0].rstrip(" ")
        if content != "":
            match = re.fullmatch(r"([a-z-]+|0|[1-9][0-9]*):((?: [^\s]+)*)", content)
            if match is None or (match[2] == "" and match[1] != "winners"):
                raise Foul("notation", f"line {number}: this is not of the form 'key: words'.")
            lines.append((number, match[1], match[2].split(" ")[1:]))
    return lines


def whole(line: Line, word: str) -> int:
    if re.fullmatch("0|[1-9][0-9]{0,5}", word) is None:
        raise Foul("notation", f"line {line[0]}: '{line[1]}:' needs whole numbers.")
    return int(word)


def one_word(line: Line) -> str:
    if len(line[2]) != 1:
        raise Foul("notation", f"line {line[0]}: '{line[1]}:' needs one word.")
    return line[2][0]


def pairs_of(line: Line) -> dict[str, str]:
    """Words `name=value`, each name once."""
    found: dict[str, str] = {}
    for word in line[2]:
        name, sign, value = word.partition("=")
        if sign == "" or name in found:
            raise Foul("notation", f"line {line[0]}: {word!r} is not name=value, given once.")
        found[name] = value
    return found


def read_header(lines: list[Line], boards: Mapping[str, Board]) -> tuple[Referee, list[Line]]:
    """The table before the first turn, and the lines after the header."""
    if [key for _, key, _ in lines[: len(HEADER)]] != HEADER:
        raise Foul("notation", f"A record begins with the lines {HEADER}.")
    if [words for _, _, words in lines[:2]] != [["1"], ["signal"]]:
        raise Foul("notation", "This is not a record, version 1, of Switch & Signal.")
    rest = lines[len(HEADER) :]
    more: dict[str, Line] = {}
    for name in MORE:
        if rest and rest[0][1] == name:
            more[name] = rest.pop(0)
    name = one_word(lines[4])
    if name not in boards:
        raise Foul("SS-3.1", f"There is no map {name!r}.")
    closed = None
    if "closed" in more:
        closed = {name: value.split(",") for name, value in pairs_of(more["closed"]).items()}
    numbers = None
    if "places" in more:
        numbers = [whole(more["places"], word) for word in more["places"][2]]
    referee = Referee(
        boards[name],
        whole(lines[2], one_word(lines[2])),
        whole(lines[3], one_word(lines[3])),
        lines[5][2],
        more["green"][2] if "green" in more else None,
        closed,
        numbers,
        pairs_of(more["rules"]) if "rules" in more else None,
    )
    return referee, rest


def check_record(
    text: str,
    boards: Mapping[str, Board],
    watch: Callable[[Referee, str], None] = lambda referee, token: None,
) -> Referee:
    """Play a whole record; a Foul for whatever does not follow the notation or the rules.

    `watch` is called before every token.
    """
    referee, turns = read_header(read_lines(text), boards)
    keys = [key for _, key, _ in turns]
    ending = turns[-2:] if keys[-2:] == ["result", "winners"] else []
    turns = turns[: len(turns) - len(ending)]
    for line in turns:
        play_line(referee, line, line is turns[-1] and not ending, watch)
    if ending and not referee.over:
        raise Foul("SS-9.2", "result: the game is not over.")
    if referee.over and not ending:
        raise Foul("notation", "The game is over, but 'result:' and 'winners:' are missing.")
    for (number, key, words), values in zip(
        ending, (referee.scores(), referee.winners()), strict=False
    ):
        if words != [str(value) for value in values]:
            raise Foul("R40", f"line {number}: {key}: {' '.join(words)}, but it is {values}.")
    return referee


def play_line(
    referee: Referee, line: Line, may_stop: bool, watch: Callable[[Referee, str], None]
) -> None:
    """One turn; `may_stop`: it may be unfinished."""
    number, key, tokens = line
    if not key.isdigit():
        raise Foul("notation", f"line {number}: '{key}:' cannot stand here.")
    if referee.over:
        raise Foul("SS-9.2", f"line {number}: the game is over.")
    if int(key) != referee.active:
        raise Foul("SS-4.1", f"line {number}: it is the turn of seat {referee.active}.")
    for position, token in enumerate(tokens):
        if position > 0 and referee.at_turn_start:
            raise Foul("notation", f"line {number}: {token!r} comes after the end of the turn.")
        watch(referee, token)
        try:
            referee.play(token)
        except Foul as foul:
            raise Foul(foul.rule, f"line {number}: {foul.sentence}") from None
    if not referee.over and not referee.at_turn_start and not may_stop:
        raise Foul("notation", f"line {number}: the turn is not finished.")


def main(arguments: Sequence[str]) -> int:
    maps, *files = arguments
    boards = read_boards(maps)
    for name in files:
        try:
            check_record(Path(name).read_text("utf-8"), boards)
        except (Foul, OSError, UnicodeDecodeError) as problem:
            print(f"{name}: {problem}")
            return 1
    print(f"{len(files)} records accepted")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
