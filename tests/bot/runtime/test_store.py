"""The store with a real server: saving, compare-and-set, listing and deleting."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.game_counts import GameCounts
from bot.core.retention import DAY, RetentionPeriods
from bot.core.session import Session
from bot.core.settings import PlayerSettings
from bot.storage.errors import (
    MissingGameError,
    StaleGameError,
    StoreUnavailableError,
    TooManyGamesError,
    UnreadableGameError,
)
from bot.storage.keys import (
    GroupPart,
    PlayerPart,
    first_game_key,
    group_key,
    player_key,
    player_prefix,
    session_key,
)
from bot.storage.player_store import MOST_PAST, MOST_UNFINISHED, PlayerStore
from engine.move import Move
from engine.record import Record

PLAYER = Player(Chat.DISCORD, 2**64 - 1)
NOW = 1_800_000_000
TODAY = "2027-01-15"
RECORD = Record.read("wish/1 #42")


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[PlayerStore]:
    async with Redis.from_url(redis_url) as redis:
        yield PlayerStore(redis)


def game(name: str, moved: int = NOW) -> Session:
    return Session(name, RECORD, began=moved, moved=moved)


async def begin(store: PlayerStore, session: Session, *, is_over: bool = False) -> Session:
    return await store.begin(PLAYER, session, TODAY, is_over=is_over)


async def test_a_saved_game_is_loaded_by_its_player(store: PlayerStore) -> None:
    with pytest.raises(MissingGameError):
        await store.load_session(PLAYER, "aa")
    session = await begin(store, game("aa"))
    with pytest.raises(MissingGameError):
        await store.load_session(Player(Chat.TELEGRAM, PLAYER.id), "aa")
    full = replace(
        session,
        record=Record.read("wish/1 open #42 | take d e"),
        revision=2,
        undone=(Move("take", ("f", "h")), Move("take", ("a", "d"))),
        undos=3,
        restarts=1,
        is_first=True,
        has_given_up=True,
    )
    await store.save(PLAYER, full, is_over=True)
    assert await store.load_session(PLAYER, "aa") == full


async def test_only_the_next_revision_is_saved(store: PlayerStore) -> None:
    session = await begin(store, game("aa"))
    for revision in (0, 1, 3):
        with pytest.raises(StaleGameError):
            await store.save(PLAYER, replace(session, revision=revision, undos=9), is_over=False)
    assert await store.load_session(PLAYER, "aa") == session
    await store.save(PLAYER, replace(session, revision=2), is_over=False)
    with pytest.raises(StaleGameError):
        await begin(store, game("aa"))
    for revision in (9, 99, 999_999):
        await store.redis.set(session_key(PLAYER, "aa"), replace(session, revision=revision).text)
        await store.save(PLAYER, replace(session, revision=revision + 1), is_over=False)
        assert (await store.load_session(PLAYER, "aa")).revision == revision + 1


async def test_one_of_many_simultaneous_saves_wins(store: PlayerStore) -> None:
    session = await begin(store, game("aa"))
    attempts = [replace(session, revision=2, undos=number) for number in range(20)]
    results = await asyncio.gather(
        *(store.save(PLAYER, attempt, is_over=False) for attempt in attempts), return_exceptions=True
    )
    assert results.count(None) == 1
    assert sum(isinstance(result, StaleGameError) for result in results) == 19
    assert await store.load_session(PLAYER, "aa") == attempts[results.index(None)]


async def test_games_are_listed_the_last_played_first(store: PlayerStore) -> None:
    for number, name in enumerate(("aa", "bb", "cc")):
        await begin(store, game(name, NOW + number))
    await store.save(PLAYER, replace(game("aa", NOW + 9), revision=2), is_over=False)
    await store.save(PLAYER, replace(game("bb", NOW + 9), revision=2), is_over=True)
    assert [session.id for session in await store.unfinished_games(PLAYER)] == ["aa", "cc"]
    assert [session.id for session in await store.past_games(PLAYER, 5)] == ["bb"]
    await store.save(PLAYER, replace(game("bb", NOW + 9), revision=3), is_over=False)
    assert await store.past_games(PLAYER, 5) == ()
    await store.redis.delete(session_key(PLAYER, "bb"))  # as if it had expired
    assert [session.id for session in await store.unfinished_games(PLAYER)] == ["aa", "cc"]
    await store.make_current(PLAYER, "cc")
    assert (await store.settings(PLAYER)).current == "cc"


async def test_twenty_games_may_be_open_and_no_more(store: PlayerStore) -> None:
    assert MOST_UNFINISHED == 20
    for number in range(MOST_UNFINISHED):
        await begin(store, game(f"{number:02}"))
    with pytest.raises(TooManyGamesError):
        await begin(store, game("aa"))
    with pytest.raises(MissingGameError):
        await store.load_session(PLAYER, "aa")
    await store.save(PLAYER, replace(game("00"), revision=2), is_over=False)
    await store.save(PLAYER, replace(game("00"), revision=3), is_over=True)
    await begin(store, game("aa"))
    with pytest.raises(TooManyGamesError):
        await store.save(PLAYER, replace(game("00"), revision=4), is_over=False)


async def test_the_history_is_bounded(store: PlayerStore) -> None:
    for number in range(MOST_PAST + 3):
        await begin(store, game(f"{number:03}", NOW + number), is_over=True)
    past = await store.past_games(PLAYER, MOST_PAST + 10)
    assert len(past) == MOST_PAST
    assert past[0].id == f"{MOST_PAST + 2:03}"
    assert len([key async for key in store.redis.scan_iter("*:game:*")]) == MOST_PAST
    assert await store.redis.zcard(player_key(PLAYER, PlayerPart.PAST_GAMES)) == MOST_PAST
    assert await store.past_games(PLAYER, 5) == past[:5]


async def test_finished_games_leave_the_history_after_a_year(store: PlayerStore) -> None:
    await begin(store, game("aa", NOW), is_over=True)
    await begin(store, game("bb", NOW + 364 * DAY), is_over=True)
    assert [session.id for session in await store.past_games(PLAYER, 5)] == ["bb", "aa"]
    await begin(store, game("cc", NOW + 366 * DAY), is_over=True)
    assert [session.id for session in await store.past_games(PLAYER, 5)] == ["cc", "bb"]


async def test_a_game_that_could_not_begin_takes_no_first_place(store: PlayerStore) -> None:
    for number in range(MOST_UNFINISHED):
        await store.begin(PLAYER, game(f"{number:02}"), "2027-01-14", is_over=False)
    with pytest.raises(TooManyGamesError):
        await begin(store, game("aa"))
    await store.save(PLAYER, replace(game("00"), revision=2), is_over=True)
    assert (await begin(store, game("bb"))).is_first


async def days_left(store: PlayerStore, *parts: str) -> list[float]:
    """Return after how many days the player's keys expire."""
    prefix = player_prefix(PLAYER)
    return [round(await store.redis.ttl(f"{prefix}{part}") / DAY, 2) for part in parts]


