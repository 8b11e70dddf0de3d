"""The plan of the keys: its number in the store, and how a store of an earlier one is brought forward.

=============  ====  ====================================================================================
key            type  what it holds
=============  ====  ====================================================================================
``sb1:plan``   hash  ``number``: the plan by which the keys are laid out; ``least``: the oldest plan whose
                     programs may still use them; ``restoring``: there while a backup is being put back.
                     It lives for ever; a store without it was written by release 0.1.0 or is empty
=============  ====  ====================================================================================

A change of keys that this program's ``Store`` could not read is a ``Migration`` here, and raises ``PLAN``.
The step is done by the first process that starts, beside old ones that still run: it must leave them what
they read, may be done twice, and may break off anywhere. What they no longer need is taken away by a step of
a later release, which then names the plan below which nobody may use the store any more.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import cast

from redis.asyncio import Redis

from bot.core.errors import StartError
from bot.storage.errors import reached

log = logging.getLogger(__name__)

KEY = "sb1:plan"
NUMBER, LEAST, RESTORING = "number", "least", "restoring"
FIRST = 1
"""The plan of a store that says none: release 0.1.0's."""
PLAN = 1
"""The plan of this program."""

RAISE = """
if tonumber(redis.call('HGET', KEYS[1], 'number') or '0') < tonumber(ARGV[1]) then
  redis.call('HSET', KEYS[1], 'number', ARGV[1])
end
if tonumber(redis.call('HGET', KEYS[1], 'least') or '0') < tonumber(ARGV[2]) then
  redis.call('HSET', KEYS[1], 'least', ARGV[2])
end
"""
"""Both numbers only ever grow, whichever process is the last to say so."""


@dataclass(frozen=True, slots=True)
class Migration:
    """What brings a store from the plan before to this one."""

    number: int
    bring: Callable[[Redis], Awaitable[None]]
    least: int = FIRST
    """The oldest plan whose programs can use the store afterwards."""


STEPS: tuple[Migration, ...] = ()
"""In the order of their numbers; the last one's is ``PLAN``."""


@dataclass(frozen=True, slots=True)
class SchemaState:
    """The plan of a store."""

    number: int = FIRST
    least: int = FIRST
    is_restoring: bool = False
    """Whether a backup is being put back, or was not put back to its end."""


async def read_plan(redis: Redis) -> SchemaState:
    """Return the plan of a store; raise ``StoreUnavailableError``."""
    with reached():
        kept = await cast(Awaitable[dict[bytes, bytes]], redis.hgetall(KEY))
    number, least = (int(kept.get(name.encode(), FIRST)) for name in (NUMBER, LEAST))
    return SchemaState(number, least, RESTORING.encode() in kept)


def check_plan(plan: SchemaState, setting: str, known: int = PLAN) -> None:
    """Raise ``StartError`` where this program must not use a store of such a plan."""
    if plan.is_restoring:
        raise StartError(
            setting,
            "a backup is being put back there, or was not put back to its end",
            "Wait for it, or run it anew: solitaire-bot restore --replace FILE",
        )
    if plan.least > known:
        raise StartError(
            setting,
            f"a later version of the bot has laid out the games there (plan {plan.number}; this one knows "
            f"{known})",
            "Use that version, or restore a backup from before it",
        )


async def keep_plan(redis: Redis, setting: str, steps: Sequence[Migration] = STEPS) -> None:
    """See that a store has the plan of this program; raise ``StartError`` where it cannot be used."""
    known = steps[-1].number if steps else PLAN
    plan = await read_plan(redis)
    check_plan(plan, setting, known)
    for step in steps:
        if step.number > plan.number:
            log.info("Bringing the store to plan %d", step.number)
            await step.bring(redis)
            await note_plan(redis, SchemaState(step.number, step.least))
    await note_plan(redis, SchemaState(known, FIRST))


async def note_plan(redis: Redis, plan: SchemaState) -> None:
    """Write a plan down, unless a later one is there; raise ``StoreUnavailableError``."""
    with reached():
        await cast(Awaitable[None], redis.register_script(RAISE)(keys=[KEY], args=[plan.number, plan.least]))
