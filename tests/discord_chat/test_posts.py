"""Posts in Discord: their content, their mentions, their outcome, and how administrators configure them."""

from dataclasses import replace

import pytest

from bot.app import App
from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.discord.message import DiscordMessage
from bot.chats.discord.posts import DiscordPostSender
from bot.core.actions import Chat
from bot.core.actions import Player as Account
from bot.core.posts import PostChannel, PostOutcome, PostResult, unpack_from_post
from bot.core.settings import GroupSettings
from bot.features.posts.poster import Poster
from tests.bot.days import tomorrow
from tests.bot.posts.expected_posts import TRICKY, example_post, puzzle_post
from tests.discord_chat.simulator import components as parts
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.places import USUAL, May
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Code
from tests.discord_chat.simulator.server import DiscordServer

MESSAGES = "/channels/*/messages"
NONCE = "d1-1098765432109876543"
ROLE = 1098765432109876543
CROWD = 50
SENT = PostResult(PostOutcome.SENT)


def refused(reason: str) -> PostResult:
    return PostResult(PostOutcome.REFUSED, reason)


@pytest.fixture
def sender(playing: DiscordAdapter) -> DiscordPostSender:
    return playing.posts


@pytest.fixture
def place(carla: Player) -> PostChannel:
    assert carla.channel.guild
    return PostChannel(Chat.DISCORD, int(carla.channel.guild.id), int(carla.channel.id))


def posts(player: Player) -> list[Message]:
    return [message for message in player.sees() if message.nonce]


def direct_messages(player: Player) -> list[Message]:
    return [one for one in player.server.world.messages.values() if one.channel.people == [player.user]]


@pytest.fixture
async def post(sender: DiscordPostSender, carla: Player, place: PostChannel) -> Message:
    assert await sender.post(place, example_post(), NONCE) == SENT
    (message,) = posts(carla)
    return message


async def test_a_post_is_one_message_with_board_buttons_and_animation(post: Message) -> None:
    board, animation = post.pictures
    assert (board.content[:4], board.alt) == (b"\x89PNG", "A board.")
    assert (animation.content[:3], animation.alt) == (b"GIF", "A film.")
    kinds = [component["type"] for component in parts.walk(post.components)]
    outer = [kind for kind in kinds if kind in (parts.TEXT, parts.GALLERY, parts.ROW)]
    assert outer == [parts.TEXT, parts.GALLERY, parts.ROW, parts.ROW, parts.TEXT, parts.GALLERY]
    assert post.labels == ["Play", "Play here", "Leaderboard", "Notify me"]
    assert all(unpack_from_post(button.custom_id)[1] for button in post.buttons)
    assert post.is_silent is False
    assert post.nonce == NONCE


async def test_the_same_nonce_posts_once(
    discord: DiscordServer, sender: DiscordPostSender, carla: Player, place: PostChannel
) -> None:
    discord.faults.cut("POST", MESSAGES, is_after=True)
    assert await sender.post(place, example_post(), NONCE) == PostResult(PostOutcome.UNKNOWN)
    assert await sender.post(place, example_post(), NONCE) == SENT
    assert len(posts(carla)) == 1


async def test_a_post_mentions_subscribers_only_and_is_silent_without_mentions_if_configured(
    sender: DiscordPostSender, carla: Player, place: PostChannel
) -> None:
    mentioned = tuple((Account(Chat.DISCORD, number), TRICKY) for number in range(10**17, 10**17 + 50))
    everybody = place.group  # the id of @everyone
    for number, (whole, is_silent) in enumerate(
        (
            (example_post(role=4711, mentioned=mentioned, is_silent=True), False),
            (example_post(role=everybody, is_silent=True), True),
            (example_post(role=everybody, is_silent=False), False),
        )
    ):
        assert await sender.post(place, whole, f"d{number}") == SENT
        assert posts(carla)[-1].is_silent is is_silent
    first, *others = posts(carla)
    assert first.called == {"<@&4711>"} | {f"<@{player.id}>" for player, _ in mentioned}
    assert r"\*\*Anna\*\*" in first.words
    assert all(message.called == frozenset() for message in others)


