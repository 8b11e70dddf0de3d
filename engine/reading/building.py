"""Reads typed moves of building games: from place to place, where a place may be named by a card.

Places have the names that the rules give them. Where these are 1 to 8 and a to d, the standard notation of
FreeCell is read: ``1a``, ``a4``, ``2h``, ``37``. There, ``3 1 5`` are three cards from 1 to 5, unless ``3 1``
is a move, and a line may leave out what goes home by itself between its moves, as published solutions do.
"""

import re
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from engine.automatic import automatic_moves
from engine.cards.french import FrenchCard
from engine.errors import InvalidMoveError
from engine.families.building.notation import has_standard_notation, read_counted
from engine.families.building.places import STOCK, Kind, Place
from engine.families.building.position import DEAL, DRAW, REDEAL, BuildingPosition
from engine.families.building.rules import StockTarget
from engine.families.building.whereabouts import why_not_there
from engine.move import Move
from engine.reading.words import (
    GLUED,
    RANK_WORDS,
    SUIT_FIRST,
    SUIT_WORDS,
    as_french,
    as_rank,
    plain,
    split_words,
)

MOST_WORDS = 100
LONGEST_SPELLED = 40
"""Letters of a word that names several places."""
MOST_STEPS = 400
"""Maximum number of steps of the search for a meaning."""

FILLERS = frozenset(
    {
        "put",
        "place",
        "play",
        "lay",
        "take",
        "send",
        "bring",
        "to",
        "onto",
        "on",
        "into",
        "from",
        "the",
        "then",
    }
    | {"and", "pile", "column", "card", "cards", "cell", "over", "with", "please"}
)
MOVE = "move"
"""Before the names of places, it means those cards alone, as in records: ``move c e`` a top card. Alone it is
the stock's: in German, moving and drawing a card are one word."""
HOMES = frozenset({"home", "foundation", "foundations", "up"})
TURN = "turn"
"""Turns over what is there: the stock, or the waste once the stock is empty."""
STOCK_WORDS = frozenset({"draw", "deal", STOCK, TURN})
REDEAL_WORDS = frozenset({"redeal", "recycle"})
WASTE_WORDS = frozenset({"waste", "w", "exchange"})
"""In some languages, the waste and discarding, as in an exchange, are one word."""
SHORT_STOCK, SHORT_HOME = "d", "h"
"""Letters for the stock and home. A ``d`` alone, even if a place has that name, means the stock."""
JOKER = "X"
ARTICLE = "a"
"""A word besides the name of a pile: “draw a card”, “lleva b a la base”."""
BREAK = "¦"
"""Marks where the player separated moves, or anything else."""
BREAKS = re.compile(r"[,;.|\n][\s,;.|]*")
COUNT = re.compile(r"([0-9]{1,2})([a-z]*)")
NUMBERS = {"one": 1} | {
    word: int(digit) for word, digit in RANK_WORDS.items() if digit.isdecimal() and word.isalpha()
}

Reading: TypeAlias = tuple[int, tuple[Move, ...]]
"""The number of the first word after a phrase, and the moves of the phrase."""


def read_moves(position: BuildingPosition, text: str) -> tuple[Move, ...]:
    """Read moves such as ``a c``, ``ac``, ``qh ks``, ``w d``, ``d home``, ``3 a c``, ``qh`` and ``draw``."""
    words = split_words(BREAKS.sub(f" {BREAK} ", plain(text)))
    visible = position.visible()
    line = [word for word in words if word not in FILLERS]
    if moves := _meaning(visible, line) or _only_move(visible, line):
        return moves
    named = [(at, end, code) for at in range(len(line)) for end, code in _cards_named(line, at)]
    codes = [code for _, _, code in named if code != JOKER]
    aims = {code for at, end, code in named if end == len(line) and [MOVE, *line][at] not in (MOVE, BREAK)}
    for code in codes:
        if not any(_places_of(visible, code)):
            raise why_not_there(visible, FrenchCard(*code))
    for code in sorted(codes, key=lambda code: code not in aims):
        if covered := next((one for one in _places_of(visible, code) if one.card), None):
            card, place = visible.cards_at(covered)[0], visible.table.piles[covered.number]
            if card:
                reason = "aim-covered" if code in aims else "card-covered"
                raise InvalidMoveError(reason, f"{code} is covered in pile {place}", card=card, place=place)
    raise InvalidMoveError("unreadable", f"no moves in {text!r}", text=text)


