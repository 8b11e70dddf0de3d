"""Typed moves: read as their game reads them or by the labels of buttons; else the nearest legal move."""

import re
from collections.abc import Iterator
from contextlib import suppress
from difflib import SequenceMatcher
from unicodedata import normalize

from bot.i18n.texts import Texts
from bot.i18n.typed_words import TypedWords
from bot.screens.descriptions import move_label
from engine import reading
from engine.errors import IllegalMoveError, InvalidMoveError
from engine.game import Position
from engine.move import Move
from engine.reading.words import as_french, join_cards, split_words

UNREADABLE = "unreadable"
"""The reason of every game for a line that names no move."""


def read_moves(texts: Texts, position: Position, line: str) -> tuple[Move, ...]:
    """Read a typed line as its game does, in English or the player's language, or as the label of a button.

    Letters that can be words, such as the Portuguese “e”, are read so if the line cannot be played else.
    Raises ``InvalidMoveError`` as the game does. A label that several moves share means none of them.
    """
    moves, refusal = tuple[Move, ...](), None
    try:
        moves = _read_words(texts, position, line)
    except InvalidMoveError as error:
        refusal = error
    for english in TypedWords.of_language(texts.language).with_letters(line):
        if moves and _is_playable(position, moves):
            return moves
        with suppress(InvalidMoveError):
            other = reading.read_moves(position, english)
            if _is_playable(position, other):
                return other
    if refusal:
        raise refusal
    return moves


def _is_playable(position: Position, moves: tuple[Move, ...]) -> bool:
    try:
        position.play_together(moves)
    except IllegalMoveError:
        return False
    return True


def _read_words(texts: Texts, position: Position, line: str) -> tuple[Move, ...]:
    # The game might read only the letters and numbers of a label, and ignore its words.
    if not line.isascii() and (move := _move_with_label(texts, position, line)):
        return (move,)
    # The words of the language go first: their letters may be names of places.
    refusals = list[InvalidMoveError]()
    for english in (*_english_lines(texts, position, line), line):
        try:
            return reading.read_moves(position, english)
        except InvalidMoveError as error:
            refusals.append(error)
    if line.isascii() and (move := _move_with_label(texts, position, line)):
        return (move,)
    # Where only one line could be read at all, its refusal says what was wrong.
    raise next((error for error in refusals if error.reason != UNREADABLE), refusals[-1])


def _english_lines(texts: Texts, position: Position, line: str) -> Iterator[str]:
    """Yield what a line in the player's language can mean in English, if it has words of that language.

    Where its only verb comes last, as in “c e nehmen”, that goes first.
    """
    english = TypedWords.of_language(texts.language).in_english(line)
    if english == line:
        return
    verbs = {move.verb for move in position.legal_moves()}
    *others, last = english.split(" ")
    if last in verbs and not verbs & {*others}:
        yield " ".join([last, *others])
    yield english


def suggested(texts: Texts, position: Position, line: str) -> str:
    """Return the legal move most like a typed line, as it is typed in the player's language; else empty."""
    words = TypedWords.of_language(texts.language)
    move = nearest_move(position, words.in_english(line))
    return "" if move is None else words.of_move(move.text)


def _move_with_label(texts: Texts, position: Position, line: str) -> Move | None:
    """Return the one legal move with that label, in words or short; ``None`` if there is none, or several."""
    wanted, board = _normalized(line), position.board()
    for is_short in (False, True):
        labels = (
            (move, move_label(texts, position, board, move, is_short=is_short))
            for move in position.legal_moves()
        )
        meant = [move for move, label in labels if _normalized(label) == wanted]
        if meant:
            return meant[0] if len(meant) == 1 else None
    return None


def _normalized(text: str) -> str:
    """Return a text for comparison: in lower case and one width, without spaces."""
    return "".join(normalize("NFKC", text).casefold().split())


MOST_MOVES = 400
"""Moves that are compared; a board has more only if any of many cells will do."""
MOST_CHARACTERS = 60
"""Characters that are compared; every move is shorter."""
MIN_LIKENESS = 0.6
"""The likeness from which on a move was meant, with a typing error."""

NUMBER = re.compile(r"[0-9]{1,4}")


def nearest_move(position: Position, text: str) -> Move | None:
    """Return the legal move most like a typed text; ``None`` if there is none, or none is like it.

    Of moves that take any of some places, it is the one with the places that the text names.
    """
    words = join_cards(split_words(text))
    moves = position.legal_moves()
    pick = position.pick()
    if pick is not None:
        named = {as_french(word) or word.upper() for word in words}
        places = tuple(place for place in pick.places if place in named)
        if places:
            return Move(pick.verb, places)
        moves = tuple(move for move in moves if move.verb != pick.verb)
    typed = " ".join(words)[:MOST_CHARACTERS]
    matcher = SequenceMatcher(None)
    matcher.set_seq2(typed)
    found = NUMBER.search(typed)
    likeness = {
        move: _likeness(matcher, move, int(found[0]) if found else None) for move in moves[:MOST_MOVES]
    }
    likest = sorted(likeness, key=lambda move: -likeness[move])
    # Moves without places, such as dealing, are suggested only if the text is very like them. Whether a move
    # would end the game is not considered: hidden cards may decide that.
    likely = (move for move in likest if move.places or likeness[move] >= MIN_LIKENESS)
    return next(likely, likest[0] if likest else None)


def _likeness(matcher: SequenceMatcher[str], move: Move, number: int | None) -> float:
    """Return how like a move is to the text, with its verb or without; numbers by their distance."""
    ratios = []
    for form in (move.text.lower(), " ".join(move.places).lower()):
        matcher.set_seq1(form)
        ratios.append(matcher.ratio())
    own = NUMBER.fullmatch(move.places[-1]) if move.places else None
    nearness = 1 / (1 + abs(number - int(own[0]))) if number is not None and own else 0.0
    return max(ratios) + nearness
