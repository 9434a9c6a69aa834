"""Glück Auf: The Great Card Game."""
