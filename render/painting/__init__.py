"""Pictures of boards: the sprite sheet of a theme, headings, marks, and what is painted with them.

``charts``, ``files`` and ``bot.rendering`` may call it.
It imports all packages below: ``graphics``, ``artwork``, ``typography``, ``cards`` and ``boards``.
"""
