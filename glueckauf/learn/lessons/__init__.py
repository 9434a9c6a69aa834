"""Lessons as data: their files, the goals they set, and the judge of what a learner does."""
