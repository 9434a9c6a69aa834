"""Short ways to say why not and what happened, and the catalogue of the rules.

A move notes its events as a function of this module and what it needs (`Untold`). Facts carry places
by their names on the map, never by their ids: sentences have no notation.
"""

from __future__ import annotations

from glueckauf.core import telling
from glueckauf.core.making import make
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Fact, Facts
from glueckauf.games.signal import moving
from glueckauf.games.signal.maps import Map, Setting
from glueckauf.games.signal.moving import Run
from glueckauf.games.signal.parts import MULTI, Departure
from glueckauf.games.signal.ruleset import Layout

GAME = "signal"
PREFIX = "SS"
RULINGS = tuple(f"SS-R{n}" for n in range(1, 42))

_LETTERS = {"black": "k", "brown": "n", "grey": "g", MULTI: "m"}  # what COUNT counts


def no(rule: str, reason: str, facts: Facts) -> Violation:
    return make(Violation, (GAME, rule, reason, facts))


def told(name: str, rules: tuple[str, ...], facts: Facts) -> Event:
    return make(Event, (GAME, name, rules, facts))


def rule_ids() -> tuple[str, ...]:
    """Every rule of the game: SS-1.1, SS-1.2, …, in the order of the rules."""
    return telling.rule_ids(GAME, PREFIX)


def rule_text(rule: str, language: str = "en") -> str:
    """The rule of this id, such as SS-6.11, or a ruling, SS-R1 to SS-R41, as a sentence."""
    return telling.rule_text(GAME, PREFIX, rule, RULINGS, language)


# --- Places by their names ------------------------------------------------------------------


def line_name(on: Map, line: str) -> str:
    """Lille–Paris."""
    a, b = on.ends[line]
    return f"{on.nodes[a].name}–{on.nodes[b].name}"


def spot(on: Map, space: str, name: str = "spot") -> dict[str, Fact]:
    """A space in words: a city or start place by its name; a section by its line and its number there.

    `<name>-pieces` is how many sections the line has: 0 of a city or start place.
    """
    if space in on.sections:
        line = on.sections[space].line
        pieces = on.lines[line]
        return {
            name: line_name(on, line),
            f"{name}-piece": pieces.index(space) + 1,
            f"{name}-pieces": len(pieces),
        }
    return {name: on.nodes[space].name, f"{name}-piece": 0, f"{name}-pieces": 0}


def nowhere(on: Map, space: str, rule: str) -> Violation | None:
    """Of a space that is not on the map."""
    return None if space in on.spaces else no(rule, "no-such-place", {})


def post_words(on: Map, post: str, name: str = "post") -> dict[str, Fact]:
    """A signal post in words: of a city, towards a neighbour; or of a line."""
    found = on.posts[post]
    if found.city:
        there = on.neighbour(found.city, found.section)
        return {name: on.nodes[found.city].name, f"{name}-to": on.nodes[there].name}
    section = on.around[found.node][0]
    return {name: line_name(on, on.sections[section].line), f"{name}-to": "line"}


def joined_words(on: Map, junction: str, closed: Setting) -> dict[str, Fact]:
    """A junction and the two neighbours that its setting joins."""
    a, b = (
        on.nodes[on.neighbour(junction, section)].name
        for section in on.around[junction]
        if section not in closed
    )
    return {"junction": on.nodes[junction].name, "a": a, "b": b}


def where(on: Map, node: str) -> str:
    """The name of a city, a start place or a junction."""
    return on.nodes[node].name


# --- Set-up (SS-3) --------------------------------------------------------------------------


