"""Parts of the pages on which a player chooses the value of a setting."""

from bot.core.actions import Action, Verb
from bot.core.request_context import RequestContext
from bot.core.screens import Button
from bot.core.session import LoadedGame
from bot.core.setting import Setting
from bot.screens.button_rows import Rows, in_rows_before_back, tick_button

IN_ROW = 2
"""Choices in a row, as long as there are enough rows: a phone shows their names in full."""


def settings_action(context: RequestContext, *words: str) -> Action:
    """Return the action of a button of the player's own settings."""
    return Action(Verb.SETTINGS, words, owner=context.player.id)


def choice_rows(context: RequestContext, loaded: LoadedGame | None, setting: Setting) -> Rows:
    """Return the values of a setting that has few, and the way back."""
    chosen = setting.chosen(context)
    controls = [
        tick_button(context.texts, name, settings_action(context, setting.word, value), is_on=value == chosen)
        for value, name in setting.values(context.texts)
    ]
    return (*in_rows_before_back(controls), *back_row(context, loaded))


def back_row(context: RequestContext, loaded: LoadedGame | None, *, is_top: bool = False) -> Rows:
    """Return the way back to the list of settings, which ``is_top`` says that this is, and to the game."""
    texts = context.texts
    controls = [] if is_top else [Button(texts("button-to-settings"), settings_action(context))]
    if loaded:
        controls.append(Button(texts("button-to-game"), loaded.action(Verb.BOARD, "back")))
    return (tuple(controls),) if controls else ()
