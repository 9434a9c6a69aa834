"""A position from a file: the set-up, or a game under way, and then moves; checked.

    [position]                      # everything may be left out
    players = 1
    seed = 0                        # shuffles the orders
    rules = { nuts = 12 }
    round = 4
    turn = 1
    phase = "II"                    # of the orders; left out: that of the round
    board = ["B6", "Y5", "", "Y1"]  # from column 1 on; "" is an empty column, the rest is empty, too
    pool = ["II-01", "II-02", ""]   # left out: the next orders of the deck
    gone = ["I-03"]                 # orders that have left the game in sight of all
    decks = [["I-04"], ["II-03"]]   # these lie on top; all that is named nowhere follows
    then = "die/6 lantern/1,1"      # played at the end, chance included
    [position.due]                  # what is to be decided: position_due.py. Left out: the main choice
    decision = "free"               # if there are dice on the board, else the roll
    seat = 0
    [position.seats.0]
    dice = ["Y1", "Y4", "B1"]
    marked = { saw = 4, blueberry = 3 }    # circled icons, and those of them that are crossed out
    used = { saw = 1 }
    lanterns = ["*..", "...", "..*"]       # the table row by row
    helpers = ["trader"]
    struck = { trader = [1, 3] }    # in which rounds this helper has acted
    chests = { helpers = "b", orders = "c" }   # filled slots: c chestnut, b blueberry
    nuts = 2
    fields = ["Y1", "-"]            # of the turns so far; "-" is struck out, "" and those left out are not told
    held = ["I-01"]
    done = ["I-02"]                 # completed

Keys from `round` on tell of a game under way: everybody has kept an order, and sheets that are not given
are empty. Every mistake is a FileError with the key and the remedy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field
from glueckauf.core.lines import play_moves, read_moves
from glueckauf.games.woodcraft.notation import read_line
from glueckauf.games.woodcraft.parts import (
    ADJUSTERS,
    CHESTS,
    DICE,
    DIE_AT,
    EMPTY,
    HELPERS,
    NO_DIE,
    PHASES,
    ROWS,
    SIZE,
    STRUCK,
    UNTOLD,
    Player,
    left_to_right,
)
from glueckauf.games.woodcraft.position_due import (
    CHOOSE,
    KEEP,
    REVEALED,
    ROLL,
    decision_of,
    read_due,
)
from glueckauf.games.woodcraft.rules import State, setup
from glueckauf.games.woodcraft.ruleset import PLAYERS, Layout, Rules, published

SET_UP = ("players", "seed", "rules")
COURSE = ("round", "turn", "phase", "board", "pool", "gone", "decks", "due", "seats")
KEYS = (*SET_UP, *COURSE, "then")
SEAT_KEYS = (
    *("dice", "marked", "used", "lanterns", "helpers", "struck", "chests", "nuts", "fields"),
    *("held", "done"),
)
ONCE_PER_ROUND = ("substitute", "trader", *ADJUSTERS)
MOST_DICE = 99  # beside a sheet; the supply has no end (WC-A19)
LIT, DARK = "*."
NO_FIELD = "-"
SIGNS = {NO_FIELD: STRUCK, EMPTY: UNTOLD}  # turn fields without a die


def lay(field: Field, changed: Mapping[str, Any] | None = None) -> State:
    """The state that a table of a file describes, perhaps under changed rules."""
    given = field.table(KEYS)
    rules = read_rules(given["rules"]) if "rules" in given else published()
    if changed:
        rules = Rules(**{**rules.overrides, **changed})
    players = given["players"].number(PLAYERS[0], PLAYERS[-1]) if "players" in given else PLAYERS[0]
    seed = given["seed"].number(0, 10**9) if "seed" in given else 0
    state = setup(players, seed, rules=rules)
    if set(given) & {*COURSE}:
        state = _laid(field, given, state)
    return play_line(given["then"], state) if "then" in given else state


def read_rules(field: Field) -> Rules:
    """The rule set of a table of changed rules."""
    switches = {name: item.value for name, item in field.table(Rules.knobs()).items()}
    try:
        return Rules(**switches)
    except FileError as error:
        field.wrong(error.problem, error.key)


def play_line(field: Field, state: State) -> State:
    """The state after the moves of a field, chance included."""
    moves = read_moves(field, read_line)
    played: State = play_moves(field, state, moves)
    return played


def _laid(field: Field, given: dict[str, Field], state: State) -> State:
    rules = state.rules
    dealt = [card for player in state.players for card in player.held]
    state = state._replace(decks=((*dealt, *state.decks[0]), state.decks[1]), events=())
    board = _board(given["board"], state.layout) if "board" in given else state.board
    usual = CHOOSE if any(die != NO_DIE for die in board) else ROLL
    decision, due = decision_of(given["due"], usual) if "due" in given else (usual, {})
    number, turn = _when(given, rules, decision)
    state = state._replace(round=number, turn=turn, phase=_phase(given, rules, number), board=board)
    fields = max(0, number - 1) * rules.turns + turn - 1 + (decision in REVEALED)
    state = state._replace(players=_seats(given, state, fields))
    state = _with_orders(field, given, state)
    return read_due(due, given.get("due", field), decision, state)


def _when(given: dict[str, Field], rules: Rules, decision: str) -> tuple[int, int]:
    """Round and turn; round 0 is the set-up."""
    if decision == KEEP:
        for key in ("round", "turn"):
            if key in given:
                given[key].wrong("orders are kept before the first round (WC-1.3); leave it out")
        return 0, 1
    number = given["round"].number(1, rules.rounds) if "round" in given else 1
    return number, given["turn"].number(1, rules.turns) if "turn" in given else 1


def _phase(given: dict[str, Field], rules: Rules, number: int) -> int:
    """Phase II comes after a certain round, or earlier when the orders run out (WC-9.2)."""
    is_second = number > rules.phase_two_after
    if "phase" not in given:
        return int(is_second)
    phase = given["phase"].one_of("phase", PHASES)
    if is_second and phase == PHASES[0]:
        given["phase"].wrong(
            f'phase II has begun by round {number} (WC-9.2); write phase = "II", or leave it out'
        )
    return PHASES.index(phase)


def _board(field: Field, table: Layout) -> tuple[int, ...]:
    items = field.items("dice", 0, table.columns)
    dice = [NO_DIE if item.value == EMPTY else _die(item) for item in items]
    there = [die for die in dice if die != NO_DIE]
    ordered = sorted(there, key=left_to_right)
    if there != ordered:
        right = ", ".join(DICE[die] for die in ordered)
        field.wrong(f"dice stand in descending order, brown before yellow (WC-3.1): {right}")
    return (*dice, *(NO_DIE,) * (table.columns - len(dice)))


def _die(field: Field) -> int:
    return DIE_AT[field.one_of("die", DICE)]


# --- Sheets ---------------------------------------------------------------------------------


def _seats(given: dict[str, Field], state: State, fields: int) -> tuple[Player, ...]:
    """The sheets; those that are not given are empty."""
    blank = Player(fields=(UNTOLD,) * fields)
    numbers = [str(seat) for seat in range(len(state.players))]
    items = given["seats"].table(numbers) if "seats" in given else {}
    return tuple(_player(items[seat], blank, state) if seat in items else blank for seat in numbers)


def _player(field: Field, blank: Player, state: State) -> Player:
    given = field.table(SEAT_KEYS)
    table, changes = state.layout, dict[str, Any]()
    if "dice" in given:
        dice = [_die(item) for item in given["dice"].items("dice", 0, MOST_DICE)]
        changes["dice"] = tuple(map(dice.count, range(len(DICE))))
    for key in ("marked", "used"):
        if key in given:
            changes[key] = _counts(given[key], table.room)
    if "lanterns" in given:
        changes["lanterns"] = _lanterns(given["lanterns"])
    if "helpers" in given:
        items = given["helpers"].items("helpers", 0, len(HELPERS))
        named = [item.one_of("helper", HELPERS) for item in items]
        if len(set(named)) < len(named):
            given["helpers"].wrong("each helper is marked once (WC-7.1); name none of them twice")
        changes["helpers"] = tuple(named)
    if "chests" in given:
        changes["chests"] = _chests(given["chests"], table)
    if "nuts" in given:
        changes["nuts"] = given["nuts"].number(0, table.rules.nuts)
    if "fields" in given:
        items = given["fields"].items("turn fields", len(blank.fields), len(blank.fields))
        changes["fields"] = tuple(
            SIGNS[item.value] if item.value in SIGNS else _die(item) for item in items
        )
    for key in ("held", "done"):
        if key in given:
            items = given[key].items("orders", 0, len(table.orders))
            changes[key] = tuple(_order(item, table) for item in items)
    player = blank._replace(**changes)
    if "struck" in given:
        player = player._replace(struck=_struck(given["struck"], player, state.round))
    for row, name in enumerate(ROWS):
        if player.owned(row) < 0:
            given.get("used", field).wrong(
                f"{name}: {player.used[row]} crossed out and only {player.marked[row]} circled"
                " (WC-4.4); raise marked or lower used"
            )
    return player


def _counts(field: Field, room: tuple[int, ...]) -> tuple[int, ...]:
    given = field.table(ROWS)
    return tuple(
        given[name].number(0, most) if name in given else 0
        for name, most in zip(ROWS, room, strict=True)
    )


def _lanterns(field: Field) -> int:
    lit = 0
    for row, item in enumerate(field.items("rows", SIZE, SIZE)):
        word = item.letters(LIT + DARK, "a lantern")
        if len(word) != SIZE:
            item.wrong(f"must have {SIZE} signs, * or ., not {len(word)}")
        lit |= sum(1 << (SIZE * row + column) for column, sign in enumerate(word) if sign == LIT)
    return lit


def _struck(field: Field, player: Player, number: int) -> tuple[tuple[str, int], ...]:
    found = set()
    for helper, item in field.table(ONCE_PER_ROUND).items():
        if helper not in player.helpers:
            item.wrong(f"{helper} is not marked (WC-7.1); name it in helpers")
        found |= {(helper, one.number(1, number)) for one in item.items("rounds", 0, number)}
    return tuple(sorted(found))


def _chests(field: Field, table: Layout) -> tuple[tuple[int, int], ...]:
    given, filled = field.table(CHESTS), []
    for chest, slots in zip(CHESTS, table.slots, strict=True):
        word = given[chest].letters("cb", "a slot") if chest in given else ""
        if word.count("c") > slots[0] or word.count("b") > slots[1]:
            shown = "c" * slots[0] + "b" * slots[1]
            given[chest].wrong(f"this chest has the slots {shown} (WC-8.2); name no others")
        filled.append((word.count("c"), word.count("b")))
    return tuple(filled)


# --- Orders ---------------------------------------------------------------------------------


def _order(field: Field, table: Layout) -> str:
    return field.one_of("order", (card for deck in table.decks for card in deck))


def _with_orders(field: Field, given: dict[str, Field], state: State) -> State:
    """Every order lies in one place; those that are named nowhere lie in their deck."""
    table, size = state.layout, state.rules.pool
    named = _named(given, table)
    pool, gone = named["pool"], named["gone"]
    lying = [
        *(card for player in state.players for card in (*player.held, *player.done)),
        *(card for cards in named.values() for card in cards if card),
    ]
    for card in lying:
        if lying.count(card) > 1:
            field.wrong(
                f"the order {card} lies in two places, and there is one of it; take one away"
            )
    decks = [
        (*named[key], *(card for card in deck if card not in lying))
        for key, deck in zip(PHASES, state.decks, strict=True)
    ]
    if "pool" not in given and state.round:
        pool, decks[state.phase] = decks[state.phase][:size], decks[state.phase][size:]
    pool = (*pool, *(EMPTY,) * (size - len(pool)))
    return state._replace(pool=pool, gone=gone, decks=tuple(decks))


def _named(given: dict[str, Field], table: Layout) -> dict[str, tuple[str, ...]]:
    """The orders of the pool, those that are gone, and those on top of each deck."""
    found: dict[str, tuple[str, ...]] = dict.fromkeys(("pool", "gone", *PHASES), ())
    if "pool" in given:
        items = given["pool"].items("orders", 0, table.rules.pool)
        found["pool"] = tuple(EMPTY if one.value == EMPTY else _order(one, table) for one in items)
    if "gone" in given:
        items = given["gone"].items("orders", 0, len(table.orders))
        found["gone"] = tuple(_order(item, table) for item in items)
    if "decks" in given:
        decks = given["decks"].items("decks", len(PHASES), len(PHASES))
        for phase, deck, item in zip(PHASES, table.decks, decks, strict=True):
            cards = item.items("orders", 0, len(deck))
            found[phase] = tuple(card.one_of(f"order of phase {phase}", deck) for card in cards)
    return found