def set_up(layout: Layout, start: int) -> list[Event]:
    """What lies on the table before the first turn."""
    on, rules = layout.map, layout.rules
    usual = rules.knobs()
    america = ("SS-12.4",) if on.through else ()
    extra = ("SS-10.1",) if rules.extra_signal else ()
    longer = ("SS-10.1",) if rules.clock > usual["clock"]["value"] else ()
    removed: tuple[str, ...] = ()
    if rules.removed != usual["removed"]["value"]:
        removed = ("SS-10.1",) if rules.removed < usual["removed"]["value"] else ("SS-10.2",)
    events = [
        told(
            "map-laid",
            ("SS-1.1", "SS-1.2", "SS-1.3", "SS-3.1", *america, *extra),
            {
                "map": on.title,
                "region": on.name,  # whose name sentences know, if it is one of the game's own maps
                "switches": sum(map(len, on.first_closed)),
                "signals": layout.discs,
            },
        ),
        told(
            "goods-laid",
            ("SS-3.2", *(("SS-10.3",) if rules.goods > usual["goods"]["value"] else ())),
            {"goods": rules.goods, "needed": layout.needed},
        ),
        told("clock-set", ("SS-3.3", *longer), {"tokens": rules.clock}),
        told("depot-filled", ("SS-3.4",), {"trains": rules.trains * len(layout.dice)}),
        told("helpers-ready", ("SS-3.5",), {"helpers": len(on.helpers)}),
        told(
            "deck-laid",
            ("SS-1.4", "SS-3.6", *removed),
            {"cards": layout.deck, "removed": rules.removed},
        ),
        told("hands-dealt", ("SS-3.7", "SS-3.9"), {"cards": rules.deal}),
    ]
    if len(on.ports) > 1:
        events.append(told("ports-need", ("SS-12.1",), {"ports": len(on.ports)}))
    if rules.tokens == "places":
        events.append(told("places-changed", ("SS-11.1",), {}))
    if rules.tokens == "pile":
        events.append(told("pile-laid", ("SS-11.2",), {}))
    events.append(told("started", ("SS-3.8", "SS-4.1"), {"seat": start}))
    return events


# --- The departure card (SS-4) --------------------------------------------------------------


def revealed(seat: int, card: Departure) -> Event:
    if not card.move and card.id == "start":
        return told("start-card", ("SS-4.5",), {"seat": seat})
    facts: dict[str, Fact] = {
        "seat": seat,
        "deploy": len(card.deploy),
        "moves": len(card.move),
        "symbols": "".join(_LETTERS[symbol] for symbol in card.move),
    }
    return told("revealed", ("SS-4.1", "SS-4.2"), facts)


def to_deploy(seat: int, colour: str, second: bool) -> Event:
    rules = ("SS-4.3", "SS-4.4") if second else ("SS-4.3",)
    return told("to-deploy", rules, {"seat": seat, "colour": colour})


def deployed(layout: Layout, colour: str, number: int, space: str, start_card: bool) -> Event:
    rule = "SS-4.5" if start_card else "SS-4.3"
    pile = ("SS-11.2",) if layout.rules.tokens == "pile" else ()
    facts: Facts = {"colour": colour, "number": number, "place": where(layout.map, space)}
    return told("deployed", (rule, "SS-1.3", "SS-2.4", *pile), facts)


def place_taken(layout: Layout, colour: str, number: int, space: str) -> Event:
    facts: Facts = {"colour": colour, "number": number, "place": where(layout.map, space)}
    return told("place-taken", ("SS-4.3", "SS-7.1"), facts)


def no_deployment(barred: str) -> Event:
    """Nothing is left in the depot, or only what the first deployment of the card barred."""
    if barred:
        return told("none-but-barred", ("SS-4.4", "SS-7.1"), {"colour": barred})
    return told("depot-empty", ("SS-4.3", "SS-7.1"), {})


def colour_chosen(seat: int, colour: str) -> Event:
    return told("colour-chosen", ("SS-4.7",), {"seat": seat, "colour": colour})


def none_out(colour: str) -> Event:
    return told("none-out", ("SS-4.6",), {"colour": colour})


def next_train(seat: int, layout: Layout, colour: str, space: str) -> Event:
    facts: Facts = {"seat": seat, "colour": colour, **spot(layout.map, space)}
    return told("next-train", ("SS-4.6",), facts)


