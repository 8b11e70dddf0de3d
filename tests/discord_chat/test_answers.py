"""Answers in Discord: always in time, and with an explanation after errors."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator

import pytest
from redis.asyncio import Redis
from simcord import Env

from bot.app import UNKNOWN_ROOM, App
from bot.core.actions import Action, Player, Room, Verb
from bot.core.images import Renderable
from bot.core.replies import Reply
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.player_store import PlayerStore
from tests.discord_chat.players import Seat, button, buttons, delivers, picture_of, shown, text_of


class LatePictures(ImageRenderer):
    """Pictures that come when they are let go, or not at all."""

    def __init__(self) -> None:
        super().__init__()
        self.env: Env | None = None
        self.gate = asyncio.Event()
        self.fault: Exception | None = None

    async def file(self, picture: Renderable) -> bytes:
        """Wait for the gate, if an environment is set to tell of it; then paint."""
        if self.fault:
            raise self.fault
        if self.env:
            await self.env.external_wait(self.gate.wait(), reason="a slow picture")
        return await super().file(picture)


class LateApp(App):
    """The bot, with answers that come when they are let go."""

    env: Env | None = None
    gate: asyncio.Event

    async def handle(self, player: Player, action: Action, room: Room = UNKNOWN_ROOM) -> Reply:
        """Wait for the gate, if an environment is set to tell of it; then answer."""
        if self.env:
            await self.env.external_wait(self.gate.wait(), reason="a slow answer")
        return await super().handle(player, action, room)


@pytest.fixture
def pictures() -> Iterator[LatePictures]:
    pictures = LatePictures()
    yield pictures
    pictures.close()


@pytest.fixture
async def app(redis_url: str, texts: Texts) -> AsyncIterator[LateApp]:
    redis = Redis.from_url(redis_url)
    app = LateApp(PlayerStore(redis), texts)
    app.gate = asyncio.Event()
    yield app
    await redis.aclose()


async def test_a_command_with_a_slow_picture_is_deferred(
    anna: Seat, simcord_env: Env, pictures: LatePictures
) -> None:
    pictures.env = simcord_env
    result = await anna.types("play", game="wish", deal="42")
    assert result.deferred
    assert not result.ephemeral

    pictures.gate.set()
    await simcord_env.settle()

    assert text_of(shown(result)).startswith("### Wish, deal 42")
    assert picture_of(shown(result))
    assert len(anna.sees()) == 1


async def test_a_press_with_a_slow_picture_is_deferred(
    anna: Seat, simcord_env: Env, pictures: LatePictures
) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    before = picture_of(board)
    pictures.env = simcord_env
    result = await anna.presses(board, buttons(board, Verb.MOVE)[0])
    assert result.acknowledged
    assert picture_of(board) == before

    pictures.gate.set()
    await simcord_env.settle()

    assert picture_of(board) != before
    assert len(anna.sees()) == 1


async def test_an_ephemeral_answer_follows_a_public_deferred_response(
    anna: Seat, berta: Seat, simcord_env: Env, pictures: LatePictures, texts: Texts
) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    pressed, old = buttons(board, Verb.MOVE)[:2]
    await anna.presses(board, pressed)
    pictures.env = simcord_env
    delivers(simcord_env, anna, board, old.custom_id)
    await simcord_env.settle()

    pictures.gate.set()
    await simcord_env.settle()

    notice = anna.sees()[-1]
    assert notice.flags.ephemeral
    assert text_of(notice) == texts("moved-on")
    assert [message.id for message in berta.sees()] == [board.id]


async def test_a_public_answer_follows_an_ephemeral_deferred_response(
    anna: Seat, berta: Seat, simcord_env: Env, app: LateApp
) -> None:
    app.env = simcord_env
    result = await anna.types("play", game="wish", deal="42")
    assert result.deferred
    assert result.ephemeral
    assert berta.sees() == []

    app.gate.set()
    await simcord_env.settle()

    (board,) = result.followups
    assert text_of(board).startswith("### Wish, deal 42")
    assert [message.id for message in berta.sees()] == [board.id]
    assert [message.id for message in anna.sees()] == [board.id]


async def test_an_ephemeral_deferred_response_stays_ephemeral(
    anna: Seat, simcord_env: Env, app: LateApp
) -> None:
    app.env = simcord_env
    result = await anna.types("help")

    app.gate.set()
    await simcord_env.settle()

    assert shown(result).ephemeral
    assert text_of(shown(result))
    assert len(anna.sees()) == 1


async def test_two_presses_at_once_make_one_move(anna: Seat, simcord_env: Env) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    first, second = buttons(board, Verb.MOVE)[:2]

    delivers(simcord_env, anna, board, first.custom_id)
    delivers(simcord_env, anna, board, second.custom_id)
    await simcord_env.settle()

    assert button(board, Verb.UNDO).action.revision == 2
    callbacks = [entry for entry in simcord_env.http_requests if entry.path.endswith("/callback")]
    assert len(callbacks) == 3


async def test_a_press_delivered_twice_is_one(
    anna: Seat, simcord_env: Env, caplog: pytest.LogCaptureFixture
) -> None:
    menu = shown(await anna.types("play"))
    play = buttons(menu, Verb.PLAY)[0]

    delivers(simcord_env, anna, menu, play.custom_id, times=2)
    await simcord_env.settle()

    assert len(await anna.is_offered("resume", "session", "")) == 1
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_button_of_another_form_is_answered(anna: Seat, simcord_env: Env, texts: Texts) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))

    delivers(simcord_env, anna, board, "0:older than anything")
    await simcord_env.settle()

    notice = anna.sees()[-1]
    assert notice.flags.ephemeral
    assert text_of(notice) == texts("discord-old-button")


async def test_a_user_who_installed_the_bot_plays_where_it_is_no_member(anna: Seat, simcord_env: Env) -> None:
    """SimCord knows no such place; this is what Discord delivers from one, as far as the bot reads it."""
    board = shown(await anna.types("play", game="wish", deal="42"))
    before = picture_of(board)
    delivers(
        simcord_env,
        anna,
        board,
        buttons(board, Verb.MOVE)[0].custom_id,
        context=2,
        authorizing_integration_owners={"1": str(anna.member.id)},
        app_permissions="0",
    )
    await simcord_env.settle()

    assert picture_of(board) != before
    assert len(anna.sees()) == 1


async def test_a_notice_is_ephemeral(anna: Seat, texts: Texts) -> None:
    await anna.types("play", game="wish", deal="42")
    result = await anna.types("undo")

    assert result.ephemeral
    assert text_of(shown(result)) == texts("nothing-to-undo")


async def test_an_internal_error_is_reported_without_its_traceback(
    anna: Seat, pictures: LatePictures, texts: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    pictures.fault = RuntimeError("the brush broke")
    result = await anna.presses(board, buttons(board, Verb.MOVE)[0])

    assert result.ephemeral
    assert text_of(shown(result)) == texts("discord-sorry")
    (failure,) = [record for record in caplog.records if record.exc_info]
    assert failure.name == "bot.chats.discord.interaction_handler"


@pytest.mark.parametrize(
    ("status", "code", "name"),
    [(403, 50013, "discord-may-not"), (404, 10008, "discord-message-gone"), (500, 0, "discord-sorry")],
)
async def test_errors_of_discord_are_explained(
    anna: Seat, simcord_env: Env, texts: Texts, status: int, code: int, name: str
) -> None:
    board = shown(await anna.types("play", game="wish", deal="42"))
    simcord_env.inject_error("POST", "/interactions/*/callback", status=status, code=code)

    result = await anna.presses(board, buttons(board, Verb.MOVE)[0])

    assert result.ephemeral
    assert text_of(shown(result)) == texts(name)


@pytest.mark.parametrize("code", [10062, 10015])
async def test_late_answers_are_logged_in_one_line(
    anna: Seat, simcord_env: Env, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    simcord_env.inject_error("POST", "/interactions/*/callback", status=404, code=code)

    await anna.types("help")

    (line,) = [record for record in caplog.records if record.name.startswith("bot.")]
    assert line.levelno == logging.WARNING
    assert line.exc_info is None
    assert anna.sees() == []


async def test_an_interaction_answered_by_another_process_is_ignored(
    anna: Seat, simcord_env: Env, caplog: pytest.LogCaptureFixture
) -> None:
    simcord_env.inject_error("POST", "/interactions/*/callback", status=400, code=40060)

    await anna.types("help")

    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert anna.sees() == []


async def test_an_error_that_cannot_be_reported_is_logged(
    anna: Seat, simcord_env: Env, caplog: pytest.LogCaptureFixture
) -> None:
    simcord_env.inject_error("POST", "/interactions/*/callback", status=500, times=None)

    await anna.types("help")

    assert [record.exc_info for record in caplog.records if record.name.startswith("bot.")] == [None, None]


async def test_a_command_of_another_version_is_answered(anna: Seat, simcord_env: Env, texts: Texts) -> None:
    bot = simcord_env.bot
    bot.tree.get_command("solitaire").remove_command("help")  # type: ignore[attr-defined]

    result = await anna.types("help")

    assert text_of(shown(result)) == texts("discord-old-command")
    assert len(simcord_env.errors) == 1
    assert button(shown(await anna.types("play", game="wish", deal="42")), Verb.RULES)
