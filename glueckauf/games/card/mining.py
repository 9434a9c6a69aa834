"""The mining action (CG-3.6 to CG-3.9): loading, storing, and the steps that must be used.

Everything here is about one player and needs no table, so puzzles and solvers use it as it is.
"""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.making import make, put
from glueckauf.core.telling import Untold, Violation
from glueckauf.games.card.notation import END, STORE, End, Load, Move, Store, load
from glueckauf.games.card.parts import DOCKS, WILD, Dock, Lorry, Mining, Player, Wagon
from glueckauf.games.card.parts import without as less
from glueckauf.games.card.ruleset import Rules, read_lorry
from glueckauf.games.card.telling import loaded, lorry_facts, mining_ended, no, stored

Docks = tuple[Dock, ...]
Row = tuple[Lorry, ...]

# --- Is a step allowed? ---------------------------------------------------------------------


def why_not_step(player: Player, now: Mining, move: Move, rules: Rules) -> Violation | None:
    if isinstance(move, End):
        return no("CG-3.9", "steps-missing", {"steps": now.least}) if now.least > 0 else None
    if not isinstance(move, Load | Store):
        return no("CG-3.6", "finish-mining", {"steps": now.steps_left})
    stored = move.lorry if isinstance(move, Load) else ""
    if not stored and not player.row:
        return no("CG-3.6", "row-empty", {})
    card = read_lorry(stored) if stored else player.row[-1]
    if stored and card not in player.storage:
        return no("CG-3.6", "not-in-storage", lorry_facts(card))
    if card.lorries > now.steps_left:
        return no("CG-3.8", "too-few-steps", {"lorries": card.lorries, "steps": now.steps_left})
    if isinstance(move, Load):
        problem = _why_not_load(player.docks, card, move, rules)
        if problem:
            return problem
    if now.least > card.lorries:
        row, storage, docks = _moved(player, card, move)
        left = now.steps_left - card.lorries
        if not reaches(row, storage, _places(docks, rules.docks), now.least - card.lorries, left):
            return no("CG-3.9", "minimum-out-of-reach", {"steps": now.least})
    return None


def _why_not_load(docks: Docks, card: Lorry, move: Load, rules: Rules) -> Violation | None:
    """CG-3.7: an empty wagon of the crest, or a wild one, at a dock that bears the crest."""
    wagons = [wagon for wagon in docks[move.dock - 1].wagons if wagon.crest == move.crest]
    if not wagons:
        return no("CG-3.7", "no-such-wagon", {"dock": move.dock, "wagon": move.crest})
    if card.crest not in rules.docks[move.dock - 1]:
        return no("CG-3.7", "dock-without-crest", {"dock": move.dock, "crest": card.crest})
    if move.crest not in (card.crest, WILD):
        return no("CG-3.7", "other-crest", {"wagon": move.crest, "crest": card.crest})
    if all(wagon.load for wagon in wagons):
        return no("CG-3.7", "wagon-loaded", {"dock": move.dock, "wagon": move.crest})
    return None


def legal_steps(player: Player, now: Mining, rules: Rules) -> list[Move]:
    """Every legal step, sorted: what is at hand, filtered by the check above."""
    places = _places(player.docks, rules.docks)
    steps: list[Move] = [] if now.least > 0 else [END]
    candidates: list[Move] = []
    if player.row:
        candidates += _loads("", player.row[-1].crest, places)
        candidates.append(STORE)
    if player.storage and places:
        for card in dict.fromkeys(player.storage):
            candidates += _loads(str(card), card.crest, places)
    return steps + [move for move in candidates if why_not_step(player, now, move, rules) is None]


Places = tuple[tuple[int, str, str], ...]  # dock, crest of the wagon, crests it takes there


@lru_cache(maxsize=50_000)
def _places(docks: Docks, crests: tuple[str, ...]) -> Places:
    """The empty wagons, sorted; a wild one takes the crests of its dock."""
    return tuple(
        sorted(
            (n, wagon.crest, crests[n - 1] if wagon.crest == WILD else wagon.crest)
            for n, dock in zip(DOCKS, docks, strict=True)
            for wagon in dock.wagons
            if wagon.load is None
        )
    )


@lru_cache(maxsize=50_000)
def _loads(word: str, crest: str, places: Places) -> tuple[Load, ...]:
    fitting = {(dock, wagon) for dock, wagon, crests in places if crest in crests}
    return tuple(sorted(load(word, dock, wagon) for dock, wagon in fitting))


@lru_cache(maxsize=200_000)
def reaches(row: Row, storage: Row, places: Places, least: int, most: int) -> bool:
    """Is there a sequence of moves that uses at least `least` and at most `most` steps?

    Storing a card is never worse for this than loading it: the wagon stays empty and the card can
    be moved again. So of the row it is enough to try that.
    """
    if least <= 0:
        return True
    if row and row[-1].lorries <= most:
        card = row[-1]
        steps = card.lorries
        stored = tuple(sorted((*storage, card)))
        if reaches(row[:-1], stored, places, least - steps, most - steps):
            return True
    for card in dict.fromkeys(storage):
        if card.lorries <= most:
            for at, place in enumerate(places):
                if card.crest in place[2] and reaches(
                    row,
                    less(storage, card),
                    places[:at] + places[at + 1 :],
                    least - card.lorries,
                    most - card.lorries,
                ):
                    return True
    return False


def can_use(player: Player, least: int, most: int, rules: Rules) -> bool:
    """Can so many steps be used at all (CG-3.9)?"""
    if least <= 0:
        return True
    row = player.row
    if row and least <= row[-1].lorries <= most:
        return True
    if not row and not player.storage:
        return False
    places = _places(player.docks, rules.docks)
    return reaches(row[-most:], player.storage, places, least, most)


# --- What a step does -----------------------------------------------------------------------


def do_step(
    seat: int, player: Player, now: Mining, move: Move, rules: Rules
) -> tuple[Player, Mining | None, Untold]:
    """One legal step: the player afterwards, what is pending (None: the action ends), the event.

    The action ends by itself when no further move fits.
    """
    if isinstance(move, End):
        return player, None, (mining_ended, seat, now.steps_left)
    event: Untold
    if isinstance(move, Load):
        card = read_lorry(move.lorry) if move.lorry else player.row[-1]
        event = (loaded, seat, card, move)
    else:
        card = player.row[-1]
        event = (stored, seat, card)
    row, storage, docks = _moved(player, card, move)
    after: Player = make(Player, (player[0], row, storage, docks) + player[4:])
    steps = now.steps_left - card.lorries
    goes_on = steps and can_use(after, 1, steps, rules)
    then = make(Mining, (steps, max(now.least - card.lorries, 0))) if goes_on else None
    return after, then, event


def _moved(player: Player, card: Lorry, move: Move) -> tuple[Row, Row, Docks]:
    """Row, storage and docks after a step with this card."""
    row, storage, docks = player.row, player.storage, player.docks
    if not isinstance(move, Load):
        return row[:-1], tuple(sorted((*storage, card))), docks
    if move.lorry:
        storage = less(storage, card)
    else:
        row = row[:-1]
    dock = docks[move.dock - 1]
    at = dock.wagons.index(Wagon(move.crest))
    wagons = put(dock.wagons, at, make(Wagon, (move.crest, card)))
    return row, storage, put(docks, move.dock - 1, make(Dock, (dock.engine, wagons)))
