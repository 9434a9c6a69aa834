"""Hostile files, lines and messages for everything that reads: see `subjects.py` and `__main__.py`."""
