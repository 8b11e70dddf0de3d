"""What is for one player of a group alone: an ephemeral message, or the private chat, and never the group."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.core.actions import Chat
from bot.core.settings import GroupSettings
from bot.i18n.texts import Texts
from bot.runtime.clock import Clock
from tests.telegram_chat.chats import Json
from tests.telegram_chat.clocks import HandClock
from tests.telegram_chat.ephemeral import SECONDS
from tests.telegram_chat.people import GROUP, Person, Playing, a_move, button, words
from tests.telegram_chat.refusals import RefusedError, flood
from tests.telegram_chat.server import Server

TEXTS = Texts.load("en")
SENDING = ("sendMessage", "sendPhoto", "sendAnimation", "sendDocument")


@pytest.fixture(params=[(10, 2), (10, 3)], ids=["10.2", "10.3"])
def version(request: pytest.FixtureRequest) -> tuple[int, int]:
    found: tuple[int, int] = request.param
    return found


@pytest.fixture
def clock(hand: HandClock) -> Clock:
    return hand.clock


@pytest.fixture
async def bot(server: Server, playing: Playing, version: tuple[int, int]) -> AsyncIterator[TelegramAdapter]:
    """Provide a bot that knows that the server has ephemeral messages."""
    server.ephemeral.version = version
    async with playing() as adapter:
        await adapter._queue.ephemeral.probe()  # again, to know when it is done
        yield adapter


@pytest.fixture
async def board(bot: TelegramAdapter, anna: Person) -> Json:
    assert bot
    return await anna.say("/play wish 0", GROUP)


def public(server: Server) -> int:
    """Return the number of messages in the group that everyone sees."""
    return sum(chat == GROUP["id"] for chat, _ in server.messages)


def sent_to_group(server: Server) -> int:
    return sum(len(server.sent(method, GROUP["id"])) for method in SENDING)


async def seen(server: Server, person: Person, count: int = 1) -> Json:
    """Wait until a person sees that many ephemeral messages; return the last."""
    await server.until(lambda: len(server.ephemeral.shown_to(person.user)) == count)
    return server.ephemeral.shown_to(person.user)[-1]


async def test_a_long_text_is_shown_in_the_group_to_the_player_who_pressed(
    board: Json, anna: Person, berta: Person, server: Server
) -> None:
    before = public(server)
    answer = await anna.press(board, "Rules")
    rules = await seen(server, anna)
    assert "text" not in answer
    assert rules["chat"] == GROUP
    text = words(rules)
    await anna.press(rules, "Next")
    assert words(await seen(server, anna)) != text
    assert server.ephemeral.shown_to(berta.user) == []
    assert public(server) == before
    assert server.chats.last(anna.private) == 0


@pytest.fixture
async def alone(app: App, bot: TelegramAdapter, anna: Person) -> Json:
    """Provide a board that only Anna sees, in a group where everyone plays alone."""
    assert bot
    menu = await anna.say("/play", GROUP)
    settings = GroupSettings(is_private=True)
    await app.services.store.groups.save_settings(Chat.TELEGRAM, GROUP["id"], settings, GroupSettings())
    await anna.press(menu, "Wish")
    return await seen(anna.server, anna)


async def test_a_game_is_played_in_ephemeral_messages_and_no_edit_uploads_a_file(
    alone: Json, anna: Person, server: Server
) -> None:
    before = public(server)
    first = alone
    assert "photo" in first
    await anna.press(first, a_move(first))
    second = await seen(server, anna)
    assert second["ephemeral_message_id"] != first["ephemeral_message_id"], "the old one was replaced"
    assert second["photo"] != first["photo"]
    assert server.sent("editEphemeralMessageMedia") == []
    await anna.press(second, "↩ Undo")
    assert second["photo"] == first["photo"]
    assert [sent.files for sent in server.sent("editEphemeralMessageMedia")] == [{}], "by its file_id"
    assert await seen(server, anna) is second
    assert public(server) == before
    assert server.chats.last(anna.private) == 0


async def test_the_file_of_an_ephemeral_board_goes_to_the_private_chat(
    alone: Json, anna: Person, server: Server
) -> None:
    start = await anna.say("/start")
    before = public(server)
    await anna.press(alone, TEXTS("telegram-button-file"))
    assert "document" in await anna.answer_to(start)
    assert public(server) == before


async def test_a_player_who_is_offline_is_written_to_in_private(
    board: Json, anna: Person, server: Server
) -> None:
    server.ephemeral.offline.add(anna.user["id"])
    before = public(server)
    refused = await anna.press(board, "Rules")
    assert refused["text"] == TEXTS("telegram-no-private-chat", bot="SolitaireTestBot")
    start = await anna.say("/start")
    answer = await anna.press(board, "Rules")
    assert answer["text"] == TEXTS("telegram-sent-privately")
    assert button(await anna.answer_to(start), "Next")
    assert server.ephemeral.shown_to(anna.user) == []
    assert public(server) == before


async def test_what_comes_too_late_goes_to_the_private_chat(
    board: Json, anna: Person, server: Server
) -> None:
    start = await anna.say("/start")
    before = public(server)
    held = server.held["sendMessage"] = asyncio.Event()
    asked = len(server.sent("sendMessage"))
    query = await anna.tap(board, "Rules")
    await server.until(lambda: len(server.sent("sendMessage")) > asked)
    server.ephemeral.time += SECONDS
    held.set()
    assert (await anna.answered(query))["text"] == TEXTS("telegram-sent-privately")
    assert button(await anna.answer_to(start), "Next")
    assert server.ephemeral.shown_to(anna.user) == []
    assert public(server) == before


@pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")
async def test_a_group_that_has_to_wait_is_not_asked(
    board: Json, anna: Person, server: Server, hand: HandClock
) -> None:
    start = await anna.say("/start")
    server.refuse("sendPhoto", flood(60))
    await anna.write("/play wish 1", GROUP)
    await hand.sleeper()
    before = sent_to_group(server)
    assert (await anna.press(board, "Rules"))["text"] == TEXTS("telegram-sent-privately")
    assert button(await anna.answer_to(start), "Next")
    assert sent_to_group(server) == before


@pytest.mark.parametrize("is_done", [True, False])
async def test_what_may_have_been_shown_is_not_sent_again(
    board: Json, anna: Person, server: Server, *, is_done: bool
) -> None:
    await anna.say("/start")
    before, last = public(server), server.chats.last(anna.private)
    server.cut.append(("sendMessage", is_done))
    answer = await anna.press(board, "Rules")
    assert answer["text"] == TEXTS("telegram-maybe-lost")
    assert len(server.ephemeral.shown_to(anna.user)) == is_done
    assert await anna.say("/about"), "everything before has been sent"
    assert server.chats.last(anna.private) == last + 2
    assert len(server.ephemeral.shown_to(anna.user)) == is_done
    assert public(server) == before


async def test_an_edit_that_is_refused_is_sent_anew(board: Json, anna: Person, server: Server) -> None:
    await anna.press(board, "Rules")
    rules = await seen(server, anna)
    server.refuse("editEphemeralMessageText", RefusedError("MEDIA_CAPTION_TOO_LONG"))
    await anna.press(rules, "Next")
    newer = await seen(server, anna)
    assert newer["ephemeral_message_id"] != rules["ephemeral_message_id"]
    assert words(newer) != words(rules)


async def test_a_reply_to_an_ephemeral_message_is_answered_there(
    alone: Json, anna: Person, server: Server
) -> None:
    before = public(server)
    for number, deal in enumerate((3, 4), start=2):
        line = f"/play wish {deal}"
        await server.send(message=server.ephemeral.write(GROUP, anna.user, text=line, reply_to_message=alone))
        assert f"deal {deal}" in words(await seen(server, anna, number))
    server.ephemeral.offline.add(anna.user["id"])
    start = await anna.say("/start")
    await server.send(message=server.ephemeral.write(GROUP, anna.user, text="/rules wish"))
    assert button(await anna.answer_to(start), "Next")
    assert public(server) == before


class TestOtherServers:
    """Servers to which an ephemeral message would be a public one."""

    @pytest.fixture
    def version(self) -> tuple[int, int]:
        return 10, 3

    async def test_an_older_server_is_sent_nothing_that_it_would_show_to_everyone(
        self, server: Server, playing: Playing, anna: Person
    ) -> None:
        async with playing():
            board = await anna.say("/play wish 0", GROUP)
            await server.until(lambda: server.sent("deleteEphemeralMessage"))
            start, before = await anna.say("/start"), public(server)
            assert (await anna.press(board, "Rules"))["text"] == TEXTS("telegram-sent-privately")
            assert button(await anna.answer_to(start), "Next")
            assert public(server) == before
        assert not any(
            "receiver_user_id" in sent.fields for method in SENDING for sent in server.sent(method)
        )

    async def test_a_button_of_before_is_answered_in_private_by_an_older_server(
        self, server: Server, playing: Playing, anna: Person
    ) -> None:
        """A server can be replaced by an older one, and the bot restarted, before somebody presses."""
        server.ephemeral.version = 10, 3
        async with playing() as adapter:
            await adapter._queue.ephemeral.probe()
            board = await anna.say("/play wish 1", GROUP)
            await anna.press(board, "Rules")
            rules = await seen(server, anna)
        server.ephemeral.version = 10, 1
        async with playing():
            start, before = await anna.say("/start"), public(server)
            await anna.press(rules, "Next")
            assert button(await anna.answer_to(start), "Next")
            assert public(server) == before

    async def test_a_message_that_became_public_is_deleted_and_the_last_one_of_its_kind(
        self, board: Json, anna: Person, server: Server, caplog: pytest.LogCaptureFixture
    ) -> None:
        server.ephemeral.is_forgetful = True
        start, before = await anna.say("/start"), public(server)
        server.refuse("deleteMessage", RefusedError("Bad Gateway", 502))  # it is tried again
        await anna.press(board, "Rules")
        rules = await anna.answer_to(start)
        assert public(server) == before
        sent = sent_to_group(server)
        await anna.press(board, "Rules")
        assert button(await anna.answer_to(rules), "Next")
        assert sent_to_group(server) == sent
        assert "showed one to all of chat -100500" in caplog.text
