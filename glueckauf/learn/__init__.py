"""Puzzles and lessons as data, and their judges."""
