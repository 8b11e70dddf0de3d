"""The commands made known to Discord, which is told only what it does not know yet.

Discord counts how often commands are sent, and every client loads them anew where they were.
"""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord.app_commands import CommandTree
from discord.http import Route

UNORDERED = {"contexts", "integration_types"}
DEPRECATED = {"dm_permission"}
"""Says the same as the contexts; discord.py sends it, and Discord need not tell it."""

log = logging.getLogger(__name__)


async def register(tree: CommandTree[Any]) -> bool:
    """Send the commands unless Discord has the very same; return whether they were sent.

    Raises ``CommandSyncFailure`` for what Discord refuses, ``discord.HTTPException`` for any other trouble.
    """
    if await is_registered(tree):
        return False
    await tree.sync()
    log.info("Discord has been told the commands")
    return True


async def is_registered(tree: CommandTree[Any]) -> bool:
    """Tell whether Discord has the very same commands; raise ``discord.HTTPException``."""
    if tree.translator is None:
        raise TypeError("the commands have no translator")
    wanted = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
    return is_same(wanted, await _known(tree.client))


async def _known(client: discord.Client) -> list[dict[str, Any]]:
    """Return the commands that Discord has, in all languages: discord.py asks for them in one."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id or 0)
    found: list[dict[str, Any]] = await client.http.request(route, params={"with_localizations": "true"})
    return found


def is_same(wanted: object, known: object) -> bool:
    """Tell whether Discord knows what is wanted; it adds fields, and leaves out or fills in what is empty."""
    if isinstance(wanted, Mapping):
        there = known if isinstance(known, Mapping) else {}
        return all(
            _is_same_set(value, there.get(name)) if name in UNORDERED else is_same(value, there.get(name))
            for name, value in wanted.items()
            if name in there or name not in DEPRECATED
        ) and not _has_more_words(wanted, there)
    if isinstance(wanted, Sequence) and not isinstance(wanted, str):
        others = known if isinstance(known, Sequence) else ()
        return len(wanted) == len(others) and all(map(is_same, wanted, others))
    return wanted == known or not (wanted or known)


def _is_same_set(wanted: Sequence[int], known: Sequence[int] | None) -> bool:
    return sorted(wanted) == sorted(known or ())


def _has_more_words(wanted: Mapping[str, object], known: Mapping[str, object]) -> bool:
    """Tell whether Discord has a name in a language more, or options that are not wanted."""
    return any(
        len(_sized(known.get(name))) > len(_sized(wanted.get(name)))
        for name in ("name_localizations", "description_localizations", "options", "choices")
    )


def _sized(value: object) -> Mapping[str, object] | Sequence[object]:
    return value if isinstance(value, Mapping | list | tuple) else ()
