"""Direct messages in Discord: sent once, found again by their buttons, refused only by their player."""

import pytest

from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.discord.direct_messages import OPENING_WAIT, DiscordDirectMessages
from bot.core.actions import Action, Chat, Verb
from bot.core.actions import Player as Account
from bot.core.direct_messages import DirectMessage, DirectMessageResult
from bot.core.posts import PostOutcome
from bot.core.screens import Button, Screen
from tests.discord_chat.simulator import components as parts
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Code
from tests.discord_chat.simulator.server import DiscordServer

OPENING, MESSAGES = "/users/@me/channels", "/channels/*/messages"
NONCE = "d128"


@pytest.fixture
def sender(playing: DiscordAdapter) -> DiscordDirectMessages:
    return playing.direct_messages


def received(player: Player) -> list[Message]:
    return [one for one in player.server.world.messages.values() if one.channel.people == [player.user]]


def message_to(player: Player, nonce: str = NONCE, channel: int = 0, copy: str = "") -> DirectMessage:
    account = Account(Chat.DISCORD, int(player.user.id))
    play = Button("Play", Action(Verb.DAILY, ("today", nonce), owner=account.id))
    screen = Screen("Reminder", "Today’s deal.", rows=((play,),), copy=copy)
    return DirectMessage(account, screen, "en", nonce, channel)


async def test_a_direct_message_reaches_only_its_player_in_a_channel_that_is_opened_once(
    discord: DiscordServer, sender: DiscordDirectMessages, carla: Player
) -> None:
    first = await sender.send_direct_message(message_to(carla))
    assert first.fate is PostOutcome.SENT
    assert await sender.send_direct_message(message_to(carla, "d129", first.channel)) == first
    assert [message.words for message in received(carla)] == ["### Reminder\nToday’s deal."] * 2
    assert len(discord.sent("POST", OPENING)) == 1


async def test_a_text_to_copy_cannot_leave_its_block(sender: DiscordDirectMessages, carla: Player) -> None:
    text = "Daily #1 ```<@1>``` **won** @everyone"
    await sender.send_direct_message(message_to(carla, copy=text))
    _, block = parts.texts(received(carla)[-1].components)
    assert block.startswith("```\n")
    assert block.endswith("\n```")
    assert block.count("```") == 2
    assert block[4:-4].replace("\u200b", "") == text


async def test_whether_a_message_has_arrived_is_known_after_any_failure(
    discord: DiscordServer, sender: DiscordDirectMessages, carla: Player
) -> None:
    channel = int(discord.world.dm(carla.user).id)
    message = message_to(carla, channel=channel)
    assert await sender.was_sent(message) is False
    discord.faults.cut("POST", MESSAGES, is_after=True)
    assert (await sender.send_direct_message(message)).fate is PostOutcome.UNKNOWN
    assert await sender.was_sent(message) is True
    assert await sender.was_sent(message_to(carla, "d12", channel)) is False  # a part of the nonce
    assert (await sender.send_direct_message(message)).fate is PostOutcome.SENT
    assert len(received(carla)) == 1
    discord.faults.cut("GET", MESSAGES, times=10)
    with pytest.raises(ConnectionError):
        await sender.was_sent(message)


async def test_only_a_player_who_takes_no_messages_refuses_them(
    discord: DiscordServer, sender: DiscordDirectMessages, carla: Player
) -> None:
    channel = int(discord.world.dm(carla.user).id)
    discord.faults.refuse("POST", OPENING, Code.OPENING_TOO_FAST)
    waiting = DirectMessageResult(PostOutcome.UNREACHED, OPENING_WAIT)
    assert await sender.send_direct_message(message_to(carla)) == waiting
    discord.faults.refuse("POST", MESSAGES, Code.UNKNOWN_CHANNEL)
    lost = DirectMessageResult(PostOutcome.UNREACHED)  # without its channel, which is opened again
    assert await sender.send_direct_message(message_to(carla, channel=channel)) == lost
    carla.user.takes_messages = False
    refused = await sender.send_direct_message(message_to(carla, channel=channel))
    assert refused.fate is PostOutcome.REFUSED
    gone = DirectMessage(Account(Chat.DISCORD, 5), Screen(text="Nobody"), "en")
    assert (await sender.send_direct_message(gone)).fate is PostOutcome.REFUSED


async def test_nothing_is_sent_that_must_not_be_sent_any_more(
    sender: DiscordDirectMessages, carla: Player
) -> None:
    async def begin() -> bool:
        return False

    assert (await sender.send_direct_message(message_to(carla), begin)).fate is PostOutcome.UNREACHED
    assert received(carla) == []


async def test_without_discord_nothing_is_sent(adapter: DiscordAdapter, address: int) -> None:
    assert address
    await adapter.start()
    message = DirectMessage(Account(Chat.DISCORD, 1), Screen(text="Hello"), "en")
    result = await adapter.direct_messages.send_direct_message(message)
    assert result == DirectMessageResult(PostOutcome.UNREACHED)
    with pytest.raises(ConnectionError):
        await adapter.direct_messages.was_sent(message)
