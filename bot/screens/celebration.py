"""The picture of a won game."""

from bot.core.images import Celebration
from bot.core.screens import MAX_ALT
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_text import duration
from bot.screens.descriptions import deal_title, describe_board, picture_heading, short_state_text
from engine.board import Board
from engine.outcome import Result


def celebration(texts: Texts, loaded: LoadedGame, board: Board, ended: str) -> tuple[Celebration, str] | None:
    """Return the picture of a won game, and its alt text; ``None`` for any other game.

    It shows the last board that had any cards. ``ended`` says how the game ended.
    """
    session, moves = loaded.session, len(loaded.session.record.moves)
    is_won = board.outcome is not None and board.outcome.result is Result.WON
    if not is_won or not moves:
        return None
    is_empty = not any(pile.cards for pile in board.piles)
    shown = session.record.first(moves - 1).replay().board() if is_empty else board
    title, lines = texts("celebration-title"), _lines(texts, loaded, board)
    heading = picture_heading(texts, session.record, short_state_text(texts, board), session.challenge)
    head = texts("alt-head", title=deal_title(texts, session.record, session.challenge), details=ended)
    said = {
        "head": head,
        "lines": texts.together(*(texts("celebration-alt-line", line=line) for line in lines)),
    }
    if is_empty:
        cards = texts("listing-separator").join(
            texts.card(card) for pile in shown.piles for card in pile.cards if card
        )
        alt = clipped(texts("celebration-alt", cards=cards, **said), MAX_ALT)
    else:
        alt = describe_board(texts, board, texts("celebration-alt-board", **said))
    return Celebration(shown, heading, title, lines, loaded.theme), alt


def _lines(texts: Texts, loaded: LoadedGame, board: Board) -> tuple[str, ...]:
    """Return how long the game took, the win streak if there is one, what else was won, and what is next."""
    session = loaded.session
    time = duration(session.moved - session.first_move)
    lines = [texts("celebration-moves", moves=len(session.record.moves), time=time)]
    if loaded.win_streak > 1:
        lines.append(texts("celebration-streak", count=loaded.win_streak))
    first_win = texts.name_of(board.game, "first-win-line")
    if session.is_clean_first_win(board.outcome) and texts.has(first_win):
        lines.append(texts(first_win))
    if loaded.has_open_challenge:
        lines.append(texts("celebration-next"))
    return tuple(lines)
