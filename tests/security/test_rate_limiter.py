"""What one player, and one channel, may ask for: enough for a person, and no more, whoever else is there."""

import pytest
from redis.asyncio import Redis

from bot.app import UNKNOWN_ROOM, App
from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.commands import ParameterKind
from bot.core.replies import Reply
from bot.i18n.texts import Texts, languages
from bot.runtime.rate_limiter import CHANNELS, GLANCES, PLAYERS, RateLimit, RateLimiter, RateLimitHit
from bot.storage.player_store import PlayerStore
from tests.security.commands import asked
from tests.security.conftest import Watch

ANNA, BEN = Player(Chat.DISCORD, 1), Player(Chat.DISCORD, 2)
CHANNEL = Room(group=5, channel=6)
HELP = Action(Verb.HELP)


def passed(rate_limiter: RateLimiter, player: Player, room: Room = UNKNOWN_ROOM, times: int = 1000) -> int:
    return sum(rate_limiter.admit(player, room) is None for _ in range(times))


def test_a_burst_passes_and_then_so_many_a_second_for_ever(watch: Watch) -> None:
    rate_limiter = RateLimiter(clock=watch)
    assert passed(rate_limiter, ANNA) == PLAYERS.burst
    through = 0
    for _ in range(600):  # a minute of somebody who presses ten times a second
        watch.time += 0.1
        through += passed(rate_limiter, ANNA, times=1)
    assert 60 * PLAYERS.per_second * 0.9 <= through <= 60 * PLAYERS.per_second


def test_who_plays_as_people_do_is_never_kept_out(watch: Watch) -> None:
    rate_limiter = RateLimiter(clock=watch)
    for _ in range(1000):
        watch.time += 1 / PLAYERS.per_second
        assert passed(rate_limiter, ANNA, CHANNEL, times=1) == 1


def test_who_was_kept_out_is_let_in_after_as_long_as_was_said(watch: Watch) -> None:
    rate_limiter = RateLimiter(clock=watch)
    passed(rate_limiter, ANNA)
    stop = rate_limiter.admit(ANNA, Room())
    assert stop is not None
    watch.time += stop.seconds
    assert passed(rate_limiter, ANNA, times=1) == 1


def test_it_is_told_once_until_one_is_let_in_again(watch: Watch) -> None:
    rate_limiter = RateLimiter(clock=watch)
    for _ in range(3):
        passed(rate_limiter, ANNA, times=PLAYERS.burst)
        stops = [rate_limiter.admit(ANNA, Room()) for _ in range(50)]
        assert [stop and stop.is_already_notified for stop in stops] == [False] + [True] * 49
        watch.time += 60


def test_nobody_pays_for_another_but_with_what_a_channel_shares(watch: Watch) -> None:
    rate_limiter = RateLimiter(clock=watch)
    passed(rate_limiter, ANNA, CHANNEL)
    assert passed(rate_limiter, BEN, CHANNEL, times=PLAYERS.burst) == PLAYERS.burst
    assert passed(rate_limiter, Player(Chat.TELEGRAM, ANNA.id), times=1) == 1


def test_a_channel_is_full_for_all_who_are_there_and_each_is_told(watch: Watch) -> None:
    rate_limiter = RateLimiter(clock=watch)
    crowd = [Player(Chat.DISCORD, number) for number in range(10, 40)]
    assert sum(passed(rate_limiter, player, CHANNEL, 10) for player in crowd) == CHANNELS.burst
    assert rate_limiter.admit(ANNA, CHANNEL) == RateLimitHit(1, is_of_channel=True)
    assert rate_limiter.admit(BEN, CHANNEL) == RateLimitHit(1, is_of_channel=True)
    assert rate_limiter.admit(BEN, CHANNEL) == RateLimitHit(1, is_of_channel=True, is_already_notified=True)
    assert passed(rate_limiter, ANNA, Room(group=5, channel=7), times=1) == 1
    assert passed(rate_limiter, ANNA, times=1) == 1


