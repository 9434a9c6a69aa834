"""A whole table as one line of text: everything a State holds but its events, written in one way.

    players=2 shift=1 start=0 to_move=0 mining=5 crews=mining/6:1@0 workshops=gg+,k-,-,y+,…
    order_spaces=barrow:gg,-,… tile_stack=b+,?*2,k-@01 order_stack=engine:k supply=15,15,14,15
    seat0=17,6,0/3:g/y,b,-,k/-/carriage:gg=7;barrow:b=3/gg+,k-/- seat1=18,…

Fields have this order and one space between them; those in [ ] are left out where they say nothing.

    players=n [rules=rule=value{;rule=value}] shift=n start=seat to_move=seat    "-": the game is over
    what is going on, if anything, is one of
        draft_row=order{,order}             "-": taken
        mining=steps[:label.colour]         half a pair has just been put on a square of this order
        look=space;cards                    cards looked at, one may be kept
        back=space;cards;places             those at these places go back
        coal=space;level;carts[;cards;places]    carts that wait for coal; then these go back
    [crews=space:miners@seat{,…}]           in the order of the board
    [pithead=n,n{,n}] [canteen=n,n{,n}]     miners by seat
    [workshops=tile{,tile}] [order_spaces=order{,order}]    all spaces; "-": empty, or closed
    [tile_stack=cards] [order_stack=cards]  from the top
    supply=n,n,n,n                          y b g k
    seat0=miners,marks,vp/cage/carts/storage/orders/tiles/cards    for each seat; cards: delivered

    cards = card{,card}     "-": none; each card with who knows it, in a stack, and how often it
                            comes in a row: k-@01*3 are three tiles that players 0 and 1 know
    card  = a tile like gg+, an order like carriage:gg, or, if it is not one of the game,
            carriage:gyg=6 with its VP; "?" lies face down

Cage, carts, storage and orders are written as in the line of a pit (pit/position.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from glueckauf.games.board.parts import (
    FACE_DOWN_ORDER,
    FACE_DOWN_TILE,
    Drafting,
    Look,
    Mining,
    Order,
    Pending,
    Player,
    Return,
    Shortage,
    Stack,
    Tile,
)
from glueckauf.games.board.puzzles.table_reading import HIDDEN, NONE, Reader
from glueckauf.games.board.puzzles.words import check_written, pit_parts
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import PLAYERS, Rules


def read_position_line(text: str, changed: Mapping[str, Any] | None = None) -> State:
    """The table of a line, perhaps under changed rules; NotationError with the column.

    FileError if a changed rule is none.
    """
    state = Reader(text, {}).state()
    check_written(text, position_line(state))
    return Reader(text, changed).state() if changed else state


# --- Writing --------------------------------------------------------------------------------


def position_line(state: State) -> str:
    """The table as one line, which `read_position_line` gives back."""
    seat = NONE if state.to_move is None else str(state.to_move)
    fields = {
        "players": str(len(state.players)),
        "rules": str(state.rules).replace(" ", ";"),
        "shift": str(state.shift),
        "start": str(state.start),
        "to_move": seat,
        **_pending(state.pending, state.rules),
        "crews": ",".join(
            f"{space}:{state.crews[at].miners}@{state.crews[at].seat}"
            for space, at in state.works.index.items()
            if state.crews[at].miners
        ),
        "pithead": _numbers(state.pithead) if any(state.pithead) else "",
        "canteen": _numbers(state.canteen) if any(state.canteen) else "",
        "workshops": _row(state.workshops, state.rules),
        "order_spaces": _row(state.order_spaces, state.rules),
        "tile_stack": _stack(state.tile_stack, state.rules),
        "order_stack": _stack(state.order_stack, state.rules),
        "supply": _numbers(state.supply),
    }
    seats = {f"seat{n}": _seat(player, state.rules) for n, player in enumerate(state.players)}
    return " ".join(f"{key}={value}" for key, value in (fields | seats).items() if value)


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _card(card: Tile | Order | None, rules: Rules) -> str:
    if card is None:
        return NONE
    if card in (FACE_DOWN_TILE, FACE_DOWN_ORDER):
        return HIDDEN
    if isinstance(card, Tile) or card in rules.order_deck:
        return str(card)
    return f"{card}={card.vp}"


def _row(cards: Iterable[Tile | Order | None], rules: Rules) -> str:
    words = [_card(card, rules) for card in cards]
    return "" if set(words) <= {NONE} else ",".join(words)


def _cards(words: Iterable[str]) -> str:
    runs = ((word, len(list(run))) for word, run in groupby(words))
    return ",".join(f"{word}*{n}" if n > 1 else word for word, n in runs)


def _stack(stack: Stack[Any], rules: Rules) -> str:
    words = []
    for card, known in zip(stack.cards, stack.known, strict=True):
        seats = "".join(str(seat) for seat in range(PLAYERS[-1]) if known >> seat & 1)
        words.append(f"{_card(card, rules)}@{seats}" if seats else _card(card, rules))
    return _cards(words)


def _pending(pending: Pending, rules: Rules) -> dict[str, str]:
    def cards(of: Look | Return) -> str:
        return _cards(_card(card, rules) for card in of.cards)

    def places(of: Return) -> str:
        return "".join(map(str, of.places))

    match pending:
        case Drafting(row):
            return {"draft_row": ",".join(_card(card, rules) for card in row)}
        case Mining(steps, half):
            return {"mining": f"{steps}:{half.label}.{half.square}" if half else str(steps)}
        case Look(space):
            return {"look": f"{space};{cards(pending)}"}
        case Return(space):
            return {"back": f"{space};{cards(pending)};{places(pending)}"}
        case Shortage(space, level, carts, then):
            after = f";{cards(then)};{places(then)}" if then else ""
            return {"coal": f"{space};{level};{carts}{after}"}
    return {}


def _seat(player: Player, rules: Rules) -> str:
    *pit, orders = pit_parts(player.mine, player.orders)
    parts = [
        _numbers((player.miners, player.marks, player.vp)),
        *pit,
        orders or NONE,
        ",".join(map(str, player.mine.tiles)) or NONE,
        _cards(_card(card, rules) for card in player.delivered) or NONE,
    ]
    return "/".join(parts)
