"""What Telegram shows of the bot: commands by place and language, descriptions, told where they changed."""

import pytest

from bot.core.commands import COMMANDS
from bot.i18n.texts import languages
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import Person, Playing
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import Server

PRIVATE, GROUPS, GOVERNORS = "all_private_chats", "all_group_chats", "all_chat_administrators"


async def told(server: Server) -> None:
    """Wait until the bot has told everything, of which the last is a description in the last language."""
    last = languages()[-1]
    await server.until(lambda: ("setMyShortDescription", last) in server.told)


def names(commands: list[Json]) -> list[str]:
    return [command["command"] for command in commands]


@pytest.mark.usefixtures("bot")
async def test_commands_are_offered_by_place_and_language(server: Server) -> None:
    await told(server)
    everybody = [command.name for command in COMMANDS if not command.is_for_administrators]
    assert set(server.commands) == {
        (scope, code) for scope in (PRIVATE, GROUPS, GOVERNORS) for code in ("", "de", "ja")
    }
    for (scope, _), commands in server.commands.items():
        assert names(commands)[0] == "solitaire"
        wanted = [command.name for command in COMMANDS] if scope == GOVERNORS else everybody
        assert names(commands)[1:] == wanted
    assert "admin" in names(server.commands[GOVERNORS, ""])
    play = {code: server.commands[PRIVATE, code][1]["description"] for code in ("", "de", "ja")}
    assert play[""] == "Deal a solitaire"
    assert len(set(play.values())) == 3


@pytest.mark.usefixtures("bot")
async def test_the_bot_is_described_in_every_language(server: Server) -> None:
    await told(server)
    for method, field in (
        ("setMyDescription", "description"),
        ("setMyShortDescription", "short_description"),
    ):
        said = {code: server.told[method, code][field] for code in ("", "de", "ja")}
        assert len(set(said.values())) == 3
        assert all(said.values())
    assert not server.sent("setMyName")


async def test_what_has_not_changed_is_not_told_again(playing: Playing, server: Server) -> None:
    async with playing():
        await told(server)
    server.commands[GROUPS, "de"] = server.commands[GROUPS, "de"][:-1]
    del server.told["setMyDescription", "ja"]
    before = len(server.requests)
    asked = 2 * len(server.sent("getMyShortDescription"))
    async with playing():
        await server.until(lambda: len(server.sent("getMyShortDescription")) == asked)
    changed = [sent for sent in server.requests[before:] if sent.method.startswith("setMy")]
    assert [(sent.method, sent.fields["language_code"]) for sent in changed] == [
        ("setMyCommands", "de"),
        ("setMyDescription", "ja"),
    ]


async def test_a_refused_list_keeps_nothing_else_from_being_told(playing: Playing, server: Server) -> None:
    server.refuse("setMyCommands", RefusedError("BOT_COMMAND_INVALID"))
    async with playing():
        await told(server)
    assert (PRIVATE, "") not in server.commands
    assert len(server.commands) == 8


async def test_a_failure_is_got_over_while_the_game_goes_on(
    playing: Playing, anna: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.telegram.bot_profile.LATER", 0.01)
    server.refuse("setMyCommands", RefusedError("Bad Gateway", 502))
    async with playing():
        assert await anna.say("/play wish 0")
        await told(server)
    assert len(server.commands) == 9
