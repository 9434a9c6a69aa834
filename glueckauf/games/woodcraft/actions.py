"""Free actions: orders, materials, helpers and blueberries, what may be done and what it does (WC-6 to WC-8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from glueckauf.core.making import put
from glueckauf.core.telling import Violation
from glueckauf.games.woodcraft import gains
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft import telling as tell
from glueckauf.games.woodcraft.moves import Move, Sub
from glueckauf.games.woodcraft.parts import (
    ADJUSTERS,
    BLUEBERRY,
    CHESTS,
    FACES,
    GLUE,
    HELPERS,
    MATERIALS,
    OFFCUT,
    SAW,
    Free,
    Player,
    Supply,
    Timber,
    colour_of,
    die_of,
    value_of,
)
from glueckauf.games.woodcraft.telling import die_word, no
from glueckauf.games.woodcraft.turn import Turn, is_struck

if TYPE_CHECKING:
    from glueckauf.games.woodcraft.rules import State

_ONE_OF = tuple(
    tuple(int(at == row) for at in range(len(MATERIALS))) for row in range(len(MATERIALS))
)


# --- Paying with materials, perhaps through the substitute (WC-7.2) ---------------------------


def _why_not_paid(
    state: State, player: Player, needs: tuple[int, ...], sub: Sub
) -> Violation | None:
    """All needed materials are owned; the substitute replaces one of them (WC-A33)."""
    if sub:
        violation = _why_not_helper(state, player, "substitute")
        if violation:
            return violation
        given, used_as = sub
        if given == used_as:
            return no("WC-7.2", "same-material", {"material": MATERIALS[given]})
        if not needs[used_as]:
            return no("WC-7.2", "not-needed", {"material": MATERIALS[used_as]})
        needs = _replaced(needs, sub)
    for row, count in enumerate(needs):
        if count > player.marked[row] - player.used[row]:
            if sub and row == sub[0]:
                return _no_material(player, row)
            return no(_RULES[row], "no-material", {"material": MATERIALS[row]})
    return None


def _no_material(player: Player, row: int) -> Violation:
    """The helper needs a material that is not owned (WC-7.2)."""
    if not any(player.materials):
        return no("WC-7.2", "no-materials", {})
    return no("WC-7.2", "no-material", {"material": MATERIALS[row]})


_RULES = {SAW: "WC-6.3", GLUE: "WC-6.2", OFFCUT: "WC-6.4"}


def _replaced(needs: tuple[int, ...], sub: tuple[int, int]) -> tuple[int, ...]:
    given, used_as = sub
    fewer = put(needs, used_as, needs[used_as] - 1)
    more: tuple[int, ...] = put(fewer, given, fewer[given] + 1)
    return more


def _pay(turn: Turn, seat: int, needs: tuple[int, ...], sub: Sub) -> None:
    if sub:
        turn.strike(seat, "substitute")
        turn.note(tell.substituted, seat, MATERIALS[sub[0]], MATERIALS[sub[1]])
        needs = _replaced(needs, sub)
    for row, count in enumerate(needs):
        if count:
            turn.cross_out(seat, row, count)


def _subs(state: State, player: Player) -> tuple[Sub, ...]:
    """The ways to pay that are worth a look."""
    if _why_not_helper(state, player, "substitute"):
        return (None,)
    rows = range(len(MATERIALS))
    return (None, *((given, row) for given in rows if player.owned(given) for row in rows))


def _why_not_helper(state: State, player: Player, helper: str) -> Violation | None:
    """A helper who acts once in a round (WC-7.2)."""
    if helper not in player.helpers:
        return no("WC-7.2", "not-hired", {"helper": helper})
    if is_struck(player, helper, state.round):
        return no("WC-7.2", "helper-used", {"helper": helper})
    return None


def _no_die(player: Player, die: int, rule: str, count: int = 1) -> Violation | None:
    if player.dice[die] >= count:
        return None
    if not any(player.dice):
        return no(rule, "no-dice", {})
    if count > sum(player.dice):
        return no(rule, "one-die", {})
    return no(rule, "no-die", {"die": die_word(die), "count": count})


# --- Orders (WC-6.1) ------------------------------------------------------------------------


def why_not_complete(state: State, step: Free, move: note.Complete) -> Violation | None:
    player = state.players[step.seat]
    if move.order not in player.held:
        return no("WC-6.1", "not-held", {})
    order = state.layout.orders[move.order]
    for die, count in enumerate(order.dice):
        if count > player.dice[die]:
            return no(
                "WC-6.1",
                "order-needs-die",
                {"order": order.id, "die": die_word(die), "count": count},
            )
    violation = _why_not_paid(state, player, order.materials, move.sub)
    if violation and violation.reason == "no-material" and violation.rule != "WC-7.2":
        return no("WC-6.1", "order-needs-material", {"order": order.id, **violation.facts})
    return violation


def do_complete(turn: Turn, step: Free, move: note.Complete) -> None:
    """Dice and materials go, the reward comes; the supplier's gift before it (WC-A29)."""
    seat, player = step.seat, turn.players[step.seat]
    order = turn.layout.orders[move.order]
    turn.note(tell.completed, seat, order.id)
    _pay(turn, seat, order.materials, move.sub)
    held = [card for card in player.held if card != order.id]
    dice = [have - need for have, need in zip(player.dice, order.dice, strict=True)]
    turn.change(seat, dice=tuple(dice), held=tuple(held), done=(*player.done, order.id))
    turn.gains(seat, order.reward.gains)
    if "supplier" in player.helpers:
        turn.todo.append(Supply(seat))


