"""Puzzles on the whole table: turns, drafts and blunders."""
