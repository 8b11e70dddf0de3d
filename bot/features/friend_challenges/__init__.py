"""Challenges of friends: a link from a finished game to the same deal, and both results side by side.

No other feature calls it.
Imports ``sessions`` and below, and the services of ``attempts`` and ``challenge``.
"""

from bot.core.actions import Verb
from bot.core.feature import Feature, LinkKind, Route, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.friend_challenges.challenge import KEY
from bot.features.friend_challenges.delivery import FriendResultDelivery
from bot.features.friend_challenges.service import FriendChallengeService
from bot.features.friend_challenges.store import CHALLENGE_REFERENCES
from bot.storage.decoding import decode_hash
from bot.storage.keys import PlayerPart

FEATURE = Feature(
    "friend_challenges",
    routes=(
        Route(
            Verb.FRIEND,
            of_service(FriendChallengeService, FriendChallengeService.answer_friend),
            shows_game=False,
            most_words=2,
        ),
    ),
    personal_data=(
        PersonalData(
            PlayerPart.FRIENDS, KeyType.HASH, "own_friend_challenges", decode_hash, CHALLENGE_REFERENCES
        ),
    ),
    shared_data=(of_service(FriendChallengeService, FriendChallengeService.export_results),),
    after_deletion=(of_service(FriendChallengeService, FriendChallengeService.forget_player),),
    game_observers=(of_service(FriendChallengeService, FriendChallengeService.show_comparison),),
    reply_observers=(of_service(FriendResultDelivery, FriendResultDelivery.with_news),),
    background_tasks=(of_service(FriendResultDelivery, FriendResultDelivery.run),),
    links={
        Verb.FRIEND: LinkKind(
            names=(),
            title=lambda _texts, _number: "",
            offer=of_service(FriendChallengeService, FriendChallengeService.find_offer),
            open_label="button-friend-play",
            send_label="telegram-button-send-friend",
            key=KEY,
        )
    },
)
