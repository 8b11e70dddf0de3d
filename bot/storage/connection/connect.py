"""Clients of the Redis or Valkey servers in the settings, and a check of these servers."""

import logging
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import cast

from redis.exceptions import RedisClusterException, RedisError
from redis.exceptions import TimeoutError as SilentError

from bot.config.errors import StartError
from bot.config.redis_url import TLS_FILES, RedisAddress, RedisDeployment, RedisUrlError, parse_redis_url
from bot.storage.connection.client import RedisClient, sentinel_client, single_client
from bot.storage.connection.cluster_client import cluster_client
from bot.storage.connection.connection_errors import (
    NEW_ENOUGH,
    OLDEST_REDIS,
    SETTING,
    causes,
    refusal,
    sentinel_refusal,
)

log = logging.getLogger(__name__)

CLIENT_NAME = "solitaire-bot"
"""The client name of the connections of running bots."""

INFO = Mapping[str, str | int | float]


def connect(url: str, replicas: int = 0, name: str = CLIENT_NAME) -> RedisClient:
    """Return a client of the store, not yet connected; raise ``StartError`` for an invalid address.

    A write must be acknowledged by ``replicas`` replicas. Clients of all kinds have the same commands, and
    ``circuit``, the circuit breaker.
    """
    # The server lists connections by client name: no other program has that of running bots.
    address = _read(url)
    address = replace(address, options={"client_name": name, **address.options})
    if address.kind is RedisDeployment.CLUSTER:
        return cast(RedisClient, cluster_client(address, replicas))
    return (sentinel_client if address.kind is RedisDeployment.SENTINEL else single_client)(address, replicas)


def _read(url: str) -> RedisAddress:
    try:
        address = parse_redis_url(url)
    except RedisUrlError as error:
        raise StartError(SETTING, error.problem, error.remedy) from None
    for name in TLS_FILES:
        file = address.options.get(name)
        if file and not Path(str(file)).is_file():
            raise StartError(SETTING, f"the file {file}, set by {name}, doesn't exist", "Correct its path")
    return address


async def check_server(redis: RedisClient, url: str, replicas: int = 0) -> None:
    """Raise ``StartError`` unless the servers are reachable, grant access and are new enough."""
    address = _read(url)
    try:
        found = await _facts(redis)
    except (RedisError, RedisClusterException, OSError) as error:
        if address.kind is RedisDeployment.SENTINEL and redis.sentinel_client:
            raise await sentinel_refusal(error, redis.sentinel_client, address) from None
        raise refusal(error, address) from None
    for name, facts in found.items():
        check_facts(facts, name or address.display, address.kind, replicas)


async def _facts(redis: RedisClient) -> Mapping[str, INFO]:
    """Return INFO, with one retry after a timeout: everything may be starting at the same time."""
    try:
        return await redis.facts()
    except (RedisError, RedisClusterException, OSError) as error:
        if not any(isinstance(one, SilentError | TimeoutError) for one in causes(error)):
            raise
    return await redis.facts()


def check_facts(facts: INFO, where: str, kind: RedisDeployment, replicas: int) -> None:
    """Raise ``StartError`` if the bot cannot use a server with this INFO."""
    version = str(facts.get("redis_version", "0"))
    if "valkey_version" not in facts and int(version.partition(".")[0]) < OLDEST_REDIS:
        raise StartError(SETTING, f"the server at {where} is Redis {version}, which is too old", NEW_ENOUGH)
    if facts.get("cluster_enabled") and kind is not RedisDeployment.CLUSTER:
        raise StartError(
            SETTING,
            f"the server at {where} belongs to a cluster",
            "Start the address with redis+cluster:// or, for TLS, rediss+cluster://",
        )
    if facts.get("role") == "slave":
        raise StartError(
            SETTING, f"the server at {where} is a replica, which can't save moves", "Name its primary server"
        )
    following = int(facts.get("connected_slaves", 0))
    if following < replicas:
        raise StartError(
            "REDIS_REPLICAS",
            f"the server at {where} has too few replicas: {following} connected, {replicas} required",
            "Start more replicas, or lower REDIS_REPLICAS",
        )
    _warn(facts, where)


def _warn(facts: INFO, where: str) -> None:
    """Log settings of the server that can lose games."""
    if facts.get("aof_enabled") == 0:
        log.warning("The server at %s can lose moves when it crashes: its appendonly is off", where)
    policy = facts.get("maxmemory_policy", "noeviction")
    if facts.get("maxmemory") and policy != "noeviction":
        problem = "The server at %s can delete games when its memory is full: its maxmemory-policy is %s"
        log.warning(problem, where, policy)
