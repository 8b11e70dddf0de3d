"""The picture of a won game that leaves no card."""

from bot.core.images import Celebration
from bot.core.screens import MAX_ALT
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_text import duration
from bot.screens.descriptions import deal_title, picture_heading, short_state_text
from engine.board import Board
from engine.outcome import Result


def celebration(texts: Texts, loaded: LoadedGame, board: Board, ended: str) -> tuple[Celebration, str] | None:
    """Return the picture of a won game whose board has no card left, and its alt text; else ``None``.

    ``ended`` says how the game ended.
    """
    session, moves = loaded.session, len(loaded.session.record.moves)
    is_won = board.outcome is not None and board.outcome.result is Result.WON
    if not is_won or not moves or any(pile.cards for pile in board.piles):
        return None
    before = session.record.first(moves - 1).replay().board()
    title, lines = texts("celebration-title"), _lines(texts, loaded, board)
    heading = picture_heading(texts, session.record, short_state_text(texts, board), session.challenge)
    cards = texts("listing-separator").join(
        texts.card(card) for pile in before.piles for card in pile.cards if card
    )
    head = texts("alt-head", title=deal_title(texts, session.record, session.challenge), details=ended)
    sentences = texts.together(*(texts("celebration-alt-line", line=line) for line in lines))
    alt = texts("celebration-alt", head=head, lines=sentences, cards=cards)
    return Celebration(before, heading, title, lines, loaded.theme), clipped(alt, MAX_ALT)


def _lines(texts: Texts, loaded: LoadedGame, board: Board) -> tuple[str, ...]:
    """Return how long the game took, the win streak if there is one, and what else was won."""
    session = loaded.session
    time = duration(session.moved - session.first_move)
    lines = [texts("celebration-moves", moves=len(session.record.moves), time=time)]
    if loaded.win_streak > 1:
        lines.append(texts("celebration-streak", count=loaded.win_streak))
    first_win = texts.name_of(board.game, "first-win-line")
    if session.is_clean_first_win(board.outcome) and texts.has(first_win):
        lines.append(texts(first_win))
    return tuple(lines)
