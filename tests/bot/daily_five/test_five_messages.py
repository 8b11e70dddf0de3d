"""What is sent of the daily five unasked: a post that administrators switch on, and a line of reminders."""

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Chat, Room, Verb
from bot.core.five_standing import FIVE
from bot.core.posts import PostChannel
from bot.core.screens import MAX_CAPTION
from bot.core.settings import GroupSettings, StartPermission
from bot.features.posts.composer import PostComposer
from bot.features.posts.settings import PostSettings, further_posts
from bot.i18n.languages import finished_languages
from bot.services import Services
from bot.storage.keys import PlayerPart, player_key
from seeds.daily_goal import games_of
from tests.bot.desk import Desk
from tests.bot.past_days import FIRST as FIRST_OF_POSTS
from tests.bot.posts.post_office import FakeChat
from tests.bot.reminders.desk import ANNA, DAYS, HOUR, scheduler, turn_on

DUE = DAYS.begins(10) + 18 * HOUR + 1800
"""When the daily reminder of day 10 is due in UTC."""
SETTINGS = PostSettings(PostChannel(Chat.DISCORD, 77, 5), further=frozenset({"five"}))
GROUP = -1005
KEY = player_key(ANNA, PlayerPart.FIVE)


@pytest.mark.parametrize("language", finished_languages())
async def test_a_post_shows_the_five_with_a_button_each_that_only_its_presser_sees(
    daily: Services, language: str
) -> None:
    settings = PostSettings(SETTINGS.channel, further=SETTINGS.further, language=language)
    post = await PostComposer(daily).further(further_posts()["five"], settings, 1, 0)
    assert post.is_silent
    assert post.language == language
    buttons = [button for row in post.screen.rows for button in row]
    games = games_of(FIRST_OF_POSTS)
    assert [one.action for one in buttons] == [Action(Verb.FIVE, ("1", game, "private")) for game in games]
    assert post.screen.text.count("\n○ ") == FIVE
    assert len(post.screen.title) + len(post.screen.text) < MAX_CAPTION
    assert str(post.screen.picture)


def test_the_switch_of_the_post_is_stored_as_its_own_bit() -> None:
    stored = SETTINGS.text
    assert PostSettings.read(Chat.DISCORD, 77, stored).further == frozenset({"five"})
    assert len({post.switch for post in further_posts().values()}) == len(further_posts())


@pytest.mark.parametrize(
    ("stored", "is_named"), [({}, False), ({"3": "1"}, True), ({"10": "1"}, True), ({"10": "31"}, False)]
)
async def test_a_reminder_names_what_is_open_to_who_plays_the_five(
    redis: Redis, stored: dict[str, str], *, is_named: bool
) -> None:
    await turn_on(redis)
    for number, solved in stored.items():
        await redis.hset(KEY, number, solved)
    chat = FakeChat()
    await scheduler(redis, chat, DUE).remind_due()
    (message,) = chat.messages
    buttons = [button.action.verb for row in message.screen.rows for button in row]
    assert (Verb.FIVE in buttons) is is_named
    assert ("Still open of today’s five: " in message.screen.text) is is_named
    if is_named:
        assert ("Klondike" in message.screen.text) is ("10" not in stored)


async def test_the_button_of_a_post_starts_a_private_game_where_only_administrators_start_others(
    desk: Desk,
) -> None:
    only_administrators = GroupSettings(starters=StartPermission.ADMINISTRATORS)
    await desk.store.groups.save_settings(Chat.TELEGRAM, GROUP, only_administrators)
    desk.room = Room("en", GROUP, 3)
    refused = await desk.act(Action(Verb.FIVE, ("1", "klondike")))
    assert refused.notice.startswith("Only admins can start games here.")
    begun = await desk.act(Action(Verb.FIVE, ("1", "klondike", "private")))
    assert begun.screen
    assert begun.is_private
