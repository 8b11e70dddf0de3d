"""Posts in Discord over real sockets: their content, their mentions, their outcome."""

from dataclasses import replace

import pytest

from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.discord.message import DiscordMessage as Sent
from bot.core.actions import Chat
from bot.core.actions import Player as Who
from bot.core.post_buttons import pack_for_post, unpack_from_post
from bot.core.posts import PostChannel, PostOutcome, PostResult
from bot.core.screens import Screen
from tests.bot.expected_posts import TRICKY, bulletin
from tests.discord_chat.wire import components as parts
from tests.discord_chat.wire.message import Message
from tests.discord_chat.wire.places import USUAL, May
from tests.discord_chat.wire.places import Channel as Place
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.refusal import Code
from tests.discord_chat.wire.server import DiscordServer
from tests.discord_chat.wire.world import BOT

NONCE = "d1-1098765432109876543"
HOUR = 3600.0
CROWD = 50


def at(channel: Place) -> PostChannel:
    assert channel.guild
    return PostChannel(Chat.DISCORD, int(channel.guild.id), int(channel.id))


def posts(discord: DiscordServer, channel: Place) -> list[Message]:
    """Return what the bot has posted in a channel."""
    return [one for one in discord.world.messages.values() if one.channel is channel and one.nonce]


def refused(reason: str) -> PostResult:
    return PostResult(PostOutcome.REFUSED, reason)


@pytest.fixture
async def post(discord: DiscordServer, playing: DiscordAdapter, carla: Player) -> Message:
    """Provide a post in the channel of the players."""
    assert await playing.posts.post(at(carla.channel), bulletin(), NONCE) == PostResult(PostOutcome.SENT)
    (message,) = posts(discord, carla.channel)
    return message


async def test_a_post_is_one_message_with_board_buttons_and_animation(post: Message) -> None:
    board, film = post.pictures
    assert (board.content[:4], board.alt) == (b"\x89PNG", "A board.")
    assert (film.content[:3], film.alt) == (b"GIF", "A film.")
    kinds = [component["type"] for component in parts.walk(post.components)]
    outer = [kind for kind in kinds if kind in (parts.TEXT, parts.GALLERY, parts.ROW)]
    assert outer == [parts.TEXT, parts.GALLERY, parts.ROW, parts.ROW, parts.TEXT, parts.GALLERY]
    assert post.labels == ["Play", "Play here", "Leaderboard", "Tell me"]
    assert all(unpack_from_post(button.custom_id)[1] for button in post.buttons)
    assert post.is_silent is False


async def test_a_post_mentions_subscribers_only(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player
) -> None:
    told = tuple((Who(Chat.DISCORD, number), TRICKY) for number in range(10**17, 10**17 + 50))
    whole = bulletin(role=4711, mentioned=told, is_silent=True)
    assert (await playing.posts.post(at(carla.channel), whole, NONCE)).fate is PostOutcome.SENT
    (message,) = posts(discord, carla.channel)
    assert message.called == {"<@&4711>"} | {f"<@{player.id}>" for player, _ in told}
    assert not message.is_silent
    assert r"\*\*Anna\*\*" in message.words


@pytest.mark.parametrize("is_silent", [True, False])
async def test_a_post_without_mentions_is_silent_if_configured(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player, *, is_silent: bool
) -> None:
    guild = at(carla.channel).group
    whole = bulletin(is_silent=is_silent, role=guild)  # the role that everybody has
    await playing.posts.post(at(carla.channel), whole, NONCE)
    (message,) = posts(discord, carla.channel)
    assert message.is_silent is is_silent
    assert message.called == frozenset()


async def test_the_same_nonce_posts_once(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player
) -> None:
    discord.faults.cut("POST", "/channels/*/messages", is_after=True)
    assert await playing.posts.post(at(carla.channel), bulletin(), NONCE) == PostResult(PostOutcome.UNKNOWN)
    assert await playing.posts.is_posted(at(carla.channel), NONCE) is True
    assert await playing.posts.post(at(carla.channel), bulletin(), NONCE) == PostResult(PostOutcome.SENT)
    assert len(posts(discord, carla.channel)) == 1
    await playing.posts.post(at(carla.channel), bulletin(2), "d2-1")
    assert len(posts(discord, carla.channel)) == 2


