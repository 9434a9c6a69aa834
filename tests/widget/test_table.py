"""The table: messages in, frames out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board import draw
from glueckauf.games.board.parts import FACE_DOWN_TILE, Look, Mining
from glueckauf.games.board.rules import State
from glueckauf.widget import frames
from glueckauf.widget.frames import say
from glueckauf.widget.table import Table
from tests.games.board.scenes import busy_game, drafted, mining, scene
from tests.widget.talk import Line, offered, packed, parts, play, send

X3 = "3 +g +g 1 +y 0 g>A g>A"


def x3() -> State:
    """The mining turn of the rulebook's example: three grey coal on level 3, an order of two."""
    return scene(
        2,
        orders=["carriage:gg=7"],
        mine={"carts": ("y", "b", "ggg", "k")},
        crews={"mining/10": (1, 1)},
    )


class Follower:
    """A bot that plays given moves, then the first legal one, and notes what it was shown."""

    def __init__(self, line: str = "") -> None:
        self.moves = line.split()
        self.views: list[State] = []

    def choose(self, view: State) -> str:
        self.views.append(view)
        return self.moves.pop(0) if self.moves else str(view.legal_moves()[0])


# --- Frames ---------------------------------------------------------------------------------


def test_the_first_frame() -> None:
    table = Table(drafted(2))
    frame = table.frame
    assert frame["parts"] == ["works", "clock", "pit0", "pit1"]
    assert (frame["ply"], frame["plies"], frame["ack"], frame["save"]) == (0, 0, "", True)
    assert offered(table) == list(map(str, table.state.legal_moves()))
    assert "mining/8" in frame["shut"]
    assert frame["why"]["mining/8"]["rule"] == "GA-1.4"
    assert frame["message"]["text"] == "Anna: choose a work space."
    assert table.options == {
        "kind": "table",
        "game": "board",
        "language": "en",
        "languages": list(LANGUAGES),
        "theme": "auto",
        "view": "table",
        "icons": draw.icons("en"),
    }
    assert table.words["undo"] == "Undo"
    assert list(parts(table)) == frame["parts"]


def test_a_new_game_by_default() -> None:
    table = Table(players=3, seed=4)
    assert table.state == ga.board.setup(3, 4)
    assert table.frame["parts"][0] == "tray"
    play(table, "draft/1")
    assert table.frame["log"][0] == {
        "ply": 1,
        "seat": 2,
        "who": "Clara",
        "move": "draft/1",
        "text": table.state.events[0].text,
        "rules": ["GA-2.3"],
        "reveals": False,
    }


def test_a_turn_is_played_taken_back_and_made_again() -> None:
    table = Table(x3())
    start = table.state
    play(table, f"mining/6 {X3}"[: len("mining/6 3 +g")])
    assert table.state.pending == Mining(4)
    table = Table(start._replace(pending=Mining(8)))
    frame = play(table, X3)
    assert table.moves == X3.split()
    assert table.state.players[0].orders[0].squares == ("g", "g")
    assert table.state.players[0].mine.cage == "y"
    assert frame["log"][-1]["rules"][0] == "GA-5.1"
    for ply in range(7, -1, -1):
        assert send(table, "undo")["ply"] == ply
    assert table.state.players == start.players
    assert send(table, "undo")["message"]["text"] == "There is nothing to undo."
    for ply in range(1, 9):
        assert send(table, "redo")["ply"] == ply
    assert send(table, "redo")["message"]["text"] == "There is nothing to redo."
    assert send(table, "goto", target=3)["ply"] == 3
    assert table.frame["plies"] == 8
    play(table, "0")
    assert (table.frame["ply"], table.frame["plies"]) == (4, 4)


def test_typed_moves() -> None:
    table = Table(mining(8, orders=["carriage:gg=7"]))
    assert send(table, "type", text=" 3 +g 0 ")["ply"] == 3
    frame = send(table, "type", text="g>A +g")
    assert frame["message"]["rule"] == "GA-5.1"
    assert frame["ply"] == 3, "all of a line is played, or nothing"
    frame = send(table, "type", text="3 +x")
    assert frame["message"]["kind"] == "bad"
    assert "column 4" in frame["message"]["text"]
    assert send(table, "type", text="")["message"]["kind"] == "bad"


