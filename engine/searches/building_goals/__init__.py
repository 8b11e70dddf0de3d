"""The fewest moves to a goal of a building game, with all cards known and every move counted."""
