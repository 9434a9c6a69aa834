"""Exact answers: the fewest materials for an order, and the best that free actions can do."""