async def test_a_post_is_found_among_many_messages(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player
) -> None:
    place, world = at(carla.channel), discord.world
    discord.buckets.allow("GET", "/channels/*/messages", 100, 1)
    assert await playing.posts.is_posted(place, NONCE) is False  # the channel is empty
    await playing.posts.post(place, bulletin(), NONCE)
    for _ in range(130):
        world.say(carla.channel, carla.user, f"{NONCE}*1::::daily:1 private")
    assert await playing.posts.is_posted(place, NONCE) is True
    assert await playing.posts.is_posted(place, "d2-1") is False
    for _ in range(500):
        world.say(carla.channel, carla.user, "…")
    assert await playing.posts.is_posted(place, NONCE) is None
    carla.channel.bot_may = USUAL & ~May.READ_HISTORY
    assert await playing.posts.is_posted(place, NONCE) is None
    carla.channel.bot_may = May(0)
    assert await playing.posts.is_posted(place, NONCE) is None
    world.delete_channel(carla.channel)
    assert await playing.posts.is_posted(place, NONCE) is False
    discord.faults.cut("GET", "/channels/*/messages", times=2)  # for aiohttp asks once more
    with pytest.raises(ConnectionError):
        await playing.posts.is_posted(place, NONCE)


@pytest.mark.parametrize(
    ("lacking", "reason"),
    [(May.VIEW, "post-may-not-see"), (May.SEND, "post-may-not-write"), (May.ATTACH, "post-may-not-attach")],
)
async def test_a_missing_permission_is_named(
    playing: DiscordAdapter, carla: Player, lacking: May, reason: str
) -> None:
    carla.channel.bot_may = USUAL & ~lacking
    assert await playing.posts.post(at(carla.channel), bulletin(), NONCE) == refused(reason)


async def test_a_thread_has_permissions_of_its_own_and_may_be_closed(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player
) -> None:
    thread = discord.world.add_thread(carla.channel)
    assert (await playing.posts.post(at(thread), bulletin(), NONCE)).fate is PostOutcome.SENT
    thread.closed = Code.LOCKED_THREAD
    assert await playing.posts.post(at(thread), bulletin(), "d2") == refused("post-is-closed")
    thread.closed = None
    carla.channel.bot_may = thread.bot_may = USUAL & ~May.SEND_IN_THREADS
    reason = "post-may-not-write-in-threads"
    assert await playing.posts.post(at(thread), bulletin(), "d3") == refused(reason)


async def test_the_outcome_of_a_post_is_returned(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player
) -> None:
    place, path = at(carla.channel), "/channels/*/messages"
    discord.faults.fail("POST", path, 503)
    assert await playing.posts.post(place, bulletin(), NONCE) == PostResult(PostOutcome.UNREACHED)
    discord.faults.limit("POST", path, 0.01)
    assert await playing.posts.post(place, bulletin(), NONCE) == PostResult(PostOutcome.SENT)
    gone = replace(place, channel=4)
    assert await playing.posts.post(gone, bulletin(), NONCE) == refused("post-is-gone")
    discord.faults.refuse("POST", path, Code.INVALID_FORM)
    assert await playing.posts.post(place, bulletin(), "d2") == refused("post-is-refused")


async def test_without_discord_nothing_is_posted(adapter: DiscordAdapter, address: int) -> None:
    await adapter.start()
    place = PostChannel(Chat.DISCORD, 1, 2)
    assert await adapter.posts.post(place, bulletin(), NONCE) == PostResult(PostOutcome.UNREACHED)
    assert await adapter.posts.send_direct_message(Who(Chat.DISCORD, 1), Screen(text="Hello"), "en") is False
    with pytest.raises(ConnectionError):
        await adapter.posts.is_posted(place, NONCE)
    assert address


