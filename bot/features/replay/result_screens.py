"""What the message shows in which a player tells others how a game ended."""

from bot.core.deal_codes import write_code
from bot.core.images import ResultCard
from bot.core.loaded_game import LoadedGame
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.screens.assistance_text import assistance_lines, assistance_text
from bot.screens.descriptions import board_facts, deal_name, deal_title, describe_board, pile_captions
from bot.screens.menus import play_button
from engine.board import Board


def result_screen(texts: Texts, loaded: LoadedGame) -> Screen:
    """Show the result of a finished game, and offer the same deal to everybody who sees it."""
    record, challenge = loaded.session.record, loaded.session.challenge
    board = loaded.position.board()
    lines = result_lines(texts, loaded, board)
    effort = assistance_text(texts, loaded.session)
    text = texts("share", result=lines[0], moves=len(record.moves), score=lines[1], effort=effort)
    card = ResultCard(
        board, deal_name(texts, record, challenge), lines, loaded.theme, pile_captions(texts, record.game)
    )
    alt = describe_board(
        texts, board, texts("share-alt", deal=deal_title(texts, record, challenge), told=text)
    )
    rows = ((play_button(texts, record, challenge),),)
    return Screen(deal_title(texts, record, challenge), text, card, alt, rows, write_code(record, challenge))


def result_lines(texts: Texts, loaded: LoadedGame, board: Board) -> tuple[str, ...]:
    """Return lines with the result, the score, the moves, and the help there was."""
    session = loaded.session
    result = board.outcome.result if board.outcome else "given-up"
    moves = len(session.record.moves)
    return (
        texts(f"result-{result}"),
        texts.of_game(board.game, "result", **{**board_facts(board), "result": result, "moves": moves}),
        texts("result-moves", moves=moves),
        *assistance_lines(texts, session),
    )
