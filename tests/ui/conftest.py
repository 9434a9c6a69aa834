"""The fixtures of all tests of the board."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.ui.browser import chromium
from tests.ui.lab import PATIENCE, Lab, jupyter_lab
from tests.ui.pretended import opened

__all__ = ["chromium", "desk", "lab", "opened", "page"]


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory, chromium: Any) -> Iterator[Lab]:
    """One JupyterLab for all tests of a module."""
    with jupyter_lab(tmp_path_factory.mktemp("lab")) as running:
        yield running


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    """A page in a context of its own, with the patience that JupyterLab needs."""
    with _page(chromium) as found:
        yield found


@pytest.fixture(scope="module")
def desk(chromium: Any) -> Iterator[Any]:
    """A page on which the tests of a module open one notebook after the other, in place of the last one."""
    with _page(chromium) as found:
        yield found


@contextmanager
def _page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport={"width": 1280, "height": 1600})
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()
