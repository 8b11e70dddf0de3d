"""The bot keeps nothing in memory of the messages that it has sent."""

import gc

import discord
import pytest
from simcord import Env

from bot.core.actions import Verb
from tests.discord_chat.players import Seat, button, buttons, shown

MANY = 30


def alive(kind: type[object]) -> int:
    """Return how many objects of a kind there are."""
    gc.collect()
    return sum(isinstance(thing, kind) for thing in gc.get_objects())


async def presses(settings: Seat, times: int) -> None:
    """Make a move and take it back, again and again."""
    board = shown(await settings.types("play", game="wish", deal="42"))
    for _ in range(times):
        await settings.presses(board, buttons(board, Verb.MOVE)[0])
        await settings.presses(board, button(board, Verb.UNDO))


@pytest.mark.parametrize("kind", [discord.ui.LayoutView, discord.ui.Button, discord.Message])
async def test_issue_9_no_view_is_stored_that_could_time_out(
    anna: Seat, simcord_env: Env, kind: type[object]
) -> None:
    """yasd-discord-bot#14 and others: buttons die with the process, or after three minutes."""
    await presses(anna, 1)
    before = alive(kind)
    await presses(anna, MANY)
    assert alive(kind) <= before
    store = simcord_env.bot._connection._view_store
    assert store._views == {}
    assert store._synced_message_views == {}
    assert list(simcord_env.bot.persistent_views) == []


async def test_answered_interactions_leave_no_running_tasks(anna: Seat, simcord_env: Env) -> None:
    await presses(anna, 3)
    running_tasks = simcord_env.bot.running_tasks  # type: ignore[attr-defined]
    assert len(running_tasks) == 0
