"""Pictures and files in Telegram: uploaded only once, shown as photo, animation or document."""

import asyncio

import pytest

from bot.chats.telegram.sending.file_id_cache import FileIdCache
from bot.core.images import ReplayAnimation
from bot.i18n.texts import Texts
from bot.runtime.clock import Clock
from engine.record import Record
from tests.bot.play.scripted_screens import frames_of
from tests.engine.transcripts import RECORDS
from tests.telegram_chat.chats import Json
from tests.telegram_chat.clocks import hurried
from tests.telegram_chat.limits import size_of_png
from tests.telegram_chat.people import FORUM, GROUP, Person, a_move, words
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")


@pytest.fixture
def clock() -> Clock:
    """Provide a clock on which the bot's own pauses between messages to a chat take no time."""
    return hurried()


TEXTS = Texts.load("en")


def form_of(server: Server, message: Json) -> tuple[str, str]:
    """Return the kind and the format of a message's file; only an animation has several frames."""
    kind, file = server.chats.picture(message)
    form, frames = frames_of(file)
    assert (frames > 1) == (kind == "animation")
    return kind, form


def uploads(server: Server) -> int:
    return sum(len(request.files) for request in server.requests)


async def test_a_game_is_seen_again_as_a_film_and_by_steps(anna: Person, server: Server) -> None:
    record = Record.read(RECORDS["wish-won"])
    await anna.say(f"/play wish {record.deal} {' '.join(record.option_words)}")
    for move in record.moves:
        await anna.say(move.text)
    film = await anna.say("/replay")
    assert form_of(server, film) == ("animation", "GIF")
    before = uploads(server)
    await anna.change(film, TEXTS("button-after"))
    assert form_of(server, film) == ("photo", "PNG")
    await anna.change(film, TEXTS("button-film"))
    assert form_of(server, film) == ("animation", "GIF")
    assert uploads(server) == before + 1  # only the photo
    assert form_of(server, await anna.say("/share")) == ("photo", "PNG")
    assert server.refused == []


async def test_a_known_picture_is_not_uploaded_again(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0")
    first = server.chats.picture(board)
    await anna.change(board, a_move(board))
    before = uploads(server)
    again = await anna.say("/resume")
    assert server.chats.picture(again) == server.chats.picture(board)
    await anna.change(board, "↩")
    assert server.chats.picture(board) == first
    assert uploads(server) == before


async def test_a_file_that_telegram_has_forgotten_is_uploaded_again(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0")
    await anna.change(board, a_move(board))
    document = (await anna.turn(board, "HD"))["document"]
    before = uploads(server)
    server.chats.files.forget()
    assert (await anna.say("/resume"))["photo"]
    server.chats.files.forget()
    await anna.change(board, "↩")
    assert server.chats.picture(board)[0] == "photo"
    await anna.change(board, a_move(board))
    assert (await anna.turn(board, "HD"))["document"] == document
    assert uploads(server) == before + 4
    assert {*server.refused} == {"wrong file identifier/HTTP URL specified"}


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


def test_the_cache_holds_the_most_recently_used_files_and_documents_apart() -> None:
    files, films = FileIdCache(capacity=2), [ReplayAnimation(str(number), "") for number in range(3)]
    for film in films[:2]:
        files.save(film, film.record)
    assert files.find(films[0]) == "0"
    files.save(films[2], "2")
    assert [files.find(film) for film in films] == ["0", None, "2"]
    files.save(films[2], "document", is_document=True)
    files.discard(films[2])
    assert files.find(films[2]) is None
    assert files.find(films[2], is_document=True) == "document"


async def test_the_picture_comes_as_a_file_below_the_board(
    anna: Person, berta: Person, server: Server
) -> None:
    topic: Json = {"message_thread_id": 44, "is_topic_message": True}
    places: list[tuple[Json, Json]] = [(anna.private, {}), (GROUP, {}), (FORUM, topic)]
    for chat, details in places:
        board = await anna.say("/play wish 42", chat, **details)
        shown, before = dict(board), uploads(server)
        sent = await anna.turn(board, "HD")
        assert server.chats.picture(sent) == ("document", server.chats.picture(board)[1])
        assert size_of_png(server.chats.picture(sent)[1])
        assert sent["document"]["file_name"] == "wish-42-0.png"
        assert sent["reply_to_message"]["message_id"] == board["message_id"]
        assert sent.get("message_thread_id") == details.get("message_thread_id")
        assert "deal 42" in words(sent)
        assert board == shown
        assert (await anna.turn(board, "HD"))["document"] == sent["document"]
        assert uploads(server) - before == (chat is anna.private)
    assert server.sent("sendDocument")[0].fields["disable_content_type_detection"] == "true"
    assert (await berta.press(board, "HD"))["show_alert"] == "true"
    assert len(server.sent("sendDocument")) == 2 * len(places)
