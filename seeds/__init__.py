"""Data of the games and its readers: certified deals, exercises, rules pages, figures."""
