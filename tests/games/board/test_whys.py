"""Bots say why they chose a move, in one sentence with numbers, in every language."""

from __future__ import annotations

import re

import pytest

import glueckauf as ga
from glueckauf.bots import why
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.bots import BOTS, STYLES, Greedy, reason
from glueckauf.games.board.parts import Drafting, Look, Mining, Return, Shortage, Tile
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules, read_order
from tests.games.board.scenes import mining, scene

NOTATION = re.compile(r"[{}<>/+_]|\b[ybgk]\b|\b(draw|draft|keep|workshop|mining|money|order)/|\$")
ASKED = {type(None), Drafting, Mining, Look, Return, Shortage}


def is_a_sentence(text: str) -> bool:
    return (
        text.endswith(".")
        and text[:1].upper() == text[:1]
        and "  " not in text
        and " ," not in text
        and not NOTATION.search(text)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_several_games_has_a_sentence(language: str) -> None:
    """Five styles at tables of two, three and four, one of them with too little coal."""
    kinds, numbers, told = set(), 0, 0
    for players, seed, rules in ((2, 3, Rules()), (4, 1, Rules()), (3, 2, Rules(coal=6))):
        state = ga.board.setup(players, seed, rules=rules)
        seats = [BOTS[STYLES[(seed + n) % 5]](0) for n in range(players)]
        while not state.is_over:
            assert state.to_move is not None
            view, bot = state.seen_by(state.to_move), seats[state.to_move]
            move = bot.choose(view)
            for text in (why(bot, view, move, language), reason(view, move, language)):
                assert is_a_sentence(text), text
            numbers += bool(re.search(r"\d", why(bot, view, move, language)))
            told += 1
            kinds.add(type(state.pending))
            state = state.after(move)
    assert kinds == ASKED
    assert numbers > 0.8 * told, "with numbers"


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_legal_move_has_a_reason(language: str) -> None:
    state, n = ga.board.setup(2, 6), 0
    while not state.is_over:
        assert state.to_move is not None
        view = state.seen_by(state.to_move)
        if n % 9 == 0:
            for move in view.legal_moves()[:12]:
                assert is_a_sentence(reason(view, move, language))
                assert is_a_sentence(Greedy().why(view, move, language))
        state, n = state.after(Greedy().choose(view)), n + 1


def test_a_delivery_beside_the_next_best() -> None:
    state = scene(
        2,
        orders=[
            ("carriage:kk=9", ("k", "k")),
            ("carriage:g=4", ("g",)),
            "engine:y=2",
        ],
    )
    view = state.seen_by(0)
    assert Greedy().why(view, "delivery/carriage") == (
        "Delivering orders A and B brings 13 VP now, about 13.4 points once 1 miner is paid for; "
        "next best: order space 4, about 2.5."
    )
    assert Greedy().why(view, "delivery/carriage", "de") == (
        "Die Aufträge A und B auszuliefern bringt sofort 13 SP – das ist nach Abzug von einem "
        "Arbeiter etwa 13,4 Punkte wert; das Nächstbeste: Neuer Auftrag 4, etwa 2,5."
    )
    assert reason(view, "delivery/carriage") == "Delivering orders A and B brings 13 VP now."
    assert reason(view, "mining/6") == "Mining 6 completes order C (2 VP)."
    assert reason(view, "money/4") == "Money 4 brings 4 marks on top of 10."


def test_a_move_that_is_not_its_choice_is_not_called_the_best() -> None:
    """As a bot that is forbidden its first choice makes them."""
    view = scene(2, orders=[("carriage:kk=9", ("k", "k"))]).seen_by(0)
    assert "next best" not in Greedy().why(view, "pithead")
    assert "about −1.6 points" in Greedy().why(view, "pithead")


def test_cards() -> None:
    row = ("barrow:gg=7", "engine:y=2", "carriage:ybgk=10")
    view = scene(2, orders=[])._replace(pending=Drafting(tuple(map(read_order, row))))
    assert "with spare coal for 1 of its 2 squares" in reason(view, "draft/1")
    assert "with spare coal for all of it" in reason(view, "draft/3")
    chosen = Greedy().choose(view)
    assert "; next best: " in Greedy().why(view, chosen)
    tiles = tuple(Tile(word[:-1], word[-1] == "+") for word in ("kk+", "y-"))
    looking = scene(2, orders=["barrow:kkk=12"], marks=20)._replace(
        pending=Look("workshop/draw", tiles)
    )
    assert reason(looking, "keep/1") == (
        "The tile with two black carts (light side) for 8 marks brings two black cubes that the "
        "orders lack."
    )
    assert reason(looking, "keep/-") == "None of these is worth taking."


def test_what_is_put_back_stays_hidden() -> None:
    """The sentence may be shown to everybody."""
    cards = tuple(map(read_order, ("barrow:ybgk=10", "engine:kkk=12", "motorcar:yy=3")))
    view = scene(2, orders=[])._replace(pending=Look("order/draw", cards))
    told = Greedy().why(view, "keep/1")
    assert re.search(r"; the next best of these comes to about \d\.\d\.$", told)
    assert not re.search("engine|motorcar|black order", told)


def steps(state: State) -> list[str]:
    told, bot = [], Greedy()
    while state.to_move == 0 and isinstance(state.pending, Mining):
        view = state.seen_by(0)
        move = bot.choose(view)
        told.append(bot.why(view, move))
        state = state.after(move)
    return told


def test_every_step_tells_where_it_leads_and_how_soon() -> None:
    found = steps(mining(8, orders=["carriage:gg=7"], mine={"carts": ("y", "b", "ggg", "k")}))
    assert found[0] == "This leads to order A within 6 steps: 7 VP."
    assert found[5] == "This leads to order A within one step: 7 VP."
    assert found[-1] == "With 2 steps left there is nothing more to gain."
    short = steps(mining(4, orders=["carriage:ggg=9"], mine={"carts": ("y", "b", "ggg", "k")}))
    assert short[0] == "This leads to one more filled square within 4 steps."
    idle = steps(mining(2, orders=["engine:k=5"]))
    assert idle[0].startswith("With 2 steps left no square can be filled any more")


def test_hunter_and_racer_tell_what_they_are_after() -> None:
    state = scene(2, orders=[("carriage:kk=9", ("k", "k")), "engine:y=2"])
    view = state.seen_by(0)
    assert "more on the clock" in BOTS["hunter"](0).why(view, "delivery/carriage")
    assert "empties" in BOTS["racer"](0).why(view, "mining/10")
    assert "clock" not in Greedy().why(view, "delivery/carriage")
