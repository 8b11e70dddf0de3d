"""The screen of one step of a replay: its board and text, and the buttons to other steps."""

from dataclasses import dataclass

from bot.core.actions import Verb
from bot.core.images import BoardPicture
from bot.core.loaded_game import LoadedGame
from bot.core.screens import Button, Screen
from bot.i18n.texts import Texts
from bot.screens.board import characters_left, page_button
from bot.screens.descriptions import board_pages, deal_title, describe_board, picture_heading, pile_captions
from bot.screens.replay_steps import AFTER, BEFORE, FIRST, LAST
from engine.board import Board, Mark

ButtonRow = tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class StepView:
    """The content of the screen of a step."""

    board: Board
    lines: tuple[str, ...]
    """The text."""
    note: str
    """The text in the heading of its picture."""
    verb: Verb
    words: tuple[str, ...]
    """The words that request this step, for the other pages of a board in words."""
    marks: tuple[Mark, ...] = ()
    alt_lines: tuple[str, ...] = ()
    """Lines that only the alt text has."""


def step_view_screen(
    texts: Texts, loaded: LoadedGame, view: StepView, row: ButtonRow, others: ButtonRow, page: int
) -> Screen:
    """Show a step, with the buttons to other steps in ``row`` and the others below them."""
    record, challenge, board = loaded.session.record, loaded.session.challenge, view.board
    title, text = deal_title(texts, record, challenge), "\n".join(view.lines)
    if loaded.in_words:
        pages = board_pages(texts, board, None, characters_left(title, text))
        page = min(max(page, 1), len(pages))
        more = page_button(texts, loaded, page, len(pages), view.verb, *view.words)
        return Screen(title, f"{text}\n\n{pages[page - 1]}", rows=(row, (*more, *others)))
    heading = picture_heading(texts, record, view.note, challenge)
    picture = BoardPicture(board, heading, loaded.theme, view.marks, pile_captions(texts, record.game))
    status = texts.together(*view.lines, *view.alt_lines)
    alt = describe_board(texts, board, texts("alt-head", title=title, told=status))
    return Screen(title, text, picture, alt, (row, others))


def step_buttons(
    texts: Texts,
    loaded: LoadedGame,
    verb: Verb,
    words: tuple[str, ...],
    before: int,
    after: int | None = None,
) -> ButtonRow:
    """Return the four buttons to the first, previous, next and last step."""
    ways: tuple[tuple[str, str, tuple[str, ...]], ...] = (
        ("button-first", "spoken-first", (FIRST,)),
        ("button-before", "spoken-before", (BEFORE, str(before))),
        ("button-after", "spoken-after", (AFTER, str(before if after is None else after))),
        ("button-last", "spoken-last", (LAST,)),
    )
    return tuple(
        Button(texts(name), loaded.action(verb, *words, *way), spoken=texts(spoken))
        for name, spoken, way in ways
    )
