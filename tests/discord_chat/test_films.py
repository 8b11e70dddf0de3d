"""Pictures of every kind in Discord: sent as what they are, and changed into one another."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from redis.asyncio import Redis
from simcord import Env, ResponseMessage

from tests.bot.projector import CHANGES, SCREENS, Projector, frames_of
from tests.discord_chat.players import Seat, buttons, shown, text_of
from tests.discord_chat.test_commands import SPECS, Description, as_described

FORMS = {"board": ("image/png", "PNG"), "card": ("image/png", "PNG"), "film": ("image/gif", "GIF")}
"""The type that Discord derives from each file, and its format."""


@pytest.fixture
async def app(redis_url: str) -> AsyncIterator[Projector]:
    async with Redis.from_url(redis_url) as redis:
        yield Projector(redis)


async def shows(message: ResponseMessage, name: str) -> bool:
    """Return whether a message shows exactly the screen of that name."""
    screen = SCREENS[name]
    assert text_of(message) == f"### {screen.title}\n{screen.text}"
    assert [button.label for button in buttons(message)] == ["Next"]
    if screen.picture is None:
        return not message.attachments
    (file,) = message.attachments
    assert (file.filename, file.description) == (screen.picture.file_name, screen.alt)
    form, frames = frames_of(await file.read())
    assert (frames > 1) == (name == "film")
    return (file.content_type, form) == FORMS[name]


@pytest.mark.parametrize("name", SCREENS)
async def test_a_screen_is_sent(anna: Seat, app: Projector, name: str) -> None:
    app.load([name])
    assert await shows(shown(await anna.types("help")), name)


@pytest.mark.parametrize(("before", "after"), CHANGES)
async def test_a_message_changes_its_kind(anna: Seat, app: Projector, before: str, after: str) -> None:
    app.load([before, after, before])
    message = shown(await anna.types("help"))
    for name in (after, before):
        await anna.presses(message, buttons(message)[0])
        assert await shows(message, name)
    assert len(anna.sees()) == 1


@pytest.mark.skipif(not SPECS, reason="API_SPECS names no folder with discord-openapi.json")
async def test_every_change_is_as_discord_describes_it(anna: Seat, simcord_env: Env, app: Projector) -> None:
    description = Description(Path(SPECS or "") / "discord-openapi.json")
    reel = ["film", "board", "film", "words", "film", "card"]
    app.load(reel)
    message = shown(await anna.types("help"))
    for _ in reel[1:]:
        await anna.presses(message, buttons(message)[0])
    sent = [entry for entry in simcord_env.http_requests if entry.path.endswith("/callback")]
    assert len(sent) == len(reel)
    for entry in sent:
        description.check(entry.method, entry.path, as_described(entry.json))
