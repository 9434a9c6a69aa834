"""The table in the picture: what is shown, what can be pointed at, and the words for it.

The part of the contract that boards ask for (`games.contract.TableRoom`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from glueckauf.core.draw.svg import Part, part_svg
from glueckauf.core.telling import Event
from glueckauf.core.texts import Fact, listed, tell
from glueckauf.games.contract import Foresight, Path, Pile, Way
from glueckauf.games.woodcraft import draw, meanings, sheet, targets, views
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.draw.labels import die_words, gains_words, order_words, phrase
from glueckauf.games.woodcraft.draw.pile import pile_part
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.notation import read
from glueckauf.games.woodcraft.parts import (
    BACKS,
    COLOURS,
    MATERIALS,
    Choose,
    Face,
    Fill,
    Free,
    Keep,
    Mark,
    Pick,
    Rival,
    Roll,
    colour_of,
    die_of,
    value_of,
)
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.targets import due
from glueckauf.games.woodcraft.telling import GAME

VIEWS = views.NAMES
HEADLINES = ("phase-two", "chest-active", "game-over", "solo-over")
ON_SHEET: tuple[str, ...] = ()
UNSEEN = (  # cards turned up, and dice: taking them back would unsee them
    *("pool-laid", "refilled", "phase-two"),
    *("rolled", "rival", "extra", "dropped", "nothing-dropped", "goes-first"),
)
OTHERS = ("showed-die", "showed-order", "kept")  # what others had chosen in secret
TOLD = (  # what is worth telling of a turn
    *("kept-one", "showed-die", "showed-order", "took-order", "completed", "glued", "sawed"),
    *("raised", "adjusted", "sold", "hired", "line-done", "chest-active", "rival", "dropped"),
    *("game-over", "solo-over"),
)
MOST_TOLD = 4
Facts = dict[str, Fact]

natural = meanings.natural
candidates = meanings.candidates
joined = meanings.joined
is_button = targets.is_button
style = draw.style
icons = draw.icons
is_view = views.is_view
shows = views.shows
scoresheet = sheet.scoresheet


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
    """One player's sheet where only free actions are done, the desk where one player decides, else all."""
    before = states[:-1]
    seats = {state.to_move for state in before}
    seat = seats.pop() if len(seats) == 1 else None
    if seat is None or seat < 0:
        return "table", 0
    return ("sheet" if all(isinstance(due(one), Free) for one in before) else "desk"), seat


def chapter(state: State) -> object:
    return state.round


# --- What can be pointed at -------------------------------------------------------------------


def paths(state: State, move: str, legal: frozenset[str]) -> tuple[Path, ...]:
    return targets.paths(state, read(move), legal)


def button(key: str, language: str) -> str:
    """The words of a button; most of them have their facts in the key."""
    kind, _, detail = key.partition("/")
    match kind:
        case "parts":
            small, _, large = detail.partition("+")
            facts: Facts = {"small": small, "large": large}
        case "stays":
            facts = {"colour": detail}
        case "value":
            facts = {"value": detail}
        case "line":
            facts = {"line": detail}
        case "gain":
            return _gift(read(key), language)
        case _:
            facts = {}
    return _told(f"button-{kind}", tuple(facts.items()), language)


def _gift(move: Move, language: str) -> str:
    if isinstance(move, note.GainDie):
        return _told("move-gain", (("gain", die_words(language, move.die)),), language)
    assert isinstance(move, note.GainMaterial)
    gain = phrase(language, "thing", what=move.material, number=1)
    return _told("move-gain", (("gain", gain),), language)


def is_last_word(key: str) -> bool:
    return False


def foresight(view: State) -> Mapping[str, Foresight]:
    """What becomes of dice is said by the words of each choice."""
    return {}


def ways(before: State, move: str) -> Sequence[Way]:
    """Dice and cards go straight."""
    return ()


def follows(state: State) -> str | None:
    """A lantern, a chestnut or an order that can go to one place only."""
    if not isinstance(due(state), Pick | Mark | Fill):
        return None
    moves = state.legal_moves()
    return str(moves[0]) if len(moves) == 1 else None


# --- Who sees what ----------------------------------------------------------------------------


def public(state: State, move: str) -> str:
    """Which order is kept and what is chosen stays secret until all have decided (WC-1.3, WC-4.1)."""
    step = due(state)
    if len(state.players) > 1 and isinstance(step, Keep | Choose):
        return "keep" if isinstance(step, Keep) else "choose"
    return move


def reveals(event: Event, mover: int | None, people: Sequence[int]) -> bool:
    """Dice, cards that are turned up, and choices of others that are shown."""
    if event.name in OTHERS:
        return any(person != event.facts["seat"] for person in people)
    return event.name in UNSEEN


def has_secrets(view: State) -> bool:
    """The first orders and the choice of a turn, where there is anybody to hide them from."""
    return len(view.players) > 1 and isinstance(due(view), Keep | Choose)


def recap(events: Sequence[Event], language: str, you: int | None = None) -> str:
    """What was taken and what came of it; of a long turn its beginning and its end."""
    told = [event.sentence(language, you) for event in events if event.name in TOLD]
    return " ".join(told if len(told) <= MOST_TOLD else [told[0], *told[1 - MOST_TOLD :]])


def headlines() -> Iterable[str]:
    return HEADLINES


def on_sheet() -> Iterable[str]:
    return ON_SHEET


# --- In words ---------------------------------------------------------------------------------


