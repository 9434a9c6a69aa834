"""Walks over all that is shipped: every puzzle of every game, one test for each game and property.

They have the marker `shipped`, so the README's `pytest` leaves them out and the gate runs them (`-m "not long"`);
`pytest -m shipped tests/shipped` runs them alone. A walk does not stop at the first fault: it fails with the list of
all, each with the puzzle, what was said and what is true. What is true is told by a judge of its own, `plain.py`.

Lines are drawn at random, from a seed that a failure prints; GLUECKAUF_SHIPPED_SEED gives another, and the same
draws the same lines again.
"""
