"""Challenges of friends: sealed until both have finished, then shown side by side, to each of them once."""

from dataclasses import replace
from itertools import count

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player, Room
from bot.core.direct_messages import DirectMessage, DirectMessageResult
from bot.core.posts import PostOutcome
from bot.core.retention import DAY
from bot.features.friend_challenges.challenge import (
    LIFE_SECONDS,
    MOST_OPEN,
    ResultComparison,
    SealedResult,
    new_number,
    read_key,
)
from bot.features.friend_challenges.store import FriendChallengeStore
from bot.moderation.blocks import Subject
from bot.moderation.store import ModerationStore
from bot.storage.keys import PlayerPart, player_key
from bot.storage.player_store import PlayerStore
from tests.bot.desk import ANNA, BEN, MORNING, WON, Desk, button, shown
from tests.bot.fake_jobs import ImmediateJobs
from tests.bot.friends.desk import ANNAS_RESULT, BENS_RESULT, Rivals, expire_claim, send_due, texts_of
from tests.bot.posts.post_office import FakeChat, KillableRedis
from tests.killable import KillSwitch, survives
from tests.rare import SomeOf

CARLA = Player(Chat.PAGE, 9)
LATER = MORNING + DAY


@pytest.fixture
def rivals(desk: Desk) -> Rivals:
    rivals = Rivals(desk, WON)
    rivals.connect()
    return rivals


def number_of(code: str) -> int:
    number = read_key(code)
    assert number is not None
    return number


async def test_both_results_are_sealed_until_the_friend_has_finished_and_come_once(
    rivals: Rivals, redis: Redis
) -> None:
    code = await rivals.challenge()
    link = await rivals.desk.type("/friend")
    assert (shown(link).code, code in shown(link).text) == (code, True), "the same game, the same link"
    assert shown(link).copy.splitlines()[0] == "Solitaire Bot · Wish 42"
    rivals.desk.room = Room(name="Ben")
    before = [
        await rivals.desk.type(line, BEN) for line in (code, f"https://x.org/#{code}", f"/friend {code}")
    ]
    assert {shown(reply).title for reply in before} == {"Anna challenges you"}
    board = await rivals.accept(code)
    assert shown(await rivals.desk.type(code, BEN)).title == shown(board).title == "Wish, deal 42"
    before += [link, board, await rivals.desk.type("/board", BEN)]
    for said in (ANNAS_RESULT, "2:00"):
        assert said not in texts_of(before)
    won = await rivals.win(BEN, board)
    for reply in (won, await rivals.desk.type("/board", BEN), await rivals.desk.type(code, BEN)):
        for said in (f"You: {BENS_RESULT}", f"Anna: {ANNAS_RESULT}", "You did better."):
            assert said in shown(reply).text
    for _ in range(2):
        await send_due(redis, rivals.chat, rivals.desk.time)
    (message,) = rivals.chat.messages
    assert (message.player, message.screen.title) == (ANNA, "Ben has played your deal")
    assert f"You: {ANNAS_RESULT}\nBen: {BENS_RESULT}\nBen did better." in message.screen.text
    results = await rivals.desk.act(message.screen.rows[0][1].action)
    assert f"Ben: {BENS_RESULT}" in shown(results).text
    assert not (await rivals.desk.type("/board")).notice


async def test_on_the_page_a_link_begins_its_game_and_results_come_with_the_next_reply(desk: Desk) -> None:
    rivals = Rivals(desk, WON)  # without direct messages
    code = await rivals.challenge()
    board = await rivals.accept(code, CARLA)
    assert "Anna challenges you. Finish this game" in shown(board).text
    lost = await rivals.lose(code, CARLA)
    assert "You: Given up after 1 move" in shown(lost).text
    news = await desk.type("/help")
    assert news.notice.splitlines()[:2] == ["A friend has played your deal", "You did better."]
    assert not (await desk.type("/help")).notice


async def test_several_friends_play_the_same_link_but_not_its_challenger(
    rivals: Rivals, redis: Redis
) -> None:
    code = await rivals.challenge()
    await rivals.lose(code, BEN)
    await rivals.lose(code, CARLA)
    await send_due(redis, rivals.chat, rivals.desk.time)
    assert [one.screen.title for one in rivals.chat.messages] == [
        "Ben has played your deal", "A friend has played your deal",
    ]  # fmt: skip
    rivals.desk.room = Room()
    assert "Challenge: Wish 42" in shown(await rivals.desk.type(code)).title
    assert "Ben: Given up" in shown(await rivals.desk.type(f"/friend results {code}")).text


async def test_who_knows_the_deal_plays_it_with_help_and_does_not_win_by_that(rivals: Rivals) -> None:
    code = await rivals.challenge()
    await rivals.win(BEN)
    rivals.desk.room = Room(name="Ben")
    assert "You’ve played this deal before" in shown(await rivals.desk.type(code, BEN)).text
    won = await rivals.win(BEN, await rivals.accept(code))
    assert "You: Won in 16 moves, 0:45, with help" in shown(won).text
    assert "No winner: one of you had help." in shown(won).text