async def test_a_post_is_found_among_many_messages(
    discord: DiscordServer, sender: DiscordPostSender, carla: Player, place: PostChannel
) -> None:
    world = discord.world
    discord.buckets.allow("GET", MESSAGES, 100, 1)
    assert await sender.is_posted(place, NONCE) is False  # the channel has no messages
    await sender.post(place, example_post(), NONCE)
    for _ in range(130):
        world.say(carla.channel, carla.user, f"{NONCE}*1::::daily:1 private")
    assert await sender.is_posted(place, NONCE) is True
    assert await sender.is_posted(place, "d2-1") is False
    for _ in range(500):
        world.say(carla.channel, carla.user, "…")
    assert await sender.is_posted(place, NONCE) is None
    for may in (USUAL & ~May.READ_HISTORY, May(0)):
        carla.channel.bot_may = may
        assert await sender.is_posted(place, NONCE) is None
    world.delete_channel(carla.channel)
    assert await sender.is_posted(place, NONCE) is False
    discord.faults.cut("GET", MESSAGES, times=2)  # twice, because aiohttp retries once
    with pytest.raises(ConnectionError):
        await sender.is_posted(place, NONCE)


async def test_the_outcome_of_a_post_is_returned(
    discord: DiscordServer, sender: DiscordPostSender, carla: Player, place: PostChannel
) -> None:
    discord.buckets.allow("POST", MESSAGES, 100, 1)
    for lacking, reason in ((May.VIEW, "post-may-not-see"), (May.SEND, "post-may-not-write")):
        carla.channel.bot_may = USUAL & ~lacking
        assert await sender.post(place, example_post(), NONCE) == refused(reason)
    carla.channel.bot_may = USUAL
    discord.faults.fail("POST", MESSAGES, 503)
    assert await sender.post(place, example_post(), NONCE) == PostResult(PostOutcome.UNREACHED)
    discord.faults.limit("POST", MESSAGES, 0.01)
    assert await sender.post(place, example_post(), NONCE) == SENT
    gone = replace(place, channel=4)
    assert await sender.post(gone, example_post(), NONCE) == refused("post-is-gone")
    discord.faults.refuse("POST", MESSAGES, Code.INVALID_FORM)
    assert await sender.post(place, example_post(), "d2") == refused("post-is-refused")

    thread = discord.world.add_thread(carla.channel)
    inside = replace(place, channel=int(thread.id))
    assert await sender.post(inside, example_post(), NONCE) == SENT
    thread.closed = Code.LOCKED_THREAD
    assert await sender.post(inside, example_post(), "d2") == refused("post-is-closed")
    thread.closed = None
    carla.channel.bot_may = thread.bot_may = USUAL & ~May.SEND_IN_THREADS
    assert await sender.post(inside, example_post(), "d3") == refused("post-may-not-write-in-threads")


async def test_a_post_is_in_words_where_no_file_may_be_attached(
    sender: DiscordPostSender, carla: Player, place: PostChannel
) -> None:
    carla.channel.bot_may = USUAL & ~May.ATTACH
    whole = example_post(mentioned=((Account(Chat.DISCORD, 7), TRICKY),))
    assert await sender.post(place, whole, NONCE) == SENT
    (post,) = posts(carla)
    assert post.attachments == []
    assert "A board." in post.words
    assert "A film" not in post.words
    assert "I need this permission: Attach Files" in post.words
    assert post.labels == ["Play", "Play here", "Leaderboard", "Notify me"]
    assert post.called == {"<@7>"}


async def test_without_discord_nothing_is_posted(adapter: DiscordAdapter, address: int) -> None:
    assert address
    await adapter.start()
    place = PostChannel(Chat.DISCORD, 1, 2)
    assert await adapter.posts.post(place, example_post(), NONCE) == PostResult(PostOutcome.UNREACHED)
    with pytest.raises(ConnectionError):
        await adapter.posts.is_posted(place, NONCE)


