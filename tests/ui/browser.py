"""A real Chromium for the tests, and what they ask of a page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """One browser for all tests of a run; without one they are skipped, but never in CI."""
    path = shutil.which("chromium")
    if path is None:
        _missing("Chromium is not installed (Debian: apt install chromium)")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        _missing('playwright is not installed (pip install -e ".[dev]")')
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


def _missing(what: str) -> None:
    reason = f"{what}; the tests of the board need it"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


# What fades in is pale for a moment; what glows does so a few times
FADED = """() => document.getAnimations().every((one) =>
    one.playState !== "running" || one.effect.getComputedTiming().iterations > 1)"""


def violations(page: Any, scope: str) -> list[str]:
    """What axe finds wrong inside the elements of a selector: rule, element, and how to mend it."""
    from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

    page.wait_for_function(FADED)
    found = Axe().run(page, context={"include": [[scope]]}).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]
