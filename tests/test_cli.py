"""The command line as a user meets it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.cli import main
from glueckauf.core import shipped as shipped_files
from glueckauf.games import GAMES, room
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from tests.games.board.scenes import busy_game
from tests.games.board.solve.instances import growth
from tests.games.play import moves_of
from tests.learn.samples import EXAMPLE, edited


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = list(busy_game(3, 4))
    path = tmp_path / "game.txt"
    path.write_text(str(ga.board.record(game[0][0], moves_of(game))), "utf-8")
    return path


def test_replay_prints_every_shift_and_the_result(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    result = ga.Record.read(record.read_text("utf-8")).result
    assert result is not None
    assert lines[0] == f"{record}: board, 3 players"
    assert [line.split(":")[0].strip() for line in lines[1:]] == [
        "shift 1",
        "shift 2",
        "shift 3",
        "result",
        "winners",
    ]
    assert lines[4].split()[1:] == [str(vp) for vp in result]


@pytest.mark.parametrize("game", GAMES)
def test_replay_tells_the_result_once(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(shipped_files.shipped() / game / "games" / "example.txt")]) == 0
    _, *chapters, result, winners = capsys.readouterr().out.splitlines()
    assert all(re.fullmatch(r"  \w+ \d+: [-\d ]+", chapter) for chapter in chapters)
    assert result.startswith("  result: ")
    assert winners.startswith("  winners: ")


def test_replay_of_an_unfinished_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_text("utf-8").splitlines()[:40]
    record.write_text("\n".join(lines), "utf-8")
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "unfinished after 33 turns" in out
    assert "to move: " in out


def test_replay_goes_on_after_a_bad_file(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(record.read_text("utf-8").replace("0: draft/", "0: money/4 draft/", 1), "utf-8")
    assert main(["replay", str(tmp_path / "none.txt"), str(bad), str(record)]) == 2
    out, err = capsys.readouterr()
    first, second, count = err.splitlines()
    assert count == "glueckauf: 2 of 3 files could not be used"
    assert first.endswith("none.txt: file: cannot be read: No such file or directory")
    assert second == (
        f"glueckauf: {bad}: line 8: column 4: money/4: GA-2.3:"
        " The orders are being drafted: take one from the row first."
    )
    assert "winners" in out


def test_simulate_writes_records_that_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "folder"
    command = [
        "simulate",
        "--players",
        "4",
        "--games",
        "3",
        "--seed",
        "7",
        "--records",
        str(folder),
    ]
    assert main(command) == 0
    assert "David (random): " in capsys.readouterr().out
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"board-4p-{n:06}.txt" for n in (7, 8, 9)]
    texts = [path.read_text("utf-8") for path in paths]
    assert [ga.Record.read(text).start for text in texts] == [0, 1, 2]
    assert main(["replay", *map(str, paths)]) == 0
    again = tmp_path / "again"
    assert main([*command[:-1], str(again)]) == 0
    assert [path.read_text("utf-8") for path in sorted(again.iterdir())] == texts


@pytest.mark.parametrize("game", GAMES)
def test_simulate_and_replay_any_game(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["simulate", "--game", game, "--games", "2", "--records", str(tmp_path)]
    assert main(command) == 0
    usual = 3 if 3 in room(game).PLAYERS else room(game).PLAYERS[0]
    assert f"2 games, {usual} players, seeds 1 to 2" in capsys.readouterr().out
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"{game}-{usual}p-{n:06}.txt" for n in (1, 2)]
    assert main(["replay", str(tmp_path / names[0])]) == 0
    first, *chapters, result, winners = capsys.readouterr().out.splitlines()
    assert first == f"{tmp_path / names[0]}: {game}, {usual} players"
    assert result.startswith("  result:  ")
    assert winners.startswith("  winners: ")
    if game == "board":
        assert [line.split(":")[0] for line in chapters] == [f"  shift {n}" for n in (1, 2, 3)]


def test_simulate_with_changed_rules(tmp_path: Path) -> None:
    command = "simulate --players 2 --games 1 --bots random,random --rules miners=4,4,4"
    assert main([*command.split(), "--records", str(tmp_path)]) == 0
    (path,) = tmp_path.iterdir()
    assert "rules: miners=4,4,4" in path.read_text("utf-8")


def test_simulate_never_overwrites(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "board-2p-000002.txt"
    kept.write_text("mine", "utf-8")
    command = ["simulate", "--players", "2", "--games", "3", "--records", str(tmp_path)]
    assert main(command) == 2
    assert "exists already" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [kept]
    assert kept.read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("simulate --players 5", "players: GA-1.1: must be 2, 3 or 4, not 5"),
        ("simulate --players 0", "players: GA-1.1: must be 2, 3 or 4, not 0"),
        ("simulate --games 0", "--games: must be at least 1, not 0"),
        ("simulate --bots random,random", "--bots: names 2 bots for 3 players"),
        ("simulate --bots genius", "--bots: there is no bot 'genius'; known: random"),
        ("simulate --rules cage=0", "rules: cage: must be from 1 to 20, not 0"),
        ("simulate --players x", "argument --players: invalid int value: 'x'"),
        ("simulate --game chess", "argument --game: invalid choice: 'chess'"),
        ("replay", "the following arguments are required: FILE"),
        ("solve", "the following arguments are required: FILE"),
        ("solve none.toml", "none.toml: file: cannot be read: No such file or directory"),
        ("solve README.md", "README.md: file: a puzzle file must end in .toml or .json"),
        ("solve tests/golden", "tests/golden: folder: holds no .toml or .json file"),
        ("check none.toml", "the following arguments are required: LINE"),
        ("check none.toml 3", "none.toml: file: cannot be read: No such file or directory"),
        ("dance", "invalid choice: 'dance'"),
        ("simulate --games 1 --records /dev/null/x", "folder: cannot be made: Not a directory"),
    ],
)
def test_bad_input_gets_one_sentence(
    command: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(command.split())
    except SystemExit as stopped:
        code = int(str(stopped.code))
    out, err = capsys.readouterr()
    assert code == 2
    assert out == ""
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_the_command_itself(record: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "glueckauf", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    assert run("--version").stdout.strip() == f"glueckauf {ga.__version__}"
    assert "simulate" in run("--help").stdout
    assert run("replay", str(record)).returncode == 0
    done = run("replay", str(record) + "?")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


# --- solve, check, verify -------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three puzzles: one to solve, one that no line meets, one that is bad."""
    folder = tmp_path / "puzzles"
    (folder / "more").mkdir(parents=True)
    (folder / "a.toml").write_text(EXAMPLE, "utf-8")
    infeasible = edited(("id", "never"), ("complete", ["A", "B"]))
    (folder / "b.json").write_text(json.dumps(infeasible), "utf-8")
    bad = edited(("mine.cage.coal", "yyyyyy"))
    (folder / "more" / "c.json").write_text(json.dumps(bad), "utf-8")
    return folder


