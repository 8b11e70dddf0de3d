"""The check of requests against Discord's own description, where that is at hand."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.core.actions import Verb
from tests.discord_chat.boards import buttons, deal, move
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.request import Request
from tests.discord_chat.wire.server import TOKEN, DiscordServer
from tests.discord_chat.wire.specification import FILE, Specification

CALLBACK = "/interactions/12/a-token/callback"
MESSAGES = "/channels/12/messages"
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "a", "custom_id": "b"}]}
COMMAND = {"name": "solitaire", "description": "Play", "type": 1}


@pytest.fixture
def specification() -> Specification:
    found = Specification.find()
    if found is None:
        pytest.skip(f"API_SPECS names no directory with {FILE}: requests are checked by our own limits alone")
    return found


@pytest.mark.parametrize(
    ("method", "path", "sent", "fault"),
    [
        ("POST", "/interaction/12/a-token/callback", {}, "there is no POST"),
        ("GET", CALLBACK, None, "there is no GET"),
        ("POST", CALLBACK, None, "wants a body"),
        ("POST", CALLBACK, {"type": "four"}, "type"),
        ("POST", CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}, "data.content"),
        ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "y"}]}}, "name"),
        ("POST", MESSAGES, {"content": 5}, "content"),
        ("POST", MESSAGES, {"components": [{**ROW, "components": [{"type": 2, "style": 9}]}]}, "style"),
        ("PATCH", f"{MESSAGES}/13", {"attachments": [{"id": "0", "description": "x" * 1025}]}, "description"),
        ("PUT", "/applications/1/commands", [{**COMMAND, "description": "x" * 101}], "description"),
        ("PUT", "/applications/1/commands", [{**COMMAND, "name_localizations": {"xx": 1}}], "name_localiz"),
        ("POST", "/users/@me/channels", {"recipient_id": "nobody"}, "recipient_id"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_found(
    specification: Specification, method: str, path: str, sent: object, fault: str
) -> None:
    found = [*specification.faults(Request(method, path, {}, "", sent))]
    assert [one for one in found if fault in one], found


@pytest.mark.parametrize(
    ("method", "path", "query", "sent"),
    [
        ("GET", "/gateway/bot", {}, None),
        (
            "POST",
            CALLBACK,
            {"with_response": "1"},
            {"type": 4, "data": {"content": "x", "components": [ROW]}},
        ),
        ("POST", CALLBACK, {}, {"type": 7, "data": {"attachments": [{"id": 0, "filename": "a.png"}]}}),
        ("DELETE", "/webhooks/1/a-token/messages/@original", {}, None),
        ("PUT", "/applications/1/commands", {}, [COMMAND]),
    ],
)
def test_what_is_right_is_taken(
    specification: Specification, method: str, path: str, query: dict[str, str], sent: object
) -> None:
    assert [*specification.faults(Request(method, path, query, "", sent))] == []


def test_what_is_asked_for_must_be_known(specification: Specification) -> None:
    request = Request("GET", "/applications/1/commands", {"with_localisations": "1"}, "")
    assert [*specification.faults(request)] == [
        "GET /applications/1/commands is not asked for with_localisations"
    ]


@pytest.mark.usefixtures("playing")
async def test_the_requests_of_a_game_are_right(
    specification: Specification, discord: DiscordServer, carla: Player, dora: Player
) -> None:
    assert discord.specification is not None
    assert specification
    board = await deal(carla)
    await dora.presses(board, move(board))
    for verb in (Verb.MOVE, Verb.UNDO, Verb.BOARD, Verb.GIVE_UP):
        await carla.presses(board, buttons(board, verb)[0])
    for line in ("help", "rules", "games", "settings", "undo", "board"):
        await carla.types(f"solitaire {line}")
    await carla.is_offered("solitaire play", "deal", "4")
    assert len(discord.requests) > 15
    assert discord.sent("GET", "/users/@me")
    assert discord.sent("PUT", "/applications/*/commands")
    assert discord.sent("POST", "/interactions/*/callback")
    assert discord.mistakes == []


@pytest.fixture
async def strict(specification: Specification) -> AsyncIterator[DiscordServer]:
    """Provide Discord on loopback, without looking at its end whether requests were right."""
    async with DiscordServer(specification).serving() as server:
        yield server


async def test_a_wrong_request_over_the_wire_is_noted(strict: DiscordServer) -> None:
    async def send(method: str, path: str, sent: Any = None) -> int:  # noqa: ANN401 - whatever may be wrong
        headers = {"Authorization": f"Bot {TOKEN}"}
        async with (
            ClientSession(headers=headers) as session,
            session.request(method, f"{strict.api_url}/v10{path}", json=sent) as answer,
        ):
            return answer.status

    assert await send("GET", "/users/@me") == 200
    assert strict.mistakes == []
    assert await send("PUT", "/applications/1/commands", [{**COMMAND, "options": [{"type": 3}]}]) == 400
    noted = len(strict.mistakes)
    assert noted
    assert await send("GET", "/users/@myself/games") == 404
    assert len(strict.mistakes) > noted
