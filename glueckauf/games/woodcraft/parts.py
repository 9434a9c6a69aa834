"""The things on the table as values: dice, orders, sheets, and what is to be done next.

Everything here is a NamedTuple: frozen, hashable, equal by content, and `repr` rebuilds it. A die is a
number, its place in DICE; a player's dice are counted in that order.
"""

from __future__ import annotations

from typing import NamedTuple

COLOURS = ("yellow", "brown")
LETTERS = "YB"
FACES = 6
DICE = tuple(f"{letter}{value}" for letter in LETTERS for value in range(1, FACES + 1))
DIE_AT = {name: at for at, name in enumerate(DICE)}
NO_DIE = -1
NO_DICE = (0,) * len(DICE)

MATERIALS = ("saw", "glue", "offcut")  # what one can own and use (WC-A6)
ROWS = (*MATERIALS, "blueberry")  # of the sheet
SAW, GLUE, OFFCUT, BLUEBERRY = range(4)

HELPERS = (
    *("substitute", "brown_adjust", "timber", "supplier"),
    *("trader", "yellow_adjust", "herald", "renown"),
)
ADJUSTERS = ("yellow_adjust", "brown_adjust")  # in the order of COLOURS
CHESTS = ("helpers", "orders", "reputation", "lanterns", "order_vp")

SIZE = 3  # rows and columns of the lantern table
FULL = 2 ** (SIZE * SIZE) - 1  # all lanterns marked
PHASES = ("I", "II")
BACKS = frozenset(PHASES)  # an order that lies face down is only its phase
EMPTY = ""  # an empty place of the pool
STRUCK = NO_DIE  # a turn field of which an order was taken
UNTOLD = -2  # a turn field that a file leaves out

ORDER = 0  # the secret choice of an order; a column otherwise
HIDDEN = -1  # a choice that others have made


def colour_of(die: int) -> int:
    return die // FACES


def value_of(die: int) -> int:
    return die % FACES + 1


def die_of(colour: int, value: int) -> int:
    return colour * FACES + value - 1


def left_to_right(die: int) -> tuple[int, int]:
    """The order of the board: descending values, brown before yellow (WC-3.1)."""
    return -value_of(die), -colour_of(die)


def phase_of(order: str) -> int:
    """0 or 1, also of an order that lies face down."""
    return int(order.startswith(PHASES[1]))


class Reward(NamedTuple):
    """What an order, a bonus or a helper gives, in the order in which it is settled (WC-A30)."""

    gains: tuple[tuple[str, int], ...] = ()  # what, and how many; of a die which one
    vp: int = 0  # counted at the end
    reputation: int = 0


class Order(NamedTuple):
    """An order card: what it needs and what it gives (WC-6.1)."""

    id: str
    dice: tuple[int, ...]  # counts, as of a player's dice
    materials: tuple[int, ...]  # saw blades, glue, offcuts
    reward: Reward


class Player(NamedTuple):
    """A player's sheet, with the dice and orders beside it.

    `marked` and `used` count the icons of each of ROWS that are circled and crossed out. `lanterns` has a
    bit for each cell of the table, row by row. `chests` counts the filled chestnut and blueberry slots of
    each of CHESTS, `struck` are the circles of helpers: which helper in which round. `fields` are the turn
    fields so far: a die, STRUCK, or UNTOLD.
    """

    dice: tuple[int, ...] = NO_DICE
    marked: tuple[int, ...] = (0,) * len(ROWS)
    used: tuple[int, ...] = (0,) * len(ROWS)
    lanterns: int = 0
    helpers: tuple[str, ...] = ()
    struck: tuple[tuple[str, int], ...] = ()
    chests: tuple[tuple[int, int], ...] = ((0, 0),) * len(CHESTS)
    nuts: int = 0
    fields: tuple[int, ...] = ()
    held: tuple[str, ...] = ()
    done: tuple[str, ...] = ()

    def owned(self, row: int) -> int:
        """Circled and not crossed out."""
        return self.marked[row] - self.used[row]

    @property
    def materials(self) -> tuple[int, ...]:
        """Saw blades, glue and offcuts owned."""
        return tuple([self.marked[row] - self.used[row] for row in range(len(MATERIALS))])


def row_mask(row: int) -> int:
    return sum([2 ** (SIZE * row + column) for column in range(SIZE)])


def column_mask(column: int) -> int:
    return sum([2 ** (SIZE * row + column) for row in range(SIZE)])


