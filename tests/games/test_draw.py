"""The picture of every game is sound, can be pointed at everywhere, and can be read by everybody.

A game's `pictures.py` says which states are drawn, and its limits; its own test_draw.py says what
is to be seen in its pictures.
"""

from __future__ import annotations

import re
from html import unescape
from importlib import import_module
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from glueckauf.core.draw.palette import contrast
from glueckauf.core.draw.svg import part_svg
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES, room
from tests.games.tree import class_of, drawn, keyed

every_game = pytest.mark.parametrize("game", GAMES)
THEMES = ("light", "dark", "print")


def pictures(game: str) -> Any:
    return import_module(f"tests.games.{game}.pictures")


def drawing(game: str) -> Any:
    return import_module(f"glueckauf.games.{game}.draw")


def palette(game: str) -> Any:
    return import_module(f"glueckauf.games.{game}.draw.palette")


# --- Form -----------------------------------------------------------------------------------


@every_game
def test_every_picture_is_sound_xml_without_ids_and_references(game: str) -> None:
    for n, state in enumerate(pictures(game).states()):
        svg = drawing(game).picture(state, LANGUAGES[n % 4])
        assert len(svg.encode()) <= pictures(game).LIMIT, str(state)
        root = Xml.fromstring(svg)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        for word in (' id="', "url(", "<script", "href", "<image", "&lt;"):
            assert word not in svg
        for thing in root.iter():
            assert all(name.startswith("ga-") for name in class_of(thing))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_is_not_too_long(game: str, language: str) -> None:
    svg = drawing(game).picture(pictures(game).crowded(), language)
    assert len(svg.encode()) <= pictures(game).LIMIT


@every_game
def test_the_picture_says_what_the_state_says(game: str) -> None:
    for state in (pictures(game).states()[20], pictures(game).states()[40]):
        root = Xml.fromstring(drawing(game).picture(state))
        title, description = root[0], root[1]
        assert title.text == pictures(game).TITLE
        assert description.text == str(state)


@every_game
def test_keys_are_unique_never_nested_and_named(game: str) -> None:
    for n, state in enumerate(pictures(game).states()):
        seen: set[str] = set()
        for part in drawn(state, LANGUAGES[n % 4]).values():
            parents = {child: parent for parent in part.iter() for child in parent}
            here = keyed(part)
            assert not seen & set(here)
            seen |= set(here)
            for thing in part.iter():
                key, equal = thing.get("data-key"), thing.get("data-same")
                assert equal is None or (key is None and equal in here)
                if key is None and equal is None:
                    continue
                assert key is None or len(thing.get("data-label", "")) > 1
                above = parents.get(thing)
                while above is not None:
                    assert above.get("data-key") is None
                    assert above.get("data-same") is None
                    above = parents.get(above)


@every_game
def test_every_keyed_thing_has_one_face_for_its_highlight(game: str) -> None:
    for state in pictures(game).states():
        for part in drawn(state).values():
            for thing in part.iter():
                if thing.get("data-key") or thing.get("data-same"):
                    faces = [child for child in thing.iter() if "ga-face" in class_of(child)]
                    assert len(faces) == 1, Xml.tostring(thing)


# --- Colours and words ----------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("theme", THEMES)
def test_text_and_shapes_can_be_told_from_their_ground(game: str, theme: str) -> None:
    """Text needs 4.5 to one; for the shapes that a palette names, three to one is enough."""
    found = palette(game)
    colours = found.THEMES[theme]
    for pairs, least in ((found.PAIRS, 4.5), (getattr(found, "SHAPES", ()), 3.0)):
        weak = {
            f"{ink} on {ground}": round(contrast(colours[ink], colours[ground]), 2)
            for ink, ground in pairs
            if contrast(colours[ink], colours[ground]) < least
        }
        assert weak == {}


