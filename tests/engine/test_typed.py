"""Any text can be typed at any position of any game, or read as a record."""

from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.errors import IllegalMoveError, InvalidMoveError, RecordError, RefusedError
from engine.game import Game, Position
from engine.games import all_games
from engine.move import Move
from engine.reading import read_moves
from engine.record import Record
from tests.combinations import by_family
from tests.engine.effort import at_most
from tests.engine.hidden import find_twin
from tests.engine.lines import COMMON, GAPS, LONGEST, glued, own_words
from tests.engine.playing import kind_name, option_sets, random_course
from tests.engine.transcripts import RECORDS

ENOUGH = 500_000
"""The most function calls that a line or a record may take; nearly all take a hundredth of that."""
DEALS = 3

games = pytest.mark.parametrize("game", by_family(all_games()), ids=kind_name)


@cache
def courses(game: Game) -> tuple[tuple[Record, tuple[Position, ...]], ...]:
    """Return random courses of a game with its option sets; with every seventh if there are many."""
    found = []
    for number, options in enumerate(option_sets(game)[:: 1 if len(option_sets(game)) < 20 else 7]):
        for deal in range(DEALS):
            record = Record.begin(game, options, deal)
            course = list(random_course(record.start(), number + deal))
            positions = (record.start(), *(position for _, position in course))
            found.append((record.then(*(move for move, _ in course)), positions))
    return tuple(found)


@st.composite
def positions(draw: st.DrawFn, game: Game) -> Position:
    """Draw a position of a random course."""
    # Draw indexes, because Hypothesis would show the long representations of positions.
    _, course = courses(game)[draw(st.integers(0, len(courses(game)) - 1))]
    return course[draw(st.integers(0, len(course) - 1))]


def lines(position: Position) -> st.SearchStrategy[str]:
    """Return a strategy for lines: any text, legal moves, or words of the position mixed with others."""
    words = st.sampled_from(own_words(position)) | st.sampled_from(COMMON)
    gaps = st.sampled_from(GAPS)
    mixed = st.lists(st.tuples(words, gaps, st.booleans()), min_size=1, max_size=40).map(glued)
    played = st.lists(st.sampled_from(position.legal_moves() or (None,)), min_size=1, max_size=6).map(
        lambda moves: ", ".join(move.text for move in moves if move)
    )
    repeated = st.tuples(words, st.integers(1, LONGEST)).map(lambda pair: f"{pair[0]} " * pair[1])
    return (st.text(max_size=60) | mixed | played | repeated).map(lambda line: line[:LONGEST])


def played(position: Position, line: str) -> tuple[tuple[Move, ...], Position] | RefusedError:
    """Return the moves of a line and the position after them, or the error that refuses it."""
    with at_most(ENOUGH):
        try:
            moves = read_moves(position, line)
            return moves, position.play_together(moves)
        except (InvalidMoveError, IllegalMoveError) as refusal:
            return refusal


def said(answer: tuple[tuple[Move, ...], Position] | RefusedError) -> object:
    """Return what the player sees of an answer, except the board."""
    return (answer.reason, str(answer), answer.details) if isinstance(answer, RefusedError) else answer[0]


def replayed(text: str) -> tuple[Record, Position] | RefusedError:
    """Return a record and the position after it, or the error that refuses it."""
    with at_most(ENOUGH):
        try:
            record = Record.read(text)
            return record, record.replay()
        except RecordError as refusal:
            return refusal


@games
@given(data=st.data())
def test_what_is_typed_plays_legal_moves_or_is_refused_with_a_reason(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    line = data.draw(lines(position))
    before = position.board(), hash(position), position.legal_moves()
    answer = played(position, line)
    # No answer depends on hidden cards.
    assert said(played(find_twin(game.name)(position, 1), line)) == said(answer)
    assert (position.board(), hash(position), position.legal_moves()) == before
    if isinstance(answer, RefusedError):
        assert answer.reason
        assert str(answer)
        return
    moves, after = answer
    assert moves
    for move in moves:
        assert move in position.legal_moves()
        position = position.after(move)
    assert position == after


def changed(draw: st.DrawFn, text: str) -> str:
    """Return a record with a random change: of characters, or a part removed, doubled or moved."""
    if draw(st.booleans()):
        at, length = draw(st.integers(0, len(text))), draw(st.integers(0, 6))
        return text[:at] + draw(st.text(max_size=6) | st.sampled_from(COMMON)) + text[at + length :]
    parts = text.split(" | ")
    taken = parts.pop(draw(st.integers(0, len(parts) - 1)))
    for _ in range(draw(st.integers(0, 2))):
        parts.insert(draw(st.integers(0, len(parts))), taken)
    return " | ".join(parts)


@st.composite
def records(draw: st.DrawFn, game: Game) -> str:
    """Draw the record of a real game, with up to three random changes."""
    golden = [text for text in RECORDS.values() if text.startswith(f"{game.name}/")]
    text = draw(st.sampled_from([*golden, *(record.text for record, _ in courses(game))]))
    for _ in range(draw(st.integers(0, 3))):
        text = changed(draw, text)
    return text


@games
@given(data=st.data())
def test_a_record_however_changed_replays_or_is_refused(game: Game, data: st.DataObject) -> None:
    text = data.draw(records(game))
    answer = replayed(text)
    if isinstance(answer, RefusedError):
        assert answer.reason
        assert len(str(answer)) < 400
        return
    record, position = answer
    assert record.text == text
    assert position == record.replay()
    for earlier, move in zip(record.positions(), record.moves, strict=False):
        assert move in earlier.legal_moves()


HEADS = r"[a-z]{3,9}/1( [a-z=0-9]{1,9}){0,3} #[0-9]{1,17}( \| [a-zA-Z0-9 ]{1,20}){0,4}"


@given(st.text() | st.from_regex(HEADS, fullmatch=True))
@example("")
@example("blink/1 hold=3 #1")
@example("flip/1 #1 | deal 52")
@example("flip/1 #1 | deal" + " all" * 4000)
def test_any_text_replays_or_is_no_record(text: str) -> None:
    answer = replayed(text)
    assert answer.reason if isinstance(answer, RefusedError) else answer[0].text == text
