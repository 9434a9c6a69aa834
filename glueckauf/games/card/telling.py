"""Short ways to say why not and what happened, and the catalogue of the rules."""

from __future__ import annotations

GAME = "card"
PREFIX = "CG"
