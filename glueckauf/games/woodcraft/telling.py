"""Short ways to say why not and what happened, and the catalogue of the rules.

A move notes its events as a function of this module and what it needs (`Untold`). A die is the fact
`yellow/4`; several dice are letters that COUNT counts: a to f yellow 1 to 6, g to l brown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from glueckauf.core import telling
from glueckauf.core.making import make
from glueckauf.core.telling import Event, Violation, won_by
from glueckauf.core.texts import Facts
from glueckauf.games.woodcraft.parts import COLOURS, NO_DIE, colour_of, value_of
from glueckauf.games.woodcraft.ruleset import SOLO, Layout

GAME = "woodcraft"
PREFIX = "WC"
RULINGS = tuple(f"WC-A{n}" for n in range(1, 35))
RATINGS = ("better-next-time", "quite-good", "very-good", "congratulations")


def no(rule: str, reason: str, facts: Facts) -> Violation:
    return make(Violation, (GAME, rule, reason, facts))


def told(name: str, rules: tuple[str, ...], facts: Facts) -> Event:
    return make(Event, (GAME, name, rules, facts))


def rule_ids() -> tuple[str, ...]:
    """Every rule of the game: WC-1.1, WC-1.2, …, in the order of the rules."""
    return telling.rule_ids(GAME, PREFIX)


def rule_text(rule: str, language: str = "en") -> str:
    """The rule of this id, such as WC-6.2, or a ruling, WC-A1 to WC-A34, as a sentence."""
    return telling.rule_text(GAME, PREFIX, rule, RULINGS, language)


def die_word(die: int) -> str:
    return f"{COLOURS[colour_of(die)]}/{value_of(die)}"


def dice_letters(dice: Iterable[int]) -> str:
    return "".join(chr(ord("a") + die) for die in dice if die != NO_DIE)


# --- Set-up and rounds (WC-1, WC-2, WC-3, WC-9) ---------------------------------------------


def set_up(layout: Layout) -> list[Event]:
    """What lies on the table before the first choice."""
    rules, players = layout.rules, layout.players
    return [
        told("sheets-given", ("WC-1.1",), {"players": players}),
        told(
            "decks-shuffled",
            ("WC-1.2",),
            {"one": len(layout.decks[0]), "two": len(layout.decks[1])},
        ),
        told("orders-dealt", ("WC-1.3",), {"orders": rules.dealt}),
        told("board-laid", ("WC-1.4",), {"dice": rules.dice}),
    ]


def kept_one(seat: int) -> Event:
    return told("kept-one", ("WC-1.3",), {"seat": seat})


def kept(seat: int, order: str) -> Event:
    return told("kept", ("WC-1.3",), {"seat": seat, "order": order})


def pool_laid(cards: int) -> Event:
    return told("pool-laid", ("WC-1.4",), {"orders": cards})


def round_begun(number: int) -> Event:
    return told("round-begun", ("WC-2.1",), {"round": number})


def rolled(colour: int, values: Sequence[int]) -> Event:
    dice = dice_letters(colour * 6 + value - 1 for value in values)
    return told("rolled", ("WC-3.1",), {"dice": dice})


def placed(board: Sequence[int]) -> Event:
    return told("placed", ("WC-3.1",), {"dice": dice_letters(board)})


def shifted(board: Sequence[int], side: str) -> Event:
    return told("shifted", ("WC-2.1", "WC-3.2"), {"dice": dice_letters(board), "side": side})


def extra(die: int) -> Event:
    return told("extra", ("WC-3.3",), {"die": die_word(die)})


def dice_back(count: int) -> Event:
    return told("dice-back", ("WC-9.1",), {"dice": count})


def phase_two(early: bool) -> Event:
    return told("phase-two", ("WC-9.2",), {"early": int(early)})


def over(layout: Layout, scores: Sequence[int], winners: Sequence[int]) -> list[Event]:
    facts: Facts = {"scores": " ".join(map(str, scores)), **won_by(winners)}
    if layout.players != SOLO:
        return [told("game-over", ("WC-9.3", "WC-10.1", "WC-10.2"), facts)]
    rating = RATINGS[sum(scores[0] >= least for least in layout.rules.ratings)]
    return [
        told("solo-over", ("WC-9.3", "WC-10.1"), {"seat": 0, "vp": scores[0]}),
        told(f"rated-{rating}", ("WC-11.3",), {"vp": scores[0]}),
    ]


# --- Main actions (WC-4, WC-5) --------------------------------------------------------------


def chose(seat: int) -> Event:
    return told("chose", ("WC-2.2", "WC-4.1"), {"seat": seat})


def showed_die(seat: int, die: int, column: int) -> Event:
    return told("showed-die", ("WC-4.1",), {"seat": seat, "die": die_word(die), "column": column})


def showed_order(seat: int) -> Event:
    return told("showed-order", ("WC-4.1",), {"seat": seat})


def goes_first(seat: int) -> Event:
    return told("goes-first", ("WC-5.2",), {"seat": seat})


def took_die(seat: int, die: int, shared: bool, twin: bool) -> Event:
    rules = ("WC-4.2", *(("WC-4.3",) if twin else ()))
    return told("took-die", rules, {"seat": seat, "die": die_word(die), "shared": int(shared)})


def took_order(seat: int, order: str, is_bonus: bool) -> Event:
    rules = ("WC-6.6", "WC-5.1") if is_bonus else ("WC-5.1", "WC-5.2")
    return told("took-order", rules, {"seat": seat, "order": order})


def refilled(order: str) -> Event:
    return told("refilled", ("WC-5.1",), {"order": order})


def no_refill() -> Event:
    return told("no-refill", ("WC-5.1",), {})


def no_order(seat: int, is_bonus: bool) -> Event:
    return told("no-order", ("WC-6.6" if is_bonus else "WC-5.1",), {"seat": seat})


# --- Gains (WC-4.4, WC-6.6, WC-8) -----------------------------------------------------------


def gained(seat: int, material: str, count: int) -> Event:
    return told("gained", ("WC-4.4",), {"seat": seat, "material": material, "count": count})


def row_full(seat: int, material: str, count: int) -> Event:
    return told("row-full", ("WC-4.4",), {"seat": seat, "material": material, "count": count})


def got_die(seat: int, die: int) -> Event:
    return told("got-die", ("WC-6.1",), {"seat": seat, "die": die_word(die)})


def chestnut(seat: int) -> Event:
    return told("chestnut", ("WC-8.1",), {"seat": seat})


def chestnut_lost(seat: int) -> Event:
    return told("chestnut-lost", ("WC-8.1",), {"seat": seat})


def filled(seat: int, chest: str) -> Event:
    return told("filled", ("WC-8.1",), {"seat": seat, "chest": chest})


def chest_active(seat: int, chest: str) -> Event:
    return told("chest-active", ("WC-8.2",), {"seat": seat, "chest": chest})


def nuts(seat: int, count: int, left: int) -> Event:
    return told("nuts", ("WC-8.3",), {"seat": seat, "count": count, "left": left})


def nuts_lost(seat: int, count: int) -> Event:
    return told("nuts-lost", ("WC-8.3",), {"seat": seat, "count": count})


def lit(seat: int, row: int, column: int) -> Event:
    return told("lit", ("WC-6.6",), {"seat": seat, "row": row + 1, "column": column + 1})


def table_full(seat: int, count: int) -> Event:
    return told("table-full", ("WC-6.6", "WC-8.3"), {"seat": seat, "count": count})


def line_done(seat: int, is_row: bool, line: int, vp: int) -> Event:
    facts: Facts = {
        "seat": seat,
        "line": "row" if is_row else "column",
        "number": line + 1,
        "vp": vp,
    }
    return told("line-done", ("WC-6.6",), facts)


def line_first(seat: int, is_row: bool) -> Event:
    return told("line-first", ("WC-6.6",), {"seat": seat, "line": "row" if is_row else "column"})


def put_off(seat: int) -> Event:
    return told("put-off", ("WC-6.6",), {"seat": seat})


def line_die(seat: int, die: int) -> Event:
    return told("line-die", ("WC-6.6",), {"seat": seat, "die": die_word(die)})


def reputation(seat: int, count: int) -> Event:
    return told("reputation", ("WC-6.1",), {"seat": seat, "count": count})


# --- Free actions (WC-6, WC-7) --------------------------------------------------------------


def completed(seat: int, order: str) -> Event:
    return told("completed", ("WC-6.1",), {"seat": seat, "order": order})


def glued(seat: int, dice: Sequence[int], made: int) -> Event:
    facts: Facts = {"seat": seat, "dice": dice_letters(dice), "die": die_word(made)}
    return told("glued", ("WC-6.2",), facts)


def sawed(seat: int, die: int, parts: Sequence[int]) -> Event:
    facts: Facts = {"seat": seat, "die": die_word(die), "dice": dice_letters(parts)}
    return told("sawed", ("WC-6.3",), facts)


def raised(seat: int, die: int, made: int) -> Event:
    return told(
        "raised", ("WC-6.4",), {"seat": seat, "die": die_word(die), "value": value_of(made)}
    )


def substituted(seat: int, given: str, used_as: str) -> Event:
    return told("substituted", ("WC-7.2",), {"seat": seat, "material": given, "other": used_as})


def adjusted(seat: int, die: int, made: int) -> Event:
    facts: Facts = {"seat": seat, "die": die_word(die), "value": value_of(made)}
    return told("adjusted", ("WC-7.2",), facts)


def sold(seat: int, material: str) -> Event:
    return told("sold", ("WC-7.2",), {"seat": seat, "material": material})


def hired(seat: int, helper: str, cost: int) -> Event:
    rules = ("WC-6.5", "WC-7.1")
    return told("hired", rules, {"seat": seat, "helper": helper, "cost": cost})


def timber(seat: int, die: int) -> Event:
    return told("timber", ("WC-7.2",), {"seat": seat, "die": die_word(die)})


def supplied(seat: int, material: str) -> Event:
    return told("supplied", ("WC-7.2",), {"seat": seat, "material": material})


def heralded(seat: int) -> Event:
    return told("heralded", ("WC-7.2",), {"seat": seat})


def berry_filled(seat: int, chest: str) -> Event:
    return told("berry-filled", ("WC-6.5", "WC-8.2"), {"seat": seat, "chest": chest})


def ended(seat: int) -> Event:
    return told("ended", ("WC-2.2",), {"seat": seat})


# --- Solo (WC-11) ---------------------------------------------------------------------------


def rival(rolled: int, gone: int) -> Event:
    facts: Facts = {"rolled": die_word(rolled), "die": die_word(gone)}
    return told("rival", ("WC-11.1",), facts)


def dropped(place: int, order: str) -> Event:
    return told("dropped", ("WC-11.2",), {"place": place, "order": order})


def nothing_dropped(place: int) -> Event:
    return told("nothing-dropped", ("WC-11.2",), {"place": place})
