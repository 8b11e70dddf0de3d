"""Ordinary messages to the bot: answered in the channel or to their author only."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis
from simcord import Env

from bot.chats.discord.message_parsing import read_typed
from bot.core.actions import Action, Verb
from bot.i18n.texts import Texts
from bot.storage.player_store import PlayerStore
from render.graphics.indexed_image import IndexedImage
from tests.discord_chat.players import Seat, text_of
from tests.discord_chat.witness import Witness


@pytest.fixture
async def app(redis_url: str, texts: Texts) -> AsyncIterator[Witness]:
    async with Redis.from_url(redis_url) as redis:
        yield Witness(PlayerStore(redis), texts)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("", Action(Verb.START)),
        ("/solitaire", Action(Verb.START)),
        ("play", Action(Verb.PLAY)),
        ("play wish open 42", Action(Verb.PLAY, ("wish", "open", "42"))),
        ("/solitaire play wish", Action(Verb.PLAY, ("wish",))),
        ("Play 7s", Action(Verb.SAY, ("Play 7s",))),
        ("/play 42", Action(Verb.PLAY, ("42",))),
        ("rules wish", Action(Verb.RULES, ("wish",))),
        ("undo", Action(Verb.UNDO)),
        ("ac bd", Action(Verb.SAY, ("ac bd",))),
        ("move x a", Action(Verb.SAY, ("move x a",))),
        ("/move ac", Action(Verb.SAY, ("ac",))),
        ("spielen wish 42", Action(Verb.PLAY, ("wish", "42"))),
        ("/solitaire zug ac", Action(Verb.SAY, ("ac",))),
        ("ルール wish", Action(Verb.RULES, ("wish",))),
        ("/frobnicate", Action(Verb.HELP, ("frobnicate",))),
        ("/", Action(Verb.HELP, ("",))),
        ("/ wish", Action(Verb.HELP, ("",))),
    ],
)
def test_what_is_typed_is_read(line: str, action: Action) -> None:
    assert read_typed(line) == action


async def test_a_direct_message_needs_no_mention(simcord_env: Env, app: Witness) -> None:
    carla = simcord_env.create_user("carla")
    await carla.send_dm("play wish 42")
    await carla.send_dm("ac")
    assert [deed.action.verb for deed in app.deeds] == [Verb.PLAY, Verb.SAY]
    assert app.last.room.group == 0
    assert len({deed.action.event for deed in app.deeds}) == 2


async def test_in_a_channel_the_bot_is_mentioned(anna: Seat, app: Witness, simcord_env: Env) -> None:
    assert simcord_env.bot.user
    await anna.member.send(anna.channel, f"<@{simcord_env.bot.user.id}> play wish 42")
    assert app.last.action.words == ("wish", "42")
    assert app.last.room.group == anna.member.guild.id
    assert app.last.room.channel == anna.channel.id
    own, board = anna.sees()
    assert board.reference
    assert board.reference.message_id == own.id
    assert "Wish, deal 42" in text_of(board)
    assert board.attachments


async def test_what_is_typed_in_a_thread_belongs_to_its_channel(
    anna: Seat, app: Witness, simcord_env: Env
) -> None:
    simcord_env.backend.create_thread(anna.channel.id, "a long game", anna.member.id)
    (thread,) = anna.channel.threads
    assert simcord_env.bot.user
    await anna.member.send(thread, f"<@{simcord_env.bot.user.id}> rules")
    assert app.last.room.channel == anna.channel.id

    simcord_env.inject_error("GET", "/channels/*", status=403, code=50001)
    await anna.member.send(thread, f"<@{simcord_env.bot.user.id}> rules")
    assert app.last.room.channel == thread.id


async def test_messages_to_others_are_ignored(anna: Seat, berta: Seat, app: Witness) -> None:
    await anna.member.send(anna.channel, "play wish 42")
    await anna.member.send(anna.channel, f"<@{berta.member.id}> play wish 42")
    assert app.deeds == ()
    assert len(anna.sees()) == 2


@pytest.mark.parametrize(("code", "is_told"), [(0, True), (10003, False)])
async def test_an_error_is_reported_where_it_happened(
    anna: Seat, simcord_env: Env, texts: Texts, code: int, is_told: bool
) -> None:
    assert simcord_env.bot.user
    simcord_env.inject_error("POST", "/channels/*/messages", status=400, code=code)
    await anna.member.send(anna.channel, f"<@{simcord_env.bot.user.id}> play wish 42")
    said = [text_of(message) for message in anna.sees()[1:]]
    assert said == [texts("discord-sorry")] * is_told


async def test_an_internal_error_is_reported_and_logged(
    anna: Seat,
    simcord_env: Env,
    texts: Texts,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_: IndexedImage) -> bytes:
        raise MemoryError

    assert simcord_env.bot.user
    monkeypatch.setattr("bot.rendering.image_renderer.encode_png", fail)
    await anna.member.send(anna.channel, f"<@{simcord_env.bot.user.id}> play wish 42")
    assert text_of(anna.sees()[-1]) == texts("discord-sorry")
    (failure,) = [record for record in caplog.records if record.exc_info]
    assert failure.name == "bot.chats.discord.typed_messages"


async def test_a_player_has_the_guild_name_or_the_global_name(simcord_env: Env, app: Witness) -> None:
    carla = simcord_env.create_user("carla", global_name="\u202eCarla\n**@everyone** ")
    await carla.send_dm("menu")
    assert app.last.room.name == "Carla **@\u2060everyone**"
    guild = simcord_env.create_guild()
    member, channel = guild.add_member(carla), guild.create_text_channel("cards")
    await member.slash(channel, "solitaire help")
    assert app.last.room.name == "Carla **@\u2060everyone**"
