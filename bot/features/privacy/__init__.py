"""A player's data: what is stored of everybody, and their own data shown, exported, deleted.

The feature ``operator`` deletes players by its service.
Imports ``sessions`` and below, and the service of ``challenge``.
"""

from bot.core.actions import Verb
from bot.core.feature import Feature, Route, of_service
from bot.features.privacy.service import PrivacyService

FEATURE = Feature(
    "privacy",
    routes=(
        Route(
            Verb.MY_DATA,
            of_service(PrivacyService, PrivacyService.my_data),
            is_allowed_anywhere=True,
            is_open_to_blocked=True,
        ),
        Route(
            Verb.PRIVACY,
            of_service(PrivacyService, PrivacyService.privacy),
            needs_store=False,
            is_allowed_anywhere=True,
            is_open_to_blocked=True,
            only_words=frozenset(),
        ),
    ),
)
