"""Deletion while another process of the bot is between two commands of something else."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count

import pytest

from bot.core.actions import Chat, Player
from bot.storage.chat_history import ChatHistory, MessageAuthor, StoredMessage
from bot.storage.keys import player_key
from tests.privacy.processes import Halting, process
from tests.privacy.scan import left_of
from tests.privacy.town import AWAY, Town, called, lived, player


def typing(line: str) -> Callable[[Town, Player], Awaitable[object]]:
    async def act(town: Town, who: Player) -> object:
        return await town.type(line, who)

    return act


async def sharing_away(town: Town, who: Player) -> object:
    town.group = AWAY
    return await town.type("/share", who)


async def closing(town: Town, _: Player) -> object:
    town.time += 28 * 60 * 60
    return await town.app.services.attempts.closing.close_due(town.time)


async def settling(town: Town, who: Player) -> object:
    town.room = replace(town.room, is_admin=True)
    return await town.type(f"/admin post weekly {'on' if who == player('ben') else 'off'}", who)


async def following(town: Town, who: Player) -> object:
    """Have more to say in a message of the page, as a long poll is told."""
    await ChatHistory(town.redis, who).change(1, StoredMessage(MessageAuthor.BOT, 1, f"{called(who)}"))
    return None


ENDINGS = {
    "a move": typing("/undo"),
    "a run that ends": typing("/giveup yes"),
    "a run that is looked at": typing("/board back"),
    "a day that closes": closing,
    "a result shared": sharing_away,
    "achievements": typing("/stats"),
    "more of an answer": following,
}
"""What follows from what there was: nothing may be left of it."""
BEGINNINGS = {
    "a run": typing("/daily"),
    "a name": typing("/daily tell on"),
    "no name": typing("/daily tell off"),
    "posts": settling,
    "a setting": typing("/settings results=everyone"),
    "a deal": typing("/play wish 77"),
    "deleting": typing("/mydata delete yes"),
}
"""What may come just after it, too, and is a new beginning: it must be known where it is."""


async def interleaved(
    town: Town, redis_url: str, who: Player, act: Callable[[Town, Player], Awaitable[object]], words: int
) -> bool:
    """Have all deleted while another process is between two words of something; tell whether it was."""
    life = Halting(words)
    other = process(town, redis_url, life)
    doing = asyncio.ensure_future(act(other, who))
    halted = asyncio.ensure_future(life.is_halted.wait())
    await asyncio.wait({doing, halted}, return_when=asyncio.FIRST_COMPLETED)
    is_under_way = life.is_halted.is_set()
    halted.cancel()
    if is_under_way:
        await town.type("/mydata delete yes", who)
    life.go_on()
    await doing
    await other.redis.connection_pool.disconnect()
    return is_under_way


@pytest.mark.parametrize("what", [*ENDINGS, *BEGINNINGS])
async def test_deletion_can_interrupt_any_operation_at_any_command(
    town: Town, redis_url: str, what: str
) -> None:
    chat = Chat.PAGE if what == "more of an answer" else Chat.TELEGRAM
    who, marks = await lived(town, chat)
    if what in ("a run that is looked at", "a day that closes", "a result shared"):
        await end_without_counting(town, who)
    if what == "posts":
        await settling(town, player("ben"))
    start = await town.snapshot()
    own = f"sb1:{{{chat}:{who.id}}}:"
    for words in count():
        await town.go_back(start)
        town.group = AWAY if what == "a result shared" else town.group
        act = ENDINGS.get(what) or BEGINNINGS[what]
        is_under_way = await interleaved(town, redis_url, who, act, words)
        if what in ENDINGS and is_under_way:
            left = await left_of(town.redis, who, marks)
            assert not left, (words, left)
        if is_under_way:
            elsewhere = {key for key in await left_of(town.redis, who, marks) if not key.startswith(own)}
            if elsewhere:
                assert await town.redis.exists(f"{own}days", f"{own}runs", f"{own}posts", f"{own}self")
            await town.type("/mydata delete yes", who)
            assert await left_of(town.redis, who, marks) == {}, words
        else:
            break
    assert words > 0


async def end_without_counting(town: Town, who: Player) -> None:
    """Have a player's run of the day end, and nobody look at it: its result does not count anywhere yet."""
    number = (await town.app.services.daily.challenges.days(town.time)).number_at(town.time)
    await town.type("/daily", who)
    name = await town.app.services.daily.results.begun(who, number)
    before = await town.snapshot()
    await town.type("/giveup yes", who)
    game = player_key(who, f"game:{name}")
    text = await town.redis.get(game)
    await town.go_back(before)
    session = await town.store.load_session(who, name)
    assert session.challenge == number
    assert text
    await town.redis.set(game, text, keepttl=True)
