"""The text view: a board in words with all moves as they are typed, in pages that fit into a message."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from bot.core.actions import Verb
from bot.core.screens import MAX_TEXT, Button
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts
from bot.i18n.typed_words import TypedWords
from bot.screens.descriptions import MOVE_DETAILS, CardText, describe_places, move_details
from engine.board import Board
from engine.game import Position
from engine.move import Move

SEPARATORS = (", ", "; ", "、")
"""Where a list can be cut: between typed moves, and between cards in any language."""
MIN_CUT = 3
"""The least length of a part of a line; without a separator, it would be empty."""


def board_pages(texts: Texts, board: Board, position: Position | None, room: int) -> tuple[str, ...]:
    """Return a board as text, in pages of at most ``room`` characters; with a position, also the moves.

    Cards have their full names if everything fits on one page, else their symbols, at first only in what is
    said of moves.
    """
    lines, last = [""], [""]
    for tell, tell_in_moves in (
        (texts.card, texts.card),
        (texts.card, texts.symbol),
        (texts.symbol, texts.symbol),
    ):
        lines = list(describe_places(texts, board, tell))
        last = list(typed_lines(texts, position, board, tell_in_moves)) if position else []
        if len("\n".join((*lines, *last))) <= room:
            return ("\n".join((*lines, *last)),)
    pages = [""]
    # On a board of several pages short lines come first: they say what has changed, unlike a long listing.
    ordered = [*last, *sorted(lines, key=len)]
    for line in (short for long in ordered for short in _split_line(long, room)):
        if len(pages[-1]) + 1 + len(line) > room:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{line}" if pages[-1] else line
    return tuple(pages)


def _split_line(line: str, room: int) -> Iterator[str]:
    """Yield the parts of a line, cut after list separators if there are any."""
    while len(line) > room:
        cut = max(line.rfind(separator, 0, room) + len(separator) for separator in SEPARATORS)
        cut = cut if cut >= MIN_CUT else room
        yield line[:cut].rstrip()
        line = line[cut:]
    yield line


def typed_lines(texts: Texts, position: Position, board: Board, tell: CardText) -> Iterator[str]:
    """Yield all legal moves as they are typed in the player's language.

    Of moves that take any of some places, yield the places.

    A game that has a message ``GAME-VERB-typed`` says with it what a player should know of a move to choose
    it, such as its points, and with ``GAME-typed-moves`` what that is.
    """
    pick, moves = position.pick(), position.legal_moves()
    words = TypedWords.of_language(texts.language)
    if pick is not None:
        ways = [Move(pick.verb, (place,)) for place in pick.places]
        notes = _notes(texts, position, board, ways, tell)
        places = [_with_note(texts, way.places[-1], notes[way]) for way in ways]
        yield texts(
            "typed-any", verb=words.of_move(pick.verb), places=texts("listing-separator").join(places)
        )
        moves = tuple(move for move in moves if move.verb != pick.verb)
    if moves:
        notes = _notes(texts, position, board, moves, tell)
        listed = _typed_moves(texts, words, notes)
        name = texts.name_of(board.game, "typed-moves") if any(notes.values()) else "typed-moves"
        if name == "typed-moves" and any(move.places for move in moves):
            name = "typed-moves-listed"
        yield texts(name, moves=listed, example=words.of_move(moves[0].text))


def _notes(
    texts: Texts, position: Position, board: Board, moves: Sequence[Move], tell: CardText
) -> dict[Move, str]:
    """Return what the game says of each move; an empty string for nothing."""
    notes = {}
    for move in moves:
        name = texts.name_of(board.game, f"{move.verb}-typed")
        if not texts.has(name):
            notes[move] = ""
            continue
        wanted = texts.arguments(name)
        found = {} if wanted <= MOVE_DETAILS else position.details(move)
        own = {
            part: value if isinstance(value, str | int) else tell(value)
            for part, value in found.items()
            if part in wanted
        }
        notes[move] = texts(name, **move_details(texts, board, move, wanted, tell), **own)
    return notes


def _typed_moves(texts: Texts, words: TypedWords, notes: Mapping[Move, str]) -> str:
    """List moves as they are typed, those together that differ only in their last place."""
    groups = []
    for start, alike in groupby(notes, key=_start):
        lasts = [
            _with_note(texts, words.of_place(move.places[-1]), notes[move]) for move in alike if move.places
        ]
        begun = words.of_move(" ".join(filter(None, start)))
        groups.append(texts("typed-places", start=begun, places=", ".join(lasts)) if lasts else begun)
    return texts("typed-separator").join(groups)


def _start(move: Move) -> tuple[str, ...]:
    return (move.verb, *move.places[:-1], "") if move.places else (move.verb,)


def _with_note(texts: Texts, typed: str, note: str) -> str:
    return texts("typed-note", typed=typed, note=note) if note else typed


def page_button(
    texts: Texts, loaded: LoadedGame, part: int, count: int, verb: Verb, *words: str
) -> tuple[Button, ...]:
    """Return the button to the next of several parts, the first after the last; none for a single part."""
    if count == 1:
        return ()
    following = part % count + 1
    label = texts("to-part", number=following, count=count)
    return (Button(label, loaded.action(verb, *words, str(following))),)


def characters_left(title: str, text: str) -> int:
    """Return how many characters are left for a board in words, below a title, a text and an empty line."""
    return MAX_TEXT - len(f"{title}\n{text}\n\n")
