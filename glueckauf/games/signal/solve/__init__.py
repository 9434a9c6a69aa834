"""Exact solver of Switch & Signal: one turn, or one train with the cards in hand."""
