"""A challenge of a friend in Discord: from the code to the message with both results."""

from bot.app import App
from bot.chats.discord.adapter import DiscordAdapter
from bot.core.actions import Chat
from bot.features.friend_challenges.delivery import FriendResultDelivery
from tests.discord_chat.simulator import components as parts
from tests.discord_chat.simulator.player import Player


async def test_a_friend_types_the_code_and_both_see_both_results(
    playing: DiscordAdapter, app: App, private: Player, carla: Player, dora: Player
) -> None:
    app.services.direct_messages[Chat.DISCORD] = playing.direct_messages
    for line in ("play wish 42", "d e", "/giveup yes"):
        await private.says(line)
    link = await private.says("friend")
    copied = parts.texts(link.components)[-1].strip("`\n").splitlines()
    assert copied[0] == "Solitaire Bot · Wish 42"
    line = copied[-1].removeprefix("Play it: ")
    assert line.startswith("/solitaire move friend ")
    offer = await dora.types("solitaire move", move=line.removeprefix("/solitaire move "))
    assert carla.sees() == [], "only the friend sees the offer and the game"
    assert "challenges you" in offer.message.words
    await dora.presses(offer.message, "Start game")
    await dora.types("solitaire move", move="d e")
    ended = await dora.types("solitaire move", move="giveup yes")
    assert carla.sees() == []
    assert "You: Given up after 1 move" in ended.message.words
    assert "carla: Given up after 1 move" in ended.message.words
    for _ in range(2):
        await FriendResultDelivery(app.services).send_due()
    received = [one.words for one in private.sees() if "has played your deal" in one.words]
    (message,) = received
    assert message.startswith("### dora has played your deal\nWish, deal 42\nYou: Given up after 1 move")
