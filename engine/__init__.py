"""The rules of the solitaires: pure values and functions on the standard library alone."""
