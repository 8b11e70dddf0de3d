"""The rate limiter: players and channels have separate limits, which humans do not reach."""

import pytest
from redis.asyncio import Redis

from bot.app import UNKNOWN_ROOM, App
from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.commands import ParameterKind
from bot.core.replies import Reply
from bot.i18n.texts import Texts
from bot.runtime.rate_limiter import CHANNELS, GLANCES, PLAYERS, RateLimit, RateLimiter, RateLimitHit
from tests.security.support import ManualClock, counting_commands

ANNA, BEN = Player(Chat.DISCORD, 1), Player(Chat.DISCORD, 2)
CHANNEL = Room(group=5, channel=6)
HELP = Action(Verb.HELP)


@pytest.fixture
def rate_limiter(clock: ManualClock) -> RateLimiter:
    return RateLimiter(clock=clock, most=100)


def admitted(rate_limiter: RateLimiter, player: Player, room: Room = UNKNOWN_ROOM, times: int = 1000) -> int:
    return sum(rate_limiter.admit(player, room) is None for _ in range(times))


def test_a_burst_is_admitted_and_then_a_steady_rate(rate_limiter: RateLimiter, clock: ManualClock) -> None:
    assert admitted(rate_limiter, ANNA) == PLAYERS.burst
    count = 0
    for _ in range(600):  # a minute with ten presses a second
        clock.time += 0.1
        count += admitted(rate_limiter, ANNA, times=1)
    assert 60 * PLAYERS.per_second * 0.9 <= count <= 60 * PLAYERS.per_second


def test_people_who_play_are_never_limited(rate_limiter: RateLimiter, clock: ManualClock) -> None:
    for _ in range(1000):
        clock.time += 1 / PLAYERS.per_second
        assert admitted(rate_limiter, ANNA, CHANNEL, times=1) == 1


def test_a_player_is_notified_once_until_admitted_again(
    rate_limiter: RateLimiter, clock: ManualClock
) -> None:
    for _ in range(3):
        admitted(rate_limiter, ANNA, times=PLAYERS.burst)
        hits = [rate_limiter.admit(ANNA, Room()) for _ in range(50)]
        assert [hit and hit.is_already_notified for hit in hits] == [False] + [True] * 49
        assert hits[-1] is not None
        clock.time += hits[-1].seconds
        assert admitted(rate_limiter, ANNA, times=1) == 1
        clock.time += 60


def test_players_and_their_glances_have_limits_of_their_own(rate_limiter: RateLimiter) -> None:
    assert sum(rate_limiter.admit_glance(ANNA) for _ in range(1000)) == GLANCES.burst
    assert rate_limiter.admit(ANNA, Room(), is_glance=True) is not None
    assert admitted(rate_limiter, ANNA, CHANNEL) == PLAYERS.burst
    assert admitted(rate_limiter, BEN, CHANNEL, times=PLAYERS.burst) == PLAYERS.burst
    assert admitted(rate_limiter, Player(Chat.TELEGRAM, ANNA.id), times=1) == 1


def test_a_channel_is_limited_and_each_player_is_notified(rate_limiter: RateLimiter) -> None:
    crowd = [Player(Chat.DISCORD, number) for number in range(10, 40)]
    assert sum(admitted(rate_limiter, player, CHANNEL, 10) for player in crowd) == CHANNELS.burst
    assert rate_limiter.admit(ANNA, CHANNEL) == RateLimitHit(1, is_of_channel=True)
    assert rate_limiter.admit(BEN, CHANNEL) == RateLimitHit(1, is_of_channel=True)
    assert rate_limiter.admit(BEN, CHANNEL) == RateLimitHit(1, is_of_channel=True, is_already_notified=True)
    assert admitted(rate_limiter, ANNA, Room(group=5, channel=7), times=1) == 1
    assert admitted(rate_limiter, ANNA, times=1) == 1


def test_memory_is_limited_and_active_players_stay_in_it(rate_limiter: RateLimiter) -> None:
    admitted(rate_limiter, ANNA)
    for number in range(10, 10_000):
        rate_limiter.admit(Player(Chat.DISCORD, number), Room(group=number + 1))
        rate_limiter.admit_glance(Player(Chat.DISCORD, number))
        assert rate_limiter.admit(ANNA, Room()) is not None
    kinds = (rate_limiter.players, rate_limiter.glances, rate_limiter.channels)
    assert sum(len(one.buckets) for one in kinds) == 300


@pytest.mark.parametrize("rate", [RateLimit(1, 0.1), RateLimit(3, 1.0, pause=0.5)])
def test_a_slow_rate_admits_no_more_than_it_says(clock: ManualClock, rate: RateLimit) -> None:
    rate_limiter = RateLimiter(players=rate, clock=clock)
    assert admitted(rate_limiter, ANNA) == rate.burst
    for _ in range(20):
        clock.time += 1 / rate.per_second
        assert admitted(rate_limiter, ANNA) <= 1 + rate.per_second * 1


async def refused(app: App, room: Room = CHANNEL) -> Reply:
    for _ in range(PLAYERS.burst):
        reply = await app.handle(ANNA, HELP, room)
        assert not reply.is_refused
    return await app.handle(ANNA, HELP, room)


async def test_refused_events_cause_no_commands_to_the_store(app: App, redis: Redis) -> None:
    await refused(app)
    while await app.suggest(ANNA, ParameterKind.GAME, ""):
        pass
    async with counting_commands(redis) as commands:
        for _ in range(1000):
            assert (await app.handle(ANNA, Action(Verb.PLAY, ("wish", "1")), CHANNEL)).is_refused
            assert app.rate_limit_reply(ANNA, CHANNEL)
            assert await app.suggest(ANNA, ParameterKind.SESSION, "") == ()
            assert await app.inline_results(ANNA, "wish 1") == ()
            await app.texts(ANNA, CHANNEL)
    assert commands.total == 0
    assert not (await app.handle(BEN, HELP, CHANNEL)).is_refused


async def test_the_notice_says_how_long_to_wait_and_is_private(app: App) -> None:
    room = Room("de", group=5, channel=6)
    reply = await refused(app, room)
    assert reply.notice == Texts.load("de")("too-fast", seconds=round(PLAYERS.pause))
    assert (reply.is_only_for_player, reply.is_already_notified, reply.language) == (True, False, "de")
    assert (await app.handle(ANNA, HELP, room)).is_already_notified


async def test_asking_for_the_limit_does_not_count(app: App) -> None:
    for _ in range(1000):
        assert app.rate_limit_reply(ANNA, CHANNEL) is None
    crowded = app.rate_limit_reply(ANNA, CHANNEL, is_crowded=True)
    assert crowded is not None
    assert crowded.is_refused
    assert (await app.handle(ANNA, HELP, CHANNEL)).is_refused
