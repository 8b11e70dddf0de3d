"""Seasons: a calendar month with three goals for each player, drawn by what the player has done before.

The feature ``statistics`` calls ``service``.
Imports ``sessions`` and below, and the service of ``challenge``.
"""

from bot.core.feature import Feature, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.seasons.service import SeasonService
from bot.features.seasons.store import export_seasons
from bot.storage.keys import PlayerPart

FEATURE = Feature(
    "seasons",
    exercise_news=(of_service(SeasonService, SeasonService.news_of_exercise),),
    personal_data=(PersonalData(PlayerPart.SEASONS, KeyType.HASH, "seasons", export_seasons),),
)
