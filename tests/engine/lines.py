"""Typed lines: how a line is read, and random lines of words that belong to a position."""

import random
from collections.abc import Iterable, Mapping

from engine.errors import InvalidMoveError, RefusedError
from engine.game import Position
from engine.reading import read_moves

LONGEST = 6000
"""The most characters of a line that any chat delivers; the bot reads only shorter lines."""

WORDS = """
    take move put place play lay deal turn remove stop hold keep exchange trumps collect home match all four
    ace two seven ten jack queen king crown pawn court joker spades hearts diamonds clubs none left right
    of and to on the from with then x ten 10 t ♠ ♥ ♦ ♣ ♡ 🃏 , ; . | - + / → > “ ’ 0 1 7 52 999 00 ² ٣ ß İ
    red stars moon bolts grey moons wyrms knots mill merchant chance meeting
"""
COMMON = (*WORDS.split(), "\N{VARIATION SELECTOR-16}", "\x00", "\N{ZERO WIDTH SPACE}")
"""Words of the games, and words and characters that players and phones insert."""

GAPS = (" ", " ", " ", "", "  ", ", ", "\n", "-")


def read(position: Position, line: str) -> str:
    """Return the moves that a line means, or the reason why it cannot be read."""
    try:
        return ", ".join(move.text for move in read_moves(position, line))
    except InvalidMoveError as error:
        return error.reason


def refusal(position: Position, line: str) -> tuple[str, str, Mapping[str, object]]:
    """Return reason, text and details if a line is unreadable or illegal; empty values if it is played."""
    try:
        position.play_together(read_moves(position, line))
    except RefusedError as error:
        return error.reason, str(error), error.details
    return "", "", {}


def own_words(position: Position) -> list[str]:
    """Return the words that belong to a position: of its legal moves, its piles and its visible cards."""
    moves = position.legal_moves()[:60]
    piles = position.board().piles
    words = [word for move in moves for word in (move.verb, *move.places)]
    words += [word for pile in piles for word in (pile.name, pile.kind)]
    return words + [card.code for pile in piles for card in pile.cards if card]


def glued(words: Iterable[tuple[str, str, bool]]) -> str:
    """Join words, each followed by its gap; the loud ones are in capitals."""
    return "".join((word.upper() if is_loud else word) + gap for word, gap, is_loud in words)


def random_line(position: Position, chance: random.Random) -> str:
    """Return a line of words that belong to a position, mixed with others."""
    words = [*own_words(position), *chance.choices(COMMON, k=20)]
    count = chance.choice((1, 1, 2, 2, 3, 3, 4, 6, 12))
    return glued((chance.choice(words), chance.choice(GAPS), chance.random() < 0.2) for _ in range(count))
