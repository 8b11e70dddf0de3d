"""What administrators set for a server or group.

No other feature calls it.
Imports ``sessions`` and below.
"""

from bot.core.actions import Verb
from bot.core.commands import ParameterKind
from bot.core.feature import Feature, Route, of_service
from bot.features.administration.screens import rule_labels
from bot.features.administration.service import AdministrationService

FEATURE = Feature(
    "administration",
    routes=(
        Route(
            Verb.ADMIN,
            of_service(AdministrationService, AdministrationService.admin),
            is_allowed_anywhere=True,
            is_about_group=True,
            depends_on_admin=True,
        ),
    ),
    word_choices={ParameterKind.CHANGE: rule_labels},
)
