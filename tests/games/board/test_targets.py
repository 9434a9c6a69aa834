"""What can be pointed at: paths make exactly the legal moves, and every shut key has a reason."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from glueckauf.core.texts import LANGUAGES
from glueckauf.games import room
from glueckauf.games.board import draw, targets
from glueckauf.games.board.notation import Fill, Ride, read
from glueckauf.games.board.parts import Drafting, Half, Look, Mining, Return, Shortage
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.targets import move_label, natural
from glueckauf.games.offer import Choice, Offer
from glueckauf.games.offer import offer as offer_of
from glueckauf.widget.table import Table
from tests.games.board.scenes import busy_choice, busy_game, drafted, mining, scene
from tests.games.play import idle_choice, line

SWITCHES = (Rules(), Rules(free_storage=True), Rules(split_pairs=True), Rules(pairs=False))
KEY = re.compile(
    r"(workshop|order)/(\d+|draw)|(mining|money)/\d+|delivery/[a-z]+|pithead|canteen"
    r"|draft/\d+|card/\d|coal/[ybgk]|supply/[ybgk]|stack/(tiles|orders)|end|keep/-|top|bottom"
    r"|\d:(surface|level/[1-4]|cart/[1-4]\.[ybgk]|cage|cage/[ybgk]|storage|store/[ybgk]"
    r"|order/[A-Z]+|square/[A-Z]+\.[ybgk]|miners|marks|vp|pile)"
)

games = st.builds(
    lambda players, seed, rules, choice: list(busy_game(players, seed, rules, choice)),
    st.sampled_from([2, 3, 4]),
    st.integers(0, 10**6),
    st.sampled_from(SWITCHES),
    st.sampled_from([busy_choice, idle_choice]),
)


def offer(state: State, shown: str = "table", language: str = "en") -> Offer:
    return offer_of(state, room("board"), shown, language)


def choices(state: State) -> tuple[Choice, ...]:
    return offer(state).choices


def shut(state: State, shown: str = "table") -> list[str]:
    return list(offer(state, shown).why)


def labels(state: State) -> dict[str, str]:
    return dict(offer(state).labels)


def paths(state: State) -> dict[str, tuple[tuple[str, ...], ...]]:
    return {str(choice.move): choice.paths for choice in choices(state)}


def own_colour_half(move: str) -> bool:
    """`g>A.g`: a coal of the square's own colour as half of a pair."""
    found = read(move)
    return isinstance(found, Fill) and found.pair and found.colour == found.square


def check_choices(state: State) -> None:
    found = choices(state)
    assert [choice.move for choice in found] == list(state.legal_moves())
    every = [path for choice in found for path in choice.paths]
    assert max(Counter(every).values(), default=0) <= 1, "no two moves share a path"
    for move in (choice.move for choice in found if not choice.paths):
        assert own_colour_half(move)
        assert move.partition(".")[0] in state.legal_moves()
    for path in every:
        assert path
        assert all(KEY.fullmatch(key) for key in path), path
    begun = {path[:n] for path in every for n in range(1, len(path))}
    for path in begun & set(every):  # only a key that has a most natural meaning is both
        assert len(path) == 1
        assert ":square/" in path[0] or path[0].endswith(":storage")


def check_shut(state: State) -> None:
    used = {key for choice in choices(state) for path in choice.paths for key in path}
    found = shut(state)
    assert len(set(found)) == len(found)
    assert not used & set(found)
    for key in found:
        assert KEY.fullmatch(key)
        move = natural(state, key)
        assert move is not None, key
        violation = state.why_not(move)
        assert violation is not None, f"{key} means {move}, which is legal"
        assert violation.text


def check_words(state: State) -> None:
    for choice in choices(state)[:12]:
        told = {move_label(state, choice.move, language) for language in LANGUAGES}
        assert all(told)
        assert len(told) > 1
    for language in LANGUAGES:
        assert all(offer(state, "table", language).labels.values())


@settings(max_examples=10, deadline=None)
@given(games)
def test_random_games(game: list[tuple[State, str]]) -> None:
    for state, move in game:
        if state.to_move is None:
            assert not choices(state)
            assert not shut(state)
            assert natural(state, "pithead") is None
            continue
        view = state.seen_by(state.to_move)
        if len(state.legal_moves()) > 50 and move[-1] in "12":
            continue  # most ways to put five cards back teach nothing new
        check_choices(view)
        check_shut(view)
        check_words(view)