def test_letters_and_looking_up_do_not_use_up_what_presses_need(watch: Watch) -> None:
    rate_limiter = RateLimiter(clock=watch)
    assert sum(rate_limiter.admit_glance(ANNA) for _ in range(1000)) == GLANCES.burst
    assert rate_limiter.admit(ANNA, Room(), is_glance=True) is not None
    assert passed(rate_limiter, ANNA) == PLAYERS.burst


def test_only_so_many_are_kept_in_mind(watch: Watch) -> None:
    rate_limiter = RateLimiter(most=100, clock=watch)
    for number in range(10_000):
        rate_limiter.admit(Player(Chat.DISCORD, number), Room(group=number + 1))
        rate_limiter.admit_glance(Player(Chat.DISCORD, number))
    assert rate_limiter.size == 300


def test_who_presses_on_is_not_forgotten_for_others(watch: Watch) -> None:
    rate_limiter = RateLimiter(most=100, clock=watch)
    passed(rate_limiter, ANNA)
    for number in range(10, 10_000):
        rate_limiter.admit(Player(Chat.DISCORD, number), Room())
        assert rate_limiter.admit(ANNA, Room()) is not None


@pytest.mark.parametrize("rate", [RateLimit(1, 0.1), RateLimit(3, 1.0, pause=0.5)])
def test_a_slow_rate_lets_nobody_in_before_there_is_something_left(watch: Watch, rate: RateLimit) -> None:
    rate_limiter = RateLimiter(players=rate, clock=watch)
    assert passed(rate_limiter, ANNA) == rate.burst
    for _ in range(20):
        watch.time += 1 / rate.per_second
        assert passed(rate_limiter, ANNA) <= 1 + rate.per_second * 1


async def refused(app: App, player: Player = ANNA, room: Room = CHANNEL) -> Reply:
    for _ in range(PLAYERS.burst):
        reply = await app.handle(player, HELP, room)
        assert not reply.is_refused
    return await app.handle(player, HELP, room)


async def test_what_is_refused_asks_nothing_of_the_store(app: App, redis: Redis) -> None:
    await refused(app)
    while await app.suggest(ANNA, ParameterKind.GAME, ""):
        pass
    async with asked(redis) as store:
        for _ in range(1000):
            assert (await app.handle(ANNA, Action(Verb.PLAY, ("wish", "1")), CHANNEL)).is_refused
            assert app.rate_limit_reply(ANNA, CHANNEL)
            assert await app.suggest(ANNA, ParameterKind.SESSION, "") == ()
            assert await app.inline_results(ANNA, "wish 1") == ()
            await app.texts(ANNA, CHANNEL)
    assert store.total == 0
    assert not (await app.handle(BEN, HELP, CHANNEL)).is_refused


@pytest.mark.parametrize("language", languages())
async def test_it_says_how_long_to_wait_to_one_alone_and_once(app: App, language: str) -> None:
    room = Room(language, group=5, channel=6)
    reply = await refused(app, room=room)
    assert reply.notice == Texts.load(language)("too-fast", seconds=round(PLAYERS.pause))
    assert (reply.is_only_for_player, reply.is_already_notified, reply.language) == (True, False, language)
    assert (await app.handle(ANNA, HELP, room)).is_already_notified


async def test_looking_whether_one_may_pass_takes_nothing(app: App) -> None:
    for _ in range(1000):
        assert app.rate_limit_reply(ANNA, CHANNEL) is None
    crowded = app.rate_limit_reply(ANNA, CHANNEL, is_crowded=True)
    assert crowded is not None
    assert crowded.is_refused
    assert (await app.handle(ANNA, HELP, CHANNEL)).is_refused


async def test_without_a_turnstile_everybody_passes(redis: Redis, texts: Texts) -> None:
    app = App(PlayerStore(redis), texts)
    for _ in range(500):
        assert not (await app.handle(ANNA, HELP)).is_refused