async def test_games_and_lists_expire_as_configured(store: PlayerStore) -> None:
    hasty = PlayerStore(store.redis, RetentionPeriods(unfinished_days=7, finished_days=3))
    parts = ("game:aa", "open", "game:bb", "past", "self")
    await begin(hasty, game("aa"))
    await begin(hasty, game("bb"), is_over=True)
    assert await days_left(store, *parts) == pytest.approx([7, 7, 3, 3, 7])
    assert 25 * 3600 < await store.redis.ttl(first_game_key(PLAYER, "wish", TODAY)) <= 2 * DAY
    await begin(store, game("cc"))
    await begin(store, game("dd"), is_over=True)
    assert await days_left(store, "game:cc", "game:dd", "self") == pytest.approx([90, 365, 365])
    await begin(hasty, game("ee"))
    assert await days_left(store, "open", "past", "game:ee") == pytest.approx([90, 365, 7])


@pytest.mark.usefixtures("bare_store")
async def test_every_key_of_a_player_lives_on_one_node_and_dies_in_time(store: PlayerStore) -> None:
    await begin(store, game("aa"))
    await begin(store, game("bb"), is_over=True)
    keys = [key async for key in store.redis.scan_iter("*")]
    assert len(keys) >= 5
    for key in keys:
        assert key.startswith(f"sb1:{{discord:{PLAYER.id}}}:".encode())
        assert await store.redis.ttl(key) > 0


