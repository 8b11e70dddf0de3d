"""What goals of building games may count."""

ALL_ACES = 4
COUNTS_HOME = (10, 15, 20, 25, 30, 40)
"""How many cards may have to go home in at most some moves."""
MANY_HOME = (20, 25, 30, 40)
"""How many in any number of moves."""
