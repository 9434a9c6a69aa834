"""The rule set: parts.toml plus overrides, checked; and the layout of the table that it gives.

Rules()                      the game as the rulebook and its reconstruction have it
Rules(shift="left")          the same with the arrow of the main board turned round
Rules.read("nuts=30")        as written in a record
"""

from __future__ import annotations

import re
from functools import cache

from glueckauf.core.ruleset import RuleSet, wrong
from glueckauf.core.shared import one_of_each
from glueckauf.core.visible import quoted
from glueckauf.games.woodcraft.parts import (
    CHESTS,
    COLOURS,
    DIE_AT,
    HELPERS,
    LETTERS,
    MATERIALS,
    NO_DICE,
    PHASES,
    ROWS,
    Order,
    Reward,
)

PLAYERS: tuple[int, ...] = (1, 2, 3, 4, 5)
SOLO = 1
LONE_DIE_PLAYERS = 5  # only with so many can a single die be left (WC-3.3)

__all__ = ["LONE_DIE_PLAYERS", "PLAYERS", "SOLO", "Layout", "Rules", "layout", "published"]

# What a letter stands for, in the order in which gains are settled (WC-A30).
_WORDS = "saw glue offcut blueberry chestnut lantern order reputation nut"
WORDS = dict(zip("SGObcLorn", _WORDS.split(), strict=True))
_ORDER = re.compile(r"(?P<id>I{1,2}-[0-9]{2}):(?P<needs>[^>]*)>(?P<reward>.*)", re.ASCII)
_THING = re.compile(r"([1-9][0-9]?)?([SGObcLornv]|[YB][1-6?])", re.ASCII)
MOST_THINGS = 99  # in one word: whatever is gained is settled piece by piece
MOST_CELLS = 12  # of a row of the sheet


class Rules(RuleSet):
    """A rule set of this game. Every figure's meaning stands in parts.toml."""

    rounds: int
    turns: int
    dice: int
    board_dice: int
    dealt: int
    pool: int
    phase_two_after: int
    shift: str
    yellow: tuple[str, ...]
    brown: tuple[str, ...]
    saw: tuple[int, ...]
    glue: tuple[int, ...]
    offcut: tuple[int, ...]
    blueberry: tuple[int, ...]
    saw_chestnuts: tuple[int, ...]
    glue_chestnuts: tuple[int, ...]
    offcut_chestnuts: tuple[int, ...]
    blueberry_chestnuts: tuple[int, ...]
    nuts: int
    glue_nuts: int
    offcut_step: int
    row_bonus: tuple[str, ...]
    column_bonus: tuple[str, ...]
    row_vp: tuple[int, ...]
    column_vp: tuple[int, ...]
    surplus_lantern_nuts: int
    helper_cost: tuple[int, ...]
    helper_vp: tuple[int, ...]
    adjust_step: int
    timber_dice: tuple[str, ...]
    supplier_gifts: tuple[str, ...]
    trader_gain: tuple[str, ...]
    herald_gain: tuple[str, ...]
    renown_reputation: int
    chest_slots: tuple[str, ...]
    chest_nuts: tuple[int, ...]
    chest_helpers: tuple[int, ...]
    chest_helpers_vp: tuple[int, ...]
    chest_orders_vp: int
    chest_reputation_vp: int
    chest_lanterns_vp: int
    chest_order_vp_step: int
    drops: tuple[int, ...]
    ratings: tuple[int, ...]
    orders_1: tuple[str, ...]
    orders_2: tuple[str, ...]

    def _check_together(self) -> None:
        for key in ("yellow", "brown", "row_bonus", "column_bonus"):
            for word in getattr(self, key):
                if read_reward(key, word) != read_reward(key, word)._replace(vp=0, reputation=0):
                    wrong(key, f"{quoted(word)} may not give points or reputation")
        for key in ROWS:
            if len(getattr(self, key)) > MOST_CELLS:
                wrong(key, f"must list at most {MOST_CELLS} values")
        for key in ("trader_gain", "herald_gain"):
            read_reward(key, "".join(getattr(self, key)))
        for die in self.timber_dice:
            if die not in DIE_AT:
                wrong("timber_dice", f"must be dice like Y6 or B5, not {quoted(die)}")
        for word in self.chest_slots:
            if not re.fullmatch("[bc]{1,2}", word):
                wrong("chest_slots", f"must be one or two of b and c, not {quoted(word)}")
        if max(self.drops) > self.pool:
            wrong("drops", f"the pool has only {self.pool} places")
        seen: set[str] = set()
        for phase, words in zip(PHASES, (self.orders_1, self.orders_2), strict=True):
            for word in words:
                order = read_order(f"orders_{len(phase)}", word)
                if order.id.partition("-")[0] != phase or order.id in seen:
                    wrong(
                        f"orders_{len(phase)}", f"{order.id} is no id of its own in phase {phase}"
                    )
                seen.add(order.id)
        if len(self.orders_1) < PLAYERS[-1] * self.dealt:
            wrong("orders_1", f"must be at least {PLAYERS[-1] * self.dealt} to deal them")


