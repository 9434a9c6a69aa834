"""Making mining puzzles: sources of positions, what is accepted, twins, variants, texts."""
