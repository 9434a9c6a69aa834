"""Switch & Signal as a value: State, its set-up, and its doors.

A turn is a chain of small decisions and of chance; `pending` tells which one is due (doors.py). The
departure card is resolved in cards.py, a train moves in driving.py by what moving.py says, and action
cards are played in actions.py; how turn and game end, stands in turn.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import shuffle, stream
from glueckauf.core.telling import Violation
from glueckauf.core.values import Value
from glueckauf.games.signal import doors, hidden, scoring
from glueckauf.games.signal import notation as note
from glueckauf.games.signal.map_checks import why_not_green
from glueckauf.games.signal.maps import Map, Setting, green_posts, the_map
from glueckauf.games.signal.notation import Move
from glueckauf.games.signal.parts import (
    CARDS,
    GOODS,
    NUMBERS,
    Hand,
    Pending,
    Revealing,
    Train,
)
from glueckauf.games.signal.ruleset import PLAYERS, Layout, Rules, layout, published
from glueckauf.games.signal.telling import GAME, set_up

if TYPE_CHECKING:
    from glueckauf.games.sheet import Sheet


class _Position(NamedTuple):
    """The fields of a State.

    Decks are counts, so that nothing is hidden: `deck` is the number of departure cards to come, `unseen`
    counts those that nobody has seen, in the order of `layout.cards`, removed ones included, and `under`
    is the card that the crossing keeper laid under the deck. `pile` and `discards` count action cards, as
    hands do. `goods` are those in the cities and `stored` those of each port, in the order of GOODS.
    `places` is the start place of each of NUMBERS, `tokens` are the location tokens still face down.
    `helpers` are unused; `through` says that the dispatcher is in force, `held` what may not move.
    """

    layout: Layout
    start: int
    active: int  # whose turn it is
    to_move: int | None
    players: tuple[Hand, ...]
    trains: tuple[Train, ...]  # on the board, sorted; all others are in the depot
    green: frozenset[str]
    closed: tuple[Setting, ...]  # by junction, in the order of the map
    goods: tuple[int, ...]
    stored: tuple[tuple[int, ...], ...]
    clock: int
    deck: int
    unseen: tuple[int, ...]
    under: str
    pile: tuple[int, ...]
    discards: tuple[int, ...]
    places: tuple[str, ...]
    tokens: tuple[int, ...]
    helpers: tuple[str, ...]
    through: bool
    held: str
    pending: Pending
    events: tuple[Any, ...] = ()  # told or not told yet (core/values.py)


class State(Value, _Position):
    """A position of the game: frozen, hashable, equal by content.

    `events` tell what the last move did; they do not count when two states are compared.
    """

    __slots__ = ()
    game: ClassVar[str] = GAME

    def __str__(self) -> str:
        from glueckauf.games.signal.plain import describe

        return describe(self)

    def _repr_svg_(self) -> str:
        from glueckauf.games.signal.draw import picture

        return picture(self)

    @property
    def rules(self) -> Rules:
        return self.layout.rules

    @property
    def map(self) -> Map:
        return self.layout.map

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def at_turn_start(self) -> bool:
        return self.pending == Revealing()

    @property
    def score(self) -> int:
        """The goods delivered so far that count (SS-9.1)."""
        return scoring.goods_that_count(self.layout, self.stored)

    @property
    def scores(self) -> tuple[int, ...]:
        """The same once for each seat: a team scores together."""
        return (self.score,) * len(self.players)

    @property
    def breakdown(self) -> tuple[scoring.Score, ...]:
        """The goods that count, port by port."""
        return scoring.scoresheet(self.layout, self.stored)

    @property
    def winners(self) -> tuple[int, ...]:
        """All seats or nobody (SS-9.1); nobody before the end."""
        won = self.is_over and self.score == self.layout.needed
        return tuple(range(len(self.players))) if won else ()

    def scoresheet(self, language: str = "en", you: int | None = None) -> Sheet:
        """The goods in the ports as a table, the same for everybody: a team scores together.

        It prints, shows as a table in a notebook, and has `to_rows()`. `you` is the seat of whoever reads it.
        """
        from glueckauf.games.signal.sheet import scoresheet

        return scoresheet(self, language, you)

    def legal_moves(self) -> list[Move]:
        """Every legal decision, or every outcome of chance, sorted as text."""
        return doors.legal_moves(self)

    def why_not(self, move: str) -> Violation | None:
        """None if the move is legal, else the rule that forbids it; NotationError if it is none."""
        return doors.why_not(self, note.read(move))

    def after(self, move: str) -> State:
        """The state after a legal move; the only way on. Raises what `why_not` returns."""
        return doors.after(self, move)

    def chances(self) -> Mapping[str, Fraction]:
        """Outcome → exact probability; empty when no chance is to move."""
        return doors.chances(self)

    def seen_by(self, seat: int) -> State:
        """The state itself: nothing is hidden (SS-3.9)."""
        return hidden.seen_by(self, seat)

    def guess(self, seat: int, rng: Random) -> State:
        """The state itself: there is nothing to guess."""
        return hidden.guess(self, seat, rng)


# --- Setup (SS-3) ---------------------------------------------------------------------------


def setup(
    players: int,
    seed: int | str = 0,
    *,
    start: int = 0,
    rules: Rules | None = None,
    map: str | Map | None = None,  # noqa: A002  # the word of the game
    green: Iterable[str] | None = None,
    closed: Mapping[str, Iterable[str]] | None = None,
    hands: Sequence[str] | None = None,
    places: Sequence[int] | None = None,
) -> State:
    """The table before the first turn, with the discs of the first game unless others are given.

    `map` is the name of a map of the game, the path of a file (docs/write-a-map.md) or a map that was
    read; without it, it is the one that `rules` name.
    `green` are the posts with a disc, `closed` the sections that discs close, by junction. The seed deals
    the cards unless `hands` gives them, as words like `sswtt`; it shuffles location tokens unless
    `places` gives the new number of each start place, and lays an extra signal disc unless `green` does.
    """
    rules = rules or published()
    if players not in PLAYERS:
        raise FileError("setup", "players", f"SS-1.1: must be 2, 3 or 4, not {players}")
    if not 0 <= start < players:
        raise FileError("setup", "start", f"must be a seat from 0 to {players - 1}, not {start}")
    if map is not None:
        rules = rules.on_map(the_map(map) if isinstance(map, str) else map)
    on = rules.on
    table = layout(rules, players)
    dealt = _dealt(rules, players, seed) if hands is None else _given_hands(rules, players, hands)
    piled = (rules.action_cards - sum(hand[at] for hand in dealt) for at in range(len(CARDS)))
    return State(
        layout=table,
        start=start,
        active=start,
        to_move=CHANCE,
        players=dealt,
        trains=(),
        green=_green(table, seed, green),
        closed=on.first_closed if closed is None else _closed(on, closed),
        goods=(rules.goods,) * len(GOODS),
        stored=((0,) * len(GOODS),) * len(on.ports),
        clock=rules.clock,
        deck=table.deck,
        unseen=table.unseen,
        under="",
        pile=tuple(piled),
        discards=(0,) * len(CARDS),
        places=_places(table, seed, places),
        tokens=NUMBERS if rules.tokens == "pile" else (),
        helpers=on.helpers,
        through=False,
        held="",
        pending=Revealing(),
        events=((set_up, table, start),),
    )


def _dealt(rules: Rules, players: int, seed: int | str) -> tuple[Hand, ...]:
    """SS-3.7."""
    cards = list(CARDS * rules.action_cards)
    shuffle(cards, stream("action cards", seed))
    dealt = (cards[seat * rules.deal : (seat + 1) * rules.deal] for seat in range(players))
    return tuple(Hand(*map(hand.count, CARDS)) for hand in dealt)


def _given_hands(rules: Rules, players: int, hands: Sequence[str]) -> tuple[Hand, ...]:
    if len(hands) != players:
        raise FileError("setup", "hands", f"must give {players} hands, not {len(hands)}")
    for hand in hands:
        if set(hand) - set(CARDS) or len(hand) != rules.deal:
            problem = f"SS-3.7: {hand!r} must be {rules.deal} of the cards s, w and t"
            raise FileError("setup", "hands", problem)
    found = tuple(Hand(*map(hand.count, CARDS)) for hand in hands)
    if any(sum(hand[at] for hand in found) > rules.action_cards for at in range(len(CARDS))):
        problem = f"SS-1.1: there are only {rules.action_cards} cards of a kind"
        raise FileError("setup", "hands", problem)
    return found


def _green(table: Layout, seed: int | str, green: Iterable[str] | None) -> frozenset[str]:
    """SS-3.1; an extra disc lies on any red post (SS-10.1)."""
    on, extra = table.map, table.rules.extra_signal
    if green is None:
        red = sorted(set(on.posts) - on.first_green)
        more = stream("extra signal", seed).sample(red, extra)
        return green_posts([*on.first_green, *more])
    posts = list(green)
    city_of = {post.id: post.city for post in on.posts.values()}
    problem = why_not_green(city_of, on.cities, posts, on.line_discs, extra)
    if problem:
        raise FileError("setup", "green", problem)
    return green_posts(posts)


def _closed(on: Map, closed: Mapping[str, Iterable[str]]) -> tuple[Setting, ...]:
    """SS-2.2: at every junction all sections but two."""
    given = {junction: tuple(sorted(sections)) for junction, sections in closed.items()}
    for junction in given:
        if junction not in on.settings:
            raise FileError("setup", "closed", f"there is no junction {junction!r}")
    for junction in on.junctions:
        if given.get(junction) not in on.settings[junction]:
            problem = f"SS-2.2: {junction} must have two open sections, the others closed"
            raise FileError("setup", "closed", problem)
    return tuple(given[junction] for junction in on.junctions)


def _places(table: Layout, seed: int | str, places: Sequence[int] | None) -> tuple[str, ...]:
    """The start place of each number (SS-1.3); location tokens change them (SS-11.1)."""
    starts = table.map.starts
    if table.rules.tokens != "places":
        if places is not None:
            raise FileError("setup", "places", "SS-11.1: numbers change only with tokens=places")
        return starts
    numbers = list(NUMBERS if places is None else places)
    if places is None:
        shuffle(numbers, stream("location tokens", seed))
    if sorted(numbers) != list(NUMBERS):
        raise FileError("setup", "places", "SS-11.1: must be the numbers 2 to 12, each once")
    by_number = dict(zip(numbers, starts, strict=True))
    return tuple(by_number[number] for number in NUMBERS)