def _only_move(position: BuildingPosition, words: Sequence[str]) -> tuple[Move, ...]:
    """Return the only move that leads on from a card, if the line names nothing else; else none."""
    places = {place for end, place in _cards_at(position, words, 0) if end == len(words)}
    main = position.main_moves(position.legal_moves()) if places else ()
    moves = tuple(move for move in main if places.intersection(move.places[:1]))
    return moves if len(moves) == 1 else ()


def _meaning(position: BuildingPosition, words: Sequence[str]) -> tuple[Move, ...]:
    """Return the moves of a line; none if it cannot be read.

    Two cards are read as such before they are two moves to cells that are not the next ones: ``4c 5d``.
    Of several meanings, the first that can be played is used; if none can, the first. Breaks are ignored only
    if there is no meaning with them, because some players put a comma between the places. The work is bounded
    for any input. Raises ``InvalidMoveError`` for too many words.
    """
    joined = [word for word in words if word != BREAK]
    if len(joined) > MOST_WORDS:
        problem = f"the line has more than {MOST_WORDS} words"
        raise InvalidMoveError("too-many-words", problem, most=MOST_WORDS)
    if cards := _card_to_card(position, joined):
        return cards
    for is_legal in (True, False):
        for line in (words, joined):
            moves = _search(position, line, 0, iter(range(MOST_STEPS)), is_legal=is_legal)
            if moves:
                return moves
    return ()


def _card_to_card(position: BuildingPosition, words: Sequence[str]) -> tuple[Move, ...]:
    """Return the legal move between two cards that could also be two moves to cells, but unusual ones."""
    if len(words) != 2 or not has_standard_notation(position.rules) or None not in position.cells:
        return ()
    usual = position.table.cells[position.cells.index(None)]
    if not any(word[1:] in position.table.cells and word[1:] != usual for word in words):
        return ()
    ends = (
        (source, target)
        for at, source in _cards_at(position, words, 0)
        for _, target in _targets(position, words, at)
        if at == 1
    )
    moves = (_exact(position, source, target) for source, target in ends)
    return tuple(filter(position.allows, moves))[:1]


def _search(
    position: BuildingPosition, words: Sequence[str], at: int, steps: Iterator[int], *, is_legal: bool
) -> tuple[Move, ...] | None:
    if at == len(words):
        return ()
    for end, moves in _readings(position, words, at):
        if next(steps, None) is None:
            return None
        following = _if_allowed(position, moves)
        if following is None and is_legal:
            continue
        rest = _search(following or position, words, end, steps, is_legal=is_legal)
        if rest is not None:
            return (*moves, *rest)
    if at and is_legal and has_standard_notation(position.rules):
        between = automatic_moves(position, len(position.table.deck))
        rest = between and _search(position.after_line(between), words, at, steps, is_legal=True)
        return (*between, *rest) if rest else None
    return None


def _if_allowed(position: BuildingPosition, moves: Sequence[Move]) -> BuildingPosition | None:
    """Return the position after the moves; ``None`` if one of them is not legal."""
    for move in moves:
        if not position.allows(move):
            return None
        position = position.after(move)
    return position


def _readings(position: BuildingPosition, words: Sequence[str], at: int) -> Iterator[Reading]:
    """Yield the phrases that the words from a number on can begin with."""
    word = words[at]
    if word == BREAK:
        yield at + 1, ()
        return
    if word == MOVE:
        for middle, source in _named(position, words, at + 1):
            ends = _targets(position, words, middle)
            yield from ((end, (_exact(position, source, target),)) for end, target in ends)
        yield from _readings(position, words, at + 1) if at + 1 < len(words) else ()
        if position.rules.stock:
            yield at + 1, (_stock_move(position, word),)
        return
    if word in STOCK_WORDS | REDEAL_WORDS and position.rules.stock:
        yield from _of_stock(position, words, at)
    if _is_home(position, word):
        yield from ((end, (_way(position, source, ""),)) for end, source in _named(position, words, at + 1))
    if counted := read_counted(position, word):
        yield at + 1, (counted,)
    yield from _spelled(position, word, at)
    if alone := read_counted(position, f"{word}v1"):  # in case the line cannot be played on with more cards
        yield at + 1, (alone,)
    yield from _from_place_to_place(position, words, at)
    yield from _counted(position, words, at)
    if word == SHORT_STOCK and position.rules.stock:
        yield at + 1, (_stock_move(position, word),)


