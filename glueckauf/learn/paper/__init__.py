"""Puzzles on paper: what goes on a sheet, and its layout."""
