"""Charts: a month, shares, frequencies, values over time, and the moves of a game.

``bot.rendering`` may call it, one function for each kind of chart.
It imports ``painting`` and the packages below it.
"""