async def test_a_link_expires_after_thirty_days(rivals: Rivals, redis: Redis) -> None:
    code = await rivals.challenge()
    life = await redis.ttl(FriendChallengeStore.challenge_key(number_of(code)))
    assert LIFE_SECONDS - 60 < life <= LIFE_SECONDS == 30 * DAY
    board = await rivals.accept(code)
    rivals.desk.time += LIFE_SECONDS
    for reply in (await rivals.desk.type(code, CARLA), await rivals.desk.type(f"/friend {code}", BEN)):
        assert "its 30 days are over" in reply.notice
    won = await rivals.win(BEN, board)
    assert "its 30 days are over" in shown(won).text
    assert ANNAS_RESULT not in shown(won).text


async def test_the_twenty_first_challenge_is_refused_until_one_is_canceled(
    rivals: Rivals, redis: Redis
) -> None:
    code = await rivals.challenge()
    store = FriendChallengeStore(redis)
    game = await rivals.desk.store.load_session(ANNA, (await rivals.desk.store.settings(ANNA)).current)
    for number in range(1, MOST_OPEN):
        other = replace(game, revision=game.revision + number)
        assert await store.note_made(ANNA, new_number(), other, rivals.desk.time + number)
    won = await rivals.win(ANNA)
    full = await rivals.desk.press_offered(won, "Challenge a friend")
    assert shown(full).title == "Too many open challenges"
    assert "The oldest is Wish 42." in shown(full).text
    link = await rivals.desk.press(full, "Cancel the oldest")
    assert shown(link).code != code
    assert "no longer there" in (await rivals.desk.type(code, BEN)).notice
    assert not await redis.exists(store.challenge_key(number_of(code)))
    await rivals.desk.press(link, "Cancel challenge")
    assert len((await store.own(ANNA)).made) == MOST_OPEN - 1
    await rivals.desk.press(full, "Cancel all")
    assert not (await store.own(ANNA)).made


@pytest.mark.parametrize("blocked", [ANNA, BEN])
async def test_the_result_of_a_blocked_player_is_never_delivered(
    rivals: Rivals, redis: Redis, blocked: Player
) -> None:
    code = await rivals.challenge()
    board = await rivals.accept(code)
    if blocked == BEN:
        await rivals.win(BEN, board)
    subject, store = Subject.of(blocked), ModerationStore(redis)
    await store.block(subject, rivals.desk.time)
    await rivals.desk.app.services.moderation.refresh()
    if blocked == ANNA:
        won = await rivals.win(BEN, board)
        assert ANNAS_RESULT not in shown(won).text
        assert "no longer there" in shown(won).text
    await send_due(redis, rivals.chat, rivals.desk.time)
    assert not rivals.chat.messages
    await store.unblock(subject)
    await send_due(redis, rivals.chat, rivals.desk.time + DAY)
    assert len(rivals.chat.messages) == (blocked == ANNA), "that of a friend who was blocked stays away"


async def test_nothing_is_left_of_a_player_who_deletes_everything(rivals: Rivals, redis: Redis) -> None:
    code = await rivals.challenge()
    await rivals.lose(code, BEN)
    deleted = await rivals.desk.press(
        await rivals.desk.type("/mydata delete", BEN), "Yes, delete everything", BEN
    )
    assert shown(deleted)
    await send_due(redis, rivals.chat, rivals.desk.time)
    assert not rivals.chat.messages
    key = FriendChallengeStore.challenge_key(number_of(code))
    assert not [value for value in (await redis.hgetall(key)).values() if b"telegram:8" in value]
    board = await rivals.accept(code, CARLA)
    await rivals.desk.press(await rivals.desk.type("/mydata delete"), "Yes, delete everything")
    assert not await redis.exists(key, player_key(ANNA, PlayerPart.FRIENDS))
    won = await rivals.win(CARLA, board)
    assert "no longer there" in shown(won).text
    assert ANNAS_RESULT not in shown(won).text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("friend-0000000000000", "This challenge is no longer there"),
        ("friend-zzzzzzzzzzzzz", "Can’t read “zzzzzzzzzzzzz” as a challenge."),  # more than 64 bits
        ("friend-abcdefg", "Can’t read “abcdefg” as a challenge."),
        ("/friend wish-42", "Can’t read “wish-42” as a challenge."),
        ("/friend begin", "Can’t read “begin” as a challenge."),
        ("/friend results 1.1", "Can’t read “1.1” as a challenge."),
        ("/friend drop 0000000000000", "The challenge is canceled."),
    ],
)
async def test_a_wrong_code_is_explained(desk: Desk, line: str, answer: str) -> None:
    assert (await desk.type(line)).notice.startswith(answer)