def _of_stock(position: BuildingPosition, words: Sequence[str], at: int) -> Iterator[Reading]:
    """Yield what is done with the stock: after ``draw`` may stand how many cards that are."""
    move, end = _stock_move(position, words[at]), at + 1
    if end < len(words) and words[at] in REDEAL_WORDS | {TURN} and words[end] in WASTE_WORDS:
        move, end = REDEAL, at + 2
    elif words[end : end + 1] == [STOCK]:
        end += 1
    if 0 < _number(words, end) == position.next_draw():
        yield end + 1, (move,)
    yield end, (move,)
    if words[end : end + 1] == [ARTICLE]:
        yield end + 1, (move,)


def _stock_move(position: BuildingPosition, word: str) -> Move:
    rules = position.rules.stock
    if rules and rules.target is StockTarget.TABLEAU:
        return DEAL
    if word in REDEAL_WORDS:
        return REDEAL
    return (position.stock_move() or DRAW) if word in (STOCK, TURN) else DRAW


def _spelled(position: BuildingPosition, word: str, at: int) -> Iterator[Reading]:
    """Yield moves between places whose letters follow each other without spaces, or between two cards."""
    if len(word) > LONGEST_SPELLED:
        return
    places = [_letter(position, letter) for letter in word]
    if len(word) % 2 == 0 and None not in places[::2]:
        ends = [
            "" if _is_home(position, letter) else place
            for letter, place in zip(word[1::2], places[1::2], strict=True)
        ]
        if None not in ends:
            yield at + 1, _ways(position, list(zip(filter(None, places[::2]), ends, strict=True)))
    cards = GLUED.findall(word)
    if len(cards) == 2 and not GLUED.sub("", word):
        yield from ((at + 1, moves) for _, moves in _from_place_to_place(position, cards, 0))
    count = COUNT.fullmatch(word)
    if count and count[2]:
        pair = [count[1], *count[2]] if len(count[2]) == 2 else [count[1], count[2]]
        if len(pair) == 3:
            yield from ((at + 1, moves) for _, moves in _counted(position, pair, 0))


def _ways(position: BuildingPosition, pairs: Sequence[tuple[str, str | None]]) -> tuple[Move, ...]:
    moves = []
    for source, target in pairs:
        move = _way(position, source, target or "")
        moves.append(move)
        position = position.after(move) if position.allows(move) else position
    return tuple(moves)


def _from_place_to_place(position: BuildingPosition, words: Sequence[str], at: int) -> Iterator[Reading]:
    for named, move in ((_places_named, _way), (_cards_at, _exact)):  # a card means itself, with all on it
        for middle, source in named(position, words, at):
            ends = _targets(position, words, middle)
            yield from ((end, (move(position, source, target),)) for end, target in ends)


def _counted(position: BuildingPosition, words: Sequence[str], at: int) -> Iterator[Reading]:
    """Yield moves of a number of cards, as in ``3 a c``. Raises ``InvalidMoveError`` for too many cards."""
    count = _number(words, at)
    if not count:
        return
    for middle, source in _places_named(position, words, at + 1):
        place = position.table.by_name.get(source)
        if place is None or place.kind is not Kind.PILE:
            continue
        for end, target in _targets(position, words, middle):
            pile = position.piles[place.number]
            if not 0 < count <= len(pile):
                problem = f"{source} has {len(pile)} cards, not {count}"
                raise InvalidMoveError("too-few-cards", problem, place=source, count=len(pile))
            start = position.name_of(Place(Kind.PILE, place.number, len(pile) - count + 1))
            yield end, (_exact(position, start, target),)


def _targets(position: BuildingPosition, words: Sequence[str], at: int) -> Iterator[tuple[int, str]]:
    """Yield where a move can end that begins before a word, and the end of its name; empty for home."""
    home = at + 1 if words[at : at + 1] == [ARTICLE] else at
    yield from ((one + 1, "") for one in {at, home} if one < len(words) and _is_home(position, words[one]))
    for end, target in _named(position, words, at):
        place = position.table.place(target)
        if place and not place.card:
            yield end, target


def _named(position: BuildingPosition, words: Sequence[str], at: int) -> Iterator[tuple[int, str]]:
    """Yield what the words from a number on can name: where the name ends, and the place."""
    yield from _places_named(position, words, at)
    yield from _cards_at(position, words, at)


