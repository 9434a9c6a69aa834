"""The puzzle kinds of the board game: positions, pits, tables, and how puzzles are made."""
