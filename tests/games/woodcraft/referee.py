"""A second, slow and plain referee for Woodcraft: Roll & Write, for tests only.

Written from the rules (WC-x.y, rulings WC-A…) and the notation alone; it shares nothing with the
package, not even a number. A game is written down as the rulebook tells it: a generator that asks
for one token after the other. `python -m tests.games.woodcraft.referee FILE…` checks records.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations_with_replacement, product
from pathlib import Path
from typing import Any

# ---- 1 Components ---------------------------------------------------------------------------

PLAYERS = range(1, 6)
ROUNDS, TURNS, COLUMNS, POOL = 6, 2, 6, 3
PHASE_ONE = 3  # rounds before the phase II orders come (WC-9.2)
FACES = range(1, 7)
COLOURS = "YB"  # yellow before brown
MATERIALS = ["saw", "glue", "offcut"]  # WC-A6: what the substitute, the trader and ties count
LETTERS = {"S": "saw", "G": "glue", "O": "offcut", "b": "blueberry", "L": "lantern"}
BONUS = {  # 1.2: from the leftmost column on
    "Y": ["O", "b", "G", "Ob", "SL", "SGL"],
    "B": ["O", "b", "L", "S", "Ob", "Gb"],
}
ROOM = {"saw": 6, "glue": 6, "offcut": 8, "blueberry": 12}  # 1.3
CHESTNUT_AT = {"saw": [4], "glue": [4], "offcut": [6], "blueberry": [6, 12]}
ROW_BONUS = {1: ["blueberry", "blueberry"], 2: ["chestnut"], 3: ["order"]}  # 1.4
COLUMN_BONUS = {1: ["Y"], 2: ["glue", "offcut"], 3: ["B"]}  # a colour: a die of a chosen value
COLUMN_VP = {1: 1, 2: 2, 3: 1}
NUTS = 20
GLUE_VP = 2
HELPERS = {  # 1.5: cost in blueberries, VP at the end
    "substitute": (2, 1),
    "brown_adjust": (3, 3),
    "timber": (3, 2),
    "supplier": (2, 0),
    "trader": (3, 0),
    "yellow_adjust": (2, 1),
    "herald": (3, 1),
    "renown": (3, 0),
}
ADJUSTER = {"Y": "yellow_adjust", "B": "brown_adjust"}
TIMBER = ["Y6", "B5"]
SUPPLIES = ["glue", "offcut"]
TRADE = (1, 2)  # blueberries, VP
DROPS = (1, 1, 2, 2, 3, 3)  # WC-11.2: the place that each face of the die empties
CHESTS = {  # 1.6: the icon of the slots, how many, VP on activation
    "helpers": ("blueberry", 2, 0),
    "orders": ("chestnut", 1, 0),
    "reputation": ("chestnut", 2, 1),
    "lanterns": ("chestnut", 2, 3),
    "order_vp": ("chestnut", 1, 0),
}
PRINTED = """
I-01 Y1 Y1 Y5 → 3v 1r        II-01 Y2 Y3 Y6 → 5v 1r L
I-02 Y3 Y3 → 2v 1r           II-02 Y4 Y4 Y4 → 6v 1r b
I-03 Y6 → 3v b b             II-03 Y1 Y1 Y6 Y6 → 7v 1r L
I-04 Y2 Y5 → 2v 1r O         II-04 Y5 Y6 → 7v L b
I-05 Y4 O → 3v b L           II-05 Y3 Y5 B2 → 5v 1r b
I-06 Y2 Y2 Y4 → 3v 1r b      II-06 Y1 Y2 Y3 Y4 → 5v 1r L
I-07 Y1 Y4 G → 3v 1r         II-07 Y6 B3 → 4v 1r b
I-08 Y1 Y1 Y1 Y3 → 3v 1r O   II-08 Y2 Y2 B5 → 6v 1r
I-09 Y5 Y5 → 5v b b          II-09 Y5 B4 G → 5v 1r L
I-10 B3 → 3v b               II-10 B2 B4 → 3v 1r
I-11 B1 Y3 → 1v 1r O         II-11 B3 B3 Y4 → 6v 1r
I-12 B2 Y2 → 1v 1r           II-12 B6 Y1 → 4v 1r
I-13 B4 Y1 → 2v 1r           II-13 B5 B5 → 5v 2r
I-14 B5 → 3v b S             II-14 B1 B1 B4 → 4v 1r b
I-15 B1 B1 Y2 → 3v 1r        II-15 B6 O → 5v L b
I-16 B2 Y5 → 3v 1r           II-16 B1 B6 Y3 → 5v 2r
I-17 B3 S → 3v b Y3          II-17 Y6 B6 → 5v 2r
I-18 Y3 Y6 → 5v b B2         II-18 B2 B2 Y2 G → 5v 1r L
"""  # 1.7
RATINGS = {  # WC-11.3, WC-A34
    70: "congratulations",
    60: "very good",
    50: "quite good",
    0: "needs a better strategy",
}
SETTLED = ["die", "saw", "glue", "offcut", "blueberry", "chestnut", "lantern", "order"]  # WC-A30


@dataclass
class Order:
    """WC-6.1: what a card needs and what it gives."""

    dice: Counter[str]
    materials: Counter[str]
    vp: int
    reputation: int
    gains: list[str]  # dice and materials


def read_orders() -> dict[str, Order]:
    orders = {}
    for name, text in re.findall(r"(I+-\d\d) (\S.*?)(?:  |\n)", PRINTED):
        needs, _, reward = text.partition(" → ")
        number = {"v": 0, "r": 0}
        gains = []
        for word in reward.split():
            if word[-1] in number:
                number[word[-1]] = int(word[:-1])
            else:
                gains.append(LETTERS.get(word, word))
        orders[name] = Order(
            Counter(word for word in needs.split() if word not in LETTERS),
            Counter(LETTERS[word] for word in needs.split() if word in LETTERS),
            number["v"],
            number["r"],
            gains,
        )
    return orders


ORDERS = read_orders()
DECKS = {
    1: [name for name in ORDERS if name.startswith("I-")],
    2: [name for name in ORDERS if name.startswith("II-")],
}


class Foul(Exception):
    """Something against the rules: the rule, and a sentence that says what is wrong."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule
        self.sentence = sentence


