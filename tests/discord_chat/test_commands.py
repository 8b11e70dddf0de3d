"""Commands: registered only if they have changed, and described in the player's language."""

import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from discord import Locale

from bot.app import App
from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.discord.registration import is_same
from bot.core.actions import Chat
from bot.core.commands import COMMANDS, IN_MENUS, as_typed
from bot.i18n.languages import client_language, finished_languages, fitting_language
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.bot.i18n.catalogue import messages
from tests.discord_chat.boards import deal, is_moved, move
from tests.discord_chat.conftest import connected
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import TOKEN, DiscordServer

LOCALES = {fitting_language(locale.value): locale.value for locale in Locale}
"""For each language of the bot, a locale of Discord's clients."""
ADDED = {"id": "7", "application_id": "8", "version": "9", "nsfw": False, "default_member_permissions": None}

GROUP_ONLY = {"discord-closed-messages"}
"""Messages that name the command alone, without a subcommand."""

Part = dict[str, Any]


@pytest.fixture
def group(discord: DiscordServer, playing: DiscordAdapter) -> Part:
    """Provide the only command that the bot registers; the simulator checks names, lengths and counts."""
    assert playing
    (group,) = discord.commands.all
    return {name: value for name, value in group.items() if name not in ("id", "application_id", "version")}


def in_language(part: Part, field: str, language: str) -> str:
    return str((part.get(f"{field}_localizations") or {}).get(LOCALES[language], part.get(field)) or "")


def test_the_group_is_for_servers_and_users_everywhere(group: Part) -> None:
    assert group["name"] == "solitaire"
    assert sorted(group["integration_types"]) == [0, 1]
    assert sorted(group["contexts"]) == [0, 1, 2]
    names = [option["name"] for option in group["options"]]
    assert names == [command.name for command in IN_MENUS]
    assert names[-1] == "privacy"
    assert len(names) <= 18
    assert names[:6] == ["play", "learn", "daily", "five", "puzzle", "games"]


def test_what_differs_between_players_is_completed_and_the_rest_chosen_from_lists(group: Part) -> None:
    fields = {
        (command["name"], field["name"]): field
        for command in group["options"]
        for field in command.get("options", ())
    }
    for place in (
        ("play", "game"),
        ("play", "option"),
        ("play", "deal"),
        ("games", "session"),
        ("move", "move"),
        ("stats", "month"),
        ("puzzle", "number"),
    ):
        assert fields[place]["autocomplete"]
    levels = {choice["value"] for choice in fields["puzzle", "difficulty"]["choices"]}
    assert levels == {"easy", "medium", "hard", "streak"}
    required = {place for place, field in fields.items() if field.get("required")}
    assert ("move", "move") in required
    assert not any(command == "play" for command, _ in required)


@pytest.mark.parametrize("language", finished_languages())
def test_every_command_is_described_in_every_language(group: Part, language: str) -> None:
    texts = Texts.load(language)
    assert in_language(group, "description", language) == texts("discord-group")
    for part in walk(group):
        names = [in_language(inner, "name", language) for inner in part.get("options", ())]
        assert len(set(names)) == len(names)
        assert names == [name.lower() for name in names]
    for command, option in zip(IN_MENUS, group["options"], strict=True):
        assert in_language(option, "description", language) == texts(f"command-{command.name}")
    play = {field["name"]: field for field in group["options"][0]["options"]}
    for field, value, name in (
        ("audience", "private", "audience-private"),
        ("audience", "public", "audience-public"),
    ):
        (choice,) = (one for one in play[field]["choices"] if one["value"] == value)
        assert in_language(choice, "name", language) == texts(name)


def test_every_locale_of_discord_in_a_language_of_the_bot_is_registered(group: Part) -> None:
    ours = {locale.value for locale in Locale if client_language(locale.value) not in ("", "en")}
    assert {"pt-BR", "es-ES", "es-419", "ru", "fr", "id"} <= ours == set(group["description_localizations"])
    play = group["options"][0]["name_localizations"]
    assert play["es-ES"] == play["es-419"] == Texts.load("es")("command-name-play")


def walk(part: Part) -> Iterator[Part]:
    yield part
    for inner in part.get("options", ()):
        yield from walk(inner)


@pytest.mark.usefixtures("playing")
async def test_what_is_no_subcommand_is_completed_and_understood_as_a_move(carla: Player) -> None:
    board = await deal(carla)
    await carla.presses(board, move(board))
    assert await carla.is_offered("solitaire move", "move", "redo") == {
        "redo": "Redo the move you undid last"
    }
    assert not is_moved((await carla.types("solitaire move", move="undo")).message)
    assert is_moved((await carla.types("solitaire move", move="redo")).message)
    replay = (await carla.types("solitaire move", move="replay 1")).message
    assert "Move 1 of 1" in replay.words
    assert (await carla.types("solitaire games", session="wish")).message.pictures


@pytest.mark.usefixtures("playing")
async def test_a_puzzle_is_chosen_by_its_number_and_shared_with_the_command_for_it(carla: Player) -> None:
    offered = await carla.is_offered("solitaire puzzle", "number", "1")
    assert [*offered] == ["1"]
    assert offered["1"].startswith("Puzzle 1: ")
    begun = (await carla.types("solitaire puzzle", number="1")).message
    assert "Skipping counts as unsolved" in begun.words
    shared = (await carla.types("solitaire move", move="share")).message
    assert "/solitaire puzzle number:1" in shared.words


