"""Making puzzles: moments of deals where few moves keep a goal in reach, each with its proof."""
