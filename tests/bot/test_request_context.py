"""The request context: the language, and who is an administrator."""

import pytest
from redis.asyncio import Redis

from bot.core.actions import Room
from bot.core.group_settings import GroupSettings
from bot.core.player_settings import PlayerSettings
from bot.i18n.texts import Texts
from bot.sessions.request_context import RequestContext, RequestContextLoader
from bot.storage.player_store import PlayerStore
from tests.bot.desk import ANNA


def context(redis: Redis, own: str = "", group: str = "", client: str = "") -> RequestContext:
    """Return the context of a player with these languages."""
    contexts = RequestContextLoader(PlayerStore(redis), Texts.load("ja"))
    return contexts.build(ANNA, Room(client, group=5), PlayerSettings(language=own), GroupSettings(group))


@pytest.mark.parametrize(
    ("own", "group", "client", "spoken"),
    [
        ("de", "en", "ja", "de"),
        ("", "en", "de", "en"),
        ("", "", "de-AT", "de"),
        ("", "", "", "ja"),
        ("", "", "xx", "ja"),
        ("xx", "de", "en", "de"),  # a language that was chosen once, and no longer exists
        ("", "xx", "de", "de"),
        ("xx", "xx", "xx", "ja"),
    ],
)
def test_the_first_known_language_is_used(
    redis: Redis, own: str, group: str, client: str, spoken: str
) -> None:
    assert context(redis, own, group, client).texts.language == spoken


@pytest.mark.parametrize(("group", "is_admin"), [(0, False), (0, True), (5, False), (5, True)])
def test_there_are_no_administrators_without_a_group(redis: Redis, group: int, is_admin: bool) -> None:
    room = Room(group=group, is_admin=is_admin)
    governs = RequestContextLoader(PlayerStore(redis), Texts.load("en")).build(ANNA, room).is_admin
    assert governs == (group == 5 and is_admin)
