"""How puzzles of Switch & Signal are made."""