# --- Materials (WC-6.2 to WC-6.4) -----------------------------------------------------------


def why_not_glue(state: State, step: Free, move: note.Glue) -> Violation | None:
    player, (a, b) = state.players[step.seat], move.dice
    violation = (
        _why_not_paid(state, player, _ONE_OF[GLUE], move.sub)
        or _no_die(player, a, "WC-6.2", 2 if a == b else 1)
        or _no_die(player, b, "WC-6.2")
    )
    if violation:
        return violation
    total = value_of(a) + value_of(b)
    if total > FACES:
        return no("WC-6.2", "sum-too-high", {"sum": total})
    if move.colour not in (colour_of(a), colour_of(b)):
        return no("WC-6.2", "other-colour", {"die": die_word(a)})
    return None


def do_glue(turn: Turn, step: Free, move: note.Glue) -> None:
    made = die_of(move.colour, sum(map(value_of, move.dice)))
    turn.note(tell.glued, step.seat, move.dice, made)
    _pay(turn, step.seat, _ONE_OF[GLUE], move.sub)
    turn.swap_dice(step.seat, move.dice, (made,))
    turn.gains(step.seat, (("nut", turn.layout.rules.glue_nuts),))


def why_not_saw(state: State, step: Free, move: note.Saw) -> Violation | None:
    player = state.players[step.seat]
    violation = _why_not_paid(state, player, _ONE_OF[SAW], move.sub)
    violation = violation or _no_die(player, move.die, "WC-6.3")
    if violation:
        return violation
    if value_of(move.die) < len(move.parts):
        return no("WC-6.3", "too-small", {"die": die_word(move.die)})
    if sum(move.parts) != value_of(move.die):
        return no("WC-6.3", "wrong-parts", {"die": die_word(move.die), "sum": sum(move.parts)})
    return None


def do_saw(turn: Turn, step: Free, move: note.Saw) -> None:
    small, large = (die_of(colour_of(move.die), part) for part in move.parts)
    turn.note(tell.sawed, step.seat, move.die, (small, large))
    _pay(turn, step.seat, _ONE_OF[SAW], move.sub)
    turn.swap_dice(step.seat, (move.die,), (small, large))


def why_not_offcut(state: State, step: Free, move: note.Offcut) -> Violation | None:
    player = state.players[step.seat]
    violation = _why_not_paid(state, player, _ONE_OF[OFFCUT], move.sub)
    violation = violation or _no_die(player, move.die, "WC-6.4")
    if violation:
        return violation
    if value_of(move.die) + state.rules.offcut_step > FACES:
        return no("WC-6.4", "above-six", {"die": die_word(move.die)})
    return None


def do_offcut(turn: Turn, step: Free, move: note.Offcut) -> None:
    made = move.die + turn.layout.rules.offcut_step
    turn.note(tell.raised, step.seat, move.die, made)
    _pay(turn, step.seat, _ONE_OF[OFFCUT], move.sub)
    turn.swap_dice(step.seat, (move.die,), (made,))


# --- Helpers (WC-7) -------------------------------------------------------------------------


def why_not_adjust(state: State, step: Free, move: note.Adjust) -> Violation | None:
    player = state.players[step.seat]
    violation = _why_not_helper(state, player, ADJUSTERS[colour_of(move.die)])
    violation = violation or _no_die(player, move.die, "WC-7.2")
    if violation:
        return violation
    if abs(move.by) != state.rules.adjust_step:
        return no("WC-7.2", "wrong-step", {"step": state.rules.adjust_step})
    if not 1 <= value_of(move.die) + move.by <= FACES:
        return no("WC-7.2", "off-the-die", {"die": die_word(move.die)})
    return None


def do_adjust(turn: Turn, step: Free, move: note.Adjust) -> None:
    made = move.die + move.by
    turn.strike(step.seat, ADJUSTERS[colour_of(move.die)])
    turn.note(tell.adjusted, step.seat, move.die, made)
    turn.swap_dice(step.seat, (move.die,), (made,))