coal = st.text("ybgk", max_size=5).map(lambda text: "".join(sorted(text, key="ybgk".index)))
squares = st.lists(st.text("ybgk", min_size=1, max_size=4), max_size=4)


@settings(max_examples=150, deadline=None)
@given(
    st.integers(1, 6),
    st.integers(0, 4),
    coal,
    coal,
    st.lists(coal, min_size=4, max_size=4),
    squares,
    st.sampled_from(SWITCHES),
    st.randoms(use_true_random=False),
)
def test_random_pits(
    steps: int,
    level: int,
    cage: str,
    storage: str,
    carts: list[str],
    orders: list[str],
    rules: Rules,
    rng: object,
) -> None:
    state = mining(
        steps,
        rules=rules,
        mine={"level": level, "cage": cage, "storage": storage, "carts": tuple(carts)},
        orders=[f"barrow:{printed}=5" for printed in orders],
    )
    while isinstance(state.pending, Mining) and state.to_move == 0:
        check_choices(state)
        check_shut(state)
        check_words(state)
        move = rng.choice(state.legal_moves())  # type: ignore[attr-defined]  # a Random
        state = state.after(move)


# --- Paths ----------------------------------------------------------------------------------


def test_paths_of_a_turn() -> None:
    state = drafted(2)
    assert paths(state)["money/4"] == (("money/4",),)
    assert paths(state)["order/draw"] == (("order/draw",),)
    look = state.after("workshop/draw")
    assert paths(look)["keep/-"] == (("keep/-",),)
    assert paths(look)["keep/2"] == (("card/2",),)
    back = look.after("keep/2")
    assert paths(back)["top/1345"] == (
        ("top", "card/1", "card/3", "card/4", "card/5"),
        ("card/1", "card/3", "card/4", "card/5", "top"),
    )
    assert labels(back) == {"top": "All on top", "bottom": "All underneath"}
    assert labels(look) == {"keep/-": "Keep none"}
    assert labels(state) == {}


def test_paths_of_mining() -> None:
    state = mining(8, mine={"cage": "ggy", "storage": "k"}, orders=["barrow:ggk=9", "engine:b=3"])
    found = paths(state)
    assert found["3"] == (("0:level/3",),)
    assert found["end"] == (("end",),)
    assert found["g>A"] == (
        ("0:cage/g", "0:square/A.g"),
        ("0:square/A.g", "0:cage/g"),
        ("0:cage/g", "0:order/A"),
        ("0:order/A", "0:cage/g"),
        ("0:square/A.g",),
    )
    assert found["y>A.g"] == (("0:cage/y", "0:square/A.g"), ("0:square/A.g", "0:cage/y"))
    assert found["s:k>A"][-1] == ("0:square/A.k",)
    assert found["g>A.g"] == (), "the coal simply fills the square"
    assert found["y>s"] == (("0:cage/y", "0:storage"), ("0:storage", "0:cage/y"), ("0:storage",))
    down = state.after("3")
    assert paths(down)["+g"] == (("0:cart/3.g",),)
    assert paths(down)["0"] == (("0:surface",),)


def test_the_square_alone_means_the_cage_first() -> None:
    state = mining(8, mine={"cage": "g", "storage": "g"}, orders=["barrow:gg=7"])
    assert ("0:square/A.g",) in paths(state)["g>A"]
    assert ("0:square/A.g",) not in paths(state)["s:g>A"]


def test_the_second_half_may_have_the_colour_of_the_square() -> None:
    state = mining(8, mine={"cage": "ggy"}, orders=["barrow:gg=7"]).after("y>A.g")
    assert state.pending == Mining(7, Half("A", "g"))
    ways = [("0:cage/g", "0:square/A.g"), ("0:cage/g", "0:order/A")]
    assert paths(state) == {
        "g>A.g": (ways[0], ways[0][::-1], ways[1], ways[1][::-1]),
    }
    assert move_label(state, "g>A.g").startswith("Complete the pair on order A")
    assert "0:level/2" in shut(state)
    assert state.why_not(natural(state, "0:level/2") or "") is not None


def test_storage_alone_means_the_only_coal_that_can_be_stored() -> None:
    state = mining(8, mine={"cage": "bgy"}, orders=["barrow:g=4"])
    assert ("0:storage",) not in paths(state)["y>s"]
    assert "g>s" not in paths(state)


