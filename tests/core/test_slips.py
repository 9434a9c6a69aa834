"""Slips in TOML files: the line, what is wrong, and the remedy, in words for people."""

from __future__ import annotations

import random
import tomllib

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.fields import tree
from glueckauf.core.shipped import shipped
from glueckauf.core.slips import slip

SLIPS = [
    # quotes
    ("title = “Night train”", 1, 'curly quotes; type straight ones: "Night train"'),
    ("title = „Nachtzug“", 1, 'curly quotes; type straight ones: "Nachtzug"'),
    ("title = «Nocny pociąg»", 1, 'type straight ones: "Nocny pociąg"'),
    ("title = ‘Night’", 1, 'type straight ones: "Night"'),
    ('themes = [“a”, "b"]', 1, 'type straight ones: "a"'),
    ('title = "Nachtzug”', 1, "closed by a curly quote ”"),
    ('steps = 8\ntitle = "Night train\ntask = "Go"', 2, 'closing quote is missing: "Night train"'),
    ('orders = [\n  { squares = "gg },\n]', 2, 'closing quote is missing: "gg"'),
    ("title = 'Night train", 1, "closing quote is missing: 'Night train'"),
    ('title = Night train"', 1, 'opening quote is missing: "Night train"'),
    ('themes = ["a", b"]', 1, 'opening quote is missing: "b"'),
    ('themes = ["a, "b"]', 1, "a quote is missing"),
    ("title = Night train", 1, 'a text stands in quotes: "Night train"'),
    ('objective = ["vp", -steps]', 1, 'a text stands in quotes: "-steps"'),
    ("title = \"x'", 1, "ends with '"),
    ('title = "say "stop" now"', 1, 'write \\" in place of "'),
    ("title = 'don't'", 1, 'with an apostrophe stands in "…"'),
    ('path = "C:\\puzzles"', 1, "a backslash in a text is written twice"),
    ('path = "\\uXY"', 1, "a backslash in a text is written twice"),
    ('task = "ends with \\"', 1, '\\" stands for a quote'),
    ('steps = 8\ntask = """long\ntext\n[text.pl]\n', 2, 'no closing """'),
    (
        'a = """one\ntwo""\n\n[text.pl]\nb = """three"""',
        2,
        'the long text that begins in line 1 is not closed; end it by """',
    ),
    # commas
    ("orders = [\n  { vp = 7 }\n  { vp = 9 },\n]", 2, "a comma is missing after this }"),
    ('themes = ["a" "b"]', 1, 'a comma is missing after "a"'),
    ('themes = [\n  "a",\n  "b"\n  "c"\n]', 3, 'a comma is missing after "b"'),
    ("x = [[1] [2]]", 1, "a comma is missing after this ]"),
    ('carts = { 1 = "y" 2 = "b" }', 1, 'a comma is missing after 1 = "y"'),
    ("mine = { level = 0, coal = 1, }", 1, "no comma stands before the closing }"),
    ('themes = ["a",, "b"]', 1, "one comma is enough"),
    ('themes = [, "b"]', 1, "one comma is enough"),
    ('themes = ["a"; "b"]', 1, "expected a comma, not ;"),
    ('themes = ["a"， "b"]', 1, "expected a comma, not ，"),
    ("steps = 8,", 1, "delete the ,"),
    ("steps = 8;", 1, "delete the ;"),
    ("steps = 1,5", 1, "a number has no comma"),
    # brackets
    ('a = 1\nthemes = ["a", "b"\nsteps = 8', 2, "the [ that begins here is not closed"),
    ('themes = ["a", "b"\n[text.en]\ntitle = "x"', 1, "the [ that begins here is not closed"),
    ('themes = ["a", "b"', 1, "the [ that begins here is not closed"),
    ("orders = [\n  { vp = 7 },\n\nsteps = 8\n", 1, "the [ that begins here is not closed"),
    ("mine = { carts = { 1 = 2 }\nsteps = 8", 1, "the { that begins here is not closed"),
    ("mine = {\n  level = 0,\n}", 1, "must stand on one line"),
    ("mine = { level = 0,\n  coal = 3 }", 1, "must stand on one line"),
    ("[text.en\ntitle = 3", 1, "is not closed; write [text.en]"),
    ("[[orders]\nvp = 3", 1, "is not closed; write [[orders]]"),
    ("[text.en]]", 1, "this ] closes nothing"),
    ('themes = ["a", "b"]]', 1, "this ] closes nothing"),
    ('themes = ["a", "b")', 1, "closed by ); write ]"),
    ('themes = ["a", "b"}', 1, "closed by }; write ]"),
    ("mine = { a = 1 ]", 1, "closed by ]; write }"),
    ("orders = [\n  { vp = 7 },\n  },\n]", 3, "closed by }; write ]"),
    # keys
    ("steps = 8\npar = 3\nsteps = 9", 3, "the key steps is given twice, first in line 1"),
    ("[text.en]\na = 1\n[text.en]\nb = 2", 3, "the section [text.en] is given twice"),
    ("[[o]]\nvp = 7\n[[o]]\nvp = 9\nvp = 8", 5, "the key vp is given twice, first in line 4"),
    ("mine = { a = 1, a = 2 }", 1, "the key a is given twice"),
    ("steps : 8", 1, "expected '=' after steps, not a colon"),
    ("steps 8", 1, "expected '=' between a name and its value: steps = 8"),
    ("steps", 1, "expected '=' and a value after steps"),
    ("steps =", 1, "steps has no value"),
    ("steps = # later", 1, "steps has no value"),
    ("steps == 8", 1, "one = is enough"),
    ("start player = 1", 1, "a name has no spaces; write start_player = …"),
    ("= 8", 1, "a name is missing before the ="),
    ("größe = 8", 1, "ö is none of them"),
    ("night–train = 3", 1, "this is a long dash –"),
    # values
    ("steps = –8", 1, "this is a long dash; type a plain minus -"),
    ("steps = −8", 1, "this is a long dash; type a plain minus -"),
    ("hidden = True", 1, "True is written small: true"),
    ("hidden = yes", 1, "yes is written true"),
    ("par = none", 1, "leave the key out"),
    ("par = 07", 1, "must not begin with 0: 7"),
    ("par = .5", 1, "a digit on both sides of the point"),
    ("steps = 8 9", 1, "put 9 on a line of its own"),
    ("steps = 8 par = 9", 1, "put par = 9 on a line of its own"),
    # comments and what cannot be seen
    ("steps = 8 // easy", 1, "a comment begins with #"),
    ("// easy\nsteps = 8", 1, "a comment begins with #"),
    ("steps =\u00a08", 1, "a special space"),
    ("\u200bsteps = 8", 1, "a special space"),
    ('title = "a\x01b"', 1, "a character that cannot be seen"),
]


