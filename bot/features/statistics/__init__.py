"""A player's statistics, achievements and calendar.

No other feature calls it.
Imports ``sessions`` and below, and the services of ``challenge``, ``daily_five`` and ``seasons``.
"""

from bot.core.actions import Action, Verb
from bot.core.feature import Feature, HomePlace, Route, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.statistics.export import export_achievements, export_statistics
from bot.features.statistics.service import StatisticsService
from bot.storage.keys import PlayerPart

FEATURE = Feature(
    "statistics",
    routes=(
        Route(
            Verb.STATS,
            of_service(StatisticsService, StatisticsService.show_statistics),
            is_allowed_anywhere=True,
            only_looks_up=True,
        ),
        Route(
            Verb.CALENDAR,
            of_service(StatisticsService, StatisticsService.show_calendar),
            is_allowed_anywhere=True,
            only_looks_up=True,
        ),
    ),
    home_places={
        "statistics": HomePlace("button-stats", rank=5, action=Action(Verb.STATS), about="home-statistics")
    },
    personal_data=(
        PersonalData(PlayerPart.STATISTICS, KeyType.HASH, "statistics", export_statistics),
        PersonalData(PlayerPart.ACHIEVEMENTS, KeyType.HASH, "achievements", export_achievements),
    ),
    end_observers=(of_service(StatisticsService, StatisticsService.observe_end),),
    end_repeaters=(of_service(StatisticsService, StatisticsService.repeat_end),),
    shared_lines=(of_service(StatisticsService, StatisticsService.season_line),),
)