def card_done(seat: int) -> Event:
    return told("card-done", ("SS-4.1",), {"seat": seat})


# --- Movement (SS-6) and the clock (SS-7) ---------------------------------------------------


def rolled(colour: str, points: int) -> Event:
    return told("rolled", ("SS-6.1", "SS-6.2"), {"colour": colour, "points": points})


def left_city(layout: Layout, colour: str, city: str, section: str, through: bool) -> Event:
    """A train leaves the city where it stood, or runs through it."""
    on = layout.map
    facts: Facts = {
        "colour": colour,
        "city": where(on, city),
        "to": where(on, on.neighbour(city, section)),
    }
    if through:
        return told("ran-through", ("SS-12.2" if on.through else "SS-8.2",), facts)
    return told("left-city", ("SS-6.4",), facts)


def drove(layout: Layout, colour: str, load: str, done: Run) -> list[Event]:
    """What a run did: how far the train came, and what ended it."""
    on = layout.map
    events = []
    facts: dict[str, Fact] = {"colour": colour, "points": done.left}
    if done.path:
        far: Facts = {"colour": colour, "spaces": len(done.path), **spot(on, done.path[-1])}
        events.append(told("drove", ("SS-2.1", "SS-6.2", "SS-6.13"), far))
    if done.end == moving.RED:
        post = post_words(on, done.at)
        events.append(told("stopped-red", ("SS-6.3", "SS-6.7"), {**facts, **post}))
    elif done.end == moving.CLOSED:
        facts["junction"] = where(on, done.at)
        events.append(told("stopped-closed", ("SS-6.3", "SS-6.6"), facts))
    elif done.end == moving.BEHIND:
        facts |= spot(on, done.at)
        events.append(told("stopped-behind", ("SS-6.3", "SS-6.5", "SS-6.8"), facts))
    elif done.end == moving.TAKEN:
        facts["city"] = where(on, done.at)
        events.append(told("stopped-city", ("SS-6.3", "SS-6.5", "SS-6.8"), facts))
    elif done.end in (moving.HEAD_ON, moving.REACHED):
        events += _to_depot(layout, load, done, facts)
    elif done.end in (moving.PORT, moving.PAUSED) or (done.end == moving.CITY and done.path):
        events.append(_in_city(on, done, facts))
    return events


def _to_depot(layout: Layout, load: str, done: Run, facts: dict[str, Fact]) -> list[Event]:
    on = layout.map
    rule = "SS-6.11" if done.end == moving.HEAD_ON else "SS-6.12"
    if done.end == moving.HEAD_ON:
        events = [told("head-on", ("SS-6.11",), {**facts, **spot(on, done.at)})]
    else:
        events = [told("start-reached", ("SS-6.12",), {**facts, "place": where(on, done.at)})]
    if load:
        city = where(on, on.city_of[load])
        events.append(told("goods-back", (rule,), {"goods": load, "city": city}))
    return events


def _in_city(on: Map, done: Run, facts: dict[str, Fact]) -> Event:
    facts["city"] = where(on, done.at)
    if done.end == moving.PAUSED:
        return told("may-run-on", ("SS-12.2" if on.through else "SS-8.2",), facts)
    if done.end == moving.CITY:
        rule = "SS-12.3" if done.at in on.port_at else "SS-6.9"
        return told("arrived", (rule,), facts)
    if done.delivered:
        rules = ("SS-6.10", "SS-12.1") if on.through else ("SS-6.10",)
        return told("delivered", rules, {**facts, "goods": done.delivered})
    return told("port-empty", ("SS-6.10",), facts)


def stopped(layout: Layout, colour: str, city: str) -> Event:
    """The players chose to stop in a city that the train could have run through."""
    facts: Facts = {"colour": colour, "city": where(layout.map, city)}
    return told("stopped", ("SS-12.2" if layout.map.through else "SS-8.2",), facts)


