"""The sample map of docs/write-a-map.md: it is right, it is played, drawn and measured, as the page says."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf import bots, games
from glueckauf.cli import main
from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import signal
from glueckauf.games.signal import designs
from glueckauf.games.signal.maps import read_map
from glueckauf.lab.design import rules_hash

DOCS = Path(__file__).parents[3] / "docs"
SAMPLE = DOCS / "round-the-lake.json"
PAGE = (DOCS / "write-a-map.md").read_text("utf-8")
SHORT = json.loads(SAMPLE.read_text("utf-8"))


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the sample in it, in which the commands run."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / SAMPLE.name).write_bytes(SAMPLE.read_bytes())
    return tmp_path


def written(folder: Path, data: Any) -> str:
    (folder / "my-map.json").write_text(json.dumps(data), "utf-8")
    return "my-map.json"


def changed(change: Any) -> Any:
    data = copy.deepcopy(SHORT)
    change(data)
    return data


def line(data: Any, a: str, b: str) -> Any:
    return next(one for one in data["lines"] if (one["a"], one["b"]) == (a, b))


def node(data: Any, name: str) -> Any:
    return next(one for one in data["nodes"] if one["id"] == name)


# --- What the page says -----------------------------------------------------------------------


@pytest.mark.usefixtures("here")
def test_the_sample_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", SAMPLE.name]) == 0
    printed = capsys.readouterr().out
    assert f"$ glueckauf verify {SAMPLE.name}\n{printed}" in PAGE


def test_what_the_page_shows_of_the_sample_stands_in_it() -> None:
    rows = [
        json.loads(row) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL) for row in text.splitlines()
    ]  # fmt: skip
    assert len(rows) == 6
    for row in rows:
        kind = SHORT["nodes"] if "id" in row else SHORT["lines"]
        at = {key: value for key, value in row.items() if key not in "xy"}
        assert any(at.items() <= one.items() for one in kind), row
    assert f"map: {SAMPLE.name} {read_map(SAMPLE).mark}" in PAGE


def test_mistakes_are_told_as_the_page_says(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def mistakes(data: Any) -> None:
        line(data, "ford", "ashby")["b"] = "ashbee"
        line(data, "upton", "mill")["post"] = 1

    assert main(["verify", written(here, changed(mistakes))]) == 2
    told = sorted(capsys.readouterr().err.splitlines())
    assert told == sorted(re.findall(r"^glueckauf: my-map.json: .*$", PAGE, re.MULTILINE))


@pytest.mark.usefixtures("here")
def test_the_sample_is_played_drawn_and_measured(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    shown: dict[str, Any] = {}
    exec(code.replace('metric="duration"', 'metric="duration", bots="random"'), shown)
    assert shown["table"].state.map is shown["rules"].on
    for language in LANGUAGES:
        picture = games.room("signal").table.picture(shown["table"].state, language)
        assert all(f">{node['name']}<" in picture for node in SHORT["nodes"])
        assert "Round the Lake" in picture
    (command,) = re.findall(r"```sh\nglueckauf (.*?)\n```", PAGE)
    fewer = command.replace("100", "1").replace("greedy", "random").split()
    assert main([*fewer, "--jobs", "1"]) == 0
    assert "won: 0" in capsys.readouterr().out
    (record,) = Path("games").glob("*.txt")
    Path(SAMPLE.name).unlink()
    assert main(["replay", str(record)]) == 0  # the copy beside it
    assert "result:" in capsys.readouterr().out
    Path("games", SAMPLE.name).write_text(json.dumps(changed(lambda d: d["helpers"].pop())))
    assert main(["replay", str(record)]) == 2
    assert "was changed since this game" in capsys.readouterr().err
    Path(SAMPLE.name).write_bytes(SAMPLE.read_bytes())
    assert main([*fewer, "--jobs", "1", "--seed", "7"]) == 2
    assert "choose another folder" in capsys.readouterr().err


# --- In the lab and on the command line -------------------------------------------------------


@pytest.mark.usefixtures("here")
def test_a_survey_of_it_is_kept_and_run_again() -> None:
    rules = {"map": SAMPLE.name, "clock": 9}
    found = ga.lab.survey(rules, game="signal", bots="random", metrics="duration", blocks=2, jobs=1)
    assert found.rerun(jobs=1) == found
    found.save("lake.toml")
    assert ga.lab.load_survey("lake.toml") == found
    before = rules_hash("signal", signal.Rules(**rules))
    Path(SAMPLE.name).write_text(json.dumps(changed(lambda d: d["helpers"].pop())))
    assert rules_hash("signal", signal.Rules(**rules)) != before
    with pytest.raises(ValueError, match="are not the same"):
        ga.lab.load_survey("lake.toml").rerun(jobs=1)


@pytest.mark.usefixtures("here")
def test_the_map_is_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "--game", "signal", "--games", "1", "--jobs", "1"]
    assert main([*asked, "--map", "north_america", "--rules", "removed=0 clock=10"]) == 0
    assert main([*asked, "--map", "mars"]) == 2
    assert main([*asked, "--map", "nowhere.json"]) == 2
    assert main([*asked, "--map", SAMPLE.name, "--rules", "map=north_america"]) == 2
    told = capsys.readouterr().err.splitlines()
    assert "must be one of central_europe, north_america or a file that ends in .json" in told[0]
    assert "nowhere.json: file: cannot be read" in told[1]
    assert "--map: is said in --rules, too" in told[2]
    with pytest.raises(SystemExit):  # no other game has one
        main(["simulate", "--game", games.GAMES[0], "--map", "north_america"])


def test_bots_play_it_to_the_end() -> None:
    state: Any = signal.setup(2, 4, map=str(SAMPLE))
    seats = [bots.bot("greedy", str(seat), game="signal") for seat in range(2)]
    last, _ = bots.play(state, seats, seed=4)
    assert last.is_over


# --- Problems ---------------------------------------------------------------------------------


def no_way(data: Any) -> None:
    """Calder and Dunmore change places with two start places: nobody comes to them."""
    data["lines"] = [one for one in data["lines"] if "eastham" not in (one["a"], one["b"])]
    data["lines"] += [{"a": "wood", "b": "moor"}, {"a": "eastham", "b": "isle"}]
    data["lines"] += [{"a": "isle", "b": "cape"}, {"a": "isle", "b": "capes"}]
    data["lines"] += [
        {"a": "cape", "b": "capes"},
        {"a": "cape", "b": "islet"},
        {"a": "capes", "b": "islet"},
    ]
    data["lines"] += [{"a": "islet", "b": "eastham"}]
    for n, name in enumerate(("isle", "cape", "capes", "islet")):
        place = {"x": 5 + 3 * n, "y": 95 - n * n}
        data["nodes"].append({"id": name, "kind": "junction", "name": name, **place})
    data["first_game"]["green"] = [
        "C:eastham>isle" if post == "C:eastham>wood" else post
        for post in data["first_game"]["green"]
        if post != "L:wood-eastham"
    ] + ["L:lock-ford"]
    data["first_game"]["closed"] |= {
        "isle": ["eastham-isle"],
        "islet": ["islet-eastham"],
        "cape": ["cape-capes"],
        "capes": ["cape-capes"],
    }


def crossed(data: Any) -> None:
    ashby, dunmore = node(data, "ashby"), node(data, "dunmore")
    for axis in "xy":
        ashby[axis], dunmore[axis] = dunmore[axis], ashby[axis]


PROBLEMS: list[tuple[Any, list[str]]] = [
    (lambda d: d["first_game"]["closed"].pop("ford"), ["first_game, ford: SS-2.2: this junction has no disc; it needs 2"]),
    (lambda d: d["first_game"]["closed"].update(nowhere=["ford-ashby"]), ["first_game, nowhere: is no junction"]),
    (lambda d: d["first_game"]["closed"].update(mill=["upton-mill"]), ["first_game, mill: SS-2.2: two sections must stay open"]),
    (lambda d: d["lines"].append({"a": "ford", "b": "ashby"}), [
        "sections, ford-ashby.1: two sections have this id",
        "nodes, ford: SS-2.1: 5 sections end at this junction; it must be 3 to 4",
        "lines, ford-ashby: two lines have this id",
        "signal_posts, C:ashby>ford: two posts have this id",
    ]),
    (lambda d: d["lines"][0].update(sections=12), ["lines, westgate-ford: sections must be a number from 1 to 9"]),
    (lambda d: d["lines"].append({"a": "ford"}), ["lines[25]: must have two ends"]),
    (lambda d: d["nodes"].append(3), ["nodes[24]: must be an object"]),
    (lambda d: d["nodes"][0].pop("x"), ["nodes, ford: x is missing; it must be a number"]),
    (lambda d: node(d, "upton").pop("number"), ["nodes, upton: number is missing"]),
    (lambda d: node(d, "upton").update(number=7), ["nodes: SS-1.3: start places must have the numbers 2 to 12"]),
    (lambda d: node(d, "upton").update(x=120), ["nodes, upton: x and y must be from 0 to 100"]),
    (lambda d: node(d, "ashby").update(colour="green"), ["nodes: SS-1.2: the goods cities must have the colours yellow"]),
    (lambda d: node(d, "ashby").update(role="village"), ["nodes, ashby: SS-1.2: role must be goods or port"]),
    (lambda d: d["setup"].update(through_cities="no"), ["setup: through_cities must be true or false"]),
    (lambda d: d["setup"].update(ports_need_per_colour={"ashby": 2}), ["setup: SS-1.2: ports_need_per_colour must name every"]),
    (lambda d: d["setup"].update(ports_need_per_colour={"eastham": 0}), ["setup: SS-3.2: the ports must need 1 or 2"]),
    (lambda d: d["first_game"].update(green=[]), ["first_game, green: SS-3.1: ashby has no disc"]),
    (lambda d: d.update(helpers=["wizard"]), ["helpers: must be different ones of logistician"]),
    (lambda d: d.pop("setup"), ["setup: is missing"]),
    (no_way, [f"nodes, eastham: no goods from {city} can come here" for city in ("ashby", "birch", "calder", "dunmore")]),
    (crossed, ["lines, ford-ashby: crosses dunmore-wood", "lines, ashby-mill: crosses bridge-dunmore"]),
    (lambda d: line(d, "upton", "mill").update(sections=2, post=1), ["signal_posts, L:upton-mill: lies on the line of a start"]),
    (lambda d: node(d, "upton").update(x=node(d, "hilltop")["x"], y=node(d, "hilltop")["y"]), ["nodes, upton: lies where hilltop lies"]),
]  # fmt: skip


@pytest.mark.parametrize(("change", "told"), PROBLEMS, ids=[told[0] for _, told in PROBLEMS])
def test_every_problem_is_told(tmp_path: Path, change: Any, told: list[str]) -> None:
    path = tmp_path / "my-map.json"
    path.write_text(json.dumps(changed(change)), "utf-8")
    found = [f"{one.key}: {one.problem}" for one in designs.problems(str(path))]
    for sentence in told:
        assert any(one.startswith(sentence) for one in found), found
    is_odd = any(word in told[0] for word in ("crosses", "lies"))
    if is_odd:
        read_map(path)
    else:
        with pytest.raises(FileError):
            read_map(path)


def test_files_that_are_nearly_maps(tmp_path: Path) -> None:
    """Whatever stands in the place of a part, there is a sentence and no traceback."""
    strange: list[Any] = [None, True, 3, -1.5, "x", [], {}, [None], [[]], [{}], {"a": 1}]
    path = tmp_path / "my-map.json"
    for data in (SHORT, read_map(SAMPLE).data):
        for key in data:
            for value in strange:
                path.write_text(json.dumps({**data, key: value}), "utf-8")
                assert designs.problems(str(path)) or key in ("helpers", "name"), (key, value)
        for rows in ("nodes", "lines", "sections", "signal_posts"):
            for key in data[rows][0] if rows in data else ():
                for value in strange:
                    first = {**data[rows][0], key: value}
                    path.write_text(json.dumps({**data, rows: [first, *data[rows][1:]]}), "utf-8")
                    designs.problems(str(path))
