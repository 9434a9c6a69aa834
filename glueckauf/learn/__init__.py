"""Puzzles and lessons as data, and their judges.

Here: the puzzle of one pit, its file, verdict and claims, training, progress and the notebooks. Rooms
of their own: `lessons`, `turns` (puzzles on the whole table), `making` (the generator), `paper` (print).
"""
