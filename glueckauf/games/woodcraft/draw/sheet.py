"""A player's place: nameplate, dice and orders, and under them the sheet of paper (WC-1.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from glueckauf.core.draw.signs import CROWN, LAMP, miner
from glueckauf.core.draw.svg import WIDTH, Part, at, box, keyed, piece, same, tally, text
from glueckauf.games.woodcraft import scoring
from glueckauf.games.woodcraft.draw import cards, paper, people
from glueckauf.games.woodcraft.draw.dice import FRAME, HALF, STEP, die
from glueckauf.games.woodcraft.draw.labels import (
    capital,
    die_words,
    name,
    order_words,
    person,
    phrase,
    shortened,
    who,
)
from glueckauf.games.woodcraft.draw.signs import points, sign
from glueckauf.games.woodcraft.parts import BACKS, CHESTS, DICE, HELPERS, ROWS, Choose, Player
from glueckauf.games.woodcraft.rules import State

MARGIN = 7
PLATE = 28
DICE_ROW = 40
IN_ROW = 9  # dice
CARDS_IN_ROW = 3
HELPERS_IN_ROW = 4
NAME_LENGTH = 18
MARKS = {"to-move": LAMP, "won": CROWN}


def sheet_part(
    state: State, language: str, seat: int, names: Sequence[str] | None, you: int | None
) -> Part:
    """Everything that belongs to one player."""
    player, own = state.players[seat], f"{seat}:"
    given = names[seat] if names is not None and seat < len(names) else ""
    label = person(language, "sheet-of", seat, you)
    body = _plate(state, language, seat, given, you)
    y: float = PLATE + 2 * MARGIN
    for drawn, height in (
        _dice(language, own, player.dice),
        _orders(state, language, own, player),
    ):
        body += at(MARGIN, y, drawn)
        y += height
    fold = int(y)
    drawn, height = _paper(state, language, own, player)
    body += at(0, y, drawn)
    y += height
    title = f"{given}: {label}" if given else label[:1].upper() + label[1:]
    ground = box(0, 0, WIDTH, round(y), "ground", 8)
    return Part(f"sheet{seat}", WIDTH, round(y), title, ground + body, fold)


def bench_part(state: State, language: str, seat: int) -> Part:
    """What a player works with, and no more: dice, orders, materials, and the helpers who are hired."""
    player, own = state.players[seat], f"{seat}:"
    return _stacked(
        language,
        seat,
        _dice(language, own, player.dice),
        _orders(state, language, own, player),
        _materials(language, own, state, player),
        _helpers(language, own, state, player, player.helpers),
    )


def hand_part(state: State, language: str, seat: int) -> Part:
    """What lies beside a sheet: dice and orders."""
    player, own = state.players[seat], f"{seat}:"
    dice, orders = _dice(language, own, player.dice), _orders(state, language, own, player)
    return _stacked(language, seat, dice, orders)


def _stacked(language: str, seat: int, *fields: tuple[str, float]) -> Part:
    """Fields of somebody's place one below the other."""
    body, y = "", float(MARGIN)
    for drawn, height in fields:
        body += at(MARGIN, y, drawn)
        y += height + MARGIN
    label = person(language, "sheet-of", seat, seat)
    ground = box(0, 0, WIDTH, round(y), "ground", 8)
    return Part(f"sheet{seat}", WIDTH, round(y), capital(label), ground + body)


def paper_part(state: State, language: str, seat: int) -> Part:
    """The sheet of paper alone, as it is."""
    drawn, height = _paper(state, language, f"{seat}:", state.players[seat])
    return Part(f"sheet{seat}", WIDTH, height, name(language, "blank-sheet"), drawn)