@pytest.mark.parametrize(("text", "line", "told"), SLIPS)
def test_a_slip_is_told_with_line_and_remedy(text: str, line: int, told: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        tomllib.loads(text)  # it is one
    with pytest.raises(FileError) as caught:
        tree(text, "mine.toml", "toml")
    assert (caught.value.path, caught.value.key) == ("mine.toml", f"line {line}")
    assert told in caught.value.problem
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)


def test_the_column_is_where_to_look() -> None:
    for text, column in (("title = “x”", 9), ('a = ["b" "c"]', 9), ("a = [1\nb = 2", 5)):
        found = slip(text)
        assert found is not None
        assert found.column == column


def test_windows_lines_and_tabs_are_no_slips() -> None:
    assert slip('\tsteps\t=\t8\r\nt = "a\tb"\r\n') is None
    found = slip('a = 1\r\nb = "x\r\n')
    assert found is not None
    assert (found.line, found.sentence) == (2, 'the closing quote is missing: "x"')


def files() -> list[str]:
    texts = [path.read_text("utf-8") for path in sorted(shipped().rglob("*.toml"))]
    assert len(texts) > 100
    return texts


def test_a_file_that_can_be_read_has_no_slip() -> None:
    for text in files():
        assert slip(text) is None
    for text in (
        "a = 1979-05-27T07:32:00Z\nb = 07:32:00\nc = 1979-05-27 07:32:00 # then\nd = [1979-05-27, 2]",
        'a = """one\n"two" \\\n  three \\""" four"""\nb = \'\'\'c:\\d\'\'\'',
        "a.b = 1\na.c = 0x1F\n\"a b\" = -1.5e3\n'c' = [\n 1, # one\n 2,\n]\n[d]\n[d.e]\n[[f]]\n[f.g]\n[[f]]\n[f.g]",
        "a = {}\nb = []\nc = { d = [ { e = 1 },\n { e = 2 } ] }\nf = inf\ng = +nan\nh = 1_000",
    ):
        tomllib.loads(text)
        assert slip(text) is None, text


def test_a_lost_character_is_found_where_it_was() -> None:
    """Without a quote, a comma, a bracket or an =, the line is told, or where its bracket began."""
    rng = random.Random(7)
    told = 0
    for text in files():
        places = [n for n, sign in enumerate(text) if sign in "\"',[]{}="]
        for at in rng.sample(places, 6):
            broken = text[:at] + text[at + 1 :]
            try:
                tomllib.loads(broken)
                continue
            except tomllib.TOMLDecodeError:
                found = slip(broken)
            assert found is not None, broken
            line = text.count("\n", 0, at) + 1
            opened = text.count("\n", 0, max(text.rfind("= [\n", 0, at), 0)) + 1
            assert (opened if "= [\n" in text[:at] else line) <= found.line <= line + 1, broken
            told += 1
    assert told > 500
