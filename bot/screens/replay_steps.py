"""The steps of replays and of ways to the end: how words name them, their screens and their buttons."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.core.actions import Verb
from bot.core.images import BoardPicture, ReplayAnimation
from bot.core.screens import Button, ButtonStyle, Screen
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts
from bot.screens.descriptions import (
    deal_name,
    deal_title,
    describe_board,
    move_name,
    picture_heading,
    pile_captions,
    score_text,
    short_state_text,
)
from bot.screens.text_boards import board_pages, characters_left, page_button
from engine.advice.game_value import replayed_positions
from engine.board import Board, Mark
from engine.game import Position
from engine.move import Move
from engine.record import Record

FIRST, LAST = "first", "last"
BEFORE, AFTER = "before", "after"
"""Begin the words for the step before or after another one; after the last comes the first."""

FILM = "film"

STOPS_SHORT = "result-no-further"
"""The message instead of a result, for a way without a win that stops before the end."""

STRIP = "strip"

MOST_DIGITS = 5
"""Digits of a number that are read: no game has more moves."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A game after some of its moves: the position, and the move that led to it."""

    number: int
    """How many moves had been made; 0 for the deal."""
    count: int
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
    verb: Verb
    words: tuple[str, ...]
    """The words that request this step, for the other pages of a board in words."""
    marks: tuple[Mark, ...] = ()
    alt_lines: tuple[str, ...] = ()
    """Lines that only the alt text has."""
    title: str = ""
    """The heading; empty for that of the deal."""


def step_view_screen(
    texts: Texts, loaded: LoadedGame, view: StepView, row: ButtonRow, others: ButtonRow, page: int
) -> Screen:
    """Show a step, with the buttons to other steps in ``row`` and the others below them."""
    record, challenge, board = loaded.session.record, loaded.session.challenge, view.board
    title, text = view.title or deal_title(texts, record, challenge), "\n".join(view.lines)
    if loaded.in_words:
        pages = board_pages(texts, board, None, characters_left(title, text))
        page = min(max(page, 1), len(pages))
        more = page_button(texts, loaded, page, len(pages), view.verb, *view.words)
        rows = rows_of_steps(row, (*more, *others))
        return Screen(title, f"{text}\n\n{pages[page - 1]}", rows=rows)
    heading = (view.title, view.note) if view.title else picture_heading(texts, record, view.note, challenge)
    picture = BoardPicture(board, heading, loaded.theme, view.marks, pile_captions(texts, record.game))
    status = texts.together(*view.lines, *view.alt_lines)
    alt = describe_board(texts, board, texts("alt-head", title=title, details=status))
    return Screen(title, text, picture, alt, rows_of_steps(row, others))


def rows_of_steps(steps: ButtonRow, others: ButtonRow) -> tuple[ButtonRow, ButtonRow]:
    """Return the buttons to the steps, and others: the main one is to the next step, if none of these is."""
    if any(one.is_main for one in others):
        return steps, others
    return tuple(replace(one, is_main=AFTER in one.action.words) for one in steps), others


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
        ("button-first", "label-first", (FIRST,)),
        ("button-before", "label-before", (BEFORE, str(before))),
        ("button-after", "label-after", (AFTER, str(before if after is None else after))),
        ("button-last", "label-last", (LAST,)),
    )
    return tuple(
        Button(texts(name), loaded.action(verb, *words, *way), spoken=texts(spoken))
        for name, spoken, way in ways
    )


@dataclass(frozen=True, slots=True)
class WayToEnd:
    """A way from some move of a game to its end."""

    record: Record
    """The game up to that move, and then the way."""
    since: int
    """How many moves come before the way."""
    verb: Verb
    words: tuple[str, ...]
    """The first words of its buttons, after the verb."""
    title: str = ""
    """The heading of its screens; empty for that of the deal."""
    name: str = ""
    """The title of its animation; empty for the name of the deal."""
    end: str = ""
    """What is said at its end; empty for the result of the game."""
    idea: str = ""
    """What it is about, in lines of their own; empty for nothing."""
    notes: Sequence[str] = ()
    """What is said of each of its moves; empty for nothing."""

    @property
    def count(self) -> int:
        """How many moves the way has."""
        return len(self.record.moves) - self.since


