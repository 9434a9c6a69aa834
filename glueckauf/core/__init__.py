"""What every game of the house shares. Knows no game."""
