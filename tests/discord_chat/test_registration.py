"""The commands made known: in every language, within Discord's limits, and not again for nothing."""

import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from simcord import Env

from bot.chats.discord.registration import is_same
from bot.core.commands import COMMANDS
from bot.i18n.texts import Texts, languages
from tests.discord_chat.test_commands import registered
from tests.discord_chat.wire.player import Player

MAX_CHARACTERS = 8000
NAME = re.compile(r"[\w'-]{1,32}")
LOCALES = {"en": "en-GB", "de": "de", "ja": "ja"}
ADDED = {"id": "7", "application_id": "8", "version": "9", "nsfw": False, "default_member_permissions": None}

Part = dict[str, Any]


def walk(part: Part) -> Iterator[Part]:
    """Yield a command with all that is in it."""
    yield part
    for inner in (*part.get("options", ()), *part.get("choices", ())):
        yield from walk(inner)


def called(part: Part, field: str, language: str) -> str:
    """Return what a client in a language shows of a part."""
    words = (part.get(f"{field}_localizations") or {}).get(LOCALES[language], part.get(field))
    return str(words or "")


@pytest.fixture
def group(simcord_env: Env) -> Part:
    return registered(simcord_env)


def test_all_commands_together_stay_within_the_limit(group: Part) -> None:
    counted = sum(
        max(
            len(str(words))
            for words in (part.get(field, ""), *(part.get(f"{field}_localizations") or {}).values())
        )
        for part in walk(group)
        for field in ("name", "description", "value")
    )
    assert counted <= MAX_CHARACTERS


@pytest.mark.parametrize("language", languages())
def test_names_are_valid_for_discord(group: Part, language: str) -> None:
    for part in walk(group):
        if "value" not in part:
            name = called(part, "name", language)
            assert NAME.fullmatch(name), name
            assert name == name.lower()
            assert 0 < len(called(part, "description", language)) <= 100
        siblings = [called(inner, "name", language) for inner in part.get("options", ())]
        assert len(set(siblings)) == len(siblings)


@pytest.mark.parametrize("language", languages())
def test_every_command_is_described_in_every_language(group: Part, language: str) -> None:
    texts = Texts.load(language)
    assert called(group, "description", language) == texts("discord-group")
    for command, option in zip(COMMANDS, group["options"], strict=True):
        assert option["name"] == command.name
        assert called(option, "description", language) == texts(f"command-{command.name}")
    play = {field["name"]: field for field in group["options"][0]["options"]}
    games = {choice["value"]: called(choice, "name", language) for choice in play["game"]["choices"]}
    assert games["wish"] == texts("wish-title")
    (switch,) = play["open"]["choices"]
    assert called(switch, "name", language) == texts("wish-option-open")
    seen = {choice["value"]: called(choice, "name", language) for choice in play["audience"]["choices"]}
    assert seen == {one: texts(f"audience-{one}") for one in ("private", "public")}


def known(group: Part) -> Part:
    """Return a command as Discord tells it: with more to it, and without what is empty."""
    kept = {name: value for name, value in deepcopy(group).items() if value not in ({}, [], None, False)}
    for inner in ("options", "choices"):
        if inner in kept:
            kept[inner] = [known(part) for part in kept[inner]]
    return {**ADDED, **kept} if "integration_types" in group else kept


def test_registered_commands_are_not_sent_again(group: Part) -> None:
    there = known(group)
    there["contexts"] = there["contexts"][::-1]
    assert is_same([group], [there])
    del there["dm_permission"]  # it is deprecated: Discord may leave it out one day
    assert is_same([group], [there])


def test_every_difference_is_seen(group: Part) -> None:
    assert not is_same([group], [])
    assert not is_same([group], [known(group), known(group)])
    for name, value in (
        ("description", "Something else"),
        ("description_localizations", {}),
        ("description_localizations", {**group["description_localizations"], "fi": "Jotain muuta"}),
        ("options", group["options"][1:]),
        ("options", [*group["options"], group["options"][0]]),
        ("contexts", [0]),
        ("integration_types", [0]),
        ("nsfw", True),
    ):
        assert not is_same([group], [{**known(group), name: value}]), name
    play = known(group)
    del play["options"][0]["options"][0]["choices"][0]
    assert not is_same([group], [play])


@pytest.mark.usefixtures("playing")
@pytest.mark.parametrize("language", languages())
async def test_completions_are_in_the_players_language(carla: Player, language: str) -> None:
    texts = Texts.load(language)
    carla.user.locale = LOCALES[language]
    await carla.types("solitaire play", game="wish", deal="42")
    (named,) = (await carla.is_offered("solitaire resume", "session", "42")).values()
    assert texts("wish-title") in named
    clocks = await carla.is_offered("solitaire settings", "zone", "Tokyo")
    assert list(clocks) == ["zone=Asia/Tokyo"]
    assert await carla.is_offered("solitaire move", "move", "no such move") == {}
