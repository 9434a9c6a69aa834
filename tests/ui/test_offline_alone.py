"""What needs no Python: the stepper, and an exported puzzle."""

from __future__ import annotations

import base64
import gzip
import json
from typing import Any

from tests.ui.pretended import Open, asked, at, press, said, settled

STEPPER = 'open_board(new Pretended({ kind: "stepper", languages: ["en"] }, script()));'


def test_the_stepper_needs_nobody(opened: Open) -> None:
    page = opened(STEPPER)
    caption, count = page.locator(".ga-caption"), page.locator(".ga-count")
    assert (caption.inner_text(), count.inner_text()) == ("Caption 0", "1 / 7")
    page.get_by_role("button", name="Forward").click()
    assert caption.inner_text() == "Caption 1"
    page.locator(".ga-arrow").first.wait_for()  # places are measured when the next picture is shown
    assert page.locator(".ga-arrow").count() == 2
    assert at(page, "0:level/3").evaluate("node => node.classList.contains('ga-hint')")
    page.keyboard.press("ArrowRight")
    assert count.inner_text() == "3 / 7"
    assert page.locator(".ga-arrow, .ga-hint").count() == 0
    page.keyboard.press("End")
    assert count.inner_text() == "7 / 7"
    assert at(page, "0:done").count() == 1
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert count.inner_text() == "6 / 7"
    page.keyboard.press("Home")
    assert at(page, "0:cage/g").count() == 0
    slider = page.get_by_label("Step")
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert (count.inner_text(), slider.input_value()) == ("2 / 7", "1")
    assert asked(page) == []


def test_the_stepper_runs_by_itself(opened: Open) -> None:
    page = opened(STEPPER, clock=True)
    page.get_by_role("button", name="Run").click()
    page.clock.run_for(20_000)
    assert page.locator(".ga-count").inner_text() == "7 / 7"
    page.get_by_role("button", name="Run").wait_for()


def stored(language: str) -> dict[str, Any]:
    """A puzzle of three positions: "+g" then "g>A" is best, "end" gives it away, "x" is not stored."""
    words = {
        "undo": f"Undo {language}",
        "no_further": "Not stored",
        "check": "Check",
        "language": "Language",
    }
    pool = [
        '<svg class="ga-part" data-part="pit0" viewBox="0 0 360 100" role="group" aria-label="Pit">',
        '<g data-key="0:cage" data-label="Cage"><rect class="ga-face" width="60" height="40"/></g>',
        '<g data-key="0:level/1" data-label="Level"><rect class="ga-face" x="100" width="60" height="40"/></g>',
        "</svg>",
        {"move": "+g", "paths": [["0:cage"]], "say": "Load"},
        {"move": "g>A", "paths": [["0:cage"]], "say": "Fill"},
        {"move": "end", "paths": [["end"]], "say": "End"},
        {"move": "x", "paths": [["x"]], "say": "Away"},
        {"end": f"End {language}", "x": "Away"},
        {"rule": "GA-5.1", "text": "Not now."},
        {"seat": 0, "who": "You", "text": "Told.", "rules": ["GA-5.1"]},
    ]
    common = {
        "parts": {"pit0": [0, 1, 2, 3]},
        "labels": 8,
        "shut": ["0:level/1"],
        "why": {"0:level/1": 9},
    }
    ways: list[dict[str, Any]] = [
        {
            "choices": [4, 6, 7],
            "next": {"+g": 1, "end": 2, "x": None},
            "told": {"+g": 10, "end": 10},
        },
        {"choices": [5], "next": {"g>A": 3}, "told": {"g>A": 10}},
        {
            "choices": [],
            "next": {},
            "told": {},
            "over": True,
            "stars": 0,
            "best": None,
            "rank": [0],
            "reach": [0],
        },
        {"choices": [], "next": {}, "told": {}, "over": True, "stars": 3, "best": "", "used": 2},
    ]
    nodes = [
        {
            "used": 0,
            "score": "0 VP",
            "over": False,
            "stars": 1,
            "verdict": ["Reached."],
            "best": best,
            "reach": [5],
        }
        | common
        | way
        for way, best in zip(ways, ["+g g>A", "g>A", None, ""], strict=True)
    ]
    slip = {
        "unit": "steps",
        "move": "Move: {place} ({move})",
        "ended": "Slip: {place} ({move})",
        "stopped": "Stopped",
        "well": "Well",
        "par": [5],
        "idle": [],
        "ends": ["end"],
        "steps": [False],
    }
    puzzle: dict[str, Any] = {
        "title": f"Title {language}",
        "task": "Task",
        "steps": 2,
        "par": "5 VP",
        "hints": ["One", "Two"],
    }
    return {
        "options": {
            "kind": "puzzle",
            "language": language,
            "languages": ["en", "pl"],
            "theme": "auto",
            "view": "pit",
        },
        "words": words,
        "puzzle": puzzle | {"solution": ["+g", "g>A"], "slip": slip},
        "moves": {"+g": "Loaded", "g>A": "Filled", "end": "Ended"},
        "pool": pool,
        "nodes": nodes,
    }


def packed(language: str) -> str:
    text = base64.b64encode(gzip.compress(json.dumps(stored(language)).encode())).decode()
    return f'<script type="text/plain" class="ga-data" data-language="{language}">{text}</script>'


def test_an_exported_puzzle_plays_without_python(opened: Open) -> None:
    start = (
        'openExport(document.querySelector("main"), document.querySelectorAll("script.ga-data"));'
    )
    page = opened(start, data=packed("en") + packed("pl"), java_script_enabled=True, offline=True)
    page.locator('[data-action="x"]').click()
    settled(page)
    assert said(page) == "Not stored"
    press(page, "0:level/1")
    assert said(page) == "Not now."
    page.locator('[data-action="end"]').click()
    settled(page)
    page.get_by_role("button", name="Check").click()
    assert said(page) == "Reached."
    assert page.locator(".ga-rows").count() == 0
    page.locator('[data-control="slip"]').click()
    settled(page)
    assert said(page) == "Slip: 1 (ended)"
    assert page.locator(".ga-rows").count() == 0
    page.get_by_label("Language").select_option("pl")
    page.locator("h3", has_text="Title pl").wait_for()
    page.locator('[data-control="undo"]').click()
    settled(page)
    page.locator('[data-control="hint"]').click()
    page.locator(".ga-message", has_text="One").wait_for()
    press(page, "0:cage", "0:cage")
    assert page.locator(".ga-entries code").all_inner_texts() == ["+g", "g>A"]
    page.locator('.ga-stars[aria-label$="3 / 3"]').first.wait_for()
    assert page.locator('[data-control="check"]').count() == 0, "there is nothing more to judge"
    page.locator(".ga-hints li", has_text="One").wait_for()
    page.locator('[data-control="reset"]').click()
    settled(page)
    page.locator('[data-action="end"]').click()
    settled(page)
    cells = [row.inner_text().split() for row in page.locator(".ga-rows tbody tr").all()]
    assert [cell[:3] for cell in cells] == [["1", "Loaded", "Ended"], ["2", "Filled"]]
    page.locator('[data-control="reset"]').click()
    settled(page)
    page.locator('[data-control="solution"]').click()
    settled(page)
    page.locator('[data-control="redo"]').click()
    page.locator('.ga-entries [data-ply="1"][aria-current]').wait_for()
    page.locator('[data-control="solution"]').click()
    page.locator('.ga-entries [data-ply="0"][aria-current]').wait_for()
