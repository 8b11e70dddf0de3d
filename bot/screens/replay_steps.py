"""The steps of a replay: how words name them, and the screen and the buttons of one."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.core.actions import Verb
from bot.core.images import BoardPicture
from bot.core.screens import Button, Screen
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts
from bot.screens.board import characters_left, page_button
from bot.screens.descriptions import board_pages, deal_title, describe_board, picture_heading, pile_captions
from engine.board import Board, Mark
from engine.game import Position
from engine.move import Move

FIRST, LAST = "first", "last"
BEFORE, AFTER = "before", "after"
"""Begin the words for the step before or after another one; after the last comes the first."""

FILM = "film"
"""The word for the animation of the whole game."""

MOST_DIGITS = 5
"""Digits of a number that are read: no game has more moves."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A game after some of its moves: the position, and the move that led to it."""

    number: int
    """How many moves had been made; 0 for the deal."""
    count: int
    """How many moves the game has."""
    position: Position
    before: Position
    """The position before the move; for the deal, the deal itself."""
    move: Move | None
    """The move that led to the position; ``None`` for the deal."""


def step_of(loaded: LoadedGame, number: int) -> ReplayStep:
    """Return a game after its first ``number`` moves.

    Only the last position has the time on its clock: records have no times.
    """
    record = loaded.session.record
    count = len(record.moves)
    if number == 0:
        start = record.start()
        return ReplayStep(0, count, start, start, None)
    *_, before, after = record.first(number).positions()
    position = loaded.position if number == count else after
    return ReplayStep(number, count, position, before, record.moves[number - 1])


def read_step(words: Sequence[str], first: int, last: int) -> int | None:
    """Return the number of the step that words name, from ``first`` to ``last``; ``None`` for the whole game.

    A number beyond the end means the last step; unknown words mean the whole game.
    """
    match words:
        case (word, *_) if word.lower() == FIRST:
            return first
        case (word, *_) if word.lower() == LAST:
            return last
        case (word, number, *_) if word in (BEFORE, AFTER) and number.isdecimal():
            following = _clamped_number(number, first, last) + (1 if word == AFTER else -1)
            return (following - first) % (last - first + 1) + first
        case (number, *_) if number.isdecimal():
            return _clamped_number(number, first, last)
    return None


def read_move_number(words: Sequence[str], last: int) -> int | None:
    """Return the number of moves that words begin with; ``None`` if they begin otherwise."""
    return _clamped_number(words[0], 0, last) if words and words[0].isdecimal() else None


def is_beyond(words: Sequence[str], count: int) -> bool:
    """Return whether words begin with a number greater than ``count``."""
    number = words[0] if words else ""
    return number.isdecimal() and int(number[:MOST_DIGITS]) > count


def read_page(words: Sequence[str]) -> int:
    """Return the page of a board in words, which follows the number of a step; 1 by default."""
    page = words[1] if len(words) > 1 and words[0].isdecimal() else ""
    return int(page[:MOST_DIGITS]) if page.isdecimal() else 1


def _clamped_number(digits: str, first: int, last: int) -> int:
    return min(max(int(digits[:MOST_DIGITS]), first), last)


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
