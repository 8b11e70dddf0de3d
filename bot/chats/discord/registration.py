"""Registration of the application commands, only if they have changed.

Discord limits how often commands are registered, and then every client loads them again.
"""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord.app_commands import CommandTree
from discord.http import Route

UNORDERED = {"contexts", "integration_types"}
DEPRECATED = {"dm_permission"}
"""Means the same as the contexts; discord.py sends it, and Discord may leave it out."""

log = logging.getLogger(__name__)


async def register(tree: CommandTree[Any]) -> bool:
    """Register the commands unless Discord has the same ones; return whether they were sent.

    Raises ``CommandSyncFailure`` if Discord refuses them, ``discord.HTTPException`` for any other error.
    """
    if await is_registered(tree):
        return False
    await tree.sync()
    log.info("The commands were registered with Discord")
    return True


async def is_registered(tree: CommandTree[Any]) -> bool:
    """Return whether Discord has the same commands; raise ``discord.HTTPException``."""
    if tree.translator is None:
        raise TypeError("the commands have no translator")
    expected = [
        await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()
    ]
    return is_same(expected, await _registered_commands(tree.client))


async def _registered_commands(client: discord.Client) -> list[dict[str, Any]]:
    """Return the registered commands in all languages: discord.py requests them in one."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id or 0)
    found: list[dict[str, Any]] = await client.http.request(route, params={"with_localizations": "true"})
    return found


def is_same(expected: object, registered: object) -> bool:
    """Return whether two payloads agree; Discord adds fields, and omits or fills in empty ones."""
    if isinstance(expected, Mapping):
        there = registered if isinstance(registered, Mapping) else {}
        return all(
            _is_same_set(value, there.get(name)) if name in UNORDERED else is_same(value, there.get(name))
            for name, value in expected.items()
            if name in there or name not in DEPRECATED
        ) and not _has_extra_entries(expected, there)
    if isinstance(expected, Sequence) and not isinstance(expected, str):
        others = registered if isinstance(registered, Sequence) else ()
        return len(expected) == len(others) and all(map(is_same, expected, others))
    return expected == registered or not (expected or registered)


def _is_same_set(expected: Sequence[int], registered: Sequence[int] | None) -> bool:
    return sorted(expected) == sorted(registered or ())


def _has_extra_entries(expected: Mapping[str, object], registered: Mapping[str, object]) -> bool:
    """Return whether Discord has more translations, options or choices than we send."""
    return any(
        len(_as_collection(registered.get(name))) > len(_as_collection(expected.get(name)))
        for name in ("name_localizations", "description_localizations", "options", "choices")
    )


def _as_collection(value: object) -> Mapping[str, object] | Sequence[object]:
    return value if isinstance(value, Mapping | list | tuple) else ()
