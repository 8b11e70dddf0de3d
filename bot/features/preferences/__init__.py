"""The settings of a player: shows and changes all; those that belong to no other feature are its own.

No other feature calls it.
Imports ``sessions`` and below.
"""

from bot.core.actions import Action, Verb
from bot.core.feature import Feature, HomePlace, Route, of_service
from bot.features.preferences.service import PreferencesService
from bot.features.preferences.settings import SETTINGS

FEATURE = Feature(
    "preferences",
    routes=(
        Route(
            Verb.SETTINGS,
            of_service(PreferencesService, PreferencesService.settings),
            is_allowed_anywhere=True,
        ),
    ),
    home_places={
        "settings": HomePlace("button-settings", rank=6, action=Action(Verb.SETTINGS), about="home-settings")
    },
    settings=SETTINGS,
)
