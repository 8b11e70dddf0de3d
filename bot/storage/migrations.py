"""The schema version of the store, and migrations from earlier ones.

=============  ====  ====================================================================================
key            type  what it holds
=============  ====  ====================================================================================
``sb1:plan``   hash  ``number``: the schema version; ``least``: the oldest version whose programs may still
                     use the store; ``restoring``: present while a backup is being restored.
                     It never expires; a store without it is empty or was written by release 0.1.0
=============  ====  ====================================================================================

Earlier and later versions may use the same store, one after the other or during an upgrade. So a version may
add fields to hashes and JSON, words to the ends of lines, members to sets, and names to whatever has names,
such as games, options, verbs and chats: every version skips what it does not know, keeps it, and logs it once
(``decoding.readable``, ``stored_messages``; ``tests/operation/later_version.py`` tries it).
What is compared with what was read, such as the progress of ratings, is compared without such words.

Any other change of keys that older data does not fit is a ``Migration`` here, and raises ``SCHEMA_VERSION``.
The first process that starts runs it, beside old processes: it must leave them what they read, may run twice,
and may stop anywhere. A migration of a later release deletes what they no longer need, and names the oldest
version that may still use the store.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from redis.asyncio import Redis

from bot.config.errors import StartError
from bot.storage.decoding import read_hash
from bot.storage.errors import answer_of
from bot.storage.keys import SCHEMA_KEY

log = logging.getLogger(__name__)

NUMBER, LEAST, RESTORING = "number", "least", "restoring"
FIRST = 1
"""The version of a store without a number: release 0.1.0."""
SCHEMA_VERSION = 1
"""The schema version of this program."""

RAISE_SCRIPT = """
if tonumber(redis.call('HGET', KEYS[1], 'number') or '0') < tonumber(ARGV[1]) then
  redis.call('HSET', KEYS[1], 'number', ARGV[1])
end
if tonumber(redis.call('HGET', KEYS[1], 'least') or '0') < tonumber(ARGV[2]) then
  redis.call('HSET', KEYS[1], 'least', ARGV[2])
end
"""
"""Both numbers only grow, whichever process writes last."""


@dataclass(frozen=True, slots=True)
class Migration:
    """A step from the version before to this one."""

    number: int
    run: Callable[[Redis], Awaitable[None]]
    least: int = FIRST
    """The oldest version whose programs can use the store afterwards."""


MIGRATIONS: tuple[Migration, ...] = ()
"""In the order of their numbers; the last one has ``SCHEMA_VERSION``."""


@dataclass(frozen=True, slots=True)
class SchemaState:
    """The schema version of a store, and whether it is being restored."""

    number: int = FIRST
    least: int = FIRST
    is_restoring: bool = False
    """Whether a backup is being restored, or was not restored completely."""


async def read_schema(redis: Redis) -> SchemaState:
    """Return the schema state of a store; raise ``StoreUnavailableError``."""
    stored = await read_hash(redis, SCHEMA_KEY)
    number, least = (int(stored.get(name, FIRST)) for name in (NUMBER, LEAST))
    return SchemaState(number, least, RESTORING in stored)


def check_schema(plan: SchemaState, setting: str, known: int = SCHEMA_VERSION) -> None:
    """Raise ``StartError`` if this program must not use the store."""
    if plan.is_restoring:
        raise StartError(
            setting,
            "a backup is being restored there, or a restore wasn't completed",
            "Wait until it is completed, or run it again: solitaire-bot restore --replace FILE",
        )
    if plan.least > known:
        raise StartError(
            setting,
            "a later version of the bot has written the games there "
            f"(schema version {plan.number}; this one knows {known})",
            "Use that version, or restore a backup from before it",
        )


async def migrate(redis: Redis, setting: str, steps: Sequence[Migration] = MIGRATIONS) -> None:
    """Migrate a store to this program's version; raise ``StartError`` if it cannot be used."""
    known = steps[-1].number if steps else SCHEMA_VERSION
    plan = await read_schema(redis)
    check_schema(plan, setting, known)
    for step in steps:
        if step.number > plan.number:
            log.info("Migrating the store to schema version %d", step.number)
            await step.run(redis)
            await write_schema(redis, SchemaState(step.number, step.least))
    await write_schema(redis, SchemaState(known, FIRST))


async def write_schema(redis: Redis, plan: SchemaState) -> None:
    """Store a schema version unless a later one is stored; raise ``StoreUnavailableError``."""
    await answer_of(redis.register_script(RAISE_SCRIPT)(keys=[SCHEMA_KEY], args=[plan.number, plan.least]))
