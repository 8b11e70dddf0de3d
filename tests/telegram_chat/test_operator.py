"""The operator commands in Telegram: groups are known from what happens in them."""

import pytest

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.core.actions import Chat, Player
from bot.moderation.blocks import Subject
from tests.telegram_chat.people import GROUP, Person, words
from tests.telegram_chat.server import Server
from tests.telegram_chat.test_groups import SMALL, change_status

NUMBER = GROUP["id"]


@pytest.fixture
def moderated(app: App, bot: TelegramAdapter, server: Server, anna: Person) -> App:
    """Provide the app with an operator, in a chat with a group."""
    app.services.operators.set_owners(Chat.TELEGRAM, [anna.user["id"]])
    app.services.moderation.directories[Chat.TELEGRAM] = bot.groups
    server.groups[NUMBER] = GROUP
    return app


async def test_an_operator_is_answered_in_private_and_leaves_a_group(
    moderated: App, server: Server, anna: Person, berta: Person
) -> None:
    assert moderated.is_operator(Player(Chat.TELEGRAM, anna.user["id"]))
    opened = await anna.say("/help")  # the private chat
    await berta.say("/play wish 0", GROUP)
    await berta.write("/operator", GROUP)  # like a command of another bot: no answer
    await anna.write("/operator", GROUP)
    screen = await anna.answer_to(opened)
    assert "Telegram: 1 group\nActive players: 2 today" in words(screen)
    in_group = [words(found) for (chat, _), found in server.chats.messages.items() if chat == NUMBER]
    assert not [text for text in in_group if "Active players" in text or "Unknown command" in text]
    await anna.change(screen, "Groups")
    assert "1. Card players · last used" in words(screen)
    await anna.change(screen, "1")
    await anna.change(screen, "Leave…")
    assert NUMBER in server.groups
    await anna.change(screen, "Yes, leave")
    assert "I’ve left Card players" in words(screen)
    assert NUMBER not in server.groups
    assert "I’m not in telegram:-100500" in words(await anna.say("/operator leave -100500"))


async def test_a_blocked_group_that_adds_the_bot_again_is_left(
    moderated: App, server: Server, anna: Person
) -> None:
    server.groups[SMALL["id"]] = SMALL
    moderation = moderated.services.moderation
    await moderation.store.block(Subject(Chat.TELEGRAM, SMALL["id"], is_group=True), 1)
    await moderation.refresh()
    await change_status(anna, SMALL, "left", "member")
    await server.until(lambda: SMALL["id"] not in server.groups)
    assert server.sent("sendPhoto", SMALL["id"]) == []
