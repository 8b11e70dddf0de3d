"""A primary and its replica with sentinels: fallen over without the loss of an answered move."""

import asyncio
from pathlib import Path

import pytest

from bot.storage.connection.connect import check_server, connect
from tests.store.checked_player import begin_players, go_on
from tests.store.sentinels import Guarded, sentinels
from tests.store.servers import refusal, server, until


async def test_no_answered_move_is_lost_when_the_primary_is_killed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with sentinels(tmp_path) as guarded, connect(guarded.url, replicas=1) as redis:
        await check_server(redis, guarded.url, replicas=1)
        players = await begin_players(redis, 5)
        await go_on(players, 20)
        gone = await guarded.primary()
        gone.kill()
        await asyncio.gather(go_on(players, 30), come_back(guarded))
        assert all(player.refused for player in players)
        assert "is back" in caplog.text


async def test_the_one_that_hung_is_not_written_to_when_another_one_is_primary(tmp_path: Path) -> None:
    async with sentinels(tmp_path) as guarded, connect(guarded.url) as redis:
        players = await begin_players(redis, 5)
        hung = await guarded.primary()
        hung.suspend()
        playing = asyncio.create_task(go_on(players, 10))
        await until(lambda: is_another(guarded, hung.port), "another one is primary")
        hung.resume()
        await playing
        await until(hung.follows, "the one that hung is a replica")
        for player in players:
            await player.check()


async def is_another(guarded: Guarded, port: int) -> bool:
    return (await guarded.primary()).port != port


async def come_back(guarded: Guarded) -> None:
    """Start the killed one again when another one has taken over, so that this one has a replica, too."""
    gone = next(one for one in guarded.servers if not one.is_running)
    await until(lambda: is_another(guarded, gone.port), "the replica takes over")
    await gone.start()


async def test_what_is_wrong_with_sentinels_is_reported(tmp_path: Path) -> None:
    async with sentinels(tmp_path) as guarded:
        places = guarded.url.removeprefix("redis+sentinel://").partition("/")[0]
        said = await refusal(f"redis+sentinel://{places}/chess")
        assert f"the sentinels at {places} know no chess, but games. Put the right name" in said
        one = guarded.servers[0]
        said = await refusal(f"redis+sentinel://127.0.0.1:{one.port}/games")
        assert f"the server at 127.0.0.1:{one.port} is no sentinel" in said
        for sentinel in guarded.sentinels[1:]:
            sentinel.kill()
        async with connect(guarded.url) as redis:
            await check_server(redis, guarded.url)
        for one in guarded.servers:
            one.kill()
        said = await refusal(guarded.url)
        assert "the primary of games that the sentinels at" in said
        assert "does not answer" in said
        guarded.sentinels[0].kill()
        assert f"no sentinel answers at {places} (" in await refusal(guarded.url)


async def test_sentinels_may_want_a_password_of_their_own(tmp_path: Path) -> None:
    async with server(tmp_path, {"requirepass": "secret"}) as locked:  # is asked for it as a sentinel would
        said = await refusal(f"redis+sentinel://127.0.0.1:{locked.port}/games")
        assert "refuse our password. Put their own password behind the address: ?sentinel_password=" in said