def tokens_lost(tokens: int, clock: int) -> Event:
    return told("tokens-lost", ("SS-7.1",), {"tokens": tokens, "clock": clock})


def refilled(removed: int, deck: int) -> Event:
    return told("refilled", ("SS-7.2",), {"removed": removed, "deck": deck})


# --- Helpers (SS-8) -------------------------------------------------------------------------


def helped(seat: int, helper: str) -> Event:
    return told(f"helper-{helper.replace('_', '-')}", (HELPER_RULES[helper],), {"seat": seat})


def held_colour(seat: int, colour: str) -> Event:
    return told("helper-conductor", ("SS-8.3",), {"seat": seat, "colour": colour})


def held_train(seat: int, layout: Layout, colour: str, space: str) -> Event:
    facts: Facts = {"seat": seat, "colour": colour, **spot(layout.map, space)}
    return told("helper-traffic-controller", ("SS-8.6",), facts)


def shunted(seat: int, layout: Layout, colour: str, space: str) -> Event:
    facts: Facts = {"seat": seat, "colour": colour, "place": where(layout.map, space)}
    return told("helper-shunter", ("SS-8.5",), facts)


HELPER_RULES = {
    "logistician": "SS-8.1",
    "dispatcher": "SS-8.2",
    "conductor": "SS-8.3",
    "crossing_keeper": "SS-8.4",
    "shunter": "SS-8.5",
    "traffic_controller": "SS-8.6",
}

# --- Actions (SS-5) -------------------------------------------------------------------------


def signal_moved(seat: int, layout: Layout, source: str, target: str, two: bool) -> Event:
    on = layout.map
    facts: Facts = {
        "seat": seat,
        "two": int(two),
        **post_words(on, source),
        **post_words(on, target, "target"),
    }
    return told("signal-moved", _paid(("SS-5.2", "SS-2.3", "SS-2.5"), two), facts)


def switch_set(seat: int, layout: Layout, junction: str, closed: Setting, two: bool) -> Event:
    facts: Facts = {"seat": seat, "two": int(two), **joined_words(layout.map, junction, closed)}
    return told("switch-set", _paid(("SS-5.3", "SS-2.2"), two), facts)


def train_sent(seat: int, layout: Layout, colour: str, space: str, two: bool) -> Event:
    facts: Facts = {"seat": seat, "two": int(two), "colour": colour, **spot(layout.map, space)}
    return told("train-sent", _paid(("SS-5.4",), two), facts)


def _paid(rules: tuple[str, ...], two: bool) -> tuple[str, ...]:
    return (*rules, "SS-5.5") if two else rules


def loaded(seat: int, layout: Layout, colour: str, goods: str, city: str) -> Event:
    facts: Facts = {
        "seat": seat,
        "colour": colour,
        "goods": goods,
        "city": where(layout.map, city),
    }
    return told("loaded", ("SS-5.6",), facts)


def actions_ended(seat: int) -> Event:
    return told("actions-ended", ("SS-5.1",), {"seat": seat})


def drew(seat: int, cards: str) -> Event:
    return told("drew", ("SS-5.7",), {"seat": seat, "cards": cards, "count": len(cards)})


def reshuffled() -> Event:
    return told("reshuffled", ("SS-5.7",), {})


def hand_full(seat: int) -> Event:
    return told("hand-full", ("SS-5.7",), {"seat": seat})


# --- The end (SS-9) -------------------------------------------------------------------------


def turn_begun(seat: int, deck: int) -> Event:
    return told("turn-begun", ("SS-4.1",), {"seat": seat, "deck": deck})


def won(goods: int) -> Event:
    return told("won", ("SS-9.1",), {"goods": goods})


def ran_out(goods: int, needed: int) -> Event:
    return told("ran-out", ("SS-9.2",), {"goods": goods, "needed": needed})


def out_of_time(goods: int, needed: int) -> Event:
    return told("out-of-time", ("SS-9.3",), {"goods": goods, "needed": needed})
