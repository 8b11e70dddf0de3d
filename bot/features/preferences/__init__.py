"""The settings of a player: shows and changes all; those that belong to no other feature are its own.

No other feature calls it.
Imports ``sessions`` and below.
"""

from bot.core.actions import Verb
from bot.core.feature import Feature, Route, of_service
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
    settings=SETTINGS,
)
