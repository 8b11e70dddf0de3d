"""Leaderboards and ratings: who stands where among whom.

The features ``attempts``, ``leagues``, ``posts`` and ``puzzles`` call ``service``.
Imports ``sessions`` and below, and the service of ``challenge``.
"""

from bot.core.actions import Verb
from bot.core.commands import ParameterKind
from bot.core.feature import Feature, Route, of_service
from bot.features.standings.leaderboard_input import leaderboard_choices
from bot.features.standings.service import Leaderboards, StandingsService

FEATURE = Feature(
    "standings",
    routes=(
        Route(
            Verb.LEADERBOARD,
            of_service(Leaderboards, Leaderboards.show_leaderboard),
            is_allowed_anywhere=True,
            only_looks_up=True,
        ),
    ),
    visibility_changes=(of_service(StandingsService, StandingsService.change_visibility),),
    group_moves=(of_service(StandingsService, StandingsService.move_group),),
    shared_data=(of_service(StandingsService, StandingsService.export_places),),
    after_deletion=(of_service(StandingsService, StandingsService.forget_player),),
    word_choices={ParameterKind.TABLE: leaderboard_choices},
)
