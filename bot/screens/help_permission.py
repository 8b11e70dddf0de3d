"""The screen that asks whether help is allowed in a ranked attempt."""

from bot.core.actions import Action, Verb
from bot.core.loaded_game import LoadedGame
from bot.core.screens import Button, ButtonStyle, Screen
from bot.daily.help_permission import ALLOW
from bot.i18n.texts import Texts
from bot.screens.board import question_screen


def help_question_screen(texts: Texts, loaded: LoadedGame, action: Action) -> Screen:
    """Ask whether to allow help in a ranked attempt, which an action needs."""
    controls = (
        Button(texts("button-allow-help"), loaded.action(action.verb, ALLOW), ButtonStyle.DANGER),
        Button(texts("button-daily-play-on"), loaded.action(Verb.BOARD, "back")),
    )
    return question_screen(texts, loaded, controls, texts("daily-ask-help"))
