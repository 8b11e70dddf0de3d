"""Registers the commands with Discord if they have changed, with the one that opens the table.

Discord calls that one the entry point command. It creates one itself when Activities are turned on for an
application, and from then on refuses to replace the commands without it. Before that it takes none. Source:
https://discord.com/developers/docs/interactions/application-commands#entry-point-commands
"""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import Locale
from discord.app_commands import CommandTree
from discord.http import Route

from bot.i18n.languages import client_language
from bot.i18n.texts import Texts

ENTRY_POINT = 4
"""The type of the entry point command."""
NAME = "table"
ANSWERED_BY_BOT = 1
"""Its handler: Discord sends the bot an interaction, instead of opening the Activity on its own."""
EVERYWHERE, ALL_INSTALLS = [0, 1, 2], [0, 1]
"""In servers, in direct messages with the bot and in others; for servers and for users who install it."""
KEPT = (
    "id", "type", "name", "name_localizations", "description", "description_localizations", "handler",
    "contexts", "integration_types",
)  # fmt: skip
"""What is sent back of an entry point command that is not the bot's."""

UNORDERED = {"contexts", "integration_types"}
EXTENSIBLE = ("name_localizations", "description_localizations", "options", "choices")
"""In these Discord may have more entries than we send, even if we send none."""
DEPRECATED = {"dm_permission"}
"""Means the same as the contexts; discord.py sends it, and Discord may leave it out."""

Payload = dict[str, Any]
"""A command as Discord's API describes it."""


async def is_registered(tree: CommandTree[Any], texts: Texts, *, has_table: bool) -> bool:
    """Return whether Discord has the same commands, so that they need not be registered.

    ``texts`` are for clients in a language that the bot does not have, and ``has_table`` says whether the
    table opens in Discord.

    Discord limits how often that is done, and then every client loads them again. Raises
    ``discord.HTTPException``.
    """
    registered = await _registered(tree)
    return _is_same_commands(await _wanted(tree, registered, texts, has_table=has_table), registered)


async def register(tree: CommandTree[Any], texts: Texts, *, has_table: bool) -> bool:
    """Register the commands if Discord has others, as in ``is_registered``; return whether that was so.

    Raises ``discord.HTTPException``.
    """
    registered = await _registered(tree)
    wanted = await _wanted(tree, registered, texts, has_table=has_table)
    if _is_same_commands(wanted, registered):
        return False
    await tree.client.http.bulk_upsert_global_commands(tree.client.application_id or 0, payload=wanted)
    return True


async def _registered(tree: CommandTree[Any]) -> list[Payload]:
    # discord.py itself requests the registered commands in only one language.
    application = tree.client.application_id or 0
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    found: list[Payload] = await tree.client.http.request(route, params={"with_localizations": "true"})
    return found


async def _wanted(
    tree: CommandTree[Any], registered: Sequence[Payload], texts: Texts, *, has_table: bool
) -> list[Payload]:
    if tree.translator is None:
        raise TypeError("the commands have no translator")
    commands = [await one.get_translated_payload(tree, tree.translator) for one in tree.get_commands()]
    there = next((one for one in registered if one.get("type") == ENTRY_POINT), None)
    application = tree.client.application
    has_activities = there is not None or (application is not None and application.flags.embedded)
    if has_table and has_activities:
        commands.append(_entry_point(texts) | ({"id": there["id"]} if there else {}))
    elif there:
        commands.append({name: there[name] for name in KEPT if there.get(name)})
    return commands


def _entry_point(texts: Texts) -> Payload:
    description = texts("button-open-table")
    return {
        "type": ENTRY_POINT,
        "name": NAME,
        "name_localizations": _translations("discord-entry-point", NAME),
        "description": description,
        "description_localizations": _translations("button-open-table", description),
        "handler": ANSWERED_BY_BOT,
        "contexts": EVERYWHERE,
        "integration_types": ALL_INSTALLS,
    }


def _translations(message: str, default: str) -> dict[str, str]:
    """Return a message by Discord's locales, without those in which it is the default text."""
    languages = {locale.value: client_language(locale.value) for locale in Locale}
    found = {locale: Texts.load(language)(message) for locale, language in languages.items() if language}
    return {locale: text for locale, text in found.items() if text != default}


def _is_same_commands(wanted: Sequence[Payload], registered: Sequence[Payload]) -> bool:
    """Return whether Discord has these commands; it lists those of different types in any order."""
    return is_same(*(sorted(commands, key=lambda one: one["type"]) for commands in (wanted, registered)))


def is_same(expected: object, registered: object) -> bool:
    """Return whether two payloads agree; Discord adds fields, and omits or fills in empty ones."""
    if isinstance(expected, Mapping):
        there: Mapping[str, Any] = registered if isinstance(registered, Mapping) else {}
        if any(len(there.get(name) or ()) > len(expected.get(name) or ()) for name in EXTENSIBLE):
            return False
        return all(
            sorted(value) == sorted(there.get(name) or ())
            if name in UNORDERED
            else is_same(value, there.get(name))
            for name, value in expected.items()
            if name in there or name not in DEPRECATED
        )
    if isinstance(expected, Sequence) and not isinstance(expected, str):
        others = registered if isinstance(registered, Sequence) else ()
        return len(expected) == len(others) and all(map(is_same, expected, others))
    return expected == registered or not (expected or registered)
