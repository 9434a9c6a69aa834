"""The table in the picture: what is shown, what can be pointed at, and the words for it.

The part of the contract that boards ask for (`games.contract.TableRoom`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from glueckauf.core.draw.svg import Part, part_svg
from glueckauf.core.telling import Event
from glueckauf.core.texts import Fact, phrase_of, tell
from glueckauf.games.contract import Path, Pile
from glueckauf.games.signal import draw, journeys, sheet, targets, views
from glueckauf.games.signal import notation as note
from glueckauf.games.signal.draw.labels import card_name, run_words
from glueckauf.games.signal.draw.map import map_part
from glueckauf.games.signal.moving import train_at
from glueckauf.games.signal.notation import Move, read
from glueckauf.games.signal.outlook import on_its_way, outlook, would_run
from glueckauf.games.signal.parts import (
    NUMBERS,
    Asked,
    Choosing,
    Deploying,
    Drawing,
    Leaving,
    Next,
    Passing,
    Placing,
    Revealing,
    Rolled,
    Rolling,
    Shunting,
)
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.telling import GAME, joined_words, post_words, spot, where

VIEWS = views.NAMES
HEADLINES = ("delivered", "refilled", "won", "ran-out", "out-of-time")
ON_SHEET: tuple[str, ...] = ()
UNSEEN = (  # chance: taking it back would unsee it
    *("revealed", "start-card", "deployed", "place-taken", "rolled", "drew"),
)
TOLD = (  # what is worth telling of a turn
    *("revealed", "start-card", "deployed", "place-taken", "delivered", "head-on"),
    *("start-reached", "tokens-lost", "refilled", "loaded", "won", "ran-out", "out-of-time"),
    *(f"helper-{helper}" for helper in ("logistician", "dispatcher", "conductor")),
    *(f"helper-{helper}" for helper in ("crossing-keeper", "shunter", "traffic-controller")),
)
MOST_TOLD = 4
Facts = dict[str, Fact]

natural = targets.natural
candidates = targets.candidates
is_button = targets.is_button
is_last_word = targets.is_last_word
style = draw.style
icons = draw.icons
is_view = views.is_view
shows = views.shows
scoresheet = sheet.scoresheet
foresight = journeys.foresight
ways = journeys.ways


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
    """Map and hand where one player acts, else the whole table."""
    before = states[:-1]
    seats = {state.active for state in before}
    if len(seats) != 1:
        return "table", 0
    acting = all(state.pending is None for state in before)
    return ("map+hand" if acting else "desk"), seats.pop()


def chapter(state: State) -> object:
    """A turn of each player: bots are summed up when the departure deck has come round."""
    return state.deck // len(state.players)


# --- What can be pointed at -------------------------------------------------------------------


def paths(state: State, move: str, legal: frozenset[str]) -> tuple[Path, ...]:
    return targets.paths(state, read(move), legal)


def button(key: str, language: str) -> str:
    """The words of a button; those that pay or join have their facts in the key."""
    kind, _, detail = key.partition("/")
    facts: Facts = {}
    if kind == "pay":
        facts = {"cards": detail}
    elif kind == "join":
        facts["a"], _, facts["b"] = detail.partition("/")
    return tell(GAME, f"button-{kind}", facts, language)


def joined(state: State) -> Iterable[tuple[Path, str, str]]:
    """Each key alone says why not."""
    return ()


def follows(state: State) -> str | None:
    """A train that moves alone, or leaves by the only green post, needs no choice."""
    if not isinstance(state.pending, Next | Leaving | Choosing | Deploying):
        return None
    moves = state.legal_moves()
    return str(moves[0]) if len(moves) == 1 else None


# --- Who sees what ----------------------------------------------------------------------------


def public(state: State, move: str) -> str:
    """Nothing is hidden (SS-3.9)."""
    return move


def reveals(event: Event, mover: int | None, people: Sequence[int]) -> bool:
    """Cards, dice and draws are shown to all: nobody can take back what came before."""
    return event.name in UNSEEN


def has_secrets(view: State) -> bool:
    return False


def recap(events: Sequence[Event], language: str, you: int | None = None) -> str:
    """The card, and what was won and lost; of a long turn its beginning and its end."""
    told = [event.sentence(language, you) for event in events if event.name in TOLD]
    return " ".join(told if len(told) <= MOST_TOLD else [told[0], *told[1 - MOST_TOLD :]])


def headlines() -> Iterable[str]:
    return HEADLINES


def on_sheet() -> Iterable[str]:
    return ON_SHEET


# --- In words ---------------------------------------------------------------------------------


def label(state: State, move: str, language: str) -> str:
    """A legal move in a few words: "Set Lille to join Calais and Paris"."""
    found = read(move)
    key, facts = _short(state, found, language)
    told = _told(f"move-{key}", tuple(facts.items()), language)
    return told + _paying(found.pay, language) if isinstance(found, note.Action) else told


@lru_cache(maxsize=64)
def _paying(pay: str, language: str) -> str:
    """How an action is paid, after the words for what it does: these are few, their products many."""
    return phrase_of(GAME, "paying", {"pay": pay or "own"}, language)


@lru_cache(maxsize=16_384)
def _told(key: str, facts: tuple[tuple[str, Fact], ...], language: str) -> str:
    """A frame of the board has a thousand of these words, and nearly all were told before."""
    return tell(GAME, key, dict(facts), language)


def _short(state: State, move: Move, language: str) -> tuple[str, Facts]:
    """The key and the facts of the short words."""
    on = state.map
    match move:
        case note.Signal():
            ends = {**post_words(on, move.source), **post_words(on, move.target, "target")}
            return "signal", ends
        case note.Switch():
            return "switch", joined_words(on, move.junction, move.closed)
        case note.Drive():
            return "train", _train(state, move.space)
        case note.Load():
            goods = on.nodes[move.city].colour
            return "load", {"goods": goods, "city": where(on, move.city), "card": move.card}
        case note.Deploy() | note.Colour():
            return move.partition("/")[0], {"colour": move.colour}
        case note.Shunt():
            place = where(on, state.places[move.number - NUMBERS[0]])
            return "shunt", {"colour": move.colour, "place": place}
        case note.Hold():
            train = train_at(state, move.what)
            if train is None:
                return "hold-colour", {"colour": move.what}
            return "hold-train", _train(state, move.what)
        case note.Go():
            return "go", _train(state, move.space)
        case note.Exit():
            city = state.pending.way.space  # type: ignore[union-attr]  # an exit is legal
            to = on.neighbour(city, move.section)
            return "exit", {"city": where(on, city), "to": where(on, to)}
        case note.Stop():
            return "stop", {"city": where(on, state.pending.way.space)}  # type: ignore[union-attr]
    return _short_chance(move, language)


def _short_chance(move: Move, language: str) -> tuple[str, Facts]:
    match move:
        case note.Reveal():
            return "card", {"symbols": card_name(language, move.card).partition(": ")[2]}
        case note.Place():
            return "place", {"number": move.number}
        case note.Die():
            return "die", {"points": move.points}
        case note.Draw():
            return "draw", {"cards": move.cards}
    return str(move), {}


def _train(state: State, space: str) -> Facts:
    train = train_at(state, space)
    assert train is not None, "a train stands there"
    return {"colour": train.colour, **spot(state.map, space)}


def prompt(state: State, language: str) -> str:
    """What the player to move is asked, and what is at stake."""
    key, facts = _asked(state)
    return _told(f"prompt-{key}", tuple(facts.items()), language)


def _asked(state: State) -> tuple[str, Facts]:
    on, pending = state.map, state.pending
    match pending:
        case Deploying():
            return "deploying", {}
        case Shunting(left=left):
            return "shunting", {"colour": left.deploy[0]}
        case Placing(colour=colour):
            return "placing", {"colour": colour}
        case Choosing():
            return "choosing", {}
        case Next(colour=colour, rolled=rolled):
            return "next", {"colour": colour, "first": int(not rolled)}
        case Asked():
            return "asked", {}
        case Rolling():
            return "rolling", {"colour": _colour(state)}
        case Rolled(points=points):
            return "rolled", {"colour": _colour(state), "points": points, "tokens": _loss(state)}
        case Leaving(way=way, points=points):
            facts: Facts = {"colour": _colour(state), "points": points}
            return "leaving", {**facts, "city": where(on, way.space)}
        case Passing(way=way, points=points):
            facts = {"colour": _colour(state), "points": points}
            return "passing", {**facts, "city": where(on, way.space)}
        case Revealing():
            return "revealing", {}
        case Drawing():
            return "drawing", {}
    return "acting", {}


def _colour(state: State) -> str:
    train = train_at(state, on_its_way(state))
    assert train is not None, "a train is on its way"
    return train.colour


def _loss(state: State) -> int:
    """The tokens that the die would cost as it lies: a preview of loss before it happens."""
    train, pending = train_at(state, on_its_way(state)), state.pending
    assert train is not None
    assert isinstance(pending, Rolled)
    return would_run(state, train, pending.points).lost


# --- What opens -------------------------------------------------------------------------------


def piles(view: State) -> Iterable[str]:
    """Trains: where each face of their dice would take them, and what it costs."""
    return [f"{kind}/{one.space}" for kind in ("train", "outlook") for one in view.trains]


def pile(view: State, key: str, language: str, you: int | None = None) -> Pile:
    """One of them, with the map."""
    train = train_at(view, key.partition("/")[2])
    assert train is not None, "a pile is a train on the board"
    rolls = outlook(view, train).items()
    told = tuple(run_words(language, view.map, points, run) for points, run in rolls)
    title = tell(GAME, "look-title", _train(view, train.space), language)
    in_city = train.space in view.map.exits
    note = tell(GAME, "look-city", {}, language) if in_city else ""
    return Pile(title, told, part_svg(map_part(view, language)), note)