async def test_the_deal_of_an_open_day_is_no_challenge(desk: Desk) -> None:
    await desk.daily()
    over = await desk.type("/giveup yes")
    assert "Challenge a friend" not in await desk.offered(over)
    refused = await desk.type("/friend")
    assert not (refused.screen and refused.screen.code)


async def test_a_challenger_who_cannot_be_reached_gets_it_with_the_next_reply(
    rivals: Rivals, redis: Redis
) -> None:
    async def refusing(_: DirectMessage) -> DirectMessageResult:
        return DirectMessageResult(PostOutcome.REFUSED)

    rivals.chat.answer_message = refusing
    await rivals.lose(await rivals.challenge(), BEN)
    for _ in range(2):
        await send_due(redis, rivals.chat, rivals.desk.time)
    rivals.desk.room = Room(group=5)
    assert not (await rivals.desk.type("/board")).notice, "others would see it there"
    rivals.desk.room = Room()
    assert (await rivals.desk.type("/board")).notice.startswith("Ben has played your deal")
    assert not (await rivals.desk.type("/board")).notice


async def test_a_process_that_is_killed_at_the_end_of_the_game_loses_no_result(
    redis: Redis, some_of: SomeOf
) -> None:
    for steps in some_of(count()):
        await redis.flushall()
        rivals = Rivals(Desk(PlayerStore(redis), ImmediateJobs()), WON)
        rivals.connect()
        board = await rivals.accept(await rivals.challenge())
        for move in WON.moves[:-1]:
            board = await rivals.desk.press(board, " ".join(move.places), BEN)
        last = button(board, " ".join(WON.moves[-1].places)).action
        dying = KillableRedis(connection_pool=redis.connection_pool)
        dying.switch = KillSwitch(steps)
        killed = Rivals(Desk(PlayerStore(dying), ImmediateJobs()), WON)
        killed.connect()
        is_done = await survives(killed.desk.act(last, BEN))
        again = await rivals.desk.act(last, BEN)  # delivered again, to another process
        assert f"Anna: {ANNAS_RESULT}" in shown(again).text, steps
        await rivals.desk.type("/board", BEN)
        await send_due(redis, rivals.chat, rivals.desk.time)
        assert len(rivals.chat.messages) == 1, steps
        if is_done:
            break


@pytest.mark.parametrize("knows_nonces", [True, False])
async def test_a_process_that_is_killed_while_sending_sends_none_twice(
    redis: Redis, some_of: SomeOf, *, knows_nonces: bool
) -> None:
    for steps in some_of(count()):
        await redis.flushall()
        chat = FakeChat(knows_nonces)
        rivals = Rivals(Desk(PlayerStore(redis), ImmediateJobs()), WON, chat)
        rivals.connect()
        code = await rivals.challenge()
        await rivals.lose(code, BEN)
        now = rivals.desk.time
        is_done = await survives(send_due(redis, chat, now, KillSwitch(steps)))
        is_doubtful = bool(
            await redis.hget(FriendChallengeStore.challenge_key(number_of(code)), "result.nonce")
        )
        await send_due(redis, chat, now + 1)  # the claim has not expired yet
        await expire_claim(redis, number_of(code))
        for later in range(1000, 5000, 1000):
            await send_due(redis, chat, now + later)
        arrived = len(chat.messages)
        assert arrived == 1 or (arrived == 0 and is_doubtful and not knows_nonces), steps
        if is_done:
            break


@pytest.mark.parametrize(
    ("one", "other", "game", "comparison"),
    [
        ("won 0 90 60 0", "lost 4 20 10 0", "wish", ResultComparison.BETTER),
        ("lost 6 20 10 0", "lost 4 90 60 0", "wish", ResultComparison.WORSE),  # cards left
        ("lost 6 90 60 0", "lost 4 20 10 0", "klondike", ResultComparison.BETTER),  # cards home
        ("won 52 90 60 0", "won 52 91 10 0", "klondike", ResultComparison.BETTER),
        ("won 52 90 60 0", "won 52 90 59 0", "klondike", ResultComparison.WORSE),
        ("won 52 90 60 0", "won 52 90 60 0", "klondike", ResultComparison.EQUAL),
        ("won 52 90 60 1", "won 52 90 60 0", "klondike", ResultComparison.WORSE),
        ("won 52 80 60 1", "lost 4 90 60 0", "klondike", ResultComparison.HELPED),
        ("won 52 80 60 1", "won 52 90 60 1", "klondike", ResultComparison.BETTER),
    ],
)
def test_results_are_compared(one: str, other: str, game: str, comparison: ResultComparison) -> None:
    results = SealedResult.read(one), SealedResult.read(other)
    assert results[0].compared_with(results[1], game) is comparison
    assert tuple(result.text for result in results) == (one, other)