async def test_an_open_game_of_30_moves_takes_at_most_a_kibibyte(store: PlayerStore) -> None:
    session = await begin(store, game("0123456789"))
    # More moves than any game of Wish has, as longer games may need them.
    moves = tuple(Move("take", ("a", "h")) for _ in range(30))
    await store.save(PLAYER, replace(session, revision=2, record=RECORD.then(*moves)), is_over=False)
    used = await store.redis.memory_usage(session_key(PLAYER, "0123456789"), samples=0)
    assert used is not None
    assert used <= 1024


async def test_a_secret_is_made_once(store: PlayerStore) -> None:
    made = await asyncio.gather(*(store.secret("page") for _ in range(5)))
    assert len(set(made)) == 1
    assert len(made[0]) == 32
    assert await store.secret("other") != made[0]


async def test_a_player_sees_pictures_until_something_else_is_chosen(store: PlayerStore) -> None:
    assert await store.settings(PLAYER) == PlayerSettings()
    await store.choose(PLAYER, {"view": "words"})
    assert await store.settings(PLAYER) == PlayerSettings(in_words=True)
    await store.choose(PLAYER, {"theme": "night"})
    assert await store.settings(PLAYER) == PlayerSettings(in_words=True, theme="night")
    await store.choose(PLAYER, {"view": "picture"})
    await store.make_current(PLAYER, "bb")  # which does not exist
    assert await store.settings(PLAYER) == PlayerSettings(theme="night")
    await begin(store, game("aa"))
    await begin(store, game("cc"))
    await store.make_current(PLAYER, "aa")
    assert await store.settings(PLAYER) == PlayerSettings("aa", theme="night")
    assert 0 < await store.redis.ttl(player_key(PLAYER, PlayerPart.SETTINGS)) <= 365 * DAY


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1",
        "x {}",
        '1 {"record":"nonsense","began":1,"moved":1}',
        "1 []",
        "1 {}",
        '1 {"record":"wish/1 #42","began":"x","moved":1}',
        '1 {"record":"wish/1 #42","began":1,"moved":Infinity}',
        '1 {"record":"wish/1 #42","began":1,"moved":1,"undone":[]}',
        "1 " + "[" * 100_000,
    ],
    ids=range(10),
)
async def test_unreadable_games_are_reported_and_left_out_of_lists(store: PlayerStore, text: str) -> None:
    await begin(store, game("aa"))
    await begin(store, game("bb"))
    await store.redis.set(session_key(PLAYER, "aa"), text)
    with pytest.raises(UnreadableGameError):
        await store.load_session(PLAYER, "aa")
    assert [session.id for session in await store.unfinished_games(PLAYER)] == ["bb"]
    assert await store.redis.get(session_key(PLAYER, "aa")) == text.encode()


async def test_unreadable_counts_and_achievements_cost_nobody_the_others(store: PlayerStore) -> None:
    counts, awards = (player_key(PLAYER, part) for part in (PlayerPart.STATISTICS, PlayerPart.ACHIEVEMENTS))
    await store.redis.hset(counts, "wish *", GameCounts(played=3).text)
    await store.redis.hset(awards, "first", "5")
    for counted in ("[Infinity]", "[" * 100_000, "x"):
        await store.redis.hset(counts, mapping={"*": counted, "@2026-11": counted})
        tally = await store.tally(PLAYER)
        assert (tally.of_game("wish").played, tally.all.played, tally.months) == (3, 0, {})
    await store.redis.hset(awards, "another", "never")
    assert await store.awards(PLAYER) == {"first": 5}


async def test_channels_of_a_group_that_cannot_be_read_are_none(store: PlayerStore) -> None:
    await store.redis.hset(group_key(Chat.DISCORD, 7, GroupPart.SETTINGS), "channels", "5 x 6\u0666 -7")
    assert (await store.groups.find(Chat.DISCORD, 7)).channels == {5, -7}


async def test_an_unavailable_store_is_reported() -> None:
    async with Redis.from_url("unix:///nowhere/valkey.sock") as redis:
        store = PlayerStore(redis)
        with pytest.raises(StoreUnavailableError):
            await store.load_session(PLAYER, "aa")
        with pytest.raises(StoreUnavailableError):
            await store.save(PLAYER, game("aa"), is_over=False)
