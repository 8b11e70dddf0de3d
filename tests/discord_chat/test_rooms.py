"""Rooms in Discord: where a player is, in which language, and who sees the answer."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from discord import Permissions
from redis.asyncio import Redis
from simcord import Env
from simcord.enums import ComponentType

from bot.core.actions import Chat, Room, Verb
from bot.core.callback_data import pack
from bot.core.group_settings import GroupSettings
from bot.i18n.texts import Texts
from bot.storage.player_store import PlayerStore
from tests.discord_chat.players import Seat, button, buttons, delivers, parts, picture_of, shown, text_of
from tests.discord_chat.witness import Witness


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[PlayerStore]:
    """Provide the bot's store."""
    async with Redis.from_url(redis_url) as redis:
        yield PlayerStore(redis)


@pytest.fixture
async def app(store: PlayerStore, texts: Texts) -> Witness:
    return Witness(store, texts)


async def test_a_command_comes_with_its_room(anna: Seat, app: Witness) -> None:
    await anna.types("help")
    assert app.last.room == Room("en-US", anna.member.guild.id, anna.channel.id, name="anna")


async def test_a_press_comes_with_its_room_and_its_language(
    anna: Seat, app: Witness, simcord_env: Env
) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    before = text_of(board)
    pressed = buttons(board, Verb.MOVE)[0].custom_id
    delivers(simcord_env, anna, board, pressed, locale="de")
    await simcord_env.settle()
    assert app.last.room == Room("de", anna.member.guild.id, anna.channel.id, name="anna")
    german = Texts.load("de")
    assert german("wish-title") in text_of(board)
    assert text_of(board) != before
    assert button(board, Verb.UNDO).label == german("button-undo")


async def test_a_direct_message_belongs_to_no_group(simcord_env: Env, app: Witness) -> None:
    await simcord_env.create_user("carla").slash("solitaire help")
    assert app.last.room == Room("en-US", name="carla")


async def test_a_thread_belongs_to_its_channel(anna: Seat, app: Witness, simcord_env: Env) -> None:
    simcord_env.backend.create_thread(anna.channel.id, "a long game", anna.member.id)
    (thread,) = anna.channel.threads
    await Seat(anna.member, thread).types("help")
    assert app.last.room.channel == anna.channel.id


async def test_admins_of_a_guild_are_recognized(simcord_env: Env, anna: Seat, app: Witness) -> None:
    guild = anna.member.guild
    role = guild.create_role("stewards", permissions=Permissions(manage_guild=True))
    member = guild.add_member(simcord_env.create_user("greta"), roles=[role])
    await Seat(member, anna.channel).types("help")
    assert app.last.room.is_admin
    await anna.types("help")
    assert not app.last.room.is_admin


async def test_a_game_that_only_its_player_sees_stays_so(anna: Seat, berta: Seat, app: Witness) -> None:
    result = await anna.types("play", game="wish", deal="42", audience="private")
    board = shown(result)
    assert result.ephemeral
    before = picture_of(board)
    await anna.presses(board, buttons(board, Verb.MOVE)[0])
    assert app.last.room.is_private
    assert picture_of(board) != before
    while moves := buttons(board, Verb.MOVE):
        await anna.presses(board, moves[0])
    fresh = await anna.presses(board, button(board, Verb.NEW))
    assert fresh.ephemeral
    assert berta.sees() == []

    card = await anna.presses(board, button(board, Verb.SHARE))
    assert not card.ephemeral
    assert [message.id for message in berta.sees()] == [shown(card).id]


@pytest.mark.parametrize(
    ("command", "filled"),
    [
        ("move", {"move": "de"}),
        ("undo", {}),
        ("restart", {}),
        ("board", {}),
        ("resume", {}),
        ("replay", {}),
        ("giveup", {}),
        ("new", {}),
    ],
)
async def test_a_typed_move_shows_a_private_game_to_its_player_only(
    anna: Seat, berta: Seat, command: str, filled: dict[str, str]
) -> None:
    board = shown(await anna.types("play", game="wish", deal="42", audience="private"))
    await anna.presses(board, buttons(board, Verb.MOVE)[0])
    await anna.presses(board, buttons(board, Verb.MOVE)[0])
    await anna.presses(board, button(board, Verb.UNDO))
    assert (await anna.types(command, **filled)).ephemeral
    assert (await anna.types("board")).ephemeral
    assert berta.sees() == []
    assert not (await anna.types("play", game="wish", deal="43")).ephemeral
    assert not (await anna.types("board")).ephemeral


async def test_a_public_game_can_be_requested_where_boards_are_private(
    anna: Seat, store: PlayerStore
) -> None:
    await store.groups.settle(Chat.DISCORD, anna.member.guild.id, GroupSettings(is_private=True))
    assert (await anna.types("play", game="wish", deal="42")).ephemeral
    assert not (await anna.types("play", game="wish", deal="43", audience="public")).ephemeral


async def test_a_document_is_sent_as_a_file(anna: Seat, simcord_env: Env) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    wanted = replace(buttons(board, Verb.MOVE)[0].action, verb=Verb.FILE, words=())
    delivers(simcord_env, anna, board, pack(wanted))
    await simcord_env.settle()
    kept = anna.sees()[-1]
    (attachment,) = kept.attachments
    assert attachment.filename == "wish-42-0.png"
    assert (await attachment.read()).startswith(b"\x89PNG")
    (file,) = (part for part in parts(kept) if part["type"] == ComponentType.FILE)
    assert file["file"]["url"] == attachment.url