ROW_MASKS = tuple(map(row_mask, range(SIZE)))
COLUMN_MASKS = tuple(map(column_mask, range(SIZE)))


# --- What is to be done: decisions, chance, and what follows by itself ------------------------
#
# Steps are tuples, and tuples of different classes are equal if their values are: so each names itself.


class Keep(NamedTuple):
    """Which of the dealt orders to keep (WC-1.3)."""

    seat: int
    due: str = "keep"


class Opening(NamedTuple):
    """All have kept an order: the pool is laid (WC-1.4)."""

    due: str = "opening"


class Roll(NamedTuple):
    """Chance: the dice of a colour (WC-3.1); after the yellow ones these lie ready."""

    colour: int
    yellow: tuple[int, ...] = ()
    due: str = "roll"


class Choose(NamedTuple):
    """The secret choice of the turn: a die or an order (WC-4.1)."""

    seat: int
    due: str = "choose"


class Reveal(NamedTuple):
    """All have chosen (WC-4.1)."""

    due: str = "reveal"


class Tie(NamedTuple):
    """Chance: who goes first among those that are level (WC-5.2).

    `first` are the seats whose place is fixed; of `groups`, best first, the first one is level.
    """

    first: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    due: str = "tie"


class Take(NamedTuple):
    """A die and the bonus of its column (WC-4.4)."""

    seat: int
    die: int
    column: int
    due: str = "take"


class Want(NamedTuple):
    """An order of the pool, if there is one (WC-5.1), perhaps as the bonus of a lantern line (WC-6.6)."""

    seat: int
    is_bonus: bool = False
    due: str = "want"


class Pick(NamedTuple):
    """Which order of the pool (WC-5.1)."""

    seat: int
    is_bonus: bool = False
    due: str = "pick"


class Owed(NamedTuple):
    """Orders from lantern lines of the main action, which come after those of the order takers (WC-A27)."""

    seats: tuple[int, ...] = ()
    due: str = "owed"


class Free(NamedTuple):
    """Free actions, until the player ends them (WC-2.2)."""

    seat: int
    due: str = "free"


class Close(NamedTuple):
    """All have done their turn (WC-2.1)."""

    due: str = "close"


class Rival(NamedTuple):
    """Chance: the die of the solo opponent (WC-11.1)."""

    colour: int
    due: str = "rival"


class Extra(NamedTuple):
    """Chance: the die that joins a lone one (WC-3.3)."""

    colour: int
    due: str = "extra"


class Shift(NamedTuple):
    """The dice are pushed together, and the next turn begins (WC-3.2)."""

    due: str = "shift"


class Drop(NamedTuple):
    """Chance: the order that leaves the pool in a solo game (WC-11.2)."""

    due: str = "drop"


class Round(NamedTuple):
    """The end of a round (WC-9.1)."""

    due: str = "round"


class Gain(NamedTuple):
    """Something a player gets: what, and how many (of a die which one, of a free die which colour)."""

    seat: int
    what: str
    number: int
    due: str = "gain"


class Mark(NamedTuple):
    """Which cell of the lantern table (WC-6.6)."""

    seat: int
    due: str = "mark"


class Lines(NamedTuple):
    """Which of two completed lines comes first (WC-A16)."""

    seat: int
    row: int
    column: int
    due: str = "lines"


class Bonus(NamedTuple):
    """The bonus of a completed line (WC-6.6)."""

    seat: int
    is_row: bool
    line: int
    due: str = "bonus"


class Face(NamedTuple):
    """The value of a die of this colour (WC-6.6)."""

    seat: int
    colour: int
    due: str = "face"


class Fill(NamedTuple):
    """Which chest gets the chestnut (WC-8.1)."""

    seat: int
    due: str = "fill"


class Supply(NamedTuple):
    """The supplier's gift (WC-7.2)."""

    seat: int
    due: str = "supply"


class Timber(NamedTuple):
    """Which of the two dice (WC-7.2)."""

    seat: int
    due: str = "timber"


Step = (
    Keep
    | Opening
    | Roll
    | Choose
    | Reveal
    | Tie
    | Take
    | Want
    | Pick
    | Owed
    | Free
    | Close
    | Rival
    | Extra
    | Shift
    | Drop
    | Round
    | Gain
    | Mark
    | Lines
    | Bonus
    | Face
    | Fill
    | Supply
    | Timber
)
CHANCES = (Roll, Tie, Rival, Extra, Drop)
