"""Hints and reviews in Telegram, worked out in real worker processes."""

from bot.chats.telegram.adapter import TelegramAdapter
from tests.telegram_chat.people import Person, buttons, words
from tests.telegram_chat.server import Server


async def test_a_hint_is_marked_and_pressed_and_the_game_reviewed(
    server: Server, bot: TelegramAdapter, anna: Person
) -> None:
    assert bot
    board = await anna.say("/play wish 42")
    hinted = await anna.say("/hint")
    await server.until(lambda: "Hint: " in words(hinted))
    assert "1 hint" in words(hinted)
    (advised,) = [str(one["text"]) for one in buttons(hinted) if str(one["text"]).startswith("★")]
    await anna.change(hinted, advised)
    assert "Hint: " not in words(hinted)

    await anna.say("/giveup yes")
    review = await anna.say("/review")
    await server.until(lambda: "Luck" in words(review))
    assert review["photo"]
    assert board["message_id"] != review["message_id"]