def test_contrast_is_that_of_the_rules_for_web_content() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@every_game
def test_print_is_black_on_white(game: str) -> None:
    for name, colour in palette(game).THEMES["print"].items():
        red, green, blue = (colour[n : n + 2] for n in (1, 3, 5))
        assert red == green == blue, name


@every_game
def test_themes_name_the_same_colours_and_the_style_uses_them(game: str) -> None:
    themes, style = palette(game).THEMES, drawing(game).style()
    assert tuple(themes) == THEMES
    assert set(themes["light"]) == set(themes["dark"]) == set(themes["print"])
    used = set(re.findall(r"var\(--ga-([\w-]+)\)", style))
    assert used - set(themes["light"]) == set()
    assert set(themes["light"]) - used <= pictures(game).UNUSED_COLOURS
    for forced in ('[data-theme="dark"] .ga-part', '[data-theme="light"] .ga-part'):
        assert forced in style
    assert "@media (prefers-color-scheme:dark)" in style
    assert "@media print" in style


@every_game
def test_every_class_of_the_picture_has_a_style_and_none_is_left_over(game: str) -> None:
    markers = {"ga-face", "ga-t", "ga-l", "ga-part", "ga-picture", "ga-seat"}
    used: set[str] = set()
    for n, state in enumerate(pictures(game).states()):
        for part in drawn(state, LANGUAGES[n % 4]).values():
            used |= {name for thing in part.iter() for name in class_of(thing)}
    styled = set(re.findall(r"\.(ga-[\w-]+)", drawing(game).style()))
    assert used - styled - markers - pictures(game).MARKERS == set()
    assert styled - used - markers - pictures(game).UNUSED_CLASSES == set()


@every_game
def test_no_text_is_smaller_than_11_units(game: str) -> None:
    sizes = [float(size) for size in re.findall(r"font[^}]*?([\d.]+)px", drawing(game).style())]
    assert sizes
    assert min(sizes) >= 11
    for state in pictures(game).states()[::5]:
        for part in drawing(game).parts(state):
            assert part.width == 360
            assert "font-size" not in part.body
            scales = re.findall(r"scale\(([\d.]+)\)", part.body)
            assert all(float(scale) >= 1 for scale in scales)


@every_game
def test_given_names_are_escaped_and_cut(game: str) -> None:
    names = ["<b>&\"'", "A name that is much too long to stand in its place", "Ó", "d"]
    state, own = room(game).setup(4), pictures(game).OWN
    trees = {
        part.name: Xml.fromstring(part_svg(part))
        for part in drawing(game).parts(state, names=names)
    }
    assert names[0] in [text.text for text in trees[f"{own}0"].iter("text")]
    label = f"{names[0]}: Anna’s {own}"
    assert trees[f"{own}0"].get("aria-label") == label
    assert "A name that is mu…" in [text.text for text in trees[f"{own}1"].iter("text")]
    assert ">Clara</text>" in drawing(game).picture(state)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_looks_on_is_you_and_nobody_is_a_number(game: str, language: str) -> None:
    you = {"en": "You", "pl": "Ty", "hu": "Te", "de": "Du"}[language]
    for state in pictures(game).states()[::7]:
        for seat in range(len(state.players)):
            seen = room(game).table.picture(state.seen_by(seat), language, "table", seat, seat)
            assert seen.count(f">{you}</text>") == 1
            shown = unescape(seen.partition("</desc>")[2])
            assert not re.search(r"(?i)(player|gracz\w*|spieler) \d|\d\. játékos", shown)


# --- Stored pictures ------------------------------------------------------------------------


@every_game
def test_golden_pictures(game: str) -> None:
    """Changed on purpose? `python -m tests.games.board.pictures`, and look at the pictures."""
    assert pictures(game).golden() == pictures(game).GOLDEN.read_text("utf-8")


@every_game
def test_the_picture_of_the_readme(game: str) -> None:
    assert pictures(game).readme() == pictures(game).README.read_text("utf-8")
