"""Posts in channels: schedule, delivery, mentions, and their administration.

No other feature calls it.
Imports ``sessions`` and below, and the services of ``challenge`` and ``standings``.
"""

from bot.core.actions import Verb
from bot.core.commands import POST, TELL, ParameterKind
from bot.core.feature import Feature, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.posts.administration import PostAdministration
from bot.features.posts.mention_store import GROUP_REFERENCES, export_groups
from bot.features.posts.poster import Poster
from bot.features.posts.service import PostsService
from bot.features.posts.settings_input import post_choices
from bot.storage.keys import PlayerPart

FEATURE = Feature(
    "posts",
    personal_data=(
        PersonalData(PlayerPart.POSTS, KeyType.SET, "known_to_posts_of", export_groups, GROUP_REFERENCES),
    ),
    shared_data=(of_service(PostsService, PostsService.export_mentions),),
    after_deletion=(of_service(PostsService, PostsService.forget_player),),
    background_tasks=(of_service(Poster, Poster.run),),
    group_departures=(of_service(PostsService, PostsService.expire_group),),
    group_moves=(of_service(PostsService, PostsService.move_group),),
    subcommands={
        (Verb.DAILY, TELL): of_service(PostsService, PostsService.set_mention),
        (Verb.ADMIN, POST): of_service(PostAdministration, PostAdministration.configure),
    },
    word_choices={ParameterKind.CHANGE: post_choices},
)
