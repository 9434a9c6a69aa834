"""Week 5, redesign: sample solutions."""

CLOSER = """
title = "A gentler clock"
clock_first = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
"""

SHORTER = """
title = "Fewer miners"
miners = [12, 15, 13]
"""

EFFECTS = {
    "duration": "higher",
    "lead_changes": "lower",
    "displacements": "lower",
    "sources": "lower",
}
