"""Posts of the day in Telegram from end to end: settled by an administrator, made by the loop."""

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.core.actions import Chat
from bot.i18n.clock_text import HOUR
from tests.bot.days import tomorrow
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import GROUP, Person, button, words
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import Server


def posts(server: Server) -> list[Json]:
    """Return what stands in the group with a picture."""
    there = server.messages.items()
    return [message for (chat, _), message in there if chat == GROUP["id"] and "photo" in message]


async def test_posts_are_settled_and_come_once_a_day(
    server: Server, app: App, bot: TelegramAdapter, anna: Person, berta: Person
) -> None:
    app.services.posts.senders[Chat.TELEGRAM] = bot.posts
    server.admins.add((GROUP["id"], anna.user["id"]))
    page = await anna.say("/admin", GROUP)
    await anna.change(page, "Posts of the day")
    await anna.change(page, "Post here")
    assert "Where: here" in words(page)
    (trial,) = posts(server)
    assert "A trial" in words(trial)
    assert button(trial, "Play here")
    noon = await tomorrow(app)
    for now in (noon - 1, noon, noon + 60, noon + 5 * HOUR):
        await app.services.posts.poster.post_due(now)
    assert len(posts(server)) == 2
    post = posts(server)[1]
    assert "#2" in words(post)
    told = await berta.press(post, "Tell me")
    assert "I will name you" in told["text"]
    await app.services.posts.poster.post_due(noon + 24 * HOUR)
    assert "Berta" in words(posts(server)[2])


async def test_where_the_bot_may_not_write_nothing_is_settled_and_the_administrator_is_told(
    server: Server, app: App, bot: TelegramAdapter, anna: Person
) -> None:
    app.services.posts.senders[Chat.TELEGRAM] = bot.posts
    server.admins.add((GROUP["id"], anna.user["id"]))
    page = await anna.say("/admin post", GROUP)
    server.refuse("sendPhoto", RefusedError("not enough rights to send photos to the chat"))
    told = await anna.press(page, "Post here")
    assert "Allow me to send files and photos there" in told["text"]
    assert (await app.services.posts.store.plan(Chat.TELEGRAM, GROUP["id"])).settings is None
