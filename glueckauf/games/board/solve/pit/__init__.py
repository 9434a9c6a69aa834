"""Mining tasks: the best line in one pit, its proof, grade and themes."""
