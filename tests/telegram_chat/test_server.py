"""The checks of the simulated Bot API: without them a test of Telegram's limits would pass anyway."""

import json

import pytest

from tests.telegram_chat import limits
from tests.telegram_chat.people import GROUP, Person, buttons
from tests.telegram_chat.server import Server
from tests.telegram_chat.specification import FILE, Specification


def keyboard(**button: object) -> dict[str, str]:
    """Return the fields of a message with one button."""
    return {"text": "x", "reply_markup": json.dumps({"inline_keyboard": [[button]]})}


def results(*found: dict[str, str]) -> dict[str, str]:
    return {"results": json.dumps(found)}


TOO_MUCH = [
    ("sendMessage", {"text": "x" * 4097}, "text of 4097"),
    ("sendPhoto", {"caption": "𝄞" * 513}, "caption of 1026"),
    ("editMessageMedia", {"media": json.dumps({"caption": "x" * 1025})}, "caption of 1025"),
    ("answerCallbackQuery", {"text": "x" * 201}, "answer of 201"),
    ("setMyCommands", {"commands": '[{"command": "Play", "description": "x"}]'}, "command 'Play'"),
    ("setMyCommands", {"commands": "[]", "language_code": "de-AT"}, "language 'de-AT'"),
    ("setMyShortDescription", {"short_description": "x" * 121}, "of 121"),
    ("setWebhook", {"url": "https://x/y", "secret_token": "a b"}, "secret"),
    ("sendMessage", {"text": "https://t.me/ABot?start=a.b"}, "payload 'a.b'"),
    ("sendMessage", {"text": f"https://t.me/ABot?start={'a' * 65}"}, "payload"),
    ("sendMessage", keyboard(text="x"), "does []"),
    ("sendMessage", keyboard(text="x", callback_data="é" * 33), "callback data"),
    ("sendMessage", keyboard(text="x", copy_text={"text": "x" * 257}), "257"),
    ("sendMessage", keyboard(text="x", url="https://t.me/ABot?start=ü"), "payload"),
    ("answerInlineQuery", results(*[{"id": "a"}] * 51), "51 results"),
    ("answerInlineQuery", results({"id": "a"}, {"id": "a"}), "same id"),
    ("answerInlineQuery", results({"id": "é" * 33}), "id"),
    ("answerInlineQuery", results({"id": "a", "caption": "x" * 1025}), "1025"),
]
WRONG_FIELDS = [
    ("sendMesage", {}, "no method"),
    ("sendMessage", {"chat_id": "1"}, "requires text"),
    ("sendMessage", {"chat_id": "1", "text": "x", "colour": "red"}, "no parameter colour"),
    ("editMessageText", {"text": "x", "message_id": "one"}, "not JSON"),
    ("editMessageText", {"text": "x", "message_id": "true"}, "not Integer"),
    ("editMessageText", {"text": "x", "entities": '[{"type": "bold", "offset": 0}]'}, "requires length"),
    ("editMessageMedia", {"media": '{"type": "photo"}'}, "requires media"),
    ("editMessageMedia", {"media": '{"type": "picture", "media": "x"}'}, "must be photo"),
    ("editMessageReplyMarkup", keyboard(text="x", callback="y"), "no callback"),
]


def test_requests_beyond_the_limits_are_found() -> None:
    for method, fields, fault in TOO_MUCH:
        assert any(fault in found for found in limits.faults(method, fields, {})), (method, fault)
    assert [*limits.faults("sendDocument", {}, {"document": "a/b.png"})]
    assert not [*limits.faults("sendDocument", {}, {"document": "wish-42.png"})]


@pytest.mark.usefixtures("bot")
async def test_requests_against_the_specification_are_found_and_those_of_a_game_are_right(
    anna: Person, server: Server
) -> None:
    specification = Specification.find()
    if specification is None:
        pytest.skip(f"API_SPECS names no directory with {FILE}")
    for method, fields, fault in WRONG_FIELDS:
        assert any(fault in found for found in specification.faults(method, fields, set())), (method, fault)
    board = await anna.say("/play wish 0", GROUP)
    await anna.change(board, next(buttons(board))["text"])
    await anna.turn(board, "In words")
    assert server.specification is not None
    assert {request.method for request in server.requests} >= {
        "getMe", "deleteWebhook", "setMyCommands", "getUpdates", "sendPhoto", "sendMessage",
        "editMessageMedia", "editMessageReplyMarkup", "answerCallbackQuery",
    }  # fmt: skip
    assert server.faults == []