# --- Why not --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "given", "rule"),
    [
        ("0:level/2", {"mine": {"level": 2}}, "GA-5.1"),
        ("0:cart/3.g", {"mine": {"level": 0}}, "GA-5.1"),
        ("0:cart/3.g", {"mine": {"level": 2}}, "GA-5.1"),
        ("0:cart/3.g", {"mine": {"level": 3, "cage": "yyyyy"}}, "GA-1.5"),
        ("0:cage/g", {"mine": {"level": 3, "cage": "g"}}, "GA-5.1"),
        ("0:storage", {"mine": {"cage": "g"}, "orders": ["barrow:g=4"]}, "GA-5.4"),
        ("0:square/A.g", {"orders": ["barrow:g=4"]}, "GA-5.1"),
        ("0:square/A.g", {"mine": {"cage": "yy"}, "orders": [("barrow:g=4", ("g",))]}, "GA-5.3"),
        ("0:store/y", {"mine": {"storage": "y"}, "orders": ["barrow:g=4"]}, "GA-5.2"),
    ],
)
def test_shut_in_the_pit(key: str, given: dict[str, object], rule: str) -> None:
    state = mining(8, **given)
    assert key in shut(state)
    violation = state.why_not(natural(state, key) or "")
    assert violation is not None
    assert violation.rule == rule


def test_a_cart_elsewhere_with_coal_that_lies_here_too_is_no_target() -> None:
    state = mining(8, mine={"level": 2, "carts": ("y", "bg", "g", "k")})
    assert offer(state).meant("0:cart/3.g") is None
    assert "0:cart/3.g" not in shut(state)
    here = offer(state).meant("0:cart/2.g")
    assert here is not None
    assert here.move == "+g"


