"""The same deal compared: how others have ended it, and where one's own game stands among theirs.

No other feature calls it.
Imports ``sessions`` and below.
"""

from bot.core.actions import Verb
from bot.core.feature import Feature, Route, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.comparison.service import ComparisonService
from bot.features.comparison.store import export_attempts
from bot.storage.keys import PlayerPart

FEATURE = Feature(
    "comparison",
    routes=(
        Route(
            Verb.COMPARE,
            of_service(ComparisonService, ComparisonService.compare),
            is_about_shown_game=True,
            most_words=6,
        ),
    ),
    personal_data=(PersonalData(PlayerPart.COMPARED, KeyType.HASH, "first_attempts", export_attempts),),
    game_observers=(of_service(ComparisonService, ComparisonService.add_news),),
)
