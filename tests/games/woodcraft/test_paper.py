"""The player's sheet on paper: two on a page, nothing written, with the figures of the rule set."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft import Rules, paper
from tests.games.tree import class_of

SVG = "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_sheets_stand_on_the_page_without_touching(language: str, tmp_path: Path) -> None:
    text = paper.write(tmp_path / "sheets.svg", language).read_text("utf-8")
    root = Xml.fromstring(text)
    assert (root.get("width"), root.get("height")) == ("297mm", "210mm")
    places = []
    for sheet in root.findall(SVG):
        x, y, width, height = (float(sheet.get(key, 0)) for key in ("x", "y", "width", "height"))
        assert 0 < y < y + height < paper.PAGE[1]
        places.append((x, x + width))
    (left, first_end), (second, right) = places
    assert 0 < left < first_end < second < right < paper.PAGE[0]
    assert not any("ga-pencil" in class_of(one) for one in root.iter())
    assert "var(" not in text


def test_the_sheet_follows_the_rules() -> None:
    def nuts(rules: Rules | None) -> int:
        tree = Xml.fromstring(paper.page(rules=rules))
        field = next(one for one in tree.iter() if one.get("data-key") == "0:nuts")
        return sum("ga-nut" in class_of(one) for one in field.iter()) // 2  # shell and cup

    assert nuts(None) == 20
    assert nuts(Rules(nuts=33)) == 33
    assert woodcraft.paper is paper