async def test_an_animation_that_is_too_large_is_left_out(
    sender: DiscordPostSender, carla: Player, place: PostChannel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.discord.posts.MAX_FILE", 1000)
    assert await sender.post(place, example_post(), NONCE) == SENT
    (message,) = posts(carla)
    assert [picture.alt for picture in message.pictures] == ["A board."]
    assert "How it was won" not in message.words


async def test_a_text_and_a_text_to_copy_fit_together() -> None:
    longest = DiscordMessage(text="*" * 2000, copy="`" * 256)
    assert parts.texts(longest.new()["view"].to_components()) == [longest.body]


async def test_a_post_is_played_by_all_and_stays_as_it_is_however_old(
    discord: DiscordServer, post: Message, carla: Player, dora: Player
) -> None:
    before = post.version
    private = (await carla.presses(post, "Play")).message
    await carla.presses(private, "Start")
    assert private.is_private
    assert private.pictures
    board = (await dora.presses(post, "Play here")).message
    await dora.presses(board, "Start")
    assert not board.is_private
    assert board.pictures
    for label in ("Leaderboard", "Notify me"):
        assert (await carla.presses(post, label)).message.is_private
    # A player's board is not a post: it is edited in place.
    version = board.version
    await dora.presses(board, board.buttons[0])
    assert board.version > version
    discord.clock.move(20 * 3600.0)
    discord.world.refuses_old_edits = True
    assert (await carla.presses(post, "Play")).message.pictures
    assert (await carla.presses(post, "Leaderboard")).message.words
    assert post.version == before
    assert posts(carla) == [post]


async def test_a_puzzle_is_solved_in_private_from_a_post_even_where_no_games_are_played(
    sender: DiscordPostSender, carla: Player, place: PostChannel, app: App
) -> None:
    assert await sender.post(place, puzzle_post(Chat.DISCORD), NONCE) == SENT
    (post,) = posts(carla)
    assert post.is_silent
    assert [picture.content[:3] for picture in post.pictures] == [b"\x89PN", b"GIF"]
    assert await sender.is_posted(place, NONCE) is True
    only_elsewhere = GroupSettings(channels=frozenset({1}))
    await app.services.store.groups.save_settings(Chat.DISCORD, place.group, only_elsewhere)
    board = (await carla.presses(post, "Solve it")).message
    assert board.is_private
    assert board.pictures
    assert post.words.splitlines()[0] in board.words


async def test_a_crowd_at_the_hour_is_answered(discord: DiscordServer, post: Message, carla: Player) -> None:
    users = [discord.world.add_user(f"player-{number}") for number in range(CROWD)]
    pressed = [await Player(discord, user, carla.channel).press(post, "Play") for user in users]
    await discord.until(lambda: all(interaction.is_answered for interaction in pressed))
    assert all(interaction.refusals == [] for interaction in pressed)
    assert all(interaction.message.is_private for interaction in pressed)
    assert all(interaction.message.button("Start") for interaction in pressed)


# Posts that an administrator configures and the poster sends


@pytest.fixture
def admin(app: App, playing: DiscordAdapter, carla: Player) -> Player:
    """Provide an administrator in a channel in which the bot can post."""
    app.services.post_senders[Chat.DISCORD] = playing.posts
    app.services.direct_messages[Chat.DISCORD] = playing.direct_messages
    return replace(carla, may=carla.may | May.MANAGE_GUILD)


async def configure(admin: Player) -> Message:
    page = (await admin.types("solitaire admin", change="post here")).message
    assert "Where: here" in page.words
    return page


async def test_posts_are_configured_and_mention_subscribers(app: App, admin: Player, dora: Player) -> None:
    page = await configure(admin)
    assert "post weekly on" in await admin.is_offered("solitaire admin", "change", "post week")
    await admin.types("solitaire admin", change=f"post role <@&{ROLE}>")
    await admin.presses(page, "With sound")
    (trial,) = posts(admin)
    assert "Test post" in trial.words
    assert not trial.called
    assert "You’ll be mentioned" in (await dora.presses(trial, "Notify me")).message.words
    await app.services.get(Poster).post_due(await tomorrow(app))
    _, post = posts(admin)
    assert post.called == {f"<@&{ROLE}>", f"<@{dora.user.id}>"}
    assert post.pictures
    assert "#2" in post.words


@pytest.mark.parametrize("is_after", [True, False])
async def test_a_lost_connection_neither_loses_nor_repeats_a_post(
    discord: DiscordServer, app: App, admin: Player, *, is_after: bool
) -> None:
    await configure(admin)
    noon = await tomorrow(app)
    discord.faults.cut("POST", MESSAGES, is_after=is_after)
    for now in range(noon, noon + 600, 60):
        await app.services.get(Poster).post_due(now)
    assert len(posts(admin)) == 2


async def test_a_missing_permission_is_named_and_reported_privately(
    discord: DiscordServer, app: App, admin: Player
) -> None:
    admin.channel.bot_may = USUAL & ~May.SEND
    page = await admin.types("solitaire admin", change="post here")
    reason = "I can’t write there"
    await discord.until(lambda: any(reason in one.words for one in admin.sees()))
    assert "Press “Post here”" in page.message.words
    admin.channel.bot_may = USUAL
    await configure(admin)
    admin.channel.bot_may = USUAL & ~May.SEND
    noon = await tomorrow(app)
    for now in (noon, noon + 60):
        await app.services.get(Poster).post_due(now)
    (warning,) = direct_messages(admin)
    assert "I can’t write there" in warning.words
    assert "/solitaire admin post" in warning.words
    assert len(posts(admin)) == 1
