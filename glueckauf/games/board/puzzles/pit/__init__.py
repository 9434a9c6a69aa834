"""Puzzles of one pit: file, task, walk, verdict."""