def why_not_sell(state: State, step: Free, move: note.Sell) -> Violation | None:
    player = state.players[step.seat]
    violation = _why_not_helper(state, player, "trader")
    if violation is None and not player.owned(move.material):
        return _no_material(player, move.material)
    return violation


def do_sell(turn: Turn, step: Free, move: note.Sell) -> None:
    turn.strike(step.seat, "trader")
    turn.note(tell.sold, step.seat, MATERIALS[move.material])
    turn.cross_out(step.seat, move.material)
    turn.gains(step.seat, turn.layout.sale)


def why_not_hire(state: State, step: Free, move: note.Hire) -> Violation | None:
    player, cost = state.players[step.seat], state.layout.helper_cost[move.helper]
    if move.helper in player.helpers:
        return no("WC-7.1", "hired-already", {"helper": move.helper})
    if player.owned(BLUEBERRY) < cost:
        return no(
            "WC-7.1",
            "too-dear",
            {"helper": move.helper, "cost": cost, "owned": player.owned(BLUEBERRY)},
        )
    return None


def do_hire(turn: Turn, step: Free, move: note.Hire) -> None:
    """Those with an immediate effect act now (WC-7.2)."""
    seat, cost = step.seat, turn.layout.helper_cost[move.helper]
    turn.note(tell.hired, seat, move.helper, cost)
    turn.cross_out(seat, BLUEBERRY, cost)
    helpers = {*turn.players[seat].helpers, move.helper}
    turn.change(seat, helpers=tuple([helper for helper in HELPERS if helper in helpers]))
    if move.helper == "timber":
        turn.todo.append(Timber(seat))
    elif move.helper == "renown":
        turn.gains(seat, (("reputation", turn.layout.rules.renown_reputation),))


# --- Blueberries in chests (WC-8.2), and the end ----------------------------------------------


def why_not_fill(state: State, step: Free, move: note.Fill) -> Violation | None:
    player, at = state.players[step.seat], state.layout.chest_at[move.chest]
    if player.chests[at][1] >= state.layout.slots[at][1]:
        return no("WC-8.2", "no-berry-slot", {"chest": move.chest})
    if not player.owned(BLUEBERRY):
        return no("WC-6.5", "no-blueberry", {})
    return None


def do_fill(turn: Turn, step: Free, move: note.Fill) -> None:
    turn.cross_out(step.seat, BLUEBERRY)
    gains.fill_slot(turn, step.seat, turn.layout.chest_at[move.chest], 1)


def do_end(turn: Turn, step: Free, move: note.End) -> None:
    turn.note(tell.ended, step.seat)


# --- All of them ----------------------------------------------------------------------------


def free_actions(state: State, step: Free) -> list[Move]:
    """Every legal free action; dice of one kind are offered once."""
    player = state.players[step.seat]
    return [note.END, *_paid(state, step, player), *_others(state, step, player)]


def _paid(state: State, step: Free, player: Player) -> Iterator[Move]:
    """What needs materials."""
    kinds = [die for die, count in enumerate(player.dice) if count]
    for sub in _subs(state, player):
        for card in player.held:
            complete = note.complete(card, sub)
            if why_not_complete(state, step, complete) is None:
                yield complete
        if _why_not_paid(state, player, _ONE_OF[GLUE], sub) is None:
            for at, a in enumerate(kinds):
                for b in kinds[at:]:
                    for colour in {colour_of(a), colour_of(b)}:
                        glue = note.glue(a, b, colour, sub)
                        if why_not_glue(state, step, glue) is None:
                            yield glue
        for die in kinds:
            value = value_of(die)
            for small in range(1, value // 2 + 1):
                saw = note.saw(die, small, value - small, sub)
                if why_not_saw(state, step, saw) is None:
                    yield saw
            offcut = note.offcut(die, sub)
            if why_not_offcut(state, step, offcut) is None:
                yield offcut


def _others(state: State, step: Free, player: Player) -> Iterator[Move]:
    """Helpers, and blueberries."""
    by = state.rules.adjust_step
    for helper, colour in zip(ADJUSTERS, range(len(ADJUSTERS)), strict=True):
        if _why_not_helper(state, player, helper) is None:
            for value in range(1, FACES + 1):
                die = die_of(colour, value)
                moves = (note.adjust(die, by), note.adjust(die, -by)) if player.dice[die] else ()
                yield from (m for m in moves if why_not_adjust(state, step, m) is None)
    for material in range(len(MATERIALS)):
        if why_not_sell(state, step, note.sell(material)) is None:
            yield note.sell(material)
    for helper in HELPERS:
        if why_not_hire(state, step, note.hire(helper)) is None:
            yield note.hire(helper)
    if player.owned(BLUEBERRY):
        for chest in CHESTS:
            if why_not_fill(state, step, note.fill(chest)) is None:
                yield note.fill(chest)
