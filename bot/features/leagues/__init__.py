"""Leagues: players with similar ratings compare the points of a week; the first rise, the last fall.

No other feature calls it.
Imports ``sessions`` and below, and the services of ``challenge`` and ``standings``.
"""

from bot.core.actions import Verb
from bot.core.feature import Feature, of_service
from bot.features.leagues.service import LeagueService

FEATURE = Feature(
    "leagues",
    shared_data=(of_service(LeagueService, LeagueService.export_places),),
    before_deletion=(of_service(LeagueService, LeagueService.leave_leagues),),
    closing_steps=(of_service(LeagueService, LeagueService.close_day),),
    subcommands={(Verb.LEADERBOARD, "league"): of_service(LeagueService, LeagueService.show_league)},
)