# ---- 2 A sheet ------------------------------------------------------------------------------


@dataclass
class Sheet:
    """WC-1.1: what lies beside a sheet and what is marked on it."""

    dice: Counter[str] = field(default_factory=Counter)
    circled: Counter[str] = field(default_factory=Counter)  # by row of materials
    crossed: Counter[str] = field(default_factory=Counter)
    lanterns: set[tuple[int, int]] = field(default_factory=set)  # (row, column), from 1
    slots: Counter[str] = field(default_factory=Counter)  # filled, by chest
    helpers: list[str] = field(default_factory=list)  # in the order of hiring
    used: set[tuple[str, int]] = field(default_factory=set)  # (helper, round)
    fields: list[str] = field(default_factory=list)  # by turn: a die, or "-" if struck out
    nuts: int = 0
    held: list[str] = field(default_factory=list)
    completed: list[str] = field(default_factory=list)

    def owned(self, material: str) -> int:
        """Circled and not crossed out."""
        return self.circled[material] - self.crossed[material]

    def unused(self) -> int:
        """WC-10.2, WC-A6."""
        return sum(self.owned(material) for material in MATERIALS)

    def active(self, chest: str) -> bool:
        """WC-8.2."""
        return self.slots[chest] == CHESTS[chest][1]

    def chests_with_room(self, icon: str) -> list[str]:
        return [name for name in CHESTS if CHESTS[name][0] == icon and not self.active(name)]

    def full_rows(self) -> list[int]:
        return [row for row in (1, 2, 3) if all((row, c) in self.lanterns for c in (1, 2, 3))]

    def full_columns(self) -> list[int]:
        return [c for c in (1, 2, 3) if all((row, c) in self.lanterns for row in (1, 2, 3))]

    def seniority(self) -> list[int]:
        """WC-5.2, WC-A4: the values in the turn fields, the latest first."""
        return [0 if entry == "-" else int(entry[1]) for entry in reversed(self.fields)]

    def score(self) -> dict[str, int]:
        """WC-10.1, (a) to (f)."""
        orders = [ORDERS[name] for name in self.completed]
        printed_vp = sum(order.vp for order in orders)
        printed_reputation = sum(order.reputation for order in orders)
        reputation = printed_reputation + ("renown" in self.helpers)
        by_chest = {
            "helpers": 8 if len(self.helpers) >= 5 else 4 if len(self.helpers) >= 3 else 0,
            "orders": len(orders),
            "reputation": 2 * printed_reputation,  # WC-A13
            "lanterns": len(self.lanterns),
            "order_vp": printed_vp // 4,
        }
        return {
            "nuts": self.nuts,
            "helpers": sum(HELPERS[name][1] for name in self.helpers),
            "reputation": reputation * len(orders),
            "orders": printed_vp,
            "chests": sum(vp for chest, vp in by_chest.items() if self.active(chest)),
            "lanterns": sum(COLUMN_VP[column] for column in self.full_columns()),
        }


# ---- 3 Questions ----------------------------------------------------------------------------


@dataclass
class Question:
    """What is due. `seat` decides, or chance (-1); chance knows probabilities."""

    kind: str
    seat: int
    options: dict[str, Fraction]


Script = Generator[Question, str, None]
Answer = Generator[Question, str, str]
DUE = {
    "keep": "one of the two orders dealt is to be kept",
    "yellow": "the yellow dice of the round are rolled",
    "brown": "the brown dice of the round are rolled",
    "choose": "a die or an order is to be chosen",
    "first": "a tie for the order of play is rolled out",
    "take": "an order of the pool is to be taken",
    "lantern": "a cell for the lantern is to be marked",
    "line": "which of the two lines comes first is to be said",
    "value": "the value of a die is to be chosen",
    "chest": "a chest for the chestnut is to be named",
    "timber": "one of the two dice of the helper is to be taken",
    "supplier": "the gift of the helper is to be chosen",
    "free": "a free action or the end of the turn is due",
    "extra": "a die is rolled beside the lone one",
    "rival": "a die of the opponent is rolled",
    "drop": "an order of the pool is removed",
}
FORMS = {
    "keep": r"keep/I-\d\d",
    "yellow": r"yellow/[1-6]{3}",
    "brown": r"brown/[1-6]{3}",
    "die": r"die/\d",
    "order": "order",
    "first": r"first/\d",
    "take": r"take/I{1,2}-\d\d",
    "lantern": r"lantern/\d,\d",
    "line": "line/(row|column)",
    "value": r"value/\d",
    "chest": "chest/[a-z_]+",
    "complete": r"complete/I{1,2}-\d\d(:[a-z]+>[a-z]+)?",
    "glue": r"glue/[YB][1-6]\+[YB][1-6]=[YB](:[a-z]+>[a-z]+)?",
    "saw": r"saw/[YB][1-6]=\d\+\d(:[a-z]+>[a-z]+)?",
    "offcut": r"offcut/[YB][1-6](:[a-z]+>[a-z]+)?",
    "adjust": "adjust/[YB][1-6][+-]1",
    "sell": "sell/[a-z]+",
    "fill": "fill/[a-z_]+",
    "hire": "hire/[a-z_]+",
    "gain": "gain/([YB][1-6]|[a-z]+)",
    "end": "end",
    "extra": "extra/[YB][1-6]",
    "rival": "rival/[YB][1-6]",
    "drop": r"drop/\d",
}
BELONGS = {  # where a token belongs, and the rule that says so
    "keep": (["keep"], "WC-1.3"),
    "yellow": (["yellow"], "WC-3.1"),
    "brown": (["brown"], "WC-3.1"),
    "die": (["choose"], "WC-2.2"),
    "order": (["choose"], "WC-2.2"),
    "first": (["first"], "WC-5.2"),
    "take": (["take"], "WC-5.1"),
    "lantern": (["lantern"], "WC-6.6"),
    "line": (["line"], "WC-A16"),
    "value": (["value"], "WC-6.6"),
    "chest": (["chest"], "WC-8.1"),
    "complete": (["free"], "WC-2.2"),
    "glue": (["free"], "WC-2.2"),
    "saw": (["free"], "WC-2.2"),
    "offcut": (["free"], "WC-2.2"),
    "adjust": (["free"], "WC-2.2"),
    "sell": (["free"], "WC-2.2"),
    "fill": (["free"], "WC-2.2"),
    "hire": (["free"], "WC-2.2"),
    "gain": (["timber", "supplier"], "WC-7.2"),
    "end": (["free"], "WC-2.2"),
    "extra": (["extra"], "WC-3.3"),
    "rival": (["rival"], "WC-11.1"),
    "drop": (["drop"], "WC-11.2"),
}


