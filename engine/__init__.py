"""The rules of the games: pure values and functions on only the standard library."""
