"""Inline mode: results and deals sent to any chat by their player, and what can be pressed there."""

import json

import pytest

from bot.i18n.texts import Texts
from tests.telegram_chat.chats import BOT, Json
from tests.telegram_chat.people import GROUP, Person, button, buttons, words
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import TOO_OLD, Server

pytestmark = pytest.mark.usefixtures("bot")

ELSEWHERE: Json = {"id": -100_900, "type": "supergroup", "title": "Where the bot is no member"}


async def given_up(person: Person, line: str = "/play wish 42") -> Json:
    """Have a game finished and return its last board."""
    await person.say(line)
    return await person.say("/giveup yes")


async def test_a_finished_game_is_shared_where_the_bot_is_not(
    anna: Person, berta: Person, server: Server
) -> None:
    await given_up(anna)
    (result,) = await anna.ask("")
    assert result["type"] == "article"
    assert result["title"].startswith("Wish, deal 42")
    message = await anna.choose(result, "", ELSEWHERE)
    assert "Given up" in words(message)
    assert [found["text"] for found in buttons(message)] == ["Play this deal"]
    board = await berta.follow(button(message, "Play this deal")["url"])
    assert board["chat"] == berta.private
    assert words(board).startswith("Wish, deal 42")
    (answer,) = server.sent("answerInlineQuery")
    assert answer.fields["is_personal"] == "true"
    assert int(answer.fields["cache_time"]) <= 10
    assert await berta.ask("") == []


async def test_a_result_card_that_telegram_has_is_sent_as_a_picture(anna: Person, server: Server) -> None:
    over = await given_up(anna)
    card = await anna.turn(over, "Share")
    uploads = len(server.sent("sendPhoto"))
    (result,) = await anna.ask("")
    assert result["type"] == "photo"
    message = await anna.choose(result, "", ELSEWHERE)
    assert server.chats.picture(message) == server.chats.picture(card)
    assert "Given up" in words(message)
    assert len(server.sent("sendPhoto")) == uploads


@pytest.mark.parametrize("typed", ["wish 42", "wish-42", "Wish 42"])
async def test_a_deal_is_offered_as_it_is_typed(anna: Person, berta: Person, typed: str) -> None:
    (deal,) = await anna.ask(typed)
    assert "Wish, deal 42" in deal["title"]
    message = await anna.choose(deal, typed, ELSEWHERE)
    assert "Play this deal" in words(message)
    board = await berta.follow(button(message, "Play this deal")["url"])
    assert words(board).startswith("Wish, deal 42")


async def test_the_button_below_a_finished_game_types_its_deal(anna: Person, berta: Person) -> None:
    over = await given_up(anna)
    typed = button(over, "Send the deal")["switch_inline_query"]
    assert typed == "wish-42"
    result, deal = await anna.ask(typed)
    assert "Given up" in result["input_message_content"]["message_text"]
    assert "Given up" not in deal["input_message_content"]["message_text"]
    (only,) = await berta.ask(typed)
    assert only["input_message_content"] == deal["input_message_content"]


@pytest.mark.parametrize(
    "typed", ["", "nothing like it", "x" * 256, "wish 99999999999999999", "\u202e", "@!§"]
)
async def test_where_nothing_fits_a_button_leads_to_the_bot(anna: Person, server: Server, typed: str) -> None:
    assert await anna.ask(typed) == []
    (answer,) = server.sent("answerInlineQuery")
    way = json.loads(answer.fields["button"])
    menu = await anna.follow(f"https://t.me/{BOT['username']}?start={way['start_parameter']}")
    assert button(menu, "Wish")


async def test_inline_mode_speaks_the_language_of_who_asks(anna: Person) -> None:
    anna.user["language_code"] = "de-AT"
    (deal,) = await anna.ask("wish 42")
    german = Texts.load("de")
    message = await anna.choose(deal, "wish 42", GROUP)
    assert german("offer-deal") in words(message)
    assert [found["text"] for found in buttons(message)] == [german("button-play-deal")]


async def test_a_press_without_a_message_is_answered_with_a_sentence(anna: Person) -> None:
    (deal,) = await anna.ask("wish 42")
    message = await anna.choose(deal, "wish 42", ELSEWHERE)
    answer = await anna.answered(await anna.tap_data(message, "1::::play:wish 42"))
    assert "too old" in answer["text"]
    anna.user["language_code"] = "ja"
    answer = await anna.answered(await anna.tap_data(message, "1::::play:wish 42"))
    assert answer["text"] == Texts.load("ja")("telegram-old-button")


async def test_a_query_that_is_too_old_does_no_harm(anna: Person, server: Server) -> None:
    server.refuse("answerInlineQuery", RefusedError(TOO_OLD))
    await server.send(
        inline_query={"id": "1", "from": anna.user, "query": "wish 42", "offset": "", "chat_type": "group"}
    )
    await server.until(lambda: server.refused)
    assert len(await anna.ask("wish 42")) == 1
