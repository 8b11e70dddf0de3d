"""This version opens a store that a later one has written, and the last release one that this has written."""

import json
import signal
import time
from pathlib import Path

import pytest
from aiohttp import ClientSession, CookieJar
from redis.asyncio import Redis
from yarl import URL

from bot.core.actions import Action, Verb
from bot.core.typed_input.lines import read_line
from bot.i18n.texts import Texts
from bot.storage.closing_store import ClosingStore
from bot.storage.decoding import log_fault
from bot.storage.keys import session_key
from bot.storage.migrations import migrate
from bot.storage.player_store import PlayerStore
from tests.bench.naive import unpack_release
from tests.bot.browsing import Browser
from tests.bot.desk import shown
from tests.bot.program import running
from tests.operation.later_version import LATER, write_as_later_version
from tests.operation.release import ANNA, BEN, TELEGRAM_GROUP, ReleasePlayers, exported, restore_as_if_new
from tests.operation.saved_page import SavedProgram
from tests.operation.test_upgraded_screens import SCREENS
from tests.operation.upgraded import FAILED, RELEASES, UNREADABLE, UpgradedBot, no_errors

LEAST_MESSAGES = 40
"""Of the messages of the newest store, those that the last release shows at least."""
NEXT_DAY = 5
"""The day of the challenge after that of the newest store."""
NEWEST = RELEASES[-1]
"""The saved store of the latest state: the names of those since the last release come last."""


@pytest.fixture
async def downgraded(redis: Redis, tmp_path: Path) -> UpgradedBot:
    """Provide this version with the newest store, changed as by a later version."""
    await restore_as_if_new(redis, NEWEST, tmp_path)
    assert await write_as_later_version(redis) > 60
    await migrate(redis, "REDIS_URL")
    return UpgradedBot(PlayerStore(redis), NEWEST, exported(NEWEST))


async def test_what_a_later_version_has_stored_costs_nobody_the_rest(
    downgraded: UpgradedBot, caplog: pytest.LogCaptureFixture
) -> None:
    """Every screen opens, for everybody; what is readable is still there, and what is not stays as it is."""
    log_fault.cache_clear()
    redis = downgraded.store.redis
    downgraded.failed = tuple(name for name in FAILED if name != UNREADABLE)  # as the game of the day may be
    with no_errors(caplog):
        *_, visitor = downgraded.exported
        for player in (ANNA, BEN, visitor):
            await downgraded.open(player, read_line("/play wish 77"))
            for line in SCREENS:
                await downgraded.open(player, read_line(line))
        for line in ("/board", "/daily", "/leaderboard day all", "/admin", "/admin post"):
            assert (await downgraded.app.handle(ANNA, read_line(line), TELEGRAM_GROUP)).language
        async with downgraded.page() as page:
            assert len(await page.enter()) == await downgraded.count_messages()
    played = downgraded.exported[ANNA]["statistics"]["games"]["*"]["played"]
    assert f"{played} games" in shown(await downgraded.type("/stats", ANNA)).text
    for scope in ("week all", "month all", "rating all"):
        assert "Anna" in shown(await downgraded.type(f"/leaderboard {scope}", BEN)).text
    faults = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert len(faults) == len(set(faults)), "each is said once"
    await downgraded.type("/puzzle skip yes", ANNA)
    await downgraded.type("/puzzle wish", ANNA)
    stored = await redis.hgetall(f"sb1:{{{ANNA.chat}:{ANNA.id}}}:puzzles")
    assert stored[LATER.encode()] == b"1"
    assert f"rating:{LATER}".encode() in stored


async def test_a_game_of_a_later_version_is_refused_in_a_sentence_and_stays(
    downgraded: UpgradedBot, caplog: pytest.LogCaptureFixture
) -> None:
    log_fault.cache_clear()
    redis, refused = downgraded.store.redis, 0
    for player, export in downgraded.exported.items():
        for game in export["games"]:
            before = await redis.get(session_key(player, game["id"]))
            for _ in range(2):
                reply = await downgraded.app.handle(player, Action(Verb.BOARD, session=game["id"]))
            if reply.screen is None:
                assert reply.notice == Texts.load(reply.language)("unreadable-game")
                assert await redis.get(session_key(player, game["id"])) == before
                refused += 1
    assert len([one for one in caplog.messages if ": the game " in one]) == refused, "once each"
    for player in downgraded.exported:
        document = (await downgraded.ask(player, Verb.MY_DATA, "export")).document
        assert document
        assert isinstance(document.content, bytes)
        assert len(json.loads(document.content)["games"]) == len(downgraded.exported[player]["games"])
        await downgraded.ask(player, Verb.MY_DATA, "delete", "yes")
        assert not [key async for key in redis.scan_iter(f"sb1:{{{player.chat}:{player.id}}}:*")]


async def test_days_still_close_and_count(downgraded: UpgradedBot, caplog: pytest.LogCaptureFixture) -> None:
    players = ReleasePlayers(downgraded.store.redis)
    players.time = downgraded.time
    with no_errors(caplog):
        await players.next_day()
        await players.say(ANNA, "/settings results=everyone")
        await players.play_challenge(ANNA)
        await players.next_day()
    assert await ClosingStore(downgraded.store.redis).last_closed() == NEXT_DAY
    assert "Anna" in shown(await players.say(ANNA, "/leaderboard day yesterday all")).text


@pytest.mark.rare(seconds=20)
async def test_the_last_release_opens_what_this_version_stores(
    redis: Redis, redis_url: str, short_path: Path, tmp_path: Path
) -> None:
    """Its own program, from the history of git, shows the page to the visitor of the newest store."""
    try:
        sources = unpack_release(tmp_path)
    except RuntimeError as error:  # a copy of the project without its history
        pytest.skip(str(error))
    await restore_as_if_new(redis, NEWEST, tmp_path)
    export = exported(NEWEST)
    program = SavedProgram(short_path, sources, redis_url, round(time.time()) - export["now"] - 60)
    async with running(program) as address, ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        session.cookie_jar.update_cookies(export["cookies"], URL(address))
        browser = Browser(session, address)
        entered = await browser.enter()
        assert not entered["is_new"]
        assert len(entered["messages"]) > LEAST_MESSAGES
        for message in filter(lambda one: one["board"], entered["messages"]):
            async with session.get(browser.url(message["board"]["address"])) as picture:
                assert picture.status == 200, message["title"]
        for line in ("/board", "/games", "/stats", "/settings", "/daily", "/leaderboard", "/play wish 42"):
            (*_, answer) = (await browser.type(line))["messages"]
            assert answer["title"], answer["text"]
        program.send(signal.SIGTERM)
        end = await program.end()
    assert end.status == 0
    assert " INFO bot: " in end.complained
    assert " ERROR " not in end.complained
