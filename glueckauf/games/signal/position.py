"""A position from a file: set-up and moves, then what the file lays on top of them; checked.

    [position]                      # everything may be left out
    map = "central_europe"
    players = 2
    seed = 0                        # deals the hands
    start = 0                       # who had the first turn
    rules = { clock = 10 }
    places = [2, 3, 4, …]           # with tokens = "places": the number of each start place
    moves = "card/start place/6"    # played after the set-up, chance included; the rest is laid on top
    green = ["C:paris>dijon"]       # posts that have got a disc since the first game's set-up, and
    red = ["C:paris>lille"]         # those that have lost theirs
    closed = { lille = ["calais-lille.1"] }    # junctions that are set otherwise than there
    hands = ["sswtt", ""]           # by seat: signal, switch and train cards
    trains = [                      # on the board; all others are in the depot
      { colour = "black", at = "calais" },
      { colour = "grey", at = "lille-paris.1", heading = "paris", load = "white" },
    ]
    stored = { marseille = { blue = 1 } }      # goods in the ports; those on no train lie in the cities
    clock = 3                       # time tokens; left out: all
    seen = ["D-black-grey"]         # departure cards of earlier turns, the start card left out
    deck = 12                       # departure cards to come; left out: none was lost to the clock
    under = "multi"                 # the crossing keeper has put this card under the deck
    discards = { signal = 2 }       # action cards; what is in no hand and not here lies in the pile
    tokens = [2, 5]                 # with tokens = "pile": those still face down
    used = ["logistician"]          # helpers that have helped
    turn = { seat = 1, phase = "actions" }     # how far the turn is: position_turn.py
    then = "train/calais die/4"     # played at the very end

Keys from `trains` on tell of a game under way: the start card has been resolved. Without them, the
table is set up for the first turn. Every mistake is a FileError with the key and the remedy.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field
from glueckauf.core.lines import play_moves, read_moves
from glueckauf.core.protocol import CHANCE
from glueckauf.core.values import put
from glueckauf.games.signal.maps import green_posts, names, the_map
from glueckauf.games.signal.notation import read_line
from glueckauf.games.signal.parts import (
    CARDS,
    COLOURS,
    GOODS,
    KINDS,
    NUMBERS,
    START,
    Hand,
    Revealing,
    Train,
)
from glueckauf.games.signal.position_turn import read_turn, seen_now
from glueckauf.games.signal.rules import State, setup
from glueckauf.games.signal.ruleset import PLAYERS, Rules, published

SET_UP = ("map", "players", "seed", "start", "rules", "places", "moves")
DISCS = ("green", "red", "closed", "hands")
COURSE = (
    "trains",
    "stored",
    "clock",
    "seen",
    "deck",
    "under",
    "discards",
    "tokens",
    "used",
    "turn",
)
KEYS = (*SET_UP, *DISCS, *COURSE, "then")
TRAIN_KEYS = ("colour", "at", "heading", "load")


def lay(field: Field, changed: Mapping[str, Any] | None = None) -> State:
    """The state that a table of a file describes, perhaps under changed rules."""
    given = field.table(KEYS)
    rules = read_rules(given["rules"]) if "rules" in given else published()
    if changed:
        rules = Rules(**{**rules.overrides, **changed})
    state = _set_up(field, given, rules)
    told = state.events if "moves" not in given else ()
    if set(given) & {*DISCS, *COURSE}:
        state = _laid(given, state)
    if set(given) & {*COURSE}:
        told = ()
    state = state._replace(events=told)
    return _begun(given["then"], state) if "then" in given else state


def read_rules(field: Field) -> Rules:
    """The rule set of a table of changed rules."""
    switches = {name: item.value for name, item in field.table(Rules.knobs()).items()}
    try:
        return Rules(**switches)
    except FileError as error:
        field.wrong(error.problem, error.key)


def play_line(field: Field, state: State) -> State:
    """The state after the moves of a field, chance included."""
    moves = read_moves(field, read_line)
    played: State = play_moves(field, state, moves)
    return played


def _begun(field: Field, state: State) -> State:
    """After the last moves. A table that was only set up still tells so while nobody has decided."""
    told = list(state.events)
    for move in read_moves(field, read_line):
        decided = state.to_move != CHANCE
        state = play_moves(field, state, [move])
        told = list(state.events) if decided or not told else [*told, *state.events]
    return state._replace(events=tuple(told))


def _set_up(field: Field, given: dict[str, Field], rules: Rules) -> State:
    on = given["map"].one_of("map", names()) if "map" in given else names()[0]
    players = given["players"].number(PLAYERS[0], PLAYERS[-1]) if "players" in given else PLAYERS[0]
    seed = given["seed"].number(0, 10**9) if "seed" in given else 0
    start = given["start"].number(0, players - 1) if "start" in given else 0
    places = None
    if "places" in given:
        items = given["places"].items("numbers", len(NUMBERS), len(NUMBERS))
        places = [item.number(NUMBERS[0], NUMBERS[-1]) for item in items]
    try:
        state = setup(players, seed, start=start, rules=rules, map=the_map(on), places=places)
    except FileError as error:
        field.wrong(error.problem, error.key)
    return play_line(given["moves"], state) if "moves" in given else state


def _laid(given: dict[str, Field], state: State) -> State:
    under_way = bool(set(given) & {*COURSE})
    if "moves" in given and under_way and not (state.at_turn_start or state.is_over):
        key = next(key for key in COURSE if key in given)
        given[key].wrong("the moves end in the middle of a turn; let them end it first")
    state = _with_discs(given, state)
    if state.is_over:
        given["moves"].wrong("the game is over; leave out its last moves")
    state = _with_trains(given, state)
    state = _with_stored(given, state)
    state = _with_cards(given, state)
    state = _with_tokens(given, state)
    if under_way:
        state = _with_departures(given, state)
    if "turn" in given:
        return read_turn(given["turn"], state)
    if under_way and not state.deck:
        given.get("deck", given[next(iter(given))]).wrong(
            "with no card to come the game would be over (SS-9.2); give at least 1, or a turn"
        )
    return state


# --- Discs ----------------------------------------------------------------------------------


def _with_discs(given: dict[str, Field], state: State) -> State:
    on = state.map
    before = state.green if "moves" in given else on.first_green
    if "green" in given or "red" in given:
        lost = _posts(given, "red", before, "red", on.posts)
        got = _posts(given, "green", frozenset(on.posts) - before, "green", on.posts)
        green = green_posts(before - lost | got)
        key = "green" if "green" in given else "red"
        if len(green) != state.layout.discs:
            given[key].wrong(
                f"that makes {len(green)} signal discs, and there are {state.layout.discs} (SS-2.5);"
                " name as many posts in green as in red"
            )
        for city in on.cities:
            if not green & set(on.city_posts[city]):
                given[key].wrong(
                    f"{city} has no disc (SS-2.5); give it one, such as {on.city_posts[city][0]}"
                )
        state = state._replace(green=green)
    for junction, item in (
        given["closed"].table(on.junctions) if "closed" in given else {}
    ).items():
        setting = tuple(sorted(item.words("sections", 1, 2)))
        if setting not in on.settings[junction]:
            around = on.around[junction]
            item.wrong(f"must name {len(around) - 2} of its sections (SS-2.2): {', '.join(around)}")
        state = state._replace(closed=put(state.closed, on.junction_at[junction], setting))
    return state


def _posts(
    given: dict[str, Field], key: str, possible: frozenset[str], now: str, posts: Mapping[str, Any]
) -> frozenset[str]:
    found = set()
    for item in given[key].items("posts", 0, len(posts)) if key in given else ():
        post = item.one_of("post", posts)
        if post not in possible or post in found:
            item.wrong(f"{post} is {now} already; leave it out")
        found.add(post)
    return frozenset(found)


# --- Trains and goods -----------------------------------------------------------------------


def _with_trains(given: dict[str, Field], state: State) -> State:
    if "trains" not in given:
        return state
    items = given["trains"].items("trains", 0, state.rules.trains * len(COLOURS))
    trains = [_train(item, state) for item in items]
    for item, train in zip(items, trains, strict=True):
        if [one.space for one in trains].count(train.space) > 1:
            item.wrong(f"one train on a space (SS-6.5), and {train.space} has two; move one")
        if [one.colour for one in trains].count(train.colour) > state.rules.trains:
            item.wrong(
                f"there are {state.rules.trains} {train.colour} trains (SS-1.1); take one away"
            )
    return state._replace(trains=tuple(sorted(trains)))


def _train(field: Field, state: State) -> Train:
    on = state.map
    fields = field.table(TRAIN_KEYS, {"colour": '"black"', "at": '"calais"'})
    colour = fields["colour"].one_of("colour", COLOURS)
    space = fields["at"].one_of("space", sorted(on.spaces))
    heading, load = "", ""
    if space in on.sections:
        ends = on.sections[space].a, on.sections[space].b
        if "heading" not in fields:
            field.wrong(f'is missing; write heading = "{ends[0]}" or "{ends[1]}"', "heading")
        heading = fields["heading"].one_of("end of this section", ends)
    elif "heading" in fields:
        fields["heading"].wrong("a train has a heading on a section only (SS-2.4); leave it out")
    if "load" in fields:
        load = fields["load"].one_of("goods", GOODS)
        if space in on.way_out:
            fields["load"].wrong("a train in a start place is empty (SS-6.12); leave it out")
    if space in on.port_at and not (on.through or state.rules.dispatcher_port):
        fields["at"].wrong("a train in this port goes to the depot at once (SS-6.10); move it")
    return Train(space, colour, heading, load)


def _with_stored(given: dict[str, Field], state: State) -> State:
    """The goods in ports, and all others in the cities (SS-2.5)."""
    stored = state.stored
    ports = given["stored"].table(state.map.ports) if "stored" in given else {}
    for port, item in ports.items():
        kinds = item.table(GOODS)
        row = [kinds[one].number(0, state.rules.goods) if one in kinds else 0 for one in GOODS]
        stored = put(stored, state.map.port_at[port], tuple(row))
    if "stored" not in given and "trains" not in given:
        return state
    goods = []
    for at, kind in enumerate(GOODS):
        loads = sum(train.load == kind for train in state.trains)
        left = state.rules.goods - loads - sum(row[at] for row in stored)
        if left < 0:
            given["stored" if "stored" in given else "trains"].wrong(
                f"there are {state.rules.goods} {kind} goods (SS-3.2), and here are more, on trains"
                " and in ports; take some away"
            )
        goods.append(left)
    state = state._replace(stored=stored, goods=tuple(goods))
    if state.score == state.layout.needed:
        given["stored"].wrong("that has won the game (SS-9.1); take one of the goods away")
    return state


# --- Cards, clock, helpers ------------------------------------------------------------------


def _with_cards(given: dict[str, Field], state: State) -> State:
    """Hands and discards; all other action cards are in the pile."""
    if "hands" in given:
        size = len(state.players)
        items = given["hands"].items("hands", size, size)
        hands = [Hand(*map(item.letters(CARDS, "a card").count, CARDS)) for item in items]
        limit = state.rules.hand_limit
        for item, hand in zip(items, hands, strict=True):
            if sum(hand) > limit:
                item.wrong(f"a hand has at most {limit} cards (SS-5.7), not {sum(hand)}")
        state = state._replace(players=tuple(hands))
    if "discards" in given:
        kinds = given["discards"].table(KINDS.values())
        most = state.rules.action_cards
        counts = (kinds[k].number(0, most) if k in kinds else 0 for k in KINDS.values())
        state = state._replace(discards=tuple(counts))
    pile = [
        state.rules.action_cards - state.discards[at] - sum(hand[at] for hand in state.players)
        for at in range(len(CARDS))
    ]
    if min(pile) < 0:
        kind = KINDS[CARDS[pile.index(min(pile))]]
        given["discards" if "discards" in given else "hands"].wrong(
            f"there are {state.rules.action_cards} {kind} cards (SS-1.1); take some away"
        )
    return state._replace(pile=tuple(pile))


def _with_tokens(given: dict[str, Field], state: State) -> State:
    """Time, location tokens and helpers."""
    if "clock" in given:
        state = state._replace(clock=given["clock"].number(1, state.rules.clock))
    if "tokens" in given:
        if state.rules.tokens != "pile":
            given["tokens"].wrong('are there with rules = { tokens = "pile" } only (SS-11.2)')
        items = given["tokens"].items("tokens", 0, len(NUMBERS))
        numbers = {item.number(NUMBERS[0], NUMBERS[-1]) for item in items}
        state = state._replace(tokens=tuple(sorted(numbers)))
    if "used" in given:
        helpers = state.map.helpers
        items = given["used"].items("helpers", 0, len(helpers))
        used = {item.one_of("helper on this map", helpers) for item in items}
        state = state._replace(helpers=tuple(one for one in helpers if one not in used))
    return state


def _with_departures(given: dict[str, Field], state: State) -> State:
    """What has been seen, what lies in the deck, and what under it (SS-3.6, SS-7.2, SS-8.4)."""
    table = state.layout
    if "moves" in given and not {"seen", "under", "deck"} & set(given):
        return state
    cards = table.cards[1:]
    items = given["seen"].items("departure cards", 0, sum(table.unseen)) if "seen" in given else []
    seen = Counter({START: 1})
    if "moves" in given and "seen" not in given:
        seen = Counter(
            {c: a - b for c, a, b in zip(table.cards, table.unseen, state.unseen, strict=True)}
        )
    for item in items:
        seen[item.one_of("departure card", cards)] += 1
    under = given["under"].one_of("departure card", cards) if "under" in given else ""
    if under:
        if "crossing_keeper" not in state.map.helpers or "crossing_keeper" in state.helpers:
            given["under"].wrong(
                'only the crossing keeper puts a card there (SS-8.4); write used = ["crossing_keeper"]'
            )
        seen[under] += 1
    now = seen_now(given["turn"], cards) if "turn" in given else ""
    if now:
        seen[now] += 1
    unseen = []
    for card, copies in zip(table.cards, table.unseen, strict=True):
        if seen[card] > copies:
            key = "seen" if "seen" in given else "turn"
            given[key].wrong(f"there are {copies} of the departure card {card}; name fewer of it")
        unseen.append(copies - seen[card])
    most = sum(unseen) - state.rules.removed + bool(under)
    if most < 0:
        given["seen" if "seen" in given else "turn"].wrong(
            f"{state.rules.removed} cards were removed unseen (SS-3.6); name fewer of the others"
        )
    deck = given["deck"].number(0, most) if "deck" in given else most
    if under and not deck:
        given["under"].wrong("the deck has no card left, so none lies under it; leave it out")
    return state._replace(unseen=tuple(unseen), deck=deck, under=under, pending=Revealing())
