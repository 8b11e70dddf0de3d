"""The daily five: five games a day with a goal each, played as ordinary games, on the day or any later one.

The features ``reminders`` and ``statistics`` call ``service``.
Imports ``sessions`` and below, and the service of ``challenge``.
"""

from bot.core.actions import Action, Verb
from bot.core.commands import ParameterKind
from bot.core.feature import Feature, FurtherPost, HomePlace, LinkKind, Route, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.daily_five.home_note import FiveNote
from bot.features.daily_five.observer import FiveObserver
from bot.features.daily_five.post import FivePosts
from bot.features.daily_five.screens import find_offer, five_choices, no_title
from bot.features.daily_five.service import FiveService
from bot.features.daily_five.store import export_five
from bot.storage.keys import PlayerPart

FEATURE = Feature(
    "daily_five",
    routes=(Route(Verb.FIVE, of_service(FiveService, FiveService.five), takes_audience=True),),
    welcome_buttons={"button-five": Action(Verb.FIVE)},
    home_places={
        "five": HomePlace(
            "button-five",
            rank=1,
            action=Action(Verb.FIVE),
            reads=(PlayerPart.FIVE,),
            note=of_service(FiveNote, FiveNote.today_note),
        )
    },
    personal_data=(PersonalData(PlayerPart.FIVE, KeyType.HASH, "daily_five", export_five),),
    game_observers=(of_service(FiveObserver, FiveObserver.show_standing),),
    links={
        Verb.FIVE: LinkKind(
            ("five-name",),
            no_title,
            lambda _services: find_offer,
            "button-five-open",
            "telegram-button-send-five",
        )
    },
    word_choices={ParameterKind.FIVE: five_choices},
    further_posts=(
        FurtherPost("five", switch=6, exists=bool, compose=of_service(FivePosts, FivePosts.compose)),
    ),
)
