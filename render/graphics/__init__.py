"""Drawing tools: themes and palettes, vector drawing, antialiasing, sprite formats, pasting."""
