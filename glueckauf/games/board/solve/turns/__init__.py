"""Whole turns: the best plan on a table, its proof and themes."""