def test_why_not() -> None:
    table = Table(drafted(2))
    message = send(table, "why", key="mining/8")["message"]
    violation = table.state.why_not("mining/8")
    assert violation is not None
    assert (message["kind"], message["rule"], message["text"]) == ("bad", "GA-1.4", violation.text)
    assert send(table, "why", key="0:level/3")["message"]["rule"] == "GA-5.1"
    assert send(table, "why", key="canteen")["message"]["text"] == say("nothing-here", "en")
    assert send(table, "why", key="money/4")["message"]["text"].startswith("This is allowed")


# --- Nothing fails silently -----------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        {"do": "play", "move": "money/5"},
        {"do": "play", "move": "nonsense"},
        {"do": "play"},
        {"do": "why"},
        {"do": "goto", "target": "nowhere"},
        {"do": "goto", "target": None},
        {"do": "language", "language": "xx"},
        {"do": "load", "name": "x.txt", "text": "no record"},
        {"do": "dance"},
        {"do": "check"},
    ],
)
def test_every_message_is_answered(message: dict[str, Any]) -> None:
    table = Table(drafted(2))
    before = table.state
    frame = send(table, **message)
    assert frame["message"]["text"]
    assert table.state == before
    assert send(table, "play", move="money/4")["ply"] == 1


def test_what_is_no_message_is_left_alone() -> None:
    table = Table(drafted(2))
    before = table.frame
    for content in ("text", {}, {"kind": "anywidget-command"}, None):
        table._hear(table, content, [])
    assert table.frame == before


def test_a_move_on_an_old_ply_is_not_played() -> None:
    table = Table(drafted(2))
    frame = send(table, "play", move="money/4", ply=3)
    assert frame["ply"] == 0
    assert frame["message"]["text"] == say("stale", "en")


def test_an_unexpected_error_is_shown_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(drafted(2))
    drawing = frames.drawn

    def broken(*_: object) -> dict[str, str]:
        raise RuntimeError("out of ink")

    monkeypatch.setattr(frames, "drawn", broken)
    frame = send(table, "play", move="money/4")
    assert frame["message"] == {
        "text": "Something went wrong; the position is as it was. RuntimeError: out of ink",
        "kind": "bad",
    }
    assert table.moves == []
    monkeypatch.setattr(frames, "drawn", drawing)
    assert send(table, "play", move="money/4")["ply"] == 1


def test_errors_in_python_are_raised_in_python() -> None:
    table = Table(drafted(2))
    with pytest.raises(ga.IllegalMove):
        table.play("money/5")
    with pytest.raises(ga.NotationError):
        table.play("money")
    with pytest.raises(ValueError, match="language must be one of"):
        table.language = "xx"
    with pytest.raises(ValueError, match="theme must be one of"):
        Table(theme="pink")
    with pytest.raises(ValueError, match="seats must name"):
        Table(seats=["human"])
    with pytest.raises(ValueError, match="seats must name"):
        Table(seats="human")
    with pytest.raises(ValueError, match="neither 'human' nor a bot"):
        Table(seats=["human", 3])  # type: ignore[list-item]  # that is the mistake
    with pytest.raises(ValueError, match="there is no bot"):
        Table(seats=["human", "deep"])


# --- Bots -----------------------------------------------------------------------------------


def test_bots_play_until_a_person_is_to_move() -> None:
    bot = Follower("money/4")
    table = Table(drafted(2), ["human", bot])
    frame = play(table, "money/6")
    assert table.moves == ["money/6", "money/4"]
    assert table.state.to_move == 0
    assert "Bruno takes 4 marks." in frame["message"]["text"]
    assert "Your turn" in frame["message"]["text"]
    assert send(table, "undo")["ply"] == 0
    assert send(table, "redo")["ply"] == 2
    assert send(table, "goto", target=1)["ply"] == 1
    assert offered(table) == ["on"]
    assert table.frame["labels"] == {"on": "Play on"}
    assert send(table, "play", move="on")["ply"] == 2


def test_bots_see_only_what_their_player_may_see() -> None:
    bot = Follower("workshop/draw keep/- bottom/12345")
    table = Table(drafted(2), ["human", bot])
    play(table, "money/6")
    assert isinstance(bot.views[1].pending, Look)
    for view in bot.views:
        assert set(view.order_stack.cards) == {view.order_stack.cards[0]}, "all face down"


