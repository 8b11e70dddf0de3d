"""What a player prefers: theme, language, time zone, boards, who sees results.

The feature ``posts`` calls ``service``.
Imports ``sessions`` and below, and the service of ``reminders``.
"""

from bot.core.actions import Verb
from bot.core.feature import Feature, Route, of_service
from bot.features.preferences.service import PreferencesService

FEATURE = Feature(
    "preferences",
    routes=(
        Route(
            Verb.SETTINGS,
            of_service(PreferencesService, PreferencesService.settings),
            is_allowed_anywhere=True,
            shows_game=False,
        ),
    ),
)
