"""The list of lessons."""

from collections.abc import Collection

from bot.core.actions import Action, Verb
from bot.core.screens import Button, ButtonStyle, Screen
from bot.i18n.texts import Texts
from bot.screens.button_rows import in_rows_before_back
from bot.screens.welcome import feature_buttons
from engine.games import games_in_order
from seeds.lesson import find_lesson


def lessons_screen(texts: Texts, owner: int, finished: Collection[str]) -> Screen:
    """Offer all lessons; those that the player has finished have a tick."""
    games = [game.name for game in games_in_order() if find_lesson(game.name)]
    controls = []
    for game in games:
        title = texts.of_game(game, "title")
        label = texts("lesson-finished", game=title) if game in finished else title
        controls.append(Button(label, Action(Verb.LEARN, (game,), owner=owner), ButtonStyle.MOVE))
    others = (
        Button(texts("button-another"), Action(Verb.PLAY)),
        Button(texts("button-rules"), Action(Verb.RULES)),
        Button(texts("button-mistakes"), Action(Verb.MISTAKES, owner=owner)),
        *feature_buttons(texts),
    )
    text = texts("lessons", count=len(games), finished=len([game for game in games if game in finished]))
    return Screen(texts("lessons-title"), text, rows=(*in_rows_before_back(controls), others))
