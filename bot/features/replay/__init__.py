"""Records, replays and results of games, and the results that inline mode offers.

No other feature calls it.
Imports ``sessions`` and below, and the services of ``attempts`` and ``challenge``.
"""

from bot.core.actions import Verb
from bot.core.feature import Feature, Route, of_service
from bot.features.replay.service import ReplayService

FEATURE = Feature(
    "replay",
    routes=(
        Route(Verb.RECORD, of_service(ReplayService, ReplayService.record)),
        Route(Verb.REPLAY, of_service(ReplayService, ReplayService.replay), is_about_shown_game=True),
        Route(
            Verb.SHARE,
            of_service(ReplayService, ReplayService.share),
            is_about_shown_game=True,
            only_words=frozenset(),
        ),
    ),
)
