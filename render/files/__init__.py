"""Files of pictures: PNG, and GIF with LZW for the animation of a game."""
