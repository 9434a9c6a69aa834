"""Making puzzles of the card game: sources, a ladder of solvers, themes, acceptance, words."""
