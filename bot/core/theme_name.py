"""The name of the theme that pictures have where none was chosen."""

DEFAULT_THEME = "green"
"""The theme of the pictures of those who have chosen none."""
