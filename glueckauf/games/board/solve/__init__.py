"""Exact answers: the best line of a mining task, of turns, of a shift, with its proof."""
