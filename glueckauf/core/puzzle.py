"""What every puzzle of the house shares, whatever the game."""

from __future__ import annotations

MOST_STARS = 3
