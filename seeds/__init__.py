"""Data of the games and its readers: certified deals, puzzles, lessons, rules pages, figures."""