@cache
def published() -> Rules:
    """The rule set of parts.toml."""
    return Rules()


# --- Reading words --------------------------------------------------------------------------


def _things(key: str, word: str) -> list[tuple[int, str]]:
    """`3v1rbb` as numbers and letters."""
    matches = list(_THING.finditer(word))
    if "".join(match[0] for match in matches) != word:
        wrong(key, f"{quoted(word)} cannot be read; the letters are told at the head of parts.toml")
    found = [(int(match[1] or 1), match[2]) for match in matches]
    if sum(n for n, _ in found) > MOST_THINGS:
        wrong(key, f"{quoted(word)} holds more than {MOST_THINGS} things")
    return found


def read_reward(key: str, word: str) -> Reward:
    """A bonus or reward, in the order in which it is settled."""
    found = _things(key, word)
    dice = [
        ("die", DIE_AT[what]) if what in DIE_AT else ("value", LETTERS.index(what[0]))
        for n, what in found
        if what[0] in LETTERS
        for _ in range(n)
    ]
    counts = {letter: sum(n for n, what in found if what == letter) for letter in ("v", *WORDS)}
    gains = [(name, counts[letter]) for letter, name in WORDS.items() if counts[letter]]
    return Reward((*sorted(dice), *gains), counts["v"], counts["r"])


def read_order(key: str, word: str) -> Order:
    """`I-05:Y4O>3vbL`: id, needs, reward."""
    match = _ORDER.fullmatch(word)
    if match is None:
        wrong(key, f"{quoted(word)} is not of the form I-01:Y1Y1Y5>3v1r")
    needs = [what for n, what in _things(key, match["needs"]) for _ in range(n)]
    dice = [DIE_AT[what] for what in needs if what in DIE_AT]
    names = [WORDS.get(what, what) for what in needs if what not in DIE_AT]
    if not needs or set(names) - set(MATERIALS):
        wrong(key, f"{match['id']} must need dice, saw blades, glue or offcuts, and nothing else")
    return Order(
        match["id"],
        tuple([dice.count(die) for die in range(len(NO_DICE))]),
        tuple([names.count(material) for material in MATERIALS]),
        read_reward(key, match["reward"]),
    )


# --- The table ------------------------------------------------------------------------------


class Layout:
    """The table of one rule set with so many players.

    Made by `layout()` only, once for each: so equal means identical, which is fast.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.columns = len(rules.yellow)
        self.bonuses = tuple(
            tuple(read_reward(colour, word).gains for word in getattr(rules, colour))
            for colour in COLOURS
        )
        self.room = tuple(sum(getattr(rules, row)) for row in ROWS)  # icons of each row
        self.chestnuts = tuple(frozenset(getattr(rules, f"{row}_chestnuts")) for row in ROWS)
        self.row_gains = tuple(read_reward("row_bonus", word).gains for word in rules.row_bonus)
        self.column_gains = tuple(
            read_reward("column_bonus", word).gains for word in rules.column_bonus
        )
        self.helper_cost = dict(zip(HELPERS, rules.helper_cost, strict=True))
        self.helper_vp = dict(zip(HELPERS, rules.helper_vp, strict=True))
        self.timber = tuple(DIE_AT[die] for die in rules.timber_dice)
        self.gifts = tuple(WORDS[letter] for letter in rules.supplier_gifts)
        self.sale = read_reward("trader_gain", "".join(rules.trader_gain)).gains
        self.herald = read_reward("herald_gain", "".join(rules.herald_gain)).gains
        self.slots = tuple((word.count("c"), word.count("b")) for word in rules.chest_slots)
        self.chest_at = {chest: at for at, chest in enumerate(CHESTS)}
        found = (read_order("orders", word) for word in (*rules.orders_1, *rules.orders_2))
        self.orders = {order.id: order for order in found}
        self.decks = tuple(
            tuple(order for order in self.orders if order.partition("-")[0] == phase)
            for phase in PHASES
        )
        for back in PHASES:
            self.orders[back] = Order(back, NO_DICE, (0,) * len(MATERIALS), Reward())

    def __reduce__(self) -> tuple[object, ...]:
        return layout, (self.rules, self.players)  # there is one of each

    def __repr__(self) -> str:
        return f"layout({self.rules!r}, {self.players})"


@one_of_each
def layout(rules: Rules, players: int) -> Layout:
    """One Layout per rule set and number of players, shared by all states."""
    return Layout(rules, players)
