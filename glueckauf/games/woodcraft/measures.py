"""What the design lab measures of Woodcraft alone.

space_use           how often each bonus of the main board was taken, and orders of the pool
space_use_by_shift  the same in every round
action_use          how often each kind of free action was done, and each helper was hired
order_use           of the orders that players took, the share that they completed
lost_gains          what was lost because the sheet had no room for it (WC-4.4, WC-8.1, WC-8.3)
idle_materials      saw blades, glue, offcuts and dice that were left at the end
sources             where the points came from (WC-10.1)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from glueckauf.core.texts import Fact, tell
from glueckauf.games.measuring import (
    IN_CHAPTER,
    Reading,
    WholeGame,
    diversity,
    fulfilled,
    totalled,
    used,
    used_by_chapter,
)
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.notation import read
from glueckauf.games.woodcraft.parts import (
    COLOURS,
    HELPERS,
    MATERIALS,
    PHASES,
    ROWS,
    colour_of,
    phase_of,
)
from glueckauf.games.woodcraft.review import lost
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.sheet import SOURCES, source_name
from glueckauf.games.woodcraft.telling import GAME

ORDER = "order"  # the main action that takes no die
ACTIONS: Mapping[type[note.Move], str] = {
    note.Complete: "complete",
    note.Glue: "glue-dice",
    note.Saw: "saw-die",
    note.Offcut: "raise-die",
    note.Adjust: "adjust",
    note.Sell: "sell",
    note.Fill: "fill",
}
DICE = "dice"
LOSABLE = (*ROWS, "chestnut", "nut")

# --- Bonuses and actions --------------------------------------------------------------------


def chosen(before: State, move: str) -> str | None:
    """The bonus of a column for which a main action was chosen, like `yellow/6`, or an order."""
    found = read(move)
    if isinstance(found, note.Column):
        return f"{COLOURS[colour_of(before.board[found.column - 1])]}/{found.column}"
    return ORDER if isinstance(found, note.Order) else None


def use_by_chapter(game: WholeGame) -> dict[tuple[int, str], int]:
    """How often every bonus was taken in every round, and how often an order."""
    first, last = game.states[0], game.states[-1]
    columns = range(1, last.layout.columns + 1)
    spaces = [f"{colour}/{column}" for colour in COLOURS for column in columns]
    uses = {
        (number, space): 0
        for number in range(max(first.round, 1), last.round + 1)
        for space in (*spaces, ORDER)
    }
    for before, move in zip(game.states, game.moves, strict=False):
        space = chosen(before, move)
        if space:
            uses[before.round, space] += 1
    return uses


def space_use(game: WholeGame) -> Reading:
    return used(use_by_chapter(game))


def space_use_by_shift(game: WholeGame) -> Reading:
    return used_by_chapter(use_by_chapter(game))


def action_use(game: WholeGame) -> Reading:
    """Whoever hires a helper does so once."""
    uses = dict.fromkeys((*ACTIONS.values(), *HELPERS), 0)
    for move in map(read, game.moves):
        kind = move.helper if isinstance(move, note.Hire) else ACTIONS.get(type(move))
        if kind:
            uses[kind] += 1
    return Reading(diversity(uses), {name: float(number) for name, number in uses.items()})


# --- Orders, losses, what is left -----------------------------------------------------------


def order_use(game: WholeGame) -> Reading:
    """Whatever a player has taken is completed in the end or still beside the sheet."""
    players = game.states[-1].players
    done = [(order, True) for player in players for order in player.done]
    held = [(order, False) for player in players for order in player.held]
    return fulfilled((PHASES[phase_of(order)], order, is_done) for order, is_done in done + held)


def lost_gains(game: WholeGame) -> Reading:
    """Of every player."""
    number = len(game.states[-1].players)
    parts = dict.fromkeys(LOSABLE, 0.0)
    for what, count in _losses(game):
        parts[what] += count / number
    return Reading(sum(parts.values()), parts)


def _losses(game: WholeGame) -> Iterator[tuple[str, int]]:
    for event in (event for state in game.states[1:] for event in state.events):
        found = lost(event)
        if found:
            yield found[1:]


def idle_materials(game: WholeGame) -> Reading:
    """Of every player."""
    players = game.states[-1].players
    left = {material: sum(p.owned(row) for p in players) for row, material in enumerate(MATERIALS)}
    left[DICE] = sum(sum(player.dice) for player in players)
    parts = {what: count / len(players) for what, count in left.items()}
    return Reading(sum(parts.values()), parts)


# --- Points ---------------------------------------------------------------------------------


def sources_by_seat(game: WholeGame) -> dict[str, tuple[int, ...]]:
    """The lines of the scoresheet; they are counted at the end only, whatever came before."""
    scores = [
        (score.nuts, score.helpers, score.reputation, score.orders, *score.chests, score.lines)
        for score in game.states[-1].breakdown
    ]
    return dict(zip(SOURCES, zip(*scores, strict=True), strict=True))


def sources(game: WholeGame) -> Reading:
    return totalled(sources_by_seat(game))


MEASURES: Mapping[str, Callable[[WholeGame], Reading]] = {
    "space_use": space_use,
    "space_use_by_shift": space_use_by_shift,
    "action_use": action_use,
    "order_use": order_use,
    "lost_gains": lost_gains,
    "idle_materials": idle_materials,
    "sources": sources,
}


# --- In words -------------------------------------------------------------------------------


def part_name(part: str, language: str = "en") -> str:
    """A bonus, an action, an order, a material or a source of points in words; what else there is, as it is."""
    what, in_round, number = part.partition(IN_CHAPTER)
    if in_round:
        facts: dict[str, Fact] = {"what": part_name(what, language), "round": int(number)}
        return tell(GAME, "measure-in-round", facts, language)
    colour, _, column = what.partition("/")
    if colour in COLOURS:
        return tell(GAME, "measure-bonus", {"colour": colour, "column": int(column)}, language)
    if what in PHASES:
        return tell(GAME, "measure-phase", {"phase": what}, language)
    if what.partition("-")[0] in PHASES:
        return tell(GAME, "order", {"order": what}, language)
    if what in SOURCES:
        return source_name(what, language)
    if what in HELPERS:
        return tell(GAME, "helper", {"helper": what}, language)
    if what in (*ACTIONS.values(), *LOSABLE, DICE, ORDER):
        return tell(GAME, f"measure-{what}", {}, language)
    return part
