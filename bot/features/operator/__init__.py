"""What operators do in a chat: servers, blocks, a note to all players, a player's deletion.

No other feature calls it; ``bot/moderation`` holds what applies to everybody.
Imports ``sessions`` and below, and the service of ``privacy``.
"""

from bot.core.actions import Verb
from bot.core.feature import Feature, Route, of_service
from bot.features.operator.following import OperatorFollowing
from bot.features.operator.service import OperatorService

FEATURE = Feature(
    "operator",
    routes=(
        Route(
            Verb.OPERATOR,
            of_service(OperatorService, OperatorService.operate),
            is_allowed_anywhere=True,
            is_for_operators=True,
        ),
    ),
    reply_observers=(
        of_service(OperatorFollowing, OperatorFollowing.note_activity),
        of_service(OperatorFollowing, OperatorFollowing.with_note),
    ),
    group_arrivals=(of_service(OperatorFollowing, OperatorFollowing.add_group),),
    group_departures=(of_service(OperatorFollowing, OperatorFollowing.forget_group),),
    group_moves=(of_service(OperatorFollowing, OperatorFollowing.move_group),),
    background_tasks=(of_service(OperatorFollowing, OperatorFollowing.run),),
)
