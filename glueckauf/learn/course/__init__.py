"""A course as files for people: each week is a page of Markdown with code in it."""
