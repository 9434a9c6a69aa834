"""Metrics that play or search on from positions of a game: each costs many times the game itself."""

from __future__ import annotations

from collections.abc import Mapping

from glueckauf.lab.metrics.metric import Metric

COSTLY: Mapping[str, Metric] = {}