@pytest.mark.usefixtures("playing")
@pytest.mark.parametrize(
    ("filled", "title"),
    [
        ({}, "Your statistics"),
        ({"statistics": "games"}, "Your statistics"),
        ({"statistics": "games", "game": "wish"}, "Statistics: Wish"),
        ({"game": "wish"}, "Statistics: Wish"),
        ({"statistics": "achievements"}, "Achievements"),
        ({"statistics": "calendar"}, "{month}"),
        ({"statistics": "calendar", "month": "{number}"}, "{month}"),
        ({"month": "{number}"}, "{month}"),
    ],
)
async def test_statistics_calendar_and_achievements_are_choices_of_one_command(
    carla: Player, filled: dict[str, str], title: str
) -> None:
    (number, month), *_ = (await carla.is_offered("solitaire stats", "month", "")).items()
    shown = await carla.types(
        "solitaire stats", **{name: value.format(number=number) for name, value in filled.items()}
    )
    assert title.format(month=month) in shown.message.words


@pytest.mark.usefixtures("playing")
async def test_the_review_and_the_best_way_are_choices_of_one_command(carla: Player) -> None:
    await deal(carla)
    for filled in (
        {},
        {"analysis": "review"},
        {"analysis": "autoplay"},
        {"analysis": "autoplay", "step": "3"},
    ):
        answer = (await carla.types("solitaire review", **filled)).message
        assert Texts.load("en")("review-not-over") in answer.words


def test_every_command_that_a_message_can_name_is_a_subcommand(group: Part) -> None:
    for language in finished_languages():
        texts = Texts.load(language)
        registered = {in_language(option, "name", language) for option in group["options"]}
        for command in COMMANDS:
            first, subcommand, *_ = as_typed(Chat.DISCORD, f"{command.name} 12", texts).split(" ")
            assert first == f"/{group['name']}"
            assert subcommand in registered, command.name


@pytest.mark.parametrize("language", finished_languages())
def test_every_command_that_stands_in_a_message_is_a_subcommand(group: Part, language: str) -> None:
    registered = {in_language(option, "name", language) for option in group["options"]}
    named = {
        name: {*re.findall(r"/solitaire ([-\w]+)", said.text)}
        for name, said in messages(language).items()
        if name not in GROUP_ONLY
    }
    assert any(named.values())
    assert not {name: words - registered for name, words in named.items() if words - registered}


async def test_commands_are_registered_only_if_they_have_changed(
    discord: DiscordServer, app: App, pictures: ImageRenderer, texts: Texts
) -> None:
    async def start() -> None:
        async with connected(DiscordAdapter(app, pictures, texts, TOKEN), discord):
            pass

    for _ in range(2):
        await start()
        assert discord.commands.written == 1
    (group,) = discord.commands.all
    group["description"] = "Something else"
    await start()
    assert discord.commands.written == 2
    assert discord.commands.all[0]["description"] != "Something else"


def test_every_difference_is_noticed(group: Part) -> None:
    there = deepcopy({**ADDED, **group, "contexts": group["contexts"][::-1]})
    there.pop("dm_permission", None)  # it is deprecated: Discord may omit it one day
    assert is_same([group], [there])
    assert not is_same([group], [])
    assert not is_same([group], [there, there])
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
        assert not is_same([group], [{**there, name: value}]), name
    (audience,) = (one for one in there["options"][0]["options"] if one["name"] == "audience")
    del audience["choices"][0]
    assert not is_same([group], [there])


@pytest.mark.usefixtures("playing")
@pytest.mark.parametrize("language", finished_languages())
async def test_the_bot_answers_and_completes_in_the_players_language(
    carla: Player, dora: Player, language: str
) -> None:
    texts = Texts.load(language)
    carla.user.locale, dora.user.locale = LOCALES[language], "fi"  # the bot has no Finnish
    theirs, ours = await deal(carla), await deal(dora)
    assert texts("wish-title") in theirs.words
    is_other = language != "en"
    assert (theirs.words != ours.words) == is_other
    assert (theirs.pictures[0].alt != ours.pictures[0].alt) == is_other
    (name,) = (await carla.is_offered("solitaire games", "session", "42")).values()
    assert texts("wish-title") in name
    zones = await carla.is_offered("solitaire settings", "zone", "Tokyo")
    assert list(zones) == ["zone=Asia/Tokyo"]


@pytest.mark.usefixtures("playing")
async def test_a_typed_time_zone_is_read_as_one(carla: Player) -> None:
    for zone, answer in (
        ("atlantis", "Unknown time zone “atlantis”."),
        ("san francisco", "Time zone: America/Los"),
        ("berlin", "Time zone: Europe/Berlin"),
        ("zone=Asia/Tokyo", "Time zone: Asia/Tokyo"),
        ("theme=night", "Night"),
    ):
        assert answer in (await carla.types("solitaire settings", zone=zone)).message.words