def blank_part(state: State, language: str, seat: int = 0) -> Part:
    """The sheet of paper alone, to be printed and played on: a line for the name above it."""
    drawn, height = _paper(state, language, f"{seat}:", Player())
    line = text(MARGIN + 2, 22, name(language, "name-line"), "h")
    line += box(MARGIN + 90, 24, WIDTH - 2 * MARGIN - 92, 1, "band", 0)
    height += PLATE
    body = box(0, 0, WIDTH, height, "ground", 8) + line + at(0, PLATE, drawn)
    return Part(f"sheet{seat}", WIDTH, height, name(language, "blank-sheet"), body)


# --- Beside the sheet ---------------------------------------------------------------------------


def _plate(state: State, language: str, seat: int, given: str, you: int | None) -> str:
    """The name, whose turn it is, who has chosen already, and the points so far."""
    mark = "won" if seat in state.winners else "to-move" if state.to_move == seat else ""
    due = state.todo[-1] if state.todo else None
    chosen = isinstance(due, Choose) and state.choices[seat] is not None
    total = scoring.score(state.layout, state.players[seat]).total
    is_known = not BACKS & set(state.players[seat].done)
    return _nameplate(language, seat, given, mark, chosen, total if is_known else None, you)


@lru_cache(maxsize=2_000)
def _nameplate(
    language: str,
    seat: int,
    given: str,
    mark: str,
    chosen: bool,
    total: int | None,
    you: int | None,
) -> str:
    words = given or who(language, seat, you)
    middle = PLATE / 2
    body = box(0, 0, WIDTH - 2 * MARGIN, PLATE, f"face ga-plank{' ga-turn' if mark else ''}", 5)
    body += at(15, middle + 1, miner(seat)) + text(
        31, middle + 5, shortened(words, NAME_LENGTH), "h"
    )
    told = [words]
    if chosen:
        body += text(WIDTH - 128, middle + 4, phrase(language, "chosen"), "s")
        told.append(person(language, "has-chosen", seat, you))
    if mark:
        body += at(WIDTH - 68, middle, MARKS[mark])
        told.append(person(language, mark, seat, you))
    shown = "?" if total is None else total
    body += points(shown, WIDTH - 2 * MARGIN - 18, middle)
    if total is not None:
        told.append(phrase(language, "points", vp=total))
    return keyed(f"player/{seat}", "; ".join(told), body, MARGIN, MARGIN)


