"""Pure parts of screens that several features use: boards, descriptions in words, rows of buttons, steps.

Features call it.
Imports ``core``, ``daily``, ``i18n`` and the engine; values in, ``Screen`` out.
"""