async def test_an_animation_that_is_too_large_is_left_out(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.discord.posts.MAX_FILE", 1000)
    assert (await playing.posts.post(at(carla.channel), bulletin(), NONCE)).fate is PostOutcome.SENT
    (message,) = posts(discord, carla.channel)
    assert [picture.alt for picture in message.pictures] == ["A board."]
    assert "How it was won" not in message.words


async def test_a_direct_message_reaches_only_its_player(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player
) -> None:
    who = Who(Chat.DISCORD, int(carla.user.id))
    assert await playing.posts.send_direct_message(who, Screen("Posts", "They fail."), "en") is True
    (message,) = [one for one in discord.world.messages.values() if one.channel.people == [carla.user]]
    assert message.words == "### Posts\nThey fail."
    carla.user.takes_messages = False
    assert await playing.posts.send_direct_message(who, Screen(text="Again"), "en") is False
    assert await playing.posts.send_direct_message(Who(Chat.DISCORD, 5), Screen(text="Nobody"), "en") is False


async def test_a_post_is_played_by_all_and_stays_as_it_is(
    discord: DiscordServer, post: Message, carla: Player, dora: Player
) -> None:
    before = post.version
    private = await carla.presses(post, "Play")
    assert private.message.is_private
    assert private.message.pictures
    public = await dora.presses(post, "Play here")
    assert not public.message.is_private
    assert public.message.pictures
    for label in ("Leaderboard", "Tell me"):
        assert (await carla.presses(post, label)).message.is_private
    assert post.version == before
    # What is played is no post: its board is changed where it stands.
    board, version = public.message, public.message.version
    await dora.presses(board, board.buttons[0])
    assert board.version > version
    assert posts(discord, carla.channel) == [post]


async def test_an_old_post_is_neither_continued_nor_edited(
    discord: DiscordServer, post: Message, carla: Player
) -> None:
    discord.clock.move(20 * HOUR)
    discord.world.refuses_old_edits = True
    before = post.version
    assert (await carla.presses(post, "Play")).message.pictures
    assert (await carla.presses(post, "Leaderboard")).message.words
    assert post.version == before


async def test_a_crowd_at_the_hour_is_answered_in_time(
    discord: DiscordServer, post: Message, carla: Player
) -> None:
    crowd = [
        Player(discord, discord.world.add_user(f"player-{number}"), carla.channel) for number in range(CROWD)
    ]
    before = post.version
    acted = [await player.press(post, "Play") for player in crowd]
    await discord.until(lambda: all(interaction.is_settled for interaction in acted))
    # Discord refuses answers that come after three seconds, so none came late.
    assert all(interaction.refusals == [] for interaction in acted)
    assert all(interaction.message.is_private and interaction.message.pictures for interaction in acted)
    assert post.version == before


async def test_a_text_to_copy_is_in_a_code_block(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player
) -> None:
    text = "Daily #1 ```<@1>``` **won** @everyone"
    who = Who(Chat.DISCORD, int(carla.user.id))
    await playing.posts.send_direct_message(who, Screen("Result", "Won.", copy=text), "en")
    (message,) = [one for one in discord.world.messages.values() if one.channel.people == [carla.user]]
    said, block = parts.texts(message.components)
    assert said == "### Result\nWon."
    assert block.startswith("```\n")
    assert block.endswith("\n```")
    assert block.count("```") == 2
    assert block[4:-4].replace("\u200b", "") == text


async def test_a_text_and_a_text_to_copy_fit_together() -> None:
    longest = Sent(text="*" * 2000, copy="`" * 256)
    laid = longest.new()["view"].to_components()
    assert parts.texts(laid) == [longest.body]


def test_a_post_of_another_name_is_another() -> None:
    action = bulletin().screen.rows[0][0].action
    assert unpack_from_post(pack_for_post(action, NONCE)) == (action, True)
    assert BOT.id in pack_for_post(action, NONCE)
