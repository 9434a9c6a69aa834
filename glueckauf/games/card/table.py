"""The table in the picture: what is shown, what can be pointed at, and the words for it.

The part of the contract that boards ask for (`games.contract.TableRoom`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from glueckauf.core.draw.labels import capital
from glueckauf.core.draw.svg import Part, part_svg
from glueckauf.core.telling import Event
from glueckauf.core.texts import Fact, tell
from glueckauf.games import shifts
from glueckauf.games.card import draw, targets, views
from glueckauf.games.card import notation as note
from glueckauf.games.card.draw.labels import payment_words
from glueckauf.games.card.draw.pile import pile_part
from glueckauf.games.card.draw.plate import train_name
from glueckauf.games.card.notation import Move, read
from glueckauf.games.card.parts import (
    FACE_DOWN_ORDER,
    STACKS,
    Choosing,
    Delivering,
    Docking,
    Looking,
    Mining,
    Paying,
)
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import read_lorry
from glueckauf.games.card.telling import GAME, lorry_facts, zone_facts
from glueckauf.games.contract import Foresight, Path, Pile, Way
from glueckauf.games.sheet import Sheet

VIEWS = views.NAMES
HEADLINES = ("token-won", "shift-begun", "scored", "game-over")
ON_SHEET = ("removed", "matched", "scored")
SECRET = ("order", "innovation")  # stacks whose cards need not be shown (CG-3.13)
UNCOVERING = ("lorry", "wagon", "engine", "order", "share")  # innovations that take a top card
TOLD = (  # what is worth telling of a turn
    *(
        "placed",
        "innovation-played",
        "passed",
        "passed-by-itself",
        "loaded",
        "stored",
        "dispatched",
    ),
    *("took-lorry", "took-wagon", "took-engine", "took-order", "took-innovation", "took-secretly"),
    *("took-share", "took-objective"),
)
MOST_TOLD = 4
Facts = dict[str, Fact]

natural = targets.natural
candidates = targets.candidates
style = draw.style
icons = draw.icons
is_view = views.is_view
shows = views.shows
chapter = shifts.chapter


# --- What is shown ----------------------------------------------------------------------------


def parts(
    view: State, language: str, shown: str = "table", seat: int = 0, you: int | None = None
) -> Sequence[Part]:
    return draw.parts(view, language, None, you, view=shown, seat=seat)


def picture(
    view: State, language: str, shown: str = "table", seat: int = 0, you: int | None = None
) -> str:
    return draw.picture(view, language, shown, seat, you=you)


def sight(states: Sequence[State]) -> tuple[str, int]:
    """Row and docks where one player mines, docks and orders where trains leave, else as the house has it."""
    before = states[:-1]
    if before and all(isinstance(state.pending, Delivering) for state in before):
        return shifts.sight(states, Delivering, "docks+hand")
    return shifts.sight(states, Mining, "row+docks")


# --- What can be pointed at -------------------------------------------------------------------


def paths(state: State, move: str, legal: frozenset[str]) -> tuple[Path, ...]:
    return targets.paths(state, read(move), [read(other) for other in legal])


def is_button(key: str) -> bool:
    return key in targets.BUTTONS


def button(key: str, language: str) -> str:
    return tell(GAME, f"button-{key}", {}, language)


def joined(state: State) -> Iterable[tuple[Path, str, str]]:
    """Each key alone says why not."""
    return ()


def follows(state: State) -> str | None:
    """A payment or a dock without an alternative."""
    if not isinstance(state.pending, Paying | Docking):
        return None
    moves = state.legal_moves()
    return str(moves[0]) if len(moves) == 1 else None


# --- Who sees what ----------------------------------------------------------------------------


def public(state: State, move: str) -> str:
    """Which order or innovation the wild action took is hidden from the others (CG-3.13)."""
    look = state.pending
    secret = isinstance(look, Looking) and look.stack in SECRET and look.cards > 1
    return "take" if secret and isinstance(read(move), note.Take) else move


def reveals(event: Event, mover: int | None, people: Sequence[int]) -> bool:
    """A look shows cards to the mover; a card taken from a stack uncovers the next one to all."""
    if event.name == "looked":
        return mover in people
    if event.name == "placed":
        return event.facts["zone"] in STACKS
    if event.name == "innovation-played":
        return event.facts["innovation"] in UNCOVERING
    return event.name == "put-under"


def has_secrets(view: State) -> bool:
    """Cards looked at, and those taken then (CG-A15); delivered trains lie face down, but were open before."""
    assert view.to_move is not None, "somebody is to move"
    look = view.pending
    is_looking = isinstance(look, Looking) and look.cards > 1
    return is_looking or bool(view.players[view.to_move].secret)


def recap(events: Sequence[Event], language: str, you: int | None = None) -> str:
    """Where the workers went and what came of it; of a long turn its beginning and its end."""
    told = [event.sentence(language, you) for event in events if event.name in TOLD]
    return " ".join(told if len(told) <= MOST_TOLD else [told[0], *told[1 - MOST_TOLD :]])


def headlines() -> Iterable[str]:
    return HEADLINES


def on_sheet() -> Iterable[str]:
    return ON_SHEET


# --- In words ---------------------------------------------------------------------------------


def label(state: State, move: str, language: str) -> str:
    """A legal move in a few words: "Order stack: 1 worker", "Pay with 1 + 2"."""
    found = read(move)
    if isinstance(found, note.Pay):
        return capital(payment_words(language, found))
    key, facts = _short(state, found)
    return _told(f"move-{key}", tuple(facts.items()), language)


@lru_cache(maxsize=4096)
def _told(key: str, facts: tuple[tuple[str, Fact], ...], language: str) -> str:
    """A frame of the board has many of these words, and nearly all were told before."""
    return tell(GAME, key, dict(facts), language)


def _short(state: State, move: Move) -> tuple[str, Facts]:
    """The key and the facts of the short words."""
    player = targets.mover(state)
    pending = state.pending
    match move:
        case note.Place():
            cost = state.zones[state.layout.index[move]].cost
            return "place", {**zone_facts(state.layout, str(move)), "workers": cost}
        case note.ToDock() if isinstance(pending, Docking):
            return f"dock-{pending.kind}", {pending.kind: pending.card, "dock": move.dock}
        case note.Load():
            card = read_lorry(move.lorry) if move.lorry else player.row[-1]
            source = "storage" if move.lorry else "row"
            goal: Facts = {"source": source, "dock": move.dock, "wagon": move.crest}
            return "load", {**lorry_facts(card), **goal}
        case note.Store():
            return "store", lorry_facts(player.row[-1])
        case note.Dispatch():
            order = next(order for order in player.orders if str(order) == move.order)
            facts: Facts = {"dock": move.dock, "order": move.order, "lorries": order.lorries}
            return "train", {**facts, "vp": order.vp}
        case note.LookAt():
            return "look", {"stack": move.stack}
        case note.Take() if isinstance(pending, Looking):
            return _short_take(pending.stack.partition("/")[0], move.card)
        case note.Use():
            use: Facts = {"innovation": move.innovation}
            return ("use-at", {**use, "stack": move.stack}) if "/" in move.stack else ("use", use)
        case note.End():
            return _short_end(state)
    return "pass", {}


def _short_take(kind: str, card: str) -> tuple[str, Facts]:
    if kind == "lorry":
        return "take-lorry", lorry_facts(read_lorry(card))
    if kind == "order":
        return "take-order", {"order": card, "lorries": int(card.rpartition(":")[2])}
    return f"take-{kind}", {kind: card}


def _short_end(state: State) -> tuple[str, Facts]:
    if isinstance(state.pending, Mining):
        return "end-mining", {"steps": state.pending.steps_left}
    return "end-delivery" if isinstance(state.pending, Delivering) else "end-turn", {}


def prompt(state: State, language: str) -> str:
    """What the player to move is asked."""
    key, facts = _asked(state)
    return _told(f"prompt-{key}", tuple(facts.items()), language)


def _asked(state: State) -> tuple[str, Facts]:
    match state.pending:
        case Paying(cost=cost, zone=zone):
            return "pay", {**zone_facts(state.layout, zone), "workers": cost}
        case Docking(kind=kind):
            return "dock", {"kind": kind}
        case Mining(steps_left=steps, least=least):
            return "mining", {"steps": steps, "least": least}
        case Delivering(engine=engine):
            return "deliver-more" if engine else "deliver", {}
        case Choosing():
            return "look", {}
        case Looking():
            return "take", {}
    if state.placed:
        return "end", {}
    uses = any(isinstance(move, note.Use) for move in state.legal_moves())
    return "use" if uses else "place", {}


# --- The score --------------------------------------------------------------------------------


def is_last_word(key: str) -> bool:
    return False


def foresight(view: State) -> Mapping[str, Foresight]:
    """Nothing is left to chance: the words of a move tell all."""
    return {}


def ways(before: State, move: str) -> Sequence[Way]:
    """Everything goes straight."""
    return ()


def piles(view: State) -> Iterable[str]:
    """The delivered stack of everybody who has one."""
    return [f"{seat}:delivered" for seat, player in enumerate(view.players) if player.delivered]


def pile(view: State, key: str, language: str, you: int | None = None) -> Pile:
    """Delivered trains; those of others lie face down until the end (CG-6.3)."""
    seat = int(key.partition(":")[0])
    facts: Facts = {"seat": seat, "you": int(seat == you)}
    title = tell(GAME, "pile-title", facts, language)
    trains = view.players[seat].delivered
    if any(train.order == FACE_DOWN_ORDER for train in trains):
        note = tell(GAME, "pile-hidden", {**facts, "trains": len(trains)}, language)
        return Pile(title, (), "", note)
    names = tuple(train_name(language, train, view.rules) for train in trains)
    return Pile(title, names, part_svg(pile_part(trains, view.rules, title)))


def scoresheet(state: State, language: str, you: int | None = None) -> Sheet | None:
    """The five categories (CG-6.3) as things stand; of face-down cards nothing is known."""
    return state.scoresheet(language, you)
