"""Games in a private chat: played to their end with buttons and by typing, and how boards are shown."""

import pytest

from bot.core.callback_data import unpack
from bot.runtime.clock import Clock
from engine.record import Record
from seeds.puzzle import find_puzzle
from tests.bot.play.button_presses import all_presses
from tests.engine.transcripts import RECORDS
from tests.telegram_chat.chats import Json
from tests.telegram_chat.clocks import hurried
from tests.telegram_chat.people import Person, button, buttons, words
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

ENDINGS = {
    "wish-open": "You won! All cards are gone.",
    "follow-won": "You won! Your hand is empty, with 18 cards left in the deck: 18 points.",
}
"""Golden games with all kinds of buttons, and the texts that explain their ends."""


@pytest.fixture
def clock() -> Clock:
    return hurried()


async def start_record(person: Person, record: Record) -> Json:
    return await person.say(f"/play {record.game} {record.deal} {' '.join(record.option_words)}")


def assert_over(message: Json, ending: str) -> None:
    """Check that a board explains how its game ended and offers only what is possible then."""
    labels = {found["text"] for found in buttons(message)}
    assert words(message).splitlines()[1].startswith(ending)
    assert {"New game", "More…"} <= labels
    assert "Give up" not in labels


@pytest.mark.parametrize("name", ENDINGS)
async def test_a_game_is_played_to_its_end_by_buttons(anna: Person, server: Server, name: str) -> None:
    record = Record.read(RECORDS[name])
    board = await start_record(anna, record)
    for verb, said in all_presses(record):
        actions = {found["text"]: unpack(found["callback_data"]) for found in buttons(board)}
        (label,) = (label for label, action in actions.items() if (action.verb, action.words) == (verb, said))
        assert "text" not in await anna.change(board, label)
    assert_over(board, ENDINGS[name])
    assert len(server.sent("sendPhoto")) == 1
    await anna.change(board, "More…")
    message = await anna.turn(board, "Record")
    assert words(message).splitlines()[1] == record.text
    await anna.change(board, "◀ Back")
    assert (await anna.turn(board, "New game"))["photo"]  # the message of the finished game stays


async def test_only_the_title_is_bold(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0")
    title = words(board).splitlines()[0]
    assert board["caption_entities"] == [{"type": "bold", "offset": 0, "length": len(title)}]
    assert all("parse_mode" not in request.fields for request in server.requests)


async def test_two_taps_on_the_last_move_of_a_puzzle_keep_what_it_has_changed(anna: Person) -> None:
    puzzle = find_puzzle(1)
    assert puzzle
    board = await anna.say("/puzzle 1")
    *others, last = [(move.verb, *move.places) for move in puzzle.solution]

    def label_of(move: tuple[str, ...]) -> str:
        actions = {found["text"]: unpack(found["callback_data"]) for found in buttons(board)}
        return next(str(label) for label, action in actions.items() if action.words == move)

    for move in others:
        await anna.change(board, label_of(move))
    label = label_of(last)
    taps = [await anna.tap(board, label) for _ in range(2)]
    for tap in taps:
        await anna.answered(tap)
    assert words(board).startswith("✅ Solved! Puzzle 1")
    assert "The puzzle has" in words(board)


async def test_a_board_is_shown_in_words_and_as_a_picture_again(anna: Person) -> None:
    board = await anna.say("/play wish 0")
    in_words = await anna.turn(board, "Text view")
    assert "photo" not in in_words
    assert "reply_markup" not in board  # a picture cannot become a text: the game continues below
    await anna.change(in_words, "Picture view")
    assert in_words["photo"]
    assert "text" not in in_words


async def test_an_edit_that_changes_nothing_is_not_an_error(
    anna: Person, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    board = await anna.say("/play wish 0")
    await anna.change(board, "Give up")
    question = button(board, "No, keep playing")["callback_data"]
    await anna.change(board, "No, keep playing")
    query = await anna.tap_data(board, question)
    assert "text" not in await anna.answered(query)
    await anna.say("/board")
    assert [error[:23] for error in server.refused] == ["message is not modified"]
    assert [record.message for record in caplog.records if record.levelname != "INFO"] == []


async def test_a_record_is_typed_as_a_command_and_as_a_message(anna: Person) -> None:
    record = Record.read(RECORDS["wish-won"]).first(5)
    board = await anna.say(f"/play {record.text}")
    assert "started from a record" in words(board)
    assert (await anna.say(f"/replay {record.text}"))["animation"]
    offered = await anna.say(record.text)
    assert {"Animation", "Play from here"} <= {found["text"] for found in buttons(offered)}
    again = await anna.turn(offered, "Play from here")
    assert "started from a record" in words(again)
    await anna.change(again, "↩ Undo")