def test_the_rules_are_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The legal moves once, and of every key that no legal move uses the reason, once."""
    for state in (mining(8, mine={"cage": "ggy"}, orders=["barrow:ggk=9"]), drafted(4)):
        asked: Counter[str] = Counter()
        why_not, legal_moves = State.why_not, State.legal_moves

        def count_why(self: State, move: str, ask: Any = why_not, asked: Any = asked) -> Any:
            asked["why"] += 1
            return ask(self, move)

        def count_legal(self: State, ask: Any = legal_moves, asked: Any = asked) -> Any:
            asked["legal"] += 1
            return ask(self)

        with monkeypatch.context() as patch:
            patch.setattr(State, "why_not", count_why)
            patch.setattr(State, "legal_moves", count_legal)
            table = Table(state)
        used = {key for choice in choices(state) for path in choice.paths for key in path}
        due = [key for key in room("board").table.candidates(state, "table") if key not in used]
        assert asked["legal"] == 1
        assert len(table.frame["shut"]) <= asked["why"] <= len(due)


def test_shut_on_the_works() -> None:
    state = scene(2, marks=0)
    closed, dear = state.why_not("mining/8"), state.why_not("workshop/1")
    assert {"mining/8", "workshop/1", "delivery/barrow"} <= set(shut(state))
    assert closed is not None
    assert dear is not None
    assert (closed.rule, dear.rule) == ("GA-1.4", "GA-4.1")


def test_work_spaces_are_shut_while_something_else_is_due() -> None:
    state = mining(5)
    assert set(state.works.index) <= set(shut(state))
    violation = state.why_not(natural(state, "money/4") or "")
    assert violation is not None
    assert violation.text == "Finish mining first: 5 steps are left, or end it."
    assert not set(state.works.index) & set(shut(state, "pit"))
    assert "0:level/2" not in shut(drafted(2)), "the own pit is there to be read"
    assert "0:level/2" in shut(drafted(2), "desk"), "but beside a few things everything speaks"


def test_every_key_of_the_mover_can_be_asked_about() -> None:
    state = drafted(2)
    for key, rule in (("0:level/3", "GA-5.1"), ("draft/1", "GA-3.1"), ("coal/y", "GA-3.1")):
        violation = state.why_not(natural(state, key) or "")
        assert violation is not None
        assert violation.rule == rule
    for key in ("1:level/3", "canteen", "0:miners", "0:order/A", "stack/tiles", "nonsense"):
        assert natural(state, key) is None


# --- Words ----------------------------------------------------------------------------------


def test_every_kind_of_decision_is_met() -> None:
    met: set[type] = set()
    rides = 0
    for state, move in busy_game(4, 3, Rules(coal=6), idle_choice):
        met.add(type(state.pending))
        rides += bool(move) and isinstance(read(move), Ride)
        if isinstance(state.pending, Shortage):
            check_choices(state)
            check_shut(state)
            check_words(state)
    assert met >= {Drafting, Look, Return, Shortage, Mining, type(None)}
    assert rides


def test_words() -> None:
    state = scene(2, tiles={3: "gg+"}, marks=9)
    assert move_label(state, "workshop/3") == "Workshop 3: 1 miner, 6 marks"
    assert move_label(state, "mining/6", "de") == "Fördern 6: 1 Arbeiter, 6 Schritte"
    assert move_label(line(state, "mining/6 3"), "+g") == "Load a grey cube"


# --- Keys are in the picture ----------------------------------------------------------------


def keys_shown(state: State) -> set[str]:
    return {
        key for part in draw.parts(state) for key in re.findall(r'data-key="([^"]+)"', part.body)
    }


@pytest.mark.parametrize(("players", "rules"), [(2, Rules()), (4, Rules(coal=8)), (3, Rules())])
def test_keys_are_in_the_picture(players: int, rules: Rules) -> None:
    """Whatever can be chosen or asked about has its place in the picture."""
    for state, move in busy_game(players, players, rules, idle_choice):
        if state.to_move is None:
            break
        view = state.seen_by(state.to_move)
        before = keys_shown(view)
        used = {key for choice in choices(view) for path in choice.paths for key in path}
        assert used - before <= set(targets.BUTTONS), (move, used - before)
        assert set(shut(view)) <= before, (move, set(shut(view)) - before)


# --- An order means what its squares mean -----------------------------------------------------


def test_an_order_alone_is_enough_where_one_colour_waits() -> None:
    state = mining(8, mine={"cage": "ggy"}, orders=["barrow:ggk=9", "engine:b=3"])
    found = paths(state)
    assert ("0:order/A",) in found["g>A"]
    assert ("0:cage/g", "0:order/A") in found["g>A"]
    assert not [way for way in found["y>A.g"] if way[0] == "0:order/A"], "a pair is not meant"
    stored = mining(8, mine={"cage": "g", "storage": "g"}, orders=["barrow:gg=7"])
    assert ("0:order/A",) in paths(stored)["g>A"]
    assert ("0:order/A",) not in paths(stored)["s:g>A"], "coal of the cage comes first"
    assert ("0:store/g", "0:order/A") in paths(stored)["s:g>A"]


def test_an_order_asks_which_coal_where_several_could_go() -> None:
    state = mining(8, mine={"cage": "gk"}, orders=["barrow:gk=9"])
    found = paths(state)
    for coal in "gk":
        assert ("0:order/A",) not in found[f"{coal}>A"]
        assert ("0:order/A", f"0:cage/{coal}") in found[f"{coal}>A"]
    pair = paths(mining(8, mine={"cage": "yb"}, orders=["barrow:g=4"]))
    assert ("0:order/A", "0:cage/y") in pair["y>A.g"]
    assert ("0:cage/b", "0:order/A") in pair["b>A.g"]
    squares = paths(mining(8, mine={"cage": "yb"}, orders=["barrow:gk=9"]))
    assert ("0:order/A", "0:cage/y", "0:square/A.k") in squares["y>A.k"]


@pytest.mark.parametrize(
    ("given", "rule", "told"),
    [
        ({"mine": {"level": 3, "cage": "g"}, "orders": ["barrow:g=4"]}, "GA-5.1", "level 3"),
        ({"mine": {"cage": "y"}, "orders": ["barrow:g=4"]}, "GA-5.1", "grey"),
        ({"mine": {"cage": "yy"}, "orders": [("barrow:g=4", ("g",))]}, "GA-5.3", "covered"),
    ],
)
def test_an_order_that_cannot_be_filled_says_why(
    given: dict[str, Any], rule: str, told: str
) -> None:
    violation = offer(mining(8, **given)).why["0:order/A"]
    assert violation.rule == rule
    assert told in violation.text


def test_an_order_is_silent_while_nobody_mines() -> None:
    assert not [key for key in shut(scene(2, orders=["barrow:g=4"])) if ":order/" in key]
