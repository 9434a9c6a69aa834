"""What can be measured of a game."""
