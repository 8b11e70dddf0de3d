"""What a player can read: welcome, help, rules, about.

No other feature calls it.
Imports ``sessions`` and below.
"""

from bot.core.actions import Verb
from bot.core.feature import Feature, Route, of_service
from bot.features.guide.service import GuideService

FEATURE = Feature(
    "guide",
    routes=(
        Route(
            Verb.HELP,
            of_service(GuideService, GuideService.help),
            needs_store=False,
            is_allowed_anywhere=True,
        ),
        Route(
            Verb.RULES,
            of_service(GuideService, GuideService.rules),
            needs_store=False,
            is_allowed_anywhere=True,
        ),
        Route(
            Verb.ABOUT,
            of_service(GuideService, GuideService.about),
            needs_store=False,
            is_allowed_anywhere=True,
            only_words=frozenset(),
        ),
    ),
)
