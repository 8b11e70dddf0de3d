"""Updates of progressive replies in Discord, in messages of every kind."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.chats.discord.adapter import DiscordAdapter
from bot.core.actions import Verb
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.player_store import PlayerStore
from tests.bot.play.progressive_app import AGAIN, ProgressiveApp
from tests.discord_chat.boards import buttons, deal, is_moved, move
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Code
from tests.discord_chat.simulator.server import GRACE, DiscordServer
from tests.discord_chat.simulator.world import BOT

pytestmark = pytest.mark.usefixtures("playing")


@pytest.fixture
async def app(redis_url: str, texts: Texts) -> AsyncIterator[ProgressiveApp]:
    redis = Redis.from_url(redis_url)
    app = ProgressiveApp(Services(PlayerStore(redis), texts))
    app.listen()
    yield app
    await redis.aclose()


@pytest.fixture
async def updated(carla: Player, app: ProgressiveApp) -> Message:
    """Provide a message whose reply is not complete yet."""
    await deal(carla)
    app.say("a moment")
    updated = (await carla.types("solitaire leaderboard")).message
    assert "a moment" in updated.words
    return updated


async def shows(discord: DiscordServer, message: Message, words: str) -> None:
    await discord.until(lambda: words in message.words)


@pytest.mark.parametrize("is_old", [False, True])
async def test_the_message_that_was_pressed_changes_or_the_one_that_replaces_it(
    discord: DiscordServer, carla: Player, app: ProgressiveApp, updated: Message, *, is_old: bool
) -> None:
    app.say(None)
    await app.ended.wait()
    app.listen()
    discord.clock.move(3600.0 * is_old)
    app.say("once more")
    await carla.presses(updated, AGAIN.label)
    newest = carla.sees()[-1]
    assert (newest is not updated) == is_old
    assert "once more" in newest.words
    app.say("done", None)
    await shows(discord, newest, "done")


async def test_updates_of_an_ephemeral_answer_stay_ephemeral(
    discord: DiscordServer, carla: Player, dora: Player, app: ProgressiveApp
) -> None:
    await carla.types("solitaire play", game="wish", deal="42", audience="private")
    app.say("a moment")
    updated = (await carla.types("solitaire leaderboard")).message
    app.say("done!", None)
    await shows(discord, updated, "done!")
    await discord.until(lambda: len(carla.sees()) == 3)
    assert "done!" in carla.sees()[-1].words
    assert updated.is_private
    assert dora.sees() == []


async def test_the_answer_to_a_typed_line_changes(
    discord: DiscordServer, carla: Player, private: Player, app: ProgressiveApp
) -> None:
    for player in (carla, private):
        await player.says(f"<@{BOT.id}> play wish 42")
        app.listen()
        app.say("a moment")
        updated = await player.says(f"<@{BOT.id}> about")
        app.say("nearly")
        await shows(discord, updated, "nearly")
        app.say("done!", None)
        await shows(discord, updated, "done!")
        await discord.until(lambda: "done!" in player.sees()[-1].words and player.sees()[-1] is not updated)  # noqa: B023
        await app.ended.wait()


async def test_an_update_does_not_replace_a_later_board(
    carla: Player, app: ProgressiveApp, updated: Message
) -> None:
    await carla.presses(updated, move(updated))
    assert is_moved(updated)
    await app.ended.wait()
    app.say("done", None)
    assert "done" not in updated.words
    assert buttons(updated, Verb.UNDO)


async def test_a_running_update_arrives_before_the_next_board(
    discord: DiscordServer, carla: Player, app: ProgressiveApp, updated: Message
) -> None:
    gate = discord.faults.hold("PATCH", "/webhooks/*")
    app.say("nearly")
    await gate.reached.wait()
    pressed = await carla.press(updated, move(updated))
    gate.open()
    await carla.wait_for_answer(pressed)
    await discord.until(lambda: is_moved(updated))
    assert "nearly" not in updated.words


async def test_updates_end_with_a_deleted_message(
    discord: DiscordServer, app: ProgressiveApp, updated: Message
) -> None:
    discord.faults.refuse("PATCH", "/webhooks/*", Code.UNKNOWN_MESSAGE)
    app.say("nearly", "done")
    async with asyncio.timeout(GRACE):
        await app.ended.wait()
    assert "a moment" in updated.words


async def test_stopping_cancels_updates(
    playing: DiscordAdapter, app: ProgressiveApp, updated: Message
) -> None:
    async with asyncio.timeout(GRACE):
        await playing.stop()
    assert app.ended.is_set()
    assert "a moment" in updated.words
