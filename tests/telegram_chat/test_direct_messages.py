"""Direct messages in Telegram: once, only to players who have opened a private chat."""

import pytest

from bot.chats.telegram.adapter import TelegramAdapter
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.direct_messages import DirectMessage, DirectMessageResult
from bot.core.posts import PostOutcome
from bot.core.screens import Button, Screen
from tests.telegram_chat.people import NewAdapter, Person, buttons, words
from tests.telegram_chat.refusals import flood
from tests.telegram_chat.server import Server

ANNA = Player(Chat.TELEGRAM, 1001)
PLAY = Button("Play", Action(Verb.DAILY, ("today", "d128"), owner=ANNA.id))
MESSAGE = DirectMessage(
    ANNA, Screen("Reminder", "Today’s deal.", rows=((PLAY,),), copy="x" * 256), "en", "d128"
)


async def test_a_direct_message_needs_a_private_chat(
    server: Server, bot: TelegramAdapter, anna: Person
) -> None:
    refused = DirectMessageResult(PostOutcome.REFUSED)
    assert await bot.direct_messages.send_direct_message(MESSAGE) == refused
    await anna.say("/start")
    assert await bot.direct_messages.send_direct_message(MESSAGE) == DirectMessageResult(PostOutcome.SENT)
    message = server.messages[anna.private["id"], server.chats.last(anna.private)]
    assert words(message) == "Reminder\nToday’s deal."
    assert [one["text"] for one in buttons(message)] == ["Play", "Copy the text"]


@pytest.mark.parametrize("is_done", [True, False])
async def test_after_a_broken_connection_nobody_knows_whether_it_has_arrived(
    server: Server, bot: TelegramAdapter, anna: Person, *, is_done: bool
) -> None:
    await anna.say("/start")
    server.cut.append(("sendMessage", is_done))
    result = await bot.direct_messages.send_direct_message(MESSAGE)
    assert result == DirectMessageResult(PostOutcome.UNKNOWN)
    assert await bot.direct_messages.was_sent(MESSAGE) is None


@pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")
async def test_a_flood_limit_is_waited_for_and_nothing_is_sent_that_must_not_be(
    server: Server, bot: TelegramAdapter, anna: Person
) -> None:
    async def begin() -> bool:
        return False

    await anna.say("/start")
    sent = len(server.sent("sendMessage"))
    result = await bot.direct_messages.send_direct_message(MESSAGE, begin)
    assert result == DirectMessageResult(PostOutcome.UNREACHED)
    assert len(server.sent("sendMessage")) == sent
    server.refuse("sendMessage", flood(7))
    result = await bot.direct_messages.send_direct_message(MESSAGE)
    assert result == DirectMessageResult(PostOutcome.UNREACHED, 7.0)


async def test_without_a_connection_nothing_is_sent(server: Server, new_adapter: NewAdapter) -> None:
    await server.close()
    result = await new_adapter().direct_messages.send_direct_message(MESSAGE)
    assert result == DirectMessageResult(PostOutcome.UNREACHED)
    await server.open()
