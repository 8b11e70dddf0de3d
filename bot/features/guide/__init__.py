"""What a player can read: home screen, welcome, help, rules, about.

No other feature calls it.
Imports ``sessions`` and below.
"""

from bot.core.actions import Action, Verb
from bot.core.feature import Feature, HomePlace, Route, of_service
from bot.features.guide.service import GuideService
from bot.screens.welcome import ALL_HELP

FEATURE = Feature(
    "guide",
    home_places={
        "help": HomePlace("button-help", rank=7, action=Action(Verb.HELP, ALL_HELP), about="home-help")
    },
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
