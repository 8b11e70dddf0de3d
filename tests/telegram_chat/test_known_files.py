"""Pictures that Telegram has already: named again instead of sent, and sent anew when it forgot them."""

import asyncio

import pytest

from bot.chats.telegram.sending.file_id_cache import FileIdCache
from bot.core.images import ReplayAnimation
from bot.i18n.texts import Texts
from engine.record import Record
from tests.engine.transcripts import RECORDS
from tests.telegram_chat.people import FORUM, GROUP, Person, buttons, words
from tests.telegram_chat.server import Server

TEXTS = Texts.load("en")
TOPIC = {"message_thread_id": 44, "is_topic_message": True}


def uploads(server: Server) -> int:
    """Return how many files were sent."""
    return sum(len(request.files) for request in server.requests)


@pytest.mark.usefixtures("bot")
async def test_a_picture_that_was_sent_is_not_sent_again(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0")
    first = server.chats.picture(board)
    move = next(buttons(board))["text"]
    await anna.change(board, move)
    before = uploads(server)
    again = await anna.say("/resume")
    assert server.chats.picture(again) == server.chats.picture(board)
    assert uploads(server) == before
    await anna.change(board, "↩")
    assert server.chats.picture(board) == first
    assert uploads(server) == before


@pytest.mark.usefixtures("bot")
async def test_what_is_the_same_for_everybody_is_sent_once(
    anna: Person, berta: Person, server: Server
) -> None:
    for person in (anna, berta):
        rules = await person.say("/rules wish")
        while "photo" not in rules:
            await person.change(rules, "Next")
        assert (await person.say("/play wish 0"))["photo"]
    assert uploads(server) == 2


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("change", [False, True])
async def test_a_file_that_telegram_forgot_is_sent_anew(
    anna: Person, server: Server, *, change: bool
) -> None:
    board = await anna.say("/play wish 0")
    await anna.change(board, next(buttons(board))["text"])
    server.chats.files.forget()
    before = uploads(server)
    if change:
        await anna.change(board, "↩")
    else:
        board = await anna.say("/resume")
    assert server.chats.picture(board)[0] == "photo"
    assert uploads(server) == before + 1
    assert server.refused == ["wrong file identifier/HTTP URL specified"]


@pytest.mark.usefixtures("bot")
async def test_two_boards_with_a_forgotten_file_at_once_are_both_shown(
    anna: Person, berta: Person, server: Server
) -> None:
    await anna.say("/play wish 0")
    server.chats.files.forget()
    server.held["sendPhoto"] = asyncio.Event()
    asked = [await person.write("/play wish 0") for person in (anna, berta)]
    await server.until(lambda: len(server.sent("sendPhoto")) == 3)
    server.held.pop("sendPhoto").set()
    boards = [await person.answer_to(message) for person, message in zip((anna, berta), asked, strict=True)]
    assert all("photo" in board for board in boards)
    assert len(server.refused) == 2


@pytest.mark.usefixtures("bot")
async def test_a_button_asks_for_the_file(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 42")
    sent = await anna.turn(board, TEXTS("telegram-button-file"))
    assert server.chats.picture(sent) == ("document", server.chats.picture(board)[1])


@pytest.mark.usefixtures("bot")
async def test_a_document_that_telegram_forgot_is_sent_anew(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 42")
    first = await anna.turn(board, TEXTS("telegram-button-file"))
    server.chats.files.forget()
    again = await anna.turn(board, TEXTS("telegram-button-file"))
    assert again["message_id"] > first["message_id"]
    assert again["document"] == first["document"]


@pytest.mark.usefixtures("bot")
async def test_a_film_is_sent_once_and_stays_a_film(anna: Person, server: Server) -> None:
    record = Record.read(RECORDS["wish-won"])
    await anna.say(f"/play wish {record.deal} {' '.join(record.option_words)}")
    for move in record.moves:
        await anna.say(move.text)
    film = await anna.say("/replay")
    before = uploads(server)
    await anna.change(film, TEXTS("button-after"))
    await anna.change(film, TEXTS("button-film"))
    assert server.chats.picture(film)[0] == "animation"
    assert uploads(server) == before + 1  # the step


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(("chat", "details"), [(None, {}), (GROUP, {}), (FORUM, TOPIC)])
async def test_the_picture_comes_as_a_file_below_the_board(
    anna: Person, server: Server, chat: dict[str, object] | None, details: dict[str, object]
) -> None:
    board = await anna.say("/play wish 42", chat, **details)
    last = server.chats.last(board["chat"])
    await anna.answered(await anna.tap_file(board))
    sent = await anna.answer_to({"chat": board["chat"], "message_id": last})
    kind, file = server.chats.picture(sent)
    assert (kind, file) == ("document", server.chats.picture(board)[1])
    assert sent["document"]["file_name"] == "wish-42-0.png"
    assert sent["reply_to_message"]["message_id"] == board["message_id"]
    assert sent.get("message_thread_id") == details.get("message_thread_id")
    assert "42" in words(sent)
    before = uploads(server)
    await anna.answered(await anna.tap_file(board))
    assert (await anna.answer_to(sent))["document"] == sent["document"]
    assert uploads(server) == before
    (first, second) = server.sent("sendDocument")
    assert first.fields["disable_content_type_detection"] == "true"
    assert "document" in second.fields


def test_only_so_many_are_kept_and_the_ones_used_last() -> None:
    files, films = FileIdCache(capacity=2), [ReplayAnimation(str(number), "") for number in range(3)]
    for film in films[:2]:
        files.save(film, film.record)
    assert files.find(films[0]) == "0"
    files.save(films[2], "2")
    assert [files.find(film) for film in films] == ["0", None, "2"]


def test_a_document_is_another_file_than_the_photo() -> None:
    files, film = FileIdCache(), ReplayAnimation("a", "b")
    files.save(film, "photo")
    assert files.find(film, is_document=True) is None
    files.save(film, "document", is_document=True)
    files.discard(film)
    files.discard(film)
    assert files.find(film) is None
    assert files.find(film, is_document=True) == "document"
