"""How puzzles of Woodcraft are made."""
