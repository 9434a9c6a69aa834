"""Plots of what was measured."""