def objects(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_solve_prints_one_object_per_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--json", str(folder / "a.toml"), str(folder / "b.json")]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    first, second = objects(out)
    keys = ["id", "feasible", "value", "line", "proven", "states", "seconds"]
    assert list(first) == list(second) == keys
    assert list(first.values())[:5] == [
        "ride-light-03",
        True,
        {"vp": 9, "steps": 6},
        "3 +g +g 0 g>B g>B",
        True,
    ]
    assert list(second.values())[:5] == ["never", False, None, None, True]


def test_solve_counts_optimal_lines(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", str(folder / "a.toml"), "--json", "--count"]) == 0
    (found,) = objects(capsys.readouterr().out)
    assert list(found)[-1] == "optimal_lines"
    assert found["optimal_lines"] == 1


def test_solve_goes_on_after_a_bad_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", str(folder / "more"), str(folder), "--json"]) == 2
    out, err = capsys.readouterr()
    assert [found["id"] for found in objects(out)] == ["ride-light-03", "never"]
    sentence = "mine.cage.coal: 6 coal are too many: the cage holds 5 (GA-1.5); take 1 away"
    told = f"glueckauf: {folder / 'more' / 'c.json'}: {sentence}"
    assert err.splitlines() == [told, told, "glueckauf: 2 of 4 files could not be used"]


def test_solve_in_words(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--count", str(folder / "a.toml"), str(folder / "b.json")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0:2] == ["ride-light-03: 9 VP, 6 steps", "  3 +g +g 0 g>B g>B"]
    assert lines[2].startswith("  proven: ")
    assert lines[2].endswith("optimal lines: 1")
    assert lines[3] == "never: cannot be met"


def test_solve_with_a_time_limit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hard = growth(1, 14)._replace(rules=ga.board.Rules(split_pairs=True))
    path = tmp_path / "hard.toml"
    path.write_text(MiningPuzzle("hard", str(path), hard, {}).dumps(), "utf-8")
    assert main(["solve", "--json", "--seconds", "0", str(path)]) == 0
    (found,) = objects(capsys.readouterr().out)
    assert found["proven"] is False
    assert found["line"] is not None
    assert main(["solve", "--seconds", "0", str(path)]) == 0
    assert "best found, not proven" in capsys.readouterr().out


def test_a_blunder_is_proven_in_time_or_not_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    """Half an answer is none: which turn lost most needs every turn."""
    blunder = next(one for one in ga.puzzles(game="board", kind="blunder"))
    assert main(["solve", "--seconds", "0", blunder.path]) == 2
    assert "takes long to prove" in capsys.readouterr().err


def test_an_answer_is_not_judged_without_proof(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("glueckauf.core.puzzle.SECONDS", 0.0)
    hard = growth(1, 14)._replace(rules=ga.board.Rules(split_pairs=True))
    path = tmp_path / "hard.toml"
    path.write_text(MiningPuzzle("hard", str(path), hard, {}).dumps(), "utf-8")
    assert main(["check", str(path), "3"]) == 2
    assert "par: is missing, and takes long to prove" in capsys.readouterr().err


def test_claims_are_proven_in_time_or_not_called_proven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hard = growth(1, 14)._replace(rules=ga.board.Rules(split_pairs=True))
    path = tmp_path / "hard.toml"
    claimed = MiningPuzzle("hard", str(path), hard, {}, par={"vp": 1, "steps": 1})
    path.write_text(claimed.dumps(), "utf-8")
    assert main(["verify", "--seconds", "0", str(path)]) == 1
    sentence, counts = capsys.readouterr().out.splitlines()
    assert sentence.startswith(f"{path}: par: is not proven within 0 s and 1000 MB; give it longer")
    assert counts == "1 puzzles, 0 claims proven, 0 wrong, 1 not proven, 0 bad files"


@pytest.mark.parametrize("game", GAMES)
def test_no_time_to_verify(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever search ends early, there is a sentence, and nothing is called wrong that was only not proven."""
    asked = {one.kind: one.path for one in ga.puzzles(game=game)}.values()
    assert main(["verify", "--seconds", "0.01", *asked]) == 1
    *sentences, counts = capsys.readouterr().out.splitlines()
    told = ": par: is not proven within 0.01 s and 1000 MB; give it longer with --seconds"
    assert sentences
    assert all(told in sentence for sentence in sentences)
    assert f"0 wrong, {len(sentences)} not proven, 0 bad files" in counts


@pytest.mark.parametrize("limit", ["nan", "-1", "soon"])
def test_limits_are_numbers(limit: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["solve", "--seconds", limit, str(folder)])
    assert stopped.value.code == 2
    assert "must be a number from 0 on" in capsys.readouterr().err


def test_solve_stops_cleanly(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C: what was proven so far has been printed."""

    prove = MiningPuzzle.prove

    def interrupted(asked: MiningPuzzle, *, count: bool, seconds: float | None) -> object:
        if asked.id == "never":
            raise KeyboardInterrupt
        return prove(asked, count=count, seconds=seconds)

    monkeypatch.setattr(MiningPuzzle, "prove", interrupted)
    assert main(["solve", "--json", str(folder)]) == 130
    out, err = capsys.readouterr()
    assert [found["id"] for found in objects(out)] == ["ride-light-03"]
    assert err == "glueckauf: stopped\n"


def test_check_judges_an_answer(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(folder / "a.toml")
    assert main(["check", path, "3 +g +g 0 g>B g>B"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Nothing better is possible: 9 VP, 6 steps.",
        "3 of 3 stars.",
    ]
    assert main(["check", path, "mining/8 3 +g +g 1 +y 0 g>A g>A"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Reached: 7 VP, 8 steps; best possible: 9 VP, 6 steps.",
        "1 of 3 stars.",
        "The first slip is move 5 (1): after it, the best result is out of reach.",
        "Better from there: 0 g>B g>B",
    ]


def test_check_names_the_rule_or_the_column(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(folder / "a.toml")
    assert main(["check", path, "3 +k"]) == 1
    out = capsys.readouterr().out
    assert out == "Move 2 (+k) breaks GA-5.1: There is no black cube on the carts of level 3.\n"
    assert main(["check", path, "3 +x"]) == 1
    assert capsys.readouterr().out == "column 4: expected a colour y, b, g or k\n"
    assert main(["check", str(folder / "more" / "c.json"), "3"]) == 2
    assert "mine.cage.coal" in capsys.readouterr().err


def test_verify_names_what_is_wrong(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = EXAMPLE.replace("steps = 8", "steps = 8\npar = { vp = 9, steps = 6 }")
    (folder / "a.toml").write_text(good, "utf-8")
    assert main(["verify", str(folder / "a.toml"), str(folder / "b.json")]) == 0
    assert capsys.readouterr().out == "2 puzzles, 1 claims proven, 0 wrong, 0 bad files\n"
    (folder / "a.toml").write_text(good.replace("vp = 9, steps = 6", "vp = 9, steps = 5"), "utf-8")
    assert main(["verify", str(folder / "a.toml"), str(folder / "b.json")]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{folder / 'a.toml'}: par: 9 VP, 5 steps: the optimum is 9 VP, 6 steps",
        "2 puzzles, 0 claims proven, 1 wrong, 0 bad files",
    ]
    assert main(["verify", str(folder)]) == 2
    out, err = capsys.readouterr()
    assert out.splitlines()[-1] == "2 puzzles, 0 claims proven, 1 wrong, 1 bad files"
    assert "mine.cage.coal" in err


@pytest.mark.parametrize(
    "command", ["solve", "grade", "tidy", "verify", "print", "replay", "review"]
)
def test_a_bad_file_hides_no_other(
    command: str, folder: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever goes over files goes on after one that is bad, and tells at the end how many were."""
    broken, missing = folder / "broken.toml", folder / "none.toml"
    broken.write_text("steps = ", "utf-8")
    good = record if command in ("replay", "review") else folder / "a.toml"
    options = ["--iterations", "1"] if command == "review" else []
    out = [str(folder / "out.pdf")] if command == "print" else []
    files = map(str, (broken, good, missing, good))
    assert main([command, *options, *files, *out]) == 2
    told, heard = capsys.readouterr()
    sentences = heard.splitlines()
    assert str(broken) in sentences[0]
    assert str(missing) in sentences[1]
    assert told.strip()


def test_verify_wants_shipped_puzzles_told_in_four_languages(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "b.json").unlink()
    (folder / "more" / "c.json").unlink()
    text = EXAMPLE + '\n[text.pl]\ntitle = " "\ntask = "…"\n'
    (folder / "a.toml").write_text(text, "utf-8")
    monkeypatch.setattr(shipped_files, "_PACKAGE", folder.parent / "glueckauf")
    assert main(["verify"]) == 1
    assert [line.split(": ")[1] for line in capsys.readouterr().out.splitlines()[:-1]] == [
        "text.pl.title",
        "text.hu",
        "text.de",
    ]


def test_hundreds_of_puzzles_in_one_process(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for n in range(300):
        tree = edited(("id", f"p-{n:03}"), ("steps", 4 + n % 7))
        (tmp_path / f"{n:03}.json").write_text(json.dumps(tree), "utf-8")
    assert main(["solve", "--json", str(tmp_path)]) == 0
    found = objects(capsys.readouterr().out)
    assert [one["id"] for one in found] == [f"p-{n:03}" for n in range(300)]
    assert all(one["proven"] for one in found)


def test_solve_into_a_pipe_that_closes(folder: Path) -> None:
    """`glueckauf solve … | head -1` is no mistake."""
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "glueckauf", "solve", "--json", str(folder / "a.toml")]
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, "")