def way_screen(
    texts: Texts,
    loaded: LoadedGame,
    way: WayToEnd,
    words: Sequence[str],
    seconds: int = 0,
    onwards: ButtonRow | None = None,
) -> Screen:
    """Show a way to the end of a game: the step that words name, or else its animation.

    ``seconds`` is the time on the clock at the end. ``onwards`` are the last buttons; by default the one to
    the review.
    """
    last = onwards or (Button(texts("button-strip"), loaded.action(Verb.REVIEW, STRIP)),)
    step = read_step(words, 0, way.count)
    if step is None and loaded.in_words and not words:
        step = 0  # an animation has no description in words, but its steps have
    if step is not None:
        return _way_step_screen(texts, loaded, way, step, seconds, read_page(words), last)
    record, challenge = way.record, loaded.session.challenge
    title = way.title or deal_title(texts, record, challenge)
    name, captions = way.name or deal_name(texts, record, challenge), pile_captions(texts, record.game)
    animation = ReplayAnimation(record.text, name, loaded.theme, captions, way.since)
    text = _way_text(texts, way, seconds)
    alt = texts("review-film-alt", deal=title, details=text)
    row = step_buttons(texts, loaded, way.verb, way.words, way.count, 0)
    return Screen(title, text, animation, alt, rows_of_steps(row, last))


def _way_step_screen(
    texts: Texts, loaded: LoadedGame, way: WayToEnd, step: int, seconds: int, page: int, last: ButtonRow
) -> Screen:
    record = way.record.first(way.since + step)
    positions = replayed_positions(record, seconds if step == way.count else 0)
    view = StepView(
        positions[-1].board(),
        _step_lines(texts, way, step, positions),
        texts("replay-count", number=step, count=way.count),
        way.verb,
        (*way.words, str(step)),
        tuple(map(Mark, positions[-1].traces(record.moves[-1]))) if step else (),
        title=way.title,
    )
    row = step_buttons(texts, loaded, way.verb, way.words, step)
    film = Button(texts("button-film"), loaded.action(way.verb, *way.words, FILM))
    return step_view_screen(texts, loaded, view, row, (film, *last), page)


def _step_lines(texts: Texts, ending: WayToEnd, step: int, positions: Sequence[Position]) -> tuple[str, str]:
    """Return which step of a way it is, and the state of the game there."""
    board, count = positions[-1].board(), ending.count
    if step:
        before, move = positions[-2], ending.record.moves[ending.since + step - 1]
        name = move_name(texts, before, before.board(), move)
        message = "way-to-goal-move" if ending.end else "review-line-move"
        line = texts(message, number=step, count=count, move=name)
    elif ending.end:
        line = texts("way-to-goal", count=count)
    else:
        line = texts("review-line-start", moves=ending.since, count=count)
    if step and ending.notes and (note := ending.notes[step - 1]):
        line = f"{line}\n{note}"
    if not step and ending.idea:
        line = f"{line}\n{ending.idea}"
    if step == count and ending.end:
        return line, ending.end
    if step == count:
        end = result_text(texts, positions[-1], len(ending.record.moves), STOPS_SHORT)
        return line, texts("review-line-end", result=end)
    return line, texts("replay-state", state=short_state_text(texts, board))


def _way_text(texts: Texts, ending: WayToEnd, seconds: int) -> str:
    if ending.end:
        way = texts.together(texts("way-to-goal", count=ending.count), ending.end)
        return "\n".join(filter(None, (way, ending.idea)))
    end = replayed_positions(ending.record, seconds)[-1]
    way = texts("review-way", moves=ending.since, count=ending.count)
    result = result_text(texts, end, len(ending.record.moves), STOPS_SHORT)
    return f"{way}\n{texts('review-line-end', result=result)}"


def result_text(texts: Texts, position: Position, moves: int, unfinished: str = "result-given-up") -> str:
    """Return the result of a game in a position after ``moves`` moves, or the message ``unfinished``."""
    board = position.board()
    result = texts(f"result-{board.outcome.result}" if board.outcome else unfinished)
    return texts("review-end", result=result, score=score_text(texts, board, moves))


def try_button(texts: Texts, loaded: LoadedGame, number: int, label: str) -> Button:
    """Return the button that lets the player try a finished game again from after a number of its moves."""
    return Button(texts(label), loaded.action(Verb.RETRY, str(number)), ButtonStyle.MOVE)
