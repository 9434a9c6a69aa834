"""Plots made by hand: every style, and what is hard to set."""

from __future__ import annotations

from math import inf

from glueckauf.lab.plot import Plot, Series

LONG = "A title that says rather more than a title should, so that it has to be broken into lines"
CAPTION = "decks: 60 · games: 240 · players: 4 · bots: greedy · seeds: 1–60 · " + LONG

PLOTS = {
    "points, lines and a band": Plot(
        LONG,
        "deck",
        "B minus A, in VP",
        (
            Series("one deck", "points", tuple((n, float(n % 7 - 3)) for n in range(1, 70))),
            Series("mean", "lines", ((1, 0.5), (69, 0.5)), ((-0.5, 1.5), (-0.5, 1.5))),
        ),
        "What is to be seen.",
        CAPTION,
    ),
    "beams": Plot(
        "Beams",
        "place",
        "score in VP",
        (
            Series(
                "A", "beams", (("first", 80.0), ("second", 76.5)), ((78.0, 82.0), (70.0, 83.0))
            ),
            Series(
                "B", "beams", (("first", 82.0), ("second", -6.5)), ((80.0, 84.0), (-inf, 3.0))
            ),
        ),
        "Beams beside each other.",
        "games: 4",
    ),
    "turned": Plot(
        "Turned",
        "a knob with a name that is longer than its two short beams",
        "change",
        (
            Series("lowered", "beams", (("the price of the space with ten steps", -2.0), ("b", 1.0)), ((-3.0, -1.0), (0.0, 2.0))),
            Series("raised", "beams", (("the price of the space with ten steps", 2.5), ("b", 0.5)), ((1.0, 3.0), (-1.0, inf))),
            Series("even", "bounds", (("the price of the space with ten steps", 0.5), ("b", 0.5))),
        ),
        is_turned=True,
        caption=CAPTION,
    ),
    "stacks": Plot(
        "Stacks",
        "rules",
        "points",
        tuple(
            Series(f"source {n}", "bars", (("A", 3.0 + n), ("B", 9.0 - n)))
            for n in range(9)
        )
        + (Series("losses", "bars", (("A", -4.0), ("B", -2.0))),),
    ),
    "cells": Plot(
        "Cells",
        "shift",
        "space",
        tuple(
            Series(f"a space called {n}", "cells", tuple((f"shift {k}", 1.5 * n + k) for k in (1, 2, 3)), ((0.0, 2.0),) * 3)
            for n in range(6)
        ),
        of="uses per game",
    ),
    "bounds and limits": Plot(
        "How it ended",
        "decks so far",
        "evidence",
        (
            Series("for more", "lines", tuple((n, 0.1 * n) for n in range(1, 50))),
            Series("for less", "lines", tuple((n, -0.7 * n) for n in range(1, 50))),
            Series("upper", "bounds", ((1, 2.94), (49, 2.94))),
            Series("lower", "bounds", ((1, -2.94), (49, -2.94))),
            Series("ended", "points", ((49, 4.9),)),
        ),
        limits=(-6.0, 6.0),
    ),
    "stairs and spans": Plot(
        "Stairs",
        "steps",
        "points",
        (
            Series("front", "stairs", ((1, 2), (4, 7))),
            Series("sure", "spans", ((1, 0), (1, 3), (4, 5), (4, 8))),
        ),
    ),
    "one number": Plot("One", "x", "y", (Series("all", "points", ((1, 0.0),)),)),
    "nothing": Plot("None", "x", "y", (Series("all", "stairs", ()),)),
    "signs": Plot("5 < 6 & $a_b$ \"quoted\"", "x <y>", "$", (Series("a & b", "lines", ((0, 1.0), (1, 2.0))), Series("c", "lines", ((0, 2.0), (1, 1.0))))),
}  # fmt: skip
