"""Screens and replies refuse to be larger than the narrowest chat."""

import pytest

from bot.core.actions import Action, Verb
from bot.core.images import MAX_CARD_LINE, BoardPicture, ResultCard
from bot.core.replies import MAX_NOTICE, Reply
from bot.core.screens import MAX_ALT, MAX_CAPTION, MAX_LABEL, MAX_TEXT, MAX_TITLE, Button, Screen
from engine.board import Board

CONTROL = Button("Undo", Action(Verb.UNDO))
PICTURE = BoardPicture(Board("wish", (), 0, None), ("Wish 42", ""))


def test_the_limits_are_those_of_the_narrowest_chat() -> None:
    assert (MAX_LABEL, MAX_CAPTION, MAX_TEXT, MAX_ALT, MAX_NOTICE) == (38, 1024, 2000, 1024, 200)
    with pytest.raises(ValueError, match="text"):
        Screen("x" * (MAX_TITLE + 1))


@pytest.mark.parametrize("label", ["", "x" * (MAX_LABEL + 1), "札" * 20, "x" + 80 * "\u0301"])
def test_a_label_fits_on_a_button(label: str) -> None:
    with pytest.raises(ValueError, match="label"):
        Button(label, Action(Verb.UNDO))
    assert Button("札" * (MAX_LABEL // 2), Action(Verb.UNDO))


def test_rows_and_buttons_fit() -> None:
    full = tuple(
        tuple(Button("Undo", Action(Verb.UNDO, (f"{row}{place}",))) for place in range(5)) for row in range(5)
    )
    Screen("Wish", rows=full)
    for rows in (((CONTROL,),) * 6, ((CONTROL,) * 6,), ((),)):
        with pytest.raises(ValueError, match="rows"):
            Screen("Wish", rows=rows)


def test_no_two_buttons_do_the_same() -> None:
    with pytest.raises(ValueError, match="the same"):
        Screen("Wish", rows=((CONTROL, CONTROL),))


def test_a_text_fits_a_message_and_below_a_picture() -> None:
    Screen("t", "x" * (MAX_TEXT - 2))
    Screen("t", "x" * (MAX_CAPTION - 2), PICTURE, "alt")
    with pytest.raises(ValueError, match="text"):
        Screen("t", "x" * (MAX_TEXT - 1))
    with pytest.raises(ValueError, match="text"):
        Screen("t", "x" * (MAX_CAPTION - 1), PICTURE, "alt")


def test_a_picture_has_its_words() -> None:
    for picture, alt in ((PICTURE, ""), (PICTURE, "x" * (MAX_ALT + 1)), (None, "words without a picture")):
        with pytest.raises(ValueError, match="alt"):
            Screen("t", picture=picture, alt=alt)


@pytest.mark.parametrize("line", ["", "x" * (MAX_CARD_LINE + 1), "札" * (MAX_CARD_LINE // 2 + 1)])
def test_a_line_fits_on_a_card(line: str) -> None:
    with pytest.raises(ValueError, match="card"):
        ResultCard(PICTURE.board, "Wish 42", ("Won", line))


def test_nothing_is_said_without_a_word() -> None:
    with pytest.raises(ValueError, match="without"):
        Screen()
    with pytest.raises(ValueError, match="without"):
        Reply()


def test_a_notice_fits_a_toast() -> None:
    Reply(notice="x" * MAX_NOTICE)
    with pytest.raises(ValueError, match="notice"):
        Reply(notice="x" * (MAX_NOTICE + 1))