def test_others_draw_in_secret() -> None:
    bot = Follower("workshop/draw keep/1 bottom/5432 workshop/draw")
    table = Table(drafted(2), ["human", bot])
    play(table, "money/6")
    look = table._history.states[2]
    assert isinstance(look.pending, Look)
    told = [entry["move"] for entry in table.frame["log"]]
    assert told == ["money/6", "workshop/draw", "keep", "bottom"]
    send(table, "goto", target=2, sure=True)
    seen = table._view().pending
    assert isinstance(seen, Look)
    assert seen.cards == (FACE_DOWN_TILE,) * 5
    shown = {part.name: draw.part_svg(part) for part in draw.parts(look.seen_by(0), you=0)}
    assert parts(table)["tray"] == shown["tray"]
    assert parts(table)["works"] == shown["works"]


def test_a_bot_that_fails_does_not_end_the_game() -> None:
    class Sulking(Follower):
        def choose(self, view: State) -> str:
            if len(self.views) == 0:
                self.views.append(view)
                raise KeyError("lost my notes")
            return "money/99" if len(self.views) == 1 else super().choose(view)

    bot = Sulking()
    table = Table(drafted(2), ["human", bot])
    frame = send(table, "play", move="money/6")
    assert frame["message"]["kind"] == "bad"
    assert "KeyError: 'lost my notes'" in frame["message"]["text"]
    assert (frame["ply"], offered(table)) == (1, ["on"])
    assert "GA-1.4" in send(table, "play", move="on")["message"]["text"]
    bot.views.append(table.state)
    assert send(table, "play", move="on")["ply"] > 1
    assert table.state.to_move == 0


def test_bots_among_themselves_move_one_by_one() -> None:
    table = Table(seats=["random", "random"], seed=3)
    assert table.moves == []
    for ply in range(1, 12):
        assert send(table, "play", move="on")["ply"] == ply
    assert send(table, "undo", sure=True)["ply"] == 10
    again = Table(seats=["random", "random"], seed=3)
    for _ in range(11):
        again.play("on")
    assert again.moves[:10] == table.moves


def test_a_bot_is_not_played_for() -> None:
    table = Table(drafted(2), ["human", Follower()])
    play(table, "money/6")
    send(table, "goto", target=1)
    assert send(table, "play", move="money/4")["message"]["text"] == "Bruno is to move."


# --- Revealed cards -------------------------------------------------------------------------


def test_going_back_asks_only_where_cards_were_revealed() -> None:
    table = Table(scene(2, tiles={1: "y+"}, marks=9))
    play(table, "workshop/1")
    assert table.frame["log"][-1]["reveals"]
    frame = send(table, "undo")
    assert frame["ply"] == 1
    assert frame["message"]["kind"] == "ask"
    assert frame["message"]["again"] == {"do": "undo", "sure": True}
    frame = send(table, "goto", target=0)
    assert frame["message"]["again"] == {"do": "goto", "sure": True, "target": 0}
    assert send(table, **frame["message"]["again"])["ply"] == 0
    play(table, "money/4")
    assert send(table, "undo")["ply"] == 0


def test_looking_reveals_to_the_player_who_looks() -> None:
    table = Table(drafted(2), ["human", Follower()])
    play(table, "workshop/draw keep/-")
    assert [entry["reveals"] for entry in table.frame["log"]] == [True, False]
    assert send(table, "undo")["ply"] == 1, "that is not past the look"
    assert send(table, "undo")["message"]["kind"] == "ask"
    watcher = Table(drafted(2, start=1), [Follower("money/4"), "human"])
    play(watcher, "money/6")
    assert not any(entry["reveals"] for entry in watcher.frame["log"])


def test_what_a_bot_keeps_is_revealed() -> None:
    table = Table(drafted(2), ["human", Follower("order/draw keep/2 top/1345")])
    play(table, "money/6")
    assert [e["reveals"] for e in table.frame["log"]] == [False, False, True, False]


# --- Records --------------------------------------------------------------------------------


