"""Charts: a month, shares, frequencies, values over time, and the moves of a game."""
