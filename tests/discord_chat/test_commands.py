"""The commands as Discord gets them, and the requests of a game against Discord's own description of them."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped] # its types are a package apart
from simcord import Env

from bot.core.actions import Verb
from bot.core.commands import COMMANDS
from tests.discord_chat.players import Seat, button, buttons, shown, text_of

SPECS = os.environ.get("API_SPECS")


def registered(env: Env) -> dict[str, Any]:
    """Return the one command that the bot made known."""
    (sent,) = [entry.json for entry in env.http_requests if entry.method == "PUT"]
    assert isinstance(sent, list)
    (command,) = sent
    assert isinstance(command, dict)
    return command


def fields(env: Env, name: str) -> dict[str, dict[str, Any]]:
    """Return what a command of the group takes."""
    (found,) = [option for option in registered(env)["options"] if option["name"] == name]
    return {field["name"]: field for field in found["options"]}


async def test_the_group_is_for_servers_and_users_everywhere(simcord_env: Env) -> None:
    group = registered(simcord_env)

    assert group["name"] == "solitaire"
    assert sorted(group["integration_types"]) == [0, 1]
    assert sorted(group["contexts"]) == [0, 1, 2]
    assert [option["name"] for option in group["options"]] == [command.name for command in COMMANDS]


async def test_games_and_options_are_chosen_from_lists(simcord_env: Env) -> None:
    play = fields(simcord_env, "play")

    assert {"name": "Wish", "value": "wish"} in play["game"]["choices"]
    assert [choice["value"] for choice in play["open"]["choices"]] == ["open"]
    assert play["deal"]["autocomplete"]
    assert not any(field["required"] for field in play.values())


async def test_open_games_and_moves_are_completed(simcord_env: Env) -> None:
    assert fields(simcord_env, "resume")["session"]["autocomplete"]
    move = fields(simcord_env, "move")["move"]
    assert move["autocomplete"]
    assert move["required"]


@pytest.mark.parametrize(
    ("zone", "told"),
    [
        ("Munich", "There is no time zone “Munich”."),
        ("san francisco", "There is no time zone “san francisco”."),
        ("berlin", "Time zone: Europe/Berlin"),
        ("zone=Asia/Tokyo", "Time zone: Asia/Tokyo"),
        ("theme=night", "Night"),
    ],
)
async def test_a_typed_time_zone_is_read_as_one(anna: Seat, zone: str, told: str) -> None:
    assert told in text_of(shown(await anna.types("settings", zone=zone)))


async def test_no_privileged_intent_and_no_cache_is_used(anna: Seat, simcord_env: Env) -> None:
    await anna.types("play", game="wish", deal="42")
    bot = simcord_env.bot

    wanted = {name for name, is_wanted in bot.intents if is_wanted}
    assert wanted == {"guild_messages", "dm_messages"}
    assert not list(bot.cached_messages)
    assert not bot.guilds
    mentions = bot.allowed_mentions
    assert mentions
    assert not any((mentions.everyone, mentions.users, mentions.roles, mentions.replied_user))


class Description:
    """Discord's OpenAPI document, which tells what each request may be."""

    def __init__(self, path: Path) -> None:
        self.document = json.loads(path.read_text("utf-8"))

    def body(self, method: str, path: str) -> dict[str, Any]:
        """Return the schema of what a request to that path may bring; raise ``KeyError`` for no such one."""
        parts = path.split("/")
        for template, methods in self.document["paths"].items():
            wanted = template.split("/")
            if len(wanted) == len(parts) and all(
                want == part or want.startswith("{") for want, part in zip(wanted, parts, strict=True)
            ):
                content = methods[method.lower()]["requestBody"]["content"]
                schema = content["application/json"]["schema"]
                return {**schema, "components": self.document["components"]}
        raise KeyError(path)

    def check(self, method: str, path: str, sent: object) -> None:
        """Fail unless a request is as it is described."""
        Draft202012Validator(self.body(method, path)).validate(sent)


def as_described(sent: object) -> object:
    """Return a body with attachment ids as texts: discord.py sends numbers, which Discord takes as well."""
    message = sent.get("data", sent) if isinstance(sent, dict) else {}
    for attachment in message.get("attachments", ()):
        attachment["id"] = str(attachment["id"])
    return sent


@pytest.mark.skipif(not SPECS, reason="API_SPECS names no folder with discord-openapi.json")
async def test_every_request_is_as_discord_describes_it(anna: Seat, berta: Seat, simcord_env: Env) -> None:
    description = Description(Path(SPECS or "") / "discord-openapi.json")
    board = shown(await anna.types("play", game="wish", deal="42"))
    await berta.presses(board, buttons(board, Verb.MOVE)[0])
    for verb in (Verb.MOVE, Verb.UNDO, Verb.REDO, Verb.BOARD, Verb.RULES, Verb.GAMES, Verb.GIVE_UP, Verb.NEW):
        if buttons(board, verb):
            await anna.presses(board, button(board, verb))
    await anna.types("help")
    await anna.types("undo")
    await anna.is_offered("play", "deal", "4")

    sent = [entry for entry in simcord_env.http_requests if entry.json is not None]
    assert len(sent) > 10
    for entry in sent:
        description.check(entry.method, entry.path, as_described(entry.json))
