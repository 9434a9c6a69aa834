"""The fixtures of all tests of the board."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.ui.browser import chromium
from tests.ui.lab import PATIENCE, Lab, jupyter_lab
from tests.ui.pretended import opened

__all__ = ["chromium", "desk", "lab", "one_page", "opened", "page", "server"]
SCREEN = {"width": 1280, "height": 1600}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, chromium: Any) -> Iterator[Lab]:
    """One JupyterLab for all tests of a run: it takes longer to start than most of them."""
    with jupyter_lab(tmp_path_factory.mktemp("lab")) as running:
        yield running


@pytest.fixture(scope="module")
def lab(server: Lab, request: pytest.FixtureRequest) -> Lab:
    """A room in it for each module, in which nobody has learnt anything yet."""
    return server.room(request.module.__name__)


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    """A page in a context of its own, with the patience that JupyterLab needs."""
    with _page(chromium) as found:
        yield found


@pytest.fixture(scope="session")
def one_page(chromium: Any) -> Iterator[Any]:
    with _page(chromium) as found:
        yield found


@pytest.fixture
def desk(one_page: Any) -> Any:
    """A page on which tests open one notebook after the other, in place of the last one (`Lab.open_instead`)."""
    one_page.set_viewport_size(SCREEN)
    return one_page


@contextmanager
def _page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport=SCREEN)
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()
