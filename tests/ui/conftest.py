"""The fixtures of all tests of the board."""

from tests.ui.browser import chromium
from tests.ui.pretended import opened

__all__ = ["chromium", "opened"]
