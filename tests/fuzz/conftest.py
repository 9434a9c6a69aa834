"""Boards of these tests are asked as by a script, too."""

from tests.widget.conftest import no_loop

__all__ = ["no_loop"]
