"""Short ways to say why not and what happened, and the catalogue of the rules.

A move notes its events as a function of this module and what it needs (`Untold`); all of that is
public, as the event is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from glueckauf.core import telling
from glueckauf.core.making import make
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Fact, Facts
from glueckauf.games.card.parts import Lorry, Order

if TYPE_CHECKING:
    from glueckauf.games.card.notation import Load
    from glueckauf.games.card.ruleset import Layout

GAME = "card"
PREFIX = "CG"
RULINGS = tuple(f"CG-A{n}" for n in range(1, 24))


def no(rule: str, reason: str, facts: Facts) -> Violation:
    return make(Violation, (GAME, rule, reason, facts))


def told(name: str, rules: tuple[str, ...], facts: Facts) -> Event:
    return make(Event, (GAME, name, rules, facts))


def lorry_facts(card: Lorry) -> dict[str, Fact]:
    """A lorry card in words."""
    crest, lorries, vp = card
    return {"lorry": str(card), "crest": crest, "lorries": lorries, "vp": vp}


def rule_ids() -> tuple[str, ...]:
    """Every rule of the game: CG-1.1, CG-1.2, …, in the order of the rules."""
    return telling.rule_ids(GAME, PREFIX)


def rule_text(rule: str, language: str = "en") -> str:
    """The rule of this id, such as CG-3.7, or a ruling, CG-A1 to CG-A23, as a sentence."""
    return telling.rule_text(GAME, PREFIX, rule, RULINGS, language)


def zone_facts(layout: Layout, zone: str) -> dict[str, Fact]:
    """A zone in words: its name and, of a mining card, its two numbers; one if it is not on the table."""
    kind, _, number = zone.partition("/")
    if kind != "mining":
        return {"zone": zone}
    return {"zone": zone, "card": "/".join(map(str, layout.mining.get(zone, (number,))))}


# --- What a move did ------------------------------------------------------------------------

_PLACED = ("CG-2.2", "CG-2.3", "CG-2.4", "CG-2.5", "CG-2.6", "CG-2.7")


def placed(seat: int, layout: Layout, zone: str, workers: int) -> Event:
    return told("placed", _PLACED, {**zone_facts(layout, zone), "workers": workers, "seat": seat})


def helped(seat: int, innovation: str, workers: int) -> Event:
    facts: Facts = {"innovation": innovation, "workers": workers, "seat": seat}
    return told("helped", ("CG-2.4", "CG-4.1"), facts)


def innovation_played(seat: int, innovation: str) -> Event:
    facts: Facts = {"innovation": innovation, "seat": seat}
    return told("innovation-played", ("CG-2.2", "CG-4.2"), facts)


def passed(seat: int) -> Event:
    return told("passed", ("CG-2.8",), {"seat": seat})


def passed_by_itself(seat: int) -> Event:
    return told("passed-by-itself", ("CG-2.8",), {"seat": seat})


def took(seat: int, kind: str, card: Order | str) -> Event:
    """An order or an innovation that everybody sees."""
    facts: dict[str, Fact] = {kind: str(card)}
    if isinstance(card, Order):
        facts["lorries"] = card.lorries
    facts["seat"] = seat
    return told(f"took-{kind}", ("CG-3.4",), facts)


def took_secretly(seat: int, kind: str) -> Event:
    return told("took-secretly", ("CG-3.4", "CG-3.13"), {"stack": kind, "seat": seat})


def took_lorry(seat: int, card: Lorry) -> Event:
    return told("took-lorry", ("CG-3.1",), {**lorry_facts(card), "seat": seat})


def took_share(seat: int, share: str) -> Event:
    return told("took-share", ("CG-3.5",), {"share": share, "seat": seat})


def took_objective(seat: int, objective: str) -> Event:
    return told("took-objective", ("CG-3.5",), {"objective": objective, "seat": seat})


def took_engine(seat: int, engine: str, dock: int) -> Event:
    return told("took-engine", ("CG-3.3",), {"engine": engine, "dock": dock, "seat": seat})


def took_wagon(seat: int, wagon: str, dock: int) -> Event:
    return told("took-wagon", ("CG-3.2",), {"wagon": wagon, "dock": dock, "seat": seat})


def looked(seat: int, stack: str, cards: int) -> Event:
    return told("looked", ("CG-3.13",), {"stack": stack, "cards": cards, "seat": seat})


def put_under(seat: int, stack: str, cards: int) -> Event:
    return told("put-under", ("CG-3.13",), {"stack": stack, "cards": cards, "seat": seat})


def ran_out(seat: int, stack: str) -> Event:
    return told("ran-out", ("CG-4.3",), {"stack": stack, "seat": seat})


def split(seat: int, stack: str, cards: int) -> Event:
    return told("split", ("CG-4.4",), {"stack": stack, "cards": cards, "seat": seat})


def loaded(seat: int, card: Lorry, move: Load) -> Event:
    facts: dict[str, Fact] = {
        **lorry_facts(card),
        "seat": seat,
        "dock": move.dock,
        "wagon": move.crest,
        "source": "storage" if move.lorry else "row",
    }
    return told("loaded", ("CG-3.6", "CG-3.7"), facts)


def stored(seat: int, card: Lorry) -> Event:
    return told("stored", ("CG-3.6", "CG-3.8"), {**lorry_facts(card), "seat": seat})


def mining_ended(seat: int, steps: int) -> Event:
    return told("mining-ended", ("CG-3.9",), {"steps": steps, "seat": seat})
