"""Exact solvers of the card game: one action, a turn, several own turns."""
