"""Errors of Discord: each is explained to the player if possible, and logged in one line."""

import pytest
from discord import Permissions
from simcord import Env

from bot.chats.discord.api_errors import NO_ANSWER_POSSIBLE, DiscordErrorCode
from bot.chats.discord.identity import Interaction
from bot.chats.discord.interaction import MAX_FOLLOW_UPS, InteractionExchange
from bot.chats.discord.message import DiscordMessage
from bot.core.actions import Action, Verb
from bot.i18n.texts import Texts
from tests.discord_chat.players import Seat, buttons, delivers, shown, text_of
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.server import DiscordServer

CALLBACK = "/interactions/*/callback"
ALL = Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True, embed_links=True
)


@pytest.mark.parametrize("code", [50013, 50001])
@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("view_channel", "discord-view-channel"),
        ("send_messages", "discord-send-messages"),
        ("attach_files", "discord-attach-files"),
        ("embed_links", "discord-embed-links"),
    ],
)
async def test_a_permission_that_is_missing_is_named(
    anna: Seat, simcord_env: Env, texts: Texts, code: int, permission: str, name: str
) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    simcord_env.inject_error("POST", CALLBACK, status=403, code=code)
    may = Permissions(ALL.value)
    may.update(**{permission: False})
    pressed = buttons(board, Verb.MOVE)[0].custom_id
    delivers(simcord_env, anna, board, pressed, app_permissions=str(may.value))
    await simcord_env.settle()

    notice = anna.sees()[-1]
    assert notice.flags.ephemeral
    assert text_of(notice) == texts("discord-lacks", permissions=texts(name))


async def test_in_a_thread_the_permission_for_threads_is_named(
    anna: Seat, simcord_env: Env, texts: Texts
) -> None:
    simcord_env.backend.create_thread(anna.channel.id, "a long game", anna.member.id)
    (thread,) = anna.channel.threads
    inside = Seat(anna.member, thread)
    board = shown(await inside.types("play", game="wish", deal="42"))
    simcord_env.inject_error("POST", CALLBACK, status=403, code=50013)
    may = Permissions(ALL.value)
    may.update(send_messages=False, send_messages_in_threads=False)
    pressed = buttons(board, Verb.MOVE)[0].custom_id
    delivers(simcord_env, inside, board, pressed, app_permissions=str(may.value))
    await simcord_env.settle()
    lacking = texts("discord-send-in-threads")
    assert text_of(inside.sees()[-1]) == texts("discord-lacks", permissions=lacking)


@pytest.mark.parametrize("code", sorted(NO_ANSWER_POSSIBLE - {DiscordErrorCode.ANSWERED_ALREADY}))
async def test_an_error_that_cannot_be_answered_is_logged_in_one_line(
    anna: Seat, simcord_env: Env, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    simcord_env.inject_error("POST", CALLBACK, status=404, code=code)
    before = len(simcord_env.http_requests)
    await anna.presses(board, buttons(board, Verb.MOVE)[0])
    (line,) = [record for record in caplog.records if record.name.startswith("bot.")]
    assert line.exc_info is None
    assert len(simcord_env.http_requests) == before + 1


async def test_errors_are_reported_in_the_players_language(anna: Seat, simcord_env: Env) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    simcord_env.inject_error("POST", CALLBACK, status=404, code=10008)
    delivers(simcord_env, anna, board, buttons(board, Verb.MOVE)[0].custom_id, locale="ja")
    await simcord_env.settle()
    assert text_of(anna.sees()[-1]) == Texts.load("ja")("discord-message-gone")


@pytest.mark.usefixtures("playing")
async def test_issue_10_every_press_of_a_stranger_is_answered_politely(
    carla: Player, dora: Player, texts: Texts
) -> None:
    """TJ-Plays#6 and others: strangers press, and read “interaction failed”, or nothing."""
    board = (await carla.types("solitaire play", game="wish", deal="42")).message
    version = board.version
    for button in board.buttons:
        answer = await dora.presses(board, button)
        assert answer.message.is_private
        assert answer.message.words
    assert board.version == version
    assert texts("stranger") in answer.message.words


@pytest.mark.usefixtures("playing")
async def test_no_more_than_five_messages_follow_where_a_user_brought_the_bot_along(
    discord: DiscordServer, carla: Player, monkeypatch: pytest.MonkeyPatch, playing: object
) -> None:
    world = discord.world
    guest = Player(discord, carla.user, world.add_private(carla.user, world.add_user("emil")))

    async def talkative(interaction: Interaction, _action: Action) -> None:
        exchange = InteractionExchange(interaction)
        for number in range(MAX_FOLLOW_UPS + 3):
            await exchange.send(DiscordMessage(text=f"This is number {number}."), is_private=False)

    answers = playing.client.interactions  # type: ignore[attr-defined]
    monkeypatch.setattr(answers, "press", talkative)
    board = (await guest.types("solitaire play", game="wish", deal="42")).message
    pressed = await guest.press(board, board.buttons[0])
    last = f"This is number {MAX_FOLLOW_UPS + 2}."
    await discord.until(lambda: pressed.messages and pressed.message.words == last)
    assert len(pressed.follow_ups) == MAX_FOLLOW_UPS
    assert not discord.refused