def test_saving_never_overwrites(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("glueck-auf-1.txt").write_text("mine", "utf-8")
    table = Table(players=2, seed=5)
    play(table, "draft/1 draft/2")
    assert send(table, "save")["message"] == {"text": "Saved as glueck-auf-2.txt.", "kind": "good"}
    assert send(table, "save")["message"]["text"] == "Saved as glueck-auf-3.txt."
    assert Path("glueck-auf-1.txt").read_text("utf-8") == "mine"
    assert ga.replay(Path("glueck-auf-2.txt").read_text("utf-8")) == table.state
    with pytest.raises(ga.FileError, match="never overwritten"):
        table.save("glueck-auf-1.txt")
    assert table.save("other.txt") == Path("other.txt")
    assert str(table.record) == Path("other.txt").read_text("utf-8")


def test_a_game_from_the_middle_is_not_recorded() -> None:
    table = Table(drafted(2).after("money/4"))
    assert send(table, "save")["message"]["text"] == say("cannot-record", "en")
    with pytest.raises(ValueError, match="did not begin with a set-up"):
        _ = table.record


def test_loading_asks_before_it_replaces_a_game(tmp_path: Path) -> None:
    source = Table(players=3, seed=8)
    play(source, "draft/1 draft/2 draft/3")
    text = str(source.record)
    table = Table(players=2)
    frame = send(table, "load", name="game.txt", text=text)
    assert table.state == source.state, "nothing to lose, nothing to ask"
    assert frame["message"]["kind"] == "good"
    assert frame["parts"][-1] == "pit2"
    play(table, "draft/4")
    frame = send(table, "load", name="game.txt", text=text)
    assert frame["message"]["kind"] == "ask"
    assert frame["message"]["again"] == {"do": "load", "name": "game.txt", "sure": True}
    assert table.moves[-1] == "draft/4"
    assert send(table, "load", name="game.txt", text=text, sure=True)["plies"] == 3
    path = tmp_path / "game.txt"
    path.write_text(text, "utf-8")
    loaded = Table.load(path, ["human", "random", "random"], language="de")
    assert (loaded.state, loaded.moves, loaded.language) == (source.state, source.moves, "de")


def test_loading_what_is_no_record() -> None:
    table = Table(players=2)
    text = str(table.record) + "1: draft/99\n"
    message = send(table, "load", name="bad.txt", text=text)["message"]
    assert message["kind"] == "bad"
    assert message["text"].startswith("Bad.txt, line 8: column 4")
    assert "GA-2.3" in message["text"]
    assert table.moves == []


# --- Hints ----------------------------------------------------------------------------------


def test_hints_tell_where_and_then_which_move() -> None:
    table = Table(x3()._replace(pending=Mining(8)))
    first = send(table, "hint")
    assert first["message"]["text"] == "Think about where the cage should go."
    assert first["hint"] == ["0:cage"]
    second = send(table, "hint")
    why = "It leads to order A: 7 VP in 6 steps."
    assert second["message"]["text"] == f"Proven best: Cage to level 3. {why}"
    assert second["hint"] == ["0:level/3"]
    frame = play(table, "3")
    assert "hint" not in frame
    assert send(table, "hint")["hint"] == ["0:level/3"], "where: it is to be loaded here"
    assert send(table, "hint")["hint"] == ["0:cart/3.g"]


def test_following_the_hints_fills_the_order() -> None:
    table = Table(x3()._replace(pending=Mining(8)))
    while isinstance(table.state.pending, Mining):
        send(table, "hint")
        send(table, "hint")
        before = table.state.pending
        keys = tuple(table.frame["hint"])
        move = next(c["move"] for c in table.frame["choices"] if keys in map(tuple, c["paths"]))
        send(table, "play", move=move)
        assert table.state.pending != before
    assert table.state.players[0].orders[0].squares == ("g", "g")


def test_hints_for_the_second_half_of_a_pair() -> None:
    state = mining(8, mine={"cage": "gky"}, orders=["barrow:g=4", "engine:k=9"]).after("y>A.g")
    table = Table(state)
    send(table, "hint")
    assert send(table, "hint")["hint"] == ["0:cage/g", "0:square/A.g"]


def test_hints_at_the_start_of_a_turn() -> None:
    last = {"shift": 3}  # where a delivery cannot wait
    table = Table(scene(2, orders=[("barrow:gg=7", ("g", "g"))], miners=1, changes=last))
    first = send(table, "hint")
    assert first["message"]["text"] == "Think about a delivery."
    assert set(first["hint"]) == {
        f"delivery/{transport}" for transport in ("barrow", "carriage", "motorcar", "engine")
    }
    second = send(table, "hint")
    assert second["hint"] == ["delivery/barrow"]
    assert "7 VP" in second["message"]["text"]
    nothing = Table(scene(2, orders=[], miners=1))
    send(nothing, "hint")
    assert "no points" in send(nothing, "hint")["message"]["text"]


def test_hints_elsewhere_say_what_is_asked() -> None:
    table = Table(players=2)
    draft = send(table, "hint")
    (key,) = draft["hint"]
    assert key in offered(table)
    label = next(choice["say"] for choice in draft["choices"] if choice["move"] == key)
    assert label.removeprefix("Draft the ").partition(" for ")[0] in draft["message"]["text"]
    assert "VP for" in draft["message"]["text"], "which card, and why"
    over = Table(list(busy_game(2, 1))[-1][0])
    assert send(over, "hint")["message"]["text"] == "The game is over."
    assert offered(over) == []


# --- What is sent ---------------------------------------------------------------------------


def test_only_what_changed_is_sent_and_at_once() -> None:
    table = Table(x3()._replace(pending=Mining(8)))
    line = Line(table)
    play(table, "3")
    (update,) = line.updates
    assert set(update) == {"frame", "part2"}
    assert update["part2"] == parts(table)["pit0"]
    send(table, "why", key="mining/4")
    assert set(line.updates[-1]) == {"frame"}


def test_the_whole_log_is_sent_when_it_is_asked_for() -> None:
    table = Table(seats=["random", "random"])
    for _ in range(30):
        table.play("on")
    assert [entry["ply"] for entry in table.frame["log"]] == list(range(19, 31))
    send(table, "goto", target=5, sure=True)
    line = Line(table)
    send(table, "log")
    assert [entry["ply"] for entry in line.custom[0]["log"]] == list(range(1, 31))


def test_the_language_is_changed_at_run_time() -> None:
    table = Table(drafted(2))
    play(table, "money/4")
    before, words = parts(table), dict(table.words)
    frame = send(table, "language", language="pl")
    assert table.words["undo"] == "Cofnij"
    assert table.options["language"] == "pl"
    assert all(parts(table)[n] != before[n] for n in before)
    assert frame["log"][0]["text"] == " ".join(e.sentence("pl") for e in table.state.events)
    assert all(choice["say"] for choice in frame["choices"])
    table.language = "en"
    assert (parts(table), table.words) == (before, words)


def test_a_late_game_stays_light() -> None:
    """Painting anew what a move changed takes at most 40 kB on a line that compresses."""
    start = next(state for state, _ in busy_game(4, 7) if state.shift == 3)
    table = Table(start, seats=["random"] * 4)
    line = Line(table)
    for _ in range(60):
        table.play("on")
    moved = Table(start)
    listening = Line(moved)
    passed = 0
    for _ in range(30):
        if "passing" in moved.frame:  # what one of four people knows, the next may not see
            send(moved, "pass")
            passed += 1
        send(moved, "play", move=offered(moved)[-1])
    sizes = [packed(update) for update in line.updates + listening.updates]
    assert len(sizes) == 90 + passed
    print(f"largest of {len(sizes)} repaints: {max(sizes)} bytes")
    assert max(sizes) <= 40_000


def test_one_pit_alone() -> None:
    table = Table(x3()._replace(pending=Mining(8)), view="pit")
    assert table.frame["parts"] == ["pit0"]
    assert list(parts(table)) == ["pit0"]


def test_a_part_keeps_its_slot() -> None:
    """A tray that comes and goes moves nothing else from trait to trait."""
    table = Table(drafted(2))
    line = Line(table)
    play(table, "workshop/draw keep/- bottom/12345")
    for update in line.updates:
        assert update.get("part0", "works").count("works")
        assert update.get("part2", "pit0").count("pit0")
    assert "part4" in line.updates[0], "a slot of its own"
    assert line.updates[-1]["part4"] == ""


def test_two_boards_do_not_disturb_each_other() -> None:
    one, other = Table(drafted(2)), Table(drafted(2))
    play(one, "money/4")
    assert (one.frame["ply"], other.frame["ply"]) == (1, 0)
    assert one.model_id != other.model_id


def test_the_widget_has_a_picture_and_a_short_name() -> None:
    table = Table(drafted(2))
    assert repr(table) == "Table(2 players, move 0, Anna to move)"
    bundle, _ = table._repr_mimebundle_()
    assert bundle["image/svg+xml"] == draw.picture(drafted(2).seen_by(0))
    assert bundle["text/plain"] == repr(table)
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert repr(Table(list(busy_game(2, 1))[-1][0])).endswith("over)")
