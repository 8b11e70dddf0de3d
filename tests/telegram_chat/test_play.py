"""Whole games in a private chat, by buttons and by typing."""

import pytest

from tests.telegram_chat.people import Person, button, buttons, words
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

WON = (
    "take g h | take b h | take e h | take f h | take c f | take c e | take c f | take c g | "
    "take d e | take b d | take b d | take a d | take f g | take a g | take a e | take a b"
)
"""A way to clear deal 0."""


async def test_a_game_is_played_to_its_end_by_buttons(anna: Person, server: Server) -> None:
    menu = await anna.say("/start")
    await anna.change(menu, "Wish")
    board = menu  # the menu has become the board
    assert board["photo"][-1]["width"] <= 1280
    moves = 0
    while board["reply_markup"]["inline_keyboard"][0][0].get("style") == "primary":
        answer = await anna.change(board, board["reply_markup"]["inline_keyboard"][0][0]["text"])
        assert "text" not in answer
        moves += 1
    assert moves > 0
    assert [found["text"] for found in buttons(board) if found.get("style") == "danger"] == []
    assert len(server.sent("sendPhoto")) == 0
    assert len(server.sent("editMessageMedia")) == moves + 1
    fresh = await anna.turn(board, "New deal")
    assert fresh["message_id"] > board["message_id"]


async def test_a_game_is_won_by_typing(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0")
    typed = [f"{first}{second}" for _, first, second in (move.split() for move in WON.split(" | "))]
    for text in typed[:10]:
        board = await anna.say(text)
    board = await anna.say(" ".join(typed[10:11]))
    for move in WON.split(" | ")[11:]:
        board = await anna.say(move)
    assert "won" in words(board).lower() or "cleared" in words(board).lower()
    assert len(server.sent("sendPhoto")) == len(typed) + 1
    assert server.sent("editMessageMedia") == []


async def test_several_pairs_go_in_one_line(anna: Person) -> None:
    first = await anna.say("/play wish 0")
    typed = await anna.say("gh")
    undone = await anna.say("/undo")
    again = await anna.say("/redo")
    assert words(undone) != words(typed)
    assert words(first).splitlines()[0] == words(again).splitlines()[0]


async def test_what_is_not_a_move_is_said(anna: Person) -> None:
    await anna.say("/play wish 0")
    refusal = await anna.say("zz top")
    assert "zz top" in words(refusal)
    assert "photo" not in refusal
    not_a_pair = await anna.say("/move a b")
    assert "photo" not in not_a_pair


async def test_the_title_is_bold_and_nothing_else_is_markup(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0")
    title = words(board).splitlines()[0]
    assert board["caption_entities"] == [{"type": "bold", "offset": 0, "length": len(title)}]
    assert all("parse_mode" not in request.fields for request in server.requests)


async def test_the_board_is_told_in_words(anna: Person) -> None:
    board = await anna.say("/play wish 0")
    told = await anna.turn(board, "In words")
    assert "photo" not in told
    assert "reply_markup" not in board  # a picture cannot become a text: the game goes on below
    await anna.change(told, "As a picture")
    assert told["photo"]
    assert "text" not in told
    spoken = await anna.say("/board")
    assert "photo" not in spoken


async def test_an_old_button_shows_the_game_as_it_stands(anna: Person) -> None:
    board = await anna.say("/play wish 0")
    first = words(board)
    await anna.say("gh")
    answer = await anna.change(board, next(buttons(board))["text"])
    assert "earlier board" in answer["text"]
    assert words(board) != first


async def test_what_has_not_changed_is_no_error(
    anna: Person, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    board = await anna.say("/play wish 0")
    await anna.change(board, "Give up")
    question = button(board, "No, play on")["callback_data"]
    await anna.change(board, "No, play on")
    query = await anna.tap_data(board, question)
    assert "text" not in await anna.answered(query)
    await anna.say("/board")
    assert [error[:23] for error in server.refused] == ["message is not modified"]
    assert [record.message for record in caplog.records if record.levelname != "INFO"] == []


async def test_buttons_stand_out_by_what_they_do(anna: Person) -> None:
    board = await anna.say("/play wish 0")
    styles = {found["text"]: found.get("style") for found in buttons(board)}
    assert styles["Give up"] == "danger"
    assert styles["New deal"] is None
    assert "primary" in styles.values()