@lru_cache(maxsize=4_000)
def _dice(language: str, own: str, dice: tuple[int, ...]) -> tuple[str, float]:
    """Own dice, equal ones beside each other."""
    lying = [number for number, count in enumerate(dice) for _ in range(count)]
    if not lying:
        return text(4, 20, name(language, "no-dice"), "s"), 30
    drawn = ""
    for n, number in enumerate(lying):
        row, column = divmod(n, IN_ROW)
        x, y = HALF + 3 + column * STEP, HALF + 3 + row * DICE_ROW
        key = f"{own}die/{DICE[number]}"
        body = FRAME + piece(f"die:{DICE[number]}", die(language, number))
        if n and lying[n - 1] == number:
            drawn += same(key, body, x, y)
        else:
            words = die_words(language, number)
            label = name(language, "own-die", die=words, number=dice[number])
            drawn += keyed(key, label, body, x, y)
    return drawn, -(-len(lying) // IN_ROW) * DICE_ROW


def _orders(state: State, language: str, own: str, player: Player) -> tuple[str, float]:
    """The orders that are held, and how many are done."""
    drawn = ""
    seen: set[str] = set()
    for n, order in enumerate(player.held):
        row, column = divmod(n, CARDS_IN_ROW)
        x, y = column * (cards.WIDTH + 5), row * (cards.HEIGHT + cards.GAP)
        found = state.layout.orders[order]
        body = piece(f"order:{order}", cards.order_card(language, found, "face ga-"))
        key = f"{own}order/{order}"
        if order in seen:
            drawn += same(key, body, x, y)
            continue
        seen.add(order)
        hidden = order in BACKS
        label = name(language, "hidden") if hidden else order_words(language, found)
        drawn += keyed(key, label, body, x, y)
    rows = -(-len(player.held) // CARDS_IN_ROW)
    top = rows * (cards.HEIGHT + cards.GAP)
    return drawn + at(0, top, _done(language, own, len(player.held), len(player.done))), top + 24


@lru_cache(maxsize=500)
def _done(language: str, own: str, held: int, done: int) -> str:
    """Completed orders lie face down; their number is known to all (WC-A21)."""
    body = box(0, 0, WIDTH - 2 * MARGIN, 22, "face ga-hit", 4)
    body += sign("order", 8, 11) + text(20, 15, name(language, "done", orders=done), "s")
    body += tally(f"{own}done", WIDTH - 2 * MARGIN - 8, 15, str(done), "n e")
    return keyed(f"{own}done", name(language, "done", orders=done), body)


# --- The paper ----------------------------------------------------------------------------------


def _paper(state: State, language: str, own: str, player: Player) -> tuple[str, int]:
    """The sheet itself, field under field."""
    layout = state.layout
    inner, y = at(0, 6, paper.turn_fields(language, own, layout, player.fields)), 6.0
    y += paper.FIELD_HEIGHT + 6
    drawn, height = _materials(language, own, state, player)
    inner += at(0, y, drawn)
    y += height + 8
    drawn, height = _middle(language, own, state, player)
    inner += at(0, y, drawn)
    y += height + 8
    drawn, height = _helpers(language, own, state, player)
    inner += at(0, y, drawn)
    y += height + 6
    whole = round(y)
    return box(2, 0, WIDTH - 4, whole, "page", 5) + at(MARGIN, 0, inner), whole + 4


def _materials(language: str, own: str, state: State, player: Player) -> tuple[str, float]:
    """The rows beside each other as long as there is room."""
    layout = state.layout
    sizes = [paper.row_size(layout, row) for row in range(len(ROWS))]
    lines: list[list[int]] = [[]]
    for row, (width, _) in enumerate(sizes):
        used = sum(sizes[other][0] + 4 for other in lines[-1])
        if lines[-1] and used + width > paper.WIDTH:
            lines.append([])
        lines[-1].append(row)
    drawn, y = "", 0.0
    for line in lines:
        room = paper.WIDTH - sum(sizes[row][0] for row in line)
        gap = room / (len(line) - 1) if len(line) > 1 else 0
        x = 0.0
        for row in line:
            body = paper.material_row(
                language, own, layout, row, player.marked[row], player.used[row]
            )
            drawn += at(round(x, 1), y, body)
            x += sizes[row][0] + gap
        y += max(sizes[row][1] for row in line) + 4
    return drawn, y - 4


def _middle(language: str, own: str, state: State, player: Player) -> tuple[str, float]:
    """Lanterns at the left, nuts and chests at the right."""
    layout = state.layout
    width, height = paper.LANTERNS
    drawn = paper.lantern_table(language, own, layout, player.lanterns)
    x = width + 6
    drawn += at(x, 0, paper.nuts(language, own, layout.rules.nuts, player.nuts))
    top = paper.nuts_height(layout) + 6
    step = (paper.WIDTH - x) / len(CHESTS)
    for n, kind in enumerate(CHESTS):
        body = people.chest(language, own, layout, kind, player.chests[n])
        drawn += at(round(x + n * step, 1), top, body)
    return drawn, max(height, top + people.CHEST[1])


def _helpers(
    language: str, own: str, state: State, player: Player, shown: Sequence[str] = HELPERS
) -> tuple[str, float]:
    width, height = people.HELPER
    drawn = ""
    for n, kind in enumerate(shown):
        row, column = divmod(n, HELPERS_IN_ROW)
        struck = tuple(number for helper, number in player.struck if helper == kind)
        body = people.helper(
            language, own, state.layout, kind, kind in player.helpers, struck, state.round
        )
        drawn += at(round(column * (width + 2.6), 1), row * (height + 3), body)
    rows = -(-len(shown) // HELPERS_IN_ROW)
    return drawn, max(0, rows * (height + 3) - 3)
