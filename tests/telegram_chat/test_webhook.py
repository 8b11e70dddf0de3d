"""Updates that Telegram posts to the bot: accepted only from Telegram, each answered once, none lost."""

import asyncio
import json

import aiohttp
import pytest

from bot.chats.telegram.updates.update_validation import is_well_formed
from bot.chats.telegram.updates.webhook import CONNECTIONS, WebhookAddress
from tests.telegram_chat.people import Person, Playing, warnings, words
from tests.telegram_chat.server import TOKEN, Server
from tests.telegram_chat.updates import SECRET_HEADER


async def test_the_webhook_is_set_once_and_cannot_be_guessed(
    playing: Playing, server: Server, address: WebhookAddress
) -> None:
    for _ in range(2):
        async with playing(address):
            await server.until(lambda: server.sent("getMyShortDescription"))
    assert server.sent("getUpdates") == []
    (webhook,) = server.sent("setWebhook")
    base, _, path = webhook.fields["url"].rpartition("/")
    assert base == address.url
    assert len(path) >= 32
    assert len(set(path)) > 8
    assert len(webhook.fields["secret_token"]) >= 32
    assert TOKEN.partition(":")[2] not in str(webhook.fields)
    assert int(webhook.fields["max_connections"]) == CONNECTIONS
    assert json.loads(webhook.fields["allowed_updates"]) == [
        "message", "callback_query", "inline_query", "my_chat_member"
    ]  # fmt: skip
    assert server.sent("deleteWebhook") == []


async def test_others_than_telegram_learn_nothing(
    playing: Playing, anna: Person, server: Server, address: WebhookAddress
) -> None:
    update = json.dumps({"update_id": 1, "message": {**await anna.write("/play wish 0"), "message_id": 99}})
    async with playing(address):
        await server.until(lambda: server.updates.posted)
        url, secret = (server.updates.webhook[name] for name in ("url", "secret_token"))
        wrong = [("POST", url, given, 403) for given in ("", "s" * 64, "ü")]
        wrong += [("POST", other, secret, 404) for other in (f"{url[:-1]}x", url.rpartition("/")[0])]
        wrong += [(method, url, secret, 404) for method in ("GET", "PUT", "DELETE", "OPTIONS")]
        async with aiohttp.ClientSession() as session:
            for method, target, given, status in wrong:
                headers = {SECRET_HEADER: given}
                async with session.request(method, target, data=update, headers=headers) as response:
                    assert (response.status, await response.read()) == (status, b"")
                    assert "Server" not in response.headers
    assert len(server.sent("sendPhoto")) == 1  # only for the update from Telegram


async def test_updates_with_wrong_types_are_skipped_with_a_line_in_the_log(
    playing: Playing, anna: Person, server: Server, address: WebhookAddress, caplog: pytest.LogCaptureFixture
) -> None:
    typed = {"message_id": 1, "date": 1, "chat": anna.private, "from": anna.user, "text": "/play wish 0"}
    changes: list[dict[str, object]] = [
        {"text": 5},
        {"message_id": 0.5},
        {"message_thread_id": "x"},
        {"chat": {"id": 1e18, "type": "group"}},
        {"chat": 7},
        {"migrate_from_chat_id": "x"},
        {"reply_to_message": {"from": {"id": "x"}}},
    ]
    ids: tuple[object, ...] = (-7, 1.5, 1e18, 2**64, "7", True, {})
    changes += ({"from": {"id": number, "is_bot": False, "first_name": "Stranger"}} for number in ids)
    async with playing(address):
        for change in changes:
            await server.send(message=typed | change)
        assert "photo" in await anna.say("/play wish 0")
    assert len(server.sent("sendPhoto")) == 1
    assert ["is skipped" in line for line in warnings(caplog)] == [True] * len(changes)
    assert set(server.updates.posted) == {200}


def test_nesting_beyond_the_recursion_limit_is_not_well_formed() -> None:
    deep: object = "x"
    for _ in range(5_000):
        deep = [deep]
    assert is_well_formed({"update_id": 1, "something_new": [[1, {"a": "b"}]]})
    assert not is_well_formed({"update_id": 1, "something_new": deep})


async def test_polling_and_webhook_can_follow_each_other_and_nothing_is_missed(
    playing: Playing, anna: Person, server: Server, address: WebhookAddress
) -> None:
    async with playing():
        assert await anna.say("/play wish 0")
    missed = await anna.write("gh")
    async with playing(address):
        board = await anna.answer_to(missed)
    missed = await anna.write("/undo")
    async with playing():
        undone = await anna.answer_to(missed)
    assert words(undone) != words(board)
    assert server.updates.webhook == {}


async def test_updates_before_the_login_are_answered_after_it(
    playing: Playing, anna: Person, server: Server, address: WebhookAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(address):
        await server.until(lambda: server.sent("setWebhook"))
    server.held["getMe"] = asyncio.Event()
    monkeypatch.setattr("bot.chats.telegram.updates.connection.FIRST_TRY", 0.01)
    async with playing(address):
        early = await anna.write("/play wish 0")
        await server.until(lambda: 503 in server.updates.posted)
        server.held["getMe"].set()
        assert await anna.answer_to(early)
    assert server.updates.posted[-1] == 200


async def test_a_lost_webhook_is_set_again_and_its_errors_are_logged_once(
    playing: Playing,
    server: Server,
    address: WebhookAddress,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.chats.telegram.updates.webhook.CHECK_INTERVAL", 0.01)
    async with playing(address):
        await server.until(lambda: server.sent("setWebhook"))
        server.webhook_error = (1_790_000_000, "Connection refused")
        checks = len(server.sent("getWebhookInfo"))
        await server.until(lambda: len(server.sent("getWebhookInfo")) > checks + 4)
        (line,) = warnings(caplog)
        assert "TELEGRAM_WEBHOOK_URL" in line
        assert "Connection refused" in line
        assert len(server.sent("setWebhook")) == 1
        await server.updates.set_webhook({})
        await server.until(lambda: len(server.sent("setWebhook")) == 2)
    assert "sends updates elsewhere" in warnings(caplog)[1]
