"""Checks whether the store can be reached, and saves what it is sent."""

import time
from collections.abc import Iterator, Mapping
from typing import Any

from redis.exceptions import RedisError

from bot.config.environment import Config
from bot.config.errors import StartError
from bot.config.redis_url import parse_redis_url
from bot.operations.checks.finding import Finding, Findings, note, ok, start_error, wrong
from bot.operations.store_access import TOOL_NAME, owner_of_directory, store_setting
from bot.storage.connection.connect import check_facts, check_server, connect
from bot.storage.embedded.server import EmbeddedValkey
from bot.storage.errors import StoreUnavailableError
from bot.storage.migrations import SCHEMA_VERSION, check_schema, read_schema
from engine.shares import rounded_share

NEARLY_FULL = 0.9
SLOW = 10.0
"""Milliseconds of a round trip; an answer to a player takes several."""


async def check_store(settings: Config) -> Findings:
    """Check the configured server, or the bot's own if it is running."""
    if settings.redis_url:
        url = settings.redis_url.get_secret_value()
    elif owner_of_directory(settings) is not None:
        url = EmbeddedValkey(settings.data_dir).url
    else:
        yield ok("REDIS_URL", "not set: the bot starts its own Valkey server")
        return
    setting = store_setting(settings)
    try:
        redis = connect(url, name=TOOL_NAME)
    except StartError as error:
        yield start_error(error)
        return
    try:
        await check_server(redis, url)
        for name, facts in (await redis.facts()).items():
            where = name or parse_redis_url(url).display
            for finding in _check_facts(setting, where, facts):
                yield finding
            if settings.redis_url:
                yield _check_replicas(settings, url, where, facts)
        began = time.monotonic()
        plan = await read_schema(redis)
        took = 1000 * (time.monotonic() - began)
        text = f"a round trip takes {took:.1f} ms"
        yield (note if took > SLOW else ok)(setting, text)
        check_schema(plan, setting)
        yield ok(setting, f"the games have schema version {plan.number}, the bot supports {SCHEMA_VERSION}")
    except StartError as error:
        yield start_error(error)
    except (StoreUnavailableError, RedisError, OSError) as error:
        yield wrong(setting, f"the store doesn't answer ({error})", "Check its own log")
    finally:
        await redis.aclose()


def _check_facts(setting: str, where: str, facts: Mapping[str, Any]) -> Iterator[Finding]:
    name = "Valkey" if "valkey_version" in facts else "Redis"
    version = facts.get("valkey_version") or facts.get("redis_version")
    yield ok(setting, f"{name} {version} answers at {where}, {facts.get('used_memory_human', '?')} in use")
    if not facts.get("aof_enabled"):
        yield note(setting, "appendonly is off: a crash loses the moves of the last minutes")
    else:
        yield ok(setting, "it writes moves to its disk (appendonly)")
    for fact in ("aof_last_write_status", "rdb_last_bgsave_status", "aof_last_bgrewrite_status"):
        if facts.get(fact, "ok") != "ok":
            yield wrong(
                setting, f"it couldn't write to its disk ({fact})", "Free some space there, and check its log"
            )
    yield from _check_memory(setting, facts)


def _check_memory(setting: str, facts: Mapping[str, Any]) -> Iterator[Finding]:
    most, policy = int(facts.get("maxmemory", 0)), facts.get("maxmemory_policy", "noeviction")
    used = int(facts.get("used_memory", 0))
    if not most:
        yield note(setting, "its memory has no limit (maxmemory): it can use all of the machine's memory")
    elif used > NEARLY_FULL * most:
        yield wrong(setting, f"{rounded_share(used, most)}% of its memory is used", "Raise its maxmemory")
    if policy == "noeviction":
        yield ok(setting, "it never deletes games to free memory (maxmemory-policy noeviction)")
    elif most:
        yield wrong(
            setting,
            f"it deletes games when its memory is full (maxmemory-policy {policy})",
            "Set maxmemory-policy to noeviction",
        )
    else:
        yield note(setting, f"its maxmemory-policy is {policy}: with a maxmemory it would delete games")


def _check_replicas(settings: Config, url: str, where: str, facts: Mapping[str, Any]) -> Finding:
    replicas = int(facts.get("connected_slaves", 0))
    if settings.redis_replicas:
        try:
            check_facts(facts, where, parse_redis_url(url).kind, settings.redis_replicas)
        except StartError as error:
            return start_error(error)
    return ok("REDIS_REPLICAS", f"replicas: {replicas} connected, {settings.redis_replicas} required")
