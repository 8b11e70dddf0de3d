"""Files of pictures: PNG, and GIF with LZW for the animation of a game.

``bot.rendering`` may call it; nothing else in ``render`` imports it.
It imports ``painting`` and the packages below it.
"""
