"""What is certified of each game, one file a game: a game has certified deals because its file is here."""
