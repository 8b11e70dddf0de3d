"""The bot's profile in Telegram: commands by scope and language, descriptions, sent only if changed."""

from collections import Counter

import pytest

from bot.chats.telegram.bot_profile import command_lists, description, short_description
from bot.core.commands import IN_MENUS
from bot.core.screens import MAX_LABEL
from bot.i18n.languages import finished_languages
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts
from bot.screens.welcome import game_lines
from engine.games import games_in_order
from tests.telegram_chat.limits import ABOUT, DESCRIPTION
from tests.telegram_chat.people import Person, Playing
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import Server

PRIVATE, GROUPS, ADMINS = "all_private_chats", "all_group_chats", "all_chat_administrators"
BUTTONS = ("telegram-button-file", "telegram-button-play-alone", "telegram-button-send", "telegram-open")


async def published(server: Server) -> None:
    """Wait until the whole profile is sent; the description in the last language is sent last."""
    await server.until(lambda: ("setMyShortDescription", finished_languages()[-1]) in server.descriptions)


@pytest.mark.usefixtures("bot")
async def test_commands_depend_on_scope_and_language_and_descriptions_on_language(server: Server) -> None:
    await published(server)
    codes = ("", *finished_languages()[1:])
    names = {True: [command.name for command in IN_MENUS]}
    names[False] = [command.name for command in IN_MENUS if not command.is_for_administrators]
    assert names[True][-2:] == ["admin", "privacy"]
    assert len(names[True]) <= 18
    assert {
        key: [command["command"] for command in commands] for key, commands in server.commands.items()
    } == {(scope, code): names[scope == ADMINS] for scope in (PRIVATE, GROUPS, ADMINS) for code in codes}
    play = {code: server.commands[PRIVATE, code][0]["description"] for code in codes}
    assert play[""] == "Start a solitaire game"
    assert len(set(play.values())) == len(codes)
    for method, field in (
        ("setMyDescription", "description"),
        ("setMyShortDescription", "short_description"),
    ):
        descriptions = [server.descriptions[method, code][field] for code in codes]
        assert all(descriptions)
        assert len(set(descriptions)) == len(codes)
    assert not server.sent("setMyName")


async def test_only_changes_are_sent(playing: Playing, server: Server) -> None:
    async with playing():
        await published(server)
    server.commands[GROUPS, "de"] = server.commands[GROUPS, "de"][:-1]
    del server.descriptions["setMyDescription", "ja"]
    before = len(server.requests)
    checks = 2 * len(server.sent("getMyShortDescription"))
    async with playing():
        await server.until(lambda: len(server.sent("getMyShortDescription")) == checks)
    changed = [sent for sent in server.requests[before:] if sent.method.startswith("setMy")]
    assert [(sent.method, sent.fields["language_code"]) for sent in changed] == [
        ("setMyCommands", "de"),
        ("setMyDescription", "ja"),
    ]


async def test_a_rejected_list_of_commands_does_not_stop_the_rest(playing: Playing, server: Server) -> None:
    server.refuse("setMyCommands", RefusedError("BOT_COMMAND_INVALID"))
    async with playing():
        await published(server)
    assert (PRIVATE, "") not in server.commands
    assert len(server.commands) == 3 * len(finished_languages()) - 1


async def test_after_a_failure_the_profile_is_published_later_while_games_go_on(
    playing: Playing, anna: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.telegram.bot_profile.LATER", 0.01)
    server.refuse("setMyCommands", RefusedError("Bad Gateway", 502))
    async with playing():
        assert await anna.say("/play wish 0")
        await published(server)
    assert len(server.commands) == 3 * len(finished_languages())


@pytest.mark.parametrize("language", finished_languages())
def test_labels_and_descriptions_fit_in_every_language(language: str) -> None:
    texts = Texts.load(language)
    for name in BUTTONS:
        assert 0 < columns(texts(name)) <= MAX_LABEL, name
    assert 0 < len(short_description(texts)) <= ABOUT["short_description"]
    for listed in command_lists(texts):
        assert all(0 < len(command.description) <= DESCRIPTION for command in listed.commands)


@pytest.mark.parametrize("language", finished_languages())
def test_the_description_names_all_games_and_explains_the_first_however_many_there_are(language: str) -> None:
    texts = Texts.load(language)
    frame = texts("telegram-description", games="")
    assert "/privacy" in frame
    for games in (games_in_order(), games_in_order() * 2):
        whole = description(texts, games)
        assert len(whole) <= ABOUT["description"]
        assert whole.endswith(frame), "only the list of games is shortened"
        listed = whole.removesuffix(frame)
        assert not listed.endswith("…")
        titles = Counter(texts(f"{game.name}-title") for game in games)
        assert all(listed.count(title) >= count for title, count in titles.items())
        assert texts(f"{games[0].name}-pitch") in listed
    one = games_in_order()[:1]
    assert description(texts, one) == "".join((*game_lines(texts, one), frame)), (
        "a short list keeps the numbers"
    )
