"""What the messages show in which a player chooses what they prefer, by pure functions."""

from bot.model import MAX_ROWS, Action, Control, Screen, Style, Verb
from bot.screens import example
from bot.table import Table
from bot.texts import Texts
from bot.themes import all_themes, called
from engine.games import all_games

IN_ROW = 2
"""Themes in a row, as long as there are rows for them: on a phone their names are not cut."""


def preferences_screen(texts: Texts, owner: int, theme: str, table: Table | None) -> Screen:
    """Show a board in the theme that is chosen, offer the others, and the way back to the game.

    The board is the example of the rules: of the game that the player is at, or else of the last game.
    """
    title = called(theme, texts.language)
    game = table.session.record.game if table else all_games()[-1].name
    picture, alt = example(texts, game, theme, title)
    rows = _theme_rows(texts, owner, theme)
    if table:
        rows = (*rows, (Control(texts("button-to-game"), table.action(Verb.BOARD, "back")),))
    return Screen(texts("settings-title"), texts("settings-theme", theme=title), picture, alt, rows)


def _theme_rows(texts: Texts, owner: int, theme: str) -> tuple[tuple[Control, ...], ...]:
    """Return a button for each theme, the chosen one with a tick."""
    controls = []
    for name in all_themes():
        is_chosen = name == theme
        label = texts("tick-on" if is_chosen else "tick-off", place=called(name, texts.language))
        action = Action(Verb.SETTINGS, ("theme", name), owner=owner)
        controls.append(Control(label, action, Style.MOVE if is_chosen else Style.PLAIN))
    width = max(IN_ROW, -(-len(controls) // (MAX_ROWS - 1)))
    return tuple(tuple(controls[first : first + width]) for first in range(0, len(controls), width))