def label(state: State, move: str, language: str) -> str:
    """A legal move in a few words: "Glue: yellow 1 + brown 1 = yellow 2"."""
    found = read(move)
    if isinstance(found, note.GainDie | note.GainMaterial):
        return _gift(found, language)
    key, facts = _short(state, found, language)
    told = [_told(f"move-{key}", tuple(facts.items()), language)]
    sub = getattr(found, "sub", None)
    if sub is not None:
        names = {"given": MATERIALS[sub[0]], "used": MATERIALS[sub[1]]}
        told.append(phrase(language, "instead", **names))
    return "; ".join([*told, *_comes_of(state, found, language)])


def _comes_of(state: State, move: Move, language: str) -> Iterable[str]:
    """What a free action brings or costs beyond what its name says."""
    match move:
        case note.Complete():
            reward = state.layout.orders[move.order].reward
            yield phrase(language, "gives", reward=gains_words(language, reward.gains, reward.vp))
        case note.Glue() if state.rules.glue_nuts:
            nuts = gains_words(language, (("nut", state.rules.glue_nuts),))
            yield phrase(language, "gives", reward=nuts)
        case note.Sell():
            yield phrase(language, "gives", reward=gains_words(language, state.layout.sale))
        case note.Hire():
            yield phrase(language, "costs", number=state.layout.helper_cost[move.helper])


@lru_cache(maxsize=4096)
def _told(key: str, facts: tuple[tuple[str, Fact], ...], language: str) -> str:
    """A frame of the board has many of these words, and nearly all were told before."""
    return tell(GAME, key, dict(facts), language)


def _short(state: State, move: Move, language: str) -> tuple[str, Facts]:
    """The key and the facts of the short words."""
    match move:
        case note.Column():
            die = state.board[move.column - 1]
            bonus = state.layout.bonuses[colour_of(die)][move.column - 1]
            words: Facts = {"die": die_words(language, die), "bonus": gains_words(language, bonus)}
            return "column", {"number": move.column, **words}
        case note.Keep() | note.Take() | note.Complete():
            kind = {note.Keep: "keep", note.Take: "take"}.get(type(move), "complete")
            return kind, {"order": move.order}
        case note.Lantern():
            return "lantern", {"row": move.row + 1, "column": move.column + 1}
        case note.Line():
            return "line", {"line": "row" if move.is_row else "column"}
        case note.Value():
            return "value", {"value": move.value}
        case note.Chest():
            return "chest", {"chest": move.chest}
        case note.Fill():
            return "fill", {"chest": move.chest}
        case note.Hire():
            return "hire", {"helper": move.helper}
        case note.Sell():
            return "sell", {"material": MATERIALS[move.material]}
        case note.Glue() | note.Saw() | note.Offcut() | note.Adjust():
            return _reworked(state, move, language)
    return _fallen(move, language)


def _reworked(
    state: State, move: note.Glue | note.Saw | note.Offcut | note.Adjust, language: str
) -> tuple[str, Facts]:
    """What becomes of dice: a preview of the result."""
    if isinstance(move, note.Glue):
        one, two = (die_words(language, die) for die in move.dice)
        made = die_of(move.colour, sum(map(value_of, move.dice)))
        return "glue", {"one": one, "two": two, "made": die_words(language, made)}
    die: Facts = {"die": die_words(language, move.die)}
    if isinstance(move, note.Saw):
        small, large = move.parts
        return "saw", {**die, "small": small, "large": large}
    by = move.by if isinstance(move, note.Adjust) else state.rules.offcut_step
    kind = "adjust" if isinstance(move, note.Adjust) else "offcut"
    return kind, {**die, "value": value_of(move.die) + by}


def _fallen(move: Move, language: str) -> tuple[str, Facts]:
    """What chance brings, and what needs no facts."""
    match move:
        case note.Rolled():
            values = listed(GAME, list(map(str, move.values)), language)
            return "rolled", {"colour": COLOURS[move.colour], "values": values}
        case note.First():
            return "first", {"seat": move.seat}
        case note.Extra():
            return "extra", {"die": die_words(language, move.die)}
        case note.Rival():
            return "rival", {"die": die_words(language, move.die)}
        case note.Drop():
            return "drop", {"place": move.place}
        case note.Order():
            return "order", {}
    return "end", {}


def prompt(state: State, language: str) -> str:
    """What the player to move is asked."""
    step = due(state)
    facts: Facts = {}
    if isinstance(step, Roll | Rival | Face):
        facts = {"colour": COLOURS[step.colour]}
    elif isinstance(step, Pick):
        facts = {"bonus": int(step.is_bonus)}
    return _told(f"prompt-{step.due}", tuple(facts.items()), language)


# --- What opens -------------------------------------------------------------------------------


def piles(view: State) -> Iterable[str]:
    """The completed orders of everybody who has any."""
    return [f"{seat}:done" for seat, player in enumerate(view.players) if player.done]


def pile(view: State, key: str, language: str, you: int | None = None) -> Pile:
    """Completed orders; those of others lie face down until the end (WC-A21)."""
    seat = int(key.partition(":")[0])
    facts: Facts = {"seat": seat, "you": int(seat == you)}
    title = tell(GAME, "look-title", facts, language)
    done = view.players[seat].done
    if BACKS & set(done):
        return Pile(title, (), "", tell(GAME, "look-hidden", {}, language))
    orders = [view.layout.orders[order] for order in done]
    told = tuple(order_words(language, order) for order in orders)
    return Pile(title, told, part_svg(pile_part(language, tuple(orders), title)))
