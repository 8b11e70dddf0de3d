"""Typed moves: read as their game reads them or by the labels of buttons; else the nearest legal move."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from difflib import SequenceMatcher
from itertools import pairwise
from unicodedata import normalize

from bot.i18n.texts import Texts
from bot.i18n.typed_words import TypedWords
from bot.screens.descriptions import move_label
from engine import reading
from engine.errors import IllegalMoveError, InvalidMoveError
from engine.game import Position
from engine.move import Move
from engine.reading.words import as_french, as_rank, as_suit, join_cards, split_words

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

    Where its only verb comes last, as in “c e nehmen”, that goes first; a verb that takes no place only after
    a number, as in “3 ziehen”: else it is a move after others.
    """
    words = TypedWords.of_language(texts.language)
    english = words.in_english(line)
    if english == line:
        return
    moves = position.legal_moves()
    verbs = {move.verb for move in moves}
    alone = verbs - {move.verb for move in moves if move.places}
    *others, last = english.split(" ")
    is_counted = all(word.isdecimal() or word == "all" for word in others)
    if last in verbs and not verbs & {*others} and (last not in alone or is_counted):
        yield " ".join([last, *others])
    yield english
    if (other := words.with_suits_as_places(line)) != english:
        yield other


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
"""The likeness from which on a verb was meant, with a typing error; 0 to 1."""
MIN_PLACE_LIKENESS = 0.75
"""The same for the names of places: a wrong letter must not name another place."""
SHORT_NAME = 4
"""Names of places with fewer letters are meant only if all of these are typed."""
LEAST_SHARE = 0.5
"""The share of a line's words that moves could have: else it is not about a move."""
JOINING = frozenset({"and", "to", "the", "of", "then", "no", "or", "please"})
"""Words between those of moves."""
UNNAMED = frozenset({"drawn"})
"""Places that need no name: of the drawn card, nobody says that it is the drawn one."""


def nearest_move(position: Position, text: str) -> Move | None:
    """Return the legal move that a typed text resembles; ``None`` if there is none.

    All places of the move are typed, perhaps with an error: no move is given away that nobody has thought of.
    Of moves that take any of some places, it is the one with the places that the text names.
    """
    words = join_cards(split_words(text[:MOST_CHARACTERS]))
    moves, pick = position.legal_moves(), position.pick()
    verbs = {part for move in moves for part in move.verb.split("-")}
    places = {place.lower() for move in moves[:MOST_MOVES] for place in move.places}
    if not words or 2 * sum(_is_of_move(word, verbs, places) for word in words) < len(words):
        return None
    if pick is not None:
        named = {as_french(word) or word.upper() for word in words}
        if chosen := tuple(place for place in pick.places if place in named):
            return Move(pick.verb, chosen)
        moves = tuple(move for move in moves if move.verb != pick.verb)
    typed = {
        *words,
        *(one + other for one, other in pairwise(words)),
        *map("".join, zip(words, words[2:], strict=False)),
    }
    resembled = {place for place in places if any(_is_place(word, place) for word in typed)} | UNNAMED
    likeness = {
        move: _likeness(move, words)
        for move in moves[:MOST_MOVES]
        if all(place.lower() in resembled for place in move.places)
    }
    fitting = [move for move in likeness if move.places or likeness[move] >= MIN_LIKENESS]
    return max(fitting, key=lambda move: (likeness[move], len(move.places)), default=None)


def _is_of_move(word: str, verbs: Collection[str], places: Collection[str]) -> bool:
    """Return whether a word could be one of a move: a verb, a place, a card or a word between them."""
    if word in JOINING or word in places or as_french(word) or as_rank(word) or as_suit(word):
        return True
    return any(_ratio(word, verb) >= MIN_LIKENESS for verb in verbs) or any(
        _is_place(word, place) for place in places
    )


def _is_place(word: str, place: str) -> bool:
    """Return whether a word is the name of a place, perhaps with a typing error."""
    if word == place or as_french(word).lower() == place or as_suit(word).lower() == place:
        return True
    if len(place) >= SHORT_NAME and place.isalpha():
        return _ratio(word, place) >= MIN_PLACE_LIKENESS
    if len(place) < 2 or len(word) != len(place) + 1:
        return False
    return any(word[:at] + word[at + 1 :] == place for at in range(len(word)))  # one character too much


def _likeness(move: Move, words: Sequence[str]) -> float:
    """Return how like a move is to typed words, with its verb or without; 0 to 1."""
    typed = " ".join(words)
    return max(_ratio(typed, form.lower()) for form in (move.text, " ".join(move.places)))


def _ratio(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()
