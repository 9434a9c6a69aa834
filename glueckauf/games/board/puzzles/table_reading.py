"""The fields of a table's position line, read strictly; the grammar stands in table_line.py."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from glueckauf.core.errors import FileError, NotationError
from glueckauf.core.values import put
from glueckauf.games.board.parts import (
    COLOURS,
    FACE_DOWN_ORDER,
    FACE_DOWN_TILE,
    LABELS,
    LEVELS,
    NOBODY,
    Crew,
    Drafting,
    Half,
    Look,
    Mining,
    Order,
    Pending,
    Player,
    Return,
    Shortage,
    Stack,
    Tile,
    carts_at,
)
from glueckauf.games.board.puzzles.pit.possible import MOST_STEPS
from glueckauf.games.board.puzzles.table_possible import flaws
from glueckauf.games.board.puzzles.words import Part, read_orders, read_pit, read_rules
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import PLAYERS, Rules, Works, published, read_order, works

NONE = "-"
HIDDEN = "?"
PENDING = ("draft_row", "mining", "look", "back", "coal")
FIELDS = (
    *("players", "rules", "shift", "start", "to_move", *PENDING),
    *("crews", "pithead", "canteen", "workshops", "order_spaces", "tile_stack", "order_stack"),
    "supply",
)
MOST_CARDS = 400
_NUMBER = r"0|-?[1-9][0-9]{0,3}"


class Reader:
    """The fields of a line, and the table that they give."""

    def __init__(self, text: str, changed: Mapping[str, Any]) -> None:
        self.text = text
        self.fields = self._split(text)
        players = int(self.fields["players"].text)
        rules = read_rules(self.fields["rules"]) if "rules" in self.fields else published()
        rules = Rules(**{**rules.overrides, **changed}) if changed else rules
        self.works: Works = works(rules, players)
        self.rules, self.seats = rules, players
        self.everybody = rules.miners[PLAYERS.index(players)]
        self.deck = {str(order): order for order in rules.order_deck}

    @staticmethod
    def _split(text: str) -> dict[str, Part]:
        """The fields by their names; the names and their order are checked."""
        fields: dict[str, Part] = {}
        at, left = 0, [*FIELDS, *(f"seat{n}" for n in range(PLAYERS[-1]))]
        for word in text.split(" "):
            name, equals, value = word.partition("=")
            if not equals or name not in left:
                raise NotationError(text, at + 1, f"one of {', '.join(left)}, and = after it")
            fields[name] = Part(text, value, at + len(name) + 1)
            left = left[left.index(name) + 1 :]
            if name in PENDING:
                left = [other for other in left if other not in PENDING]
            at += len(word) + 1
        for name in ("players", "shift", "start", "to_move", "supply"):
            if name not in fields:
                later = [part.at - len(key) for key, part in fields.items() if _after(key, name)]
                raise NotationError(text, min(later, default=len(text) + 1), f"{name}=")
        players = _number(fields["players"], PLAYERS[0], PLAYERS[-1])
        for n in range(PLAYERS[-1]):
            is_there = f"seat{n}" in fields
            if n < players and not is_there:
                raise NotationError(text, len(text) + 1, f"seat{n}=")
            if is_there and n >= players:
                fields[f"seat{n}"].wrong("as many seats as players", -len("seat0="))
        return fields

    def state(self) -> State:
        to_move, pending = self._to_move(), self._pending()
        players = tuple(self._player(n) for n in range(self.seats))
        state = State(
            works=self.works,
            shift=self._number("shift", 1, self.rules.shifts),
            start=self._number("start", 0, self.seats - 1),
            to_move=to_move,
            players=players,
            pending=pending,
            crews=self._crews(),
            pithead=self._counts("pithead", self.seats, self.everybody),
            canteen=self._counts("canteen", self.seats, self.everybody),
            workshops=self._row("workshops", "workshop", self._tile),
            order_spaces=self._row("order_spaces", "order", self._order),
            tile_stack=self._stack("tile_stack", self._tile),
            order_stack=self._stack("order_stack", self._order),
            supply=self._counts("supply", len(COLOURS), self.rules.coal),
        )
        for name, expected in flaws(state):
            self.fields[name].wrong(expected)
        return state

    # --- Numbers ---

    def _number(self, name: str, least: int, most: int) -> int:
        return _number(self.fields[name], least, most)

    def _counts(self, name: str, length: int, most: int) -> tuple[int, ...]:
        if name not in self.fields:
            return (0,) * length
        items = self.fields[name].split(",", length, length)
        return tuple(_number(item, 0, most) for item in items)

    # --- Cards ---

    def _tile(self, part: Part) -> Tile:
        if part.text == HIDDEN:
            return FACE_DOWN_TILE
        kinds = {str(tile): tile for tile in self.works.prices}
        if part.text not in kinds:
            part.wrong(f"a tile: {', '.join(kinds)}, or ?")
        return kinds[part.text]

    def _order(self, part: Part) -> Order:
        if part.text == HIDDEN:
            return FACE_DOWN_ORDER
        if part.text in self.deck:
            return self.deck[part.text]
        try:
            return read_order(part.text)
        except FileError:
            part.wrong("an order of the game like carriage:gg, another like carriage:gyg=6, or ?")

    def _cards(self, part: Part, read: Callable[[Part], Any]) -> list[Any]:
        """Cards, each as often as it comes in a row."""
        cards: list[Any] = []
        for item in part.split(",", 1, MOST_CARDS):
            word, times, number = item.text.partition("*")
            count = Part(part.line, number, item.at + len(word) + 1)
            card = read(Part(part.line, word, item.at))
            cards += [card] * (_number(count, 2, MOST_CARDS) if times else 1)
        return cards

    def _row(self, name: str, kind: str, read: Callable[[Part], Any]) -> tuple[Any, ...]:
        size = self.rules.workshops if kind == "workshop" else self.rules.order_spaces
        if name not in self.fields:
            return (None,) * size
        row = []
        for n, item in enumerate(self.fields[name].split(",", size, size), start=1):
            card = None if item.text == NONE else read(item)
            if card is not None and f"{kind}/{n}" in self.works.closed:
                item.wrong(f"-, since {kind}/{n} is closed with {self.seats} players")
            row.append(card)
        return tuple(row)

    def _stack(self, name: str, read: Callable[[Part], Any]) -> Stack[Any]:
        def known_card(part: Part) -> tuple[Any, int]:
            word, at, seats = part.text.partition("@")
            known = Part(part.line, seats, part.at + len(word) + 1)
            if at and (not seats or seats != "".join(sorted(set(seats) & set(self._all_seats())))):
                known.wrong(f"seats of those who know it, from {self._all_seats()}")
            return read(Part(part.line, word, part.at)), sum(1 << int(seat) for seat in seats)

        pairs = self._cards(self.fields[name], known_card) if name in self.fields else []
        return Stack(tuple(card for card, _ in pairs), tuple(known for _, known in pairs))

    def _all_seats(self) -> str:
        return "".join(map(str, range(self.seats)))

    # --- Whose turn, and what is going on ---

    def _to_move(self) -> int | None:
        part = self.fields["to_move"]
        return None if part.text == NONE else _number(part, 0, self.seats - 1)

    def _pending(self) -> Pending:
        name = next((name for name in PENDING if name in self.fields), None)
        if name is None:
            return None
        part = self.fields[name]
        if self._to_move() is None:
            part.wrong("nothing going on, since the game is over", -len(name) - 1)
        return self._PENDING[name](self, part)

    def _draft_row(self, part: Part) -> Drafting:
        size = self.rules.draft * self.seats + 1
        items = part.split(",", size, size)
        return Drafting(tuple(None if i.text == NONE else self._order(i) for i in items))

    def _mining(self, part: Part) -> Mining:
        steps, colon, square = part.text.partition(":")
        left = _number(Part(part.line, steps, part.at), 1, MOST_STEPS)
        if not colon:
            return Mining(left)
        half = Part(part.line, square, part.at + len(steps) + 1)
        half.match(r"[A-Z]{1,2}\.[ybgk]", "an order and the colour of its square, like A.g")
        label, _, colour = square.partition(".")
        return Mining(left, Half(label, colour))

    def _draw(self, space: Part, cards: Part) -> tuple[str, tuple[Any, ...]]:
        draws = {"workshop/draw": self._tile, "order/draw": self._order}
        if space.text not in draws or space.text not in self.works.open:
            space.wrong("a draw space: workshop/draw or order/draw")
        found = self._cards(cards, draws[space.text])
        if len(found) > self.rules.look:
            cards.wrong(f"at most {self.rules.look} cards")
        return space.text, tuple(found)

    def _look(self, part: Part) -> Look:
        return Look(*self._draw(*part.split(";", 2, 2)))

    def _back(self, part: Part) -> Return:
        return self._return(*part.split(";", 3, 3))

    def _return(self, space: Part, cards: Part, places: Part) -> Return:
        name, found = self._draw(space, cards)
        due = [str(n) for n in range(1, len(found) + 1)]
        given = list(places.text)
        if not given or given != [n for n in due if n in given] or len(given) < len(due) - 1:
            places.wrong(f"the places of {'all cards' if len(due) == 1 else 'all cards but one'}")
        return Return(name, found, tuple(map(int, given)))

    def _coal(self, part: Part) -> Shortage:
        space, level, carts, *then = part.split(";", 3, 5)
        if not space.text.startswith("workshop/") or space.text not in self.works.open:
            space.wrong("a workshop like workshop/3")
        if len(then) == 1 or (then and space.text != "workshop/draw"):
            then[-1].wrong("cards and places, and these only with workshop/draw")
        back = self._return(space, *then) if then else None
        return Shortage(
            space.text, _number(level, LEVELS[0], LEVELS[-1]), _number(carts, 1, 2), back
        )

    _PENDING: Mapping[str, Callable[[Reader, Part], Pending]] = {
        "draft_row": _draft_row,
        "mining": _mining,
        "look": _look,
        "back": _back,
        "coal": _coal,
    }

    # --- Players ---

    def _crews(self) -> tuple[Crew, ...]:
        crews: tuple[Crew, ...] = (NOBODY,) * len(self.works.index)
        if "crews" not in self.fields:
            return crews
        for item in self.fields["crews"].split(",", 1, len(crews)):
            match = re.fullmatch(r"([a-z]+/[a-z0-9]+):([1-9][0-9]?)@([0-3])", item.text)
            if match is None or match[1] not in self.works.open:
                item.wrong("a crew on an open space like money/5:2@0, two miners of seat 0")
            seat, miners = int(match[3]), int(match[2])
            if seat >= self.seats or miners > self.everybody:
                item.wrong(
                    f"at most {self.everybody} miners of a player from {self._all_seats()}",
                    match.start(2),
                )
            crews = put(crews, self.works.index[match[1]], Crew(seat, miners))
        return crews

    def _player(self, seat: int) -> Player:
        numbers, cage, carts, storage, orders, tiles, delivered = self.fields[f"seat{seat}"].split(
            "/", 7, 7
        )
        miners, marks, vp = numbers.split(",", 3, 3)
        mine = read_pit(cage, carts, storage)
        if tiles.text != NONE:
            mine = mine._replace(tiles=tuple(map(self._tile, tiles.split(",", 1, MOST_CARDS))))
        player = Player(
            _number(miners, 0, self.everybody),
            _number(marks, 0, 9999),
            _number(vp, -9999, 9999),
            mine,
            () if orders.text == NONE else read_orders(orders, len(LABELS)),
            () if delivered.text == NONE else tuple(self._cards(delivered, self._order)),
        )
        if FACE_DOWN_TILE in mine.tiles:
            tiles.wrong("tiles that lie face up")
        if len(mine.cage) > self.rules.cage:
            cage.wrong(f"at most {self.rules.cage} coal in the cage (GA-1.5)")
        for level, coal in zip(LEVELS, mine.carts, strict=True):
            if len(coal) > carts_at(mine, level):
                carts.wrong(f"at most {carts_at(mine, level)} coal on level {level} (GA-4.2)")
        return player


def _number(part: Part, least: int, most: int) -> int:
    if not re.fullmatch(_NUMBER, part.text) or not least <= int(part.text) <= most:
        part.wrong(f"a number from {least} to {most}")
    return int(part.text)


def _after(key: str, name: str) -> bool:
    """Does this field come after the named one?"""
    return key not in FIELDS or FIELDS.index(key) > FIELDS.index(name)
