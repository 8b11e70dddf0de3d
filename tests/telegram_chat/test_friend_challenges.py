"""A challenge of a friend in Telegram: from the link to the message with both results."""

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.core.actions import Chat
from bot.features.friend_challenges.delivery import FriendResultDelivery
from tests.telegram_chat.chats import BOT, Json
from tests.telegram_chat.people import Person, button, buttons, words
from tests.telegram_chat.server import Server

ELSEWHERE: Json = {"id": -100_900, "type": "supergroup", "title": "A group without the bot"}
LINK = f"https://t.me/{BOT['username']}?start=friend-"


async def test_a_friend_follows_the_link_and_both_see_both_results(
    server: Server, bot: TelegramAdapter, app: App, anna: Person, berta: Person
) -> None:
    app.services.direct_messages[Chat.TELEGRAM] = bot.direct_messages
    for line in ("/play wish 42", "d e", "/giveup yes"):
        over = await anna.say(line)
    await anna.change(over, "More…")
    link = await anna.turn(over, "Challenge a friend")
    copied = button(link, "Copy the text")["copy_text"]["text"].splitlines()
    assert copied[0] == "Solitaire Bot · Wish 42"
    assert copied[-1].startswith(LINK)
    typed = button(link, "Send challenge…")["switch_inline_query"]
    (result,) = await anna.ask(typed)
    sent = await anna.choose(result, typed, ELSEWHERE)
    assert words(sent).startswith("Anna challenges you\nWish, deal 42\n")
    assert button(sent, "Accept challenge")["url"] == copied[-1]
    offer = await berta.follow(copied[-1])
    assert words(offer).startswith("Anna challenges you")
    await berta.change(offer, "Start game")
    await berta.say("d e")
    ended = words(await berta.say("/giveup yes"))
    assert "You: Given up after 1 move" in ended
    assert "Anna: Given up after 1 move" in ended
    for _ in range(2):
        await FriendResultDelivery(app.services).send_due()
    message = server.messages[anna.private["id"], server.chats.last(anna.private)]
    assert words(message).startswith("Berta has played your deal\nWish, deal 42\nYou: Given up after 1 move")
    assert [one["text"] for one in buttons(message)] == ["New game", "Friends’ results"]
    texts = [words(one) for place, one in server.messages.items() if place[0] == anna.private["id"]]
    assert sum("has played your deal" in text for text in texts) == 1
