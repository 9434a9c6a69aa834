"""The table in a notebook: Table, PuzzleBoard, Stepper, and pages that need no Python."""
