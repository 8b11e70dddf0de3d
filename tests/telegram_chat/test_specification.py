"""The check of requests against the Bot API's own description, where that is at hand."""

import pytest

from tests.telegram_chat.people import GROUP, Person, buttons
from tests.telegram_chat.server import Server
from tests.telegram_chat.specification import FILE, Specification


@pytest.fixture
def specification() -> Specification:
    found = Specification.find()
    if found is None:
        pytest.skip(f"API_SPECS names no directory with {FILE}: requests are checked by their lengths alone")
    return found


@pytest.mark.parametrize(
    ("method", "fields", "fault"),
    [
        ("sendMesage", {}, "no method"),
        ("sendMessage", {"chat_id": "1"}, "wants text"),
        ("sendMessage", {"chat_id": "1", "text": "x", "colour": "red"}, "no parameter colour"),
        ("editMessageText", {"text": "x", "message_id": "one"}, "not JSON"),
        ("editMessageText", {"text": "x", "message_id": "true"}, "not Integer"),
        ("editMessageText", {"text": "x", "entities": '[{"type": "bold", "offset": 0}]'}, "wants length"),
        ("editMessageMedia", {"media": '{"type": "photo"}'}, "wants media"),
        ("editMessageMedia", {"media": '{"type": "picture", "media": "x"}'}, "must be photo"),
        (
            "editMessageReplyMarkup",
            {"reply_markup": '{"inline_keyboard": [[{"text": "x", "callback": "y"}]]}'},
            "no callback",
        ),
    ],
)
def test_what_is_wrong_is_found(
    specification: Specification, method: str, fields: dict[str, str], fault: str
) -> None:
    assert any(fault in found for found in specification.faults(method, fields, set()))


@pytest.mark.usefixtures("specification", "bot")
async def test_requests_of_a_game_are_right(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0", GROUP)
    await anna.change(board, next(buttons(board))["text"])
    await anna.turn(board, "In words")
    await anna.say("/help")
    assert server.specification is not None
    assert {request.method for request in server.requests} >= {
        "getMe", "deleteWebhook", "setMyCommands", "getUpdates", "sendPhoto", "sendMessage",
        "editMessageMedia", "editMessageReplyMarkup", "answerCallbackQuery",
    }  # fmt: skip
    assert server.faults == []
