"""Boards in words: the alt text of a picture, the board as text, and what a move is called."""

from bot.model import MAX_ALT
from bot.texts import Texts
from engine.board import Board, Pile
from engine.deal import write_deal
from engine.move import Move
from engine.record import Record


def spoken_place(texts: Texts, board: Board, pile: Pile) -> str:
    """Tell one place and what lies on it, the top first."""
    seen = [texts.card(card) for card in reversed(pile.cards) if card]
    return texts.of_game(
        board.game,
        pile.kind,
        name=pile.name,
        seen=len(seen),
        cards=texts("listing-separator").join(seen),
        hidden=pile.hidden,
    )


def spoken_board(texts: Texts, board: Board) -> str:
    """Tell every place of a board in reading order, a line for each."""
    return "\n".join(spoken_place(texts, board, pile) for pile in board.piles)


def alt_text(texts: Texts, record: Record, board: Board) -> str:
    """Tell a picture to those who do not see it: the deal, where it stands, and every place."""
    text = f"{deal_title(texts, record)}. {state(texts, board)} {spoken_board(texts, board)}"
    if len(text) > MAX_ALT:
        raise ValueError(f"an alt text of {len(text)} characters, {MAX_ALT} fit")
    return text


def deal_title(texts: Texts, record: Record) -> str:
    """Name a deal in a heading: the game, the number, and its options."""
    return _named(texts, record, "deal-title", "option")


def deal_name(texts: Texts, record: Record) -> str:
    """Name a deal in as few words as a button wants."""
    return _named(texts, record, "deal-name", "short-option")


def _named(texts: Texts, record: Record, message: str, option: str) -> str:
    # A record of earlier rules may name what the catalogue has no words for any more: then its own stand.
    title = f"{record.game}-title"
    names = {word: f"{record.game}-{option}-{word.replace('=', '-')}" for word in record.option_words}
    options = [texts(name) if texts.has(name) else word for word, name in names.items()]
    return texts(
        message,
        game=texts(title) if texts.has(title) else record.game,
        deal=write_deal(record.deal),
        options=texts("listing-separator").join(options),
        count=len(options),
    )


def state(texts: Texts, board: Board) -> str:
    """Tell how the game stands, in its own terms."""
    return texts.of_game(board.game, "state", score=board.score)


def spoken_move(texts: Texts, board: Board, move: Move) -> str:
    """Name a move shortly: the places, and the cards that lie there."""
    tops = {pile.name: pile.top for pile in board.piles}
    details: dict[str, str] = {}
    for number, place in enumerate(move.places, start=1):
        top = tops.get(place)
        details[f"place{number}"] = place
        details[f"card{number}"] = texts.symbol(top) if top else ""
    return texts.of_game(board.game, move.verb, **details)