def _places_named(position: BuildingPosition, words: Sequence[str], at: int) -> Iterator[tuple[int, str]]:
    if at >= len(words):
        return
    word, table = words[at], position.table
    following = words[at + 1] if at + 1 < len(words) else ""
    if (numbered := f"{word}-{following}") in table.by_name:  # such as the second foundation of a suit
        yield at + 2, numbered
    if (place := _letter(position, word)) is not None:
        yield at + 1, place
    elif (covered := table.place(word)) and covered.card <= len(position.piles[covered.number]):
        yield at + 1, position.name_of(covered)


def _cards_at(position: BuildingPosition, words: Sequence[str], at: int) -> Iterator[tuple[int, str]]:
    """Yield the places where a card lies face up that the words from a number on can name."""
    for end, code in _cards_named(words, at):
        yield from ((end, position.name_of(found)) for found in _places_of(position, code))


def _cards_named(words: Sequence[str], at: int) -> Iterator[tuple[int, str]]:
    """Yield the codes of cards that the words from a number on can name, such as ``queen of hearts``."""
    word = words[at] if at < len(words) else ""
    backwards = SUIT_FIRST.fullmatch(word)
    if code := as_french(f"{backwards[2]}{backwards[1]}" if backwards else word):
        yield at + 1, code
    suit = at + 2 if words[at + 1 : at + 2] == ["of"] else at + 1
    if (rank := as_rank(word)) and suit < len(words) and words[suit] in SUIT_WORDS:
        yield suit + 1, rank + SUIT_WORDS[words[suit]].upper()


def _letter(position: BuildingPosition, word: str) -> str | None:
    """Return the place that a word is the name of, or its letter; ``None`` if there is none."""
    if word in position.table.by_name:
        return word
    has_waste = Kind.WASTE in position.table.by_name
    return str(Kind.WASTE) if has_waste and word in WASTE_WORDS else None


def _is_home(position: BuildingPosition, word: str) -> bool:
    return word in HOMES or (word == SHORT_HOME and word not in position.table.by_name)


def _number(words: Sequence[str], at: int) -> int:
    """Return the number that a word is; 0 if it is none."""
    word = words[at] if at < len(words) else ""
    return NUMBERS.get(word, int(word) if word.isascii() and word.isdecimal() and len(word) < 3 else 0)


def _places_of(position: BuildingPosition, code: str) -> Iterator[Place]:
    for number, pile in enumerate(position.piles):
        for height in range(position.down[number], len(pile)):
            if _is(pile[height], code):
                yield Place(Kind.PILE, number, 0 if height + 1 == len(pile) else height + 1)
    if position.waste and _is(position.waste[-1], code):
        yield Place(Kind.WASTE, 0)
    yield from (Place(Kind.CELL, number) for number, card in enumerate(position.cells) if _is(card, code))
    for number, pile in enumerate(position.foundations):
        if pile and _is(pile[-1], code):
            yield Place(Kind.FOUNDATION, number)


def _is(card: FrenchCard | None, code: str) -> bool:
    return card is not None and card.code == code


def _way(position: BuildingPosition, source: str, target: str) -> Move:
    """Return the move from a place to another one, or home: of a pile, as many cards as can go there."""
    start, aim = position.table.by_name.get(source), position.table.by_name.get(target)
    if start and aim and start.kind is aim.kind is Kind.PILE:
        pile, fitting = position.piles[start.number], list[Move]()
        for number in range(position.group_start(start.number) + 1, len(pile)):
            move = Move("move", (position.name_of(Place(Kind.PILE, start.number, number)), target))
            if position.allows(move):
                return move
            card = pile[number - 1]
            if card and position.fits_pile(card, aim.number):
                fitting.append(move)
        if fitting and not position.allows(Move("move", (source, target))):
            return fitting[0]  # they are too many: the refusal says how many can be moved
    return _exact(position, source, target)


def _exact(position: BuildingPosition, source: str, target: str) -> Move:
    """Return the move of the card at a place, with all on it, to another one, or home."""
    table = position.table
    if not target:
        place = table.place(source)
        card = next(iter(position.cards_at(place)), None) if place else None
        home = position.fits_home(card)
        if home is None:
            home = table.facts[card].foundations[0] if card else 0
        target = table.foundations[home]
    return Move("move", (source, target))
