"""Rooms: where players act, their language, and who sees the responses."""

import json
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from redis.asyncio import Redis

from bot.app import UNKNOWN_ROOM, App
from bot.chats.discord.identity import name_of
from bot.core.actions import Action, Chat, Room, Verb
from bot.core.actions import Player as Account
from bot.core.callback_data import unpack
from bot.core.replies import Reply
from bot.core.settings import GroupSettings
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.player_store import PlayerStore
from tests.discord_chat.boards import buttons, deal, is_moved, move
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.places import May
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Code
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.simulator.world import BOT

CALLED = f"<@{BOT.id}>"

pytestmark = pytest.mark.usefixtures("playing")


class RecordingApp(App):
    """The application, recording the room of the latest action."""

    room = UNKNOWN_ROOM

    async def handle(self, player: Account, action: Action, room: Room = UNKNOWN_ROOM) -> Reply:
        self.room = room
        return await super().handle(player, action, room)


@pytest.fixture
async def app(redis_url: str, texts: Texts) -> AsyncIterator[RecordingApp]:
    async with Redis.from_url(redis_url) as redis:
        yield RecordingApp(Services(PlayerStore(redis), texts))


async def play_to_the_end(player: Player, board: Message) -> None:
    while buttons(board, Verb.MOVE):
        await player.presses(board, move(board))


async def test_commands_presses_and_messages_come_with_their_room(
    discord: DiscordServer, app: RecordingApp, carla: Player, private: Player
) -> None:
    channel = carla.channel
    assert channel.guild
    inside = Player(discord, carla.user, discord.world.add_thread(channel))
    place = (int(channel.guild.id), int(channel.id))
    for player in (carla, inside):  # the room of a thread is that of its channel
        board = await deal(player)
        assert app.room == Room("en-US", *place, name="carla")
        await player.says(f"{CALLED} rules")
        assert app.room == Room("", *place, name="carla")
    discord.faults.refuse("GET", "/channels/*", Code.MISSING_ACCESS)
    await inside.says(f"{CALLED} rules")
    assert app.room.channel == int(inside.channel.id)

    carla.user.locale = "de"
    await inside.presses(board, move(board))
    assert app.room == Room("de", *place, name="carla")
    assert buttons(board, Verb.UNDO)[0].label == Texts.load("de")("button-undo")
    await private.types("solitaire help")
    assert app.room == Room("de", name="carla")
    await private.says("rules")
    assert app.room == Room("", name="carla")


async def test_a_private_game_stays_private_to_its_end_and_beyond(carla: Player, dora: Player) -> None:
    board = await deal(carla, audience="private")
    await play_to_the_end(carla, board)
    again = (await carla.presses(board, buttons(board, Verb.NEW)[0])).message
    assert again.is_private
    assert again.pictures
    await carla.presses(again, move(again))
    await carla.presses(again, move(again))
    await carla.presses(again, buttons(again, Verb.UNDO)[0])
    assert (await carla.types("solitaire board")).message.is_private
    for line in (move(again).label, "undo", "restart", "resume", "replay", "giveup", "new"):
        assert (await carla.types("solitaire move", move=line)).message.is_private, line
    assert dora.sees() == []
    await deal(carla, number="43")
    (shown,) = dora.sees()
    assert "43" in shown.words


async def test_a_shared_result_is_public_and_anyone_can_play_the_deal(carla: Player, dora: Player) -> None:
    board = await deal(carla, audience="private")
    await play_to_the_end(carla, board)
    assert dora.sees() == []
    await carla.presses(board, buttons(board, Verb.SHARE)[0])
    (shared,) = dora.sees()
    (card,) = shared.pictures
    assert card.name == "wish-result.png"
    assert card.alt
    (play,) = shared.buttons
    theirs = (await dora.presses(shared, play)).message
    assert "42" in theirs.words
    await dora.presses(theirs, move(theirs))
    assert is_moved(theirs)


async def test_a_player_gets_all_data_as_a_file_that_only_they_see(carla: Player, dora: Player) -> None:
    board = await deal(carla)
    await carla.presses(board, move(board))
    page = (await carla.types("solitaire mydata")).message
    export = next(one for one in page.buttons if unpack(one.custom_id).words[:1] == ("export",))
    given = (await carla.presses(page, export)).message
    (file,) = given.attachments
    assert file.name.endswith(".json")
    assert "wish" in json.dumps(json.loads(file.content))
    assert given.is_private
    assert given.pictures  # Discord shows a file only if a component names it
    assert dora.sees() == [board]


async def test_only_admins_change_group_settings(discord: DiscordServer, carla: Player, dora: Player) -> None:
    admin = Player(discord, carla.user, carla.channel, May.VIEW | May.SEND | May.MANAGE_GUILD)
    offered = (await admin.types("solitaire admin")).message
    assert offered.is_private
    private = next(one for one in offered.buttons if unpack(one.custom_id).words == ("boards=private",))
    refused = (await dora.types("solitaire admin")).message
    assert not buttons(refused, Verb.ADMIN)
    await admin.presses(offered, private)
    assert (await deal(dora)).is_private
    assert not (await deal(dora, number="43", audience="public")).is_private


async def test_answers_to_typed_lines_about_private_boards_are_direct_messages(
    discord: DiscordServer, app: App, carla: Player, private: Player
) -> None:
    assert carla.channel.guild
    await deal(carla, audience="private")
    for line in ("zz top", "de", "board"):
        assert (await carla.says(f"{CALLED} {line}")).channel is private.channel
    guild = int(carla.channel.guild.id)
    await app.services.store.groups.save_settings(
        Chat.DISCORD, guild, GroupSettings(is_private=True), GroupSettings()
    )
    board = await carla.says(f"{CALLED} play wish 43")
    refused = await carla.says(f"{CALLED} zz top")
    assert board.channel is refused.channel is private.channel
    assert "zz top" in refused.words
    shown = [one for one in discord.world.messages.values() if one.author is BOT and not one.is_private]
    assert {one.channel for one in shown} == {private.channel}


async def test_a_deleted_channel_does_not_affect_others(
    discord: DiscordServer, carla: Player, dora: Player, caplog: pytest.LogCaptureFixture
) -> None:
    board = await deal(carla)
    button = move(board)
    discord.world.delete_channel(carla.channel)
    pressed = await carla.press(board, button)
    await discord.until(lambda: pressed.refusals)
    assert set(pressed.refusals) <= {Code.UNKNOWN_MESSAGE.value[1], Code.UNKNOWN_CHANNEL.value[1]}
    elsewhere = Player(discord, dora.user, discord.world.dm(dora.user))
    assert (await deal(elsewhere)).pictures
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    ("nickname", "display_name", "shown"),
    [
        ("Anna", "Berta", "Anna"),
        ("\u3164", "Berta", "Berta"),
        ("\u3164", "\u2800", "anna_1"),
        (None, None, "anna_1"),
    ],
)
def test_a_name_with_nothing_visible_gives_way_to_that_of_the_account(
    nickname: str | None, display_name: str | None, shown: str
) -> None:
    user: Any = {
        "id": "1",
        "username": "anna_1",
        "discriminator": "0",
        "avatar": None,
        "global_name": display_name,
    }
    member: Any = {"user": user, "nick": nickname, "roles": [], "flags": 0, "joined_at": None}
    state: Any = SimpleNamespace(store_user=lambda data: discord.User(state=state, data=data))
    guild: Any = SimpleNamespace(id=1)
    assert name_of(discord.Member(data=member, guild=guild, state=state)) == shown
