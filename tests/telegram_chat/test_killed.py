"""The program killed without warning: its boards stay, its buttons work on, and each press counts once."""

import signal
from pathlib import Path

import pytest

from tests.bot.program import Program, running
from tests.telegram_chat.people import Person, buttons, words
from tests.telegram_chat.server import TOKEN, Server


@pytest.fixture
def program(server: Server, short_path: Path) -> Program:
    return Program(short_path, TELEGRAM_TOKEN=TOKEN, TELEGRAM_API_URL=server.url, NO_PROXY="127.0.0.1")


async def test_what_was_pressed_while_the_bot_was_dead_counts_once(
    program: Program, anna: Person, server: Server
) -> None:
    async with running(program):
        board = await anna.say("/play wish 0")
        begun = words(board)
        shown = await anna.tap(board, next(buttons(board))["text"])
        await server.until(lambda: words(board) != begun)
        before = words(board)
        await program.kill_all()
    label = next(buttons(board))["text"]
    pressed = [await anna.tap(board, label) for _ in range(2)]  # nothing happens, so they press again
    async with running(program):
        await server.until(lambda: words(board) != before)
        for query in pressed:
            await anna.answered(query)
        undone = await anna.say("/undo")
        assert "Assisted: 1 undo" in words(undone)
        assert words(undone).splitlines()[0] == before.splitlines()[0]
        assert next(buttons(undone))["text"] == label
    server.answers.pop(shown)  # Telegram may not have been told that it was answered, and have sent it again


async def test_a_bot_that_dies_in_the_middle_of_a_move_has_made_it_or_not(
    program: Program, anna: Person, server: Server
) -> None:
    async with running(program):
        board = await anna.say("/play wish 0")
        before = words(board)
        query = await anna.tap(board, next(buttons(board))["text"])
        await server.until(lambda: server.sent("answerCallbackQuery") or server.sent("editMessageMedia"))
        program.send(signal.SIGKILL)
        await program.end()
    async with running(program):
        shown = await anna.say("/board picture")
        assert words(shown) != before  # it had been answered, so it was kept
        await anna.say("/undo")
    server.answers.pop(query)  # it may have been answered before and after
