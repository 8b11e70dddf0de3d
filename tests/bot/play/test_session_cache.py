"""Moves that are answered from the cache of games: one round trip, and never from what is out of date."""

from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.core.actions import Player, Room
from bot.core.session import PrefetchedSession, Session
from bot.core.settings import GroupSettings, PlayerSettings, StartPermission
from bot.storage.keys import session_key
from bot.storage.personal_data_store import PersonalDataStore
from bot.storage.player_store import PlayerStore
from tests.bot.desk import ANNA, Desk, picture_of, shown


class CountingStore(PlayerStore):
    """A store that counts how often it is asked for the context of a request, or for a session."""

    reads = 0

    async def entry(
        self, player: Player, group: int, session: str = ""
    ) -> tuple[PlayerSettings, GroupSettings, PrefetchedSession]:
        self.reads += 1
        return await super().entry(player, group, session)

    async def load_session(
        self, player: Player, session: str, prefetched: PrefetchedSession | None = None
    ) -> Session:
        self.reads += prefetched is None
        return await super().load_session(player, session, prefetched)


@pytest.fixture
def store(redis: Redis) -> CountingStore:
    return CountingStore(redis)


@pytest.fixture
def desk(store: CountingStore) -> Desk:
    """Provide a player whose process caches games; ``other`` is one in another process."""
    return Desk(store)


@pytest.fixture
def other(store: CountingStore) -> Desk:
    return Desk(PlayerStore(store.redis))


async def moves_of(desk: Desk) -> tuple[str, ...]:
    (session,) = await desk.store.unfinished_games(ANNA)
    return tuple(move.text for move in session.record.moves)


async def test_a_move_on_a_board_of_this_process_is_saved_without_reading(
    desk: Desk, store: CountingStore
) -> None:
    reply = await desk.type("/play wish 42")
    store.reads = 0
    for label in ("d e", "f h"):
        reply = await desk.press(reply, label)
    assert (store.reads, await moves_of(desk)) == (0, ("take d e", "take f h"))


async def test_a_move_in_a_group_is_saved_without_reading(desk: Desk, store: CountingStore) -> None:
    desk.room = Room(group=5)
    reply = await desk.type("/play wish 42")
    store.reads = 0
    reply = await desk.press(reply, "d e")
    assert (store.reads, await moves_of(desk)) == (0, ("take d e",))
    desk.room = Room(group=6)
    await desk.press(reply, "f h")
    assert store.reads == 1


@pytest.mark.parametrize(
    "settings",
    [
        GroupSettings(language="de"),
        GroupSettings(channels=frozenset({7})),
        GroupSettings(starters=StartPermission.ADMINISTRATORS),
        GroupSettings(is_private=True),
    ],
)
async def test_a_move_follows_settings_of_the_group_that_another_process_has_changed(
    desk: Desk, other: Desk, store: CountingStore, settings: GroupSettings
) -> None:
    desk.room = other.room = Room(group=5, channel=6)
    reply = await desk.type("/play wish 42")
    await other.store.groups.save_settings(ANNA.chat, 5, settings)
    store.reads = 0
    here = await desk.press(reply, "d e")
    assert (store.reads, await moves_of(desk)) == (1, () if settings.channels else ("take d e",))
    assert here.language == (settings.language or "en")


async def test_a_move_in_a_group_reads_its_settings_in_a_cluster(desk: Desk, store: CountingStore) -> None:
    desk.room = Room(group=5)
    reply = await desk.type("/play wish 42")
    store.is_cluster = True
    store.reads = 0
    await desk.press(reply, "d e")
    assert store.reads == 1


async def test_a_move_in_a_game_without_events_reads_the_settings(
    desk: Desk, other: Desk, store: CountingStore
) -> None:
    await desk.type("/play wish 42")
    (session,) = await store.unfinished_games(ANNA)
    await store.redis.set(session_key(ANNA, session.id), replace(session, event="").text)
    reply = await desk.type("/resume")
    await other.store.choose(ANNA, {"view": "words"})
    assert not shown(await desk.press(reply, "d e")).picture


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("theme", "night"),
        ("language", "de"),
        ("zone", "Asia/Tokyo"),
        ("view", "words"),
        ("results", "nobody"),
        ("reminder", "18:30"),
        ("warning", "on"),
    ],
)
async def test_a_move_follows_settings_that_another_process_has_changed(
    desk: Desk, other: Desk, store: CountingStore, setting: str, value: str
) -> None:
    reply = await desk.type("/play wish 42")
    await other.store.choose(ANNA, {setting: value})
    store.reads = 0
    here = shown(await desk.press(reply, "d e"))
    assert (store.reads, await moves_of(desk)) == (1, ("take d e",))
    assert here == shown(await other.type("/resume"))


async def test_a_move_on_a_board_that_another_process_has_changed_is_not_made(
    desk: Desk, other: Desk
) -> None:
    reply = await desk.type("/play wish 42")
    present = await other.press(reply, "d e")
    old = await desk.press(reply, "f h")
    assert "out of date" in old.notice
    assert picture_of(old) == picture_of(present)
    assert await moves_of(desk) == ("take d e",)


@pytest.mark.parametrize("third", ["d f", "a b"])
async def test_a_move_that_a_failover_lost_does_not_come_back(desk: Desk, other: Desk, third: str) -> None:
    """After it, another process gives the same revision to another move."""
    reply = await desk.type("/play wish 25")
    (before,) = await desk.store.unfinished_games(ANNA)
    await desk.press(reply, "a b")
    await desk.store.redis.set(session_key(ANNA, before.id), before.text)
    present = await other.press(reply, "c h")
    await desk.press(present, third)
    assert await moves_of(desk) == ("take c h", f"take {third}")


async def test_a_game_that_was_deleted_does_not_come_back(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    await PersonalDataStore(desk.store.redis).forget(ANNA, desk.time)
    assert "isn’t stored anymore" in shown(await desk.press(reply, "d e")).text
    assert await desk.store.unfinished_games(ANNA) == ()
