"""Leaderboards and ratings: who stands where among whom.

The app and other features call ``service``.
Imports ``sessions`` and below, and the service of ``challenge``.
"""

from bot.core.feature import Feature, of_service
from bot.features.standings.service import StandingsService

FEATURE = Feature(
    "standings",
    group_moves=(of_service(StandingsService, StandingsService.move_group),),
    shared_data=(of_service(StandingsService, StandingsService.export_places),),
    after_deletion=(of_service(StandingsService, StandingsService.forget_player),),
)
