"""Puzzles on paper: the pack, the strip, the key, and the pages as they come out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from pypdf import PageObject, PdfReader
from pypdf.generic import DictionaryObject

import glueckauf as ga
from glueckauf.cli import main
from glueckauf.core.puzzle import Json, Puzzle
from glueckauf.core.shipped import shipped
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.draw import pit_picture
from glueckauf.games.board.draw.labels import phrase
from glueckauf.games.board.draw.style import print_style
from glueckauf.games.board.parts import COLOURS, Mine
from glueckauf.games.board.puzzles import printed
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.table.claims import Facts
from glueckauf.games.board.puzzles.table.puzzle import (
    BlunderPuzzle,
    DraftPuzzle,
    TablePuzzle,
    TurnPuzzle,
)
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.games.board.solve.pit.task import Solution, steps_of
from glueckauf.games.board.solve.turns.asked import Asked
from glueckauf.learn.paper import sheet as sheet_module
from glueckauf.learn.paper.pack import pack
from glueckauf.learn.paper.sheet import pdf, sheet, write
from glueckauf.learn.puzzle import loads
from tests.learn.samples import EXAMPLE
from tests.variants import mainly

SHIPPED = shipped() / "board" / "mining"
FOUR = ("01-first-ride", "09-the-sacrifice", "10-the-shortest-way", "12-the-long-haul")
TITLES = {
    "en": "The long haul",
    "pl": "Długa szychta",
    "hu": "A hosszú fuvar",
    "de": "Der lange Atem",
}


def cell(asked: Puzzle, language: str) -> Json:
    return asked.printed(language).cell


def answer(asked: Puzzle, language: str) -> Json:
    return asked.key(language)


def is_whole(asked: Any) -> bool:
    return printed.is_whole(asked)


def pages(puzzles: Sequence[Puzzle], language: str = "en") -> PdfReader:
    return PdfReader(BytesIO(pdf(puzzles, language)))


def of_board() -> list[Puzzle]:
    """The shipped puzzles of the board game; other games look at their own sheets."""
    return [asked for asked in pack([]) if asked.game == "board"]


def texts(reader: PdfReader) -> list[str]:
    return [page.extract_text() for page in reader.pages]


def sample(change: tuple[str, str] = ("", ""), path: str = "my puzzle.toml") -> MiningPuzzle:
    found = loads(EXAMPLE.replace(*change), path)
    assert isinstance(found, MiningPuzzle)
    return found


# --- The pack -------------------------------------------------------------------------------


def test_a_pack_is_named_by_folder_file_or_id() -> None:
    folder = pack([str(SHIPPED)])
    assert [Path(one.path).parent for one in folder] == [SHIPPED] * len(folder)
    file = str(SHIPPED / "02-two-birds.toml")
    assert [one.id for one in pack([file, FOUR[1]])] == ["02-two-birds", FOUR[1]]
    assert pack([file, str(SHIPPED), file])[0].id == "02-two-birds"
    assert len(pack([file, str(SHIPPED), file])) == len(folder)


def test_filters_narrow_a_pack() -> None:
    sacrifices = pack(["theme:pair-sacrifice"])
    assert FOUR[1] in [one.id for one in sacrifices]
    assert all("pair-sacrifice" in (one.themes or ()) for one in sacrifices)
    assert {one.tier for one in pack(["tier:5"])} == {5}
    assert pack(["tier:T5"]) == pack(["tier:5"])
    assert pack([*FOUR, "tier:4", "theme:greedy-trap"]) == [ga.puzzle(FOUR[1])]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["theme:pair-sacrifise"], "did you mean pair-sacrifice"),
        (["tier:9"], "tier:9"),
        (["01-first-ride", "tier:6"], "no puzzle is like that"),
        (["01-first-rid"], "did you mean 01-first-ride"),
        (["none.toml"], "none.toml: file: cannot be read"),
    ],
)
def test_a_pack_that_cannot_be_is_refused(words: list[str], problem: str) -> None:
    with pytest.raises(ga.FileError, match=problem):
        pack(words)


def test_an_empty_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ga.FileError, match=r"holds no \.toml"):
        pack([str(tmp_path)])


# --- Strip and key --------------------------------------------------------------------------


def test_the_strip_has_a_box_for_each_step_and_names_the_actions_between() -> None:
    for asked in pack([str(SHIPPED)]):
        assert isinstance(asked, MiningPuzzle)
        boxes = cell(asked, "en")["strip"]
        actions = asked.task.actions
        steps = [box["words"] for box in boxes if box["kind"] == "step"]
        assert steps == [str(n + 1) for n in range(sum(map(steps_of, actions)))]
        named = [box["words"] for box in boxes if box["kind"] == "action"]
        assert named == (list(actions) if len(actions) > 1 else [])


def test_the_name_of_an_action_never_hangs_over_the_end_of_a_row() -> None:
    short = sample(("steps = 8", 'actions = ["mining/5", "mining/5"]'))
    told = cell(short, "en")
    kinds = [box["kind"] for box in told["strip"]]
    assert (told["row"], kinds[:9]) == (8, ["action", *["step"] * 5, "gap", "action", "step"])
    assert len(texts(pages([short]))) == 3
    for asked in pack([str(SHIPPED)]):
        told = cell(asked, "en")
        taken = 0
        for box in told["strip"]:
            width = 2 if box["kind"] == "action" else 1
            assert taken % told["row"] + width <= told["row"], asked.id
            taken += width


def test_much_to_write_or_to_draw_takes_a_page_of_its_own() -> None:
    long = sample(("steps = 8", 'actions = ["mining/30", "delivery/barrow", "mining/20"]'))
    assert is_whole(long)
    boxes = [(box["kind"], box["words"]) for box in cell(long, "en")["strip"]]
    assert boxes == [("line", "mining/30"), ("line", "delivery/barrow"), ("line", "mining/20")]
    card = '{ transport = "barrow", vp = 9, squares = "g" },'
    assert is_whole(sample(("orders = [", "orders = [" + card * 12)))
    assert not is_whole(sample())


def test_the_strip_tells_how_to_check() -> None:
    assert cell(ga.puzzle(FOUR[0]), "en")["check"] == f'glueckauf check {FOUR[0]} "…"'
    assert cell(ga.puzzle(FOUR[3]), "en")["check"].endswith('"mining/10 …"')
    assert cell(sample(), "en")["check"] == 'glueckauf check "my puzzle.toml" "…"'


def test_what_the_strip_tells_works(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", FOUR[0], "4 +k 0 k>A"]) == 0
    assert "3 of 3 stars" in capsys.readouterr().out


def written(line: str, number: str = "", words: str = "") -> dict[str, Any]:
    return {"number": number, "tokens": line.split(), "words": words}


def test_the_key_is_as_claimed_or_as_solved() -> None:
    told = answer(ga.puzzle(FOUR[1]), "en")
    assert told["value"] == "9\N{NO-BREAK SPACE}VP, 6\N{NO-BREAK SPACE}steps"
    assert told["lines"] == [written("y>C.k b>C.k 4 +k 0 k>C")]
    assert told["remarks"].startswith("Sacrifice:")
    solved = answer(sample(), "en")
    assert solved["value"].startswith("9\N{NO-BREAK SPACE}VP")
    assert sample().check(" ".join(solved["lines"][0]["tokens"])).stars == 3
    counted = sample(("steps = 8", "steps = 8\nproof = { optimal_lines = 4 }"))
    assert answer(counted, "de")["remarks"] == "Eine von 4 besten Zugfolgen."


def test_the_key_of_what_cannot_be_met_or_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    hopeless = sample(("steps = 8", 'steps = 1\ncomplete = ["A"]'))
    assert answer(hopeless, "en")["value"] == "No line of moves can meet this task."
    assert answer(hopeless, "en")["lines"] == []
    unproven = Solution({"vp": 1, "steps": 1}, "3", False, 9, 20.0)
    monkeypatch.setattr(printed, "solve", lambda asked, seconds: unproven)
    with pytest.raises(ga.FileError, match="par: is missing, and takes long to prove"):
        answer(sample(), "en")


def test_a_puzzle_without_words_is_told_from_its_actions_and_rules() -> None:
    wordless = sample((EXAMPLE[EXAMPLE.index("[text.en]") :], "rules = { free_storage = true }"))
    told = cell(wordless, "en")
    assert told["title"] == "ride-light-03"
    assert "Changed rules: any cube may be stored." in told["task"]
    assert told["task"].startswith("Do as well as you can: mining 8.")


# --- The pages ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_a_page_and_the_key_at_the_end(language: str) -> None:
    chosen = pack([*FOUR, "03-one-too-many"])
    reader = pages(chosen, language)
    first, second, key = texts(reader)
    for page in reader.pages:
        assert [round(float(side)) for side in page.mediabox[2:]] == [595, 842]  # A4 in points
    assert TITLES[language] in first
    for asked in chosen:
        title = asked.texts[language]["title"]
        assert (title in first) != (title in second)
        assert title in key
        assert f"glueckauf check {asked.id}" in (first if title in first else second)
    assert "y>C.k b>C.k 4 +k 0 k>C" in key
    assert "k>C" not in first
    for told, number in zip((first, second, key), ("1 / 3", "2 / 3", "3 / 3"), strict=True):
        assert number in told
    assert str(reader.root_object["/Lang"]) == language


def test_the_key_is_never_on_the_back_of_a_puzzle() -> None:
    told = texts(pages(pack(FOUR)))
    assert len(told) == 3
    assert "Notes" in told[1]
    assert "4 +k 0 k>A" in told[2]


def test_all_text_is_text_in_fonts_that_come_along() -> None:
    letters = "ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ áéíóöőúüű ÁÉÍÓÖŐÚÜŰ äöüß ÄÖÜẞ"
    reader = pages([sample(("Two or three", letters))], "pl")
    assert letters in texts(reader)[0]
    named = [font for page in reader.pages for font in fonts(page["/Resources"].get_object())]
    assert {"Libertinus", "DejaVuSans"} <= {re.split("[+-]|Serif|Mono", name)[1] for name in named}


def fonts(resources: Any) -> Iterator[str]:
    """The names of the fonts of a page and of the pictures in it, each embedded."""
    for font in resources.get("/Font", {}).values():
        described = font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"]
        assert described.keys() & {"/FontFile2", "/FontFile3"}
        yield described["/FontName"]
    for thing in resources.get("/XObject", {}).values():
        yield from fonts(thing.get_object().get("/Resources", DictionaryObject()).get_object())


def test_the_pictures_are_black_white_and_grey_without_variables() -> None:
    css = print_style()
    assert "var(" not in css
    assert "@media" not in css
    assert "[" not in css
    for red, green, blue in re.findall(r"#(..)(..)(..)", css):
        assert red == green == blue
    drawn = pit_picture(Mine(0, "", ("y", "b", "g", "k"), "", ()), printed=True)
    assert css in drawn
    assert "var(" not in drawn


def test_the_same_puzzles_give_the_same_bytes() -> None:
    assert pdf(pack(FOUR)) == pdf(pack(FOUR))


def test_what_a_puzzle_says_is_never_read_as_markup() -> None:
    words = "#panic() *a* $b$ <c> @d _e_"
    said = sample(("Two or three", words))
    assert words in texts(pages([said]))[0]


def test_puzzles_that_need_a_page_come_last() -> None:
    long = sample(("steps = 8", "steps = 40\npar = { vp = 9, steps = 6 }\nline = '3'"))
    wide = long._replace(task=long.task._replace(actions=("mining/40", "mining/40")), id="wide")
    tree = sheet([wide, long], "en")
    assert [[one["id"] for one in page["cells"]] for page in tree["quarters"]] == [
        ["ride-light-03"]
    ]
    assert [one["id"] for one in tree["whole"]] == ["wide"]
    assert [one["number"] for one in tree["key"]] == [1, 2]
    assert len(pages([wide, long]).pages) == 3


# --- Puzzles on a whole table ---------------------------------------------------------------


def on_table() -> list[TablePuzzle]:
    """One of each kind, with claims that nobody checks here."""
    state = ga.board.setup(2, seed=7)
    drafting = state
    while state.pending is not None:
        state = state.after(state.legal_moves()[0])
    words = {"en": {"title": "Night train", "task": "Score."}}
    plan = ("mining/6 4 +k 0 k>A", "delivery/engine")
    asked = Asked(state, 2, "margin")
    return [
        TurnPuzzle("plan", "plan.toml", "turn", {}, asked, words, 9, plan, tier=3),
        DraftPuzzle("pick", "pick.toml", "draft", {}, drafting, 2, 8, words, 9, ("draft/1",)),
        BlunderPuzzle("slip", "slip.toml", "blunder", {}, asked, plan, words, 2, 4, plan),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_takes_a_page(language: str) -> None:
    reader = pages([*on_table(), ga.puzzle(FOUR[0])], language)
    told = texts(reader)
    assert len(told) == 5
    for page, name in zip(told, (FOUR[0], "plan", "pick", "slip"), strict=False):
        assert f"glueckauf check {name}" in page
        assert "s:g>A" in page
    assert "workshop/3" not in told[0]
    assert all("workshop/3" in page for page in told[1:4])
    assert "mining/6 4" not in told[3], "the log in which the blunder hides is told in words"
    assert turn_in_words("mining/6 4 +k 0 k>A", language) in squeezed(told[3])
    assert "delivery/engine" in told[4]


def test_the_strip_of_a_table_is_made_for_its_answer() -> None:
    plan, pick, slip = (cell(asked, "en")["strip"] for asked in on_table())
    assert [(box["kind"], box["words"]) for box in plan] == [("line", "1"), ("line", "2")]
    assert [(box["kind"], box["words"]) for box in pick] == [("line", "draft/")] * 2
    assert [(box["kind"], box["words"]) for box in slip] == [("step", "")]


def test_the_key_of_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    told = [answer(asked, "en")["value"] for asked in on_table()]
    assert [plain(value) for value in told] == [
        "A lead of 9 VP",
        "9 VP",
        "Turn 2 loses the most: 4 VP.",
    ]
    assert told[1] == "9\N{NO-BREAK SPACE}VP"
    unclaimed = [asked._replace(par=None) for asked in on_table()]
    facts = Facts(1, ("money/6",), 5, True, 0, 3)
    monkeypatch.setattr(printed, "solved", lambda asked, runner_up: facts)
    told = [plain(answer(asked, "en")["value"]) for asked in unclaimed]
    assert told == ["A lead of 1 VP", "1 VP", "Turn 1 loses the most: 3 VP."]
    assert answer(unclaimed[0], "en")["lines"] == [written("money/6", words="Money: 6 marks")]
    facts = facts._replace(par=None, lines=())
    assert answer(unclaimed[0], "en")["value"] == "No line of moves can meet this task."
    facts = facts._replace(proven=False)
    with pytest.raises(ga.FileError, match="par: is missing"):
        answer(unclaimed[0], "en")


def test_the_key_tells_turns_in_words_too_and_numbers_several() -> None:
    plan, _, slip = (answer(asked, "en") for asked in on_table())
    ride = "6 steps of mining: to level 4, load black; to the surface, black onto A"
    delivery = ("delivery/engine", "2", "Delivery by engine")
    assert plan["lines"] == [written("mining/6 4 +k 0 k>A", "1", ride), written(*delivery)]
    assert not plan["better"]
    assert slip["better"] == "Better:"
    assert [line["number"] for line in slip["lines"]] == ["2", "3"], "from the blunder on"


def test_a_lead_that_is_none_is_told_in_words() -> None:
    behind = on_table()[0]
    assert isinstance(behind, TurnPuzzle)
    assert plain(answer(behind._replace(par=-2), "en")["value"]) == "2 VP behind"


def test_the_log_of_a_blunder_is_told_once() -> None:
    diary = ga.puzzle("night-shift-diary")
    assert isinstance(diary, BlunderPuzzle)
    for language in LANGUAGES:
        told = cell(diary, language)
        assert told["log"] == [turn_in_words(turn, language) for turn in diary.log]
        assert told["task"] == diary.texts[language]["task"].split("\n")[0]


def test_the_own_pit_stands_in_the_middle_column() -> None:
    for asked in of_board():
        columns = cell(asked, "en")["columns"]
        if isinstance(asked, MiningPuzzle):
            assert [len(column) for column in columns] == [1]
            continue
        left, middle, right = columns
        assert [part["own"] for part in [*left, *right]] == [False] * (1 + len(right))
        assert isinstance(asked, TablePuzzle)
        draft = isinstance(asked, DraftPuzzle)
        assert [part["own"] for part in middle] == ([False, True] if draft else [True, False])
        assert len(middle) + len(right) == len(asked.state.players) + 1 + draft


# --- The whole collection -------------------------------------------------------------------


class Word(NamedTuple):
    """Text on a page: where it begins, in millimetres from below, and its size in points."""

    text: str
    y: float
    size: float


def read(page: PageObject) -> tuple[str, list[Word]]:
    """The text of a page, and its pieces."""
    found = []

    def seen(text: str, page_at: list[float], at: list[float], font: object, size: float) -> None:
        y = at[4] * page_at[1] + at[5] * page_at[3] + page_at[5]
        scale = at[0] * page_at[0] + at[1] * page_at[2]
        found.append(Word(text.strip(), y * 25.4 / 72, abs(scale) * size))

    return squeezed(page.extract_text(visitor_text=seen)), found


def squeezed(text: str) -> str:
    """With one space wherever a line may have been broken."""
    return " ".join(text.split())


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(("first", "language"), list(enumerate(LANGUAGES)))
@pytest.mark.parametrize("share", mainly([24, 4], 24))
def test_every_puzzle_is_printed_whole(share: int, first: int, language: str) -> None:
    """Every puzzle in one of the languages, since reading the pages takes long; normally a sixth of them."""
    assert share % len(LANGUAGES) == 0
    chosen = sorted(of_board()[first::share], key=is_whole)
    small = [asked for asked in chosen if not is_whole(asked)]
    groups = [small[n : n + 4] for n in range(0, len(small), 4)]
    groups += [[asked] for asked in chosen[len(small) :]]
    told = [read(page) for page in pages(chosen, language).pages]
    for group, (text, words) in zip(groups, told, strict=False):
        assert text.count("glueckauf check") == len(group)
        for asked in group:
            shown = cell(asked, language)
            for piece in (shown["title"], shown["task"], asked.id, shown["check"], *shown["log"]):
                assert squeezed(piece) in text, asked.id
            solved = answer(asked, language)
            assert not solved["remarks"] or solved["remarks"] not in text, "it would be a hint"
            for line in solved["lines"]:
                moves = " ".join(line["tokens"])
                assert "+" not in moves or moves not in text, asked.id
        fits(words, group, language)
    key = " ".join(text for text, _ in told[len(groups) :])
    for asked in chosen:
        solved = answer(asked, language)
        assert squeezed(solved["title"]) in key
        assert squeezed(solved["value"]) in key
        for line in solved["lines"]:
            assert squeezed(f"{' '.join(line['tokens'])} {line['words']}") in key, asked.id


def fits(words: list[Word], group: Sequence[Puzzle], language: str) -> None:
    """Nothing hangs over the end of a puzzle, and no picture is squeezed."""
    ends = [word.y for word in words if word.text.startswith("glueckauf check")]
    coal = {phrase(language, "letter", colour=colour)[0] for colour in COLOURS}  # set singly
    letters = [word.size for word in words if word.text in coal and word.y > 45]
    if is_whole(group[0]):
        assert min(ends) > 41, "the foot begins there"
        assert max(letters) > 6.5, "the own pit is large"
        assert min(letters) > 3.5
    else:
        assert min(ends) > 30
        assert min(ends[:2]) > 155, "the upper puzzles end above the lower ones"
        assert min(letters) > 4.5


# --- The command ----------------------------------------------------------------------------


def test_print_writes_a_new_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sheet.pdf"
    assert main(["print", *FOUR, str(out), "--lang", "hu"]) == 0
    assert capsys.readouterr().out == f"{out}: 4 puzzles, the key at the end\n"
    assert "A hosszú fuvar" in texts(PdfReader(out))[0]
    before = out.read_bytes()
    assert main(["print", FOUR[0], str(out)]) == 2
    assert capsys.readouterr().err.count("exists already; it is never overwritten\n") == 1
    assert out.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.pdf"]


def test_the_language_may_stand_before_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "pl", "print", FOUR[0], str(tmp_path / "a.pdf")]) == 0
    assert ": 1 puzzle, " in capsys.readouterr().out
    assert "Pierwszy zjazd" in texts(PdfReader(tmp_path / "a.pdf"))[0]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([FOUR[0], "sheet.txt"], "must end in .pdf"),
        ([FOUR[0], "none/sheet.pdf"], "cannot be written"),
        ([FOUR[0], "sheet.pdf", "--lang", "fr"], "must be one of en, pl, hu, de"),
        (["nothing-like-it", "sheet.pdf"], "there is no puzzle"),
    ],
)
def test_bad_input_gets_one_sentence_and_writes_nothing(
    arguments: list[str],
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", *arguments]) == 2
    told = capsys.readouterr().err
    assert problem in told
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_without_the_typesetter_there_is_a_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet_module, "find_spec", lambda name: None)
    with pytest.raises(ga.FileError, match=r"pip install .glueckauf\[print\]"):
        pdf(pack(FOUR))


def test_a_file_that_appears_meanwhile_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "sheet.pdf"

    def slow(puzzles: object, language: str) -> bytes:
        out.write_text("mine")
        return b"%PDF"

    monkeypatch.setattr(sheet_module, "pdf", slow)
    with pytest.raises(ga.FileError, match="exists already"):
        write([FOUR[0]], out)
    assert out.read_text() == "mine"
    assert len(list(tmp_path.iterdir())) == 1