def evenly(tokens: Iterable[str]) -> dict[str, Fraction]:
    """Equally likely rolls; tokens that are the same add up."""
    rolls = Counter(tokens)
    return {token: Fraction(n, rolls.total()) for token, n in rolls.items()}


def three_dice(word: str) -> dict[str, Fraction]:
    """WC-3.1: three dice of a colour, order left aside."""
    rolls = product(FACES, repeat=3)
    return evenly(f"{word}/" + "".join(map(str, sorted(roll))) for roll in rolls)


def placed(dice: Iterable[str]) -> list[str]:
    """WC-3.1: descending, at equal values brown left of yellow."""
    return sorted(dice, key=lambda die: (-int(die[1]), die[0] == "Y"))


def pushed_right(dice: Sequence[str]) -> list[str]:
    """WC-3.2, WC-A1."""
    return [""] * (COLUMNS - len(dice)) + list(dice)


def written(dice: Iterable[str]) -> list[str]:
    """Yellow before brown, equal colours by value."""
    return sorted(dice, key=lambda die: (COLOURS.index(die[0]), die[1]))


# ---- 4 The referee --------------------------------------------------------------------------


class Referee:
    """The table; `legal` and `outcomes` say what may come, `play` takes one token."""

    def __init__(self, players: int, orders_1: Sequence[str], orders_2: Sequence[str]) -> None:
        if players not in PLAYERS:
            raise Foul("WC-1.1", "One to five play.")
        for phase, deck in ((1, orders_1), (2, orders_2)):
            if sorted(deck) != sorted(DECKS[phase]):
                raise Foul("WC-1.2", f"The deck of phase {phase} holds each of its orders once.")
        self.seats = range(players)
        self.sheets = [Sheet() for _ in self.seats]
        self.deck = {1: list(orders_1), 2: list(orders_2)}
        self.dealt = [self.draw_two() for _ in self.seats]  # WC-1.3
        self.phase = 1
        self.pool = [""] * POOL  # "" is an empty place
        self.gone: list[str] = []  # orders that have left the game
        self.board = [""] * COLUMNS
        self.round = 0
        self.turn = 0  # 1 or 2
        self.choices: dict[int, str] = {}  # secret until all have chosen
        self.sequence: list[int] = []  # WC-A25
        self.put_off: list[int] = []  # seats whose lantern order waits (WC-A27)
        self.in_main_action = False
        self.history: list[str] = []
        self.script = self.game()
        self.question: Question | None = next(self.script)

    def draw_two(self) -> list[str]:
        return [self.deck[1].pop(0), self.deck[1].pop(0)]

    # ---- looking

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def to_move(self) -> int | None:
        """The seat that decides, -1 for chance, None after the end."""
        return None if self.question is None else self.question.seat

    def legal(self) -> list[str]:
        """Every token that may come next."""
        return [] if self.question is None else sorted(self.question.options)

    def outcomes(self) -> dict[str, Fraction]:
        """Where chance is due: every possible token with its probability."""
        if self.question is None or self.question.seat != -1:
            return {}
        return dict(self.question.options)

    def scores(self) -> list[int]:
        return [sum(sheet.score().values()) for sheet in self.sheets]

    def winners(self) -> list[int]:
        """WC-10.2, WC-A23; empty before the end. Alone, one wins."""
        if not self.over:
            return []
        ranks = [
            (total, sheet.unused()) for total, sheet in zip(self.scores(), self.sheets, strict=True)
        ]
        return [seat for seat in self.seats if ranks[seat] == max(ranks)]

    def rating(self) -> str:
        """WC-11.3."""
        return rating(self.scores()[0])

    def facts(self) -> dict[str, Any]:
        """All that lies on the table, in plain values; decks from the top."""
        return {
            "round": self.round,
            "turn": self.turn,
            "phase": self.phase,
            "board": list(self.board),
            "pool": list(self.pool),
            "decks": [list(self.deck[1]), list(self.deck[2])],
            "sheets": [
                {
                    "dice": written(sheet.dice.elements()),
                    "circled": {row: sheet.circled[row] for row in ROOM},
                    "crossed": {row: sheet.crossed[row] for row in ROOM},
                    "lanterns": sorted(sheet.lanterns),
                    "slots": {chest: sheet.slots[chest] for chest in CHESTS},
                    "helpers": sorted(sheet.helpers),
                    "used": sorted(sheet.used),
                    "fields": list(sheet.fields),
                    "nuts": sheet.nuts,
                    "held": sorted(sheet.held),
                    "completed": sorted(sheet.completed),
                }
                for sheet in self.sheets
            ],
        }

    # ---- playing

    def play(self, token: str) -> None:
        foul = self.why_not(token)
        if foul is not None:
            raise foul
        self.history.append(token)
        try:
            self.question = self.script.send(token)
        except StopIteration:
            self.question = None

    def ask(self, kind: str, seat: int, options: Iterable[str]) -> Answer:
        """A decision; one with a single option is asked, too."""
        return (yield Question(kind, seat, dict.fromkeys(options, Fraction(0))))

    def chance(self, kind: str, options: Mapping[str, Fraction]) -> Answer:
        return (yield Question(kind, -1, dict(options)))

    def game(self) -> Script:
        yield from self.set_up()
        for self.round in range(1, ROUNDS + 1):
            self.turn = 1
            yield from self.roll()
            for self.turn in range(1, TURNS + 1):
                yield from self.play_turn()
                if self.turn == 1:
                    yield from self.between_turns()
            yield from self.end_round()

    def set_up(self) -> Script:
        """WC-1.3, WC-1.4, WC-A31."""
        for seat in self.seats:
            token = yield from self.ask("keep", seat, (f"keep/{o}" for o in self.dealt[seat]))
            kept = token.removeprefix("keep/")
            self.sheets[seat].held.append(kept)
            self.dealt[seat].remove(kept)
        for cards in self.dealt:
            self.deck[1] += cards
            cards.clear()
        for place in range(POOL):
            self.pool[place] = self.deck[1].pop(0)

    def roll(self) -> Script:
        """WC-3.1."""
        dice = []
        for colour, word in (("Y", "yellow"), ("B", "brown")):
            token = yield from self.chance(word, three_dice(word))
            dice += [colour + digit for digit in token.partition("/")[2]]
        self.board = placed(dice)

    def play_turn(self) -> Script:
        """WC-2.2, WC-A5."""
        self.in_main_action = True
        yield from self.choose()
        yield from self.fix_sequence()
        taken = self.reveal()
        for seat in self.sequence:
            if seat in taken:
                die, bonus = taken[seat]
                yield from self.gain(seat, [die, *(LETTERS[letter] for letter in bonus)])
        for seat in self.sequence:
            if seat not in taken:
                yield from self.take_order(seat)
        for seat in self.sequence:
            if seat in self.put_off:
                self.put_off.remove(seat)
                yield from self.take_order(seat)
        self.in_main_action = False
        for seat in self.sequence:
            yield from self.free_actions(seat)

    def choose(self) -> Script:
        """WC-4.1: nobody sees a choice until all have chosen."""
        for seat in self.seats:
            options = [f"die/{column}" for column in range(1, COLUMNS + 1) if self.at(column)]
            if any(self.pool):
                options.append("order")
            self.choices[seat] = yield from self.ask("choose", seat, options)

    def at(self, column: int) -> str:
        """The die of a column (1–6), or nothing."""
        return self.board[column - 1] if 1 <= column <= COLUMNS else ""

    def reveal(self) -> dict[int, tuple[str, str]]:
        """WC-4.1, WC-4.2, WC-A2: fields are filled; who gets which die and which bonus."""
        taken = {}
        for seat, token in self.choices.items():
            if token == "order":
                self.sheets[seat].fields.append("-")
            else:
                column = int(token.removeprefix("die/"))
                die = self.at(column)
                self.sheets[seat].fields.append(die)
                taken[seat] = (die, BONUS[die[0]][column - 1])
        for token in set(self.choices.values()) - {"order"}:
            self.board[int(token.removeprefix("die/")) - 1] = ""
        self.choices.clear()
        return taken

    def fix_sequence(self) -> Script:
        """WC-5.2, WC-A25: every seat, before this turn's fields are written."""
        records = [sheet.seniority() for sheet in self.sheets]
        self.sequence = []
        for record in sorted({tuple(r) for r in records}, reverse=True):
            tied = [seat for seat in self.seats if tuple(records[seat]) == record]
            while len(tied) > 1:
                token = yield from self.chance("first", evenly(f"first/{seat}" for seat in tied))
                seat = int(token.removeprefix("first/"))
                self.sequence.append(seat)
                tied.remove(seat)
            self.sequence += tied

    def take_order(self, seat: int) -> Script:
        """WC-5.1; WC-A28, WC-A18: nothing, if no card is left."""
        if any(self.pool):
            options = [f"take/{order}" for order in self.pool if order]
            token = yield from self.ask("take", seat, options)
            order = token.removeprefix("take/")
            self.sheets[seat].held.append(order)
            self.refill(self.pool.index(order))

    def refill(self, place: int) -> None:
        """WC-5.1, WC-A17, WC-A18."""
        self.pool[place] = ""
        if self.phase == 1 and not self.deck[1]:
            self.change_phase()
        elif self.deck[self.phase]:
            self.pool[place] = self.deck[self.phase].pop(0)

    def change_phase(self) -> None:
        """WC-9.2, WC-A31."""
        self.gone += [order for order in self.pool if order] + self.deck[1]
        self.deck[1].clear()
        self.phase = 2
        for place in range(POOL):
            self.pool[place] = self.deck[2].pop(0)

    # ---- gains

    def gain(self, seat: int, things: Sequence[str], reputation: int = 0) -> Script:
        """WC-4.4, WC-A30: one event; things are dice, materials, chestnut, lantern, order."""
        sheet = self.sheets[seat]
        kinds = [thing if thing in SETTLED else "die" for thing in things]
        for kind in SETTLED:
            for thing, its_kind in zip(things, kinds, strict=True):
                if its_kind != kind:
                    continue
                if kind == "die":
                    yield from self.gain_die(seat, thing)
                elif kind == "chestnut":
                    yield from self.place_chestnut(seat)
                elif kind == "lantern":
                    yield from self.light(seat)
                elif kind == "order":
                    if self.in_main_action:  # WC-A27
                        self.put_off.append(seat)
                    else:
                        yield from self.take_order(seat)
                else:
                    yield from self.circle(seat, kind)
        if reputation and "herald" in sheet.helpers:  # WC-7.2, WC-A15
            for _ in range(reputation):
                yield from self.circle(seat, "blueberry")
            self.mark_nuts(seat, reputation)

    def gain_die(self, seat: int, die: str) -> Script:
        """A die, or a colour whose value is to be chosen (1.4)."""
        if die in COLOURS:
            token = yield from self.ask("value", seat, (f"value/{value}" for value in FACES))
            die += token.removeprefix("value/")
        self.sheets[seat].dice[die] += 1

    def circle(self, seat: int, material: str) -> Script:
        """WC-4.4, WC-8.1; WC-A11: a full row takes nothing more."""
        sheet = self.sheets[seat]
        if sheet.circled[material] < ROOM[material]:
            sheet.circled[material] += 1
            if sheet.circled[material] in CHESTNUT_AT[material]:
                yield from self.place_chestnut(seat)

    def place_chestnut(self, seat: int) -> Script:
        """WC-8.1; WC-A11: without a free slot it is lost."""
        room = self.sheets[seat].chests_with_room("chestnut")
        if room:
            token = yield from self.ask("chest", seat, (f"chest/{chest}" for chest in room))
            self.fill_slot(seat, token.removeprefix("chest/"))

    def fill_slot(self, seat: int, chest: str) -> None:
        """WC-8.2, WC-8.3."""
        self.sheets[seat].slots[chest] += 1
        if self.sheets[seat].active(chest):
            self.mark_nuts(seat, CHESTS[chest][2])

    def mark_nuts(self, seat: int, vp: int) -> None:
        """WC-8.3, WC-A12."""
        self.sheets[seat].nuts = min(NUTS, self.sheets[seat].nuts + vp)

    def light(self, seat: int) -> Script:
        """WC-6.6, WC-A16."""
        sheet = self.sheets[seat]
        free = [cell for cell in product((1, 2, 3), repeat=2) if cell not in sheet.lanterns]
        if not free:
            self.mark_nuts(seat, 1)
            return
        token = yield from self.ask("lantern", seat, (f"lantern/{r},{c}" for r, c in free))
        row, column = map(int, token.removeprefix("lantern/").split(","))
        sheet.lanterns.add((row, column))
        bonuses = {}
        if row in sheet.full_rows():
            bonuses["row"] = ROW_BONUS[row]
        if column in sheet.full_columns():
            bonuses["column"] = COLUMN_BONUS[column]
        if len(bonuses) == 2:
            token = yield from self.ask("line", seat, ["line/row", "line/column"])
            yield from self.gain(seat, bonuses.pop(token.removeprefix("line/")))
        for bonus in bonuses.values():
            yield from self.gain(seat, bonus)

    # ---- free actions

    def free_actions(self, seat: int) -> Script:
        while True:
            token = yield from self.ask("free", seat, self.free_tokens(seat))
            if token == "end":
                return
            yield from self.act(seat, token)

    def free_tokens(self, seat: int) -> list[str]:
        """Section 5, moves 8 to 18."""
        sheet = self.sheets[seat]
        found = ["end"]
        for plain, needs in self.plain_actions(sheet):
            if self.can_pay(sheet, needs):
                found.append(plain)
            if self.ready(sheet, "substitute"):
                for given, used in product(MATERIALS, repeat=2):
                    instead = needs - Counter([used]) + Counter([given])
                    if given != used and needs[used] and self.can_pay(sheet, instead):
                        found.append(f"{plain}:{given}>{used}")
        for die in sheet.dice:
            if self.ready(sheet, ADJUSTER[die[0]]):
                for sign, value in (("+", int(die[1]) + 1), ("-", int(die[1]) - 1)):
                    if value in FACES:  # WC-A8
                        found.append(f"adjust/{die}{sign}1")
        if self.ready(sheet, "trader"):
            found += [f"sell/{material}" for material in MATERIALS if sheet.owned(material)]
        for helper, (cost, _) in HELPERS.items():
            if helper not in sheet.helpers and sheet.owned("blueberry") >= cost:
                found.append(f"hire/{helper}")
        if sheet.owned("blueberry"):
            found += [f"fill/{chest}" for chest in sheet.chests_with_room("blueberry")]
        return found

    def plain_actions(self, sheet: Sheet) -> list[tuple[str, Counter[str]]]:
        """Everything the dice allow, with the materials it needs."""
        found: list[tuple[str, Counter[str]]] = []
        kinds = written(sheet.dice)
        for name in sheet.held:
            if ORDERS[name].dice <= sheet.dice:
                found += [(f"complete/{name}", ORDERS[name].materials)]
        for first, second in combinations_with_replacement(kinds, 2):
            if Counter([first, second]) <= sheet.dice and int(first[1]) + int(second[1]) <= 6:
                for colour in {first[0], second[0]}:
                    found += [(f"glue/{first}+{second}={colour}", Counter(["glue"]))]
        for die in kinds:
            value = int(die[1])
            for small in range(1, value // 2 + 1):
                found += [(f"saw/{die}={small}+{value - small}", Counter(["saw"]))]
            if value < 6:
                found += [(f"offcut/{die}", Counter(["offcut"]))]
        return found

    def can_pay(self, sheet: Sheet, needs: Counter[str]) -> bool:
        return all(sheet.owned(material) >= number for material, number in needs.items())

    def ready(self, sheet: Sheet, helper: str) -> bool:
        """WC-7.2: a once-per-round helper, marked and not used in this round."""
        return helper in sheet.helpers and (helper, self.round) not in sheet.used

    def act(self, seat: int, token: str) -> Script:
        sheet = self.sheets[seat]
        token, colon, swap = token.partition(":")
        word, _, rest = token.partition("/")
        if word in ("complete", "glue", "saw", "offcut"):
            needs = ORDERS[rest].materials if word == "complete" else Counter([word])
            if colon:  # WC-A33
                given, used = swap.split(">")
                needs = needs - Counter([used]) + Counter([given])
                sheet.used.add(("substitute", self.round))
            sheet.crossed += needs
        if word == "complete":
            yield from self.complete(seat, rest)
        elif word == "glue":
            pair, colour = rest.split("=")
            first, second = pair.split("+")
            self.swap(sheet, [first, second], [f"{colour}{int(first[1]) + int(second[1])}"])
            self.mark_nuts(seat, GLUE_VP)
        elif word == "saw":
            die, parts = rest.split("=")
            self.swap(sheet, [die], [die[0] + part for part in parts.split("+")])
        elif word == "offcut":
            self.swap(sheet, [rest], [f"{rest[0]}{int(rest[1]) + 1}"])
        elif word == "adjust":
            self.swap(sheet, [rest[:2]], [f"{rest[0]}{int(rest[1]) + int(rest[2:])}"])
            sheet.used.add((ADJUSTER[rest[0]], self.round))
        elif word == "sell":
            sheet.crossed[rest] += 1
            sheet.used.add(("trader", self.round))
            for _ in range(TRADE[0]):
                yield from self.circle(seat, "blueberry")
            self.mark_nuts(seat, TRADE[1])
        elif word == "hire":
            yield from self.hire(seat, rest)
        else:
            sheet.crossed["blueberry"] += 1
            self.fill_slot(seat, rest)

    def swap(self, sheet: Sheet, old: Sequence[str], new: Sequence[str]) -> None:
        """Some dice go back to the supply, which never runs out, and others come (WC-A19)."""
        sheet.dice = sheet.dice - Counter(old) + Counter(new)

    def complete(self, seat: int, name: str) -> Script:
        """WC-6.1, WC-A29; the materials have been crossed out."""
        sheet, order = self.sheets[seat], ORDERS[name]
        self.swap(sheet, list(order.dice.elements()), [])
        sheet.held.remove(name)
        sheet.completed.append(name)
        if "supplier" in sheet.helpers:
            token = yield from self.ask("supplier", seat, (f"gain/{m}" for m in SUPPLIES))
            yield from self.circle(seat, token.removeprefix("gain/"))
        yield from self.gain(seat, order.gains, order.reputation)

    def hire(self, seat: int, helper: str) -> Script:
        """WC-7.1, WC-7.2."""
        sheet = self.sheets[seat]
        sheet.crossed["blueberry"] += HELPERS[helper][0]
        sheet.helpers.append(helper)
        if helper == "timber":
            token = yield from self.ask("timber", seat, (f"gain/{die}" for die in TIMBER))
            yield from self.gain(seat, [token.removeprefix("gain/")])
        elif helper == "renown":
            yield from self.gain(seat, [], reputation=1)

    # ---- between turns and rounds

    def between_turns(self) -> Script:
        """WC-11.1, WC-3.3, WC-3.2, WC-A32."""
        left = [die for die in self.board if die]
        if len(self.seats) == 1:
            for colour in COLOURS:
                options = evenly(f"rival/{colour}{value}" for value in FACES)
                token = yield from self.chance("rival", options)
                left.remove(rivals_choice(left, token.removeprefix("rival/")))
        elif len(self.seats) == 5 and len(left) == 1:
            other = "B" if left[0][0] == "Y" else "Y"
            token = yield from self.chance("extra", evenly(f"extra/{other}{v}" for v in FACES))
            left = placed([*left, token.removeprefix("extra/")])
        self.board = pushed_right(left)

    def end_round(self) -> Script:
        """WC-9.1, WC-11.2, WC-9.2, WC-A20."""
        self.board = [""] * COLUMNS
        if len(self.seats) == 1 and self.round < ROUNDS:
            token = yield from self.chance("drop", evenly(f"drop/{place}" for place in DROPS))
            place = int(token.removeprefix("drop/")) - 1
            if self.pool[place]:
                self.gone.append(self.pool[place])
            self.refill(place)
        if self.round == PHASE_ONE and self.phase == 1:
            self.change_phase()

    # ---- why not

    def why_not(self, token: str) -> Foul | None:
        """The rule that a token breaks; nothing if it may come."""
        if self.question is not None and token in self.question.options:
            return None
        word = re.split("[/:]", token)[0]
        if word not in FORMS or re.fullmatch(FORMS[word], token, re.ASCII) is None:
            return Foul("notation", f"{token!r} is no token of this game.")
        if self.question is None:
            return Foul("WC-9.3", f"{token!r}: the game is over.")
        kind = self.question.kind
        kinds, rule = BELONGS[word]
        if kind not in kinds:
            return Foul(rule, f"{token!r} cannot come now: {DUE[kind]}.")
        if kind == "free":
            return self.why_no_action(self.sheets[self.question.seat], token)
        return self.why_no_answer(kind, token)

    def why_no_answer(self, kind: str, token: str) -> Foul:
        rest = token.partition("/")[2]
        if kind in ("yellow", "brown"):
            return Foul("notation", f"{token!r}: the digits are written in ascending order.")
        if kind == "choose" and token == "order":
            return Foul("WC-A18", "The pool is empty: only dice can be taken.")
        sentences = {
            "keep": ("WC-1.3", f"{rest} has not been dealt to this seat."),
            "choose": ("WC-4.1", f"No die stands in column {rest}."),
            "first": ("WC-5.2", f"Seat {rest} is not among those tied."),
            "take": ("WC-5.1", f"{rest} does not lie in the pool."),
            "lantern": ("WC-6.6", f"The table has no free cell {rest}."),
            "value": ("WC-6.6", f"A die has no value {rest}."),
            "chest": ("WC-8.1", f"{rest!r} is no chest with a free chestnut slot."),
            "timber": ("WC-7.2", f"{rest!r} is none of the two dice of this helper."),
            "supplier": ("WC-7.2", f"{rest!r} is no gift of this helper."),
            "extra": ("WC-3.3", f"{rest} is not of the other colour."),
            "rival": ("WC-11.1", f"{rest} is not of the colour rolled now (yellow first)."),
            "drop": ("WC-11.2", f"The pool has no place {rest}."),
        }
        return Foul(*sentences[kind])

    def why_no_action(self, sheet: Sheet, token: str) -> Foul:
        plain, _, swap = token.partition(":")
        word, _, rest = plain.partition("/")
        if word == "hire":
            return self.why_no_hiring(sheet, rest)
        if word == "fill":
            if rest not in CHESTS:
                return Foul("notation", f"There is no chest {rest!r}.")
            if rest not in sheet.chests_with_room("blueberry"):
                return Foul("WC-A10", f"The chest {rest} has no free blueberry slot.")
            return Foul("WC-6.5", "No blueberry is owned.")
        if word == "sell":
            if rest not in MATERIALS:
                return Foul("WC-A6", f"{rest!r} is no material that can be sold.")
            return self.why_not_ready(sheet, "trader") or Foul("WC-7.2", f"No {rest} is owned.")
        if word == "adjust":
            foul = self.why_not_ready(sheet, ADJUSTER[rest[0]])
            foul = foul or self.why_no_dice(sheet, [rest[:2]], "WC-7.2")
            return foul or Foul("WC-A8", f"{rest[:2]}: a die shows 1 to 6.")
        foul = self.why_no_plain_action(sheet, word, rest)
        return foul or self.why_no_payment(sheet, word, rest, swap)

    def why_no_hiring(self, sheet: Sheet, helper: str) -> Foul:
        if helper not in HELPERS:
            return Foul("notation", f"There is no helper {helper!r}.")
        if helper in sheet.helpers:
            return Foul("WC-7.1", f"The helper {helper} is marked already.")
        return Foul("WC-7.1", f"{helper} costs {HELPERS[helper][0]} blueberries.")

    def why_not_ready(self, sheet: Sheet, helper: str) -> Foul | None:
        if helper not in sheet.helpers:
            return Foul("WC-7.2", f"The helper {helper} has not been hired.")
        if not self.ready(sheet, helper):
            return Foul("WC-7.2", f"The helper {helper} has been used in this round.")
        return None

    def why_no_dice(self, sheet: Sheet, dice: Sequence[str], rule: str) -> Foul | None:
        if Counter(dice) <= sheet.dice:
            return None
        return Foul(rule, f"The dice {' '.join(dice)} do not all lie beside the sheet.")

    def why_no_plain_action(self, sheet: Sheet, word: str, rest: str) -> Foul | None:
        """What is wrong with it, whatever pays for it."""
        if word == "complete":
            if rest not in ORDERS:
                return Foul("notation", f"There is no order {rest}.")
            if rest not in sheet.held:
                return Foul("WC-6.1", f"The order {rest} is not held.")
            return self.why_no_dice(sheet, written(ORDERS[rest].dice.elements()), "WC-6.1")
        if word == "glue":
            pair, colour = rest.split("=")
            dice = pair.split("+")
            foul = self.why_no_dice(sheet, dice, "WC-6.2")
            if foul is not None:
                return foul
            if sum(int(die[1]) for die in dice) > 6:
                return Foul("WC-6.2", f"{pair}: the sum is more than 6.")
            if colour not in [die[0] for die in dice]:
                return Foul("WC-6.2", f"{pair}: none of them has the colour {colour}.")
            if written(dice) != dice:
                return Foul("notation", f"{pair}: yellow comes before brown, small before large.")
            return None
        if word == "saw":
            die, parts = rest.split("=")
            foul = self.why_no_dice(sheet, [die], "WC-6.3")
            if foul is not None:
                return foul
            small, large = map(int, parts.split("+"))
            if small + large != int(die[1]) or min(small, large) < 1:
                return Foul("WC-6.3", f"{parts} are no two dice made of {die}.")
            return Foul("notation", f"{parts}: the smaller part first.") if small > large else None
        foul = self.why_no_dice(sheet, [rest], "WC-6.4")
        if foul is None and rest[1] == "6":
            return Foul("WC-6.4", f"{rest} cannot be raised above 6.")
        return foul

    def why_no_payment(self, sheet: Sheet, word: str, rest: str, swap: str) -> Foul:
        needs = ORDERS[rest].materials if word == "complete" else Counter([word])
        rule = {"complete": "WC-6.1", "glue": "WC-6.2", "saw": "WC-6.3", "offcut": "WC-6.4"}[word]
        if not swap:
            return Foul(rule, f"This needs {', '.join(needs)}, which is not owned.")
        given, used = swap.split(">")
        foul = self.why_not_ready(sheet, "substitute")
        if foul is not None:
            return foul
        for material in (given, used):
            if material not in MATERIALS:
                return Foul("WC-A6", f"{material!r} is no material of the substitute.")
        if given == used:
            return Foul("WC-7.2", f"{given} is used as another material.")
        if not needs[used]:
            return Foul("WC-A33", f"No {used} is needed here.")
        return Foul("WC-7.2", f"{given} is not owned, or the rest is not.")

    # ---- what always holds

    def check(self) -> None:
        """Counts that hold in every game; an AssertionError is a fault of this referee."""
        lying = [*self.deck[1], *self.deck[2], *self.gone, *filter(None, self.pool)]
        for sheet in self.sheets:
            lying += sheet.held + sheet.completed
            for row, room in ROOM.items():
                assert 0 <= sheet.crossed[row] <= sheet.circled[row] <= room
            assert all(count > 0 and die[1] in "123456" for die, count in sheet.dice.items())
            assert 0 <= sheet.nuts <= NUTS
            assert all(sheet.slots[chest] <= CHESTS[chest][1] for chest in CHESTS)
            assert len(sheet.fields) in (self.turns_done, self.turns_done + 1)
        for cards in self.dealt:
            lying += cards
        assert sorted(lying) == sorted(ORDERS)
        if self.question is not None:
            assert self.question.options
            assert sum(self.outcomes().values()) in ((1,) if self.to_move == -1 else (0,))

    @property
    def turns_done(self) -> int:
        """By everybody, before the one that is being played."""
        return max(0, (self.round - 1) * TURNS + self.turn - 1)


def rating(total: int) -> str:
    """WC-11.3."""
    return next(words for least, words in RATINGS.items() if total >= least)


def rivals_choice(board: Sequence[str], rolled: str) -> str:
    """WC-11.1: the die of that value, else the nearest lower, else the nearest higher."""
    values = [int(die[1]) for die in board if die and die[0] == rolled[0]]
    value = int(rolled[1])
    at_most = [v for v in values if v <= value]
    return f"{rolled[0]}{max(at_most) if at_most else min(values)}"


# ---- 5 Records ------------------------------------------------------------------------------

Line = tuple[int, str, list[str]]  # its number in the file, its key, its words
Watch = Callable[[Referee, str], None]
HEADER = ["glueckauf-record", "game", "players", "start", "orders-1", "orders-2"]


def read_lines(text: str) -> list[Line]:
    """Every line that is not blank or comment: a key, a colon, words with one blank before each."""
    lines = []
    for number, raw in enumerate(text.split("\n"), 1):
        content = raw.removesuffix("\r").partition("#")[0].rstrip(" ")
        if content != "":
            match = re.fullmatch(r"([a-z-]+(?:-[12])?|0|[1-9][0-9]*):((?: [^\s]+)+)", content)
            if match is None:
                raise Foul("notation", f"line {number}: this is not of the form 'key: words'.")
            lines.append((number, match[1], match[2].split(" ")[1:]))
    return lines


def read_header(lines: list[Line]) -> tuple[Referee, list[Line]]:
    """The table before the first decision, and the lines after the header."""
    if [key for _, key, _ in lines[: len(HEADER)]] != HEADER:
        raise Foul("notation", f"A record begins with the lines {HEADER}.")
    if [words for _, _, words in lines[:2]] != [["1"], ["woodcraft"]]:
        raise Foul("notation", "This is not a record, version 1, of Woodcraft.")
    if len(lines[2][2]) != 1 or re.fullmatch("[0-9]", lines[2][2][0]) is None:
        raise Foul("notation", "'players:' needs one number.")
    if lines[3][2] != ["0"]:
        raise Foul("notation", "'start:' is 0 in every game.")
    return Referee(int(lines[2][2][0]), lines[4][2], lines[5][2]), lines[len(HEADER) :]


def check_record(text: str, watch: Watch = lambda referee, token: None) -> Referee:
    """Play a whole record; a Foul for whatever does not follow the notation or the rules.

    `watch` is called before every token.
    """
    referee, lines = read_header(read_lines(text))
    keys = [key for _, key, _ in lines]
    ending = lines[-2:] if keys[-2:] == ["result", "winners"] else []
    lines = lines[: len(lines) - len(ending)]
    last = -1  # the seat of the line before, while no chance has fallen since
    for line in lines:
        last = play_line(referee, line, line is lines[-1] and not ending, last, watch)
    if ending and not referee.over:
        raise Foul("WC-9.3", "result: the game is not over.")
    if referee.over and not ending:
        raise Foul("notation", "The game is over, but 'result:' and 'winners:' are missing.")
    if ending:
        checks = (("WC-10.1", referee.scores()), ("WC-10.2", referee.winners()))
        for (number, key, words), (rule, values) in zip(ending, checks, strict=True):
            if words != [str(value) for value in values]:
                raise Foul(rule, f"line {number}: {key}: {' '.join(words)}, but it is {values}.")
    return referee


def play_line(referee: Referee, line: Line, may_stop: bool, last: int, watch: Watch) -> int:
    """What has fallen, then what one seat decides; `may_stop`: the record may break off here."""
    number, key, tokens = line
    if not key.isdigit():
        raise Foul("notation", f"line {number}: '{key}:' cannot stand here.")
    if int(key) not in referee.seats:
        raise Foul("notation", f"line {number}: there is no seat {key}.")
    if referee.to_move == last == int(key):
        raise Foul("notation", f"line {number}: the line of seat {last} runs on.")
    decided = False
    for token in tokens:
        if referee.to_move == -1 and decided:
            raise Foul("notation", f"line {number}: a new line starts when chance has fallen.")
        if referee.to_move not in (-1, None, int(key)):
            raise Foul("WC-2.2", f"line {number}: seat {referee.to_move} decides, not {key}.")
        decided = decided or referee.to_move != -1
        watch(referee, token)
        try:
            referee.play(token)
        except Foul as foul:
            raise Foul(foul.rule, f"line {number}: {foul.sentence}") from None
    if not decided and not may_stop:
        raise Foul("notation", f"line {number}: chance stands in the line of who decides next.")
    if not decided and referee.to_move not in (-1, int(key)):
        raise Foul("WC-2.2", f"line {number}: seat {referee.to_move} decides next, not {key}.")
    return int(key)


def main(arguments: Sequence[str]) -> int:
    for name in arguments:
        try:
            check_record(Path(name).read_text("utf-8"))
        except (Foul, OSError, UnicodeDecodeError) as problem:
            print(f"{name}: {problem}")
            return 1
    print(f"{len(arguments)} records accepted")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
